"""Trying actions in random completions of what a seat can see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import TypeVar

from thesmos.core.agenda import State
from thesmos.core.errors import OptionError, shorten
from thesmos.core.game import Game
from thesmos.core.rng import Rng

S = TypeVar("S", bound=State)
A = TypeVar("A")


def completions(game: Game[S, A], observation: S, worlds: int, rng: Rng) -> Iterator[tuple[S, Rng]]:
    """Yield so many random completions of an observation, each with a chance to play on with."""
    for number in range(worlds):
        chance = rng.split(f"world {number}")
        yield game.determinize(observation, chance), chance.split("playout")


def best_in_worlds(
    game: Game[S, A],
    worlds: Iterable[tuple[S, Rng]],
    legal: tuple[A, ...],
    result: Callable[[S, Rng], Fraction | int],
) -> A:
    """Return the action with the highest total of results; of equal ones the first.

    All actions meet the same worlds and the same chance, so that they differ by what they do and not by their luck.

    Args:
        game: the rules.
        worlds: completed states, each with its chance.
        legal: the actions; at least one.
        result: what comes of a state that an action has led to.
    """
    totals: list[Fraction | int] = [0] * len(legal)
    for world, chance in worlds:
        for index, action in enumerate(legal):
            totals[index] += result(game.reduce(world, action), chance)
    return legal[totals.index(max(totals))]


def check_counts(bot: str, **counts: int) -> None:
    """Refuse numbers that make no search.

    Raises:
        OptionError: one of them is no int of 1 or more; names the bot and the number.
    """
    for name, given in counts.items():
        if type(given) is not int or given < 1:
            raise OptionError(f"bot {bot}: {name} must be an int of 1 or more, not {shorten(given)}")
