from __future__ import annotations

import pytest

from games.hybris.table import (
    actor,
    boards,
    cards,
    character,
    goods,
    happenings,
    holding,
    legal,
    play,
    quiet,
    settled,
    table,
    told,
    track,
    view,
    who,
)
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris.entries import ClearOmens, Fear
from thesmos.games.hybris.state import State, Turn


def frightened(state: State, primordial: str, age: int = 2, omens: tuple[tuple[str, int], ...] = ()) -> State:
    """Return the state in the Fear step of an Age, with a Primordial next at the Oracle and cards laid under it."""
    laid = tuple((CardId(card), Seat(seat)) for card, seat in omens)
    state = boards(state, hidden=cards(f"primordial-{primordial} primordial-tartarus"), seers=((), ()), omens=laid)
    state = state.replace(course=state.course.replace(age=age), turn=Turn(), agenda=())
    return settled(state, Fear())


def empty_handed(olympians: str, **every: int) -> State:
    """Return a quiet table at which nobody holds a card, with the same goods for all."""
    state = quiet(table(olympians))
    for seat in range(len(state.players)):
        state = goods(holding(state, seat, hand=""), seat, **every)
    return state


@pytest.mark.rule("HYBRIS-ENDAGE-15")
@pytest.mark.rule("HYBRIS-ENDAGE-27")
@pytest.mark.parametrize(("age", "name"), [(2, "ouranos"), (4, "lethe"), (6, "ananke")])
def test_fear_comes_in_every_second_age(age: int, name: str) -> None:
    """Ages 2, 4 and 6 turn up the card of alpha, beta and gamma; the first thing is that all see it."""
    state = boards(empty_handed("zeus,hades", vp=9, prayer=9, believer=9), hidden=cards(f"primordial-{name}"))
    groups = {2: "alpha", 4: "beta", 6: "gamma"}
    assert (groups[age], groups) == (
        state.rules.edition.primordials[f"primordial-{name}"].group,
        dict(state.rules.reveals),
    )
    state = frightened(state, name, age)
    assert f"revealed primordial-{name} [ENDAGE-27]" == told(state)[0]
    assert ("primordial-chronos", f"primordial-{name}") == state.world.captives


@pytest.mark.rule("HYBRIS-ENDAGE-15")
@pytest.mark.rule("HYBRIS-ENDAGE-21")
@pytest.mark.parametrize("age", [1, 3, 5])
def test_the_other_ages_are_without_fear(age: int) -> None:
    """Nothing is revealed, nobody suffers, and the cards and tokens under the Oracle stay."""
    before = empty_handed("zeus,hades", vp=9, marks=14)
    state = frightened(before, "ouranos", age, omens=(("cc-combo", 1),))
    assert ([], cards("primordial-chronos")) == (told(state), state.world.captives)
    assert before.players == state.players
    assert ((("cc-combo", 1),), 2) == (state.world.omens, len(state.world.hidden))


@pytest.mark.rule("HYBRIS-ENDAGE-15")
@pytest.mark.rule("HYBRIS-ENDAGE-27")
@pytest.mark.rule("HYBRIS-ENDAGE-16")
@pytest.mark.rule("HYBRIS-ENDAGE-17")
@pytest.mark.rule("HYBRIS-ENDAGE-18")
@pytest.mark.rule("HYBRIS-ENDAGE-19")
def test_ouranos_at_the_end_of_age_2() -> None:
    """The printed example: Wrath I strikes all but Hades, who laid a card; Wrath II strikes all; Chronos is covered.

    Wrath I costs 1 Greatness and 2 points, and Wrath II leaves 4 cards in each hand. Zeus falls behind Athena, and then
    she behind him; Hades stays where he is.
    """
    state = empty_handed("zeus,athena,hades", vp=5)
    assert (None, 0, 1, 2) == state.track
    for seat, hand in enumerate(("cc-combo cc-riposte", "cc-combo cc-riposte cc-regroup cc-stomping cc-blessing")):
        state = holding(state, seat, hand=hand)
    state = holding(state, 2, hand="cc-combo cc-riposte cc-regroup cc-stomping cc-blessing cc-invocation")
    state = frightened(state, "ouranos", omens=(("sc-unseen-blow", 2),))
    assert ((None, 0, 1, 2), [3, 3, 5]) == (state.track, [player.goods.vp for player in state.players])
    assert [0, 1] == [seat for seat, _, _ in happenings(state, "lost greatness")]
    first = [(seat, amount) for seat, _, amount in happenings(state, "suffered") if amount == 1]
    assert [(0, 1), (1, 1)] == first
    assert 1 == actor(state), "Wrath II: Zeus has 2 cards; Athena must discard 1 of 5"
    state = play(state, "give up cc-combo")
    assert 2 == actor(state)
    state = play(state, "give up cc-combo", "give up cc-riposte")
    assert [2, 4, 4] == [len(player.holding.hand) for player in state.players]
    assert cards("primordial-chronos primordial-ouranos") == state.world.captives


