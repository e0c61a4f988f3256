"""How well a seat stands in Rixus, and what is worth counting in many games."""

from __future__ import annotations

from thesmos.core.appraisal import Appraisal, Statistics
from thesmos.core.ids import Seat
from thesmos.core.value import Table
from thesmos.games.rixus.state import Player, State

TOKEN = 100
STRENGTH = 4
CARD = 5


def worth(state: State, seat: Seat) -> int:
    """Return how far a seat is ahead of the best of the others."""
    everybody = [_stands(player) for player in state.players]
    return everybody[seat] - max(one for other, one in enumerate(everybody) if other != seat)


def _stands(player: Player) -> int:
    strength = sum(hero.strength for hero in player.army)
    return TOKEN * player.spoils + STRENGTH * strength + CARD * len(player.hand)


def turn(state: State) -> int:
    """Return whose turn it is: a round, for a bot, ends when it changes."""
    return state.turn


APPRAISAL = Appraisal(worth, turn)
STATISTICS = Statistics(
    conditions=("spoils", "idle"),
    of_cards=Table(
        {
            "drawn": ("drew", "met"),
            "played": ("played", "surrendered"),
            "slain": ("was slain",),
            "fallen": ("fell",),
            "discarded": ("discarded",),
        }
    ),
)
