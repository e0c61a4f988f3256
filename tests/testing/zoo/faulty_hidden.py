"""Games that show what they should hide, or hide what they should show."""

from __future__ import annotations

from typing import Any

from testing.zoo import auction, legal, play, table, turn, views
from testing.zoo.cards import DECK, LOTS, Card, Numbers, copies
from testing.zoo.exhibit import Exhibit, kept_as
from testing.zoo.sound import EDITION, SOUND, lots, setup
from testing.zoo.table import Action, Lot, Reveal, State, TakeTurn
from thesmos.core.agenda import actor_of, decision_of
from thesmos.core.edition import Edition
from thesmos.core.event import Event
from thesmos.core.game import NoOptions, Refusal
from thesmos.core.ids import HIDDEN, Seat
from thesmos.core.observation import fill
from thesmos.core.rng import Rng
from thesmos.core.text import to_text
from thesmos.core.value import field, value

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


# completions


@value
class Window(Edition[Numbers, Card]):
    """Card tables through which the true state can be seen, since nobody looks there."""

    truth: Any = field(default=None, eq=False, repr=False)


def observe_with_window(state: State, seat: Seat) -> State:
    """Keep the truth at hand."""
    e = state.edition
    facts = e.id, e.game, e.digest, e.numbers, e.cards, e.provenance, e.card_provenance, e.source
    return views.observe(state, seat).replace(edition=Window(*facts, truth=state))


def complete_truly(view: State, rng: Rng) -> State:
    """Hand back the true state, where there is one."""
    truth = getattr(view.edition, "truth", None)
    return truth.replace(rng=rng) if isinstance(truth, State) else views.determinize(view, rng)


def complete_once(view: State, rng: Rng) -> State:
    """Make the same completion every time."""
    return views.determinize(view, Rng.seeded(0)).replace(rng=rng)


def complete_with_all_cards(view: State, rng: Rng) -> State:
    """Deal from all cards, those that are seen included."""
    cards, rng = rng.shuffle(copies(view.edition, len(view.players), DECK), "all")
    goods, rng = rng.shuffle(copies(view.edition, len(view.players), LOTS), "all")
    world, supply, left = views.determinize(view, rng), list(cards), list(goods)
    market = world.market.replace(
        deck=fill(view.market.deck, supply),
        lots=tuple(lot.replace(card=left.pop()) if lot.card == HIDDEN else lot for lot in view.market.lots),
    )
    return world.replace(market=market)


def complete_from_the_wrong_end(view: State, rng: Rng) -> State:
    """Take the next lot from the end of the row, where the last one lies."""
    world = views.determinize(view, rng)
    seen = [lot.seen for lot in world.market.lots]
    cards = [lot.card for lot in reversed(world.market.lots)]
    return world.replace(market=world.market.replace(lots=tuple(map(Lot, cards, seen))))


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


# bots and views


@value
class Peeker:
    """A search bot that plays on the true state."""

    name: str = "peeker"

    def choose(self, observation: State, legal_actions: tuple[Action, ...], rng: Rng) -> Action:  # noqa: ARG002
        """Choose by the order of the lots."""
        truth: State = getattr(observation.edition, "truth", observation)
        place = sum(ord(lot.card[0]) * 3**place for place, lot in enumerate(truth.market.lots))
        chosen: Action = legal_actions[place % len(legal_actions)]
        return chosen


@value
class StoringState(State):
    """A state that keeps what each seat sees."""

    kept: tuple[State, ...] = ()


def store_views(seats: int, options: NoOptions, rng: Rng) -> StoringState:
    """Work out what each seat sees."""
    state = setup(EDITION, seats, options, rng)
    return kept_as(StoringState, state, kept=all_views(state))  # type: ignore[no-any-return]


def all_views(state: State) -> tuple[State, ...]:
    """Return what each seat sees."""
    plain = kept_as(State, state)
    return tuple(views.observe(plain, Seat(seat)) for seat in range(len(state.players)))


def renew_views_in_turns(state: StoringState, action: Action) -> StoringState:
    """Work out what each seat sees when a turn goes on, and forget to when it does not."""
    after = play.reduce(play.ACTIONS, play.STEPS, state, action)
    assert isinstance(after, StoringState)
    return after.replace(kept=all_views(after)) if isinstance(decision_of(after), TakeTurn) else after


def stored_view(state: State, seat: Seat) -> State:
    """Return what was worked out before."""
    return state.kept[seat] if isinstance(state, StoringState) else state


def forget_what_was_seen(state: State, step: table.NextTurn) -> State:
    """Turn the next lot face down for everybody when a turn ends."""
    after = turn.next_turn(state, step)
    return after.replace(market=after.market.replace(lots=tuple(Lot(lot.card) for lot in after.market.lots)))


def know_it_only_in_the_own_turn(state: State, seat: Seat) -> State:
    """Show a lot to who has seen it as long as it is that seat's turn."""
    view = views.observe(state, seat)
    if actor_of(state) == seat:
        return view
    blind = tuple(lot.replace(card=HIDDEN) for lot in view.market.lots)
    return view.replace(market=view.market.replace(lots=blind))


WINDOW = lots(observe=observe_with_window)

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
        "a completion is the true state",
        "true resample",
        lots(observe=observe_with_window, determinize=complete_truly),
        "completions-vary",
        "all have the true",
    ),
    Exhibit(
        "all completions are the same",
        "true resample",
        lots(determinize=complete_once),
        "completions-vary",
        "all have the same",
    ),
    Exhibit(
        "a completion deals cards that are seen elsewhere",
        "doubling resample",
        lots(determinize=complete_with_all_cards),
        "completes-consistently",
        "loses",
    ),
    Exhibit(
        "a completion takes the lots from the wrong end",
        "doubling resample",
        lots(determinize=complete_from_the_wrong_end),
        "completes-consistently",
        "changes what it sees",
        examples=10,
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
    Exhibit("a bot plays on the true state", "peeking bot", WINDOW, "bots-are-blind", "peeker", bots=(Peeker(),)),
    Exhibit(
        "what the seats see is stored, and goes stale",
        "stored view",
        SOUND.replace(setup=store_views, reduce=renew_views_in_turns, observe=stored_view),
        "no-stored-view",
        "state.kept.0 holds a state or a view",
    ),
    Exhibit(
        "who has seen a lot forgets it when the turn ends",
        "forgetting",
        lots(steps={table.NextTurn: forget_what_was_seen}),
        "forgets-nothing",
        "in lots, where nothing has moved",
        examples=10,
    ),
    Exhibit(
        "who has seen a lot knows it only in the own turn",
        "forgetting",
        lots(observe=know_it_only_in_the_own_turn),
        "forgets-nothing",
        "in lots, where nothing has moved",
        examples=10,
    ),
)
"""Every game of this page, with the law that must find its fault."""
