"""Paying for an Elimination with cards: a card after the other, never stuck, and never with one that isn't needed.

A payment is complete when its Strength reaches the bid, and fit when no card of it could be left out; that is so if it
would fall short without its weakest card. A card may be chosen next if the cards chosen so far, with it, are part of
some fit payment. Rules: STYX-ELIM-03, STYX-ELIM-04.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def choices(values: Sequence[int], paid: Sequence[int], bid: int) -> tuple[int, ...]:
    """Return the places of the cards that may be chosen next, ascending.

    Args:
        values: Elimination Strength of each card that can pay.
        paid: places of those chosen so far; together they fall short of the bid.
        bid: 1 or more.

    >>> choices([1, 3, 2], [], 3)
    (0, 1, 2)
    >>> choices([1, 3, 2], [0], 3)
    (2,)
    """
    chosen = set(paid)
    return tuple(place for place in range(len(values)) if place not in chosen and fits(values, (*paid, place), bid))


def fits(values: Sequence[int], paid: Sequence[int], bid: int) -> bool:
    """Tell whether the chosen cards are part of some fit payment, or are one."""
    total = sum(values[place] for place in paid)
    weakest = min(values[place] for place in paid)
    if total >= bid:
        return total - weakest < bid
    chosen = set(paid)
    rest = [value for place, value in enumerate(values) if place not in chosen]
    short = bid - total
    return any(
        _reaches((value for value in rest if value >= least), short, short + least - 1)
        for least in {weakest, *(value for value in rest if value < weakest)}
    )


def _reaches(values: Iterable[int], low: int, high: int) -> bool:
    """Tell whether some of the values add up to a number from `low` to `high`."""
    sums = 1
    for value in values:
        sums |= sums << value
    return bool(sums >> low & ((1 << (high - low + 1)) - 1))
