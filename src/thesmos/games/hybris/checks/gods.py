"""What belongs to each Olympian must be as much as the edition says, and belong together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from thesmos.core.errors import shorten
from thesmos.games.hybris.cards import Enhancement, Hero, HybrisEdition, Olympian, OlympianPower, Prophet
from thesmos.games.hybris.families import Index


def check_gods(edition: HybrisEdition, index: Index) -> None:
    """Refuse Olympians whose powers, tiles and characters don't fit each other or the supply of a player."""
    index.check_distinct(edition.olympians, "aura")
    families: tuple[Mapping[str, OlympianPower | Enhancement | Hero | Prophet], ...]
    families = (edition.powers, edition.enhancements, edition.heroes, edition.prophets)
    for family in families:
        for name, one in family.items():
            if one.olympian not in edition.olympians:
                problem = f"expected one of {', '.join(edition.olympians)}, not {shorten(one.olympian)}"
                raise index.wrong(name, "olympian", problem)
    for olympian in edition.olympians.values():
        _check_olympian(olympian, edition, index)
        _check_tiles(olympian, edition, index)
        _check_characters(olympian, edition, index)
    _check_virtue(edition, index)


def _check_olympian(olympian: Olympian, edition: HybrisEdition, index: Index) -> None:
    own = [name for name, power in edition.powers.items() if power.olympian == olympian.id]
    if sorted(olympian.powers) != sorted(own):
        problem = f"expected its entries of [[power]], {', '.join(own) or 'none'}, not {shorten(list(olympian.powers))}"
        raise index.wrong(olympian.id, "powers", problem)
    card = edition.combat_cards.get(olympian.enhanced_card)
    if card is None or card.deck != "enhanced" or card.affiliation != olympian.id:
        problem = f"expected its card of the deck 'enhanced', not {shorten(olympian.enhanced_card)}"
        raise index.wrong(olympian.id, "enhanced_card", problem)
    sparks = edition.numbers.player_supply.sparks
    if len(olympian.spark_track) != sparks:
        problem = f"expected {sparks} spaces, as many as sparks in player_supply, not {len(olympian.spark_track)}"
        raise index.wrong(olympian.id, "spark_track", problem)


def _check_tiles(olympian: Olympian, edition: HybrisEdition, index: Index) -> None:
    """Refuse tiles that don't hold what a player has on them. Rules: HYBRIS-COMP-17, HYBRIS-SETUP-21."""
    supply = edition.numbers.player_supply
    tiles = [tile for tile in edition.enhancements.values() if tile.olympian == olympian.id]
    if len(tiles) != supply.enhancements:
        problem = f"expected {supply.enhancements} of {olympian.id!r} as in player_supply, not {len(tiles)}"
        raise index.wrong_family("enhancement", problem)
    found = Counter(component for tile in tiles for component in tile.components)
    expected = {
        "spark": supply.sparks,
        "temple": supply.temples,
        "prophet": supply.prophets - 1,
        "hero": supply.heroes - 1,
    }
    for component, count in expected.items():
        if found[component] != count:
            problem = f"expected {count} of {component!r} on the tiles of {olympian.id!r}, not {found[component]}"
            raise index.wrong_family("enhancement", problem)
    for tile in tiles:
        hero = edition.heroes.get(tile.hero)
        if tile.hero and (hero is None or hero.enhancement != tile.id or hero.olympian != olympian.id):
            problem = f"expected a hero of {olympian.id!r} whose 'enhancement' is this tile, not {shorten(tile.hero)}"
            raise index.wrong(tile.id, "hero", problem)


def _check_characters(olympian: Olympian, edition: HybrisEdition, index: Index) -> None:
    """Refuse other numbers of characters, and others than one of each in reserve. Rules: HYBRIS-SETUP-22 and 25."""
    supply = edition.numbers.player_supply
    families: tuple[tuple[str, int, Mapping[str, Hero | Prophet]], ...]
    families = (("hero", supply.heroes, edition.heroes), ("prophet", supply.prophets, edition.prophets))
    for family, count, everybody in families:
        starts = [one.start for one in everybody.values() if one.olympian == olympian.id]
        if len(starts) != count or sum(starts) != 1:
            problem = (
                f"expected {count} of {olympian.id!r}, 1 of them with 'start', not {len(starts)} and {sum(starts)}"
            )
            raise index.wrong_family(family, problem)


def _check_virtue(edition: HybrisEdition, index: Index) -> None:
    """Refuse a Virtue track whose spaces are not numbered from 1, and a start beyond its end."""
    for number, (name, space) in enumerate(edition.virtue.items(), 1):
        if space.space != number:
            raise index.wrong(name, "space", f"the spaces are numbered from 1, expected {number}, not {space.space}")
    if edition.numbers.start.virtue > len(edition.virtue):
        problem = f"the track has {len(edition.virtue)} spaces, not {edition.numbers.start.virtue}"
        raise index.wrong_number("start virtue", problem)
