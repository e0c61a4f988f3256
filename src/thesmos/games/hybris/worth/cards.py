"""What the Combat cards and Premonitions in hand are worth, and how strong a hand is."""

from __future__ import annotations

from collections.abc import Iterator

from thesmos.core.ids import Seat
from thesmos.games.hybris.cards import Premonition
from thesmos.games.hybris.effects import At, Count
from thesmos.games.hybris.language.conditions import meets
from thesmos.games.hybris.language.counts import determination
from thesmos.games.hybris.state import State
from thesmos.games.hybris.worth.goods import ages_left, summed
from thesmos.games.hybris.worth.prices import price

HAND = (45, 40, 35, 25, 15, 10, 5)
PREMONITION = 25
"""What an unknown Premonition is worth, and one that can't be fulfilled yet."""
FORCE = 8
"""What a point of Force is worth that the hand can show."""
LIKELY = 40
"""Percent of its reward that a Premonition is worth whose needs are met, but for being there."""


def hand(state: State, seat: Seat) -> int:
    """Return what the Combat cards and Premonitions are worth as far as everybody can see."""
    holding, left = state.players[seat].holding, ages_left(state)
    cards = summed(HAND, len(holding.hand)) * (left + 2) // 7
    return cards + PREMONITION * min(4, len(holding.premonitions)) * min(left, 2) // 2


def secrets(state: State, seat: Seat) -> int:
    """Return what the cards of a seat are worth beyond that, as only it knows."""
    found = FORCE * strength(state, seat) * (ages_left(state) + 1) // 4
    return found + sum(LIKELY * worth // 100 for _, worth in within_reach(state, seat))


def strength(state: State, seat: Seat) -> int:
    """Return about the Force that the hand of a seat can show, within its Determination."""
    left, found = determination(state, seat, Count("determination")), 0
    facts = [state.rules.cards[card] for card in state.players[seat].holding.hand]
    for card in sorted(facts, key=lambda one: (one.cost - one.force, one.cost)):
        if card.cost <= left:
            left -= card.cost
            found += card.force
    return found


def within_reach(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    """Yield for each Premonition that could be fulfilled the place where, and what its reward is worth."""
    facts = state.rules.edition.premonitions
    for card in state.players[seat].holding.premonitions:
        one = facts[card]
        if _is_near(state, seat, one):
            yield one.place, max(0, price(state, seat, one.reward))


def _is_near(state: State, seat: Seat, premonition: Premonition) -> bool:
    return all(isinstance(test, At) or meets(state, seat, test) for test in premonition.needs)
