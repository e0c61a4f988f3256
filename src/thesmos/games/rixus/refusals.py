"""Why an action of Rixus is not possible: every clause that forbids it, written plainly from the ledger."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from thesmos.core.game import Refusal
from thesmos.core.ids import RuleId, Seat
from thesmos.games.rixus import actions as act
from thesmos.games.rixus import ids
from thesmos.games.rixus.actions import Action, Play
from thesmos.games.rixus.queries import can_draw, outcome
from thesmos.games.rixus.state import AnswerWar, DiscardDown, Player, State, TakeTurn


def why_not(state: State, action: Action) -> tuple[Refusal, ...]:
    """Return every clause that forbids an action, with the values involved; () exactly for the legal ones."""
    ended = outcome(state)
    if ended is not None:
        return (Refusal(ended.rule, "the game is over"),)
    return tuple(_clauses(state, action))


def _clauses(state: State, action: Action) -> Iterator[Refusal]:
    match state.agenda[-1]:
        case TakeTurn() as turn:
            yield from _in_turn(state, turn, action)
        case AnswerWar(seat=seat):
            yield from _in_war(state.players[seat], state, action)
        case DiscardDown(seat=seat):
            yield from _in_discard(state.players[seat], state, action)


def _in_turn(state: State, turn: TakeTurn, action: Action) -> Iterator[Refusal]:
    numbers, monsters = state.rules.numbers, len(state.camp.monsters)
    match action:
        case act.Draw():
            if not can_draw(state):
                yield Refusal(ids.RESHUFFLE, "the deck and the cemetery are empty")
        case act.DeclareWar():
            if turn.left < numbers.actions_per_turn:
                yield Refusal(ids.DECLARE, f"war costs the whole turn, {turn.left} of its actions are left")
            if monsters < numbers.war_minimum:
                yield Refusal(ids.WAR_MINIMUM, f"the camp holds {monsters} monsters, {numbers.war_minimum} are needed")
        case Play(card=card):
            if card not in state.players[turn.seat].hand:
                yield Refusal(ids.PLAY, f"{card} is not in the hand")
            yield from _no_target(state, turn.seat, action)
        case act.EndTurn():
            pass
        case act.JoinWar() | act.Surrender():
            yield Refusal(ids.SURRENDER, "nobody was asked about a war")
        case act.Discard():
            yield Refusal(ids.HAND_LIMIT, "cards are discarded only at the end of the turn")


def _in_war(player: Player, state: State, action: Action) -> Iterator[Refusal]:
    match action:
        case act.JoinWar():
            pass
        case act.Surrender():
            if not any(state.rules.cards[card].ability == "surrender" for card in player.hand):
                yield Refusal(ids.SURRENDER, "there is no surrender boon in the hand")
        case _:
            yield Refusal(ids.SURRENDER, "a war must be answered: join or surrender")


def _in_discard(player: Player, state: State, action: Action) -> Iterator[Refusal]:
    match action:
        case act.Discard(card=card):
            if card not in player.hand:
                yield Refusal(ids.HAND_LIMIT, f"{card} is not in the hand")
        case _:
            limit = state.rules.numbers.hand_limit
            yield Refusal(ids.HAND_LIMIT, f"{len(player.hand)} cards are in the hand, all above {limit} must go first")


def _no_target(state: State, seat: Seat, play: Play) -> Iterator[Refusal]:
    rule, clause = CLAUSES[state.rules.cards[play.card].word]
    reason = clause(state, seat, play)
    if reason:
        yield Refusal(rule, reason)


def _nothing(state: State, seat: Seat, play: Play) -> str:
    return ""


def _own_hero(state: State, seat: Seat, play: Play) -> str:
    return _hero_is_there(state, seat, play)


def _only_in_war(state: State, seat: Seat, play: Play) -> str:
    return f"{play.card} is played only in answer to a war"


def _unknown_monster(state: State, seat: Seat, play: Play) -> str:
    unknown = [monster for monster in state.camp.monsters if seat not in monster.seen]
    return "" if unknown else "no monster in the camp is unknown to the player"


def _dead_hero(state: State, seat: Seat, play: Play) -> str:
    return "" if play.pick in state.cemetery else f"no {play.pick} is in the cemetery"


def _weak_hero(state: State, seat: Seat, play: Play) -> str:
    if missing := _other_seat(state, seat, play) or _hero_is_there(state, play.seat, play):
        return missing
    assert play.seat is not None
    assert play.hero is not None
    strength = state.players[play.seat].army[play.hero].strength
    most = state.rules.cards[play.card].amount
    return f"that hero has a strength of {strength}, at most {most} can be slain" if strength > most else ""


def _full_hand(state: State, seat: Seat, play: Play) -> str:
    if missing := _other_seat(state, seat, play):
        return missing
    assert play.seat is not None
    return "" if state.players[play.seat].hand else f"seat {play.seat} has no card in hand"


def _journey(state: State, seat: Seat, play: Play) -> str:
    if missing := _other_seat(state, seat, play) or _hero_is_there(state, play.seat, play):
        return missing
    assert play.seat is not None
    assert play.hero is not None
    hero = state.players[play.seat].army[play.hero]
    return "" if play.pick in hero.journeys else f"no {play.pick} is with that hero"


def _spoils(state: State, seat: Seat, play: Play) -> str:
    if missing := _other_seat(state, seat, play):
        return missing
    assert play.seat is not None
    return "" if state.players[play.seat].spoils else f"seat {play.seat} has no spoils of war"


def _other_seat(state: State, seat: Seat, play: Play) -> str:
    if play.seat is None or play.seat >= len(state.players):
        return f"there is no seat {play.seat}"
    return "another player is needed" if play.seat == seat else ""


def _hero_is_there(state: State, owner: Seat | None, play: Play) -> str:
    assert owner is not None
    heroes = len(state.players[owner].army)
    if play.hero is None or play.hero >= heroes:
        return f"seat {owner} has {heroes} heroes, no hero {play.hero}"
    return ""


CLAUSES: dict[str, tuple[RuleId, Callable[[State, Seat, Play], str]]] = {
    "hero": (ids.JOIN_ARMY, _nothing),
    "journey": (ids.ATTACH, _own_hero),
    "surrender": (ids.PLAY, _only_in_war),
    "draw": (ids.REINFORCEMENTS, _nothing),
    "scout": (ids.SCOUT, _unknown_monster),
    "resurrect": (ids.RESURRECTION, _dead_hero),
    "strengthen": (ids.BANNER, _own_hero),
    "slay": (ids.AMBUSH, _weak_hero),
    "steal-card": (ids.PICKPOCKET, _full_hand),
    "strip-journey": (ids.LOST_ROAD, _journey),
    "lose-spoils": (ids.PLUNDER, _spoils),
}
"""For each thing that a card does, the rule that names its target and the clause that finds it missing."""
