"""Reactions: which abilities answer to what has happened, and whether they run."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris.change import push, with_growth
from thesmos.games.hybris.effects import Ability
from thesmos.games.hybris.entries import Happening, Queue, RunAbilities
from thesmos.games.hybris.language.conditions import holds, sources
from thesmos.games.hybris.state import State

NOBODY: frozenset[str] = frozenset()


def reacting(state: State, trigger: str) -> Queue:
    """Return the reactions to a trigger, or the abilities of a time such as ``end_of_age``, as they run.

    They come in Greatness order, all of one player's before the next player's.

    Rules: HYBRIS-CORE-17, HYBRIS-CORE-18.
    """
    reactions, reactors = state.rules.reactions, state.rules.reactors.get(trigger, NOBODY)
    found: Queue = ()
    for seat in state.track:
        if seat is not None and not reactors.isdisjoint(held := sources(state, seat)):
            for source in held:
                if source in reactors:
                    found += tuple((seat, ability.name) for ability in reactions[source, trigger])
    return found


def spent(state: State, seat: Seat, ability: Ability) -> bool:
    """Tell whether an ability has run as often as it may."""
    standing = state.players[seat].standing
    if ability.timing == "once_per_age" or ability.limit == "age":
        return ability.name in standing.used
    return ability.limit == "turn" and ability.name in standing.used_in_turn


def applies(state: State, seat: Seat, ability: Ability, event: Happening | None) -> bool:
    """Tell whether an ability whose turn has come runs."""
    return not spent(state, seat, ability) and (ability.when is None or holds(state, seat, ability.when, event))


def triggered(state: State, event: Happening) -> State:
    """Return the state in which the reactions to an event come next. Rule: HYBRIS-CORE-19."""
    queue = reacting(state, event.trigger)
    return push(state, RunAbilities.make(queue, event)) if queue else state


def in_play(state: State, seat: Seat, component: str) -> State:
    """Let the powers of a component be in force from now on. Rules: HYBRIS-TECH-04, HYBRIS-ENH-12."""
    growth = state.players[seat].growth
    return with_growth(state, seat, growth.replace(in_play=(*growth.in_play, component)))


def immediate(state: State, seat: Seat, component: str) -> State:
    """Return the state in which the immediate powers of a component come next. Rules: HYBRIS-DEPLOY-24, ENH-12."""
    queue = tuple((seat, one.name) for one in state.rules.reactions.get((component, "immediate"), ()))
    return push(state, RunAbilities(queue)) if queue else state
