from __future__ import annotations

import pytest

from games.hybris.table import (
    FOUR,
    actor,
    begin,
    boards,
    cards,
    goods,
    legal,
    play,
    running,
    settled,
    table,
    told,
    track,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris.effects import Effect, Gain, Lose
from thesmos.games.hybris.entries import Wrath
from thesmos.games.hybris.state import State, Turn


def laid(*seats: int | None) -> State:
    """Return a table of as many players as there are, with the Greatness track laid out, each with 3 points."""
    players = sum(seat is not None for seat in seats)
    state = track(table(",".join(FOUR.split(",")[:players])), *seats)
    for seat in range(players):
        state = goods(state, seat, vp=3)
    return state


def points(state: State) -> list[int]:
    """Return the Victory Points by seat."""
    return [player.goods.vp for player in state.players]


@pytest.mark.rule("HYBRIS-CORE-09")
@pytest.mark.rule("HYBRIS-CORE-10")
@pytest.mark.rule("HYBRIS-CORE-11")
@pytest.mark.parametrize(
    ("before", "step", "after"),
    [
        ((1, 2, 0, 3), Gain("greatness", 1), (1, 0, 2, 3)),
        ((1, 2, 0, 3), Lose("greatness", 1), (1, 2, 3, 0)),
        ((None, 1, 0, 2), Gain("greatness", 1), (None, 0, 1, 2)),
        ((None, 0, 1, 2), Gain("greatness", 1), (0, None, 1, 2)),
        ((0, 1, None, 2), Lose("greatness", 1), (1, 0, None, 2)),
        ((1, 0, None, 2), Lose("greatness", 1), (1, None, 0, 2)),
        ((None, None, 0, 1), Gain("greatness", 1), (None, 0, None, 1)),
        ((1, 0, None, None), Lose("greatness", 1), (1, None, 0, None)),
    ],
)
def test_one_greatness_is_one_space(
    before: tuple[int | None, ...], step: Effect, after: tuple[int | None, ...]
) -> None:
    """A gain leads one space to the front, a loss to the back; a marker there swaps, an empty space is just entered."""
    state = running(laid(*before), 0, step)
    assert (after, {3}) == (state.track, set(points(state)))
    assert ["CORE-09"] == [one.rpartition("[")[2][:-1] for one in told(state)]


@pytest.mark.rule("HYBRIS-CORE-12")
def test_at_the_front_greatness_is_a_point() -> None:
    """On space 1 a Greatness Point is 1 Victory Point, and nobody moves."""
    state = running(laid(0, None, 1, 2), 0, Gain("greatness", 1))
    assert ((0, None, 1, 2), [4, 3, 3]) == (state.track, points(state))
    assert ["seat 0 gained victory points test 1 [CORE-12]"] == told(state)


@pytest.mark.rule("HYBRIS-CORE-12")
def test_only_space_1_is_the_front() -> None:
    """With two players the foremost marker can stand on space 2: a gain moves it, and brings no point."""
    state = running(laid(None, 0, 1, None), 0, Gain("greatness", 1))
    assert ((0, None, 1, None), [3, 3]) == (state.track, points(state))


@pytest.mark.rule("HYBRIS-CORE-13")
def test_at_the_back_greatness_costs_a_point() -> None:
    """On space 4 a lost Greatness Point is a lost Victory Point, and nobody moves."""
    state = running(laid(1, 2, None, 0), 0, Lose("greatness", 1))
    assert ((1, 2, None, 0), [2, 3, 3]) == (state.track, points(state))
    assert ["seat 0 gave up victory points test 1 [CORE-13]"] == told(state)
    state = running(laid(1, 0, None, None), 0, Lose("greatness", 1))
    assert ((1, None, 0, None), [3, 3]) == (state.track, points(state))


@pytest.mark.rule("HYBRIS-CORE-14")
@pytest.mark.parametrize(
    ("before", "step", "after", "vp"),
    [
        ((1, 2, 0, 3), Gain("greatness", 2), (0, 1, 2, 3), 3),
        ((1, 2, 0, 3), Gain("greatness", 4), (0, 1, 2, 3), 5),
        ((0, 1, 2, 3), Gain("greatness", 3), (0, 1, 2, 3), 6),
        ((1, 0, 2, 3), Lose("greatness", 3), (1, 2, 3, 0), 2),
        ((1, 0, None, None), Lose("greatness", 5), (1, None, None, 0), 0),
        ((None, None, 1, 0), Gain("greatness", 2), (None, 0, None, 1), 3),
    ],
)
def test_several_points_are_taken_one_by_one(
    before: tuple[int | None, ...], step: Effect, after: tuple[int | None, ...], vp: int
) -> None:
    """Each has a swap of its own, or at an end of the track a Victory Point."""
    state = running(laid(*before), 0, step)
    assert (after, vp) == (state.track, state.players[0].goods.vp)


@pytest.mark.rule("HYBRIS-CORE-15")
@pytest.mark.parametrize(
    ("before", "step", "after"),
    [
        ((1, 0, 2, 3), Gain("greatness", 1), (0, 1, 2, 3)),
        ((1, 2, 3, 0), Gain("greatness", 1), (1, 2, 0, 3)),
        ((0, 1, 2, 3), Lose("greatness", 1), (1, 0, 2, 3)),
    ],
)
def test_who_is_displaced_gains_and_loses_nothing(
    before: tuple[int, ...], step: Effect, after: tuple[int, ...]
) -> None:
    """A marker that is swapped to the front or the back brings or costs no point; the event is the other player's."""
    state = running(laid(*before), 0, step)
    assert (after, [3, 3, 3, 3]) == (state.track, points(state))
    assert [0] == [one.seat for one in state.events]


@pytest.mark.rule("HYBRIS-CORE-16")
def test_greatness_order_runs_from_the_front() -> None:
    """Pillars are picked, and effects for several players come, from space 1 to space 4."""
    state = running(laid(2, None, 0, 1), 1, Gain("aegis", 1, who="all"))
    assert [2, 0, 1] == [one.seat for one in state.events]
    state = running(laid(3, 0, 2, 1), 0, Gain("aegis", 1, who="others"))
    assert [3, 2, 1] == [one.seat for one in state.events]


@pytest.mark.rule("HYBRIS-CORE-17")
def test_the_order_is_fixed_when_an_effect_begins() -> None:
    """Three gain Greatness in the order 0, 1, 2: a point, a swap, a swap, though the first one is behind then."""
    state = running(laid(0, 1, 2, None), 0, Gain("greatness", 1, who="all"))
    assert [0, 1, 2] == [one.seat for one in state.events]
    assert ((1, 2, 0, None), [4, 3, 3]) == (state.track, points(state))


@pytest.mark.rule("HYBRIS-CORE-17")
def test_the_order_of_a_second_wrath_is_read_afresh() -> None:
    """Ouranos' first Wrath throws seat 0 behind seat 1, who lies sheltered; so the second one begins with seat 1."""
    state = boards(laid(0, 1, 2, 3), hidden=cards("primordial-ouranos"), seers=((),))
    state = boards(state, omens=tuple((card, Seat(seat)) for seat, card in enumerate(cards("cc-combo " * 4)) if seat))
    state = settled(state.replace(turn=Turn()), Wrath(2), Wrath(1))
    suffered = [(one.seat, one.amount) for one in state.events if one.name == "suffered"]
    assert [(0, 1), (1, 2), (0, 2), (2, 2), (3, 2)] == suffered
    assert ((1, 0, 2, 3), [1, 3, 3, 3]) == (state.track, points(state))


@pytest.mark.rule("HYBRIS-CORE-17")
def test_the_draft_keeps_its_order() -> None:
    """A swap while Pillars are picked changes nothing of who picks next: nobody is skipped, nobody picks twice."""
    state = begin(FOUR)
    assert (0, (0, 1, 2, 3)) == (actor(state), state.track)
    state = track(play(state, "take pillar-truce"), 3, 2, 1, 0)
    order = []
    while legal(state)[0].startswith("take"):
        order.append(actor(state))
        state = play(state, legal(state)[0])
    assert [1, 2, 3] == order
