"""The Styx engine and its plain twin agree in every public and hidden fact after each action."""

from __future__ import annotations

import pytest

from lockstep.styx import play_in_lockstep
from thesmos.games.styx.game import GAME

GAMES = 60
DEEP = 1000


@pytest.mark.parametrize("seats", GAME.seats)
def test_engine_and_twin_agree(seats: int) -> None:
    """Random and eager games at each number of seats, with and without compensation, are equal action by action."""
    played = [
        play_in_lockstep(seats, seed, compensation=bool(seed % 2), greedy=bool(seed % 3)) for seed in range(GAMES)
    ]
    assert [] == [problem for _, problem in played if problem]
    assert min(plies for plies, _ in played) > 0


@pytest.mark.deep
@pytest.mark.parametrize("seats", GAME.seats)
def test_engine_and_twin_agree_deeply(seats: int) -> None:
    """The same over thousands of games."""
    problems = [
        play_in_lockstep(seats, seed, compensation=bool(seed % 2), greedy=bool(seed % 3))[1]
        for seed in range(1000, 1000 + DEEP)
    ]
    assert [] == [problem for problem in problems if problem]
