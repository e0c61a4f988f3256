"""Deploying a technology in a City, in its seven steps."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import (
    added,
    answered,
    decided,
    popped,
    push,
    with_boards,
    with_goods,
    with_growth,
    with_marks,
)
from thesmos.games.hybris.entries import (
    Agenda,
    ChooseExtra,
    ChooseSite,
    ClaimReward,
    Complete,
    DeployTile,
    FinishDeploy,
    GiveRewards,
    OfferChallenges,
    PutInPlay,
    ResetVirtue,
    Rewards,
    Run,
)
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.language.counts import linked
from thesmos.games.hybris.language.goods import from_well
from thesmos.games.hybris.language.reactions import immediate, in_play
from thesmos.games.hybris.places.forge import typed
from thesmos.games.hybris.state import State, Tile
from thesmos.toolkit.cards import with_at, without


def choose_tile(state: State, action: act.Deploy) -> State:
    """Choose the stored tile; its space comes next. Rule: HYBRIS-DEPLOY-01."""
    decision = state.agenda[-1]
    assert isinstance(decision, DeployTile), decision
    event = happened("chose", ids.DEPLOY, decision.seat, action.tile)
    return decided(state, event, ChooseSite(decision.seat, decision.city, action.tile))


def settle(state: State, action: act.Settle) -> State:
    """Put the tile on a Technology space with a Player token; the other steps follow.

    Nobody can challenge what an effect lets deploy, which is done without a character.

    Rules: HYBRIS-DEPLOY-01, -04, -40, HYBRIS-TECH-04, HYBRIS-CORE-22.
    """
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseSite), decision
    seat, tile, site = decision.seat, decision.tile, action.site
    complete = state.agenda[-2]
    assert isinstance(complete, Complete), complete
    state = state.replace(agenda=(*state.agenda[:-2], PutInPlay(seat, tile), *state.agenda[-2:]))
    offers = (OfferChallenges(seat, site),) if complete.character else ()
    state = answered(state, FinishDeploy(seat, site), Rewards(seat, site), *offers)
    growth, sites = state.players[seat].growth, state.world.sites
    state = with_growth(state, seat, growth.replace(stored=without(growth.stored, tile)))
    placed = with_at(sites, state.rules.site_number[site], Tile(tile, seat))
    state = with_boards(with_marks(state, seat, -1), happened("deployed", ids.DEPLOY, seat, tile), sites=placed)
    return typed(state, tile)


REWARDS = ("points", "prayers", "virtue")
"""The rewards of a deployment, in the order in which they are given. Rule: HYBRIS-DEPLOY-12."""


def rewards(state: State, entry: Rewards) -> State:
    """Give the deployer all three rewards, or let a successful challenger choose one first.

    Rules: HYBRIS-DEPLOY-05 to -12, HYBRIS-DEPLOY-41.
    """
    seat = entry.seat
    if entry.challenger is not None:
        return popped(state, ClaimReward(entry.challenger, entry.site, seat))
    bonuses = _virtue_bonuses(state, seat, seat)
    state = popped(state, ResetVirtue(seat), *bonuses)
    return _prayers(_points(state, seat, entry.site), seat, seat, entry.site)


def rewarded(state: State, claim: ClaimReward, reward: str) -> State:
    """Give a challenger one reward, then the deployer the others. Rules: HYBRIS-DEPLOY-06, -11, -12, -41."""
    seat, deployer, site = claim.seat, claim.deployer, claim.site
    state = push(state, ResetVirtue(deployer))
    if reward != "virtue":
        state = push(state, *_virtue_bonuses(state, deployer, deployer))
    rest = tuple(one for one in REWARDS if one not in (reward, "virtue"))
    state = push(state, GiveRewards(deployer, site, rest))
    match reward:
        case "points":
            return _points(state, seat, site)
        case "prayers":
            return _prayers(state, seat, deployer, site)
        case _:
            return push(state, *_virtue_bonuses(state, seat, deployer))


def give_rewards(state: State, entry: GiveRewards) -> State:
    """Give the deployer what the challenger has left of points and Prayers. Rule: HYBRIS-DEPLOY-12."""
    state = popped(state)
    if "points" in entry.of:
        state = _points(state, entry.seat, entry.site)
    return _prayers(state, entry.seat, entry.seat, entry.site) if "prayers" in entry.of else state


def _points(state: State, seat: Seat, site: str) -> State:
    facts = state.rules.technologies[tile_at(state, site).id]
    return added(state, seat, "vp", facts.vp, ids.REWARD_SCORE, facts.id)


def _prayers(state: State, seat: Seat, deployer: Seat, site: str) -> State:
    facts = state.rules.technologies[tile_at(state, site).id]
    n = max(0, facts.prayers + stat(state, deployer, "deploy_prayers"))
    return from_well(state, seat, n, facts.id, ids.REWARD_PRAYERS)


def _virtue_bonuses(state: State, seat: Seat, deployer: Seat) -> Agenda:
    """Return the bonuses of the deployer's Virtue track for a player, the top one first to come."""
    virtue = state.players[deployer].goods.virtue
    return tuple(Run(seat, steps, outer=True) for steps in state.rules.virtue[:virtue])


