"""The Forge: the Workshop, the Factory and the tiles that leave it."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import RuleId, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.change import (
    added,
    answered,
    decided,
    popped,
    push,
    topmost,
    with_boards,
    with_growth,
    with_marks,
)
from thesmos.games.hybris.entries import (
    ChooseBuild,
    Complete,
    EnterFactory,
    LeaveOut,
    Run,
    ScrapTile,
)
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.language.goods import worked
from thesmos.games.hybris.state import State, Tile, following
from thesmos.toolkit.cards import with_at, without

Row = tuple[Tile | None, ...]


def typed(state: State, tile: str) -> State:
    """Note in the action that is going on which type of tile it is about."""
    place, complete = topmost(state, Complete)
    told = complete.replace(tile_type=state.rules.technologies[tile].type)
    return following(state, with_at(state.agenda, place, told))


def slid_in(row: Row, tile: Tile) -> Row:
    """Return a row with a tile on its first space; those in the way move on up to the first hole.

    Rules: HYBRIS-FORGE-03, HYBRIS-FORGE-14.
    """
    hole = row.index(None)
    return (tile, *row[:hole], *row[hole + 1 :])


def produced(state: State, seat: Seat) -> State:
    """Move every tile in the Factory on by one space. Rules: HYBRIS-FORGE-07 to -09, -16."""
    *rest, last = state.world.factory
    event = happened("produced", ids.PRODUCE, seat)
    return finished(with_boards(state, event, factory=(None, *rest)), seat, last)


def burnt(state: State) -> State:
    """Move every tile in the Factory on at the end of an Age. Rules: HYBRIS-ENDAGE-12, HYBRIS-ENDAGE-13."""
    *rest, last = state.world.factory
    event = happened("burned", ids.BURN)
    return finished(with_boards(state, event, factory=(None, *rest)), None, last)


def pushed_out(state: State, seat: Seat) -> State:
    """Push the last tile out of a full Factory. Rules: HYBRIS-FORGE-05, HYBRIS-FORGE-15."""
    *rest, last = state.world.factory
    return finished(with_boards(state, factory=(None, *rest)), seat, last)


def finished(state: State, by: Seat | None, tile: Tile | None) -> State:
    """Store a tile that left the Factory; its owner chooses what goes if it is one too many.

    Args:
        state: after it left.
        by: who moved it, None for nobody.
        tile: that left, None if none did.

    Rules: HYBRIS-FORGE-08 to -10, -16, HYBRIS-ENDAGE-13, HYBRIS-ENDAGE-14.
    """
    if tile is None:
        return state
    owner = tile.seat
    growth = state.players[owner].growth
    stored = (*growth.stored, tile.id)
    event = happened("finished", ids.STORE, owner, tile.id)
    state = with_marks(with_growth(state, owner, growth.replace(stored=stored), event), owner, 1)
    if by is not None and owner != by:
        state = push(state, Run(by, state.rules.numbers.factory.foreign_finish, outer=True))
    if len(stored) > state.rules.numbers.player_supply.storage + stat(state, owner, "storage"):
        state = push(state, ScrapTile(owner))
    return state


def scrap(state: State, action: act.Scrap) -> State:
    """Remove a stored tile from the game. Rules: HYBRIS-FORGE-10, HYBRIS-ENDAGE-14."""
    decision = state.agenda[-1]
    assert isinstance(decision, ScrapTile), decision
    growth = state.players[decision.seat].growth
    event = happened("scrapped", ids.SCRAP, decision.seat, action.tile)
    state = with_boards(answered(state), box=(*state.world.box, action.tile))
    return with_growth(state, decision.seat, growth.replace(stored=without(growth.stored, action.tile)), event)


def build(state: State, action: act.Build) -> State:
    """Choose an own tile of the Workshop. Rules: HYBRIS-FORGE-11, HYBRIS-FORGE-12."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseBuild), decision
    state = worked(state) if decision.can_decline else state
    return bought(state, decision.seat, action.tile, place_in_workshop(state, action.tile), ids.BUILD)


def bought(state: State, seat: Seat, tile: str, space: int, rule: RuleId) -> State:
    """Pay for a tile that was chosen, or ask first what is left out of its cost. Rule: HYBRIS-FORGE-12."""
    state = typed(state, tile)
    if costs.asks_what_to_leave_out(state, seat, tile, space):
        return decided(state, happened("chose", rule, seat, tile), LeaveOut(seat, tile, space))
    return paid_for(answered(state), seat, tile, space, costs.left_out(state, seat, tile, space)[0])


def place_in_workshop(state: State, tile: str) -> int:
    """Return the space of a tile in the Workshop, from 0; -1 if it lies in the piles."""
    workshop = state.world.workshop
    return next((place for place, one in enumerate(workshop) if one is not None and one.id == tile), costs.PILES)


def leave_out(state: State, action: act.LeaveOut) -> State:
    """Choose how many Believers are not paid. Rule: HYBRIS-FORGE-12."""
    decision = state.agenda[-1]
    assert isinstance(decision, LeaveOut), decision
    return paid_for(answered(state), decision.seat, decision.tile, decision.space, action.believers)


def paid_for(state: State, seat: Seat, tile: str, space: int, believers: int) -> State:
    """Pay a Build cost, less so many Believers and Aegis for the rest of the discount.

    Rules: HYBRIS-FORGE-11 to -13, HYBRIS-PILLAR-18.
    """
    cost = state.rules.technologies[tile].cost
    less = min(costs.discount(state, seat, space), cost.believer + cost.aegis)
    state = added(state, seat, "believer", believers - cost.believer, ids.BUILD, tile)
    state = added(state, seat, "aegis", less - believers - cost.aegis, ids.BUILD, tile)
    return push(state, EnterFactory(seat, tile))


def enter_factory(state: State, entry: EnterFactory) -> State:
    """Put a tile on space 1 of the Factory; what is in the way moves on first, from the far end.

    Rules: HYBRIS-FORGE-13 to -15, HYBRIS-PILLAR-18, HYBRIS-COMP-22.
    """
    seat, world = entry.seat, state.world
    if None not in world.factory:
        return pushed_out(state, seat)
    space = place_in_workshop(state, entry.tile)
    factory = slid_in(world.factory, Tile(entry.tile, seat))
    event = happened("built", ids.BUILT, seat, entry.tile)
    if space == costs.PILES:
        plans = without(world.plans, entry.tile)
        return with_boards(with_marks(popped(state), seat, -1), event, plans=plans, factory=factory)
    return with_boards(popped(state), event, workshop=with_at(world.workshop, space, None), factory=factory)


def decline_build(state: State, seat: Seat) -> State:
    """Do without a Build that an effect grants; then none is completed. Rule: HYBRIS-CORE-22."""
    return popped(decided(state, happened("declined", ids.GRANTED, seat)))
