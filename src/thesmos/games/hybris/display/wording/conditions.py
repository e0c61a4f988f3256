"""Conditions and triggers of the effect language in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.display.wording.counts import told_count
from thesmos.games.hybris.display.wording.nouns import KINDS, as_third, joined, name_of, symbols, whereabouts
from thesmos.games.hybris.effects import Ability, Condition
from thesmos.games.hybris.rules import Rules

RIVALS: dict[str, str] = {
    "olympian": "another player's Olympian",
    "player": "another player",
    "monster": "a monster of a Confrontation",
    "game": "an enemy that is no player",
}
"""Whom a combat is against."""


def told_condition(rules: Rules, condition: Condition) -> str:
    """Return a condition in words."""
    return CONDITIONS[type(condition)](rules, condition)


def told_all(rules: Rules, conditions: Iterable[Condition]) -> str:
    """Return several conditions, all of which must hold, in words; "" for none."""
    return " and ".join(told_condition(rules, one) for one in conditions)


def _at(rules: Rules, test: fx.At) -> str:
    return f"your acting {KINDS[test.kind or 'any']} is {whereabouts(rules, test.place)}"


def _elements(rules: Rules, test: fx.Elements) -> str:
    shown = symbols(test.elements)
    if test.cards == "hand":
        return f"you show {shown} on Combat cards in hand"
    return f"the cards in your combat zone show {shown}"


def _event_is(rules: Rules, test: fx.EventIs) -> str:
    match test.field:
        case "actor":
            return "you did it" if test.word == "me" else "another player did it"
        case "character":
            return f"the character is {'an' if test.word == 'olympian' else 'a'} {KINDS[test.word]}"
        case "place":
            return f"it is {whereabouts(rules, test.word)}"
        case _:
            return f"it is a {test.word} Technology"


def _any_of(rules: Rules, test: fx.AnyOf) -> str:
    first, *others = (told_condition(rules, one) for one in test.of)
    if all(isinstance(one, fx.EventIs) and one.field == "character" for one in test.of):
        others = [one.removeprefix("the character is ") for one in others]
    return " or ".join((first, *others))


def _denied(text: str) -> str:
    """Return the contrary of a condition in words."""
    for word in (" is ", " are "):
        if word in text:
            return text.replace(word, f"{word}not ", 1)
    return f"it is not so that {text}"


CONDITIONS: dict[type, Callable[[Rules, Any], str]] = {
    fx.CountIs: told_count,
    fx.At: _at,
    fx.Elements: _elements,
    fx.Role: lambda _, test: f"you are the {test.role}",
    fx.Fighter: lambda _, test: f"you fight with {'your' if test.kind == 'olympian' else 'a'} {KINDS[test.kind]}",
    fx.Versus: lambda _, test: f"you fight against {RIVALS[test.kind]}",
    fx.Combo: lambda _, __: "it completes a combo",
    fx.EventIs: _event_is,
    fx.HasPillar: lambda rules, test: f"you hold the Pillar {name_of(rules, test.pillar)}",
    fx.AllOf: lambda rules, test: told_all(rules, test.of),
    fx.AnyOf: _any_of,
    fx.NoneOf: lambda rules, test: joined(_denied(told_condition(rules, one)) for one in test.of),
}
"""The words of each condition."""

TRIGGERS: dict[str, str] = {
    "move": "arrive",
    "combat_start": "start a combat",
    "combat_won": "win a combat",
    "combat_lost": "lose a combat",
    "character_defeated": "get defeated in a combat",
    "design": "design",
    "build": "build",
    "produce": "do Produce",
    "deploy": "deploy",
    "influence": "do Influence",
    "convert": "do Convert",
    "omen": "do Omen",
    "sight": "do Sight",
    "train": "do Train",
    "drain": "do Drain",
    "resurrect": "do Resurrect",
    "quest_done": "complete an act of a Quest or a Confrontation",
    "unlocked": "unlock an Enhancement tile",
    "fulfilled": "fulfil a Premonition",
    "primordial_placed": "",
    "prayers_added": "put Prayers into the Well",
}
"""What somebody does that triggers a reaction."""
NOBODYS: dict[str, str] = {
    "combat_start": "a combat of yours starts",
    "primordial_placed": "a Primordial is put on the Underworld",
}
"""Triggers that need nobody who does them."""
OF_TILES = ("design", "build", "deploy")
OF_CHARACTERS = ("move", "character_defeated")
OWNERS = {"me": "your", "other": "another player's", "": "anybody's"}
DOERS = {"me": "you", "other": "another player", "": "anybody"}


def told_trigger(rules: Rules, ability: Ability) -> str:
    """Return in words when a reaction runs: its trigger, and what else its condition asks for."""
    asked, rest = _split(ability.when)
    actor, character, place = (asked.get(field, "") for field in ("actor", "character", "place"))
    if ability.on in NOBODYS and not asked:
        happens = NOBODYS[ability.on]
    else:
        doer = DOERS[actor]
        if character or ability.on in OF_CHARACTERS:
            doer = f"{OWNERS[actor]} {KINDS[character or 'any']}"
        does = TRIGGERS[ability.on]
        if ability.on in OF_TILES:
            does += f" a {asked['tile_type']} Technology" if "tile_type" in asked else " a Technology"
        does += f" {whereabouts(rules, place)}" if place else ""
        happens = f"{doer} {does if doer == 'you' else as_third(does)}"
    joint = "in which" if ability.on.startswith("combat") else "and"
    condition = f" {joint} {told_all(rules, rest)}" if rest else ""
    limit = f" (once per {'Age' if ability.limit == 'age' else 'turn'})" if ability.limit else ""
    return f"when {happens}{condition}{limit}"


def _split(when: Condition | None) -> tuple[dict[str, str], list[Condition]]:
    """Return which fields of the event a condition asks for, and its other parts."""
    parts = when.of if isinstance(when, fx.AllOf) else () if when is None else (when,)
    asked = {part.field: part.word for part in parts if isinstance(part, fx.EventIs)}
    return asked, [part for part in parts if not isinstance(part, fx.EventIs)]
