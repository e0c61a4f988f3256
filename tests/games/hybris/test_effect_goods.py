from __future__ import annotations

import pytest

from games.hybris.reading import held, spaces
from games.hybris.table import (
    FOUR,
    actor,
    goods,
    growth,
    happenings,
    holding,
    legal,
    play,
    running,
    table,
    tokens,
    track,
)
from thesmos.games.hybris import effects as fx


@pytest.mark.parametrize("what", ["vp", "aegis", "believer", "prayer"])
def test_a_gain_comes_from_the_supply(what: str) -> None:
    """Goods are received in full, whatever the Well holds, and one event tells of them."""
    before = table().replace(well=1)
    state = running(before, 0, fx.Gain(what, 4))
    assert [getattr(before.players[0].goods, what) + 4, getattr(before.players[1].goods, what)] == held(state, what)
    assert (1, 1) == (state.well, len(state.events))
    assert ("HYBRIS-CORE-21", 0, 4) == (state.events[0].rule, state.events[0].seat, state.events[0].amount)


@pytest.mark.parametrize(("well", "gained"), [(5, 3), (2, 2), (0, 0)])
def test_a_gain_from_the_well_is_limited_by_it(well: int, gained: int) -> None:
    """Only as many Prayers come from the Well as it holds; a shortfall costs nothing."""
    state = running(table().replace(well=well), 0, fx.Gain("prayer", 3, "well"))
    assert (gained, well - gained, [3, 4]) == (held(state, "prayer")[0], state.well, spaces(state))


def test_a_bonus_token_goes_to_the_reserve() -> None:
    """Bonus Location tokens join the tokens in reserve."""
    state = running(table(), 1, fx.Gain("bonus_token", 2))
    assert (2, 10) == (state.players[1].tokens.reserve.count("bonus"), len(state.players[1].tokens.reserve))


@pytest.mark.rule("HYBRIS-BOARD-05")
@pytest.mark.parametrize(("start", "n", "end"), [(1, 2, 3), (4, 3, 5), (5, 1, 5)])
def test_virtue_stops_at_the_top(start: int, n: int, end: int) -> None:
    """What a gain of Virtue cannot move is gone."""
    assert end == held(running(goods(table(), 0, virtue=start), 0, fx.Gain("virtue", n)), "virtue")[0]


@pytest.mark.rule("HYBRIS-BOARD-05")
@pytest.mark.parametrize(("start", "n", "end", "space"), [(4, 2, 2, 3), (2, 1, 1, 3), (2, 3, 1, 4), (1, 1, 1, 4)])
def test_virtue_lost_below_the_start_is_a_shortfall(start: int, n: int, end: int, space: int) -> None:
    """The cube goes down to space 1, and what it cannot go costs 1 Greatness."""
    state = track(goods(table(), 0, virtue=start), None, None, 0, 1)
    state = running(state, 0, fx.Lose("virtue", n))
    assert (end, space) == (held(state, "virtue")[0], spaces(state)[0])


@pytest.mark.rule("HYBRIS-BOARD-04")
def test_determination_moves_by_steps_within_its_track() -> None:
    """The cube starts at 3 on the track 2, 3, ... 7; it stops at 7 without loss, and at 2 with a shortfall."""
    up = running(table(), 0, fx.Gain("determination", 9))
    assert (5, [3, 4]) == (held(up, "determination")[0], spaces(up))
    down = running(table(), 0, fx.Lose("determination", 1))
    assert (0, [3, 4]) == (held(down, "determination")[0], spaces(down))
    short = running(table(), 0, fx.Lose("determination", 2))
    assert (0, [4, 3]) == (held(short, "determination")[0], spaces(short))


@pytest.mark.parametrize("what", ["vp", "aegis", "believer", "prayer"])
@pytest.mark.parametrize(("there", "n", "left", "space"), [(5, 3, 2, 3), (3, 3, 0, 3), (1, 3, 0, 4), (0, 1, 0, 4)])
def test_a_loss_takes_what_is_there(what: str, there: int, n: int, left: int, space: int) -> None:
    """A player who has less loses it all and 1 Greatness."""
    state = running(goods(table(), 0, **{what: there}), 0, fx.Lose(what, n))
    assert (left, space) == (held(state, what)[0], spaces(state)[0])
    assert (space == 4) == bool(happenings(state, "fell short"))


