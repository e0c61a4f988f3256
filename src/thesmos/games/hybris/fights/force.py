"""What the sides of a combat add up to, and which cards can still be played."""

from __future__ import annotations

from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.language.counts import COUNTS
from thesmos.games.hybris.language.fighting import is_void, joins, sides
from thesmos.games.hybris.state import Combat, Side, State

DETERMINATION = Count("determination")


def total(state: State, combat: Combat, number: int) -> int:
    """Return the Total Force of a side; it may be below 0.

    Rules: HYBRIS-COMBAT-14, HYBRIS-PVE-02 to -05.
    """
    side = sides(combat)[number]
    given = sum(boost.n for boost in combat.boosts if boost.side == number)
    places = range(len(side.zone))
    force = sum(card_force(state, side, place) for place in places) + given
    if side.seat is None:
        fighter = combat.attacker.seat
        assert fighter is not None
        drawn = sum(elemental_bonus(state, combat, card) for card in side.zone)
        return combat.base + force + drawn + stat(state, fighter, "enemy_force")
    combos = sum(combo_bonus(state, side, place) for place in places)
    return force + combos + stat(state, side.seat, "force")


def has_force(combat: Combat) -> bool:
    """Tell whether an enemy shows any Force on its card; one that shows none is beaten. Rule: HYBRIS-MOIRAI-23."""
    return bool(combat.base or combat.draw)


def enemy_draw(state: State, combat: Combat) -> int:
    """Return how many Trained cards are drawn for the game's side. Rule: HYBRIS-PVE-03."""
    fighter = combat.attacker.seat
    assert fighter is not None
    return max(0, combat.draw + stat(state, fighter, "enemy_draw"))


def card_force(state: State, side: Side, place: int) -> int:
    """Return the Force value that a card in the zone counts with. Rules: HYBRIS-MOIRAI-22, HYBRIS-MOIRAI-26."""
    facts = state.rules.cards[side.zone[place]]
    return 0 if is_void(side, "force", place, facts.type) else facts.force


def combo_bonus(state: State, side: Side, place: int) -> int:
    """Return what a card of a player adds by joining the card to its left. Rules: HYBRIS-COMBAT-11, MOIRAI-26."""
    facts = state.rules.cards[side.zone[place]]
    if not joins(state, side.zone, place) or is_void(side, "combo", place, facts.type):
        return 0
    assert side.seat is not None
    bonus = facts.force_bonus
    return max(0, bonus + stat(state, side.seat, "combo_bonus")) if bonus > 0 else bonus


def elemental_bonus(state: State, combat: Combat, card: CardId) -> int:
    """Return what the symbols of a card drawn for the game's side add. Rule: HYBRIS-PVE-04."""
    return sum(symbol in state.rules.cards[card].elements for symbol in combat.elements)


def determination(state: State, seat: Seat) -> int:
    """Return the Determination value of a player in the combat in progress. Rules: HYBRIS-BOARD-04, COMBAT-12."""
    return max(0, COUNTS["determination"](state, seat, DETERMINATION) + stat(state, seat, "determination"))


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
