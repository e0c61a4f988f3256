"""What people are shown of a game of Hybris, for its tests."""

from __future__ import annotations

from games.hybris.table import see
from thesmos.core.agenda import Decision
from thesmos.core.ids import Seat
from thesmos.games.hybris.display import display
from thesmos.games.hybris.state import State


def screen(state: State, seat: int = 0) -> str:
    """Return what a seat is shown, which depends on its observation alone."""
    return display(see(state, seat), Seat(seat))


def flat(state: State, seat: int = 0) -> str:
    """Return what a seat is shown without line breaks."""
    return " ".join(screen(state, seat).split())


def asked(state: State, seat: int = 0) -> str:
    """Return what a seat is told that is to be decided, with what the choices mean."""
    return flat(state, seat).rpartition("> ")[2]


def section(state: State, head: str, seat: int = 0) -> str:
    """Return a section of what a seat is shown, without line breaks."""
    lines = screen(state, seat).splitlines()
    first = next(number for number, line in enumerate(lines) if line.removeprefix("> ").startswith(head) and number > 2)
    last = next((n for n in range(first + 1, len(lines)) if not lines[n].startswith(" ")), len(lines))
    return " ".join(" ".join(lines[first:last]).split())


def some(state: State, decision: Decision) -> State:
    """Return the state in which something is to be decided."""
    return state.replace(agenda=(*state.agenda, decision))
