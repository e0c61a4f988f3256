"""Laws about observations: functions of state and seat, that forget nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import attrs

from thesmos.core.ids import HIDDEN
from thesmos.core.purity import parts
from thesmos.core.text import from_text, to_text
from thesmos.core.value import is_context
from thesmos.testing.laws.hidden import views
from thesmos.testing.laws.law import MomentLaw, Verdict
from thesmos.testing.walk import Moment


def shared(state: Any) -> dict[str, Any]:
    """Return the fields that are the same in every state of a match, by name."""
    return {a.name: getattr(state, a.name) for a in attrs.fields(type(state)) if is_context(a)}


def differing(state: Any, other: Any) -> str:
    """Return the name of a field that ought to be the same in both states, and is not; else ""."""
    facts = shared(other)
    found = [name for name, fact in shared(state).items() if facts.get(name) is not fact and facts.get(name) != fact]
    return found[0] if found else ""


def _is_state(thing: object) -> bool:
    return all(hasattr(thing, name) for name in ("agenda", "rng", "events"))


def _no_stored_view(moment: Moment) -> Verdict:
    stack = [("state", moment.state)]
    while stack:
        path, thing = stack.pop()
        for name, part in parts(thing):
            if _is_state(part):
                return f"{path}.{name} holds a state or a view"
            stack.append((f"{path}.{name}", part))
    return ""


def _views_are_fresh(moment: Moment) -> Verdict:
    game, state = moment.game, moment.state
    rebuilt = from_text(to_text(state), state)
    for seat, view in views(moment):
        text = to_text(view)
        if to_text(game.observe(state, seat)) != text:
            return f"seat {seat} sees different things when it looks twice"
        if to_text(game.observe(view, seat)) != text:
            return f"what seat {seat} sees changes when it is looked at again"
        if to_text(game.observe(rebuilt, seat)) != text:
            return f"seat {seat} sees something else of an equal state"
        if name := differing(state, view):
            return f"what seat {seat} sees has a {name!r} of its own, which all states of a match must share"
    return ""


def _forgets_nothing(moment: Moment) -> Verdict:
    game = moment.game
    if game.zones is None or moment.after is None:
        return None
    before, after, checked = game.zones(moment.state), game.zones(moment.after), False
    for seat, view in views(moment):
        knew, knows = game.zones(view), game.zones(game.observe(moment.after, seat))
        for zone, content in before.items():
            if content and after.get(zone) == content:
                checked = True
                lost = Counter(i for i in knew[zone] if i != HIDDEN) - Counter(knows[zone])
                if lost:
                    return f"seat {seat} forgets {sorted(lost)} in {zone}, where nothing has moved"
    return "" if checked else None


LAWS = (
    MomentLaw("no-stored-view", "views are functions of state and seat, never stored", _no_stored_view, 6),
    MomentLaw("views-are-fresh", "a view depends on nothing but state and seat", _views_are_fresh, 8),
    MomentLaw(
        "forgets-nothing", "a seat keeps knowing what it was shown while it can't have moved", _forgets_nothing, 60
    ),
)
