from __future__ import annotations

import json
from collections import deque
from enum import Enum
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyrsistent import PMap, PVector, pmap, pvector

from thesmos.core.match import Match
from thesmos.core.purity import find_impure, is_frozen, parts
from thesmos.core.text import digest, digest_of_leaves, from_text, leaves, to_plain, to_text
from thesmos.core.value import Table, Value, context, field, value
from thesmos.games.rixus.game import GAME
from thesmos.testing import matches, states

MATCHES = matches(GAME, most_actions=60)
STATES = states(GAME, most_actions=60)


class Suit(Enum):
    """A choice of names."""

    RED = "red"
    BLACK = "black"


@value
class Box(Value):
    """A state that holds one of each kind of thing."""

    plain: Any = 0
    facts: Any = context(default=None)
    names: frozenset[str] = frozenset()
    ranks: Table[str, int] = Table()
    slots: PMap[str, tuple[int, ...]] = field(factory=lambda: pmap({}))
    row: PVector[int] = field(factory=lambda: pvector([]))
    maybe: int | None = None
    suit: Suit = Suit.RED


@attrs.define
class Loose:
    """A class whose fields can be set."""

    n: int = 0


@attrs.frozen(slots=False)
class Roomy:
    """A frozen class with room for more."""

    n: int = 0


class Plain:
    """A class of no kind."""


IMPURE = [[], {}, set(), bytearray(), Loose(), Roomy(), Plain(), deque([1]), len, lambda: 0, iter(()), Box, 1j]
BOXES = st.builds(
    Box,
    plain=st.integers() | st.text(max_size=3) | st.none(),
    names=st.frozensets(st.text(max_size=3), max_size=4),
    ranks=st.dictionaries(st.text(max_size=3), st.integers(), max_size=4).map(Table),
    slots=st.dictionaries(st.text(max_size=3), st.lists(st.integers(), max_size=2).map(tuple), max_size=4).map(pmap),
    row=st.lists(st.integers(), max_size=4).map(pvector),
    maybe=st.none() | st.integers(),
    suit=st.sampled_from(Suit),
)


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


@given(BOXES)
def test_collections_as_text_and_back(box: Box) -> None:
    """Sets, tables, persistent collections, enums and None come back as what they were; the text is canonical JSON."""
    text = to_text(box)
    back = from_text(text, Box(facts="f"))
    assert (box, "f") == (back, back.facts)
    assert [type(part) for _, part in parts(box)] == [type(part) for _, part in parts(back)]
    assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    assert "facts" not in to_plain(box)


@given(st.lists(st.integers(0, 40), unique=True, max_size=12), st.randoms(use_true_random=False))
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


@settings(max_examples=40, deadline=None)
@given(STATES)
def test_states_of_rixus_are_pure(state: Any) -> None:
    """Nothing in a state can be changed, nor in what a seat sees of it."""
    assert "" == find_impure(state)
    assert "" == find_impure(GAME.observe(state, state.turn))


@given(BOXES)
def test_data_are_pure(box: Box) -> None:
    """Values that hold data, and contexts of any kind, are pure."""
    assert "" == find_impure(box.replace(suit=0, facts=[Loose()]))


@pytest.mark.parametrize("thing", IMPURE, ids=lambda thing: type(thing).__name__)
def test_what_is_impure_is_found(thing: Any) -> None:
    """A thing that could be changed or is not data is found and named, wherever it lies."""
    name = type(thing).__name__
    assert find_impure(thing).startswith(f"state ({name} is not ")
    assert find_impure(Box(plain=thing)).startswith(f"state.plain ({name} is not ")
    assert find_impure((0, (1, thing))).startswith(f"state.1.1 ({name} is not ")
    assert find_impure(Box(slots=pmap({"a": (1, thing)}))).startswith(f"state.slots.['a'].1 ({name} is not ")
    assert find_impure(Box(row=pvector([thing]))).startswith(f"state.row.0 ({name} is not ")
    assert find_impure(Table({"a": Box(plain=thing)}), "it").startswith(f"it.['a'].plain ({name} is not ")


@pytest.mark.parametrize("kind", ["set", "table key", "map key"])
def test_what_is_impure_is_found_where_things_are_hashed(kind: str) -> None:
    """Members of sets and keys of mappings are looked at as well."""
    thing = Plain()
    held: Any = {"set": frozenset([thing]), "table key": Table({thing: 1}), "map key": pmap({thing: 1})}[kind]
    assert "Plain is not data" in find_impure(Box(plain=held))


@pytest.mark.parametrize("kind", [int, str, tuple])
def test_subclasses_with_room_are_found(kind: type) -> None:
    """An instance of a subclass of a data class that can be written to is no data."""
    roomy = type("Roomier", (kind,), {})()
    roomy.note = 1
    assert "Roomier" in find_impure(Box(plain=roomy))


def test_which_classes_are_frozen() -> None:
    """A value class is frozen; a class that can be set, or has room for more, is not."""
    assert [True, False, False, False] == [is_frozen(cls) for cls in (Box, Loose, Roomy, Plain)]
