"""Events: what happened, with the rule that it follows."""

from __future__ import annotations

from typing import Protocol

from thesmos.core.ids import HIDDEN, RuleId, Seat
from thesmos.core.value import Value, value

_PASSIVE = ("was ", "is ")


@value
class Event(Value):
    """One thing that happened, for people, logs and statistics.

    Attributes:
        name: what happened, such as ``drew``.
        rule: the id of the rule that it follows.
        seat: whose doing it was, if anybody's.
        what: the id of the card or piece that it happened to, or "".
        amount: how many, how strong, how much; 0 where that says nothing.
        other: the other seat that it concerns.
        seen_by: the seats that may know `what` and `amount`; None for everybody.
    """

    name: str
    rule: RuleId
    seat: Seat | None = None
    what: str = ""
    amount: int = 0
    other: Seat | None = None
    seen_by: tuple[Seat, ...] | None = None

    def __str__(self) -> str:
        """Describe the event in one line, its rule last. What nobody did is said of the card or piece itself."""
        amount = str(self.amount) if self.amount else ""
        parts = [self.name, self.what, amount]
        if self.seat is not None:
            parts = [f"seat {self.seat}", *parts]
        elif self.name.startswith(_PASSIVE):
            parts = [self.what, self.name, amount]
        elif self.what and amount:
            parts = [self.name, amount, f"({self.what})"]
        parts.append(f"(seat {self.other})" if self.other is not None else "")
        return " ".join(part for part in parts if part) + f" [{self.rule}]"


class _Happened(Protocol):
    def __call__(  # noqa: PLR0917 - they are the fields of an event, in their order
        self,
        name: str,
        rule: RuleId,
        seat: Seat | None = None,
        what: str = "",
        amount: int = 0,
        other: Seat | None = None,
        seen_by: tuple[Seat, ...] | None = None,
    ) -> Event:
        """Return an event of these fields."""


happened: _Happened = Event.make
"""Returns an event, at a third of the cost of its class: much happens in a game.

>>> happened("drew", RuleId("RIXUS-TURN-02"), Seat(0)) == Event("drew", RuleId("RIXUS-TURN-02"), Seat(0))
True
"""


def seen_from(events: tuple[Event, ...], seat: Seat) -> tuple[Event, ...]:
    """Return the events as a seat may know them.

    Secret ones lose `what` and `amount`; of those that it may know, only that it may, since who else knows is a secret
    of theirs.
    """
    if all(event.seen_by is None for event in events):
        return events
    return tuple(event if event.seen_by is None else _seen(event, event.seen_by, seat) for event in events)


def _seen(event: Event, seen_by: tuple[Seat, ...], seat: Seat) -> Event:
    if seat in seen_by:
        return event.replace(seen_by=(seat,))
    return event.replace(what=HIDDEN if event.what else "", amount=0, seen_by=())
