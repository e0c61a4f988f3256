"""Turning Action tokens up, one after the other, until one of them needs a bid."""

from __future__ import annotations

from functools import cache

from thesmos.core.event import Event, happened
from thesmos.core.ids import Seat
from thesmos.games.styx import ids
from thesmos.games.styx.actions import TITHE, TokenKind
from thesmos.games.styx.entries import Agenda, StateBid
from thesmos.games.styx.state import State, Token, proceed


def reveal(state: State, tokens: tuple[Token, ...], place: int, event: Event) -> State:
    """Return the state with other tokens, the next ones turned up, and the decision on top of the agenda taken off.

    Args:
        state: with the decision that was just made on top.
        tokens: all of the Audience.
        place: of the next one to be turned up.
        event: what was just decided.

    Rules: STYX-TURN-04, STYX-TURN-08, STYX-TURN-09, STYX-BID-17.
    """
    agenda = state.agenda[:-1]
    events: tuple[Event, ...] = (event,)
    for token in tokens[place:]:
        events += (_revealed(token.seat, token.action),)
        if token.action != TITHE:
            return proceed(state, tokens, agenda + _asked(token.seat, place), events)
        place += 1
    return proceed(state, tokens, agenda, events)


@cache
def _revealed(seat: Seat, action: TokenKind) -> Event:
    return happened("revealed", ids.REVEAL, seat, action)


@cache
def _asked(seat: Seat, place: int) -> Agenda:
    return (StateBid(seat, place),)
