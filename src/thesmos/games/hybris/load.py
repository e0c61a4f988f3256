"""Reading an edition of Hybris from its files."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from os.path import isdir
from pathlib import Path
from typing import Any

from thesmos.core.data import content_digest, read_toml
from thesmos.core.edition import Provenance, listed
from thesmos.core.errors import EditionError, plain, shorten
from thesmos.core.value import Table, Value, value
from thesmos.games.hybris.cards import Component, HybrisEdition, Numbers, Origin, StanceCards
from thesmos.games.hybris.cards.fields import is_id
from thesmos.games.hybris.checks import check_edition
from thesmos.games.hybris.effects import Ability, ListName, Steps
from thesmos.games.hybris.families import FAMILIES, NUMBERS, STANCE_CARDS, Index
from thesmos.games.hybris.parse import Page
from thesmos.games.hybris.read import read_entry

__all__ = ["HybrisEdition", "load_hybris_edition"]

FIRST = "edition.toml"


@value
class Books(Value):
    """What is read, by id or name, in the order of the files."""

    found: dict[str, Component]
    code: dict[ListName, Steps]
    abilities: dict[str, Ability]
    index: Index


def load_hybris_edition(path: str | Path | None = None) -> HybrisEdition:
    """Read an edition; the one that comes with the library if no path is given.

    Args:
        path: its first file, which names the others; they stand in the same folder.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    folder = files(__package__) / "data" if path is None else Path(path).parent
    first = folder / FIRST if path is None else Path(path)
    source, content = str(first), _first(first)
    books = Books({}, {}, {}, Index(source, {}, {}))
    numbers = _numbers(content, source, books)
    others = [folder / name for name in _names(numbers["meta"].files, source)]
    contents = [read_toml(other, EditionError) for other in others]
    for other, entries in zip(others, contents, strict=True):
        _file(entries, str(other), books, numbers)
    if "stance_cards" not in numbers:
        raise EditionError(source, STANCE_CARDS, "the table is missing in the files of the edition")
    edition = _bind(Numbers(**numbers), books, content_digest([content, *contents]), source)
    check_edition(edition, books.index)
    return edition


def _first(path: str | Path | Traversable) -> dict[str, Any]:
    """Return the content of the first file."""
    try:
        return read_toml(path, EditionError)
    except EditionError:
        if isdir(str(path)):  # noqa: PTH112 - Path.is_dir fails where a name is too long
            problem = f"it is a folder; expected the path of its first file, such as {FIRST}"
            raise EditionError(str(path), "", problem) from None
        raise


def _numbers(content: dict[str, Any], source: str, books: Books) -> dict[str, Any]:
    """Return the tables of the first file by name."""
    unknown = [name for name in content if name not in NUMBERS]
    if unknown:
        raise EditionError(source, plain(unknown[0]), f"unknown; expected {', '.join(NUMBERS)}")
    made: dict[str, Any] = {}
    for name, cls in NUMBERS.items():
        if name not in content:
            raise EditionError(source, name, "the table is missing")
        if name == "reveal":
            entries = listed(content, name, name, source)
            made[name] = tuple(
                read_entry(cls, _page(source, where, name, books), item, name) for item, where in entries
            )
        else:
            made[name] = read_entry(cls, _page(source, name, name, books), content[name], name)
    return made


def _names(names: tuple[str, ...], source: str) -> tuple[str, ...]:
    """Return the names of the other files, which must stand in the same folder, and be named once."""
    for place, name in enumerate(names):
        if not name.endswith(".toml") or "/" in name or "\\" in name or name in names[:place]:
            problem = f"expected names of different TOML files in the same folder, not {shorten(name)}"
            raise EditionError(source, "meta files", problem)
    return names


def _page(source: str, where: str, name: str, books: Books) -> Page:
    return Page(source, where, name, books.code, books.abilities)


def _file(content: dict[str, Any], source: str, books: Books, numbers: dict[str, Any]) -> None:
    """Read the components of a file into the books, and the table of the Stance cards if it is there."""
    for key, given in content.items():
        if key == STANCE_CARDS:
            numbers["stance_cards"] = read_entry(StanceCards, _page(source, key, key, books), given, key)
            books.index.families[key] = source
        elif key in FAMILIES:
            for entry, where in listed(content, key, key, source):
                _component(key, entry, source, where, books)
        else:
            raise EditionError(source, plain(key), f"unknown; expected {', '.join(FAMILIES)} or {STANCE_CARDS}")


def _component(family: str, entry: object, source: str, where: str, books: Books) -> None:
    given = entry.get("id") if isinstance(entry, dict) else None
    name = given if isinstance(given, str) else ""
    page = _page(source, where, name, books)
    if name:
        _check_id(name, page)
        books.index.enter(family, name, source, where)
    _, cls = FAMILIES[family]
    books.found[name] = read_entry(cls, page, entry, name)


def _check_id(name: str, page: Page) -> None:
    """Refuse an id that can't begin the names of lists, before there are any."""
    if not is_id(name):
        raise page.wrong("", f"the field 'id' must be lower-case words joined by hyphens, not {shorten(name)}")


def _bind(numbers: Numbers, books: Books, digest: str, source: str) -> HybrisEdition:
    tables: dict[str, Any] = {
        name: Table({key: card for key, card in books.found.items() if type(card) is cls})
        for name, cls in FAMILIES.values()
    }
    given = ((name, getattr(numbers, name).provenance) for name in NUMBERS if name != "reveal")
    return HybrisEdition(
        id=numbers.meta.edition,
        game=numbers.meta.game,
        digest=digest,
        numbers=numbers,
        cards=Table(books.found),
        provenance=_provenance(given, "every other number"),
        card_provenance=_provenance(
            ((name, card.provenance) for name, card in books.found.items()), "every other value of a component"
        ),
        source=source,
        code=Table(books.code),
        abilities=Table(books.abilities),
        **tables,
    )


def _provenance(origins: Iterable[tuple[str, Origin]], rest: str) -> Provenance:
    stated = tuple(f"{name} ({', '.join(origin.rulebook)})" for name, origin in origins if origin.rulebook)
    return Provenance(stated, (rest,))
