"""What Technology tiles are worth: in the Cities, and on their way there."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris.cards import Technology
from thesmos.games.hybris.costs import discount
from thesmos.games.hybris.effects import Ability
from thesmos.games.hybris.state import State
from thesmos.games.hybris.worth.goods import ages_left, virtue
from thesmos.games.hybris.worth.prices import POINT, price

EFFORT = 110
"""What an activation is worth that a tile still needs."""
SLIDE = 35
"""What a space of the Factory is worth."""
PLAN = 10
"""What a tile in the Workshop is worth at least."""
LINK, PRAYER, REST = 30, 50, 60
"""What a Connection Link, a Prayer, and being deployed bring beside the points of a tile."""
BELIEVER, AEGIS = 45, 40
"""What the Build cost of a tile takes."""
WEIGHTS = (100, 100, 80, 30, 10)
"""Percent of its worth that the best tile on the way has, the second, and so on."""
IN_TIME = {"stored": (70, 100, 100), "factory": (10, 75, 100), "workshop": (0, 35, 90)}
"""Percent of its worth that a tile has in the last Age, in the one before, and earlier."""
ONCE = ("immediate", "end_of_game")
"""When abilities run that run once."""
MOST = 300
"""What abilities are worth at most."""


def power(state: State, seat: Seat, abilities: tuple[Ability, ...], fresh: bool) -> int:
    """Return what abilities are still worth; of those that run at once only if they are `fresh`."""
    found = 0
    for ability in abilities:
        each = max(0, price(state, seat, ability.then))
        if ability.timing not in ONCE:
            found += min(60, each) * ages_left(state) * 2 // 3
        elif fresh or ability.timing != "immediate":
            found += each
    return min(MOST, found)


def in_cities(state: State, seat: Seat) -> int:
    """Return what the powers of deployed tiles and unlocked Enhancements will still bring."""
    cards = state.rules.edition.cards
    return sum(
        power(state, seat, getattr(cards.get(one), "power", ()), fresh=False)
        for one in state.players[seat].growth.in_play
    )


def deployed(state: State, seat: Seat, tile: Technology) -> int:
    """Return what it brings to deploy a tile."""
    prayers = PRAYER * min(tile.prayers, state.well + 2)
    return POINT * tile.vp + prayers + LINK * len(tile.links) + REST + power(state, seat, tile.power, fresh=True)


def on_the_way(state: State, seat: Seat) -> int:
    """Return what all tiles of a seat that are not deployed yet are worth to it, and its Virtue with them."""
    rules, world = state.rules, state.world
    time = min(ages_left(state), 2)
    stored = state.players[seat].growth.stored
    found = []
    for name in stored:
        found.append(_stored(state, seat, rules.technologies[name]) * IN_TIME["stored"][time] // 100)
    for place, tile in enumerate(world.factory):
        if tile is not None and tile.seat == seat:
            value = _in_factory(state, seat, rules.technologies[tile.id], place)
            found.append(value * IN_TIME["factory"][time] // 100)
    for place, tile in enumerate(world.workshop):
        if tile is not None and tile.seat == seat:
            value = _in_workshop(state, seat, rules.technologies[tile.id], place)
            found.append(value * IN_TIME["workshop"][time] // 100)
    found.sort(reverse=True)
    chance = (30 if not found else 60) if time or stored else 0
    tiles = sum(value * weight // 100 for value, weight in zip(found, WEIGHTS, strict=False))
    return tiles + virtue(state, seat, chance)


def _stored(state: State, seat: Seat, tile: Technology) -> int:
    return deployed(state, seat, tile) - EFFORT


def _in_factory(state: State, seat: Seat, tile: Technology, place: int) -> int:
    return _stored(state, seat, tile) - SLIDE * (len(state.world.factory) - place)


def _in_workshop(state: State, seat: Seat, tile: Technology, place: int) -> int:
    """Return what a tile is worth less what it still takes to build it; a plan is always worth something."""
    cost = BELIEVER * tile.cost.believer + AEGIS * tile.cost.aegis - AEGIS * discount(state, seat, place)
    return max(PLAN, _in_factory(state, seat, tile, 0) - EFFORT - max(0, cost))
