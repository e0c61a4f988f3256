"""`thesmos play`: a person against bots, who sees what the own seat may see."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from thesmos.bots.random_bot import RandomBot
from thesmos.cli.options import EditionFile, GameName, Options, Seats, open_game, read_options, read_seed, seats_of
from thesmos.cli.output import check_target, say, write_file
from thesmos.cli.table import Table, play_on
from thesmos.core.errors import OptionError
from thesmos.core.ids import Seat
from thesmos.core.match import new_match
from thesmos.sim.plan import choose_bots

_SEEDS = 1_000_000


def play(  # noqa: PLR0917 - typer makes the options of them
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int, typer.Option(metavar="N", help="Yours, from 0.")] = 0,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="Of all chance; a new one if not given.")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME", help="One for all others, or one for each.")] = None,
    edition: EditionFile = None,
    option: Options = None,
    record: Annotated[str | None, typer.Option(metavar="FILE", help="Write the record at the end.")] = None,
) -> None:
    """Play a game against bots; type help when it is your turn."""
    check_target(record)
    rules = open_game(game, edition)
    chosen = read_seed(seed) if seed is not None else secrets.randbelow(_SEEDS)
    match = new_match(rules, seats_of(rules, seats), chosen, read_options(option))
    if not 0 <= seat < match.seats:
        raise OptionError(f"--seat must be from 0 to {match.seats - 1}, not {seat}")
    others = choose_bots(rules, match.seats - 1, bot[0] if bot and len(bot) == 1 else bot or None)
    table = Table(Seat(seat), (*others[:seat], RandomBot(), *others[seat:]))
    names = ", ".join(f"seat {other} {made.name}" for other, made in enumerate(table.bots) if other != seat)
    say(f"{rules.ledger.title}, seed {chosen!r}. You are seat {seat}; {names}. Type help for help.")
    last = match
    try:
        for last in play_on(match, table):  # noqa: B007 - the last one is recorded, also when play is cut short
            pass
    finally:
        if record is not None:
            write_file(record, last.to_json())
            say(f"recorded in {record}")
