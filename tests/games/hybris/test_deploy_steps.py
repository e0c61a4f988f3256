from __future__ import annotations

import pytest

from games.hybris.places import deploying, unchallenged
from games.hybris.powers import in_play, powered
from games.hybris.reading import held
from games.hybris.table import (
    goods,
    growth,
    happenings,
    holding,
    legal,
    play,
    refused,
    running,
    site,
    table,
)
from games.hybris.tiles import CLOCK, DECREE, EAGLE, STOA, WAY
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.state import Tile


@pytest.mark.rule("HYBRIS-DEPLOY-19")
@pytest.mark.parametrize(
    ("city", "tile", "point"),
    [
        ("argos", "tech-grain-measure", 1),
        ("athens", "tech-painted-light", 1),
        ("elis", "tech-vaulted-granary", 1),
        ("lemnos", CLOCK, 1),
        ("sparta", "tech-war-drums", 1),
        ("sparta", CLOCK, 0),
        ("argos", "tech-war-drums", 0),
    ],
)
def test_the_affinity_of_a_city(city: str, tile: str, point: int) -> None:
    """1 Victory Point if the type of the tile is the City's."""
    state = play(deploying(tile, city), f"settle {city}-1")
    assert state.rules.technologies[tile].vp + point == held(state, "vp")[0]
    assert point == sum(str(event.rule) == "HYBRIS-DEPLOY-19" for event in state.events)


@pytest.mark.rule("HYBRIS-DEPLOY-20")
@pytest.mark.rule("HYBRIS-ENH-09")
def test_an_own_temple_in_the_city_gives_a_point_or_a_prayer() -> None:
    """The Prayer only from a Well that holds one after the rewards."""
    state = growth(table(), 0, temples=("sparta",))
    asked = play(deploying(CLOCK, state=state.replace(well=4)), "settle sparta-1")
    assert ["extra vp", "extra prayer"] == legal(asked)
    assert (1, 2, 2) == (held(play(asked, "extra vp"), "vp")[0], held(asked, "prayer")[0], asked.well)
    assert (3, 1) == (held(play(asked, "extra prayer"), "prayer")[0], play(asked, "extra prayer").well)
    empty = play(deploying(CLOCK, state=state.replace(well=2)), "settle sparta-1")
    assert ["extra vp"] == legal(empty)
    assert {"HYBRIS-DEPLOY-20"} == refused(empty, "extra prayer")
    theirs = growth(growth(table(), 1, temples=("sparta",)), 0, temples=("argos",))
    assert "extra vp" not in legal(play(deploying(CLOCK, state=theirs.replace(well=4)), "settle sparta-1"))


@pytest.mark.rule("HYBRIS-DEPLOY-21")
@pytest.mark.rule("HYBRIS-DEPLOY-22")
def test_connected_tiles_give_points_to_the_deployer_and_their_owners() -> None:
    """Sacred Way joins three tiles: two of seat 1 and one own, which brings the deployer 2."""
    state = site(
        site(site(table(), "argos-2", STOA, 1), "argos-3", "tech-folding-aqueduct", 0),
        "lemnos-1",
        "tech-lens-of-aegis",
        1,
    )
    state = play(deploying(WAY, "argos", state=state), "settle argos-1")
    assert [3 + 1, 2] == held(state, "vp")
    assert [(0, "", 3)] == [(e.seat, e.what, e.amount) for e in state.events if e.rule == "HYBRIS-DEPLOY-21"]


@pytest.mark.rule("HYBRIS-DEPLOY-23")
@pytest.mark.rule("HYBRIS-CITY-03")
@pytest.mark.parametrize(
    ("space", "other", "tile", "points"),
    [
        ("argos-1", "elis-2", STOA, 1),
        ("argos-1", "elis-2", CLOCK, 0),
        ("argos-1", "elis-1", STOA, 0),
        ("argos-4", "sparta-1", WAY, 1),
        ("argos-4", "sparta-2", WAY, 0),
        ("argos-1", "argos-4", WAY, 0),
    ],
)
def test_what_is_connected(space: str, other: str, tile: str, points: int) -> None:
    """Both edges that meet, side by side or over a path, must bear a link; tiles further away are not connected."""
    state = play(deploying(WAY, "argos", state=site(table(), other, tile, 1)), f"settle {space}")
    assert [points, points] == held(state, "vp")


@pytest.mark.rule("HYBRIS-DEPLOY-24")
@pytest.mark.rule("HYBRIS-TECH-05")
def test_an_immediate_power_is_the_last_step() -> None:
    """Self-Raising Columns counts its own links: 2 here; Sacred Way of the edition has no Immediate power."""
    state = site(site(table(), "argos-2", STOA, 1), "argos-3", "tech-folding-aqueduct", 1)
    state = play(deploying("tech-self-raising-columns", "argos", state=state), "settle argos-1")
    assert [4 + 2 + 2, 2] == held(state, "vp")
    amounts = [amount for seat, _, amount in happenings(state, "gained victory points") if seat == 0]
    assert [4, 2, 2] == amounts, "tile, connections, power"


