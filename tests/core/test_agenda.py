from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thesmos.core.agenda import Decision, Entry, Step, actor_of, decision_of, settle
from thesmos.core.event import Event
from thesmos.core.ids import Seat
from thesmos.core.rng import NO_RNG, Rng
from thesmos.core.value import Value, value


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
