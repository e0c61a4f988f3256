from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.games.styx.game import GAME
from thesmos.games.styx.state import State


def states(seats: int, seed: int, most: int) -> list[State]:
    """Return the first states of a game that is played at random."""
    random, found = Random(seed), [GAME.start(seats, seed)]
    while (legal := GAME.legal_actions(found[-1])) and len(found) < most:
        found.append(GAME.reduce(found[-1], random.choice(legal)))
    return found


@pytest.mark.rule("STYX-DUEL-02")
@pytest.mark.rule("STYX-INFO-01")
def test_no_completed_world_gives_a_seat_the_same_token_twice() -> None:
    """With two tokens a seat, what is guessed for a face-down one is never what lies there of the same seat."""
    guessed = Counter[int]()
    for seed in range(6):
        for number, state in enumerate(states(2, seed, 60)):
            for seat in range(2):
                world = GAME.determinize(GAME.observe(state, Seat(seat)), Rng.seeded(f"{seed} {number}"))
                placed = [(token.seat, token.action) for token in world.tokens]
                assert len(placed) == len(set(placed))
                guessed[len(placed)] += 1
    assert all(guessed[count] > 50 for count in range(5))


@pytest.mark.parametrize("seats", GAME.seats)
def test_completed_worlds_can_be_played_to_their_end(seats: int) -> None:
    """From any moment a world that a seat thinks possible goes on by the rules, and ends."""
    line = states(seats, seats, 200)
    for number, state in enumerate(line[:: max(1, len(line) // 6)]):
        world, random = GAME.determinize(GAME.observe(state, Seat(number % seats)), Rng.seeded(number)), Random(number)
        while legal := GAME.legal_actions(world):
            world = GAME.reduce(world, random.choice(legal))
        assert GAME.outcome(world) is not None
