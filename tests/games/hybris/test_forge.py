from __future__ import annotations

import pytest

from games.hybris.places import AT_FORGE, AT_OLYMPUS
from games.hybris.reading import factory, held, workshop
from games.hybris.table import (
    actor,
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
)
from games.hybris.tiles import ALEMBIC, CLOCK, COIN, DECREE, DRUMS, rich
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import Tile


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
