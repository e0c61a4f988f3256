"""Laws about what is legal, and about what becomes of an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from thesmos.core.errors import IllegalActionError, InvalidActionError
from thesmos.core.game import apply_action
from thesmos.core.match import Match
from thesmos.core.text import to_text
from thesmos.testing.laws.hidden import counted
from thesmos.testing.laws.law import GameLaw, MomentLaw, Trial, Verdict
from thesmos.testing.walk import Moment, kind_of

_LOOKS = 20
_KINDS = 8
_OFTEN = 4


def _listed_once(moment: Moment) -> Verdict:
    game, legal = moment.game, moment.legal
    if len(set(legal)) != len(legal):
        return "an action is listed twice"
    if game.legal_actions(moment.state) != legal:
        return "asking twice gives other legal actions, or another order"
    strange = [action for action in legal if action not in game.notation]
    return f"{strange[0]!r} is legal, but not in the notation" if strange else ""


def _why_not(moment: Moment) -> Verdict:
    game, legal, rules = moment.game, set(moment.legal), moment.game.ledger.rules
    for action in game.notation.actions:
        refusals = game.why_not(moment.state, action)
        text = game.notation.format(action)
        if action in legal and refusals:
            return f"{text!r} is legal, and refused: {refusals[0]}"
        if action not in legal and not refusals:
            return f"{text!r} is not legal, and nothing says why"
        for refusal in refusals:
            if refusal.rule not in rules:
                return f"the refusal of {text!r} cites {refusal.rule!r}, which is not in the ledger"
    return ""


class _Foreign:
    """An action of no game."""


def _refuses(moment: Moment) -> Verdict:
    game, legal, text = moment.game, set(moment.legal), to_text(moment.state)
    tried, _ = moment.rng.shuffle(game.notation.actions, "refused")
    for action in [action for action in tried if action not in legal][:60]:
        try:
            apply_action(game, moment.state, action)
        except IllegalActionError:
            continue
        return f"{game.notation.format(action)!r} is not legal, and was accepted"
    strangers: tuple[Any, ...] = (_Foreign(), None, [], "made up")
    for stranger in strangers:
        try:
            apply_action(game, moment.state, stranger)
        except InvalidActionError:
            continue
        return f"{stranger!r} is no action, and was accepted"
    return "" if to_text(moment.state) == text else "a refused action changed the state"


def _does_what_was_asked(moment: Moment) -> Verdict:
    if moment.after is None:
        return None
    game = moment.game
    checked = apply_action(game, moment.state, moment.action)
    if checked != moment.after:
        return "the checked way and the trusted way give different states"
    text = game.notation.format(moment.action)
    return "" if game.notation.parse(text) == moment.action else f"{text!r} stands for another action"


def _changes(moment: Moment) -> Verdict:
    if moment.after is None:
        return None
    same = moment.after == moment.state
    return f"{moment.game.notation.format(moment.action)!r} is legal and changes nothing" if same else ""


def _every_one_changes(moment: Moment) -> Verdict:
    game = moment.game
    for action in moment.legal:
        if game.reduce(moment.state, action) == moment.state:
            return f"{game.notation.format(action)!r} is legal and changes nothing"
    return "" if moment.legal else None


def _ends_exactly(moment: Moment) -> Verdict:
    game, outcome = moment.game, moment.game.outcome(moment.state)
    over = not moment.state.agenda
    if bool(moment.legal) == over:
        return "actions are left after the end" if over else "a decision waits, and has no legal action"
    if (outcome is not None) != over:
        return "there is an outcome before the end" if outcome else "the game is over and has no outcome"
    if outcome is not None:
        if sorted(seat for place in outcome.ranking for seat in place) != list(range(moment.seats)):
            return f"the ranking {outcome.ranking} does not have every seat once"
        if outcome.rule not in game.ledger.rules:
            return f"the outcome cites {outcome.rule!r}, which is not in the ledger"
    return ""


def _conserves(moment: Moment) -> Verdict:
    game = moment.game
    if game.zones is None or moment.after is None:
        return None
    before, after = counted(game, moment.state), counted(game, moment.after)
    if before == after:
        return ""
    return f"{sorted((before - after).elements())} vanished, {sorted((after - before).elements())} appeared"


def _told_apart(trial: Trial) -> Iterator[Verdict]:
    """Choices of two kinds that never make a difference are one choice, of which the other silently became."""
    seen: Counter[tuple[str, str]] = Counter()
    alike: Counter[tuple[str, str]] = Counter()
    for match in trial.matches:
        for moment in match[:: max(1, len(match) // _LOOKS)]:
            game = trial.game
            kinds = {kind_of(game, action): action for action in moment.legal}
            results = {kind: game.reduce(moment.state, action) for kind, action in list(kinds.items())[:_KINDS]}
            for pair in combinations(sorted(results), 2):
                one, other = (results[kind] for kind in pair)
                seen[pair] += 1
                alike[pair] += one == other and one.events == other.events
    for (one, other), count in seen.items():
        if count >= _OFTEN:
            always = alike[one, other] == count
            yield f"{one!r} and {other!r} did the same all {count} times" if always else ""


def _undo_by_match(trial: Trial) -> Iterator[Verdict]:
    """The recorded action is the one that was submitted, and undo gives the earlier match."""
    from pyrsistent import pvector  # noqa: PLC0415 - only here

    for walked in trial.matches[:2]:
        start = walked[0].state
        match: Match[Any, Any] = Match(
            trial.game, trial.seats, walked[0].seed, trial.game.check_options(), start, pvector()
        )
        for moment in walked[:40]:
            if moment.action is None:
                break
            later = match.apply(trial.game.notation.format(moment.action))
            if later.history[-1] != moment.action or later.state != moment.after:
                yield "the match recorded another action than was submitted"
                return
            yield "" if later.undo() == match else "undo does not give the earlier match"
            match = later


LAWS = (
    MomentLaw("listed-once", "legal actions are listed once, in a fixed order, and have a notation", _listed_once),
    MomentLaw("why-not-agrees", "an action is refused with a cited reason exactly if it is not legal", _why_not, 12),
    MomentLaw("refuses-the-rest", "everything else is refused with a typed error and changes nothing", _refuses, 6),
    MomentLaw(
        "does-what-was-asked", "the action that is carried out is the one that was asked for", _does_what_was_asked, 20
    ),
    MomentLaw("each-action-changes-the-state", "no legal action does nothing", _changes),
    MomentLaw(
        "every-option-changes-the-state",
        "no legal action does nothing, also of those not chosen",
        _every_one_changes,
        12,
    ),
    MomentLaw("ends-exactly", "there are no legal actions exactly at the end, which has an outcome", _ends_exactly),
    MomentLaw("conserves", "nothing vanishes and nothing doubles over all zones", _conserves, branches=True),
)
GAME_LAWS = (
    GameLaw("choices-are-told-apart", "choices of different kinds do different things", _told_apart),
    GameLaw(
        "records-what-was-asked",
        "a match records the submitted action, and undo gives the earlier match",
        _undo_by_match,
    ),
)
