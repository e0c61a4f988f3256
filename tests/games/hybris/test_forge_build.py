from __future__ import annotations

import pytest

from games.hybris.places import AT_FORGE
from games.hybris.reading import factory, held, workshop
from games.hybris.table import (
    boards,
    goods,
    growth,
    legal,
    plan,
    play,
    refused,
    row,
    running,
    table,
)
from games.hybris.tiles import ALEMBIC, CLOCK, COIN, DECREE, DRUMS, rich
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import Tile


@pytest.mark.rule("HYBRIS-FORGE-11")
def test_build_takes_an_own_tile_that_can_be_paid_for() -> None:
    """Not another player's, and none whose cost is not there in full."""
    state = boards(goods(table(), 0, believer=2, aegis=1), workshop=row((ALEMBIC, 0), (DRUMS, 1), (DECREE, 0)))
    state = play(state, *AT_FORGE, "build")
    assert {"HYBRIS-FORGE-11"} == refused(state, f"build {DRUMS}")
    assert {f"build {ALEMBIC}", f"build {DECREE}"} == set(legal(state)), (
        "2 and 2 less 0; 3 and 2 less 2: both are there"
    )
    poor = boards(goods(table(), 0, believer=0, aegis=1), workshop=row((ALEMBIC, 0), (DRUMS, 1), (DECREE, 0)))
    assert "go to forge" not in legal(play(poor, "activate zeus", "go on"))
    built = play(state, f"build {ALEMBIC}")
    assert (None, 0, 0) == (built.world.workshop[0], held(built, "believer")[0], held(built, "aegis")[0])


@pytest.mark.rule("HYBRIS-FORGE-12")
@pytest.mark.parametrize(
    ("space", "choices"),
    [(0, {}), (1, {0: (3, 1), 1: (2, 2)}), (2, {0: (3, 0), 1: (2, 1), 2: (1, 2)})],
)
def test_the_discount_of_a_space_is_split_at_will(space: int, choices: dict[int, tuple[int, int]]) -> None:
    """City Decree costs 3 Believers and 2 Aegis; B leaves out 1 and C leaves out 2, of either kind."""
    tiles: list[tuple[str, int] | None] = [None, None, None]
    tiles[space] = (DECREE, 0)
    state = boards(goods(table(), 0, believer=5, aegis=4), workshop=row(*tiles))
    state = play(state, *AT_FORGE, "build", f"build {DECREE}")
    if not choices:
        assert (2, 3) == (held(state, "believer")[0], held(state, "aegis")[0])
        return
    assert [f"leave out {number} believers" for number in choices] == legal(state)
    for number, (believers, aegis) in choices.items():
        done = play(state, f"leave out {number} believers")
        assert (5 - believers, 5 - aegis) == (held(done, "believer")[0], held(done, "aegis")[0])


@pytest.mark.rule("HYBRIS-FORGE-12")
def test_a_discount_never_gives_anything_back() -> None:
    """Coin of Trust costs 2 Believers and no Aegis: from C it is free, and nothing is asked."""
    state = boards(goods(table(), 0, believer=0, aegis=0), workshop=row(None, None, (COIN, 0)))
    state = play(state, *AT_FORGE, "build", f"build {COIN}")
    assert (0, 1, [COIN, "", ""]) == (held(state, "believer")[0], held(state, "aegis")[0], factory(state))


@pytest.mark.rule("HYBRIS-FORGE-12")
def test_a_discount_that_only_one_split_can_pay() -> None:
    """With 2 Believers and 2 Aegis only a Believer can be left out of City Decree on B."""
    state = boards(goods(table(), 0, believer=2, aegis=1), workshop=row(None, (DECREE, 0), None))
    state = play(state, *AT_FORGE, "build", f"build {DECREE}")
    assert ["leave out 1 believers"] == legal(state)
    assert {"HYBRIS-FORGE-11"} == refused(state, "leave out 0 believers")


@pytest.mark.rule("HYBRIS-FORGE-14")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((DRUMS, None, None), [DECREE, DRUMS, ""]),
        ((DRUMS, None, COIN), [DECREE, DRUMS, COIN]),
        ((None, DRUMS, COIN), [DECREE, DRUMS, COIN]),
        ((DRUMS, COIN, None), [DECREE, DRUMS, COIN]),
    ],
)
def test_a_built_tile_pushes_what_is_in_its_way(before: tuple[str | None, ...], after: list[str]) -> None:
    """A hole stops the chain."""
    state = boards(
        rich(table()),
        workshop=row((DECREE, 0), None, None),
        factory=row(*((one, 1) if one else None for one in before)),
    )
    state = play(state, *AT_FORGE, "build", f"build {DECREE}")
    assert (after, Tile(DECREE, Seat(0)), [0, 0]) == (factory(state), state.world.factory[0], held(state, "vp"))


