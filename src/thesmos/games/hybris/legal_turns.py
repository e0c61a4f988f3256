"""Legal actions of a turn: whom to activate, and where to go."""

from __future__ import annotations

from collections.abc import Iterator

from thesmos.core.agenda import settle
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.actions import PASS, Options
from thesmos.games.hybris.change import added, push, with_character
from thesmos.games.hybris.entries import ChooseLocation, ChooseSpace, TakeTurn
from thesmos.games.hybris.language.answers import character_of
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.language.opening import can_perform
from thesmos.games.hybris.moments import powers
from thesmos.games.hybris.reduce import STEPS
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import BONUS, RESERVE, Character, State, Turn
from thesmos.games.hybris.turns import arrival, occupied, possible_actions
from thesmos.toolkit.cards import kinds

ALWAYS = {"oracle": "sight", "underworld": "drain", MORTAL_WORLD: "influence"}
"""Locations where one action can always be carried out. Rule: HYBRIS-MOVE-06."""
NEVER_CLOSED = ("oracle", "underworld")
"""Of these, those that have room for everybody, on the illustration at least. Rule: HYBRIS-MOVE-03."""
PAID = ("build", "convert", "omen")
"""Actions that goods gained on arrival can make possible."""


def turn_options(state: State, decision: TakeTurn) -> Options:
    """Return the powers to use first, the characters that can be activated, and passing.

    Rules: HYBRIS-TURN-02, -04, -05, -09 to -12, HYBRIS-TECH-09, HYBRIS-DEFEAT-04.
    """
    seat = decision.seat
    used = (act.UsePower(source) for source in kinds(one.source for one in powers(state, seat)))
    ready = (act.Activate(one.id) for one in state.players[seat].crew if can_activate(state, seat, one))
    return (*ready, *used, PASS)


def can_activate(state: State, seat: Seat, one: Character) -> bool:
    """Tell whether a character can be activated: it is ready, can be paid for, and has somewhere to go."""
    if one.spent or one.down or one.place != RESERVE:
        return False
    if state.rules.kind[one.id] != "olympian" and not one.token:
        return False
    cost = costs.activation_cost(state, seat, one.id)
    if state.players[seat].goods.aegis < cost:
        return False
    places = reachable(state, seat, one)
    if any(place in NEVER_CLOSED for place in places) and not state.world.marks:
        return True
    paid = added(state.replace(turn=Turn(seat, one.id)), seat, "aegis", -cost, ids.ACTIVATION)
    return any(any(True for _ in spaces_at(paid, seat, place)) for place in places)


def reachable(state: State, seat: Seat, one: Character) -> tuple[str, ...]:
    """Return the Locations where a character's token, or its kind, lets it go. Rules: TURN-05 to -07, MOVE-04."""
    kind, places = state.rules.kind[one.id], state.rules.edition.locations
    if kind != "olympian" and one.token != BONUS and not allows(state, seat, "flexible_token"):
        return (one.token,)
    return tuple(place.id for place in places.values() if kind in place.open_to)


def locations(state: State, decision: ChooseLocation) -> Options:
    """Return the Locations with a space where the character can act. Rules: HYBRIS-TURN-06, -07, HYBRIS-MOVE-05."""
    seat, kind = decision.seat, state.rules.kind[state.turn.character]
    return tuple(
        act.Go(place.id)
        for place in state.rules.edition.locations.values()
        if kind in place.open_to and any(True for _ in spaces_at(state, seat, place.id))
    )


def destinations(state: State, decision: ChooseSpace) -> Options:
    """Return the spaces of a Location where the character can act. Rules: HYBRIS-MOVE-01 to -03, -09, -12."""
    return tuple(act.Enter(space) for space in spaces_at(state, decision.seat, decision.location))


def spaces_at(state: State, seat: Seat, location: str) -> Iterator[str]:
    """Yield the spaces of a Location that the character of the turn can take and act on.

    Rules: HYBRIS-MOVE-01 to -09, -12, HYBRIS-ENH-16, HYBRIS-ENH-17, HYBRIS-ENH-19, HYBRIS-DUEL-14.
    """
    rules, taken = state.rules, occupied(state)
    spaces = rules.spaces[location]
    if state.world.marks:
        spaces = tuple(space for space in spaces if not is_forbidden(state, space))
    free = [space for space in spaces if space not in taken or space in rules.dashed]
    open_ones = list(spaces) if len(free) < len(spaces) and shares(state, seat) else free
    if not free and location != MORTAL_WORLD:
        open_ones = [*open_ones, location]
    for space in open_ones:
        if can_act_at(state, seat, location, space):
            yield space


def shares(state: State, seat: Seat) -> bool:
    """Tell whether the character of the turn may take an occupied space (The Kuneen). Rule: HYBRIS-ENH-16."""
    return state.rules.kind[state.turn.character] == "olympian" and allows(state, seat, "share_space")


def is_forbidden(state: State, space: str) -> bool:
    """Tell whether a Player token closes a space. Rules: HYBRIS-DUEL-14, HYBRIS-SETUP-26."""
    return any(mark.space == space and not mark.up for mark in state.world.marks)


def can_act_at(state: State, seat: Seat, location: str, space: str) -> bool:
    """Tell whether an action can be carried out after the bonus of a space or the penalty of the illustration.

    The bonus is run on the state as it would be, unless it only gives: what can be done now can be done then.

    Rules: HYBRIS-MOVE-05 to -07.
    """
    if location in ALWAYS:
        return True
    world, actions = state.world, state.rules.actions[location]
    if "build" in actions and not any(world.workshop) and not any(world.factory):
        return False
    if space in state.rules.gifts:
        if any(can_perform(state, seat, action, location) for action in actions):
            return True
        if not any(action in PAID for action in actions):
            return False
    one = character_of(state, seat, state.turn.character)
    place = space if location == MORTAL_WORLD else location
    there = with_character(state.replace(turn=state.turn.replace(place=place)), seat, one.replace(place=space))
    there = there.replace(agenda=(TakeTurn(seat),))
    after = settle(push(there, *arrival(there, seat, space)), STEPS)
    return bool(possible_actions(after, seat))
