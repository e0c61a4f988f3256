"""A bot that plays at random."""

from __future__ import annotations

from typing import Any, TypeVar

from thesmos.core.rng import Rng
from thesmos.core.value import Value, value

A = TypeVar("A")
STREAM = "bot.random"


@value
class RandomBot(Value):
    """Chooses each legal action with the same chance.

    >>> RandomBot().choose(None, ("draw", "end turn"), Rng.seeded(1))
    'draw'
    """

    name: str = "random"

    def choose(self, observation: Any, legal_actions: tuple[A, ...], rng: Rng) -> A:  # noqa: ARG002 - looks at nothing
        """Return any of the legal actions."""
        return rng.choice(legal_actions, STREAM)[0]
