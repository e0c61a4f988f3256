"""The answers yes, no and go on, which several decisions share."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import decided
from thesmos.games.hybris.entries import (
    ChallengeDeploy,
    ChooseBuild,
    ChooseFighter,
    ChoosePlan,
    ContinueQuest,
    Convert,
    MoveMark,
    PlayCard,
    UseIt,
    UseMoment,
    UsePillar,
    UseReaction,
)
from thesmos.games.hybris.fights.fighter import send_nobody
from thesmos.games.hybris.fights.rounds import stop_playing
from thesmos.games.hybris.language.answers import give_up as give_up_for_effect
from thesmos.games.hybris.language.answers import use_it, use_reaction
from thesmos.games.hybris.moments import go_on as go_on_with_turn
from thesmos.games.hybris.pillars import use_pillar
from thesmos.games.hybris.places.challenge import no_challenge
from thesmos.games.hybris.places.forge import decline_build
from thesmos.games.hybris.places.olympus import stop_converting
from thesmos.games.hybris.places.quests import continue_quest
from thesmos.games.hybris.state import State


def use(state: State, action: act.Use) -> State:
    """Use what is offered. Rules: HYBRIS-CORE-02, HYBRIS-PILLAR-12, HYBRIS-COLISEUM-07."""
    match state.agenda[-1]:
        case UsePillar() as decision:
            return use_pillar(state, decision)
        case UseReaction() as reaction:
            return use_reaction(state, reaction)
        case UseIt() as offer:
            return use_it(state, offer)
        case entry:
            raise TypeError(f"nothing is offered: {entry!r}")


def decline(state: State, action: act.Decline) -> State:
    """Do without what is offered. Rules: HYBRIS-CORE-02, HYBRIS-CORE-22, HYBRIS-PILLAR-12, HYBRIS-COLISEUM-07."""
    decision = state.agenda[-1]
    if isinstance(decision, (ChooseBuild, ChoosePlan)):
        return decline_build(state, decision.seat)
    if isinstance(decision, ChooseFighter):
        return send_nobody(state, decision)
    if isinstance(decision, ChallengeDeploy):
        return no_challenge(state, decision)
    assert isinstance(decision, (UsePillar, UseReaction, UseIt)), decision
    rule = {UsePillar: ids.UPPER, UseReaction: ids.REACTION, UseIt: ids.OPTIONAL}[type(decision)]
    return decided(state, happened("declined", rule, decision.seat))


def give_up(state: State, action: act.GiveUp) -> State:
    """Give a card up: for an effect, or for another act of a Quest. Rules: HYBRIS-CORE-08, HYBRIS-MOIRAI-09."""
    decision = state.agenda[-1]
    if isinstance(decision, ContinueQuest):
        return continue_quest(state, decision, action.card)
    return give_up_for_effect(state, action)


def go_on(state: State, action: act.GoOn) -> State:
    """Leave it at that. Rules: HYBRIS-PILLAR-11, HYBRIS-PREM-03, HYBRIS-OLYMPUS-03."""
    match state.agenda[-1]:
        case UseMoment() as decision:
            return go_on_with_turn(state, decision)
        case Convert() as converting:
            return stop_converting(state, converting)
        case PlayCard() as playing:
            return stop_playing(state, playing)
        case ContinueQuest(seat=seat):
            return decided(state, happened("stopped", ids.CONTINUE_QUEST, seat))
        case MoveMark(seat=seat):
            return decided(state, happened("stopped", ids.MARK, seat))
        case entry:
            raise TypeError(f"there is nothing to go on with: {entry!r}")
