"""Ties: measures that decide one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def best_by(candidates: Iterable[T], measures: Iterable[Callable[[T], int]]) -> tuple[T, ...]:
    """Return those who are best by the first measure, of them those who are best by the second, and so on.

    The candidates keep their order; several are left if they are equal in everything.

    >>> best_by(["ogre", "imp", "owl"], [lambda word: -len(word), lambda word: word.count("o")])
    ('owl',)
    """
    left = tuple(candidates)
    for measure in measures:
        if len(left) < 2:  # noqa: PLR2004 - a single one has no rival
            break
        scores = [measure(one) for one in left]
        best = max(scores)
        left = tuple(one for one, score in zip(left, scores, strict=True) if score == best)
    return left
