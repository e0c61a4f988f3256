"""The facts that every state of a match of Hybris refers to: an edition, and what is derived from it once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from thesmos.core.ids import CardId
from thesmos.core.value import Table, Value, field, value
from thesmos.games.hybris.cards import CombatCard, Enhancement, Numbers, Olympian, Technology
from thesmos.games.hybris.effects import Ability, Allow, Draw, Gain, ListName, Lose, Modify, Steps
from thesmos.games.hybris.load import HybrisEdition
from thesmos.games.hybris.words import KINDS

T = TypeVar("T")
MORTAL_WORLD = "mortal_world"
ALWAYS = ("sight", "drain", "influence")
"""Actions that can always be carried out. Rule: HYBRIS-MOVE-06."""
STEADY = ("design", "train", "quest", "dominate", "resurrect")
"""Actions that need something, but which no bonus of a space and no penalty makes impossible. Rule: HYBRIS-MOVE-06."""


@value
class Options(Value):
    """Options of a game of Hybris.

    Attributes:
        olympians: who plays which Olympian, in the order of the seats, such as ``zeus,hades``; drawn with the seed if
            empty. Rule: HYBRIS-SETUP-14.
    """

    olympians: str = ""


@value
class Rules(Value):
    """An edition with what is derived from it once, for one number of seats.

    Attributes:
        edition: the component data.
        seats: number of players.
        numbers: the constants of the edition.
        code: every list of steps by its name.
        abilities: every ability by its name.
        cards: Combat cards.
        technologies: Technology tiles.
        olympians: by id.
        enhancements: of each Olympian, in the order of the edition.
        kind: of each character that there can be: olympian, hero or prophet.
        open_to: of each character the Locations where it may go, in the order of the edition. Rule: HYBRIS-MOVE-04.
        barred: of each character those where it may not go, nor have the token. Rules: HYBRIS-MOVE-04, HYBRIS-PLAN-08.
        pillars: by ascending number.
        rank: the place of each character, Location token, tile, City and card in the order in which they are kept.
        freed: Prophets of each Olympian that come off the tiles, in that order.
        spaces: of each Location, in the order of the edition; those of the Mortal World are the Cities.
        location: of each space, City and illustration.
        bonus: what runs when a character takes a space or City.
        penalty: what runs on the illustration of a Location.
        dashed: spaces that take any number of characters.
        gifts: spaces whose bonus does nothing but give goods or cards.
        losses: Locations whose penalty does nothing but take goods.
        actions: by Location.
        always: Locations with an action that can always be carried out.
        steady: of each Location those actions that need something which no bonus of a space and no penalty takes away.
        safe: Locations where each space lets a character do something, and always one is free. Rule: HYBRIS-MOVE-06.
        steps_of: the list of an action that is given as steps.
        sites: Technology spaces with their Cities, in the order of the edition.
        site_number: place of each Technology space in that order.
        neighbours: of each Technology space by its number: own edge, the other's number, the other's edge.
        reactions: abilities by what holds them and the trigger, or the timing of those that have none.
        reactors: what holds abilities that have a trigger or timing, by that.
        modifiers: by the stat and the component.
        allowances: by the rule and the component.
        virtue: bonus lists of the Virtue track from space 1 up.
        conversions: rows of the conversion chart with their lists, in its order.
        reveals: group of the Primordial that is revealed, by Age.
        decks: Combat cards of each Olympian's deck, less the Enhanced one.
        trained: Trained Combat cards.
        quests: all Quests.
    """

    edition: HybrisEdition
    seats: int
    numbers: Numbers
    code: Table[ListName, Steps] = field(repr=False)
    abilities: Table[str, Ability] = field(repr=False)
    cards: Table[str, CombatCard] = field(repr=False)
    technologies: Table[str, Technology] = field(repr=False)
    olympians: Table[str, Olympian] = field(repr=False)
    enhancements: Table[str, tuple[Enhancement, ...]] = field(repr=False)
    kind: Table[str, str] = field(repr=False)
    open_to: Table[str, tuple[str, ...]] = field(repr=False)
    barred: Table[str, frozenset[str]] = field(repr=False)
    pillars: tuple[str, ...] = field(repr=False)
    rank: Table[Any, int] = field(repr=False)
    freed: Table[str, tuple[str, ...]] = field(repr=False)
    spaces: Table[str, tuple[str, ...]] = field(repr=False)
    location: Table[str, str] = field(repr=False)
    bonus: Table[str, ListName] = field(repr=False)
    penalty: Table[str, ListName] = field(repr=False)
    dashed: frozenset[str] = field(repr=False)
    gifts: frozenset[str] = field(repr=False)
    losses: frozenset[str] = field(repr=False)
    actions: Table[str, tuple[str, ...]] = field(repr=False)
    always: frozenset[str] = field(repr=False)
    steady: Table[str, tuple[str, ...]] = field(repr=False)
    safe: frozenset[str] = field(repr=False)
    steps_of: Table[str, ListName] = field(repr=False)
    sites: tuple[tuple[str, str], ...] = field(repr=False)
    site_number: Table[str, int] = field(repr=False)
    neighbours: tuple[tuple[tuple[str, int, str], ...], ...] = field(repr=False)
    reactions: Table[tuple[str, str], tuple[Ability, ...]] = field(repr=False)
    reactors: Table[str, frozenset[str]] = field(repr=False)
    modifiers: Table[str, Table[str, tuple[tuple[Ability, Modify], ...]]] = field(repr=False)
    allowances: Table[str, Table[str, tuple[Ability, ...]]] = field(repr=False)
    virtue: tuple[ListName, ...] = field(repr=False)
    conversions: Table[str, ListName] = field(repr=False)
    reveals: Table[int, str] = field(repr=False)
    decks: Table[str, tuple[CardId, ...]] = field(repr=False)
    trained: tuple[CardId, ...] = field(repr=False)
    quests: tuple[CardId, ...] = field(repr=False)

    def __hash__(self) -> int:
        """Hash the edition, which stands for all that is derived from it."""
        return hash((self.edition.digest, self.seats))


def rules_of(edition: HybrisEdition, seats: int) -> Rules:
    """Derive what every state of a match refers to."""
    cities = edition.cities.values()
    spaces = {
        place.id: tuple(space.id for space in edition.spaces.values() if space.location == place.id)
        for place in edition.locations.values()
    }
    spaces[MORTAL_WORLD] = tuple(city.id for city in cities)
    sites = tuple((space, city.id) for city in cities for space in city.spaces)
    site_number = {space: number for number, (space, _) in enumerate(sites)}
    located = {space: place for place, listed in spaces.items() for space in listed}
    located |= {place: place for place in edition.locations}
    kind = dict(_kinds(edition))
    places = edition.locations.values()
    always = frozenset(one.id for one in places if not set(ALWAYS).isdisjoint(one.actions))
    return Rules(
        edition=edition,
        seats=seats,
        numbers=edition.numbers,
        code=edition.code,
        abilities=edition.abilities,
        cards=edition.combat_cards,
        technologies=edition.technologies,
        olympians=edition.olympians,
        enhancements=Table(
            {
                who: tuple(tile for tile in edition.enhancements.values() if tile.olympian == who)
                for who in edition.olympians
            }
        ),
        kind=Table(kind),
        open_to=Table(
            {one: tuple(place.id for place in places if word in place.open_to) for one, word in kind.items()}
        ),
        barred=Table(
            {one: frozenset(place.id for place in places if word not in place.open_to) for one, word in kind.items()}
        ),
        pillars=tuple(sorted(edition.pillars, key=lambda one: edition.pillars[one].number)),
        rank=Table(_ranks(edition)),
        freed=Table({who: _freed(edition, who) for who in edition.olympians}),
        spaces=Table(spaces),
        location=Table(located),
        bonus=Table(
            {space.id: space.bonus for space in edition.spaces.values()} | {city.id: city.bonus for city in cities}
        ),
        penalty=Table({place.id: place.penalty for place in edition.locations.values()}),
        dashed=frozenset(space.id for space in edition.spaces.values() if space.dashed),
        gifts=frozenset(one.id for one in edition.spaces.values() if _only_gives(edition.code[one.bonus])),
        losses=frozenset(one.id for one in edition.locations.values() if _only_takes(edition.code[one.penalty])),
        actions=Table({place.id: place.actions for place in places}),
        always=always,
        steady=Table({place.id: tuple(one for one in place.actions if one in STEADY) for place in places}),
        safe=always - {MORTAL_WORLD},
        steps_of=Table({one.action: one.steps for one in edition.actions.values() if not one.builtin}),
        sites=sites,
        site_number=Table(site_number),
        neighbours=tuple(_neighbours(edition, site_number, space) for space, _ in sites),
        reactions=_grouped(_by_timing(edition)),
        reactors=Table({trigger: _reactors(edition, trigger) for trigger in (*KINDS["trigger"], *KINDS["timing"])}),
        modifiers=_by_word(KINDS["stat"], _modifiers(edition)),
        allowances=_by_word(KINDS["rule"], _allowances(edition)),
        virtue=tuple(one.bonus for one in sorted(edition.virtue.values(), key=lambda one: one.space)),
        conversions=Table({one.row: one.steps for one in edition.conversions.values()}),
        reveals=Table({one.age: one.group for one in edition.numbers.reveal}),
        decks=Table({who: _copies(edition, "common", "specific", olympian=who) for who in edition.olympians}),
        trained=_copies(edition, "trained"),
        quests=tuple(CardId(quest) for quest in (*edition.epics, *edition.confrontations)),
    )


def _only_gives(steps: Steps) -> bool:
    return all(
        step.who == "me" and (isinstance(step, Gain) or (isinstance(step, Draw) and step.deck == "combat"))
        for step in steps
    )


def _only_takes(steps: Steps) -> bool:
    return all(isinstance(step, Lose) and step.what != "temple" for step in steps)


def _kinds(edition: HybrisEdition) -> Iterator[tuple[str, str]]:
    yield from ((who, "olympian") for who in edition.olympians)
    yield from ((who, "hero") for who in (*edition.heroes, *edition.champions))
    yield from ((who, "prophet") for who in edition.prophets)


def _ranks(edition: HybrisEdition) -> dict[str, int]:
    tokens = tuple(token.place for token in edition.location_tokens.values())
    order = (
        *edition.olympians,
        *edition.heroes,
        *edition.champions,
        *edition.prophets,
        *tokens,
        "bonus",
        *edition.technologies,
        *edition.cities,
        *edition.combat_cards,
        *edition.premonitions,
    )
    return {name: number for number, name in enumerate(order)}


def _freed(edition: HybrisEdition, olympian: str) -> tuple[str, ...]:
    return tuple(one.id for one in edition.prophets.values() if one.olympian == olympian and not one.start)


def _neighbours(edition: HybrisEdition, number: dict[str, int], space: str) -> tuple[tuple[str, int, str], ...]:
    """Return the edges of a Technology space that meet others: own edge, number of the other, its edge."""
    joins = edition.joins.values()
    here = [(one.a_edge, number[one.b], one.b_edge) for one in joins if one.a == space]
    there = [(one.b_edge, number[one.a], one.a_edge) for one in joins if one.b == space]
    return (*here, *there)


def holder(edition: HybrisEdition, ability: Ability) -> str:
    """Return by what an ability is in force: its component, or itself where an effect grants it for a time."""
    component: Any = edition.cards[ability.source]
    listed = getattr(component, "power", ()) or getattr(component, "rules", ())
    return ability.source if ability in listed else ability.name


def _grouped(found: Iterator[tuple[tuple[str, str], T]]) -> Table[tuple[str, str], tuple[T, ...]]:
    table: dict[tuple[str, str], tuple[T, ...]] = {}
    for key, one in found:
        table[key] = (*table.get(key, ()), one)
    return Table(table)


def _by_word(words: Iterable[str], found: Iterator[tuple[tuple[str, str], T]]) -> Table[str, Table[str, tuple[T, ...]]]:
    """Return what was found by the word that it has to do with, then by what holds it."""
    grouped = _grouped(found)
    return Table(
        {word: Table({who: listed for (who, what), listed in grouped.items() if what == word}) for word in words}
    )


def _by_timing(edition: HybrisEdition) -> Iterator[tuple[tuple[str, str], Ability]]:
    """Yield each ability with its holder and its trigger, or its timing where it has none."""
    for ability in edition.abilities.values():
        yield (holder(edition, ability), ability.on or ability.timing), ability


def _reactors(edition: HybrisEdition, trigger: str) -> frozenset[str]:
    return frozenset(who for (who, when), _ in _by_timing(edition) if when == trigger)


def _modifiers(edition: HybrisEdition) -> Iterator[tuple[tuple[str, str], tuple[Ability, Modify]]]:
    for ability in edition.abilities.values():
        for step in edition.code[ability.then]:
            if isinstance(step, Modify):
                yield (holder(edition, ability), step.stat), (ability, step)


def _allowances(edition: HybrisEdition) -> Iterator[tuple[tuple[str, str], Ability]]:
    for ability in edition.abilities.values():
        for step in edition.code[ability.then]:
            if isinstance(step, Allow):
                yield (holder(edition, ability), step.rule), ability


def _copies(edition: HybrisEdition, *decks: str, olympian: str = "") -> tuple[CardId, ...]:
    """Return the id of every copy of the cards of some decks; specific ones only of that Olympian."""
    return tuple(
        CardId(card.id)
        for card in edition.combat_cards.values()
        for _ in range(card.copies)
        if card.deck in decks and (card.deck != "specific" or card.affiliation == olympian)
    )
