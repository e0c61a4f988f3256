from __future__ import annotations

import pytest

from games.hybris.table import (
    EDITION,
    actor,
    begin,
    boards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    plan,
    play,
    quiet,
    row,
    running,
    table,
    tokens,
    told,
    track,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import TakePillar
from thesmos.games.hybris.queries import zones
from thesmos.games.hybris.state import State

DRAIN = ("go to underworld", "enter space-underworld-3", "drain")


@pytest.mark.rule("HYBRIS-BOARD-01")
@pytest.mark.parametrize("olympians", ["hades,athena,poseidon,zeus", "poseidon,hades,zeus,athena"])
def test_the_aura_orders_the_start(olympians: str) -> None:
    """Auras 1, 3, 5 and 7 are printed; the lowest one stands in front and picks its Pillar first."""
    auras = {one.id: one.aura for one in EDITION.olympians.values()}
    assert {"zeus": 1, "poseidon": 3, "athena": 5, "hades": 7} == auras
    state = begin(olympians)
    seats = olympians.split(",")
    assert tuple(seats.index(name) for name in ("zeus", "poseidon", "athena", "hades")) == state.track
    assert (TakePillar, seats.index("zeus")) == (type(state.agenda[-1]), actor(state))


@pytest.mark.rule("HYBRIS-BOARD-02")
def test_special_powers_work_in_every_turn_and_each_time() -> None:
    """Persuasion of Zeus: Poseidon drains with his Olympian, Poseidon's Hero drains, Zeus drains; nobody is asked."""
    state = plan(quiet(table(turn=1)), 1, hero_theseus="underworld")
    state = play(state, "activate poseidon", *DRAIN)
    assert ((4, 1, 0), 0) == (purse(state), actor(state)), "1 Aegis and 1 Prayer"
    state = play(state, "pass", "activate hero-theseus", *DRAIN[1:])
    assert ((5, 1, 1), 1) == (purse(state), actor(state)), "1 Aegis and 1 point"
    state = play(quiet(table()), "activate zeus", *DRAIN)
    assert (9, 1, 0) == purse(state), "5 of Chronos, and 1 Aegis and 1 Prayer of the power"
    assert (3, 0, 0) == purse(play(quiet(table("poseidon,hades")), "pass", "activate hades", *DRAIN))


def purse(state: State) -> tuple[int, int, int]:
    """Return Aegis, Prayers and Victory Points of seat 0."""
    mine = state.players[0].goods
    return mine.aegis, mine.prayer, mine.vp


@pytest.mark.rule("HYBRIS-BOARD-03")
@pytest.mark.parametrize(
    ("olympian", "gained"),
    [
        ("zeus", (6, 3, 1, 0, 1, 3, 1)),
        ("poseidon", (7, 3, 2, 0, 1, 3, 1)),
        ("athena", (6, 5, 0, 2, 2, 3, 0)),
        ("hades", (7, 4, 2, 0, 1, 3, 0)),
    ],
)
def test_the_spark_track_takes_all_eight(olympian: str, gained: tuple[int, ...]) -> None:
    """Each Spark cube has a space, and a full track has brought all that its eight spaces show.

    Points, Aegis, Believers, Prayers, space of the Virtue cube, step of the Determination cube, and cards drawn.
    """
    other = "hades" if olympian != "hades" else "zeus"
    state = holding(quiet(table(f"{olympian},{other}")).replace(well=5), 0, hand="")
    tiles = [tile.id for tile in state.rules.enhancements[olympian]]
    components = [tile.components for tile in state.rules.enhancements[olympian]]
    assert 8 == sum(listed.count("spark") for listed in components) == len(state.rules.olympians[olympian].spark_track)
    first = next(number for number, listed in enumerate(components) if listed[0] == "spark")
    for _ in range(8):
        state = growth(state, 0, removed=(0,) * 6)
        state = play(running(state, 0, fx.Remove("spark", 1)), f"remove from {tiles[first]}")
    mine = state.players[0]
    held = (mine.goods.vp, mine.goods.aegis, mine.goods.believer, mine.goods.prayer, mine.goods.virtue)
    assert gained == (*held, mine.goods.determination, len(mine.holding.hand))
    assert 8 == mine.growth.sparks


@pytest.mark.rule("HYBRIS-BOARD-04")
@pytest.mark.parametrize("olympian", ["zeus", "poseidon", "athena", "hades"])
def test_determination_starts_at_three_and_stops_at_seven(olympian: str) -> None:
    """The track shows 2 to 7, the arrow points at 3; four gains reach the end, and a fifth is gone."""
    other = "hades" if olympian != "hades" else "zeus"
    state = quiet(table(f"{olympian},{other}"))
    values = [determination(state)]
    for _ in range(6):
        state = running(state, 0, fx.Gain("determination", 1))
        values.append(determination(state))
    assert [3, 4, 5, 6, 7, 7, 7] == values
    assert [] == told(state)


def determination(state: State) -> int:
    """Return the Determination value of seat 0."""
    player = state.players[0]
    return state.rules.olympians[player.olympian].determination_track[player.goods.determination]


@pytest.mark.rule("HYBRIS-BOARD-04")
def test_determination_lost_at_the_bottom_falls_short() -> None:
    """From 3 to 2; the next loss moves nothing and costs 1 Greatness Point."""
    state = running(quiet(table()), 0, fx.Lose("determination", 1))
    assert (2, (None, None, 0, 1)) == (determination(state), state.track)
    state = running(state, 0, fx.Lose("determination", 1))
    assert (2, (None, None, 1, 0)) == (determination(state), state.track)


@pytest.mark.rule("HYBRIS-BOARD-05")
def test_virtue_is_collected_and_paid_out_at_a_deployment() -> None:
    """Three Virtue lead from space 1 to space 4; nothing is paid until a tile is deployed.

    Drill Yard gives its point; then a card for space 4, no link for 3, a point for 2, Greatness for 1.
    """
    state = holding(growth(quiet(table()), 0, stored=("tech-drill-yard",)), 0, hand="", deck="cc-combo cc-regroup")
    state = running(state, 0, fx.Gain("virtue", 3))
    assert (4, 0, (None, None, 0, 1)) == (state.players[0].goods.virtue, state.players[0].goods.vp, state.track)
    line = (
        "activate zeus",
        "go to mortal_world",
        "enter elis",
        "deploy",
        "deploy tech-drill-yard",
        "settle elis-1",
        "no",
    )
    state = play(state, *line)
    mine = state.players[0]
    assert (1, 1 + 1, 1, (None, 0, None, 1)) == (mine.goods.virtue, mine.goods.vp, len(mine.holding.hand), state.track)
    assert (2, 1) == (mine.goods.prayer, state.well), "2 of the 3 Prayers that Elis brought"


@pytest.mark.rule("HYBRIS-BOARD-05")
def test_the_ends_of_the_virtue_track() -> None:
    """Five spaces: what goes beyond is lost. Back to space 1, a further loss falls short and costs Greatness."""
    state = running(goods(quiet(table()), 0, virtue=4), 0, fx.Gain("virtue", 3))
    assert (5, [(0, "test", 1)]) == (state.players[0].goods.virtue, happenings(state, "gained virtue"))
    state = running(state, 0, fx.Lose("virtue", 4))
    assert (1, (None, None, 0, 1)) == (state.players[0].goods.virtue, state.track)
    state = running(goods(state, 0, virtue=2), 0, fx.Lose("virtue", 2))
    assert (1, (None, None, 1, 0)) == (state.players[0].goods.virtue, state.track)


@pytest.mark.rule("HYBRIS-BOARD-06")
def test_the_stores_have_no_limit() -> None:
    """More Aegis, Believers and Prayers than the box holds: 100 of each are gained, each in its own store."""
    state = goods(quiet(table()), 0, aegis=0)
    for what, expected in (("aegis", (100, 0, 0)), ("believer", (100, 100, 0)), ("prayer", (100, 100, 100))):
        state = running(state, 0, fx.Gain(what, 100))
        mine = state.players[0].goods
        assert expected == (mine.aegis, mine.believer, mine.prayer)


@pytest.mark.rule("HYBRIS-BOARD-07")
def test_used_locations() -> None:
    """The tokens of the Hero and of one Prophet lie there; that of the other Prophet, a Bonus token, does not."""
    state = character(plan(quiet(table()), 0, hero_heracles="underworld"), 0, "prophet-calchas", token="bonus")
    state = play(plan(state, 0, prophet_amphiaraus="oracle"), "activate hero-heracles", *DRAIN[1:], "pass")
    assert (("underworld",), 0) == (state.players[0].tokens.used, actor(state))
    state = play(state, "activate prophet-amphiaraus", "enter space-oracle-3", "sight", "go on")
    state = play(state, "activate prophet-calchas", *DRAIN[:2], "go on", "drain", "go on")
    assert ("oracle", "underworld") == state.players[0].tokens.used
    assert 6 == len(state.players[0].tokens.reserve)


@pytest.mark.rule("HYBRIS-BOARD-08")
def test_unavailable_locations() -> None:
    """Tokens there are not among those that can be assigned; at the end of the Age they are in the reserve again."""
    state = boards(quiet(table()), hidden=(), seers=())
    state = tokens(state, 0, reserve=("forge",), used=("oracle",), unavailable=("olympus",))
    pick = ("take pillar-ambition", "take pillar-truce")
    state = play(state, "pass", "pass", *pick)
    assert ["assign olympus", "assign forge", "assign nothing"] == legal(state)
    assert ("oracle",) == state.players[0].tokens.unavailable


@pytest.mark.rule("HYBRIS-BOARD-09")
def test_two_tiles_are_stored() -> None:
    """The second tile that Produce brings finds a space; with the third one of them has to go."""
    state = boards(quiet(table()), factory=row(None, ("tech-alembic", 0), ("tech-war-drums", 0)))
    state = running(growth(state, 0, stored=("tech-sacred-way",)), 0, fx.Perform("produce"))
    assert ("tech-sacred-way", "tech-war-drums") == state.players[0].growth.stored
    assert ["activate zeus", "pass"] == legal(state)
    state = running(state, 0, fx.Perform("produce"))
    assert ["scrap tech-sacred-way", "scrap tech-war-drums", "scrap tech-alembic"] == legal(state)
    state = play(state, "scrap tech-war-drums")
    assert ("tech-sacred-way", "tech-alembic") == zones(state)["stored 0"]
    assert ("tech-war-drums",) == zones(state)["box"]


@pytest.mark.rule("HYBRIS-BOARD-10")
@pytest.mark.parametrize("olympian", ["zeus", "poseidon", "athena", "hades"])
def test_six_enhancement_tiles(olympian: str) -> None:
    """Six tiles of this Olympian lie locked on the board, with 8 Sparks, 3 Temples, 2 Prophets and 2 Heroes."""
    state = begin(f"{olympian},{'hades' if olympian != 'hades' else 'zeus'}")
    listed = zones(state)["locked 0"]
    assert (6, {olympian}) == (len(set(listed)), {name.split("-")[1] for name in listed})
    on_tiles = [one for tile in state.rules.enhancements[olympian] for one in tile.components]
    assert (8, 3, 2, 2, 15) == (*map(on_tiles.count, ("spark", "temple", "prophet", "hero")), len(on_tiles))


@pytest.mark.rule("HYBRIS-BOARD-11")
def test_the_pillar_of_the_age_has_its_place() -> None:
    """The card that was picked lies on the board of its player, and on nobody else's, until the end of the Age."""
    state = play(track(begin(), None, None, 0, 1), "take pillar-truce")
    assert (("pillar-truce",), ()) == (zones(state)["pillar 0"], zones(state)["pillar 1"])
    assert "pillar-truce" not in zones(state)["pillars"]
    after = play(quiet(table()), "pass", "pass")
    assert ((), 6) == (zones(after)["pillar 0"], len(zones(after)["pillars"]))
