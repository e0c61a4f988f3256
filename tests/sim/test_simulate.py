from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

import thesmos
from sim.race import RACE, Add, Cheat
from thesmos.bots.monte_carlo import FlatMonteCarlo
from thesmos.bots.random_bot import RandomBot
from thesmos.core.agenda import actor_of
from thesmos.core.errors import MissingExtraError
from thesmos.core.ids import Seat
from thesmos.core.match import Match
from thesmos.core.rng import NO_RNG, Rng
from thesmos.sim.plan import match_seed
from thesmos.sim.results import Results, Row, Tally
from thesmos.sim.simulate import simulate

SEATS, GAMES, SEED = 3, 12, 5


class Picker:
    """Chooses with its own chance, and notes what it was shown."""

    name = "picker"

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def choose(self, observation: Any, legal_actions: tuple[Any, ...], rng: Rng) -> Any:
        """Return any action."""
        self.shown.append(observation)
        return legal_actions[rng.below(len(legal_actions), "picker")[0]]


def play_by_hand(seats: int, seed: str, picker: int | None = None) -> Match[Any, Any]:
    """Play the documented game through `Match`: random seats by shared words, one seat by chance of its own."""
    match = thesmos.new_match("rixus", seats=seats, seed=seed)
    chance = Rng.seeded(seed).split("bots")
    rng, words = chance, list[int]()
    while legal := match.legal_actions:
        if match.actor == picker:
            own = chance.split(f"decision {len(match.history)}")
            match = match.apply(legal[own.below(len(legal), "picker")[0]])
            continue
        if not words:
            batch, rng = rng.words(64, "bot.words")
            words = list(batch)
        match = match.apply(legal[words.pop(0) % len(legal)])
    return match


def row_of(match: Match[Any, Any], number: int) -> Row:
    """Return the row that a match should have."""
    end, seed = match.outcome, match.seed
    assert end is not None
    assert not isinstance(seed, int)
    return Row(
        number, seed, match.seats, end.winners, end.ranking, end.condition, end.rule, end.scores, len(match.history)
    )


@pytest.fixture(scope="module")
def results() -> Results:
    """Return a run in this process."""
    return simulate("rixus", SEATS, GAMES, SEED, tally=True)


def test_rows_are_the_documented_games(results: Results) -> None:
    """Each row is the game that anybody can play through `Match` with the seed and the words that are documented."""
    expected = tuple(row_of(play_by_hand(SEATS, f"{SEED}/{number}"), number) for number in range(3))
    assert expected == results.rows[:3]


def test_a_bot_among_random_players() -> None:
    """A bot gets a chance of its own for each decision; the random players take words as if it were not there."""
    expected = tuple(row_of(play_by_hand(2, f"s/{number}", picker=1), number) for number in range(2))
    assert expected == simulate("rixus", 2, 2, "s", bots=["random", Picker()]).rows


def test_bots_see_observations_alone() -> None:
    """What a bot is shown is the observation of the seat whose decision it is."""
    picker = Picker()
    simulate("rixus", 2, 1, bots=["random", picker])
    assert picker.shown
    for shown in picker.shown:
        assert actor_of(shown) == 1
        assert shown.rng == NO_RNG
        assert shown == thesmos.load("rixus").observe(shown, Seat(1))


def test_processes_and_threads_give_the_same_rows(results: Results) -> None:
    """It matters to no row where its game is played, nor to the tally."""
    assert results == simulate("rixus", SEATS, GAMES, SEED, tally=True, workers=2)
    with ThreadPoolExecutor(3) as threads:
        assert results == simulate("rixus", SEATS, GAMES, SEED, tally=True, executor=threads)


def test_progress_changes_nothing(results: Results, capsys: pytest.CaptureFixture[str]) -> None:
    """A bar shows nothing where there is no terminal, and the rows are the same."""
    assert results.rows == simulate("rixus", SEATS, GAMES, SEED, progress=True).rows
    assert "".join(capsys.readouterr()).strip() == ""


def test_progress_without_rich_is_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bar needs rich; without it the error says what to install."""
    monkeypatch.setitem(__import__("sys").modules, "rich", None)
    with pytest.raises(MissingExtraError, match=r'pip install "thesmos\[cli\]"'):
        simulate(RACE, 2, 1, progress=True)


def test_elapsed_time_takes_no_part_in_equality(results: Results) -> None:
    """Two runs of the same are equal, however long they took."""
    assert results == results.replace(elapsed=1000.0)
    assert hash(results) == hash(results.replace(elapsed=1000.0))


def test_all_seeds_of_a_run_differ() -> None:
    """Seeds are numbered; bytes stay bytes."""
    assert [f"run/{number}" for number in range(5)] == [row.seed for row in simulate(RACE, 2, 5, "run").rows]
    assert [b"\x00/0", b"\x00/1"] == [row.seed for row in simulate(RACE, 2, 2, b"\x00").rows]
    assert match_seed(-3, 7) == "-3/7"


def test_the_race_is_counted_by_hand() -> None:
    """A bot that always adds 1 wins as the third of three; every game has 3 actions, and each adds a stone of 1."""
    results = simulate(RACE, 3, 4, bots=Cheat(Add(1)), tally=True)
    assert [((2,), (0, 1))] * 4 == [row.ranking for row in results.rows]
    assert {3} == {row.actions for row in results.rows}
    assert results.tally == (Tally("added", "stone-1", 12, 4), Tally("began", "", 4, 4), Tally("won", "", 4, 4))


def test_bots_are_given_in_many_ways() -> None:
    """None, a name, a bot, or one for each seat."""
    two = RandomBot("two")
    assert simulate(RACE, 2, 1).bots == ("random", "random")
    assert simulate(RACE, 2, 1, bots="monte-carlo").bots == ("monte-carlo", "monte-carlo")
    assert simulate(RACE, 2, 1, bots=two).bots == ("two", "two")
    assert simulate(RACE, 2, 1, bots=("random", FlatMonteCarlo(RACE))).bots == ("random", "monte-carlo")


def test_options_reach_the_game() -> None:
    """With option `first` the other seat begins."""
    picker = Picker()
    simulate("rixus", 2, 1, bots=picker, options={"first": 1})
    assert actor_of(picker.shown[0]) == 1


def test_no_games_are_no_rows() -> None:
    """A run of no games is possible, and its summary too."""
    results = simulate(RACE, 2, 0, workers=4)
    assert results.rows == ()
    assert results.summary().length is None


def test_an_executor_gets_every_game_once() -> None:
    """The games are handed out in chunks without gap or overlap."""

    class Noting(Executor):
        def __init__(self) -> None:
            self.spans: list[tuple[int, int]] = []

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            self.spans.append(args[1:])
            future: Future[Any] = Future()
            future.set_result(fn(*args, **kwargs))
            return future

    noting = Noting()
    results = simulate(RACE, 2, 100, executor=noting)
    numbers = [number for first, end in noting.spans for number in range(first, end)]
    assert list(range(100)) == numbers == [row.number for row in results.rows]
    assert len(noting.spans) > 1
