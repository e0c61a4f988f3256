"""What a seat may choose in Styx."""

from __future__ import annotations

from typing import Literal

from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Value, value

TokenKind = Literal["tithe", "muster", "eliminate", "?"]
TITHE: TokenKind = "tithe"
MUSTER: TokenKind = "muster"
ELIMINATE: TokenKind = "eliminate"
UNKNOWN: TokenKind = "?"
"""What stands in the view of a seat that may not know a token."""
SIDES = ("left", "right")
"""The cards of an Audience by their slots."""
TOKENS: tuple[TokenKind, ...] = (TITHE, MUSTER, ELIMINATE)


@value
class Place(Value):
    """Put a token face down on the left (0) or right (1) card. Rule: STYX-TURN-02."""

    token: TokenKind
    slot: int


@value
class Look(Value):
    """Look at a face-down token of another seat, its first (0) or second (1). Rule: STYX-EFFECT-17."""

    seat: Seat
    number: int


@value
class Bid(Value):
    """Bid coins for a Muster, or Strength for an Elimination. Rules: STYX-BID-01, STYX-BID-05."""

    amount: int


@value
class Skip(Value):
    """Give up on a revealed token. Rule: STYX-BID-11."""


@value
class Pay(Value):
    """Pay for an Elimination with a card of the army. Rule: STYX-ELIM-03."""

    card: CardId


@value
class Discard(Value):
    """Turn a card face down for the Devil's Soul. Rule: STYX-EFFECT-23."""

    card: CardId


@value
class Give(Value):
    """Offer an own card for an exchange. Rules: STYX-EFFECT-35, STYX-EFFECT-41."""

    card: CardId


@value
class Take(Value):
    """Take a card: from another seat, or from the center or the draw pile if no seat is named.

    Rules: STYX-EFFECT-31, STYX-EFFECT-35, STYX-EFFECT-41.
    """

    card: CardId
    seat: Seat | None = None


@value
class Raise(Value):
    """Turn an own card face up. Rule: STYX-EFFECT-45."""

    card: CardId


@value
class Remove(Value):
    """Put a card of the center into the box. Rule: STYX-EFFECT-50."""

    card: CardId


@value
class ClaimSoul(Value):
    """Take the Soul that Nidhöggr gives. Rule: STYX-EFFECT-48."""


@value
class TakeTotem(Value):
    """Take the Totem that the Shaman brings. Rule: STYX-EFFECT-54."""


@value
class Summon(Value):
    """Lay a card of the draw pile out for the next Audience. Rule: STYX-EFFECT-64."""

    card: CardId


@value
class NameFirst(Value):
    """Name the First Player of the next Audience. Rule: STYX-EFFECT-66."""

    seat: Seat


@value
class Decline(Value):
    """Do without an effect. Rule: STYX-MUSTER-07."""


Action = (
    Place
    | Look
    | Bid
    | Skip
    | Pay
    | Discard
    | Give
    | Take
    | Raise
    | Remove
    | ClaimSoul
    | TakeTotem
    | Summon
    | NameFirst
    | Decline
)

Options = tuple[Action, ...]

SKIP, DECLINE, CLAIM_SOUL, TAKE_TOTEM = Skip(), Decline(), ClaimSoul(), TakeTotem()
PLACES: tuple[Place, ...] = tuple(Place(token, slot) for token in TOKENS for slot in (0, 1))
BIDS: tuple[Bid, ...] = tuple(Bid(amount) for amount in range(401))
