"""Whole Audiences in one word, for the tests of effects and of victory."""

from __future__ import annotations

from games.styx.table import play, seats
from thesmos.games.styx.state import State


def both_mustered(state: State) -> State:
    """Return the state after the First Player Mustered the left card and the next the right one, for 1 coin each.

    For 3 or more seats; all others Tithe the left card. The first effect that has a target waits to be decided.
    """
    tithes = ["place tithe left"] * (seats(state) - 2)
    return play(state, "place muster left", "place muster right", *tithes, "bid 1", "bid 1")


def eliminating(state: State, bid: int, side: str = "left") -> State:
    """Return the state when the First Player must pay for an Elimination; all others Tithed the other card.

    For 3 or more seats.
    """
    other = {"left": "right", "right": "left"}[side]
    tithes = [f"place tithe {other}"] * (seats(state) - 1)
    return play(state, f"place eliminate {side}", *tithes, f"bid {bid}")


def idle(state: State) -> State:
    """Return the state after an Audience in which everybody Tithes the left card and both cards are left over."""
    if seats(state) > 2:
        return play(state, *["place tithe left"] * seats(state))
    return play(state, *["place tithe left"] * 2, *["place muster left"] * 2, "skip", "skip")
