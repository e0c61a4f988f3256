"""The class of each verb, and what its fields must be together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.value import Table
from thesmos.games.hybris.effects import (
    AddForce,
    Allow,
    Cancel,
    Choose,
    Defeat,
    Discard,
    Draw,
    Effect,
    Fight,
    FillWell,
    Gain,
    If,
    Lasting,
    Look,
    Lose,
    Mark,
    May,
    Modify,
    Pay,
    Perform,
    Recall,
    Recover,
    Refresh,
    Remove,
    Repeat,
    Steal,
    Win,
)

_PLAIN: Table[str, str] = Table()
VERBS: Table[str, tuple[type[Any], Table[str, str]]] = Table(
    {
        "gain": (Gain, Table({"from": "source"})),
        "lose": (Lose, _PLAIN),
        "pay": (Pay, _PLAIN),
        "steal": (Steal, Table({"from": "rival"})),
        "draw": (Draw, _PLAIN),
        "discard": (Discard, _PLAIN),
        "recover": (Recover, Table({"from": "pile"})),
        "remove": (Remove, _PLAIN),
        "perform": (Perform, Table({"from": "source"})),
        "well": (FillWell, _PLAIN),
        "force": (AddForce, _PLAIN),
        "modify": (Modify, _PLAIN),
        "allow": (Allow, _PLAIN),
        "choose": (Choose, _PLAIN),
        "may": (May, _PLAIN),
        "if": (If, Table({"else": "otherwise"})),
        "repeat": (Repeat, _PLAIN),
        "lasting": (Lasting, _PLAIN),
        "fight": (Fight, _PLAIN),
        "defeat": (Defeat, _PLAIN),
        "recall": (Recall, _PLAIN),
        "cancel": (Cancel, _PLAIN),
        "look": (Look, _PLAIN),
        "refresh": (Refresh, Table({"from": "space"})),
        "token": (Mark, _PLAIN),
        "win": (Win, _PLAIN),
    }
)
"""The class of each verb, and the keys that have another name there."""


def problem_of(effect: Effect) -> str:
    """Say what is wrong with the fields of a step together, "" for nothing."""
    check = _CHECKS.get(type(effect))
    return check(effect) if check else ""


def _gain(effect: Gain) -> str:
    if effect.source == "well" and effect.what != "prayer":
        return "the field 'from' may be 'well' for prayer only"
    return ""


def _pay(effect: Pay) -> str:
    if effect.what != "card" and effect.elements:
        return "the field 'elements' is for cards only"
    if (effect.n is None) is not bool(effect.elements):
        return "needs the field 'n' or, for cards, a list of 'elements', and not both"
    return ""


def _discard(effect: Discard) -> str:
    if (effect.n is None) is (effect.down_to is None):
        return "needs one of the fields 'n' and 'down_to'"
    return ""


def _perform(effect: Perform) -> str:
    in_city = effect.action in {"influence", "deploy"}
    if in_city is not bool(effect.city):
        return f"the action {effect.action!r} {'needs' if in_city else 'has no'} 'city'"
    if effect.source and effect.action != "build":
        return f"the action {effect.action!r} has no 'from'"
    return ""


def _modify(effect: Modify) -> str:
    return f"the stat {effect.stat!r} has no 'row'" if effect.row and effect.stat != "convert_cost" else ""


def _choose(effect: Choose) -> str:
    return "" if effect.of else "needs one option or more"


def _cancel(effect: Cancel) -> str:
    return f"the cards {effect.cards!r} have no 'type'" if effect.type and effect.cards != "mine" else ""


def _look(effect: Look) -> str:
    deck = effect.at in {"trained", "premonition"}
    if deck is (effect.n is None):
        return f"a look at {effect.at!r} {'needs' if deck else 'has no'} 'n'"
    return ""


def _mark(effect: Mark) -> str:
    if effect.op == "place" and (effect.whose != "me" or effect.side == "any" or effect.n is None):
        return "places a number of my own tokens, with the side up or down"
    return ""


_CHECKS: Table[type[Any], Callable[[Any], str]] = Table(
    {
        Gain: _gain,
        Pay: _pay,
        Discard: _discard,
        Perform: _perform,
        Modify: _modify,
        Choose: _choose,
        Cancel: _cancel,
        Look: _look,
        Mark: _mark,
    }
)
