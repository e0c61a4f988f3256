"""Tables of Styx at which several tokens contest one card."""

from __future__ import annotations

from games.styx.table import play, player, table
from thesmos.games.styx.state import State

HOST = "bearer cyclops gorgon"
"""An army of Strength 1 + 3 + 3 = 7."""


def placed(state: State, *where: str) -> State:
    """Return the state when every seat has placed a token, such as ``"muster left"``."""
    return play(state, *[f"place {text}" for text in where])


def musters(*coins: int) -> State:
    """Return the state when every seat, with so many coins each, has placed Muster on the left card."""
    return placed(table(*[player(coins=amount) for amount in coins]), *["muster left"] * len(coins))


def attacks(*armies: str, left: str = "ogre", right: str = "ferryman") -> State:
    """Return the state when every seat, with an army each, has placed Eliminate on the left card."""
    state = table(*[player(army=one) for one in armies], left=left, right=right)
    return placed(state, *["eliminate left"] * len(armies))


def bids(least: int, most: int) -> set[str]:
    """Return a skip and the bids from the least to the most."""
    return {"skip"} | {f"bid {amount}" for amount in range(least, most + 1)}
