"""`thesmos simulate`: many games at once."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from thesmos.cli.options import (
    EditionFile,
    GameName,
    Options,
    RunSeed,
    Seats,
    open_game,
    read_options,
    read_seed,
    seats_of,
)
from thesmos.cli.output import check_target, say, show, write_file
from thesmos.sim.simulate import simulate as run_games


def simulate(  # noqa: PLR0917 - typer makes the options of them
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seed: RunSeed = "0",
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME", help="One for all seats, or one for each.")] = None,
    workers: Annotated[int, typer.Option(metavar="N", help="Processes to play in.")] = 1,
    edition: EditionFile = None,
    option: Options = None,
    tally: Annotated[bool, typer.Option("--tally", help="Count the events too.")] = False,
    json: Annotated[str | None, typer.Option(metavar="FILE", help="Write the results to a file.")] = None,
) -> None:
    """Play many games of bots: wins by seat, how games ended, their length and speed."""
    check_target(json)
    rules = open_game(game, edition)
    results = run_games(
        rules,
        seats_of(rules, seats),
        games,
        read_seed(seed),
        bot[0] if bot and len(bot) == 1 else bot or None,
        sys.stderr.isatty(),
        options=read_options(option),
        workers=workers,
        tally=tally,
    )
    show(results)
    if json is not None:
        write_file(json, results.to_json())
        say(f"\nwritten to {json}")
