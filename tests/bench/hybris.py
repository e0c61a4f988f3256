"""Speed and memory of Hybris, beside Rixus in the same run: ``python tests/bench/hybris.py [SEATS]``."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.yardstick import Pace
from thesmos.games.hybris.game import GAME
from thesmos.games.rixus.game import GAME as RIXUS

ROUNDS = 30


def show(seats: int) -> None:
    """Print actions per second of both games, measured in turns, and what a state of Hybris takes."""
    hybris, rixus = Pace(GAME, seats, batch=4), Pace(RIXUS, seats, batch=12)
    games = actions = yardstick = 0.0
    for _ in range(ROUNDS):
        rates = hybris.rate(hybris.play_engine)
        games, actions = max(games, rates[0]), max(actions, rates[1])
        yardstick = max(yardstick, rixus.rate(rixus.play_engine)[1])
    print(f"hybris, {seats} seats, random play, best of {ROUNDS} turns of {hybris.batch} games")
    print(f"{'':24}{'hybris':>12}{'rixus':>12}{'ratio':>8}")
    print(f"{'games per second':24}{games:12,.1f}")
    print(f"{'actions per second':24}{actions:12,.0f}{yardstick:12,.0f}{actions / yardstick:8.2f}")
    hybris.show_calls()


if __name__ == "__main__":
    show(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
