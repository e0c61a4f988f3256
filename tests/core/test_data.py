from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from thesmos.core import data as module
from thesmos.core.data import build, content_digest, exactly, read_text, read_toml, require_mapping
from thesmos.core.errors import DataError
from thesmos.core.value import Value, field, value


@value
class Stone(Value):
    """A part of a small file."""

    name: str
    weight: int = 1


@value
class Bag(Value):
    """The content of a small file."""

    stones: tuple[Stone, ...]
    size: tuple[int, int] = (1, 2)
    owner: str | None = None
    weights: dict[str, int] = field(factory=dict)
    open: bool = False
    ratio: float = 0.5


@value
class Nest(Value):
    """A part that holds another of its kind."""

    inner: Nest | None = None


FULL = {
    "stones": [{"name": "flint", "weight": 3}, {"name": "slate"}],
    "size": [3, 4],
    "owner": "nobody",
    "weights": {"flint": 3},
    "open": True,
    "ratio": 1.5,
}


def refusal(content: object, cls: type = Bag, where: str = "bag 'red'") -> str:
    """See that content is refused in one line that names the source, and return the rest of the line."""
    with pytest.raises(DataError) as caught:
        build(cls, content, "bags.toml", where, DataError)
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert said.startswith("bags.toml: ")
    return said.removeprefix("bags.toml: ")


def unread(path: Path | str) -> str:
    """See that a file can't be read, and return the error's words."""
    with pytest.raises(DataError) as caught:
        read_text(path, DataError)
    return str(caught.value)


def test_build_makes_values_all_the_way_down() -> None:
    """Tables become values, lists become tuples, scalars stay as they are."""
    bag = build(Bag, FULL, "bags.toml", "", DataError)
    stones = (Stone("flint", 3), Stone("slate", 1))
    assert Bag(stones, (3, 4), "nobody", {"flint": 3}, True, 1.5) == bag


def test_build_fills_in_defaults() -> None:
    """What has a default may be missing."""
    assert Bag(()) == build(Bag, {"stones": []}, "bags.toml", "", DataError)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"stones": None}, "bag 'red' stones: expected a list, not None"),
        ({"stones": "flint"}, "bag 'red' stones: expected a list, not 'flint'"),
        ({"stones": {}}, "bag 'red' stones: expected a list, not {}"),
        ({"stones": [{"weight": 1}]}, "the field 'name' is missing"),
        ({"stones": [{"name": "flint", "weight": "3"}]}, "expected int, not '3'"),
        ({"stones": [{"name": "flint", "colour": "red"}]}, "unknown field 'colour'; known: name, weight"),
        ({"stones": [3]}, "bag 'red' stones[0]: expected a table of named fields, not 3"),
        ({"size": [1]}, "bag 'red' size: expected a list of 2, not [1]"),
        ({"size": [1, 2, 3]}, "bag 'red' size: expected a list of 2, not [1, 2, 3]"),
        ({"size": [1, True]}, "bag 'red' size: expected int, not True"),
        ({"size": [1, 2.0]}, "bag 'red' size: expected int, not 2.0"),
        ({"owner": 3}, "bag 'red' owner: expected str or NoneType, not 3"),
        ({"weights": []}, "bag 'red' weights: expected"),
        ({"weights": {"flint": "3"}}, "expected int, not '3'"),
        ({"weights": {"two words": "3"}}, "expected int, not '3'"),
        ({"weights": {"two\nlines": "3"}}, "expected int, not '3'"),
        ({"open": 1}, "bag 'red' open: expected bool, not 1"),
        ({"open": None}, "bag 'red' open: expected bool, not None"),
        ({"ratio": 1}, "bag 'red' ratio: expected float, not 1"),
        ({"surprise": 1}, "bag 'red': unknown field 'surprise'; known: stones, size, owner, weights, open, ratio"),
        ({"a\nb": 1}, "bag 'red': unknown field 'a\\nb'"),
    ],
    ids=str,
)
def test_build_refuses_with_the_place(change: dict[str, object], named: str) -> None:
    """What has the wrong type, or is unknown or missing, is named with the entry and the field."""
    assert named in refusal(FULL | change)


