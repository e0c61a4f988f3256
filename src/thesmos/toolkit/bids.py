"""Bids made once around: each must be strictly higher than those before it, or is given up."""

from __future__ import annotations


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
