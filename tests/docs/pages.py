"""The pages, and the blocks of code on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from thesmos.core.value import Value, value

TOP = Path(__file__).parents[2]
PAGES = [TOP / "README.md", *sorted((TOP / "docs").glob("*.md"))]
_BLOCK = re.compile(r"^```(?P<language>[\w-]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@value
class Block(Value):
    """A fenced block.

    Attributes:
        page: its file.
        line: of its first line of text, from 1.
        language: the word after the fence.
        text: what stands in it.
    """

    page: Path
    line: int
    language: str
    text: str


def blocks(page: Path, language: str) -> list[Block]:
    """Return the blocks of a page in a language, in their order."""
    return [block for block in _blocks(page) if block.language == language]


def prose(page: Path) -> str:
    """Return a page without its blocks."""
    return _BLOCK.sub("", page.read_text(encoding="utf-8"))


def _blocks(page: Path) -> Iterator[Block]:
    content = page.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(content):
        line = content.count("\n", 0, found.start("text")) + 1
        yield Block(page, line, found["language"], found["text"])
