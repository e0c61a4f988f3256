from __future__ import annotations

from pathlib import Path

import pytest

import thesmos
from cli.run import complain, succeed

TINY = str(Path(__file__).parents[1] / "data" / "rixus_tiny.toml")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a few actions."""
    match = thesmos.new_match("rixus", seats=2, seed="s").apply("draw").apply("draw")
    file = tmp_path / "game.json"
    file.write_text(match.to_json())
    return file


def test_replay_says_what_it_checked(record: Path) -> None:
    """Game, seats, seed, number of actions and outcome."""
    lines = succeed("replay", str(record)).splitlines()
    assert [
        "game     rixus, rules 1, edition reconstructed",
        "seats    2",
        "seed     's'",
        "actions  2",
        "every action and state is as recorded",
    ] == lines[:5]
    assert lines[5].startswith("outcome  not over: seat ")


def test_show_has_every_action_with_events_and_rules(record: Path) -> None:
    """Each action is numbered, with its events and the rules that they follow below it."""
    match = thesmos.Match.from_json(record.read_text())
    shown = succeed("replay", str(record), "--show")
    assert "1. seat 0: draw\n" in shown
    assert "2. seat 0: draw\n" in shown
    assert all(f"    {event}\n" in shown for event in match.events)


def test_a_changed_record_is_refused(record: Path) -> None:
    """The first action that differs is named."""
    record.write_text(record.read_text().replace('"do": "draw"', '"do": "end turn"', 1))
    assert complain("replay", str(record)).startswith(f"{record}: action 1 ('end turn'): ")


def test_a_record_of_another_edition_needs_it(tmp_path: Path) -> None:
    """A record replays with the edition that it was played with, and with no other."""
    file = tmp_path / "game.json"
    game = thesmos.load("rixus", TINY)
    file.write_text(thesmos.new_match(game, seats=2, seed=1).apply("draw").to_json())
    assert "edition tiny" in succeed("replay", str(file), "--edition", TINY)
    assert complain("replay", str(file)).startswith(f"{file}: edition id: ")
