"""Speed and memory of Hybris, beside Rixus in the same run: ``python tests/bench/hybris.py [SEATS]``."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.yardstick import Pace, show_median
from thesmos.games.hybris.game import GAME
from thesmos.games.rixus.game import GAME as RIXUS

ROUNDS = 30


def show(seats: int) -> None:
    """Print actions per second of both games, measured in turns, and what a state of Hybris takes."""
    hybris, rixus = Pace(GAME, seats, batch=4), Pace(RIXUS, seats, batch=12)
    turns = [(hybris.rate(hybris.play_engine, turn), rixus.rate(rixus.play_engine, turn)) for turn in range(ROUNDS)]
    print(f"hybris, {seats} seats, random play, {ROUNDS} turns of {hybris.batch} games")
    print(f"{'':24}{'hybris':>12}{'rixus':>12}{'ratio':>8}")
    print(f"{'games per second':24}{median(games for (games, _), _ in turns):12,.1f}")
    show_median("actions per second", [(actions, yardstick) for (_, actions), (_, yardstick) in turns])
    hybris.show_calls()


if __name__ == "__main__":
    show(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
