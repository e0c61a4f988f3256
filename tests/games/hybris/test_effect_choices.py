from __future__ import annotations

from typing import Any

import pytest

from games.hybris.reading import held, spaces
from games.hybris.table import (
    FOUR,
    actor,
    allowed,
    character,
    goods,
    growth,
    holding,
    legal,
    play,
    running,
    table,
    track,
)
from games.hybris.tiles import FULL
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.state import State


def test_choose_offers_open_options_alone() -> None:
    """An option that begins with a payment that is not there is not offered."""
    options: dict[str, Any] = {"a": (fx.Pay("prayer", 2), fx.Gain("vp", 2)), "b": (fx.Gain("vp", 1),)}
    step = fx.Choose(("test/a", "test/b"))
    assert ["option 1", "option 2"] == legal(running(goods(table(), 0, prayer=2), 0, step, **options))
    poor = running(goods(table(), 0, prayer=1), 0, step, **options)
    assert ["option 2"] == legal(poor)
    assert (1, 1) == (held(play(poor, "option 2"), "vp")[0], held(poor, "prayer")[0])


def test_what_opens_a_list() -> None:
    """The payments and losses it begins with must be there together, and a removal after them must be possible."""
    step = fx.Choose(("test/a", "test/b"))

    def offered(*first: fx.Effect, **changes: int) -> bool:
        state = goods(table(), 0, **changes)
        return "option 1" in legal(running(state, 0, step, a=first, b=(fx.Gain("vp", 1),)))

    assert offered(fx.Pay("prayer", 2), fx.Lose("prayer", 1), prayer=3)
    assert not offered(fx.Pay("prayer", 2), fx.Lose("prayer", 1), prayer=2)
    assert not offered(fx.Lose("believer", 1), believer=0)
    assert offered(fx.Lose("greatness", 3))
    assert not offered(fx.Lose("virtue", 1), virtue=1)
    assert not offered(fx.Lose("determination", 2), determination=1)
    assert offered(fx.Gain("vp", 1), fx.Pay("prayer", 1), prayer=0), "a payment later in the list does not matter"
    assert not offered(fx.Pay("aegis", 1), fx.Recall("hero"), aegis=3)
    assert not offered(fx.Pay("aegis", 1), fx.Refresh(1, "used"), aegis=3)
    assert not offered(fx.Pay("aegis", 1), fx.Recover("discard", 1), aegis=3)
    assert not offered(fx.Perform("resurrect"))
    assert offered(fx.Pay("aegis", 1), fx.Defeat("hero", 1), aegis=3)
    assert offered(fx.Pay("aegis", 1), fx.Gain("virtue", 1), fx.Perform("resurrect"), aegis=3), "only the first counts"


@pytest.mark.rule("HYBRIS-CORE-01")
def test_a_list_is_open_by_what_the_players_have_whom_it_names() -> None:
    """Seat 1 has 2 points and a card, seat 2 has 3, seat 0 none; what hands show is known to their players alone."""
    state = track(table("zeus,poseidon,athena"), 0, 1, 2, None)
    for seat, (vp, hand) in enumerate([(0, "cc-stomping"), (2, "cc-stomping"), (3, "")]):
        state = holding(goods(state, seat, vp=vp), seat, hand=hand)

    def offered(*first: fx.Effect, on: State = state) -> bool:
        asked = running(on, 0, fx.Choose(("test/a", "test/b")), a=first, b=(fx.Gain("aegis", 1),))
        return allowed(asked, "option 1")

    assert offered(fx.Lose("vp", 2, "others"))
    assert not offered(fx.Lose("vp", 2, "others"), fx.Pay("vp", 1, who="others"))
    assert not offered(fx.Lose("vp", 1, "all"))
    assert not offered(fx.Remove("any", 1, "opponent")), "there is none"
    assert not offered(fx.Pay("card", None, ("fire",), "others")), "seat 2 has no card"
    assert offered(fx.Pay("card", None, ("fire",), "others"), on=holding(state, 2, hand="cc-stomping"))
    assert not offered(fx.Perform("resurrect", who="others"))
    assert offered(fx.Perform("resurrect", who="others"), on=character(state, 2, "hero-odysseus", place="fallen"))
    assert not offered(fx.Perform("resurrect", who="others"), on=character(state, 0, "hero-heracles", place="fallen"))
    assert offered(fx.Perform("omen", who="others")), "with a Believer and the right card, which nobody else knows"


