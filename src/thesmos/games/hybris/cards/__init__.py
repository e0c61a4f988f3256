"""The components of Hybris: data classes of an edition, with the fields of its files, which explain them."""

from thesmos.games.hybris.cards.decks import CombatCard, Cost, Pillar, Technology
from thesmos.games.hybris.cards.edition import Component, HybrisEdition
from thesmos.games.hybris.cards.fields import Origin
from thesmos.games.hybris.cards.gods import Enhancement, Hero, Olympian, OlympianPower, Prophet, VirtueSpace
from thesmos.games.hybris.cards.modes import DuelRule, Scenario, Stance, Variant, Visible
from thesmos.games.hybris.cards.numbers import (
    Factory,
    GreatnessTrack,
    Meta,
    Numbers,
    PlayerSupply,
    Reveal,
    StanceCards,
    Start,
    Supply,
    Well,
    Workshop,
)
from thesmos.games.hybris.cards.places import City, Conversion, Join, Location, LocationAction, LocationToken, Space
from thesmos.games.hybris.cards.quests import Act, Champion, Confrontation, EpicQuest, Premonition, Primordial

__all__ = [
    "Act",
    "Champion",
    "City",
    "CombatCard",
    "Component",
    "Confrontation",
    "Conversion",
    "Cost",
    "DuelRule",
    "Enhancement",
    "EpicQuest",
    "Factory",
    "GreatnessTrack",
    "Hero",
    "HybrisEdition",
    "Join",
    "Location",
    "LocationAction",
    "LocationToken",
    "Meta",
    "Numbers",
    "Olympian",
    "OlympianPower",
    "Origin",
    "Pillar",
    "PlayerSupply",
    "Premonition",
    "Primordial",
    "Prophet",
    "Reveal",
    "Scenario",
    "Space",
    "Stance",
    "StanceCards",
    "Start",
    "Supply",
    "Technology",
    "Variant",
    "VirtueSpace",
    "Visible",
    "Well",
    "Workshop",
]
