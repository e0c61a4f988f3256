from __future__ import annotations

import pickle

import pytest

from thesmos.core.agenda import Entry
from thesmos.core.event import Event
from thesmos.core.ids import Seat
from thesmos.toolkit.invariants import everyone_asked, order_independent, triggers_ask
from toolkit.invariants.toy import RULE, Other, Reply, Toy, Work, looks, replies


def order(_: Toy) -> tuple[Seat, ...]:
    """Return the order of a round: seat 2 begins."""
    return (Seat(2), Seat(0), Seat(1))


EVERYONE = everyone_asked(Reply, order)
OTHER = Other(Seat(0))


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ((OTHER,), (OTHER,), ""),
        ((OTHER,), replies(1, 0, 2), ""),
        ((OTHER,), replies(2), ""),
        ((OTHER,), replies(1, 2, 0), "seat 2 was to be asked next, not seat 0"),
        (replies(1, 0, 2), replies(1, 0), ""),
        (replies(2), replies(0), ""),
        (replies(1, 0, 2), replies(1), "seat 0 was to be asked next, not seat 1"),
        (replies(1, 0, 2), (), "seat 0 was to be asked next, not nobody"),
        (replies(1, 0, 2), replies(1, 0, 2), "seat 0 was to be asked next, not seat 2"),
        (replies(1), (OTHER,), ""),
        (replies(1), replies(2), "nobody was to be asked next, not seat 2"),
        (replies(5), (), "seat 5 was asked, which is not among [2, 0, 1]"),
        ((*replies(1, 0), OTHER), replies(1, 0), ""),
        ((*replies(1, 0), OTHER), (*replies(1, 0), Work()), ""),
        ((*replies(1, 0), OTHER), replies(1), "seat 0 was to be asked next, not seat 1"),
        ((*replies(1, 0), OTHER), (), "seat 0 was to be asked next, not nobody"),
    ],
)
def test_everyone_is_asked(before: tuple[Entry, ...], after: tuple[Entry, ...], said: str) -> None:
    """A round begins with its first seat, goes on in its order whatever comes between, and leaves nobody out."""
    assert said == EVERYONE.broken(Toy(before), "any", Toy(after))


@pytest.mark.parametrize(
    ("before", "after", "there"),
    [((), (), False), ((OTHER,), (Work(),), False), (replies(1), (), True), ((OTHER,), replies(2), True)],
)
def test_a_round_is_looked_at(before: tuple[Entry, ...], after: tuple[Entry, ...], there: bool) -> None:
    """The law has something to look at as long as a decision of the kind waits, before or after."""
    assert there == looks(EVERYONE, Toy(before), "any", Toy(after))
    assert "Reply asks every seat" == EVERYONE.name


def hits(*seats: int) -> tuple[Event, ...]:
    """Return an event for each of these seats, and one of another name."""
    return (Event("slept", RULE, Seat(3)), *(Event("was hit", RULE, Seat(seat)) for seat in seats))


@pytest.mark.parametrize(
    ("agenda", "events", "said"),
    [
        ((), (), ""),
        ((), hits(), ""),
        (replies(1), hits(1), ""),
        ((*replies(0, 1), OTHER), hits(1, 0), ""),
        (replies(1, 1), hits(1, 1), ""),
        (replies(2, 1), hits(1), ""),
        (replies(1), hits(1, 1), "seat 1 was hit, and has no Reply on the agenda"),
        ((OTHER,), hits(0), "seat 0 was hit, and has no Reply on the agenda"),
        (replies(1), hits(2, 0, 1), "seat 0, 2 was hit, and has no Reply on the agenda"),
    ],
)
def test_each_trigger_asks(agenda: tuple[Entry, ...], events: tuple[Event, ...], said: str) -> None:
    """As many decisions wait for a seat as there were events of the name for it."""
    law = triggers_ask("was hit", Reply)
    after = Toy(agenda, events)
    assert said == law.broken(Toy(), "any", after)
    assert (len(events) > 1) == looks(law, Toy(), "any", after)
    assert "each seat that was hit is asked" == law.name


def secret(state: Toy, bid: int) -> Toy:
    """Keep a bid where its seat has it, whoever comes first."""
    seat = state.agenda[-1].seat  # type: ignore[union-attr]
    goods = tuple(bid if place == seat else old for place, old in enumerate(state.goods))
    return state.replace(agenda=state.agenda[:-1], goods=goods)


def in_a_row(state: Toy, bid: int) -> Toy:
    """Keep bids in the order in which they came."""
    return state.replace(agenda=state.agenda[:-1], goods=(*state.goods, bid))


def any_bid(_: Toy) -> tuple[int, ...]:
    """Allow three bids."""
    return (1, 2, 3)


def higher(state: Toy) -> tuple[int, ...]:
    """Allow bids above those that are there."""
    return tuple(bid for bid in (1, 2, 3) if bid > max(state.goods))


def test_the_order_makes_no_difference() -> None:
    """Where bids are kept by seat, both orders give the same, wherever two decisions wait together."""
    law = order_independent(Reply, secret, any_bid)
    before = Toy(replies(0, 1), goods=(0, 0))
    assert looks(law, before, 2, secret(before, 2))
    assert "" == law.broken(before, 2, secret(before, 2))
    assert "the order of Reply makes no difference" == law.name


def test_the_order_makes_a_difference() -> None:
    """Where bids are kept as they came, the law names two that show it."""
    before = Toy(replies(0, 1), goods=())
    law = order_independent(Reply, in_a_row, any_bid)
    said = law.broken(before, 2, in_a_row(before, 2))
    assert "2 of seat 1 and 1 of seat 0 have another result in the other order" == said
    before = Toy(replies(0, 1), goods=(0, 0))
    law = order_independent(Reply, secret, higher)
    said = law.broken(before, 2, secret(before, 2))
    assert "2 of seat 1 and 3 of seat 0 are possible in one order only" == said


@pytest.mark.parametrize("agenda", [(), replies(0), (*replies(0), OTHER), (OTHER, *replies(0)), (*replies(0), Work())])
def test_one_decision_has_no_order(agenda: tuple[Entry, ...]) -> None:
    """Where no two decisions of the kind wait on top, there is nothing to look at and nothing wrong."""
    law = order_independent(Reply, in_a_row, any_bid)
    before, after = Toy(agenda), Toy(agenda[:-1])
    assert not looks(law, before, 1, after)
    assert "" == law.broken(before, 1, after)


@pytest.mark.parametrize("law", [EVERYONE, triggers_ask("was hit", Reply), order_independent(Reply, secret, any_bid)])
def test_laws_travel(law: object) -> None:
    """A law of functions that stand in a module can be sent to other processes."""
    back = pickle.loads(pickle.dumps(law))
    assert (type(law), law.name) == (type(back), back.name)  # type: ignore[attr-defined]
    assert "" == back.broken(Toy(), "any", Toy())