@pytest.mark.rule("HYBRIS-CORE-04")
def test_a_shortfall_costs_once_for_an_effect_and_at_its_end() -> None:
    """Three things short cost a single Greatness, after the last step; from space 4 that is the point gained there."""
    lost = (fx.Lose("aegis", 9), fx.Lose("believer", 2), fx.Lose("prayer", 1), fx.Gain("vp", 1))
    state = running(track(table(), None, None, 1, 0), 0, *lost)
    assert ([0, 3], [0, 0], [4, 3]) == (held(state, "aegis"), held(state, "vp"), spaces(state))
    assert "fell short" in [event.name for event in state.events][-2:]


@pytest.mark.rule("HYBRIS-CORE-04")
def test_a_shortfall_inside_other_lists_belongs_to_the_outermost() -> None:
    """A loss in a list in a list costs Greatness only when the whole effect is over, and once."""
    steps = (fx.Repeat(2, "test/again"), fx.Lose("aegis", 9), fx.Gain("greatness", 1))
    state = running(
        track(table(FOUR), 1, 0, 2, 3),
        0,
        *steps,
        again=(fx.If(fx.At("forge"), "", "test/lost"),),
        lost=(fx.Lose("believer", 1),),
    )
    assert [2, 1, 3, 4] == spaces(state)
    assert [(0, "", 0)] == happenings(state, "fell short")
    assert ["gained greatness", "fell short", "lost greatness"] == [event.name for event in state.events][-3:]


@pytest.mark.rule("HYBRIS-CORE-04")
def test_each_player_who_falls_short_loses_once() -> None:
    """A loss of all costs each player who was short 1 Greatness, in Greatness order."""
    state = goods(track(table(FOUR), 0, 1, 2, 3), 1, believer=2)
    state = running(goods(state, 3, vp=2), 0, fx.Lose("believer", 1, "all"), fx.Lose("believer", 1, "all"))
    assert [0, 2, 3] == [seat for seat, _, _ in happenings(state, "fell short")]
    assert ([2, 1, 3, 4], [0, 0, 0, 2]) == (spaces(state), held(state, "vp"))


@pytest.mark.rule("HYBRIS-CORE-04")
def test_a_failed_payment_after_a_shortfall() -> None:
    """The rest of a list that is dropped does not spare the Greatness of what fell short before."""
    state = running(table(), 0, fx.Lose("believer", 1), fx.Pay("prayer", 1), fx.Gain("vp", 5))
    assert ([0, 0], [4, 3]) == (held(state, "vp"), spaces(state))


@pytest.mark.rule("HYBRIS-CORE-06")
def test_a_loss_of_greatness_never_falls_short() -> None:
    """On space 4 each point costs 1 Victory Point, and without one nothing more."""
    state = running(goods(table(), 1, vp=2), 1, fx.Lose("greatness", 3))
    assert ([0, 0], [3, 4], []) == (held(state, "vp"), spaces(state), happenings(state, "fell short"))


def test_a_loss_of_temples_is_the_choice_of_their_owner() -> None:
    """Each Temple is chosen; one too few is a shortfall."""
    state = growth(table(), 0, temples=("argos", "elis"))
    state = running(state, 0, fx.Lose("temple", 3))
    assert ["destroy temple in argos", "destroy temple in elis"] == legal(state)
    state = play(state, "destroy temple in elis")
    assert ["destroy temple in argos"] == legal(state)
    state = play(state, "destroy temple in argos")
    assert ((), [4, 3]) == (state.players[0].growth.temples, spaces(state))
    spared = play(running(growth(table(), 0, temples=("argos",)), 0, fx.Lose("temple", 1)), "destroy temple in argos")
    assert [3, 4] == spaces(spared)


@pytest.mark.parametrize("what", ["vp", "aegis", "believer", "prayer"])
@pytest.mark.parametrize(("there", "left", "gained"), [(3, 1, 1), (2, 0, 1), (1, 1, 0)])
def test_a_payment_is_made_in_full_or_the_rest_is_dropped(what: str, there: int, left: int, gained: int) -> None:
    """With less than is asked nothing is paid, and nothing after it is done."""
    state = running(goods(table(), 0, **{what: there}), 0, fx.Pay(what, 2), fx.Gain("virtue", 1))
    assert (left, 1 + gained, [3, 4]) == (held(state, what)[0], held(state, "virtue")[0], spaces(state))


