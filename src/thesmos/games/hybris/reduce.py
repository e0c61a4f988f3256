"""The table of contents of Hybris: which function answers which action and which step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.agenda import settle
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import end_of_age, enhance, entries, moments, pillars, turns, well
from thesmos.games.hybris.actions import Action
from thesmos.games.hybris.fights import begin as fights_begin
from thesmos.games.hybris.fights import fighter, outcome, requirements, rounds
from thesmos.games.hybris.language import answers, run
from thesmos.games.hybris.offers import decline, give_up, go_on, use
from thesmos.games.hybris.places import (
    begin,
    challenge,
    cities,
    coliseum,
    deploy,
    forge,
    olympus,
    oracle,
    quests,
    underworld,
)
from thesmos.games.hybris.state import State

ACTIONS: dict[type, Callable[[State, Any], State]] = {
    act.Take: pillars.take,
    act.Assign: pillars.assign,
    act.Activate: turns.activate,
    act.Pass: turns.pass_turn,
    act.Go: turns.go,
    act.Enter: turns.enter,
    act.Do: begin.do,
    act.UsePower: moments.use_power,
    act.TurnPillar: moments.turn_pillar,
    act.Reveal: moments.reveal,
    act.Show: moments.show,
    act.GoOn: go_on,
    act.Use: use,
    act.Decline: decline,
    act.Choose: answers.choose,
    act.GiveUp: give_up,
    act.Recover: answers.recover,
    act.PutBack: answers.put_back,
    act.Name: answers.name,
    act.Refresh: answers.refresh,
    act.Defeat: answers.defeat,
    act.Recall: answers.recall,
    act.PlaceMark: answers.place_mark,
    act.FlipMark: answers.flip_mark,
    act.TakeMark: answers.take_mark,
    act.Remove: enhance.remove,
    act.Raise: enhance.raise_temple,
    act.Destroy: enhance.destroy,
    act.Plan: olympus.plan,
    act.Convert: olympus.convert,
    act.Build: forge.build,
    act.LeaveOut: forge.leave_out,
    act.Scrap: forge.scrap,
    act.Lay: oracle.lay,
    act.Resurrect: underworld.resurrect,
    act.Visit: cities.visit,
    act.Recruit: cities.recruit,
    act.Serve: cities.serve,
    act.Extra: cities.extra,
    act.Deploy: deploy.choose_tile,
    act.Settle: deploy.settle,
    act.Attempt: quests.attempt,
    act.Fight: coliseum.fight_champion,
    act.Play: rounds.play,
    act.Place: rounds.place,
    act.SetMarker: rounds.set_marker,
    act.Send: fighter.send,
    act.Challenge: challenge.challenge,
    act.Claim: challenge.claim,
}
"""What answers each action."""

STEPS: dict[type, Callable[[State, Any], State]] = {
    entries.Run: run.run,
    entries.RunAgain: run.run_again,
    entries.RunAbilities: run.run_abilities,
    entries.RemoveComponents: enhance.remove_components,
    entries.FinishTile: enhance.finish_tile,
    entries.StartTile: enhance.start_tile,
    entries.PrayersAdded: well.prayers_added,
    entries.StartAge: pillars.start_age,
    entries.BeginDraft: pillars.begin_draft,
    entries.BeginPlanning: pillars.begin_planning,
    entries.LowerPillar: pillars.lower_pillar,
    entries.FlipPillar: pillars.flip_pillar,
    entries.NextTurn: turns.next_turn,
    entries.Arrive: turns.arrive,
    entries.Arrived: turns.arrived,
    entries.Act: turns.act_there,
    entries.OfferMoment: moments.offer_moment,
    entries.FinishPremonition: moments.finish_premonition,
    entries.Begin: begin.begin,
    entries.Complete: begin.complete,
    entries.OfferConversion: olympus.offer_conversion,
    entries.PlaceDesign: olympus.place_design,
    entries.EnterFactory: forge.enter_factory,
    entries.TempleExtra: cities.temple_extra,
    entries.OfferChallenges: challenge.offer_challenges,
    entries.GiveRewards: deploy.give_rewards,
    entries.Rewards: deploy.rewards,
    entries.ResetVirtue: deploy.reset_virtue,
    entries.FinishDeploy: deploy.finish,
    entries.PutInPlay: deploy.put_in_play,
    entries.Announce: run.announce,
    entries.Require: requirements.require,
    entries.DrawEnemy: fights_begin.draw_enemy,
    entries.OfferPlay: rounds.offer_play,
    entries.BeginRound: rounds.begin_round,
    entries.RevealRound: rounds.reveal_round,
    entries.PlayedEffect: rounds.played_effect,
    entries.Decide: outcome.decide,
    entries.Consequences: outcome.consequences,
    entries.Spoils: outcome.spoils,
    entries.CloseCombat: outcome.close_combat,
    entries.TryAct: quests.try_act,
    entries.LeaveQuest: quests.leave_quest,
    entries.OfferContinuing: quests.offer_continuing,
    entries.EndAge: end_of_age.end_age,
    entries.Fear: end_of_age.fear,
    entries.Wrath: end_of_age.wrath,
    entries.Capture: end_of_age.capture,
    entries.ClearOmens: end_of_age.clear_omens,
    entries.CloseAge: end_of_age.close_age,
    entries.NextAge: end_of_age.next_age,
    entries.Score: end_of_age.score,
}
"""What carries out each step."""


def reduce(before: State, action: Action) -> State:
    """Return the next state; trusts that the action is legal."""
    return settle(ACTIONS[type(action)](before, action), STEPS)
