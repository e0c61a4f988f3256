"""Games whose auctions and payments go wrong."""

from __future__ import annotations

from testing.zoo import auction, legal, table, turn
from testing.zoo.exhibit import Exhibit
from testing.zoo.sound import lots
from testing.zoo.table import Action, OpenBid, SealedBid, State, TakeTurn
from thesmos.core.agenda import decision_of
from thesmos.core.ids import Seat

BALANCE = "invariants: bids and purses balance"


def bid_without_return(state: State, action: table.Bid) -> State:
    """Leave the stake of an outbid seat on the table."""
    top, after = state.agenda[-1], auction.bid(state, action)
    assert isinstance(top, OpenBid), top
    if top.leader is None:
        return after
    outbid = state.players[top.leader]
    return after.replace(players=table.player_changed(after, top.leader, coins=outbid.coins, stake=outbid.stake))


def bid_on_credit(state: State, action: table.Bid) -> State:
    """Leave the coins of a standing bid in the purse."""
    after, seat = auction.bid(state, action), turn.acting(state)
    return after.replace(players=table.player_changed(after, seat, coins=state.players[seat].coins, stake=0))


def all_the_money(state: State, seat: Seat) -> int:
    """Return the highest bid that leaves nothing for the fee."""
    return min(state.edition.numbers.dial, max(0, state.players[seat].coins))


def bid_all(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let all the money be bid."""
    top = decision_of(state)
    assert isinstance(top, OpenBid), top
    return (*(table.Bid(amount) for amount in range(top.high + 1, all_the_money(state, seat) + 1)), table.Pass())


def seal_all(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let all the money be bid in secret."""
    return tuple(table.SetDial(amount) for amount in range(all_the_money(state, seat) + 1))


def bid_and_skip(state: State, action: table.Bid) -> State:
    """Ask the seat after the next one."""
    after = auction.bid(state, action)
    top = after.agenda[-1]
    if not isinstance(top, OpenBid) or top.seat == state.turn:
        return after
    return after.replace(agenda=auction.next_bid(after, top.seat, top.high, top.leader))


def stay_out_for_two(state: State, action: table.SetDial) -> State:
    """Take a dial at 0 for the answer of the next seat as well."""
    after = auction.set_dial(state, action)
    asked = isinstance(after.agenda[-1], SealedBid)
    return after.replace(agenda=after.agenda[:-1]) if asked and not action.amount else after


def reveal_silently(state: State, step: table.Reveal) -> State:
    """Break ties and say nothing of it."""
    after = auction.reveal(state, step)
    return after.replace(events=tuple(event for event in after.events if event.name != "tied"))


def sell_to_empty_bank(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let cards be sold that the bank can't pay for."""
    sales = dict.fromkeys(state.players[seat].hand)
    others = (action for action in legal.in_turn(state, seat) if not isinstance(action, table.Sell))
    return (*map(table.Sell, sales), *others)


def sell_for_what_there_is(state: State, action: table.Sell) -> State:
    """Pay what the bank has."""
    after, seat = turn.sell(state, action), turn.acting(state)
    short = max(0, -after.market.bank)
    return after.replace(
        players=table.player_changed(after, seat, coins=after.players[seat].coins - short),
        market=after.market.replace(bank=after.market.bank + short),
    )


EXHIBITS = (
    Exhibit(
        "what an outbid seat had bid is still spent",
        "outbid",
        lots(actions={table.Bid: bid_without_return}),
        BALANCE,
        "free and 0 committed",
    ),
    Exhibit(
        "what is bid can still be spent",
        "outbid",
        lots(actions={table.Bid: bid_on_credit}),
        BALANCE,
        "committed",
    ),
    Exhibit(
        "all the money may be bid, and the fee can't be paid",
        "unpayable bid",
        lots(legal={OpenBid: bid_all}),
        BALANCE,
        "for what it bid, and owns",
    ),
    Exhibit(
        "all the money may be bid in secret",
        "unpayable bid",
        lots(legal={SealedBid: seal_all}),
        BALANCE,
        "for what it bid, and owns",
    ),
    Exhibit(
        "a bid skips the next bidder",
        "dropped bidder",
        lots(actions={table.Bid: bid_and_skip}),
        "invariants: OpenBid asks every seat",
        "was to be asked next",
        seats=(3,),
    ),
    Exhibit(
        "who stays out takes the next bidder along",
        "dropped bidder",
        lots(actions={table.SetDial: stay_out_for_two}),
        "keeps-what-is-to-come",
        "the agenda lost",
        seats=(3,),
    ),
    Exhibit(
        "a tie is broken silently",
        "silent tie",
        lots(steps={table.Reveal: reveal_silently}),
        "invariants: ties are named",
        "tied; named as tied by LOTS-TIE-01: nobody",
        examples=10,
    ),
    Exhibit(
        "a card is given away for nothing",
        "paid for nothing",
        lots(legal={TakeTurn: sell_to_empty_bank}, actions={table.Sell: sell_for_what_there_is}),
        "invariants: Sell gives what is stated",
        "was to gain",
        examples=25,
    ),
)
"""Every game of this page, with the law that must find its fault."""
