from __future__ import annotations

import pytest

from games.hybris.table import (
    actor,
    boards,
    goods,
    growth,
    happenings,
    legal,
    plan,
    play,
    refused,
    row,
    running,
    table,
)
from games.hybris.test_effect_goods import held
from games.hybris.test_olympus import AT_OLYMPUS, DECREE, workshop
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State, Tile

AT_FORGE = ("activate zeus", "go on", "go to forge", "enter space-forge-2", "go on")
ALEMBIC, DRUMS, COIN, CLOCK = "tech-alembic", "tech-war-drums", "tech-coin-of-trust", "tech-water-clock"


def factory(state: State) -> list[str]:
    """Return the tiles on spaces 1, 2 and 3, "" for none."""
    return [tile.id if tile else "" for tile in state.world.factory]


def rich(state: State) -> State:
    """Give seat 0 enough for any Build, but 1 Aegis that the space of the Forge gives."""
    return goods(state, 0, believer=9, aegis=8)


@pytest.mark.rule("HYBRIS-FORGE-01")
def test_the_spaces_of_the_forge() -> None:
    """A, B and C of the Workshop give discounts of 0, 1 and 2; the Factory has 3 spaces; all begin empty."""
    state = table()
    assert ((None,) * 3, (None,) * 3) == (state.world.workshop, state.world.factory)
    assert (("A", "B", "C"), (1, 2, 3)) == (state.rules.numbers.workshop.spaces, state.rules.numbers.factory.spaces)


@pytest.mark.rule("HYBRIS-FORGE-04")
@pytest.mark.rule("HYBRIS-FORGE-05")
def test_a_full_workshop_pushes_its_last_tile_into_the_factory() -> None:
    """Unpaid, with its token, whoever owns it; the designer gains nothing for that."""
    state = boards(table(), workshop=row((ALEMBIC, 0), (DRUMS, 1), (COIN, 1)), factory=row((CLOCK, 1), None, None))
    state = play(state, *AT_OLYMPUS, "design", f"plan {DECREE}")
    assert ([DECREE, ALEMBIC, DRUMS], [COIN, CLOCK, ""]) == (workshop(state), factory(state))
    assert (Tile(COIN, Seat(1)), [0, 0], [0, 0]) == (state.world.factory[0], held(state, "believer"), held(state, "vp"))
    assert [14, 15] == held(state, "marks")


@pytest.mark.rule("HYBRIS-FORGE-05")
@pytest.mark.parametrize(("owner", "points"), [(1, [1, 0]), (0, [0, 0])])
def test_a_design_that_pushes_through_to_storage(owner: int, points: list[int]) -> None:
    """The last tile of a full Factory is stored; the designer gains 1 Victory Point if it was another player's."""
    tiles = row(("tech-painted-light", 1), ("tech-grain-measure", 1), (CLOCK, owner))
    state = boards(table(), workshop=row((ALEMBIC, 0), (DRUMS, 1), (COIN, 1)), factory=tiles)
    state = play(state, *AT_OLYMPUS, "design", f"plan {DECREE}")
    assert [COIN, "tech-painted-light", "tech-grain-measure"] == factory(state)
    assert ((CLOCK,), points) == (state.players[owner].growth.stored, held(state, "vp"))
    assert [14 + (owner == 0), 15 + (owner == 1)] == held(state, "marks")


@pytest.mark.rule("HYBRIS-FORGE-05")
@pytest.mark.rule("HYBRIS-FORGE-10")
def test_a_push_waits_for_the_owner_of_a_third_stored_tile() -> None:
    """The owner chooses one of the three before anything else moves; the point is due whichever goes."""
    state = growth(table(), 1, stored=("tech-sacred-way", "tech-lightning-jars"))
    tiles = row(("tech-painted-light", 1), ("tech-grain-measure", 1), (CLOCK, 1))
    state = boards(state, workshop=row((ALEMBIC, 0), (DRUMS, 1), (COIN, 1)), factory=tiles)
    state = play(state, *AT_OLYMPUS, "design", f"plan {DECREE}")
    assert (1, ["scrap tech-sacred-way", "scrap tech-lightning-jars", f"scrap {CLOCK}"]) == (actor(state), legal(state))
    assert "" == factory(state)[0]
    assert "HYBRIS-FORGE-10" in refused(state, f"scrap {ALEMBIC}")
    state = play(state, f"scrap {CLOCK}")
    assert (("tech-sacred-way", "tech-lightning-jars"), [1, 0]) == (state.players[1].growth.stored, held(state, "vp"))
    assert ((CLOCK,), [DECREE, ALEMBIC, DRUMS]) == (state.world.box, workshop(state))


