"""The Moirai: Epic Quests act by act, and Confrontations."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, decks, ids
from thesmos.games.hybris.cards import Act
from thesmos.games.hybris.change import (
    answered,
    decided,
    popped,
    push,
    tell,
    topmost,
    with_boards,
    with_growth,
    with_marks,
)
from thesmos.games.hybris.entries import (
    Announce,
    ChooseQuest,
    CloseCombat,
    ContinueQuest,
    LeaveQuest,
    OfferContinuing,
    Require,
    Run,
    TryAct,
    happening_of,
)
from thesmos.games.hybris.fights.begin import against_game
from thesmos.games.hybris.fights.defeat import suffered, turn_over
from thesmos.games.hybris.hands import given_up
from thesmos.games.hybris.language.conditions import meets
from thesmos.games.hybris.state import Combat, Quest, Side, State, following
from thesmos.toolkit.cards import with_at


def attempt(state: State, action: act.Attempt) -> State:
    """Choose a Quest: its first open act, or the fight. Rules: HYBRIS-MOIRAI-02, -07, -17, -23 to -25."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseQuest), decision
    seat, rules = decision.seat, state.rules
    event = happened("attempted", ids.QUEST, seat, action.quest)
    if action.quest in rules.edition.epics:
        return decided(state, event, TryAct(seat, action.quest))
    facts, me, enemy = rules.edition.confrontations[action.quest], Side(seat, state.turn.character), Side(None, "")
    combat = Combat("confrontation", facts.id, me, enemy, facts.base, facts.draw, facts.elements)
    before = facts.before if rules.code[facts.before] else ""
    during = facts.during if rules.code[facts.during] else ""
    return against_game(decided(state, event), combat, before, during)


def quest_of(state: State, name: str) -> tuple[int, Quest]:
    """Return a face-up Quest and its space."""
    return next((at, one) for at, one in enumerate(state.world.quests) if one is not None and one.id == name)


def next_act(state: State, name: str) -> Act:
    """Return the first act of an Epic Quest that nobody has completed. Rules: HYBRIS-MOIRAI-05, HYBRIS-MOIRAI-07."""
    _, quest = quest_of(state, name)
    return state.rules.edition.epics[name].acts[len(quest.acts)]


def try_act(state: State, entry: TryAct) -> State:
    """Attempt an act: its conditions, what it asks for, then its completion or the defeat.

    Rules: HYBRIS-MOIRAI-07, -08, -11, -13 to -16.
    """
    seat, facts = entry.seat, next_act(state, entry.quest)
    if entry.met:
        return _completed(popped(state), seat, entry.quest)
    if not all(meets(state, seat, condition) for condition in facts.needs):
        return failed(popped(state), seat)
    state = popped(state, entry.replace(met=True))
    if asked := costs.showings(seat, entry.quest, facts.needs):
        return push(state, *asked)
    return push(state, Require(seat, facts.before)) if facts.before else state


def failed(state: State, seat: Seat) -> State:
    """Let the acting character be defeated, though not in a combat; the turn ends. Rules: MOIRAI-11, DEFEAT-09."""
    state = tell(state, happened("failed", ids.ACT_FAILED, seat, state.turn.character))
    return suffered(turn_over(state), seat, state.turn.character)


def _completed(state: State, seat: Seat, name: str) -> State:
    """Mark an act, give its reward, and with the last one the Epic reward. Rules: MOIRAI-08, -10, -12, -27."""
    at, quest = quest_of(state, name)
    facts = state.rules.edition.epics[name]
    done = quest.replace(acts=(*quest.acts, seat))
    growth = state.players[seat].growth
    state = with_growth(with_marks(state, seat, -1), seat, growth.replace(acts=growth.acts + 1))
    event = happened("completed an act", ids.ACT, seat, name, len(done.acts))
    state = with_boards(state, event, quests=with_at(state.world.quests, at, done))
    over = len(done.acts) == len(facts.acts)
    told = Announce(happening_of("quest_done", seat, state.rules.kind[state.turn.character], "moirai"))
    reward = Run(seat, facts.acts[len(done.acts) - 1].reward, outer=True)
    if over:
        return push(state, told, LeaveQuest(seat, name), Run(seat, facts.reward, outer=True), reward)
    return push(state, OfferContinuing(seat, name), told, reward)


def leave_quest(state: State, entry: LeaveQuest) -> State:
    """Take a completed Quest out of the game; its tokens return. Rule: HYBRIS-MOIRAI-12."""
    at, quest = quest_of(state, entry.quest)
    for seat in quest.acts:
        state = with_marks(state, seat, 1)
    quests = with_at(state.world.quests, at, None)
    event = happened("was completed", ids.QUEST_DONE, None, quest.id)
    return with_boards(popped(state), event, quests=quests, box=(*state.world.box, quest.id))


def offer_continuing(state: State, entry: OfferContinuing) -> State:
    """Ask whether the next act is attempted, if a card and a Player token are there. Rules: MOIRAI-09, COMP-22."""
    player = state.players[entry.seat]
    if not player.holding.hand or not player.goods.marks:
        return popped(state)
    return popped(state, ContinueQuest(entry.seat, entry.quest))


def continue_quest(state: State, decision: ContinueQuest, card: CardId) -> State:
    """Discard a card and attempt the next act. Rule: HYBRIS-MOIRAI-09."""
    seat = decision.seat
    event = happened("gave up", ids.CONTINUE_QUEST, seat, card)
    state = given_up(answered(state, TryAct(seat, decision.quest)), seat, card, event)
    return decks.discarded(state, seat, (card,))


def confrontation_won(state: State, seat: Seat, name: str) -> State:
    """Give the reward of a Confrontation; the Quest leaves, and is told of after the fight. Rules: MOIRAI-12, -18."""
    growth = state.players[seat].growth
    state = with_growth(state, seat, growth.replace(slain=growth.slain + 1))
    told = Announce(happening_of("quest_done", seat, state.rules.kind[state.turn.character], "moirai"))
    close, _ = topmost(state, CloseCombat)
    state = following(state, (*state.agenda[:close], told, *state.agenda[close:]))
    reward = Run(seat, state.rules.edition.confrontations[name].reward, outer=True)
    return push(state, LeaveQuest(seat, name), reward)
