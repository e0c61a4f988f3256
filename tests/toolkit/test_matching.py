from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.strategies import RANDOM
from thesmos.toolkit.matching import most_covered

KINDS = st.sampled_from(["fire", "water", "air", "earth", "void"])
FIXED = st.lists(KINDS, max_size=3)
CHOICES = st.lists(st.lists(KINDS, max_size=4).map(tuple), max_size=5)


def by_all_assignments(fixed: list[str], choices: list[tuple[str, ...]]) -> int:
    """Return the most kinds that any assignment of each card to one of its kinds covers."""
    return max(len({*fixed, *chosen}) for chosen in product(*(kinds for kinds in choices if kinds)))


@pytest.mark.parametrize(
    ("fixed", "choices", "covered"),
    [
        ([], [], 0),
        (["fire"], [], 1),
        (["fire", "fire"], [], 1),
        ([], [("fire",)], 1),
        ([], [("fire", "water")], 1),
        (["fire"], [("fire",)], 1),
        (["fire"], [("fire", "water")], 2),
        (["fire"], [("fire", "water"), ("fire", "water")], 2),
        (["fire"], [("fire", "water"), ("water", "air")], 3),
        ([], [("fire", "water"), ("fire",)], 2),
        ([], [("fire", "water"), ("fire",), ("fire",)], 2),
        ([], [("fire", "water"), ("water", "air"), ("air", "fire")], 3),
    ],
)
def test_most_covered(fixed: list[str], choices: list[tuple[str, ...]], covered: int) -> None:
    """Each card with a choice covers one kind, the one that serves best beside all others."""
    assert covered == most_covered(fixed, choices)


def test_a_card_without_kinds_covers_nothing() -> None:
    """A card that can stand for nothing is as if it were not there, wherever it stands."""
    assert 1 == most_covered([], [(), ("fire",)]) == most_covered([], [("fire",), ()])
    assert 0 == most_covered([], [()])


def test_a_first_choice_may_have_to_give_way() -> None:
    """A greedy assignment in the order of the cards covers only two, an assignment that looks ahead three."""
    assert 3 == most_covered([], [("fire", "water", "air"), ("fire", "water"), ("fire",)])
    assert 3 == most_covered([], [("fire",), ("fire", "water"), ("fire", "water", "air")])


@given(FIXED, CHOICES)
def test_most_covered_is_the_best_of_all_assignments(fixed: list[str], choices: list[tuple[str, ...]]) -> None:
    """No assignment of the cards to their kinds covers more, and one covers as many."""
    assert by_all_assignments(fixed, choices) == most_covered(fixed, choices)


@given(FIXED, CHOICES, RANDOM)
def test_the_order_of_the_cards_makes_no_difference(
    fixed: list[str], choices: list[tuple[str, ...]], random: object
) -> None:
    """However the cards lie, as many kinds are covered."""
    mixed = list(choices)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    assert most_covered(fixed, choices) == most_covered(iter(fixed[::-1]), iter(mixed))
