"""Games that leave cards out, go wrong with some numbers of players, or with nothing left."""

from __future__ import annotations

from functools import partial

from testing.zoo import auction, fight, legal, table, turn, views
from testing.zoo.cards import Card
from testing.zoo.exhibit import Exhibit
from testing.zoo.sound import EDITION, lots, setup, unused
from testing.zoo.table import Action, Defence, Lot, OpenBid, State, TakeTurn
from thesmos.core.game import NoOptions, Refusal
from thesmos.core.ids import CardId, Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Table

LARGEST = 4
WITH_RELIC = EDITION.replace(cards=Table({**EDITION.cards, "relic": Card("relic", "goods", 1, 9)}))


def relic_last(seats: int, options: NoOptions, rng: Rng) -> State:
    """Put the relic under all other lots, behind one that nobody needs."""
    state = setup(WITH_RELIC, seats, options, rng)
    row = sorted(state.market.lots, key=lambda lot: lot.card == "relic")
    return state.replace(market=state.market.replace(lots=tuple(row)))


def end_before_the_last(state: State, step: table.NextTurn) -> State:
    """End the game when one lot is left, which was to be none."""
    return turn.next_turn(state.replace(left=1) if len(state.market.lots) == 1 else state, step)


def no_spies(state: State, seat: Seat) -> tuple[Action, ...]:
    """Leave spies out."""
    return tuple(action for action in legal.in_turn(state, seat) if action != table.PlaySpy())


def refuse_spies(state: State, action: Action) -> tuple[Refusal, ...]:
    """Leave spies out."""
    refusals = legal.why_not(state, action)
    return (*refusals, Refusal(table.SPY, "spies are asleep")) if action == table.PlaySpy() else refusals


def two_bid_alone(state: State, action: table.Offer) -> State:
    """With two seats, ask the other one alone."""
    after = auction.offer(state, action)
    if len(state.players) > 2 or action.sealed:
        return after
    return after.replace(agenda=(*after.agenda[:-1], OpenBid(state.turn)))


def short_table(state: State, step: table.Fight) -> State:
    """Look up what each seat is worth in a table that is too short for the largest number of players."""
    shares = (1, 1, 1)
    assert all(shares[seat] for seat in step.called)
    return fight.fight(state, step)


def see_the_last_hand(state: State, seat: Seat) -> State:
    """With the largest number of players, forget to hide the hand of the last one."""
    view = views.observe(state, seat)
    if len(state.players) < LARGEST:
        return view
    return view.replace(players=(*view.players[:-1], state.players[-1]))


def always_buy(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let cards be bought when there are none."""
    listed = legal.in_turn(state, seat)
    can_pay = state.players[seat].coins >= state.edition.numbers.price
    return listed if table.Buy() in listed or not can_pay else (table.Buy(), *listed)


def strongest_guard_only(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let the strongest card of the hand defend; there may be none."""
    cards = state.edition.cards
    best: CardId = max(state.players[seat].hand, key=lambda card: cards[card].strength)
    return (table.Defend(best), table.Yield()) if cards[best].kind == "guard" else (table.Yield(),)


def deal_the_crown_away(seats: int, options: NoOptions, rng: Rng) -> State:
    """Leave the most precious lot out."""
    state = setup(EDITION, seats, options, rng)
    row: tuple[Lot, ...] = tuple(lot for lot in state.market.lots if lot.card != "crown")
    return state.replace(market=state.market.replace(lots=row))


EXHIBITS = (
    Exhibit(
        "a card is never set up",
        "idle cards",
        lots(setup=deal_the_crown_away),
        "sets-up-every-card",
        "the card 'crown'",
        examples=1,
    ),
    Exhibit(
        "a card is never reached",
        "idle cards",
        lots(
            WITH_RELIC,
            setup=relic_last,
            steps={table.NextTurn: end_before_the_last},
            unused=partial(unused, WITH_RELIC),
        ),
        "relic",
        listed="idle",
    ),
    Exhibit(
        "a card is never played",
        "idle cards",
        lots(legal={TakeTurn: no_spies}, why_not=refuse_spies),
        "play spy",
        listed="untaken",
    ),
    Exhibit(
        "with two seats one is not asked",
        "special seats",
        lots(actions={table.Offer: two_bid_alone}),
        "invariants: OpenBid asks every seat",
        "was to be asked next",
        seats=(2, 3),
        examples=2,
    ),
    Exhibit(
        "with the most seats a table is too short",
        "special seats",
        lots(steps={table.Fight: short_table}),
        "never-raises",
        "IndexError: tuple index out of range",
        seats=(3, 4),
    ),
    Exhibit(
        "with the most seats a hand is open",
        "special seats",
        lots(observe=see_the_last_hand),
        "hides-what-it-says",
        "in hand 3, which is hidden from it",
        seats=(3, 4),
        examples=1,
    ),
    Exhibit(
        "buying fails when there are no cards",
        "empty zones",
        lots(legal={TakeTurn: always_buy}),
        "never-raises",
        "IndexError",
        examples=10,
    ),
    Exhibit(
        "defending fails with an empty hand",
        "empty zones",
        lots(legal={Defence: strongest_guard_only}),
        "never-raises",
        "ValueError: max()",
    ),
)
"""Every game of this page, with the law that must find its fault."""
