"""Read data files and texts into value classes, strictly, with errors that name the place."""

from __future__ import annotations

import json
import tomllib
import types
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from sys import intern
from typing import Any, TypeVar, Union, get_args, get_origin

import attrs
from cattrs import (
    AttributeValidationNote,
    BaseValidationError,
    ClassValidationError,
    Converter,
    IterableValidationError,
)
from cattrs.gen import make_dict_structure_fn

from thesmos.core.errors import ThesmosError, shorten

T = TypeVar("T")
MakeError = Callable[[str, str, str], ThesmosError]
"""Makes the error of a bad file: from its source, the place in it, and the problem."""
MAX_BYTES = 64_000_000
_MOST_NAMES = 5
_LONGEST = 200


def read_text(path: str | Path | Traversable, error: MakeError) -> str:
    """Return the text of a file.

    Raises:
        ThesmosError: the given one, when there is no such file, or it is too large or not UTF-8.
    """
    place = Path(path) if isinstance(path, str) else path
    try:
        content = place.read_bytes()
    except OSError as problem:
        raise error(str(path), "", problem.strerror or "can't be read") from None
    except ValueError as problem:
        raise error(shorten(str(path)), "", str(problem)) from None
    if len(content) > MAX_BYTES:
        raise error(str(path), "", f"{len(content)} bytes, at most {MAX_BYTES} are read")
    try:
        return content.decode()
    except UnicodeDecodeError as problem:
        raise error(str(path), f"byte {problem.start}", "not UTF-8 text") from None


def read_toml(path: str | Path | Traversable, error: MakeError) -> dict[str, Any]:
    """Return the content of a TOML file, in which equal texts are one object: so they are told apart quickly.

    Raises:
        ThesmosError: the given one, when it can't be read or is not TOML.
    """
    text = read_text(path, error)
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError) as problem:
        raise error(str(path), "", f"not TOML: {problem}") from None
    except RecursionError:
        raise error(str(path), "", "nested too deeply") from None
    _intern(content)
    return content


def _intern(content: dict[str, Any]) -> None:
    """Put one object in place of equal texts, in tables and lists nested to any depth."""
    waiting: list[Any] = [content]
    while waiting:
        holder = waiting.pop()
        if isinstance(holder, dict):
            pairs: list[tuple[Any, Any]] = [(intern(key), one) for key, one in holder.items()]
            holder.clear()
        else:
            pairs = list(enumerate(holder))
        for place, one in pairs:
            holder[place] = intern(one) if isinstance(one, str) else one
            if isinstance(one, (dict, list)):
                waiting.append(one)


def content_digest(content: object) -> str:
    """Return the SHA-256 of plain data in hex; layout, comments and the order of keys make no difference."""
    return sha256(json.dumps(content, sort_keys=True, ensure_ascii=True, default=str).encode()).hexdigest()


def build(cls: type[T], content: object, source: str, where: str, error: MakeError) -> T:
    """Make a value from plain data, with exact types, no missing and no unknown fields.

    Args:
        cls: an attrs class.
        content: mappings, lists and scalars.
        source: the file, for the error.
        where: the entry, for the error, such as ``card 'imp'``.
        error: makes the error to raise.

    Raises:
        ThesmosError: the given one; names the source, the entry and the field, and what was expected.
    """
    try:
        return STRICT.structure(content, cls)
    except RecursionError:
        raise error(source, where, "nested too deeply") from None
    except BaseValidationError as problem:
        path, text = _first(problem)
        place = " ".join(part for part in (where, path.removeprefix(".")) if part)
        raise error(source, place, text) from None
    except (ValueError, TypeError) as problem:
        raise error(source, where, str(problem)) from None


def _first(problem: BaseException) -> tuple[str, str]:
    """Return the path and the words of the first of the problems that were found."""
    path, expected = "", None
    while isinstance(problem, (ClassValidationError, IterableValidationError)):
        noted, others = problem.group_exceptions()
        if not noted:
            problem = others[0]
            break
        inner, note = noted[0]
        path += f".{note.name}" if isinstance(note, AttributeValidationNote) else f"[{shorten(note.index)}]"
        problem, expected = inner, note.type
    return path if len(path) <= _LONGEST else f"{path[:_LONGEST]}...", _explain(problem, expected)


def _explain(problem: BaseException, expected: type | None) -> str:
    if isinstance(problem, KeyError):
        return f"the field {problem.args[0]!r} is missing"
    if type(problem).__name__ == "ForbiddenExtraKeysError":
        names = sorted(map(shorten, problem.extra_fields))  # type: ignore[attr-defined]
        extra = ", ".join(names[:_MOST_NAMES]) + (
            f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
        )
        known = ", ".join(a.name for a in attrs.fields(problem.cl))  # type: ignore[attr-defined]
        return f"unknown field {extra}; known: {known}"
    if isinstance(problem, (ValueError, TypeError)) and problem.args and isinstance(problem.args[0], str):
        return problem.args[0]
    return f"expected {getattr(expected, '__name__', expected)}"


