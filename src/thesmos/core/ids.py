"""Names for the small ids that a game speaks of."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""A player's place, 0-based, clockwise."""

RuleId = NewType("RuleId", str)
"""The id of a rule in a game's ledger, such as ``RIXUS-WAR-04``."""

CardId = NewType("CardId", str)
"""The id of a kind of card in an edition; equal copies share it."""

HIDDEN = CardId("?")
"""What an observation shows in place of a card that its seat may not know."""
