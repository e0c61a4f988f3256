"""The ready-made invariants say what is wrong, and when there is anything to look at."""

from __future__ import annotations

from typing import Any

import pytest

from testing.zoo.table import OpenBid, SealedBid, SetDial
from thesmos.core.agenda import Decision, Step
from thesmos.core.event import Event
from thesmos.core.game import Invariant
from thesmos.core.ids import RuleId, Seat
from thesmos.core.value import Value, value
from thesmos.toolkit.invariants import (
    Account,
    Watch,
    adds_up,
    balanced,
    computed_anew,
    everyone_asked,
    gains,
    order_independent,
    ties_are_named,
    triggers_ask,
)

RULE = RuleId("TIE-1")
ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)


@value
class Little(Value):
    """A state with what these laws look at."""

    agenda: tuple[Decision | Step, ...] = ()
    events: tuple[Event, ...] = ()
    coins: tuple[int, ...] = (3, 3)


def at(*seats: int) -> Little:
    """Return a state in which seats wait to bid, the first one on top."""
    return Little(tuple(OpenBid(Seat(seat)) for seat in reversed(seats)))


def after(*events: tuple[str, int | None, int]) -> Little:
    """Return a state with events, each with its name, seat and amount."""
    return Little(
        events=tuple(Event(name, RULE, None if seat is None else Seat(seat), amount=n) for name, seat, n in events)
    )


def look(law: Invariant, before: Any, action: Any, later: Any) -> str | None:
    """Return what a law says, or None if it says that there is nothing to look at."""
    problem = law.broken(before, action, later)
    if isinstance(law, Watch) and not law.applies(before, action, later):
        assert problem == ""
        return None
    return problem


def three(state: Any) -> tuple[Seat, ...]:
    """Return an order of three seats."""
    return (ONE, TWO, ZERO)


@pytest.mark.parametrize(
    ("account", "says"),
    [
        (Account(5, 2, 3), ""),
        (Account(0, 0), ""),
        (Account(5, 2, 2), "seat 0 owns 5, but has 2 free and 2 committed"),
        (Account(5, 5, 3), "seat 0 owns 5, but has 5 free and 3 committed"),
        (Account(4, -1, 5), "seat 0 owes 5 for what it bid, and owns 4"),
        (Account(-1, -1), "seat 0 owes 0 for what it bid, and owns -1"),
        (Account(3, -1, 3), "seat 0 has less than nothing"),
    ],
)
def test_accounts_balance(account: Account, says: str) -> None:
    """What is free and what is committed are what is owned, and what is committed can be paid."""
    found = look(balanced(lambda _: [account]), None, None, None)
    assert found is not None
    assert found.startswith(says)
    assert bool(says) == bool(found)


def test_a_gain_is_what_is_stated() -> None:
    """Only actions of the kind are looked at, and the seat must get neither more nor less."""
    law = gains(SetDial, lambda state, seat: state.coins[seat], lambda _state, action: action.amount)
    before = at(1)
    assert look(law, before, SetDial(2), Little(coins=(3, 5))) == ""
    assert look(law, before, SetDial(2), Little(coins=(5, 3))) == "seat 1 was to gain 2, and got 0"
    assert look(law, before, "other", Little(coins=(5, 3))) is None


@pytest.mark.parametrize(
    ("before", "later", "says"),
    [
        (at(1), at(2), ""),
        (at(1, 2, 0), at(2, 0), ""),
        (at(0), at(), ""),
        (at(), at(1, 2, 0), ""),
        (at(), at(), None),
        (at(1), at(0), "seat 2 was to be asked next, not seat 0"),
        (at(1), at(), "seat 2 was to be asked next, not nobody"),
        (at(0), at(1), "nobody was to be asked next, not seat 1"),
        (at(), at(2, 0), "seat 1 was to be asked next, not seat 2"),
        (at(3), at(), "seat 3 was asked, which is not among [1, 2, 0]"),
    ],
)
def test_everyone_is_asked(before: Little, later: Little, says: str | None) -> None:
    """Each seat of a round is asked once and in its order, one after the other or all put down together."""
    assert says == look(everyone_asked(OpenBid, three), before, None, later)


def test_what_comes_between_does_not_end_a_round() -> None:
    """While something else is decided the round waits."""
    law = everyone_asked(OpenBid, three)
    between = Little((OpenBid(TWO), SealedBid(ZERO)))
    assert look(law, at(1), None, between) == ""
    assert look(law, between, None, at(2)) == ""
    assert look(law, between, None, at(0)) == "seat 2 was to be asked next, not seat 0"


def test_each_trigger_asks() -> None:
    """An event for each of two seats needs a decision of each."""
    law = triggers_ask("was called", OpenBid)
    happened = after(("was called", 0, 0), ("was called", 1, 0))
    assert look(law, None, None, happened.replace(agenda=at(0, 1).agenda)) == ""
    lost = happened.replace(agenda=at(1).agenda)
    assert look(law, None, None, lost) == "seat 0 was called, and has no OpenBid on the agenda"
    assert look(law, None, None, at(1)) is None


