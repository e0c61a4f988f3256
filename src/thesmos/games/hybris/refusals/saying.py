"""Words that refusals share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from thesmos.core.game import Refusal

Clauses = Iterator[Refusal]
GOODS = {
    "vp": "Victory Points",
    "aegis": "Aegis",
    "believer": "Believers",
    "prayer": "Prayers",
    "virtue": "Virtue",
    "determination": "Determination",
    "card": "cards",
    "temple": "Temples",
}
"""What things are called that can be too few."""


def short_of(what: str, n: int, there: int) -> str:
    """Say that there is too little of something.

    >>> short_of("aegis", 2, 1)
    '2 Aegis are needed, 1 is there'
    """
    return f"{n} {GOODS[what]} {'is' if n == 1 else 'are'} needed, {there} {'is' if there == 1 else 'are'} there"


def listed(words: Iterable[str]) -> str:
    """Return words as a list in a sentence.

    >>> listed(("fire", "air", "earth"))
    'fire, air and earth'
    """
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last
