"""The turn of a seat in Lots: what it may do alone."""

from __future__ import annotations

from testing.zoo import table
from testing.zoo.cards import DECK, SPY, names
from testing.zoo.table import Agenda, Buy, EndTurn, Lot, NextTurn, PlaySpy, Sell, State, TakeTurn, player_changed
from thesmos.core.agenda import decision_of
from thesmos.core.event import Event
from thesmos.core.ids import Seat
from thesmos.toolkit.cards import in_order, with_at, without
from thesmos.toolkit.seating import next_seat

ACTIONS_OF_A_TURN = 2


def acting(state: State) -> Seat:
    """Return the seat that is asked."""
    top = decision_of(state)
    assert top is not None, "the game is over"
    return top.seat


def used_one(state: State) -> Agenda:
    """Return the agenda with one action of the turn used up."""
    top = decision_of(state)
    assert isinstance(top, TakeTurn), top
    return (TakeTurn(top.seat, top.left - 1),) if top.left > 1 else (NextTurn(),)


def reshuffle(state: State) -> State:
    """Make the pile the deck."""
    order = {card: place for place, card in enumerate(names(state.edition, DECK))}
    deck, rng = state.rng.shuffle(in_order(state.market.pile, order), "reshuffle")
    return state.replace(market=state.market.replace(deck=deck, pile=()), rng=rng)


def buy(state: State, action: Buy) -> State:
    """Pay for the top card of the deck."""
    events: tuple[Event, ...] = ()
    if not state.market.deck:
        events = (Event("reshuffled", table.DECK, amount=len(state.market.pile)),)
        state = reshuffle(state)
    seat, market, price = acting(state), state.market, state.edition.numbers.price
    player, card = state.players[seat], state.market.deck[-1]
    return state.replace(
        players=player_changed(state, seat, hand=(*player.hand, card), coins=player.coins - price),
        market=market.replace(deck=market.deck[:-1], bank=market.bank + price),
        agenda=used_one(state),
        events=(*events, Event("bought", table.BUY, seat, card, seen_by=(seat,))),
    )


def sell(state: State, action: Sell) -> State:
    """Take the value of a card."""
    seat, market, worth = acting(state), state.market, state.edition.cards[action.card].value
    player = state.players[seat]
    return state.replace(
        players=player_changed(state, seat, hand=without(player.hand, action.card), coins=player.coins + worth),
        market=market.replace(pile=(*market.pile, action.card), bank=market.bank - worth),
        agenda=used_one(state),
        events=(Event("sold", table.SELL, seat, action.card, worth),),
    )


def play_spy(state: State, action: PlaySpy) -> State:
    """Look at the next lot."""
    seat, market = acting(state), state.market
    lot = Lot(market.lots[0].card, tuple(sorted((*market.lots[0].seen, seat))))
    return state.replace(
        players=player_changed(state, seat, hand=without(state.players[seat].hand, SPY)),
        market=market.replace(pile=(*market.pile, SPY), lots=with_at(market.lots, 0, lot)),
        agenda=used_one(state),
        events=(Event("looked", table.SPY, seat, lot.card, seen_by=(seat,)),),
    )


def end_turn(state: State, action: EndTurn) -> State:
    """End the turn."""
    return state.replace(agenda=(NextTurn(),), events=(Event("ended the turn", table.TURN, acting(state)),))


def next_turn(state: State, step: NextTurn) -> State:
    """Let the next seat begin, or end the game."""
    if state.left == 1 or not state.market.lots:
        ended = Event("ended", table.END)
        return state.replace(left=state.left - 1, agenda=(), events=(*state.events, ended))
    seat = next_seat(state.turn, len(state.players))
    return state.replace(turn=seat, left=state.left - 1, agenda=(TakeTurn(seat, ACTIONS_OF_A_TURN),))
