"""Why a Pillar can't be picked, a token not assigned, a character not activated or not sent somewhere."""

from __future__ import annotations

from thesmos.core.agenda import settle
from thesmos.core.game import Refusal
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.change import added, with_character
from thesmos.games.hybris.entries import (
    Arrive,
    ChooseAction,
    ChooseLocation,
    ChooseSpace,
    PlanToken,
    ReadyToken,
    TakePillar,
    TakeTurn,
)
from thesmos.games.hybris.language.answers import character_of
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.reduce import STEPS
from thesmos.games.hybris.refusals.doing import not_doable
from thesmos.games.hybris.refusals.moments import no_power
from thesmos.games.hybris.refusals.saying import Clauses, called, short_of
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import BONUS, FALLEN, RESERVE, Character, State
from thesmos.games.hybris.turns import turn_of


def in_draft(state: State, decision: TakePillar, action: act.Take) -> Clauses:
    """Yield why a Pillar can't be picked. Rule: HYBRIS-PILLAR-01."""
    for seat, player in enumerate(state.players):
        if player.standing.pillar == action.pillar:
            yield Refusal(ids.PICK, f"{action.pillar} was picked by seat {seat}")


def in_planning(state: State, decision: PlanToken | ReadyToken, action: act.Assign) -> Clauses:
    """Yield why a token can't be put under a character. Rules: HYBRIS-PLAN-02, -04, -06, -08."""
    token = action.token
    if not token:
        return
    if token not in state.players[decision.seat].tokens.reserve:
        yield Refusal(ids.OWN_RESERVE, f"no {token} token is in the reserve of seat {decision.seat}")
    if token in state.rules.barred[decision.character]:
        yield Refusal(ids.PROPHET_TOKEN, f"{called(state, decision.character)} and can't have the {token} token")


def in_turn(state: State, decision: TakeTurn, action: act.Activate | act.Pass | act.UsePower) -> Clauses:
    """Yield why a turn can't be taken like this. Rules: HYBRIS-TURN-02, HYBRIS-TURN-11."""
    match action:
        case act.Activate():
            yield from _inactive(state, decision.seat, action.character)
        case act.UsePower():
            yield from no_power(state, decision.seat, action.source)


def _inactive(state: State, seat: Seat, name: str) -> Clauses:
    """Yield why a character can't be activated. Rules: TURN-04, -05, -09, -10, CHAR-05, DEFEAT-04, DEFEAT-07."""
    player = state.players[seat]
    if name not in [one.id for one in player.crew]:
        yield Refusal(ids.TURN, f"{name} is no character of seat {seat}, or still on an Enhancement tile")
        return
    one, refused = character_of(state, seat, name), False
    for refusal in _unready(state, seat, one):
        refused = True
        yield refusal
    if not refused:
        yield from _nowhere(state, seat, one)


def _unready(state: State, seat: Seat, one: Character) -> Clauses:
    if one.spent:
        yield Refusal(ids.ONCE_AN_AGE, f"{one.id} was activated in this Age already")
    elif one.place not in (RESERVE, FALLEN):
        yield Refusal(ids.TURN, f"{one.id} stands at {one.place}")
    if one.down:
        yield Refusal(ids.WOUNDED, f"{one.id} is wounded")
    if one.place == FALLEN:
        yield Refusal(ids.FALLEN_HERO, f"{one.id} lies in the Underworld")
    if state.rules.kind[one.id] != "olympian" and not one.token:
        yield Refusal(ids.NEEDS_TOKEN, f"{one.id} has no Location token")
    cost, aegis = costs.activation_cost(state, seat, one.id), state.players[seat].goods.aegis
    if aegis < cost:
        yield Refusal(ids.ACTIVATION, short_of("aegis", cost, aegis))


def _nowhere(state: State, seat: Seat, one: Character) -> Clauses:
    """Yield that a character that could be paid for finds no place to act. Rules: HYBRIS-TURN-05 to -07, -09."""
    paid = added(state, seat, "aegis", -costs.activation_cost(state, seat, one.id), ids.ACTIVATION)
    paid = paid.replace(turn=turn_of(paid, seat, one.id))
    bound = state.rules.kind[one.id] != "olympian" and one.token != BONUS and not allows(paid, seat, "flexible_token")
    places = (one.token,) if bound else tuple(state.rules.edition.locations)
    if all(any(_unreachable(paid, seat, place)) for place in places):
        where = f"at {one.token}" if bound else "anywhere"
        yield Refusal(ids.NOWHERE, f"{one.id} would find no space {where} where it could act")


def in_travel(state: State, decision: ChooseLocation, action: act.Go) -> Clauses:
    """Yield why a character can't be sent to a Location. Rules: HYBRIS-TURN-06, HYBRIS-TURN-07."""
    yield from _unreachable(state, decision.seat, action.location)


