"""Laws that many games share, ready to stand among the `invariants` of a game.

What a suite can't know by itself, such as what a bid commits or in which order seats are asked, only the rules of a
game can state. Each function here takes the few facts that state it and returns the law::

    Game(..., invariants=(balanced(accounts), everyone_asked(Bid, bidders), ties_are_named(TIE)))

All of these laws look at the state before an action, the action, and the state after it, and nothing else. A game can
be sent to other processes with them if the functions that they are given stand in a module.
"""

from __future__ import annotations

from thesmos.toolkit.invariants.asking import everyone_asked, order_independent, triggers_ask
from thesmos.toolkit.invariants.bids import Account, balanced, gains, ties_are_named
from thesmos.toolkit.invariants.sums import adds_up, computed_anew
from thesmos.toolkit.invariants.watch import Watch

__all__ = [
    "Account",
    "Watch",
    "adds_up",
    "balanced",
    "computed_anew",
    "everyone_asked",
    "gains",
    "order_independent",
    "ties_are_named",
    "triggers_ask",
]
