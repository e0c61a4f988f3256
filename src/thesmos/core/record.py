"""Records: a match as a text file that replays, with a digest after every action.

A record is one JSON object: `format` and `version`, `game` and `rules` (the version of the rules), `edition` (id and
content digest, or null), `options`, `seats`, `seed` (an int, a str, or ``{"hex": ...}`` for bytes), `start` (the digest
of the first state and of each of its parts), `actions` and `outcome`. Each action has its `seat`, what it does (`do`,
in notation), the `digest` of the state after it, and the digests of the `parts` that it changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from thesmos.core.data import MAX_BYTES, build
from thesmos.core.errors import RecordError, ThesmosError, plain, shorten
from thesmos.core.game import Game
from thesmos.core.match import Match, new_match
from thesmos.core.registry import as_game
from thesmos.core.rng import Seed
from thesmos.core.text import digest_of_leaves, leaves, to_plain
from thesmos.core.value import Value, value

FORMAT = "thesmos-record"
VERSION = 1
_SOURCE = "record"
_LONG = 200
_MOST_DIGITS = 4000


@value
class _Edition(Value):
    id: str
    digest: str


@value
class _Start(Value):
    digest: str
    parts: dict[str, str]


@value
class _Action(Value):
    seat: int
    do: str
    digest: str
    parts: dict[str, str]


@value
class _Outcome(Value):
    ranking: tuple[tuple[int, ...], ...]
    condition: str
    rule: str
    scores: tuple[int, ...]


@value
class _Record(Value):
    format: str
    version: int
    game: str
    rules: str
    edition: _Edition | None
    options: dict[str, Any]
    seats: int
    seed: Any
    start: _Start
    actions: tuple[_Action, ...]
    outcome: _Outcome | None


def write_record(match: Match[Any, Any]) -> str:
    """Return the record of a match, one action a line."""
    game, edition = match.game, match.game.edition
    if isinstance(match.seed, int) and abs(match.seed) >= 10**_MOST_DIGITS:
        raise RecordError(_SOURCE, "seed", f"an int of more than {_MOST_DIGITS} digits can't be recorded")
    before = leaves(match.start)
    start = {"digest": digest_of_leaves(before), "parts": before}
    lines = []
    for ply in match.plies:
        after = leaves(ply.state)
        lines.append(
            {
                "seat": ply.seat,
                "do": game.notation.format(ply.action),
                "digest": digest_of_leaves(after),
                "parts": _changed(before, after),
            }
        )
        before = after
    head = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules": game.version,
        "edition": {"id": edition.id, "digest": edition.digest} if edition else None,
        "options": to_plain(match.options),
        "seats": match.seats,
        "seed": {"hex": match.seed.hex()} if isinstance(match.seed, bytes) else match.seed,
        "start": start,
    }
    outcome = to_plain(match.outcome) if match.outcome else None
    text = ",\n".join(f" {json.dumps(name)}: {json.dumps(part)}" for name, part in head.items())
    actions = ",\n".join(f"  {json.dumps(line)}" for line in lines)
    listed = f"[\n{actions}\n ]" if lines else "[]"
    return f'{{\n{text},\n "actions": {listed},\n "outcome": {json.dumps(outcome)}\n}}\n'


def read_record(text: str, game: str | Game[Any, Any] | None = None, source: str = _SOURCE) -> Match[Any, Any]:
    """Return the match of a record, after replaying and checking every action.

    Args:
        text: of the record.
        game: the rules to use, or their name; the registered game of the record's name if not given.
        source: where the text came from, for errors.

    Raises:
        RecordError: the text is no record, is of another version, game or edition, or does not replay.
    """
    content = _parse(text, source)
    if content.get("format") != FORMAT:
        raise RecordError(source, "format", f"expected {FORMAT!r}, not {shorten(content.get('format'))}")
    if type(content.get("version")) is not int or content["version"] != VERSION:
        raise RecordError(source, "version", f"expected {VERSION}, not {shorten(content.get('version'))}")
    record = build(_Record, content, source, "", RecordError)
    try:
        rules = as_game(record.game if game is None else game)
        _check_rules(record, rules, source)
        match = new_match(rules, record.seats, _seed(record.seed, source), record.options)
    except RecordError:
        raise
    except ThesmosError as problem:
        raise RecordError(source, "", str(problem)) from None
    return _replay(record, match, source)


def _parse(text: str, source: str) -> Mapping[str, Any]:
    if not isinstance(text, str):
        raise RecordError(source, "", f"expected a text, not {shorten(text)}")
    if len(text) > MAX_BYTES:
        raise RecordError(source, "", f"{len(text)} characters, at most {MAX_BYTES} are read")

    def refuse(constant: str) -> NoReturn:
        raise RecordError(source, "", f"not a record: {constant} is not a number of JSON")

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            seen: set[str] = set()
            twice = next(name for name, _ in pairs if name in seen or seen.add(name))  # type: ignore[func-returns-value]
            raise RecordError(source, shorten(twice), "the field stands twice")
        return found

    try:
        content = json.loads(text, parse_constant=refuse, object_pairs_hook=once)
    except RecordError:
        raise
    except json.JSONDecodeError as problem:
        raise RecordError(source, f"line {problem.lineno} column {problem.colno}", f"not JSON: {problem.msg}") from None
    except RecursionError:
        raise RecordError(source, "", "nested too deeply") from None
    except ValueError as problem:
        raise RecordError(source, "", f"not a record: {str(problem)[:100]}") from None
    if not isinstance(content, dict):
        raise RecordError(source, "", f"expected one JSON object, not {shorten(content)}")
    return content


def _seed(plain: Any, source: str) -> Seed:
    if type(plain) in (int, str):
        seed: Seed = plain
        return seed
    if isinstance(plain, dict) and set(plain) == {"hex"} and isinstance(plain["hex"], str):
        try:
            return bytes.fromhex(plain["hex"])
        except ValueError:
            pass
    raise RecordError(source, "seed", f'expected an int, a text or {{"hex": "..."}}, not {shorten(plain)}')


def _check_rules(record: _Record, game: Game[Any, Any], source: str) -> None:
    edition = game.edition
    here: dict[str, tuple[object, object]] = {
        "game": (record.game, game.name),
        "rules": (record.rules, game.version),
        "edition id": (record.edition and record.edition.id, edition and edition.id),
        "edition digest": (record.edition and record.edition.digest, edition and edition.digest),
    }
    for name, (theirs, ours) in here.items():
        if theirs != ours:
            raise RecordError(source, name, f"the record has {shorten(theirs)}, the game in use {shorten(ours)}")


def _replay(record: _Record, match: Match[Any, Any], source: str) -> Match[Any, Any]:
    expected = dict(record.start.parts)
    _compare(expected, record.start.digest, match.start, source, "start")
    for number, line in enumerate(record.actions, 1):
        where = f"action {number} ({shorten(line.do, 40)})"
        try:
            match = match.apply(line.do, line.seat)
        except ThesmosError as problem:
            raise RecordError(source, where, str(problem)) from None
        expected |= line.parts
        _compare(expected, line.digest, match.state, source, where)
    reached = match.outcome and _Outcome(
        match.outcome.ranking, match.outcome.condition, match.outcome.rule, match.outcome.scores
    )
    if record.outcome != reached:
        theirs, ours = shorten(record.outcome, _LONG), shorten(reached, _LONG)
        raise RecordError(source, "outcome", f"the record has {theirs}, replaying gives {ours}")
    return match


def _changed(before: Mapping[str, str], after: Mapping[str, str]) -> dict[str, str]:
    gone = {path: "" for path in before if path not in after}
    return gone | {path: part for path, part in after.items() if before.get(path) != part}


def _compare(expected: Mapping[str, str], digest: str, state: Any, source: str, where: str) -> None:
    reached = leaves(state)
    differing = next(_differences(expected, reached), None)
    if differing is not None:
        raise RecordError(source, where, f"the field {plain(differing)} differs from what the rules give")
    if digest != digest_of_leaves(reached):
        raise RecordError(source, where, "the digest differs from what the rules give")


def _differences(expected: Mapping[str, str], reached: Mapping[str, str]) -> Iterator[str]:
    for path in sorted(expected.keys() | reached.keys()):
        if expected.get(path, "") != reached.get(path, ""):
            yield path
