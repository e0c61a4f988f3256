"""Golden records replay to the byte, and perft counts are those of the plain twin."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import thesmos
from thesmos.core.registry import known_games
from thesmos.testing import perft

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))
TABLES = sorted(HERE.glob("*/perft.toml"))
TWINS = sorted((HERE.parent / "twins").glob("plain_*.py"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_the_byte(path: Path) -> None:
    """A record of an earlier day replays, and is written again as it was."""
    text = path.read_text()
    match = thesmos.Match.from_json(text)
    assert match.outcome is not None
    assert text == match.to_json()


def tables() -> list[Any]:
    """Return the name of a game and a table of counts, for every table."""
    named = [(path.parent.name, *item) for path in TABLES for item in tomllib.loads(path.read_text()).items()]
    return [pytest.param(game, table, id=f"{game}-{name}") for game, name, table in named]


@pytest.mark.parametrize(("name", "table"), tables())
def test_perft_counts_are_those_of_the_twin(name: str, table: dict[str, Any]) -> None:
    """After each opening there are as many lines of each length as the twin has."""
    match = thesmos.new_match(name, table["seats"], table["seed"])
    for action in table["opening"]:
        match = match.apply(action)
    found = [perft(match.game, match.state, depth) for depth in range(1, len(table["counts"]) + 1)]
    assert table["counts"] == found


def test_every_game_has_golden_files() -> None:
    """There is a record for each number of seats of every registered game, and a perft table for those with a twin."""
    for name in known_games():
        expected = {f"seats-{seats}" for seats in thesmos.load(name).seats}
        assert expected == {path.stem for path in RECORDS if path.parent.name == name}
    assert {path.parent.name for path in TABLES} == {path.stem.removeprefix("plain_") for path in TWINS}
