from __future__ import annotations

import subprocess
import sys
from hashlib import sha256, shake_256
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.strategies import BOUNDS, LABELS, SEEDS
from thesmos.core.errors import OptionError
from thesmos.core.rng import NO_RNG, Rng, Seed

KEY_OF_7 = "a6abe6506e94a095d028c434bf4817bf97fa4626e799586bebd0aaeaaa4d5973"


def key_of(seed: Seed) -> bytes:
    """Return the key of a seed as the documentation says it."""
    if isinstance(seed, bytes):
        return sha256(b"bytes:" + seed).digest()
    return sha256((b"int:" if isinstance(seed, int) else b"str:") + str(seed).encode("utf-8")).digest()


def words_of(seed: Seed, label: str, draw: int, count: int) -> list[int]:
    """Return the first words of one draw as the documentation says it."""
    name = label.encode("utf-8")
    block = shake_256(key_of(seed) + bytes([len(name)]) + name + draw.to_bytes(8, "little")).digest(8 * count)
    return [int.from_bytes(block[place : place + 8], "little") for place in range(0, 8 * count, 8)]


def below_of(seed: Seed, label: str, draw: int, bound: int) -> int:
    """Return a number below a bound as the documentation says it."""
    largest = 2**64 // bound * bound
    return next(word for word in words_of(seed, label, draw, 256) if word < largest) % bound


@given(SEEDS, LABELS, st.integers(0, 30), st.integers(0, 3))
def test_words_are_those_of_the_documentation(seed: Seed, label: str, count: int, draw: int) -> None:
    """Draw number `draw` of a stream has the documented words, and counts one draw whatever its size."""
    rng = Rng.seeded(seed)
    for _ in range(draw):
        rng = rng.words(1, label)[1]
    words, after = rng.words(count, label)
    assert tuple(words_of(seed, label, draw, count)) == words
    assert Rng(key_of(seed), ((label, draw + 1),)) == after


@given(SEEDS, LABELS, st.lists(BOUNDS, min_size=1, max_size=6))
def test_below_is_that_of_the_documentation(seed: Seed, label: str, bounds: list[int]) -> None:
    """Each draw below a bound takes one draw of its stream, and the first word that leaves no bias."""
    rng = Rng.seeded(seed)
    for draw, bound in enumerate(bounds):
        number, rng = rng.below(bound, label)
        assert below_of(seed, label, draw, bound) == number
        assert ((label, draw + 1),) == rng.counters


@given(SEEDS, LABELS, st.lists(st.integers(0, 5), max_size=20))
def test_shuffle_is_that_of_the_documentation(seed: Seed, label: str, items: list[int]) -> None:
    """Items are sorted by their words, in one draw."""
    shuffled, after = Rng.seeded(seed).shuffle(items, label)
    words = words_of(seed, label, 0, len(items))
    assert tuple(item for _, _, item in sorted(zip(words, range(len(items)), items, strict=True))) == shuffled
    assert Rng(key_of(seed), ((label, 1),)) == after


