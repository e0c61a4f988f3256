"""How many components there must be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from thesmos.core.errors import shorten
from thesmos.core.value import Table
from thesmos.games.hybris.cards import HybrisEdition
from thesmos.games.hybris.families import FAMILIES, Index
from thesmos.games.hybris.words import CITIES, GROUPS, KINDS, LOCATIONS

COUNTS: Table[str, tuple[int, str]] = Table(
    {
        "olympian": (4, "HYBRIS-COMP-16"),
        "champion": (5, "HYBRIS-COMP-05"),
        "premonition": (39, "HYBRIS-COMP-06"),
        "epic": (17, "HYBRIS-COMP-10"),
        "confrontation": (16, "HYBRIS-COMP-10"),
        "stance": (2, "HYBRIS-COMP-11"),
        "scenario": (5, "HYBRIS-COMP-12"),
        "variant": (3, "HYBRIS-COMP-12"),
    }
)
"""Components of a family that the rules count, and the rule."""
TRAINED = 40
EACH_GROUP = 3
EACH_TYPE = 12
DUEL_RULES = ("duel-own-token", "duel-foreign-token", "duel-last-token", "duel-changing-mood")
"""Moments of Duel mode at which the rules look for steps."""


def check_counts(edition: HybrisEdition, index: Index) -> None:
    """Refuse other numbers of components than the rules count, and other boards than they know.

    Rules: HYBRIS-COMP-03 to HYBRIS-COMP-12, HYBRIS-COMP-16, HYBRIS-CITY-01.
    """
    for family, (expected, rule) in COUNTS.items():
        found = len(getattr(edition, FAMILIES[family][0]))
        if found != expected:
            raise index.wrong_family(family, f"expected {expected} entries, not {found} ({rule})")
    trained = sum(card.copies for card in edition.combat_cards.values() if card.deck == "trained")
    if trained != TRAINED:
        problem = f"expected {TRAINED} cards of the deck 'trained', copies included, not {trained} (HYBRIS-COMP-04)"
        raise index.wrong_family("card", problem)
    groups = Counter(primordial.group for primordial in edition.primordials.values())
    for group, expected in (("start", 1), *((group, EACH_GROUP) for group in GROUPS)):
        if groups[group] != expected:
            problem = f"expected {expected} of the group {group!r}, not {groups[group]} (HYBRIS-COMP-08)"
            raise index.wrong_family("primordial", problem)
    types = Counter(technology.type for technology in edition.technologies.values())
    for kind in KINDS["tile_type"]:
        if types[kind] != EACH_TYPE:
            problem = f"expected {EACH_TYPE} of the type {kind!r}, not {types[kind]} (HYBRIS-COMP-09)"
            raise index.wrong_family("technology", problem)
    _check_names(edition, index)


def _check_names(edition: HybrisEdition, index: Index) -> None:
    """Refuse families whose words are not those of the effect language, one entry each."""
    _exactly("location", edition.locations, LOCATIONS, index)
    _exactly("city", edition.cities, CITIES, index)
    _exactly("pillar", edition.pillars, KINDS["pillar"], index)
    _exactly("duel_rule", edition.duel_rules, DUEL_RULES, index)
    _exactly("action", (action.action for action in edition.actions.values()), KINDS["action"], index)
    _exactly("conversion", (conversion.row for conversion in edition.conversions.values()), KINDS["row"], index)
    _exactly("location_token", (token.place for token in edition.location_tokens.values()), LOCATIONS, index)


def _exactly(family: str, found: Iterable[str], expected: Iterable[str], index: Index) -> None:
    counts, names = Counter(iter(found)), tuple(expected)
    wrong = [name for name in (*names, *counts) if counts[name] != (name in names)]
    if wrong:
        problem = f"expected one entry each for {', '.join(names)}, not {counts[wrong[0]]} for {shorten(wrong[0])}"
        raise index.wrong_family(family, problem)
