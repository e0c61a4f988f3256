"""A person at the table: what is shown, what is asked, what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from thesmos.cli.menu import Menu
from thesmos.cli.output import explain, say, write_file
from thesmos.cli.prompt import HELP, Board, Choose, Help, Quit, Request, Save, Undo, Why, Wrong, read_line
from thesmos.cli.replay import say_outcome
from thesmos.core.errors import OptionError
from thesmos.core.event import Event, seen_from
from thesmos.core.ids import Seat
from thesmos.core.match import Match
from thesmos.core.value import Value, value
from thesmos.sim.plan import AnyBot
from thesmos.sim.runner import ask, bots_chance

AnyMatch = Match[Any, Any]


@value
class Table(Value):
    """Who plays: the person's seat, and a bot for each seat, of which that of the person is never asked."""

    seat: Seat
    bots: tuple[AnyBot, ...]


def play_on(match: AnyMatch, table: Table) -> Iterator[AnyMatch]:
    """Play to the end, or until the person leaves; yield the match whenever it has become another."""
    while True:
        for now in _bots_turn(match, table):
            match = now
            yield match
        show_events(match, table.seat)
        show_board(match, table.seat)
        if match.actor is None:
            say_outcome(match)
            return
        after = _persons_turn(match, table.seat)
        if after is None:
            return
        match = after
        yield match


def previous(match: AnyMatch, seat: Seat) -> AnyMatch | None:
    """Return the match as it was when the seat last chose, or None if it has not chosen yet."""
    for back, ply in enumerate(reversed(match.plies), 1):
        if ply.seat == seat:
            return match.undo(back)
    return None


def news(match: AnyMatch, seat: Seat) -> tuple[Event, ...]:
    """Return what happened since the seat last chose, as it may know it; since setup if it has not chosen yet."""
    before = previous(match, seat)
    states = [match.start] if before is None else []
    states += [ply.state for ply in match.plies[len(before.plies) if before else 0 :]]
    return tuple(event for state in states for event in seen_from(state.events, seat))


def show_events(match: AnyMatch, seat: Seat) -> None:
    """Show what happened since the person last chose."""
    say("", *(f"  {event}" for event in news(match, seat)))


def show_board(match: AnyMatch, seat: Seat) -> None:
    """Show the game as the person may see it, and what is possible."""
    observation, display = match.observe(seat), match.game.display
    say("", display(observation, seat) if display else repr(observation), "")
    if match.actor == seat:
        say(*_menu(match).lines())


def _menu(match: AnyMatch) -> Menu:
    return Menu.of(match.game.notation, match.legal_actions)


def _bots_turn(match: AnyMatch, table: Table) -> Iterator[AnyMatch]:
    chance = bots_chance(match.seed)
    while match.actor not in {None, table.seat}:
        bot, number = table.bots[match.actor or 0], len(match.plies)
        action = ask(match.game, bot, match.state, match.legal_actions, chance.split(f"decision {number}"))
        match = match.apply(action)
        yield match


def _persons_turn(match: AnyMatch, seat: Seat) -> AnyMatch | None:
    """Ask until the person has chosen something that changes the match; None to leave."""
    while True:
        try:
            line = input("> ")
        except EOFError:
            say("")
            return None
        request = read_line(line, _menu(match))
        if isinstance(request, Quit):
            return None
        after = _answer(match, seat, request)
        if after is not match:
            return after


def _answer(match: AnyMatch, seat: Seat, request: Request) -> AnyMatch:
    match request:
        case Choose(action=action) if action in match.legal_actions:
            return match.apply(action)
        case Choose(action=action) | Why(action=action):
            say(*_reasons(match, seat, action))
        case Undo():
            before = previous(match, seat)
            if before is not None:
                return before
            say("there is nothing to take back")
        case Board():
            show_board(match, seat)
        case Save(path=path):
            _save(match, path)
        case Wrong(message=message):
            explain(message)
        case Help() | Quit():
            say(HELP)
    return match


def _reasons(match: AnyMatch, seat: Seat, action: Any) -> tuple[str, ...]:
    """Return what forbids an action, found from what the seat may see, so that a refusal tells nothing more."""
    text = match.game.notation.format(action)
    if action in match.legal_actions:
        return (f"{text}: it is possible",)
    refusals = match.game.why_not(match.observe(seat), action)
    return (f"{text}: it is not possible", *(f"  {refusal}" for refusal in refusals))


def _save(match: AnyMatch, path: str) -> None:
    try:
        write_file(path, match.to_json())
    except OptionError as problem:
        say(problem)
    else:
        say(f"saved in {path}")