def test_equal_words_are_sorted_by_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Items whose words are equal, which chance gives once in many ages, keep the order of their places."""
    words = (5, 3, 5, 0, 3)
    monkeypatch.setattr(Rng, "words", lambda rng, count, _: (words[:count], rng))
    rng = Rng.seeded(7)
    assert (("d", "b", "e", "a", "c"), rng) == rng.shuffle("abcde", "deck")
    assert (("d", "b", "a", "c"), rng) == rng.shuffle("abcd", "deck")
    assert (("b", "a"), rng) == rng.shuffle("ab", "deck")
    assert (("x", "x", "x", "y", "y"), rng) == rng.shuffle("yxyxx", "deck")


@pytest.mark.parametrize(
    ("seed", "draw", "words"),
    [
        (7, 0, (0x71A35CBCD9D07C00, 0x83092643D5F25C24)),
        (7, 1, (0xC504A96032DFD175, 0x997A82976D501DEC)),
        ("7", 0, (0xEFF5B734D466C9D9, 0xE8376332C4F0E9FA)),
        ("7", 1, (0x78D974E1E05CB692, 0xCA018198307FD055)),
        (b"7", 0, (0xE240C883D49585E4, 0xC4E6A10D1BAE226B)),
        (-1, 0, (0x79E25D12E5794B14, 0xB8CA80B3E0A6C10B)),
        ("Ω", 1, (0x5D0823D808D4CA54, 0x69069F131FE06699)),
    ],
)
def test_known_words(seed: Seed, draw: int, words: tuple[int, ...]) -> None:
    """The words of a few seeds never change; they were computed with openssl."""
    rng = Rng.seeded(seed).replace(counters=(("die", draw),)) if draw else Rng.seeded(seed)
    assert words == rng.words(2, "die")[0]


def test_known_draws() -> None:
    """Dice, numbers and decks of seed 7 never change."""
    rng, dice = Rng.seeded(7), []
    assert KEY_OF_7 == rng.key.hex()
    for _ in range(2):
        number, rng = rng.below(6, "die")
        dice.append(number)
    assert [4, 3] == dice
    assert (2, 5, 1, 6, 0, 7, 3, 4) == Rng.seeded(7).shuffle(range(8), "deck")[0]
    split = Rng.seeded(7).split("bot")
    assert Rng(bytes.fromhex("4af16975b86108d065497014ad72e23bdd2bd5979dde76e2061833d944df2c57")) == split


@given(SEEDS, st.lists(st.sampled_from(["a", "b", "c"]), max_size=12))
def test_streams_are_independent(seed: Seed, drawn: list[str]) -> None:
    """What comes from a stream depends on its own draws only, and the counters are sorted by label."""
    rng, found = Rng.seeded(seed), []
    for label in drawn:
        number, rng = rng.below(1000, label)
        found.append(number)
    assert [below_of(seed, label, drawn[:n].count(label), 1000) for n, label in enumerate(drawn)] == found
    assert tuple((label, drawn.count(label)) for label in sorted(set(drawn))) == rng.counters


def test_split_gives_other_chance() -> None:
    """Generators split off under other labels, at other times or from another one differ, and leave theirs alone."""
    rng = Rng.seeded(7)
    later = rng.below(6, "die")[1]
    made = [rng, rng.split("a"), rng.split("b"), later.split("a"), rng.split("a").split("a"), Rng.seeded(8).split("a")]
    assert len(made) == len({one.key for one in made})
    assert Rng.seeded(7) == rng
    assert rng.split("a") == Rng.seeded(7).split("a")


def test_kinds_of_seeds_differ() -> None:
    """An int, a str and bytes of the same digits are three seeds, and a sign is part of an int."""
    seeds: tuple[Seed, ...] = (7, "7", b"7", -7, "-7", "int:7", 0, "", b"")
    assert len(seeds) == len({Rng.seeded(seed).key for seed in seeds})


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("power", [1233, 1234, 4300, 5000])
def test_huge_seeds(power: int, sign: int) -> None:
    """An int of more digits than the interpreter writes is a seed like any other."""
    digits = ("-" if sign < 0 else "") + "1" + "0" * power
    assert Rng(sha256(b"int:" + digits.encode()).digest()) == Rng.seeded(sign * 10**power)
    assert Rng(sha256(b"int:" + b"9" * power).digest()) == Rng.seeded(10**power - 1)


@pytest.mark.parametrize("seed", [True, False, 1.0, None, (1,), [], bytearray(b"a"), "\ud800", object()])
def test_what_is_no_seed(seed: Any) -> None:
    """Anything that is not an int, valid text or bytes is refused."""
    with pytest.raises(OptionError, match="seed"):
        Rng.seeded(seed)


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1, -(10**5000), 10**5000], ids=["0", "-1", "over", "-huge", "huge"])
def test_bounds_that_are_refused(bound: int) -> None:
    """A bound must have at least one number below it and no more than a word can tell."""
    with pytest.raises(ValueError, match="bound must be from 1"):
        Rng.seeded(7).below(bound, "die")


def test_extreme_bounds() -> None:
    """The least bound leaves one number, the greatest gives whole words."""
    assert 0 == Rng.seeded(7).below(1, "die")[0]
    assert 0x71A35CBCD9D07C00 == Rng.seeded(7).below(2**64, "die")[0]
    assert below_of(3, "die", 0, 2**63 + 1) == Rng.seeded(3).below(2**63 + 1, "die")[0]


def test_an_observation_holds_no_chance() -> None:
    """The placeholder refuses every draw."""
    for draw in (lambda: NO_RNG.below(6, "a"), lambda: NO_RNG.words(1, "a"), lambda: NO_RNG.choice([1], "a")):
        with pytest.raises(ValueError, match="holds no chance"):
            draw()
    with pytest.raises(ValueError, match="holds no chance"):
        NO_RNG.shuffle([1, 2], "a")
    with pytest.raises(ValueError, match="holds no chance"):
        NO_RNG.split("a")


def test_choice() -> None:
    """A choice is a draw below the number of items, and nothing can be chosen from nothing."""
    assert "abcdef"[4] == Rng.seeded(7).choice("abcdef", "die")[0]
    with pytest.raises(ValueError, match="nothing to choose"):
        Rng.seeded(7).choice((), "die")


@pytest.mark.parametrize("label", ["", "x" * 256, "é" * 128])
def test_labels_that_are_refused(label: str) -> None:
    """A label has 1 to 255 bytes, since its length is one byte."""
    with pytest.raises(ValueError, match=r"\w"):
        Rng.seeded(7).below(6, label)


def test_words_past_the_first_few_are_tried() -> None:
    """Where nearly half of all words leave a bias, the draw goes on as long as it takes, and is still one draw."""
    bound = 2**63 + 1
    largest = 2**64 // bound * bound
    tried = []
    for seed in range(100):
        number, after = Rng.seeded(seed).below(bound, "die")
        assert below_of(seed, "die", 0, bound) == number
        assert (("die", 1),) == after.counters
        tried.append(next(n for n, word in enumerate(words_of(seed, "die", 0, 256)) if word < largest))
    assert max(tried) > 4


def test_dice_are_fair() -> None:
    """Six thousand throws of one stream: chi-square with 5 degrees of freedom stays below its 99.9 % quantile, 20.5."""
    rng, counts = Rng.seeded("dice"), [0] * 6
    for _ in range(6000):
        number, rng = rng.below(6, "die")
        counts[number] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5


def test_neighbouring_seeds_are_unlike() -> None:
    """The first throws of six thousand seeds in a row are as fair as those of one stream."""
    throws = [Rng.seeded(seed).below(6, "die")[0] for seed in range(6000)]
    assert sum((throws.count(side) - 1000) ** 2 / 1000 for side in range(6)) < 20.5


def test_every_order_comes() -> None:
    """Shuffles of three items come in all six orders, none far more often than the others."""
    counts = dict.fromkeys(permutations("abc"), 0)
    for seed in range(600):
        counts[Rng.seeded(seed).shuffle("abc", "deck")[0]] += 1
    assert all(60 < count < 140 for count in counts.values())


def test_another_process_draws_the_same() -> None:
    """Chance does not depend on the process, whose hashes of texts differ."""
    program = "from thesmos.core.rng import Rng; print(Rng.seeded('Ω').shuffle('abcdefgh', 'deck')[0])"
    written = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert str(Rng.seeded("Ω").shuffle("abcdefgh", "deck")[0]) == written.strip()
