from __future__ import annotations

import pytest

from games.hybris.combats import going
from games.hybris.places import deploying, visiting
from games.hybris.reading import held
from games.hybris.table import (
    actor,
    goods,
    growth,
    legal,
    play,
    quiet,
    refused,
    running,
    site,
    table,
    track,
)
from games.hybris.tiles import CLOCK, DECREE, EAGLE, STOA, WAY
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import Tile


@pytest.mark.rule("HYBRIS-DEPLOY-01")
@pytest.mark.rule("HYBRIS-DEPLOY-40")
def test_a_stored_tile_goes_to_an_empty_space_of_the_city() -> None:
    """With a Player token; the storage space is free again."""
    state = site(growth(table(), 0, stored=(CLOCK, STOA)), "argos-2", WAY, 1)
    state = play(visiting(state, "argos"), "deploy")
    assert [f"deploy {CLOCK}", f"deploy {STOA}"] == legal(state)
    state = play(state, f"deploy {CLOCK}")
    assert ["settle argos-1", "settle argos-3", "settle argos-4"] == legal(state)
    assert {"HYBRIS-DEPLOY-01"} == refused(state, "settle argos-2")
    state = play(state, "settle argos-4")
    assert Tile(CLOCK, Seat(0)) == state.world.sites[state.rules.site_number["argos-4"]]
    assert ((STOA,), [14, 15]) == (state.players[0].growth.stored, held(state, "marks"))


@pytest.mark.rule("HYBRIS-DEPLOY-02")
@pytest.mark.rule("HYBRIS-COMP-22")
def test_deploy_needs_a_tile_a_free_space_and_a_player_token() -> None:
    """Without one of them only Influence is left."""
    stored = growth(table(), 0, stored=(CLOCK,))
    assert ["influence", "deploy"] == legal(visiting(stored, "sparta"))
    assert ["influence"] == legal(visiting(table(), "sparta"))
    full = site(site(stored, "sparta-1", WAY, 1), "sparta-2", STOA, 0)
    assert ["influence"] == legal(visiting(full, "sparta"))
    assert {"HYBRIS-DEPLOY-02"} == refused(visiting(full, "sparta"), "deploy")
    assert ["influence"] == legal(visiting(goods(stored, 0, marks=0), "sparta"))


@pytest.mark.rule("HYBRIS-DEPLOY-03")
@pytest.mark.rule("HYBRIS-DEPLOY-23")
@pytest.mark.parametrize(
    ("space", "other", "points"), [("argos-1", "argos-2", 1), ("argos-2", "argos-1", 0), ("argos-1", "argos-3", 0)]
)
def test_tiles_are_not_rotated(space: str, other: str, points: int) -> None:
    """Harbour Cranes has a link on its east edge alone: it joins the tile to its right, not to its left or below."""
    state = site(table(), other, WAY, 1)
    state = play(running(growth(state, 0, stored=("tech-harbour-cranes",)), 0, fx.Perform("deploy", "argos")))
    state = play(state, "deploy tech-harbour-cranes", f"settle {space}")
    assert points == held(state, "vp")[1]


@pytest.mark.rule("HYBRIS-DEPLOY-04")
@pytest.mark.rule("HYBRIS-CORE-22")
@pytest.mark.parametrize("city", ["argos", "sparta"])
def test_what_an_effect_lets_deploy_is_not_challenged(city: str) -> None:
    """It is done without a character, also where the active one stands in that very City: nobody could be fought."""
    state = going(growth(quiet(table()), 0, stored=(CLOCK,)), (0, "zeus"), city)
    state = play(running(state, 0, fx.Perform("deploy", "sparta")), f"deploy {CLOCK}", "settle sparta-1")
    assert (0, ["influence"]) == (actor(state), legal(state))
    state = going(growth(quiet(table()), 0, stored=(CLOCK,)), (0, "zeus"), "sparta")
    state = play(state, "deploy", f"deploy {CLOCK}", "settle sparta-1")
    assert (1, ["challenge with poseidon", "no"]) == (actor(state), legal(state))


@pytest.mark.rule("HYBRIS-DEPLOY-05")
@pytest.mark.rule("HYBRIS-DEPLOY-07")
@pytest.mark.rule("HYBRIS-DEPLOY-08")
@pytest.mark.rule("HYBRIS-DEPLOY-12")
def test_the_deployer_gains_all_three_rewards_in_order() -> None:
    """Victory Points of the tile, its Prayers, then the bonuses of the Virtue track."""
    state = play(deploying(STOA, state=table().replace(well=9), virtue=2), "settle sparta-2")
    assert (2 + 1, 2, 7) == (held(state, "vp")[0], held(state, "prayer")[0], state.well)
    told = [(event.name, str(event.rule)) for event in state.events]
    wanted = [
        ("gained victory points", "HYBRIS-DEPLOY-07"),
        ("gained prayers", "HYBRIS-DEPLOY-08"),
        ("gained victory points", "HYBRIS-CORE-21"),
        ("gained greatness", "HYBRIS-CORE-09"),
        ("reset virtue", "HYBRIS-DEPLOY-10"),
        ("gained greatness", "HYBRIS-CORE-09"),
    ]
    assert wanted == [one for one in told if one in wanted], "the last is Hanging Stoa's Immediate power"


