from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import thesmos
from sim.race import RACE, Add, Cheat, State
from thesmos.core.appraisal import Statistics
from thesmos.core.errors import OptionError
from thesmos.core.game import Game, Outcome
from thesmos.core.ids import RuleId, Seat
from thesmos.core.match import Match
from thesmos.core.rng import Rng
from thesmos.core.value import Table
from thesmos.sim.results import Results, Row
from thesmos.sim.simulate import simulate
from thesmos.sim.statistics import Lengths, Share
from thesmos.sim.summary import Met

TABLES = [("rixus", 2), ("rixus", 6), *(("styx", seats) for seats in range(2, 7))]
ROUNDS, SHOWN = "Audiences", "shown"


def pile(state: State) -> int:
    """Return how much lies on the pile."""
    return state.pile


def last(state: State) -> int:
    """Return how much was added last."""
    return state.events[0].amount


COUNTED: Game[State, Add] = RACE.replace(
    statistics=Statistics(("reached", "tired"), Table(pile=pile, last=last), Table(stones=("added",)))
)


def replay(name: str, row: Row) -> Match[Any, Any]:
    """Play the game of a row again through `Match`, with the random words that are documented."""
    match: Match[Any, Any] = thesmos.new_match(name, seats=row.seats, seed=row.seed)
    rng, words = Rng.seeded(row.seed).split("bots"), list[int]()
    while legal := match.legal_actions:
        if not words:
            batch, rng = rng.words(64, "bot.words")
            words = list(batch)
        match = match.apply(legal[words.pop(0) % len(legal)])
    return match


def ended_by(*conditions: str) -> Results:
    """Return results of games that ended so, of a game that can end in four ways."""
    rows = tuple(
        Row(number, f"7/{number}", 2, (Seat(0),), ((Seat(0),), (Seat(1),)), condition, "TOY-01", (), 1)
        for number, condition in enumerate(conditions)
    )
    known = ("influence", "war", "elements", "horsemen")
    return Results("toy", "1", 2, 7, ("random", "random"), rows, conditions=known)


@pytest.fixture(scope="module")
def styx() -> Results:
    """Return a run of Styx in this process."""
    return simulate("styx", 4, 6, "counts")


def test_measures_are_taken_of_the_last_state() -> None:
    """A bot that always adds 1 has the pile full at 3, and added 1 last; the measures keep their order."""
    results = simulate(COUNTED, 3, 4, bots=Cheat(Add(1)))
    assert [[("pile", 3), ("last", 1)]] * 4 == [list(row.measures.items()) for row in results.rows]
    assert {"pile": Lengths(3.0, 3.0, 3, 3, 3), "last": Lengths(1.0, 1.0, 1, 1, 1)} == results.summary().measures
    assert [(3, 1)] * 4 == [(row["pile"], row["last"]) for row in results.to_dicts()]


def test_a_measure_that_a_game_has_not_is_left_out() -> None:
    """Of games without the number the rows have none, and the spread is that of the others."""
    measures = Table(pile=pile, large=lambda state: state.events[0].amount if state.events[0].amount > 1 else None)
    results = simulate(RACE.replace(statistics=Statistics(measures=measures)), 2, 30, 1)
    has = [row.measures for row in results.rows if "large" in row.measures]
    assert 0 < len(has) < len(results.rows)
    assert [{"pile": 3, "large": 2}] * len(has) == has
    spread = results.summary().measures
    assert (["pile", "large"], Lengths(2.0, 2.0, 2, 2, 2)) == (list(spread), spread["large"])


def test_a_game_without_statistics_counts_nothing_more() -> None:
    """Where a game says nothing of it there are no measures, conditions and cards, and no tables of them."""
    results = simulate(RACE, 2, 3)
    assert [Table()] * 3 == [row.measures for row in results.rows]
    assert ((), ()) == (results.cards, results.conditions)
    assert ((), Table()) == (results.summary().conditions, results.summary().measures)
    titles = [sheet.title for sheet in results.sheets()]
    assert ["Wins by seat", "How games ended", "Measures of a game", "Speed"] == titles


def test_a_game_without_edition_has_no_cards_to_count() -> None:
    """Events can be counted for the cards of an edition only."""
    assert () == simulate(COUNTED, 2, 3).cards


