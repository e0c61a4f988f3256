"""States as text and back, and digests of them."""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from typing import Any, TypeVar, Union, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from cattrs.preconf.json import make_converter
from pyrsistent import PMap, PVector, pmap, pvector

from thesmos.core.agenda import Decision, Step
from thesmos.core.value import Table, Value, is_context

S = TypeVar("S")
_TAG = "is"
_NESTING = 3


def to_plain(state: object) -> Any:
    """Return a value as mappings, lists and scalars, without its context fields."""
    return _converter("").unstructure(state)


def to_text(state: object) -> str:
    """Return a state as canonical JSON: equal states with equal events have equal texts."""
    return json.dumps(to_plain(state), sort_keys=True, separators=(",", ":"))


def from_text(text: str, like: S) -> S:
    """Return the state of a text.

    Args:
        text: made by `to_text`.
        like: any state of the same match; its class and its context fields are used.
    """
    made = _converter(type(like).__module__).structure(json.loads(text), type(like))
    changes = {a.name: getattr(like, a.name) for a in attrs.fields(type(like)) if is_context(a)}  # type: ignore[arg-type]
    return made.replace(**changes) if isinstance(made, Value) and changes else made


def leaves(state: Value) -> dict[str, str]:
    """Return a short digest of each part of a state, by its path, such as ``players.1.hand``; events are left out."""
    plain = to_plain(state)
    plain.pop("events", None)
    found: dict[str, str] = {}
    _collect(plain, "", _NESTING, found)
    return found


def digest_of_leaves(found: Mapping[str, str]) -> str:
    """Return the digest of a state whose `leaves` are known, 16 hex digits."""
    return sha256("".join(f"{path}={found[path]};" for path in sorted(found)).encode()).hexdigest()[:16]


def digest(state: Value) -> str:
    """Return the digest of a state, 16 hex digits; events are left out, as they are of `==`."""
    return digest_of_leaves(leaves(state))


def _collect(plain: Any, path: str, depth: int, found: dict[str, str]) -> None:
    items: list[tuple[str, Any]] = []
    if isinstance(plain, dict):
        items = list(plain.items())
    elif isinstance(plain, list) and plain and all(isinstance(item, dict) for item in plain):
        items = [(str(index), item) for index, item in enumerate(plain)]
    if items and depth:
        for name, item in items:
            _collect(item, f"{path}.{name}" if path else name, depth - 1, found)
    else:
        found[path] = sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:8]


@cache
def _converter(home: str) -> Converter:
    """Return the converter for states whose class stands in the module `home`."""
    converter = make_converter()
    _add_values(converter, home)
    _add_collections(converter)
    return converter


def _add_values(converter: Converter, home: str) -> None:
    def write(cls: type) -> Callable[[Any], Any]:
        omitted = {a.name: override(omit=True) for a in attrs.fields(cls) if is_context(a)}
        plain: Callable[[Any], Any] = make_dict_unstructure_fn(cls, converter, **omitted)  # type: ignore[arg-type]
        if not issubclass(cls, (Decision, Step)):
            return plain
        return lambda item: {_TAG: cls.__qualname__, **plain(item)}

    def read(cls: type) -> Callable[[Any, Any], Any]:
        if not any(is_context(a) for a in attrs.fields(cls)):
            return make_dict_structure_fn(cls, converter)
        return lambda item, _: cls(
            **{a.name: None if is_context(a) else converter.structure(item[a.name], a.type) for a in attrs.fields(cls)}
        )

    def read_tagged(item: Any, kind: Any) -> Any:
        return None if item is None else converter.structure(item, _class_named(item[_TAG], kind, home))

    converter.register_unstructure_hook_factory(attrs.has, write)
    converter.register_structure_hook_factory(attrs.has, read)
    converter.register_structure_hook_func(_is_union_of_values, read_tagged)
    converter.register_unstructure_hook_func(
        _is_union_of_values, lambda item: converter.unstructure(item, unstructure_as=type(item))
    )


def _is_union_of_values(kind: Any) -> bool:
    if kind in (Decision, Step):
        return True
    members = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else ()
    plain = [arg for arg in members if arg is not type(None)]
    return len(plain) > 1 and all(isinstance(arg, type) and issubclass(arg, Value) for arg in plain)


def _class_named(name: str, kind: Any, home: str) -> type:
    roots = [arg for arg in (get_args(kind) or (kind,)) if arg is not type(None)]
    found: list[type] = []
    while roots:
        cls = roots.pop()
        roots.extend(cls.__subclasses__())
        if cls.__qualname__ == name and attrs.has(cls):
            found.append(cls)
    package = home.rpartition(".")[0]
    near = [cls for cls in found if cls.__module__.rpartition(".")[0] == package] or found
    if not near:
        raise ValueError(f"no class {name!r} in {kind!r}")
    return near[-1]


def _add_collections(converter: Converter) -> None:
    def write_unordered(items: Any) -> list[Any]:
        plain = (converter.unstructure(item) for item in items)
        return sorted(plain, key=lambda item: json.dumps(item, sort_keys=True))

    def write_mapping(mapping: Any) -> list[Any]:
        return write_unordered(mapping.items())

    def write_vector(items: Any) -> list[Any]:
        return [converter.unstructure(item) for item in items]

    def read_vector(item: Any, kind: Any) -> Any:
        return pvector(converter.structure(part, _args(kind)[0]) for part in item)

    def reader(build: Callable[[dict[Any, Any]], Any]) -> Callable[[Any, Any], Any]:
        def read_mapping(item: Any, kind: Any) -> Any:
            key, content = _args(kind)[:2]
            return build({converter.structure(k, key): converter.structure(v, content) for k, v in item})

        return read_mapping

    vectors: tuple[type, ...] = (PVector, type(pvector()))
    maps: tuple[type, ...] = (PMap, type(pmap()))
    converter.register_unstructure_hook_func(_is_a(frozenset), write_unordered)
    converter.register_unstructure_hook_func(_is_a(Table, *maps), write_mapping)
    converter.register_structure_hook_func(_is_a(Table), reader(Table))
    converter.register_structure_hook_func(_is_a(*maps), reader(pmap))
    converter.register_unstructure_hook_func(_is_a(*vectors), write_vector)
    converter.register_structure_hook_func(_is_a(*vectors), read_vector)


def _args(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) or (Any, Any)


def _is_a(*kinds: type) -> Callable[[Any], bool]:
    return lambda kind: (get_origin(kind) or kind) in kinds
