"""Why an action of Styx is not possible: every clause that forbids it, written plainly from the ledger."""

from __future__ import annotations

from collections.abc import Iterator

from thesmos.core.game import Refusal
from thesmos.core.ids import CardId
from thesmos.games.styx import actions as act
from thesmos.games.styx import ids
from thesmos.games.styx.actions import ELIMINATE, MUSTER, Action
from thesmos.games.styx.effect_refusals import of_effect
from thesmos.games.styx.entries import ChooseFirst, LookAtToken, PayElimination, PlaceToken, StateBid, UseEffect
from thesmos.games.styx.queries import placed_by, usable_strength
from thesmos.games.styx.state import State, Token
from thesmos.games.styx.victory import outcome


def why_not(state: State, action: Action) -> tuple[Refusal, ...]:
    """Return every clause that forbids an action, with the values involved; () exactly for the legal ones."""
    ended = outcome(state)
    if ended is not None:
        return (Refusal(ended.rule, "the game is over"),)
    return tuple(_clauses(state, action))


def _clauses(state: State, action: Action) -> Iterator[Refusal]:
    match state.agenda[-1]:
        case PlaceToken() as decision:
            yield from _in_placing(state, decision, action)
        case LookAtToken() as decision:
            yield from _in_looking(state, decision, action)
        case StateBid() as decision:
            yield from _in_bidding(state, decision, action)
        case PayElimination() as decision:
            yield from _in_paying(state, decision, action)
        case UseEffect() as use:
            yield from of_effect(state, use, action)
        case ChooseFirst():
            yield from _in_naming(state, action)
        case step:
            raise TypeError(f"the agenda was not settled: {step!r} is on top")


def _in_placing(state: State, decision: PlaceToken, action: Action) -> Iterator[Refusal]:
    if not isinstance(action, act.Place):
        yield Refusal(ids.MUST_PLACE, f"seat {decision.seat} must place a token")
        return
    if any(token.action == action.token for token in placed_by(state, decision.seat)):
        yield Refusal(ids.TWO_ACTIONS, f"the {action.token} token was placed already")


def _in_looking(state: State, decision: LookAtToken, action: Action) -> Iterator[Refusal]:
    if isinstance(action, act.Decline):
        return
    if not isinstance(action, act.Look):
        yield Refusal(ids.ORACLE, "a look with the Dark Oracle must be taken or declined first")
        return
    if action.seat == decision.seat:
        yield Refusal(ids.ORACLE, "only a token of another seat can be looked at")
        return
    placed = placed_by(state, action.seat)
    if action.number >= len(placed):
        yield Refusal(ids.ORACLE, f"seat {action.seat} has placed {len(placed)} tokens, no token {action.number + 1}")


def _in_bidding(state: State, decision: StateBid, action: Action) -> Iterator[Refusal]:
    if isinstance(action, act.Skip):
        return
    if not isinstance(action, act.Bid):
        yield Refusal(ids.STATE_AT_ONCE, "a revealed token must be bid for or skipped")
        return
    audience, numbers, player = state.audience, state.rules.numbers, state.players[decision.seat]
    token = state.tokens[decision.place]
    highest = _highest(state, token)
    amount = action.amount
    if token.action == MUSTER:
        if amount < numbers.muster_minimum_bid:
            yield Refusal(ids.MUSTER_MINIMUM, f"a Muster bid is at least {numbers.muster_minimum_bid}")
        if amount > player.coins:
            yield Refusal(ids.MUSTER_MONEY, f"{amount} coins are bid, {player.coins} are there")
        if highest and amount <= highest:
            yield Refusal(ids.MUSTER_HIGHER, f"the bid must be higher than {highest}")
        return
    assert token.action == ELIMINATE
    target, strength = state.rules.cards[audience.cards[token.slot]], usable_strength(state.rules, player.army)
    if amount < numbers.elimination_minimum_bid:
        yield Refusal(ids.ELIMINATION_MINIMUM, f"an Elimination bid is at least {numbers.elimination_minimum_bid}")
    if amount > strength:
        yield Refusal(ids.ELIMINATION_STRENGTH, f"a Strength of {amount} is bid, {strength} can be used")
    if highest and amount <= highest:
        yield Refusal(ids.ELIMINATION_HIGHER, f"the bid must be higher than {highest}")
    if target.legendary and amount < target.strength:
        yield Refusal(ids.LEGENDARY_BID, f"the card is Legendary, its Strength of {target.strength} must be reached")


def _highest(state: State, token: Token) -> int:
    rivals = [other for other in state.tokens if other.action == token.action and other.slot == token.slot]
    return max(rival.bid or 0 for rival in rivals)


def _in_paying(state: State, decision: PayElimination, action: Action) -> Iterator[Refusal]:
    if not isinstance(action, act.Pay):
        yield Refusal(ids.PAY, "the Elimination must be paid")
        return
    cards, army = state.rules.cards, state.players[decision.seat].army
    free = [
        place
        for place, one in enumerate(army)
        if one.card == action.card and one.up and not cards[one.card].eternal and place not in decision.paid
    ]
    if not free:
        yield Refusal(ids.PAY, f"no {action.card} that is face up and not Eternal is left in the army")
        return
    if not _is_part_of_a_fit_payment(state, decision, action.card, free[0]):
        reason = f"with {action.card} the bid of {decision.bid} could only be paid with a card that isn't needed"
        yield Refusal(ids.NO_NEEDLESS_CARD, reason)


def _is_part_of_a_fit_payment(state: State, decision: PayElimination, card: CardId, place: int) -> bool:
    """Try all ways to complete the payment: the plain reading of the rule, by sums of what else could pay."""
    cards, army = state.rules.cards, state.players[decision.seat].army
    chosen = [cards[army[one].card].elimination_strength for one in decision.paid]
    chosen.append(cards[card].elimination_strength)
    rest = [
        cards[one.card].elimination_strength
        for at, one in enumerate(army)
        if one.up and not cards[one.card].eternal and at not in (*decision.paid, place)
    ]
    reached = {(sum(chosen), min(chosen))}
    for strength in rest:
        reached |= {(total + strength, min(weakest, strength)) for total, weakest in reached}
    return any(total >= decision.bid > total - weakest for total, weakest in reached)


def _in_naming(state: State, action: Action) -> Iterator[Refusal]:
    match action:
        case act.Decline():
            return
        case act.NameFirst(seat=seat):
            if seat >= len(state.players):
                yield Refusal(ids.NAME_FIRST, f"there is no seat {seat}")
        case _:
            yield Refusal(ids.NAME_FIRST, "the First Player of the next Audience must be named, or left as it is")