def test_measures_of_styx_are_those_of_the_games(styx: Results) -> None:
    """There are as many Audiences as First Players were made, and Chaos is the sum of its moves less those back."""
    for row in styx.rows:
        told = replay("styx", row).events
        first = [event for event in told if event.name == "is First Player"]
        removed = sum(event.amount for event in told if event.name == "removed")
        chaos = sum(event.amount for event in told if event.name == "chaos moved") - removed
        assert {ROUNDS: len(first), "Chaos": chaos} == row.measures
    spread = styx.summary().measures[ROUNDS]
    audiences = [row.measures[ROUNDS] for row in styx.rows]
    assert (min(audiences), max(audiences)) == (spread.least, spread.most)
    assert audiences == [row[ROUNDS] for row in styx.to_dicts()]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_cards_are_all_in_play_and_no_others(name: str, seats: int) -> None:
    """Every card that lies anywhere at the beginning has its line, though nothing happened to it, and no other has."""
    game = thesmos.load(name)
    assert game.zones is not None
    lying = {card for zone in game.zones(game.start(seats, 1)).values() for card in zone}
    cards = simulate(name, seats, 1).cards
    assert lying == {count.card for count in cards}
    assert len(lying) == len(cards)
    headings = tuple(game.statistics.of_cards)
    assert {headings} == {tuple(count.times) for count in cards}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_cards_are_counted_as_in_the_tally(name: str, seats: int) -> None:
    """What is counted for cards is what the tally of the same run says, and a tally changes nothing of it."""
    results, tallied = (simulate(name, seats, 4, "tally", tally=tally) for tally in (False, True))
    headings = thesmos.load(name).statistics.of_cards
    times = {(count.name, count.what): count.times for count in tallied.tally}
    expected = {
        (count.card, heading): sum(times.get((event, count.card), 0) for event in events)
        for count in results.cards
        for heading, events in headings.items()
    }
    assert expected == {(count.card, heading): n for count in results.cards for heading, n in count.times.items()}
    assert results.cards == tallied.cards
    counted = [event for events in headings.values() for event in events]
    assert sum(expected.values()) == sum(n for (event, _), n in times.items() if event in counted)
    assert 0 in expected.values()
    assert () == results.tally


def test_cards_are_counted_as_in_games_played_again(styx: Results) -> None:
    """Playing each row's game again by its seed gives the same numbers, and two cards are shown for each Audience."""
    happened = Counter((event.name, event.what) for row in styx.rows for event in replay("styx", row).events)
    for count in styx.cards:
        assert happened["was laid out", count.card] == count.times[SHOWN]
        assert happened["mustered", count.card] == count.times["mustered"]
        assert happened["was left", count.card] == count.times["left"]
        assert happened["paid", count.card] == count.times["paid"]
    assert 2 * sum(row.measures[ROUNDS] for row in styx.rows) == sum(count.times[SHOWN] for count in styx.cards)


def test_zero_counts_are_shown(styx: Results) -> None:
    """Every card has a line in the table, also one to which nothing happened."""
    nothing = simulate("styx", 4, 0)
    assert {0} == {times for count in nothing.cards for times in count.times.values()}
    sheet = next(sheet for sheet in styx.sheets() if sheet.title == "Cards, times in all games")
    assert [(count.card, *map(str, count.times.values())) for count in styx.cards] == list(sheet.rows)
    assert any("0" in line for line in sheet.rows)


def test_a_long_table_leaves_out_what_nothing_happened_to() -> None:
    """A game with hundreds of components lists those that something happened to, and says how many others there are."""
    results = simulate("hybris", 2, 1)
    sheet = next(sheet for sheet in results.sheets() if sheet.title.startswith("Cards, times in all games"))
    moved = [count.card for count in results.cards if any(count.times.values())]
    assert moved == [line[0] for line in sheet.rows]
    assert f"{len(results.cards) - len(moved)} others: none" in sheet.title
    assert len(moved) < len(results.cards)


