"""Notation: the text form of actions and their small integers, both ways."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Generic, TypeVar

from thesmos.core.errors import InvalidActionError, shorten
from thesmos.core.value import Table, Value, field, value

A = TypeVar("A")
_LONGEST = 400


@value
class Notation(Value, Generic[A]):
    """The finite set of a game's actions, each with its text and its int.

    Attributes:
        actions: every action that can ever be legal, in a fixed order; the place is the int.
        texts: the text of each, in the same order.

    >>> notation = Notation.of([1, 2], lambda bid: f"bid {bid}")
    >>> notation.parse(" Bid  2 "), notation.encode(2), notation.decode(0)
    (2, 1, 1)
    """

    actions: tuple[A, ...] = field(repr=False)
    texts: tuple[str, ...] = field(repr=False)
    _numbers: Table[A, int] = field(repr=False, eq=False)
    _by_text: Table[str, A] = field(repr=False, eq=False)

    @staticmethod
    def of(actions: Iterable[A], write: Callable[[A], str]) -> Notation[A]:
        """Make the notation of a game.

        Args:
            actions: every action of the game.
            write: gives the text of one; lower case, words separated by one space.

        Raises:
            ValueError: two actions are equal or have the same text, or a text is not in its plain form.
        """
        listed = tuple(actions)
        texts = tuple(write(action) for action in listed)
        numbers = Table({action: number for number, action in enumerate(listed)})
        by_text = Table(dict(zip(texts, listed, strict=True)))
        if len(numbers) < len(listed) or len(by_text) < len(listed):
            raise ValueError("two actions are equal or have the same text")
        for text in texts:
            if _plain(text) != text:
                raise ValueError(f"the text {text!r} is not lower case with single spaces")
        return Notation(listed, texts, numbers, by_text)

    def format(self, action: A) -> str:
        """Return the text of an action.

        Raises:
            InvalidActionError: it is not an action of this game.
        """
        return self.texts[self.encode(action)]

    def parse(self, text: str) -> A:
        """Return the action of a text; case and extra spaces make no difference.

        Raises:
            InvalidActionError: the text is not that of an action; suggests the nearest.
        """
        if not isinstance(text, str):
            raise InvalidActionError(f"an action's text must be a str, not {shorten(text)}")
        plain = _plain(text)
        try:
            return self._by_text[plain]
        except KeyError:
            close = get_close_matches(plain, self.texts, n=3) if len(plain) <= _LONGEST else []
        if not close:
            close = [self.texts[0], "..."] if self.texts else []
        raise InvalidActionError(f"{shorten(text)} is not an action; for example: {', '.join(close)}") from None

    def encode(self, action: A) -> int:
        """Return the int of an action, from 0.

        Raises:
            InvalidActionError: it is not an action of this game.
        """
        try:
            return self._numbers[action]
        except (KeyError, TypeError):
            raise InvalidActionError(f"{shorten(action)} is not an action of this game") from None

    def decode(self, number: int) -> A:
        """Return the action of an int.

        Raises:
            InvalidActionError: the number is not from 0 to the number of actions - 1.
        """
        if type(number) is int and 0 <= number < len(self.actions):
            return self.actions[number]
        raise InvalidActionError(
            f"an action's number is an int from 0 to {len(self.actions) - 1}, not {shorten(number)}"
        )

    def __contains__(self, action: object) -> bool:
        """Tell whether something is an action of the game."""
        try:
            return action in self._numbers
        except TypeError:
            return False


def _plain(text: str) -> str:
    return " ".join(text.lower().split())
