"""The testing kit, for the games of the library and for anybody's.

`check_game` holds a game to the laws of the conformance suite. `matches`, `states`, `actions` and `paired_worlds` are
Hypothesis strategies, `match_machine` makes a state machine of a game, and `perft` counts lines of play.
"""

from thesmos.sim.perft import divide, perft
from thesmos.testing.conformance import check_game
from thesmos.testing.machine import match_machine
from thesmos.testing.report import LawResult, Report
from thesmos.testing.strategies import actions, matches, paired_worlds, states
from thesmos.testing.walk import Place

__all__ = [
    "LawResult",
    "Place",
    "Report",
    "actions",
    "check_game",
    "divide",
    "match_machine",
    "matches",
    "paired_worlds",
    "perft",
    "states",
]