def test_build_says_what_is_missing() -> None:
    """A missing field is named."""
    assert "bag 'red' stones: the field 'stones' is missing" == refusal({})
    assert "stones: the field 'stones' is missing" == refusal({}, where="")


@pytest.mark.parametrize("content", [None, 3, "text", [], [1], True], ids=str)
def test_build_refuses_what_is_no_table(content: object) -> None:
    """Where a table is expected and something else stands, what was expected is said."""
    assert "bag 'red': expected" in refusal(content)


def test_build_of_nested_values() -> None:
    """A value that holds another of its kind is built; thousands of them in each other are refused in a short line."""
    assert Nest(Nest()) == build(Nest, {"inner": {"inner": None}}, "bags.toml", "", DataError)
    deep: dict[str, object] = {}
    for _ in range(20_000):
        deep = {"inner": deep}
    assert len(refusal(deep, Nest)) < 400


def test_a_place_is_told_in_short() -> None:
    """A name of a million characters is told by its beginning, like a value."""
    said = refusal(FULL | {"weights": {"x" * 1_000_000: "3"}})
    assert said.startswith("bag 'red' weights['xxx")
    assert said.endswith(": expected int, not '3'")
    assert len(said) < 400


def test_a_place_may_hold_any_sign() -> None:
    """A name that looks like the place itself does not mix up place and problem."""
    said = refusal(FULL | {"weights": {"a @ $.b": "3"}})
    assert "bag 'red' weights['a @ $.b']: expected int, not '3'" == said


def test_an_entry_of_a_list_is_told_by_its_index() -> None:
    """Of the tables in a list, the error tells the one that is wrong."""
    stones = [{"name": "flint"}, {"name": "slate"}, {"name": "chalk", "weight": "3"}]
    assert "bag 'red' stones[2].weight: expected int, not '3'" == refusal(FULL | {"stones": stones})
    assert "bag 'red' stones[1]: unknown field 'x'; known: name, weight" == refusal(
        FULL | {"stones": [stones[0], {"name": "slate", "x": 1}]}
    )
    assert "bag 'red' stones[0].name: the field 'name' is missing" == refusal(FULL | {"stones": [{}]})


def test_a_value_is_quoted_in_short() -> None:
    """A value of a million characters is quoted by its beginning."""
    assert len(refusal(FULL | {"open": "x" * 1_000_000})) < 200


def test_the_first_problem_is_told() -> None:
    """Of several problems the error tells one, in one line."""
    assert "expected bool" in refusal(FULL | {"open": 1, "ratio": 1})


def test_text_is_read_from_every_kind_of_path(tmp_path: Path) -> None:
    """A text, a path and a resource of a package do."""
    path = tmp_path / "a.txt"
    path.write_bytes("Στύξ\r\n".encode())
    assert "Στύξ\r\n" == read_text(path, DataError) == read_text(str(path), DataError)
    assert read_text(files("thesmos") / "__init__.py", DataError).startswith('"""')


def test_a_file_that_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of more bytes than are read is refused with both numbers; one of just as many is read."""
    path = tmp_path / "a.txt"
    path.write_bytes("éé".encode())
    monkeypatch.setattr(module, "MAX_BYTES", 3)
    assert f"{path}: 4 bytes, at most 3 are read" == unread(path)
    monkeypatch.setattr(module, "MAX_BYTES", 4)
    assert "éé" == read_text(path, DataError)


@pytest.mark.parametrize(("content", "byte"), [(b"\xff", 0), (b"abc\x80d", 3), (b"ab\xc3", 2), (b"\xed\xa0\x80", 0)])
def test_what_is_not_utf8_is_refused(content: bytes, byte: int, tmp_path: Path) -> None:
    """The first byte that is no UTF-8 is named."""
    path = tmp_path / "a.txt"
    path.write_bytes(content)
    assert f"{path}: byte {byte}: not UTF-8 text" == unread(path)


def test_what_can_not_be_opened_is_refused(tmp_path: Path) -> None:
    """A missing file, a folder, a file in a file, and paths that can't be."""
    (tmp_path / "a.txt").write_text("a")
    assert f"{tmp_path / 'b.txt'}: No such file or directory" == unread(tmp_path / "b.txt")
    assert f"{tmp_path}: Is a directory" == unread(tmp_path)
    assert f"{tmp_path / 'a.txt' / 'b'}: Not a directory" == unread(tmp_path / "a.txt" / "b")
    assert "embedded null byte" in unread("a\x00b")
    assert "File name too long" in unread("x" * 5000)
    assert "surrogates not allowed" in unread("\ud800")


