"""The cards of Styx in words, and lists in lines that are not too long."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from thesmos.core.ids import CardId
from thesmos.games.styx.cards import Card
from thesmos.games.styx.rules import Rules

WIDTH = 80
INDENT = " " * 6
QUARTERS = ("0", "1/4", "1/2", "3/4", "1")
JOINTS = {"or": "/", "and": "+"}
KINDS = {"spirit_or_wild": "a Spirit, or a card that counts for any Element", "horseman": "a Horseman"}
LEGEND = "cards are given as: id Strength income Elements (/ or, + and)"


def short(rules: Rules, card: CardId, counters: int = 0) -> str:
    """Return a card with what counts in an army, such as ``ghoul 1 +1 earth``."""
    facts = rules.cards[card]
    elements = "any" if facts.elements_mode == "wild" else JOINTS.get(facts.elements_mode, "").join(facts.elements)
    parts = [facts.id, str(facts.strength), f"{facts.income:+d}", elements, *_kinds(facts, "Legendary", "Eternal")]
    parts += _kinds(facts, "Horseman")
    if not facts.eternal and facts.elimination_strength != facts.strength:
        parts.append(f"(worth {facts.elimination_strength} in an Elimination)")
    if counters:
        parts.append(f"({counters} counter{'s' if counters > 1 else ''})")
    return " ".join(part for part in parts if part)


def strength(rules: Rules, card: CardId) -> str:
    """Return a card with its Strength alone."""
    return f"{card} {rules.cards[card].strength}"


def described(facts: Card) -> str:
    """Return a card with all its values, less what its ability does."""
    joint = " and " if facts.elements_mode == "and" else " or "
    parts = [f"{facts.name}: Strength {facts.strength}"]
    if facts.elimination_strength != facts.strength:
        parts.append(f"worth {facts.elimination_strength} in an Elimination")
    if facts.influence_bonus:
        parts.append(f"Influence +{facts.influence_bonus}")
    parts.append(f"income {facts.income:+d}")
    if facts.soul:
        parts.append(f"Soul {QUARTERS[facts.soul]}")
    if facts.elements:
        parts.append(joint.join(facts.elements))
    return ", ".join([*parts, *_kinds(facts, "Legendary", "Eternal", "Horseman", "Spirit")])


def told(facts: Card) -> str:
    """Return what the ability of a card does; for a summons with the kind that this card names."""
    named = KINDS.get(facts.params.targets) if facts.ability == "summon" else None
    return f"{facts.text} The kind: {named}." if named else facts.text


def _kinds(facts: Card, *names: str) -> list[str]:
    return [name for name in names if getattr(facts, name.lower())]


def packed(head: str, items: Sequence[str], separator: str = ",") -> list[str]:
    """Return a list in lines, none of its items broken."""
    lines = [head]
    for number, item in enumerate(items, 1):
        piece = item + (separator if number < len(items) else "")
        if len(lines[-1]) + 1 + len(piece) > WIDTH:
            lines.append(INDENT + piece)
        else:
            lines[-1] += f" {piece}"
    return lines


def wrapped(text: str) -> list[str]:
    """Return a text in lines."""
    return textwrap.wrap(text, WIDTH, subsequent_indent=INDENT, break_on_hyphens=False)
