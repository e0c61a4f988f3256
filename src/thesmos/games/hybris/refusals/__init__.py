"""Why an action of Hybris is not possible: every clause that forbids it, written plainly from the ledger."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.agenda import Decision, decision_of
from thesmos.core.game import Refusal
from thesmos.core.ids import RuleId
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import entries, ids
from thesmos.games.hybris.actions import Action
from thesmos.games.hybris.end_of_age import outcome
from thesmos.games.hybris.refusals import answers, fights, moments, places, quests, turns
from thesmos.games.hybris.refusals.saying import Clauses
from thesmos.games.hybris.state import State

__all__ = ["why_not"]


def why_not(state: State, action: Action) -> tuple[Refusal, ...]:
    """Return every clause that forbids an action, with the values involved; () exactly for the legal ones."""
    ended = outcome(state)
    if ended is not None:
        return (Refusal(ended.rule, "the game is over"),)
    decision = decision_of(state)
    assert decision is not None
    rule, must, verbs, clauses = CLAUSES[type(decision)]
    if not isinstance(action, verbs):
        return (Refusal(rule, f"seat {decision.seat} must {must}"),)
    return tuple(clauses(state, decision, action))


def whichever(state: State, decision: Decision, action: Action) -> Clauses:
    """Yield nothing: each answer is possible. Rules: HYBRIS-COLISEUM-07, HYBRIS-CITY-09, HYBRIS-DEPLOY-06, -41."""
    yield from ()


CLAUSES: dict[type, tuple[RuleId, str, tuple[type, ...], Callable[..., Clauses]]] = {
    entries.TakePillar: (ids.PICK, "pick a Divine Pillar", (act.Take,), turns.in_draft),
    entries.PlanToken: (ids.PLAN, "give a character a Location token or none", (act.Assign,), turns.in_planning),
    entries.ReadyToken: (ids.PLAN, "give a character a Location token or none", (act.Assign,), turns.in_planning),
    entries.TakeTurn: (
        ids.TURN,
        "activate a character or pass",
        (act.Activate, act.Pass, act.UsePower),
        turns.in_turn,
    ),
    entries.ChooseLocation: (ids.DESTINATION, "choose a Location to go to", (act.Go,), turns.in_travel),
    entries.ChooseSpace: (ids.SPACE, "choose a space to enter", (act.Enter,), turns.in_placing),
    entries.UseMoment: (
        ids.GO_ON,
        "use something at this moment of the turn, or go on",
        (act.TurnPillar, act.Reveal, act.UsePower, act.GoOn),
        moments.at_moment,
    ),
    entries.ChooseAction: (ids.ACTION, "carry out an action of the Location", (act.Do,), turns.in_acting),
    entries.UsePillar: (
        ids.UPPER,
        "use the upper power of the Divine Pillar or decline it",
        (act.Use, act.Decline),
        moments.on_upper,
    ),
    entries.UseIt: (ids.OPTIONAL, "use what an effect offers or decline it", (act.Use, act.Decline), moments.on_offer),
    entries.UseReaction: (
        ids.REACTION,
        "use the effect of a Hero or decline it",
        (act.Use, act.Decline),
        whichever,
    ),
    entries.ShowCard: (ids.SHOW, "show a card of the hand", (act.Show,), moments.in_showing),
    entries.ChooseOption: (ids.EFFECT, "pick an option of an effect", (act.Choose,), answers.in_options),
    entries.GiveUpCard: (ids.GIVE_UP, "give up a card of the hand", (act.GiveUp,), answers.giving_card),
    entries.GiveUpPremonition: (ids.GIVE_UP, "discard a Premonition", (act.GiveUp,), answers.giving_premonition),
    entries.RecoverCard: (ids.EFFECT, "take a card from a pile", (act.Recover,), answers.in_recovering),
    entries.ChooseRival: (ids.EFFECT, "name another player", (act.Name,), answers.in_naming),
    entries.PutBack: (ids.LOOK, "put a card back that was seen", (act.PutBack,), answers.in_putting_back),
    entries.RefreshToken: (
        ids.EFFECT,
        "return a Location token to the reserve",
        (act.Refresh,),
        answers.in_refreshing,
    ),
    entries.DefeatHero: (ids.SENT_DOWN, "send a Hero to the Underworld", (act.Defeat,), answers.in_defeat),
    entries.RecallCharacter: (ids.RETURN, "take a character back to the reserve", (act.Recall,), answers.in_recall),
    entries.MoveMark: (
        ids.MARK,
        "choose a Player token or its space",
        (act.PlaceMark, act.FlipMark, act.TakeMark, act.GoOn),
        answers.on_marks,
    ),
    entries.RemoveComponent: (
        ids.LEFTMOST,
        "choose an Enhancement tile to take a component off",
        (act.Remove,),
        places.in_removing,
    ),
    entries.BuildTemple: (ids.TEMPLE, "build a Temple in a City", (act.Raise,), places.in_raising),
    entries.LoseTemple: (ids.DESTROY, "destroy an own Temple", (act.Destroy,), places.in_destroying),
    entries.ChoosePlan: (ids.DESIGN, "take a tile of the piles", (act.Plan, act.Decline), places.in_designing),
    entries.ChooseBuild: (ids.BUILD, "build a tile of the Workshop", (act.Build, act.Decline), places.in_building),
    entries.LeaveOut: (
        ids.DISCOUNT,
        "choose what is left out of the Build cost",
        (act.LeaveOut,),
        places.in_paying,
    ),
    entries.ScrapTile: (ids.SCRAP, "remove a stored tile from the game", (act.Scrap,), places.in_scrapping),
    entries.Convert: (ids.CONVERT, "make a conversion", (act.Convert, act.GoOn), places.in_converting),
    entries.LayOmen: (ids.OMEN, "lay a card under the Oracle", (act.Lay,), places.in_laying),
    entries.Resurrect: (
        ids.RESURRECT,
        "take a Hero back from the Underworld",
        (act.Resurrect,),
        places.in_resurrecting,
    ),
    entries.ChooseCity: (ids.GRANTED, "choose a City", (act.Visit,), places.in_visiting),
    entries.ChooseBanner: (
        ids.BANNER,
        "choose the Believers or the Service of the City",
        (act.Recruit, act.Serve),
        whichever,
    ),
    entries.ChooseExtra: (
        ids.TEMPLE_EXTRA,
        "choose what the Temple brings",
        (act.Extra,),
        places.in_extra,
    ),
    entries.DeployTile: (ids.DEPLOY, "deploy a stored tile", (act.Deploy,), places.in_deploying),
    entries.ChooseSite: (ids.DEPLOY, "choose an empty Technology space", (act.Settle,), places.in_settling),
    entries.PlayCard: (ids.STOP_PLAYING, "play a Combat card or stop", (act.Play, act.GoOn), fights.in_playing),
    entries.PlaceCard: (ids.PLACE, "put a Combat card face down", (act.Place,), fights.in_placing),
    entries.SetMarker: (ids.MARKER, "set the Combat marker", (act.SetMarker,), fights.in_marking),
    entries.ChooseFighter: (
        ids.NO_FIGHTER,
        "send a character to fight or nobody",
        (act.Send, act.Decline),
        fights.in_sending,
    ),
    entries.ChooseQuest: (ids.QUEST, "choose a face-up Quest", (act.Attempt,), quests.in_attempting),
    entries.ContinueQuest: (
        ids.CONTINUE_QUEST,
        "discard a card for the next act or stop",
        (act.GiveUp, act.GoOn),
        quests.in_continuing,
    ),
    entries.ChooseChampion: (
        ids.DOMINATE,
        "choose a Hero of the Coliseum to fight",
        (act.Fight,),
        quests.in_dominating,
    ),
    entries.ChallengeDeploy: (
        ids.CHALLENGE,
        "challenge the deployment or not",
        (act.Challenge, act.Decline),
        fights.in_challenging,
    ),
    entries.ClaimReward: (ids.CLAIM, "claim a reward of the deployment", (act.Claim,), whichever),
}
"""For each decision: its rule, what must be decided, what answers it, and the clauses that forbid an answer."""
