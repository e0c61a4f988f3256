from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import thesmos
from thesmos.core.errors import RecordError
from thesmos.core.match import Match
from thesmos.core.record import read_record

RIXUS = thesmos.load("rixus")

LONGEST = 1000

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
