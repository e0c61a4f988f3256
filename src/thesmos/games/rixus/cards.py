"""The cards of Rixus: data classes of an edition, and what is derived from it once."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from thesmos.core.data import between, one_of, plain_id
from thesmos.core.edition import Edition, load_edition
from thesmos.core.errors import EditionError, shorten
from thesmos.core.value import Value, field, value

KINDS = ("monster", "hero", "journey", "boon", "bane")
STRONG_KINDS = ("monster", "hero", "journey")
ABILITIES = (
    "surrender",
    "draw",
    "scout",
    "resurrect",
    "strengthen",
    "slay",
    "steal-card",
    "strip-journey",
    "lose-spoils",
)
AMOUNT_ABILITIES = ("draw", "strengthen", "slay", "lose-spoils")
MOST_SEATS = 12
MOST_ACTIONS = 20
MOST_COPIES = 200
MOST_NUMBER = 1000
_ABSENT = -(10**9)
"""Stands for a strength that a file does not give; no card keeps it."""


@value
class Numbers(Value):
    """The numbers of an edition that hold for the whole game."""

    players: tuple[int, int]
    hand_limit: int = field(validator=between(1, MOST_NUMBER))
    opening_hand: int = field(validator=between(0, MOST_NUMBER))
    actions_per_turn: int = field(validator=between(1, MOST_ACTIONS))
    war_minimum: int = field(validator=between(1, MOST_NUMBER))
    war_trigger: int = field(validator=between(2, MOST_NUMBER))
    spoils_to_win: int = field(validator=between(1, MOST_NUMBER))

    def __attrs_post_init__(self) -> None:
        """Refuse player counts that make no range."""
        low, high = self.players
        if not 1 <= low <= high <= MOST_SEATS:
            raise ValueError(
                f"the field 'players' must be two numbers from 1 to {MOST_SEATS} in order, not {shorten(self.players)}"
            )


@value
class Card(Value):
    """One kind of card.

    Attributes:
        id: lower-case words joined by hyphens.
        name: as printed.
        kind: monster, hero, journey, boon or bane.
        count: copies in the game.
        strength: of a monster, a hero or a journey; 0 for the others.
        ability: what a boon or bane does; "" for the others.
        amount: cards, strength or tokens that the ability speaks of; 0 if none.
    """

    id: str = field(validator=plain_id)
    name: str
    kind: str = field(validator=one_of(*KINDS))
    count: int = field(validator=between(0, MOST_COPIES))
    strength: int = field(default=_ABSENT, validator=between(0, MOST_NUMBER, _ABSENT))
    ability: str = field(default="", validator=one_of("", *ABILITIES))
    amount: int = field(default=0, validator=between(0, MOST_NUMBER))

    def __attrs_post_init__(self) -> None:
        """Refuse cards that lack what their kind needs, or have what it can't have."""
        if self.kind in STRONG_KINDS and (self.ability or self.amount):
            raise ValueError(f"a {self.kind} has a 'strength' but no 'ability' or 'amount'")
        if self.strength == _ABSENT:
            if self.kind in STRONG_KINDS:
                raise ValueError(f"the field 'strength' is missing; a {self.kind} needs one")
            object.__setattr__(self, "strength", 0)
        if self.kind not in STRONG_KINDS and (not self.ability or self.strength):
            raise ValueError(f"a {self.kind} has an 'ability' and no 'strength'")
        if self.ability in AMOUNT_ABILITIES and not self.amount:
            raise ValueError(f"the field 'amount' is missing; the ability {self.ability!r} needs one of 1 or more")

    @property
    def word(self) -> str:
        """What playing the card does: its ability, or its kind."""
        return self.ability or self.kind


RixusEdition = Edition[Numbers, Card]


def load_rixus_edition(path: str | Path | Traversable | None = None) -> RixusEdition:
    """Read an edition; the one that comes with the library if no path is given.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    place = path if path is not None else files(__package__) / "data" / "edition.toml"
    edition = load_edition(place, "rixus", Numbers, Card, {"card": "card"})
    numbers, source = edition.numbers, edition.source
    if not any(card.kind == "monster" and card.count for card in edition.cards.values()):
        raise EditionError(source, "card", "there must be at least one monster")
    dealt = sum(card.count for card in edition.cards.values() if card.kind != "monster")
    needed = numbers.opening_hand * numbers.players[1]
    if dealt < needed:
        raise EditionError(
            source, "card", f"{needed} cards that are no monsters must be dealt to {numbers.players[1]}, not {dealt}"
        )
    return edition
