"""Paying with cards: one after the other, never stuck, and never with one that isn't needed.

A payment is complete when its values reach the price, and fit when no card of it could be left out; that is so if it
would fall short without its weakest card. A card may be chosen next if the cards chosen so far, with it, are part of
some fit payment.
"""

from __future__ import annotations

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
    kinds = {values[place]: place for place in free}
    fit = {value: fits(values, (*paid, place), price) for value, place in kinds.items()}
    return tuple([place for place in free if fit[values[place]]])


def fits(values: tuple[int, ...], paid: tuple[int, ...], price: int) -> bool:
    """Tell whether the chosen cards, at least one, are part of some fit payment, or are one.

    A payment whose cards are worth a floor or more is fit if it is worth less than the floor above the price. So for
    each floor, from the weakest card chosen downwards, the sums of the cards that are worth as much are looked at.
    """
    chosen = [values[place] for place in paid]
    floor, short = min(chosen), price - sum(chosen)
    if short <= 0:
        return -short < floor
    rest = [value for place, value in enumerate(values) if value and place not in paid]
    sums = 1
    for value in sorted(rest, reverse=True):
        if value < floor:
            if sums >> short & ((1 << floor) - 1):
                return True
            floor = value
        sums |= sums << value
    return bool(sums >> short & ((1 << floor) - 1))
