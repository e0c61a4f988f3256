"""Paying with cards: one after the other, never stuck, and never with one that isn't needed.

A payment is complete when its values reach the price, and fit when no card of it could be left out; that is so if it
would fall short without its weakest card. A card may be chosen next if the cards chosen so far, with it, are part of
some fit payment.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


@lru_cache(maxsize=1 << 12)
def choices(values: tuple[int, ...], paid: tuple[int, ...], price: int) -> tuple[int, ...]:
    """Return the places of the cards that may be chosen next, ascending.

    Args:
        values: what each card is worth; 0 for one that can't pay.
        paid: places of those chosen so far; together they fall short of the price.
        price: 1 or more.

    >>> choices((1, 3, 0, 2), (), 3)
    (0, 1, 3)
    >>> choices((1, 3, 0, 2), (0,), 3)
    (3,)
    """
    free = [place for place, value in enumerate(values) if value and place not in paid]
    fit = {values[place]: fits(values, (*paid, place), price) for place in free}
    return tuple([place for place in free if fit[values[place]]])


def fits(values: tuple[int, ...], paid: tuple[int, ...], price: int) -> bool:
    """Tell whether the chosen cards, at least one, are part of some fit payment, or are one."""
    worths = [values[place] for place in paid]
    total, weakest = sum(worths), min(worths)
    if total >= price:
        return total - weakest < price
    rest = [value for place, value in enumerate(values) if value and place not in paid]
    short = price - total
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
