"""Abilities made for a test: what is in force for a seat, or reacts, without a component of the edition."""

from __future__ import annotations

from games.hybris.table import growth
from thesmos.core.agenda import settle
from thesmos.core.value import Table
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Ability, Condition, Effect
from thesmos.games.hybris.entries import Happening
from thesmos.games.hybris.language.reactions import triggered
from thesmos.games.hybris.reduce import STEPS
from thesmos.games.hybris.state import State


def powered(
    state: State,
    seat: int,
    name: str,
    *then: Effect,
    timing: str = "passive",
    on: str = "",
    when: Condition | None = None,
    limit: str = "",
) -> State:
    """Give a seat a component that has come into play with one ability.

    Args:
        state: before.
        seat: whose.
        name: of the component.
        then: what runs, or what is in force.
        timing: when; with a trigger it is a reaction.
        on: the trigger of a reaction.
        when: its condition.
        limit: how often it runs.
    """
    ability = Ability(f"{name}/power/0", name, "reaction" if on else timing, f"{name}/power/0/then", on, when, limit)
    rules, key = state.rules, (name, on or ability.timing)
    changed = rules.replace(
        code=Table({**rules.code, ability.then: then}),
        abilities=Table({**rules.abilities, ability.name: ability}),
        reactions=Table({**rules.reactions, key: (ability,)}),
        reactors=Table({**rules.reactors, key[1]: rules.reactors.get(key[1], frozenset()) | {name}}),
    )
    for step in then:
        if isinstance(step, fx.Modify):
            held = Table({**changed.modifiers[step.stat], name: ((ability, step),)})
            changed = changed.replace(modifiers=Table({**changed.modifiers, step.stat: held}))
        if isinstance(step, fx.Allow):
            allowed = Table({**changed.allowances[step.rule], name: (ability,)})
            changed = changed.replace(allowances=Table({**changed.allowances, step.rule: allowed}))
    state = state.replace(rules=changed)
    return growth(state, seat, in_play=(*state.players[seat].growth.in_play, name))


def modified(state: State, seat: int, stat: str, n: int, row: str = "") -> State:
    """Give a seat a component that changes a stat."""
    return powered(state, seat, f"test-{stat}{n}{row}", fx.Modify(stat, n, row))


def permitted(state: State, seat: int, rule: str) -> State:
    """Give a seat a component that switches on a rule."""
    return powered(state, seat, f"test-{rule}", fx.Allow(rule))


def happening(state: State, event: Happening) -> State:
    """Return the state after all reactions to an event, up to the first question."""
    return settle(triggered(state.replace(events=()), event), STEPS)


def in_play(state: State, seat: int, *components: str) -> State:
    """Let components of the edition be in force for a seat, in this order."""
    return growth(state, seat, in_play=(*state.players[seat].growth.in_play, *components))
