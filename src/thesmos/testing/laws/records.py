"""Laws about what a state is made of, and about records."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copy2
from tempfile import TemporaryDirectory
from typing import Any

import attrs
from pyrsistent import pvector

from thesmos.core.errors import RecordError, ThesmosError
from thesmos.core.game import Game
from thesmos.core.ids import Seat
from thesmos.core.match import Match, Ply
from thesmos.core.purity import find_impure, is_frozen, parts
from thesmos.core.value import Table
from thesmos.testing.laws.law import GameLaw, MomentLaw, Trial, Verdict
from thesmos.testing.laws.views import differing, shared
from thesmos.testing.walk import Moment

_EDITS = 3
_NUMBER = re.compile(r"(?m)^(\s*[\w-]+\s*=\s*)(\d+)(?=\s*(?:#.*)?$)")


def _is_data(moment: Moment) -> Verdict:
    if found := find_impure(moment.state):
        return f"{found} can be changed or is not data"
    for name, fact in shared(moment.state).items() if not moment.trail else ():
        if found := _find_changeable(fact, f"state.{name}"):
            return f"{found} can be changed, and is shared by all states of a match"
    if moment.after is not None and (name := differing(moment.state, moment.after)):
        return f"state.{name} is declared the same in all states of a match, and an action changed it"
    return ""


def _find_changeable(fact: object, path: str) -> str:
    """Return the path of something that can be changed in what all states of a match share; functions can't."""
    waiting, seen = [(path, fact)], set()
    while waiting:
        path, thing = waiting.pop()
        kind = type(thing)
        is_mapping = isinstance(thing, dict) and not isinstance(thing, Table)
        if isinstance(thing, (list, set, bytearray)) or is_mapping or (attrs.has(kind) and not is_frozen(kind)):
            return f"{path} ({kind.__name__})"
        if not isinstance(thing, (str, int)) and id(thing) not in seen:
            seen.add(id(thing))
            waiting += [(f"{path}.{name}", part) for name, part in parts(thing)]
    return ""


def match_of(moments: tuple[Moment, ...], plies: int) -> Match[Any, Any]:
    """Return the match of a walk, up to a number of actions."""
    first = moments[0]
    played = [
        Ply(Seat(m.actor), m.action, m.after) for m in moments[:plies] if m.actor is not None and m.after is not None
    ]
    options = first.game.check_options()
    return Match(first.game, first.seats, first.seed, options, first.state, pvector(played))


def _replays(trial: Trial) -> Iterator[Verdict]:
    for moments in trial.matches[:2]:
        match = match_of(moments, 60)
        text = match.to_json()
        try:
            again = Match.from_json(text, trial.game)
        except RecordError as problem:
            yield f"a record does not replay: {problem}"
            continue
        yield "" if again == match else "a record replays into another match"
        yield from _finds_changes(json.loads(text), trial)


def _finds_changes(content: dict[str, Any], trial: Trial) -> Iterator[Verdict]:
    """A record whose digests or card data are not those of the game must be refused, naming the place."""
    changes: list[tuple[str, dict[str, Any]]] = []
    if content["actions"]:
        middle = len(content["actions"]) // 2
        altered = json.loads(json.dumps(content))
        altered["actions"][middle]["digest"] = "0" * 16
        changes.append((f"action {middle + 1} ", altered))
        if part := min(altered["actions"][middle]["parts"], default=""):
            altered = json.loads(json.dumps(altered))
            altered["actions"][middle]["parts"][part] = "0" * 8
            changes.append((f"the field {part} differs", altered))
    if content["edition"] is not None:
        altered = json.loads(json.dumps(content))
        altered["edition"]["digest"] = "0" * 64
        changes.append(("edition digest", altered))
    for named, changed in changes:
        try:
            Match.from_json(json.dumps(changed), trial.game)
        except RecordError as problem:
            yield "" if named in str(problem) else f"the error does not name {named!r}: {problem}"
        else:
            yield f"a record with a changed {named.strip()} was accepted"


def _digest_follows_content(trial: Trial) -> Iterator[Verdict]:
    """Change one number after the other in the file of the edition; no record of before may replay with that."""
    game = trial.game
    if game.edition is None or game.open_edition is None or not Path(game.edition.source).is_file():
        return
    record, edits = match_of(trial.matches[0], 0).to_json(), 0
    with TemporaryDirectory() as home:
        for other in _edited(game, Path(home)):
            if other.edition is not None and other.edition.digest == game.edition.digest:
                yield "an edition with another content has the same digest"
                return
            try:
                Match.from_json(record, other)
            except RecordError:
                yield ""
            else:
                yield "a record replays with other card data than it was made with"
            edits += 1
            if edits == _EDITS:
                return


def _edited(game: Game[Any, Any], home: Path) -> Iterator[Game[Any, Any]]:
    """Yield the game with each edition that differs in one number, as far as it can be played.

    The other files of its folder lie beside the changed one, since an edition may consist of several.
    """
    assert game.edition is not None
    assert game.open_edition is not None
    source = Path(game.edition.source)
    text = source.read_text(encoding="utf-8")
    found = list(_NUMBER.finditer(text))
    for number, place in enumerate(reversed(found)):
        folder = home / str(number)
        folder.mkdir()
        for beside in source.parent.glob("*.toml"):
            copy2(beside, folder)
        path = folder / source.name
        changed = f"{text[: place.start(2)]}{int(place[2]) + 1}{text[place.end(2) :]}"
        path.write_text(changed, encoding="utf-8")
        try:
            other = game.open_edition(path)
        except ThesmosError:
            continue
        if other.edition is not None and (other.edition.cards, other.edition.numbers) != (
            game.edition.cards,
            game.edition.numbers,
        ):
            yield other


LAWS = (MomentLaw("states-are-data", "a state and what it shares with others are made of values alone", _is_data, 20),)
GAME_LAWS = (
    GameLaw("records-replay", "a record replays; a changed one is refused, naming the place", _replays),
    GameLaw("digest-follows-content", "an edition with other content has another digest", _digest_follows_content),
)