def _unreachable(state: State, seat: Seat, location: str) -> Clauses:
    """Yield why the character of the turn can't be sent to a Location. Rules: HYBRIS-MOVE-04, -05, -12."""
    name = state.turn.character
    if location in state.rules.barred[name]:
        yield Refusal(ids.BARRED, f"{called(state, name)} and can't go to {location}")
    spaces = state.rules.spaces[location]
    if location != MORTAL_WORLD:
        spaces = (*spaces, location)
    if all(any(_unplaceable(state, seat, location, space)) for space in spaces):
        yield Refusal(ids.MUST_ACT, f"{name} would find no space at {location} where it could act")


def in_placing(state: State, decision: ChooseSpace, action: act.Enter) -> Clauses:
    """Yield why a space can't be taken. Rules: HYBRIS-MOVE-01, HYBRIS-MOVE-09."""
    rules, location, space = state.rules, decision.location, action.space
    if rules.location[space] != location:
        rule = ids.CITY_MOVE if location == MORTAL_WORLD else ids.SPACE
        yield Refusal(rule, f"{space} is no space of {location}, where {state.turn.character} is sent")
    elif space == MORTAL_WORLD:
        yield Refusal(ids.OWN_CITY, "the Mortal World has no illustration to stand on")
    else:
        yield from _unplaceable(state, decision.seat, location, space)


def _unplaceable(state: State, seat: Seat, location: str, space: str) -> Clauses:
    """Yield why the character of the turn can't stand on a space, or on the illustration, and act from there."""
    if space == location:
        yield from _not_the_last_resort(state, location)
    else:
        if _is_forbidden(state, space):
            yield Refusal(ids.FORBIDDEN, f"{space} carries a Player token that forbids it")
        if not _may_share(state, seat):
            yield from _held(state, seat, space)
    yield from _idle(state, seat, location, space)


def _not_the_last_resort(state: State, location: str) -> Clauses:
    """Yield that a space is free, so that nobody stands on the illustration. Rules: HYBRIS-MOVE-03, HYBRIS-ENH-19."""
    for space in state.rules.spaces[location]:
        free = space in state.rules.dashed or not _holders(state, space)
        if free and not _is_forbidden(state, space):
            yield Refusal(ids.ILLUSTRATION, f"{space} is available")
            return


def _held(state: State, seat: Seat, space: str) -> Clauses:
    """Yield that a space is held by another character; only a City can be fought for. Rules: MOVE-02, -09 to -12."""
    if space in state.rules.dashed:
        return
    mover = state.turn.character
    for owner, other in _holders(state, space):
        held = f"{space} is held by {other} of seat {owner}"
        if space not in state.rules.spaces[MORTAL_WORLD]:
            yield Refusal(ids.HELD_SPACE, held)
        elif owner == seat:
            yield Refusal(ids.OWN_CITY, held)
        elif state.rules.kind[mover] == "prophet":
            yield Refusal(ids.PROPHET_CITY, f"{held}, and {mover} is a Prophet")


def _holders(state: State, space: str) -> list[tuple[Seat, str]]:
    return [
        (Seat(seat), one.id) for seat, player in enumerate(state.players) for one in player.crew if one.place == space
    ]


def _may_share(state: State, seat: Seat) -> bool:
    """Tell whether The Kuneen opens held spaces to the character of the turn. Rules: HYBRIS-ENH-16, HYBRIS-ENH-19."""
    return state.rules.kind[state.turn.character] == "olympian" and allows(state, seat, "share_space")


def _is_forbidden(state: State, space: str) -> bool:
    return any(not mark.up for mark in state.world.marks if mark.space == space)


def _idle(state: State, seat: Seat, location: str, space: str) -> Clauses:
    """Yield that no action is possible after the bonus or penalty, which is run. Rules: HYBRIS-MOVE-05 to -07."""
    one = character_of(state, seat, state.turn.character)
    place = space if location == MORTAL_WORLD else location
    moved = with_character(state, seat, one.replace(place=space))
    moved = moved.replace(turn=moved.turn.replace(place=place), agenda=(TakeTurn(seat), Arrive(seat)))
    after = settle(moved, STEPS)
    why = [list(not_doable(after, seat, action, place)) for action in state.rules.actions[location]]
    if all(why):
        reasons = "; ".join(refusal.reason for refusals in why for refusal in refusals)
        yield Refusal(ids.MUST_ACT, f"no action could be carried out from {space}: {reasons}")


def in_acting(state: State, decision: ChooseAction, action: act.Do) -> Clauses:
    """Yield why an action can't be carried out. Rules: HYBRIS-TURN-08, HYBRIS-MOVE-06."""
    place = state.turn.place
    location = state.rules.location[place]
    if action.action not in state.rules.actions[location]:
        yield Refusal(ids.ACTION, f"{action.action} is no action of {location}")
        return
    yield from not_doable(state, decision.seat, action.action, place)
