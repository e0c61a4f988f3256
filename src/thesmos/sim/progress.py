"""A bar that shows how many games are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from thesmos.sim.extras import need_rich


@contextmanager
def counting(total: int, show: bool) -> Iterator[Callable[[int], None]]:
    """Give a function that is told how many more games are played.

    Args:
        total: of the games.
        show: draw a bar, on standard error if that is a terminal, or in the notebook; it goes away at the end.

    Raises:
        MissingExtraError: rich is not installed.
    """
    if not show:
        yield lambda _: None
        return
    need_rich()
    from rich.console import Console  # noqa: PLC0415 - an extra
    from rich.progress import (  # noqa: PLC0415 - an extra
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not (console.is_terminal or console.is_jupyter)
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task("games", total=total)
        yield lambda more: bar.advance(task, more)
