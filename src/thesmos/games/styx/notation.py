"""The text form of Styx actions, and all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from thesmos.core.ids import CardId, Seat
from thesmos.games.styx import actions as act
from thesmos.games.styx.actions import BIDS, PLACES, SIDES, Action
from thesmos.games.styx.cards import StyxEdition

WRITERS: dict[type, Callable[[Any], str]] = {
    act.Place: lambda one: f"place {one.token} {SIDES[one.slot]}",
    act.Look: lambda one: f"look at seat {one.seat} token {one.number + 1}",
    act.Bid: lambda one: f"bid {one.amount}",
    act.Skip: lambda _: "skip",
    act.Pay: lambda one: f"pay {one.card}",
    act.Discard: lambda one: f"discard {one.card}",
    act.Give: lambda one: f"give {one.card}",
    act.Take: lambda one: f"take {one.card}" + ("" if one.seat is None else f" from seat {one.seat}"),
    act.Raise: lambda one: f"raise {one.card}",
    act.Remove: lambda one: f"remove {one.card}",
    act.ClaimSoul: lambda _: "claim soul",
    act.TakeTotem: lambda _: "take totem",
    act.Summon: lambda one: f"summon {one.card}",
    act.NameFirst: lambda one: f"name seat {one.seat}",
    act.Decline: lambda _: "decline",
}


def write(action: Action) -> str:
    """Return the text of an action.

    >>> write(act.Take("imp", 2))
    'take imp from seat 2'
    """
    return WRITERS[type(action)](action)


def all_actions(edition: StyxEdition, seats: int) -> Iterator[Action]:
    """Yield every action that can be legal in some state, in a fixed order."""
    yield from PLACES
    yield from (act.SKIP, act.DECLINE, act.CLAIM_SOUL, act.TAKE_TOTEM)
    yield from BIDS[1:]
    table = [Seat(seat) for seat in range(seats)]
    for seat in table:
        yield from (act.Look(seat, 0), act.Look(seat, 1), act.NameFirst(seat))
    for name in edition.cards:
        card = CardId(name)
        for verb in (act.Pay, act.Discard, act.Give, act.Take, act.Raise, act.Remove, act.Summon):
            yield verb(card)
        yield from (act.Take(card, seat) for seat in table)
