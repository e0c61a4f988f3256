from __future__ import annotations

import pytest

from games.hybris.reading import held, spaces
from games.hybris.table import (
    FOUR,
    actor,
    boards,
    goods,
    growth,
    happenings,
    holding,
    legal,
    play,
    row,
    running,
    table,
    track,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Count

LAST = Count("last")
ALWAYS = fx.NoneOf(())


@pytest.mark.parametrize(
    ("who", "drawn"), [("me", [2]), ("others", [3, 1, 0]), ("all", [3, 1, 2, 0]), ("opponent", [])]
)
def test_whom_a_step_is_for(who: str, drawn: list[int]) -> None:
    """Several players go in order of the Greatness track; among four there is no opponent outside a combat."""
    state = running(track(table(FOUR), 3, 1, 2, 0), 2, fx.Gain("vp", 1, who=who))
    assert drawn == [seat for seat, _, _ in happenings(state, "gained victory points")]


def test_the_opponent_of_two_players() -> None:
    """In a game of two the opponent outside a combat is the other player."""
    assert [0, 2] == held(running(table(), 0, fx.Gain("vp", 2, who="opponent")), "vp")
    assert [2, 0] == held(running(table(), 1, fx.Gain("vp", 2, who="opponent")), "vp")


@pytest.mark.rule("HYBRIS-CORE-17")
def test_the_order_is_read_once_before_the_first() -> None:
    """A step that moves the markers while it is run serves each player once, in the order of its beginning."""
    state = running(track(table(FOUR), 0, 1, 2, 3), 0, fx.Lose("greatness", 2, "all"))
    served = list(dict.fromkeys(seat for seat, _, _ in happenings(state, "lost greatness")))
    # 0: 1203; 1: 2013; 2: 0123; 3 has no Victory Point to lose
    assert ([0, 1, 2], [1, 2, 3, 4]) == (served, spaces(state))


def test_a_step_for_others_takes_quantities_and_choices_for_each() -> None:
    """What each player counts and chooses is that player's own."""
    state = goods(goods(table(FOUR), 1, prayer=4), 3, prayer=2)
    counted = running(state, 0, fx.Gain("vp", Count("prayer", per=2), who="others"))
    assert [0, 2, 0, 1] == held(counted, "vp")
    state = growth(growth(state, 1, temples=("argos",)), 2, temples=("elis", "sparta"))
    asked = running(state, 0, fx.Lose("temple", 1, "others"), fx.Gain("vp", LAST))
    assert (1, ["destroy temple in argos"]) == (actor(asked), legal(asked))
    asked = play(asked, "destroy temple in argos")
    assert (2, ["destroy temple in elis", "destroy temple in sparta"]) == (actor(asked), legal(asked))
    asked = play(asked, "destroy temple in sparta")
    assert [2, 0, 0, 0] == held(asked, "vp"), "two Temples were lost"


def test_last_is_what_the_step_before_really_did() -> None:
    """It counts what was moved, not what was asked for, and the step before alone."""
    state = goods(table(), 0, believer=2, virtue=4)
    assert 2 == held(running(state, 0, fx.Lose("believer", 5), fx.Gain("vp", LAST)), "vp")[0]
    assert 1 == held(running(state, 0, fx.Gain("virtue", 3), fx.Gain("vp", LAST)), "vp")[0]
    assert 0 == held(running(state, 0, fx.Gain("believer", 3), fx.Gain("prayer", 0), fx.Gain("vp", LAST)), "vp")[0]
    assert 3 == held(running(state.replace(well=3), 0, fx.Gain("prayer", 4, "well"), fx.Gain("vp", LAST)), "vp")[0]
    assert 0 == held(running(state, 0, fx.Gain("vp", LAST)), "vp")[0], "the first step has none before it"


def test_last_counts_greatness_that_moved_something() -> None:
    """At the back without a Victory Point a loss of Greatness moves nothing."""
    state = running(table(), 1, fx.Lose("greatness", 2), fx.Gain("believer", LAST))
    assert 0 == held(state, "believer")[1]
    state = running(goods(table(), 1, vp=1), 1, fx.Lose("greatness", 2), fx.Gain("believer", LAST))
    assert 1 == held(state, "believer")[1]
    state = running(track(table(), None, 0, None, 1), 0, fx.Gain("greatness", 2), fx.Gain("believer", LAST))
    assert (2, 1) == (held(state, "believer")[0], held(state, "vp")[0])


def test_last_counts_all_players_of_the_step_together() -> None:
    """A loss of two players by 1 and 2 counts 3; each of those that follow sees the same number."""
    state = goods(goods(table(), 0, believer=1), 1, believer=2)
    assert [3, 3] == held(running(state, 0, fx.Lose("believer", 2, "all"), fx.Gain("vp", LAST, who="all")), "vp")
    state = goods(table(), 0, prayer=2, virtue=5)
    given = running(state, 0, fx.Pay("prayer", 2), fx.Gain("virtue", LAST, who="all"))
    assert [5, 3] == held(given, "virtue"), "that the first could gain nothing is no matter to the second"


def test_last_starts_afresh_in_an_inner_list() -> None:
    """A list inside a step does not see the step before it; the condition of the step does."""
    seen = fx.If(fx.CountIs(LAST, exactly=3), "test/inner")
    state = running(
        goods(table(), 0, prayer=3), 0, fx.Pay("prayer", 3), seen, inner=(fx.Gain("vp", Count("last", plus=1)),)
    )
    assert 1 == held(state, "vp")[0]
    after = running(
        table(), 0, fx.Gain("aegis", 3), fx.If(ALWAYS, "test/inner"), fx.Gain("vp", LAST), inner=(fx.Gain("aegis", 2),)
    )
    assert 0 == held(after, "vp")[0], "a step that only holds another list moves nothing itself"


@pytest.mark.rule("HYBRIS-CORE-22")
@pytest.mark.parametrize(
    ("action", "city", "line"),
    [
        ("drain", "", ()),
        ("produce", "", ()),
        ("sight", "", ()),
        ("influence", "sparta", ("believers",)),
        ("influence", "athens", ("service",)),
        ("deploy", "sparta", ("deploy tech-hanging-stoa", "settle sparta-1")),
    ],
)
def test_last_is_nothing_after_an_action(action: str, city: str, line: tuple[str, ...]) -> None:
    """What an action brings by its own rules is not moved by the step that grants it, whatever action it is."""
    state = growth(goods(table(), 0, virtue=3, vp=0), 0, stored=("tech-hanging-stoa",)).replace(well=5)
    state = boards(state, factory=row(None, ("tech-water-clock", 0), None))
    state = running(state, 0, fx.Perform(action, city), fx.Gain("bonus_token", LAST))
    assert "bonus" not in play(state, *line).players[0].tokens.reserve


def test_last_cost_is_the_determination_of_cards_discarded() -> None:
    """Combo costs 2, Riposte 1: paid or discarded, they count 3 together."""
    state = holding(table(), 0, hand="cc-combo cc-riposte")
    for step in (fx.Pay("card", 2), fx.Discard("card", 2)):
        done = play(
            running(state, 0, step, fx.Gain("vp", Count("last_cost"))), "give up cc-combo", "give up cc-riposte"
        )
        assert 3 == held(done, "vp")[0]
    kept = running(state, 0, fx.Draw("combat", 1), fx.Gain("vp", Count("last_cost")))
    assert 0 == held(kept, "vp")[0]
