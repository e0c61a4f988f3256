"""Editions: the card and board data of one printing, with their provenance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from thesmos.core.data import build, content_digest, read_toml, require_mapping
from thesmos.core.errors import EditionError, shorten
from thesmos.core.value import Table, Value, field, value

_LONGEST = 60


class Component(Protocol):
    """What every card of an edition has."""

    @property
    def id(self) -> str:
        """The id, one per kind of card."""


N = TypeVar("N")
C = TypeVar("C", bound=Component)


@value
class Provenance(Value):
    """Which values the rulebook states, and which are a reconstruction."""

    rulebook: tuple[str, ...] = ()
    reconstructed: tuple[str, ...] = ()


@value
class Edition(Value, Generic[N, C]):
    """The data of one printing of a game.

    Attributes:
        id: such as ``reconstructed``.
        game: the name of the game.
        digest: SHA-256 of the content in hex; two files with equal content have equal digests.
        numbers: the numbers that hold for the whole game, in a class of the game's own.
        cards: by id, in the order of the file.
        provenance: of the numbers.
        card_provenance: of the cards.
        source: where it was read from.
    """

    id: str
    game: str
    digest: str
    numbers: N
    cards: Table[str, C] = field(repr=False)
    provenance: Provenance = field(repr=False)
    card_provenance: Provenance = field(repr=False)
    source: str = field(eq=False, repr=False)

    def __hash__(self) -> int:
        """Hash the digest, which stands for the content."""
        return hash((self.id, self.digest))

    def counted(self, count: Callable[[C], int]) -> tuple[str, ...]:
        """Return the id of every copy of every card, in the order of the file."""
        return tuple(card.id for card in self.cards.values() for _ in range(count(card)))


def load_edition(
    path: str | Path | Traversable, game: str, numbers: type[N], card: type[C], families: Mapping[str, str]
) -> Edition[N, C]:
    """Read an edition from a TOML file.

    Args:
        path: the file.
        game: the name that the file must give.
        numbers: the attrs class of the `edition` table, less `id`, `game` and `provenance`.
        card: the attrs class of a card.
        families: the lists of cards in the file, by key, with the word for one in errors.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    source, content = str(path), read_toml(path, EditionError)
    head = dict(require_mapping(content.get("edition"), source, "edition", EditionError))
    _check_head(head, content, source, game, families)
    cards: dict[str, C] = {}
    for key, word in families.items():
        for entry, where in listed(content, key, word, source):
            made = build(card, entry, source, where, EditionError)
            if made.id in cards:
                raise EditionError(source, where, "the field 'id' is used twice; each card needs its own")
            cards[made.id] = made
    provenance = build(Provenance, head.pop("provenance", {}), source, "edition.provenance", EditionError)
    of_cards = build(Provenance, content.get("provenance", {}), source, "provenance", EditionError)
    name = head.pop("id")
    del head["game"]
    facts = build(numbers, head, source, "edition", EditionError)
    return Edition(name, game, content_digest(content), facts, Table(cards), provenance, of_cards, source)


def _check_head(
    head: dict[str, Any], content: dict[str, Any], source: str, game: str, families: Mapping[str, str]
) -> None:
    for name in ("id", "game"):
        if not isinstance(head.get(name), str) or not head[name]:
            raise EditionError(source, "edition", f"the field {name!r} is missing or not a text")
    if head["game"] != game:
        raise EditionError(source, "edition game", f"expected {game!r}, not {shorten(head['game'])}")
    unknown = sorted(set(content) - {"edition", "provenance", *families})
    if unknown:
        raise EditionError(source, _plain(unknown[0]), f"unknown; expected edition, provenance, {', '.join(families)}")


def listed(content: dict[str, Any], key: str, word: str, source: str) -> list[tuple[object, str]]:
    """Return the entries of a list of tables, each with its name for errors.

    Raises:
        EditionError: it is not a list.
    """
    entries = content.get(key, [])
    if not isinstance(entries, list):
        raise EditionError(source, key, f"expected a list of tables, [[{key}]]")
    found = []
    for number, entry in enumerate(entries, 1):
        name = entry.get("id") if isinstance(entry, dict) else None
        found.append((entry, f"{word} {shorten(name)}" if name else f"{word} number {number}"))
    return found


def _plain(name: str) -> str:
    return name if name.isprintable() and len(name) <= _LONGEST else shorten(name)
