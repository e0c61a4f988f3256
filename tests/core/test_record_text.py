from __future__ import annotations

import json
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.records import CONTENT, OVER, SHORT, TEXT, edited, refusal
from core.strategies import CHARACTERS
from thesmos.core import record as module
from thesmos.core.errors import RecordError
from thesmos.core.record import read_record

DEPTHS = (100, 300, 900, 990, 1500, 5000, 100_000)


def test_the_record_that_is_changed_here_is_sound() -> None:
    """Every refusal here is of the change, since the record itself is read."""
    assert SHORT == read_record(TEXT)
    assert SHORT == read_record(json.dumps(CONTENT))
    assert read_record(json.dumps(OVER)).outcome is not None


@pytest.mark.parametrize("text", [None, TEXT.encode(), 7, True, [], {}, CONTENT, object()], ids=type)
def test_what_is_no_text_is_refused(text: object) -> None:
    """Bytes, numbers, content that was parsed already: a text is expected."""
    assert "expected a text" in str(refusal(text))


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "line 1 column 1: not JSON"),
        (" \n ", "not JSON"),
        ("\x00", "not JSON"),
        ("\ufeff" + TEXT, "not JSON"),
        ("no record", "line 1 column 1: not JSON"),
        ("{'format': 1}", "not JSON"),
        (TEXT + TEXT, "not JSON"),
        (TEXT + "x", "not JSON"),
        ("{" + TEXT, "not JSON"),
        ("null", "expected one JSON object, not None"),
        ("true", "expected one JSON object, not True"),
        ("17", "expected one JSON object, not 17"),
        ("1e999", "expected one JSON object, not inf"),
        ('"thesmos-record"', "expected one JSON object, not 'thesmos-record'"),
        ("[]", "expected one JSON object, not []"),
        (f"[{TEXT}]", "expected one JSON object"),
        ("{}", "format: expected 'thesmos-record', not None"),
        ('{"name": "thesmos", "version": 1}', "format: expected 'thesmos-record', not None"),
        ("9" * 5000, "digits"),
        ("-" + "9" * 5000, "digits"),
        ('"\\ud800"', "expected one JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str, named: str) -> None:
    """What is no JSON, or JSON of something else, is refused with what was expected."""
    assert named in str(refusal(text))


def test_a_truncated_record_is_refused() -> None:
    """A record of which only the beginning is left, however much of it, is refused with the place where it ends."""
    whole = TEXT.rstrip()
    assert all(": not JSON: " in str(refusal(whole[:size])) for size in range(len(whole)))


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("field", ['"seats": 2', '"seed": 3', '"version": 1', '"first": 0', '"seat": 0'])
def test_numbers_that_are_none_are_refused(constant: str, field: str) -> None:
    """NaN and the infinities, which Python would read, are no JSON: refused, and said once."""
    name = field.split(":", maxsplit=1)[0]
    said = str(refusal(edited(field, f"{name}: {constant}")))
    assert f"record: not a record: {constant} is not a number of JSON" == said


@pytest.mark.parametrize(
    ("field", "name"),
    [
        ('"format": "thesmos-record"', "format"),
        ('"version": 1', "version"),
        ('"seats": 2', "seats"),
        ('"seed": 3', "seed"),
        ('"first": 0', "first"),
        ('"seat": 0', "seat"),
        ('"outcome": null', "outcome"),
    ],
)
def test_a_field_that_stands_twice_is_refused(field: str, name: str) -> None:
    """Two values for one field are refused even if they are equal, and the error's place is that field."""
    error = refusal(edited(field, f"{field}, {field}"))
    assert f"record: {name!r}: the field stands twice" == str(error)
    assert name in error.where


def test_a_field_that_stands_twice_among_many_is_found_fast() -> None:
    """Refusing a table of thousands of fields takes a moment, not the square of its size."""
    fields = ", ".join(f'"{number}": 0' for number in range(10_000))
    text = f'{{{fields}, "9999": 0}}'
    begin = process_time()
    assert "'9999'" in str(refusal(text))
    assert process_time() - begin < 2


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("way", ["[]", "{}"])
@pytest.mark.parametrize(
    "field",
    ['"seed": 3', '"seats": 2', '"first": 0', '"version": 1', '"game": "rixus"', '"seat": 0', '"outcome": null'],
)
def test_deep_nesting_in_a_field_is_refused(field: str, way: str, depth: int) -> None:
    """However deep the lists or tables of a field go, it is a record that can't be read."""
    deep = "[" * depth + "]" * depth if way == "[]" else '{"a":' * depth + "1" + "}" * depth
    refusal(edited(field, f"{field.split(':', maxsplit=1)[0]}: {deep}"))


def test_the_source_is_named() -> None:
    """A refusal begins with where the text came from."""
    assert str(refusal("[]", source="games/a.json")).startswith("games/a.json: ")


def test_a_text_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text of more characters than are read is refused before it is parsed."""
    monkeypatch.setattr(module, "MAX_BYTES", len(TEXT) - 1)
    assert f"{len(TEXT)} characters, at most {len(TEXT) - 1} are read" in str(refusal(TEXT))
    monkeypatch.setattr(module, "MAX_BYTES", len(TEXT))
    assert SHORT == read_record(TEXT)


@pytest.mark.parametrize("sign", ["", "-"])
@pytest.mark.parametrize("field", ['"seed": 3', '"seats": 2', '"version": 1', '"first": 0', '"seat": 0'])
def test_thousands_of_digits_are_refused(field: str, sign: str) -> None:
    """A number of more digits than Python reads is refused, wherever it stands."""
    refusal(edited(field, f"{field.split(':', maxsplit=1)[0]}: {sign}{'7' * 5000}"))


@settings(max_examples=300, deadline=None)
@given(place=st.integers(0, len(TEXT) - 1), width=st.integers(0, 1), character=st.just("") | CHARACTERS)
def test_one_wrong_character_is_refused_or_makes_no_difference(place: int, width: int, character: str) -> None:
    """A character that is replaced, lost or added gives a refusal, or the same match."""
    text = TEXT[:place] + character + TEXT[place + width :]
    try:
        match = read_record(text)
    except RecordError as problem:
        assert len(str(problem).splitlines()) == 1  # noqa: PT017 - both ends are right here
    else:
        assert SHORT == match
