from __future__ import annotations

import pytest

from games.hybris.table import goods, growth, legal, play, refused, running, table, told, track
from thesmos.games.hybris.effects import Choose, FillWell, Gain, Lose, May, Pay
from thesmos.games.hybris.state import State


def owned(state: State, seat: int = 0) -> tuple[int, int, int, int]:
    """Return Victory Points, Aegis, Believers and Prayers of a seat."""
    goods_ = state.players[seat].goods
    return goods_.vp, goods_.aegis, goods_.believer, goods_.prayer


def with_goods(vp: int, aegis: int, believer: int, prayer: int) -> State:
    """Return a table at which seat 0, in front of seat 1 on spaces 3 and 4, has these goods."""
    return goods(table(), 0, vp=vp, aegis=aegis, believer=believer, prayer=prayer)


@pytest.mark.rule("HYBRIS-CORE-01")
@pytest.mark.parametrize(("prayer", "vp", "left"), [(0, 0, 0), (1, 0, 1), (2, 1, 0), (3, 1, 1)])
def test_a_cost_is_paid_in_full_or_not_at_all(prayer: int, vp: int, left: int) -> None:
    """Two Prayers buy a Victory Point; with fewer nothing is paid and nothing is gained."""
    state = running(with_goods(0, 0, 0, prayer), 0, Pay("prayer", 2), Gain("vp", 1))
    assert (vp, 0, 0, left) == owned(state)


@pytest.mark.rule("HYBRIS-CORE-01")
@pytest.mark.parametrize(("aegis", "believer", "asked"), [(1, 0, False), (0, 1, False), (1, 1, True)])
def test_what_cannot_be_paid_is_not_offered(aegis: int, believer: int, asked: bool) -> None:
    """An offer that costs two things is made only to a player who has both."""
    steps = (Pay("aegis", 1), Pay("believer", 1), Gain("vp", 2))
    state = running(with_goods(0, aegis, believer, 0), 0, May("test/offer"), offer=steps)
    assert (["yes", "no"] if asked else ["activate zeus", "pass"]) == legal(state)
    assert (0, aegis, believer, 0) == owned(play(state, "no") if asked else state)


@pytest.mark.rule("HYBRIS-CORE-01")
def test_an_option_that_cannot_be_paid_is_not_open() -> None:
    """Of two options the one that asks for a Prayer too many can't be picked."""
    dear, cheap = (Pay("prayer", 3), Gain("vp", 3)), (Pay("prayer", 1), Gain("vp", 1))
    state = running(with_goods(0, 0, 0, 2), 0, Choose(("test/dear", "test/cheap")), dear=dear, cheap=cheap)
    assert ["option 2"] == legal(state)
    assert {"HYBRIS-CORE-01"} == refused(state, "option 1")
    assert (1, 0, 0, 1) == owned(play(state, "option 2"))


@pytest.mark.rule("HYBRIS-CORE-02")
def test_a_cost_may_mix_all_four_kinds() -> None:
    """Believers, Aegis, Prayers and Victory Points are paid before what they buy; none of it goes to another player."""
    steps = (Pay("believer", 1), Pay("aegis", 2), Pay("prayer", 1), Pay("vp", 2), Gain("believer", 5))
    state = running(with_goods(2, 3, 1, 1), 0, May("test/offer"), offer=steps)
    assert ["yes", "no"] == legal(state)
    done = play(state, "yes")
    assert (0, 1, 5, 0) == owned(done)
    assert (owned(state, 1), state.well) == (owned(done, 1), done.well)
    assert [
        "seat 0 gave up believers test 1 [CORE-01]",
        "seat 0 gave up aegis test 2 [CORE-01]",
        "seat 0 gave up prayers test 1 [CORE-01]",
        "seat 0 gave up victory points test 2 [CORE-01]",
        "seat 0 gained believers test 5 [CORE-21]",
    ] == told(done)[1:]


@pytest.mark.rule("HYBRIS-CORE-02")
def test_what_is_bought_cannot_help_to_pay() -> None:
    """Payment comes first, so that with 0 Aegis nobody pays 1 for 2; and an optional cost can be declined."""
    steps = (Pay("aegis", 1), Gain("aegis", 2))
    nothing = running(with_goods(0, 0, 0, 0), 0, May("test/offer"), offer=steps)
    assert (["activate zeus", "pass"], (0, 0, 0, 0)) == (legal(nothing), owned(nothing))
    state = running(with_goods(0, 1, 0, 0), 0, May("test/offer"), offer=steps)
    assert ((0, 2, 0, 0), (0, 1, 0, 0)) == (owned(play(state, "yes")), owned(play(state, "no")))
    assert ["seat 0 declined [CORE-02]"] == told(play(state, "no"))


@pytest.mark.rule("HYBRIS-CORE-03")
@pytest.mark.parametrize("what", ["vp", "aegis", "believer", "prayer"])
@pytest.mark.parametrize(("there", "left", "back"), [(3, 1, False), (2, 0, False), (1, 0, True), (0, 0, True)])
def test_a_shortfall_costs_greatness(what: str, there: int, left: int, back: bool) -> None:
    """Who must lose 2 and has fewer loses those and 1 Greatness Point; who has 2 loses none."""
    state = running(goods(with_goods(0, 0, 0, 0), 0, **{what: there}), 0, Lose(what, 2))
    assert left == getattr(state.players[0].goods, what)
    assert ((None, None, 1, 0) if back else (None, None, 0, 1)) == state.track


