"""Editions of Hybris that are changed in one place, as folders of files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from thesmos.core.errors import EditionError
from thesmos.games.hybris.load import HybrisEdition, load_hybris_edition

EDITION: HybrisEdition = load_hybris_edition()
FIRST = "edition.toml"
TEXTS: dict[str, str] = {
    name: (Path(EDITION.source).parent / name).read_text(encoding="utf-8")
    for name in (FIRST, *EDITION.numbers.meta.files)
}
_ENTRY = re.compile(r"^\[\[[a-z_]+\]\]\nid = \"(.*?)\"\n(?:(?!\[).*(?:\n|\Z))*", re.MULTILINE)
BLOCKS: dict[str, tuple[str, str]] = {
    found[1]: (name, found[0]) for name, text in TEXTS.items() for found in _ENTRY.finditer(text)
}
"""Of each component the file in which it stands, and its text there."""

Change = tuple[str, str]
"""A file, and its whole text."""


def swap(name: str, old: str, new: str) -> Change:
    """Return a file with one part replaced."""
    assert old in TEXTS[name]
    return name, TEXTS[name].replace(old, new, 1)


def of(component: str, old: str, new: str) -> Change:
    """Return the file of a component with one part of it replaced."""
    name, block = BLOCKS[component]
    assert old in block, block
    return swap(name, block, block.replace(old, new, 1))


def field(component: str, key: str, value: str) -> Change:
    """Return the file of a component with another value of one of its fields, which has to stand in one line."""
    _, block = BLOCKS[component]
    line = next(line for line in block.splitlines() if line.startswith(f"{key} = "))
    return of(component, line, f"{key} = {value}")


def without(component: str) -> Change:
    """Return the file of a component without it."""
    return of(component, BLOCKS[component][1], "")


def save(folder: Path, *changes: Change) -> Path:
    """Write the files of an edition, and return its first one."""
    for name, text in {**TEXTS, **dict(changes)}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder / FIRST


def refusal(path: Path) -> str:
    """See that an edition is refused in one line that names a file of it; return the line from there on."""
    with pytest.raises(EditionError) as caught:
        load_hybris_edition(path)
    said = str(caught.value)
    assert 1 == len(said.splitlines())
    assert said.startswith(f"{path.parent}/")
    return said.removeprefix(f"{path.parent}/")
