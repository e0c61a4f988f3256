"""How well a seat stands in Hybris, and what is worth counting in many games."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.appraisal import Appraisal, Statistics
from thesmos.core.ids import Seat
from thesmos.core.value import Table, Value, value
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.entries import PlanToken
from thesmos.games.hybris.language.counts import COUNTS
from thesmos.games.hybris.load import HybrisEdition
from thesmos.games.hybris.state import State
from thesmos.games.hybris.worth.cards import hand, secrets
from thesmos.games.hybris.worth.goods import goods
from thesmos.games.hybris.worth.growth import characters, enhancements
from thesmos.games.hybris.worth.outlook import outlook
from thesmos.games.hybris.worth.prices import POINT
from thesmos.games.hybris.worth.technologies import in_cities, on_the_way

CONDITIONS = ("points", "awakening", "decree")
MOST = 900_000
"""No state is worth more, nor less than that below nothing."""
KEPT = 64
"""More than there are Pillars, plans or characters at a table."""
WORLDS, LINES = 3, 4
"""A turn is many choices of one seat: in few worlds many ways to go on are tried."""


def worth(state: State, seat: Seat) -> int:
    """Return what a seat has and hopes for, twice, less what the best of the others has as far as all can see."""
    own = has(state, seat) + secrets(state, seat) + outlook(state, seat)
    best = max(has(state, Seat(other)) for other in range(len(state.players)) if other != seat)
    return max(-MOST, min(MOST, 2 * own - best))


def has(state: State, seat: Seat) -> int:
    """Return what a seat has as far as everybody can see, in hundredths of a Victory Point."""
    return (
        POINT * state.players[seat].goods.vp
        + goods(state, seat)
        + in_cities(state, seat)
        + on_the_way(state, seat)
        + enhancements(state, seat)
        + characters(state, seat)
        + hand(state, seat)
    )


def turns(state: State) -> int:
    """Return a number for the turn in progress; each pick of a Pillar and each token of the Planning is one, too."""
    players = state.players
    picked = sum(bool(player.standing.pillar) for player in players)
    to_plan = sum(isinstance(entry, PlanToken) for entry in state.agenda)
    over = sum(player.standing.passed for player in players) - bool(state.turn.character)
    over += sum(one.spent for player in players for one in player.crew)
    number = 0
    for part in (state.course.age, picked, to_plan, over, 0 if state.turn.seat is None else 1 + state.turn.seat):
        number = KEPT * number + part
    return number


def ages(state: State) -> int:
    """Return the Age in which the game ended."""
    return state.course.age


def points(state: State) -> int:
    """Return the highest number of Victory Points."""
    return max(player.goods.vp for player in state.players)


def spread(state: State) -> int:
    """Return by how many Victory Points the first is ahead of the last."""
    return points(state) - min(player.goods.vp for player in state.players)


def deployed(state: State) -> int:
    """Return how many Technology tiles lie in the Cities."""
    return sum(tile is not None for tile in state.world.sites)


def unlocked(state: State) -> int:
    """Return how many Enhancement tiles are turned over."""
    return _counted(state, "unlocked")


def components(state: State) -> int:
    """Return how many components were taken off the Enhancement tiles."""
    return _counted(state, "removed")


def fulfilled(state: State) -> int:
    """Return how many Premonitions were fulfilled."""
    return _counted(state, "fulfilled")


def quests(state: State) -> int:
    """Return how many acts of Epic Quests were completed and Confrontations won."""
    return _counted(state, "acts") + _counted(state, "slain")


def _counted(state: State, what: str) -> int:
    return sum(COUNTS[what](state, Seat(seat), Count(what)) for seat in range(len(state.players)))


@value
class PointsOf(Value):
    """Takes the Victory Points of an Olympian where it plays."""

    olympian: str

    def __call__(self, state: State) -> int | None:
        """Return the points, None where nobody plays it."""
        return next((player.goods.vp for player in state.players if player.olympian == self.olympian), None)


APPRAISAL = Appraisal(worth, turns, WORLDS, LINES)
MEASURES: dict[str, Callable[[State], int | None]] = {
    "Ages": ages,
    "Best points": points,
    "Lead over the last": spread,
    "Deployed tiles": deployed,
    "Removed components": components,
    "Unlocked tiles": unlocked,
    "Fulfilled Premonitions": fulfilled,
    "Quests": quests,
}
OF_CARDS = {
    "taken": ("picked", "designed", "joined"),
    "built": ("built",),
    "activated": ("activated",),
    "used": ("used", "played"),
    "done": ("deployed", "unlocked", "fulfilled", "was completed"),
    "defeated": ("was defeated",),
}
"""What is counted for each component: Technologies are designed, built and deployed, Pillars and characters taken and
activated, Combat cards played, Enhancements unlocked, Premonitions fulfilled, Quests completed."""


def statistics_of(edition: HybrisEdition) -> Statistics:
    """Return what is counted with the components of an edition: of each Olympian its points, too."""
    measures = dict(MEASURES)
    measures |= {f"Points of {one.name}": PointsOf(one.id) for one in edition.olympians.values()}
    return Statistics(CONDITIONS, Table(measures), Table(OF_CARDS))
