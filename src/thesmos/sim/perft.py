"""Counting lines of play: the quickest test of legal moves against a known table."""

from __future__ import annotations

from typing import Any, TypeVar

from thesmos.core.agenda import State
from thesmos.core.errors import OptionError, shorten
from thesmos.core.game import Game

S = TypeVar("S", bound=State)


def perft(game: Game[S, Any], state: S, depth: int) -> int:
    """Return the number of action sequences of exactly this length; lines that end earlier don't count.

    Raises:
        OptionError: the depth is not an int of 0 or more.

    >>> import thesmos
    >>> match = thesmos.new_match("rixus", seats=2, seed=1)
    >>> perft(match.game, match.state, 1) == len(match.legal_actions)
    True
    """
    _check(depth, 0)
    if not depth:
        return 1
    found, waiting = 0, [(state, depth)]
    while waiting:
        now, left = waiting.pop()
        legal = game.legal_actions(now)
        if left == 1:
            found += len(legal)
        else:
            waiting += [(game.reduce(now, action), left - 1) for action in legal]
    return found


def divide(game: Game[S, Any], state: S, depth: int) -> tuple[tuple[str, int], ...]:
    """Return for each legal action its notation and the number of sequences of this length that begin with it.

    Raises:
        OptionError: the depth is not an int of 1 or more.
    """
    _check(depth, 1)
    return tuple(
        (game.notation.format(action), perft(game, game.reduce(state, action), depth - 1))
        for action in game.legal_actions(state)
    )


def _check(depth: int, least: int) -> None:
    if type(depth) is not int or depth < least:
        raise OptionError(f"depth must be an int of {least} or more, not {shorten(depth)}")
