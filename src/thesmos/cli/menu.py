"""What is possible, as a list to choose from: by number, or by amount where actions differ in their amount alone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from thesmos.core.errors import InvalidActionError
from thesmos.core.notation import Notation
from thesmos.core.value import Table, Value, field, value

LETTERS = "abcdefghijklmnoprstuvwxyz"
"""What chooses from a list with amounts; not q, which leaves the game."""
_AMOUNT = re.compile(r"([^\s\d]+) (0|[1-9]\d{0,8})")
_LONGEST_NUMBER = 9
_MOST_OPTIONS = 8


@value
class Menu(Value):
    """The legal actions of a decision, and what chooses one of them.

    Attributes:
        notation: of the game.
        legal: every legal action, in the game's order.
        amounts: for each verb that a number follows, the numbers that are possible.
        others: the texts of all other actions.
    """

    notation: Notation[Any] = field(repr=False)
    legal: tuple[Any, ...]
    amounts: Table[str, tuple[int, ...]]
    others: tuple[str, ...]

    @staticmethod
    def of(notation: Notation[Any], legal: tuple[Any, ...]) -> Menu:
        """Make the menu of a decision."""
        amounts: dict[str, tuple[int, ...]] = {}
        others = []
        for text in map(notation.format, legal):
            found = _AMOUNT.fullmatch(text)
            if found is None:
                others.append(text)
            else:
                amounts[found[1]] = (*amounts.get(found[1], ()), int(found[2]))
        return Menu(notation, legal, Table(amounts), tuple(others))

    def lines(self) -> tuple[str, ...]:
        """Return the list: numbered; with letters, so that no number means two things, where amounts can be typed."""
        if not self.amounts:
            return tuple(f"{number:>3}. {text}" for number, text in enumerate(self.others, 1))
        marks = [f"{letter}." for letter in LETTERS] + ["-"] * len(self.others)
        listed = tuple(f"{mark:>4} {text}" for mark, text in zip(marks, self.others, strict=False))
        how = "type the amount" if len(self.amounts) == 1 else "type all of it"
        return (*listed, *(f"   # {text}: {how}" for text in self._ranges()))

    def short(self) -> str:
        """Return what is possible in a line; of a long list only the first ones."""
        texts = (*self.others[:_MOST_OPTIONS], *self._ranges())
        rest = len(self.others) - _MOST_OPTIONS
        return ", ".join(texts) + (f" and {rest} more" if rest > 0 else "")

    def read(self, text: str) -> Any:
        """Return the action, legal or not, that a number, an amount, a letter or a text stands for.

        Raises:
            InvalidActionError: there is none; says what is possible.
        """
        if text.isascii() and text.isdecimal():
            return self._amount(text) if self.amounts else self._numbered(text)
        try:
            return self.notation.parse(text)
        except InvalidActionError as problem:
            said = str(problem).partition("; for example")[0]
        place = LETTERS.find(text.lower()) if len(text) == 1 and self.amounts else -1
        if 0 <= place < len(self.others):
            return self.notation.parse(self.others[place])
        raise InvalidActionError(f"{said}; possible now: {self.short()}")

    def _numbered(self, text: str) -> Any:
        number = int(text[:_LONGEST_NUMBER])
        if len(text) > _LONGEST_NUMBER or not 1 <= number <= len(self.legal):
            raise InvalidActionError(f"the numbers are 1 to {len(self.legal)}")
        return self.legal[number - 1]

    def _amount(self, text: str) -> Any:
        """Return the one action with an amount; if that is possible for none, the one that would have it."""
        number = text.lstrip("0") or "0"
        if len(number) <= _LONGEST_NUMBER:
            fit = [verb for verb, amounts in self.amounts.items() if int(number) in amounts] or list(self.amounts)
            if len(fit) > 1:
                raise InvalidActionError(f"{number} is an amount; type all of it: {self.short()}")
            if f"{fit[0]} {number}" in self.notation.texts:
                return self.notation.parse(f"{fit[0]} {number}")
        raise InvalidActionError(f"no such amount; possible now: {self.short()}")

    def _ranges(self) -> tuple[str, ...]:
        return tuple(f"{verb} {ranges(amounts)}" for verb, amounts in self.amounts.items())


def ranges(numbers: Iterable[int]) -> str:
    """Return numbers in few words.

    >>> ranges([4, 5, 6, 9, 1])
    '1, 4 to 6, 9'
    """
    ordered = sorted(numbers)
    starts = [ordered[0], *(high for low, high in pairwise(ordered) if high > low + 1)]
    ends = [*(low for low, high in pairwise(ordered) if high > low + 1), ordered[-1]]
    return ", ".join(str(low) if low == high else f"{low} to {high}" for low, high in zip(starts, ends, strict=True))
