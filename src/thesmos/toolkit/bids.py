"""Bids made once around: each must be strictly higher than those before it, or is given up; so the last one stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def standing(bids: Sequence[T]) -> T | None:
    """Return the bid that stands, of those that were made, in that order; None if there are none.

    >>> standing([("blue", 2), ("green", 3)])
    ('green', 3)
    """
    return bids[-1] if bids else None


def possible(stands: int, least: int, most: int) -> range:
    """Return the amounts that can be bid.

    Args:
        stands: the highest bid so far, 0 if there is none.
        least: the lowest bid that the rules allow; 1 or more.
        most: what the bidder can pay.

    >>> possible(0, 2, 4), possible(3, 2, 4), list(possible(4, 2, 4))
    (range(2, 5), range(4, 5), [])
    """
    return range(stands + 1 if stands >= least else least, most + 1)
