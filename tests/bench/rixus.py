"""Speed and memory of Rixus, beside the plain mutable twin: ``python tests/bench/rixus.py``."""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.yardstick import Bench
from lockstep.rixus import table_of
from twins.plain_rixus import PlainRixus

GAME, TABLES = table_of()


def twin(seats: int, chance: random.Random) -> PlainRixus:
    """Return a plain game with chance of its own."""
    return PlainRixus(TABLES, seats, shuffle=chance.shuffle, pick=chance.randrange)


if __name__ == "__main__":
    Bench(GAME, twin=twin, seats=3).show()
