"""Lists of steps and abilities in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby, takewhile
from typing import Any

from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.display.wording import pieces
from thesmos.games.hybris.display.wording.conditions import told_condition, told_trigger
from thesmos.games.hybris.display.wording.counts import phrase_of
from thesmos.games.hybris.display.wording.nouns import PEOPLE, as_third, enemy, joined
from thesmos.games.hybris.effects import Ability, Effect, ListName
from thesmos.games.hybris.rules import Rules

NOTHING = "nothing"


def listed(rules: Rules, name: ListName, start: int = 0) -> str:
    """Return a list of steps in words, from one of its steps on.

    >>> from thesmos.games.hybris.game import GAME
    >>> listed(GAME.start(2, 0).rules, "pillar-truce/lower")
    'each other player gains 1 Believer'
    """
    steps = rules.code[name][start:]
    paid = len(list(takewhile(lambda step: isinstance(step, fx.Pay), steps)))
    if paid and len(steps) > paid and not isinstance(steps[paid], fx.Lose):
        return f"{_in_row(rules, steps[:paid])} to {_in_row(rules, steps[paid:])}"
    return _in_row(rules, steps) if steps else NOTHING


def _in_row(rules: Rules, steps: Iterable[Effect]) -> str:
    """Return steps one after the other; the verb of several alike stands once."""
    parts: list[str] = []
    for alike, group in groupby(steps, key=_alike):
        phrases = [told(rules, step) for step in group]
        if alike:
            verb = phrases[0].partition(" ")[0]
            parts.append(f"{verb} {joined(phrase.removeprefix(f'{verb} ') for phrase in phrases)}")
        else:
            parts += phrases
    return "; ".join(parts)


def _alike(step: Effect) -> str:
    """Return what steps have in common that can be told with one verb; "" for one that stands alone."""
    simple = isinstance(step, (fx.Gain, fx.Lose, fx.Draw)) and isinstance(step.n, int) and step.who == "me"
    return type(step).__name__ if simple else ""


def told(rules: Rules, step: Effect) -> str:
    """Return a step in words."""
    phrase = VERBS[type(step)](rules, step)
    if step.who == "me":
        return phrase
    who = PEOPLE[step.who][0]
    return f"for {who}: {phrase}" if type(step) in HOLDING else f"{who} {as_third(phrase)}"


def ability(rules: Rules, one: Ability) -> str:
    """Return an ability in words: when it runs, and what."""
    return f"{_when(rules, one)}: {listed(rules, one.then)}"


def powers(rules: Rules, abilities: Iterable[Ability]) -> str:
    """Return abilities in words, those that run at the same time together."""
    together: dict[str, list[str]] = {}
    for one in abilities:
        together.setdefault(listed(rules, one.then), []).append(_when(rules, one))
    return "; ".join(f"{joined(dict.fromkeys(when), 'or')}: {what}" for what, when in together.items())


def _when(rules: Rules, one: Ability) -> str:
    if one.timing == "reaction":
        return told_trigger(rules, one)
    if one.when is None:
        return TIMINGS[one.timing]
    condition = f"while {told_condition(rules, one.when)}"
    return condition if one.timing == "passive" else f"{TIMINGS[one.timing]}, {condition}"


def nested(rules: Rules, name: ListName) -> str:
    """Return a list that stands inside a step; in brackets where it could be taken for more or less than it is."""
    text = listed(rules, name)
    return f"({text})" if ";" in text or ":" in text else text


TIMINGS: dict[str, str] = {
    "immediate": "at once",
    "start_of_age": "at the start of an Age",
    "end_of_age": "at the end of an Age",
    "end_of_game": "at the end of the game",
    "passive": "always",
    "once_per_age": "once per Age",
    "reaction": "when something happens",
}
"""When abilities run; a reaction says it by its trigger."""


def _choose(rules: Rules, step: fx.Choose) -> str:
    return "choose " + " or ".join(f"[{number}] {listed(rules, one)}" for number, one in enumerate(step.of, 1))


def _if(rules: Rules, step: fx.If) -> str:
    otherwise = f", otherwise {nested(rules, step.otherwise)}" if step.otherwise else ""
    return f"if {told_condition(rules, step.when)}, {nested(rules, step.then)}{otherwise}"


def _repeat(rules: Rules, step: fx.Repeat) -> str:
    times = phrase_of(rules, step.times, "time").replace("1 time", "once").replace("2 times", "twice")
    return f"{times}: {nested(rules, step.then)}"


def _lasting(rules: Rules, step: fx.Lasting) -> str:
    held = powers(rules, (rules.abilities[one] for one in step.power))
    return f"until the end of the {step.until.replace('age', 'Age')} ({held})"


def _fight(rules: Rules, step: fx.Fight) -> str:
    force = enemy(step.base, step.draw, step.elements)
    won, lost = nested(rules, step.win), nested(rules, step.lose)
    return f"fight an enemy ({force}): if you win, {won}, if you lose or send nobody, {lost}"


VERBS: dict[type, Callable[[Rules, Any], str]] = {
    **pieces.VERBS,
    fx.Choose: _choose,
    fx.May: lambda rules, step: f"you may {nested(rules, step.then)}",
    fx.If: _if,
    fx.Repeat: _repeat,
    fx.Lasting: _lasting,
    fx.Fight: _fight,
}
"""The words of each verb."""
HOLDING = (fx.Choose, fx.May, fx.If, fx.Repeat, fx.Lasting, fx.Modify, fx.Allow, fx.Cancel)
"""Verbs whose words don't begin with what somebody does."""
