"""Reducers of Styx: the next state for each action, before the steps that it calls for."""

from __future__ import annotations

from functools import cache

from thesmos.core.event import Event, happened
from thesmos.core.ids import Seat
from thesmos.games.styx import actions as act
from thesmos.games.styx import ids
from thesmos.games.styx.actions import MUSTER, TokenKind
from thesmos.games.styx.change import decided
from thesmos.games.styx.entries import ChooseFirst, LookAtToken, PayElimination, PlaceToken, StateBid
from thesmos.games.styx.queries import can_look, place_of, turned_down
from thesmos.games.styx.reveal import reveal
from thesmos.games.styx.state import ArmyCard, State, Token
from thesmos.toolkit.cards import with_at


def place(state: State, action: act.Place) -> State:
    """Put a token face down on a card of the Audience; after the last one the first is turned up.

    Rules: STYX-TURN-02 to -04, STYX-EFFECT-17.
    """
    decision = state.agenda[-1]
    assert isinstance(decision, PlaceToken), decision
    audience, seat, agenda = state.audience, decision.seat, state.agenda[:-1]
    tokens = (*audience.tokens, _face_down(seat, action.token, action.slot))
    event = _placed(seat, action.token)
    following = agenda[-1]
    if not isinstance(following, PlaceToken):
        return reveal(state, tokens, event)
    if can_look(state.rules, state.players[following.seat].army, tokens, following.seat):
        agenda += (LookAtToken(following.seat),)
    return state.replace(audience=audience.replace(tokens=tokens), agenda=agenda, events=(event,))


@cache
def _face_down(seat: Seat, action: TokenKind, slot: int) -> Token:
    return Token(seat, action, slot)


@cache
def _placed(seat: Seat, action: TokenKind) -> Event:
    return happened("placed a token", ids.PLACE, seat, action, 0, None, (seat,))


def look(state: State, action: act.Look) -> State:
    """Look at a face-down token of another seat. Rules: STYX-EFFECT-17, STYX-INFO-10."""
    decision = state.agenda[-1]
    assert isinstance(decision, LookAtToken), decision
    audience, seat = state.audience, decision.seat
    number = [n for n, token in enumerate(audience.tokens) if token.seat == action.seat][action.number]
    token = audience.tokens[number]
    event = happened("looked", ids.ORACLE, seat, token.action, 0, action.seat, tuple(sorted((seat, action.seat))))
    tokens = with_at(audience.tokens, number, token.replace(seen=tuple(sorted((*token.seen, seat)))))
    return decided(state, event).replace(audience=audience.replace(tokens=tokens))


def decline(state: State, action: act.Decline) -> State:
    """Do without a look, or without naming a First Player. Rules: STYX-EFFECT-17, STYX-EFFECT-66."""
    decision = state.agenda[-1]
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
    assert isinstance(decision, StateBid), decision
    audience, place = state.audience, decision.place
    token = audience.tokens[place]
    rule = ids.SKIP if not amount else ids.MUSTER_BID if token.action == MUSTER else ids.ELIMINATION_BID
    event = happened("bid" if amount else "skipped", rule, token.seat, audience.cards[token.slot], amount)
    stated = Token.make(token.seat, token.action, token.slot, amount, token.seen)
    return reveal(state, with_at(audience.tokens, place, stated), event)


def pay(state: State, action: act.Pay) -> State:
    """Choose a card that pays; when the bid is reached, all chosen cards are turned down.

    Rules: STYX-ELIM-03, STYX-ELIM-05, STYX-EFFECT-12 to -14, STYX-EFFECT-19.
    """
    decision = state.agenda[-1]
    assert isinstance(decision, PayElimination), decision
    worth, seat = state.rules.worth, decision.seat
    player = state.players[seat]
    army = player.army
    chosen = _free_place(army, action, decision.paid)
    paid = tuple(sorted((*decision.paid, chosen)))
    event = happened("paid", ids.PAY, seat, action.card, worth[action.card])
    if sum(worth[army[one].card] for one in paid) < decision.bid:
        return state.replace(agenda=(*state.agenda[:-1], decision.replace(paid=paid)), events=(event,))
    for one in paid:
        army = with_at(army, one, _after_paying(state, army[one]))
    players = with_at(state.players, seat, player.replace(army=army))
    return state.replace(players=players, agenda=state.agenda[:-1], events=(event,))


def _free_place(army: tuple[ArmyCard, ...], action: act.Pay, paid: tuple[int, ...]) -> int:
    first = place_of(army, action.card)
    return next(n for n in range(first, len(army)) if army[n].card == action.card and army[n].up and n not in paid)


def _after_paying(state: State, card: ArmyCard) -> ArmyCard:
    ability = state.rules.cards[card.card].ability
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
