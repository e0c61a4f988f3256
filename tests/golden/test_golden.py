"""Golden records replay to the byte, and perft counts are those of the plain twin."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import thesmos
from thesmos.core.registry import known_games
from thesmos.testing import perft

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))
TABLES = sorted(HERE.glob("*/perft.toml"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_the_byte(path: Path) -> None:
    """A record of an earlier day replays, and is written again as it was."""
    text = path.read_text()
    match = thesmos.Match.from_json(text)
    assert match.outcome is not None
    assert text == match.to_json()


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.parent.name)
def test_perft_counts_are_those_of_the_twin(path: Path) -> None:
    """From each start there are as many lines of each length as the twin has."""
    game = thesmos.load(path.parent.name)
    for name, table in tomllib.loads(path.read_text()).items():
        seats = int(name.removeprefix("seats-"))
        start = game.start(seats, table["seed"])
        assert table["counts"] == [perft(game, start, depth) for depth in range(1, len(table["counts"]) + 1)]


def test_every_game_has_golden_files() -> None:
    """There is a record for each number of seats and a perft table for every registered game."""
    for name in known_games():
        expected = {f"seats-{seats}" for seats in thesmos.load(name).seats}
        assert expected == {path.stem for path in RECORDS if path.parent.name == name}
        assert any(path.parent.name == name for path in TABLES)
