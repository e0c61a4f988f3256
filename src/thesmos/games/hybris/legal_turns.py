"""Legal actions of a turn: whom to activate, and where to go."""

from __future__ import annotations

from thesmos.core.agenda import settle
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.actions import PASS, Options, each
from thesmos.games.hybris.change import added, push, with_one
from thesmos.games.hybris.entries import ChooseLocation, ChooseSpace, TakeTurn
from thesmos.games.hybris.language.answers import character_of
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.language.opening import can_perform
from thesmos.games.hybris.moments import uses
from thesmos.games.hybris.reduce import STEPS
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import BONUS, RESERVE, Character, State, Turn, acted, turning
from thesmos.games.hybris.turns import allows_sharing, arrival, can_act, occupied, turn_of
from thesmos.toolkit.cards import with_at

PAID = frozenset(("build", "convert", "omen"))
"""Actions that goods gained on arrival can make possible."""


def turn_options(state: State, decision: TakeTurn) -> Options:
    """Return the powers to use first, the characters that can be activated, and passing.

    Rules: HYBRIS-TURN-02, -04, -05, -09 to -12, HYBRIS-TECH-09, HYBRIS-DEFEAT-04.
    """
    seat = decision.seat
    ready = [one.id for one in state.players[seat].crew if can_activate(state, seat, one)]
    return (*each(act.Activate, ready), *uses(state, seat), PASS)


def can_activate(state: State, seat: Seat, one: Character) -> bool:
    """Tell whether a character can be activated: it is ready, can be paid for, and has somewhere to go.

    Rules: HYBRIS-TURN-05 to -07, HYBRIS-MOVE-04.
    """
    if one.spent or one.down or one.place != RESERVE:
        return False
    if state.rules.kind[one.id] != "olympian" and not one.token:
        return False
    cost = costs.activation_cost(state, seat, one.id)
    if state.players[seat].goods.aegis < cost:
        return False
    rules = state.rules
    roams = rules.kind[one.id] == "olympian" or one.token == BONUS
    places = rules.open_to[one.id] if roams else (one.token,)
    if not rules.safe.isdisjoint(places):
        return True
    here = turning(state, turn_of(state, seat, one.id))
    if not roams and allows(here, seat, "flexible_token"):
        places = rules.open_to[one.id]
    unsure = []
    for place in places:
        if not is_sure(here, seat, place):
            unsure.append(place)
        elif has_room(here, seat, place):
            return True
    if not unsure:
        return False
    paid = added(here, seat, "aegis", -cost, ids.ACTIVATION)
    return any(could_act(paid, seat, place) for place in unsure)


def is_sure(state: State, seat: Seat, location: str) -> bool:
    """Tell whether a player can act at a Location whatever the arrival there brings. Rule: HYBRIS-MOVE-06."""
    rules = state.rules
    return location in rules.always or bool(
        [action for action in rules.steady[location] if can_perform(state, seat, action)]
    )


def has_room(state: State, seat: Seat, location: str) -> bool:
    """Tell whether the character of the turn finds a place at a Location, be it the illustration. Rule: MOVE-03."""
    return location != MORTAL_WORLD or bool(open_spaces(state, seat, location))


def can_go(state: State, seat: Seat, location: str) -> bool:
    """Tell whether the character of the turn can go to a Location and act there. Rule: HYBRIS-MOVE-05."""
    return has_room(state, seat, location) if is_sure(state, seat, location) else could_act(state, seat, location)


def could_act(state: State, seat: Seat, location: str) -> bool:
    """Tell whether there is a space at a Location where the character of the turn could act. Rule: HYBRIS-MOVE-05."""
    outlook = outlook_at(state, seat, location)
    if outlook is None:
        return False
    spaces = sorted(open_spaces(state, seat, location), key=state.rules.gifts.__contains__, reverse=True)
    return any(can_act_at(state, seat, location, space, outlook) for space in spaces)


