from __future__ import annotations

import pytest

from games.hybris.powers import powered
from games.hybris.reading import held
from games.hybris.table import (
    EDITION,
    Quest,
    actor,
    boards,
    cards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    plan,
    play,
    quiet,
    refused,
    settled,
    site,
    standing,
    table,
    who,
)
from games.hybris.tiles import EAGLE
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import EndAge
from thesmos.games.hybris.state import State

OARS, APPLES, TWINS, CATTLE, HYDRA = (
    f"quest-{name}"
    for name in ("the-oar-makers", "the-golden-apples", "the-heavenly-twins", "the-stolen-cattle", "hydra-of-lerna")
)


def faced(*quests: Quest | None, hand: str = "", olympians: str = "zeus,athena") -> State:
    """Return a quiet table with these Quests face up on the Moirai, and a hand for Zeus' player."""
    shown = (*(None,) * (3 - len(quests)), *quests)
    return boards(holding(quiet(table(olympians)), 0, hand=hand), quests=shown)


def quest(state: State, name: str, hero: bool = False) -> State:
    """Let Zeus or Heracles attempt a Quest, from a space without a bonus for either."""
    if hero:
        state = play(plan(state, 0, hero_heracles="moirai"), "activate hero-heracles")
    else:
        state = play(state, "activate zeus", "go to moirai")
    return play(state, "enter space-moirai-3", "quest", f"attempt {name}")


def on(name: str, state: State) -> tuple[Seat, ...]:
    """Return the seats that completed acts of a face-up Quest."""
    return next(one.acts for one in state.world.quests if one is not None and one.id == name)


@pytest.mark.rule("HYBRIS-MOIRAI-02")
def test_any_face_up_quest_may_be_chosen() -> None:
    """Also one that is hopeless: with 3 Aegis and no card the Oar-Makers can't be met, the Hydra not be beaten."""
    state = play(faced(Quest(OARS), Quest(APPLES), Quest(HYDRA)), "activate zeus", "go to moirai")
    state = play(state, "enter space-moirai-3", "quest")
    assert [f"attempt {name}" for name in (OARS, APPLES, HYDRA)] == legal(state)
    assert {"HYBRIS-MOIRAI-02"} == refused(state, f"attempt {TWINS}")


@pytest.mark.rule("HYBRIS-MOIRAI-03")
@pytest.mark.rule("HYBRIS-MOVE-06")
def test_without_a_quest_nobody_goes_to_the_moirai() -> None:
    """All three spaces empty: neither Zeus nor a Hero with its token can be sent there."""
    state = plan(faced(), 0, hero_heracles="moirai")
    assert "activate hero-heracles" not in legal(state)
    assert "go to moirai" not in legal(play(state, "activate zeus"))
    assert "go to moirai" in legal(play(faced(Quest(OARS)), "activate zeus"))


@pytest.mark.rule("HYBRIS-COMP-22")
@pytest.mark.rule("HYBRIS-MOVE-06")
def test_an_act_needs_a_player_token() -> None:
    """Without one an Epic Quest can't be chosen, nor be gone to; a Confrontation needs none."""
    state = goods(faced(Quest(APPLES), hand="cc-combo"), 0, marks=0)
    assert "go to moirai" not in legal(play(state, "activate zeus"))
    state = goods(faced(Quest(APPLES), Quest(HYDRA)), 0, marks=0)
    state = play(state, "activate zeus", "go to moirai", "enter space-moirai-3", "quest")
    assert [f"attempt {HYDRA}"] == legal(state)
    assert {"HYBRIS-COMP-22"} == refused(state, f"attempt {APPLES}")


@pytest.mark.rule("HYBRIS-COMP-22")
def test_the_last_token_ends_a_quest() -> None:
    """With one token left the first act can be done, and no second one is offered."""
    state = goods(faced(Quest(APPLES), hand="cc-combo cc-combo"), 0, marks=1)
    state = play(quest(state, APPLES), "show cc-combo")
    assert (0, 1, (Seat(0),)) == (held(state, "marks")[0], actor(state), on(APPLES, state))


@pytest.mark.rule("HYBRIS-MOIRAI-07")
@pytest.mark.rule("HYBRIS-MOIRAI-08")
@pytest.mark.rule("HYBRIS-MOIRAI-27")
@pytest.mark.rule("HYBRIS-MOIRAI-13")
def test_the_first_act_without_a_token_is_attempted() -> None:
    """Act I of the Oar-Makers: 4 Aegis are owned, nothing is spent; 1 point, and a token lies on the act."""
    state = quest(goods(faced(Quest(OARS)), 0, aegis=4), OARS)
    assert ([1, 0], 4, [14, 15]) == (held(state, "vp"), held(state, "aegis")[0], held(state, "marks"))
    assert ((Seat(0),), 1) == (on(OARS, state), actor(state))
    assert [(0, OARS, 1)] == happenings(state, "completed an act")


