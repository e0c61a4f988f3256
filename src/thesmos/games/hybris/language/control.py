"""Verbs that hold other lists or reach beyond goods and pieces."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import ended, popped, push, with_standing
from thesmos.games.hybris.entries import Begin, ChooseCity, ChooseOption, Run, RunAgain, UseIt
from thesmos.games.hybris.language.conditions import holds
from thesmos.games.hybris.language.goods import worked
from thesmos.games.hybris.language.opening import can_perform, is_open
from thesmos.games.hybris.language.quantities import amount_of
from thesmos.games.hybris.state import State


def choose(state: State, me: Seat, step: fx.Choose, frame: Run) -> State:
    """Let a player pick an option.

    It is also asked where only one option is open to somebody with other cards in hand, so that the question itself
    tells nothing about them.
    """
    if not options_of(state, me, step.of):
        return state
    return push(state, ChooseOption(me, step.of, frame.event))


def options_of(state: State, me: Seat, options: tuple[fx.ListName, ...]) -> tuple[fx.ListName, ...]:
    """Return the open options; where none is, those that ask for no payment."""
    found = tuple(option for option in options if is_open(state, me, option))
    if found:
        return found
    code = state.rules.code
    return tuple(option for option in options if not any(isinstance(step, fx.Pay) for step in code[option]))


def may(state: State, me: Seat, step: fx.May, frame: Run) -> State:
    """Offer a list that is open as far as everybody can see."""
    if not is_open(state, me, step.then, publicly=True):
        return state
    return push(state, UseIt(me, step.then, frame.event))


def when(state: State, me: Seat, step: fx.If, frame: Run) -> State:
    """Run one list or the other."""
    chosen = step.then if holds(state, me, step.when, frame.event, frame) else step.otherwise
    return push(state, Run.make(me, chosen, event=frame.event)) if chosen else state


def repeat(state: State, me: Seat, step: fx.Repeat, frame: Run) -> State:
    """Run a list several times; how often is taken once."""
    times = amount_of(state, me, step.times, frame)
    return push(state, RunAgain(me, step.then, times, frame.event)) if times else state


def lasting(state: State, me: Seat, step: fx.Lasting, frame: Run) -> State:
    """Put abilities in force for a time; for a combat only while there is one. Rule: HYBRIS-PILLAR-20."""
    if step.until == "combat":
        return state
    standing = state.players[me].standing
    return with_standing(worked(state), me, lasting=standing.lasting + tuple((name, step.until) for name in step.power))


def perform(state: State, me: Seat, step: fx.Perform, frame: Run) -> State:
    """Do an action without a character, if it can be carried out. Rule: HYBRIS-CORE-22."""
    if not can_perform(state, me, step.action, step.city, step.source):
        return state
    state = worked(state)
    if step.city == "any":
        return push(state, ChooseCity(me, step.action))
    place = step.city or next(one.location for one in state.rules.edition.actions.values() if one.action == step.action)
    return push(state, Begin(me, step.action, place, "", step.source))


def fight(state: State, me: Seat, step: fx.Fight, frame: Run) -> State:
    """Send nobody into a fight with the game, so that it is lost without one. Rule: HYBRIS-ENDAGE-22."""
    return push(state, Run(me, step.lose, event=frame.event))


def nothing(state: State, me: Seat, step: fx.Effect, frame: Run) -> State:
    """Do nothing: what acts on a combat is skipped outside one, and stats and rules hold without being run."""
    return state


def win(state: State, me: Seat, step: fx.Win, frame: Run) -> State:
    """End the game at once. Rule: HYBRIS-VICTORY-05."""
    event = happened("won", ids.DECREE, me, frame.steps.partition("/")[0])
    return ended(popped(state), "decree", me, event)
