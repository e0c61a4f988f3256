from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thesmos.core.agenda import Decision, Entry, Step, actor_of, decision_of, settle
from thesmos.core.event import Event, seen_from
from thesmos.core.ids import HIDDEN, RuleId, Seat
from thesmos.core.rng import NO_RNG, Rng
from thesmos.core.value import Value, value

RULE = RuleId("TOY-01")
SEATS = st.integers(0, 5).map(Seat)
SECRETS = st.builds(
    Event,
    st.just("drew"),
    st.just(RULE),
    SEATS,
    st.sampled_from(["", "imp", "ogre"]),
    st.integers(0, 9),
    st.none() | SEATS,
    st.none() | st.lists(SEATS, unique=True, max_size=6).map(tuple),
)


@value
class Wait(Decision):
    """A seat must say something."""

    seat: Seat


@value
class Count(Step):
    """Count down, then let the seat choose if it is asked to."""

    left: int
    ask: bool = True


@value
class Unknown(Step):
    """A step that no table has a reducer for."""


@value
class Toy(Value):
    """A tiny state."""

    agenda: tuple[Entry, ...]
    counted: int = 0
    rng: Rng = NO_RNG
    events: tuple[Event, ...] = ()


def count_down(state: Toy, step: Count) -> Toy:
    """Take the step off, and put on what comes next."""
    rest = state.agenda[:-1]
    assert step is state.agenda[-1]
    if step.left:
        rest += (step.replace(left=step.left - 1),)
    elif step.ask:
        rest += (Wait(Seat(2)),)
    return state.replace(agenda=rest, counted=state.counted + 1)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("reshuffled", RULE), "reshuffled [TOY-01]"),
        (Event("drew", RULE, Seat(0)), "seat 0 drew [TOY-01]"),
        (Event("drew", RULE, Seat(1), "imp"), "seat 1 drew imp [TOY-01]"),
        (Event("won", RULE, Seat(1), amount=3), "seat 1 won 3 [TOY-01]"),
        (Event("lost", RULE, amount=-3), "lost -3 [TOY-01]"),
        (Event("stole", RULE, Seat(1), "imp", 2, Seat(0)), "seat 1 stole imp 2 (seat 0) [TOY-01]"),
    ],
)
def test_an_event_in_one_line(event: Event, line: str) -> None:
    """An event says who did what to what, and its rule last."""
    assert line == str(event)


def test_a_secret_event_from_each_seat() -> None:
    """A seat that may know sees all but who else knows; any other sees neither the card nor the number."""
    event = Event("looked at", RULE, Seat(0), "imp", 4, Seat(3), (Seat(0), Seat(2)))
    assert (event.replace(seen_by=(Seat(0),)),) == seen_from((event,), Seat(0))
    assert (event.replace(seen_by=(Seat(2),)),) == seen_from((event,), Seat(2))
    hidden = Event("looked at", RULE, Seat(0), HIDDEN, 0, Seat(3), ())
    assert (hidden,) == seen_from((event,), Seat(1))
    assert "seat 0 looked at ? (seat 3) [TOY-01]" == str(hidden)


def test_an_event_of_nothing_hides_nothing() -> None:
    """Where there was no card, a placeholder does not pretend that there was one."""
    event = Event("counted", RULE, amount=4, seen_by=())
    assert "counted [TOY-01]" == str(seen_from((event,), Seat(0))[0])


def test_open_events_are_the_same_objects() -> None:
    """Where nothing is secret, nothing is made anew."""
    events = (Event("drew", RULE), Event("won", RULE, Seat(1)))
    assert events is seen_from(events, Seat(0))
    assert () == seen_from((), Seat(0))


@given(st.lists(SECRETS, max_size=6).map(tuple), SEATS)
def test_what_a_seat_sees(events: tuple[Event, ...], seat: Seat) -> None:
    """Seeing keeps the order and the open parts, shows secrets to those that may know, and is done after once."""
    seen = seen_from(events, seat)
    assert seen == seen_from(seen, seat)
    for event, view in zip(events, seen, strict=True):
        assert event.replace(what="", amount=0, seen_by=None) == view.replace(what="", amount=0, seen_by=None)
        if event.seen_by is None:
            assert event == view
        elif seat in event.seen_by:
            assert (event.what, event.amount, (seat,)) == (view.what, view.amount, view.seen_by)
        else:
            assert (HIDDEN if event.what else "", 0, ()) == (view.what, view.amount, view.seen_by)


@given(SECRETS, SECRETS, SEATS)
def test_two_secrets_look_the_same(one: Event, other: Event, seat: Seat) -> None:
    """Events that differ only in what a seat may not know can't be told apart by it."""
    first = one.replace(what="imp", seen_by=tuple(known for known in range(6) if known != seat))
    second = first.replace(what="ogre", amount=other.amount, seen_by=())
    assert seen_from((first,), seat) == seen_from((second,), seat)


@given(st.integers(0, 20), st.booleans())
def test_settle_runs_steps_to_a_decision(left: int, ask: bool) -> None:
    """Steps run until a decision is on top, or nothing is left; what lies below the decision stays."""
    below = (Count(9),) if ask else ()
    after = settle(Toy((*below, Count(left, ask))), {Count: count_down})
    assert left + 1 == after.counted
    assert ((*below, Wait(Seat(2))) if ask else ()) == after.agenda
    assert (Wait(Seat(2)) if ask else None) == decision_of(after)
    assert (2 if ask else None) == actor_of(after)


@pytest.mark.parametrize("agenda", [(), (Wait(Seat(1)),), (Count(3), Wait(Seat(0)))])
def test_a_settled_state_is_left_alone(agenda: tuple[Entry, ...]) -> None:
    """Settling what is settled gives the very same state."""
    state = Toy(agenda)
    assert state is settle(state, {Count: count_down})


@pytest.mark.parametrize("top", [Count(2), Unknown()])
def test_an_unsettled_agenda_is_refused(top: Step) -> None:
    """A step on top is no decision; asking for one names the step."""
    state = Toy((Wait(Seat(1)), top))
    for ask in (decision_of, actor_of):
        with pytest.raises(TypeError, match=rf"not settled: {type(top).__name__}"):
            ask(state)


def test_a_step_without_reducer_stays_on_top() -> None:
    """Settling stops at a step that the table doesn't know, and the next question for a decision names it."""
    after = settle(Toy((Wait(Seat(1)), Unknown(), Count(1, ask=False))), {Count: count_down})
    assert (2, Unknown()) == (after.counted, after.agenda[-1])
    with pytest.raises(TypeError, match="Unknown"):
        decision_of(after)
