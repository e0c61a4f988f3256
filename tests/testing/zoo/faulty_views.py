"""Games with views that are stored or forget, completions that are none, and a bot that peeks."""

from __future__ import annotations

from typing import Any

from testing.zoo import play, table, turn, views
from testing.zoo.cards import DECK, LOTS, Card, Numbers, copies
from testing.zoo.exhibit import Exhibit, kept_as
from testing.zoo.sound import EDITION, SOUND, lots, setup
from testing.zoo.table import Action, Lot, State, TakeTurn
from thesmos.core.agenda import actor_of, decision_of
from thesmos.core.edition import Edition
from thesmos.core.game import NoOptions
from thesmos.core.ids import HIDDEN, Seat
from thesmos.core.observation import fill
from thesmos.core.rng import Rng
from thesmos.core.value import field, value

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
    Exhibit(
        "the true state stands behind what a seat sees",
        "true resample",
        WINDOW,
        "views-are-fresh",
        "has a 'edition' of its own",
        examples=1,
    ),
)
"""Every game of this page, with the law that must find its fault."""
