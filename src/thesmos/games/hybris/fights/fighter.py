"""Sending a fighter against an enemy that an effect brings, or nobody."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import answered, decided
from thesmos.games.hybris.effects import Fight
from thesmos.games.hybris.entries import ChooseFighter, Run
from thesmos.games.hybris.fights.begin import against_game
from thesmos.games.hybris.language.goods import worked
from thesmos.games.hybris.state import Combat, Side, State


def fight_of(state: State, decision: ChooseFighter) -> Fight:
    """Return the step that brings the enemy."""
    step = state.rules.code[decision.steps][decision.at]
    assert isinstance(step, Fight), step
    return step


def send(state: State, action: act.Send) -> State:
    """Send a character to fight. Rules: HYBRIS-ENDAGE-22, HYBRIS-COMBAT-01."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseFighter), decision
    seat, step = decision.seat, fight_of(state, decision)
    what = f"{decision.steps}:{decision.at}"
    me, enemy = Side(seat, action.character), Side(None, "")
    combat = Combat("effect", what, me, enemy, step.base, step.draw, step.elements, event=decision.event)
    return against_game(worked(answered(state)), combat)


def send_nobody(state: State, decision: ChooseFighter) -> State:
    """Send nobody: what the card says for a lost fight applies alone. Rule: HYBRIS-ENDAGE-22."""
    step = fight_of(state, decision)
    event = happened("sent nobody", ids.NO_FIGHTER, decision.seat, decision.steps.partition("/")[0])
    return decided(state, event, Run(decision.seat, step.lose, event=decision.event))