@pytest.mark.rule("HYBRIS-MOIRAI-06")
@pytest.mark.rule("HYBRIS-MOIRAI-07")
@pytest.mark.rule("HYBRIS-MOIRAI-15")
def test_acts_of_one_quest_are_completed_by_different_players() -> None:
    """Act I is done by seat 1: Zeus has to attempt act II and show Water and Air, which he keeps."""
    state = quest(faced(Quest(OARS, (Seat(1),)), hand="sc-sea-currents"), OARS)
    assert ["show sc-sea-currents"] == legal(state)
    state = play(state, "show sc-sea-currents")
    assert ((Seat(1), Seat(0)), ["give up sc-sea-currents", "go on"]) == (on(OARS, state), legal(state))
    assert ([1, 0], cards("sc-sea-currents")) == (held(state, "vp"), state.players[0].holding.hand)


@pytest.mark.rule("HYBRIS-MOIRAI-09")
def test_the_next_act_costs_a_card() -> None:
    """After an act the player may stop, or discard any 1 card and attempt the next one."""
    state = goods(faced(Quest(APPLES), hand="cc-combo cc-stomping"), 0, prayer=4)
    state = play(quest(state, APPLES), "show cc-combo")
    assert ["give up cc-stomping", "give up cc-combo", "go on"] == legal(state)
    stopped = play(state, "go on")
    assert (1, ["cc-combo", "cc-stomping"], (Seat(0),)) == (
        actor(stopped),
        sorted(stopped.players[0].holding.hand),
        on(APPLES, stopped),
    )
    state = play(state, "give up cc-combo")
    assert ((Seat(0), Seat(0)), [3, 0], cards("cc-combo")) == (
        on(APPLES, state),
        held(state, "vp"),
        state.players[0].holding.discard,
    )
    assert ["give up cc-stomping", "go on"] == legal(state)


@pytest.mark.rule("HYBRIS-MOIRAI-09")
def test_without_a_card_the_player_must_stop() -> None:
    """With 4 Aegis and 9 Prayers but no card in hand nothing is asked after the first act."""
    state = quest(goods(faced(Quest(OARS)), 0, aegis=4), OARS)
    assert 1 == actor(state)


@pytest.mark.rule("HYBRIS-MOIRAI-09")
@pytest.mark.rule("HYBRIS-MOIRAI-11")
def test_the_price_does_not_serve_the_act() -> None:
    """The only Fire is given up for the attempt: act II of the Falling Chariot then lacks it, and Zeus is defeated."""
    state = faced(Quest("quest-the-falling-chariot"), hand="cc-invocation cc-combo")
    state = play(quest(state, "quest-the-falling-chariot"), "show cc-invocation", "give up cc-invocation")
    assert (True, 1, cards("cc-combo")) == (who(state, 0, "zeus").down, actor(state), state.players[0].holding.hand)


@pytest.mark.rule("HYBRIS-MOIRAI-10")
@pytest.mark.rule("HYBRIS-MOIRAI-12")
@pytest.mark.rule("HYBRIS-MOIRAI-14")
def test_the_final_act_brings_the_epic_reward() -> None:
    """Act III of the Oar-Makers: its 2 Believers, then a Spark and 2 points, all to Zeus; the tokens return."""
    state = goods(goods(faced(Quest(OARS, (Seat(1), Seat(1)))), 0, marks=15), 1, marks=13)
    state = character(state, 0, "hero-heracles", place="space-forge-1", spent=True)
    state = powered(state, 0, "test-done", fx.Gain("aegis", 1), on="quest_done")
    state = play(quest(state, OARS), "recall hero-heracles")
    assert ("reserve", [2, 0], [0, 0]) == (
        who(state, 0, "hero-heracles").place,
        held(state, "believer"),
        held(state, "vp"),
    )
    assert EAGLE in legal(state)
    state = play(state, EAGLE)
    assert ([2, 0], [15, 15], (None, None, None)) == (held(state, "vp"), held(state, "marks"), state.world.quests)
    assert (OARS in state.world.box, 4, 1) == (True, held(state, "aegis")[0], actor(state))
    names = [event.name for event in state.events]
    assert names.index("was completed") < names.index("used"), "the Quest has left when that is told of"


@pytest.mark.rule("HYBRIS-MOIRAI-12")
def test_the_space_of_a_completed_quest_stays_empty_until_the_age_ends() -> None:
    """The two others lie where they lay; at Quest Advance the rightmost leaves and the spaces are filled."""
    state = faced(Quest(APPLES), Quest(CATTLE, (Seat(1),)), Quest(OARS))
    state = character(state, 0, "prophet-amphiaraus", place="elis", spent=True)
    state = play(quest(state, CATTLE), "recall prophet-amphiaraus", EAGLE)
    assert [APPLES, None, OARS] == [None if one is None else one.id for one in state.world.quests]
    state = settled(state.replace(agenda=()), EndAge())
    assert APPLES == [None if one is None else one.id for one in state.world.quests][2]
    assert None not in state.world.quests


