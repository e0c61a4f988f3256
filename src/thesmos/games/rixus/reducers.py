"""Reducers of Rixus: the next state for each action, before the steps that it calls for."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.games.rixus import actions as act
from thesmos.games.rixus import ids
from thesmos.games.rixus.cards import MOST_ACTIONS, MOST_SEATS
from thesmos.games.rixus.state import Agenda, AnswerWar, Entry, FightWar, FinishTurn, Player, State, TakeTurn
from thesmos.games.rixus.steps import meet_monster, reshuffle
from thesmos.games.rixus.turn import after_action, after_turn, on_course, pending
from thesmos.toolkit.cards import with_at, without
from thesmos.toolkit.exposure import after_open_loss
from thesmos.toolkit.seating import next_seat

ENDED = tuple(
    tuple((Event.make("ended the turn", ids.UP_TO_TWO, Seat(seat), amount=left),) for left in range(MOST_ACTIONS + 1))
    for seat in range(MOST_SEATS)
)
"""For each seat and number of actions left, the event of ending the turn, made once and shared."""

JOINED = tuple((Event.make("joined the war", ids.SURRENDER, Seat(seat)),) for seat in range(MOST_SEATS))
"""For each seat the event of joining a war."""


def draw(state: State, action: act.Draw) -> State:
    """Draw the top card of the deck. Rules: RIXUS-TURN-02, RIXUS-ZONE-03."""
    events: tuple[Event, ...] = ()
    if not state.deck:
        state = reshuffle(state.replace(events=()))
        events = state.events
    rules, seat, card = state.rules, state.turn, state.deck[-1]
    if card in rules.monsters:
        return meet_monster(state, seat, card, pending(state), events)
    player = state.players[seat]
    hand = player.hand + (card,)
    player = Player.make(hand, player.army, player.spoils, player.exposed)
    players = state.players[:seat] + (player,) + state.players[seat + 1 :]
    course = after_action(state, len(hand))
    return on_course(state, course, players, state.deck[:-1], events + rules.drew[card][seat])


def declare_war(state: State, action: act.DeclareWar) -> State:
    """Use the whole turn to start a war. Rule: RIXUS-TURN-04."""
    seat = state.turn
    event = Event.make("declared war", ids.DECLARE, seat, amount=len(state.camp.monsters))
    return state.replace(agenda=(FinishTurn.make(seat, True), AnswerWar.make(seat, seat)), events=(event,))


def end_turn(state: State, action: act.EndTurn) -> State:
    """End the turn with the actions that are left. Rule: RIXUS-TURN-01."""
    decision = state.agenda[-1]
    assert type(decision) is TakeTurn, decision
    seat, left = decision.seat, decision.left
    acted = left < state.rules.numbers.actions_per_turn
    course = after_turn(state, seat, len(state.players[seat].hand), acted=acted)
    return on_course(state, course, state.players, state.deck, ENDED[seat][left])


def join_war(state: State, action: act.JoinWar) -> State:
    """Take part in the war. Rule: RIXUS-WAR-04."""
    decision = _asked(state)
    return state.replace(agenda=_next_question(state, decision, decision.out), events=JOINED[decision.seat])


def surrender(state: State, action: act.Surrender) -> State:
    """Play a surrender boon and stay out of the war. Rule: RIXUS-WAR-04."""
    decision = _asked(state)
    seat, player = decision.seat, state.players[decision.seat]
    card = next(card for card in player.hand if state.rules.cards[card].ability == "surrender")
    return state.replace(
        players=with_at(state.players, seat, lose_openly(player, card)),
        cemetery=(*state.cemetery, card),
        agenda=_next_question(state, decision, (*decision.out, seat)),
        events=(Event.make("surrendered", ids.SURRENDER, seat, card),),
    )


def discard(state: State, action: act.Discard) -> State:
    """Put a card into the cemetery to come down to the hand limit. Rule: RIXUS-TURN-05."""
    seat = state.turn
    return state.replace(
        players=with_at(state.players, seat, lose_openly(state.players[seat], action.card)),
        cemetery=(*state.cemetery, action.card),
        agenda=state.agenda[:-1],
        events=(Event.make("discarded", ids.HAND_LIMIT, seat, action.card),),
    )


def lose_openly(player: Player, card: CardId) -> Player:
    """Take a card out of a hand for all to see."""
    exposed = after_open_loss(player.exposed, card) if player.exposed else ()
    return Player.make(without(player.hand, card), player.army, player.spoils, exposed)


def _asked(state: State) -> AnswerWar:
    decision = state.agenda[-1]
    assert type(decision) is AnswerWar, decision
    return decision


def _next_question(state: State, decision: AnswerWar, out: tuple[Seat, ...]) -> Agenda:
    following = next_seat(decision.seat, len(state.players))
    entry: Entry = AnswerWar.make(following, decision.caller, out)
    if following == decision.caller:
        entry = FightWar.make(decision.caller, out)
    return state.agenda[:-1] + (entry,)
