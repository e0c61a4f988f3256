"""The agenda: the stack of decisions and steps still to come, top last.

A reducer answers an action by changing the state and by pushing what must come next. `settle` then runs the steps on
top until a decision is on top or the agenda is empty, which is the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from thesmos.core.event import Event
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value


class Step(Value):
    """Work that the rules do by themselves; base of a game's step classes."""

    __slots__ = ()


class Decision(Value):
    """A point where one seat must choose; base of a game's decision classes, which have a field `seat`."""

    __slots__ = ()

    seat: Seat


Entry = Step | Decision


class State(Protocol):
    """What the core needs of a game's state; anything else in it is the game's own."""

    @property
    def agenda(self) -> tuple[Entry, ...]:
        """Entries still to come, top last."""

    @property
    def rng(self) -> Rng:
        """The chance of this line of play."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action brought about; left out of `==` and `hash`."""


S = TypeVar("S", bound=State)


def decision_of(state: State) -> Decision | None:
    """Return the decision that waits to be made, or None when the game is over."""
    agenda = state.agenda
    if not agenda:
        return None
    top = agenda[-1]
    if not isinstance(top, Decision):
        raise TypeError(f"the agenda was not settled: {top!r} is on top")
    return top


def actor_of(state: State) -> Seat | None:
    """Return the seat that must choose, or None when the game is over."""
    decision = decision_of(state)
    return None if decision is None else decision.seat


def settle(state: S, steps: Mapping[type, Callable[[S, Any], S]]) -> S:
    """Run the steps on top of the agenda until a decision is on top or nothing is left.

    Args:
        state: any state.
        steps: for each step class its reducer. It is given the state with the step still on top, and takes it off.
    """
    agenda = state.agenda
    while agenda:
        top = agenda[-1]
        reducer = steps.get(type(top))
        if reducer is None:
            return state
        state = reducer(state, top)
        agenda = state.agenda
    return state
