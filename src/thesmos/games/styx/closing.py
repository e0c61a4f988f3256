"""The end of an Audience of Styx, and the beginning of the next one."""

from __future__ import annotations

from functools import cache

from thesmos.core.event import Event, happened
from thesmos.core.ids import CardId, RuleId, Seat
from thesmos.games.styx import ids
from thesmos.games.styx.change import with_player
from thesmos.games.styx.entries import (
    Agenda,
    CloseAudience,
    NextAudience,
    OfferSummons,
    PlaceToken,
    ResolveCards,
    UseEffect,
)
from thesmos.games.styx.offers import offer_summons
from thesmos.games.styx.queries import MUSTERED, has_failed
from thesmos.games.styx.state import Audience, Course, State, World, closed, course_of, opened
from thesmos.games.styx.victory import LONGEST_STANDSTILL, meets_any
from thesmos.toolkit.seating import clockwise, next_seat

CLOSING: Agenda = (NextAudience(), CloseAudience(), ResolveCards())
"""What follows when all tokens are revealed, the last first; nothing is ever below. Rule: STYX-TURN-01."""
OFFER_SUMMONS = OfferSummons()
SUMMON = "summon"


@cache
def agenda_of(first: Seat, seats: int, tokens: int) -> Agenda:
    """Return the agenda of a whole Audience. Rules: STYX-TURN-01, STYX-TURN-02, STYX-DUEL-03."""
    order = clockwise(first, seats) * tokens
    return (*CLOSING, *(PlaceToken(seat) for seat in reversed(order)))


def close_audience(state: State, step: CloseAudience) -> State:
    """Compensate failed bids, then end the game if somebody has won, or if nothing has moved for too long.

    Rules: STYX-VICTORY-01, STYX-VICTORY-13, STYX-NEXT-11, STYX-VARIANT-01 to -06.
    """
    if state.rules.compensation:
        state = _compensated(state)
    before = state.course
    course = course_of(before.audiences + 1, 0 if _has_stirred(state) else before.still + 1)
    if meets_any(state):
        return _end(state, course.replace(ending="victory"), happened("the throne is won", ids.VICTORY))
    if course.still >= LONGEST_STANDSTILL:
        return _end(state, course.replace(ending="standstill"), happened("war broke out", ids.STANDSTILL))
    if _has_summoner(state):
        state = offer_summons(closed(state, course, (*state.agenda[:-1], OFFER_SUMMONS)), OFFER_SUMMONS)
        if isinstance(state.agenda[-1], UseEffect):
            return state
    return _opened(state, course)


def _has_summoner(state: State) -> bool:
    """Tell whether a card that summons was Mustered in this Audience."""
    timings, audience = state.rules.timings, state.audience
    left, right = audience.cards
    return (timings[left] == SUMMON and audience.fates[0] == MUSTERED) or (
        timings[right] == SUMMON and audience.fates[1] == MUSTERED
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


def _has_stirred(state: State) -> bool:
    """Tell whether any token moved in this Audience. Rule: STYX-NEXT-11.

    A card that came to the center has moved Chaos, and each Muster moves Influence. All else that moves a token, Soul
    too, comes with one of these.
    """
    audience = state.audience
    return bool(audience.sequel.fresh) or MUSTERED in audience.fates


def _end(state: State, course: Course, event: Event) -> State:
    return state.replace(course=course, agenda=(), events=(*state.events, event))


def next_audience(state: State, step: NextAudience) -> State:
    """Pass the First Player token and lay out two cards, the summoned ones first.

    Rules: STYX-NEXT-06 to -10, STYX-EFFECT-66.
    """
    return _opened(state, state.course)


def _opened(state: State, course: Course) -> State:
    audience, world, players = state.audience, state.world, state.players
    sequel, pile, seats = audience.sequel, world.pile, len(players)
    rest = len(pile) - 2 + len(sequel.summoned)
    if rest < 0:
        return _end(state, course.replace(ending="exhaustion"), happened("war broke out", ids.EXHAUSTED))
    first = next_seat(audience.first, seats) if sequel.lead is None else sequel.lead
    left, right = cards = sequel.summoned + pile[rest:][::-1]
    return opened(
        state,
        World.make(pile[:rest], world.center, world.box, world.aside, world.chaos),
        Audience.make((left, right), first, players),
        (),
        course,
        agenda_of(first, seats, state.rules.placings),
        state.events + laid_out(cards, first),
    )


def laid_out(
    cards: tuple[CardId, ...], first: Seat, dealt: RuleId = ids.NEXT_CARDS, named: RuleId = ids.NEXT_FIRST
) -> tuple[Event, ...]:
    """Return the events of a new Audience.

    Args:
        cards: left and right.
        first: the First Player.
        dealt: the rule by which the cards came.
        named: the rule by which that seat is First Player.
    """
    left, right = cards
    return (
        happened("was laid out", dealt, None, left),
        happened("was laid out", dealt, None, right),
        happened("is First Player", named, first),
    )
