from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.strategies import TABLES
from thesmos.core.ids import Seat
from thesmos.toolkit.seating import clockwise, distance, next_seat, ranked


@pytest.mark.parametrize(
    ("first", "seats", "order"), [(0, 1, (0,)), (0, 3, (0, 1, 2)), (2, 4, (2, 3, 0, 1)), (3, 4, (3, 0, 1, 2))]
)
def test_clockwise(first: int, seats: int, order: tuple[int, ...]) -> None:
    """All seats come once around the table."""
    assert order == clockwise(Seat(first), seats)


@pytest.mark.parametrize(("seat", "seats", "left"), [(0, 1, 0), (0, 2, 1), (1, 2, 0), (2, 4, 3), (3, 4, 0)])
def test_next_seat(seat: int, seats: int, left: int) -> None:
    """After the last seat comes the first."""
    assert left == next_seat(Seat(seat), seats)


@pytest.mark.parametrize(
    ("seat", "start", "seats", "places"), [(0, 0, 2, 0), (1, 0, 4, 1), (0, 1, 4, 3), (3, 1, 4, 2), (0, 3, 4, 1)]
)
def test_distance(seat: int, start: int, seats: int, places: int) -> None:
    """Distances count clockwise only."""
    assert places == distance(Seat(seat), Seat(start), seats)


@given(TABLES)
def test_going_around(table: tuple[int, Seat]) -> None:
    """Going from seat to seat is the clockwise order, and each seat's place in it is its distance."""
    seats, first = table
    order, seat = [], first
    for _ in range(seats):
        order.append(seat)
        seat = next_seat(seat, seats)
    assert first == seat
    assert tuple(order) == clockwise(first, seats)
    assert set(range(seats)) == set(order)
    assert list(range(seats)) == [distance(other, first, seats) for other in order]


@given(TABLES, st.data())
def test_distances_back_and_forth(table: tuple[int, Seat], data: st.DataObject) -> None:
    """There and back is once around the table, or nothing."""
    seats, one = table
    other = Seat(data.draw(st.integers(0, seats - 1)))
    there, back = distance(one, other, seats), distance(other, one, seats)
    assert (0 if one == other else seats) == there + back
    assert one == clockwise(other, seats)[there]


@pytest.mark.parametrize(
    ("scores", "ranking"),
    [
        ((), ()),
        ((4,), ((0,),)),
        ((2, 5, 2), ((1,), (0, 2))),
        ((0, 0, 0), ((0, 1, 2),)),
        ((-1, -3, 7, -1), ((2,), (0, 3), (1,))),
    ],
)
def test_ranked(scores: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]) -> None:
    """The highest score comes first, and equal scores share a place, lower seats first."""
    assert ranking == ranked(scores)


@given(st.lists(st.integers(-5, 5), max_size=10))
def test_any_ranking(scores: list[int]) -> None:
    """Every seat is ranked once; within a place scores are equal, and they fall from place to place."""
    places = ranked(scores)
    assert list(range(len(scores))) == sorted(seat for place in places for seat in place)
    assert all(list(place) == sorted(place) for place in places)
    values = [{scores[seat] for seat in place} for place in places]
    assert all(1 == len(found) for found in values)
    assert sorted(set(scores), reverse=True) == [score for found in values for score in found]
