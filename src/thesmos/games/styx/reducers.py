"""Reducers of Styx: the next state for each action, before the steps that it calls for."""

from __future__ import annotations

from thesmos.core.event import Event, happened
from thesmos.core.ids import CardId
from thesmos.games.styx import actions as act
from thesmos.games.styx import ids
from thesmos.games.styx.actions import MUSTER, TOKENS, TokenKind
from thesmos.games.styx.change import decided
from thesmos.games.styx.effects import refuse_effect
from thesmos.games.styx.entries import ChooseFirst, LookAtToken, PayElimination, PlaceToken, StateBid, UseEffect
from thesmos.games.styx.queries import can_look, turned_down
from thesmos.games.styx.reveal import reveal
from thesmos.games.styx.rules import TABLE, Rules
from thesmos.games.styx.state import ArmyCard, State, Token, proceed
from thesmos.toolkit.cards import with_at

FACE_DOWN: dict[TokenKind, tuple[tuple[tuple[Token], ...], ...]] = {
    action: tuple(tuple((Token(seat, action, slot),) for seat in TABLE) for slot in (0, 1)) for action in TOKENS
}
"""What is put down, by the token, the slot and the seat."""
PLACED: dict[TokenKind, tuple[Event, ...]] = {
    action: tuple(Event("placed a token", ids.PLACE, seat, action, seen_by=(seat,)) for seat in TABLE)
    for action in TOKENS
}
"""What is told of that, by the token and its seat."""


def place(state: State, action: act.Place) -> State:
    """Put a token face down on a card of the Audience; after the last one the first is turned up.

    Rules: STYX-TURN-02 to -04, STYX-EFFECT-17.
    """
    decision = state.agenda[-1]
    assert type(decision) is PlaceToken, decision
    seat, agenda = decision.seat, state.agenda[:-1]
    tokens = state.tokens + FACE_DOWN[action.token][action.slot][seat]
    event = PLACED[action.token][seat]
    following = agenda[-1]
    if type(following) is not PlaceToken:
        return reveal(state, tokens, 0, event)
    if can_look(state.rules, state.players[following.seat].army, tokens, following.seat):
        agenda += (LookAtToken(following.seat),)
    return proceed(state, tokens, agenda, (event,))


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
    return _stated(state, action.amount)


def skip(state: State, action: act.Skip) -> State:
    """Give up on a revealed token. Rules: STYX-BID-11, STYX-BID-12."""
    return _stated(state, 0)


def _stated(state: State, amount: int) -> State:
    decision = state.agenda[-1]
    assert type(decision) is StateBid, decision
    place = decision.place
    token = state.tokens[place]
    rule = ids.SKIP if not amount else ids.MUSTER_BID if token.action == MUSTER else ids.ELIMINATION_BID
    event = happened("bid" if amount else "skipped", rule, token.seat, state.audience.cards[token.slot], amount)
    stated = Token.make(token.seat, token.action, token.slot, amount, token.seen)
    return reveal(state, with_at(state.tokens, place, stated), place + 1, event)


def pay(state: State, action: act.Pay) -> State:
    """Choose a card that pays; when the bid is reached, all chosen cards are turned down.

    Rules: STYX-ELIM-03, STYX-ELIM-05, STYX-EFFECT-12 to -14, STYX-EFFECT-19.
    """
    decision = state.agenda[-1]
    assert isinstance(decision, PayElimination), decision
    worth, seat = state.rules.worth, decision.seat
    player = state.players[seat]
    army = player.army
    chosen = _free_place(army, action.card, decision.paid)
    paid = tuple(sorted((*decision.paid, chosen)))
    event = happened("paid", ids.PAY, seat, action.card, worth[action.card])
    reached = 0
    for one in paid:
        reached += worth[army[one].card]
    if reached < decision.bid:
        return state.replace(agenda=(*state.agenda[:-1], decision.replace(paid=paid)), events=(event,))
    for one in paid:
        army = with_at(army, one, _after_paying(state.rules, army[one]))
    players = with_at(state.players, seat, player.replace(army=army))
    return state.replace(players=players, agenda=state.agenda[:-1], events=(event,))


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
        return card.replace(counters=card.counters - 1)
    return turned_down(card)


def name_first(state: State, action: act.NameFirst) -> State:
    """Name the First Player of the next Audience; the last naming counts. Rules: STYX-EFFECT-66, STYX-EFFECT-69."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseFirst), decision
    event = happened("named the First Player", ids.NAME_FIRST, decision.seat, "", 0, action.seat)
    sequel = state.audience.sequel.replace(lead=action.seat)
    return decided(state, event).replace(audience=state.audience.replace(sequel=sequel))
