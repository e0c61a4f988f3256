"""Laws about the flow of a game."""

from __future__ import annotations

from thesmos.core.agenda import Decision
from thesmos.testing.laws.law import MomentLaw, Verdict
from thesmos.testing.walk import Moment


def _asks_a_seat(moment: Moment) -> Verdict:
    if not moment.state.agenda:
        return None
    top = moment.state.agenda[-1]
    if not isinstance(top, Decision):
        return f"the agenda is not settled: {type(top).__name__} is on top"
    if not 0 <= top.seat < moment.seats:
        return f"{type(top).__name__} asks seat {top.seat} of {moment.seats}"
    return "" if moment.legal else f"{type(top).__name__} waits for seat {top.seat}, which has nothing to choose"


def _keeps_entries(moment: Moment) -> Verdict:
    """Decisions below the one that was answered are still there, in their places, until they are asked."""
    if moment.after is None or not moment.after.agenda:
        return None
    below = moment.state.agenda[:-1]
    waiting = [place for place, entry in enumerate(below) if isinstance(entry, Decision)]
    if not waiting:
        return None
    kept = below[: waiting[-1] + 1]
    if moment.after.agenda[: len(kept)] == kept or any(event.name == "cancelled" for event in moment.after.events):
        return ""
    return f"the agenda lost {[type(entry).__name__ for entry in kept]} before they were asked"


def _has_events(moment: Moment) -> Verdict:
    if moment.after is None:
        return None
    rules = moment.game.ledger.rules
    for event in moment.after.events:
        if event.rule not in rules:
            return f"the event {event.name!r} cites {event.rule!r}, which is not in the ledger"
    return "" if moment.after.events else f"{moment.game.notation.format(moment.action)!r} brought about no event"


def _invariants(moment: Moment) -> Verdict:
    if moment.after is None or not moment.game.invariants:
        return None
    for invariant in moment.game.invariants:
        problem = invariant.broken(moment.state, moment.action, moment.after)
        if problem:
            return f"{invariant.name}: {problem}"
    return ""


LAWS = (
    MomentLaw("asks-a-seat-that-can-choose", "a decision that waits has a seat and a legal action", _asks_a_seat),
    MomentLaw("keeps-what-is-to-come", "no decision that waits is dropped before it is asked", _keeps_entries),
    MomentLaw("cites-its-rules", "each action has an event, each event a rule of the ledger", _has_events),
    MomentLaw("invariants", "the game's own laws", _invariants),
)
