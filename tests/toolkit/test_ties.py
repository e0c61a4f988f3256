from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thesmos.toolkit.ties import best_by

Score = tuple[int, int, int]
SCORES = st.tuples(st.integers(-2, 2), st.integers(-2, 2), st.integers(-2, 2))


def first(score: Score) -> int:
    """Return the first number."""
    return score[0]


def second(score: Score) -> int:
    """Return the second number."""
    return score[1]


def third(score: Score) -> int:
    """Return the third number."""
    return score[2]


@pytest.mark.parametrize(
    ("candidates", "best"),
    [
        ([], ()),
        ([(0, 0, 0)], ((0, 0, 0),)),
        ([(1, 9, 9), (2, 0, 0)], ((2, 0, 0),)),
        ([(2, 1, 9), (2, 3, 0), (1, 4, 9)], ((2, 3, 0),)),
        ([(2, 3, 0), (2, 3, 1), (2, 2, 5)], ((2, 3, 1),)),
        ([(-2, 0, 0), (-1, -5, 0), (-1, -4, 0)], ((-1, -4, 0),)),
        ([(2, 3, 1), (1, 9, 9), (2, 3, 1)], ((2, 3, 1), (2, 3, 1))),
    ],
)
def test_best_by(candidates: list[Score], best: tuple[Score, ...]) -> None:
    """A later measure decides only among those who are equal in all before it."""
    assert best == best_by(candidates, [first, second, third])


def test_the_equal_keep_their_order() -> None:
    """Those who are equal in everything are left, in the order in which they came."""
    assert ("owl", "imp", "elf") == best_by(iter(["owl", "ogre", "imp", "elf"]), iter([lambda word: -len(word)]))


def test_without_measures_all_are_best() -> None:
    """Where nothing is measured nobody drops out."""
    assert ("owl", "imp") == best_by(["owl", "imp"], [])


def test_a_single_one_is_not_measured() -> None:
    """Once one is left, no more measures are taken."""
    taken = list[str]()

    def length(word: str) -> int:
        taken.append(word)
        return len(word)

    assert ("ogre",) == best_by(["ogre"], [length])
    assert [] == taken
    assert ("ogre",) == best_by(["imp", "ogre"], [length, length])
    assert ["imp", "ogre"] == taken


@given(st.lists(SCORES, max_size=8))
def test_best_by_is_the_top_of_a_sort(scores: list[Score]) -> None:
    """The best are those who share the first place when all are sorted by the measures in turn."""
    numbered = list(enumerate(scores))
    ranked = sorted(numbered, key=lambda one: one[1], reverse=True)
    top = tuple(one for one in numbered if one[1] == ranked[0][1])
    measures = [lambda one, place=place: one[1][place] for place in range(3)]
    assert top == best_by(numbered, measures)
