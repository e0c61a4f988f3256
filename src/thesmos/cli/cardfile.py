"""The cards of any game's edition, as tables and lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from textwrap import wrap
from typing import Any

import attrs

from thesmos.core.edition import Edition, Provenance
from thesmos.core.text import to_plain
from thesmos.sim.render import Sheet

Describe = Callable[[Any, str], str | None]
"""What says a field of a card in words, or that it needs none; see `Game.describe`."""
_SCALAR = (str, int, float, bool)
_GAP = 2
_LONGEST = 40


def card_sheet(edition: Edition[Any, Any], width: int, describe: Describe | None = None) -> Sheet:
    """Return a table of an edition's cards.

    There is a column for every field that is a word or a number on all cards. What is as its class has it by default is
    left blank, and so are columns that would be blank throughout. Where that is wider than `width`, what a card has
    besides its id and its name stands in one column, without zeros and long texts.
    """
    cards = [_fields(card) | _described(card, describe) for card in edition.cards.values()]
    cells = [_told(card, fields) for card, fields in zip(edition.cards.values(), cards, strict=True)]
    names = [name for name in dict.fromkeys(name for card in cards for name in card) if _is_column(name, cards, cells)]
    heads = tuple((">" if _is_number(name, cards) else "") + name.capitalize() for name in names)
    rows = tuple(tuple(card.get(name, "") for name in names) for card in cells)
    title = f"{edition.game}, edition {edition.id}: {len(rows)} kinds of card"
    widest = sum(max(map(len, column)) + _GAP for column in zip(heads, *rows, strict=True))
    if widest <= width:
        return Sheet(title, heads, rows)
    return Sheet(title, ("Id", "Name", "Values"), tuple(_compact(card) for card in cards))


def _compact(card: dict[str, Any]) -> tuple[str, str, str]:
    rest = [_phrase(name, part) for name, part in card.items() if name not in {"id", "name"}]
    return str(card.get("id", "")), str(card.get("name", "")), ", ".join(filter(None, rest))


def _phrase(name: str, part: Any) -> str:
    """Return a field in a few words, or "" where there is nothing to say or too much."""
    words = name.replace("_", " ")
    if part is True:
        return words
    text = " ".join(map(str, part)) if isinstance(part, list) else str(part)
    is_short = isinstance(part, (*_SCALAR, list)) and len(text) <= _LONGEST
    return f"{words} {text}" if part and is_short else ""


def _told(card: object, fields: dict[str, Any]) -> dict[str, str]:
    """Return the fields of a card as texts, those that are as by default blank."""
    default = _defaults(card)
    return {name: "" if name in default and part == default[name] else _cell(part) for name, part in fields.items()}


def card_lines(card: object, width: int, describe: Describe | None = None) -> tuple[str, ...]:
    """Return all fields of a card, a line each, those too long for the width in more lines."""
    found, described = _fields(card), _described(card, describe)
    indent = max(map(len, found)) + _GAP
    lines: list[str] = []
    for name, part in found.items():
        told = described[name] or "none" if name in described else _words(getattr(card, name), part)
        text = f"{name.ljust(indent)}{told}"
        lines += wrap(text, max(width, 2 * indent), subsequent_indent=" " * indent, break_on_hyphens=False)
    return tuple(lines)


def _words(given: object, part: Any) -> str:
    """Return a field in words; of a record within the card only what is not as by default."""
    if isinstance(part, bool):
        return "yes" if part else "no"
    if isinstance(part, dict):
        default = _defaults(given) if attrs.has(type(given)) else {}
        told = {name: one for name, one in part.items() if name not in default or one != default[name]}
        words = [name if one is True else f"{name} {_words(None, one)}" for name, one in told.items()]
        return ", ".join(words).replace("_", " ") or "none"
    if isinstance(part, list):
        return ", ".join(_words(None, one) for one in part) or "none"
    return _cell(part)


def provenance_lines(edition: Edition[Any, Any]) -> tuple[str, ...]:
    """Return what the rulebook states of an edition, and what is a reconstruction."""
    return (
        f"Edition {edition.id}, digest {edition.digest[:16]}",
        *_provenance("numbers of the game", edition.provenance),
        *_provenance("cards", edition.card_provenance),
    )


def _provenance(what: str, provenance: Provenance) -> Iterable[str]:
    yield f"The rulebook states of the {what}: {', '.join(provenance.rulebook) or 'nothing'}."
    yield f"Reconstructed, not the printed values: {', '.join(provenance.reconstructed) or 'nothing'}."


def _fields(card: object) -> dict[str, Any]:
    plain: dict[str, Any] = to_plain(card)
    return plain


def _described(card: object, describe: Describe | None) -> dict[str, str]:
    """Return the fields of a card that a game has words for, in these words."""
    if describe is None:
        return {}
    told = {name: describe(card, name) for name in _fields(card)}
    return {name: words for name, words in told.items() if words is not None}


def _defaults(card: object) -> dict[str, Any]:
    fields: tuple[attrs.Attribute[Any], ...] = attrs.fields(type(card))  # type: ignore[arg-type]
    return {field.name: field.default for field in fields if isinstance(field.default, (*_SCALAR, type(None)))}


def _cell(part: object) -> str:
    return part if isinstance(part, str) else json.dumps(part, ensure_ascii=False)


def _is_column(name: str, cards: list[dict[str, Any]], cells: list[dict[str, str]]) -> bool:
    plain = all(isinstance(card.get(name), (*_SCALAR, type(None))) for card in cards)
    return plain and any(cell.get(name) for cell in cells)


def _is_number(name: str, cards: list[dict[str, Any]]) -> bool:
    return all(isinstance(card.get(name), (int, float, type(None))) for card in cards)
