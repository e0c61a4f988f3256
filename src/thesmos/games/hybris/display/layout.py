"""Text in lines that are not too long."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

WIDTH = 120
HANG = 4
"""How much further in the rest of a paragraph stands."""


def paragraph(text: str, indent: int = 2) -> list[str]:
    """Return a text in lines, the first of them `indent` in."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + HANG),
        break_on_hyphens=False,
    )


def packed(head: str, items: Sequence[str], separator: str = ",", indent: int = 2) -> list[str]:
    """Return a list in lines, none of its items broken that fits in one.

    >>> packed("omens:", ("Combo", "Riposte"))
    ['  omens: Combo, Riposte']
    """
    lines = [" " * indent + head]
    for number, item in enumerate(items, 1):
        piece = item + (separator if number < len(items) else "")
        if len(lines[-1]) + 1 + len(piece) <= WIDTH:
            lines[-1] += f" {piece}"
        else:
            lines += paragraph(piece, indent + HANG)
    return lines


def row(*parts: str) -> str:
    """Return what stands side by side, without what is empty."""
    return "   ".join(part for part in parts if part)
