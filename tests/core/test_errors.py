from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.samples import Chatty, Rude
from core.strategies import THINGS
from thesmos.core import errors
from thesmos.core.errors import (
    DataError,
    EditionError,
    IllegalActionError,
    OptionError,
    ThesmosError,
    UnknownNameError,
    shorten,
)

NAMES = [f"name{number:02}" for number in range(30)]

PLAIN = [cls for cls in vars(errors).values() if isinstance(cls, type) and issubclass(cls, ThesmosError)]


@example("two  blanks and a\ttab", 60)
@given(THINGS, st.integers(3, 80))
def test_shorten_keeps_to_its_limit(thing: object, limit: int) -> None:
    """What is short enough is quoted whole, the rest is cut to the limit and ends in dots."""
    text, whole = shorten(thing, limit), repr(thing)
    assert len(text) == min(limit, len(whole))
    assert text == whole if len(whole) <= limit else text == whole[: limit - 3] + "..."


@pytest.mark.parametrize("problem", [RuntimeError("no"), RecursionError(), AttributeError(), ValueError(), KeyError(1)])
def test_shorten_survives_any_repr(problem: Exception) -> None:
    """A repr that raises is replaced by the name of the class."""
    assert "<Rude>" == shorten(Rude(problem))
    assert "<list>" == shorten([Rude(problem)])
    assert "<int>" == shorten(10**5000)


def test_shorten_gives_one_line() -> None:
    """A repr of several lines still gives one line, since messages are one line."""
    assert 1 == len(shorten(Chatty()).splitlines())


def test_shorten_of_a_thing_that_contains_itself() -> None:
    """A deep or endless thing is quoted like any other."""
    endless: list[Any] = []
    endless.append(endless)
    assert "[[...]]" == shorten(endless)
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert len(shorten(deep)) <= 60


@pytest.mark.parametrize(
    ("name", "known", "message"),
    [
        ("rixu", ["styx", "rixus"], "unknown game 'rixu'; did you mean: rixus"),
        ("chess", ["styx", "rixus"], "unknown game 'chess'; known: rixus, styx"),
        ("chess", [], "unknown game 'chess'; known: none"),
        (None, ["rixus"], "unknown game None; known: rixus"),
        ("zzz", NAMES, f"unknown game 'zzz'; known: {', '.join(NAMES[:20])} and 10 more"),
        ("zzz", NAMES[:20], f"unknown game 'zzz'; known: {', '.join(NAMES[:20])}"),
    ],
)
def test_unknown_names(name: object, known: list[str], message: str) -> None:
    """The error has the name, and the nearest known names, or all of them up to twenty."""
    problem = UnknownNameError("game", name, reversed(known))
    assert message == str(problem)
    assert isinstance(problem, LookupError)


@pytest.mark.parametrize("thing", [Rude(RuntimeError("no")), 10**5000], ids=["rude", "huge"])
def test_unknown_names_that_cannot_be_shown(thing: object) -> None:
    """A foreign thing in the place of a name gives the same error, even if it can't be shown."""
    assert f"unknown game <{type(thing).__name__}>; known: rixus" == str(UnknownNameError("game", thing, ["rixus"]))


@pytest.mark.parametrize(
    "problem",
    [
        UnknownNameError("game", "x", ["a"]),
        OptionError("no"),
        IllegalActionError("no", rules=["A"], legal=["b"]),
        EditionError("f.toml", "cards.imp", "no"),
        DataError("f.toml", "", "no"),
    ],
    ids=lambda problem: type(problem).__name__,
)
def test_errors_come_back_from_other_processes(problem: ThesmosError) -> None:
    """An error in a pickle keeps its class, its message and its fields."""
    back = pickle.loads(pickle.dumps(problem))
    assert (type(problem), str(problem), vars(problem)) == (type(back), str(back), vars(back))


def test_errors_have_one_base() -> None:
    """Every error of the library can be caught as one, and those of data name their place."""
    assert len(PLAIN) >= 11
    assert "f.toml: cards.imp: no" == str(EditionError("f.toml", "cards.imp", "no"))
    assert "f.toml: no" == str(EditionError("f.toml", "", "no"))
    assert all(issubclass(cls, ValueError) for cls in (DataError, OptionError, IllegalActionError))
