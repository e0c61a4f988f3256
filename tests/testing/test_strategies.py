"""The Hypothesis strategies give what they promise."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st

from testing.zoo.sound import SOUND
from thesmos.core.errors import OptionError
from thesmos.core.ids import Seat
from thesmos.core.match import Match
from thesmos.core.text import to_text
from thesmos.testing import actions, matches, paired_worlds, states
from thesmos.testing.laws.hidden import counted

FEW = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
SEARCH = settings(max_examples=300, deadline=None, derandomize=True, database=None)


@FEW
@given(matches(SOUND, most_actions=30))
def test_matches_are_lines_of_legal_actions(match: Match[Any, Any]) -> None:
    """A match can be replayed from its seats and seed by its own actions, and is no longer than asked for."""
    assert match.seats in SOUND.seats
    assert len(match.history) <= 30
    state = SOUND.start(match.seats, match.seed)
    for action in match.history:
        assert action in SOUND.legal_actions(state)
        state = SOUND.reduce(state, action)
    assert match.state == state


@FEW
@given(matches(SOUND, seats=3, most_actions=5))
def test_matches_have_the_seats_that_were_asked_for(match: Match[Any, Any]) -> None:
    """A number of seats can be chosen."""
    assert match.seats == 3


def test_matches_reach_the_end() -> None:
    """Finished games are found."""
    assert not find(matches(SOUND), lambda match: match.outcome is not None, settings=SEARCH).legal_actions


def test_matches_shrink_to_few_first_actions() -> None:
    """The simplest match in which something was bought is one purchase, the first legal action of the first seed."""
    simple = find(matches(SOUND), lambda match: "buy" in match.notation, settings=SEARCH)
    assert (("buy",), 0, 2) == (simple.notation, simple.seed, simple.seats)


def test_the_first_state_is_among_the_states() -> None:
    """The simplest state is that of the setup."""
    assert SOUND.start(2, 0) == find(states(SOUND), lambda _: True, settings=SEARCH)


@settings(FEW, max_examples=3)
@given(matches("rixus", seats=2, most_actions=5))
def test_a_registered_game_can_be_named(match: Match[Any, Any]) -> None:
    """Strategies take the name of an installed game."""
    assert match.game.name == "rixus"


@FEW
@given(states(SOUND, most_actions=40), st.data())
def test_actions_are_the_legal_ones(state: Any, data: st.DataObject) -> None:
    """What is drawn is legal; at the end there is nothing to draw."""
    if state.agenda:
        assert data.draw(actions(SOUND, state)) in SOUND.legal_actions(state)
    else:
        with pytest.raises(OptionError, match="the game is over"):
            actions(SOUND, state)


@FEW
@given(paired_worlds(SOUND, 1))
def test_paired_worlds_look_the_same(pair: tuple[Any, Any]) -> None:
    """The seat sees the same in both, and both have the same components."""
    one, other = pair
    assert to_text(SOUND.observe(one, Seat(1))) == to_text(SOUND.observe(other, Seat(1)))
    assert counted(SOUND, one) == counted(SOUND, other)


def test_paired_worlds_differ() -> None:
    """They are not always the same state."""
    one, other = find(paired_worlds(SOUND, 0), lambda pair: pair[0].players != pair[1].players, settings=SEARCH)
    assert one.players[0] == other.players[0]


def test_paired_worlds_have_the_seat() -> None:
    """Where no number of seats is given, only those are used that have the seat."""
    assert len(find(paired_worlds(SOUND, 3), lambda _: True, settings=SEARCH)[0].players) == 4


@pytest.mark.parametrize("seats", [1, 5, 0, True, "2"])
def test_bad_seats_are_refused_at_once(seats: Any) -> None:
    """A number of seats with which the game is not played is refused before anything is drawn."""
    for strategy in (matches, states):
        with pytest.raises(OptionError, match="lots is not played with"):
            strategy(SOUND, seats)
    with pytest.raises(OptionError, match="lots is not played with"):
        paired_worlds(SOUND, 0, seats)


@pytest.mark.parametrize("seat", [-1, 4, True, "0", None])
def test_a_seat_that_is_none_is_refused_at_once(seat: Any) -> None:
    """No number of seats of the game has that seat."""
    with pytest.raises(OptionError, match="lots has no seat"):
        paired_worlds(SOUND, seat)


def test_a_seat_of_a_larger_table_is_refused_at_once() -> None:
    """The seat must be one of those that were asked for."""
    with pytest.raises(OptionError, match="lots has no seat 2 with 2 seats"):
        paired_worlds(SOUND, 2, 2)
