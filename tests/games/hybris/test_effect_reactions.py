from __future__ import annotations

import pytest

from games.hybris.combats import stacked
from games.hybris.powers import happening, powered
from games.hybris.reading import held
from games.hybris.table import (
    FOUR,
    at_turn,
    boards,
    goods,
    growth,
    happenings,
    holding,
    play,
    row,
    running,
    settled,
    table,
    track,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Condition, Count
from thesmos.games.hybris.entries import Happening, NextTurn, RunAbilities
from thesmos.games.hybris.state import State, Turn

POINT = fx.Gain("vp", 1)
MINE: Condition = fx.EventIs("actor", "me")
DRAINED = Happening("drain", Seat(1), "hero", "underworld")


def reacting(on: str, when: Condition | None = None, limit: str = "", olympians: str = "hades,poseidon") -> State:
    """Return a table at which seat 0 gains a Victory Point for whatever the trigger is."""
    return powered(table(olympians), 0, "test-reaction", POINT, on=on, when=when, limit=limit)


def points(state: State, event: Happening) -> int:
    """Return the Victory Points that seat 0 gains by reacting to an event."""
    return held(happening(state, event), "vp")[0]


@pytest.mark.rule("HYBRIS-TECH-10")
def test_a_reaction_answers_its_trigger_each_time_whoever_did_it() -> None:
    """Without a condition or a limit it runs every time, and for no other trigger."""
    state = reacting("drain")
    state = happening(happening(state, DRAINED), Happening("drain", Seat(0)))
    assert (2, 0) == (held(state, "vp")[0], points(reacting("drain"), Happening("train", Seat(0))))


@pytest.mark.parametrize(
    ("field", "word", "event", "runs"),
    [
        ("actor", "me", Happening("drain", Seat(0)), True),
        ("actor", "me", DRAINED, False),
        ("actor", "other", DRAINED, True),
        ("actor", "other", Happening("drain", Seat(0)), False),
        ("actor", "other", Happening("drain"), False),
        ("actor", "me", Happening("drain"), False),
        ("character", "hero", DRAINED, True),
        ("character", "olympian", DRAINED, False),
        ("character", "hero", Happening("drain", Seat(1), "", "underworld"), False),
        ("place", "underworld", DRAINED, True),
        ("place", "forge", DRAINED, False),
        ("place", "city", DRAINED, False),
        ("place", "city", Happening("drain", Seat(1), "", "elis"), True),
        ("place", "elis", Happening("drain", Seat(1), "", "elis"), True),
        ("place", "argos", Happening("drain", Seat(1), "", "elis"), False),
        ("place", "city", Happening("drain", Seat(1)), False),
        ("tile_type", "social", Happening("drain", Seat(1), "", "", "social"), True),
        ("tile_type", "social", DRAINED, False),
    ],
)
def test_fields_of_an_event(field: str, word: str, event: Happening, runs: bool) -> None:
    """A condition looks at one field; one that the event does not carry makes it false."""
    assert runs == bool(points(reacting("drain", fx.EventIs(field, word)), event))


@pytest.mark.rule("HYBRIS-CORE-18")
def test_reactions_run_in_greatness_order_and_by_seat_in_order_of_play() -> None:
    """All of one player's come before the next player's: Olympian powers first, then what came into play earlier."""
    state = track(table("hades,zeus,poseidon"), None, 2, 1, 0)
    for seat, name in ((0, "late"), (1, "b"), (1, "a"), (2, "x")):
        state = powered(state, seat, name, POINT, on="drain")
    state = happening(state, Happening("drain", Seat(0)))
    assert ["x", "power-persuasion", "b", "a", "late"] == [what for _, what, _ in happenings(state, "used")]


@pytest.mark.rule("HYBRIS-CORE-19")
def test_what_a_reaction_triggers_comes_before_the_next_reaction() -> None:
    """Adding Prayers in the first reaction is answered before the second one."""
    state = powered(table("hades,poseidon"), 0, "first", fx.FillWell(1), on="drain")
    state = powered(state, 0, "second", POINT, on="drain")
    state = powered(state, 1, "inner", POINT, on="prayers_added")
    state = happening(state, DRAINED)
    assert ["first", "inner", "second"] == [what for _, what, _ in happenings(state, "used")]


def test_a_condition_is_judged_when_its_turn_comes() -> None:
    """A reaction before it can make it true, or false."""
    rich = fx.CountIs(Count("vp"), at_least=1)
    state = powered(table("hades,poseidon"), 0, "giver", POINT, on="drain")
    state = powered(state, 0, "asker", fx.Gain("believer", 1), on="drain", when=rich)
    assert 1 == held(happening(state, DRAINED), "believer")[0]
    state = powered(table("hades,poseidon"), 0, "asker", fx.Gain("believer", 1), on="drain", when=rich)
    state = powered(state, 0, "giver", POINT, on="drain")
    assert 0 == held(happening(state, DRAINED), "believer")[0]


@pytest.mark.rule("HYBRIS-TECH-04")
def test_which_abilities_react_is_fixed_at_the_event() -> None:
    """A tile that is turned over in a reaction does not react to the same event; what it is turned over by goes on."""
    state = growth(table("zeus,poseidon"), 0, removed=(0, 0, 0, 0, 1, 0))
    state = powered(state, 0, "remover", fx.Remove("prophet", 1), on="sight")
    state = happening(state.replace(well=3), Happening("sight", Seat(0)))
    state = play(state, "remove from enh-zeus-the-oak-of-dodona")
    assert ("enh-zeus-the-oak-of-dodona" in state.players[0].growth.in_play, 0) == (True, held(state, "prayer")[0])
    assert 1 == held(happening(growth(state, 0, removed=(3, 2, 3, 2, 2, 3)), Happening("sight", Seat(0))), "prayer")[0]


def test_a_limit_of_an_age() -> None:
    """The reaction runs once, in later turns of the Age no more, and again in the next Age."""
    state = happening(reacting("drain", limit="age"), DRAINED)
    state = happening(state, DRAINED)
    assert 1 == held(state, "vp")[0]
    later = happening(at_turn(play(state, "pass"), 1), DRAINED)
    assert 1 == held(later, "vp")[0]
    next_age = play(later, "pass")
    assert (2, 2) == (next_age.course.age, held(happening(next_age, DRAINED), "vp")[0])


def test_a_limit_of_a_turn() -> None:
    """The reaction runs once in each turn, whoever's turn it is."""
    state = happening(happening(reacting("drain", limit="turn"), DRAINED), DRAINED)
    assert 1 == held(state, "vp")[0]
    state = happening(happening(play(state, "pass"), DRAINED), DRAINED)
    assert (1, 2) == (state.turn.seat, held(state, "vp")[0])


def test_a_limit_of_a_turn_outside_turns() -> None:
    """What ran before the first turn of an Age, once until then, can run again in that turn."""
    state = reacting("drain", limit="turn").replace(turn=Turn(), agenda=(NextTurn((Seat(0), Seat(1))),))
    state = happening(settled(state, *[RunAbilities(((Seat(0), "test-reaction/power/0"),), DRAINED)] * 2), DRAINED)
    assert (0, 1 + 1) == (state.turn.seat, held(state, "vp")[0])


@pytest.mark.parametrize("limit", ["turn", "age"])
def test_a_run_that_changed_nothing_does_not_count(limit: str) -> None:
    """A Prayer from an empty Well is no use of the limit; the next one, from a Well with Prayers, is."""
    state = powered(table("hades,poseidon"), 0, "test-limited", fx.Gain("prayer", 1, "well"), on="drain", limit=limit)
    state = happening(state, DRAINED)
    state = happening(state.replace(well=2), DRAINED)
    assert (1, 1) == (held(state, "prayer")[0], state.well)
    assert (1, 1) == (held(happening(state, DRAINED), "prayer")[0], happening(state, DRAINED).well)


@pytest.mark.rule("HYBRIS-CORE-22")
@pytest.mark.parametrize(
    ("step", "line", "counts"),
    [
        (fx.Perform("build"), ("no",), False),
        (fx.Perform("build"), ("build tech-water-clock",), True),
        (fx.Perform("build", "", "olympus"), ("no",), False),
        (fx.Perform("build", "", "olympus"), ("plan tech-sacred-way",), True),
        (fx.Look("primordial"), (), True),
        (fx.Look("hand"), ("name seat 1",), True),
        (fx.Look("trained", 1), ("put back tc-feint",), True),
        (fx.Fight(0, 1, (), "test/won", "test/lost"), ("no",), False),
        (fx.Fight(0, 1, (), "test/won", "test/lost"), ("send hades",), True),
    ],
)
def test_what_counts_as_a_run(step: fx.Effect, line: tuple[str, ...], counts: bool) -> None:
    """A Build that was declined and a fight that nobody was sent to changed nothing; what was seen is known since."""
    state = boards(table("hades,poseidon"), workshop=row(("tech-water-clock", 0), None, None))
    state = goods(stacked(running(state, 0, won=(), lost=()), "tc-feint tc-feint"), 0, aegis=9, believer=9)
    state = powered(holding(state, 0, hand=""), 0, "test-limited", step, on="drain", limit="age")
    state = play(happening(state, DRAINED), *line)
    assert counts == ("test-limited/power/0" in state.players[0].standing.used)


def test_a_run_that_changed_something_in_an_inner_list_counts() -> None:
    """Whatever list of the run moved something, the limit is used up."""
    inner = fx.If(fx.CountIs(Count("well"), at_least=0), "test/inner")
    state = powered(table("hades,poseidon"), 0, "test-limited", inner, on="drain", limit="age")
    state = running(state, 1, inner=(POINT,))
    state = happening(happening(state, DRAINED), DRAINED)
    assert 1 == held(state, "vp")[0]


def test_a_reaction_to_a_failed_payment_of_mine_is_not_stopped() -> None:
    """A payment that fails in one reaction drops that list alone; the next reaction runs."""
    state = powered(table("hades,poseidon"), 0, "payer", fx.Pay("prayer", 1), fx.Gain("vp", 9), on="drain")
    state = powered(state, 0, "other", POINT, on="drain")
    assert 1 == held(happening(state, DRAINED), "vp")[0]


@pytest.mark.rule("HYBRIS-CORE-04")
def test_a_reaction_is_an_effect_of_its_own() -> None:
    """A shortfall in the effect and another in a reaction to it cost 1 Greatness each."""
    state = powered(track(table(FOUR), 0, 1, 2, 3), 0, "loser", fx.Lose("believer", 1), on="prayers_added")
    state = running(state, 0, fx.Lose("believer", 1), fx.FillWell(1))
    assert 3 == state.track.index(Seat(0)) + 1
