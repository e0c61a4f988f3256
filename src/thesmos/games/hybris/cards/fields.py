"""What the fields of components hold: where they come from, how they are read, and validators."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import attrs

from thesmos.core.errors import shorten
from thesmos.core.value import Value, value

MOST = 1000
READS = "thesmos.hybris.reads"
"""The key of a field's metadata that says what it is read from."""
STEPS: Mapping[str, str] = {READS: "steps"}
"""A field that holds the name of a list of steps."""
STEPS_OR_NONE: Mapping[str, str] = {READS: "steps or none"}
"""The same; where the file has no such field the list is empty."""
STEP_LISTS: Mapping[str, str] = {READS: "step lists"}
"""A field that holds names of lists of steps, one for each space of a track."""
CONDITIONS: Mapping[str, str] = {READS: "conditions"}
"""A field that holds conditions, all of which must hold."""
CONDITIONS_OR_NONE: Mapping[str, str] = {READS: "conditions or none"}
"""The same; where the file has no such field there are none."""
ABILITIES: Mapping[str, str] = {READS: "abilities"}
"""A field that holds abilities."""
BY_SEATS: Mapping[str, str] = {READS: "by seats"}
"""A field that holds a number for each number of seats."""
_ID = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")


@value
class Origin(Value):
    """Where the fields of a component come from; those that are named nowhere are a reconstruction.

    Attributes:
        rulebook: fields that the rulebook states.
        likely: fields read out of an example of the rulebook by interpretation.
        public: fields found in public pages.
    """

    rulebook: tuple[str, ...] = ()
    likely: tuple[str, ...] = ()
    public: tuple[str, ...] = ()


def is_id(name: str) -> bool:
    """Tell whether a word can be an id: lower-case letters and digits in words, which are joined by hyphens.

    >>> is_id("space-olympus-1"), is_id("mortal_world"), is_id("Zeus")
    (True, True, False)
    """
    return _ID.fullmatch(name) is not None


def component_id(_: object, attribute: attrs.Attribute[str], given: str) -> None:
    """Validate an attrs field that holds an id of an edition, which is also a word of notations."""
    if not is_id(given):
        raise ValueError(
            f"the field {attribute.name!r} must be lower-case words joined by hyphens, not {shorten(given)}"
        )


def shown(_: object, attribute: attrs.Attribute[str], given: str) -> None:
    """Validate an attrs field that holds a name for people."""
    if not given.strip() or not given.isprintable():
        raise ValueError(f"the field {attribute.name!r} must be a printable text, not {shorten(given)}")


def each_of(*words: str, least: int = 0, repeats: bool = False) -> Any:
    """Return an attrs validator for a field that holds a tuple of words.

    Args:
        words: those that it may hold.
        least: how many there must be.
        repeats: whether a word may stand there twice.
    """
    known = ", ".join(words)

    def check(_: object, attribute: attrs.Attribute[tuple[str, ...]], given: tuple[str, ...]) -> None:
        strange = [word for word in given if word not in words]
        if strange:
            raise ValueError(f"the field {attribute.name!r} must name {known}, not {shorten(strange[0])}")
        if not repeats and len(set(given)) < len(given):
            raise ValueError(f"the field {attribute.name!r} must name nothing twice, not {shorten(list(given))}")
        if len(given) < least:
            raise ValueError(f"the field {attribute.name!r} must name {least} or more, not {len(given)}")

    return check


def each_between(low: int, high: int) -> Any:
    """Return an attrs validator for a field that holds a tuple of ints, each from `low` to `high`."""

    def check(_: object, attribute: attrs.Attribute[tuple[int, ...]], given: tuple[int, ...]) -> None:
        for number in given:
            if not low <= number <= high:
                raise ValueError(f"the field {attribute.name!r} must hold {low} to {high}, not {shorten(number)}")

    return check
