"""What stands in the zoo: a game with one fault, and where the suite must say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from testing.zoo.table import State
from thesmos.core.game import Game
from thesmos.core.value import Value, field, value

Reducer = Callable[[State, Any], State]


@value
class Exhibit(Value):
    """A game with a fault.

    Attributes:
        name: what is wrong with it.
        kind: of the fault, a key of `KINDS`.
        game: that has it.
        law: that must find it; or what must be listed in place of a broken law.
        says: words of the problem.
        seats: player counts to look at.
        examples: games to walk through.
        bots: that play.
        processes: whether the law needs other processes.
        listed: where the report must say it: among its ``failures``, or as ``unvisited``, ``idle`` or ``untaken``.
    """

    name: str
    kind: str
    game: Game[Any, Any] = field(repr=False)
    law: str
    says: str = ""
    seats: tuple[int, ...] = (2,)
    examples: int = 5
    bots: tuple[Any, ...] = ()
    processes: bool = False
    listed: str = "failures"


def kept_as(cls: type[State], state: State, **more: Any) -> Any:
    """Return a state as one of a class that keeps something more."""
    names = ("edition", "players", "market", "turn", "left", "agenda", "rng", "events")
    return cls(**{name: getattr(state, name) for name in names}, **more)
