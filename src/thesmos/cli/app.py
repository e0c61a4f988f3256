"""The command and its parts."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from thesmos.cli.errors import OneLineGroup, guarded
from thesmos.cli.inspect import cards, perft, rules
from thesmos.cli.output import say
from thesmos.cli.play import play
from thesmos.cli.replay import replay
from thesmos.cli.simulate import simulate

app = typer.Typer(
    cls=OneLineGroup,
    name="thesmos",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for _command in (simulate, play, replay, rules, cards, perft):
    app.command()(_command)


@app.callback()
def thesmos(
    context: typer.Context, show_version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False
) -> None:
    """Rules engines for tabletop games: simulate, play, replay, and look up rules and cards."""
    if show_version:
        say(f"thesmos {version('thesmos')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        say(context.get_help())


def run() -> int:
    """Run the command with the arguments of the process, and return its exit code."""
    return guarded(lambda: app(prog_name="thesmos", standalone_mode=False))
