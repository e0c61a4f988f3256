"""Hybris as a game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from thesmos.core.game import Game
from thesmos.core.ledger import Ledger
from thesmos.core.notation import Notation
from thesmos.games.hybris.actions import Action
from thesmos.games.hybris.appraise import APPRAISAL, statistics_of
from thesmos.games.hybris.determinize import determinize
from thesmos.games.hybris.display import display
from thesmos.games.hybris.display.describe import Describe
from thesmos.games.hybris.end_of_age import outcome
from thesmos.games.hybris.invariants import INVARIANTS
from thesmos.games.hybris.legal import legal_actions
from thesmos.games.hybris.load import HybrisEdition, load_hybris_edition
from thesmos.games.hybris.notation import all_actions, write
from thesmos.games.hybris.observe import observe
from thesmos.games.hybris.queries import hidden, zones
from thesmos.games.hybris.reduce import reduce
from thesmos.games.hybris.refusals import why_not
from thesmos.games.hybris.rules import Options
from thesmos.games.hybris.setup import Setup, Unused
from thesmos.games.hybris.state import State

LEDGER = Ledger.load(files(__package__) / "rules.toml")
BOUND = 5_000
SEATS = range(2, 5)


def make_game(edition: HybrisEdition) -> Game[State, Action]:
    """Return the rules of Hybris with the components of an edition."""
    return Game(
        name="hybris",
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
        appraisal=APPRAISAL,
        statistics=statistics_of(edition),
        display=display,
        describe=Describe(edition),
    )


def open_edition(path: str | Path) -> Game[State, Action]:
    """Return the rules of Hybris with the components of an edition, by the path of its index file.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    return make_game(load_hybris_edition(path))


GAME = make_game(load_hybris_edition())
