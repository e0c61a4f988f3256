from __future__ import annotations

import json
from html.parser import HTMLParser
from io import StringIO

import pytest
from rich.console import Console

from sim.race import RACE
from thesmos.core.ids import Seat
from thesmos.core.value import Table
from thesmos.sim.render import Sheet, as_html, as_text
from thesmos.sim.results import CardCount, Results, Row, Tally
from thesmos.sim.simulate import simulate
from thesmos.sim.statistics import Lengths, Share
from thesmos.sim.summary import Ending, Met, Wins


def row(number: int, winners: tuple[int, ...], condition: str, actions: int) -> Row:
    """Return a row of two seats."""
    first = tuple(map(Seat, winners))
    rest = tuple(Seat(seat) for seat in (0, 1) if seat not in winners)
    ranking = (first, rest) if rest else (first,)
    return Row(
        number,
        f"7/{number}",
        2,
        first,
        ranking,
        condition,
        condition.upper(),
        (3, 1),
        actions,
        Table(rounds=actions // 4),
    )


RESULTS = Results(
    game="toy",
    version="2",
    seats=2,
    seed=7,
    bots=("random", "<b>bold</b>"),
    rows=(
        row(0, (0,), "spoils", 10),
        row(1, (0, 1), "idle", 30),
        row(2, (1,), "spoils", 20),
        row(3, (0,), "spoils", 40),
    ),
    tally=(Tally("drew", "imp", 6, 3),),
    cards=(CardCount("imp", Table(drawn=6, slain=0)), CardCount("<i>ogre</i>", Table(drawn=0, slain=2))),
    conditions=("spoils", "peace", "idle"),
    elapsed=2.0,
)


class Texts(HTMLParser):
    """Collects the texts of cells and the names of tags."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.tags: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002 - of the base class
        """Note the tag."""
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        """Note the text."""
        self.texts.append(data)


def drawn(width: int) -> str:
    """Return the results as rich draws them into a file."""
    out = StringIO()
    Console(file=out, width=width).print(RESULTS)
    return out.getvalue()


def test_summary_by_hand() -> None:
    """Of four games seat 0 won three and seat 1 two, one of them shared."""
    summary = RESULTS.summary()
    assert summary.games == 4
    assert summary.wins == (Wins(0, "random", Share.of(3, 4)), Wins(1, "<b>bold</b>", Share.of(2, 4)))
    assert summary.shared == 1
    assert summary.endings == (Ending("spoils", "SPOILS", Share.of(3, 4)), Ending("idle", "IDLE", Share.of(1, 4)))
    assert summary.conditions == (
        Met("spoils", Share.of(3, 4)),
        Met("peace", Share.of(0, 4)),
        Met("idle", Share.of(1, 4)),
    )
    assert summary.length == Lengths(mean=25.0, median=25.0, least=10, ninety=40, most=40)
    assert summary.measures == {"rounds": Lengths(mean=6.0, median=6.0, least=2, ninety=10, most=10)}
    assert (summary.games_per_second, summary.actions_per_second) == (2.0, 50.0)


def test_speed_takes_no_part_in_equality() -> None:
    """Two summaries of the same games are equal, however long the games took."""
    assert RESULTS.summary() == RESULTS.replace(elapsed=0.0).summary()


def test_dicts_are_plain() -> None:
    """A row as a dict has its fields, and a column for each seat."""
    assert RESULTS.to_dicts()[1] == {
        "number": 1,
        "seed": "7/1",
        "seats": 2,
        "actions": 30,
        "condition": "idle",
        "rule": "IDLE",
        "winners": [0, 1],
        "ranking": [[0, 1]],
        "scores": [3, 1],
        "won_0": True,
        "won_1": True,
        "score_0": 3,
        "score_1": 1,
        "rounds": 7,
    }


def test_json_has_all_of_it() -> None:
    """Rows, summary, tally and cards; a bytes seed is written in hex."""
    content = json.loads(RESULTS.to_json())
    assert content["rows"] == RESULTS.to_dicts()
    assert content["summary"]["wins"][0]["share"]["count"] == 3
    assert content["tally"] == [{"name": "drew", "what": "imp", "times": 6, "games": 3}]
    assert content["cards"] == [
        {"card": "imp", "drawn": 6, "slain": 0},
        {"card": "<i>ogre</i>", "drawn": 0, "slain": 2},
    ]
    assert [(met["condition"], met["share"]["count"]) for met in content["summary"]["conditions"]] == [
        ("spoils", 3),
        ("peace", 0),
        ("idle", 1),
    ]
    assert dict(content["summary"]["measures"])["rounds"]["most"] == 10
    assert json.loads(simulate(RACE, 2, 1, b"\xff").to_json())["rows"][0]["seed"] == b"\xff/0".hex()


def test_text_shows_shares_with_intervals() -> None:
    """The plain text needs no rich and has every number in its place; 3 of 4 is 30.1% to 95.4%."""
    lines = str(RESULTS).splitlines()
    assert lines[0] == "toy, rules 2: 4 games, 2 seats, seed 7"
    assert "   0  random          3  75.0%  30.1% to 95.4%" in lines
    assert "1 game was won by more than one seat, a win for each: the shares add up to more than 100%." in lines
    assert "peace          0   0.0%   0.0% to 49.0%" in lines
    assert "Measure  Mean  Median  Least  90% within  Most" in lines
    assert "Actions  25.0      25     10          40    40" in lines
    assert "rounds    6.0       6      2          10    10" in lines
    assert "imp              6      0" in lines
    assert "drew   imp       6      1.50         3" in lines


def test_nothing_is_said_of_shared_wins_where_there_are_none() -> None:
    """The note stands only where it says something."""
    assert "more than one seat" not in str(RESULTS.replace(rows=RESULTS.rows[:1]))


@pytest.mark.parametrize("width", [80, 120])
def test_rich_tables_fit_and_hold_no_control_codes(width: int) -> None:
    """In a file the tables are readable text within the width."""
    text = drawn(width)
    assert max(map(len, text.splitlines())) <= width
    assert all(part.isprintable() or part == "\n" for part in text)
    for expected in (
        "Wins by seat",
        "How games ended",
        "Conditions that decided",
        "Measures of a game",
        "rounds",
        "Games per second",
        "Cards, times in all games",
        "30.1% to 95.4%",
        "imp",
    ):
        assert expected in text


def test_html_stands_alone_and_is_escaped() -> None:
    """Names can't become tags, and nothing is fetched from elsewhere."""
    html = RESULTS._repr_html_()
    parsed = Texts(html)
    assert {"<b>bold</b>", "<i>ogre</i>"} <= set(parsed.texts)
    assert "30.1% to 95.4%" in parsed.texts
    assert parsed.tags == {"div", "p", "b", "table", "caption", "thead", "tbody", "tr", "th", "td", "small"}
    assert not any(word in html for word in ("http", "src=", "<script", "<style"))


def test_a_summary_shows_itself_too() -> None:
    """A summary has the same tables as its results, without the heading and the events."""
    summary = RESULTS.summary()
    out = StringIO()
    Console(file=out, width=80).print(summary)
    for text in (str(summary), out.getvalue(), summary._repr_html_()):
        assert "75.0%" in text
        assert "drew" not in text


def test_sheets_align_to_the_right_where_marked() -> None:
    """A head with the mark aligns its column to the right, in text and in HTML."""
    sheet = Sheet("T", ("a", ">b"), (("x", "1"), ("yy", "22")), "note & more")
    assert as_text("", [sheet]) == "T\na    b\nx    1\nyy  22\nnote & more"
    assert '<td style="text-align: right">22</td>' in as_html("", [sheet])
    assert "note &amp; more" in as_html("", [sheet])