@pytest.mark.rule("HYBRIS-CORE-03")
@pytest.mark.parametrize(("virtue", "left", "back"), [(4, 2, False), (3, 1, False), (2, 1, True), (1, 1, True)])
def test_a_track_can_fall_short_too(virtue: int, left: int, back: bool) -> None:
    """Virtue stops at space 1, and what could not be lost costs Greatness."""
    state = running(goods(table(), 0, virtue=virtue), 0, Lose("virtue", 2))
    assert (left, back) == (state.players[0].goods.virtue, state.track == (None, None, 1, 0))


@pytest.mark.rule("HYBRIS-CORE-03")
@pytest.mark.parametrize(("cities", "asked"), [((), False), (("elis",), True)])
def test_a_temple_that_is_not_there_costs_greatness(cities: tuple[str, ...], asked: bool) -> None:
    """Who must lose 2 Temples loses the only one, or none, and 1 Greatness Point."""
    state = running(growth(table(), 0, temples=cities), 0, Lose("temple", 2))
    state = play(state, "destroy temple in elis") if asked else state
    assert ((), (None, None, 1, 0)) == (state.players[0].growth.temples, state.track)


@pytest.mark.rule("HYBRIS-CORE-04")
def test_one_greatness_for_a_whole_effect() -> None:
    """However many kinds are short and however much, it is 1 Greatness Point, lost after the last part."""
    state = track(with_goods(1, 1, 0, 0), 0, 1, None, None)
    state = running(state, 0, Lose("aegis", 9), Lose("believer", 4), Lose("prayer", 1), Gain("vp", 3))
    assert ((4, 0, 0, 0), (1, 0, None, None)) == (owned(state), state.track)
    assert [
        "seat 0 gave up aegis test 1 [CORE-03]",
        "seat 0 gained victory points test 3 [CORE-21]",
        "seat 0 fell short [CORE-04]",
        "seat 0 lost greatness test 1 (seat 1) [CORE-09]",
    ] == told(state)


@pytest.mark.rule("HYBRIS-CORE-04")
def test_each_player_who_falls_short_loses_one() -> None:
    """An effect that strikes several costs each who is short 1 Greatness Point, in Greatness order."""
    state = goods(goods(table("zeus,poseidon,athena"), 0, aegis=0), 2, aegis=0)
    state = running(track(state, 0, 1, 2, None), 1, Lose("aegis", 1, "all"), Lose("believer", 1, "others"))
    assert (1, 0, None, 2) == state.track
    assert [0, 2] == [one.seat for one in state.events if one.name == "fell short"]


@pytest.mark.rule("HYBRIS-CORE-04")
def test_shortfalls_are_lost_in_greatness_order() -> None:
    """Seat 2 falls short in the first part and seat 0 in the second; afterwards seat 0, who is in front, is first."""
    state = table("zeus,poseidon,athena")
    for seat, aegis, believer in ((0, 1, 0), (1, 1, 1), (2, 0, 0)):
        state = goods(state, seat, aegis=aegis, believer=believer)
    state = running(track(state, 0, 1, 2, None), 1, Lose("aegis", 1, "all"), Lose("believer", 1, "all"))
    assert [0, 2] == [one.seat for one in state.events if one.name == "fell short"]
    assert (1, 0, None, 2) == state.track


@pytest.mark.rule("HYBRIS-CORE-04")
def test_an_overflow_is_an_effect_of_its_own() -> None:
    """A shortfall of the Well comes beside the one of the effect that filled it, and before it."""
    state = track(with_goods(0, 0, 0, 0).replace(well=8), 0, 1, None, None)
    state = running(state, 0, Lose("aegis", 1), FillWell(1))
    assert (1, None, 0, None) == state.track
    assert [
        "seat 0 fell short [WELL-09]",
        "seat 0 lost greatness 1 (seat 1) [CORE-09]",
        "seat 0 fell short [CORE-04]",
        "seat 0 lost greatness test 1 [CORE-09]",
    ] == told(state)[1:]


@pytest.mark.rule("HYBRIS-CORE-05")
@pytest.mark.parametrize(("vp", "n"), [(0, 1), (1, 4), (5, 50)])
def test_points_never_fall_below_zero(vp: int, n: int) -> None:
    """Who must lose more points than there are has 0 afterwards."""
    assert (0, 3, 0, 0) == owned(running(with_goods(vp, 3, 0, 0), 0, Lose("vp", n)))


@pytest.mark.rule("HYBRIS-CORE-06")
@pytest.mark.parametrize(("lost", "n"), [("greatness", 1), ("greatness", 3), ("vp", 2), ("aegis", 2)])
def test_at_the_back_without_points_nothing_more_is_lost(lost: str, n: int) -> None:
    """On space 4 with 0 points the point that stands for the Greatness Point is not there, and that is all."""
    state = track(with_goods(0, 0, 1, 0), None, None, 1, 0)
    state = running(state, 0, Lose(lost, n))
    assert ((0, 0, 1, 0), (None, None, 1, 0)) == (owned(state), state.track)


@pytest.mark.rule("HYBRIS-CORE-06")
def test_at_the_back_a_point_pays_for_the_shortfall() -> None:
    """On space 4 with 3 points a shortfall of Aegis costs 1 point; one of points has none left to cost."""
    state = track(with_goods(3, 0, 0, 0), None, None, 1, 0)
    assert 2 == running(state, 0, Lose("aegis", 2)).players[0].goods.vp
    assert 0 == running(state, 0, Lose("vp", 4)).players[0].goods.vp
