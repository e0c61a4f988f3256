"""What a seat may choose in Rixus."""

from __future__ import annotations

from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Value, value


@value
class Draw(Value):
    """Draw the top card of the deck. Rule: RIXUS-TURN-02."""


@value
class Play(Value):
    """Play a card from the hand. Rule: RIXUS-TURN-03.

    Attributes:
        card: what is played.
        seat: the other player it is aimed at, for banes.
        hero: the place of a hero in an army, 0-based: the own army, or that of `seat`.
        pick: the hero in the cemetery, or the journey, that is chosen.
    """

    card: CardId
    seat: Seat | None = None
    hero: int | None = None
    pick: CardId | None = None


@value
class DeclareWar(Value):
    """Declare war on the monster army. Rule: RIXUS-TURN-04."""


@value
class EndTurn(Value):
    """End the turn, with or without actions left. Rule: RIXUS-TURN-01."""


@value
class JoinWar(Value):
    """Take part in the war. Rule: RIXUS-WAR-04."""


@value
class Surrender(Value):
    """Play a surrender boon and stay out of the war. Rule: RIXUS-WAR-04."""


@value
class Discard(Value):
    """Put a card from the hand into the cemetery, to come down to the limit. Rule: RIXUS-TURN-05."""

    card: CardId


Action = Draw | Play | DeclareWar | EndTurn | JoinWar | Surrender | Discard

DRAW, DECLARE_WAR, END_TURN, JOIN_WAR, SURRENDER = Draw(), DeclareWar(), EndTurn(), JoinWar(), Surrender()
