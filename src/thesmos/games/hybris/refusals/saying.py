"""Words that refusals share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from thesmos.core.game import Refusal
from thesmos.games.hybris.state import State

Clauses = Iterator[Refusal]
GOODS = {
    "vp": ("Victory Point", "Victory Points"),
    "aegis": ("Aegis", "Aegis"),
    "believer": ("Believer", "Believers"),
    "prayer": ("Prayer", "Prayers"),
    "virtue": ("Virtue", "Virtue"),
    "determination": ("Determination", "Determination"),
    "card": ("card", "cards"),
    "temple": ("Temple", "Temples"),
}
"""What things are called that there can be too few of: one of them, and several."""


def short_of(what: str, n: int, there: int) -> str:
    """Say that there is too little of something.

    >>> short_of("aegis", 2, 1), short_of("believer", 1, 0)
    ('2 Aegis are needed, 1 is there', '1 Believer is needed, 0 are there')
    """
    needed = f"{so_many(what, n)} {'is' if n == 1 else 'are'} needed"
    return f"{needed}, {there} {'is' if there == 1 else 'are'} there"


def so_many(what: str, n: int) -> str:
    """Name a number of things, such as ``1 Believer`` or ``2 Believers``."""
    one, several = GOODS[what]
    return f"{n} {one if n == 1 else several}"


def called(state: State, character: str) -> str:
    """Say of what kind a character is."""
    kind = state.rules.kind[character]
    return f"{character} is {'an' if kind == 'olympian' else 'a'} {kind.capitalize()}"


def listed(words: Iterable[str]) -> str:
    """Return words as a list in a sentence.

    >>> listed(("fire", "air", "earth"))
    'fire, air and earth'
    """
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last
