"""Reading an edition of Styx from its file."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from thesmos.core.data import build, content_digest, read_toml, require_mapping
from thesmos.core.edition import Edition, Provenance, listed
from thesmos.core.errors import EditionError
from thesmos.core.value import Table
from thesmos.games.styx.cards import Ability, Card, Components, Meta, Numbers, StyxEdition
from thesmos.games.styx.checks import check_abilities, check_cards, check_counts


def load_styx_edition(path: str | Path | Traversable | None = None) -> StyxEdition:
    """Read an edition; the one that comes with the library if no path is given.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    place = path if path is not None else files(__package__) / "data" / "edition.toml"
    source, content = str(place), read_toml(place, EditionError)
    meta = _head(content, source)
    abilities: dict[str, Ability] = _unique(content, "ability", Ability, source)
    check_abilities(abilities, source)
    cards = _cards(content, abilities, source)
    check_counts(cards.values(), meta, source)
    build(Components, dict(_table(content, "components", source)), source, "components", EditionError)
    return Edition(
        id=meta.edition,
        game="styx",
        digest=content_digest(content),
        numbers=build(Numbers, dict(_table(content, "constants", source)), source, "constants", EditionError),
        cards=Table(cards),
        provenance=Provenance(meta.provenance.rulebook, meta.provenance.derived),
        card_provenance=_provenance(cards),
        source=source,
    )


def _head(content: dict[str, Any], source: str) -> Meta:
    known = {"meta", "constants", "components", "ability", "card", "public_note"}
    unknown = sorted(set(content) - known)
    if unknown:
        raise EditionError(source, unknown[0], f"unknown; expected {', '.join(sorted(known))}")
    meta = build(Meta, dict(_table(content, "meta", source)), source, "meta", EditionError)
    if meta.game != "styx":
        raise EditionError(source, "meta game", f"expected 'styx', not {meta.game!r}")
    return meta


def _cards(content: dict[str, Any], abilities: dict[str, Ability], source: str) -> dict[str, Card]:
    """Return the cards by id, each with the text of its ability."""
    for entry, where in listed(content, "card", "card", source):
        if isinstance(entry, Mapping) and "text" in entry:
            raise EditionError(source, where, "unknown field 'text'; it stands with the ability")
    cards: dict[str, Card] = _unique(content, "card", Card, source)
    check_cards(cards, abilities, source)
    return {name: card.replace(text=abilities[card.ability].text) for name, card in cards.items()}


def _provenance(cards: dict[str, Card]) -> Provenance:
    stated = tuple(f"{card.id} ({', '.join(card.rulebook_fields)})" for card in cards.values() if card.rulebook_fields)
    return Provenance(stated, ("every other value of a card",))


def _table(content: dict[str, Any], name: str, source: str) -> Any:
    return require_mapping(content.get(name), source, name, EditionError)


def _unique(content: dict[str, Any], key: str, cls: type[Any], source: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entry, where in listed(content, key, key, source):
        made = build(cls, entry, source, where, EditionError)
        if made.id in found:
            raise EditionError(source, where, "the field 'id' is used twice; each entry needs its own")
        found[made.id] = made
    return found
