from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from core.samples import Rude
from thesmos.core import registry
from thesmos.core.errors import (
    EditionError,
    OptionError,
    UnknownNameError,
)
from thesmos.core.registry import GROUP, known_games, load
from thesmos.games.rixus.game import GAME


def test_known_games() -> None:
    """The installed games are listed in order, each once, and a name gives the rules themselves."""
    assert "rixus" in known_games()
    assert tuple(sorted(set(known_games()))) == known_games()
    assert GAME is load("rixus")


@pytest.mark.parametrize("name", ["chess", "", "RIXUS", "rixus ", "../rixus", None, 3, [], 10**30])
def test_unknown_games(name: Any) -> None:
    """A name that nobody registered is refused with the known ones, or the nearest."""
    with pytest.raises(UnknownNameError, match="rixus") as caught:
        load(name)
    assert str(caught.value).startswith(f"unknown game {name!r}; ")


def test_things_that_have_no_text_are_no_games() -> None:
    """A foreign thing in the place of a name is refused like any unknown name."""
    for thing in (Rude(RuntimeError("no")), 10**5000):
        with pytest.raises(UnknownNameError, match="rixus"):
            load(thing)  # type: ignore[arg-type]


def test_an_edition_that_is_missing(tmp_path: Path) -> None:
    """A file that is not there, or that is a folder, is refused by its path."""
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(EditionError) as caught:
            load("rixus", path)
        assert str(caught.value).startswith(f"{path}: ")
        with pytest.raises(EditionError):
            load("rixus", str(path))
    with pytest.raises(UnknownNameError):
        load("chess", tmp_path / "none.toml")


@pytest.mark.parametrize("thing", [3, b"cards.toml", ["cards.toml"]])
def test_an_edition_that_is_no_path(thing: Any) -> None:
    """A foreign thing in the place of a path is refused, in the same words for every game."""
    for name in ("rixus", "styx", "hybris"):
        with pytest.raises(OptionError) as caught:
            load(name, thing)
        assert str(caught.value) == f"an edition is the path of a file, not {thing!r}"


@pytest.mark.parametrize(
    ("target", "edition", "said"),
    [
        ("math:pi", None, "the entry point of 'odd' is not a thesmos Game, but 3.14"),
        ("core_test_plain:GAME", "cards.toml", "rixus has no editions"),
    ],
)
def test_odd_entry_points(monkeypatch: pytest.MonkeyPatch, target: str, edition: str | None, said: str) -> None:
    """An entry point that is no game, and an edition for a game that has none, are refused."""
    module = type(pytest)("core_test_plain")
    vars(module)["GAME"] = GAME.replace(open_edition=None)
    monkeypatch.setitem(__import__("sys").modules, "core_test_plain", module)
    found = EntryPoints([EntryPoint("odd", target, GROUP)])
    monkeypatch.setattr(registry, "entry_points", found.select)
    assert ("odd",) == known_games()
    with pytest.raises(OptionError, match=said):
        load("odd", edition)
