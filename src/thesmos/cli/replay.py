"""`thesmos replay`: check a record, and show what happened."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from thesmos.cli.options import EditionFile, open_game
from thesmos.cli.output import explain, say
from thesmos.core.data import read_text
from thesmos.core.errors import RecordError
from thesmos.core.game import Game
from thesmos.core.match import Match
from thesmos.core.record import read_record


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, as written by play.")],
    edition: EditionFile = None,
    show: Annotated[bool, typer.Option("--show", help="Show every action with its events.")] = False,
) -> None:
    """Replay a record and check every action and state of it."""
    text = read_text(file, RecordError)
    game = None if edition is None else _game_of(text, edition)
    match = read_record(text, game, file)
    if show:
        show_line(match)
    played = match.game
    about = f"edition {played.edition.id}" if played.edition else "no edition"
    say(
        f"game     {played.name}, rules {played.version}, {about}",
        f"seats    {match.seats}",
        f"seed     {match.seed!r}",
        f"actions  {len(match.plies)}",
        "every action and state is as recorded",
    )
    say_outcome(match)


def show_line(match: Match[Any, Any]) -> None:
    """Show every action of a match with its events and their rules."""
    say("setup", *(f"    {event}" for event in match.start.events))
    for number, (ply, text) in enumerate(zip(match.plies, match.notation, strict=True), 1):
        say(f"{number}. seat {ply.seat}: {text}", *(f"    {event}" for event in ply.state.events))


def say_outcome(match: Match[Any, Any]) -> None:
    """Say how a match ended, with the rule that ended it; or that it goes on."""
    outcome = match.outcome
    if outcome is None:
        say(f"outcome  not over: seat {match.actor} is to choose")
        return
    winners = " and ".join(f"seat {seat}" for seat in outcome.winners)
    places = ", then ".join(" and ".join(map(str, place)) for place in outcome.ranking)
    won = "share the first place" if len(outcome.winners) > 1 else "wins"
    say(f"outcome  {winners} {won}: {outcome.condition}")
    say(f"ranking  {places}")
    if outcome.scores:
        say("scores   " + ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(outcome.scores)))
    rule = match.game.ledger[outcome.rule]
    explain(f"{rule.id}: {rule.says}")
    if rule.ruling:
        explain(f"Ruling: {rule.ruling}")


def _game_of(text: str, edition: str) -> Game[Any, Any] | None:
    """Return the game that a record names, or None if it names none, which reading the record will say."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return None
    name = content.get("game") if isinstance(content, dict) else None
    return open_game(name, edition) if isinstance(name, str) else None