@pytest.mark.rule("HYBRIS-FORGE-06")
@pytest.mark.rule("HYBRIS-FORGE-13")
def test_a_built_tile_leaves_a_hole() -> None:
    """Nothing closes up; the next design fills the hole if it pushes that far."""
    state = boards(rich(table()), workshop=row((ALEMBIC, 1), (DECREE, 0), (COIN, 1)))
    state = play(state, *AT_FORGE, "build", f"build {DECREE}", "leave out 1 believers")
    assert ([ALEMBIC, "", COIN], [DECREE, "", ""]) == (workshop(state), factory(state))
    state = play(running(state, 0, fx.Perform("design")), f"plan {DRUMS}")
    assert [DRUMS, ALEMBIC, COIN] == workshop(state)


@pytest.mark.rule("HYBRIS-FORGE-07")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((ALEMBIC, DRUMS, None), ["", ALEMBIC, DRUMS]),
        ((ALEMBIC, None, None), ["", ALEMBIC, ""]),
        ((None, DRUMS, None), ["", "", DRUMS]),
    ],
)
def test_produce_moves_every_tile_on(before: tuple[str | None, ...], after: list[str]) -> None:
    """Of any player, holes with them."""
    state = boards(table(), factory=row(*((one, number % 2) if one else None for number, one in enumerate(before))))
    state = play(state, *AT_FORGE, "produce")
    assert (after, [0, 0]) == (factory(state), held(state, "vp"))


@pytest.mark.rule("HYBRIS-FORGE-07")
@pytest.mark.rule("HYBRIS-MOVE-06")
def test_an_empty_factory_cannot_be_produced_from() -> None:
    """Neither as an action nor by a space, where the bonus is simply nothing."""
    state = boards(rich(table()), workshop=row((ALEMBIC, 0), None, None))
    state = play(state, "activate zeus", "go on", "go to forge", "enter space-forge-1", "go on")
    assert ["build"] == legal(state)
    assert [] == happenings(state, "produced")


@pytest.mark.rule("HYBRIS-FORGE-08")
@pytest.mark.rule("HYBRIS-FORGE-09")
@pytest.mark.rule("HYBRIS-FORGE-16")
@pytest.mark.parametrize(("owner", "points"), [(0, [0, 0]), (1, [1, 0])])
def test_a_tile_that_leaves_the_factory(owner: int, points: list[int]) -> None:
    """Its owner stores it and gets the token back; who moved another player's tile gains 1 Victory Point."""
    state = boards(goods(table(), owner, marks=14), factory=row(None, (DRUMS, 0), (CLOCK, owner)))
    state = play(state, *AT_FORGE, "produce")
    assert ((CLOCK,), [15, 15], points) == (state.players[owner].growth.stored, held(state, "marks"), held(state, "vp"))
    assert ["", "", DRUMS] == factory(state)


@pytest.mark.rule("HYBRIS-FORGE-10")
@pytest.mark.rule("HYBRIS-BOARD-09")
def test_a_third_stored_tile_by_produce() -> None:
    """Its owner chooses in another player's turn which of the three leaves the game."""
    state = boards(growth(table(), 1, stored=(ALEMBIC, COIN)), factory=row(None, None, (CLOCK, 1)))
    state = play(state, *AT_FORGE, "produce")
    assert 1 == actor(state)
    state = play(state, f"scrap {ALEMBIC}")
    assert ((COIN, CLOCK), (ALEMBIC,), [1, 0]) == (state.players[1].growth.stored, state.world.box, held(state, "vp"))


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
