"""Games that can't be undone, copied, saved or compared."""

from __future__ import annotations

from typing import Any

from testing.zoo import auction, legal, table
from testing.zoo.exhibit import Exhibit, kept_as
from testing.zoo.sound import EDITION, SOUND, lots, setup
from testing.zoo.table import Action, State, TakeTurn
from thesmos.core.agenda import actor_of, decision_of
from thesmos.core.game import NoOptions
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.core.value import field, value
from thesmos.toolkit.invariants import computed_anew

_FOUND: dict[object, tuple[Action, ...]] = {}


def remembered(state: State) -> tuple[Action, ...]:
    """Remember what is legal for a seat until something is done."""
    seat = actor_of(state)
    if seat not in _FOUND:
        _FOUND[seat] = SOUND.legal_actions(state)
    return _FOUND[seat]


def forget_and_reduce(state: State, action: Action) -> State:
    """Forget what was legal, and go on."""
    _FOUND.clear()
    return SOUND.reduce(state, action)


def bid_in_place(state: State, action: table.Bid) -> State:
    """Take the coins out of the purse that the earlier state has as well."""
    after = auction.bid(state, action)
    seat = state.agenda[-1].seat  # type: ignore[union-attr]
    object.__setattr__(state.players[seat], "coins", after.players[seat].coins)
    return after


def only_this_spy(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let a spy be played if it is the very object that the edition has."""
    spy: Any = state.edition.cards["spy"].id
    held = any(card is spy for card in state.players[seat].hand)
    return tuple(action for action in legal.in_turn(state, seat) if held or not isinstance(action, table.PlaySpy))


@value
class CopyingState(State):
    """A state that is copied by hand."""

    def __copy__(self) -> CopyingState:
        """Copy all but how many turns are left."""
        return self.replace(left=0)


def copying_setup(seats: int, options: NoOptions, rng: Rng) -> CopyingState:
    """Begin with a state of that class."""
    state = setup(EDITION, seats, options, rng)
    return kept_as(CopyingState, state)  # type: ignore[no-any-return]


@value
class MarkedState(State):
    """A state whose hash is a mark that changes with every action."""

    mark: int = field(default=0, eq=False)

    def __hash__(self) -> int:
        """Return the mark."""
        return self.mark


def marked_setup(seats: int, options: NoOptions, rng: Rng) -> MarkedState:
    """Begin with a mark of 0."""
    state = setup(EDITION, seats, options, rng)
    return kept_as(MarkedState, state)  # type: ignore[no-any-return]


def mark_who_acts(state: MarkedState, action: Action) -> State:
    """Change the mark."""
    return SOUND.reduce(state, action).replace(mark=state.mark * 31 + SOUND.notation.encode(action) + 1)


@value
class HashedState(State):
    """A state with a hash of the purses that is kept up to date."""

    position: int = 0


def position(state: State) -> int:
    """Return the hash of the purses."""
    return sum(player.coins * 101**seat for seat, player in enumerate(state.players))


def hashed_setup(seats: int, options: NoOptions, rng: Rng) -> HashedState:
    """Compute the hash."""
    state = setup(EDITION, seats, options, rng)
    return kept_as(HashedState, state, position=position(state))  # type: ignore[no-any-return]


def hash_who_acts(state: HashedState, action: Action) -> State:
    """Bring the hash up to date for the seat that acts; it is not always the only one whose purse changes."""
    top = decision_of(state)
    assert top is not None
    after = SOUND.reduce(state, action)
    change = after.players[top.seat].coins - state.players[top.seat].coins
    return after.replace(position=state.position + change * 101**top.seat)


def kept_position(state: HashedState) -> int:
    """Return the hash that is kept."""
    return state.position


EXHIBITS = (
    Exhibit(
        "legal actions are remembered by seat",
        "cache",
        SOUND.replace(legal_actions=remembered, reduce=forget_and_reduce),
        "undo-is-the-earlier-value",
        "after an undo other actions are legal",
    ),
    Exhibit(
        "a bid changes the earlier state",
        "cache",
        lots(actions={table.Bid: bid_in_place}),
        "undo-is-the-earlier-value",
        "changed the state that it was applied to",
    ),
    Exhibit(
        "a copy forgets a field",
        "cache",
        SOUND.replace(setup=copying_setup),
        "copies-are-equal",
        "is not equal to it",
        examples=1,
    ),
    Exhibit(
        "a hash tells how a state came about",
        "drifting hash",
        SOUND.replace(setup=marked_setup, reduce=mark_who_acts),
        "hash-computed-anew",
        "computed anew",
        examples=1,
    ),
    Exhibit(
        "a card is looked for by identity",
        "identity",
        lots(legal={TakeTurn: only_this_spy}),
        "text-form-is-the-state",
        "other legal actions",
    ),
    Exhibit(
        "a hash that is kept misses the purses of others",
        "drifting hash",
        SOUND.replace(
            setup=hashed_setup,
            reduce=hash_who_acts,
            invariants=(computed_anew("position hash", kept_position, position),),
        ),
        "invariants: the position hash that is kept is true",
        "computed anew it is",
    ),
)
"""Every game of this page, with the law that must find its fault."""
