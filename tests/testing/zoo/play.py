"""The table of contents of Lots: which function answers which action and which step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from testing.zoo import auction, fight, table, turn
from testing.zoo.table import State
from thesmos.core.agenda import settle

Reducers = Mapping[type, Callable[[State, Any], State]]


def reduce(actions: Reducers, steps: Reducers, state: State, action: Any) -> State:
    """Return the next state."""
    return settle(actions[type(action)](state, action), steps)


ACTIONS: Reducers = {
    table.Buy: turn.buy,
    table.Sell: turn.sell,
    table.PlaySpy: turn.play_spy,
    table.EndTurn: turn.end_turn,
    table.Offer: auction.offer,
    table.Bid: auction.bid,
    table.Pass: auction.pass_by,
    table.SetDial: auction.set_dial,
    table.Defend: fight.defend,
    table.Yield: fight.yield_,
}
STEPS: Reducers = {
    table.Reveal: auction.reveal,
    table.Deliver: auction.deliver,
    table.Fight: fight.fight,
    table.NextTurn: turn.next_turn,
}
