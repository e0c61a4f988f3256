"""Lots: a small complete game without faults, from which the faulty ones are made by a small change each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from testing.zoo import table
from testing.zoo.auction import bidders
from testing.zoo.cards import DECK, HOME, LOTS, LotsEdition, copies, load_lots_edition
from testing.zoo.legal import LEGAL, Legal, all_actions, legal_actions, why_not, write
from testing.zoo.play import ACTIONS, STEPS, Reducers, reduce
from testing.zoo.table import Action, Lot, Market, OpenBid, Player, State, TakeTurn
from testing.zoo.turn import ACTIONS_OF_A_TURN
from testing.zoo.views import determinize, hidden, observe, zones
from thesmos.core.event import Event
from thesmos.core.game import Game, Invariant, NoOptions, Outcome
from thesmos.core.ids import Seat
from thesmos.core.ledger import Ledger
from thesmos.core.notation import Notation
from thesmos.core.rng import Rng
from thesmos.core.value import Table
from thesmos.toolkit import invariants as laws
from thesmos.toolkit.cards import deal
from thesmos.toolkit.seating import clockwise, ranked

LEDGER = Ledger.load(HOME / "ledger.toml")
EDITION = load_lots_edition()
NONE: Table[type, Any] = Table()
BOUND = 250
"""A turn has at most 9 actions with 4 seats, a game 24 turns."""


def setup(edition: LotsEdition, seats: int, options: NoOptions, rng: Rng) -> State:
    """Shuffle and deal."""
    numbers, first = edition.numbers, Seat(0)
    cards, rng = rng.shuffle(copies(edition, seats, DECK), "setup.deck")
    lots, rng = rng.shuffle(copies(edition, seats, LOTS), "setup.lots")
    hands, deck = deal(cards, clockwise(first, seats), numbers.hand)
    return State(
        edition=edition,
        players=tuple(Player(hands[Seat(seat)], numbers.purse) for seat in range(seats)),
        market=Market(deck, (), tuple(map(Lot, lots)), (), numbers.bank),
        turn=first,
        left=numbers.rounds * seats,
        agenda=(TakeTurn(first, ACTIONS_OF_A_TURN),),
        rng=rng,
        events=(Event("dealt", table.SETUP, amount=numbers.hand),),
    )


def outcome(state: State) -> Outcome | None:
    """Return how the game ended."""
    if state.agenda:
        return None
    scores = tuple(
        player.coins + sum(state.edition.cards[card].value for card in player.goods) for player in state.players
    )
    return Outcome(ranked(scores), "time" if state.market.lots else "lots", table.END, scores)


def accounts(state: State) -> list[laws.Account]:
    """Return the money of each seat: coins in the purse and on the table, less what the standing bids will cost."""
    fee, found = state.edition.numbers.fee, []
    for seat, player in enumerate(state.players):
        standing = [top.high for top in state.agenda if isinstance(top, OpenBid) and top.leader == seat]
        sealed = [player.dial] if player.dial else []
        free = player.coins - sum(amount + fee for amount in sealed)
        owed = sum(amount + fee for amount in standing + sealed)
        found.append(laws.Account(player.coins + player.stake, free, owed))
    return found


def fighters(state: State) -> tuple[Seat, ...]:
    """Return the seats that a bandit calls, in their order."""
    step = next(entry for entry in state.agenda if isinstance(entry, table.Fight))
    return step.called


def hand_size(state: State, seat: Seat) -> int:
    """Return how many cards a seat holds."""
    return len(state.players[seat].hand)


def coins(state: State, seat: Seat) -> int:
    """Return the coins in a purse."""
    return state.players[seat].coins


def one(state: State, action: Action) -> int:
    """Return what is got for the price of a card: one."""
    return 1


def worth(state: State, action: table.Sell) -> int:
    """Return what is got for a card."""
    return state.edition.cards[action.card].value


def invariants(play: Any, legal: Any) -> tuple[Invariant, ...]:
    """Return the laws of Lots alone."""
    return (
        laws.balanced(accounts),
        laws.gains(table.Buy, hand_size, one),
        laws.gains(table.Sell, coins, worth),
        laws.everyone_asked(OpenBid, bidders),
        laws.everyone_asked(table.SealedBid, bidders),
        laws.everyone_asked(table.Defence, fighters),
        laws.triggers_ask("was called", table.Defence),
        laws.ties_are_named(table.TIE),
        laws.adds_up("faced", "struck", "was left with"),
        laws.order_independent(table.SealedBid, play, legal),
        laws.order_independent(table.Defence, play, legal),
    )


def unused(edition: LotsEdition, seats: int) -> tuple[str, ...]:
    """Return the cards that stay in the box."""
    return tuple(card.id for card in edition.cards.values() if seats < card.seats)


def lots(
    edition: LotsEdition = EDITION,
    *,
    actions: Reducers = NONE,
    steps: Reducers = NONE,
    legal: Mapping[type, Legal] = NONE,
    **changes: Any,
) -> Game[State, Action]:
    """Return the rules of Lots.

    Args:
        edition: the cards.
        actions: reducers of some actions in place of the sound ones.
        steps: reducers of some steps in place of the sound ones.
        legal: generators of the legal actions of some decisions in place of the sound ones.
        changes: of other fields of the game.
    """
    play = partial(reduce, Table({**ACTIONS, **actions}), Table({**STEPS, **steps}))
    possible = partial(legal_actions, Table({**LEGAL, **legal}))
    game = Game(
        name="lots",
        seats=range(edition.numbers.players[0], edition.numbers.players[1] + 1),
        version="1",
        ledger=LEDGER,
        options=NoOptions,
        setup=partial(setup, edition),
        legal_actions=possible,
        why_not=why_not,
        reduce=play,
        outcome=outcome,
        observe=observe,
        determinize=determinize,
        notation=Notation.of(all_actions(edition), write),
        edition=edition,
        open_edition=open_edition,
        zones=zones,
        hidden=hidden,
        invariants=invariants(play, possible),
        unused=partial(unused, edition),
        bound=BOUND,
    )
    return game.replace(**changes) if changes else game


def open_edition(path: str | Path) -> Game[State, Action]:
    """Return the rules of Lots with the cards of a file."""
    return lots(load_lots_edition(path))


SOUND = lots()
