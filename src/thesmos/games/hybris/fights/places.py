"""Where the characters of a combat go."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import RuleId, Seat
from thesmos.games.hybris.change import with_character
from thesmos.games.hybris.language.answers import character_of
from thesmos.games.hybris.state import RESERVE, State


def fled(state: State, seat: Seat, prophet: str, rule: RuleId) -> State:
    """Return a Prophet who was attacked to its owner's reserve. Rules: HYBRIS-COMBAT-04, -05, HYBRIS-DEPLOY-34."""
    event = happened("fled", rule, seat, prophet)
    return with_character(state, seat, character_of(state, seat, prophet).replace(place=RESERVE), event)


def moved_in(state: State, seat: Seat, character: str, city: str, rule: RuleId) -> State:
    """Put a winner on the space of a City. Rules: HYBRIS-PVP-14, HYBRIS-DEPLOY-35, HYBRIS-DEPLOY-37."""
    one, turn = character_of(state, seat, character), state.turn
    state = with_character(state, seat, one.replace(place=city), happened("entered", rule, seat, city))
    if turn.seat == seat and turn.character == character:
        return state.replace(turn=turn.replace(place=city))
    return state
