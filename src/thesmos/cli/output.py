"""Writing to the terminal: plain, wrapped to its width, and without anything that could steer it."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from thesmos.core.errors import OptionError
from thesmos.sim.render import Sheet, as_rich

_HANG = 4


class _Terminal(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Return the standard output as it is now."""
    return _Terminal(file=sys.stdout, highlight=False, markup=False, emoji=False)


def clean(text: str) -> str:
    r"""Return a text with every character that can't be printed written out, lines and tabs aside.

    >>> clean("a\x1b[31mb")
    'a\\x1b[31mb'
    """
    return "".join(
        part if part.isprintable() or part in "\n\t" else part.encode("unicode_escape").decode() for part in text
    )


def say(*lines: object) -> None:
    """Write lines; a terminal's width wraps them between words, in a file they stay whole."""
    out = console()
    text = clean("\n".join(map(str, lines)))
    if out.is_terminal:
        text = "\n".join(part for line in text.split("\n") for part in _hanging(line, out))
    out.print(Text(text), soft_wrap=True)


def _hanging(line: str, out: Console) -> list[str]:
    """Return a line in parts that fit the width, all but the first further in, so that it is seen where it ends."""
    line = line.expandtabs()
    first, *rest = Text(line).wrap(out, out.width) or [Text()]
    if not rest:
        return [line]
    head = first.plain.rstrip()
    tail = line[len(head) :].lstrip()
    indent = " " * min(len(line) - len(line.lstrip()) + _HANG, out.width // 2)
    return [head, *(indent + part.plain.rstrip() for part in Text(tail).wrap(out, out.width - len(indent)))]


def explain(text: str, indent: int = 0) -> None:
    """Write a paragraph, wrapped to the width of the output."""
    from rich.padding import Padding  # noqa: PLC0415 - used here alone

    console().print(Padding(Text(clean(text)), (0, 0, 0, indent)))


def show(thing: RenderableType) -> None:
    """Draw something of rich."""
    console().print(thing)


def show_sheet(sheet: Sheet) -> None:
    """Draw a table."""
    rows = tuple(tuple(map(clean, row)) for row in sheet.rows)
    show(as_rich("", (sheet.replace(title=clean(sheet.title), rows=rows),)))


def check_target(path: str | None) -> None:
    """Refuse a file that can't be written, before any work is done for it.

    Raises:
        OptionError: its folder does not exist, or it is a folder itself.
    """
    if path is None:
        return
    target = Path(path)
    try:
        is_folder, has_folder = target.is_dir(), target.parent.is_dir()
    except (OSError, ValueError) as problem:
        raise OptionError(f"{path}: {problem}") from None
    if is_folder:
        raise OptionError(f"{path}: it is a folder, a file is needed")
    if not has_folder:
        raise OptionError(f"{path}: there is no folder {target.parent}")


def write_file(path: str, text: str) -> None:
    """Write a text file.

    Raises:
        OptionError: it can't be written.
    """
    check_target(path)
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise OptionError(f"{path}: {getattr(problem, 'strerror', None) or problem}") from None