@pytest.mark.parametrize(
    ("events", "says"),
    [
        ([("met", None, 5), ("hit", 0, 3), ("hit", 1, 2), ("left", None, 0)], ""),
        ([("met", None, 5), ("left", None, 5)], ""),
        ([("met", None, 5), ("hit", 0, 3), ("left", None, 1)], "left 1 [TIE-1]: the blows leave 2"),
        ([("met", None, 5), ("hit", 0, 3), ("hit", 1, 3), ("left", None, 0)], "seat 1 hit 3 [TIE-1]: only 2 was left"),
        ([("met", None, 5), ("hit", 0, 3)], "'met' without 'left' after it"),
        ([("hit", 0, 3), ("met", None, 5), ("left", None, 5)], "seat 0 hit 3 [TIE-1]: without 'met' before it"),
        ([("hit", 0, 3)], None),
    ],
)
def test_blows_add_up(events: list[tuple[str, int | None, int]], says: str | None) -> None:
    """Each blow takes no more than is left, and what is left in the end is said."""
    law = adds_up("met", "hit", "left")
    later = after(*events)
    assert says == (look(law, None, None, later) if law.applies(None, None, later) else None)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("bids", "named", "says"),
    [
        ((2, 3, 3), (1, 2), ""),
        ((2, 3, 3), (1,), "seat 1, 2 tied; named as tied by TIE-1: seat 1"),
        ((2, 3, 3), (), "seat 1, 2 tied; named as tied by TIE-1: nobody"),
        ((2, 3, 1), (), None),
        ((0, 0, 0), (), None),
    ],
)
def test_ties_are_named(bids: tuple[int, ...], named: tuple[int, ...], says: str | None) -> None:
    """Those who share the highest bid are named, by events that cite the rule."""
    shown = [("revealed", seat, amount) for seat, amount in enumerate(bids)]
    later = after(*shown, *(("tied", seat, 0) for seat in named))
    assert says == look(ties_are_named(RULE), None, None, later)


def test_a_tie_must_cite_its_rule() -> None:
    """Being named by another rule is not enough."""
    shown = after(("revealed", 0, 3), ("revealed", 1, 3), ("tied", 0, 0), ("tied", 1, 0))
    assert look(ties_are_named(RuleId("TIE-2")), None, None, shown) is not None


def first_wins(state: Little, action: SetDial) -> Little:
    """Keep the first of equal bids, by adding the later ones behind it."""
    return Little(state.agenda[:-1], coins=(*state.coins, action.amount))


def by_seat(state: Little, action: SetDial) -> Little:
    """Keep each bid at the place of its seat."""
    coins = list(state.coins)
    top = state.agenda[-1]
    assert isinstance(top, OpenBid), top
    coins[top.seat] = action.amount
    return Little(state.agenda[:-1], coins=tuple(coins))


def both(state: Little) -> tuple[SetDial, ...]:
    """Return two bids for whoever is asked."""
    return (SetDial(1), SetDial(2)) if state.agenda else ()


def later_only(state: Little) -> tuple[SetDial, ...]:
    """Return a bid that is possible to the last seat alone."""
    return (SetDial(1), SetDial(2)) if len(state.agenda) == 1 else (SetDial(1),)


def test_the_order_of_secret_choices_makes_no_difference() -> None:
    """Two that wait are played in both orders, and where only one waits there is nothing to compare."""
    before = at(0, 1)
    fair, unfair = order_independent(OpenBid, by_seat, both), order_independent(OpenBid, first_wins, both)
    assert look(fair, before, SetDial(1), by_seat(before, SetDial(1))) == ""
    found = look(unfair, before, SetDial(1), first_wins(before, SetDial(1)))
    assert found is not None
    assert found.endswith("have another result in the other order")
    assert look(fair, at(1), SetDial(1), at()) is None


def test_the_order_of_secret_choices_does_not_decide_what_is_possible() -> None:
    """A choice that is possible in one order only is told."""
    before = at(0, 1)
    found = look(order_independent(OpenBid, by_seat, later_only), before, SetDial(1), by_seat(before, SetDial(1)))
    assert found is not None
    assert found.endswith("are possible in one order only")


def test_what_is_kept_is_computed_anew() -> None:
    """What a state keeps is compared with what it would be."""
    law = computed_anew("sum", lambda state: state.coins[-1], lambda state: sum(state.coins[:-1]))
    assert look(law, None, None, Little(coins=(1, 2, 3))) == ""
    assert look(law, None, None, Little(coins=(1, 2, 4))) == "4 is kept, computed anew it is 3"
    assert law.name == "the sum that is kept is true"
