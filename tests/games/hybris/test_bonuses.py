from __future__ import annotations

import pytest

from games.hybris.table import (
    actor,
    boards,
    goods,
    holding,
    legal,
    plan,
    play,
    posted,
    quiet,
    row,
    running,
    story,
    table,
    track,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State

HERO = "hero-heracles"
DECK = "cc-regroup cc-combo cc-stomping"


def arriving(space: str, state: State | None = None) -> tuple[State, list[str]]:
    """Return the state after Zeus has taken a space, with what happened on the way from the Location to the space."""
    base = quiet(table()) if state is None else state
    location = base.rules.location[space]
    before = play(base, "activate zeus", f"go to {location}")
    return play(before, f"enter {space}"), story(before, f"enter {space}")[1:]


def full(location: str) -> State:
    """Return a quiet table at which Poseidon's characters hold all three spaces of a Location."""
    return posted(quiet(table()), 1, *[f"space-{location}-{number}" for number in (1, 2, 3)])


@pytest.mark.rule("HYBRIS-MOVE-13")
def test_the_bonus_comes_at_once_and_before_the_action() -> None:
    """The point is there when the action is asked for; nobody is asked whether it is wanted."""
    state, said = arriving("space-olympus-2")
    assert (1, ["design"]) == (state.players[0].goods.vp, legal(state))
    assert ["seat 0 gained victory points space-olympus-2 1 [CORE-21]"] == said


@pytest.mark.rule("HYBRIS-MOVE-13")
def test_a_bonus_is_gained_as_far_as_it_can_be() -> None:
    """With an empty deck and discard pile no card is drawn, with one card in the deck one of two."""
    state = holding(quiet(table()), 0, hand="cc-riposte", deck="", discard="")
    assert (0, []) == (actor(arriving("space-coliseum-1", state)[0]), arriving("space-coliseum-1", state)[1])
    state, _ = arriving("space-coliseum-1", holding(state, 0, deck="cc-combo"))
    assert (("cc-riposte", "cc-combo"), ["train"]) == (state.players[0].holding.hand, legal(state)[:1])


@pytest.mark.rule("HYBRIS-MOVE-14")
def test_the_penalty_comes_at_once_and_before_the_action() -> None:
    """On the illustration of Olympus 1 of 4 points is lost before Design is chosen, and no bonus is gained."""
    state = goods(full("olympus"), 0, vp=4)
    said = story(play(state, "activate zeus", "go to olympus"), "enter olympus")
    assert ["seat 0 entered olympus [MOVE-03]", "seat 0 gave up victory points olympus 1 [CORE-03]"] == said
    state = play(state, "activate zeus", "go to olympus", "enter olympus")
    assert (3, ["design"], (None, None, 0, 1)) == (state.players[0].goods.vp, legal(state), state.track)


@pytest.mark.rule("HYBRIS-MOVE-15")
@pytest.mark.parametrize("space", ["space-oracle-3", "space-underworld-3", "sparta"])
def test_a_space_without_a_bonus(space: str) -> None:
    """Nothing is gained, nothing is lost, and the action is asked for."""
    before = quiet(table())
    state, said = arriving(space, before)
    assert ([], 0) == (said, state.well)
    assert [one.goods for one in before.players] == [one.goods for one in state.players]
    assert before.players[0].holding == state.players[0].holding


@pytest.mark.rule("HYBRIS-MOVE-16")
@pytest.mark.rule("HYBRIS-MOVE-17")
@pytest.mark.rule("HYBRIS-MOVE-19")
@pytest.mark.rule("HYBRIS-MOVE-20")
@pytest.mark.parametrize(
    ("space", "what", "left"),
    [
        ("space-underworld-1", "vp", (1, 3, 0, 0, 1)),
        ("space-forge-2", "aegis", (0, 4, 0, 0, 1)),
        ("space-oracle-1", "virtue", (0, 3, 0, 0, 2)),
        ("space-olympus-3", "virtue", (0, 3, 0, 0, 2)),
        ("space-forge-3", "believer", (0, 3, 1, 0, 1)),
        ("space-coliseum-3", "believer", (0, 3, 1, 0, 1)),
    ],
)
def test_one_of_a_kind(space: str, what: str, left: tuple[int, ...]) -> None:
    """1 Victory Point, 1 Aegis, 1 Virtue or 1 Believer is gained, and nothing else; the others gain nothing."""
    before = boards(quiet(table()), factory=row(("tech-war-drums", 1), None, None))
    state, said = arriving(space, before)
    mine = state.players[0].goods
    assert left == (mine.vp, mine.aegis, mine.believer, mine.prayer, mine.virtue)
    assert (1, True) == (len(said), what.replace("vp", "victory points") in said[0])
    assert before.players[1].goods == state.players[1].goods


@pytest.mark.rule("HYBRIS-MOVE-18")
def test_greatness_of_a_space() -> None:
    """Zeus moves from space 3 to space 2; from space 2 he trades places with Poseidon on space 1."""
    state, said = arriving("space-olympus-1")
    assert ((None, 0, None, 1), ["seat 0 gained greatness space-olympus-1 1 [CORE-09]"]) == (state.track, said)
    state, said = arriving("space-olympus-1", track(quiet(table()), 1, 0, None, None))
    assert ((0, 1, None, None), 0) == (state.track, state.players[0].goods.vp)


@pytest.mark.rule("HYBRIS-MOVE-21")
@pytest.mark.parametrize(("city", "prayers"), [("argos", 1), ("lemnos", 2), ("elis", 3), ("athens", 4)])
def test_prayers_of_a_city_go_to_the_well(city: str, prayers: int) -> None:
    """1 to 4 Prayers are put in; the check follows at once: 8 hurt nobody, the ninth costs a Believer."""
    state, said = arriving(city, goods(quiet(table()).replace(well=8 - prayers), 0, believer=2))
    assert (8, [f"seat 0 filled the well {prayers} [WELL-01]"]) == (state.well, said)
    assert (2, 0) == (state.players[0].goods.believer, state.players[0].goods.prayer)
    state, said = arriving(city, goods(quiet(table()).replace(well=9 - prayers), 0, believer=2))
    assert (9, 1, 2) == (state.well, state.players[0].goods.believer, len(said))
    assert "seat 0 gave up believers 1 [WELL-02]" == said[1]


@pytest.mark.rule("HYBRIS-MOVE-22")
@pytest.mark.parametrize(("well", "taken"), [(0, 0), (1, 1), (5, 1)])
def test_a_prayer_of_the_well(well: int, taken: int) -> None:
    """One cube comes out of the Well, if there is one."""
    state, said = arriving("space-oracle-2", quiet(table()).replace(well=well))
    assert (well - taken, taken) == (state.well, state.players[0].goods.prayer)
    assert ["seat 0 gained prayers space-oracle-2 1 [MOVE-22]"] * taken == said


@pytest.mark.rule("HYBRIS-MOVE-23")
@pytest.mark.parametrize(
    ("space", "drawn"),
    [
        ("space-coliseum-1", ("cc-stomping", "cc-combo")),
        ("space-coliseum-2", ("cc-stomping",)),
        ("space-underworld-2", ("cc-stomping",)),
    ],
)
def test_cards_of_a_space(space: str, drawn: tuple[str, ...]) -> None:
    """1 or 2 cards come off the top of the own deck into the hand."""
    state, said = arriving(space, holding(quiet(table()), 0, hand="", deck=DECK))
    mine = state.players[0].holding
    assert (drawn, 3 - len(drawn)) == (mine.hand, len(mine.deck))
    assert [f"seat 0 drew {card} [MOVE-23]" for card in drawn] == said


@pytest.mark.rule("HYBRIS-MOVE-24")
def test_a_produce_of_a_space() -> None:
    """Both tiles move on; the one that leaves is stored by Poseidon, and Zeus gains the point for it.

    Then the action is due: Zeus may produce once more.
    """
    before = boards(quiet(table()), factory=row(("tech-war-drums", 0), None, ("tech-sacred-way", 1)))
    state, _ = arriving("space-forge-1", goods(before, 1, marks=14))
    assert row(None, ("tech-war-drums", 0), None) == state.world.factory
    assert (("tech-sacred-way",), 15) == (state.players[1].growth.stored, state.players[1].goods.marks)
    assert (1, 0, ["produce"]) == (state.players[0].goods.vp, state.players[1].goods.vp, legal(state))
    state = play(state, "produce")
    assert (row(None, None, ("tech-war-drums", 0)), 1) == (state.world.factory, actor(state))


PENALTIES = {"olympus": "vp", "underworld": "vp", "oracle": "believer", "forge": "aegis", "coliseum": "aegis"}


@pytest.mark.rule("HYBRIS-MOVE-25")
@pytest.mark.rule("HYBRIS-MOVE-26")
@pytest.mark.rule("HYBRIS-MOVE-27")
@pytest.mark.parametrize("location", ["olympus", "oracle", "forge", "coliseum"])
def test_what_an_illustration_costs(location: str) -> None:
    """Olympus costs a Victory Point, the Oracle a Believer, the Forge and the Coliseum an Aegis; Greatness stays."""
    state = boards(full(location), factory=row(("tech-war-drums", 1), None, None))
    state = play(goods(state, 0, vp=2, believer=2, aegis=2), "activate zeus", f"go to {location}", f"enter {location}")
    mine = state.players[0].goods
    left = {"vp": mine.vp, "believer": mine.believer, "aegis": mine.aegis}
    assert {"vp": 2, "believer": 2, "aegis": 2, PENALTIES[location]: 1} == left
    assert (None, None, 0, 1) == state.track


@pytest.mark.rule("HYBRIS-MOVE-25")
@pytest.mark.rule("HYBRIS-MOVE-26")
def test_the_penalties_of_the_others() -> None:
    """The Underworld, whose illustration nobody needs, shows a Victory Point, the Moirai a Believer."""
    places = quiet(table()).rules.edition.locations.values()
    code = quiet(table()).rules.code
    shown = {place.id: code[place.penalty] for place in places if place.id in ("underworld", "moirai")}
    assert {"underworld": (fx.Lose("vp", 1),), "moirai": (fx.Lose("believer", 1),)} == shown


@pytest.mark.rule("HYBRIS-MOVE-28")
@pytest.mark.parametrize("location", ["olympus", "oracle", "forge", "coliseum"])
def test_a_penalty_that_is_not_there_costs_greatness(location: str) -> None:
    """Without the thing Zeus may go all the same: he loses 1 Greatness Point, and trades places with Poseidon."""
    state = boards(full(location), factory=row(("tech-war-drums", 1), None, None))
    state = goods(state, 0, vp=0, believer=0, aegis=0)
    state = play(state, "activate zeus", f"go to {location}", f"enter {location}")
    assert ((None, None, 1, 0), 0) == (state.track, actor(state))
    assert (0, 0, 0) == (state.players[0].goods.vp, state.players[0].goods.believer, state.players[0].goods.aegis)


@pytest.mark.rule("HYBRIS-MOVE-28")
def test_a_hero_who_pays_with_the_last_aegis_falls_short() -> None:
    """The activation takes the only Aegis, so the penalty of the Forge costs Greatness instead."""
    state = boards(full("forge"), factory=row(("tech-war-drums", 1), None, None))
    state = goods(plan(state, 0, hero_heracles="forge"), 0, aegis=1)
    state = play(state, f"activate {HERO}", "enter forge")
    assert (0, (None, None, 1, 0), ["produce"]) == (state.players[0].goods.aegis, state.track, legal(state))
    assert state.track == running(full("forge"), 0, fx.Lose("vp", 1)).track, "like any other loss"
