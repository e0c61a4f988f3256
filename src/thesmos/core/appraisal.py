"""What a game tells about its states beside the rules: how well a seat stands, and what is worth counting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from thesmos.core.ids import Seat
from thesmos.core.value import Table, Value, value

S = TypeVar("S")


@value
class Appraisal(Value, Generic[S]):
    """How good a state is for a seat, for bots that can't look to the end of a game.

    Attributes:
        worth: how well a seat stands, as an int on a scale of the game's own; higher is better.
        round: a number that changes whenever a round of play is over: when an appraisal says most.
        worlds: in how many worlds a bot should try an action, unless it is told; 1 or more.
        lines: how many ways to play a round on it should try in each of them, likewise; more than 1 where most of the
            choices in a round are those of one seat.
    """

    worth: Callable[[S, Seat], int]
    round: Callable[[S], int]
    worlds: int = 6
    lines: int = 1


@value
class Statistics(Value):
    """What a simulation counts in a game beside wins and lengths.

    Attributes:
        conditions: all by which a game can end, as they stand in outcomes; several that decide together are joined
            there with "+".
        measures: by name, a number of each finished game, given its last state; None where there is none.
        of_cards: by a short heading, the names of the events that are counted together for each card.
    """

    conditions: tuple[str, ...] = ()
    measures: Table[str, Callable[[Any], int | None]] = Table()
    of_cards: Table[str, tuple[str, ...]] = Table()