@pytest.mark.rule("HYBRIS-DEPLOY-08")
@pytest.mark.parametrize(("well", "gained"), [(5, 5), (3, 3), (0, 0)])
def test_the_prayers_of_a_tile_come_from_the_well(well: int, gained: int) -> None:
    """City Decree gives 5, limited to what the Well holds; nothing is lost for the rest."""
    state = play(deploying(DECREE, state=track(table(), None, 0, None, 1).replace(well=well)), "settle sparta-1", EAGLE)
    assert (gained, well - gained) == (held(state, "prayer")[0], state.well)
    assert (0, None, None, 1) == state.track, "1 Greatness of the Virtue track, none lost"


@pytest.mark.rule("HYBRIS-DEPLOY-09")
@pytest.mark.rule("HYBRIS-DEPLOY-10")
@pytest.mark.rule("HYBRIS-DEPLOY-18")
@pytest.mark.parametrize("cube", [1, 2, 3, 4, 5])
def test_the_bonuses_up_to_the_virtue_cube(cube: int) -> None:
    """From space 5 down: Spark, card, links, point, Greatness; those above the cube are not gained."""
    state = site(table(), "sparta-2", WAY, 1)
    state = play(deploying("tech-folding-aqueduct", state=state, virtue=cube), "settle sparta-1")
    drawn = len(state.players[0].holding.hand)
    if cube == 5:
        assert 1 == drawn, "the Spark comes first"
        state = play(state, EAGLE)
        drawn = len(state.players[0].holding.hand)
    printed, own_link, point, connected = 3, int(cube >= 3), int(cube >= 2), 1
    assert [printed + own_link + point + connected, 1] == held(state, "vp")
    assert (1 + (cube >= 4), int(cube == 5), 1) == (drawn, state.players[0].growth.sparks, held(state, "virtue")[0])
    assert (None, 0, None, 1) == state.track


@pytest.mark.rule("HYBRIS-DEPLOY-13")
def test_the_virtue_bonus_of_a_spark() -> None:
    """1 Spark of a tile of choice; without one leftmost it is skipped."""
    state = play(deploying(CLOCK, virtue=5), "settle sparta-1")
    assert EAGLE in legal(state)
    bare = growth(table(), 0, removed=(3, 1, 3, 1, 0, 2))
    done = play(deploying(CLOCK, state=bare, virtue=5), "settle sparta-1")
    assert (0, 1, 2) == (done.players[0].growth.sparks, held(done, "virtue")[0], len(done.players[0].holding.hand))


@pytest.mark.rule("HYBRIS-DEPLOY-14")
def test_the_virtue_bonus_of_a_card() -> None:
    """1 card of the own Combat deck."""
    state = play(deploying(CLOCK, virtue=4), "settle sparta-1")
    assert 2 == len(state.players[0].holding.hand)


@pytest.mark.rule("HYBRIS-DEPLOY-15")
def test_the_virtue_bonus_of_links() -> None:
    """Old and new own tiles count, one between two of mine at both: 2 in Sparta, 1 in Argos."""
    state = site(site(site(table(), "sparta-2", WAY, 0), "argos-1", WAY, 0), "argos-3", "tech-folding-aqueduct", 1)
    state = play(deploying("tech-folding-aqueduct", state=state, virtue=3), "settle sparta-1")
    printed, links, point = 3, 3, 1
    deployer, owner = 1, 1  # step 6, for the tile in Sparta that is both
    assert [printed + links + point + deployer + owner, 0] == held(state, "vp")


@pytest.mark.rule("HYBRIS-DEPLOY-16")
@pytest.mark.rule("HYBRIS-DEPLOY-17")
def test_the_virtue_bonuses_of_a_point_and_greatness() -> None:
    """Space 2 gives 1 Victory Point, space 1 Greatness, which at the front is a point."""
    state = play(deploying(CLOCK, virtue=2), "settle sparta-1")
    assert ([1, 0], (None, 0, None, 1)) == (held(state, "vp"), state.track)
    state = play(deploying(CLOCK, state=track(table(), 0, None, None, 1), virtue=2), "settle sparta-1")
    assert ([2, 0], (0, None, None, 1)) == (held(state, "vp"), state.track)
