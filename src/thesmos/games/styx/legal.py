"""Legal actions of Styx, generated. What forbids an action is said plainly in `refusals`."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.styx.actions import BIDS, DECLINE, PLACES, SKIP, Action, Look, NameFirst, Pay
from thesmos.games.styx.effects import options_of
from thesmos.games.styx.entries import ChooseFirst, LookAtToken, PayElimination, PlaceToken, StateBid, UseEffect
from thesmos.games.styx.payment import choices
from thesmos.games.styx.queries import least_bid, most_bid, payers, placed_by
from thesmos.games.styx.rules import MOST_BID
from thesmos.games.styx.state import State


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every legal action in a fixed order; () exactly when the game is over."""
    if not state.agenda:
        return ()
    match state.agenda[-1]:
        case PlaceToken(seat=seat):
            placed = [token.action for token in placed_by(state.audience, seat)]
            return tuple(one for one in PLACES if one.token not in placed) if placed else PLACES
        case LookAtToken(seat=seat):
            return looks(state, seat)
        case StateBid() as decision:
            token = state.audience.tokens[decision.place]
            least = least_bid(state.rules, state.audience, token)
            most = min(MOST_BID, most_bid(state.rules, state.players[decision.seat], token))
            return (SKIP, *BIDS[least : most + 1])
        case PayElimination() as decision:
            return payments(state, decision)
        case UseEffect() as use:
            return options_of(state, use)
        case ChooseFirst():
            return (*(NameFirst(Seat(seat)) for seat in range(len(state.players))), DECLINE)
        case step:
            raise TypeError(f"the agenda was not settled: {step!r} is on top")


def looks(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the looks at tokens of other seats, and declining. Rule: STYX-EFFECT-17."""
    found: list[Action] = []
    counts: dict[Seat, int] = {}
    for token in state.audience.tokens:
        if token.seat != seat:
            found.append(Look(token.seat, counts.get(token.seat, 0)))
            counts[token.seat] = counts.get(token.seat, 0) + 1
    return (*found, DECLINE)


def payments(state: State, decision: PayElimination) -> tuple[Action, ...]:
    """Return the cards that may pay next. Rules: STYX-ELIM-03, STYX-ELIM-04."""
    army, cards = state.players[decision.seat].army, state.rules.cards
    places = payers(state.rules, army)
    values = [cards[army[place].card].elimination_strength for place in places]
    paid = [places.index(place) for place in decision.paid]
    ids = [army[places[one]].card for one in choices(values, paid, decision.bid)]
    return tuple(Pay(card) for card in dict.fromkeys(ids))
