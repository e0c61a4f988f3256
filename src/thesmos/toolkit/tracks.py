"""Tracks: tokens that move forward, and what their places give."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence


def advanced(place: int, steps: int, end: int | None = None) -> int:
    """Return the place of a token that moves forward, never back, and stops at the end of its track.

    Args:
        place: where it stands.
        steps: how far it moves; with 0 or fewer it stays.
        end: the last place; None for a track without end.

    >>> advanced(2, 3), advanced(2, 3, end=4), advanced(2, -1)
    (5, 4, 2)
    """
    there = place + steps if steps > 0 else place
    return there if end is None or there < end else max(place, end)


def marks_reached(place: int, marks: Sequence[int]) -> int:
    """Return how many marks of a track a token has reached or passed; the marks are ascending.

    >>> marks_reached(3, (1, 3)), marks_reached(2, (1, 3))
    (2, 1)
    """
    return bisect_right(marks, place)
