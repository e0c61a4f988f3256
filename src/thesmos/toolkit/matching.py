"""Matching: cards that count as one of several kinds, each for one kind at a time."""

from __future__ import annotations

from collections.abc import Iterable


def most_covered(fixed: Iterable[str], choices: Iterable[Iterable[str]]) -> int:
    """Return how many kinds can be covered at the same time.

    Args:
        fixed: kinds that are there for certain.
        choices: for each card that stands for one kind only, those that it can stand for.

    >>> most_covered(["fire"], [("fire", "water"), ("water", "air")])
    3
    >>> most_covered([], [("fire", "water"), ("fire",), ("fire",)])
    2
    """
    certain = frozenset(fixed)
    covers = {certain}
    for choice in choices:
        kinds = tuple(choice)
        covers |= {cover | {kind} for cover in covers for kind in kinds}
    return max(map(len, covers))
