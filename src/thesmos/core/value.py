"""The one seam through which every state class gets its decorator and its `replace`.

A value is a frozen, slotted attrs class. `attrs.evolve` and a frozen `__init__` set each field through
`object.__setattr__`, which costs most of the time of a small reducer. Here `replace` and `make` fill an instance of a
private mutable twin, a subclass with no slots of its own, and then turn that object into the frozen class. What comes
out is an ordinary frozen attrs instance; the twin never leaves this module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NoReturn, Self, TypeVar, dataclass_transform

import attrs
from attrs import field

__all__ = ["Table", "Value", "context", "field", "is_context", "replacer", "value"]

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
_MISSING: Any = object()
_CONTEXT = "thesmos.context"
_NEW, _TWIN, _FROZEN, _ABSENT = (f"__thesmos_{word}__" for word in ("new", "twin", "frozen", "absent"))


class Value:
    """Base of every value class; `@value` fills in the generated methods."""

    __slots__ = ()

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: ARG002 - the protocol gives it
        """Show the `repr` in notebooks and in Hypothesis, which would write out fields that have `repr=False`."""
        printer.text(repr(self))

    def replace(self, **changes: Any) -> Self:
        """Return a copy with the named fields changed.

        Raises:
            TypeError: a name is not a field of the class.
        """
        raise NotImplementedError(f"{type(self).__name__} is not decorated with @value")

    @classmethod
    def make(cls, *fields: Any, **named: Any) -> Self:
        """Return an instance: the constructor at a third of its cost, without its validators and converters."""
        raise NotImplementedError(f"{cls.__name__} is not decorated with @value")


def context(**options: Any) -> Any:
    """Declare a field that is the same in every state of a match, such as the card tables.

    It takes no part in `==`, `hash`, `repr`, text forms and digests.
    """
    return field(eq=False, repr=False, metadata={_CONTEXT: True}, **options)


def is_context(attribute: attrs.Attribute[Any]) -> bool:
    """Tell whether a field was declared by `context`."""
    return bool(attribute.metadata.get(_CONTEXT))


def replacer(cls: type[T], *names: str) -> Callable[..., T]:
    """Return a function that does what `replace` does for these fields alone, for code that runs all the time.

    It takes an instance and the new values in this order, and costs two thirds of `replace`.

    Raises:
        TypeError: a name is not a field of the class.

    >>> @value
    ... class Purse(Value):
    ...     coins: int
    ...     gems: int = 0
    >>> replacer(Purse, "gems")(Purse(3), 1)
    Purse(coins=3, gems=1)
    """
    fields = [attribute.name for attribute in attrs.fields(cls)]  # type: ignore[arg-type]
    unknown = [name for name in names if name not in fields]
    if unknown:
        raise TypeError(f"{cls.__name__} has no field {unknown[0]!r}")
    lines = [f"def replacer({', '.join(('__thesmos_self__', *names))}):", f" {_NEW} = {_TWIN}()"]
    lines += [f" {_NEW}.{name} = {name if name in names else f'__thesmos_self__.{name}'}" for name in fields]
    lines += [f" {_NEW}.__class__ = {_FROZEN}", f" return {_NEW}"]
    scope: dict[str, Any] = {_TWIN: cls.__dict__[_TWIN], _FROZEN: cls}
    exec("\n".join(lines), scope)  # noqa: S102 - the text is made of field names only, like attrs' own methods
    made: Callable[..., T] = scope["replacer"]
    return made


@dataclass_transform(frozen_default=True, field_specifiers=(field, context))
def value(cls: type[T]) -> type[T]:
    """Make a class a value: frozen, slotted, comparable, hashable, with a fast `replace` and `make`.

    >>> @value
    ... class Purse(Value):
    ...     coins: int
    ...     gems: int = 0
    >>> Purse(3).replace(gems=1)
    Purse(coins=3, gems=1)
    """
    frozen = attrs.frozen(slots=True, weakref_slot=False)(cls)
    attributes = attrs.fields(frozen)  # type: ignore[arg-type]
    twin = _mutable_twin(frozen)
    scope: dict[str, Any] = {_TWIN: twin, _FROZEN: frozen, _ABSENT: _MISSING}
    for name, text in (("make", _make_text(attributes, scope)), ("replace", _replace_text(attributes))):
        exec(text, scope)  # noqa: S102 - the text is made of field names only, like attrs' own methods
        _install(frozen, name, scope[name])
    setattr(frozen, _TWIN, twin)
    return frozen


Attributes = tuple["attrs.Attribute[Any]", ...]


def _make_text(attributes: Attributes, scope: dict[str, Any]) -> str:
    given, lines = [], []
    for attribute in attributes:
        name, default = attribute.name, attribute.default
        if default is attrs.NOTHING:
            given.append(name)
        elif isinstance(default, attrs.Factory):  # type: ignore[arg-type]
            scope[f"__make_{name}__"] = default.factory  # type: ignore[union-attr]
            given.append(f"{name}={_ABSENT}")
            lines.append(f" if {name} is {_ABSENT}: {name} = __make_{name}__()")
        else:
            scope[f"__default_{name}__"] = default
            given.append(f"{name}=__default_{name}__")
    lines += [f" {_NEW} = {_TWIN}()", *(f" {_NEW}.{attribute.name} = {attribute.name}" for attribute in attributes)]
    return "\n".join([f"def make({', '.join(given)}):", *lines, f" {_NEW}.__class__ = {_FROZEN}", f" return {_NEW}"])


def _replace_text(attributes: Attributes) -> str:
    names = [attribute.name for attribute in attributes]
    given = "".join(f", {name}={_ABSENT}" for name in names)
    lines = [f"def replace(__thesmos_self__, /{given}):", f" {_NEW} = {_TWIN}()"]
    lines += [f" {_NEW}.{name} = __thesmos_self__.{name} if {name} is {_ABSENT} else {name}" for name in names]
    return "\n".join([*lines, f" {_NEW}.__class__ = {_FROZEN}", f" return {_NEW}"])


def _install(cls: type, name: str, function: Callable[..., Any]) -> None:
    function.__qualname__ = f"{cls.__qualname__}.{name}"
    function.__module__ = cls.__module__
    function.__doc__ = getattr(Value, name).__doc__
    setattr(cls, name, staticmethod(function) if name == "make" else function)


def _mutable_twin(cls: type) -> type:
    plain = {name: getattr(object, name) for name in ("__init__", "__setattr__", "__delattr__")}
    return type(f"_Mutable{cls.__name__}", (cls,), {"__slots__": (), **plain})


class Table(dict[K, V], Generic[K, V]):
    """A mapping that can't be changed, as quick to read as a dict; for card tables and other facts of an edition.

    >>> Table({"imp": 3})["imp"]
    3
    """

    __slots__ = ("_hash",)

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a Table is a value and can't be changed; build a new one")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        """Hash the items; all keys and values must be hashable."""
        try:
            return self._hash
        except AttributeError:
            self._hash: int = hash(frozenset(self.items()))
            return self._hash

    def __reduce__(self) -> tuple[type[Self], tuple[dict[K, V]]]:
        return type(self), (dict(self),)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return f"Table({dict(self)!r})"