def test_toml_is_read(tmp_path: Path) -> None:
    """A TOML file gives its tables; an empty one gives none."""
    path = tmp_path / "a.toml"
    path.write_text('[a]\nb = [1, 2.0, true, "c"]\n')
    assert {"a": {"b": [1, 2.0, True, "c"]}} == read_toml(path, DataError)
    path.write_text("")
    assert {} == read_toml(path, DataError)


def test_equal_texts_of_a_toml_file_are_one_object(tmp_path: Path) -> None:
    """Wherever they stand, in keys too, and whatever file they come from."""
    for name in ("one.toml", "two.toml"):
        (tmp_path / name).write_text('imp = ["ogre", "imp"]\nogre = { imp = "imp" }\n')
    one, two = (read_toml(tmp_path / name, DataError) for name in ("one.toml", "two.toml"))
    texts = [text for found in (one, two) for text in (*found, *found["imp"], *found["ogre"], *found["ogre"].values())]
    assert {"imp": 1, "ogre": 1} == Counter({id(text): text for text in texts}.values())


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("a = ", "not TOML: "),
        ("a = 1\na = 2\n", "not TOML: "),
        ('a = "x\ny"', "not TOML: "),
        ("a = " + "9" * 5000, "not TOML: "),
        ("a = " + "[" * 100_000, "nested too deeply"),
    ],
    ids=["nothing", "twice", "a line break", "digits", "nested"],
)
def test_bad_toml_is_refused(text: str, named: str, tmp_path: Path) -> None:
    """What is no TOML is refused in one line that names the file."""
    path = tmp_path / "a.toml"
    path.write_text(text)
    with pytest.raises(DataError) as caught:
        read_toml(path, DataError)
    said = str(caught.value)
    assert said.startswith(f"{path}: {named}")
    assert len(said.splitlines()) == 1


def test_the_digest_is_of_the_content() -> None:
    """The order of keys makes no difference; values, their types and the order of lists do."""
    digest = content_digest({"a": 1, "b": [1, 2]})
    assert digest == content_digest({"b": [1, 2], "a": 1})
    others: list[object] = [{"a": 1, "b": [2, 1]}, {"a": "1", "b": [1, 2]}, {"a": True, "b": [1, 2]}, {"a": 1}, [], ""]
    assert len(others) + 1 == len({digest, *map(content_digest, others)})
    assert 64 == len(digest)


@pytest.mark.parametrize("content", [None, 1, "text", [], ()], ids=str)
def test_what_is_no_mapping_is_refused(content: object) -> None:
    """A table is given back, anything else is refused with its place."""
    assert {"a": 1} == require_mapping({"a": 1}, "bags.toml", "bag", DataError)
    with pytest.raises(DataError, match=r"^bags\.toml: bag: expected a table of named fields, not "):
        require_mapping(content, "bags.toml", "bag", DataError)


@value
class Fixed(Value):
    """A small file with fields that can have one value only."""

    players: tuple[int, int] = field(default=(2, 6), validator=exactly((2, 6)))
    name: str = field(default="toy", validator=exactly("toy"))


def test_a_field_with_one_value_takes_it() -> None:
    """The one value is accepted, given or by default."""
    content = {"players": [2, 6], "name": "toy"}
    assert Fixed() == build(Fixed, content, "bags.toml", "", DataError) == build(Fixed, {}, "bags.toml", "", DataError)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": [6, 2]}, "the field 'players' must be [2, 6], not (6, 2)"),
        ({"players": [2]}, "players: expected a list of 2, not [2]"),
        ({"name": ""}, "the field 'name' must be 'toy', not ''"),
    ],
    ids=str,
)
def test_a_field_with_one_value_refuses_others(change: dict[str, object], said: str) -> None:
    """Any other value is refused, quoted in short, and the error says which one is expected."""
    assert said in refusal(change, Fixed, "")
    assert len(refusal({"name": "x" * 1_000_000}, Fixed)) < 200