def test_each_condition_is_counted_alone() -> None:
    """Conditions that decided together count for each of them, one that never decided counts 0, and a part is none."""
    results = ended_by("influence", "war+elements", "war", "influence+war+elements", "warfare")
    counts = {"influence": 2, "war": 3, "elements": 2, "horsemen": 0}
    summary = results.summary()
    assert tuple(Met(name, Share.of(count, 5)) for name, count in counts.items()) == summary.conditions
    sheet = next(sheet for sheet in results.sheets() if sheet.title == "Conditions that decided")
    assert [(name, str(count)) for name, count in counts.items()] == [line[:2] for line in sheet.rows]
    assert "more than 100%" in sheet.note


def test_nothing_is_said_of_conditions_together_where_none_were() -> None:
    """The note stands only where some games were decided by several conditions."""
    sheets = {sheet.title: sheet for sheet in ended_by("influence", "war").sheets()}
    assert "" == sheets["Conditions that decided"].note


def test_conditions_of_no_games() -> None:
    """Where nothing was played every condition decided 0 of 0 games, and there is no table of it."""
    none = ended_by()
    assert {Share.of(0, 0)} == {met.share for met in none.summary().conditions}
    assert ["Wins by seat", "Speed"] == [sheet.title for sheet in none.sheets()]


def test_conditions_of_a_run_are_those_of_the_game() -> None:
    """The game says by what it can end; what decided is counted from the rows."""
    summary = simulate(COUNTED, 2, 3).summary()
    assert (Met("reached", Share.of(3, 3)), Met("tired", Share.of(0, 3))) == summary.conditions
    both = COUNTED.replace(outcome=lambda _: Outcome(((Seat(0), Seat(1)),), "tired+reached", RuleId("RACE-01")))
    summary = simulate(both, 2, 3).summary()
    assert (Met("reached", Share.of(3, 3)), Met("tired", Share.of(3, 3))) == summary.conditions


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_is_ended_by_known_conditions(name: str, seats: int) -> None:
    """What stands in the rows are conditions that the game knows."""
    results = simulate(name, seats, 6, "endings")
    met = {condition for row in results.rows for condition in row.condition.split("+")}
    assert met <= set(results.conditions)
    assert thesmos.load(name).statistics.conditions == results.conditions


def test_json_holds_all_that_was_counted(styx: Results) -> None:
    """Measures stand in each row, their spread and the conditions in the summary, and the cards by themselves."""
    content = json.loads(styx.to_json())
    assert [row.measures[ROUNDS] for row in styx.rows] == [row[ROUNDS] for row in content["rows"]]
    summary = styx.summary()
    assert summary.measures[ROUNDS].mean == dict(content["summary"]["measures"])[ROUNDS]["mean"]
    assert [(met.condition, met.share.count) for met in summary.conditions] == [
        (met["condition"], met["share"]["count"]) for met in content["summary"]["conditions"]
    ]
    assert [{"card": count.card} | dict(count.times.items()) for count in styx.cards] == content["cards"]


def test_workers_count_the_same(styx: Results) -> None:
    """Where the games are played makes no difference to what is counted."""
    assert styx == simulate("styx", 4, 6, "counts", workers=2)
    alone, shared = (simulate(COUNTED, 2, 30, workers=workers) for workers in (1, 2))
    assert alone == shared
    assert alone.summary() == shared.summary()


def test_greedy_players_in_other_processes() -> None:
    """A bot that appraises can be sent to other processes, and plays the same there."""
    alone, shared = (simulate("styx", 2, 2, 1, ["greedy", "random"], workers=workers) for workers in (1, 2))
    assert alone == shared
    assert ("greedy", "random") == alone.bots


@pytest.mark.parametrize(
    ("statistics", "named"),
    [
        (Statistics(measures=Table(seed=pile)), "the measure 'seed' has the name of a field of every row"),
        (Statistics(measures=Table(won_0=pile)), "the measure 'won_0' has the name of a field of every row"),
        (Statistics(of_cards=Table(card=("added",))), "the heading 'card' is that of the cards themselves"),
    ],
    ids=["a field of a row", "a column of a seat", "the column of the cards"],
)
def test_statistics_with_names_that_are_taken_are_refused(statistics: Statistics, named: str) -> None:
    """A name that would overwrite another in the results is refused before anything is played."""
    with pytest.raises(OptionError, match=named):
        simulate(RACE.replace(statistics=statistics), 2, 1)
