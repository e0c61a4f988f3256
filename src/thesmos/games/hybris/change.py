"""Small changes of a state of Hybris that many rules share; each tells what happened."""

from __future__ import annotations

from typing import Any, TypeVar

from thesmos.core.event import Event, happened
from thesmos.core.ids import RuleId, Seat
from thesmos.core.value import replacer
from thesmos.games.hybris import ids
from thesmos.games.hybris.entries import (
    Agenda,
    DefeatHero,
    Entry,
    GiveUpPremonition,
    LoseTemple,
    MoveMark,
    RecoverCard,
    RefreshToken,
)
from thesmos.games.hybris.state import (
    Character,
    Goods,
    Growth,
    Holding,
    Player,
    Standing,
    State,
    Tokens,
    World,
    boarded,
    chosen,
    crewed,
    following,
    grown,
    held,
    seated,
    stocked,
    stood,
    told,
    tracked,
)
from thesmos.toolkit.cards import with_at

E = TypeVar("E")
Counted = TypeVar("Counted", RecoverCard, RefreshToken, DefeatHero, MoveMark, LoseTemple, GiveUpPremonition)
"""A decision that is one of several equal ones."""


def with_player(state: State, seat: Seat, player: Player, *events: Event) -> State:
    """Return the state with another player at a seat, and more events."""
    return seated(state, with_at(state.players, seat, player), state.events + events)


def with_goods(state: State, seat: Seat, goods: Goods, *events: Event) -> State:
    """Return the state with other goods of a seat, and more events."""
    return with_player(state, seat, stocked(state.players[seat], goods), *events)


def with_marks(state: State, seat: Seat, n: int) -> State:
    """Return the state with so many Player tokens more in the reserve of a seat. Rule: HYBRIS-COMP-22."""
    goods = state.players[seat].goods
    return with_goods(state, seat, goods.replace(marks=goods.marks + n))


def with_holding(state: State, seat: Seat, holding: Holding, *events: Event) -> State:
    """Return the state with other cards of a seat, and more events."""
    return with_player(state, seat, held(state.players[seat], holding), *events)


def with_growth(state: State, seat: Seat, growth: Growth, *events: Event) -> State:
    """Return the state with what a seat has built up changed, and more events."""
    return with_player(state, seat, grown(state.players[seat], growth), *events)


def with_tokens(state: State, seat: Seat, tokens: Tokens, *events: Event) -> State:
    """Return the state with other Location tokens of a seat, and more events."""
    return with_player(state, seat, state.players[seat].replace(tokens=tokens), *events)


def with_standing(state: State, seat: Seat, *events: Event, **changes: Any) -> State:
    """Return the state with what holds for a seat for a time changed, and more events."""
    player = state.players[seat]
    standing: Standing = player.standing.replace(**changes)
    return with_player(state, seat, stood(player, standing), *events)


def run_out(state: State, until: str) -> State:
    """Return the state without the abilities that were in force until now."""
    for number, player in enumerate(state.players):
        lasting = player.standing.lasting
        if lasting and any(one.until == until for one in lasting):
            state = with_standing(state, Seat(number), lasting=tuple(one for one in lasting if one.until != until))
    return state


def with_character(state: State, seat: Seat, character: Character, *events: Event) -> State:
    """Return the state with a character changed, and more events."""
    return with_player(state, seat, with_one(state.players[seat], character), *events)


def with_one(player: Player, character: Character) -> Player:
    """Return a player with a character changed."""
    return crewed(player, tuple([character if one.id == character.id else one for one in player.crew]))


def with_boards(state: State, *events: Event, **changes: Any) -> State:
    """Return the state with the boards changed, and more events."""
    world: World = state.world.replace(**changes)
    return boarded(state, world, state.events + events)


def tell(state: State, *events: Event) -> State:
    """Return the state with more events."""
    return told(state, state.events + events)


def push(state: State, *entries: Entry) -> State:
    """Return the state with more on its agenda, the last one first to come."""
    return following(state, state.agenda + entries)


def popped(state: State, *entries: Entry) -> State:
    """Return the state with the top of its agenda exchanged for other entries."""
    return following(state, state.agenda[:-1] + entries)