def locations(state: State, decision: ChooseLocation) -> Options:
    """Return the Locations with a space where the character can act. Rules: HYBRIS-TURN-06, -07, HYBRIS-MOVE-05."""
    places = state.rules.open_to[state.turn.character]
    return each(act.Go, [place for place in places if can_go(state, decision.seat, place)])


def destinations(state: State, decision: ChooseSpace) -> Options:
    """Return the spaces of a Location where the character can act. Rules: HYBRIS-MOVE-01 to -03, -09, -12."""
    seat, location = decision.seat, decision.location
    found = open_spaces(state, seat, location)
    if not is_sure(state, seat, location):
        outlook = outlook_at(state, seat, location)
        if outlook is None:
            return ()
        found = [space for space in found if can_act_at(state, seat, location, space, outlook)]
    return each(act.Enter, found)


def open_spaces(state: State, seat: Seat, location: str) -> list[str]:
    """Return the spaces of a Location that the character of the turn can take.

    Rules: HYBRIS-MOVE-01 to -04, -09, -12, HYBRIS-ENH-16, HYBRIS-ENH-17, HYBRIS-ENH-19, HYBRIS-DUEL-14.
    """
    rules = state.rules
    spaces = rules.spaces[location]
    if state.world.marks:
        spaces = tuple(space for space in spaces if not is_forbidden(state, space))
    if location == MORTAL_WORLD:
        free = _cities(state, seat, spaces)
    else:
        taken = occupied(state)
        free = [space for space in spaces if space not in taken or space in rules.dashed]
    found = list(spaces) if len(free) < len(spaces) and allows_sharing(state, seat) else free
    if not free and location != MORTAL_WORLD:
        return [*found, location]
    return found


def _cities(state: State, seat: Seat, cities: tuple[str, ...]) -> list[str]:
    """Return the Cities that are empty or held by somebody who can be attacked. Rules: MOVE-09 to -12."""
    peaceful = state.rules.kind[state.turn.character] == "prophet"
    shut = occupied(state) if peaceful else {one.place for one in state.players[seat].crew}
    return [city for city in cities if city not in shut]


def might_pay(state: State, seat: Seat, location: str) -> bool:
    """Tell whether a player who could pay for it has something to do at a Location. Rule: HYBRIS-MOVE-06."""
    actions = state.rules.actions[location]
    if "build" in actions:
        return seat in [tile.seat for tile in state.world.workshop if tile is not None]
    return not PAID.isdisjoint(actions)


def is_forbidden(state: State, space: str) -> bool:
    """Tell whether a Player token closes a space. Rules: HYBRIS-DUEL-14, HYBRIS-SETUP-26."""
    return any(mark.space == space and not mark.up for mark in state.world.marks)


def outlook_at(state: State, seat: Seat, location: str) -> list[str] | None:
    """Return the actions of a Location that can be carried out as it is; None if no bonus could make one possible."""
    possible = [one for one in state.rules.actions[location] if can_perform(state, seat, one, location)]
    return possible if possible or might_pay(state, seat, location) else None


def can_act_at(state: State, seat: Seat, location: str, space: str, possible: list[str]) -> bool:
    """Tell whether an action can be carried out after the bonus of a space or the penalty of the illustration.

    It is run on the state as it would be, unless it only gives, or only takes goods: then what can be done now, or
    what costs nothing, can be done too.

    Args:
        state: before the character is placed.
        seat: whose it is.
        location: where it goes.
        space: which it takes there.
        possible: the actions that can be carried out as it is.

    Rules: HYBRIS-MOVE-05 to -07.
    """
    rules = state.rules
    if space in rules.gifts and possible:
        return True
    if space in rules.losses and [action for action in possible if action not in PAID]:
        return True
    one = character_of(state, seat, state.turn.character)
    there = Turn.make(
        seat, one.id, space if location == MORTAL_WORLD else location, state.turn.shares, state.turn.since
    )
    players = with_at(state.players, seat, with_one(state.players[seat], one.replace(place=space)))
    here = acted(state, players, there, (TakeTurn.make(seat),), state.events)
    return can_act(settle(push(here, *arrival(here, seat, space)), STEPS), seat)
