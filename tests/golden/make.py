"""Write the golden files anew: ``python tests/golden/make.py`` from the top of the project, after a wanted change.

The records come from the engine. The perft table comes from the plain twin, so that it is no copy of what it checks.
"""

from __future__ import annotations

import copy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from lockstep.rixus import table_of, twin_of
from thesmos.core.match import Match, new_match
from thesmos.core.rng import Rng
from twins.plain_rixus import PlainRixus

HERE = Path(__file__).parent
SEED = 7
DEPTH = 4


def random_match(name: str, seats: int, seed: int | str) -> Match:  # type: ignore[type-arg]
    """Return a whole match that was played at random."""
    match, chance = new_match(name, seats, seed), Rng.seeded(f"golden {seed}")
    while match.legal_actions:
        action, chance = chance.choice(match.legal_actions, "action")
        match = match.apply(action)
    return match


def perft_of_twin(plain: PlainRixus, depth: int) -> int:
    """Count action sequences with the twin, on copies of it."""
    if not depth:
        return 1
    total = 0
    for move in plain.legal():
        after = copy.deepcopy(plain)
        after.apply(move)
        total += perft_of_twin(after, depth - 1)
    return total


def main() -> None:
    """Write all files."""
    game, tables = table_of()
    lines = [f"# Action sequences from the start of Rixus, seed {SEED}, counted with the plain twin.", ""]
    for seats in game.seats:
        counts = [perft_of_twin(twin_of(tables, seats, SEED), depth) for depth in range(1, DEPTH + 1)]
        lines += [f"[seats-{seats}]", f"seed = {SEED}", f"counts = {counts}", ""]
        shortest = min((random_match("rixus", seats, seed) for seed in range(12)), key=lambda match: len(match.history))
        (HERE / "rixus" / f"seats-{seats}.json").write_text(shortest.to_json())
    (HERE / "rixus" / "perft.toml").write_text("\n".join(lines))


if __name__ == "__main__":
    main()
