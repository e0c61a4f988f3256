"""Why a choice can't be made that an action of a Location, a City or an Enhancement tile asks for."""

from __future__ import annotations

from thesmos.core.game import Refusal
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import entries, ids
from thesmos.games.hybris.refusals.doing import unconvertible
from thesmos.games.hybris.refusals.oracle import not_layable
from thesmos.games.hybris.refusals.pieces import is_component
from thesmos.games.hybris.refusals.saying import Clauses
from thesmos.games.hybris.refusals.tiles import leftmost, unbuildable, unbuildable_plan, wrong_discount
from thesmos.games.hybris.state import FALLEN, State


def in_removing(state: State, decision: entries.RemoveComponent, action: act.Remove) -> Clauses:
    """Yield why a component can't be taken off a tile. Rules: HYBRIS-ENH-02 to -04."""
    tiles, wanted = leftmost(state, decision.seat), decision.what
    if action.tile not in tiles:
        yield Refusal(ids.REMOVE, f"{action.tile} is no Enhancement tile of seat {decision.seat}")
    elif not tiles[action.tile]:
        yield Refusal(ids.REMOVE, f"nothing is left on {action.tile}")
    elif not is_component(tiles[action.tile], wanted):
        yield Refusal(ids.LEFTMOST, f"a {tiles[action.tile]} is leftmost on {action.tile}, not a {wanted}")


def in_raising(state: State, decision: entries.BuildTemple, action: act.Raise) -> Clauses:
    """Yield why a Temple can't be built in a City. Rules: HYBRIS-ENH-07, HYBRIS-ENH-08."""
    if action.city in state.players[decision.seat].growth.temples:
        yield Refusal(ids.ONE_TEMPLE, f"seat {decision.seat} has a Temple in {action.city} already")


def in_destroying(state: State, decision: entries.LoseTemple, action: act.Destroy) -> Clauses:
    """Yield why a Temple can't be destroyed. Rule: HYBRIS-WELL-03."""
    if action.city not in state.players[decision.seat].growth.temples:
        yield Refusal(ids.DESTROY, f"seat {decision.seat} has no Temple in {action.city}")


def in_designing(state: State, decision: entries.ChoosePlan, action: act.Plan | act.Decline) -> Clauses:
    """Yield why a tile of the piles can't be taken. Rules: HYBRIS-OLYMPUS-01, HYBRIS-PILLAR-18, HYBRIS-CORE-22."""
    if isinstance(action, act.Decline):
        if not decision.build:
            yield Refusal(ids.DESIGN, "a Design asks for no payment and can't be declined")
    elif decision.build:
        yield from unbuildable_plan(state, decision.seat, action.tile)
    elif action.tile not in state.world.plans:
        yield Refusal(ids.DESIGN, f"{action.tile} does not lie on Olympus")


def in_building(state: State, decision: entries.ChooseBuild, action: act.Build | act.Decline) -> Clauses:
    """Yield why a tile can't be built. Rules: HYBRIS-FORGE-11, HYBRIS-FORGE-12, HYBRIS-CORE-22."""
    if isinstance(action, act.Build):
        yield from unbuildable(state, decision.seat, action.tile)
    elif not decision.can_decline:
        yield Refusal(ids.ACTION, "the Build was chosen as the action and must be carried out")


def in_paying(state: State, decision: entries.LeaveOut, action: act.LeaveOut) -> Clauses:
    """Yield why so many Believers can't be left out of a Build cost. Rule: HYBRIS-FORGE-12."""
    yield from wrong_discount(state, decision.seat, decision.tile, decision.space, action.believers)


def in_scrapping(state: State, decision: entries.ScrapTile, action: act.Scrap) -> Clauses:
    """Yield why a tile can't be removed from the game. Rule: HYBRIS-FORGE-10."""
    if action.tile not in state.players[decision.seat].growth.stored:
        yield Refusal(ids.SCRAP, f"seat {decision.seat} has not stored {action.tile}")


def in_converting(state: State, decision: entries.Convert, action: act.Convert | act.GoOn) -> Clauses:
    """Yield why a conversion can't be made, or why it can't be left at that. Rule: HYBRIS-OLYMPUS-03."""
    if isinstance(action, act.Convert):
        yield from unconvertible(state, decision.seat, action.row)
    elif not decision.made:
        yield Refusal(ids.CONVERT, "at least one conversion must be made")


def in_laying(state: State, decision: entries.LayOmen, action: act.Lay) -> Clauses:
    """Yield why a card can't be laid under the Oracle. Rules: HYBRIS-ORACLE-01, HYBRIS-ORACLE-02."""
    yield from not_layable(state, decision.seat, action.card)


def in_resurrecting(state: State, decision: entries.Resurrect, action: act.Resurrect) -> Clauses:
    """Yield why a Hero can't be taken back. Rule: HYBRIS-UNDER-02."""
    if action.hero not in [one.id for one in state.players[decision.seat].crew if one.place == FALLEN]:
        yield Refusal(ids.RESURRECT, f"{action.hero} is no Hero of seat {decision.seat} in the Underworld")


def in_visiting(state: State, decision: entries.ChooseCity, action: act.Visit) -> Clauses:
    """Yield why an action can't be carried out in a City. Rules: HYBRIS-CORE-22, HYBRIS-DEPLOY-02."""
    if decision.action == "deploy":
        yield from _full(state, action.city)


def _full(state: State, city: str) -> Clauses:
    there = [tile for (_, where), tile in zip(state.rules.sites, state.world.sites, strict=True) if where == city]
    if None not in there:
        yield Refusal(ids.NO_DEPLOY, f"all {len(there)} Technology spaces of {city} hold a tile")


def in_extra(state: State, decision: entries.ChooseExtra, action: act.Extra) -> Clauses:
    """Yield why a Temple does not bring that. Rules: HYBRIS-CITY-10, HYBRIS-DEPLOY-20."""
    influence, what = "virtue" in decision.of, action.what
    if influence and what not in ("virtue", "believer"):
        yield Refusal(ids.INFLUENCE_EXTRA, f"after Influence a Temple brings 1 Virtue or 1 Believer, not {what}")
    elif not influence and what not in ("vp", "prayer"):
        yield Refusal(ids.DEPLOY_EXTRA, f"after a deployment a Temple brings 1 Victory Point or 1 Prayer, not {what}")
    elif what == "prayer" and not state.well:
        yield Refusal(ids.DEPLOY_EXTRA, "the Well of Prayers is empty")


def in_deploying(state: State, decision: entries.DeployTile, action: act.Deploy) -> Clauses:
    """Yield why a tile can't be deployed. Rule: HYBRIS-DEPLOY-01."""
    if action.tile not in state.players[decision.seat].growth.stored:
        yield Refusal(ids.DEPLOY, f"seat {decision.seat} has not stored {action.tile}")


def in_settling(state: State, decision: entries.ChooseSite, action: act.Settle) -> Clauses:
    """Yield why a tile can't be put on a Technology space. Rule: HYBRIS-DEPLOY-01."""
    number = state.rules.site_number[action.site]
    city, tile = state.rules.sites[number][1], state.world.sites[number]
    if city != decision.city:
        yield Refusal(ids.DEPLOY, f"{action.site} is in {city}, the tile is deployed in {decision.city}")
    if tile is not None:
        yield Refusal(ids.DEPLOY, f"{tile.id} lies on {action.site}")