@pytest.mark.rule("HYBRIS-MOIRAI-12")
@pytest.mark.rule("HYBRIS-MOIRAI-11")
def test_a_failed_quest_stays_with_its_tokens() -> None:
    """Act I of the Golden Apples is done and paid for; act II fails without 4 Prayers, and all of act I is kept."""
    state = faced(Quest(APPLES), hand="cc-combo cc-stomping")
    state = play(quest(state, APPLES), "show cc-combo", "give up cc-stomping")
    assert ([1, 0], (Seat(0),), [14, 15]) == (held(state, "vp"), on(APPLES, state), held(state, "marks"))
    assert (True, 1) == (who(state, 0, "zeus").down, actor(state))


@pytest.mark.rule("HYBRIS-MOIRAI-11")
@pytest.mark.parametrize(("hero", "place"), [(False, "reserve"), (True, "fallen")])
def test_a_failed_act_defeats_the_character(hero: bool, place: str) -> None:
    """Without 4 Aegis nothing is completed; it is no fight, so that Hades' player gains nothing by it."""
    state = faced(Quest(OARS), olympians="zeus,hades")
    state = powered(state, 0, "test-lost", fx.Gain("aegis", 9), on="combat_lost")
    state = powered(state, 0, "test-begun", fx.Gain("aegis", 9), on="combat_start")
    state = quest(state, OARS, hero)
    one = who(state, 0, "hero-heracles" if hero else "zeus")
    assert (place, not hero, ()) == (one.place, one.down, on(OARS, state))
    assert ([0, 0], 3 - hero, 1) == (held(state, "vp"), held(state, "aegis")[0], actor(state))


@pytest.mark.rule("HYBRIS-MOIRAI-11")
@pytest.mark.rule("HYBRIS-MOIRAI-14")
def test_only_a_character_standing_there_can_return() -> None:
    """The Heavenly Twins ask for a Hero in Sparta: the one who acts at the Moirai and one who fell won't do."""
    state = character(faced(Quest(TWINS)), 0, "hero-perseus", place="fallen")
    state = quest(state, TWINS, hero=True)
    assert ("fallen", "fallen") == (who(state, 0, "hero-heracles").place, who(state, 0, "hero-perseus").place)
    state = quest(character(faced(Quest(TWINS)), 0, "hero-perseus", place="sparta", spent=True), TWINS, hero=True)
    state = play(state, "recall hero-perseus")
    assert (("reserve", True), [2, 0]) == (
        (who(state, 0, "hero-perseus").place, who(state, 0, "hero-perseus").spent),
        held(state, "vp"),
    )


@pytest.mark.rule("HYBRIS-MOIRAI-16")
@pytest.mark.rule("HYBRIS-MOIRAI-15")
def test_a_card_serves_for_every_element_it_shows() -> None:
    """Act II of the Falling Chariot asks for Fire and Air: Thunder Javelin alone is enough, or two cards."""
    name = "quest-the-falling-chariot"
    state = faced(Quest(name, (Seat(1),)), hand="sc-thunder-javelin cc-combo cc-stomping cc-invocation")
    state = quest(state, name)
    assert ["give up sc-thunder-javelin", "give up cc-combo", "give up cc-invocation"] == legal(state)
    one = play(state, "give up sc-thunder-javelin", EAGLE)
    assert cards("sc-thunder-javelin") == one.players[0].holding.discard
    two = play(state, "give up cc-combo")
    assert ["give up sc-thunder-javelin", "give up cc-invocation"] == legal(two)
    two = play(two, "give up cc-invocation", EAGLE)
    assert {*cards("cc-combo cc-invocation")} == set(two.players[0].holding.discard)


@pytest.mark.rule("HYBRIS-MOIRAI-13")
@pytest.mark.parametrize(
    ("pillar", "flipped", "done"), [("pillar-ambition", True, True), ("pillar-truce", True, False)]
)
def test_a_pillar_counts_also_when_it_is_spent(pillar: str, flipped: bool, done: bool) -> None:
    """The Stolen Cattle asks for Ambition, which here lies face down; another Pillar is a failure."""
    state = quest(standing(faced(Quest(CATTLE)), 0, pillar=pillar, flipped=flipped), CATTLE)
    assert (done, not done) == (on(CATTLE, state) == (Seat(0),), who(state, 0, "zeus").down)


@pytest.mark.rule("HYBRIS-MOIRAI-13")
@pytest.mark.parametrize(
    ("owner", "space", "done"), [(0, "argos-2", True), (1, "argos-2", False), (0, "sparta-1", False)]
)
def test_a_technology_counts_in_its_city_and_for_its_owner(owner: int, space: str, done: bool) -> None:
    """The Seven Gates asks for an own Social tile in Argos; one in the Factory or stored is none."""
    state = growth(faced(Quest("quest-the-seven-gates")), 0, stored=("tech-public-baths",))
    state = quest(site(state, space, "tech-grain-measure", owner), "quest-the-seven-gates")
    assert done == (on("quest-the-seven-gates", state) == (Seat(0),))
    assert {2, 3, 4} == {len(one.acts) for one in EDITION.epics.values()}
