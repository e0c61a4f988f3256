"""The Underworld: draining the captive Primordial, and bringing Heroes back."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import added, answered, push, with_character
from thesmos.games.hybris.entries import Resurrect, Run
from thesmos.games.hybris.language.answers import character_of
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.state import RESERVE, State


def drained(state: State, seat: Seat) -> State:
    """Gain the Aegis of the top Primordial, and what powers add. Rule: HYBRIS-UNDER-01."""
    more = stat(state, seat, "drain_aegis")
    state = push(state, Run(seat, state.rules.steps_of["drain"], outer=True))
    return added(state, seat, "aegis", more, ids.DRAIN, "action-drain")


def resurrect(state: State, action: act.Resurrect) -> State:
    """Take a defeated Hero back to the reserve. Rules: HYBRIS-UNDER-02 to -04."""
    decision = state.agenda[-1]
    assert isinstance(decision, Resurrect), decision
    one = character_of(state, decision.seat, action.hero)
    event = happened("resurrected", ids.RESURRECT, decision.seat, one.id)
    return with_character(answered(state), decision.seat, one.replace(place=RESERVE), event)
