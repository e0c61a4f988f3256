from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import thesmos
from thesmos.core import record as module
from thesmos.core.errors import RecordError
from thesmos.core.match import Match
from thesmos.core.record import read_record

RIXUS = thesmos.load("rixus")
LONGEST = 1000
DEPTHS = (100, 300, 900, 990, 1500, 5000, 100_000)
GONE = object()


def short() -> Match[Any, Any]:
    """Return a match of a few actions."""
    match = thesmos.new_match(RIXUS, 2, 3)
    for _ in range(4):
        match = match.apply(match.legal_actions[0])
    return match


def finished() -> Match[Any, Any]:
    """Return a match that is over."""
    match, draw = thesmos.new_match(RIXUS, 2, 3), random.Random(1)
    while legal := match.legal_actions:
        match = match.apply(draw.choice(legal))
    return match


SHORT = short()
TEXT = SHORT.to_json()
CONTENT = json.loads(TEXT)
LAST = len(CONTENT["actions"])
OVER = json.loads(finished().to_json())


def changed(path: str, new: object, base: Any = CONTENT) -> str:
    """Return the text of a record with one value changed, or taken away."""
    content = copy.deepcopy(base)
    *way, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    place: Any = content
    for part in way:
        place = place[part]
    if new is GONE:
        del place[last]
    else:
        place[last] = new
    return json.dumps(content)


def edited(old: str, new: str) -> str:
    """Return the text of a record with its first `old` replaced, for what no library would write."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def refusal(text: Any, **arguments: Any) -> RecordError:
    """See that a text is refused in one line of a bearable length, and return the error."""
    with pytest.raises(RecordError) as caught:
        read_record(text, **arguments)
    assert type(caught.value) is RecordError
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert said.isprintable()
    assert len(said) < LONGEST
    assert said.startswith(f"{caught.value.source}: ")
    return caught.value


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


@pytest.mark.parametrize("size", range(0, len(TEXT.rstrip()), 7))
def test_a_truncated_record_is_refused(size: int) -> None:
    """A record of which only the beginning is left is refused, with the place where it ends."""
    assert "not JSON" in str(refusal(TEXT[:size]))


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
        ("start/parts/two words", 0, "two words"),
        ("actions", None, "actions: expected a list, not None"),
        ("actions", {}, "actions: expected a list, not {}"),
        ("actions", "draw", "actions: expected a list, not 'draw'"),
        ("actions", ["draw"], "actions"),
        ("actions", [None], "actions"),
        ("actions", [[0, "draw"]], "actions"),
        ("actions/1", "draw", "actions"),
        ("actions/1/seat", "0", "expected int, not '0'"),
        ("actions/1/seat", True, "expected int, not True"),
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
        ("actions/1/do", 5, "expected str, not 5"),
        ("actions/1/do", None, "expected str, not None"),
        ("actions/1/digest", "0" * 16, "action 2 ("),
        ("actions/1/digest", "", "action 2 ("),
        ("actions/1/digest", None, "expected str, not None"),
        ("actions/1/parts", [], "actions"),
        ("actions/1/parts/deck", 7, "expected str, not 7"),
        ("outcome", [], "outcome"),
        ("outcome", {}, "outcome"),
        ("outcome", "spoils", "outcome"),
        ("outcome", OVER["outcome"], "outcome: the record has"),
    ],
)
def test_a_bad_value_is_refused_with_its_place(path: str, new: object, named: str) -> None:
    """A value of another kind, or that can't be, is refused with its place and what was expected."""
    assert named in str(refusal(changed(path, new)))


@pytest.mark.parametrize(
    ("path", "new"),
    [
        ("outcome", None),
        ("outcome/condition", "luck"),
        ("outcome/condition", "two\nlines"),
        ("outcome/rule", "RIXUS-END-99"),
        ("outcome/ranking", [[1, 0]]),
        ("outcome/ranking", []),
        ("outcome/ranking", list(reversed(OVER["outcome"]["ranking"]))),
        ("outcome/ranking", [[10**4000]]),
        ("outcome/ranking", [["0"], ["1"]]),
        ("outcome/ranking", [[True], [False]]),
        ("outcome/ranking", 0),
        ("outcome/scores", [10**6, 0]),
        ("outcome/scores", None),
        ("outcome/scores", ["3", "2"]),
        ("outcome/winner", 0),
        ("outcome/rule", GONE),
    ],
)
def test_an_outcome_that_was_not_is_refused(path: str, new: object) -> None:
    """An outcome that differs from the one that replaying gives is refused, and named."""
    assert "outcome" in str(refusal(changed(path, new, OVER)))


def test_an_outcome_of_endless_words_is_refused_in_one_line() -> None:
    """The refusal of an outcome does not repeat a million characters."""
    assert "outcome" in str(refusal(changed("outcome/condition", "x" * 1_000_000, OVER)))


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


@pytest.mark.parametrize("place", range(LAST))
def test_the_wrong_seat_is_refused(place: int) -> None:
    """An action of another seat than the one that had to choose is refused, and the action is named."""
    other = 1 - CONTENT["actions"][place]["seat"]
    said = str(refusal(changed(f"actions/{place}/seat", other)))
    assert f"action {place + 1} (" in said
    assert f"seat {other} can't act" in said


