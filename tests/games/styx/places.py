"""What lies where on a table of Styx, by the ids of the cards, and what stays in the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import thesmos
from games.styx.table import army, aside, box, center, chaos, coins, first, influence, shown, soul
from thesmos.games.styx.game import GAME
from thesmos.games.styx.state import State


def lying(state: State) -> Mapping[str, tuple[str, ...]]:
    """Return the cards of every place, such as ``army 0`` or ``pile``."""
    assert GAME.zones is not None
    return GAME.zones(state)


def unused(seats: int) -> tuple[str, ...]:
    """Return the cards that are not in the game with a number of seats."""
    assert GAME.unused is not None
    return GAME.unused(seats)


def public(state: State) -> list[object]:
    """Return all that lies open on a table, but for the tokens."""
    armies = [army(state, seat) for seat in range(len(coins(state)))]
    tracks = [coins(state), influence(state), soul(state), chaos(state), first(state)]
    return [armies, tracks, center(state), box(state), aside(state), shown(state)]


def start(seats: int, seed: int = 0, **options: Any) -> State:
    """Return the first state of a game."""
    state: State = thesmos.new_match("styx", seats=seats, seed=seed, options=options).state
    return state
