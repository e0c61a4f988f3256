"""Reading lists of steps and abilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from thesmos.core.value import Table
from thesmos.games.hybris.cards.fields import MOST
from thesmos.games.hybris.effects import Ability, Effect, ListName, Quantity
from thesmos.games.hybris.parse.conditions import read_condition, read_conditions, read_quantity
from thesmos.games.hybris.parse.page import (
    NO_FRAME,
    Frame,
    Page,
    read_bool,
    read_elements,
    read_int,
    read_list,
    read_table,
    read_word,
    refuse_others,
    require,
)
from thesmos.games.hybris.parse.verbs import VERBS, problem_of
from thesmos.games.hybris.words import KINDS, VOCABULARY, Words

LASTING = ("passive", "reaction", "once_per_age")
"""Timings of abilities that are in force for a while only."""
HELD = ("modify", "allow")
"""What a passive ability holds, and nothing else does."""
OF_ABILITY = ("timing", "on", "when", "limit", "then")


def read_steps(page: Page, at: str, given: object, frame: Frame = NO_FRAME) -> ListName:
    """Write a list of steps, and the lists in it, into the book, and return its name.

    Raises:
        EditionError: names the place, and what was expected.
    """
    entries = read_list(page, at, given)
    page.code[at] = ()  # so that a list stands before those in it
    page.code[at] = tuple(_step(page, f"{at}/{place}", entry, frame) for place, entry in enumerate(entries))
    return at


def read_abilities(page: Page, at: str, given: object, timings: Words = KINDS["timing"]) -> tuple[Ability, ...]:
    """Write abilities, and the lists in them, into the books, and return them.

    Raises:
        EditionError: names the place, and what was expected.
    """
    entries = read_list(page, at, given)
    return tuple(_ability(page, f"{at}/{place}", entry, timings) for place, entry in enumerate(entries))


def _step(page: Page, at: str, given: object, frame: Frame) -> Effect:
    table = read_table(page, at, given)
    verb = read_word(page, f"{at}/do", require(page, at, table, "do"), VOCABULARY.verbs)
    if (verb in HELD) is not frame.passive:
        problem = "a passive ability holds only modify and allow" if frame.passive else "is only for passive abilities"
        raise page.wrong(f"{at}/do", f"{problem}, not {verb!r}" if frame.passive else f"{verb!r} {problem}")
    keys, (cls, renamed) = VOCABULARY.verbs[verb], VERBS[verb]
    refuse_others(page, at, table, ("do", *keys))
    fields = {}
    for key, kind in keys.items():
        if key in table or not kind.endswith("?"):
            entry = require(page, at, table, key)
            fields[renamed.get(key, key)] = _field(page, f"{at}/{key}", entry, kind.removesuffix("?"), frame)
    made: Effect = cls(**fields)
    problem = problem_of(made)
    if problem:
        raise page.wrong(at, f"the step {verb!r} {problem}" if problem.startswith(("needs", "places")) else problem)
    return made


def _field(page: Page, at: str, given: object, kind: str, frame: Frame) -> Any:
    words = KINDS.get(kind)
    return read_word(page, at, given, words) if words else _READERS[kind](page, at, given, frame)


def _ability(page: Page, at: str, given: object, timings: Words) -> Ability:
    table = read_table(page, at, given)
    refuse_others(page, at, table, OF_ABILITY)
    timing = read_word(page, f"{at}/timing", require(page, at, table, "timing"), timings)
    _check_timing(page, at, table, timing)
    on = read_word(page, f"{at}/on", table["on"], VOCABULARY.triggers) if timing == "reaction" else ""
    frame = Frame(on, timing == "passive")
    when = read_condition(page, f"{at}/when", table["when"], frame) if "when" in table else None
    limit = read_word(page, f"{at}/limit", table["limit"], KINDS["limit"]) if "limit" in table else ""
    then = read_steps(page, f"{at}/then", require(page, at, table, "then"), frame)
    made = page.abilities[at] = Ability(at, page.id, timing, then, on, when, limit)
    return made


def _check_timing(page: Page, at: str, given: Mapping[str, Any], timing: str) -> None:
    """Refuse fields that mean nothing with a timing, and a reaction without its trigger."""
    if timing == "reaction":
        require(page, at, given, "on")
        return
    for key, others in (("on", ""), ("limit", ""), ("when", "passive")):
        if key in given and timing != others:
            raise page.wrong(at, f"the timing {timing!r} has no field {key!r}")


def _quantity(page: Page, at: str, given: object, _: Frame) -> Quantity:
    return read_quantity(page, at, given)


def _signed(page: Page, at: str, given: object, _: Frame) -> Quantity:
    return read_quantity(page, at, given, -MOST)


def _amount(page: Page, at: str, given: object, _: Frame) -> Quantity | None:
    return None if given == "all" else read_quantity(page, at, given)


def _options(page: Page, at: str, given: object, frame: Frame) -> tuple[ListName, ...]:
    entries = read_list(page, at, given)
    return tuple(read_steps(page, f"{at}/{place}", entry, frame) for place, entry in enumerate(entries))


def _lasting(page: Page, at: str, given: object, _: Frame) -> tuple[str, ...]:
    return tuple(ability.name for ability in read_abilities(page, at, given, LASTING))


_READERS: Table[str, Callable[[Page, str, object, Frame], Any]] = Table(
    {
        "quantity": _quantity,
        "signed": _signed,
        "amount": _amount,
        "int": lambda page, at, given, _: read_int(page, at, given),
        "bool": lambda page, at, given, _: read_bool(page, at, given),
        "elements": lambda page, at, given, _: read_elements(page, at, given),
        "steps": read_steps,
        "options": _options,
        "cond": read_condition,
        "conds": read_conditions,
        "abilities": _lasting,
    }
)
