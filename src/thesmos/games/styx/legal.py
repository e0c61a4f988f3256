"""Legal actions of Styx, generated. What forbids an action is said plainly in `refusals`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from thesmos.core.ids import CardId, Seat
from thesmos.games.styx.actions import (
    BIDS,
    DECLINE,
    PLACES,
    SKIP,
    TOKENS,
    UNKNOWN,
    Action,
    Look,
    NameFirst,
    Options,
    Pay,
    TokenKind,
)
from thesmos.games.styx.cards import MOST_BID
from thesmos.games.styx.effects import options_of
from thesmos.games.styx.entries import ChooseFirst, LookAtToken, PayElimination, PlaceToken, StateBid, UseEffect
from thesmos.games.styx.queries import bid_limits, highest_bid
from thesmos.games.styx.state import State
from thesmos.toolkit.bids import possible
from thesmos.toolkit.cards import kinds
from thesmos.toolkit.payment import choices as fit_cards

OTHER_PLACINGS: dict[TokenKind, Options] = {
    placed: tuple(one for one in PLACES if one.token != placed) for placed in (*TOKENS, UNKNOWN)
}
"""What a seat can place after its first token, by that token."""


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every legal action in a fixed order; () exactly when the game is over."""
    agenda = state.agenda
    if not agenda:
        return ()
    decision = agenda[-1]
    try:
        choices = CHOICES[type(decision)]
    except KeyError:
        raise TypeError(f"the agenda was not settled: {decision!r} is on top") from None
    return choices(state, decision)


def placings(state: State, decision: PlaceToken) -> Options:
    """Return each token that was not placed on each card. Rules: STYX-TURN-02, STYX-TURN-05, STYX-DUEL-02."""
    if state.rules.placings > 1:
        for token in state.tokens:
            if token.seat == decision.seat:
                return OTHER_PLACINGS[token.action]
    return PLACES


def bids(state: State, decision: StateBid) -> Options:
    """Return skipping, and each bid that is high enough and can be paid. Rules: STYX-BID-01 to -11."""
    tokens, place = state.tokens, decision.place
    token = tokens[place]
    least, most = bid_limits(state, token)
    return _offers(highest_bid(tokens[:place], token.action, token.slot), least, most)


@lru_cache(maxsize=1 << 12)
def _offers(stands: int, least: int, most: int) -> Options:
    amounts = possible(stands, least, min(most, MOST_BID))
    return (SKIP, *BIDS[amounts.start : amounts.stop])


def namings(state: State, decision: ChooseFirst) -> Options:
    """Return each seat that can be named as First Player, and declining. Rule: STYX-EFFECT-66."""
    return (*(NameFirst(Seat(seat)) for seat in range(len(state.players))), DECLINE)


def looks(state: State, decision: LookAtToken) -> Options:
    """Return the looks at tokens of other seats, and declining. Rule: STYX-EFFECT-17."""
    seat = decision.seat
    found: list[Action] = []
    counts: dict[Seat, int] = {}
    for token in state.tokens:
        if token.seat != seat:
            found.append(Look(token.seat, counts.get(token.seat, 0)))
            counts[token.seat] = counts.get(token.seat, 0) + 1
    return (*found, DECLINE)


def payments(state: State, decision: PayElimination) -> Options:
    """Return the cards that may pay next. Rules: STYX-ELIM-03, STYX-ELIM-04."""
    army, worth = state.players[decision.seat].army, state.rules.worth
    values = tuple([worth[one.card] if one.up else 0 for one in army])
    return _pays(tuple([army[place].card for place in fit_cards(values, decision.paid, decision.bid)]))


@lru_cache(maxsize=1 << 12)
def _pays(cards: tuple[CardId, ...]) -> Options:
    return tuple(Pay(card) for card in kinds(cards))


CHOICES: dict[type, Callable[[State, Any], Options]] = {
    PlaceToken: placings,
    LookAtToken: looks,
    StateBid: bids,
    PayElimination: payments,
    UseEffect: options_of,
    ChooseFirst: namings,
}
"""What finds the legal actions of each kind of decision."""
