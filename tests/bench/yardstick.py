"""What every benchmark of a game prints: speed and memory beside a plain mutable twin.

Both play the same number of random games in turns of a few games each, so that a busy machine slows both. No game is
played twice, as what was met before is quicker. Rates and ratio are those of the median turn. What is timed is
everything that a random game needs: setup, legal actions, choice, action.
"""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable, Iterable
from statistics import median
from time import process_time
from typing import Any, Protocol

import attrs

from thesmos.core.game import Game
from thesmos.core.match import Match, new_match


class Plain(Protocol):
    """A twin: one running game that changes in place."""

    def legal(self) -> list[Any]:
        """Return every legal move."""

    def apply(self, move: Any, /) -> None:
        """Make a legal move."""


@attrs.frozen
class Pace:
    """A game whose speed is measured.

    Attributes:
        game: the rules.
        seats: the number of players.
        batch: games of one turn.
        longest: actions after which the match that is kept in memory is left.
    """

    game: Game[Any, Any]
    seats: int
    batch: int = 12
    longest: int = 400

    def play_engine(self, seed: int) -> int:
        """Play one random game with the engine; return its actions."""
        state, draw, plies = self.game.start(self.seats, seed), random.Random(seed).random, 0
        legal_actions, reduce = self.game.legal_actions, self.game.reduce
        while legal := legal_actions(state):
            state = reduce(state, legal[int(draw() * len(legal))])
            plies += 1
        return plies

    def rate(self, play: Callable[[int], int], turn: int) -> tuple[float, float]:
        """Return games and actions per second over the batch of a turn."""
        start = process_time()
        plies = sum(play(number) for number in range(turn * self.batch, (turn + 1) * self.batch))
        passed = process_time() - start
        return self.batch / passed, plies / passed

    def a_match(self, seed: int) -> Match[Any, Any]:
        """Return a match that was played at random."""
        match, chance = new_match(self.game, self.seats, seed), random.Random(seed)
        while match.legal_actions and len(match.plies) < self.longest:
            match = match.apply(chance.choice(match.legal_actions))
        return match

    def single_calls(self) -> tuple[float, float]:
        """Return the time of `reduce` and of `legal_actions` over the states of a match."""
        match = self.a_match(1)
        states = [match.start, *(ply.state for ply in match.plies)]
        pairs = list(zip(states, match.history, strict=False))
        reduce = microseconds(lambda: [self.game.reduce(state, action) for state, action in pairs], len(pairs))
        legal = microseconds(lambda: [self.game.legal_actions(state) for state in states], len(states))
        return reduce, legal

    def bytes_per_state(self) -> float:
        """Return how much memory each retained state of a match takes, events and place in the match included."""
        self.a_match(2)
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        match = self.a_match(2)
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (after - before) / (len(match.plies) + 1)

    def show_calls(self) -> None:
        """Print what single calls take, and the memory of a state."""
        reduce, legal = self.single_calls()
        print(f"{'reduce':24}{reduce:9.2f} us")
        print(f"{'legal_actions':24}{legal:9.2f} us")
        print(f"{'bytes per state':24}{self.bytes_per_state():12,.0f}")


@attrs.frozen
class Bench(Pace):
    """A game beside its twin.

    Attributes:
        twin: makes a plain game for a number of seats and a seed.
        rounds: turns of each.
    """

    twin: Callable[[int, random.Random], Plain] = attrs.field(kw_only=True)
    rounds: int = 100

    def play_twin(self, seed: int) -> int:
        """Play one random game with the twin; return its actions."""
        draw, plies = random.Random(seed).random, 0
        game = self.twin(self.seats, random.Random(seed))
        while legal := game.legal():
            game.apply(legal[int(draw() * len(legal))])
            plies += 1
        return plies

    def show(self) -> None:
        """Print all figures."""
        turns = [(self.rate(self.play_engine, turn), self.rate(self.play_twin, turn)) for turn in range(self.rounds)]
        print(f"{self.game.name}, {self.seats} seats, random play, {self.rounds} turns of {self.batch} games")
        print(f"{'':24}{'engine':>12}{'plain twin':>12}{'ratio':>8}")
        for place, name in enumerate(("games", "actions")):
            show_median(f"{name} per second", [(engine[place], twin[place]) for engine, twin in turns])
        self.show_calls()


def show_median(name: str, turns: Iterable[tuple[float, float]]) -> None:
    """Print the median rates of two games, and the median of their ratios turn by turn."""
    pairs = list(turns)
    first, second = (median(rates) for rates in zip(*pairs, strict=True))
    print(f"{name:24}{first:12,.0f}{second:12,.0f}{median(one / two for one, two in pairs):8.2f}")


def microseconds(call: Callable[[], object], calls: int) -> float:
    """Return the best time of one of the calls that a function makes, in microseconds."""
    times = []
    for _ in range(15):
        start = process_time()
        call()
        times.append(process_time() - start)
    return min(times) / calls * 1e6
