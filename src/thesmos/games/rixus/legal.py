"""Legal actions of Rixus, generated: written to be fast. What forbids an action is said plainly in `refusals`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from thesmos.core.ids import Seat
from thesmos.games.rixus.actions import DECLARE_WAR, DRAW, END_TURN, JOIN_WAR, SURRENDER, Action
from thesmos.games.rixus.rules import Moves
from thesmos.games.rixus.state import AnswerWar, DiscardDown, State, TakeTurn


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every legal action in a fixed order; () exactly when the game is over."""
    if not state.agenda:
        return ()
    decision = state.agenda[-1]
    if type(decision) is TakeTurn:
        return _turn(state, decision.seat, decision.left)
    if type(decision) is AnswerWar:
        moves, hand = state.rules.moves, state.players[decision.seat].hand
        holds_one = any(moves[card].word == "surrender" for card in hand)
        return (JOIN_WAR, SURRENDER) if holds_one else (JOIN_WAR,)
    assert type(decision) is DiscardDown, decision
    discards, hand = state.rules.discards, state.players[decision.seat].hand
    return tuple([discards[card] for card in dict.fromkeys(hand)])


def _turn(state: State, seat: Seat, left: int) -> tuple[Action, ...]:
    rules, player = state.rules, state.players[seat]
    found: list[Action] = [DRAW] if state.deck or state.cemetery else []
    if left == rules.numbers.actions_per_turn and len(state.camp.monsters) >= rules.numbers.war_minimum:
        found.append(DECLARE_WAR)
    all_plays, heroes = rules.plays, len(player.army)
    for card in dict.fromkeys(player.hand):
        plays = all_plays[card]
        if plays:
            found += plays[heroes]
        else:
            moves = rules.moves[card]
            found += TARGETS[moves.word](state, seat, moves)
    found.append(END_TURN)
    return tuple(found)


def _scout(state: State, seat: Seat, moves: Moves) -> Iterable[Action]:
    for monster in state.camp.monsters:
        if seat not in monster.seen:
            return moves.look
    return ()


def _resurrect(state: State, seat: Seat, moves: Moves) -> Iterable[Action]:
    picks = moves.picks
    return [picks[card] for card in dict.fromkeys(state.cemetery) if card in picks]


def _slay(state: State, seat: Seat, moves: Moves) -> Iterable[Action]:
    most, foes, found = moves.amount, moves.foes, []
    for other, player in enumerate(state.players):
        if other != seat:
            for place, hero in enumerate(player.army):
                if hero.strength <= most:
                    found.append(foes[other][place][None])
    return found


def _steal_card(state: State, seat: Seat, moves: Moves) -> Iterable[Action]:
    seats = moves.seats
    return [seats[other] for other, player in enumerate(state.players) if player.hand and other != seat]


def _strip_journey(state: State, seat: Seat, moves: Moves) -> Iterable[Action]:
    foes, found = moves.foes, []
    for other, player in enumerate(state.players):
        if other != seat:
            for place, hero in enumerate(player.army):
                if hero.journeys:
                    plays = foes[other][place]
                    found += [plays[journey] for journey in dict.fromkeys(hero.journeys)]
    return found


def _lose_spoils(state: State, seat: Seat, moves: Moves) -> Iterable[Action]:
    seats = moves.seats
    return [seats[other] for other, player in enumerate(state.players) if player.spoils and other != seat]


TARGETS: dict[str, Callable[[State, Seat, Moves], Iterable[Action]]] = {
    "scout": _scout,
    "resurrect": _resurrect,
    "slay": _slay,
    "steal-card": _steal_card,
    "strip-journey": _strip_journey,
    "lose-spoils": _lose_spoils,
}
"""For each ability that needs something to act on, its plays."""
