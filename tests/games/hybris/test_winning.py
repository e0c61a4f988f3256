from __future__ import annotations

import pytest

from games.hybris.table import boards, goods, growth, holding, legal, play, quiet, running, settled, table, told, track
from thesmos.core.game import Outcome
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.end_of_age import outcome
from thesmos.games.hybris.entries import CloseAge
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.state import State

FULL = (3, 2, 3, 2, 2, 2)
"""Components taken off the tiles of Zeus when one Temple is left, on The Sceptre of Kings."""


def last(state: State) -> State:
    """Return the state at the end of the sixth Age, before its last powers and the count."""
    sixth = state.replace(course=state.course.replace(age=6), agenda=())
    return settled(sixth, CloseAge())


def places(state: State) -> list[tuple[int, ...]]:
    """Return the seats from first to last."""
    found = outcome(state)
    assert found is not None
    return [tuple(int(seat) for seat in place) for place in found.ranking]


@pytest.mark.rule("HYBRIS-VICTORY-01")
@pytest.mark.rule("HYBRIS-VICTORY-02")
@pytest.mark.rule("HYBRIS-ENH-13")
def test_the_sixth_tile_wins_at_once() -> None:
    """Zeus has 0 points and Poseidon 99: with his last Temple Zeus has won, in the middle of his turn in Age 1."""
    state = goods(growth(quiet(table()), 0, removed=FULL), 1, vp=99)
    state = play(goods(state, 0, prayer=8), "activate zeus", "go to olympus", "enter space-olympus-3", "convert")
    assert outcome(state) is None
    state = play(state, "convert to temple", "remove from enh-zeus-the-sceptre-of-kings", "temple in argos")
    assert ([], 1, (5, 99)) == (legal(state), state.course.age, tuple(player.goods.vp for player in state.players))
    found = outcome(state)
    assert ("awakening", "HYBRIS-VICTORY-01", [(0,), (1,)]) == (
        found and found.condition,
        found and found.rule,
        places(state),
    )
    assert "seat 0 won enh-zeus-the-sceptre-of-kings [VICTORY-01]" == told(state)[-1]


@pytest.mark.rule("HYBRIS-VICTORY-01")
def test_five_tiles_do_not_win() -> None:
    """The fifth tile is turned over and the turn goes on."""
    state = growth(quiet(table()), 0, removed=(3, 2, 3, 2, 0, 2))
    state = play(
        running(state, 0, fx.Remove("temple", 1)), "remove from enh-zeus-the-sceptre-of-kings", "temple in argos"
    )
    assert (None, 5) == (outcome(state), state.players[0].goods.vp)
    assert "enh-zeus-the-sceptre-of-kings" in state.players[0].growth.in_play


@pytest.mark.rule("HYBRIS-VICTORY-05")
def test_an_immediate_win_stops_everything() -> None:
    """In seat 1's turn Zeus removes his last Temple by an effect: what is still due to anybody is dropped."""
    state = growth(quiet(table(turn=1)), 0, removed=FULL, in_play=("tech-memory-urns",))
    both = (fx.Remove("temple", 1), fx.Gain("vp", 7), fx.Gain("aegis", 9, who="all"))
    state = play(running(state, 0, *both), "remove from enh-zeus-the-sceptre-of-kings", "temple in argos")
    assert ((), 5, [3, 3]) == (state.agenda, state.players[0].goods.vp, [one.goods.aegis for one in state.players])
    assert (0, [(0,), (1,)]) == (state.course.winner, places(state))


@pytest.mark.rule("HYBRIS-VICTORY-05")
def test_the_first_to_turn_over_a_sixth_tile_wins() -> None:
    """Both are to remove their last component: Poseidon, in front, is asked first and wins; Zeus never comes."""
    state = growth(track(quiet(table()), None, 1, 0, None), 0, removed=FULL)
    state = growth(state, 1, removed=(1, 2, 2, 3, 3, 3), sparks=7)
    state = running(state, 0, fx.Remove("any", 1, who="all"))
    assert ["remove from enh-poseidon-the-trident"] == legal(state)
    state = play(state, "remove from enh-poseidon-the-trident")
    assert (1, "awakening", [(1,), (0,)]) == (state.course.winner, state.course.ending, places(state))


