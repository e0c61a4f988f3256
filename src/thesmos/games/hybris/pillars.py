"""The Divine Pillar Phase, the use of a Pillar, and the Planning Phase."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.core.value import replacer
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import (
    added,
    decided,
    order_of,
    popped,
    push,
    tell,
)
from thesmos.games.hybris.entries import (
    BeginDraft,
    BeginPlanning,
    FlipPillar,
    LowerPillar,
    NextTurn,
    PlanToken,
    ReadyToken,
    Run,
    RunAbilities,
    StartAge,
    TakePillar,
    UsePillar,
)
from thesmos.games.hybris.language.answers import plan_told, planned, ready_token
from thesmos.games.hybris.language.opening import is_open
from thesmos.games.hybris.language.reactions import reacting
from thesmos.games.hybris.queries import is_planning, planned_for
from thesmos.games.hybris.state import State, Words, World, boarded, chosen, flipped, picked, played, stood
from thesmos.toolkit.cards import with_at

_asked = cache(PlanToken.make)
"""Returns the question which token a character of a seat gets, the same object each time."""
_offering: Callable[[World, Words], World] = replacer(World, "offerings")


def start_age(state: State, entry: StartAge) -> State:
    """Run the powers of the start of an Age, then its phases. Rules: AGE-02, PILLAR-09, TECH-06."""
    queue = reacting(state, "start_of_age")
    state = popped(state, BeginDraft())
    return push(state, RunAbilities(queue)) if queue else state


def begin_draft(state: State, entry: BeginDraft) -> State:
    """Let the players pick Pillars in Greatness order. Rules: HYBRIS-PILLAR-01, HYBRIS-CORE-17."""
    return popped(state, BeginPlanning(), *(TakePillar.make(seat) for seat in reversed(order_of(state))))


def offered(state: State) -> tuple[str, ...]:
    """Return the Pillars still on offer, in ascending order. Rules: HYBRIS-SETUP-12, HYBRIS-PILLAR-01."""
    taken = [player.standing.pillar for player in state.players]
    return tuple([one for one in state.rules.pillars if one not in taken])


def take(state: State, action: act.Take) -> State:
    """Pick a Pillar, and the Prayer that lies on it. Rules: HYBRIS-PILLAR-01, -02, -04."""
    decision = state.agenda[-1]
    assert isinstance(decision, TakePillar), decision
    seat, offerings = decision.seat, state.world.offerings
    event = happened("picked", ids.PICK, seat, action.pillar)
    player = state.players[seat]
    player = stood(player, picked(player.standing, action.pillar, False))
    state = played(state, with_at(state.players, seat, player), state.agenda[:-1], (event,))
    if action.pillar not in offerings:
        return state
    left = tuple(one for one in offerings if one != action.pillar)
    state = boarded(state, _offering(state.world, left), state.events)
    return added(state, seat, "prayer", 1, ids.PICKED_PRAYER, action.pillar)


def turn_order(state: State) -> tuple[Seat, ...]:
    """Return the seats in ascending order of their Pillars' numbers. Rule: HYBRIS-PILLAR-08."""
    pillars = state.rules.edition.pillars
    numbers = [pillars[player.standing.pillar].number for player in state.players]
    return tuple(sorted(map(Seat, range(len(numbers))), key=numbers.__getitem__))


def begin_planning(state: State, entry: BeginPlanning) -> State:
    """Put a Prayer on each Pillar that is left, then let the players plan in secret, one seat after the other.

    Rules: HYBRIS-PILLAR-03, HYBRIS-PILLAR-08, HYBRIS-PLAN-01, HYBRIS-PLAN-05, HYBRIS-PLAN-09.
    """
    left = offered(state)
    new = tuple(one for one in left if one not in state.world.offerings)
    events = tuple(happened("laid a prayer on", ids.OFFERING, None, one) for one in new)
    state = popped(state, NextTurn(turn_order(state)))
    state = boarded(state, _offering(state.world, left), state.events + events)
    asked = [
        _asked(Seat(seat), one.id)
        for seat, player in enumerate(state.players)
        for one in planned_for(state.rules, player)
    ]
    return push(state, *reversed(asked))


def assign(state: State, action: act.Assign) -> State:
    """Put a Location token under a character, or none; when all have, say who has one.

    Rules: HYBRIS-PLAN-01, HYBRIS-PLAN-04, HYBRIS-PLAN-11.
    """
    decision = state.agenda[-1]
    if isinstance(decision, ReadyToken):
        return ready_token(state, decision, action.token)
    assert isinstance(decision, PlanToken), decision
    seat, name = decision.seat, decision.character
    state = planned(state, seat, name, action.token, happened("planned for", ids.PLAN, seat, name))
    if is_planning(state):
        return state
    return tell(
        state,
        *(
            plan_told(Seat(number), one.id, one.token)
            for number, player in enumerate(state.players)
            for one in planned_for(state.rules, player)
        ),
    )


def activated(state: State, seat: Seat, use_upper: bool = True) -> State:
    """Activate a Pillar: its upper power if it can be used and its owner wishes, then its lower benefit.

    Rules: HYBRIS-PILLAR-10 to -15, HYBRIS-TURN-14, HYBRIS-DEFEAT-05.
    """
    pillar = state.rules.edition.pillars[state.players[seat].standing.pillar]
    if use_upper and is_open(state, seat, pillar.upper, publicly=True):
        return push(state, LowerPillar.make(seat), UsePillar.make(seat))
    return push(state, LowerPillar.make(seat))


def use_pillar(state: State, decision: UsePillar) -> State:
    """Run the upper power. Rules: HYBRIS-PILLAR-06, HYBRIS-PILLAR-12."""
    seat = decision.seat
    pillar = state.rules.edition.pillars[state.players[seat].standing.pillar]
    return decided(state, happened("used", ids.UPPER, seat, pillar.id), Run.make(seat, pillar.upper, outer=True))


def lower_pillar(state: State, entry: LowerPillar) -> State:
    """Give the others the lower benefit. Rules: HYBRIS-PILLAR-07, HYBRIS-PILLAR-13, HYBRIS-PILLAR-17."""
    seat = entry.seat
    pillar = state.rules.edition.pillars[state.players[seat].standing.pillar]
    entries = (FlipPillar.make(seat), Run.make(seat, pillar.lower, outer=True))
    event = happened("activated", ids.LOWER, seat, pillar.id)
    return chosen(state, state.agenda[:-1] + entries, (*state.events, event))


def flip_pillar(state: State, entry: FlipPillar) -> State:
    """Turn the Pillar face down. Rule: HYBRIS-PILLAR-14."""
    player = state.players[entry.seat]
    player = stood(player, flipped(player.standing, True))
    return played(state, with_at(state.players, entry.seat, player), state.agenda[:-1], state.events)
