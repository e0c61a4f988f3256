from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thesmos.toolkit.invariants import adds_up, computed_anew
from thesmos.toolkit.invariants.watch import happened, seat_names
from toolkit.invariants.toy import Toy, happening, looks

FIGHT = adds_up("faced", "struck", "had left")
FACED, LEFT = ("faced", None, 5), ("had left", None, 1)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ([], ""),
        ([("slept", 0, 9)], ""),
        ([FACED, ("struck", 0, 3), ("struck", 1, 1), LEFT], ""),
        ([FACED, ("slept", 0, 9), ("struck", 0, 4), LEFT], ""),
        ([("faced", None, 1), LEFT], ""),
        ([FACED, ("struck", 0, 4), LEFT, ("faced", None, 2), ("struck", 1, 1), LEFT], ""),
        ([FACED, ("struck", 0, 5), ("had left", None, 0)], ""),
        ([FACED, ("struck", 0, 3), LEFT], "had left 1 [TOY-01]: the blows leave 2"),
        ([FACED, LEFT], "had left 1 [TOY-01]: the blows leave 5"),
        ([FACED, ("struck", 0, 3), ("struck", 1, 3), LEFT], "seat 1 struck 3 [TOY-01]: only 2 was left"),
        ([("struck", 0, 3)], "seat 0 struck 3 [TOY-01]: without 'faced' before it"),
        ([LEFT], "had left 1 [TOY-01]: without 'faced' before it"),
        ([FACED, ("struck", 0, 4), LEFT, ("struck", 0, 1)], "seat 0 struck 1 [TOY-01]: without 'faced' before it"),
        ([FACED, ("struck", 0, 4)], "'faced' without 'had left' after it"),
        ([FACED], "'faced' without 'had left' after it"),
    ],
)
def test_blows_add_up(found: list[tuple[str, int | None, int]], said: str) -> None:
    """What there was, less each blow in turn, is what is left; each fight has its beginning and its end."""
    after = happening(*found)
    assert said == FIGHT.broken(Toy(), "any", after)
    assert any(name == "faced" for name, *_ in found) == looks(FIGHT, Toy(), "any", after)
    assert "faced, struck and had left add up" == FIGHT.name


@given(st.integers(0, 20), st.lists(st.integers(1, 9), max_size=4), st.integers(0, 20))
def test_only_true_sums_pass(total: int, blows: list[int], rest: int) -> None:
    """The law is silent exactly where the rest is what the blows leave."""
    found = [("faced", None, total), *(("struck", 0, blow) for blow in blows), ("had left", None, rest)]
    assert (total - sum(blows) == rest) == ("" == FIGHT.broken(Toy(), "any", happening(*found)))


@pytest.mark.parametrize(("after", "said"), [("2xx", ""), ("3xx", "3 is kept, computed anew it is 2"), ("0", "")])
def test_what_is_kept_is_true(after: str, said: str) -> None:
    """What is kept is compared with what it would be if it were computed anew, in the state after."""
    law = computed_anew("number of stones", lambda state: int(state[0]), lambda state: state.count("x"))
    assert said == law.broken("9", "any", after)
    assert "the number of stones that is kept is true" == law.name


def test_help_for_laws() -> None:
    """An event is found by its name, and seats are named in a message."""
    assert happened("faced", Toy(), "any", happening(("slept", 0, 0), FACED))
    assert not happened("faced", happening(FACED), "any", happening(("slept", 0, 0)))
    assert ("nobody", "seat 0", "seat 2, None") == (seat_names([]), seat_names([0]), seat_names([2, None]))  # type: ignore[list-item]
