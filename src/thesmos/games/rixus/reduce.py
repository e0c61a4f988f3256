"""The table of contents of Rixus: which function answers which action and which step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.agenda import settle
from thesmos.games.rixus import actions as act
from thesmos.games.rixus import reducers, state, steps, turn, war
from thesmos.games.rixus.actions import Action
from thesmos.games.rixus.effects import play
from thesmos.games.rixus.state import State

ACTIONS: dict[type, Callable[[State, Any], State]] = {
    act.Draw: reducers.draw,
    act.Play: play,
    act.DeclareWar: reducers.declare_war,
    act.EndTurn: reducers.end_turn,
    act.JoinWar: reducers.join_war,
    act.Surrender: reducers.surrender,
    act.Discard: reducers.discard,
}

STEPS: dict[type, Callable[[State, Any], State]] = {
    state.DrawCards: steps.draw_cards,
    state.FinishCard: steps.finish_card,
    state.FightWar: war.fight_war,
    state.FinishTurn: turn.finish_turn,
}


def reduce(before: State, action: Action) -> State:
    """Return the next state; trusts that the action is legal."""
    after = ACTIONS[type(action)](before, action)
    agenda = after.agenda
    return settle(after, STEPS) if agenda and type(agenda[-1]) in STEPS else after
