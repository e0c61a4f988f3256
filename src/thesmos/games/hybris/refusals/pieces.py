"""Why there is no piece of the kind that an effect asks for."""

from __future__ import annotations

from thesmos.core.game import Refusal
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris import ids
from thesmos.games.hybris.language.conditions import is_place
from thesmos.games.hybris.refusals.saying import Clauses
from thesmos.games.hybris.refusals.tiles import leftmost
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import FALLEN, RESERVE, Cards, State


def no_component(state: State, me: Seat, step: fx.Remove) -> Clauses:
    """Yield that no component of a kind is leftmost on a tile. Rule: HYBRIS-ENH-03."""
    if not any(is_component(first, step.what) for first in leftmost(state, me).values()):
        yield Refusal(ids.LEFTMOST, f"on no Enhancement tile is a {step.what} the leftmost component")


def is_component(first: str, what: str) -> bool:
    """Tell whether the leftmost component of a tile, "" for none, is of the kind that is asked for. Rule: ENH-03."""
    wanted = {"any": ("spark", "temple", "prophet", "hero"), "character": ("prophet", "hero")}.get(what, (what,))
    return first in wanted


def nobody_to_recall(state: State, me: Seat, step: fx.Recall) -> Clauses:
    """Yield that no character can be taken back to the reserve. Rule: HYBRIS-MOIRAI-14."""
    if all(any(not_recallable(state, me, one.id, step.what, step.at)) for one in state.players[me].crew):
        where = step.at or "the boards"
        yield Refusal(ids.RETURN, f"no {'character' if step.what == 'any' else step.what} of seat {me} is at {where}")


def not_recallable(state: State, me: Seat, character: str, kind: str, at: str) -> Clauses:
    """Yield why a character can't be taken back to the reserve. Rule: HYBRIS-MOIRAI-14."""
    place = next((one.place for one in state.players[me].crew if one.id == character), "")
    if not place:
        yield Refusal(ids.RETURN, f"{character} is no character of seat {me}")
        return
    if kind not in ("any", state.rules.kind[character]):
        yield Refusal(ids.RETURN, f"{character} is a {state.rules.kind[character]}, not a {kind}")
    if place in (RESERVE, FALLEN):
        yield Refusal(ids.RETURN, f"{character} stands on no board")
    elif at and not is_place(_location(state, place), at, state):
        yield Refusal(ids.RETURN, f"{character} is at {place}, not at {at}")
    if character == state.turn.character:
        yield Refusal(ids.RETURN, f"the activation of {character} is in progress")


def _location(state: State, place: str) -> str:
    there = state.rules.location[place]
    return place if there == MORTAL_WORLD else there


def nobody_to_defeat(state: State, me: Seat, step: fx.Defeat) -> Clauses:
    """Yield that no Hero can be sent to the Underworld. Rule: HYBRIS-DEFEAT-08."""
    kinds = state.rules.kind
    if not any(kinds[one.id] == "hero" and one.place != FALLEN for one in state.players[me].crew):
        yield Refusal(ids.SENT_DOWN, f"seat {me} has no undefeated Hero")


def nothing_to_recover(state: State, me: Seat, step: fx.Recover) -> Clauses:
    """Yield that a pile has no card to take into hand."""
    if not recoverable(state, me, step.pile):
        yield Refusal(ids.EFFECT, f"there is no card to take from the {step.pile.replace('_', ' ')}")


def recoverable(state: State, me: Seat, pile: str) -> Cards:
    """Return the cards that can be taken from a pile; from a combat zone those that are not kept yet."""
    match pile:
        case "discard":
            return state.players[me].holding.discard
        case "trained_discard":
            return state.world.trained.discard
    combat = state.world.combat
    sides = () if combat is None else (combat.attacker, combat.defender)
    return tuple(
        card for side in sides if side.seat == me for place, card in enumerate(side.zone) if place not in side.kept
    )


def nothing_to_refresh(state: State, me: Seat, step: fx.Refresh) -> Clauses:
    """Yield that no Location token can be returned to the reserve."""
    if not getattr(state.players[me].tokens, step.space):
        yield Refusal(ids.EFFECT, f"no Location token lies in the {step.space} space")
