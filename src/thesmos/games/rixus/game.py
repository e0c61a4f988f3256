"""Rixus as a game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from thesmos.core.game import Game
from thesmos.core.ledger import Ledger
from thesmos.core.notation import Notation
from thesmos.games.rixus.actions import Action
from thesmos.games.rixus.appraise import APPRAISAL, STATISTICS
from thesmos.games.rixus.cards import RixusEdition, load_rixus_edition
from thesmos.games.rixus.display import display
from thesmos.games.rixus.invariants import INVARIANTS
from thesmos.games.rixus.legal import legal_actions
from thesmos.games.rixus.notation import write
from thesmos.games.rixus.observe import determinize, observe
from thesmos.games.rixus.queries import hidden, outcome, zones
from thesmos.games.rixus.reduce import reduce
from thesmos.games.rixus.refusals import why_not
from thesmos.games.rixus.rules import all_actions, rules_of
from thesmos.games.rixus.setup import Options, Setup
from thesmos.games.rixus.state import State

LEDGER = Ledger.load(files(__package__) / "rules.toml")
BOUND = 20_000
"""Random games end long before: the longest of many thousands had a sixth of it."""


def make_game(edition: RixusEdition) -> Game[State, Action]:
    """Return the rules of Rixus with the cards of an edition."""
    rules = rules_of(edition)
    low, high = edition.numbers.players
    return Game(
        name="rixus",
        seats=range(low, high + 1),
        version="1",
        ledger=LEDGER,
        options=Options,
        setup=Setup(rules),
        legal_actions=legal_actions,
        why_not=why_not,
        reduce=reduce,
        outcome=outcome,
        observe=observe,
        determinize=determinize,
        notation=Notation.of(all_actions(rules), write),
        edition=edition,
        open_edition=open_edition,
        zones=zones,
        hidden=hidden,
        invariants=INVARIANTS,
        bound=BOUND,
        display=display,
        appraisal=APPRAISAL,
        statistics=STATISTICS,
    )


def open_edition(path: str | Path) -> Game[State, Action]:
    """Return the rules of Rixus with the cards of an edition file.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    return make_game(load_rixus_edition(path))


GAME = make_game(load_rixus_edition())
