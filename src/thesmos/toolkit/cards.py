"""Cards in hands, decks and piles: tuples of ids, a deck with its top card last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from thesmos.core.ids import Seat
from thesmos.core.rng import Rng

T = TypeVar("T")


def without(cards: tuple[T, ...], card: T) -> tuple[T, ...]:
    """Return the cards less the first copy of one.

    Raises:
        ValueError: it is not among them.

    >>> without(("imp", "ogre", "imp"), "imp")
    ('ogre', 'imp')
    """
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def without_at(cards: tuple[T, ...], place: int) -> tuple[T, ...]:
    """Return the cards less the one at a place, 0-based.

    Raises:
        IndexError: there is no such place.
    """
    if not 0 <= place < len(cards):
        raise IndexError(f"no place {place} among {len(cards)}")
    return cards[:place] + cards[place + 1 :]


def with_at(cards: tuple[T, ...], place: int, card: T) -> tuple[T, ...]:
    """Return the cards with the one at a place, 0-based, exchanged for another.

    Raises:
        IndexError: there is no such place.
    """
    changed = list(cards)
    try:
        changed[place] = card
    except IndexError:
        raise IndexError(f"no place {place} among {len(cards)}") from None
    if place < 0:
        raise IndexError(f"no place {place} among {len(cards)}")
    return tuple(changed)


def in_order(cards: Iterable[T], order: Mapping[T, int]) -> tuple[T, ...]:
    """Return the cards sorted by a table of ranks; before a shuffle, so that only what lies in the pile matters."""
    return tuple(sorted(cards, key=order.__getitem__))


def shuffled(cards: Iterable[T], order: Mapping[T, int], rng: Rng, stream: str) -> tuple[tuple[T, ...], Rng]:
    """Return a pile made of the cards, which depends on nothing but what they are and chance.

    Args:
        cards: in any order, which makes no difference.
        order: a rank for each of them.
        rng: chance.
        stream: of the chance that this takes.
    """
    return rng.shuffle(in_order(cards, order), stream)


def kinds(cards: Iterable[T]) -> tuple[T, ...]:
    """Return each kind of card once, in the order in which they first come.

    >>> kinds(("imp", "ogre", "imp"))
    ('imp', 'ogre')
    """
    return tuple(dict.fromkeys(cards))


def find(pile: tuple[T, ...], order: Mapping[T, int], fits: Callable[[T], bool]) -> tuple[T, ...]:
    """Return the kinds that a search of a pile can find, by rank, so that the order of the pile shows in nothing.

    >>> find(("ogre", "imp", "hydra", "imp"), {"hydra": 0, "imp": 1, "ogre": 2}, lambda card: card != "hydra")
    ('imp', 'ogre')
    """
    return in_order(filter(fits, set(pile)), order)


def deal(deck: tuple[T, ...], seats: Iterable[Seat], each: int) -> tuple[dict[Seat, tuple[T, ...]], tuple[T, ...]]:
    """Deal cards off the top, one at a time to every seat in turn.

    Args:
        deck: top card last.
        seats: in dealing order.
        each: cards for every seat.

    Returns:
        The hand of every seat in the order in which it came, and the rest of the deck.

    Raises:
        ValueError: the deck is too small.

    >>> deal(("a", "b", "c", "d", "e"), (Seat(1), Seat(0)), 2)
    ({1: ('e', 'c'), 0: ('d', 'b')}, ('a',))
    """
    order = tuple(seats)
    needed = each * len(order)
    if needed > len(deck):
        raise ValueError(f"{needed} cards are needed, the deck has {len(deck)}")
    dealt = deck[::-1][:needed]
    return {seat: dealt[place :: len(order)] for place, seat in enumerate(order)}, deck[: len(deck) - needed]
