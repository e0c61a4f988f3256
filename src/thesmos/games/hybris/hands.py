"""Cards that come to a hand and leave it, openly or in secret, and who knows of them."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris.change import with_holding
from thesmos.games.hybris.state import Cards, State, parted
from thesmos.toolkit.cards import without
from thesmos.toolkit.exposure import after_open_loss, after_showing


def others_than(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats."""
    return tuple(Seat(other) for other in range(len(state.players)) if other != seat)


def given_up(state: State, seat: Seat, card: CardId, *events: Event) -> State:
    """Take a card off a hand for all to see. Rule: HYBRIS-INFO-01."""
    holding = state.players[seat].holding
    exposed = after_open_loss(holding.exposed, card)
    return with_holding(state, seat, parted(holding, without(holding.hand, card), exposed), *events)


def hidden_away(state: State, seat: Seat, card: CardId, *events: Event) -> State:
    """Take a card off a hand in secret: any of those that were known may be gone. Rule: HYBRIS-INFO-05."""
    holding = state.players[seat].holding
    return with_holding(state, seat, parted(holding, without(holding.hand, card), ()), *events)


def taken_openly(state: State, seat: Seat, cards: Cards, *events: Event) -> State:
    """Put cards that everybody has seen into a hand; who has seen them there knows of them. Rule: HYBRIS-INFO-01."""
    holding = state.players[seat].holding
    new = tuple((card, other) for card in cards for other in others_than(state, seat))
    exposed = tuple(sorted((*holding.exposed, *new)))
    return with_holding(state, seat, parted(holding, holding.hand + cards, exposed), *events)


def seen_by(state: State, seat: Seat, viewer: Seat) -> State:
    """Let a player see a whole hand. Rule: HYBRIS-INFO-01."""
    holding = state.players[seat].holding
    exposed = after_showing(holding.exposed, holding.hand, (viewer,))
    return with_holding(state, seat, holding.replace(exposed=exposed))
