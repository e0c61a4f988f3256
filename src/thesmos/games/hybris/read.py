"""Reading the entries of an edition into components."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import attrs

from thesmos.core.data import build
from thesmos.core.errors import EditionError, shorten
from thesmos.core.value import Table
from thesmos.games.hybris.cards.fields import READS, Origin
from thesmos.games.hybris.effects import ListName
from thesmos.games.hybris.parse import Page, read_abilities, read_conditions, read_steps
from thesmos.games.hybris.parse.page import read_int, read_list, read_table, refuse_others, require

T = TypeVar("T")
Reader = Callable[[Page, str, Any], Any]
RENAMED: Mapping[str, str] = {"acts": "act"}
"""Fields that have another name in the files."""


def read_entry(cls: type[T], page: Page, given: object, at: str) -> T:
    """Return a component, or a part of one, and write its effects into the books of the page.

    Args:
        cls: its class.
        page: the entry.
        given: what stands in the file.
        at: the place in the entry, with which the names of its lists begin.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    fields = _fields_of(cls)  # type: ignore[arg-type] # mypy takes a class of its own type for not hashable
    table = read_table(page, at, given)
    refuse_others(page, at, table, tuple(key for key, *_ in fields))
    found = {}
    for key, name, has_default, reads, kind in fields:
        if key in table:
            found[name] = reads(page, f"{at}/{key}", table[key])
        elif kind.endswith("or none"):
            found[name] = reads(page, f"{at}/{key}", [])
        elif not has_default:
            require(page, at, table, key)
    if "provenance" in found:
        _check_origin(found["provenance"], page, at, tuple(key for key, *_ in fields if key != "provenance"))
    try:
        return cls(**found)
    except ValueError as problem:
        raise page.wrong(at, str(problem)) from None


@cache
def _fields_of(cls: type[Any]) -> tuple[tuple[str, str, bool, Reader, str], ...]:
    """Return of each field its key in the file, its name, whether it has a default, its reader, and what it reads."""
    types = get_type_hints(cls)
    found = []
    for attribute in attrs.fields(cls):
        name, kind = attribute.name, attribute.metadata.get(READS, "")
        reads = _READERS[kind] if kind else _plain(types[name])
        found.append((RENAMED.get(name, name), name, attribute.default is not attrs.NOTHING, reads, kind))
    return tuple(found)


def _plain(kind: Any) -> Reader:
    """Return what reads a field that holds no effects."""
    if kind is Origin:
        return _origin
    if attrs.has(kind):
        return lambda page, at, given: read_entry(kind, page, given, at)
    part = get_args(kind)[0] if get_origin(kind) is tuple else None
    if part is not None and attrs.has(part):
        return lambda page, at, given: _parts(part, page, at, given)
    return lambda page, at, given: _build(kind, page, at, given)


def _build(kind: Any, page: Page, at: str, given: object) -> Any:
    path = at.removeprefix(page.id).removeprefix("/")
    return build(kind, given, page.source, f"{page.where} {path}", EditionError)


def _parts(cls: type[T], page: Page, at: str, given: object) -> tuple[T, ...]:
    """Return parts of a component; acts are counted from 1, as they number themselves, all others from 0."""
    first = int(at.endswith("/act"))
    entries = enumerate(read_list(page, at, given), first)
    return tuple(read_entry(cls, page, entry, f"{at}/{place}") for place, entry in entries)


def _origin(page: Page, at: str, given: object) -> Origin:
    if given == "reconstructed":
        return Origin()
    if isinstance(given, str):
        raise page.wrong(at, f"expected 'reconstructed' or a table of fields, not {shorten(given)}")
    made: Origin = _build(Origin, page, at, given)
    return made


def _check_origin(origin: Origin, page: Page, at: str, fields: tuple[str, ...]) -> None:
    for key in (*origin.rulebook, *origin.likely, *origin.public):
        if key not in fields:
            raise page.wrong(f"{at}/provenance", f"there is no field {shorten(key)}; known: {', '.join(fields)}")


def _step_lists(page: Page, at: str, given: object) -> tuple[ListName, ...]:
    return tuple(read_steps(page, f"{at}/{place}", entry) for place, entry in enumerate(read_list(page, at, given)))


def _by_seats(page: Page, at: str, given: object) -> Table[int, int]:
    found = {}
    for seats, number in read_table(page, at, given).items():
        if not seats.isdecimal():
            raise page.wrong(at, f"expected numbers of seats, not {shorten(seats)}")
        found[int(seats)] = read_int(page, f"{at}/{seats}", number)
    return Table(found)


_READERS: Mapping[str, Reader] = {
    "steps": read_steps,
    "steps or none": read_steps,
    "step lists": _step_lists,
    "conditions": read_conditions,
    "conditions or none": read_conditions,
    "abilities": read_abilities,
    "by seats": _by_seats,
}
