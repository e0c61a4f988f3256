from __future__ import annotations

import copy
import pickle
from typing import Any, Generic, TypeVar

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.strategies import CHANGES, RANKS
from thesmos.core.value import Table, Value, context, field, is_context, value

T = TypeVar("T")


@value
class Purse(Value):
    """A value with each kind of field."""

    coins: int
    tables: object = context(default=None)
    gems: tuple[int, ...] = ()
    owner: Table[str, int] = field(factory=Table[str, int])
    note: str = field(default="", eq=False)


@value
class BigPurse(Purse):
    """A value that inherits fields."""

    pockets: int = 1


@value
class Scope(Value):
    """A value whose fields have the names of things that generated methods use."""

    new: int
    Twin: int = 2
    Frozen: int = 3
    MISSING: int = 4


@value
class Pair(Value, Generic[T]):
    """A value of any two things of a kind."""

    one: T
    two: T


OTHER: dict[str, Any] = {"coins": 5, "tables": "x", "gems": (1,), "owner": Table({"a": 1}), "note": "n"}


def same(one: Value, two: Value) -> bool:
    """Tell whether no way of looking at two values tells them apart."""
    names = [attribute.name for attribute in attrs.fields(type(one))]  # type: ignore[arg-type]
    return (
        type(one) is type(two)
        and one == two
        and hash(one) == hash(two)
        and repr(one) == repr(two)
        and pickle.dumps(one) == pickle.dumps(two)
        and all(getattr(one, name) == getattr(two, name) for name in names)
    )


@pytest.mark.parametrize("name", [*OTHER, "unheard_of", "__class__"])
@pytest.mark.parametrize("purse", [Purse(3), Purse.make(3), Purse(2).replace(coins=3)])
def test_a_value_is_frozen_and_slotted(purse: Purse, name: str) -> None:
    """However it was made, no field can be set or deleted, and there is no room for another one."""
    assert not hasattr(purse, "__dict__")
    with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
        setattr(purse, name, 1)
    with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
        delattr(purse, name)
    assert same(Purse(3), purse)


@pytest.mark.parametrize("name", list(OTHER))
def test_replace_changes_one_field(name: str) -> None:
    """A copy has the new value in one field and the very same objects in the others; the original stays as it was."""
    purse = Purse(3)
    changed = purse.replace(**{name: OTHER[name]})
    assert OTHER[name] is getattr(changed, name)
    assert all(getattr(purse, other) is getattr(changed, other) for other in OTHER if other != name)
    assert same(Purse(3), purse)
    assert purse is not purse.replace()


@pytest.mark.parametrize("named", [{"coin": 1}, {"coins": 1, "": 2}, {"self": 1}])
def test_an_unknown_field_is_refused(named: dict[str, Any]) -> None:
    """Neither way of making a value takes a name that is not a field."""
    with pytest.raises(TypeError):
        Purse(3).replace(**named)
    with pytest.raises(TypeError):
        Purse.make(3, **named)


def test_make_needs_the_fields_without_default() -> None:
    """A field without default must be given, and no more than the fields."""
    with pytest.raises(TypeError):
        Purse.make()
    with pytest.raises(TypeError):
        Purse.make(*range(6))


def test_defaults_and_factories() -> None:
    """`make` fills in defaults, and calls a factory anew each time, as the constructor does."""
    first, second = Purse.make(3), Purse.make(3)
    assert (3, None, (), Table(), "") == (first.coins, first.tables, first.gems, first.owner, first.note)
    assert first.owner is not second.owner
    assert Table({"a": 1}) == Purse.make(3, owner=Table({"a": 1})).owner


def test_context_and_uncompared_fields() -> None:
    """Context takes no part in `==`, `hash` and `repr`; a field without `eq` takes none in the first two."""
    plain, other = Purse(3), Purse(3, tables=["unhashable"], note="n")
    assert plain == other
    assert hash(plain) == hash(other)
    assert "Purse(coins=3, gems=(), owner=Table({}), note='n')" == repr(other)
    assert ["tables"] == [a.name for a in attrs.fields(Purse) if is_context(a)]  # type: ignore[arg-type]


