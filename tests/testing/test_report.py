"""What the report of the conformance suite says, and how it leads to the place of a fault."""

from __future__ import annotations

import re
from typing import Any

import pytest

from testing.zoo.exhibit import Exhibit
from testing.zoo.index import EXHIBITS
from testing.zoo.sound import SOUND
from thesmos.core.errors import OptionError, UnknownNameError
from thesmos.testing import Report, check_game
from thesmos.testing.laws import moment_laws
from thesmos.testing.walk import Moment

UNREPEATABLE = {"global chance", "order of the run", "legal actions are remembered by seat"}
"""Faults that make a game another one when it is played again, by kind or by name."""


def exhibit_named(name: str) -> Exhibit:
    """Return a game of the zoo."""
    return next(exhibit for exhibit in EXHIBITS if exhibit.name == name)


FEE = exhibit_named("the fee goes nowhere")
CRASH = exhibit_named("defending fails with an empty hand")


def checked(exhibit: Exhibit, law: str | None = None) -> Report:
    """Hold an exhibit to the law that must find its fault."""
    return check_game(exhibit.game, exhibit.seats, exhibit.examples, processes=False, laws=law or exhibit.law)


def about_moments(exhibit: Exhibit) -> bool:
    """Tell whether the law that must find the fault looks at single moments, and finds the same again."""
    repeatable = not UNREPEATABLE & {exhibit.kind, exhibit.name} and exhibit.listed == "failures"
    return repeatable and exhibit.law in {law.name for law in moment_laws(exhibit.game)}


@pytest.mark.parametrize("exhibit", [e for e in EXHIBITS if about_moments(e)], ids=lambda exhibit: exhibit.name)
def test_the_place_of_a_fault_leads_to_it(exhibit: Exhibit) -> None:
    """Playing the seats, seed and actions that a report names breaks the law again."""
    place = checked(exhibit)[exhibit.law].where
    assert place is not None
    match = place.replay(exhibit.game)
    law = next(law for law in moment_laws(exhibit.game) if law.name == exhibit.law)
    assert any(_problem(law.check, moment) for moment in _last_moments(match, place.seed))


def _last_moments(match: Any, seed: str) -> list[Moment]:
    game, trail = match.game, match.history
    now = Moment(game, match.seats, seed, trail, match.state, match.legal_actions)
    if not trail:
        return [now]
    before = match.undo()
    chosen = Moment(game, match.seats, seed, trail[:-1], before.state, before.legal_actions, trail[-1], match.state)
    return [now, chosen]


def _problem(check: Any, moment: Moment) -> str | None:
    try:
        found: str | None = check(moment)
    except Exception as problem:  # noqa: BLE001 - a crash is a problem too
        return str(problem)
    return found


def test_the_place_is_told_in_notation() -> None:
    """The report says how many seats, which seed and which actions, as a person would type them."""
    result = checked(FEE)[FEE.law]
    told = re.search(r"at seats=(\d) seed='([^']+)' actions: (.+)", str(result))
    assert told is not None
    seats, seed, actions = told.groups()
    match = SOUND.start(int(seats), seed)
    for text in actions.split(", "):
        match = SOUND.reduce(match, SOUND.notation.parse(text))
    assert result.where is not None
    assert actions.split(", ") == list(result.where.actions)


def test_a_crash_is_told_with_the_action_that_it_comes_from() -> None:
    """An exception is reported with its class, its words and the actions before it, after which it is raised again."""
    result = checked(CRASH)[CRASH.law]
    assert result.where is not None
    match = result.where.replay(CRASH.game)
    with pytest.raises(ValueError, match=r"max\(\)"):
        CRASH.game.legal_actions(match.state)


def test_a_sound_report_is_ok() -> None:
    """Where no law is broken there are no failures, and nothing is raised."""
    report = check_game(SOUND, 2, 1, processes=False)
    assert (True, ()) == (report.ok, report.failures)
    report.raise_if_broken()


def test_a_broken_report_raises_itself() -> None:
    """Where a law is broken the report is not ok, and what is raised has all of it."""
    report = checked(FEE)
    assert not report.ok
    assert [FEE.law] == [result.law for result in report.failures]
    with pytest.raises(AssertionError, match=r"BROKEN +conserves"):
        report.raise_if_broken()


def test_a_report_says_what_each_law_looked_at() -> None:
    """Laws that hold, are broken or found nothing are told apart, by number of seats."""
    report = check_game(SOUND.replace(hidden=None), (2, 3), 1, processes=False)
    assert "not visited hides-what-it-says" in str(report)
    assert re.search(r"holds +conserves", str(report))
    assert ("hides-what-it-says", 2) in report.gaps
    assert {2, 3} == set(report["conserves"].visited)
    assert report["hides-what-it-says"].visits == 0


def test_a_report_says_what_was_seen() -> None:
    """States, decisions, kinds of actions, cards and empty zones are counted."""
    report = check_game(SOUND, 2, 2, laws=())
    assert report.states > 2
    assert {"TakeTurn", "OpenBid"} <= set(report.decisions)
    assert report.kinds["end turn"] > 0
    assert "never moved" in str(report)
    assert {2: 2} == dict(report.games)


def test_an_unknown_law_is_no_key() -> None:
    """Asking a report for a law that it does not have lists those that it has."""
    with pytest.raises(KeyError, match=r"no law 'honesty'; laws: never-raises, leaks-nothing"):
        check_game(SOUND, 2, 1, laws="leaks-nothing")["honesty"]


def test_only_chosen_laws_are_checked() -> None:
    """One law or several can be chosen; that no function raises is checked always."""
    report = check_game(SOUND, 2, 1, laws=["conserves", "streams-vary"])
    assert ["never-raises", "conserves", "streams-vary"] == [result.law for result in report.results]


def test_the_same_seed_looks_at_the_same_games() -> None:
    """A run is repeated by its seed, and another seed looks at other games."""
    one, again, other = (check_game(SOUND, 2, 2, seed=seed, laws=()) for seed in (1, 1, 2))
    assert one == again
    assert one.kinds != other.kinds


@pytest.mark.parametrize("seats", [1, 5, "2", True, 2.0, None.__class__, [2, 7], []])
def test_a_number_of_seats_that_is_none_is_refused(seats: Any) -> None:
    """The game must be played with so many seats."""
    with pytest.raises(OptionError, match="seats"):
        check_game(SOUND, seats)


@pytest.mark.parametrize("examples", [0, -1, True, "3", 1.5])
def test_a_number_of_examples_that_is_none_is_refused(examples: Any) -> None:
    """There must be 1 or more."""
    with pytest.raises(OptionError, match="examples must be an int of 1 or more"):
        check_game(SOUND, 2, examples)


def test_what_is_no_game_is_refused() -> None:
    """An unknown name lists the known ones; a thing that is no game is quoted."""
    with pytest.raises(UnknownNameError, match="unknown game 'lots'"):
        check_game("lots")
    with pytest.raises(OptionError, match="a game or the name of one is needed, not 7"):
        check_game(7)  # type: ignore[arg-type]


def test_an_unknown_law_is_refused() -> None:
    """The nearest names are suggested."""
    with pytest.raises(UnknownNameError, match="unknown law 'conserve'; did you mean: conserves"):
        check_game(SOUND, 2, 1, laws="conserve")
