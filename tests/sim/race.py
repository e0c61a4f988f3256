"""A race: seats in turn add 1 or 2 to a pile, never past the target; whoever reaches the target wins.

With target 3 the lines are 1-1-1, 1-2 and 2-1.
"""

from __future__ import annotations

import os
from typing import Any

from thesmos.core.agenda import Decision
from thesmos.core.event import Event
from thesmos.core.game import Game, NoOptions, Outcome, Refusal
from thesmos.core.ids import RuleId, Seat
from thesmos.core.ledger import Ledger, Rule
from thesmos.core.notation import Notation
from thesmos.core.rng import NO_RNG, Rng
from thesmos.core.value import Table, Value, field, value

TARGET = 3
RULE = RuleId("RACE-01")


@value
class Add(Value):
    """Add to the pile."""

    amount: int


@value
class Choose(Decision):
    """Choose how much to add."""

    seat: Seat


@value
class State(Value):
    """The pile and whose turn it is."""

    pile: int
    seats: int
    agenda: tuple[Choose, ...]
    rng: Rng
    events: tuple[Event, ...] = field(default=(), eq=False)


def setup(seats: int, options: NoOptions, rng: Rng) -> State:
    """Begin with an empty pile."""
    return State(0, seats, (Choose(Seat(0)),), rng, (Event("began", RULE),))


def legal_actions(state: State) -> tuple[Add, ...]:
    """Return what fits below the target."""
    return tuple(Add(amount) for amount in (1, 2) if state.agenda and state.pile + amount <= TARGET)


def why_not(state: State, action: Add) -> tuple[Refusal, ...]:
    """Say what does not fit."""
    return () if action in legal_actions(state) else (Refusal(RULE, "too much"),)


def reduce(state: State, action: Add) -> State:
    """Add, and go on or end."""
    seat, pile = state.agenda[-1].seat, state.pile + action.amount
    agenda = () if pile == TARGET else (Choose(Seat((seat + 1) % state.seats)),)
    events = (Event("added", RULE, seat, f"stone-{action.amount}", action.amount),)
    return state.replace(pile=pile, agenda=agenda, events=events) if agenda else _won(state, pile, seat, events)


def _won(state: State, pile: int, seat: Seat, events: tuple[Event, ...]) -> State:
    return state.replace(pile=pile, agenda=(), events=(*events, Event("won", RULE, seat)))


def outcome(state: State) -> Outcome | None:
    """Return the winner, whom the last event names."""
    if state.agenda:
        return None
    winner = state.events[-1].seat
    assert winner is not None
    others = tuple(Seat(seat) for seat in range(state.seats) if seat != winner)
    return Outcome(((winner,), others), "reached", RULE)


def observe(state: State, seat: Seat) -> State:
    """Hide nothing but chance."""
    return state.replace(rng=NO_RNG)


def determinize(state: State, rng: Rng) -> State:
    """Give it chance again."""
    return state.replace(rng=rng)


RACE: Game[State, Add] = Game(
    name="race",
    seats=range(2, 4),
    version="1",
    ledger=Ledger("race", "Race", Table({RULE: Rule(RULE, "All", "victory", "Who reaches the target wins.")})),
    options=NoOptions,
    setup=setup,
    legal_actions=legal_actions,
    why_not=why_not,
    reduce=reduce,
    outcome=outcome,
    observe=observe,
    determinize=determinize,
    notation=Notation.of([Add(1), Add(2), Add(3)], lambda action: f"add {action.amount}"),
)


@value
class Quitter(Value):
    """A bot that takes its whole process with it."""

    name: str = "quitter"

    def choose(self, *_: Any) -> Add:
        """End the process."""
        os._exit(3)


class Cheat:
    """Chooses what it is told to, whether possible or not."""

    name = "cheat"

    def __init__(self, choice: Any) -> None:
        self.choice = choice

    def choose(self, *_: Any) -> Any:
        """Return the same as ever."""
        return self.choice