@pytest.mark.rule("HYBRIS-VICTORY-03")
@pytest.mark.parametrize(
    ("points", "ranking"),
    [((10, 12, 11), [(1,), (2,), (0,)]), ((12, 11, 10), [(0,), (1,), (2,)]), ((0, 0, 1), [(2,), (0,), (1,)])],
)
def test_most_points_win_after_the_sixth_age(points: tuple[int, ...], ranking: list[tuple[int, ...]]) -> None:
    """The others are ranked by their points too."""
    state = quiet(table("zeus,poseidon,hades"))
    for seat, vp in enumerate(points):
        state = goods(state, seat, vp=vp)
    state = last(state)
    order = tuple((Seat(place[0]),) for place in ranking)
    assert Outcome(order, "points", "HYBRIS-VICTORY-03", points) == GAME.outcome(state)  # type: ignore[arg-type]
    assert ([], [f"seat {ranking[0][0]} won {max(points)} [VICTORY-03]"]) == (legal(state), told(state))


@pytest.mark.rule("HYBRIS-VICTORY-04")
@pytest.mark.parametrize(
    ("seats", "ranking"),
    [
        ((None, 0, 1, 2), [(0,), (2,), (1,)]),
        ((1, 2, None, 0), [(2,), (0,), (1,)]),
        ((2, None, 1, 0), [(2,), (0,), (1,)]),
    ],
)
def test_greatness_breaks_a_tie(seats: tuple[int | None, ...], ranking: list[tuple[int, ...]]) -> None:
    """Seats 0 and 2 have 9 points each, seat 1 has 8: where it stands helps it nothing."""
    state = track(quiet(table("zeus,poseidon,hades")), *seats)
    for seat, vp in enumerate((9, 8, 9)):
        state = goods(state, seat, vp=vp)
    assert ranking == places(last(state))


@pytest.mark.rule("HYBRIS-VICTORY-06")
def test_end_of_game_powers_count() -> None:
    """Scroll Library: 1 point for each fulfilled Premonition, at most 4; Eternal Hearth: 1 for every 2 Prayers.

    They come after the last End of Age powers, so the Believer of Vaulted Granary is there before.
    """
    state = growth(quiet(table()), 0, in_play=("tech-scroll-library", "tech-vaulted-granary"))
    state = holding(goods(state, 0, vp=1), 0, fulfilled=6)
    state = goods(growth(state, 1, in_play=("tech-eternal-hearth",)), 1, prayer=7, vp=1)
    state = last(state)
    assert [(5, 1), (4, 0)] == [(player.goods.vp, player.goods.believer) for player in state.players]
    gained = [line for line in told(state) if " gained " in line]
    assert [
        "seat 0 gained believers tech-vaulted-granary 1 [CORE-21]",
        "seat 0 gained victory points tech-scroll-library 4 [CORE-21]",
        "seat 1 gained victory points tech-eternal-hearth 3 [CORE-21]",
    ] == gained
    assert [(0,), (1,)] == places(state)


@pytest.mark.rule("HYBRIS-VICTORY-06")
def test_end_of_game_powers_run_in_greatness_order() -> None:
    """Poseidon is in front: his Propylaea count his one Temple before Zeus scores for his Cities."""
    state = track(quiet(table()), None, 1, 0, None)
    state = growth(state, 0, in_play=("tech-scroll-library",))
    state = growth(holding(state, 0, fulfilled=1), 1, in_play=("tech-propylaea-in-stasis",), temples=("argos",))
    assert [1, 0] == [one.seat for one in last(state).events if one.name == "gained victory points"]


@pytest.mark.rule("HYBRIS-VICTORY-06")
def test_an_immediate_win_knows_no_end_of_game_powers() -> None:
    """Zeus wins by his sixth tile: his Scroll Library gives nothing any more, and the fifth Age has none either."""
    state = holding(growth(quiet(table()), 0, removed=FULL, in_play=("tech-scroll-library",)), 0, fulfilled=3)
    won = play(
        running(state, 0, fx.Remove("temple", 1)), "remove from enh-zeus-the-sceptre-of-kings", "temple in argos"
    )
    assert 5 == won.players[0].goods.vp
    fifth = boards(state.replace(course=state.course.replace(age=5), agenda=()))
    assert 0 == settled(fifth, CloseAge()).players[0].goods.vp
