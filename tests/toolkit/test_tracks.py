from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thesmos.toolkit.tracks import advanced, marks_reached

PLACES = st.integers(0, 12)
STEPS = st.integers(-5, 12)


@pytest.mark.parametrize(
    ("place", "steps", "end", "there"),
    [
        (2, 3, None, 5),
        (2, 0, None, 2),
        (2, -1, None, 2),
        (0, 10**30, None, 10**30),
        (2, 1, 4, 3),
        (2, 2, 4, 4),
        (2, 3, 4, 4),
        (4, 1, 4, 4),
        (4, 0, 4, 4),
        (4, -2, 4, 4),
        (0, 1, 0, 0),
    ],
)
def test_advanced(place: int, steps: int, end: int | None, there: int) -> None:
    """A token goes forward as far as the steps and the track reach, and never back."""
    assert there == advanced(place, steps, end)


@pytest.mark.parametrize("steps", [-1, 0, 1, 5])
def test_a_token_past_the_end_stays(steps: int) -> None:
    """A token that stands past the end is not moved back to it."""
    assert 7 == advanced(7, steps, end=4)


@given(PLACES, STEPS, st.none() | PLACES)
def test_advanced_is_a_step_at_a_time(place: int, steps: int, end: int | None) -> None:
    """Moving is going on by single steps, of which those beyond the end do nothing."""
    there = place
    for _ in range(steps):
        if end is None or there < end:
            there += 1
    assert there == advanced(place, steps, end)


@given(PLACES, st.integers(0, 9), st.integers(0, 9), st.none() | PLACES)
def test_two_moves_are_one(place: int, first: int, second: int, end: int | None) -> None:
    """It makes no difference in how many moves a token goes."""
    assert advanced(place, first + second, end) == advanced(advanced(place, first, end), second, end)


@pytest.mark.parametrize(("place", "reached"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 3), (5, 4), (10**30, 4), (-1, 0)])
def test_marks_reached(place: int, reached: int) -> None:
    """A mark counts from its own place on, and two at one place count twice."""
    assert reached == marks_reached(place, (1, 3, 3, 5))


def test_a_track_without_marks() -> None:
    """Where there are no marks none is reached."""
    assert 0 == marks_reached(5, ())


@given(PLACES, st.lists(PLACES, max_size=8).map(sorted))
def test_marks_reached_are_counted_one_by_one(place: int, marks: list[int]) -> None:
    """The marks reached are those at the token's place or before it."""
    assert sum(mark <= place for mark in marks) == marks_reached(place, marks)
