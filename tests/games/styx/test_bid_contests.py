from __future__ import annotations

import pytest

from games.styx.contests import HOST, attacks, bids, musters, placed
from games.styx.table import (
    actor,
    allowed,
    army,
    asked,
    center,
    chaos,
    coins,
    influence,
    legal,
    play,
    player,
    rest,
    soul,
    table,
    tokens,
)


@pytest.mark.rule("STYX-BID-10")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_token_is_stated_once(seats: int) -> None:
    """However often they are outbid, all owners state one bid each, and what was stated stays."""
    state, order = musters(*[9] * seats), []
    for amount in range(1, seats):
        order.append(actor(state))
        state = play(state, f"bid {amount}")
    assert list(range(seats - 1)) == order
    assert ("bid", seats - 1) == (asked(state), actor(state))
    assert [f"seat {seat} muster left {seat + 1}" for seat in range(seats - 1)] == tokens(state)[:-1]
    assert ("place", 1) == (asked(play(state, "skip")), actor(play(state, "skip")))


@pytest.mark.rule("STYX-BID-11")
@pytest.mark.parametrize("kind", ["muster", "eliminate"])
def test_a_skip_is_always_possible_and_free(kind: str) -> None:
    """A token may be skipped although a bid could be paid; it costs nothing and does nothing."""
    state = placed(table(*[player(army="bearer imp")] * 3, right="vampire"), *[f"{kind} left"] * 3)
    for _ in range(3):
        assert allowed(state, "skip")
        state = play(state, "skip")
    assert ["bearer imp"] * 3 == [army(state, seat) for seat in range(3)]
    assert ((4, 4, 4), (1, 1, 1), (0, 0, 0)) == (coins(state), influence(state), soul(state))
    assert ("ogre", 2) == (center(state), chaos(state)), "the card is left over"


@pytest.mark.rule("STYX-BID-12")
def test_a_skip_leaves_the_minimum() -> None:
    """After skips alone the least bid is one again; after a bid and a skip that bid still has to be beaten."""
    assert bids(1, 4) == set(legal(play(musters(4, 4, 4), "skip", "skip")))
    assert bids(3, 4) == set(legal(play(musters(4, 4, 4), "bid 2", "skip")))
    assert bids(1, 7) == set(legal(play(attacks(HOST, HOST, HOST), "skip", "skip")))
    assert bids(3, 7) == set(legal(play(attacks(HOST, HOST, HOST), "bid 2", "skip")))
    assert bids(4, 7) == set(legal(play(attacks(HOST, HOST, HOST, left="kraken"), "skip", "skip")))


@pytest.mark.rule("STYX-BID-13")
@pytest.mark.parametrize("kind", ["muster", "eliminate"])
def test_the_two_cards_are_contested_apart(kind: str) -> None:
    """A bid on the left card raises nothing on the right one; on the same card it does."""
    state = table(*[player(army=HOST, coins=7)] * 3)
    state = play(placed(state, f"{kind} left", f"{kind} right", f"{kind} left"), "bid 5")
    assert bids(1, 7) == set(legal(state))
    assert bids(6, 7) == set(legal(play(state, "bid 1")))


@pytest.mark.rule("STYX-BID-14")
@pytest.mark.parametrize(("one", "other"), [("muster", "eliminate"), ("eliminate", "muster")])
def test_coins_and_strength_are_contested_apart(one: str, other: str) -> None:
    """Coins bid for a card raise no bid of Strength on it, and the other way round; equal tokens do."""
    state = table(*[player(army=HOST, coins=7)] * 3)
    state = play(placed(state, f"{one} left", f"{other} left", f"{one} left"), "bid 5")
    assert bids(1, 7) == set(legal(state))
    assert bids(6, 7) == set(legal(play(state, "bid 2")))


@pytest.mark.rule("STYX-BID-15")
@pytest.mark.parametrize(
    ("line", "winner", "price"),
    [
        (("bid 1", "bid 2", "bid 3"), 2, 3),
        (("bid 1", "bid 4", "skip"), 1, 4),
        (("bid 2", "skip", "skip"), 0, 2),
        (("skip", "bid 1", "bid 4"), 2, 4),
    ],
)
def test_the_last_bidder_wins(line: tuple[str, ...], winner: int, price: int) -> None:
    """The highest bid takes the card; since each bid beats those before, it is the last one."""
    state = play(musters(4, 4, 4), *line)
    assert ["bearer ogre" if seat == winner else "bearer" for seat in range(3)] == [army(state, n) for n in range(3)]
    assert tuple(4 - price if seat == winner else 4 for seat in range(3)) == coins(state)
    fight = play(attacks(HOST, HOST, HOST), *line)
    assert ("pay", winner) == (asked(fight), actor(fight))


@pytest.mark.rule("STYX-BID-16")
@pytest.mark.parametrize(
    ("payment", "left"),
    [
        (("pay ogre",), "bearer imp ~ogre ghoul"),
        (("pay imp", "pay ghoul"), "bearer ~imp ogre ~ghoul"),
    ],
)
def test_the_winner_picks_the_payment_afterwards(payment: tuple[str, ...], left: str) -> None:
    """A bid of two binds the amount alone: the winner pays with one card of Strength two or two cards of one."""
    state = play(attacks("bearer imp ogre ghoul", "bearer", "bearer"), "bid 2")
    assert "bearer imp ogre ghoul" == army(state, 0)
    assert ("bid", 1) == (asked(state), actor(state))
    state = play(state, "skip", "skip")
    assert ("pay", 0) == (asked(state), actor(state))
    assert left == army(play(state, *payment), 0)


@pytest.mark.rule("STYX-BID-17")
def test_a_tithe_is_asked_for_nothing() -> None:
    """A Tithe is turned up without a word between two bids, and pays its owner whatever the others do."""
    state = table(player(), player(), player(), left="imp")
    state = placed(state, "eliminate left", "tithe left", "muster left")
    assert ("bid", 0) == (asked(state), actor(state))
    state = play(state, "bid 1")
    assert ("bid", 2) == (asked(state), actor(state)), "nothing is asked of seat 1"
    assert "seat 1 tithe left" == tokens(state)[1]
    after = rest(play(state, "bid 4"))
    assert (4, 5, 4) == coins(after), "1 from the own army, although the target is Eliminated"
