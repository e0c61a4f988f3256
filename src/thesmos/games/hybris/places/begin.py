"""Beginning and completing an action, whichever it is."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.games.hybris.change import popped, push
from thesmos.games.hybris.entries import (
    Begin,
    ChooseBanner,
    ChooseBuild,
    ChooseChampion,
    ChoosePlan,
    ChooseQuest,
    Complete,
    DeployTile,
    LayOmen,
    OfferConversion,
    Resurrect,
    Run,
    happening_of,
)
from thesmos.games.hybris.language.reactions import triggered
from thesmos.games.hybris.places.cities import banner_virtue
from thesmos.games.hybris.places.forge import produced
from thesmos.games.hybris.places.underworld import drained
from thesmos.games.hybris.state import State


def begin(state: State, entry: Begin) -> State:
    """Ask what an action asks first; what it is over with is told at its end. Rules: HYBRIS-TURN-08, HYBRIS-CORE-22."""
    done = Complete.make(entry.seat, entry.action, entry.place, entry.character)
    state = popped(state, done)
    start = BEGINNINGS.get(entry.action)
    if start is not None:
        return start(state, entry)
    return push(state, Run(entry.seat, state.rules.steps_of[entry.action], outer=True))


def _build(state: State, entry: Begin) -> State:
    if entry.source:
        return push(state, ChoosePlan(entry.seat, build=True))
    return push(state, ChooseBuild(entry.seat, can_decline=not entry.character))


BEGINNINGS: dict[str, Callable[[State, Begin], State]] = {
    "design": lambda state, entry: push(state, ChoosePlan(entry.seat)),
    "convert": lambda state, entry: push(state, OfferConversion(entry.seat)),
    "produce": lambda state, entry: produced(state, entry.seat),
    "build": _build,
    "omen": lambda state, entry: push(state, LayOmen(entry.seat)),
    "drain": lambda state, entry: drained(state, entry.seat),
    "quest": lambda state, entry: push(state, ChooseQuest(entry.seat)),
    "dominate": lambda state, entry: push(state, ChooseChampion(entry.seat)),
    "resurrect": lambda state, entry: push(state, Resurrect(entry.seat)),
    "influence": lambda state, entry: push(
        banner_virtue(state, entry.seat, entry.place), ChooseBanner(entry.seat, entry.place)
    ),
    "deploy": lambda state, entry: push(state, DeployTile(entry.seat, entry.place)),
}
"""What begins each action that has a procedure of its own; the others run the steps of the edition."""


def complete(state: State, entry: Complete) -> State:
    """Tell that an action was completed, which reactions may answer."""
    event = happening_of(entry.action, entry.seat, entry.character, entry.place, entry.tile_type)
    return triggered(popped(state), event)
