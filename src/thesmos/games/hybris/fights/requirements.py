"""Requirements: what must be done for an act of a Quest or before a fight, or it fails."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.change import popped, push, topmost
from thesmos.games.hybris.effects import Effect
from thesmos.games.hybris.entries import Decide, GiveUpCard, Require, Run
from thesmos.games.hybris.fights.outcome import decided_for
from thesmos.games.hybris.language.conditions import allows, meets
from thesmos.games.hybris.language.fighting import DEFENDER
from thesmos.games.hybris.language.opening import can_give, would_do
from thesmos.games.hybris.language.quantities import amount_of
from thesmos.games.hybris.language.verbs import VERBS
from thesmos.games.hybris.places.quests import failed
from thesmos.games.hybris.state import State, following


def require(state: State, entry: Require) -> State:
    """Carry out the next requirement, an effect of its own, or fail.

    Rules: HYBRIS-MOIRAI-11, -14, -16, -20, -23, -24.
    """
    code, seat = state.rules.code[entry.steps], entry.seat
    if entry.at == len(code):
        return popped(state)
    step = code[entry.at]
    if not can_meet(state, seat, step):
        return _failed(popped(state), seat)
    state = popped(state, entry.replace(at=entry.at + 1), Run(seat, entry.steps, len(code), outer=True))
    if isinstance(step, fx.Pay) and step.elements:
        ask = GiveUpCard(seat, None, step.elements, paying=True, wild=allows(state, seat, "wild_element"))
        return push(state, ask)
    return VERBS[type(step)](state, seat, step, Run(seat, entry.steps, entry.at))


def can_meet(state: State, seat: Seat, step: Effect) -> bool:
    """Tell whether a requirement can be met; one that can must be. Rule: HYBRIS-MOIRAI-16."""
    if isinstance(step, fx.Pay) and step.elements:
        return meets(state, seat, fx.Elements("hand", step.elements))
    if isinstance(step, (fx.Pay, fx.Lose)):
        return can_give(state, seat, step.what, amount_of(state, seat, step.n))
    return would_do(state, seat, step)


def _failed(state: State, seat: Seat) -> State:
    """Let a fight be lost at once, or an act fail."""
    if state.world.combat is None:
        return failed(state, seat)
    decide, _ = topmost(state, Decide)
    return decided_for(following(state, state.agenda[:decide]), DEFENDER)
