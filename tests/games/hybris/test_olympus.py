from __future__ import annotations

import pytest

from games.hybris.places import AT_OLYMPUS
from games.hybris.reading import held, workshop
from games.hybris.table import (
    EDITION,
    boards,
    goods,
    growth,
    happenings,
    legal,
    play,
    refused,
    row,
    running,
    table,
    who,
)
from games.hybris.tiles import DECREE
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State, Tile


def at_olympus(state: State) -> State:
    """Send Zeus to a space of Olympus that gives neither points nor Greatness, up to the choice of his action."""
    return play(state, *AT_OLYMPUS)


@pytest.mark.rule("HYBRIS-OLYMPUS-01")
@pytest.mark.rule("HYBRIS-OLYMPUS-11")
@pytest.mark.rule("HYBRIS-FORGE-02")
@pytest.mark.rule("HYBRIS-TECH-02")
@pytest.mark.rule("HYBRIS-CITY-15")
def test_design_takes_any_tile_of_the_piles_to_space_a() -> None:
    """All 60 are on offer; the chosen one lies on space A with a Player token of its designer."""
    state = play(at_olympus(table()), "design")
    assert {f"plan {tile}" for tile in EDITION.technologies} == set(legal(state))
    state = play(state, f"plan {DECREE}")
    assert (Tile(DECREE, Seat(0)), None, None) == state.world.workshop
    assert (14, 15, False) == (*held(state, "marks"), DECREE in state.world.plans)
    assert [(0, DECREE, 0)] == happenings(state, "designed")
    assert "HYBRIS-OLYMPUS-01" in refused(play(running(state, 0, fx.Perform("design"))), f"plan {DECREE}")


@pytest.mark.rule("HYBRIS-OLYMPUS-02")
@pytest.mark.rule("HYBRIS-FORGE-03")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("a", None, None), ["new", "a", ""]),
        (("a", "b", None), ["new", "a", "b"]),
        (("a", None, "c"), ["new", "a", "c"]),
        ((None, "b", "c"), ["new", "b", "c"]),
    ],
)
def test_tiles_in_the_way_slide(before: tuple[str | None, ...], after: list[str]) -> None:
    """Only what is in the way moves: a hole stops the chain."""
    names = {"a": "tech-alembic", "b": "tech-war-drums", "c": "tech-coin-of-trust", "new": DECREE, "": ""}
    state = boards(table(), workshop=row(*((names[one], 1) if one else None for one in before)))
    state = play(at_olympus(state), "design", f"plan {DECREE}")
    assert [names[one] for one in after] == workshop(state)
    assert (None, None, None) == state.world.factory


@pytest.mark.rule("HYBRIS-COMP-22")
def test_a_design_needs_a_player_token() -> None:
    """With all 15 in use no tile can be designed."""
    state = goods(table(), 0, marks=0, prayer=2)
    assert ["convert"] == legal(at_olympus(state))


@pytest.mark.rule("HYBRIS-OLYMPUS-03")
def test_conversions_are_made_one_after_the_other() -> None:
    """At least one, then any number; the same one again; each is over before the next is chosen."""
    state = play(at_olympus(goods(table(), 0, prayer=7)), "convert")
    assert "go on" not in legal(state)
    state = play(state, "convert to vp")
    assert ([1, 0], 5, True) == (held(state, "vp"), held(state, "prayer")[0], "go on" in legal(state))
    state = play(state, "convert to vp", "convert to spark", "remove from enh-zeus-the-golden-eagle")
    assert ([2, 0], 0, 1) == (held(state, "vp"), held(state, "prayer")[0], state.players[0].growth.sparks)
    assert ["activate pillar", "go on"] != legal(state), "with no Prayer left the action is over"
    stopped = play(at_olympus(goods(table(), 0, prayer=7)), "convert", "convert to vp", "go on")
    assert ([1, 0], 5) == (held(stopped, "vp"), held(stopped, "prayer")[0])


