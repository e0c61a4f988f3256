"""Laws about who is asked: nobody is skipped, displaced or favoured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from thesmos.core.agenda import Decision
from thesmos.core.game import Invariant
from thesmos.core.ids import Seat
from thesmos.toolkit.invariants.watch import Watch, happened, seat_names

_MOST_REPLIES = 12


def everyone_asked(kind: type[Decision], order: Callable[[Any], Sequence[Seat]]) -> Invariant:
    """Every seat gets its decision of a kind, once a round and in the order of the rules, whatever the others choose.

    It does not matter whether the decisions of a round are put on the agenda together or one after the other, nor what
    comes between them.

    Args:
        kind: the class of the decisions.
        order: the seats that a round asks, in their order; it must not change while the round lasts.
    """
    return Watch(f"{kind.__name__} asks every seat", partial(_not_asked, kind, order), partial(_round_lasts, kind))


def triggers_ask(event: str, kind: type[Decision]) -> Invariant:
    """Each event of a name puts a decision of its own on the agenda, so that no trigger displaces another.

    Args:
        event: the name of the events, each with the seat that must choose.
        kind: the class of the decisions.
    """
    name = f"each seat that {event} is asked"
    return Watch(name, partial(_displaced, event, kind), partial(happened, event))


def order_independent(
    kind: type[Decision], reduce: Callable[[Any, Any], Any], legal_actions: Callable[[Any], Sequence[Any]]
) -> Invariant:
    """Choices that are made in secret give the same result in whatever order they arrive.

    Wherever two decisions of the kind wait on top of the agenda, both orders are played with each reply of the second
    seat. Exchanging neighbours makes every order of any number of seats.

    Args:
        kind: the class of the decisions; a round puts all of them on the agenda at once.
        reduce: of the game.
        legal_actions: of the game.
    """
    name = f"the order of {kind.__name__} makes no difference"
    broken = partial(_depends, kind, reduce=reduce, legal_actions=legal_actions)
    return Watch(name, broken, partial(_two_wait, kind))


def _waiting(kind: type[Decision], state: Any) -> list[Seat]:
    return [entry.seat for entry in reversed(state.agenda) if type(entry) is kind]


def _round_lasts(kind: type[Decision], before: Any, _action: Any, after: Any) -> bool:
    return bool(_waiting(kind, before) or _waiting(kind, after))


def _not_asked(
    kind: type[Decision], order: Callable[[Any], Sequence[Seat]], before: Any, _action: Any, after: Any
) -> str:
    asked, now = _waiting(kind, before), _waiting(kind, after)[:1]
    if not asked:
        due = list(order(after)[:1]) if now else []
    elif type(before.agenda[-1]) is kind:
        seats = list(order(before))
        if asked[0] not in seats:
            return f"seat {asked[0]} was asked, which is not among {seats}"
        place = seats.index(asked[0]) + 1
        due = seats[place : place + 1]
    else:
        due = asked[:1]
    return "" if now == due else f"{seat_names(due)} was to be asked next, not {seat_names(now)}"


def _displaced(event: str, kind: type[Decision], _before: Any, _action: Any, after: Any) -> str:
    due = Counter(found.seat for found in after.events if found.name == event)
    lost = sorted((due - Counter(_waiting(kind, after))).elements(), key=str)
    return f"{seat_names(lost)} {event}, and has no {kind.__name__} on the agenda" if lost else ""


def _two_wait(kind: type[Decision], before: Any, _action: Any, after: Any) -> bool:
    pair = before.agenda[-2:]
    return [type(entry) for entry in pair] == [kind, kind] and after.agenda[-1:] == pair[:1]


def _depends(
    kind: type[Decision],
    before: Any,
    action: Any,
    after: Any,
    *,
    reduce: Callable[[Any, Any], Any],
    legal_actions: Callable[[Any], Sequence[Any]],
) -> str:
    if not _two_wait(kind, before, action, after):
        return ""
    second, first = before.agenda[-2:]
    turned = before.replace(agenda=(*before.agenda[:-2], first, second))
    for reply in list(legal_actions(after))[:_MOST_REPLIES]:
        pair = f"{action} of seat {first.seat} and {reply} of seat {second.seat}"
        early = reduce(turned, reply) if reply in legal_actions(turned) else None
        if early is None or action not in legal_actions(early):
            return f"{pair} are possible in one order only"
        if reduce(early, action) != reduce(after, reply):
            return f"{pair} have another result in the other order"
    return ""
