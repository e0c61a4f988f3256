from __future__ import annotations

from collections import Counter

import pytest

from games.hybris.editions import EDITION
from thesmos.games.hybris.words import LOCATIONS

OLYMPIANS = ("zeus", "poseidon", "athena", "hades")
SUPPLY = EDITION.numbers.player_supply


@pytest.mark.rule("HYBRIS-COMP-03")
def test_seven_locations() -> None:
    """Six Location boards and the Mortal World are the seven Locations; the boards have spaces of their own."""
    assert 7 == len(EDITION.locations) == len(LOCATIONS)
    boards = {space.location for space in EDITION.spaces.values()}
    assert set(EDITION.locations) - {"mortal_world"} == boards


@pytest.mark.rule("HYBRIS-COMP-04")
def test_forty_trained_cards() -> None:
    """The Trained Combat deck has 40 cards."""
    assert 40 == sum(card.copies for card in EDITION.combat_cards.values() if card.deck == "trained")


@pytest.mark.rule("HYBRIS-COMP-05")
def test_five_heroes_of_the_coliseum() -> None:
    """There are 5 Heroes of the Coliseum."""
    assert 5 == len(EDITION.champions)


@pytest.mark.rule("HYBRIS-COMP-06")
def test_thirty_nine_premonitions() -> None:
    """The Premonition deck has 39 cards."""
    assert 39 == len(EDITION.premonitions)


@pytest.mark.rule("HYBRIS-COMP-07")
def test_six_pillars() -> None:
    """There are 6 Divine Pillars, numbered 1 to 6."""
    assert [1, 2, 3, 4, 5, 6] == sorted(pillar.number for pillar in EDITION.pillars.values())


@pytest.mark.rule("HYBRIS-COMP-08")
def test_ten_primordials() -> None:
    """There are 10 Primordials: Chronos and three with each of the symbols."""
    groups = Counter(primordial.group for primordial in EDITION.primordials.values())
    assert {"start": 1, "alpha": 3, "beta": 3, "gamma": 3} == groups
    assert "start" == EDITION.primordials["primordial-chronos"].group


@pytest.mark.rule("HYBRIS-COMP-09")
def test_sixty_technologies() -> None:
    """There are 60 Technology tiles, 12 of each of five types."""
    types = Counter(technology.type for technology in EDITION.technologies.values())
    assert {"architecture": 12, "culture": 12, "military": 12, "science": 12, "social": 12} == types


@pytest.mark.rule("HYBRIS-COMP-10")
def test_thirty_three_quests() -> None:
    """There are 33 Quests: 17 Epic ones and 16 Confrontations."""
    assert (17, 16) == (len(EDITION.epics), len(EDITION.confrontations))


@pytest.mark.rule("HYBRIS-COMP-11")
def test_two_stance_cards() -> None:
    """There are 2 Stance cards, each with a Humble and a Proud side."""
    assert 2 == EDITION.numbers.stance_cards.copies
    assert {"Humble", "Proud"} == {stance.name for stance in EDITION.stances.values()}


@pytest.mark.rule("HYBRIS-COMP-12")
def test_scenarios_and_variants() -> None:
    """There are 5 Scenarios and 3 Variants."""
    assert (5, 3) == (len(EDITION.scenarios), len(EDITION.variants))


@pytest.mark.rule("HYBRIS-COMP-16")
def test_four_olympians() -> None:
    """There are four Olympians, and no two have the same Aura."""
    assert set(OLYMPIANS) == set(EDITION.olympians)
    assert 4 == len({olympian.aura for olympian in EDITION.olympians.values()})


@pytest.mark.rule("HYBRIS-COMP-17")
@pytest.mark.rule("HYBRIS-SETUP-21")
@pytest.mark.parametrize("olympian", OLYMPIANS)
def test_six_enhancement_tiles(olympian: str) -> None:
    """Each has 6 tiles with 8 Sparks, 3 Temples, 2 Prophets and 2 Heroes on them; the Spark track has room for 8."""
    tiles = [tile for tile in EDITION.enhancements.values() if tile.olympian == olympian]
    assert 6 == len(tiles)
    components = Counter(component for tile in tiles for component in tile.components)
    assert {"spark": 8, "temple": 3, "prophet": 2, "hero": 2} == components
    assert 8 == len(EDITION.olympians[olympian].spark_track)


