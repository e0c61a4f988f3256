"""What goods are worth, the more of them the less each."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.language.counts import determination
from thesmos.games.hybris.state import State
from thesmos.games.hybris.worth.prices import GOODS, price

AEGIS = (60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5)
BELIEVER = (60, 55, 50, 45, 40, 30, 20, 10, 5)
PRAYER = (75, 73, 70, 68, 65, 62, 60, 58, 55, 52, 50, 50)
"""What the first of a good is worth, the second, and so on."""
BEYOND = 2
"""What each one more is worth, and each of those that can hardly be used any more."""


def ages_left(state: State) -> int:
    """Return how many Ages come after this one."""
    return max(0, state.rules.numbers.start.ages - state.course.age)


def summed(scale: tuple[int, ...], number: int) -> int:
    """Return what so many of a good are worth together."""
    return sum(scale[:number]) + BEYOND * max(0, number - len(scale))


def goods(state: State, seat: Seat) -> int:
    """Return what the goods of a seat are worth, points and Virtue aside."""
    has = state.players[seat].goods
    rank = GOODS["greatness"] * (len(state.track) - state.track.index(seat))
    if not ages_left(state):
        return summed(PRAYER, has.prayer) * 3 // 4 + BEYOND * (has.aegis + has.believer) + rank // 2
    steps = determination(state, seat, Count("determination"))
    found = summed(AEGIS, has.aegis) + summed(BELIEVER, has.believer) + summed(PRAYER, has.prayer)
    return found + GOODS["determination"] * steps + rank


def virtue(state: State, seat: Seat, chance: int) -> int:
    """Return what the Virtue cube will bring with the next deployment, of which there is a chance in percent."""
    reached = state.rules.virtue[: state.players[seat].goods.virtue]
    return chance * sum(price(state, seat, steps) for steps in reached) // 100
