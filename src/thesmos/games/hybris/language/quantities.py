"""Quantities of the effect language, and whom its words mean."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris.change import order_of
from thesmos.games.hybris.effects import Quantity
from thesmos.games.hybris.entries import Run
from thesmos.games.hybris.language.counts import COUNTS
from thesmos.games.hybris.language.fighting import own_side
from thesmos.games.hybris.state import State

DUEL = 2
"""With so many players the opponent outside a combat is the other one."""


def players_of(state: State, me: Seat, who: str) -> tuple[Seat, ...]:
    """Return the players that a word means, in Greatness order. Rule: HYBRIS-CORE-17."""
    if who == "me":
        return (me,)
    if who == "opponent" and state.world.combat is not None:
        fight = own_side(state, me)
        return () if fight is None or fight.other.seat is None else (fight.other.seat,)
    order = order_of(state)
    if who == "all":
        return order
    if who == "opponent" and len(order) > DUEL:
        return ()
    return tuple(seat for seat in order if seat != me)


def amount_of(state: State, me: Seat, quantity: Quantity | None, frame: Run | None = None) -> int:
    """Return a quantity as it is now for a player; `frame` is the list in which it stands."""
    if isinstance(quantity, int):
        return quantity
    if quantity is None:
        return 0
    if quantity.count in ("last", "last_cost"):
        counted = 0 if frame is None else frame.last if quantity.count == "last" else frame.last_cost
    elif quantity.who == "me":
        counted = COUNTS[quantity.count](state, me, quantity)
    else:
        counter = COUNTS[quantity.count]
        counted = sum(counter(state, seat, quantity) for seat in players_of(state, me, quantity.who))
    value = quantity.plus + quantity.times * (counted // quantity.per)
    if quantity.most is not None:
        value = min(value, quantity.most)
    return max(0, value)
