"""Look inside a state for things that are not values."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import attrs
from pyrsistent import PMap, PVector

from thesmos.core.errors import shorten
from thesmos.core.value import Table, is_context

_DATA = (int, str, bytes, float, type(None), tuple, frozenset, Table, PMap, PVector)


def find_impure(thing: object, path: str = "state") -> str:
    """Return the path of something in a state that could be changed or is not data, or "" if there is nothing.

    Data are ints, bools, floats, strs, bytes, enums and None; tuples, frozensets, Tables and pyrsistent collections of
    data; and frozen, slotted attrs classes. Context fields are the same in every state and are not looked at.
    """
    kind = type(thing)
    if isinstance(thing, Enum):
        return ""
    if attrs.has(kind):
        if not is_frozen(kind):
            return f"{path} ({kind.__name__} is not frozen)"
    elif not isinstance(thing, _DATA) or kind.__dictoffset__:
        return f"{path} ({kind.__name__} is not data)"
    return next((bad for name, part in parts(thing) if (bad := find_impure(part, f"{path}.{name}"))), "")


def parts(thing: object) -> Iterator[tuple[str, object]]:
    """Yield what a value directly holds, with the name or index of each; nothing for a leaf; no context fields."""
    if attrs.has(type(thing)):
        for attribute in attrs.fields(type(thing)):  # type: ignore[arg-type]
            if not is_context(attribute):
                yield attribute.name, getattr(thing, attribute.name)
    elif isinstance(thing, (Table, PMap)):
        for key, item in thing.items():
            yield f"key {shorten(key)}", key
            yield f"[{shorten(key)}]", item
    elif isinstance(thing, (tuple, frozenset, PVector)):
        for index, item in enumerate(thing):
            yield str(index), item


def is_frozen(cls: type) -> bool:
    """Tell whether instances of a class refuse to have fields set and have no `__dict__`."""
    return cls.__dictoffset__ == 0 and "__setattr__" in vars(cls)
