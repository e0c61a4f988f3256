"""The bots that have a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.bots.base import Bot
from thesmos.bots.greedy import Greedy
from thesmos.bots.monte_carlo import FlatMonteCarlo
from thesmos.bots.random_bot import RandomBot
from thesmos.core.errors import UnknownNameError
from thesmos.core.game import Game
from thesmos.core.value import Table


def _random(game: Game[Any, Any]) -> Bot[Any, Any]:  # noqa: ARG001 - it plays any game
    return RandomBot()


def _greedy(game: Game[Any, Any]) -> Bot[Any, Any]:
    return Greedy(game)


def _monte_carlo(game: Game[Any, Any]) -> Bot[Any, Any]:
    return FlatMonteCarlo(game)


BOTS: Table[str, Callable[[Game[Any, Any]], Bot[Any, Any]]] = Table(
    {"random": _random, "greedy": _greedy, "monte-carlo": _monte_carlo}
)
"""Makes a bot for a game, by the bot's name."""


def make_bot(name: str, game: Game[Any, Any]) -> Bot[Any, Any]:
    """Return a bot that plays a game.

    Raises:
        UnknownNameError: no bot has that name; lists those that there are.
        OptionError: that bot can't play this game.
    """
    maker = BOTS.get(str(name))
    if maker is None:
        raise UnknownNameError("bot", name, BOTS)
    return maker(game)
