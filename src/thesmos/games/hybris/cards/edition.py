"""An edition of Hybris: all its components, and the effects that they name."""

from __future__ import annotations

from thesmos.core.edition import Edition
from thesmos.core.value import Table, field, value
from thesmos.games.hybris.cards.decks import CombatCard, Pillar, Technology
from thesmos.games.hybris.cards.gods import Enhancement, Hero, Olympian, OlympianPower, Prophet, VirtueSpace
from thesmos.games.hybris.cards.modes import DuelRule, Scenario, Stance, Variant
from thesmos.games.hybris.cards.numbers import Numbers
from thesmos.games.hybris.cards.places import City, Conversion, Join, Location, LocationAction, LocationToken, Space
from thesmos.games.hybris.cards.quests import Champion, Confrontation, EpicQuest, Premonition, Primordial
from thesmos.games.hybris.effects import Ability, ListName, Steps

Component = (
    Location
    | Space
    | LocationAction
    | Conversion
    | LocationToken
    | City
    | Join
    | Olympian
    | VirtueSpace
    | OlympianPower
    | Enhancement
    | Hero
    | Prophet
    | Pillar
    | CombatCard
    | Technology
    | EpicQuest
    | Confrontation
    | Premonition
    | Primordial
    | Champion
    | Scenario
    | Variant
    | Stance
    | DuelRule
)


@value
class HybrisEdition(Edition[Numbers, Component]):
    """The data of one printing of Hybris; every table is by id, in the order of the files.

    Beside one table for each family of components:

    Attributes:
        code: every list of steps by its name, nested ones too.
        abilities: every ability by its name, those that an effect puts in force too.
    """

    locations: Table[str, Location] = field(repr=False)
    spaces: Table[str, Space] = field(repr=False)
    actions: Table[str, LocationAction] = field(repr=False)
    conversions: Table[str, Conversion] = field(repr=False)
    location_tokens: Table[str, LocationToken] = field(repr=False)
    cities: Table[str, City] = field(repr=False)
    joins: Table[str, Join] = field(repr=False)
    olympians: Table[str, Olympian] = field(repr=False)
    virtue: Table[str, VirtueSpace] = field(repr=False)
    powers: Table[str, OlympianPower] = field(repr=False)
    enhancements: Table[str, Enhancement] = field(repr=False)
    heroes: Table[str, Hero] = field(repr=False)
    prophets: Table[str, Prophet] = field(repr=False)
    pillars: Table[str, Pillar] = field(repr=False)
    combat_cards: Table[str, CombatCard] = field(repr=False)
    technologies: Table[str, Technology] = field(repr=False)
    epics: Table[str, EpicQuest] = field(repr=False)
    confrontations: Table[str, Confrontation] = field(repr=False)
    premonitions: Table[str, Premonition] = field(repr=False)
    primordials: Table[str, Primordial] = field(repr=False)
    champions: Table[str, Champion] = field(repr=False)
    scenarios: Table[str, Scenario] = field(repr=False)
    variants: Table[str, Variant] = field(repr=False)
    stances: Table[str, Stance] = field(repr=False)
    duel_rules: Table[str, DuelRule] = field(repr=False)
    code: Table[ListName, Steps] = field(repr=False)
    abilities: Table[str, Ability] = field(repr=False)

    __hash__ = Edition.__hash__
