"""The Well of Prayers: filling it, and what happens when it overflows."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import RuleId, Seat
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import active, added, moved_greatness, order_of, popped, push, tell, with_growth
from thesmos.games.hybris.entries import LoseTemple, PrayersAdded, happening_of
from thesmos.games.hybris.language.conditions import allows, stat
from thesmos.games.hybris.language.reactions import triggered
from thesmos.games.hybris.state import State
from thesmos.toolkit.cards import without


def filled(state: State, me: Seat, n: int) -> State:
    """Put Prayers into the Well all at once, then check its overflow once.

    Args:
        state: before.
        me: whose doing it is.
        n: Prayers; 0 causes no check.

    Rules: HYBRIS-WELL-01 to -09.
    """
    if not n:
        return state
    well = state.well + n
    event = happened("filled the well", ids.FILL, me, "", n)
    state = state.replace(well=well, agenda=state.agenda + (PrayersAdded.make(me),), events=state.events + (event,))
    numbers, seat = state.rules.numbers.well, active(state, me)
    if well >= numbers.overflow + stat(state, seat, "well_limit"):
        return _overflowed(state)
    if well >= numbers.warning and not allows(state, seat, "no_overflow"):
        return _warned(state, seat)
    return state


def _warned(state: State, seat: Seat) -> State:
    """Let the active player lose a Believer, or Greatness. Rules: HYBRIS-WELL-02, HYBRIS-WELL-09."""
    if state.players[seat].goods.believer:
        return added(state, seat, "believer", -1, ids.WARNING)
    state = tell(state, happened("fell short", ids.WELL_SHORTFALL, seat))
    return moved_greatness(state, seat, -1)


def _overflowed(state: State) -> State:
    """Let the foremost player with a Temple destroy one, then empty the Well. Rules: HYBRIS-WELL-03 to -07."""
    for seat in order_of(state):
        if state.players[seat].growth.temples and not allows(state, seat, "no_overflow"):
            return push(state, LoseTemple(seat, overflow=True))
    return emptied(state)


def emptied(state: State) -> State:
    """Return all Prayers of the Well to the supply. Rules: HYBRIS-WELL-04, HYBRIS-WELL-07."""
    event = happened("emptied the well", ids.EMPTY, None, "", state.well)
    return tell(state.replace(well=0), event)


def without_temple(state: State, seat: Seat, city: str, rule: RuleId) -> State:
    """Destroy a Temple, which leaves the game. Rule: HYBRIS-WELL-06."""
    growth = state.players[seat].growth
    event = happened("lost a temple", rule, seat, city)
    return with_growth(state, seat, growth.replace(temples=without(growth.temples, city)), event)


def prayers_added(state: State, entry: PrayersAdded) -> State:
    """Tell that Prayers have gone into the Well."""
    return triggered(popped(state), happening_of("prayers_added", entry.seat))
