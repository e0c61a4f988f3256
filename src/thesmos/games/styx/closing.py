"""The end of an Audience of Styx, and the beginning of the next one."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.games.styx import ids
from thesmos.games.styx.change import with_player
from thesmos.games.styx.entries import (
    Agenda,
    AskToken,
    CheckVictory,
    ClearLeftovers,
    Compensate,
    Eliminate,
    GatherTithes,
    MusterCards,
    NextAudience,
    OfferEffects,
    OfferSummons,
    RevealToken,
)
from thesmos.games.styx.queries import has_failed
from thesmos.games.styx.state import Audience, Player, State
from thesmos.games.styx.victory import LONGEST_STANDSTILL, contenders
from thesmos.toolkit.seating import clockwise, next_seat

CLOSING: Agenda = (
    NextAudience(),
    OfferSummons(),
    CheckVictory(),
    Compensate(),
    OfferEffects(),
    ClearLeftovers(),
    GatherTithes(),
    MusterCards(),
    Eliminate(1),
    Eliminate(0),
)
"""What follows when all tokens are revealed, the last first. Rule: STYX-TURN-01."""


def agenda_of(first: Seat, seats: int, tokens: int) -> Agenda:
    """Return the agenda of a whole Audience. Rules: STYX-TURN-01, STYX-TURN-02, STYX-TURN-08, STYX-DUEL-03, -05."""
    order = clockwise(first, seats) * tokens
    reveals: Agenda = tuple(RevealToken(place) for place in reversed(range(len(order))))
    asks: Agenda = tuple(AskToken(seat) for seat in reversed(order))
    return CLOSING + reveals + asks


def compensate(state: State, step: Compensate) -> State:
    """Give a coin for each failed bid, if the option is on. Rules: STYX-VARIANT-01 to -06."""
    coins = state.rules.numbers.compensation_coins
    if state.rules.compensation:
        for token in state.audience.tokens:
            if has_failed(state.audience, token):
                player = state.players[token.seat]
                event = Event.make("was compensated", ids.COMPENSATION, token.seat, token.action, coins)
                state = with_player(state, token.seat, player.replace(coins=player.coins + coins), event)
    return state.replace(agenda=state.agenda[:-1])


def check_victory(state: State, step: CheckVictory) -> State:
    """End the game if somebody meets a condition, or if nothing has moved for too long.

    Rules: STYX-VICTORY-01, STYX-VICTORY-13, STYX-NEXT-11.
    """
    still = 0 if _has_stirred(state) else state.still + 1
    state = state.replace(audiences=state.audiences + 1, still=still, agenda=state.agenda[:-1])
    if contenders(state):
        return _end(state, "victory", Event.make("the throne is won", ids.VICTORY))
    if still >= LONGEST_STANDSTILL:
        return _end(state, "standstill", Event.make("war broke out", ids.STANDSTILL))
    return state


def _has_stirred(state: State) -> bool:
    def tracks(players: tuple[Player, ...]) -> list[tuple[int, int]]:
        return [(player.influence, player.soul) for player in players]

    return state.audience.stirred or tracks(state.players) != tracks(state.audience.start)


def _end(state: State, ending: str, event: Event) -> State:
    return state.replace(ending=ending, agenda=(), events=state.events + (event,))


def next_audience(state: State, step: NextAudience) -> State:
    """Pass the First Player token and lay out two cards, the summoned ones first.

    Rules: STYX-NEXT-06 to -10, STYX-EFFECT-66.
    """
    audience, world = state.audience, state.world
    missing = 2 - len(audience.summoned)
    if len(world.pile) < missing:
        return _end(state, "exhaustion", Event.make("war broke out", ids.EXHAUSTED))
    first = audience.lead
    if first is None:
        first = next_seat(audience.first, len(state.players))
    drawn = world.pile[::-1][:missing]
    left, right = audience.summoned + drawn
    return state.replace(
        world=world.replace(pile=world.pile[: len(world.pile) - missing]),
        audience=Audience((left, right), first, state.players),
        agenda=agenda_of(first, len(state.players), state.rules.tokens),
        events=state.events + laid_out((left, right), first),
    )


def laid_out(cards: tuple[CardId, ...], first: Seat) -> tuple[Event, ...]:
    """Return the events of a new Audience."""
    shown = tuple(Event.make("was laid out", ids.NEXT_CARDS, None, card) for card in cards)
    return (*shown, Event.make("is First Player", ids.NEXT_FIRST, first))
