from __future__ import annotations

from collections import deque
from typing import Any

import pytest
from hypothesis import given, settings
from pyrsistent import pmap, pvector

from core.samples import Box, Loose, Plain, Roomy
from core.strategies import BOXES, STATES
from thesmos.core.purity import find_impure, is_frozen
from thesmos.core.value import Table
from thesmos.games.rixus.game import GAME

IMPURE = [[], {}, set(), bytearray(), Loose(), Roomy(), Plain(), deque([1]), len, lambda: 0, iter(()), Box, 1j]


@settings(max_examples=40, deadline=None)
@given(STATES)
def test_states_of_rixus_are_pure(state: Any) -> None:
    """Nothing in a state can be changed, nor in what a seat sees of it."""
    assert "" == find_impure(state)
    assert "" == find_impure(GAME.observe(state, state.turn))


@given(BOXES)
def test_data_are_pure(box: Box) -> None:
    """Values that hold data, and contexts of any kind, are pure."""
    assert "" == find_impure(box.replace(facts=[Loose()]))


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
