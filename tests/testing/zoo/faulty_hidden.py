"""Games that show what they should hide, or hide what they should show."""

from __future__ import annotations

from testing.zoo import auction, legal, play, table, turn, views
from testing.zoo.exhibit import Exhibit, kept_as
from testing.zoo.sound import EDITION, SOUND, lots, setup
from testing.zoo.table import Action, Reveal, State, TakeTurn
from thesmos.core.agenda import decision_of
from thesmos.core.event import Event
from thesmos.core.game import NoOptions, Refusal
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.core.text import to_text
from thesmos.core.value import value

# visibility that is decided by the phase


def observe_by_phase(state: State, seat: Seat) -> State:
    """Hide hands and dials in turns; who wrote it forgot that auctions come in the middle of a turn."""
    view = views.observe(state, seat)
    return view if isinstance(decision_of(state), TakeTurn) else view.replace(players=state.players)


def deal_openly(seats: int, options: NoOptions, rng: Rng) -> State:
    """Say in the first events who was dealt what."""
    state = setup(EDITION, seats, options, rng)
    dealt = (Event("was dealt", table.SETUP, Seat(n), card) for n, p in enumerate(state.players) for card in p.hand)
    return state.replace(events=(*state.events, *dealt))


def offer_only_goods(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let nobody offer a bandit openly, which tells what the next lot is."""
    safe = state.edition.cards[state.market.lots[0].card].kind == "goods"
    return tuple(action for action in legal.in_turn(state, seat) if safe or action != table.Offer(sealed=False))


def say_the_next_lot(state: State, action: Action) -> tuple[Refusal, ...]:
    """Refuse with the name of the next lot."""
    refusals = legal.why_not(state, action)
    return tuple(r.replace(reason=f"{r.reason}; next is {state.market.lots[0].card}") for r in refusals[:1])


@value
class Tally(Reveal):
    """The step that will show the dials, with the highest so far."""

    best: int = 0
    leader: Seat | None = None


def tally(state: State, action: table.SetDial) -> State:
    """Keep count of the highest bid on the agenda, for all to see."""
    after, seat = auction.set_dial(state, action), turn.acting(state)
    before = next(entry for entry in after.agenda if isinstance(entry, Reveal))
    best = before.best if isinstance(before, Tally) else -1
    if action.amount <= best:
        return after
    told = Tally(action.amount, seat)
    return after.replace(agenda=tuple(told if entry is before else entry for entry in after.agenda))


def say_the_bid(state: State, action: table.SetDial) -> State:
    """Say to everybody what was bid in secret."""
    after = auction.set_dial(state, action)
    return after.replace(events=tuple(event.replace(seen_by=None) for event in after.events))


# secrets elsewhere


def buy_openly(state: State, action: table.Buy) -> State:
    """Say to everybody which card was bought."""
    after = turn.buy(state, action)
    return after.replace(events=tuple(event.replace(seen_by=None) for event in after.events))


@value
class LoggedState(State):
    """A state with a log."""

    log: tuple[str, ...] = ()


def logged_setup(seats: int, options: NoOptions, rng: Rng) -> LoggedState:
    """Begin an empty log."""
    state = setup(EDITION, seats, options, rng)
    return kept_as(LoggedState, state)  # type: ignore[no-any-return]


def log_events(state: LoggedState, action: Action) -> LoggedState:
    """Keep every event in the log, whoever may know it."""
    after = play.reduce(play.ACTIONS, play.STEPS, state, action)
    assert isinstance(after, LoggedState)
    return after.replace(log=(*after.log, *map(str, after.events)))


def log_states(state: LoggedState, action: Action) -> LoggedState:
    """Keep the last state as text, to go back to it."""
    after = play.reduce(play.ACTIONS, play.STEPS, state, action)
    assert isinstance(after, LoggedState)
    return after.replace(log=(to_text(state.replace(log=())),))


EXHIBITS = (
    Exhibit(
        "hands are hidden in one phase and shown in another",
        "visibility",
        lots(observe=observe_by_phase),
        "hides-what-it-says",
        "in hand 1, which is hidden from it",
    ),
    Exhibit(
        "the first events say who was dealt what",
        "visibility",
        lots(setup=deal_openly),
        "no-secret-in-view",
        "of which it knows no copy",
    ),
    Exhibit(
        "what may be offered tells the hidden lot",
        "visibility",
        lots(legal={TakeTurn: offer_only_goods}),
        "leaks-nothing",
        "has other legal actions",
    ),
    Exhibit(
        "a sealed bid shows on the agenda",
        "visibility",
        lots(actions={table.SetDial: tally}, steps={Tally: auction.reveal}),
        "hides-what-it-says",
        "sees which 'dial' was chosen",
        seats=(3,),
    ),
    Exhibit(
        "a sealed bid is said to everybody",
        "visibility",
        lots(actions={table.SetDial: say_the_bid}),
        "hides-what-it-says",
        "sees which 'dial' was chosen",
    ),
    Exhibit(
        "an event tells which card was bought",
        "secret in a text",
        lots(actions={table.Buy: buy_openly}),
        "no-secret-in-view",
        "of which it knows no copy",
    ),
    Exhibit(
        "the log has what only one seat saw",
        "secret in a text",
        SOUND.replace(setup=logged_setup, reduce=log_events),
        "no-secret-in-view",
        "of which it knows no copy",
    ),
    Exhibit(
        "the undo stack is part of what everybody sees",
        "secret in a text",
        SOUND.replace(setup=logged_setup, reduce=log_states),
        "no-secret-in-view",
        "of which it knows no copy",
    ),
    Exhibit(
        "a refusal names the hidden lot",
        "secret in a text",
        lots(why_not=say_the_next_lot),
        "leaks-nothing",
        "gets another refusal",
    ),
)
"""Every game of this page, with the law that must find its fault."""