@pytest.mark.rule("HYBRIS-ENDAGE-16")
def test_the_first_wrath_runs_from_the_front() -> None:
    """The order is read when it begins: Hades on space 2, Zeus on 3, Athena on 4, whatever the losses do to it.

    Hades trades places with Zeus; then Zeus, in front now, with Hades; then Athena loses a point on space 4.
    """
    state = track(empty_handed("zeus,athena,hades", vp=5), None, 2, 0, 1)
    state = frightened(state, "ouranos")
    assert [(2, 1), (0, 1), (1, 1)] == [(seat, number) for seat, _, number in happenings(state, "suffered")][:3]
    assert ((None, 2, 0, 1), [3, 2, 3]) == (state.track, [player.goods.vp for player in state.players])


@pytest.mark.rule("HYBRIS-ENDAGE-17")
@pytest.mark.parametrize(("omens", "aegis"), [((), [1, 1]), ((("cc-combo", 0),), [3, 1]), ((("cc-combo", 1),), [1, 3])])
def test_a_card_under_the_oracle_shelters(omens: tuple[tuple[str, int], ...], aegis: list[int]) -> None:
    """Pontus takes 2 Aegis from everybody who has no card there."""
    state = frightened(empty_handed("zeus,hades", believer=1), "pontus", omens=omens)
    state = play(state, "option 2", "option 2")
    assert aegis == [player.goods.aegis for player in state.players]


@pytest.mark.rule("HYBRIS-ENDAGE-18")
def test_nobody_is_immune_to_the_second_wrath() -> None:
    """Hemera takes 1 point for each Premonition: also from the two who have cards under the Oracle."""
    state = empty_handed("zeus,hades", vp=5, virtue=3)
    state = holding(state, 0, premonitions="premonition-double-vision premonition-the-deep-well")
    state = holding(state, 1, premonitions="premonition-black-sails")
    state = frightened(state, "hemera", omens=(("cc-combo", 0), ("cc-combo", 1)))
    assert [(0, "primordial-hemera", 2), (1, "primordial-hemera", 2)] == happenings(state, "suffered")
    assert [(3, 3), (4, 3)] == [(player.goods.vp, player.goods.virtue) for player in state.players]


@pytest.mark.rule("HYBRIS-ENDAGE-19")
def test_the_primordial_covers_the_others() -> None:
    """It lies on top, so that Drain gives its 4 Aegis and no more the 5 of Chronos; the next one comes up."""
    state = frightened(empty_handed("zeus,hades", virtue=3), "hemera")
    assert (cards("primordial-tartarus"), ((),)) == (state.world.hidden, state.world.seers)
    names = ("primordial-chronos", "primordial-hemera")
    assert (names, [5, 4]) == (
        state.world.captives,
        [state.rules.edition.primordials[name].aegis for name in names],
    )
    drained = quiet(table("zeus,hades")).replace(world=state.world)
    drained = play(drained, "activate zeus", "go to underworld", "enter space-underworld-3", "drain")
    assert 3 + 4 + 1 == drained.players[0].goods.aegis, "Persuasion adds 1"


@pytest.mark.rule("HYBRIS-ENDAGE-20")
@pytest.mark.rule("HYBRIS-ENDAGE-28")
def test_omens_and_their_tokens_go_home() -> None:
    """Each card lies on the discard pile of the player who laid it, and each token is in that player's reserve."""
    state = goods(goods(empty_handed("zeus,hades", virtue=3), 0, marks=13), 1, marks=14)
    state = holding(holding(state, 0, discard="cc-regroup"), 1, discard="")
    state = frightened(state, "hemera", omens=(("cc-combo", 0), ("sc-unseen-blow", 1), ("cc-riposte", 0)))
    assert [cards("cc-regroup cc-combo cc-riposte"), cards("sc-unseen-blow")] == [
        player.holding.discard for player in state.players
    ]
    assert ([15, 15], ()) == ([player.goods.marks for player in state.players], state.world.omens)
    assert [(0, "cc-combo", 0), (1, "sc-unseen-blow", 0), (0, "cc-riposte", 0)] == happenings(state, "discarded")


