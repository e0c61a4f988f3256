"""Small values that several tests look at."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import attrs
from pyrsistent import PMap, PVector, pmap, pvector

from thesmos.core.value import Table, Value, context, field, value


class Suit(StrEnum):
    """A choice of names."""

    RED = "red"
    BLACK = "black"


@value
class Box(Value):
    """A state that holds one of each kind of thing."""

    plain: Any = 0
    facts: Any = context(default=None)
    names: frozenset[str] = frozenset()
    ranks: Table[str, int] = Table()
    slots: PMap[str, tuple[int, ...]] = field(factory=lambda: pmap({}))
    row: PVector[int] = field(factory=lambda: pvector([]))
    maybe: int | None = None
    suit: Suit = Suit.RED


@attrs.define
class Loose:
    """A class whose fields can be set."""

    n: int = 0


@attrs.frozen(slots=False)
class Roomy:
    """A frozen class with room for more."""

    n: int = 0


class Plain:
    """A class of no kind."""


class Rude:
    """A thing whose repr raises what it was given."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem

    def __repr__(self) -> str:
        raise self.problem


class Chatty:
    """A thing whose repr has several lines."""

    def __repr__(self) -> str:
        return "one\ntwo\r\nthree"


class Odd:
    """Something that can't be hashed, compared or shown."""

    def __hash__(self) -> int:
        raise TypeError("no hash")

    def __repr__(self) -> str:
        raise RuntimeError("no repr")
