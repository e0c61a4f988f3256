from __future__ import annotations

import json
from pathlib import Path

import pytest

import thesmos
from cli.run import succeed
from thesmos.cli.options import read_options, read_seed
from thesmos.sim.results import Results


def test_tables_of_a_run(tmp_path: Path) -> None:
    """All tables stand in the output, each under its title, and the file has the very rows of the library."""
    file = tmp_path / "out.json"
    shown = succeed("simulate", "rixus", "--seats", "3", "--games", "4", "--seed", "x", "--json", str(file))
    lines = [line.rstrip() for line in shown.splitlines()]
    for title in (
        "Wins by seat",
        "How games ended",
        "Conditions that decided",
        "Measures of a game",
        "Speed",
        "Cards, times in all games",
    ):
        assert lines.count(title) == 1
    for head in ("Games per second", "95% interval", "90% within", "Actions"):
        assert head in shown
    results = thesmos.simulate("rixus", seats=3, games=4, seed="x")
    assert json.loads(file.read_text())["rows"] == results.to_dicts()
    assert f"{results.summary().wins[0].share.low:.1%} to" in shown


def test_options_of_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every option reaches the library as it should."""
    seen: list[object] = []

    def spy(*args: object, **named: object) -> Results:
        seen.extend([args[1:], named])
        return Results("rixus", "1", 2, 0, ("a", "b"), ())

    monkeypatch.setattr("thesmos.cli.simulate.run_games", spy)
    bots = ("--bot", "random", "--bot", "monte-carlo")
    succeed("simulate", "rixus", "--games", "7", "--seed", "-3", *bots, "--workers", "2", "--option", "first=1")
    assert seen == [
        (2, 7, -3, ["random", "monte-carlo"], False),
        {"options": {"first": 1}, "workers": 2, "tally": False},
    ]
    succeed("simulate", "rixus", "--bot", "monte-carlo", "--tally")
    assert seen[2:] == [(2, 100, 0, "monte-carlo", False), {"options": {}, "workers": 1, "tally": True}]


def test_events_are_counted_on_demand() -> None:
    """With --tally there is a table of the events."""
    assert "In games" in succeed("simulate", "rixus", "--games", "1", "--tally")
    assert "In games" not in succeed("simulate", "rixus", "--games", "1")


@pytest.mark.parametrize(
    ("text", "seed"), [("7", 7), ("-7", -7), ("+7", 7), ("07", 7), ("7a", "7a"), ("", ""), ("٣", "٣"), ("1_0", "1_0")]
)
def test_seeds_are_ints_if_they_look_like_it(text: str, seed: int | str) -> None:
    """Digits with a sign are an int, anything else is a text."""
    assert seed == read_seed(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("true", True),
        ('"a b"', "a b"),
        ("a b", "a b"),
        ("", ""),
        ("1.5", 1.5),
        ("[1]", "[1]"),
        ("1\nother = 2", "1\nother = 2"),
        ("[" * 5000, "[" * 5000),
        ("a=b", "a=b"),
    ],
)
def test_options_are_read_as_toml_or_text(text: str, value: object) -> None:
    """Numbers, truths and quoted texts are what TOML makes of them, all else is itself."""
    read = read_options([f"key={text}"])["key"]
    assert (type(value), value) == (type(read), read)
