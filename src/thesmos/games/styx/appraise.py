"""How well a seat stands in Styx, and what is worth counting in many games."""

from __future__ import annotations

from thesmos.core.appraisal import Appraisal, Statistics
from thesmos.core.ids import Seat
from thesmos.core.value import Table
from thesmos.games.styx.state import Player, State
from thesmos.games.styx.victory import CONDITIONS, army_strength, covered, horsemen

WHOLE = 1000
"""What a condition is worth that is met; half of the way is worth a quarter of it."""
COIN = 12
BONUS = 40


def worth(state: State, seat: Seat) -> int:
    """Return how near a seat is to its victory, twice, less how near the best of the others is to its own."""
    everybody = [_stands(state, player) for player in state.players]
    others = [one for other, one in enumerate(everybody) if other != seat]
    return 2 * everybody[seat] - max(others)


def _stands(state: State, player: Player) -> int:
    rules, numbers = state.rules, state.rules.numbers
    strongest = max(army_strength(rules, other) for other in state.players)
    gathered = covered(rules, player.army) + player.soul
    ways = (
        (player.influence, numbers.influence_goal),
        (gathered, numbers.element_goal + numbers.soul_goal),
        (horsemen(rules, player), numbers.horsemen_goal),
        (state.world.chaos * army_strength(rules, player), numbers.chaos_goal * max(1, strongest)),
    )
    purse = COIN * min(player.coins, numbers.influence_goal) + BONUS * rules.bonuses[player.soul]
    return purse + sum(WHOLE * min(way, goal) ** 2 // goal**2 for way, goal in ways)


def audiences(state: State) -> int:
    """Return how many Audiences are over."""
    return state.course.audiences


def chaos(state: State) -> int:
    """Return how far the Chaos token has come."""
    return state.world.chaos


APPRAISAL = Appraisal(worth, audiences)
STATISTICS = Statistics(
    conditions=(*CONDITIONS, "exhaustion", "standstill"),
    measures=Table({"Audiences": audiences, "Chaos": chaos}),
    of_cards=Table(
        {
            "shown": ("was laid out",),
            "mustered": ("mustered",),
            "eliminated": ("eliminated",),
            "left": ("was left",),
            "paid": ("paid",),
            "discarded": ("discarded",),
        }
    ),
)
