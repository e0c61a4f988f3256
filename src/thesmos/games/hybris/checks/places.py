"""What the boards must be together."""

from __future__ import annotations

from thesmos.core.errors import shorten
from thesmos.games.hybris.cards import HybrisEdition
from thesmos.games.hybris.cards.fields import is_id
from thesmos.games.hybris.effects import Pay
from thesmos.games.hybris.families import Index
from thesmos.games.hybris.words import MORTAL_WORLD

SITES = (2, 4)
"""Technology spaces of a City. Rule: HYBRIS-CITY-02."""


def check_places(edition: HybrisEdition, index: Index) -> None:
    """Refuse boards, Cities and joins that don't fit each other."""
    _check_locations(edition, index)
    _check_cities(edition, index)
    _check_joins(edition, index)
    for name, conversion in edition.conversions.items():
        match edition.code[conversion.steps]:
            case (Pay(what="prayer", n=int()), *_):
                pass
            case _:
                raise index.wrong(name, "steps", "must begin by paying a number of prayers")


def _check_locations(edition: HybrisEdition, index: Index) -> None:
    for name, location in edition.locations.items():
        for other in location.adjacent:
            if other == name or name not in edition.locations[other].adjacent:
                problem = f"{other!r} must be another location, and have {name!r} in its own 'adjacent'"
                raise index.wrong(name, "adjacent", problem)
        there = {action.action for action in edition.actions.values() if action.location == name}
        if there != set(location.actions):
            problem = f"the entries of [[action]] with this location are {', '.join(sorted(there)) or 'none'}"
            raise index.wrong(name, "actions", problem)
    for name, space in edition.spaces.items():
        if space.location == MORTAL_WORLD:
            raise index.wrong(name, "location", f"{MORTAL_WORLD!r} has no spaces but those of its cities")
    tokens = sum(token.copies for token in edition.location_tokens.values())
    expected = edition.numbers.player_supply.location_tokens
    if tokens != expected:
        problem = f"expected {expected} copies as in player_supply, not {tokens} (HYBRIS-COMP-23)"
        raise index.wrong_family("location_token", problem)


def _check_cities(edition: HybrisEdition, index: Index) -> None:
    taken: set[str] = set()
    for name, city in edition.cities.items():
        if not SITES[0] <= len(city.spaces) <= SITES[1]:
            problem = f"a city has {SITES[0]} to {SITES[1]} spaces, not {len(city.spaces)} (HYBRIS-CITY-02)"
            raise index.wrong(name, "spaces", problem)
        for space in city.spaces:
            if not is_id(space):
                problem = f"expected lower-case words joined by hyphens, not {shorten(space)}"
                raise index.wrong(name, "spaces", problem)
            if space in taken or space in edition.cards:
                raise index.wrong(name, "spaces", f"{space!r} is the name of something else too")
            taken.add(space)


def _check_joins(edition: HybrisEdition, index: Index) -> None:
    spaces = [space for city in edition.cities.values() for space in city.spaces]
    joined: dict[tuple[str, str], str] = {}
    for name, join in edition.joins.items():
        for field, end in (("a", (join.a, join.a_edge)), ("b", (join.b, join.b_edge))):
            if end[0] not in spaces:
                raise index.wrong(name, field, f"expected a space of a city, not {shorten(end[0])}")
            if end in joined:
                problem = f"the {end[1]} edge of {end[0]!r} is joined by {joined[end]!r} already"
                raise index.wrong(name, f"{field}_edge", problem)
            joined[end] = name
