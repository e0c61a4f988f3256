"""What the effect language can count, one small function for each word."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.ids import Seat
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.entries import FinishTile
from thesmos.games.hybris.language.fighting import own_side
from thesmos.games.hybris.state import FALLEN, State

Counter = Callable[[State, Seat, Count], int]


def _good(name: str) -> Counter:
    def count(state: State, seat: Seat, asked: Count) -> int:
        found: int = getattr(state.players[seat].goods, name)
        return found

    return count


def greatness(state: State, seat: Seat, asked: Count) -> int:
    """Return the number of the space on the Greatness track, 1 at the front."""
    return state.track.index(seat) + 1


def determination(state: State, seat: Seat, asked: Count) -> int:
    """Return the value at the Determination cube. Rule: HYBRIS-BOARD-04."""
    player = state.players[seat]
    return state.rules.olympians[player.olympian].determination_track[player.goods.determination]


def hand(state: State, seat: Seat, asked: Count) -> int:
    """Return the Combat cards in hand."""
    return len(state.players[seat].holding.hand)


def zone(state: State, seat: Seat, asked: Count) -> int:
    """Return the cards face up in the combat zone, of a type or with an element if that is asked."""
    fight = own_side(state, seat)
    cards = state.rules.cards
    return sum(
        asked.card_type in ("", cards[card].type) and (not asked.element or asked.element in cards[card].elements)
        for card in (() if fight is None else fight.side.zone)
    )


def omen_elements(state: State, seat: Seat, asked: Count) -> int:
    """Return the symbols on all cards below the Oracle board, repeats included. Rule: HYBRIS-ENDAGE-24."""
    return sum(len(state.rules.cards[card].elements) for card, _ in state.world.omens)


def omen_cards(state: State, seat: Seat, asked: Count) -> int:
    """Return the cards of a seat below the Oracle board."""
    return sum(1 for _, owner in state.world.omens if owner == seat)


def premonitions(state: State, seat: Seat, asked: Count) -> int:
    """Return the unfulfilled Premonitions in hand."""
    return len(state.players[seat].holding.premonitions)


def fulfilled(state: State, seat: Seat, asked: Count) -> int:
    """Return the Premonitions fulfilled so far."""
    return state.players[seat].holding.fulfilled


def tiles(state: State, seat: Seat, asked: Count) -> int:
    """Return the own deployed technologies, of a type or in a City if that is asked."""
    rules = state.rules
    return sum(
        1
        for (_, city), tile in zip(rules.sites, state.world.sites, strict=True)
        if tile is not None
        and tile.seat == seat
        and asked.city in ("", city)
        and asked.tile_type in ("", rules.technologies[tile.id].type)
    )


def cities(state: State, seat: Seat, asked: Count) -> int:
    """Return the different Cities with an own technology."""
    sites = zip(state.rules.sites, state.world.sites, strict=True)
    return len({city for (_, city), tile in sites if tile is not None and tile.seat == seat})


def stored(state: State, seat: Seat, asked: Count) -> int:
    """Return the finished tiles stored."""
    return len(state.players[seat].growth.stored)


def linked(state: State, number: int) -> tuple[int, ...]:
    """Return the Technology spaces whose tiles are connected to that of a space, each once.

    Rules: HYBRIS-DEPLOY-23, HYBRIS-CITY-03.
    """
    sites, technologies = state.world.sites, state.rules.technologies
    here = sites[number]
    if here is None:
        return ()
    edges = technologies[here.id].links
    found = {
        other
        for edge, other, facing in state.rules.neighbours[number]
        if edge in edges and (tile := sites[other]) is not None and facing in technologies[tile.id].links
    }
    return tuple(sorted(found))


def links(state: State, seat: Seat, asked: Count) -> int:
    """Return the Connection Links from own tiles to others, one between own tiles counted at both.

    Rule: HYBRIS-DEPLOY-15.
    """
    return sum(
        len(linked(state, number))
        for number, tile in enumerate(state.world.sites)
        if tile is not None and tile.seat == seat
    )


def temples(state: State, seat: Seat, asked: Count) -> int:
    """Return the own Temples in Cities, or in one City if that is asked."""
    return sum(1 for city in state.players[seat].growth.temples if asked.city in ("", city))


def sparks(state: State, seat: Seat, asked: Count) -> int:
    """Return the Sparks on the track."""
    return state.players[seat].growth.sparks


def unlocked(state: State, seat: Seat, asked: Count) -> int:
    """Return the Enhancement tiles turned over. Rule: HYBRIS-ENH-11."""
    return len(turned_over(state, seat))


def turned_over(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the Enhancement tiles turned over: empty ones whose last component is settled. Rule: HYBRIS-ENH-14."""
    player = state.players[seat]
    tiles = zip(state.rules.enhancements[player.olympian], player.growth.removed, strict=True)
    empty = tuple(tile.id for tile, gone in tiles if gone == len(tile.components))
    if not empty:
        return empty
    waiting = {entry.tile for entry in state.agenda if isinstance(entry, FinishTile) and entry.seat == seat}
    return tuple(tile for tile in empty if tile not in waiting)


