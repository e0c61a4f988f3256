from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.records import CONTENT, GONE, LAST, OVER, SHORT, changed, refusal
from core.strategies import JSON
from thesmos.core.errors import RecordError
from thesmos.core.record import read_record


@pytest.mark.parametrize(
    ("path", "new", "named"),
    [
        ("format", "thesmos", "format: expected 'thesmos-record', not 'thesmos'"),
        ("format", "x" * 100_000, "format: expected 'thesmos-record'"),
        ("format", None, "format: expected"),
        ("format", ["thesmos-record"], "format: expected"),
        ("version", 0, "version: expected 1, not 0"),
        ("version", 2, "version: expected 1, not 2"),
        ("version", -1, "version: expected 1, not -1"),
        ("version", True, "version: expected 1, not True"),
        ("version", 1.0, "version: expected 1, not 1.0"),
        ("version", "1", "version: expected 1, not '1'"),
        ("version", None, "version: expected 1, not None"),
        ("version", 10**4000, "version: expected 1"),
        ("game", "chess", "unknown game 'chess'"),
        ("game", "", "unknown game ''"),
        ("game", "Rixus", "unknown game 'Rixus'"),
        ("game", "a\nb", "unknown game"),
        ("game", "\ud800", "unknown game"),
        ("game", "x" * 100_000, "unknown game"),
        ("game", 1, "game: expected str, not 1"),
        ("game", None, "game: expected str, not None"),
        ("rules", "0", "rules: the record has '0', the game in use '1'"),
        ("rules", "", "rules: the record has ''"),
        ("rules", 1, "rules: expected str, not 1"),
        ("rules", "a\nb" * 1000, "rules: the record has"),
        ("edition", None, "edition id: the record has None"),
        ("edition", "reconstructed", "edition"),
        ("edition", [], "edition"),
        ("edition/id", "printed", "edition id: the record has 'printed', the game in use 'reconstructed'"),
        ("edition/id", 4, "edition.id: expected str, not 4"),
        ("edition/digest", "0" * 64, "edition digest: the record has '000"),
        ("edition/digest", "", "edition digest: the record has ''"),
        ("edition/digest", 0, "edition.digest: expected str, not 0"),
        ("options", None, "options"),
        ("options", 0, "options"),
        ("options", [], "options"),
        ("options", "first", "options"),
        ("options", {"last": 1}, "options of rixus: unknown field 'last'; known: first"),
        ("options", {"first": 0, "a\nb": 0}, "options of rixus: unknown field"),
        ("options/first", 2, "options of rixus: first: expected a seat from 0 to 1, not 2"),
        ("options/first", -1, "options of rixus: first: expected a seat from 0 to 1, not -1"),
        ("options/first", True, "options of rixus: first: expected int, not True"),
        ("options/first", "0", "options of rixus: first: expected int, not '0'"),
        ("options/first", 0.0, "options of rixus: first: expected int, not 0.0"),
        ("options/first", None, "options of rixus: first: expected int, not None"),
        ("options/first", 10**30, "options of rixus: first: expected a seat"),
        ("options/first", 1, "start: the field"),
        ("seats", 1, "rixus is played with 2 to 6 seats, not 1"),
        ("seats", 7, "rixus is played with 2 to 6 seats, not 7"),
        ("seats", 0, "seats, not 0"),
        ("seats", -2, "seats, not -2"),
        ("seats", 10**30, "rixus is played with 2 to 6 seats, not 1000"),
        ("seats", 10**4000, "rixus is played with 2 to 6 seats"),
        ("seats", True, "seats: expected int, not True"),
        ("seats", 2.0, "seats: expected int, not 2.0"),
        ("seats", "2", "seats: expected int, not '2'"),
        ("seats", None, "seats: expected int, not None"),
        ("seats", [2], "seats: expected int, not [2]"),
        ("seats", 3, "start: the field"),
        ("seed", None, "seed: expected an int, a text"),
        ("seed", True, "seed: expected an int, a text"),
        ("seed", 3.0, "seed: expected an int, a text"),
        ("seed", [3], "seed: expected an int, a text"),
        ("seed", {}, "seed: expected an int, a text"),
        ("seed", {"hex": 3}, "seed: expected an int, a text"),
        ("seed", {"hex": "xy"}, "seed: expected an int, a text"),
        ("seed", {"hex": "abc"}, "seed: expected an int, a text"),
        ("seed", {"hex": "ab", "int": 3}, "seed: expected an int, a text"),
        ("seed", "\ud800", "seed must be valid Unicode"),
        ("seed", 4, "start: the field"),
        ("seed", "3", "start: the field"),
        ("seed", {"hex": "03"}, "start: the field"),
        ("seed", 10**4000, "start: the field"),
        ("start", None, "start: expected"),
        ("start", "digest", "start: expected"),
        ("start", 3, "start: expected"),
        ("start", [], "start: expected"),
        ("start/digest", "0" * 16, "start: the digest differs"),
        ("start/digest", 0, "start.digest: expected str, not 0"),
        ("start/parts", [], "start.parts: expected"),
        ("start/parts", None, "start.parts: expected"),
        ("start/parts/deck", 0, "deck"),
        ("start/parts/deck", None, "deck"),
        ("start/parts/two words", 0, "start.parts['two words']: expected str, not 0"),
        ("start/parts/" + "x" * 100_000, 0, "start.parts['xxx"),
        ("actions", None, "actions: expected a list, not None"),
        ("actions", {}, "actions: expected a list, not {}"),
        ("actions", "draw", "actions: expected a list, not 'draw'"),
        ("actions", ["draw"], "actions"),
        ("actions", [None], "actions"),
        ("actions", [[0, "draw"]], "actions"),
        ("actions/1", "draw", "actions"),
        ("actions/1/seat", "0", "actions[1].seat: expected int, not '0'"),
        ("actions/1/seat", True, "actions[1].seat: expected int, not True"),
        ("actions/1/seat", None, "expected int, not None"),
        ("actions/1/seat", 1.0, "expected int, not 1.0"),
        ("actions/1/seat", 6, "action 2 ("),
        ("actions/1/seat", -1, "action 2 ("),
        ("actions/1/seat", 10**4000, "action 2 ("),
        ("actions/1/do", "fly away", "action 2 ('fly away'): 'fly away' is not an action"),
        ("actions/1/do", "", "action 2 (''): '' is not an action"),
        ("actions/1/do", "draw\nend turn", "action 2 ("),
        ("actions/1/do", "\ud800", "action 2 ("),
        ("actions/1/do", "\x00", "action 2 ("),
        ("actions/1/do", "x" * 1_000_000, "action 2 ("),
        ("actions/1/do", "join war", "action 2 ('join war'): 'join war' is not possible for seat 0"),
        ("actions/1/do", 5, "actions[1].do: expected str, not 5"),
        ("actions/1/do", None, "expected str, not None"),
        ("actions/1/digest", "0" * 16, "action 2 ("),
        ("actions/1/digest", "", "action 2 ("),
        ("actions/1/digest", None, "actions[1].digest: expected str, not None"),
        ("actions/1/parts", [], "actions"),
        ("actions/1/parts/deck", 7, "actions[1].parts['deck']: expected str, not 7"),
        ("outcome", [], "outcome"),
        ("outcome", {}, "outcome"),
        ("outcome", "spoils", "outcome"),
        ("outcome", OVER["outcome"], "outcome: the record has"),
    ],
)
def test_a_bad_value_is_refused_with_its_place(path: str, new: object, named: str) -> None:
    """A value of another kind, or that can't be, is refused with its place and what was expected."""
    assert named in str(refusal(changed(path, new)))


