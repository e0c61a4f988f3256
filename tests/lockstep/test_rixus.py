"""The engine and its plain twin agree in every public and hidden fact after each action."""

from __future__ import annotations

from pathlib import Path

import pytest

from lockstep.rixus import TINY, difference, play_in_lockstep, table_of, twin_of

GAMES = 30
DEEP = 500
TABLES = [pytest.param(None, seats, id=f"own-{seats}") for seats in range(2, 7)]
TABLES += [pytest.param(TINY, seats, id=f"tiny-{seats}") for seats in range(2, 5)]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_engine_and_twin_agree(edition: Path | None, seats: int) -> None:
    """Random games at each number of seats, from each first seat, are equal action by action."""
    table = table_of(edition)
    played = [play_in_lockstep(table, seats, seed, seed % seats) for seed in range(GAMES)]
    assert [] == [problem for _, problem in played if problem]
    assert min(plies for plies, _ in played) > 0


@pytest.mark.deep
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_engine_and_twin_agree_deeply(edition: Path | None, seats: int) -> None:
    """The same over thousands of games."""
    table = table_of(edition)
    problems = [play_in_lockstep(table, seats, seed, seed % seats)[1] for seed in range(1000, 1000 + DEEP)]
    assert [] == [problem for problem in problems if problem]


def test_a_difference_is_found() -> None:
    """The comparison can fail: a twin with one token more is told apart."""
    game, tables = table_of()
    state, plain = game.start(3, 1), twin_of(tables, 3, 1)
    assert "" == difference(game, state, plain)
    plain.spoils[1] += 1
    assert difference(game, state, plain).startswith("spoils:")
