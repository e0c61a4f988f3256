"""Seat order, and places in a ranking."""

from __future__ import annotations

from collections.abc import Sequence

from thesmos.core.ids import Seat


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats clockwise from one of them.

    >>> clockwise(Seat(2), 4)
    (2, 3, 0, 1)
    """
    return tuple(Seat((first + step) % seats) for step in range(seats))


def next_seat(seat: Seat, seats: int) -> Seat:
    """Return the seat to the left."""
    return (seat + 1) % seats  # type: ignore[return-value]  # to call a NewType costs more than all the rest


def distance(seat: Seat, start: Seat, seats: int) -> int:
    """Return how many places clockwise a seat is from a starting seat; 0 for that seat itself."""
    return (seat - start) % seats


def ranked(scores: Sequence[int]) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats from the highest score to the lowest, those with equal scores together.

    >>> ranked((2, 5, 2))
    ((1,), (0, 2))
    """
    return tuple(
        tuple(Seat(seat) for seat, score in enumerate(scores) if score == place)
        for place in sorted(set(scores), reverse=True)
    )
