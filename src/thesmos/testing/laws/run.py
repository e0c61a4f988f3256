"""Laws about whole games and runs of many games."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from thesmos.sim.simulate import simulate
from thesmos.testing.laws.law import GameLaw, Trial, Verdict
from thesmos.testing.walk import Moment

_GAMES = 4
_ALONE = 300
"""Choices of one seat in a row, after which it is taken for granted that they can go on without end."""


def _ends(trial: Trial) -> Iterator[Verdict]:
    for match in trial.matches:
        last, bound = match[-1], trial.game.bound
        alone = _alone(match)
        if alone > _ALONE:
            yield f"seat {match[-2].actor} could choose {alone} times without anybody else being asked"
        elif len(last.trail) >= bound and last.legal:
            yield f"a game goes on after {bound} actions"
        elif not last.legal:
            yield ""


def _alone(match: tuple[Moment, ...]) -> int:
    """Return the most choices that one seat made in a row, at the end of a walk."""
    count = 0
    for moment in reversed(match[:-1]):
        if moment.actor != match[-2].actor:
            break
        count += 1
    return count


def _same_rows(trial: Trial) -> Iterator[Verdict]:
    plain = simulate(trial.game, trial.seats, _GAMES, trial.seed)
    with ThreadPoolExecutor(2) as pool:
        spread = simulate(trial.game, trial.seats, _GAMES, trial.seed, executor=pool)
    longer = simulate(trial.game, trial.seats, _GAMES + 2, trial.seed)
    same = plain.rows == spread.rows == longer.rows[:_GAMES]
    yield "" if same else "the rows of a run depend on how it was divided"
    seeds = {row.seed for row in longer.rows}
    yield "" if len(seeds) == len(longer.rows) else "two games of a run have the same seed"


def _set_up(trial: Trial) -> Iterator[Verdict]:
    """Every kind of card of the edition with copies for this number of seats must be somewhere at the start."""
    game = trial.game
    if game.edition is None or game.zones is None:
        return
    there = {item for zone in game.zones(trial.matches[0][0].state).values() for item in zone}
    unused = set(game.unused(trial.seats)) if game.unused is not None else set()
    for card in game.edition.cards:
        if card not in unused:
            yield "" if card in there else f"the card {card!r} is in the edition, but in no zone at the start"


GAME_LAWS = (
    GameLaw("ends-within-its-bound", "every game ends, and no seat can choose without end", _ends),
    GameLaw(
        "rows-do-not-depend-on-the-run",
        "workers, chunks and order make no difference, and no seed is used twice",
        _same_rows,
    ),
    GameLaw("sets-up-every-card", "every card of the edition is in the game", _set_up),
)
