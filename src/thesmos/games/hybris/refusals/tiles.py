"""Why a Technology tile can't be built, and what comes off an Enhancement tile next."""

from __future__ import annotations

from thesmos.core.game import Refusal
from thesmos.core.ids import Seat
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.refusals.saying import Clauses, short_of, so_many
from thesmos.games.hybris.state import State


def no_mark(state: State, seat: Seat) -> Clauses:
    """Yield that no Player token is left where one is needed. Rule: HYBRIS-COMP-22."""
    if not state.players[seat].goods.marks:
        yield Refusal(ids.MARKS, f"all Player tokens of seat {seat} are in use")


def no_build(state: State, seat: Seat, source: str) -> Clauses:
    """Yield why no tile can be built, out of the Workshop or straight from the piles. Rules: FORGE-11, PILLAR-18."""
    goods = state.players[seat].goods
    means = f"with {_both(goods.believer, goods.aegis)}"
    if source:
        if all(any(_too_dear(state, seat, tile, costs.PILES)) for tile in state.world.plans):
            yield Refusal(ids.GUIDANCE, f"no tile on Olympus can be paid for {means}")
        yield from no_mark(state, seat)
        return
    own = [tile.id for tile in state.world.workshop if tile is not None and tile.seat == seat]
    if not own:
        yield Refusal(ids.BUILD, f"no tile in the Workshop carries a token of seat {seat}")
    elif all(any(unbuildable(state, seat, tile)) for tile in own):
        yield Refusal(ids.BUILD, f"no own tile in the Workshop can be paid for {means}")


def unbuildable(state: State, seat: Seat, name: str) -> Clauses:
    """Yield why a tile of the Workshop can't be built. Rules: HYBRIS-FORGE-11, HYBRIS-FORGE-12."""
    for space, tile in enumerate(state.world.workshop):
        if tile is not None and tile.id == name:
            if tile.seat != seat:
                yield Refusal(ids.BUILD, f"{name} carries a token of seat {tile.seat}")
            yield from _too_dear(state, seat, name, space)
            return
    yield Refusal(ids.BUILD, f"{name} does not lie in the Workshop")


def unbuildable_plan(state: State, seat: Seat, name: str) -> Clauses:
    """Yield why a tile of the piles can't be built from there. Rules: HYBRIS-PILLAR-18, HYBRIS-COMP-22."""
    if name not in state.world.plans:
        yield Refusal(ids.GUIDANCE, f"{name} does not lie on Olympus")
        return
    yield from _too_dear(state, seat, name, costs.PILES)
    yield from no_mark(state, seat)


def _too_dear(state: State, seat: Seat, name: str, space: int) -> Clauses:
    """Yield that a Build can't be paid for, whatever is left out of its cost. Rules: CORE-01, FORGE-11, FORGE-12."""
    cost, goods = state.rules.technologies[name].cost, state.players[seat].goods
    less = costs.discount(state, seat, space)
    lacking = max(0, cost.believer - goods.believer) + max(0, cost.aegis - goods.aegis)
    if lacking > less:
        price, means = _both(cost.believer, cost.aegis), _both(goods.believer, goods.aegis)
        yield Refusal(ids.BUILD, f"{name} costs {price} less {less}, {means} are there")


def _both(believers: int, aegis: int) -> str:
    return f"{so_many('believer', believers)} and {so_many('aegis', aegis)}"


def wrong_discount(state: State, seat: Seat, name: str, space: int, believers: int) -> Clauses:
    """Yield why so many Believers, and Aegis for the rest, can't be left out of a Build cost. Rule: FORGE-12."""
    cost, goods = state.rules.technologies[name].cost, state.players[seat].goods
    less = min(costs.discount(state, seat, space), cost.believer + cost.aegis)
    aegis = less - believers
    if aegis < 0:
        yield Refusal(ids.DISCOUNT, f"{less} resources are left out, not {believers}")
    if believers > cost.believer:
        yield Refusal(ids.DISCOUNT, f"{name} costs {so_many('believer', cost.believer)}, {believers} can't be left out")
    if aegis > cost.aegis:
        yield Refusal(ids.DISCOUNT, f"{name} costs {cost.aegis} Aegis, {aegis} can't be left out")
    if cost.believer - believers > goods.believer:
        yield Refusal(ids.BUILD, short_of("believer", cost.believer - believers, goods.believer))
    if cost.aegis - max(0, aegis) > goods.aegis:
        yield Refusal(ids.BUILD, short_of("aegis", cost.aegis - max(0, aegis), goods.aegis))


def leftmost(state: State, seat: Seat) -> dict[str, str]:
    """Return the leftmost component of each Enhancement tile of a seat, "" where none is left. Rule: ENH-02."""
    player = state.players[seat]
    found = {}
    for tile, gone in zip(state.rules.enhancements[player.olympian], player.growth.removed, strict=True):
        left = tile.components[gone:]
        found[tile.id] = left[0] if left else ""
    return found