@pytest.mark.rule("HYBRIS-COMP-18")
@pytest.mark.rule("HYBRIS-SETUP-22")
@pytest.mark.rule("HYBRIS-SETUP-25")
@pytest.mark.parametrize("olympian", OLYMPIANS)
def test_three_heroes_and_three_prophets(olympian: str) -> None:
    """Each has 3 Heroes and 3 Prophets, one of each free from the start; other Heroes are on tiles that name them."""
    heroes = [hero for hero in EDITION.heroes.values() if hero.olympian == olympian]
    prophets = [prophet for prophet in EDITION.prophets.values() if prophet.olympian == olympian]
    assert (3, 1) == (len(heroes), sum(hero.start for hero in heroes))
    assert (3, 1) == (len(prophets), sum(prophet.start for prophet in prophets))
    named = {hero.id: EDITION.enhancements[hero.enhancement].hero for hero in heroes if not hero.start}
    assert 2 == len(named)
    assert all(tile == hero for tile, hero in named.items())


@pytest.mark.rule("HYBRIS-COMP-24")
@pytest.mark.parametrize("olympian", OLYMPIANS)
def test_eighteen_combat_cards(olympian: str) -> None:
    """Each player has 18 Combat cards: 12 common ones, 5 of the Olympian and the Enhanced one."""
    cards = [card for card in EDITION.combat_cards.values() if card.affiliation in {olympian, "common"}]
    decks = Counter(dict.fromkeys(("common", "specific", "enhanced"), 0))
    for card in cards:
        decks[card.deck] += card.copies
    assert {"common": 12, "specific": 5, "enhanced": 1} == decks
    assert "enhanced" == EDITION.combat_cards[EDITION.olympians[olympian].enhanced_card].deck


@pytest.mark.rule("HYBRIS-COMP-23")
def test_eight_location_tokens() -> None:
    """Each player has 8 Location tokens: one for each Location board and two for the Mortal World."""
    tokens = {token.place: token.copies for token in EDITION.location_tokens.values()}
    assert {place: 1 + (place == "mortal_world") for place in LOCATIONS} == tokens


@pytest.mark.rule("HYBRIS-CITY-01")
@pytest.mark.rule("HYBRIS-CITY-02")
def test_five_cities() -> None:
    """The Mortal World has five Cities with 2 to 4 Technology spaces each."""
    assert 5 == len(EDITION.cities)
    assert {2, 3, 4} == {len(city.spaces) for city in EDITION.cities.values()}


def test_numbers_that_the_rules_count() -> None:
    """Supplies and starting values are those of the rules."""
    numbers = EDITION.numbers
    assert (20, 30, 30, 30) == (
        numbers.supply.bonus_token,
        numbers.supply.aegis,
        numbers.supply.prayer,
        numbers.supply.believer,
    )
    assert (6, 3, 3, 3, 8, 15, 8, 18, 2) == (
        SUPPLY.enhancements,
        SUPPLY.heroes,
        SUPPLY.prophets,
        SUPPLY.temples,
        SUPPLY.sparks,
        SUPPLY.tokens,
        SUPPLY.location_tokens,
        SUPPLY.combat_cards,
        SUPPLY.storage,
    )
    assert (6, 3, 1, 1) == (
        numbers.start.ages,
        numbers.start.aegis,
        numbers.start.hand,
        numbers.start.premonitions,
    )
    assert {2: 2, 3: 1, 4: 0} == numbers.greatness_track.empty_front_spaces
    assert (9, 14) == (numbers.well.warning, numbers.well.overflow)
    assert [(2, "alpha"), (4, "beta"), (6, "gamma")] == [(reveal.age, reveal.group) for reveal in numbers.reveal]
    assert (0, 1, 2) == numbers.workshop.discount
