"""What the components of an edition of Hybris must be together, so that the rules can follow them."""

from __future__ import annotations

from thesmos.games.hybris.cards import HybrisEdition
from thesmos.games.hybris.checks.counts import check_counts
from thesmos.games.hybris.checks.decks import check_decks
from thesmos.games.hybris.checks.fights import check_fights
from thesmos.games.hybris.checks.gods import check_gods
from thesmos.games.hybris.checks.modes import check_modes
from thesmos.games.hybris.checks.places import check_places
from thesmos.games.hybris.families import Index


def check_edition(edition: HybrisEdition, index: Index) -> None:
    """Refuse components that don't fit each other or the rules.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    check_counts(edition, index)
    check_places(edition, index)
    check_gods(edition, index)
    check_decks(edition, index)
    check_fights(edition, index)
    check_modes(edition, index)