def _exactly(kind: type) -> Callable[[Any, Any], Any]:
    def structure(item: Any, _: Any) -> Any:
        if type(item) is not kind:
            raise TypeError(f"expected {kind.__name__}, not {shorten(item)}")
        return item

    return structure


def _is_tuple(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _is_plain_union(kind: Any) -> bool:
    is_union = get_origin(kind) in (Union, types.UnionType)
    return is_union and not any(attrs.has(arg) for arg in get_args(kind))


def _structure_tuple(item: Any, kind: Any) -> tuple[Any, ...]:
    if not isinstance(item, (list, tuple)):
        raise TypeError(f"expected a list, not {shorten(item)}")
    args = get_args(kind)
    if args[-1:] == (Ellipsis,):
        if attrs.has(args[0]):
            listed: Any = types.GenericAlias(list, args[0])  # so that the error has the place in the list
            return tuple(STRICT.structure(item, listed))
        return tuple(STRICT.structure(part, args[0]) for part in item)
    if len(item) != len(args):
        raise TypeError(f"expected a list of {len(args)}, not {shorten(item)}")
    return tuple(STRICT.structure(part, arg) for part, arg in zip(item, args, strict=True))


def _structure_union(item: Any, kind: Any) -> Any:
    for arg in get_args(kind):
        if item is None if arg is type(None) else type(item) is arg:
            return item
    names = " or ".join(getattr(arg, "__name__", str(arg)) for arg in get_args(kind))
    raise TypeError(f"expected {names}, not {shorten(item)}")


def _class_hook(cls: type) -> Callable[[Any, Any], Any]:
    structure: Callable[[Any, Any], Any] = make_dict_structure_fn(cls, STRICT, _cattrs_forbid_extra_keys=True)

    def structure_table(item: Any, kind: Any) -> Any:
        if not isinstance(item, Mapping):
            raise TypeError(f"expected a table of named fields, not {shorten(item)}")
        return structure(item, kind)

    return structure_table


def _make_strict() -> Converter:
    converter = Converter(forbid_extra_keys=True)
    converter.register_structure_hook_factory(attrs.has, _class_hook)
    for kind in (int, str, bool, float, bytes):
        converter.register_structure_hook(kind, _exactly(kind))
    converter.register_structure_hook_func(_is_tuple, _structure_tuple)
    converter.register_structure_hook_func(_is_plain_union, _structure_union)
    return converter


STRICT = _make_strict()
"""The converter for data from outside: exact scalar types, and unknown fields refused."""


def between(low: int, high: int, *others: int) -> Any:
    """Return an attrs validator for a field that holds an int from `low` to `high`, or one of some others."""

    def check(_: object, attribute: attrs.Attribute[int], given: int) -> None:
        if not low <= given <= high and given not in others:
            raise ValueError(f"the field {attribute.name!r} must be from {low} to {high}, not {shorten(given)}")

    return check


def exactly(expected: object) -> Any:
    """Return an attrs validator for a field that can have one value only, which says which."""

    def check(_: object, attribute: attrs.Attribute[Any], given: object) -> None:
        if given != expected:
            wanted = list(expected) if isinstance(expected, tuple) else expected
            raise ValueError(f"the field {attribute.name!r} must be {wanted!r}, not {shorten(given)}")

    return check


def one_of(*words: str) -> Any:
    """Return an attrs validator for a field that holds one of some words."""
    listed = ", ".join(filter(None, words))

    def check(_: object, attribute: attrs.Attribute[str], given: str) -> None:
        if given not in words:
            raise ValueError(f"the field {attribute.name!r} must be one of {listed}, not {shorten(given)}")

    return check


def plain_id(_: object, attribute: attrs.Attribute[str], given: str) -> None:
    """Validate an attrs field that holds an id of an edition, which is also a word of notations."""
    if not given or not all(part.isalnum() and part.isascii() and part.islower() for part in given.split("-")):
        raise ValueError(
            f"the field {attribute.name!r} must be lower-case words joined by hyphens, not {shorten(given)}"
        )


def require_mapping(content: object, source: str, where: str, error: MakeError) -> Mapping[str, Any]:
    """Return the content if it is a mapping with string keys.

    Raises:
        ThesmosError: the given one, otherwise.
    """
    if not isinstance(content, Mapping):
        raise error(source, where, f"expected a table of named fields, not {shorten(content)}")
    return content
