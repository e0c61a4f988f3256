"""Speed and memory of Styx, beside the plain mutable twin: ``python tests/bench/styx.py [SEATS]``."""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.yardstick import Bench
from lockstep.styx import TABLES
from thesmos.games.styx.game import GAME
from twins.plain_styx import PlainStyx


def twin(seats: int, chance: random.Random) -> PlainStyx:
    """Return a plain game with chance of its own."""
    return PlainStyx(TABLES, seats, shuffle=chance.shuffle, pick=chance.randrange)


if __name__ == "__main__":
    Bench(GAME, twin=twin, seats=int(sys.argv[1]) if len(sys.argv) > 1 else 4).show()