@pytest.mark.rule("HYBRIS-OLYMPUS-03")
@pytest.mark.rule("HYBRIS-MOVE-06")
def test_a_conversion_must_be_paid_and_done() -> None:
    """With 1 Prayer there is none; a removal without a component can't be bought."""
    assert ["design"] == legal(at_olympus(goods(table(), 0, prayer=1)))
    state = play(at_olympus(goods(table(), 0, prayer=4)), "convert")
    assert "convert to character" not in legal(state), "no Hero or Prophet is leftmost at the start"
    assert "HYBRIS-ENH-03" in refused(state, "convert to character")
    state = play(at_olympus(goods(table(), 0, prayer=3)), "convert")
    assert ["convert to vp", "convert to greatness", "convert to spark"] == legal(state)
    assert "HYBRIS-CORE-01" in refused(state, "convert to temple")


@pytest.mark.rule("HYBRIS-OLYMPUS-04")
def test_spent_prayers_do_not_go_to_the_well() -> None:
    """They return to the supply."""
    state = play(at_olympus(goods(table().replace(well=3), 0, prayer=2)), "convert", "convert to vp")
    assert (3, 0) == (state.well, held(state, "prayer")[0])


@pytest.mark.rule("HYBRIS-OLYMPUS-05")
def test_two_prayers_for_a_point() -> None:
    """2 Prayers give 1 Victory Point."""
    state = play(at_olympus(goods(table(), 0, prayer=2)), "convert", "convert to vp")
    assert (0, [1, 0]) == (held(state, "prayer")[0], held(state, "vp"))


@pytest.mark.rule("HYBRIS-OLYMPUS-06")
def test_two_prayers_for_greatness() -> None:
    """2 Prayers move the marker 1 space to the front."""
    state = play(at_olympus(goods(table(), 0, prayer=2)), "convert", "convert to greatness")
    assert (0, (None, 0, None, 1)) == (held(state, "prayer")[0], state.track)


@pytest.mark.rule("HYBRIS-OLYMPUS-07")
def test_three_prayers_for_a_spark() -> None:
    """3 Prayers take 1 Spark off a tile of choice."""
    state = play(at_olympus(goods(table(), 0, prayer=3)), "convert", "convert to spark")
    state = play(state, "remove from enh-zeus-sarpedon")
    assert (0, 1, (0, 0, 0, 1, 0, 0)) == (
        held(state, "prayer")[0],
        state.players[0].growth.sparks,
        state.players[0].growth.removed,
    )


@pytest.mark.rule("HYBRIS-OLYMPUS-08")
def test_four_prayers_for_a_temple() -> None:
    """4 Prayers take 1 Temple off a tile and build it in a City of choice."""
    state = play(at_olympus(goods(table(), 0, prayer=4)), "convert", "convert to temple")
    state = play(state, "remove from enh-zeus-the-oak-of-dodona", "temple in sparta")
    assert (0, ("sparta",)) == (held(state, "prayer")[0], state.players[0].growth.temples)


@pytest.mark.rule("HYBRIS-OLYMPUS-09")
def test_four_prayers_for_a_prophet_or_a_hero() -> None:
    """4 Prayers take 1 Prophet or 1 Hero off a tile."""
    state = goods(growth(table(), 0, removed=(0, 1, 2, 0, 0, 0)), 0, prayer=4)
    state = play(at_olympus(state), "convert", "convert to character")
    assert ["remove from enh-zeus-the-golden-eagle", "remove from enh-zeus-perseus"] == legal(state)
    hero = play(state, "remove from enh-zeus-perseus")
    assert (0, "reserve") == (held(hero, "prayer")[0], who(hero, 0, "hero-perseus").place)
    prophet = play(state, "remove from enh-zeus-the-golden-eagle")
    assert "reserve" == who(prophet, 0, "prophet-calchas").place


@pytest.mark.rule("HYBRIS-OLYMPUS-10")
def test_the_age_and_its_reveals_are_open() -> None:
    """Everybody sees the Age, and that Ages 2, 4 and 6 bring a Primordial."""
    assert 1 == table().course.age
    assert {2: "alpha", 4: "beta", 6: "gamma"} == dict(table().rules.reveals)


@pytest.mark.rule("HYBRIS-TECH-01")
def test_five_types() -> None:
    """Culture, Social, Science, Military and Architecture."""
    assert {"culture", "social", "science", "military", "architecture"} == {
        tile.type for tile in EDITION.technologies.values()
    }
