"""Where a fight can begin: never in the middle of another one."""

from __future__ import annotations

from thesmos.games.hybris.cards import CombatCard, Confrontation, HybrisEdition
from thesmos.games.hybris.effects import Fight, ListName
from thesmos.games.hybris.families import Index

FOUGHT = ("combat_start", "combat_won", "combat_lost", "character_defeated")
"""Triggers of a combat that is still in progress."""
WON = "win"
"""The list of a fight that runs before its combat is closed; that for a loss also runs where nobody was sent."""


def check_fights(edition: HybrisEdition, index: Index) -> None:
    """Refuse a fight that could only begin while another one goes on, and so would never begin.

    Rule: HYBRIS-COMBAT-03.
    """
    triggers = {ability.then: ability.on for ability in edition.abilities.values()}
    for name, steps in edition.code.items():
        for place, step in enumerate(steps):
            if isinstance(step, Fight) and _runs_in_combat(name, edition, triggers):
                component, _, path = name.partition("/")
                raise index.wrong(component, f"{path}/{place}/do", "a fight can't begin in the middle of another")


def _runs_in_combat(name: ListName, edition: HybrisEdition, triggers: dict[ListName, str]) -> bool:
    """Tell whether a list runs in a combat alone: by what it stands in, from the inside out."""
    while "/" in name:
        if name in triggers:
            return triggers[name] in FOUGHT
        name, _, key = name.rpartition("/")
        if key == WON:
            return True
    return isinstance(edition.cards.get(name), (CombatCard, Confrontation))
