"""The end of an Audience of Styx, and the beginning of the next one."""

from __future__ import annotations

from functools import cache

from thesmos.core.event import Event, happened
from thesmos.core.ids import CardId, Seat
from thesmos.core.rng import Rng
from thesmos.games.styx import ids
from thesmos.games.styx.actions import SIDES
from thesmos.games.styx.change import with_player
from thesmos.games.styx.entries import (
    Agenda,
    CloseAudience,
    NextAudience,
    OfferSummons,
    PlaceToken,
    UseEffect,
)
from thesmos.games.styx.offers import offer_summons
from thesmos.games.styx.queries import MUSTERED, has_failed
from thesmos.games.styx.rules import TABLE
from thesmos.games.styx.state import (
    Audience,
    Course,
    Player,
    Sequel,
    State,
    Token,
    World,
    closed,
    fated,
    opened,
    resolved,
)
from thesmos.games.styx.victory import LONGEST_STANDSTILL, meets_any
from thesmos.toolkit.seating import clockwise, next_seat

NEXT_AUDIENCE = NextAudience()
AFTERWARDS: Agenda = (NEXT_AUDIENCE,)
"""What follows the end of an Audience."""
CLOSING: Agenda = (*AFTERWARDS, CloseAudience())
"""What follows when all tokens are revealed, the last first; nothing is ever below. Rule: STYX-TURN-01."""
OFFER_SUMMONS = OfferSummons()
SUMMON = "summon"
IS_FIRST = tuple(Event("is First Player", ids.NEXT_FIRST, seat) for seat in TABLE)
"""What is told of the First Player, by the seat."""


@cache
def agenda_of(first: Seat, seats: int, tokens: int) -> Agenda:
    """Return the agenda of a whole Audience. Rules: STYX-TURN-01, STYX-TURN-02, STYX-DUEL-03."""
    order = clockwise(first, seats) * tokens
    return (*CLOSING, *(PlaceToken(seat) for seat in reversed(order)))


def close_audience(state: State, step: CloseAudience) -> State:
    """Compensate failed bids, then close the Audience. Rules: STYX-VARIANT-01 to -06."""
    if state.rules.compensation:
        state = _compensated(state)
    audience = state.audience
    return conclude(
        state, state.players, state.world, audience.fates, audience.sequel, state.tokens, state.rng, state.events
    )


def _compensated(state: State) -> State:
    """Give a coin for each failed bid. Rules: STYX-VARIANT-01 to -06."""
    coins = state.rules.numbers.compensation_coins
    for token in state.tokens:
        if has_failed(state, token):
            player = state.players[token.seat]
            event = happened("was compensated", ids.COMPENSATION, token.seat, token.action, coins)
            state = with_player(state, token.seat, player.replace(coins=player.coins + coins), event)
    return state


def conclude(  # noqa: PLR0917 - what the end of an Audience changes, in the order of `resolved`
    state: State,
    players: tuple[Player, ...],
    world: World,
    fates: tuple[str, ...],
    sequel: Sequel,
    tokens: tuple[Token, ...],
    rng: Rng,
    events: tuple[Event, ...],
) -> State:
    """End the game if somebody has won, or if nothing has moved for too long; else begin the next Audience.

    What the Audience brought is given beside the state, which may be from before it: one between is seldom needed.
    A card that came to the center has moved Chaos, and each Muster moves Influence; all else that moves a token, Soul
    too, comes with one of these.

    Rules: STYX-VICTORY-01, STYX-VICTORY-13, STYX-NEXT-11, STYX-EFFECT-03.
    """
    audience, course, timings = state.audience, state.course, state.rules.timings
    left, right = audience.cards
    summons = (fates[0] == MUSTERED and timings[left] == SUMMON) or (fates[1] == MUSTERED and timings[right] == SUMMON)
    won = meets_any(state.rules, world.chaos, audience.start, players, begun=course.audiences > 0)
    stirred = sequel.fresh or MUSTERED in fates
    course = Course.make(course.audiences + 1, 0 if stirred else course.still + 1)
    if not (won or summons or course.still >= LONGEST_STANDSTILL or len(world.pile) < len(SIDES)):
        return _opened(state, players, world, sequel, course, rng, events)
    after = resolved(state, players, world, fated(audience, fates, sequel), tokens, AFTERWARDS, rng, events)
    if won:
        return _end(after, course.replace(ending="victory"), happened("the throne is won", ids.VICTORY))
    if course.still >= LONGEST_STANDSTILL:
        return _end(after, course.replace(ending="standstill"), happened("war broke out", ids.STANDSTILL))
    after = offer_summons(closed(after, course, (*AFTERWARDS, OFFER_SUMMONS)), OFFER_SUMMONS)
    return after if isinstance(after.agenda[-1], UseEffect) else next_audience(after, NEXT_AUDIENCE)


def _end(state: State, course: Course, event: Event) -> State:
    return state.replace(course=course, agenda=(), events=(*state.events, event))


def next_audience(state: State, step: NextAudience) -> State:
    """Begin the next Audience, if there are cards for it. Rule: STYX-NEXT-08."""
    sequel, course = state.audience.sequel, state.course
    if len(state.world.pile) + len(sequel.summoned) < len(SIDES):
        return _end(state, course.replace(ending="exhaustion"), happened("war broke out", ids.EXHAUSTED))
    return _opened(state, state.players, state.world, sequel, course, state.rng, state.events)


def _opened(  # noqa: PLR0917 - what `conclude` takes
    state: State,
    players: tuple[Player, ...],
    world: World,
    sequel: Sequel,
    course: Course,
    rng: Rng,
    events: tuple[Event, ...],
) -> State:
    """Pass the First Player token and lay out two cards, the summoned ones first.

    Rules: STYX-NEXT-06, STYX-NEXT-07, STYX-NEXT-09, STYX-NEXT-10, STYX-EFFECT-66.
    """
    pile, seats = world.pile, len(players)
    rest = len(pile) - len(SIDES) + len(sequel.summoned)
    first = next_seat(state.audience.first, seats) if sequel.lead is None else sequel.lead
    left, right = sequel.summoned + pile[rest:][::-1]
    return opened(
        state,
        players,
        World.make(pile[:rest], world.center, world.box, world.aside, world.chaos),
        Audience.make((left, right), first, players),
        (),
        course,
        agenda_of(first, seats, state.rules.placings),
        rng,
        events + (_was_laid_out(left), _was_laid_out(right), IS_FIRST[first]),
    )


@cache
def _was_laid_out(card: CardId) -> Event:
    return Event("was laid out", ids.NEXT_CARDS, None, card)
