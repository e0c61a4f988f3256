"""Laws about what lies outside of a state: global chance, other games, other processes."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from itertools import pairwise
from typing import Any
from unittest.mock import patch

from thesmos.core.game import Game
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.core.text import to_text
from thesmos.testing.laws.law import GameLaw, Trial, Verdict
from thesmos.testing.walk import walk

_PLIES = 80
_MATCHES = 4
_SELDOM = 5
_PROBE = """
import pickle, sys
sys.path[:0] = pickle.load(sys.stdin.buffer)
from thesmos.testing.laws.apart import fingerprint
print(fingerprint(*pickle.load(sys.stdin.buffer)))
"""

Trail = tuple[str, tuple[Any, ...]]
"""A seed, and the actions of its match."""


def _trails(trial: Trial) -> list[Trail]:
    return [(match[-1].seed, match[-1].trail[:_PLIES]) for match in trial.matches]


def _replay(trial: Trial, trail: Trail) -> Iterator[str]:
    """Yield the text of every state of a match, and now and then the answers to all that can be asked of it."""
    game, (seed, actions) = trial.game, trail
    state = game.start(trial.seats, seed)
    yield _ask_everything(game, state, trial.seats)
    for number, action in enumerate(actions):
        state = game.reduce(state, action)
        yield to_text(state) if number % _SELDOM else _ask_everything(game, state, trial.seats)


def _ask_everything(game: Game[Any, Any], state: Any, seats: int) -> str:
    asked = [to_text(state), str(game.outcome(state))]
    asked += [game.notation.format(action) for action in game.legal_actions(state)]
    for seat in range(seats):
        view = game.observe(state, Seat(seat))
        asked += [to_text(view), to_text(game.determinize(view, Rng.seeded(seat)))]
    return "\n".join(asked)


def _no_global_chance(trial: Trial) -> Iterator[Verdict]:
    """Play what was played before, first with all generators of the process made to raise."""
    for trail in _trails(trial)[:_MATCHES]:
        try:
            with _global_chance_refused():
                again = list(_replay(trial, trail))
            before = random.getstate()
            expected = list(_replay(trial, trail))
        except _GlobalChanceError as used:
            yield f"{used} was used, which is not the chance of the state"
            return
        except Exception as problem:  # noqa: BLE001 - a line that was played before can't raise by itself
            yield f"the same seed and actions gave another game: {type(problem).__name__}: {problem}"
            return
        if random.getstate() != before:
            yield "the generator of the whole process was used"
            return
        yield "" if again == expected else "the same seed and actions gave another game"


class _GlobalChanceError(Exception):
    pass


@contextmanager
def _global_chance_refused() -> Iterator[None]:
    def refuse(name: str) -> Any:
        def raiser(*_: object, **__: object) -> None:
            raise _GlobalChanceError(name)

        return raiser

    names = ("random", "getrandbits", "_randbelow", "seed")
    with ExitStack() as refused:
        for kind in (random.Random, random.SystemRandom):
            made = {name: refuse(f"random.{name}") for name in names}
            refused.enter_context(patch.multiple(kind, **made))
        for name in dir(random):
            if isinstance(getattr(getattr(random, name), "__self__", None), random.Random):
                refused.enter_context(patch.object(random, name, refuse(f"random.{name}")))
        refused.enter_context(patch.object(os, "urandom", refuse("os.urandom")))
        yield


def _games_keep_apart(trial: Trial) -> Iterator[Verdict]:
    """Two games that are played in turn are those that are played one after the other."""
    trails = _trails(trial)[: _MATCHES + 1]
    if len(trails) == 1:
        last = list(walk(trial.game, trial.seats, f"{trial.seed} beside", "uniform"))[-1]
        trails.append((last.seed, last.trail[:_PLIES]))
    for trail, other_trail in pairwise(trails):
        woven, alone = [], []
        try:
            alone = list(_replay(trial, trail))
            other = _replay(trial, other_trail)
            for state in _replay(trial, trail):
                woven.append(state)
                next(other, None)
        except Exception as problem:  # noqa: BLE001 - a line that was played before can't raise by itself
            woven.append(f"{type(problem).__name__}: {problem}")
        yield "" if woven == alone else "a game changes when another one is played beside it"


def fingerprint(game: Game[Any, Any], seats: int, seed: str, picks: int) -> str:
    """Return a digest of a game whose actions are picked by their places among the legal ones."""
    state, made = game.start(seats, seed), sha256()
    for ply in range(picks):
        made.update(_ask_everything(game, state, seats).encode())
        legal = game.legal_actions(state)
        if not legal:
            break
        state = game.reduce(state, legal[(ply * 7919 + len(legal) // 2) % len(legal)])
    return made.hexdigest()


def _hash_seeds(trial: Trial) -> Iterator[Verdict]:
    if not trial.processes:
        return
    try:
        sent = pickle.dumps(list(sys.path)) + pickle.dumps((trial.game, trial.seats, trial.seed, _PLIES))
    except Exception:  # noqa: BLE001 - what can't be pickled can't be looked at in another process
        return
    found = set()
    for seed in ("0", "1", "2"):
        done = subprocess.run(  # noqa: S603 - our own interpreter and our own text
            [sys.executable, "-c", _PROBE],
            input=sent,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=False,
        )
        if done.returncode:
            yield f"the game can't be played in another process: {done.stderr.decode()[-200:]}"
            return
        found.add(done.stdout)
    yield "" if len(found) == 1 else "the game depends on PYTHONHASHSEED"


GAME_LAWS = (
    GameLaw("no-global-chance", "chance comes from the state alone", _no_global_chance),
    GameLaw("games-keep-apart", "games that are played side by side don't touch each other", _games_keep_apart),
    GameLaw("hash-seed", "nothing depends on the order of a set or a hash", _hash_seeds),
)