def removed(state: State, seat: Seat, asked: Count) -> int:
    """Return the components taken off Enhancement tiles."""
    return sum(state.players[seat].growth.removed)


def _standing(kind: str) -> Counter:
    def count(state: State, seat: Seat, asked: Count) -> int:
        kinds = state.rules.kind
        return sum(1 for one in state.players[seat].crew if kinds[one.id] == kind and one.place != FALLEN)

    return count


def fallen(state: State, seat: Seat, asked: Count) -> int:
    """Return the own defeated Heroes in the Underworld."""
    return sum(1 for one in state.players[seat].crew if one.place == FALLEN)


def allies(state: State, seat: Seat, asked: Count) -> int:
    """Return the own Heroes of the Coliseum."""
    champions = state.rules.edition.champions
    return sum(1 for one in state.players[seat].crew if one.id in champions)


def acts(state: State, seat: Seat, asked: Count) -> int:
    """Return the acts of Epic Quests completed."""
    return state.players[seat].growth.acts


def slain(state: State, seat: Seat, asked: Count) -> int:
    """Return the Confrontations won."""
    return state.players[seat].growth.slain


def tokens(state: State, seat: Seat, asked: Count) -> int:
    """Return the own Player tokens on spaces for characters, on one side if that is asked."""
    return sum(
        1 for mark in state.world.marks if mark.seat == seat and asked.side in ("", "any", "up" if mark.up else "down")
    )


def well(state: State, seat: Seat, asked: Count) -> int:
    """Return the Prayers in the Well."""
    return state.well


def aegis_value(state: State, seat: Seat, asked: Count) -> int:
    """Return the Aegis value of the top Primordial at the Underworld."""
    return state.rules.edition.primordials[state.world.captives[-1]].aegis


def others(state: State, seat: Seat, asked: Count) -> int:
    """Return the number of the other players."""
    return len(state.players) - 1


COUNTS: dict[str, Counter] = {
    "vp": _good("vp"),
    "aegis": _good("aegis"),
    "believer": _good("believer"),
    "prayer": _good("prayer"),
    "greatness": greatness,
    "virtue": _good("virtue"),
    "determination": determination,
    "hand": hand,
    "zone": zone,
    "omen_elements": omen_elements,
    "omen_cards": omen_cards,
    "premonitions": premonitions,
    "fulfilled": fulfilled,
    "tiles": tiles,
    "cities": cities,
    "stored": stored,
    "links": links,
    "temples": temples,
    "sparks": sparks,
    "unlocked": unlocked,
    "removed": removed,
    "heroes": _standing("hero"),
    "prophets": _standing("prophet"),
    "fallen": fallen,
    "allies": allies,
    "acts": acts,
    "slain": slain,
    "tokens": tokens,
    "well": well,
    "aegis_value": aegis_value,
    "others": others,
}
"""What counts each word, but `last` and `last_cost`, which the list in which they stand knows."""