@pytest.mark.parametrize("place", range(LAST))
def test_an_altered_digest_names_its_action(place: int) -> None:
    """A digest that was altered is refused at its own action, not later."""
    said = str(refusal(changed(f"actions/{place}/digest", "0123456789abcdef")))
    assert f"action {place + 1} ({CONTENT['actions'][place]['do']!r}): the digest differs" in said


@pytest.mark.parametrize("place", range(LAST))
def test_altered_parts_name_the_first_action_and_field(place: int) -> None:
    """Where states differ, the error names the first action after which they do, and the first field."""
    content = copy.deepcopy(CONTENT)
    for line in content["actions"][place:]:
        line["digest"] = "0123456789abcdef"
        line["parts"] |= dict.fromkeys(line["parts"], "01234567")
    first = min(content["actions"][place]["parts"])
    where = f"action {place + 1} ({CONTENT['actions'][place]['do']!r})"
    said = str(refusal(json.dumps(content)))
    assert f"record: {where}: the field {first} differs from what the rules give" == said


@pytest.mark.parametrize("path", sorted(CONTENT["start"]["parts"]))
def test_altered_parts_of_the_start_are_named(path: str) -> None:
    """Where the first state differs, the error says so and names the field."""
    content = copy.deepcopy(CONTENT)
    content["start"]["digest"] = "0123456789abcdef"
    content["start"]["parts"][path] = "01234567"
    assert f"record: start: the field {path} differs from what the rules give" == str(refusal(json.dumps(content)))


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda lines: lines.pop(0), "action 1 ("),
        (lambda lines: lines.pop(1), "action 2 ("),
        (lambda lines: lines.pop(), "outcome"),
        (lambda lines: lines.clear(), "outcome"),
        (lambda lines: lines.insert(0, dict(lines[0])), "action 2 ("),
        (lambda lines: lines.append(dict(lines[-1])), f"action {len(OVER['actions']) + 1} ("),
        (lambda lines: lines.reverse(), "action 1 ("),
        (lambda lines: lines.__setitem__(slice(1, 3), lines[2:0:-1]), "action 2 ("),
    ],
    ids=["first gone", "second gone", "last gone", "all gone", "first twice", "one too many", "backwards", "swapped"],
)
def test_actions_that_were_taken_away_or_added_are_refused(change: Callable[[Any], Any], where: str) -> None:
    """A line that is not the one that was played is refused where it first differs."""
    content = copy.deepcopy(OVER)
    change(content["actions"])
    assert where in str(refusal(json.dumps(content)))


def test_another_legal_action_names_the_first_field() -> None:
    """An action that was possible but not the one chosen is refused, with the first field that differs."""
    match = SHORT.undo(LAST - 1)
    done = CONTENT["actions"][1]["do"]
    other = next(text for text in map(RIXUS.notation.format, match.legal_actions) if text != done)
    said = str(refusal(changed("actions/1/do", other)))
    assert f"record: action 2 ({other!r}): the field " in said


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


def test_another_edition_is_refused(tmp_path: Path) -> None:
    """A record does not replay with cards of which one strength differs, even if the edition has the same id."""
    assert RIXUS.edition is not None
    text = Path(RIXUS.edition.source).read_text(encoding="utf-8")
    assert "strength = 3" in text
    path = tmp_path / "other.toml"
    path.write_text(text.replace("strength = 3", "strength = 4", 1), encoding="utf-8")
    game = thesmos.load("rixus", edition=path)
    with pytest.raises(RecordError, match=r"^record: edition digest: the record has '\w+.*, the game in use '\w+"):
        Match.from_json(TEXT, game)
    theirs = thesmos.new_match(game, 2, 3).to_json()
    assert "edition digest" in str(refusal(theirs))
    assert Match.from_json(theirs, game).to_json() == theirs


def test_a_record_of_another_game_is_refused() -> None:
    """A record that names one game does not replay with another."""
    text = changed("game", "styx")
    assert "game: the record has 'styx', the game in use 'rixus'" in str(refusal(text, game=RIXUS))


CHARACTERS = st.sampled_from('{}[]",:\\ \n0123456789-+.eEtfnul') | st.characters()


@settings(max_examples=400, deadline=None)
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


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
PLACES = [
    *CONTENT,
    *(f"edition/{name}" for name in ("id", "digest", "surprise")),
    *("options/first", "options/surprise", "start/digest", "start/parts", "start/parts/deck"),
    *(f"actions/1/{name}" for name in ("seat", "do", "digest", "parts", "parts/deck")),
]


@settings(max_examples=400, deadline=None)
@given(path=st.sampled_from(PLACES), new=PLAIN)
def test_any_content_of_a_field_is_refused_or_makes_no_difference(path: str, new: object) -> None:
    """Whatever JSON stands in the place of a value, it is refused, or the match is the same or the one begun alike."""
    try:
        match = read_record(changed(path, new))
    except RecordError as problem:
        assert len(str(problem).splitlines()) == 1  # noqa: PT017 - both ends are right here
    else:
        assert match in (SHORT, SHORT.undo(LAST))
