"""Laws about bids and payments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from thesmos.core.event import Event
from thesmos.core.game import Invariant
from thesmos.core.ids import RuleId, Seat
from thesmos.core.value import Value, value
from thesmos.toolkit.invariants.watch import Watch, seat_names


@value
class Account(Value):
    """The money of one seat.

    Attributes:
        owned: all of it.
        free: what it may still spend.
        committed: what its standing bids and promises will cost it, fees included.
    """

    owned: int
    free: int
    committed: int = 0


def balanced(accounts: Callable[[Any], Sequence[Account]]) -> Invariant:
    """Nobody owes more than it owns, and what is free and what is committed add up to what is owned.

    Take each number from where the rules keep it: the pieces on the table for `owned`, what a new bid may use for
    `free`, the bids that stand for `committed`. Where two of them come from one place, they can't disagree.

    Args:
        accounts: the account of each seat, by seat.

    >>> law = balanced(lambda state: state)
    >>> law.broken(None, None, [Account(5, 2, 3), Account(5, 2, 0)])
    'seat 1 owns 5, but has 2 free and 0 committed'
    """
    return Invariant("bids and purses balance", partial(_unbalanced, accounts))


def gains(kind: type, owned: Callable[[Any, Seat], int], stated: Callable[[Any, Any], int]) -> Invariant:
    """Who takes an action of a kind gets exactly what the rules state for it.

    Args:
        kind: the class of the actions.
        owned: how much a seat has of what is gained, in a state.
        stated: what the rules give for the action, from the state before it and the action.
    """
    name = f"{kind.__name__} gives what is stated"
    return Watch(name, partial(_not_gained, kind, owned=owned, stated=stated), partial(_is_taken, kind))


def ties_are_named(rule: RuleId, revealed: str = "revealed", tied: str = "tied") -> Invariant:
    """When the highest of several bids is shared, each seat that shares it is named with the rule that breaks the tie.

    Args:
        rule: that breaks the tie.
        revealed: the name of the events with each seat's bid.
        tied: the name of the event of each seat that shares the highest, if that is more than 0.
    """
    return Watch("ties are named", partial(_tie_is_silent, rule, revealed, tied), partial(_is_tied, revealed))


def _unbalanced(accounts: Callable[[Any], Sequence[Account]], _before: Any, _action: Any, after: Any) -> str:
    for seat, account in enumerate(accounts(after)):
        owned, free, committed = account.owned, account.free, account.committed
        if committed > owned:
            return f"seat {seat} owes {committed} for what it bid, and owns {owned}"
        if min(owned, free, committed) < 0:
            return f"seat {seat} has less than nothing: {account}"
        if free + committed != owned:
            return f"seat {seat} owns {owned}, but has {free} free and {committed} committed"
    return ""


def _is_taken(kind: type, before: Any, action: Any, _after: Any) -> bool:
    return type(action) is kind and bool(before.agenda)


def _not_gained(
    kind: type,
    before: Any,
    action: Any,
    after: Any,
    *,
    owned: Callable[[Any, Seat], int],
    stated: Callable[[Any, Any], int],
) -> str:
    if not _is_taken(kind, before, action, after):
        return ""
    seat = before.agenda[-1].seat
    due, got = stated(before, action), owned(after, seat) - owned(before, seat)
    return "" if got == due else f"seat {seat} was to gain {due}, and got {got}"


def _sharing(revealed: str, events: Sequence[Event]) -> list[Seat | None]:
    bids = {event.seat: event.amount for event in events if event.name == revealed}
    best = [seat for seat, amount in bids.items() if amount == max(bids.values()) > 0]
    return sorted(best, key=str) if len(best) > 1 else []


def _is_tied(revealed: str, _before: Any, _action: Any, after: Any) -> bool:
    return bool(_sharing(revealed, after.events))


def _tie_is_silent(rule: RuleId, revealed: str, tied: str, _before: Any, _action: Any, after: Any) -> str:
    best = _sharing(revealed, after.events)
    named = sorted({event.seat for event in after.events if event.name == tied and event.rule == rule}, key=str)
    return "" if named == best else f"{seat_names(best)} tied; named as tied by {rule}: {seat_names(named)}"
