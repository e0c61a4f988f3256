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
from thesmos.games.hybris.language.run import run
from thesmos.games.hybris.state import RESERVE, State


def drained(state: State, seat: Seat) -> State:
    """Gain the Aegis of the top Primordial, more or less by what powers change. Rule: HYBRIS-UNDER-01."""
    before, entry = state.players[seat].goods.aegis, Run.make(seat, state.rules.steps_of["drain"], outer=True)
    state = run(push(state, entry), entry)
    gained = state.players[seat].goods.aegis - before
    return added(state, seat, "aegis", max(-gained, stat(state, seat, "drain_aegis")), ids.DRAIN, "action-drain")


def resurrect(state: State, action: act.Resurrect) -> State:
    """Take a defeated Hero back to the reserve. Rules: HYBRIS-UNDER-02 to -04."""
    decision = state.agenda[-1]
    assert isinstance(decision, Resurrect), decision
    one = character_of(state, decision.seat, action.hero)
    event = happened("resurrected", ids.RESURRECT, decision.seat, one.id)
    return with_character(answered(state), decision.seat, one.replace(place=RESERVE), event)
