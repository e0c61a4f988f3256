"""Who knows which cards of another's hand, since they were seen there.

What is kept is a lower bound that can be relied on: equal copies can't be told apart, so a copy that is played or
discarded may always have been the one that was seen.
"""

from __future__ import annotations

from collections.abc import Iterable

from thesmos.core.ids import CardId, Seat

Exposed = tuple[tuple[CardId, Seat], ...]
"""Pairs of a card in a hand and a seat that knows of it, one pair for each copy, sorted."""


def after_open_loss(exposed: Exposed, card: CardId) -> Exposed:
    """Return what is known of a hand after a copy of a card has left it for all to see.

    >>> after_open_loss((("imp", 1), ("imp", 1), ("ogre", 1)), "imp")
    (('imp', 1), ('ogre', 1))
    """
    if not exposed:
        return exposed
    return less_one_each(exposed, {entry for entry in exposed if entry[0] == card})


def after_showing(exposed: Exposed, cards: Iterable[CardId], viewers: Iterable[Seat]) -> Exposed:
    """Return what is known of a hand after cards that lie in it have been shown.

    Each viewer then knows as many copies as before, and at least those that were shown.

    >>> after_showing((("imp", 1),), ["imp", "ogre"], [1, 2])
    (('imp', 1), ('imp', 2), ('ogre', 1), ('ogre', 2))
    """
    shown = list(cards)
    found = list(exposed)
    for viewer in viewers:
        for card in set(shown):
            missing = shown.count(card) - found.count((card, viewer))
            found += [(card, viewer)] * missing
    return tuple(sorted(found))


def known_to(exposed: Exposed, seat: Seat) -> tuple[CardId, ...]:
    """Return the cards of a hand that a seat knows of."""
    return tuple(card for card, viewer in exposed if viewer == seat)


def less_one_each(exposed: Exposed, gone: set[tuple[CardId, Seat]]) -> Exposed:
    """Return what is known less one copy of each of some entries."""
    if not gone:
        return exposed
    kept = list(exposed)
    for entry in gone:
        kept.remove(entry)
    return tuple(kept)
