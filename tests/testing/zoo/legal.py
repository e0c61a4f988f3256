"""What is legal in Lots, once to be fast and once to be plain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from testing.zoo import table
from testing.zoo.cards import GUARDS, LotsEdition, names
from testing.zoo.cards import SPY as SPY_CARD
from testing.zoo.table import (
    Action,
    Bid,
    Buy,
    Defence,
    Defend,
    EndTurn,
    Offer,
    OpenBid,
    Pass,
    PlaySpy,
    SealedBid,
    Sell,
    SetDial,
    State,
    TakeTurn,
    Yield,
)
from thesmos.core.agenda import decision_of
from thesmos.core.game import Refusal
from thesmos.core.ids import Seat

Legal = Callable[[State, Seat], tuple[Action, ...]]


def most(state: State, seat: Seat) -> int:
    """Return the highest bid that a seat can pay with its fee."""
    numbers = state.edition.numbers
    return min(numbers.dial, max(0, state.players[seat].coins - numbers.fee))


def in_turn(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the actions of a turn."""
    player, market, cards = state.players[seat], state.market, state.edition.cards
    found: list[Action] = []
    if player.coins >= state.edition.numbers.price and (market.deck or market.pile):
        found.append(Buy())
    hand = dict.fromkeys(player.hand)
    found += [Sell(card) for card in hand if cards[card].value <= market.bank]
    if SPY_CARD in hand and seat not in market.lots[0].seen:
        found.append(PlaySpy())
    return (*found, Offer(sealed=False), Offer(sealed=True), EndTurn())


def in_open_auction(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the bids above the highest, and to pass."""
    top = decision_of(state)
    assert isinstance(top, OpenBid), top
    return (*(Bid(amount) for amount in range(top.high + 1, most(state, seat) + 1)), Pass())


def in_sealed_auction(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the settings of the dial."""
    return tuple(SetDial(amount) for amount in range(most(state, seat) + 1))


def in_defence(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the guards of the hand, and to yield."""
    hand = dict.fromkeys(state.players[seat].hand)
    return (*(Defend(card) for card in hand if state.edition.cards[card].kind == "guard"), Yield())


LEGAL: dict[type, Legal] = {
    TakeTurn: in_turn,
    OpenBid: in_open_auction,
    SealedBid: in_sealed_auction,
    Defence: in_defence,
}


def legal_actions(legal: Mapping[type, Legal], state: State) -> tuple[Action, ...]:
    """Return every legal action."""
    top = decision_of(state)
    return () if top is None else legal[type(top)](state, top.seat)


def why_not(state: State, action: Action) -> tuple[Refusal, ...]:
    """Return every clause that forbids an action."""
    top = decision_of(state)
    if top is None:
        return (Refusal(table.END, "the game is over"),)
    rule, asked = ASKED[type(top)]
    if type(action) not in asked:
        return (Refusal(rule, f"seat {top.seat} is asked for something else"),)
    return tuple(_clauses(state, top, action))


def _clauses(state: State, top: Any, action: Action) -> Iterator[Refusal]:
    match action:
        case Buy() | Sell() | PlaySpy():
            yield from _in_turn(state, top.seat, action)
        case Bid(amount):
            if amount <= top.high:
                yield Refusal(table.OPEN, f"{amount} is not more than {top.high}")
            yield from _unpayable(state, top.seat, amount)
        case SetDial(amount):
            yield from _unpayable(state, top.seat, amount)
        case Defend(card) if card not in state.players[top.seat].hand:
            yield Refusal(table.FIGHT, f"there is no {card} in the hand")


def _in_turn(state: State, seat: Seat, action: Buy | Sell | PlaySpy) -> Iterator[Refusal]:
    player, market, price = state.players[seat], state.market, state.edition.numbers.price
    match action:
        case Buy():
            if player.coins < price:
                yield Refusal(table.BUY, f"the price is {price}, seat {seat} has {player.coins}")
            if not market.deck and not market.pile:
                yield Refusal(table.DECK, "the deck and the pile are empty")
        case Sell(card):
            if card not in player.hand:
                yield Refusal(table.SELL, f"there is no {card} in the hand")
            if state.edition.cards[card].value > market.bank:
                yield Refusal(table.SELL, f"the bank has {market.bank} coins, too few for {card}")
        case PlaySpy():
            if SPY_CARD not in player.hand:
                yield Refusal(table.SPY, "there is no spy in the hand")
            if seat in market.lots[0].seen:
                yield Refusal(table.SPY, "the next lot is known")


def _unpayable(state: State, seat: Seat, amount: int) -> Iterator[Refusal]:
    fee, coins = state.edition.numbers.fee, state.players[seat].coins
    if amount and amount + fee > coins:
        yield Refusal(table.PAY, f"{amount} and the fee of {fee} are more than the {coins} coins of seat {seat}")


ASKED = {
    TakeTurn: (table.TURN, (Buy, Sell, PlaySpy, Offer, EndTurn)),
    OpenBid: (table.OPEN, (Bid, Pass)),
    SealedBid: (table.SEAL, (SetDial,)),
    Defence: (table.FIGHT, (Defend, Yield)),
}
"""For each decision its rule and the actions that answer it."""


def all_actions(edition: LotsEdition) -> Iterator[Action]:
    """Yield every action of the game."""
    yield from (Buy(), PlaySpy(), Offer(sealed=False), Offer(sealed=True), EndTurn(), Pass(), Yield())
    yield from (Sell(card) for card in names(edition, ("guard", "spy")))
    yield from (Defend(card) for card in names(edition, GUARDS))
    yield from (Bid(amount) for amount in range(1, edition.numbers.dial + 1))
    yield from (SetDial(amount) for amount in range(edition.numbers.dial + 1))


def write(action: Action) -> str:
    """Return the text of an action."""
    match action:
        case Sell(card):
            return f"sell {card}"
        case Defend(card):
            return f"defend {card}"
        case Bid(amount):
            return f"bid {amount}"
        case SetDial(amount):
            return f"dial {amount}"
        case Offer(sealed):
            return "offer sealed" if sealed else "offer open"
        case _:
            return {Buy: "buy", PlaySpy: "play spy", EndTurn: "end turn", Pass: "pass", Yield: "yield"}[type(action)]
