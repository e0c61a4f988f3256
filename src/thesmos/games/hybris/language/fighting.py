"""The combat in progress, as the effect language sees it: sides, roles, what counts for nothing."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Value, replacer, value
from thesmos.games.hybris.state import Combat, Side, State, World, boarded

ATTACKER, DEFENDER = 0, 1
"""The sides of a combat; against the game the player is the first, the game the second."""

_fought: Callable[[World, Combat | None], World] = replacer(World, "combat")


def with_combat(state: State, combat: Combat | None) -> State:
    """Return the state with another combat."""
    return boarded(state, _fought(state.world, combat), state.events)


def sides(combat: Combat) -> tuple[Side, Side]:
    """Return both sides, the Attacker first."""
    return combat.attacker, combat.defender


def with_side(combat: Combat, number: int, side: Side) -> Combat:
    """Return the combat with one side changed."""
    return combat.replace(attacker=side) if number == ATTACKER else combat.replace(defender=side)


def side_of(combat: Combat | None, seat: Seat) -> int | None:
    """Return on which side a seat fights, None for a bystander or without a combat."""
    if combat is None:
        return None
    if combat.attacker.seat == seat:
        return ATTACKER
    return DEFENDER if combat.defender.seat == seat else None


def is_between_players(combat: Combat) -> bool:
    """Tell whether both sides are players. Rule: HYBRIS-COMBAT-02."""
    return combat.defender.seat is not None


@value
class Stand(Value):
    """A combat as a seat that fights in it sees it: `mine` is the number of its side."""

    combat: Combat
    mine: int

    @property
    def side(self) -> Side:
        """The own side."""
        return sides(self.combat)[self.mine]

    @property
    def other(self) -> Side:
        """The other side."""
        return sides(self.combat)[1 - self.mine]


def own_side(state: State, seat: Seat) -> Stand | None:
    """Return the combat in which a seat fights, None if it fights in none."""
    combat = state.world.combat
    number = side_of(combat, seat)
    return None if combat is None or number is None else Stand.make(combat, number)


def is_void(side: Side, part: str, place: int, card_type: str) -> bool:
    """Tell whether a part of a card counts for nothing.

    Args:
        side: on which it lies.
        part: force, effect or combo.
        place: of the card in the zone.
        card_type: its type.
    """
    return any(
        kind == part and (of in ("", card_type) if isinstance(of, str) else of == place) for kind, of in side.voided
    )


def joins(state: State, zone: tuple[CardId, ...], place: int) -> bool:
    """Tell whether a card completes a Combo with the card to its left. Rule: HYBRIS-COMBAT-11."""
    if place <= 0 or place >= len(zone):
        return False
    cards = state.rules.cards
    half = cards[zone[place]].left
    return half != "none" and half == cards[zone[place - 1]].right