def test_thousands_of_unknown_fields_are_refused_in_one_line() -> None:
    """The refusal of unknown fields does not list thousands of them."""
    refusal(json.dumps(CONTENT | {f"field-{number}": 0 for number in range(5000)}))


@pytest.mark.parametrize("path", ["", "edition/", "start/", "actions/0/", "actions/3/"])
def test_an_unknown_field_is_refused(path: str) -> None:
    """A field that records don't have is refused at every level, with its name."""
    said = str(refusal(changed(f"{path}surprise", 1)))
    assert "unknown field 'surprise'; known: " in said
    assert path.split("/", maxsplit=1)[0] in said


@pytest.mark.parametrize(
    "path",
    [
        *(name for name in CONTENT if name not in ("format", "version")),
        "edition/id",
        "edition/digest",
        "start/digest",
        "start/parts",
        *(f"actions/2/{name}" for name in ("seat", "do", "digest", "parts")),
    ],
)
def test_a_missing_field_is_refused(path: str) -> None:
    """A field that is missing is named, and where it should stand."""
    said = str(refusal(changed(path, GONE)))
    *way, name = path.split("/")
    assert f"the field {name!r} is missing" in said
    assert not way or way[0] in said


@pytest.mark.parametrize("name", ["format", "version"])
def test_a_record_of_no_format_or_version_is_refused(name: str) -> None:
    """Without its format or its version it is no record."""
    assert f"{name}: expected" in str(refusal(changed(name, GONE)))


PLACES = [
    *CONTENT,
    *(f"edition/{name}" for name in ("id", "digest", "surprise")),
    *("options/first", "options/surprise", "start/digest", "start/parts", "start/parts/deck"),
    *(f"actions/1/{name}" for name in ("seat", "do", "digest", "parts", "parts/deck")),
]


@settings(max_examples=200, deadline=None)
@given(path=st.sampled_from(PLACES), new=JSON)
def test_any_content_of_a_field_is_refused_or_makes_no_difference(path: str, new: object) -> None:
    """Whatever JSON stands in the place of a value, it is refused, or the match is the same or the one begun alike."""
    try:
        match = read_record(changed(path, new))
    except RecordError as problem:
        assert len(str(problem).splitlines()) == 1  # noqa: PT017 - both ends are right here
    else:
        assert match in (SHORT, SHORT.undo(LAST))
