"""What the sides of a combat add up to, and which cards can still be played."""

from __future__ import annotations

from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.language.counts import COUNTS
from thesmos.games.hybris.language.fighting import is_void, joins, sides
from thesmos.games.hybris.state import Combat, Side, State


def total(state: State, combat: Combat, number: int) -> int:
    """Return the Total Force of a side; it may be below 0.

    Rules: HYBRIS-COMBAT-14, HYBRIS-PVE-02 to -05.
    """
    side = sides(combat)[number]
    given = sum(boost.n for boost in combat.boosts if boost.side == number)
    if side.seat is None:
        fighter = combat.attacker.seat
        assert fighter is not None
        return combat.base + _drawn_force(state, combat) + given + stat(state, fighter, "enemy_force")
    cards = state.rules.cards
    force = sum(
        cards[card].force for place, card in enumerate(side.zone) if not is_void(side, "force", place, cards[card].type)
    )
    return force + _combo_bonuses(state, side, side.seat) + given + stat(state, side.seat, "force")


def _combo_bonuses(state: State, side: Side, seat: Seat) -> int:
    """Return what neighbouring cards whose halves join add. Rules: HYBRIS-COMBAT-11, HYBRIS-MOIRAI-26."""
    cards, found = state.rules.cards, 0
    more = stat(state, seat, "combo_bonus")
    for place, card in enumerate(side.zone):
        if joins(state, side.zone, place) and not is_void(side, "combo", place, cards[card].type):
            bonus = cards[card].force_bonus
            found += max(0, bonus + more) if bonus > 0 else bonus
    return found


def _drawn_force(state: State, combat: Combat) -> int:
    """Return the Force bonus and the Elemental bonus of the game's side. Rules: PVE-03, PVE-04, MOIRAI-22."""
    cards, side = state.rules.cards, combat.defender
    force = sum(
        cards[card].force for place, card in enumerate(side.zone) if not is_void(side, "force", place, cards[card].type)
    )
    return force + sum(symbol in cards[card].elements for symbol in combat.elements for card in side.zone)


def determination(state: State, seat: Seat) -> int:
    """Return the Determination value of a player in the combat in progress. Rules: HYBRIS-BOARD-04, COMBAT-12."""
    return max(0, COUNTS["determination"](state, seat, Count("determination")) + stat(state, seat, "determination"))


def spent(state: State, side: Side) -> int:
    """Return the summed Determination cost of the face-up cards of a side. Rule: HYBRIS-COMBAT-12."""
    return sum(state.rules.cards[card].cost for card in side.zone)


def affordable(state: State, side: Side) -> tuple[CardId, ...]:
    """Return the cards of a player's hand that can be played, each once. Rule: HYBRIS-COMBAT-12."""
    assert side.seat is not None
    left = determination(state, side.seat) - spent(state, side)
    hand = dict.fromkeys(state.players[side.seat].holding.hand)
    return tuple(card for card in hand if state.rules.cards[card].cost <= left)


def can_continue(state: State, side: Side) -> bool:
    """Tell whether the card face down can be turned up. Rule: HYBRIS-PVP-06."""
    assert side.seat is not None
    cost = sum(state.rules.cards[card].cost for card in side.placed)
    return bool(side.placed) and spent(state, side) + cost <= determination(state, side.seat)
