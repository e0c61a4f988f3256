"""Whether a step of the edition does anything: the same table is played with the step and without it.

A table is played by a few plain policies, each of which answers every question by the place of the answer in the list.
If none of them brings about another state, the step has done nothing there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from games.hybris.table import EDITION
from thesmos.core.game import apply_action
from thesmos.core.value import Table
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Ability, Effect, Steps
from thesmos.games.hybris.fights.force import affordable, determination, total
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.language.fighting import sides
from thesmos.games.hybris.rules import Rules
from thesmos.games.hybris.state import State

Start = Callable[[State], State]
Situation = tuple[State, Start]
"""A table, and what begins on it: it ends where only the turn in progress is left on the agenda."""
POLICIES: tuple[Callable[[int, int], int], ...] = (
    lambda _, n: 0 % n,
    lambda _, n: n - 1,
    lambda _, n: 1 % n,
    lambda _, n: 2 % n,
    lambda turn, n: turn % n,
    lambda _, n: 3 % n,
    lambda _, n: 4 % n,
)
"""Which of `n` answers a policy gives to its so many-th question."""
AT_REST = 2
"""Entries of the agenda of a turn in which nothing is going on."""
MOST_QUESTIONS = 200


def plays_alike(situation: Situation, changed: Rules) -> bool:
    """Tell whether all policies end in the same way with the rules of a table and with others."""
    state, start = situation
    one, other = start(state), start(state.replace(rules=changed))
    return all(_ending(one, policy) == _ending(other, policy) for policy in POLICIES)


def _ending(state: State, policy: Callable[[int, int], int]) -> tuple[Any, ...]:
    seen = _seen(state)
    for turn in range(MOST_QUESTIONS):
        if len(state.agenda) <= AT_REST:
            return (*_facts(state), seen)
        options = GAME.legal_actions(state)
        state = apply_action(GAME, state, options[policy(turn, len(options))])
        seen += _seen(state)
    raise AssertionError(f"no end after {MOST_QUESTIONS} questions: {state.agenda}")


def _seen(state: State) -> tuple[Any, ...]:
    return tuple((event.seat, event.what) for event in state.events if event.name == "saw")


def _facts(state: State) -> tuple[Any, ...]:
    """Return what there is on the table, without the rules, the chance and the events."""
    boards = state.world.replace(combat=None)
    return state.players, state.track, state.well, boards, state.turn, state.course, _combat(state)


def _combat(state: State) -> tuple[Any, ...]:
    """Return what a combat comes down to: Force, cards that come back, what can be played, what lasts."""
    combat = state.world.combat
    if combat is None:
        return ()
    found: tuple[Any, ...] = (combat.won,)
    for number, side in enumerate(sides(combat)):
        found += (side.seat, total(state, combat, number), side.zone, side.kept)
        if side.seat is not None:
            found += (determination(state, side.seat), affordable(state, side))
    return found


def steps_of(component: str) -> Iterator[tuple[str, int]]:
    """Yield every step of a component, by the list in which it stands and its place there."""
    for name, code in EDITION.code.items():
        if name.partition("/")[0] == component:
            yield from ((name, at) for at in range(len(code)))


def root_of(name: str) -> tuple[str, Ability | None]:
    """Return the list that is run for a step to come, and the ability whose list it is."""
    for ability in EDITION.abilities.values():
        if name == ability.then or name.startswith(f"{ability.then}/"):
            return ability.then, ability
    return min((one for one in EDITION.code if name == one or name.startswith(f"{one}/")), key=len), None


def without(rules: Rules, name: str, at: int) -> Rules:
    """Return the rules without one step; the price of a conversion, which has to have one, is 1 in its place."""
    code = rules.code[name]
    step = code[at]
    fewer: Steps = (*code[:at], *code[at + 1 :])
    if name.startswith("conversion-") and isinstance(step, fx.Pay):
        fewer = (step.replace(n=1), *code[1:])
    _, ability = root_of(name)
    changed = rules.replace(code=Table({**rules.code, name: fewer}))
    return changed if ability is None else _not_in_force(changed, ability, step)


def _not_in_force(rules: Rules, ability: Ability, step: Effect) -> Rules:
    """Return the rules in which an ability does not change a stat, or does not switch on a rule."""
    if isinstance(step, fx.Modify):
        held = rules.modifiers[step.stat]
        kept = Table({who: tuple(one for one in found if one != (ability, step)) for who, found in held.items()})
        return rules.replace(modifiers=Table({**rules.modifiers, step.stat: kept}))
    if isinstance(step, fx.Allow):
        allowed = rules.allowances[step.rule]
        fewer = Table({who: tuple(one for one in found if one != ability) for who, found in allowed.items()})
        return rules.replace(allowances=Table({**rules.allowances, step.rule: fewer}))
    return rules


def with_steps(rules: Rules, name: str, *steps: Effect) -> Rules:
    """Return the rules with other steps in a list; those in force are looked up anew."""
    _, ability = root_of(name)
    for step in rules.code[name]:
        rules = rules if ability is None else _not_in_force(rules, ability, step)
    rules = rules.replace(code=Table({**rules.code, name: steps}))
    for step in steps:
        if ability is not None and isinstance(step, fx.Modify):
            held = rules.modifiers[step.stat]
            found = (*held.get(ability.source, ()), (ability, step))
            more = Table({**held, ability.source: found})
            rules = rules.replace(modifiers=Table({**rules.modifiers, step.stat: more}))
    return rules
