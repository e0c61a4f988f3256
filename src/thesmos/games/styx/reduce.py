"""The table of contents of Styx: which function answers which action and which step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.agenda import settle
from thesmos.games.styx import actions as act
from thesmos.games.styx import closing, entries, offers, reducers
from thesmos.games.styx.actions import Action
from thesmos.games.styx.effects import use_effect
from thesmos.games.styx.state import State

Reducer = Callable[[State, Any], State]

STEPS: dict[type, Reducer] = {
    entries.OfferEffects: offers.offer_effects,
    entries.CloseAudience: closing.close_audience,
    entries.OfferSummons: offers.offer_summons,
    entries.NextAudience: closing.next_audience,
}
"""What answers each step."""


def _then_settled(reducer: Reducer) -> Reducer:
    """Return a reducer that runs the steps after it; the others leave a decision on top, or end the game."""
    return lambda state, action: settle(reducer(state, action), STEPS)


ACTIONS: dict[type, Reducer] = {
    act.Place: reducers.place,
    act.Look: reducers.look,
    act.Bid: reducers.bid,
    act.Skip: reducers.skip,
    act.Pay: reducers.pay,
    act.NameFirst: _then_settled(reducers.name_first),
    act.Decline: _then_settled(reducers.decline),
    act.Discard: _then_settled(use_effect),
    act.Give: _then_settled(use_effect),
    act.Take: _then_settled(use_effect),
    act.Raise: _then_settled(use_effect),
    act.Remove: _then_settled(use_effect),
    act.ClaimSoul: _then_settled(use_effect),
    act.TakeTotem: _then_settled(use_effect),
    act.Summon: _then_settled(use_effect),
}
"""What answers each action."""


def reduce(before: State, action: Action) -> State:
    """Return the next state; trusts that the action is legal."""
    return ACTIONS[type(action)](before, action)
