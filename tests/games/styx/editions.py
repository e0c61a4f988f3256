"""Editions of Styx that are wrong in one place, as texts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import thesmos
from games.styx.table import EDITION
from thesmos.core.errors import EditionError
from thesmos.core.value import Table
from thesmos.games.styx.cards import StyxEdition

TEXT = Path(EDITION.source).read_text(encoding="utf-8")
CARD = re.compile(r"\[\[card\]\]\n(?:(?!\[\[card\]\]|\n# ).)*", re.DOTALL)
BLOCKS = {re.findall(r'^id = "(.*)"', block, re.MULTILINE)[0]: block for block in CARD.findall(TEXT)}


def swap(old: str, new: str, where: str = TEXT) -> str:
    """Return the text of the edition with one part replaced."""
    assert old in where
    return where.replace(old, new, 1)


def of_card(card: str, old: str, new: str) -> str:
    """Return the text of the edition with one part of one card replaced."""
    return swap(BLOCKS[card], swap(old, new, BLOCKS[card]))


def save(folder: Path, text: str) -> Path:
    """Write an edition file."""
    path = folder / "bad.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(path: Path) -> str:
    """See that a file is refused in one line that names it, and return the rest of the line."""
    with pytest.raises(EditionError) as caught:
        thesmos.load("styx", edition=path)
    said = str(caught.value)
    assert 1 == len(said.splitlines())
    assert said.startswith(f"{path}: ")
    return said.removeprefix(f"{path}: ")


def changed(card: str, **fields: Any) -> StyxEdition:
    """Return the edition with other values of one card."""
    assert card in EDITION.cards
    return EDITION.replace(
        cards=Table({name: one.replace(**fields) if name == card else one for name, one in EDITION.cards.items()})
    )


def numbered(**fields: int) -> StyxEdition:
    """Return the edition with other constants."""
    return EDITION.replace(numbers=EDITION.numbers.replace(**fields))
