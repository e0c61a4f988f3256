"""Write the golden files anew: ``python tests/golden/make.py`` from the top of the project, after a wanted change.

The records come from the engine. The perft tables come from the plain twins, so that they are no copies of what they
check; a game without a twin has none.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import attrs

from lockstep import rixus, styx
from thesmos.core.match import Match, new_match
from thesmos.core.registry import known_games
from thesmos.core.rng import Rng

HERE = Path(__file__).parent
SEED = 7
OPENINGS = (0, 40)
"""Lines are counted from the start, and from where so many random actions lead."""


@attrs.frozen
class Golden:
    """How the golden files of a game are made.

    Attributes:
        game: its name.
        twin: a plain game for a number of seats and a seed.
        move: the twin's form of an action.
        shared: what all plain games share, which is not copied.
        most: lines after which no further length is counted.
    """

    game: str
    twin: Callable[[int, int], Any]
    move: Callable[[Any], Any]
    shared: Any
    most: int = 3000


GAME_OF_RIXUS, TABLES_OF_RIXUS = rixus.table_of()
GOLDEN = (
    Golden("rixus", lambda seats, seed: rixus.twin_of(TABLES_OF_RIXUS, seats, seed), rixus.move_of, TABLES_OF_RIXUS),
    Golden("styx", styx.twin_of, styx.move_of, styx.TABLES),
)


def random_match(name: str, seats: int, seed: int | str, most: int = 10_000) -> Match[Any, Any]:
    """Return a match that was played at random, to the end or so far."""
    match, chance = new_match(name, seats, seed), Rng.seeded(f"golden {seed}")
    while match.legal_actions and len(match.history) < most:
        action, chance = chance.choice(match.legal_actions, "action")
        match = match.apply(action)
    return match


def twins_after(golden: Golden, plain: Any) -> list[Any]:
    """Return a copy of a plain game after each of its moves."""
    copies = []
    for move in plain.legal():
        after = copy.deepcopy(plain, {id(golden.shared): golden.shared})
        after.apply(move)
        copies.append(after)
    return copies


def counts(golden: Golden, plain: Any) -> list[int]:
    """Count action sequences of each length with the twin, on copies of it, until there are many."""
    found: list[int] = []
    level = [plain]
    while level and (not found or found[-1] < golden.most):
        found.append(sum(len(one.legal()) for one in level))
        level = [after for one in level for after in twins_after(golden, one)]
    return found


def perft_table(golden: Golden, seats: int, opening: int) -> list[str]:
    """Return the lines of one table."""
    match = random_match(golden.game, seats, SEED, opening)
    plain = golden.twin(seats, SEED)
    for action in match.history:
        plain.apply(golden.move(action))
    return [
        f"[seats-{seats}-after-{len(match.history)}]",
        f"seats = {seats}",
        f"seed = {SEED}",
        f"opening = {list(match.notation)}".replace("'", '"'),
        f"counts = {counts(golden, plain)}",
        "",
    ]


def write_records(game: str) -> None:
    """Write a record of a whole game for each number of seats: the shortest of several."""
    for seats in new_match(game).game.seats:
        played = [random_match(game, seats, seed) for seed in range(12)]
        shortest = min(played, key=lambda match: len(match.history))
        (HERE / game / f"seats-{seats}.json").write_text(shortest.to_json())


def write_perft(golden: Golden) -> None:
    """Write the perft tables of a game."""
    lines = [f"# Action sequences of {golden.game.title()} after an opening, counted with the plain twin.", ""]
    for seats in new_match(golden.game).game.seats:
        for opening in OPENINGS:
            lines += perft_table(golden, seats, opening)
    (HERE / golden.game / "perft.toml").write_text("\n".join(lines))


def main() -> None:
    """Write all files."""
    for game in known_games():
        (HERE / game).mkdir(exist_ok=True)
        write_records(game)
    for golden in GOLDEN:
        write_perft(golden)


if __name__ == "__main__":
    main()