@pytest.mark.parametrize("purse", [Purse(3, gems=(1, 2)), BigPurse(3, pockets=2), Purse(1).replace(note="n")])
def test_copies_are_the_same(purse: Purse) -> None:
    """Copies and pickles of a value can't be told from it."""
    assert same(purse, pickle.loads(pickle.dumps(purse)))
    assert same(purse, copy.copy(purse))
    assert same(purse, copy.deepcopy(purse))


def test_a_class_is_part_of_a_value() -> None:
    """Values of two classes are never equal, whatever their fields."""
    assert Purse(3) != BigPurse(3)
    assert BigPurse is type(BigPurse(3).replace(coins=4))
    assert same(BigPurse(4, pockets=2), BigPurse.make(3).replace(coins=4, pockets=2))


def test_generic_values() -> None:
    """A class that is generic makes and replaces like any other."""
    pair = Pair[int].make(1, 2)
    assert same(Pair(1, 2), pair)
    assert same(Pair(1, 3), pair.replace(two=3))
    assert same(Pair("a", "b"), Pair("a", "a").replace(two="b"))


def test_an_undecorated_class_says_so() -> None:
    """A class without the decorator has neither way of making values."""
    with pytest.raises(NotImplementedError, match="Value is not decorated with @value"):
        Value.make()
    with pytest.raises(NotImplementedError, match="Value is not decorated with @value"):
        Value().replace()


def test_any_name_may_be_a_field() -> None:
    """Names that the generated methods use themselves do no harm as fields."""
    assert same(Scope(1), Scope.make(1))
    assert same(Scope(1, Twin=5), Scope(1).replace(Twin=5))
    assert same(Scope(7, 2, 3, 8), Scope.make(1).replace(new=7, MISSING=8))


@given(CHANGES, st.integers())
def test_a_chain_of_replaces_is_direct_construction(changes: list[tuple[str, Any]], coins: int) -> None:
    """After any changes a value can't be told from one that was made with its last fields."""
    start: dict[str, Any] = {"coins": coins, "tables": 0, "gems": 0, "owner": 0, "note": 0}
    purse = Purse.make(**start)
    for name, content in changes:
        purse = purse.replace(**{name: content})
    last = start | dict(changes)
    assert same(Purse(**last), purse)
    assert same(Purse.make(*last.values()), purse)


@pytest.mark.parametrize(
    ("method", "given_to_it"),
    [
        ("__setitem__", ("imp", 4)), ("__delitem__", ("imp",)), ("__ior__", ({"ogre": 1},)), ("clear", ()),
        ("pop", ("imp",)), ("popitem", ()), ("setdefault", ("ogre", 1)), ("update", ({"ogre": 1},)),
    ],
)  # fmt: skip
def test_a_table_refuses_change(method: str, given_to_it: tuple[Any, ...]) -> None:
    """Every method of a dict that changes it raises, and the table stays as it was."""
    table = Table({"imp": 3})
    with pytest.raises(TypeError, match="can't be changed"):
        getattr(table, method)(*given_to_it)
    assert {"imp": 3} == table


@given(RANKS)
def test_a_table_is_a_value(content: dict[str, int]) -> None:
    """Tables with equal items have equal hashes in whatever order, and come back from pickles and copies."""
    table, turned = Table(content), Table(dict(reversed(content.items())))
    assert content == table
    assert table == turned
    assert hash(table) == hash(turned) == hash(table)
    back = pickle.loads(pickle.dumps(table))
    assert (Table, table, hash(table)) == (type(back), back, hash(back))
    assert table is copy.copy(table)
    assert table is copy.deepcopy(table)
    assert table == eval(repr(table), {"Table": Table})


def test_what_is_made_of_a_table_is_a_dict() -> None:
    """Joining a table and copying it as a dict give a plain dict, which may be changed; the table stays as it was."""
    table = Table({"imp": 3})
    for made in (table | {"ogre": 1}, {"imp": 0, "ogre": 1} | table, table.copy() | {"ogre": 1}):
        assert dict is type(made)
        assert {"imp": 3, "ogre": 1} == made
    assert {"imp": 3} == table


def test_a_table_of_lists_has_no_hash() -> None:
    """A table that holds something that can be changed says so when it is hashed."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(Table({"imp": [1]}))
