from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thesmos.toolkit.bids import possible


@pytest.mark.parametrize(
    ("stands", "least", "most", "amounts"),
    [
        (0, 1, 3, [1, 2, 3]),
        (0, 2, 4, [2, 3, 4]),
        (1, 2, 4, [2, 3, 4]),
        (1, 3, 4, [3, 4]),
        (2, 2, 4, [3, 4]),
        (3, 2, 4, [4]),
        (0, 4, 4, [4]),
        (0, 5, 4, []),
        (4, 2, 4, []),
        (9, 2, 4, []),
        (0, 1, 0, []),
    ],
)
def test_possible(stands: int, least: int, most: int, amounts: list[int]) -> None:
    """A bid outbids the one that stands, is no less than the least, and no more than the bidder has."""
    assert amounts == list(possible(stands, least, most))


@given(st.integers(0, 12), st.integers(1, 12), st.integers(0, 12))
def test_possible_is_what_passes_each_check(stands: int, least: int, most: int) -> None:
    """An amount is possible when each of the three conditions holds for it."""
    assert [bid for bid in range(30) if bid > stands and bid >= least and bid <= most] == list(
        possible(stands, least, most)
    )
