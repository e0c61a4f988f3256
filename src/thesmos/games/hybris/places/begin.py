"""Beginning and completing an action, whichever it is."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.event import Event, happened
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import popped, push
from thesmos.games.hybris.entries import (
    Begin,
    ChooseAction,
    ChooseBanner,
    ChooseBuild,
    ChooseChampion,
    ChoosePlan,
    ChooseQuest,
    Complete,
    DeployTile,
    Entry,
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
from thesmos.games.hybris.state import State, chosen


def do(state: State, action: act.Do) -> State:
    """Begin an action of the Location. Rule: HYBRIS-TURN-08."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseAction), decision
    seat, turn = decision.seat, state.turn
    event = happened(f"did {action.action}", ids.ACTION, seat, turn.character)
    return _begun(state, Begin.make(seat, action.action, turn.place, state.rules.kind[turn.character]), (event,))


def begin(state: State, entry: Begin) -> State:
    """Begin an action that an effect grants. Rule: HYBRIS-CORE-22."""
    return _begun(state, entry, state.events)


def _begun(state: State, entry: Begin, events: tuple[Event, ...]) -> State:
    """Put what an action asks first in place of the top of the agenda; that it is over is told at its end.

    Rules: HYBRIS-TURN-08, HYBRIS-CORE-22.
    """
    seat, action, agenda = entry.seat, entry.action, state.agenda[:-1]
    done = Complete.make(seat, action, entry.place, entry.character)
    if action in QUESTIONS:
        return chosen(state, (*agenda, done, QUESTIONS[action](entry)), events)
    if action in BEGINNINGS:
        return BEGINNINGS[action](chosen(state, (*agenda, done), events), entry)
    return chosen(state, (*agenda, done, Run.make(seat, state.rules.steps_of[action], outer=True)), events)


def _build(entry: Begin) -> ChoosePlan | ChooseBuild:
    if entry.source:
        return ChoosePlan(entry.seat, build=True)
    return ChooseBuild(entry.seat, can_decline=not entry.character)


QUESTIONS: dict[str, Callable[[Begin], Entry]] = {
    "design": lambda entry: ChoosePlan.make(entry.seat),
    "convert": lambda entry: OfferConversion(entry.seat),
    "build": _build,
    "omen": lambda entry: LayOmen.make(entry.seat),
    "quest": lambda entry: ChooseQuest.make(entry.seat),
    "dominate": lambda entry: ChooseChampion(entry.seat),
    "resurrect": lambda entry: Resurrect(entry.seat),
    "deploy": lambda entry: DeployTile(entry.seat, entry.place),
}
"""What asks for the first choice of each action that begins with one."""
BEGINNINGS: dict[str, Callable[[State, Begin], State]] = {
    "produce": lambda state, entry: produced(state, entry.seat),
    "drain": lambda state, entry: drained(state, entry.seat),
    "influence": lambda state, entry: push(
        banner_virtue(state, entry.seat, entry.place), ChooseBanner.make(entry.seat, entry.place)
    ),
}
"""What begins each action that first does something of its own; the others run the steps of the edition."""


def complete(state: State, entry: Complete) -> State:
    """Tell that an action was completed, which reactions may answer."""
    event = happening_of(entry.action, entry.seat, entry.character, entry.place, entry.tile_type)
    return triggered(popped(state), event)
