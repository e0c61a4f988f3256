"""Find games by name, through the entry-point group `thesmos.games`."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from thesmos.core.errors import OptionError, UnknownNameError, shorten
from thesmos.core.game import Game

GROUP = "thesmos.games"


def known_games() -> tuple[str, ...]:
    """Return the names of all installed games, sorted."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


def as_game(game: str | Game[Any, Any]) -> Game[Any, Any]:
    """Return the rules that somebody names or already holds.

    Raises:
        UnknownNameError: no game is registered by that name.
        OptionError: it is neither a name nor a game.
    """
    rules = load(game) if isinstance(game, str) else game
    if not isinstance(rules, Game):
        raise OptionError(f"a game or the name of one is needed, not {shorten(game)}")
    return rules


def load(name: str, edition: str | Path | None = None) -> Game[Any, Any]:
    """Return the rules of an installed game.

    Args:
        name: such as ``rixus``.
        edition: a file with the card data of another edition; the game's own if not given.

    Raises:
        UnknownNameError: no game is registered by that name; lists the known ones.
        OptionError: the edition is no path, or the game has none.
        EditionError: the file is not an edition of the game.
    """
    given = name if isinstance(name, str) else ""  # type: ignore[redundant-expr] # callers need not be typed
    found = entry_points(group=GROUP, name=given)
    if not found:
        raise UnknownNameError("game", name, known_games())
    game = next(iter(found)).load()
    if not isinstance(game, Game):
        raise OptionError(f"the entry point of {shorten(name)} is not a thesmos Game, but {shorten(game)}")
    if edition is None:
        return game
    if game.open_edition is None:
        raise OptionError(f"{game.name} has no editions")
    if not isinstance(edition, (str, Path)):
        raise OptionError(f"an edition is the path of a file, not {shorten(edition)}")
    return game.open_edition(edition)
