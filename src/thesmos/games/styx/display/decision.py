"""What is to be decided in Styx, in a sentence."""

from __future__ import annotations

from thesmos.core.agenda import Decision
from thesmos.core.ids import Seat
from thesmos.games.styx.actions import MUSTER, SIDES
from thesmos.games.styx.display.seats import named
from thesmos.games.styx.display.words import short, told, wrapped
from thesmos.games.styx.entries import ChooseFirst, LookAtToken, PayElimination, PlaceToken, StateBid, UseEffect
from thesmos.games.styx.queries import placed_by, winner_of
from thesmos.games.styx.state import State


def acting(state: State) -> Seat | None:
    """Return whose decision it is, if anybody's."""
    top = state.agenda[-1] if state.agenda else None
    return top.seat if isinstance(top, Decision) else None


def decision_lines(state: State, viewer: Seat | None) -> list[str]:
    """Return what is decided next, by whom; or that the game is over."""
    if state.course.ending:
        return [f"the game is over: {state.course.ending}"]
    seat = acting(state)
    return [] if seat is None else wrapped(f"> {named(seat, viewer)} is to {_asked(state)}")


def _asked(state: State) -> str:
    match state.agenda[-1]:
        case PlaceToken(seat=seat):
            count = state.rules.placings
            which = "a token" if count == 1 else f"token {len(placed_by(state, seat)) + 1} of {count}"
            return f"place {which} face down on one of the two cards"
        case LookAtToken():
            return "look at a token of another seat before placing one, or not"
        case StateBid() as bid:
            return _bid(state, bid)
        case PayElimination() as payment:
            return _payment(state, payment)
        case UseEffect() as use:
            return _effect(state, use)
        case top:
            assert isinstance(top, ChooseFirst), top
            return "name the First Player of the next Audience, or not"


def _bid(state: State, bid: StateBid) -> str:
    token = state.tokens[bid.place]
    what = "coins" if token.action == MUSTER else "Strength"
    number = placed_by(state, bid.seat).index(token) + 1
    which = f"token {number}" if state.rules.placings > 1 else "the token"
    card = state.rules.cards[state.audience.cards[token.slot]].name
    best = winner_of(state.tokens, token.action, token.slot)
    so_far = "no bid so far" if best is None else f"highest bid so far {best.bid}, of seat {best.seat}"
    return f"bid {what} to {token.action} {card}, with {which} on the {SIDES[token.slot]} card: {so_far}"


def _payment(state: State, payment: PayElimination) -> str:
    army, worth = state.players[payment.seat].army, state.rules.worth
    chosen = [army[place].card for place in payment.paid]
    paid = sum(worth[card] for card in chosen)
    card = state.rules.cards[state.audience.cards[payment.slot]].name
    with_cards = f" ({', '.join(chosen)})" if chosen else ""
    return f"pay for {card}: bid {payment.bid}, {paid} paid so far{with_cards}, {payment.bid - paid} missing"


def _effect(state: State, use: UseEffect) -> str:
    card = state.rules.cards[use.card]
    if use.given is None:
        return f"decide on the effect of {card.name}: {told(card)}"
    given = short(state.rules, use.given)
    return f"choose what to take in exchange, with {card.name}, for the card that is given: {given}"
