"""What cards show, and which condition of a Premonition is not met."""

from __future__ import annotations

from collections.abc import Iterable

from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Condition
from thesmos.games.hybris.language.conditions import allows, meets
from thesmos.games.hybris.language.quantities import amount_of
from thesmos.games.hybris.refusals.saying import listed
from thesmos.games.hybris.state import Cards, State


def are_shown(state: State, asked: Iterable[str], cards: Cards, wild: bool = False) -> bool:
    """Tell whether cards together show all the symbols: each symbol as often as it is asked for.

    With `wild` every card shows one more symbol, whichever is wanted.

    Rules: HYBRIS-MOIRAI-15, HYBRIS-MOIRAI-16.
    """
    symbols = [symbol for card in cards for symbol in state.rules.cards[card].elements]
    asked = tuple(asked)
    missing = sum(max(0, asked.count(symbol) - symbols.count(symbol)) for symbol in set(asked))
    return missing <= (len(cards) if wild else 0)


def unmet(state: State, seat: Seat, condition: Condition) -> str:
    """Return why a condition does not hold for a seat, "" if it does. Rule: HYBRIS-PREM-03."""
    match condition:
        case fx.Elements(cards="hand", elements=asked):
            wild = allows(state, seat, "wild_element")
            if are_shown(state, asked, state.players[seat].holding.hand, wild):
                return ""
            return f"the cards in hand do not show {listed(asked)}"
        case fx.AnyOf(of=options):
            reasons = [unmet(state, seat, one) for one in options]
            return " and ".join(reasons) if all(reasons) else ""
    if meets(state, seat, condition):
        return ""
    match condition:
        case fx.At(place=place, kind=kind):
            return f"no {kind or 'character'} was sent to {place}"
        case fx.CountIs(count=counted, at_least=least, at_most=most, exactly=exact):
            limits = {"at least": least, "at most": most, "exactly": exact}
            needed = listed(f"{word} {n}" for word, n in limits.items() if n is not None)
            of = f" ({counted.city or counted.tile_type})" if counted.city or counted.tile_type else ""
            return f"{counted.count}{of}: {needed} needed, {amount_of(state, seat, counted)} there"
        case fx.HasPillar(pillar=pillar):
            return f"the Divine Pillar of seat {seat} is not {pillar}"
        case _:
            return "its conditions are not met"
