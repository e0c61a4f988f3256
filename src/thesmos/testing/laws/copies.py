"""Laws about undo, copies and caches."""

from __future__ import annotations

import copy
import pickle

import attrs

from thesmos.core.ids import Seat
from thesmos.core.text import from_text, to_text
from thesmos.testing.laws.law import MomentLaw, Verdict
from thesmos.testing.walk import Moment


def _undo(moment: Moment) -> Verdict:
    if moment.after is None:
        return None
    game, state = moment.game, moment.state
    text, hashed = to_text(state), hash(state)
    legal, outcome = game.legal_actions(state), game.outcome(state)
    views = [to_text(game.observe(state, Seat(seat))) for seat in range(moment.seats)]
    after = game.reduce(state, moment.action)
    game.legal_actions(after), game.outcome(after), hash(after)
    for seat in range(moment.seats):
        game.observe(after, Seat(seat))
    if to_text(state) != text or hash(state) != hashed:
        return "applying an action changed the state that it was applied to"
    if (game.legal_actions(state), game.outcome(state)) != (legal, outcome):
        return "after an undo other actions are legal, or the outcome is another"
    if [to_text(game.observe(state, Seat(seat))) for seat in range(moment.seats)] != views:
        return "after an undo a seat sees something else"
    return ""


def _text_form(moment: Moment) -> Verdict:
    game, state = moment.game, moment.state
    loaded = from_text(to_text(state), state)
    if loaded != state:
        return "the text form of a state does not give an equal state"
    if game.legal_actions(loaded) != moment.legal or game.outcome(loaded) != game.outcome(state):
        return "a state that went through its text form has other legal actions or another outcome"
    if moment.after is not None and game.reduce(loaded, moment.action) != moment.after:
        return "a state that went through its text form has another future"
    return ""


def _hashes(moment: Moment) -> Verdict:
    """What `==` does not look at is taken from another state, so that a hash that is kept there is not the same."""
    state, start = moment.state, moment.game.start(moment.seats, moment.seed)
    loaded = from_text(to_text(state), state)
    apart = {a.name: getattr(start, a.name) for a in attrs.fields(type(state)) if not a.eq}
    for equal in (loaded, state.replace(**apart)):
        if equal == state and hash(equal) != hash(state):
            return "a hash that is computed anew is not that of the equal state"
    return ""


def _copies(moment: Moment) -> Verdict:
    state = moment.state
    for made in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
        if made != state or to_text(made) != to_text(state):
            return "a copy of a state is not equal to it"
    return ""


LAWS = (
    MomentLaw(
        "undo-is-the-earlier-value", "whatever is asked of a later state, the earlier one stays as it was", _undo, 30
    ),
    MomentLaw("text-form-is-the-state", "a state that went through its text form is the same in all", _text_form, 20),
    MomentLaw("hash-computed-anew", "equal states have equal hashes", _hashes, 20),
    MomentLaw("copies-are-equal", "copies and pickles of a state are equal to it", _copies, 6),
)
