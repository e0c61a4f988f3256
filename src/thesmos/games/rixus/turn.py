"""The course of a turn in Rixus: actions used up, the hand limit, and who is next."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.games.rixus import ids
from thesmos.games.rixus.queries import IDLE_ROUNDS
from thesmos.games.rixus.state import TURNS, Agenda, DiscardDown, FinishTurn, Player, State, TakeTurn
from thesmos.toolkit.seating import next_seat

Course = tuple[Seat, int, Agenda]
"""Whose turn it is, the idle turns in a row, and the agenda: what a turn's end changes."""


def pending(state: State) -> Agenda:
    """Return the agenda when one action of the turn is used up, with the end of the turn as a step."""
    decision = state.agenda[-1]
    assert type(decision) is TakeTurn, decision
    if decision.left > 1:
        return TURNS[decision.seat][decision.left - 1]
    return (FinishTurn.make(decision.seat, True),)


def after_action(state: State, hand: int) -> Course:
    """Return the course when one action of the turn is used up. Rule: RIXUS-TURN-01.

    Args:
        state: before the action.
        hand: cards that the seat holds after it.
    """
    decision = state.agenda[-1]
    assert type(decision) is TakeTurn, decision
    if decision.left > 1:
        return decision.seat, state.idle, TURNS[decision.seat][decision.left - 1]
    return after_turn(state, decision.seat, hand, acted=True)


def after_turn(state: State, seat: Seat, hand: int, *, acted: bool) -> Course:
    """Return the course when a seat is done with its turn.

    Where the next seat simply begins, that is the course at once; a hand over its limit and the end of the game are
    left to the step `FinishTurn`.
    """
    players, numbers = state.players, state.rules.numbers
    idle = 0 if acted else state.idle + 1
    following = Seat((seat + 1) % len(players))
    if (
        hand > numbers.hand_limit
        or players[following].spoils >= numbers.spoils_to_win
        or idle >= IDLE_ROUNDS * len(players)
    ):
        return seat, state.idle, (FinishTurn.make(seat, acted),)
    return following, idle, TURNS[following][numbers.actions_per_turn]


def on_course(
    state: State, course: Course, players: tuple[Player, ...], deck: tuple[CardId, ...], events: tuple[Event, ...]
) -> State:
    """Return the state after an action of the turn that changed nothing but players and deck."""
    return State.make(state.rules, players, deck, state.cemetery, state.camp, *course, state.rng, events)


def finish_turn(state: State, step: FinishTurn) -> State:
    """Ask for a discard while the hand is over the limit, else let the next seat begin.

    A seat that begins its turn with enough spoils wins; a table that has passed for three rounds has drawn.
    Rules: RIXUS-TURN-05, RIXUS-VICTORY-01 to -03.
    """
    players, numbers = state.players, state.rules.numbers
    hand = len(players[step.seat].hand)
    if hand > numbers.hand_limit:
        return state.replace(agenda=(*state.agenda, DiscardDown.make(step.seat)))
    idle = 0 if step.acted else state.idle + 1
    if idle >= IDLE_ROUNDS * len(players):
        event = Event.make("drew the game", ids.IDLE)
        return state.replace(idle=idle, agenda=(), events=(*state.events, event))
    seat = next_seat(step.seat, len(players))
    if players[seat].spoils >= numbers.spoils_to_win:
        event = Event.make("won", ids.VICTORY, seat, amount=players[seat].spoils)
        return state.replace(turn=seat, idle=idle, agenda=(), events=(*state.events, event))
    return state.replace(turn=seat, idle=idle, agenda=TURNS[seat][numbers.actions_per_turn])
