"""Laws about the flow of a game."""

from __future__ import annotations

from functools import partial
from typing import Any

from thesmos.core.agenda import Decision, Entry, Step
from thesmos.core.game import Game, Invariant
from thesmos.testing.laws.law import MomentLaw, Verdict
from thesmos.testing.walk import Moment
from thesmos.toolkit.invariants import Watch


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
    """What is below the decision that was answered is still there, in its place; a step may have learnt something."""
    if moment.after is None or not moment.after.agenda:
        return None
    below = moment.state.agenda[:-1]
    waiting = [place for place, entry in enumerate(below) if isinstance(entry, Decision)]
    if not waiting:
        return None
    kept = below[: waiting[-1] + 1]
    now = moment.after.agenda[: len(kept)]
    same = len(now) == len(kept) and all(_is_kept(*pair) for pair in zip(kept, now, strict=True))
    if same or any(event.name == "cancelled" for event in moment.after.events):
        return ""
    return f"the agenda lost {[type(entry).__name__ for entry in kept]} before they were asked"


def _is_kept(entry: Entry, now: Entry) -> bool:
    return entry == now or (isinstance(entry, Step) and type(entry) is type(now))


def _has_events(moment: Moment) -> Verdict:
    if moment.after is None:
        return None
    rules = moment.game.ledger.rules
    for event in moment.after.events:
        if event.rule not in rules:
            return f"the event {event.name!r} cites {event.rule!r}, which is not in the ledger"
    return "" if moment.after.events else f"{moment.game.notation.format(moment.action)!r} brought about no event"


def invariant_laws(game: Game[Any, Any]) -> tuple[MomentLaw, ...]:
    """Return a law for each invariant of a game, so that each is reported with what it looked at."""
    if not game.invariants:
        return (MomentLaw("invariants", "the game's own laws", _has_none),)
    return tuple(
        MomentLaw(
            f"invariants: {invariant.name}", "a law of this game alone", partial(_holds, invariant), branches=True
        )
        for invariant in game.invariants
    )


def _has_none(_: Moment) -> Verdict:
    return None


def _holds(invariant: Invariant, moment: Moment) -> Verdict:
    if moment.after is None:
        return None
    line = moment.state, moment.action, moment.after
    problem = invariant.broken(*line)
    looked = not isinstance(invariant, Watch) or invariant.applies(*line)
    return problem if problem or looked else None


LAWS = (
    MomentLaw("asks-a-seat-that-can-choose", "a decision that waits has a seat and a legal action", _asks_a_seat),
    MomentLaw(
        "keeps-what-is-to-come", "no decision that waits is dropped before it is asked", _keeps_entries, branches=True
    ),
    MomentLaw(
        "cites-its-rules", "each action has an event, each event a rule of the ledger", _has_events, branches=True
    ),
)
