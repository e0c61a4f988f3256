"""Tables of text, for a terminal, a notebook and anything else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Literal

from thesmos.core.value import Value, value
from thesmos.sim.extras import need_rich

if TYPE_CHECKING:
    from rich.console import RenderableType


@value
class Sheet(Value):
    """A table before it is drawn.

    Attributes:
        title: above it.
        columns: their heads; one that begins with ">" is aligned to the right.
        rows: a text for each column.
        note: below it, or "".
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""

    @property
    def heads(self) -> tuple[str, ...]:
        """The heads without their marks."""
        return tuple(column.removeprefix(">") for column in self.columns)

    @property
    def to_right(self) -> tuple[bool, ...]:
        """Which columns are aligned to the right."""
        return tuple(column.startswith(">") for column in self.columns)


def as_text(heading: str, sheets: Iterable[Sheet]) -> str:
    """Return tables as plain lines.

    >>> print(as_text("two", [Sheet("Wins", ("seat", ">games"), (("0", "12"), ("1", "8")))]))
    two
    <BLANKLINE>
    Wins
    seat  games
    0        12
    1         8
    """
    return "\n\n".join([heading, *map(_text, sheets)] if heading else [*map(_text, sheets)])


def as_html(heading: str, sheets: Iterable[Sheet]) -> str:
    """Return tables as HTML that stands alone and takes its colours from the page."""
    head = f'<p style="margin: 0.5em 0"><b>{escape(heading)}</b></p>' if heading else ""
    return f"<div>{head}{''.join(map(_html, sheets))}</div>"


def as_rich(heading: str, sheets: Iterable[Sheet]) -> RenderableType:
    """Return tables for rich to draw.

    Raises:
        MissingExtraError: rich is not installed.
    """
    need_rich()
    from rich.console import Group  # noqa: PLC0415 - an extra
    from rich.text import Text  # noqa: PLC0415 - an extra

    parts: list[RenderableType] = [Text(heading)] if heading else []
    for sheet in sheets:
        parts += [Text(), _rich(sheet)] if parts else [_rich(sheet)]
        if sheet.note:
            parts.append(Text(sheet.note, style="dim"))
    return Group(*parts)


def _rich(sheet: Sheet) -> RenderableType:
    from rich import box  # noqa: PLC0415 - an extra
    from rich.table import Table  # noqa: PLC0415 - an extra
    from rich.text import Text  # noqa: PLC0415 - an extra

    table = Table(
        title=Text(sheet.title),
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        collapse_padding=True,
    )
    for number, (head, right) in enumerate(zip(sheet.heads, sheet.to_right, strict=True)):
        justify: Literal["left", "right"] = "right" if right else "left"
        table.add_column(Text(head), justify=justify, overflow="fold", no_wrap=number == 0)
    for row in sheet.rows:
        table.add_row(*map(Text, row))
    return table


def _text(sheet: Sheet) -> str:
    lines = [sheet.heads, *sheet.rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    drawn = [_line(line, widths, sheet.to_right) for line in lines]
    return "\n".join(part for part in (sheet.title, *drawn, sheet.note) if part)


def _line(cells: Sequence[str], widths: Sequence[int], to_right: Sequence[bool]) -> str:
    return "  ".join(
        cell.rjust(width) if right else cell.ljust(width)
        for cell, width, right in zip(cells, widths, to_right, strict=True)
    ).rstrip()


def _html(sheet: Sheet) -> str:
    sides = ["right" if right else "left" for right in sheet.to_right]

    def cells(tag: str, texts: Sequence[str]) -> str:
        styled = zip(texts, sides, strict=True)
        drawn = (f'<{tag} style="text-align: {side}">{escape(text)}</{tag}>' for text, side in styled)
        return f"<tr>{''.join(drawn)}</tr>"

    body = "".join(cells("td", row) for row in sheet.rows)
    title = f'<caption style="text-align: left; font-weight: bold">{escape(sheet.title)}</caption>'
    note = f"<p><small>{escape(sheet.note)}</small></p>" if sheet.note else ""
    return f"<table>{title}<thead>{cells('th', sheet.heads)}</thead><tbody>{body}</tbody></table>{note}"
