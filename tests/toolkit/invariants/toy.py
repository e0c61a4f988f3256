"""A state as small as can be, for laws that look at agenda and events."""

from __future__ import annotations

from typing import Any

from thesmos.core.agenda import Decision, Entry, Step
from thesmos.core.event import Event
from thesmos.core.game import Invariant
from thesmos.core.ids import RuleId, Seat
from thesmos.core.value import Value, field, value
from thesmos.toolkit.invariants import Watch

RULE = RuleId("TOY-01")


@value
class Reply(Decision):
    """A seat must answer."""

    seat: Seat


@value
class Other(Decision):
    """A seat must choose something else."""

    seat: Seat


@value
class Work(Step):
    """The rules do something."""


@value
class Toy(Value):
    """An agenda, what happened, and what each seat has."""

    agenda: tuple[Entry, ...] = ()
    events: tuple[Event, ...] = field(default=(), eq=False)
    goods: tuple[int, ...] = ()


def replies(*seats: int) -> tuple[Entry, ...]:
    """Return decisions as they lie on an agenda; the last seat is asked first."""
    return tuple(Reply(Seat(seat)) for seat in seats)


def happening(*found: tuple[str, int | None, int]) -> Toy:
    """Return a state in which these events happened: name, seat and amount."""
    return Toy(
        events=tuple(
            Event(name, RULE, None if seat is None else Seat(seat), amount=amount) for name, seat, amount in found
        )
    )


def looks(law: Invariant, before: Any, action: Any, after: Any) -> bool:
    """Tell whether a law has something to look at."""
    assert isinstance(law, Watch)
    return law.applies(before, action, after)
