"""Styx as a game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from thesmos.core.game import Game
from thesmos.core.ledger import Ledger
from thesmos.core.notation import Notation
from thesmos.games.styx.actions import Action
from thesmos.games.styx.appraise import APPRAISAL, STATISTICS
from thesmos.games.styx.cards import StyxEdition
from thesmos.games.styx.display import display
from thesmos.games.styx.invariants import INVARIANTS
from thesmos.games.styx.legal import legal_actions
from thesmos.games.styx.load import load_styx_edition
from thesmos.games.styx.notation import all_actions, write
from thesmos.games.styx.observe import determinize, observe
from thesmos.games.styx.queries import hidden, zones
from thesmos.games.styx.reduce import reduce
from thesmos.games.styx.refusals import why_not
from thesmos.games.styx.rules import Options
from thesmos.games.styx.setup import Setup, Unused
from thesmos.games.styx.state import State
from thesmos.games.styx.victory import outcome

LEDGER = Ledger.load(files(__package__) / "rules.toml")
BOUND = 100_000
SEATS = range(2, 7)


def make_game(edition: StyxEdition) -> Game[State, Action]:
    """Return the rules of Styx with the cards of an edition."""
    return Game(
        name="styx",
        seats=SEATS,
        version="1",
        ledger=LEDGER,
        options=Options,
        setup=Setup(edition),
        legal_actions=legal_actions,
        why_not=why_not,
        reduce=reduce,
        outcome=outcome,
        observe=observe,
        determinize=determinize,
        notation=Notation.of(all_actions(edition, SEATS[-1]), write),
        edition=edition,
        open_edition=open_edition,
        zones=zones,
        hidden=hidden,
        invariants=INVARIANTS,
        unused=Unused(edition),
        bound=BOUND,
        display=display,
        appraisal=APPRAISAL,
        statistics=STATISTICS,
    )


def open_edition(path: str | Path) -> Game[State, Action]:
    """Return the rules of Styx with the cards of an edition file.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    return make_game(load_styx_edition(path))


GAME = make_game(load_styx_edition())
