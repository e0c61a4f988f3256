"""The entry that is being read, and the plain things in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from thesmos.core.errors import EditionError, shorten
from thesmos.core.value import Value, value
from thesmos.games.hybris.cards.fields import MOST
from thesmos.games.hybris.effects import Ability, ListName, Steps
from thesmos.games.hybris.words import KINDS

DEEPEST = 60
"""Slashes in the name of a list; more could not be put into words. The library's own edition has up to 7."""


@value
class Page(Value):
    """An entry of a file while it is read, and the books that its effects are written into.

    A place in it is named like a list of steps, such as ``pillar-ascent/upper/0/of/1``.

    Attributes:
        source: the file.
        where: the entry, for errors, such as ``pillar 'pillar-ascent'``.
        id: its id, with which all names begin.
        code: lists of steps by name.
        abilities: abilities by name.
    """

    source: str
    where: str
    id: str
    code: dict[ListName, Steps]
    abilities: dict[str, Ability]

    def wrong(self, at: str, problem: str) -> EditionError:
        """Return the error for a place in the entry."""
        path = at.removeprefix(self.id).removeprefix("/")
        return EditionError(self.source, f"{self.where} {path}".rstrip(), problem)


@value
class Frame(Value):
    """What stands around a step: the trigger of the reaction that it is in, "" for none, or a passive ability."""

    trigger: str = ""
    passive: bool = False


NO_FRAME = Frame()


def read_table(page: Page, at: str, given: object) -> Mapping[str, Any]:
    """Return a table of named fields."""
    if not isinstance(given, Mapping):
        raise page.wrong(at, f"expected a table of named fields, not {shorten(given)}")
    return given


def read_list(page: Page, at: str, given: object) -> list[Any]:
    """Return a list, which stands in not too many others."""
    if not isinstance(given, list):
        raise page.wrong(at, f"expected a list, not {shorten(given)}")
    if at.count("/") > DEEPEST:
        raise page.wrong("", "nested too deeply")
    return given


def read_word(page: Page, at: str, given: object, words: Iterable[str]) -> str:
    """Return a word that is one of the known ones."""
    if not isinstance(given, str) or given not in words:
        raise page.wrong(at, f"expected one of {', '.join(words)}, not {shorten(given)}")
    return given


def read_int(page: Page, at: str, given: object, low: int = 0) -> int:
    """Return a number from `low` to 1000."""
    if type(given) is not int or not low <= given <= MOST:
        raise page.wrong(at, f"expected a number from {low} to {MOST}, not {shorten(given)}")
    return given


def read_bool(page: Page, at: str, given: object) -> bool:
    """Return a truth value."""
    if not isinstance(given, bool):
        raise page.wrong(at, f"expected true or false, not {shorten(given)}")
    return given


def read_elements(page: Page, at: str, given: object) -> tuple[str, ...]:
    """Return element words; one may stand there twice."""
    words = read_list(page, at, given)
    return tuple(read_word(page, f"{at}/{place}", word, KINDS["element"]) for place, word in enumerate(words))


def refuse_others(page: Page, at: str, given: Mapping[str, Any], known: Iterable[str]) -> None:
    """Refuse fields that nobody knows."""
    for key in given:
        if key not in known:
            raise page.wrong(at, f"unknown field {shorten(key)}; known: {', '.join(known)}")


def require(page: Page, at: str, given: Mapping[str, Any], key: str) -> Any:
    """Return a field that must be there."""
    if key not in given:
        raise page.wrong(at, f"the field {key!r} is missing")
    return given[key]