def tile_at(state: State, site: str) -> Tile:
    """Return the tile on a Technology space."""
    tile = state.world.sites[state.rules.site_number[site]]
    assert tile is not None, site
    return tile


def reset_virtue(state: State, entry: ResetVirtue) -> State:
    """Return the Virtue cube to its start. Rule: HYBRIS-DEPLOY-10."""
    seat = entry.seat
    there = min(len(state.rules.virtue), max(1, 1 + stat(state, seat, "virtue_reset")))
    state = popped(state)
    goods = state.players[seat].goods
    if goods.virtue == there:
        return state
    return with_goods(state, seat, goods.replace(virtue=there), happened("reset virtue", ids.RESET, seat, "", there))


def finish(state: State, entry: FinishDeploy) -> State:
    """Give what follows the rewards: affinity, a Temple's extra, connections, an Immediate power.

    Rules: HYBRIS-DEPLOY-19 to -25.
    """
    seat, number = entry.seat, state.rules.site_number[entry.site]
    tile = tile_at(state, entry.site)
    facts, city = state.rules.technologies[tile.id], state.rules.sites[number][1]
    if entry.number == AFFINITY:
        state = popped(state, entry.replace(number=CONNECTIONS))
        if facts.type == state.rules.edition.cities[city].affinity:
            state = added(state, seat, "vp", 1, ids.AFFINITY, tile.id)
        if city in state.players[seat].growth.temples:
            state = push(state, ChooseExtra(seat, ("vp", "prayer") if state.well else ("vp",)))
        return state
    return _connected(immediate(popped(state), seat, tile.id), seat, number)


AFFINITY, CONNECTIONS = 4, 6
"""Steps of a deployment from which it can go on."""


def _connected(state: State, seat: Seat, number: int) -> State:
    """Score the tiles connected to a new one, for the deployer and for their owners. Rules: HYBRIS-DEPLOY-21, -22."""
    sites = state.world.sites
    found = [tile for other in linked(state, number) if (tile := sites[other]) is not None]
    if not found:
        return state
    each = max(0, 1 + stat(state, seat, "link_vp"))
    state = added(state, seat, "vp", each * len(found), ids.LINKS)
    for tile in found:
        state = added(state, tile.seat, "vp", 1, ids.LINK_OWNERS, tile.id)
    return state


def put_in_play(state: State, entry: PutInPlay) -> State:
    """Let the power of a deployed tile be in force from now on; its immediate one has run. Rule: HYBRIS-TECH-04."""
    return in_play(popped(state), entry.seat, entry.tile)