@pytest.mark.rule("HYBRIS-ENH-04")
def test_a_removal_without_a_component_cannot_be_paid_for() -> None:
    """With no tile left to take a Spark from, the payment is not on offer and the Prayers stay."""
    state = growth(goods(table(), 0, prayer=3), 0, removed=FULL)
    steps = (fx.May("test/a"), fx.Gain("vp", 1))
    done = running(state, 0, *steps, a=(fx.Pay("prayer", 3), fx.Remove("spark", 1)))
    assert (3, 1) == (held(done, "prayer")[0], held(done, "vp")[0])


def test_choose_without_an_open_option() -> None:
    """Then one without a payment must be picked; if every option holds one, the step is skipped."""
    lost: dict[str, Any] = {"a": (fx.Pay("prayer", 2),), "b": (fx.Lose("believer", 1),), "c": (fx.Lose("temple", 1),)}
    state = running(table(), 0, fx.Choose(("test/a", "test/b", "test/c")), fx.Gain("vp", 1), **lost)
    assert ["option 2", "option 3"] == legal(state)
    assert ([4, 3], 1) == (spaces(play(state, "option 2")), held(play(state, "option 2"), "vp")[0])
    skipped = running(
        table(),
        0,
        fx.Choose(("test/a", "test/b")),
        fx.Gain("vp", 1),
        a=(fx.Pay("prayer", 2),),
        b=(
            fx.Gain("vp", 5),
            fx.Pay("card", 9),
        ),
    )
    assert ["option 2"] == legal(skipped), "an option that does not begin with its payment is open"
    skipped = running(
        table(),
        0,
        fx.Choose(("test/a", "test/b")),
        fx.Gain("vp", 1),
        a=(fx.Pay("prayer", 2),),
        b=(fx.Pay("believer", 1),),
    )
    assert 1 == held(skipped, "vp")[0]


def test_may_offers_an_open_list() -> None:
    """Yes runs it, no does nothing; a list that is not open is passed over without a question."""
    offer = (fx.May("test/a"), fx.Gain("believer", 1))
    inner = (fx.Pay("prayer", 1), fx.Gain("vp", 2))
    state = running(goods(table(), 0, prayer=1), 0, *offer, a=inner)
    assert ["yes", "no"] == legal(state)
    assert (0, 2, 1) == tuple(held(play(state, "yes"), what)[0] for what in ("prayer", "vp", "believer"))
    assert (1, 0, 1) == tuple(held(play(state, "no"), what)[0] for what in ("prayer", "vp", "believer"))
    assert 1 == held(running(table(), 0, *offer, a=inner), "believer")[0]


def test_may_about_secret_cards_is_asked_of_every_hand() -> None:
    """Whether a hand shows the symbols is not told by the question: who can't pay is asked too, and may only say no."""
    offer, inner = fx.May("test/a"), (fx.Pay("card", None, ("fire",)), fx.Gain("vp", 2))
    with_fire = running(holding(table(), 0, hand="cc-invocation"), 0, offer, a=inner)
    without = running(holding(table(), 0, hand="cc-stomping"), 0, offer, a=inner)
    assert (["yes", "no"], ["no"]) == (legal(with_fire), legal(without))


def test_if_runs_one_list_or_the_other() -> None:
    """The condition is judged when the step is run."""
    rich = fx.If(fx.CountIs(Count("aegis"), at_least=4), "test/a", "test/b")
    lists: dict[str, Any] = {"a": (fx.Gain("vp", 1),), "b": (fx.Gain("believer", 1),)}
    assert ([0, 1], [1, 0]) == tuple(
        [held(running(table(), 0, *steps, **lists), what)[0] for what in ("vp", "believer")]
        for steps in ((rich,), (fx.Gain("aegis", 1), rich))
    )
    assert 0 == held(running(table(), 0, fx.If(fx.At("forge"), "test/a"), **lists), "vp")[0]


