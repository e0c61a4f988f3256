"""Why a Quest can't be chosen or continued, and why a Hero of the Coliseum can't be fought."""

from __future__ import annotations

from thesmos.core.game import Refusal
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import entries, ids
from thesmos.games.hybris.refusals.saying import Clauses
from thesmos.games.hybris.refusals.showing import unmet
from thesmos.games.hybris.refusals.tiles import no_mark
from thesmos.games.hybris.state import State


def no_quest(state: State, seat: Seat) -> Clauses:
    """Yield why no Quest can be chosen. Rules: HYBRIS-MOIRAI-02, -03, -25, HYBRIS-COMP-22."""
    face_up = [quest.id for quest in state.world.quests if quest is not None]
    if not face_up:
        yield Refusal(ids.NO_QUEST, "no Quest is face up")
        return
    why = {name: [refusal.reason for refusal in _closed(state, seat, name)] for name in face_up}
    if all(why.values()):
        told = "; ".join(f"{name}: {reason}" for name, reasons in why.items() for reason in reasons)
        yield Refusal(ids.QUEST, f"no face-up Quest can be chosen: {told}")


def _closed(state: State, seat: Seat, name: str) -> Clauses:
    """Yield why a Quest that is face up can't be chosen: a token for an act, or what its card asks for, is missing."""
    edition = state.rules.edition
    if name in edition.epics:
        yield from no_mark(state, seat)
        return
    for condition in edition.confrontations[name].needs:
        if reason := unmet(state, seat, condition):
            yield Refusal(ids.QUEST_NEEDS, reason)


def in_attempting(state: State, decision: entries.ChooseQuest, action: act.Attempt) -> Clauses:
    """Yield why a Quest can't be chosen. Rules: HYBRIS-MOIRAI-02, HYBRIS-MOIRAI-25, HYBRIS-COMP-22."""
    if action.quest in [quest.id for quest in state.world.quests if quest is not None]:
        yield from _closed(state, decision.seat, action.quest)
    else:
        yield Refusal(ids.QUEST, f"{action.quest} is not face up")


def in_continuing(state: State, decision: entries.ContinueQuest, action: act.GiveUp | act.GoOn) -> Clauses:
    """Yield why a card can't be discarded for another act; one can always stop. Rule: HYBRIS-MOIRAI-09."""
    if isinstance(action, act.GiveUp) and action.card not in state.players[decision.seat].holding.hand:
        yield Refusal(ids.CONTINUE_QUEST, f"{action.card} is not in the hand")


def no_domination(state: State, seat: Seat) -> Clauses:
    """Yield that nobody is left to fight at the Coliseum. Rules: HYBRIS-COLISEUM-03, HYBRIS-MOVE-06."""
    if not state.world.champions:
        yield Refusal(ids.DOMINATE, "no Hero is left at the Coliseum")


def in_dominating(state: State, decision: entries.ChooseChampion, action: act.Fight) -> Clauses:
    """Yield why a Hero of the Coliseum can't be fought. Rule: HYBRIS-COLISEUM-03."""
    if action.champion not in state.world.champions:
        yield Refusal(ids.DOMINATE, f"{action.champion} is not at the Coliseum any more")
