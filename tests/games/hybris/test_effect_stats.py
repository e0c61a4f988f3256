from __future__ import annotations

import pytest

from games.hybris.powers import in_play, modified, powered
from games.hybris.reading import held
from games.hybris.table import (
    boards,
    character,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    row,
    running,
    settled,
    site,
    table,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.entries import EndAge
from thesmos.games.hybris.state import State


def to(location: str, space: str) -> tuple[str, ...]:
    """Return the line that sends Zeus to a space and up to his action."""
    return ("activate zeus", "go on", f"go to {location}", f"enter {space}", "go on")


def test_a_stat_adds_up_and_holds_only_while_its_condition_does() -> None:
    """Two components that add 1 add 2; one whose condition fails adds nothing."""
    state = powered(
        modified(modified(table("hades,poseidon"), 1, "drain_aegis", 1), 1, "drain_aegis", 2),
        1,
        "test-when",
        fx.Modify("drain_aegis", 4),
        when=fx.CountIs(Count("virtue"), at_least=2),
    )
    assert [3, 3 + 5 + 3] == held(running(state, 1, fx.Perform("drain")), "aegis")
    assert [3, 3 + 5 + 7] == held(running(goods(state, 1, virtue=2), 1, fx.Perform("drain")), "aegis")
    assert [3 + 5, 3] == held(running(state, 0, fx.Perform("drain")), "aegis"), "it is not the other player's"


@pytest.mark.parametrize(("change", "left"), [(0, 1), (1, 0), (-1, 2), (-4, 2)])
def test_activation_cost(change: int, left: int) -> None:
    """A Hero costs 1 Aegis and what the stat changes it by, never below 0."""
    state = goods(plan(modified(table(), 0, "activation_cost", change), 0, hero_heracles="underworld"), 0, aegis=2)
    assert left == held(play(state, "activate hero-heracles"), "aegis")[0]
    assert 2 == held(play(state, "activate zeus"), "aegis")[0], "the Olympian costs nothing anyway"
    poor = goods(state, 0, aegis=max(0, change))
    assert ("activate hero-heracles" in legal(poor)) == (change < 0)


@pytest.mark.parametrize(("change", "believers"), [(0, 1), (-1, 0), (-3, 0), (1, 2)])
def test_omen_cost(change: int, believers: int) -> None:
    """An omen costs 1 Believer and what the stat changes it by, never below 0."""
    state = holding(goods(modified(table(), 0, "omen_cost", change), 0, believer=believers), 0, hand="cc-combo")
    state = play(state, *to("oracle", "space-oracle-3"), "omen", "lay cc-combo")
    assert 0 == held(state, "believer")[0]
    if believers:
        short = goods(modified(table(), 0, "omen_cost", change), 0, believer=believers - 1)
        assert "omen" not in legal(play(holding(short, 0, hand="cc-combo"), *to("oracle", "space-oracle-3")))


@pytest.mark.parametrize(
    ("change", "row_name", "vp_cost", "temple_cost"),
    [(-1, "", 1, 3), (-1, "temple", 2, 3), (-9, "", 1, 1), (1, "vp", 3, 4)],
)
def test_convert_cost(change: int, row_name: str, vp_cost: int, temple_cost: int) -> None:
    """It changes the Prayers of one row, or of all where no row is named, never below 1."""
    state = goods(modified(table(), 0, "convert_cost", change, row_name), 0, prayer=5)
    state = play(state, *to("olympus", "space-olympus-3"), "convert")
    assert 5 - vp_cost == held(play(state, "convert to vp"), "prayer")[0]
    assert 5 - temple_cost == held(play(state, "convert to temple"), "prayer")[0]


@pytest.mark.parametrize(("virtue", "believers", "cube", "gained"), [(1, 1, 4, 3), (-1, -1, 2, 1), (-5, -5, 1, 0)])
def test_influence_in_a_city(virtue: int, believers: int, cube: int, gained: int) -> None:
    """Elis gives 2 Virtue and 2 Believers, changed but never below 0; what a Temple adds is not changed."""
    state = modified(modified(table(), 0, "influence_virtue", virtue), 0, "influence_believers", believers)
    done = play(running(state, 0, fx.Perform("influence", "elis")), "believers")
    assert (cube, gained) == (held(done, "virtue")[0], held(done, "believer")[0])
    served = play(running(state, 0, fx.Perform("influence", "elis")), "service")
    assert 0 == held(served, "believer")[0]
    templed = running(growth(state, 0, temples=("elis",)), 0, fx.Perform("influence", "elis"))
    assert gained + 1 == held(play(templed, "believers", "extra believer"), "believer")[0]


@pytest.mark.parametrize(("change", "gained"), [(1, 6), (-2, 3), (-9, 0)])
def test_drain_aegis(change: int, gained: int) -> None:
    """Chronos gives 5 Aegis, changed but never below 0, also to a player who has none."""
    state = goods(modified(table("hades,poseidon"), 0, "drain_aegis", change), 0, aegis=0)
    assert gained == held(running(state, 0, fx.Perform("drain")), "aegis")[0]


def deployed(state: State, tile: str = "tech-city-decree", *line: str) -> State:
    """Deploy a tile in Argos for seat 0, without a character."""
    state = running(growth(state, 0, stored=(tile,)), 0, fx.Perform("deploy", "argos"))
    return play(state, f"deploy {tile}", "settle argos-1", *line)


@pytest.mark.parametrize(("change", "prayers"), [(0, 2), (1, 3), (-1, 1), (-9, 0)])
def test_deploy_prayers(change: int, prayers: int) -> None:
    """Water Clock gives 2 Prayers of the Well, changed but never below 0 and never more than the Well holds."""
    state = modified(table(), 0, "deploy_prayers", change)
    assert prayers == held(deployed(state.replace(well=9), "tech-water-clock"), "prayer")[0]
    assert min(prayers, 1) == held(deployed(state.replace(well=1), "tech-water-clock"), "prayer")[0]


@pytest.mark.parametrize(("change", "mine"), [(0, 2), (1, 4), (-1, 0), (-3, 0)])
def test_link_vp(change: int, mine: int) -> None:
    """The deployer gains 1 for each of two connected tiles, changed but never below 0; their owners gain 1 as ever."""
    state = site(
        site(modified(table(), 0, "link_vp", change), "argos-2", "tech-hanging-stoa", 1),
        "argos-3",
        "tech-folding-aqueduct",
        1,
    )
    state = deployed(state, "tech-sacred-way")
    assert [mine, 2] == held(state, "vp"), "Sacred Way itself gives no point and starts after its own deployment"


@pytest.mark.parametrize(("change", "kept"), [(0, 2), (1, 3), (-1, 1)])
def test_storage(change: int, kept: int) -> None:
    """A player stores 2 finished tiles, changed by the stat; a tile too many makes its owner choose."""
    tiles = ("tech-alembic", "tech-war-drums", "tech-painted-light", "tech-coin-of-trust")
    state = growth(modified(table(), 0, "storage", change), 0, stored=tiles[: kept - 1])
    state = running(boards(state, factory=row(None, None, (tiles[kept - 1], 0))), 0, fx.Perform("produce"))
    assert ("pass" in legal(state), tiles[:kept]) == (True, state.players[0].growth.stored)
    state = running(boards(state, factory=row(None, None, (tiles[kept], 0))), 0, fx.Perform("produce"))
    assert [f"scrap {tile}" for tile in tiles[: kept + 1]] == legal(state)


@pytest.mark.parametrize(("change", "space"), [(0, 1), (1, 2), (3, 4), (9, 5)])
def test_virtue_reset(change: int, space: int) -> None:
    """After a deployment the cube returns to space 1, or further up by the stat, at most to the top."""
    state = goods(modified(table(), 0, "virtue_reset", change), 0, virtue=2)
    assert space == held(deployed(state, "tech-water-clock"), "virtue")[0]


@pytest.mark.parametrize(
    ("change", "prayers", "left", "believers"),
    [
        (0, 13, 13, 2),
        (0, 14, 0, 3),
        (2, 15, 15, 2),
        (2, 16, 0, 3),
        (-3, 10, 10, 2),
        (-3, 11, 0, 3),
    ],
)
def test_well_limit(change: int, prayers: int, left: int, believers: int) -> None:
    """The Well empties at 14, changed by the stat if in force for the active player; below that a Believer goes."""
    state = modified(goods(table(), 0, believer=3), 0, "well_limit", change)
    state = modified(state, 1, "well_limit", change)
    state = running(state, 0, fx.FillWell(prayers))
    assert (left, believers) == (state.well, held(state, "believer")[0])


def test_well_limit_is_not_added_up() -> None:
    """It holds for the whole table: with both players' components it changes by 2, not by 4, whoever fills the Well."""
    state = modified(modified(table(), 0, "well_limit", 2), 1, "well_limit", 2)
    assert [16 - 1, 0, 0] == [running(state, seat, fx.FillWell(n)).well for seat, n in ((0, 15), (0, 16), (1, 16))]


@pytest.mark.rule("HYBRIS-FORGE-12")
@pytest.mark.parametrize(
    ("change", "space", "options"), [(-1, 0, (0, 1)), (-1, 1, (0, 1, 2)), (-9, 0, (3,)), (1, 1, ())]
)
def test_build_cost(change: int, space: int, options: tuple[int, ...]) -> None:
    """It is added to the discount of the space, my choice which: City Decree costs 3 Believers and 2 Aegis."""
    rows = [None, None, None]
    rows[space] = ("tech-city-decree", 0)  # type: ignore[call-overload]
    state = boards(modified(goods(table(), 0, believer=3), 0, "build_cost", change), workshop=row(*rows))
    state = play(running(state, 0, fx.Perform("build")), "build tech-city-decree")
    found = tuple(int(text.split()[2]) for text in legal(state) if text.startswith("leave out"))
    assert options == found
    less = -change + (0, 1, 2)[space]
    for number in options:
        paid = play(state, f"leave out {number} believers")
        assert (number, 3 - max(0, 2 - (less - number))) == (held(paid, "believer")[0], held(paid, "aegis")[0])
    if not options:
        assert (0, 1) == (held(state, "believer")[0], held(state, "aegis")[0]), "without a discount nothing is asked"


# --- stats of the edition --------------------------------------------------------------------------------------------


def test_the_palace_and_the_lens_add_up() -> None:
    """Poseidon's Palace Below the Waves and the Lens of Aegis give 1 more each: 5 + 2."""
    state = in_play(table("hades,poseidon"), 1, "enh-poseidon-the-palace-below-the-waves", "tech-lens-of-aegis")
    assert 3 + 7 == held(running(state, 1, fx.Perform("drain")), "aegis")[1]


def test_the_league_of_cities() -> None:
    """Removing a character or a Temple by conversion costs 3, a Spark still 3, a point still 2."""
    state = goods(in_play(growth(table(), 0, removed=(1, 1, 2, 0, 0, 0)), 0, "tech-league-of-cities"), 0, prayer=3)
    state = play(state, *to("olympus", "space-olympus-3"), "convert")
    assert {
        "convert to vp",
        "convert to greatness",
        "convert to spark",
        "convert to temple",
        "convert to character",
    } == set(legal(state))
    assert 0 == held(play(state, "convert to character"), "prayer")[0]
    assert 1 == held(play(state, "convert to vp"), "prayer")[0]


def test_the_olive_tree() -> None:
    """The cube returns to space 2; turning the tile over gives 1 Virtue at once."""
    state = growth(table("athena,zeus"), 0, removed=(0, 0, 0, 0, 2, 0))
    state = play(running(state, 0, fx.Remove("temple", 1)), "remove from enh-athena-the-olive-tree", "temple in elis")
    assert (2, 6) == (held(state, "virtue")[0], held(state, "vp")[0])
    assert 2 == held(deployed(goods(state, 0, virtue=1), "tech-water-clock"), "virtue")[0]


@pytest.mark.rule("HYBRIS-ENDAGE-14")
def test_storage_at_forge_burns() -> None:
    """A player who may store 3 keeps the third tile that leaves the Factory at the end of an Age."""
    state = growth(modified(table(), 0, "storage", 1), 0, stored=("tech-alembic", "tech-war-drums"))
    state = settled(boards(state, factory=row(None, None, ("tech-coin-of-trust", 0))), EndAge())
    assert 3 == len(state.players[0].growth.stored)
    assert 2 == state.course.age


def test_a_stat_of_a_champion_holds_for_its_activation_alone() -> None:
    """Atalanta costs nothing to activate; while another character acts her ability is not in force."""
    state = character(table(), 0, "champion-atalanta", token="underworld")
    state = goods(plan(state, 0, hero_heracles="underworld"), 0, aegis=0)
    assert ["activate zeus", "activate champion-atalanta", "pass"] == legal(state)
    assert 0 == held(play(state, "activate champion-atalanta"), "aegis")[0]
