from __future__ import annotations

import re

import pytest

from cli.run import succeed
from thesmos.cli.menu import LETTERS, Menu
from thesmos.cli.prompt import Choose, Quit, Why, Wrong, read_line
from thesmos.core.notation import Notation

TEXTS = [
    "skip",
    "pass",
    *(f"bid {amount}" for amount in range(1, 13)),
    "raise 6",
    "raise 7",
    "look at seat 1 token 2",
    "look at hero 0",
]
NOTATION = Notation.of(TEXTS, str)
BIDS = ("skip", *(f"bid {amount}" for amount in range(4, 9)), "pass")


def menu(*legal: str) -> Menu:
    """Return the menu of some actions."""
    return Menu.of(NOTATION, legal)


def test_bids_stand_in_one_line() -> None:
    """Actions that differ in their amount alone are one line, the others have letters."""
    assert ("  a. skip", "  b. pass", "   # bid 4 to 8: type the amount") == menu(*BIDS).lines()


def test_amounts_with_gaps() -> None:
    """What is not possible in between is not promised."""
    assert ("   # bid 1, 4 to 6, 8: type the amount",) == menu("bid 1", "bid 4", "bid 5", "bid 6", "bid 8").lines()


def test_one_amount_alone_is_an_amount_too() -> None:
    """With `skip` and `bid 4` the number 2 is no bid of 4."""
    alone = menu("skip", "bid 4")
    assert ("  a. skip", "   # bid 4: type the amount") == alone.lines()
    assert Choose("bid 4") == read_line("4", alone)
    assert Choose("bid 2") == read_line("2", alone)


def test_lists_without_amounts_are_numbered() -> None:
    """A number after more than one word is the number of a thing, no amount."""
    things = menu("look at hero 0", "look at seat 1 token 2")
    assert ("  1. look at hero 0", "  2. look at seat 1 token 2") == things.lines()
    assert Choose("look at seat 1 token 2") == read_line("2", things)


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        ("6", Choose("bid 6")),
        ("06", Choose("bid 6")),
        ("a", Choose("skip")),
        ("B", Choose("pass")),
        ("Bid  7", Choose("bid 7")),
        ("why 6", Why("bid 6")),
        ("why a", Why("skip")),
        ("q", Quit()),
        # not possible now, but an action of the game: it will be said why not
        ("2", Choose("bid 2")),
        ("why 12", Why("bid 12")),
        # no action at all: what is possible is said
        ("999", Wrong("no such amount; possible now: skip, pass, bid 4 to 8; or type help")),
        ("0", Wrong("no such amount; possible now: skip, pass, bid 4 to 8; or type help")),
        ("9" * 5000, Wrong("no such amount; possible now: skip, pass, bid 4 to 8; or type help")),
        ("bid 999", Wrong("'bid 999' is not an action; possible now: skip, pass, bid 4 to 8; or type help")),
        ("c", Wrong("'c' is not an action; possible now: skip, pass, bid 4 to 8; or type help")),
    ],
)
def test_a_plain_number_is_that_amount(line: str, request_: object) -> None:
    """A number never means a bid of another amount."""
    assert request_ == read_line(line, menu(*BIDS))


def test_amounts_of_two_verbs() -> None:
    """A number that fits one verb means it; one that fits both has to be typed with its verb."""
    both = menu("skip", "bid 5", "bid 6", "raise 6", "raise 7")
    assert "   # raise 6 to 7: type all of it" == both.lines()[-1]
    assert Choose("raise 7") == read_line("7", both)
    said = "6 is an amount; type all of it: skip, bid 5 to 6, raise 6 to 7; or type help"
    assert Wrong(said) == read_line("6", both)


def test_a_game_may_have_a_letter_as_an_action() -> None:
    """The words of a game come before the letters of the list."""
    notation = Notation.of(["skip", "a", "bid 1"], str)
    assert Choose("a") == read_line("a", Menu.of(notation, ("skip", "a", "bid 1")))


def test_more_options_than_letters() -> None:
    """What has no letter any more can be typed; the answer to nonsense stays short."""
    texts = [f"take {chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(40)]
    notation = Notation.of([*texts, "bid 1"], str)
    long = Menu.of(notation, (*texts, "bid 1"))
    assert f"  z. {texts[len(LETTERS) - 1]}" == long.lines()[len(LETTERS) - 1]
    assert f"   - {texts[39]}" == long.lines()[39]
    assert isinstance(read_line("nonsense", long), Wrong)
    assert long.short().endswith("take ah, bid 1 and 32 more")


def test_bidding_in_styx() -> None:
    """The amount is what is bid; what can't be bid is refused with its rule."""
    start = ("play", "styx", "--seats", "3", "--seed", "3", "--option", "first=0", "--bot", "random")
    shown = succeed(*start, typed="place muster left\n9\n3\n")
    assert "  a. skip\n   # bid 1 to 4: type the amount" in shown
    lines = succeed(*start, typed="bid 999\nx\n").splitlines()[1:]
    assert all(len(line.removeprefix("> ")) <= 80 for line in lines)
    assert "bid 9: it is not possible" in shown
    assert "[STYX-BID-03]" in shown
    assert re.search(r"seat 0 bid \S+ 3 \[STYX-BID-01\]", shown)
