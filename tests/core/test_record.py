from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings

import thesmos
from core.strategies import MATCHES
from thesmos.core.match import Match
from thesmos.core.record import FORMAT, VERSION, read_record, write_record
from thesmos.core.rng import Seed

RIXUS = thesmos.load("rixus")
PLIES = 25
SEATS = tuple(RIXUS.seats)
SEEDS: tuple[Seed, ...] = (0, -7, 10**40, "", "two words", 'Στύξ \n\t"\\', b"", b"\x00\xff thesmos")


def walk(match: Match[Any, Any], plies: int = RIXUS.bound) -> Match[Any, Any]:
    """Play on at random, so many actions or to the end."""
    draw = random.Random(5)
    for _ in range(plies):
        if not (legal := match.legal_actions):
            break
        match = match.apply(draw.choice(legal))
    return match


def start(seats: int = 2, seed: Seed = 1, options: Mapping[str, int] | None = None) -> Match[Any, Any]:
    """Start a match of Rixus."""
    return thesmos.new_match(RIXUS, seats, seed, options)


def assert_comes_back(match: Match[Any, Any]) -> None:
    """See that a record gives the same match, by the name of the game and by the game, and the same text again."""
    text = match.to_json()
    again = Match.from_json(text)
    assert match == again
    assert match == Match.from_json(text, RIXUS)
    assert text == again.to_json()
    assert match.events == again.events
    assert match.state.rng == again.state.rng


@pytest.mark.parametrize("seats", SEATS)
def test_a_new_match_comes_back(seats: int) -> None:
    """A match in which nothing was done yet is read as it was written."""
    assert_comes_back(start(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_an_unfinished_match_comes_back(seats: int) -> None:
    """A match that still goes on is read as it was written, at each number of seats."""
    match = walk(start(seats), PLIES)
    assert match.outcome is None
    assert_comes_back(match)


@pytest.mark.parametrize("seats", SEATS)
def test_a_finished_match_comes_back(seats: int) -> None:
    """A match that is over is read as it was written, with its outcome, at each number of seats."""
    match = walk(start(seats))
    assert match.outcome is not None
    again = Match.from_json(match.to_json())
    assert match == again
    assert match.outcome == again.outcome


@settings(max_examples=25, deadline=None)
@given(MATCHES)
def test_any_match_comes_back(match: Match[Any, Any]) -> None:
    """Whatever was played, by however many, is read as it was written."""
    assert_comes_back(match)


@pytest.mark.parametrize("seed", SEEDS, ids=ascii)
def test_a_seed_of_each_kind_comes_back(seed: Seed) -> None:
    """Seeds that are ints, texts or bytes keep their kind and value."""
    match = walk(start(seed=seed), PLIES)
    assert_comes_back(match)
    again = Match.from_json(match.to_json())
    assert (type(seed), seed) == (type(again.seed), again.seed)


def test_a_seed_of_thousands_of_digits_is_no_crash() -> None:
    """A match whose seed has more digits than Python writes has a record that replays, or says that it has none."""
    match = start(seed=10**5000)
    try:
        text = match.to_json()
    except thesmos.ThesmosError as problem:
        assert "seed" in str(problem)  # noqa: PT017 - both ends are right here
    else:
        assert match == Match.from_json(text)


@pytest.mark.parametrize("seats", SEATS)
def test_options_come_back(seats: int) -> None:
    """A match in which seat 1 starts is read with that option."""
    match = walk(start(seats, options={"first": 1}), PLIES)
    assert_comes_back(match)
    assert Match.from_json(match.to_json()).options.first == 1
    assert match != walk(start(seats), PLIES)


def test_a_match_that_was_taken_back_comes_back() -> None:
    """Undone actions leave no trace in the record."""
    match = walk(start(), PLIES)
    assert match.undo(5).to_json() == walk(start(), PLIES - 5).to_json()
    assert_comes_back(match.undo(5))


def test_a_match_that_was_read_goes_on() -> None:
    """After reading, the same actions lead to the same states as without the way through the text."""
    match = start(3)
    assert walk(match) == walk(Match.from_json(match.to_json()))


def test_the_fields_of_a_record() -> None:
    """A record names format, version, game, rules, edition, options, seats, seed, start, actions and outcome."""
    match = start(3, "x").apply("draw")
    content = json.loads(match.to_json())
    fields = ["format", "version", "game", "rules", "edition", "options"]
    fields += ["seats", "seed", "start", "actions", "outcome"]
    assert fields == list(content)
    assert (FORMAT, VERSION, "rixus", RIXUS.version) == tuple(content[name] for name in fields[:4])
    assert RIXUS.edition is not None
    assert {"id": "reconstructed", "digest": RIXUS.edition.digest} == content["edition"]
    assert ({"first": 0}, 3, "x", None) == tuple(content[name] for name in ("options", "seats", "seed", "outcome"))
    assert {"digest", "parts"} == set(content["start"])
    assert [{"seat", "do", "digest", "parts"}] == [set(line) for line in content["actions"]]
    assert (0, "draw") == (content["actions"][0]["seat"], content["actions"][0]["do"])


def test_an_action_lists_only_the_parts_that_it_changed() -> None:
    """The part digests of an action are those that differ from before, so the other seat's hand is not among them."""
    content = json.loads(start().apply("draw").to_json())
    parts, before = content["actions"][0]["parts"], content["start"]["parts"]
    assert parts
    assert all(before.get(path) != part for path, part in parts.items())
    assert {"players.0.hand", "players.1.hand"} <= set(before)
    assert "players.1.hand" not in parts


def test_one_action_a_line() -> None:
    """Each action stands in a line of its own, so that two records can be compared by lines."""
    text = walk(start(), PLIES).to_json()
    assert len([line for line in text.splitlines() if '"do"' in line]) == PLIES
    assert text.isascii()
    assert text.endswith("}\n")


def test_layout_and_the_order_of_fields_make_no_difference() -> None:
    """The same content with other spaces, in another order, is the same match."""
    match = walk(start(), PLIES)
    content = json.loads(match.to_json())
    turned = dict(reversed(content.items()))
    assert match == Match.from_json(json.dumps(turned, indent=3))
    assert match == Match.from_json(json.dumps(content, separators=(",", ":")))


def test_other_seeds_make_other_records() -> None:
    """The digest of the first state depends on the seed, and on its kind."""
    seeds: tuple[Seed, ...] = (1, 2, "1", b"1")
    assert len({json.loads(start(seed=seed).to_json())["start"]["digest"] for seed in seeds}) == len(seeds)


def test_the_functions_do_what_the_methods_do() -> None:
    """`write_record` and `read_record` are what the methods of a match call."""
    match = walk(start(), PLIES)
    assert match.to_json() == write_record(match)
    assert match == read_record(write_record(match), source="somewhere.json")
