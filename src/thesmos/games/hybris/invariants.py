"""Laws of Hybris alone, which the conformance suite checks after every action."""

from __future__ import annotations

from collections import Counter

from thesmos.core.game import Invariant
from thesmos.core.ids import Seat
from thesmos.games.hybris import ids
from thesmos.games.hybris.actions import Action
from thesmos.games.hybris.entries import LeaveOut, ScrapTile
from thesmos.games.hybris.language.conditions import allows, stat
from thesmos.games.hybris.state import BONUS, FALLEN, RESERVE, Player, State


def _goods(before: State, action: Action, after: State) -> str:
    for seat, player in enumerate(after.players):
        goods, top = player.goods, len(after.rules.virtue)
        steps = len(after.rules.olympians[player.olympian].determination_track)
        if min(goods.vp, goods.aegis, goods.believer, goods.prayer, goods.marks) < 0:
            return f"seat {seat} has less than nothing: {goods}"
        if not 1 <= goods.virtue <= top or not 0 <= goods.determination < steps:
            return f"a cube of seat {seat} has left its track: {goods}"
    return f"the Well holds {after.well}" if after.well < 0 else ""


def _told(before: State, action: Action, after: State) -> str:
    """Compare each player's points with what the events tell of them."""
    for seat, player in enumerate(after.players):
        change = player.goods.vp - before.players[seat].goods.vp
        told = 0
        for event in after.events:
            if event.seat == seat:
                told += event.amount * {"gained victory points": 1, "gave up victory points": -1}.get(event.name, 0)
            if event.name == "stole victory points":
                told += event.amount * ((event.seat == seat) - (event.other == seat))
        if told != change:
            return f"seat {seat} gained {change} points, the events tell of {told}"
    return ""


TAKEN_FROM_WELL = (ids.FROM_WELL, ids.REWARD_PRAYERS, ids.DEPLOY_EXTRA)
"""Rules by which Prayers come from the Well."""


def _well(before: State, action: Action, after: State) -> str:
    """Compare the Well with what the events tell of it."""
    well = before.well
    for event in after.events:
        if event.name == "filled the well":
            well += event.amount
        elif event.name == "emptied the well":
            well = 0
        elif event.name == "gained prayers" and event.rule in TAKEN_FROM_WELL:
            well -= event.amount
    return f"the Well holds {after.well}, by what is told {well}" if well != after.well else ""


def _marks(before: State, action: Action, after: State) -> str:
    """Count the Player tokens of each seat: 15 in reserve and on the boards. Rule: HYBRIS-COMP-22."""
    world = after.world
    out = Counter(tile.seat for row in (world.workshop, world.factory, world.sites) for tile in row if tile is not None)
    out.update(seat for _, seat in world.omens)
    out.update(mark.seat for mark in world.marks)
    out.update(seat for quest in world.quests if quest is not None for seat in quest.acts)
    supply = after.rules.numbers.player_supply.tokens
    for seat, player in enumerate(after.players):
        if player.goods.marks + out[Seat(seat)] != supply:
            return f"seat {seat} has {player.goods.marks} Player tokens and {out[Seat(seat)]} lie out"
    return ""


def _pieces(before: State, action: Action, after: State) -> str:
    """Count what came off the Enhancement tiles, and the places of the Location tokens."""
    for seat, player in enumerate(after.players):
        tiles = after.rules.enhancements[player.olympian]
        gone = Counter(
            part for tile, n in zip(tiles, player.growth.removed, strict=True) for part in tile.components[:n]
        )
        if player.growth.sparks != gone["spark"] or len(player.growth.temples) > gone["temple"]:
            return (
                f"seat {seat} has {player.growth.sparks} Sparks and Temples in {player.growth.temples}, removed {gone}"
            )
        if _places(player) != _places(before.players[seat]):
            return f"the Location tokens of seat {seat} became {_places(player)}"
    return ""


def _places(player: Player) -> Counter[str]:
    tokens = player.tokens
    everywhere = Counter((*tokens.reserve, *tokens.used, *tokens.unavailable, *(one.token for one in player.crew)))
    return Counter({token: n for token, n in everywhere.items() if token not in ("", BONUS)})


def _spaces(before: State, action: Action, after: State) -> str:
    """See that no two characters stand on a space that takes one, unless The Kuneen lets them."""
    if any(allows(after, Seat(seat), "share_space") for seat in range(len(after.players))):
        return ""
    standing = Counter(one.place for player in after.players for one in player.crew)
    free = {RESERVE, FALLEN, *after.rules.dashed, *after.rules.penalty}
    crowded = [place for place, n in standing.items() if n > 1 and place not in free]
    return f"{crowded[0]} holds {standing[crowded[0]]} characters" if crowded else ""


def _storage(before: State, action: Action, after: State) -> str:
    """See that nobody stores too many tiles when somebody is asked something else. Rule: HYBRIS-ENDAGE-14."""
    top = after.agenda[-1] if after.agenda else None
    if isinstance(top, (ScrapTile, LeaveOut)):
        return ""
    for seat, player in enumerate(after.players):
        most = after.rules.numbers.player_supply.storage + stat(after, Seat(seat), "storage")
        if len(player.growth.stored) > most:
            return f"seat {seat} stores {player.growth.stored}"
    return ""


INVARIANTS = (
    Invariant("nobody has less than nothing, and cubes stay on their tracks", _goods),
    Invariant("every point is told", _told),
    Invariant("every Prayer of the Well is told", _well),
    Invariant("no Player token is lost", _marks),
    Invariant("no component and no Location token is lost", _pieces),
    Invariant("a space takes one character", _spaces),
    Invariant("nobody stores too many tiles", _storage),
)
"""What always holds in Hybris."""
