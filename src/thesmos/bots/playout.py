"""Random play from a state on, without observations: what simulations and searches do most of the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeVar

from thesmos.core.agenda import State
from thesmos.core.game import Game
from thesmos.core.rng import Rng

S = TypeVar("S", bound=State)
STREAM = "bot.words"
BATCH = 64


def random_words(rng: Rng) -> Iterator[int]:
    """Yield words of 64 bits without end, drawn 64 at a time.

    A word modulo the number of choices picks one of them. The choices are then not exactly as likely as each other,
    but with fewer than 2**14 of them the chances differ by less than 2**-50.
    """
    while True:
        words, rng = rng.words(BATCH, STREAM)
        yield from words


def playout(
    game: Game[S, Any], state: S, words: Iterator[int], cap: int, is_enough: Callable[[S], bool] | None = None
) -> S:
    """Return the state after random play to the end of the game, after `cap` actions, or when it is enough."""
    for word in islice(words, cap):
        legal = game.legal_actions(state)
        if not legal or (is_enough is not None and is_enough(state)):
            break
        state = game.reduce(state, legal[word % len(legal)])
    return state
