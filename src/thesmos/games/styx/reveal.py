"""Turning Action tokens up, one after the other, until one of them needs a bid."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.games.styx import ids
from thesmos.games.styx.actions import TITHE, TOKENS, TokenKind
from thesmos.games.styx.closing import CLOSING
from thesmos.games.styx.entries import Agenda, StateBid
from thesmos.games.styx.rules import TABLE
from thesmos.games.styx.state import State, Token, proceed
from thesmos.games.styx.steps import resolve

REVEALED: dict[TokenKind, tuple[tuple[Event], ...]] = {
    action: tuple((Event("revealed", ids.REVEAL, seat, action),) for seat in TABLE) for action in TOKENS
}
"""What is told of a token that is turned up, by its action and its seat."""
ASKED: tuple[tuple[Agenda, ...], ...] = tuple(
    tuple((*CLOSING, StateBid(seat, place)) for place in range(len(TABLE))) for seat in TABLE
)
"""The agenda with a decision about a bid on top, by the seat and the place of its token."""


def reveal(state: State, tokens: tuple[Token, ...], place: int, events: tuple[Event, ...]) -> State:
    """Turn the next tokens up; when all are, hand out what they won.

    Args:
        state: before the decision that was just made.
        tokens: all of the Audience.
        place: of the next one to be turned up.
        events: what was just decided.

    Rules: STYX-TURN-04, STYX-TURN-08, STYX-TURN-09, STYX-BID-17.
    """
    for token in tokens[place:]:
        events += REVEALED[token.action][token.seat]
        if token.action != TITHE:
            return proceed(state, tokens, ASKED[token.seat][place], events)
        place += 1
    return resolve(state, tokens, events)
