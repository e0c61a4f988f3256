"""The conformance suite is graded: each game of the zoo is caught by the law that claims its fault."""

from __future__ import annotations

from collections import Counter

import pytest

from testing.zoo import table, turn
from testing.zoo.exhibit import Exhibit
from testing.zoo.index import EXHIBITS, KINDS
from testing.zoo.sound import SOUND, lots
from testing.zoo.table import State
from thesmos.bots.random_bot import RandomBot
from thesmos.core.event import Event
from thesmos.testing import Report, check_game
from thesmos.testing.laws import GAME_LAWS, MOMENT_LAWS, NEVER_RAISES


@pytest.fixture(scope="module")
def sound() -> Report:
    """The report of the sound game, at every number of seats."""
    return check_game(SOUND, examples=6, bots=[RandomBot()])


def test_the_sound_game_is_sound(sound: Report) -> None:
    """The twin without faults breaks no law."""
    sound.raise_if_broken()


def test_every_law_looks_at_the_sound_game(sound: Report) -> None:
    """Each law finds something to check in it, at every number of seats; what is rare, in more games."""
    assert () == sound.unvisited
    rare = {law for law, _ in sound.gaps}
    more = check_game(SOUND, examples=40, laws=rare)
    assert (True, ()) == (more.ok, more.gaps)
    assert rare <= {"invariants: ties are named"}


def test_everything_of_the_sound_game_is_seen(sound: Report) -> None:
    """Each card moves, each kind of action is taken, and piles and hands are seen empty."""
    assert ((), ()) == (sound.idle, sound.untaken)
    assert {"deck", "pile", "hand", "purse", "bank"} <= set(sound.emptied)


@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda exhibit: exhibit.name)
def test_a_fault_is_found_by_its_law(exhibit: Exhibit) -> None:
    """A game with one fault is reported, by the law that claims the fault and in words that name it."""
    assert_found(exhibit, [exhibit.law] if exhibit.listed in {"failures", "unvisited"} else [])


@pytest.mark.deep
@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda exhibit: exhibit.name)
def test_a_fault_is_found_among_all_laws(exhibit: Exhibit) -> None:
    """The same when all other laws are checked too."""
    assert_found(exhibit, None)


def assert_found(exhibit: Exhibit, laws: list[str] | None) -> None:
    """Hold an exhibit to some laws, and assert that the right one says what is wrong."""
    report = check_game(
        exhibit.game, exhibit.seats, exhibit.examples, bots=exhibit.bots, processes=exhibit.processes, laws=laws
    )
    if exhibit.listed == "failures":
        assert exhibit.law in {result.law for result in report.failures}, str(report)
        assert exhibit.says in report[exhibit.law].problem
    else:
        assert exhibit.law in getattr(report, exhibit.listed)


def test_a_fault_of_one_number_of_seats_is_found_there() -> None:
    """A special case of the fewest or the most seats is reported with that number of seats."""
    for exhibit in EXHIBITS:
        if exhibit.kind == "special seats":
            report = check_game(exhibit.game, exhibit.seats, exhibit.examples, laws=exhibit.law)
            where = report[exhibit.law].where
            assert where is not None
            assert where.seats in {SOUND.seats[0], SOUND.seats[-1]}


def test_a_card_that_lay_open_may_be_named_when_it_is_laid_away() -> None:
    """It is no secret what goes from an open pile into the deck, though nobody knows where it then lies."""
    open_shuffle = lots(actions={table.Buy: name_what_is_shuffled})
    report = check_game(open_shuffle, 2, 10, laws="no-secret-in-view")
    report.raise_if_broken()


def name_what_is_shuffled(state: State, action: table.Buy) -> State:
    """Name each card of the pile when it becomes the deck."""
    named = () if state.market.deck else state.market.pile
    after = turn.buy(state, action)
    shuffled = tuple(Event("was shuffled", table.DECK, what=card) for card in named)
    return after.replace(events=(*shuffled, *after.events))


def test_every_kind_of_fault_is_in_the_zoo() -> None:
    """There is at least one game of each kind, and none of a kind that nobody knows."""
    assert set(KINDS) == {exhibit.kind for exhibit in EXHIBITS}


def test_every_law_has_something_to_find() -> None:
    """Each law of the suite must find the fault of at least one game."""
    laws = {NEVER_RAISES, *(law.name for law in MOMENT_LAWS), *(law.name for law in GAME_LAWS)}
    assert set() == laws - {exhibit.law for exhibit in EXHIBITS}


def test_every_invariant_of_the_sound_game_has_something_to_find() -> None:
    """Each kind of ready-made invariant must find the fault of at least one game."""
    claimed = {exhibit.law for exhibit in EXHIBITS if exhibit.law.startswith("invariants: ")}
    assert len(claimed) >= 8


def test_no_two_games_of_the_zoo_are_the_same() -> None:
    """Each has a name of its own."""
    assert 1 == max(Counter(exhibit.name for exhibit in EXHIBITS).values())
