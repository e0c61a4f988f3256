"""Reading quantities and conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from thesmos.core.errors import shorten
from thesmos.core.value import Table
from thesmos.games.hybris.cards.fields import MOST
from thesmos.games.hybris.effects import (
    AllOf,
    AnyOf,
    At,
    Combo,
    Condition,
    Count,
    CountIs,
    Elements,
    EventIs,
    Fighter,
    HasPillar,
    NoneOf,
    Quantity,
    Role,
    Versus,
)
from thesmos.games.hybris.parse.page import (
    NO_FRAME,
    Frame,
    Page,
    read_elements,
    read_int,
    read_list,
    read_table,
    read_word,
    refuse_others,
    require,
)
from thesmos.games.hybris.words import CHARACTERS, CITIES, KINDS, SIDES, VOCABULARY, Words

TESTS: Table[str, tuple[type[Any], Table[str, str]]] = Table(
    {
        "count": (CountIs, Table()),
        "at": (At, Table()),
        "elements": (Elements, Table()),
        "role": (Role, Table({"is": "role"})),
        "fighter": (Fighter, Table({"is": "kind"})),
        "versus": (Versus, Table({"is": "kind"})),
        "combo": (Combo, Table()),
        "event": (EventIs, Table({"is": "word"})),
        "pillar": (HasPillar, Table({"is": "pillar"})),
        "all": (AllOf, Table()),
        "any": (AnyOf, Table()),
        "not": (NoneOf, Table()),
    }
)
"""The class of each test, and the keys that have another name there."""
FILTERS: Table[str, Words] = Table(
    {
        "who": KINDS["who"],
        "element": KINDS["element"],
        "card_type": KINDS["card_type"],
        "tile_type": KINDS["tile_type"],
        "city": CITIES,
        "side": SIDES,
    }
)
"""The words of each filter of a count."""
FIELDS: Table[str, Words] = Table(
    {
        "actor": ("me", "other"),
        "character": CHARACTERS,
        "place": KINDS["place"],
        "tile_type": KINDS["tile_type"],
    }
)
"""The words that each field of an event can hold."""
LIMITS = ("at_least", "at_most", "exactly")
SCALE = ("per", "times", "plus", "max")


def read_quantity(page: Page, at: str, given: object, low: int = 0) -> Quantity:
    """Return a number from `low` to 1000, or a count that is taken when the step is run."""
    if not isinstance(given, Mapping):
        return read_int(page, at, given, low)
    numbers = {
        "per": read_int(page, f"{at}/per", given.get("per", 1), 1),
        "times": read_int(page, f"{at}/times", given.get("times", 1), -MOST),
        "plus": read_int(page, f"{at}/plus", given.get("plus", 0), -MOST),
    }
    most = read_int(page, f"{at}/max", given["max"]) if "max" in given else None
    return _count(page, at, given, SCALE).replace(most=most, **numbers)


def _count(page: Page, at: str, given: Mapping[str, Any], beside: Words) -> Count:
    """Return a count with its filters; `beside` are the fields that may stand beside them."""
    name = read_word(page, f"{at}/count", require(page, at, given, "count"), VOCABULARY.counts)
    filters = VOCABULARY.counts[name]
    refuse_others(page, at, given, ("count", *filters, *beside))
    return Count(name).replace(
        **{key: read_word(page, f"{at}/{key}", given[key], FILTERS[key]) for key in filters if key in given}
    )


def read_condition(page: Page, at: str, given: object, frame: Frame = NO_FRAME) -> Condition:
    """Return a condition.

    Raises:
        EditionError: names the place, and what was expected.
    """
    table = read_table(page, at, given)
    test = read_word(page, f"{at}/test", require(page, at, table, "test"), VOCABULARY.tests)
    if test == "count":
        return _count_is(page, at, table)
    keys, (cls, renamed) = VOCABULARY.tests[test], TESTS[test]
    refuse_others(page, at, table, ("test", *keys))
    fields = {}
    for key, kind in keys.items():
        if key in table or not kind.endswith("?"):
            read = READERS.get(kind.removesuffix("?"), _word(kind.removesuffix("?")))
            fields[renamed.get(key, key)] = read(page, f"{at}/{key}", require(page, at, table, key), frame)
    if test == "event":
        _check_event(page, at, fields, frame)
    elif test in {"all", "any", "not", "elements"} and not fields.get("of", fields.get("elements")):
        raise page.wrong(at, f"the test {test!r} needs one or more")
    elif fields.get("kind") == "any":
        fields["kind"] = ""
    made: Condition = cls(**fields)
    return made


def read_conditions(page: Page, at: str, given: object, frame: Frame = NO_FRAME) -> tuple[Condition, ...]:
    """Return conditions, all of which must hold."""
    return tuple(
        read_condition(page, f"{at}/{place}", entry, frame) for place, entry in enumerate(read_list(page, at, given))
    )


def _count_is(page: Page, at: str, given: Mapping[str, Any]) -> CountIs:
    count = _count(page, at, given, ("test", *LIMITS))
    limits = {key: read_int(page, f"{at}/{key}", given[key]) for key in LIMITS if key in given}
    if not limits:
        raise page.wrong(at, f"the test 'count' needs one of {', '.join(LIMITS)}")
    return CountIs(count, **limits)


def _check_event(page: Page, at: str, fields: Mapping[str, Any], frame: Frame) -> None:
    """Refuse a field that the event of the reaction does not carry, and a word that it can't hold."""
    if not frame.trigger:
        raise page.wrong(at, "the test 'event' is only for reactions")
    carried, name = VOCABULARY.triggers[frame.trigger], fields["field"]
    if name not in carried:
        names = ", ".join(carried) or "no fields"
        raise page.wrong(f"{at}/field", f"the trigger {frame.trigger!r} carries {names}, not {name!r}")
    read_word(page, f"{at}/is", fields["word"], FIELDS[name])


def _word(kind: str) -> Callable[[Page, str, object, Frame], str]:
    return lambda page, at, given, _: read_word(page, at, given, KINDS[kind])


def _text(page: Page, at: str, given: object, _: Frame) -> str:
    if not isinstance(given, str):
        raise page.wrong(at, f"expected a text, not {shorten(given)}")
    return given


READERS: Table[str, Callable[[Page, str, object, Frame], Any]] = Table(
    {
        "elements": lambda page, at, given, _: read_elements(page, at, given),
        "conds": read_conditions,
        "word": _text,
    }
)
