"""What a defeat means for the character, its player and the turn."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import moved_greatness, push, topmost, with_character
from thesmos.games.hybris.entries import Arrive, ChooseLocation, FlipPillar, LowerPillar, NextTurn, OfferMoment
from thesmos.games.hybris.language.answers import character_of, token_returned
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.state import FALLEN, RESERVE, State, following, turned


def suffered(state: State, seat: Seat, character: str) -> State:
    """Wound a defeated Olympian, or send a defeated Hero to the Underworld; in its activation it goes nowhere more.

    Rules: HYBRIS-DEFEAT-03 to -07, -09 to -11.
    """
    one, turn = character_of(state, seat, character), state.turn
    activating = turn.seat == seat and turn.character == character
    if activating:
        staying = tuple(one for one in state.agenda if not isinstance(one, (ChooseLocation, Arrive)))
        state = turned(state, turn.replace(place="", shares=False), staying)
    if state.rules.kind[character] == "hero":
        event = happened("was defeated", ids.HERO_DEFEATED, seat, character)
        state = token_returned(state, seat, one.token) if one.token else state
        return with_character(state, seat, one.replace(place=FALLEN, token=""), event)
    event = happened("was defeated", ids.OLYMPIAN_DEFEATED, seat, character)
    state = with_character(state, seat, one.replace(place=RESERVE, down=True), event)
    state = moved_greatness(state, seat, -max(0, 1 + stat(state, seat, "defeat_greatness")), character)
    due = activating and not state.players[seat].standing.flipped
    if due and not any(isinstance(one, (LowerPillar, FlipPillar)) and one.seat == seat for one in state.agenda):
        return push(state, LowerPillar(seat))
    return state


def turn_over(state: State, *, completing: bool = False) -> State:
    """Let the turn of a defeated player end next, or when a Deploy action is completed. Rules: DEFEAT-01, -02."""
    end, entry = topmost(state, NextTurn)
    above = state.agenda[end + 1 :] if completing else ()
    kept = tuple(one for one in above if not isinstance(one, OfferMoment))
    lost = entry.replace(lost=ids.TURN_LOST_LATER if completing else ids.TURN_LOST)
    return following(state, (*state.agenda[:end], lost, *kept))
