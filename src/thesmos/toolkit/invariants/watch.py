"""An invariant that says when there is anything for it to look at, and help for messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from thesmos.core.game import Invariant
from thesmos.core.ids import Seat
from thesmos.core.value import value


@value
class Watch(Invariant):
    """An invariant that says when there is anything for it to look at.

    The conformance suite counts it as visited only then, so that a law that never looked at anything is reported as
    such and not as one that holds.

    Attributes:
        applies: given the state before, the action and the state after, tells whether they concern the law.
    """

    applies: Callable[[Any, Any, Any], bool]


def happened(event: str, _before: Any, _action: Any, after: Any) -> bool:
    """Tell whether an action brought about an event of a name."""
    return any(found.name == event for found in after.events)


def seat_names(seats: Sequence[Seat | None]) -> str:
    """Return the names of seats for a message."""
    return f"seat {', '.join(map(str, seats))}" if seats else "nobody"
