"""Turning Action tokens up, one after the other, until one of them needs a bid."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.games.styx import ids
from thesmos.games.styx.actions import TITHE, TOKENS, TokenKind
from thesmos.games.styx.entries import StateBid
from thesmos.games.styx.rules import TABLE
from thesmos.games.styx.state import State, Token, proceed

REVEALED: dict[TokenKind, tuple[tuple[Event], ...]] = {
    action: tuple((Event("revealed", ids.REVEAL, seat, action),) for seat in TABLE) for action in TOKENS
}
"""What is told of a token that is turned up, by its action and its seat."""
ASKED: tuple[tuple[tuple[StateBid], ...], ...] = tuple(
    tuple((StateBid(seat, place),) for place in range(len(TABLE))) for seat in TABLE
)
"""The decision about a bid, by the seat and the place of its token."""


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
        events += REVEALED[token.action][token.seat]
        if token.action != TITHE:
            return proceed(state, tokens, agenda + ASKED[token.seat][place], events)
        place += 1
    return proceed(state, tokens, agenda, events)
