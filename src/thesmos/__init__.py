"""Rules engines for tabletop games: a whole game of hidden hands and card powers as one immutable value."""

from thesmos.core.errors import (
    EditionError,
    IllegalActionError,
    InvalidActionError,
    LedgerError,
    MissingExtraError,
    OptionError,
    RecordError,
    RunError,
    ThesmosError,
    UnknownNameError,
)
from thesmos.core.game import Game, Outcome, Refusal, apply_action
from thesmos.core.ids import Seat
from thesmos.core.match import Match, new_match
from thesmos.core.registry import load
from thesmos.core.rng import Rng
from thesmos.sim.simulate import simulate

__all__ = [
    "EditionError",
    "Game",
    "IllegalActionError",
    "InvalidActionError",
    "LedgerError",
    "Match",
    "MissingExtraError",
    "OptionError",
    "Outcome",
    "RecordError",
    "Refusal",
    "Rng",
    "RunError",
    "Seat",
    "ThesmosError",
    "UnknownNameError",
    "apply_action",
    "load",
    "new_match",
    "simulate",
]
