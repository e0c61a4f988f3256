from __future__ import annotations

from math import sqrt

import pytest

from thesmos.sim.statistics import Lengths, Share, quantile, wilson


def test_wilson_interval_of_8_of_10() -> None:
    """The textbook's case: 0.490 to 0.943."""
    assert (0.490, 0.943) == tuple(round(end, 3) for end in wilson(8, 10))


@pytest.mark.parametrize(("count", "total"), [(1, 3), (50, 100), (997, 1000)])
def test_wilson_ends_solve_the_score_equation(count: int, total: int) -> None:
    """At both ends the share that was seen lies exactly 1.96 standard errors of that end away."""
    for end in wilson(count, total):
        error = sqrt(end * (1 - end) / total)
        assert 1.959963984540054 == pytest.approx(abs(count / total - end) / error)


def test_wilson_at_the_borders() -> None:
    """None of 10 leaves 0 to 0.278, all of 10 the mirror image of it, and of nothing all is possible."""
    assert (0.0, 0.278) == tuple(round(end, 3) for end in wilson(0, 10))
    assert (0.722, 1.0) == tuple(round(end, 3) for end in wilson(10, 10))
    assert wilson(0, 0) == (0.0, 1.0)


def test_quantiles_are_numbers_that_occur() -> None:
    """90 % of 1 to 10 do not exceed 9; a single number is every quantile."""
    assert quantile(range(1, 11), 0.9) == 9
    assert quantile([4], 0.9) == quantile([4], 0.01) == 4


def test_lengths_by_hand() -> None:
    """Ten lengths, in any order."""
    assert Lengths(mean=14.5, median=5.5, least=1, ninety=9, most=100) == Lengths.of([100, 9, 8, 7, 6, 5, 4, 3, 2, 1])


def test_share_of_nothing() -> None:
    """Nothing of nothing is a share of 0."""
    assert Share.of(0, 0).rate == 0
