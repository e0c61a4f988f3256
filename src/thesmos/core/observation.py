"""Help for `observe` and `determinize`: what hidden cards may be, and how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from thesmos.core.ids import HIDDEN

C = TypeVar("C", bound=str)


def unseen(everything: Iterable[C], seen: Iterable[C]) -> list[C]:
    """Return the copies of `everything` that are not among the seen cards, in the order of `everything`.

    Raises:
        ValueError: a card was seen more often than there are copies.
    """
    left = Counter(card for card in seen if card != HIDDEN)
    rest: list[C] = []
    for card in everything:
        if left[card] > 0:
            left[card] -= 1
        else:
            rest.append(card)
    over = sorted(card for card, count in left.items() if count > 0)
    if over:
        raise ValueError(f"seen more often than there are copies: {', '.join(over)}")
    return rest


def fill(shown: Sequence[C], supply: list[C]) -> tuple[C, ...]:
    """Return the cards with each placeholder replaced by a card taken off the end of the supply."""
    return tuple(supply.pop() if card == HIDDEN else card for card in shown)