def topmost(state: State, kind: type[E]) -> tuple[int, E]:
    """Return the topmost entry of a kind on the agenda and its place; there must be one."""
    agenda = state.agenda
    at = len(agenda) - 1
    while not isinstance(found := agenda[at], kind):
        at -= 1
    return at, found


def answered(state: State, *entries: Entry) -> State:
    """Return the state in which a seat has chosen: the decision is off, other entries stand there, events are new."""
    return chosen(state, state.agenda[:-1] + entries, ())


def decided(state: State, event: Event, *entries: Entry) -> State:
    """Return the state in which a seat has chosen, with other entries in place of the decision and one event."""
    return chosen(state, state.agenda[:-1] + entries, (event,))


def next_of(decision: Counted, **changes: Any) -> tuple[Counted, ...]:
    """Return the decision that follows one of several equal ones, with other fields; () after the last."""
    return (decision.replace(left=decision.left - 1, **changes),) if decision.left > 1 else ()


def added(  # noqa: PLR0917 - what changes, by which rule, and what brought it
    state: State, seat: Seat, what: str, n: int, rule: RuleId, source: str = ""
) -> State:
    """Return the state with so many Victory Points, Aegis, Believers or Prayers of a seat more; fewer if negative.

    Args:
        state: before.
        seat: whose.
        what: vp, aegis, believer or prayer.
        n: how many; there must be so many to take.
        rule: by which.
        source: the component that brings it.
    """
    if not n:
        return state
    player = state.players[seat]
    left = getattr(player.goods, what) + n
    assert left >= 0, (what, n)
    event = happened(GAINED[what] if n > 0 else GIVEN_UP[what], rule, seat, source, abs(n))
    return with_player(state, seat, stocked(player, HOLDERS[what](player.goods, left)), event)


NAMES = {
    "vp": "victory points",
    "aegis": "aegis",
    "believer": "believers",
    "prayer": "prayers",
    "virtue": "virtue",
    "determination": "determination",
    "greatness": "greatness",
}
"""What goods are called in events."""
GAINED = {what: f"gained {name}" for what, name in NAMES.items()}
GIVEN_UP = {what: f"gave up {name}" for what, name in NAMES.items()}
HOLDERS = {what: replacer(Goods, what) for what in ("vp", "aegis", "believer", "prayer", "virtue", "determination")}
"""What returns goods with another number of one of them."""


def order_of(state: State) -> tuple[Seat, ...]:
    """Return the seats in Greatness order, the front first. Rule: HYBRIS-CORE-16."""
    return tuple([seat for seat in state.track if seat is not None])


def moved_greatness(state: State, seat: Seat, n: int, source: str = "") -> State:
    """Move a marker on the Greatness track by so many single points, towards the front if positive.

    Rules: HYBRIS-CORE-05, HYBRIS-CORE-06, HYBRIS-CORE-09 to -15.
    """
    for _ in range(abs(n)):
        state = _one_greatness(state, seat, -1 if n > 0 else 1, source)
    return state


def _one_greatness(state: State, seat: Seat, step: int, source: str) -> State:
    track = state.track
    here = track.index(seat)
    there = here + step
    if not 0 <= there < len(track):
        if step < 0:
            return added(state, seat, "vp", 1, ids.FRONT, source)
        return added(state, seat, "vp", -1, ids.BACK, source) if state.players[seat].goods.vp else state
    other = track[there]
    track = with_at(with_at(track, here, other), there, seat)
    event = happened("gained greatness" if step < 0 else "lost greatness", ids.GREATNESS, seat, source, 1, other)
    return tracked(state, track, (*state.events, event))


def active(state: State, me: Seat) -> Seat:
    """Return the active player: whose turn it is, outside turns the one an effect is for. Rule: HYBRIS-CORE-20."""
    return me if state.turn.seat is None else state.turn.seat


def ended(state: State, ending: str, winner: Seat | None, event: Event) -> State:
    """Return the state in which the game is over; nothing still to come comes. Rule: HYBRIS-VICTORY-05."""
    course = state.course.replace(ending=ending, winner=winner)
    nothing: Agenda = ()
    return state.replace(course=course, agenda=nothing, events=(*state.events, event))
