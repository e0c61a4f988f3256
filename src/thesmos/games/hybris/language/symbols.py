"""Element symbols: what cards show, and whether they show all that is asked for."""

from __future__ import annotations

from collections.abc import Iterable

ELEMENTS = ("earth", "water", "air", "fire")
Symbols = tuple[str, ...]


def missing_after(missing: Symbols, shown: Symbols) -> Symbols:
    """Return the symbols that are still missing when a card is shown; each of its symbols serves once.

    >>> missing_after(("fire", "fire", "air"), ("fire", "air"))
    ('fire',)
    """
    unused, left = list(shown), []
    for symbol in missing:
        if symbol in unused:
            unused.remove(symbol)
        else:
            left.append(symbol)
    return tuple(left)


def can_show(asked: Symbols, cards: Iterable[Symbols], free: int = 0) -> bool:
    """Tell whether cards together show all the symbols.

    Args:
        asked: the symbols.
        cards: what each card shows.
        free: symbols that stand for any, one for each card where a rule says so.

    Rules: HYBRIS-MOIRAI-15, HYBRIS-MOIRAI-16.

    >>> can_show(("fire", "fire"), [("fire", "air")]), can_show(("fire", "fire"), [("fire", "air")], 1)
    (False, True)
    """
    missing = asked
    for symbols in cards:
        if not missing:
            break
        missing = missing_after(missing, symbols)
    return len(missing) <= free
