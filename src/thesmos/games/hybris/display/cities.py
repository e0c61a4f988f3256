"""The Mortal World of Hybris: its Cities and their Technology spaces."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris.cards import City
from thesmos.games.hybris.display.layout import paragraph
from thesmos.games.hybris.display.people import god, gods, standing_at
from thesmos.games.hybris.display.wording import counted, listed, name_of
from thesmos.games.hybris.language.counts import linked
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import State


def city_lines(state: State) -> list[str]:
    """Return the Mortal World."""
    lines = [f"{name_of(state.rules, MORTAL_WORLD).upper()} (Influence or Deploy, each in a City)"]
    for city in state.rules.edition.cities.values():
        lines += paragraph(_city(state, city))
        for site in city.spaces:
            lines += paragraph(_site(state, site), 6)
    return lines


def banner(state: State, city: str) -> str:
    """Return what Influence gives in a City."""
    facts = state.rules.edition.cities[city]
    believers = counted(facts.believers, "believer")
    return f"Influence {facts.virtue} Virtue and ({believers} or {listed(state.rules, facts.service)})"


def _city(state: State, city: City) -> str:
    temples = [Seat(seat) for seat, player in enumerate(state.players) if city.id in player.growth.temples]
    facts = [
        f"{city.name} ({listed(state.rules, city.bonus)}): {standing_at(state, city.id) or 'free'}",
        banner(state, city.id),
        f"1 VP more for {city.affinity}",
        f"Temples: {gods(state, temples) or 'none'}",
    ]
    return "; ".join(facts)


def _site(state: State, site: str) -> str:
    """Return a Technology space: which edge meets which space, and the tile on it with its connections."""
    rules, number = state.rules, state.rules.site_number[site]
    edges = ", ".join(f"{edge} {rules.sites[other][0]}" for edge, other, _ in rules.neighbours[number])
    tile = state.world.sites[number]
    if tile is None:
        return f"{site} ({edges}): free"
    facts = rules.technologies[tile.id]
    links = f"links {', '.join(facts.links)}{connections(state, number)}"
    return f"{site} ({edges}): {facts.name} of {god(state, tile.seat)}, {links}"


def connections(state: State, number: int) -> str:
    """Return to which tiles that on a Technology space is connected; "" for none."""
    found = [state.rules.sites[other][0] for other in linked(state, number)]
    return f", connected to {', '.join(found)}" if found else ""
