from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import thesmos
from core.records import CONTENT, GONE, LAST, OVER, RIXUS, SHORT, TEXT, changed, refusal
from thesmos.core.errors import RecordError
from thesmos.core.match import Match


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


@pytest.mark.parametrize("name", ["A\nB", "A\x1b[31m", "A\u2028", "A" * 100_000], ids=ascii)
def test_parts_of_any_name_are_told_in_one_line(name: str) -> None:
    """A part that no state has is named in one short line, whatever it is called."""
    content = copy.deepcopy(CONTENT)
    content["start"]["digest"] = "0123456789abcdef"
    content["start"]["parts"][name] = "01234567"
    assert "record: start: the field " in str(refusal(json.dumps(content)))


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


def test_parts_that_were_altered_alone_are_found() -> None:
    """A part's digest that was altered is refused also where the digest of the whole state is right."""
    content = json.loads(json.dumps(CONTENT))
    place, line = next((n, line) for n, line in enumerate(content["actions"]) if line["parts"])
    path = min(line["parts"])
    line["parts"][path] = "01234567"
    with pytest.raises(RecordError, match=f"action {place + 1} .*the field {path} differs"):
        Match.from_json(json.dumps(content))
