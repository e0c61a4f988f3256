"""Every error that the library raises on purpose; each says what was wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

_MOST_NAMES = 20


class ThesmosError(Exception):
    """Base of all errors of the library; they can be pickled, so they come back from other processes."""

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.args, self.__dict__)


def _rebuild(cls: type[ThesmosError], args: tuple[object, ...], fields: dict[str, object]) -> ThesmosError:
    made = cls.__new__(cls, *args)
    made.args = args
    made.__dict__.update(fields)
    return made


class UnknownNameError(ThesmosError, LookupError):
    """A game, bot, rule or card that nobody knows by that name."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        listed = sorted(known)
        close = get_close_matches(name, listed, n=3) if isinstance(name, str) else []
        shown = ", ".join(close or listed[:_MOST_NAMES]) or "none"
        more = "" if close or len(listed) <= _MOST_NAMES else f" and {len(listed) - _MOST_NAMES} more"
        word = "did you mean" if close else "known"
        super().__init__(f"unknown {what} {shorten(name)}; {word}: {shown}{more}")


class OptionError(ThesmosError, ValueError):
    """A number of seats, an option of a game, or a parameter of a run that can't be used."""


class InvalidActionError(ThesmosError, ValueError):
    """Something that is not an action of this game at all."""


class IllegalActionError(ThesmosError, ValueError):
    """An action of the game that the rules forbid in this state.

    Attributes:
        rules: the ids of the rules that forbid it, in the order of the refusals.
        legal: what is possible instead, in notation; nothing for a seat whose decision it is not.
    """

    def __init__(self, message: str, *, rules: Sequence[str] = (), legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.rules = tuple(rules)
        self.legal = tuple(legal)


class DataError(ThesmosError, ValueError):
    """A file or text that can't be read; names the file, the entry and the field."""

    def __init__(self, source: str, where: str, problem: str) -> None:
        super().__init__(f"{source}: {where}: {problem}" if where else f"{source}: {problem}")
        self.source, self.where, self.problem = source, where, problem


class EditionError(DataError):
    """An edition file that is not what the game needs."""


class LedgerError(DataError):
    """A rule ledger that is not well formed."""


class RecordError(DataError):
    """A record that can't be read, or that does not replay."""


class RunError(ThesmosError, RuntimeError):
    """A game of a run that did not come to its end, or a worker that was lost."""


class MissingExtraError(ThesmosError, ImportError):
    """Something was asked for that needs a package which is not installed."""


def shorten(thing: object, limit: int = 60) -> str:
    """Quote what somebody gave us, whatever it is, in one line of at most `limit` characters.

    >>> shorten("bid 99999 coins", 12)
    "'bid 9999..."
    """
    try:
        text = repr(thing)
    except Exception:  # noqa: BLE001 - a foreign object's repr may raise anything, and this is an error path
        text = f"<{type(thing).__name__}>"
    text = text if len(text) <= limit else text[: limit - 3] + "..."
    return text if text.isprintable() else "".join(sign if sign.isprintable() else " " for sign in text)


def plain(name: str, limit: int = 60) -> str:
    """Name a place in a file: as it stands there if that is short and printable, else quoted."""
    return name if name.isprintable() and len(name) <= limit else shorten(name, limit)
