"""Enhancement tiles: taking components off, turning a tile over, Temples, and the win by the last tile."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import RuleId, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.cards import Enhancement
from thesmos.games.hybris.change import added, answered, ended, next_of, popped, push, tell, with_growth, with_player
from thesmos.games.hybris.entries import (
    BuildTemple,
    FinishTile,
    LoseTemple,
    RemoveComponent,
    RemoveComponents,
    Run,
    StartTile,
    happening_of,
)
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.language.counts import turned_over
from thesmos.games.hybris.language.goods import credited
from thesmos.games.hybris.language.reactions import immediate, in_play, triggered
from thesmos.games.hybris.state import Character, State
from thesmos.games.hybris.well import emptied, without_temple
from thesmos.toolkit.cards import in_order, with_at


def remove_components(state: State, entry: RemoveComponents) -> State:
    """Ask for the next tile, as long as components are due and one can be taken. Rules: HYBRIS-ENH-03, -04."""
    if not entry.left or not any(costs.removable(state, entry.seat, entry.what)):
        return popped(state)
    return popped(state, entry.replace(left=entry.left - 1), RemoveComponent(entry.seat, entry.what))


def remove(state: State, action: act.Remove) -> State:
    """Take the leftmost component off a tile and put it in its place. Rules: HYBRIS-ENH-05 to -07, HYBRIS-ENH-14."""
    decision = state.agenda[-1]
    assert isinstance(decision, RemoveComponent), decision
    seat = decision.seat
    number, tile = tile_of(state, seat, action.tile)
    growth = state.players[seat].growth
    component = tile.components[growth.removed[number]]
    growth = growth.replace(removed=with_at(growth.removed, number, growth.removed[number] + 1))
    event = happened(f"removed a {component}", ids.REMOVE, seat, tile.id)
    state = with_growth(answered(state, FinishTile(seat, tile.id)), seat, growth, event)
    state = credited(state, 1)
    match component:
        case "spark":
            return _kindled(state, seat)
        case "temple":
            return push(state, BuildTemple(seat))
        case _:
            return joined(state, seat, tile.hero if component == "hero" else _next_prophet(state, seat))


def _kindled(state: State, seat: Seat) -> State:
    """Put a Spark on its track; what it covers is received. Rule: HYBRIS-ENH-05."""
    player = state.players[seat]
    track, sparks = state.rules.olympians[player.olympian].spark_track, player.growth.sparks
    state = with_growth(state, seat, player.growth.replace(sparks=sparks + 1))
    return push(state, Run(seat, track[sparks], outer=True)) if sparks < len(track) else state


def _next_prophet(state: State, seat: Seat) -> str:
    player = state.players[seat]
    there = {one.id for one in player.crew}
    return next(one for one in state.rules.freed[player.olympian] if one not in there)


def joined(state: State, seat: Seat, character: str, rule: RuleId = ids.FREED) -> State:
    """Put a character beside the Player board; it can't act before the next Age. Rules: HYBRIS-ENH-06, CHAR-06."""
    player, rank = state.players[seat], state.rules.rank
    crew = {one.id: one for one in (*player.crew, Character(character))}
    ordered = tuple(crew[name] for name in in_order(crew, rank))
    return with_player(state, seat, player.replace(crew=ordered), happened("joined", rule, seat, character))


def raise_temple(state: State, action: act.Raise) -> State:
    """Build a Temple in a City. Rules: HYBRIS-ENH-07, HYBRIS-ENH-08."""
    decision = state.agenda[-1]
    assert isinstance(decision, BuildTemple), decision
    seat = decision.seat
    growth = state.players[seat].growth
    temples = in_order((*growth.temples, action.city), state.rules.rank)
    event = happened("built a temple", ids.TEMPLE, seat, action.city)
    return with_growth(answered(state), seat, growth.replace(temples=temples), event)


def destroy(state: State, action: act.Destroy) -> State:
    """Destroy a Temple, for the Well or for an effect. Rules: HYBRIS-WELL-03, HYBRIS-WELL-04, HYBRIS-WELL-06."""
    decision = state.agenda[-1]
    assert isinstance(decision, LoseTemple), decision
    state = answered(state, *next_of(decision))
    state = without_temple(state, decision.seat, action.city, ids.DESTROY if decision.overflow else ids.LOSE)
    return emptied(state) if decision.overflow else credited(state, 1)


def tile_of(state: State, seat: Seat, name: str) -> tuple[int, Enhancement]:
    """Return an Enhancement tile of a seat and its place."""
    tiles = state.rules.enhancements[state.players[seat].olympian]
    return next((place, tile) for place, tile in enumerate(tiles) if tile.id == name)


def finish_tile(state: State, entry: FinishTile) -> State:
    """Turn a tile over that has nothing left on it: its points, then what reacts, then its powers.

    Rules: HYBRIS-ENH-10, HYBRIS-ENH-11, HYBRIS-ENH-13, HYBRIS-ENH-14, HYBRIS-VICTORY-01, HYBRIS-VICTORY-05.
    """
    seat = entry.seat
    number, tile = tile_of(state, seat, entry.tile)
    growth = state.players[seat].growth
    if growth.removed[number] < len(tile.components):
        return popped(state)
    state = added(popped(state), seat, "vp", tile.vp, ids.UNLOCK_SCORE, tile.id)
    state = tell(state, happened("unlocked", ids.UNLOCK, seat, tile.id))
    everything = len(turned_over(state, seat)) == len(growth.removed)
    if everything and not allows(state, seat, "no_awakening"):
        return ended(state, "awakening", seat, happened("won", ids.AWAKENING, seat, tile.id))
    return triggered(push(state, StartTile(seat, tile.id)), happening_of("unlocked", seat))


def start_tile(state: State, entry: StartTile) -> State:
    """Let the powers of a tile that was turned over start, the immediate ones first. Rules: ENH-12, ENH-15."""
    return immediate(in_play(popped(state), entry.seat, entry.tile), entry.seat, entry.tile)
