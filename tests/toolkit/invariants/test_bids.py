from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thesmos.core.event import Event
from thesmos.core.ids import RuleId, Seat
from thesmos.core.value import Value, value
from thesmos.toolkit.invariants import Account, balanced, gains, ties_are_named
from toolkit.invariants.toy import RULE, Toy, happening, looks, replies


def themselves(accounts: Any) -> Any:
    """Take the accounts themselves for a state."""
    return accounts


BALANCED = balanced(themselves)
TIES = ties_are_named(RULE)


@value
class Mine(Value):
    """Take stones."""

    stones: int


def stones(state: Toy, seat: Seat) -> int:
    """Return how many stones a seat has."""
    return state.goods[seat]


def stated(before: Toy, action: Mine) -> int:
    """Return what the rules give: what is asked, no more than 5."""
    return min(action.stones, 5)


MINED = gains(Mine, stones, stated)


@pytest.mark.parametrize(
    ("accounts", "said"),
    [
        ([], ""),
        ([Account(0, 0)], ""),
        ([Account(5, 2, 3), Account(4, 4)], ""),
        ([Account(5, 0, 5)], ""),
        ([Account(5, 2, 3), Account(5, 2, 0)], "seat 1 owns 5, but has 2 free and 0 committed"),
        ([Account(5, 5, 3)], "seat 0 owns 5, but has 5 free and 3 committed"),
        ([Account(2, 0, 3)], "seat 0 owes 3 for what it bid, and owns 2"),
        ([Account(2, -1, 3)], "seat 0 owes 3 for what it bid, and owns 2"),
        ([Account(2, 3, -1)], "seat 0 has less than nothing: Account(owned=2, free=3, committed=-1)"),
        ([Account(-1, 0, -1)], "seat 0 has less than nothing: Account(owned=-1, free=0, committed=-1)"),
    ],
)
def test_purses_balance(accounts: list[Account], said: str) -> None:
    """Nobody owes more than it owns, and free and committed make up what is owned."""
    assert said == BALANCED.broken([], "any", accounts)


@given(st.lists(st.builds(Account, *[st.integers(-2, 6)] * 3), max_size=4))
def test_only_balanced_purses_pass(accounts: list[Account]) -> None:
    """The law is silent exactly where all numbers are 0 or more and add up."""
    sound = all(min(a.owned, a.free, a.committed) >= 0 and a.free + a.committed == a.owned for a in accounts)
    assert sound == ("" == BALANCED.broken([], "any", accounts))


@pytest.mark.parametrize(
    ("action", "after", "said"),
    [
        (Mine(2), (1, 6), ""),
        (Mine(9), (1, 9), ""),
        (Mine(2), (1, 4), "seat 1 was to gain 2, and got 0"),
        (Mine(2), (3, 4), "seat 1 was to gain 2, and got 0"),
        (Mine(1), (1, 1), "seat 1 was to gain 1, and got -3"),
        ("pass", (1, 99), ""),
    ],
)
def test_actions_give_what_is_stated(action: Any, after: tuple[int, ...], said: str) -> None:
    """The seat that took the action has as much more as the rules state, and only that action is looked at."""
    before, reached = Toy(replies(0, 1), goods=(1, 4)), Toy(goods=after)
    assert said == MINED.broken(before, action, reached)
    assert (type(action) is Mine) == looks(MINED, before, action, reached)
    assert "Mine gives what is stated" == MINED.name


def test_nobody_gains_after_the_end() -> None:
    """Where nobody had to choose there is nothing to look at."""
    assert not looks(MINED, Toy(), Mine(1), Toy(goods=(7,)))
    assert "" == MINED.broken(Toy(), Mine(1), Toy(goods=(7,)))


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ([], ""),
        ([("revealed", 0, 3), ("revealed", 1, 2)], ""),
        ([("revealed", 0, 0), ("revealed", 1, 0)], ""),
        ([("revealed", 0, 3), ("revealed", 1, 3), ("tied", 0, 0), ("tied", 1, 0)], ""),
        ([("revealed", 2, 3), ("revealed", 0, 1), ("revealed", 1, 3), ("tied", 1, 0), ("tied", 2, 0)], ""),
        ([("revealed", 0, 3), ("revealed", 1, 3)], "seat 0, 1 tied; named as tied by TOY-01: nobody"),
        (
            [("revealed", 0, 3), ("revealed", 1, 3), ("tied", 1, 0)],
            "seat 0, 1 tied; named as tied by TOY-01: seat 1",
        ),
        ([("revealed", 0, 3), ("revealed", 1, 2), ("tied", 0, 0)], "nobody tied; named as tied by TOY-01: seat 0"),
    ],
)
def test_ties_are_named(found: list[tuple[str, int, int]], said: str) -> None:
    """Exactly the seats that share the highest bid are named, if it is more than nothing."""
    after = happening(*found)
    assert said == TIES.broken(Toy(), "any", after)
    bids = [amount for name, _, amount in found if name == "revealed"]
    assert (bids.count(max(bids, default=0)) > 1 and max(bids) > 0) == looks(TIES, Toy(), "any", after)


def test_a_tie_is_named_with_its_rule() -> None:
    """Naming the tied with another rule than the one that breaks the tie does not do."""
    events = happening(("bid", 0, 3), ("bid", 1, 3)).events
    named = tuple(Event("shared", RuleId("TOY-09"), Seat(seat)) for seat in (0, 1))
    law = ties_are_named(RULE, revealed="bid", tied="shared")
    said = "seat 0, 1 tied; named as tied by TOY-01: nobody"
    assert said == law.broken(Toy(), "any", Toy(events=events + named))
    assert "" == ties_are_named(RuleId("TOY-09"), "bid", "shared").broken(Toy(), "any", Toy(events=events + named))


@pytest.mark.parametrize("law", [BALANCED, MINED, TIES])
def test_laws_travel(law: Any) -> None:
    """A law of functions that stand in a module can be sent to other processes."""
    back = pickle.loads(pickle.dumps(law))
    assert (type(law), law.name) == (type(back), back.name)