@pytest.mark.rule("HYBRIS-TECH-04")
def test_a_tile_does_not_react_to_its_own_deployment() -> None:
    """Its power is in force after everything that reacts to the action; at the next deployment it reacts."""
    state = growth(powered(table(), 0, CLOCK, fx.Gain("believer", 1), on="deploy"), 0, in_play=())
    state = play(deploying(CLOCK, state=state), "settle sparta-1")
    assert (0, (CLOCK,)) == (held(state, "believer")[0], state.players[0].growth.in_play)
    state = running(growth(state, 0, stored=(WAY,)), 0, fx.Perform("deploy", "sparta"))
    assert 1 == held(play(state, f"deploy {WAY}", "settle sparta-2"), "believer")[0]


@pytest.mark.rule("HYBRIS-TECH-04")
def test_counts_see_a_tile_from_the_first_step_on() -> None:
    """What reacts to the deployment counts it among the tiles, though its own power is not in force yet."""
    state = powered(table(), 0, "test-count", fx.Gain("believer", Count("tiles")), on="deploy")
    assert 1 == held(play(deploying(CLOCK, state=state), "settle sparta-1"), "believer")[0]


@pytest.mark.rule("HYBRIS-POWER-01")
@pytest.mark.parametrize(("tile", "points"), [("tech-grain-measure", 2), (CLOCK, 0)])
def test_athena_gains_by_every_social_tile(tile: str, points: int) -> None:
    """2 Victory Points when the deployment is complete, another player's or her own."""
    state = play(deploying(tile, state=table("zeus,athena")), "settle sparta-1")
    assert points == held(state, "vp")[1]
    own = running(growth(table("athena,zeus"), 0, stored=(tile,)), 0, fx.Perform("deploy", "sparta"))
    own = play(own, f"deploy {tile}", "settle sparta-1")
    assert own.rules.technologies[tile].vp + points == held(own, "vp")[0]


@pytest.mark.rule("HYBRIS-TECH-10")
def test_a_reaction_of_the_edition_to_a_deployment() -> None:
    """Echoing Theatre of seat 1: 1 Victory Point once an Age when another player deploys."""
    state = in_play(table(), 1, "tech-echoing-theatre")
    state = play(deploying(CLOCK, state=state), "settle sparta-1")
    assert [0, 1] == held(state, "vp")
    state = running(growth(state, 0, stored=("tech-coin-of-trust",)), 0, fx.Perform("deploy", "elis"))
    assert [0, 1] == held(play(state, "deploy tech-coin-of-trust", "settle elis-1"), "vp")


@pytest.mark.rule("HYBRIS-PILLAR-11")
@pytest.mark.rule("HYBRIS-PILLAR-21")
@pytest.mark.rule("HYBRIS-CITY-06")
@pytest.mark.rule("HYBRIS-CITY-17")
@pytest.mark.rule("HYBRIS-CITY-18")
@pytest.mark.rule("HYBRIS-DEPLOY-05")
@pytest.mark.rule("HYBRIS-DEPLOY-09")
@pytest.mark.rule("HYBRIS-DEPLOY-10")
@pytest.mark.rule("HYBRIS-DEPLOY-15")
@pytest.mark.rule("HYBRIS-DEPLOY-19")
@pytest.mark.rule("HYBRIS-DEPLOY-21")
@pytest.mark.rule("HYBRIS-DEPLOY-22")
@pytest.mark.rule("HYBRIS-DEPLOY-24")
def test_the_example_of_a_deployment() -> None:
    """Truce in Elis, then City Decree in Argos: 5 Victory Points, 3 Prayers, 2 Sparks, a card, Greatness, Virtue."""
    state = goods(table(pillars=("pillar-truce", "pillar-ambition")), 0, virtue=3)
    state = growth(holding(state, 0, premonitions=()), 0, stored=(DECREE,), sparks=2, removed=(0, 0, 2, 0, 0, 0))
    state = unchallenged(site(state, "argos-2", STOA, 1).replace(well=2))
    state = play(state, "activate zeus", "activate pillar", "yes", "choose elis", "believers")
    assert (5, [2, 1], 2) == (held(state, "virtue")[0], held(state, "believer"), state.well)
    state = play(state, "go to mortal_world", "enter argos")
    assert 3 == state.well
    state = play(state, "deploy", f"deploy {DECREE}", "settle argos-1")
    assert ([1, 0], [3, 0], 0) == (held(state, "vp"), held(state, "prayer"), state.well)
    state = play(state, EAGLE)
    assert ([5, 1], 2, (None, 0, None, 1), 1) == (
        held(state, "vp"),
        len(state.players[0].holding.hand),
        state.track,
        held(state, "virtue")[0],
    )
    state = play(state, "remove from enh-zeus-sarpedon")
    assert ([5, 1], 3, 4) == (held(state, "vp"), held(state, "virtue")[0], state.players[0].growth.sparks)
    assert (Tile(DECREE, Seat(0)), [14, 15]) == (state.world.sites[0], held(state, "marks"))
    assert 1 == state.turn.seat