@pytest.mark.rule("HYBRIS-FORGE-15")
def test_a_build_into_a_full_factory() -> None:
    """The tile pushed off space 3 is stored, its token returns, and the builder gains 1 for another player's tile."""
    state = boards(
        goods(rich(table()), 1, marks=12),
        workshop=row((DECREE, 0), None, None),
        factory=row((DRUMS, 1), (COIN, 0), (CLOCK, 1)),
    )
    state = play(state, *AT_FORGE, "build", f"build {DECREE}")
    assert ([DECREE, DRUMS, COIN], (CLOCK,)) == (factory(state), state.players[1].growth.stored)
    assert ([1, 0], [15, 13]) == (held(state, "vp"), held(state, "marks"))


@pytest.mark.rule("HYBRIS-TECH-03")
@pytest.mark.rule("HYBRIS-TECH-04")
@pytest.mark.rule("HYBRIS-TECH-02")
def test_a_tile_on_its_way_has_no_power() -> None:
    """In the Workshop, in the Factory and stored, Marble Lathe lowers no cost; deployed it does."""
    lathe = "tech-marble-lathe"
    state = boards(goods(table(), 0, believer=3, aegis=2), workshop=row((DECREE, 0), (lathe, 0), None))
    for one in (state, boards(state, workshop=row((DECREE, 0), None, None), factory=row((lathe, 0), None, None))):
        assert not any(text.startswith("leave") for text in legal(play(one, *AT_FORGE, "build", f"build {DECREE}")))
    stored = growth(boards(state, workshop=row((DECREE, 0), None, None)), 0, stored=(lathe,))
    assert not any(text.startswith("leave") for text in legal(play(stored, *AT_FORGE, "build", f"build {DECREE}")))
    deployed = play(running(stored, 0, fx.Perform("deploy", "elis")), f"deploy {lathe}", "settle elis-1")
    deployed = play(running(deployed, 0, fx.Perform("build")), f"build {DECREE}")
    assert ["leave out 0 believers", "leave out 1 believers"] == legal(deployed)


@pytest.mark.rule("HYBRIS-FORGE-11")
@pytest.mark.rule("HYBRIS-FORGE-12")
@pytest.mark.rule("HYBRIS-FORGE-13")
def test_the_example_of_a_build() -> None:
    """A Hero builds City Decree (3 Believers, 2 Aegis) from space B: 3 Believers and 1 Aegis are paid."""
    state = boards(goods(table(), 0, believer=3, aegis=2), workshop=row(None, (DECREE, 0), None))
    state = play(
        plan(state, 0, hero_heracles="forge"), "activate hero-heracles", "enter space-forge-3", "go on", "build"
    )
    state = play(state, f"build {DECREE}", "leave out 0 believers")
    assert (1, 0) == (held(state, "believer")[0], held(state, "aegis")[0]), "space 3 gave a Believer"
    assert ([DECREE, "", ""], ["", "", ""]) == (factory(state), workshop(state))


@pytest.mark.rule("HYBRIS-FORGE-07")
@pytest.mark.rule("HYBRIS-FORGE-08")
@pytest.mark.rule("HYBRIS-FORGE-09")
@pytest.mark.rule("HYBRIS-FORGE-16")
@pytest.mark.rule("HYBRIS-MOVE-24")
def test_the_example_of_a_produce() -> None:
    """City Decree of seat 1 advances by a space bonus and by actions of seat 0, who gains 1 point when it leaves."""
    state = boards(goods(table(), 1, marks=14), factory=row((DECREE, 1), None, None))
    state = play(state, "activate zeus", "go on", "go to forge", "enter space-forge-1")
    assert (["", DECREE, ""], [0, 0]) == (factory(state), held(state, "vp"))
    state = play(state, "go on", "produce")
    assert (["", "", DECREE], [0, 0]) == (factory(state), held(state, "vp"))
    state = running(state, 0, fx.Perform("produce"))
    assert (["", "", ""], [1, 0], (DECREE,)) == (factory(state), held(state, "vp"), state.players[1].growth.stored)
    assert [15, 15] == held(state, "marks")
