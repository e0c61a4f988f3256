from __future__ import annotations

import pytest

from games.hybris.table import (
    actor,
    goods,
    growth,
    happenings,
    legal,
    play,
    quiet,
    running,
    settled,
    story,
    table,
    told,
    track,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import LowerPillar
from thesmos.games.hybris.state import State, Turn


def filled(state: State, n: int, seat: int = 0) -> State:
    """Return the state after an effect of a seat has put Prayers into the Well, in the turn of seat 0."""
    return running(state, seat, fx.FillWell(n))


def full(well: int, **changes: int) -> State:
    """Return a quiet table with so many Prayers in the Well, and other goods of Zeus, whose turn it is."""
    return goods(quiet(table()).replace(well=well), 0, **changes)


@pytest.mark.rule("HYBRIS-WELL-01")
@pytest.mark.parametrize("who", [0, 1])
def test_every_addition_is_checked_at_once(who: int) -> None:
    """Whoever puts the cubes in: the check comes before the next part of the effect."""
    state = running(full(8, believer=1), who, fx.FillWell(1), fx.Gain("believer", 1))
    assert [
        f"seat {who} filled the well 1 [WELL-01]",
        "seat 0 gave up believers 1 [WELL-02]",
        f"seat {who} gained believers test 1 [CORE-21]",
    ] == told(state)


@pytest.mark.rule("HYBRIS-WELL-02")
@pytest.mark.parametrize(("well", "n", "left"), [(7, 1, 3), (8, 1, 2), (6, 4, 2), (9, 1, 2), (12, 1, 2), (10, 3, 2)])
def test_nine_to_thirteen_cost_a_believer(well: int, n: int, left: int) -> None:
    """The active player loses 1 of 3 Believers if 9 to 13 cubes lie in the Well after the addition, and no more."""
    state = filled(full(well, believer=3), n)
    assert (well + n, left, 0) == (state.well, state.players[0].goods.believer, state.players[1].goods.believer)
    assert (None, None, 0, 1) == state.track


@pytest.mark.rule("HYBRIS-WELL-02")
def test_it_is_the_active_player_who_loses() -> None:
    """In seat 0's turn seat 0 loses, though seat 1's effect fills the Well; outside turns it is seat 1."""
    state = goods(full(9, believer=1), 1, believer=1)
    assert [0, 1] == [player.goods.believer for player in filled(state, 1, seat=1).players]
    assert [1, 0] == [player.goods.believer for player in filled(state.replace(turn=Turn()), 1, seat=1).players]


def temples(state: State, *by_seat: tuple[str, ...]) -> State:
    """Return the state with Temples of the seats in Cities."""
    for seat, listed in enumerate(by_seat):
        state = growth(state, seat, temples=listed)
    return state


@pytest.mark.rule("HYBRIS-WELL-03")
@pytest.mark.rule("HYBRIS-WELL-04")
@pytest.mark.rule("HYBRIS-WELL-05")
@pytest.mark.parametrize("n", [1, 3])
def test_fourteen_destroy_a_temple_and_empty_the_well(n: int) -> None:
    """Poseidon, in front, has none; Hades comes next and loses one of his; Zeus and all Believers are spared."""
    state = track(goods(quiet(table("zeus,poseidon,hades")), 0, believer=2).replace(well=13), None, 1, 2, 0)
    state = filled(temples(state, ("argos",), (), ("athens", "sparta")), n)
    assert (2, ["destroy temple in athens", "destroy temple in sparta"]) == (actor(state), legal(state))
    state = play(state, "destroy temple in sparta")
    assert ["seat 2 lost a temple sparta [WELL-03]", f"emptied the well {13 + n} [WELL-04]"] == told(state)
    assert [("argos",), (), ("athens",)] == [player.growth.temples for player in state.players]
    assert (0, 2, (None, 1, 2, 0)) == (state.well, state.players[0].goods.believer, state.track)
    assert 0 == actor(state), "the turn goes on"


@pytest.mark.rule("HYBRIS-WELL-06")
def test_a_destroyed_temple_leaves_the_game() -> None:
    """The tile it came from does not get it back; its owner may build another Temple in the same City later."""
    before = growth(full(13), 0, removed=(0, 0, 0, 0, 1, 0), temples=("argos",))
    state = play(filled(before, 1), "destroy temple in argos")
    assert ((), (0, 0, 0, 0, 1, 0)) == (state.players[0].growth.temples, state.players[0].growth.removed)
    state = growth(state, 0, removed=(1, 0, 0, 0, 1, 0))
    state = play(running(state, 0, fx.Remove("temple", 1)), "remove from enh-zeus-the-thunderbolt")
    assert "temple in argos" in legal(state)
    assert ("argos",) == play(state, "temple in argos").players[0].growth.temples


@pytest.mark.rule("HYBRIS-WELL-06")
def test_a_temple_destroyed_by_something_else() -> None:
    """Erebus leaves the Well as it is, and the Temple is a loss like any other; a second one falls short."""
    state = temples(full(5), ("argos", "elis"))
    state = play(running(state, 0, fx.Lose("temple", 3)), "destroy temple in elis")
    assert ["seat 0 lost a temple elis [CORE-03]"] == told(state)
    state = play(state, "destroy temple in argos")
    assert ((), 5, (None, None, 1, 0)) == (state.players[0].growth.temples, state.well, state.track)


@pytest.mark.rule("HYBRIS-WELL-07")
def test_fourteen_without_any_temple() -> None:
    """Nobody loses anything, and the Well is empty; the turn goes on by itself."""
    state = filled(full(12, believer=2), 2)
    assert ["seat 0 filled the well 2 [WELL-01]", "emptied the well 14 [WELL-04]"] == told(state)
    assert (0, 2, 0) == (state.well, state.players[0].goods.believer, actor(state))


@pytest.mark.rule("HYBRIS-WELL-08")
def test_cubes_of_one_effect_give_one_check() -> None:
    """Three at once, from 8 to 11, cost 1 Believer; 13 after one effect is no overflow on the way."""
    state = filled(full(8, believer=5), 3)
    assert (11, 4) == (state.well, state.players[0].goods.believer)
    state = filled(state, 2)
    assert (13, 3) == (state.well, state.players[0].goods.believer), "it stays in the band and costs one again"


@pytest.mark.rule("HYBRIS-WELL-08")
def test_cubes_of_a_pillar_go_in_together() -> None:
    """Indoctrination of one of three players: 2 cubes, from 8 to 10, and one Believer less for its owner."""
    state = quiet(table("zeus,poseidon,hades", pillars=("pillar-indoctrination", "pillar-truce", "pillar-ascent")))
    state = settled(goods(state.replace(well=8), 0, believer=2), LowerPillar(Seat(0)))
    assert (10, 1) == (state.well, state.players[0].goods.believer)
    assert [1, 2, 2] == [player.goods.virtue for player in state.players]
    assert [(0, "", 2)] == happenings(state, "filled the well")


@pytest.mark.rule("HYBRIS-WELL-08")
def test_nothing_added_is_not_checked() -> None:
    """An effect that adds 0 cubes to a Well of 11 costs nobody anything."""
    state = filled(full(11, believer=2), 0)
    assert (11, 2, []) == (state.well, state.players[0].goods.believer, told(state))


@pytest.mark.rule("HYBRIS-WELL-09")
def test_without_believers_it_costs_greatness() -> None:
    """Zeus on space 3 loses 1 Greatness Point and trades places with Poseidon on space 4."""
    state = filled(full(8), 1)
    assert ((None, None, 1, 0), 9, 0) == (state.track, state.well, state.players[0].goods.believer)
    assert "seat 0 fell short [WELL-09]" in told(state)


@pytest.mark.rule("HYBRIS-WELL-09")
def test_on_the_last_space_it_costs_a_victory_point() -> None:
    """Zeus on space 4 loses a Victory Point instead, in the middle of his turn in Elis."""
    state = track(full(6, vp=2), None, None, 1, 0)
    said = story(play(state, "activate zeus", "go to mortal_world"), "enter elis")
    assert ["seat 0 filled the well 3 [WELL-01]", "seat 0 fell short [WELL-09]"] == said[1:3]
    state = play(state, "activate zeus", "go to mortal_world", "enter elis")
    assert (1, (None, None, 1, 0), ["influence"]) == (state.players[0].goods.vp, state.track, legal(state))
