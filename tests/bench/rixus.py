"""Speed and memory of Rixus, beside the plain mutable twin: ``python tests/bench/rixus.py``.

Both play the same number of random games in turns of a few games each, so that a busy machine slows both. The ratio is
that of the best rates. What is timed is everything that a random game needs: setup, legal actions, choice, action.
"""

from __future__ import annotations

import random
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from lockstep.rixus import table_of
from thesmos.core.match import Match, new_match
from twins.plain_rixus import PlainRixus

GAME, TABLES = table_of()
SEATS = 3
BATCH = 12
ROUNDS = 40


def play_engine(seed: int) -> int:
    """Play one random game with the engine; return its actions."""
    state, draw, plies = GAME.start(SEATS, seed), random.Random(seed).random, 0
    legal_actions, reduce = GAME.legal_actions, GAME.reduce
    while legal := legal_actions(state):
        state = reduce(state, legal[int(draw() * len(legal))])
        plies += 1
    return plies


def play_twin(seed: int) -> int:
    """Play one random game with the twin; return its actions."""
    chance, draw, plies = random.Random(seed), random.Random(seed).random, 0
    game = PlainRixus(TABLES, SEATS, shuffle=chance.shuffle, pick=chance.randrange)
    while legal := game.legal():
        game.apply(legal[int(draw() * len(legal))])
        plies += 1
    return plies


def rate(play: Callable[[int], int], first: int) -> tuple[float, float]:
    """Return games and actions per second over a batch."""
    start = process_time()
    plies = sum(play(first + number) for number in range(BATCH))
    passed = process_time() - start
    return BATCH / passed, plies / passed


def best_of_both() -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the best rates of engine and twin, measured in turns over the same seeds."""
    engine = twin = (0.0, 0.0)
    for _ in range(ROUNDS):
        engine, twin = max(engine, rate(play_engine, 0)), max(twin, rate(play_twin, 0))
    return engine, twin


def a_match(seed: int, most: int = 400) -> Match:  # type: ignore[type-arg]
    """Return a match that was played at random."""
    match, chance = new_match(GAME, SEATS, seed), random.Random(seed)
    while match.legal_actions and len(match.plies) < most:
        match = match.apply(chance.choice(match.legal_actions))
    return match


def microseconds(call: Callable[[], object], calls: int) -> float:
    """Return the best time of one of the calls that a function makes, in microseconds."""
    times = []
    for _ in range(15):
        start = process_time()
        call()
        times.append(process_time() - start)
    return min(times) / calls * 1e6


def single_calls() -> tuple[float, float]:
    """Return the time of `reduce` and of `legal_actions` over the states of a match."""
    match = a_match(1)
    states = [match.start, *(ply.state for ply in match.plies)]
    pairs = list(zip(states, match.history, strict=False))
    reduce = microseconds(lambda: [GAME.reduce(state, action) for state, action in pairs], len(pairs))
    legal = microseconds(lambda: [GAME.legal_actions(state) for state in states], len(states))
    return reduce, legal


def bytes_per_state() -> float:
    """Return how much memory each retained state of a match takes, its events and its place in the match included."""
    a_match(2)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    match = a_match(2)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / (len(match.plies) + 1)


def main() -> None:
    """Print all figures."""
    (games, actions), (plain_games, plain_actions) = best_of_both()
    reduce, legal = single_calls()
    print(f"rixus, {SEATS} seats, random play, best of {ROUNDS} turns of {BATCH} games")
    print(f"{'':24}{'engine':>12}{'plain twin':>12}{'ratio':>8}")
    print(f"{'games per second':24}{games:12,.0f}{plain_games:12,.0f}{games / plain_games:8.2f}")
    print(f"{'actions per second':24}{actions:12,.0f}{plain_actions:12,.0f}{actions / plain_actions:8.2f}")
    print(f"{'reduce':24}{reduce:9.2f} us")
    print(f"{'legal_actions':24}{legal:9.2f} us")
    print(f"{'bytes per state':24}{bytes_per_state():12,.0f}")


if __name__ == "__main__":
    main()