def test_a_failed_payment_drops_its_own_list_alone() -> None:
    """What follows the inner list in the outer one is done."""
    steps = (fx.If(fx.NoneOf((fx.At("forge"),)), "test/inner"), fx.Gain("vp", 1))
    state = running(table(), 0, *steps, inner=(fx.Pay("prayer", 1), fx.Gain("vp", 7)))
    assert 1 == held(state, "vp")[0]


def test_a_payment_of_cards_asks_for_one_after_the_other() -> None:
    """Two cards are chosen one by one and reach the discard pile together; with one card nothing is paid."""
    state = holding(table(), 0, hand="cc-combo cc-riposte cc-stomping")
    state = running(state, 0, fx.Pay("card", 2), fx.Gain("vp", fx.Count("last_cost")))
    state = play(state, "give up cc-combo")
    assert ((), ["give up cc-riposte", "give up cc-stomping"]) == (state.players[0].holding.discard, legal(state))
    state = play(state, "give up cc-stomping")
    assert ("cc-combo", "cc-stomping") == state.players[0].holding.discard
    assert (("cc-riposte",), 3) == (state.players[0].holding.hand, held(state, "vp")[0])
    poor = running(holding(table(), 0, hand="cc-combo"), 0, fx.Pay("card", 2), fx.Gain("vp", 1))
    assert (("cc-combo",), 0) == (poor.players[0].holding.hand, held(poor, "vp")[0])
    assert "activate zeus" in legal(poor), "no card is asked for"


@pytest.mark.rule("HYBRIS-MOIRAI-16")
def test_a_payment_of_elements_asks_until_none_is_missing() -> None:
    """Each card must show a symbol still missing and leave the rest payable; a card with two serves for both."""
    hand = "sc-thunder-javelin cc-invocation cc-combo cc-stomping"  # fire and air; fire; air; earth
    state = running(holding(table(), 0, hand=hand), 0, fx.Pay("card", None, ("fire", "fire", "air")), fx.Gain("vp", 1))
    assert ["give up sc-thunder-javelin", "give up cc-invocation"] == legal(state)[:2]
    both = play(state, "give up sc-thunder-javelin", "give up cc-invocation")
    assert (("cc-combo", "cc-stomping"), 1) == (both.players[0].holding.hand, held(both, "vp")[0])
    one = running(holding(table(), 0, hand="sc-thunder-javelin"), 0, fx.Pay("card", None, ("fire", "fire")))
    assert ("sc-thunder-javelin",) == one.players[0].holding.hand
    assert "activate zeus" in legal(one), "no card is asked for"


def test_stealing_from_the_others() -> None:
    """From each other player as much as there is comes to me; a shortfall costs nobody anything."""
    state = table(FOUR)
    for seat, believers in enumerate((1, 3, 1, 0)):
        state = goods(state, seat, believer=believers)
    state = running(state, 0, fx.Steal("believer", 2, "others"))
    assert ([4, 1, 0, 0], [1, 2, 3, 4]) == (held(state, "believer"), spaces(state))


def test_stealing_from_one_other() -> None:
    """I name the other player, who may have nothing."""
    state = goods(goods(table(FOUR), 1, vp=5), 2, vp=1)
    state = running(state, 3, fx.Steal("vp", 2, "one_other"))
    assert (3, ["name seat 0", "name seat 1", "name seat 2"]) == (actor(state), legal(state))
    assert [0, 3, 1, 2] == held(play(state, "name seat 1"), "vp")
    assert [0, 5, 0, 1] == held(play(state, "name seat 2"), "vp")
    assert [0, 5, 1, 0] == held(play(state, "name seat 0"), "vp")


def test_stealing_from_an_opponent_needs_a_combat() -> None:
    """Outside a combat there is no opponent to steal from, even for two players."""
    state = running(goods(table(), 1, vp=5), 0, fx.Steal("vp", 2, "opponent"))
    assert [0, 5] == held(state, "vp")


def test_a_gain_of_tokens_is_counted_among_the_tokens() -> None:
    """A Bonus token gained keeps the other tokens of the reserve in their place."""
    state = running(tokens(table(), 0, reserve=("oracle",)), 0, fx.Gain("bonus_token", 1))
    assert ("oracle", "bonus") == state.players[0].tokens.reserve
