"""What is worth counting in many games of Hybris."""

from __future__ import annotations

from thesmos.core.appraisal import Statistics
from thesmos.core.value import Table
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.language.counts import COUNTS
from thesmos.games.hybris.state import State

CONDITIONS = ("points", "awakening", "decree")


def ages(state: State) -> int:
    """Return the Age in which the game ended."""
    return state.course.age


def points(state: State) -> int:
    """Return the highest number of Victory Points."""
    return max(player.goods.vp for player in state.players)


def deployed(state: State) -> int:
    """Return how many Technology tiles lie in the Cities."""
    return sum(tile is not None for tile in state.world.sites)


def unlocked(state: State) -> int:
    """Return how many Enhancement tiles are turned over."""
    seats = (seat for seat in state.track if seat is not None)
    return sum(COUNTS["unlocked"](state, seat, Count("unlocked")) for seat in seats)


STATISTICS = Statistics(
    conditions=CONDITIONS,
    measures=Table({"Ages": ages, "Best points": points, "Deployed tiles": deployed, "Unlocked tiles": unlocked}),
    of_cards=Table(
        {
            "picked": ("picked",),
            "designed": ("designed",),
            "built": ("built",),
            "deployed": ("deployed",),
            "unlocked": ("unlocked",),
            "fulfilled": ("fulfilled",),
            "activated": ("activated",),
            "used": ("used",),
        }
    ),
)
