"""Shares with confidence intervals, and lengths."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import ceil, sqrt

from thesmos.core.value import Value, value

Z95 = 1.959963984540054
"""The normal quantile of 97.5 %, for intervals that hold the true share 95 times of 100."""


def wilson(count: int, of: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson score interval of a share; with nothing counted yet it is all from 0 to 1.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not of:
        return 0.0, 1.0
    rate, weight = count / of, z * z / of
    middle = rate + weight / 2
    reach = z * sqrt(rate * (1 - rate) / of + weight / (4 * of))
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))


def quantile(ordered: Sequence[int], share: float) -> int:
    """Return the smallest of the numbers that at least this share of them does not exceed.

    Args:
        ordered: ascending, at least one.
        share: above 0, at most 1.
    """
    return ordered[ceil(share * len(ordered)) - 1]


@value
class Share(Value):
    """How many of how many, with the 95 % Wilson score interval of the share.

    >>> Share.of(8, 10).rate
    0.8
    """

    count: int
    total: int
    low: float
    high: float

    @staticmethod
    def of(count: int, total: int) -> Share:
        """Return a share with its interval."""
        return Share(count, total, *wilson(count, total))

    @property
    def rate(self) -> float:
        """From 0 to 1; 0 of nothing."""
        return self.count / self.total if self.total else 0.0


@value
class Lengths(Value):
    """Lengths of games in actions.

    >>> Lengths.of([4, 1, 2, 3])
    Lengths(mean=2.5, median=2.5, least=1, ninety=4, most=4)
    """

    mean: float
    median: float
    least: int
    ninety: int
    most: int

    @staticmethod
    def of(lengths: Sequence[int]) -> Lengths:
        """Return the lengths of at least one game."""
        ordered = sorted(lengths)
        mean, median = statistics.fmean(ordered), float(statistics.median(ordered))
        return Lengths(mean, median, ordered[0], quantile(ordered, 0.9), ordered[-1])
