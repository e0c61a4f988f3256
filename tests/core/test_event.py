from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.strategies import EVENTS, SEATS
from thesmos.core.event import Event, happened, seen_from
from thesmos.core.ids import HIDDEN, RuleId, Seat

RULE = RuleId("TOY-01")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("reshuffled", RULE), "reshuffled [TOY-01]"),
        (Event("drew", RULE, Seat(0)), "seat 0 drew [TOY-01]"),
        (Event("drew", RULE, Seat(1), "imp"), "seat 1 drew imp [TOY-01]"),
        (Event("won", RULE, Seat(1), amount=3), "seat 1 won 3 [TOY-01]"),
        (Event("lost", RULE, amount=-3), "lost -3 [TOY-01]"),
        (Event("stole", RULE, Seat(1), "imp", 2, Seat(0)), "seat 1 stole imp 2 (seat 0) [TOY-01]"),
        (Event("was left", RULE, what="minotaur", amount=2), "minotaur was left 2 [TOY-01]"),
        (Event("is next", RULE, what="imp"), "imp is next [TOY-01]"),
        (Event("chaos moved", RULE, what="imp", amount=2), "chaos moved 2 (imp) [TOY-01]"),
        (Event("faced", RULE, what="imp"), "faced imp [TOY-01]"),
        (Event("was dealt", RULE, Seat(1), "imp"), "seat 1 was dealt imp [TOY-01]"),
    ],
)
def test_an_event_in_one_line(event: Event, line: str) -> None:
    """An event says who did what to what, and its rule last."""
    assert line == str(event)


def test_a_secret_event_from_each_seat() -> None:
    """A seat that may know sees all but who else knows; any other sees neither the card nor the number."""
    event = Event("looked at", RULE, Seat(0), "imp", 4, Seat(3), (Seat(0), Seat(2)))
    assert (event.replace(seen_by=(Seat(0),)),) == seen_from((event,), Seat(0))
    assert (event.replace(seen_by=(Seat(2),)),) == seen_from((event,), Seat(2))
    hidden = Event("looked at", RULE, Seat(0), HIDDEN, 0, Seat(3), ())
    assert (hidden,) == seen_from((event,), Seat(1))
    assert "seat 0 looked at ? (seat 3) [TOY-01]" == str(hidden)


def test_an_event_of_nothing_hides_nothing() -> None:
    """Where there was no card, a placeholder does not pretend that there was one."""
    event = Event("counted", RULE, amount=4, seen_by=())
    assert "counted [TOY-01]" == str(seen_from((event,), Seat(0))[0])


def test_open_events_are_the_same_objects() -> None:
    """Where nothing is secret, nothing is made anew."""
    events = (Event("drew", RULE), Event("won", RULE, Seat(1)))
    assert events is seen_from(events, Seat(0))
    assert () == seen_from((), Seat(0))


@given(st.lists(EVENTS, max_size=6).map(tuple), SEATS)
def test_what_a_seat_sees(events: tuple[Event, ...], seat: Seat) -> None:
    """Seeing keeps the order and the open parts, shows secrets to those that may know, and is done after once."""
    seen = seen_from(events, seat)
    assert seen == seen_from(seen, seat)
    for event, view in zip(events, seen, strict=True):
        assert event.replace(what="", amount=0, seen_by=None) == view.replace(what="", amount=0, seen_by=None)
        if event.seen_by is None:
            assert event == view
        elif seat in event.seen_by:
            assert (event.what, event.amount, (seat,)) == (view.what, view.amount, view.seen_by)
        else:
            assert (HIDDEN if event.what else "", 0, ()) == (view.what, view.amount, view.seen_by)


@given(EVENTS, EVENTS, SEATS)
def test_two_secrets_look_the_same(one: Event, other: Event, seat: Seat) -> None:
    """Events that differ only in what a seat may not know can't be told apart by it."""
    first = one.replace(what="imp", seen_by=tuple(known for known in range(6) if known != seat))
    second = first.replace(what="ogre", amount=other.amount, seen_by=())
    assert seen_from((first,), seat) == seen_from((second,), seat)


@given(EVENTS)
def test_happened_gives_the_event(event: Event) -> None:
    """What happened is the event of the same fields, by position or by name."""
    fields = (event.name, event.rule, event.seat, event.what, event.amount, event.other, event.seen_by)
    made = happened(*fields)
    assert event == made
    assert hash(event) == hash(made)
    assert str(event) == str(made)
    named = happened(
        name=event.name,
        rule=event.rule,
        seat=event.seat,
        what=event.what,
        amount=event.amount,
        other=event.other,
        seen_by=event.seen_by,
    )
    assert event == named


def test_happened_fills_in_what_is_not_said() -> None:
    """What is left out is what an event has without it."""
    assert Event("reshuffled", RULE) == happened("reshuffled", RULE)
    assert Event("drew", RULE, Seat(0), seen_by=(Seat(0),)) == happened("drew", RULE, Seat(0), seen_by=(Seat(0),))


def test_happened_tells_events_apart() -> None:
    """Events that differ in one field are different."""
    fields: tuple[Any, ...] = ("stole", RULE, Seat(1), "imp", 2, Seat(0), (Seat(1),))
    others = ("took", RuleId("TOY-02"), Seat(2), "ogre", 3, Seat(3), None)
    changed = [(*fields[:place], other, *fields[place + 1 :]) for place, other in enumerate(others)]
    made = [happened(*fields), *(happened(*each) for each in changed)]
    assert 8 == len(set(made))
    assert [Event(*fields), *(Event(*each) for each in changed)] == made
