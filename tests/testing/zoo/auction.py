"""Auctions of Lots: open ones, sealed ones, and what becomes of the lot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from testing.zoo import table
from testing.zoo.table import (
    Agenda,
    Bid,
    Defence,
    Deliver,
    Fight,
    NextTurn,
    Offer,
    OpenBid,
    Pass,
    Reveal,
    SealedBid,
    SetDial,
    State,
    player_changed,
)
from testing.zoo.turn import acting
from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.toolkit.seating import clockwise, next_seat


def bidders(state: State) -> tuple[Seat, ...]:
    """Return the seats in the order in which an auction asks them."""
    return clockwise(next_seat(state.turn, len(state.players)), len(state.players))


def offer(state: State, action: Offer) -> State:
    """Begin an auction."""
    order = bidders(state)
    asked: Agenda = (OpenBid(order[0]),)
    if action.sealed:
        asked = (Reveal(), *(SealedBid(seat) for seat in reversed(order)))
    word = "offered sealed" if action.sealed else "offered openly"
    return state.replace(agenda=(NextTurn(), *asked), events=(Event(word, table.OFFER, acting(state)),))


def next_bid(state: State, seat: Seat, high: int, leader: Seat | None) -> Agenda:
    """Return the agenda when a seat has been asked in an open auction."""
    order = bidders(state)
    place = order.index(seat) + 1
    entry = OpenBid(order[place], high, leader) if place < len(order) else Deliver(leader)
    return (*state.agenda[:-1], entry)


def bid(state: State, action: Bid) -> State:
    """Put coins on the table; an outbid seat takes its own back."""
    top = state.agenda[-1]
    assert isinstance(top, OpenBid), top
    events = [Event("bid", table.OPEN, top.seat, amount=action.amount)]
    if top.leader is not None:
        other = state.players[top.leader]
        state = state.replace(players=player_changed(state, top.leader, coins=other.coins + other.stake, stake=0))
        events.append(Event("was outbid", table.OPEN, top.leader))
    return state.replace(
        players=staked(state, top.seat, action.amount),
        agenda=next_bid(state, top.seat, action.amount, top.seat),
        events=tuple(events),
    )


def staked(state: State, seat: Seat, amount: int) -> Any:
    """Return the players when one of them puts a bid and the fee on the table."""
    stake = amount + state.edition.numbers.fee
    return player_changed(state, seat, coins=state.players[seat].coins - stake, stake=stake)


def pass_by(state: State, action: Pass) -> State:
    """Stay out of an open auction."""
    top = state.agenda[-1]
    assert isinstance(top, OpenBid), top
    agenda = next_bid(state, top.seat, top.high, top.leader)
    return state.replace(agenda=agenda, events=(Event("passed", table.OPEN, top.seat),))


def set_dial(state: State, action: SetDial) -> State:
    """Bid in secret."""
    seat = acting(state)
    return state.replace(
        players=player_changed(state, seat, dial=action.amount),
        agenda=state.agenda[:-1],
        events=(Event("set its dial", table.SEAL, seat, amount=action.amount, seen_by=(seat,)),),
    )


def highest(bids: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats that share the highest bid; none if nobody bids."""
    return tuple(Seat(seat) for seat, amount in enumerate(bids) if amount == max(bids) > 0)


def reveal(state: State, step: Reveal) -> State:
    """Show the dials and take the stake of the buyer."""
    bids = [player.dial or 0 for player in state.players]
    best = highest(bids)
    events = [Event("revealed", table.SEAL, Seat(seat), amount=amount) for seat, amount in enumerate(bids)]
    if len(best) > 1:
        events += [Event("tied", table.TIE, seat, amount=bids[seat]) for seat in best]
    buyer = next((seat for seat in bidders(state) if seat in best), None)
    if buyer is not None:
        state = state.replace(players=staked(state, buyer, bids[buyer]))
    return state.replace(
        players=tuple(player.replace(dial=None) for player in state.players),
        agenda=(*state.agenda[:-1], Deliver(buyer)),
        events=(*state.events, *events),
    )


def deliver(state: State, step: Deliver) -> State:
    """Turn the lot over, and take what is paid for it."""
    market, buyer = state.market, step.buyer
    lot, market = market.lots[0].card, market.replace(lots=market.lots[1:])
    if buyer is None:
        unsold = Event("was left", table.LOT, what=lot)
        market = market.replace(lost=(*market.lost, lot))
        return state.replace(market=market, agenda=state.agenda[:-1], events=(*state.events, unsold))
    player = state.players[buyer]
    market = market.replace(bank=market.bank + player.stake)
    paid = Event("paid", table.PAY, buyer, amount=player.stake)
    state = state.replace(players=player_changed(state, buyer, stake=0), market=market, agenda=state.agenda[:-1])
    state = state.replace(events=(*state.events, paid))
    return called(state, buyer, lot) if state.edition.cards[lot].kind == "bandit" else gained(state, buyer, lot)


def gained(state: State, buyer: Seat, lot: CardId) -> State:
    """Hand over goods."""
    goods = (*state.players[buyer].goods, lot)
    events = (*state.events, Event("gained", table.LOT, buyer, lot))
    return state.replace(players=player_changed(state, buyer, goods=goods), events=events)


def called(state: State, buyer: Seat, bandit: CardId) -> State:
    """Call two seats to arms, the buyer first."""
    pair = (buyer, next_seat(buyer, len(state.players)))
    return state.replace(
        market=state.market.replace(lost=(*state.market.lost, bandit)),
        agenda=(*state.agenda, Fight(bandit, pair), *(Defence(seat) for seat in reversed(pair))),
        events=(*state.events, *(Event("was called", table.BANDIT, seat, bandit) for seat in pair)),
    )
