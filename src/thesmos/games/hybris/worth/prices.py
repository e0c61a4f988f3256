"""About what a list of steps is worth to the player for whom it runs, wherever it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Effect, ListName, Quantity
from thesmos.games.hybris.language.quantities import amount_of
from thesmos.games.hybris.state import State

POINT = 100
"""A Victory Point."""
GOODS = {
    "vp": POINT,
    "aegis": 35,
    "believer": 45,
    "prayer": 55,
    "greatness": 45,
    "virtue": 40,
    "determination": 60,
    "bonus_token": 90,
    "temple": 150,
    "card": 40,
    "premonition": 60,
}
DRAWN = {"combat": 40, "trained": 50, "enhanced": 80, "premonition": 60}
REMOVED = {"spark": 190, "temple": 250, "prophet": 260, "hero": 260, "character": 260, "any": 260}
DONE = {
    "influence": 160,
    "design": 90,
    "build": 180,
    "produce": 60,
    "deploy": 300,
    "drain": 150,
    "resurrect": 120,
    "quest": 150,
    "omen": 60,
    "sight": 160,
    "train": 50,
    "dominate": 100,
    "convert": 80,
}
SMALL = 40
"""Anything else that an effect can do."""


def price(state: State, seat: Seat, steps: ListName) -> int:
    """Return about what it is worth to a seat that a list runs for it."""
    return sum(_price(state, seat, step) for step in state.rules.code[steps])


def _price(state: State, seat: Seat, step: Effect) -> int:
    if step.who not in ("me", "all"):
        return 0
    asked = PRICES.get(type(step))
    return SMALL if asked is None else asked(state, seat, step)


def _times(state: State, seat: Seat, quantity: Quantity | None) -> int:
    """Return a quantity; one that is counted is at least 1, since it can still grow."""
    return quantity if isinstance(quantity, int) else max(1, amount_of(state, seat, quantity))


def _given(state: State, seat: Seat, step: fx.Gain) -> int:
    n = _times(state, seat, step.n)
    return GOODS[step.what] * (min(n, state.well) if step.source == "well" else n)


def _taken(state: State, seat: Seat, step: fx.Lose | fx.Pay | fx.Discard) -> int:
    n = len(step.elements) if isinstance(step, fx.Pay) and step.n is None else _times(state, seat, step.n)
    return -GOODS.get(step.what, SMALL) * n


def _best(state: State, seat: Seat, step: fx.Choose) -> int:
    return max(price(state, seat, one) for one in step.of)


def _perhaps(state: State, seat: Seat, step: fx.If) -> int:
    other = price(state, seat, step.otherwise) if step.otherwise else 0
    return (price(state, seat, step.then) + other) // 2


def _performed(state: State, seat: Seat, step: fx.Perform) -> int:
    return DONE[step.action]


def _nothing(state: State, seat: Seat, step: fx.FillWell) -> int:
    return 0


def _defeated(state: State, seat: Seat, step: fx.Defeat) -> int:
    return -step.n * REMOVED["hero"] // 2


PRICES: dict[type, Callable[[State, Seat, Any], int]] = {
    fx.Gain: _given,
    fx.Lose: _taken,
    fx.Pay: _taken,
    fx.Discard: _taken,
    fx.Steal: lambda state, seat, step: GOODS[step.what] * _times(state, seat, step.n),
    fx.Draw: lambda state, seat, step: DRAWN[step.deck] * _times(state, seat, step.n),
    fx.Remove: lambda state, seat, step: REMOVED[step.what] * _times(state, seat, step.n),
    fx.Perform: _performed,
    fx.FillWell: _nothing,
    fx.Choose: _best,
    fx.May: lambda state, seat, step: max(0, price(state, seat, step.then)),
    fx.If: _perhaps,
    fx.Repeat: lambda state, seat, step: _times(state, seat, step.times) * price(state, seat, step.then),
    fx.Defeat: _defeated,
}
"""What a step of each kind is worth; the rest are small things."""
