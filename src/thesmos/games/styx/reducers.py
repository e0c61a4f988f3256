"""Reducers of Styx: the next state for each action, before the steps that it calls for."""

from __future__ import annotations

from typing import Any

from thesmos.core.event import Event, happened
from thesmos.core.ids import CardId
from thesmos.games.styx import actions as act
from thesmos.games.styx import ids
from thesmos.games.styx.actions import ELIMINATE, MUSTER, TOKENS, TokenKind
from thesmos.games.styx.change import decided
from thesmos.games.styx.effects import refuse_effect
from thesmos.games.styx.entries import ChooseFirst, LookAtToken, PayElimination, PlaceToken, UseEffect
from thesmos.games.styx.queries import can_look, lying, turned_down
from thesmos.games.styx.reveal import reveal
from thesmos.games.styx.rules import TABLE, Rules
from thesmos.games.styx.state import ArmyCard, Player, State, Token, proceed
from thesmos.games.styx.steps import put_away_eliminated
from thesmos.toolkit.cards import with_at

Told = tuple[tuple[Token], tuple[Event]]
"""A token, and what is told of it."""
PLACED: dict[TokenKind, tuple[tuple[Told, ...], ...]] = {
    action: tuple(
        tuple(
            ((Token(seat, action, slot),), (Event("placed a token", ids.PLACE, seat, action, seen_by=(seat,)),))
            for seat in TABLE
        )
        for slot in (0, 1)
    )
    for action in TOKENS
}
"""What is put down, by the action, the slot and the seat."""


SKIPPED: dict[TokenKind, tuple[tuple[Token, ...], ...]] = {
    action: tuple(tuple(Token(seat, action, slot, 0) for seat in TABLE) for slot in (0, 1))
    for action in (MUSTER, ELIMINATE)
}
"""The token that was given up on and that nobody looked at, by the action, the slot and the seat."""


def place(state: State, action: act.Place) -> State:
    """Put a token face down on a card of the Audience; after the last one the first is turned up.

    Rules: STYX-TURN-02 to -04, STYX-EFFECT-17.
    """
    agenda = state.agenda
    decision: Any = agenda[-1]
    token, events = PLACED[action.token][action.slot][decision.seat]
    tokens, following = state.tokens + token, agenda[-2]
    if type(following) is not PlaceToken:
        return reveal(state, tokens, 0, events)
    seat, agenda = following.seat, agenda[:-1]
    if can_look(state.rules, state.players[seat].army, tokens, seat):
        agenda += (LookAtToken(seat),)
    return proceed(state, tokens, agenda, events)


def look(state: State, action: act.Look) -> State:
    """Look at a face-down token of another seat. Rules: STYX-EFFECT-17, STYX-INFO-10."""
    decision = state.agenda[-1]
    assert isinstance(decision, LookAtToken), decision
    seat = decision.seat
    number = [n for n, token in enumerate(state.tokens) if token.seat == action.seat][action.number]
    token = state.tokens[number]
    event = happened("looked", ids.ORACLE, seat, token.action, 0, action.seat, tuple(sorted((seat, action.seat))))
    tokens = with_at(state.tokens, number, token.replace(seen=tuple(sorted((*token.seen, seat)))))
    return proceed(state, tokens, state.agenda[:-1], (event,))


def decline(state: State, action: act.Decline) -> State:
    """Do without an effect, a look, or naming a First Player.

    Rules: STYX-MUSTER-07, STYX-EFFECT-17, STYX-EFFECT-66.
    """
    decision = state.agenda[-1]
    if isinstance(decision, UseEffect):
        return refuse_effect(state, decision)
    assert isinstance(decision, (LookAtToken, ChooseFirst)), decision
    rule = ids.ORACLE if isinstance(decision, LookAtToken) else ids.NAME_FIRST
    return decided(state, happened("declined", rule, decision.seat))


def bid(state: State, action: act.Bid) -> State:
    """State a bid for a revealed token. Rules: STYX-BID-01, STYX-BID-05, STYX-BID-10."""
    decision: Any = state.agenda[-1]
    place, stated, amount = decision.place, list(state.tokens), action.amount
    token = stated[place]
    slot, seat, kind = token.slot, token.seat, token.action
    stated[place] = Token.make(seat, kind, slot, amount, token.seen)
    rule = ids.MUSTER_BID if kind == MUSTER else ids.ELIMINATION_BID
    event = happened("bid", rule, seat, state.audience.cards[slot], amount)
    return reveal(state, tuple(stated), place + 1, (event,))


def skip(state: State, action: act.Skip) -> State:
    """Give up on a revealed token: no bid at all. Rules: STYX-BID-11, STYX-BID-12."""
    decision: Any = state.agenda[-1]
    place, stated = decision.place, list(state.tokens)
    token = stated[place]
    slot, seat = token.slot, token.seat
    stated[place] = token.replace(bid=0) if token.seen else SKIPPED[token.action][slot][seat]
    event = happened("skipped", ids.SKIP, seat, state.audience.cards[slot])
    return reveal(state, tuple(stated), place + 1, (event,))


def pay(state: State, action: act.Pay) -> State:
    """Choose a card that pays; when the bid is reached, all chosen cards are turned down.

    Rules: STYX-ELIM-03, STYX-ELIM-05, STYX-EFFECT-12 to -14, STYX-EFFECT-19.
    """
    decision, rules = state.agenda[-1], state.rules
    assert type(decision) is PayElimination, decision
    worth, seat, card = rules.worth, decision.seat, action.card
    player = state.players[seat]
    army = player.army
    chosen = tuple(sorted((*decision.paid, _free_place(army, card, decision.paid))))
    events = (happened("paid", ids.PAY, seat, card, worth[card]),)
    reached = 0
    for place in chosen:
        reached += worth[army[place].card]
    if reached < decision.bid:
        decision = PayElimination.make(seat, decision.slot, decision.bid, chosen)
        return proceed(state, state.tokens, (*state.agenda[:-1], decision), events)
    after = list(army)
    for place in chosen:
        after[place] = _after_paying(rules, army[place])
    player = Player.make(tuple(after), player.coins, player.influence, player.soul)
    return put_away_eliminated(state, with_at(state.players, seat, player), decision, events)


def _free_place(army: tuple[ArmyCard, ...], card: CardId, paid: tuple[int, ...]) -> int:
    """Return the place of the first face-up copy of a card that was not chosen yet."""
    for place, one in enumerate(army):
        if one.card == card and one.up and place not in paid:
            return place
    raise ValueError(f"no {card} is left to pay with")


def _after_paying(rules: Rules, card: ArmyCard) -> ArmyCard:
    ability = rules.cards[card.card].ability
    if ability == "zombie":
        return card
    if ability == "hydra" and card.counters:
        return lying(card.card, True, card.counters - 1)
    return turned_down(card)


def name_first(state: State, action: act.NameFirst) -> State:
    """Name the First Player of the next Audience; the last naming counts. Rules: STYX-EFFECT-66, STYX-EFFECT-69."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseFirst), decision
    event = happened("named the First Player", ids.NAME_FIRST, decision.seat, "", 0, action.seat)
    sequel = state.audience.sequel.replace(lead=action.seat)
    return decided(state, event).replace(audience=state.audience.replace(sequel=sequel))