def test_repeat_takes_its_number_once() -> None:
    """Doubling what is counted does not make it run more often; a failed payment drops one run alone."""
    state = running(goods(table(), 0, prayer=2), 0, fx.Repeat(Count("prayer"), "test/a"), a=(fx.Gain("prayer", 2),))
    assert 6 == held(state, "prayer")[0]
    bought = (fx.Gain("believer", 1), fx.Pay("prayer", 1), fx.Gain("vp", 1))
    state = running(goods(table(), 0, prayer=2), 0, fx.Repeat(3, "test/a"), fx.Gain("aegis", 1), a=bought)
    assert (3, 0, 2, 4) == tuple(held(state, what)[0] for what in ("believer", "prayer", "vp", "aegis"))
    assert 0 == held(running(table(), 0, fx.Repeat(0, "test/a"), a=bought), "believer")[0]


def test_a_win_ends_the_game_at_once() -> None:
    """Nothing still to be done is done, points are not compared, and nobody is asked anything."""
    state = running(goods(table(), 0, vp=9), 1, fx.Win(), fx.Gain("vp", 50))
    ended = GAME.outcome(state)
    assert ended is not None
    assert ([], None, [9, 0]) == (legal(state), actor(state), held(state, "vp"))
    assert (((1,), (0,)), "decree") == (ended.ranking, ended.condition)


def test_a_win_of_several_goes_to_the_foremost() -> None:
    """If it strikes all at the same moment, the one further ahead on the Greatness track wins."""
    ended = GAME.outcome(running(track(table(FOUR), 0, 2, 3, 1), 0, fx.Win("others")))
    assert ended is not None
    assert (2,) == ended.ranking[0]


def test_a_quantity() -> None:
    """Five Prayers, 2 to the point, doubled, with 1 more, at most 4; a quantity is never below 0."""
    state = goods(table(), 0, prayer=5)

    def gained(quantity: Count) -> int:
        return held(running(state, 0, fx.Gain("vp", quantity)), "vp")[0]

    assert (5, 2, 4, 5, 4) == (
        gained(Count("prayer")),
        gained(Count("prayer", per=2)),
        gained(Count("prayer", per=2, times=2)),
        gained(Count("prayer", per=2, times=2, plus=1)),
        gained(Count("prayer", per=2, times=2, plus=1, most=4)),
    )
    assert (0, 3) == (gained(Count("prayer", plus=-7)), gained(Count("prayer", times=-1, plus=8)))


@pytest.mark.rule("HYBRIS-ENDAGE-22")
def test_a_fight_without_a_fighter_is_lost_alone() -> None:
    """With the Olympian wounded and no Hero left there is no combat: nobody is asked, and what a loss brings is run."""
    state = character(character(table(), 0, "zeus", down=True), 0, "hero-heracles", place="fallen")
    fight = fx.Fight(0, 0, (), "test/win", "test/lose")
    state = running(
        goods(state, 0, vp=3), 0, fight, fx.Gain("aegis", 1), win=(fx.Gain("vp", 9),), lose=(fx.Lose("vp", 1),)
    )
    assert (2, 4, [3, 4]) == (held(state, "vp")[0], held(state, "aegis")[0], spaces(state))


def test_what_acts_on_a_combat_is_skipped_outside_one() -> None:
    """Force and cancelled cards need a combat; the list goes on, and such a step moved nothing."""
    steps: list[fx.Effect] = [fx.Gain("aegis", 2), fx.AddForce(3), fx.AddForce(-1, "opponent")]
    steps += [fx.Cancel(part, "opponent_last") for part in ("force", "effect", "combo")]
    steps.append(fx.Gain("vp", Count("last", plus=1)))
    assert [1, 0] == held(running(table(), 0, *steps), "vp")
