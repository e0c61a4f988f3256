"""Chance as a value: a counter-based generator with named streams."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256, shake_256
from operator import itemgetter
from struct import unpack
from typing import TypeVar

from thesmos.core.errors import OptionError, shorten
from thesmos.core.value import Value, value

T = TypeVar("T")
Seed = int | str | bytes
_WORD = 1 << 64
_BATCH = 4
_LONGEST_LABEL = 255


@value
class Rng(Value):
    """A source of chance that is part of a state; every draw gives its result and the next `Rng`.

    Chance comes in named streams, each with its own counter, so that a draw that is added in one place does not shift
    another. The generator, to the bit: the key is ``sha256(tag + seed)`` (32 bytes), where an int seed has the tag
    ``b"int:"`` and its decimal digits, a str seed ``b"str:"`` and its UTF-8, a bytes seed ``b"bytes:"`` and itself.
    Draw number ``c`` (from 0) of the stream ``label`` reads 64-bit little-endian words from
    ``shake_256(key + bytes([len(label)]) + label + c.to_bytes(8, "little"))``, the label in UTF-8, 1 to 255 bytes.

    Attributes:
        key: 32 bytes, or none for the placeholder that stands in an observation.
        counters: draws made so far, as sorted pairs of label and count.

    >>> first, rng = Rng.seeded(7).below(6, "die")
    >>> second, rng = rng.below(6, "die")
    >>> (first, second, rng.counters)
    (4, 3, (('die', 2),))
    """

    key: bytes
    counters: tuple[tuple[str, int], ...] = ()

    @staticmethod
    def seeded(seed: Seed) -> Rng:
        """Return the generator of a seed, with all counters at 0.

        Raises:
            OptionError: the seed is not an int, str or bytes.
        """
        if isinstance(seed, bool) or not isinstance(seed, (int, str, bytes)):
            raise OptionError(f"a seed is an int, a str or bytes, not {shorten(seed)}")
        if isinstance(seed, bytes):
            return Rng.make(sha256(b"bytes:" + seed).digest())
        tag = "int" if isinstance(seed, int) else "str"
        text = _decimal(seed) if isinstance(seed, int) else seed
        try:
            return Rng.make(sha256(f"{tag}:{text}".encode()).digest())
        except UnicodeEncodeError:
            raise OptionError(f"a str seed must be valid Unicode, not {shorten(seed)}") from None

    def split(self, label: str) -> Rng:
        """Return an independent generator for a purpose of its own; this one is not changed.

        Raises:
            ValueError: this is the placeholder of an observation, which holds no chance.
        """
        if not self.key:
            raise ValueError("an observation holds no chance; determinize it first")
        return Rng(sha256(b"split:" + self.key + repr(self.counters).encode() + label.encode()).digest())

    def below(self, bound: int, stream: str) -> tuple[int, Rng]:
        """Draw an unbiased int from 0 to `bound` - 1.

        The first word below the largest multiple of `bound` that fits in 64 bits is taken modulo `bound`.

        Raises:
            ValueError: `bound` is not from 1 to 2**64.
        """
        if not 1 <= bound <= _WORD:
            raise ValueError(f"bound must be from 1 to 2**64, not {shorten(bound)}")
        limit = _WORD - _WORD % bound
        count = _BATCH
        while True:
            words, after = self.words(count, stream)
            for word in words:
                if word < limit:
                    return word % bound, after
            count *= 2

    def shuffle(self, items: Sequence[T], stream: str) -> tuple[tuple[T, ...], Rng]:
        """Return the items in a random order.

        Item ``i`` gets word ``i``; the items are sorted by their words, equal words by their place.
        """
        count = len(items)
        words, after = self.words(count, stream)
        if count <= 1:
            return tuple(items), after
        order = sorted(range(count), key=list(words).__getitem__)
        return itemgetter(*order)(items), after

    def choice(self, items: Sequence[T], stream: str) -> tuple[T, Rng]:
        """Draw one of the items, each as likely.

        Raises:
            ValueError: there are no items.
        """
        if not items:
            raise ValueError("there is nothing to choose from")
        index, after = self.below(len(items), stream)
        return items[index], after

    def words(self, count: int, stream: str) -> tuple[tuple[int, ...], Rng]:
        """Draw `count` words of 64 bits at once, as ints from 0 to 2**64 - 1.

        Raises:
            ValueError: this is the placeholder of an observation, which holds no chance, or the label is not of 1 to
                255 bytes.
        """
        if not self.key:
            raise ValueError("an observation holds no chance; determinize it first")
        drawn, counters = _counted(self.counters, stream)
        block = shake_256(self.key + _prefix(stream) + drawn.to_bytes(8, "little")).digest(8 * count)
        return unpack(f"<{count}Q", block), Rng.make(self.key, counters)


def _counted(counters: tuple[tuple[str, int], ...], stream: str) -> tuple[int, tuple[tuple[str, int], ...]]:
    """Return how many draws of a stream were made before, and the counters with one draw more of it."""
    for place, (name, made) in enumerate(counters):
        if name == stream:
            return made, counters[:place] + ((stream, made + 1),) + counters[place + 1 :]
    return 0, tuple(sorted((*counters, (stream, 1))))


@lru_cache(maxsize=1 << 8)
def _prefix(stream: str) -> bytes:
    """Return the label of a stream in bytes, with its length before it."""
    label = stream.encode()
    if not 1 <= len(label) <= _LONGEST_LABEL:
        raise ValueError(f"the label of a stream has 1 to {_LONGEST_LABEL} bytes, not {len(label)}")
    return bytes([len(label)]) + label


NO_RNG = Rng(b"")
"""What an observation holds in place of the generator."""


def _decimal(number: int) -> str:
    """Write an int of any size in decimal digits, past the interpreter's limit for `str`."""
    if abs(number) < 1 << 4096:
        return str(number)
    digits, rest = [], abs(number)
    chunk = 10**1000
    while rest:
        rest, low = divmod(rest, chunk)
        digits.append(str(low).zfill(1000))
    return ("-" if number < 0 else "") + "".join(reversed(digits)).lstrip("0")
