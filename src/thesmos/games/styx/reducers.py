"""Reducers of Styx: the next state for each action, before the steps that it calls for."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.games.styx import actions as act
from thesmos.games.styx import ids
from thesmos.games.styx.actions import MUSTER
from thesmos.games.styx.change import decided, with_player
from thesmos.games.styx.entries import ChooseFirst, LookAtToken, PayElimination, PlaceToken, StateBid
from thesmos.games.styx.queries import place_of, turned_down
from thesmos.games.styx.state import ArmyCard, State, Token
from thesmos.toolkit.cards import with_at


def place(state: State, action: act.Place) -> State:
    """Put a token face down on a card of the Audience. Rules: STYX-TURN-02, STYX-TURN-03."""
    decision = state.agenda[-1]
    assert isinstance(decision, PlaceToken), decision
    audience, seat = state.audience, decision.seat
    token = Token.make(seat, action.token, action.slot)
    event = Event.make("placed a token", ids.PLACE, seat, action.token, 0, None, (seat,))
    return decided(state, event).replace(audience=audience.replace(tokens=audience.tokens + (token,)))


def look(state: State, action: act.Look) -> State:
    """Look at a face-down token of another seat. Rules: STYX-EFFECT-17, STYX-INFO-10."""
    decision = state.agenda[-1]
    assert isinstance(decision, LookAtToken), decision
    audience, seat = state.audience, decision.seat
    number = [n for n, token in enumerate(audience.tokens) if token.seat == action.seat][action.number]
    token = audience.tokens[number]
    seen_by = tuple(sorted((seat, action.seat)))
    event = Event.make("looked", ids.ORACLE, seat, token.action, 0, action.seat, seen_by)
    tokens = with_at(audience.tokens, number, token.replace(seen=tuple(sorted((*token.seen, seat)))))
    return decided(state, event).replace(audience=audience.replace(tokens=tokens))


def decline(state: State, action: act.Decline) -> State:
    """Do without a look, or without naming a First Player. Rules: STYX-EFFECT-17, STYX-EFFECT-66."""
    decision = state.agenda[-1]
    assert isinstance(decision, (LookAtToken, ChooseFirst)), decision
    rule = ids.ORACLE if isinstance(decision, LookAtToken) else ids.NAME_FIRST
    return decided(state, Event.make("declined", rule, decision.seat))


def bid(state: State, action: act.Bid) -> State:
    """State a bid for a revealed token. Rules: STYX-BID-01, STYX-BID-05, STYX-BID-10."""
    return _stated(state, action.amount)


def skip(state: State, action: act.Skip) -> State:
    """Give up on a revealed token. Rules: STYX-BID-11, STYX-BID-12."""
    return _stated(state, 0)


def _stated(state: State, amount: int) -> State:
    decision = state.agenda[-1]
    assert isinstance(decision, StateBid), decision
    audience = state.audience
    token = audience.tokens[decision.place]
    rule = ids.SKIP if not amount else ids.MUSTER_BID if token.action == MUSTER else ids.ELIMINATION_BID
    name = "bid" if amount else "skipped"
    event = Event.make(name, rule, token.seat, audience.cards[token.slot], amount)
    tokens = with_at(audience.tokens, decision.place, token.replace(bid=amount))
    return decided(state, event).replace(audience=audience.replace(tokens=tokens))


def pay(state: State, action: act.Pay) -> State:
    """Choose a card that pays; when the bid is reached, all chosen cards are turned down.

    Rules: STYX-ELIM-03, STYX-ELIM-05, STYX-EFFECT-12 to -14, STYX-EFFECT-19.
    """
    decision = state.agenda[-1]
    assert isinstance(decision, PayElimination), decision
    cards, seat = state.rules.cards, decision.seat
    player = state.players[seat]
    chosen = _free_place(player.army, action, decision.paid)
    paid = tuple(sorted((*decision.paid, chosen)))
    event = Event.make("paid", ids.PAY, seat, action.card, cards[action.card].elimination_strength)
    state = decided(state, event)
    if sum(cards[player.army[one].card].elimination_strength for one in paid) < decision.bid:
        return state.replace(agenda=state.agenda + (decision.replace(paid=paid),))
    army = player.army
    for one in paid:
        army = with_at(army, one, _after_paying(state, army[one]))
    return with_player(state, seat, player.replace(army=army))


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
    event = Event.make("named the First Player", ids.NAME_FIRST, decision.seat, "", 0, action.seat)
    return decided(state, event).replace(audience=state.audience.replace(lead=action.seat))
