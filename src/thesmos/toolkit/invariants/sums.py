"""Laws about what adds up: the blows of a fight, and what a state keeps beside what it is computed from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from thesmos.core.game import Invariant
from thesmos.toolkit.invariants.watch import Watch, happened


def adds_up(total: str, part: str, rest: str) -> Invariant:
    """The blows of a fight are events that happen one after the other, and add up.

    Args:
        total: the name of the event with what there is at first.
        part: the name of the events that take something of it, each no more than there is left.
        rest: the name of the event with what is left in the end.

    >>> from thesmos.core.event import Event
    >>> class State:
    ...     events = [Event(name, "W-1", amount=n) for name, n in (("faced", 5), ("struck", 3), ("had left", 1))]
    >>> adds_up("faced", "struck", "had left").broken(None, None, State)
    'had left 1 [W-1]: the blows leave 2'
    """
    name = f"{total}, {part} and {rest} add up"
    return Watch(name, partial(_wrong_sum, total, part, rest), partial(happened, total))


def computed_anew(what: str, stored: Callable[[Any], object], anew: Callable[[Any], object]) -> Invariant:
    """What a state keeps because it is asked for often is what it would be if it were computed anew.

    Args:
        what: it is; such as ``position hash``.
        stored: what the state keeps.
        anew: the same, computed from the rest of the state.

    >>> law = computed_anew("size", len, lambda state: state.count("x"))
    >>> law.broken("", None, "xxy")
    '3 is kept, computed anew it is 2'
    """
    return Invariant(f"the {what} that is kept is true", partial(_drifted, stored, anew))


def _wrong_sum(total: str, part: str, rest: str, _before: Any, _action: Any, after: Any) -> str:
    left: int | None = None
    for event in after.events:
        if event.name == total:
            left = event.amount
        elif event.name in (part, rest) and left is None:
            return f"{event}: without {total!r} before it"
        elif event.name == part and left is not None:
            left -= event.amount
            if left < 0:
                return f"{event}: only {left + event.amount} was left"
        elif event.name == rest:
            if event.amount != left:
                return f"{event}: the blows leave {left}"
            left = None
    return "" if left is None else f"{total!r} without {rest!r} after it"


def _drifted(
    stored: Callable[[Any], object], anew: Callable[[Any], object], _before: Any, _action: Any, after: Any
) -> str:
    kept, made = stored(after), anew(after)
    return "" if kept == made else f"{kept!r} is kept, computed anew it is {made!r}"
