"""Laws about the chance of a state."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from itertools import cycle, islice
from unittest.mock import patch

from thesmos.core.rng import Rng
from thesmos.core.text import from_text, to_text
from thesmos.testing.laws.law import GameLaw, MomentLaw, Trial, Verdict
from thesmos.testing.walk import STREAM, Moment, walk

_SEEDS = 12
_ENOUGH = 4
_PLIES = 400
_WAYS = ("uniform", "lingering", "draining")


def _saves_and_loads(moment: Moment) -> Verdict:
    """What is loaded shares nothing with what was saved but a fresh start of the same game."""
    if moment.after is None:
        return None
    game = moment.game
    loaded = from_text(to_text(moment.state), game.start(moment.seats, moment.seed))
    if game.legal_actions(loaded) != moment.legal:
        return "a game that was saved and loaded has other legal actions"
    if to_text(game.reduce(loaded, moment.action)) != to_text(moment.after):
        return "a game that was saved and loaded goes on differently"
    return ""


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
        for number, policy in zip(range(_SEEDS), cycle(_WAYS), strict=False):
            current = f"{trial.seed} varied {number}"
            deque(islice(walk(trial.game, trial.seats, current, policy), _PLIES), maxlen=0)
    for (stream, place), results in sorted(drawn.items()):
        if len(results) >= _ENOUGH and stream != STREAM:
            dead = len(set(results.values())) == 1
            yield f"draw {place} of the stream {stream!r} is the same for {len(results)} seeds" if dead else ""


LAWS = (MomentLaw("saves-and-loads", "a game that is saved and loaded goes on as it would have", _saves_and_loads, 30),)
GAME_LAWS = (GameLaw("streams-vary", "each draw of each stream depends on the seed", _streams_vary),)