@pytest.mark.rule("HYBRIS-ENDAGE-20")
def test_omens_make_a_new_deck_where_none_is_left() -> None:
    """With an empty deck the two cards that come home are shuffled into it together."""
    state = holding(quiet(table()), 0, deck="", discard="")
    state = boards(state, omens=((CardId("cc-combo"), Seat(0)), (CardId("cc-riposte"), Seat(0))))
    state = settled(state, ClearOmens())
    mine = state.players[0].holding
    assert ({"cc-combo", "cc-riposte"}, ()) == (set(mine.deck), mine.discard)


@pytest.mark.rule("HYBRIS-ENDAGE-22")
def test_who_sends_nobody_into_a_fight_suffers_the_loss_alone() -> None:
    """Gaia's Wrath II without a fighter: 1 Victory Point is lost, nobody is defeated or wounded."""
    state = empty_handed("zeus,hades", vp=3)
    for seat, (olympian, hero) in enumerate((("zeus", "hero-heracles"), ("hades", "hero-sisyphus"))):
        state = character(character(state, seat, olympian, down=True), seat, hero, place="fallen")
    state = frightened(state, "gaia", 4, omens=(("cc-combo", 0), ("cc-combo", 1)))
    assert [2, 2] == [player.goods.vp for player in state.players]
    assert (None, None, 0, 1) == state.track
    assert ("fallen", True) == (who(state, 0, "hero-heracles").place, who(state, 0, "zeus").down)


EARTH = "cc-stomping cc-shield-wall cc-combo"


@pytest.mark.rule("HYBRIS-ENDAGE-23")
@pytest.mark.parametrize(
    ("hand", "line", "left", "believers"),
    [
        (EARTH, ("option 1", "give up cc-stomping", "give up cc-shield-wall"), "cc-combo", 5),
        (EARTH, ("option 2", "give up cc-shield-wall"), "cc-stomping cc-combo", 3),
        (EARTH, ("option 3",), EARTH, 1),
        ("cc-stomping cc-combo", ("option 2", "give up cc-stomping"), "cc-combo", 3),
        ("cc-combo", ("option 3",), "cc-combo", 1),
    ],
)
def test_gaia_takes_earth_or_believers(hand: str, line: tuple[str, ...], left: str, believers: int) -> None:
    """Cards that show Earth twice save all Believers, once cost 2 of them, no cards 4; only what can be met is open."""
    state = holding(empty_handed("zeus,hades", believer=5), 0, hand=hand)
    state = frightened(state, "gaia", 4, omens=(("cc-combo", 1),))
    earth = hand.count("stomping") + hand.count("wall")
    assert (0, ["option 1", "option 2", "option 3"][2 - earth :]) == (actor(state), legal(state))
    state = play(state, *line)
    assert (cards(left), believers) == (state.players[0].holding.hand, state.players[0].goods.believer)


@pytest.mark.rule("HYBRIS-ENDAGE-23")
@pytest.mark.parametrize(
    ("believers", "options"), [(1, ["option 3"]), (2, ["option 2"]), (4, ["option 2", "option 3"])]
)
def test_gaia_asks_only_for_what_can_be_met(believers: int, options: list[str]) -> None:
    """With one Earth and 1 Believer only the last alternative is left; then 1 Greatness is lost as well."""
    state = holding(empty_handed("zeus,hades", believer=believers), 0, hand="cc-stomping")
    state = frightened(state, "gaia", 4, omens=(("cc-combo", 1),))
    assert options == legal(state)
    if believers == 1:
        state = play(state, "option 3")
        assert (0, (None, None, 1, 0)) == (state.players[0].goods.believer, state.track)


@pytest.mark.rule("HYBRIS-ENDAGE-24")
def test_lethe_counts_the_elements_under_the_oracle() -> None:
    """Water and Air, Fire, Fire and Earth of the two others are 5 symbols: Zeus loses 5 of 9 points."""
    state = empty_handed("zeus,athena,hades", vp=9)
    omens = (("sc-sea-currents", 1), ("cc-combined-attack", 2), ("tc-hecatomb", 1))
    state = frightened(state, "lethe", 4, omens=omens)
    assert [4, 9, 9] == [player.goods.vp for player in state.players]
    assert view(state, 1)[0].world.captives == view(state, 2)[0].world.captives == state.world.captives
