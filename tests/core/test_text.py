from __future__ import annotations

import json
from typing import Any

import pytest
from cattrs import BaseValidationError
from hypothesis import given, settings
from hypothesis import strategies as st
from pyrsistent import pmap

from core.samples import Box
from core.strategies import BOXES, MATCHES, RANDOM, STATES
from thesmos.core.agenda import Decision, Step
from thesmos.core.ids import Seat
from thesmos.core.match import Match
from thesmos.core.purity import parts
from thesmos.core.text import digest, digest_of_leaves, from_text, leaves, to_plain, to_text
from thesmos.core.value import Table, Value, value
from thesmos.games.rixus.game import GAME


@value
class Ask(Decision):
    """A seat is asked."""

    seat: Seat


@value
class Deal(Step):
    """Cards are dealt."""

    count: int


@value
class Waiting(Value):
    """Entries of any class that is a decision or a step."""

    agenda: tuple[Decision | Step, ...]
    last: Decision
    next: Step
    maybe: Decision | None = None


@settings(max_examples=40, deadline=None)
@given(MATCHES)
def test_states_as_text_and_back(match: Match[Any, Any]) -> None:
    """A state comes back from its text, with its events, its context and the class of every part."""
    back = from_text(to_text(match.state), match.start)
    assert match.state == back
    assert match.state.events == back.events
    assert match.state.rules is back.rules
    assert repr(match.state) == repr(back)
    assert to_text(match.state) == to_text(back)
    assert match.legal_actions == GAME.legal_actions(back)
    for seat in range(match.seats):
        view = match.observe(seat)
        assert view == from_text(to_text(view), match.start)


def test_entries_of_any_class_as_text_and_back() -> None:
    """Where any decision or step may stand, the text tells which, and only a class that there is can be read."""
    state = Waiting((Deal(2), Ask(Seat(1))), Ask(Seat(0)), Deal(1))
    for waiting in (state, state.replace(maybe=Ask(Seat(3)))):
        assert waiting == from_text(to_text(waiting), state)
    with pytest.raises(BaseValidationError, match="Waiting"):
        from_text(to_text(state).replace("Deal", "Steal"), state)


@given(BOXES)
def test_collections_as_text_and_back(box: Box) -> None:
    """Sets, tables, persistent collections, enums and None come back as what they were; the text is canonical JSON."""
    text = to_text(box)
    back = from_text(text, Box(facts="f"))
    assert (box, "f") == (back, back.facts)
    assert [type(part) for _, part in parts(box)] == [type(part) for _, part in parts(back)]
    assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    assert "facts" not in to_plain(box)


@given(st.lists(st.integers(0, 40), unique=True, max_size=12), RANDOM)
def test_equal_states_have_equal_texts(items: list[int], random: Any) -> None:
    """The order in which unordered collections were filled does not show."""
    mixed = random.sample(items, len(items))
    one, two = (
        Box(
            names=frozenset(map(str, order)),
            ranks=Table({str(n): n for n in order}),
            slots=pmap({str(n): (n,) for n in order}),
        )
        for order in (items, mixed)
    )
    assert one == two
    assert (to_text(one), digest(one)) == (to_text(two), digest(two))


@settings(max_examples=60, deadline=None)
@given(STATES, STATES)
def test_digests_tell_states_apart(one: Any, two: Any) -> None:
    """Digests are equal exactly when the states are, and leaves name where they differ."""
    assert (one == two) == (digest(one) == digest(two)) == (leaves(one) == leaves(two))
    assert digest(one) == digest(one.replace(events=two.events))
    assert digest(one) == digest_of_leaves(leaves(one))
    assert 16 == len(digest(one))
    assert int(digest(one), 16) >= 0


@settings(max_examples=20, deadline=None)
@given(MATCHES)
def test_digests_along_a_line(match: Match[Any, Any]) -> None:
    """Of all the states of a line, those with equal digests are equal."""
    line = [match.start, *(ply.state for ply in match.plies)]
    assert len(set(line)) == len({digest(state) for state in line})


@settings(deadline=None)
@given(STATES)
def test_leaves_name_what_changed(state: Any) -> None:
    """A change in one place changes the leaf of that place alone."""
    players = (state.players[0].replace(spoils=99), *state.players[1:])
    before, after = leaves(state), leaves(state.replace(players=players))
    assert ["players.0.spoils"] == [path for path in after if before.get(path) != after[path]]
    assert before.keys() == after.keys()
