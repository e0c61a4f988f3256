"""What is read off a table of Hybris: goods by seat, the Greatness track, the Forge, what holds for a seat."""

from __future__ import annotations

from games.hybris.table import running
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Condition
from thesmos.games.hybris.state import State


def held(state: State, what: str) -> list[int]:
    """Return what each seat has of some goods."""
    return [getattr(player.goods, what) for player in state.players]


def spaces(state: State) -> list[int]:
    """Return the space of each seat on the Greatness track."""
    return [state.track.index(seat) + 1 for seat in range(len(state.players))]


def true(state: State, seat: int, condition: Condition) -> bool:
    """Tell whether a condition holds for a seat: it runs a step under that condition."""
    before = held(state, "prayer")[seat]
    after = running(state, seat, fx.If(condition, "test/a"), a=(fx.Gain("prayer", 1),))
    return bool(held(after, "prayer")[seat] - before)


def workshop(state: State) -> list[str]:
    """Return the tiles on spaces A, B and C, "" for none."""
    return [tile.id if tile else "" for tile in state.world.workshop]


def factory(state: State) -> list[str]:
    """Return the tiles on spaces 1, 2 and 3, "" for none."""
    return [tile.id if tile else "" for tile in state.world.factory]
