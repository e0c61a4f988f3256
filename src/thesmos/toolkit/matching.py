"""Matching: cards that count as one of several kinds, each for one kind at a time."""

from __future__ import annotations

from collections.abc import Iterable


def best_covers(fixed: Iterable[str], choices: Iterable[Iterable[str]]) -> frozenset[frozenset[str]]:
    """Return every set of kinds that can be covered at the same time, of those with the most kinds.

    Args:
        fixed: kinds that are there for certain.
        choices: for each card that stands for one kind only, those that it can stand for.

    >>> sorted(map(sorted, best_covers(["fire"], [("fire", "water"), ("water", "air")])))
    [['air', 'fire', 'water']]
    """
    covers = {frozenset(fixed)}
    for choice in choices:
        kinds = tuple(choice)
        covers |= {cover | {kind} for cover in covers for kind in kinds}
    most = max(map(len, covers))
    return frozenset(cover for cover in covers if len(cover) == most)


def most_covered(fixed: Iterable[str], choices: Iterable[Iterable[str]]) -> int:
    """Return how many kinds can be covered at the same time; the arguments are those of `best_covers`.

    >>> most_covered([], [("fire", "water"), ("fire",), ("fire",)])
    2
    """
    return len(next(iter(best_covers(fixed, choices))))
