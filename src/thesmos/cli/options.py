"""The arguments and options that commands share, and how their texts are read."""

from __future__ import annotations

import re
import tomllib
from typing import Annotated, Any

import typer

from thesmos.core.errors import OptionError, shorten
from thesmos.core.game import Game
from thesmos.core.registry import load
from thesmos.core.rng import Seed

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game, such as rixus.")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="Number of players; the fewest of the game if not given.")]
RunSeed = Annotated[str, typer.Option("--seed", metavar="SEED", help="Of all chance: an int, or any text.")]
EditionFile = Annotated[str | None, typer.Option(metavar="FILE", help="Card data of another edition.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; repeatable.")
]
_INT = re.compile(r"[+-]?[0-9]{1,1000}")


def open_game(name: str, edition: str | None = None) -> Game[Any, Any]:
    """Return the rules of a game, with the edition of a file if one is given."""
    return load(name, edition)


def seats_of(game: Game[Any, Any], seats: int | None) -> int:
    """Return the number of players that was given, or the fewest of the game."""
    return game.seats[0] if seats is None else seats


def read_seed(text: str) -> Seed:
    """Return an int if the text looks like one, else the text.

    >>> read_seed("-7"), read_seed("monday")
    (-7, 'monday')
    """
    return int(text) if _INT.fullmatch(text) else text


def read_options(texts: list[str] | None) -> dict[str, Any]:
    """Return the options of a game from texts such as ``first=1``.

    Raises:
        OptionError: a text is not of that form, or a key stands twice.

    >>> read_options(["first=1", "long=true", "name=x y"])
    {'first': 1, 'long': True, 'name': 'x y'}
    """
    found: dict[str, Any] = {}
    for text in texts or ():
        key, equals, plain = text.partition("=")
        key = key.strip()
        if not key or not equals:
            raise OptionError(f"--option: expected KEY=VALUE, not {shorten(text)}")
        if key in found:
            raise OptionError(f"--option: {shorten(key)} is given twice")
        found[key] = _read_value(plain.strip())
    return found


def _read_value(text: str) -> Any:
    try:
        parsed = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        return text
    given = parsed["value"]
    return given if len(parsed) == 1 and isinstance(given, (bool, int, float, str)) else text
