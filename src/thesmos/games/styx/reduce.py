"""The table of contents of Styx: which function answers which action and which step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.agenda import settle
from thesmos.games.styx import actions as act
from thesmos.games.styx import closing, entries, offers, reducers, steps
from thesmos.games.styx.actions import Action
from thesmos.games.styx.effects import use_effect
from thesmos.games.styx.state import State

ACTIONS: dict[type, Callable[[State, Any], State]] = {
    act.Place: reducers.place,
    act.Look: reducers.look,
    act.Bid: reducers.bid,
    act.Skip: reducers.skip,
    act.Pay: reducers.pay,
    act.NameFirst: reducers.name_first,
    act.Decline: reducers.decline,
    act.Discard: use_effect,
    act.Give: use_effect,
    act.Take: use_effect,
    act.Raise: use_effect,
    act.Remove: use_effect,
    act.ClaimSoul: use_effect,
    act.TakeTotem: use_effect,
    act.Summon: use_effect,
}
"""What answers each action."""

STEPS: dict[type, Callable[[State, Any], State]] = {
    entries.ResolveCards: steps.resolve_cards,
    entries.PutAwayEliminated: steps.put_away_eliminated,
    entries.OfferEffects: offers.offer_effects,
    entries.CloseAudience: closing.close_audience,
    entries.OfferSummons: offers.offer_summons,
    entries.NextAudience: closing.next_audience,
}


def reduce(before: State, action: Action) -> State:
    """Return the next state; trusts that the action is legal."""
    after = ACTIONS[type(action)](before, action)
    agenda = after.agenda
    return settle(after, STEPS) if agenda and type(agenda[-1]) in STEPS else after
