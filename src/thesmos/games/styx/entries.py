"""What can stand on the agenda of a game of Styx: decisions and steps."""

from __future__ import annotations

from thesmos.core.agenda import Decision, Step
from thesmos.core.ids import CardId, Seat
from thesmos.core.value import value


@value
class PlaceToken(Decision):
    """Choose a token and a card for it."""

    seat: Seat


@value
class LookAtToken(Decision):
    """Choose whether to look at a token before placing one."""

    seat: Seat


@value
class StateBid(Decision):
    """Bid or skip for the token at a place among those of the Audience."""

    seat: Seat
    place: int


@value
class PayElimination(Decision):
    """Choose the next card that pays.

    Attributes:
        seat: the winner.
        slot: the card that is Eliminated.
        bid: to be reached.
        paid: places in the army of the cards chosen so far, ascending.
    """

    seat: Seat
    slot: int
    bid: int
    paid: tuple[int, ...] = ()


@value
class UseEffect(Decision):
    """Choose about the effect of a card that was Mustered.

    Attributes:
        seat: who Mustered it.
        card: the card.
        given: the own card that was offered for an exchange, if one was.
    """

    seat: Seat
    card: CardId
    given: CardId | None = None


@value
class ChooseFirst(Decision):
    """Name the First Player of the next Audience, or not."""

    seat: Seat


@value
class OfferEffects(Step):
    """Offer the Muster effects, from a place in their fixed order on."""

    place: int = 0


@value
class CloseAudience(Step):
    """Give a coin for each failed bid, if the option is on, and see whether somebody has won."""


@value
class OfferSummons(Step):
    """Offer the summons, from a place in their order on."""

    place: int = 0


@value
class NextAudience(Step):
    """Pass the First Player token and lay out two cards."""


Entry = (
    PlaceToken
    | LookAtToken
    | StateBid
    | PayElimination
    | UseEffect
    | ChooseFirst
    | OfferEffects
    | CloseAudience
    | OfferSummons
    | NextAudience
)
Agenda = tuple[Entry, ...]
