"""Games whose states are not data, whose records don't hold, and whose cards vanish or double."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from testing.zoo import auction, fight, table, turn
from testing.zoo.cards import LotsEdition, load_lots_edition
from testing.zoo.exhibit import Exhibit, kept_as
from testing.zoo.sound import EDITION, SOUND, lots, setup
from testing.zoo.table import Action, NextTurn, State
from thesmos.core.game import Game, NoOptions
from thesmos.core.rng import Rng
from thesmos.core.value import context, field, value
from thesmos.toolkit.invariants import adds_up


@value
class Then(NextTurn):
    """A step that keeps a function to call."""

    call: Any = None


def offer_and_then(state: State, action: table.Offer) -> State:
    """Put a function on the agenda."""
    after = auction.offer(state, action)
    return after.replace(agenda=(Then(lambda later: later), *after.agenda[1:]))


@value
class NotedState(State):
    """A state with a list of notes."""

    notes: list[str] = field(factory=list, eq=False)


def noted_setup(seats: int, options: NoOptions, rng: Rng) -> NotedState:
    """Begin a list."""
    state = setup(EDITION, seats, options, rng)
    return kept_as(NotedState, state)  # type: ignore[no-any-return]


def note(state: NotedState, action: Action) -> NotedState:
    """Add to the list that all states share."""
    state.notes.append("acted")
    after = SOUND.reduce(state, action)
    assert isinstance(after, NotedState)
    return after


@value
class CachingState(State):
    """A state with a cache that all states of a match share."""

    cache: dict[int, int] = context(factory=dict)


def caching_setup(seats: int, options: NoOptions, rng: Rng) -> CachingState:
    """Begin a cache."""
    state = setup(EDITION, seats, options, rng)
    return kept_as(CachingState, state)  # type: ignore[no-any-return]


@value
class CountingState(State):
    """A state that counts its actions in a field that no text or digest has."""

    actions: int = context(default=0)


def counting_setup(seats: int, options: NoOptions, rng: Rng) -> CountingState:
    """Begin to count."""
    state = setup(EDITION, seats, options, rng)
    return kept_as(CountingState, state)  # type: ignore[no-any-return]


def count(state: CountingState, action: Action) -> State:
    """Count an action."""
    return SOUND.reduce(state, action).replace(actions=state.actions + 1)


def named(edition: LotsEdition) -> LotsEdition:
    """Return an edition whose digest is that of its name, whatever the cards are."""
    return edition.replace(digest=edition.id)


def open_by_name(path: str | Path) -> Game[State, Action]:
    """Return the rules of Lots with the cards of a file."""
    return lots(named(load_lots_edition(path)))


def open_with_old_digest(path: str | Path) -> Game[State, Action]:
    """Return the rules of Lots with other cards and the digest of those that were there before."""
    return lots(load_lots_edition(path).replace(digest=EDITION.digest))


def lose_the_fee(state: State, step: table.Deliver) -> State:
    """Let the fee vanish on its way to the bank."""
    after = auction.deliver(state, step)
    fee = 0 if step.buyer is None else state.edition.numbers.fee
    return after.replace(market=after.market.replace(bank=after.market.bank - fee))


def defend_and_keep(state: State, action: table.Defend) -> State:
    """Set a guard, and keep it in the hand."""
    seat = turn.acting(state)
    after = fight.defend(state, action)
    return after.replace(players=table.player_changed(after, seat, hand=state.players[seat].hand))


def buy_from_lost_pile(state: State, action: table.Buy) -> State:
    """Forget the last card of the pile when it is shuffled."""
    market = state.market
    if not market.deck and len(market.pile) > 1:
        state = state.replace(market=market.replace(pile=market.pile[:-1]))
    return turn.buy(state, action)


NAMED = named(EDITION)

EXHIBITS = (
    Exhibit(
        "the agenda holds a function",
        "not data",
        lots(actions={table.Offer: offer_and_then}, steps={Then: turn.next_turn}),
        "states-are-data",
        "is not data",
    ),
    Exhibit(
        "the state holds a list",
        "not data",
        SOUND.replace(setup=noted_setup, reduce=note),
        "states-are-data",
        "list is not data",
    ),
    Exhibit(
        "all states share a cache",
        "not data",
        SOUND.replace(setup=caching_setup),
        "states-are-data",
        "state.cache (dict) can be changed",
        examples=1,
    ),
    Exhibit(
        "a count is in no text and no digest",
        "not data",
        SOUND.replace(setup=counting_setup, reduce=count),
        "states-are-data",
        "is declared the same in all states of a match",
        examples=1,
    ),
    Exhibit(
        "the digest of an edition is that of its name",
        "edited cards",
        lots(NAMED, open_edition=open_by_name),
        "digest-follows-content",
        "another content has the same digest",
        examples=1,
    ),
    Exhibit(
        "the digest of an edition was not brought up to date",
        "edited cards",
        lots(open_edition=open_with_old_digest),
        "digest-follows-content",
        "another content has the same digest",
        examples=1,
    ),
    Exhibit(
        "the fee goes nowhere",
        "vanishing",
        lots(steps={table.Deliver: lose_the_fee}),
        "conserves",
        "['coin'] vanished",
    ),
    Exhibit(
        "a guard is on the table and in the hand",
        "vanishing",
        lots(actions={table.Defend: defend_and_keep}),
        "conserves",
        "appeared",
    ),
    Exhibit(
        "a card is lost when the pile is shuffled",
        "vanishing",
        lots(actions={table.Buy: buy_from_lost_pile}),
        "conserves",
        "vanished",
    ),
    Exhibit(
        "a law about zones has no zones to look at",
        "blind law",
        SOUND.replace(zones=None),
        "conserves",
        examples=1,
        listed="unvisited",
    ),
    Exhibit(
        "a law about fights looks for events that never happen",
        "blind law",
        SOUND.replace(invariants=(*SOUND.invariants, adds_up("met", "hit", "withstood"))),
        "invariants: met, hit and withstood add up",
        examples=1,
        listed="unvisited",
    ),
)
"""Every game of this page, with the law that must find its fault."""
