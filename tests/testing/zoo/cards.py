"""The cards of Lots and its numbers."""

from __future__ import annotations

from pathlib import Path

from thesmos.core.edition import Edition, load_edition
from thesmos.core.ids import CardId
from thesmos.core.value import Value, value

HOME = Path(__file__).parent


@value
class Numbers(Value):
    """The numbers of an edition."""

    players: tuple[int, int]
    hand: int
    purse: int
    bank: int
    price: int
    fee: int
    dial: int
    rounds: int


@value
class Card(Value):
    """One kind of card.

    Attributes:
        id: a word.
        kind: guard or spy for cards of the deck, goods or bandit for lots.
        count: copies.
        value: coins that a card of the deck sells for, points of goods.
        strength: of a guard or a bandit.
        seats: the fewest seats with which it is used.
    """

    id: str
    kind: str
    count: int
    value: int = 0
    strength: int = 0
    seats: int = 2


LotsEdition = Edition[Numbers, Card]
SPY = CardId("spy")


def load_lots_edition(path: str | Path = HOME / "lots.toml") -> LotsEdition:
    """Read an edition of Lots."""
    return load_edition(path, "lots", Numbers, Card, {"card": "card", "lot": "lot"})


def copies(edition: LotsEdition, seats: int, kinds: tuple[str, ...]) -> tuple[CardId, ...]:
    """Return every copy of the cards of some kinds that is used with a number of seats."""
    return tuple(
        CardId(card.id)
        for card in edition.cards.values()
        for _ in range(card.count)
        if card.kind in kinds and seats >= card.seats
    )


def names(edition: LotsEdition, kinds: tuple[str, ...]) -> tuple[CardId, ...]:
    """Return the ids of the cards of some kinds, in the order of the file."""
    return tuple(CardId(card.id) for card in edition.cards.values() if card.kind in kinds)


DECK = ("guard", "spy")
LOTS = ("goods", "bandit")
GUARDS = ("guard",)
