"""Laws about chance."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import pairwise
from typing import Any
from unittest.mock import patch

from thesmos.core.agenda import actor_of
from thesmos.core.game import Game
from thesmos.core.ids import Seat
from thesmos.core.rng import NO_RNG, Rng
from thesmos.core.text import from_text, to_text
from thesmos.testing.laws.hidden import views, worlds
from thesmos.testing.laws.law import GameLaw, MomentLaw, Trial, Verdict
from thesmos.testing.walk import Moment

_SEEDS = 8
_PLIES = 80
_PROBE = """
import pickle, sys
sys.path[:0] = pickle.load(sys.stdin.buffer)
from thesmos.testing.laws.chance import fingerprint
print(fingerprint(*pickle.load(sys.stdin.buffer)))
"""


def _no_foresight(moment: Moment) -> Verdict:
    for seat, view in views(moment):
        if view.rng == moment.state.rng and view.rng != NO_RNG:
            return f"seat {seat} sees the chance of the state"
        first, second = worlds(moment, seat, view)
        if moment.state.rng in (first.rng, second.rng) or first.rng == second.rng:
            return f"completions of what seat {seat} sees share their chance, so a search can foresee it"
    return ""


def _saves_and_loads(moment: Moment) -> Verdict:
    if moment.after is None:
        return None
    loaded = from_text(to_text(moment.state), moment.state)
    if to_text(moment.game.reduce(loaded, moment.action)) != to_text(moment.after):
        return "a game that was saved and loaded goes on differently"
    return ""


def _trails(trial: Trial) -> list[tuple[str, tuple[Any, ...]]]:
    return [(match[-1].seed, match[-1].trail[:_PLIES]) for match in trial.matches]


def _replay(game: Game[Any, Any], seats: int, seed: str, trail: tuple[Any, ...]) -> Iterator[Any]:
    state = game.start(seats, seed)
    yield state
    for action in trail:
        state = game.reduce(state, action)
        yield state


def _no_global_chance(trial: Trial) -> Iterator[Verdict]:
    for seed, trail in _trails(trial)[:4]:
        before = random.getstate()
        expected = [to_text(state) for state in _replay(trial.game, trial.seats, seed, trail)]
        if random.getstate() != before:
            yield "the generator of the whole process was used"
            return
        try:
            with _global_chance_refused():
                again = [to_text(state) for state in _replay(trial.game, trial.seats, seed, trail)]
        except _GlobalChanceError as used:
            yield f"{used} was used, which is not the chance of the state"
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
    with (
        patch.multiple(random.Random, **{name: refuse(f"random.{name}") for name in names}),
        patch.object(os, "urandom", refuse("os.urandom")),
    ):
        yield


def _games_keep_apart(trial: Trial) -> Iterator[Verdict]:
    """Two games that are played in turn are those that are played one after the other."""
    trails = _trails(trial)
    for (seed, trail), (other_seed, other_trail) in pairwise(trails[:5]):
        alone = [to_text(state) for state in _replay(trial.game, trial.seats, seed, trail)]
        other = _replay(trial.game, trial.seats, other_seed, other_trail)
        woven = []
        for state in _replay(trial.game, trial.seats, seed, trail):
            woven.append(to_text(state))
            next(other, None)
        yield "" if woven == alone else "a game changes when another one is played beside it"


def _streams_vary(trial: Trial) -> Iterator[Verdict]:
    """Watch every draw of many seeds: the k-th draw of a stream must not be the same for all of them."""
    drawn: dict[tuple[str, int], dict[str, int]] = defaultdict(dict)
    original = Rng.words
    current = ""

    def watched(self: Rng, count: int, stream: str) -> tuple[tuple[int, ...], Rng]:
        words, after = original(self, count, stream)
        if words:
            place = dict(self.counters).get(stream, 0)
            drawn[stream, place][current] = words[0]
        return words, after

    with patch.object(Rng, "words", watched):
        for number in range(_SEEDS):
            current = f"{trial.seed} varied {number}"
            state = trial.game.start(trial.seats, current)
            _play_on(trial.game, state, current)
    for (stream, place), results in sorted(drawn.items()):
        if len(results) >= _SEEDS // 2 and stream != "walk":
            dead = len(set(results.values())) == 1
            yield f"draw {place} of the stream {stream!r} is the same for {len(results)} seeds" if dead else ""


def _play_on(game: Game[Any, Any], state: Any, seed: str) -> None:
    digest = sha256(seed.encode()).digest()
    for ply in range(20 * _PLIES):
        legal = game.legal_actions(state)
        if not legal:
            return
        state = game.reduce(state, legal[digest[ply % len(digest)] * (ply + 1) % len(legal)])


def fingerprint(game: Game[Any, Any], seats: int, seed: str, picks: int) -> str:
    """Return a digest of a game whose actions are picked by their places among the legal ones."""
    state, made = game.start(seats, seed), sha256()
    for ply in range(picks):
        legal = game.legal_actions(state)
        made.update(to_text(state).encode())
        made.update(" ".join(game.notation.format(action) for action in legal).encode())
        if not legal:
            break
        state = game.reduce(state, legal[(ply * 7919 + len(legal) // 2) % len(legal)])
        seat = actor_of(state)
        if seat is not None:
            made.update(to_text(game.observe(state, Seat(seat))).encode())
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


LAWS = (
    MomentLaw("no-foresight", "no view and no completion shares the chance of the state", _no_foresight, 8),
    MomentLaw("saves-and-loads", "a game that is saved and loaded goes on as it would have", _saves_and_loads, 20),
)
GAME_LAWS = (
    GameLaw("no-global-chance", "chance comes from the state alone", _no_global_chance),
    GameLaw("games-keep-apart", "games that are played side by side don't touch each other", _games_keep_apart),
    GameLaw("streams-vary", "each draw of each stream depends on the seed", _streams_vary),
    GameLaw("hash-seed", "nothing depends on the order of a set or a hash", _hash_seeds),
)
