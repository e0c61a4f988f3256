"""What a law is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from thesmos.core.game import Game
from thesmos.core.value import Value, field, value
from thesmos.testing.walk import Moment

Verdict = str | None
"""What is wrong, "" if nothing is, or None if there was nothing to check."""

ALWAYS = 1_000_000


@value
class MomentLaw(Value):
    """A law that is checked at moments of a game.

    Attributes:
        name: a few words joined by hyphens.
        claim: what must be true.
        check: says what is wrong at a moment.
        most: moments of one game at which it is checked; they are spread over the game, the first and last included.
        branches: whether it is checked now and then for actions too that were possible and not chosen.
    """

    name: str
    claim: str
    check: Callable[[Moment], Verdict] = field(repr=False)
    most: int = ALWAYS
    branches: bool = False


@value
class Trial(Value):
    """What a law about a whole game is given.

    Attributes:
        game: the rules.
        seats: the number of players.
        seed: of the run.
        matches: the walks of the run with that number of seats.
        processes: whether other processes may be started.
        bots: that must be blind.
    """

    game: Game[Any, Any]
    seats: int
    seed: str
    matches: tuple[tuple[Moment, ...], ...] = field(repr=False)
    processes: bool = True
    bots: tuple[Any, ...] = ()


@value
class GameLaw(Value):
    """A law that is checked once for each number of seats.

    Attributes:
        name: a few words joined by hyphens.
        claim: what must be true.
        check: yields a verdict for each thing that it looks at.
    """

    name: str
    claim: str
    check: Callable[[Trial], Iterable[Verdict]] = field(repr=False)
