"""Laws about what a seat may not know."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from thesmos.core.agenda import actor_of
from thesmos.core.errors import IllegalActionError
from thesmos.core.game import Game, Zones, apply_action
from thesmos.core.ids import HIDDEN, Seat
from thesmos.core.text import to_text
from thesmos.testing.laws.law import MomentLaw, Verdict
from thesmos.testing.walk import Moment, kind_of

_WORLDS = 2
_TRIED = 40
_CHOICES = range(3, 7)


def views(moment: Moment) -> Iterator[tuple[Seat, Any]]:
    """Yield every seat with its observation."""
    for seat in range(moment.seats):
        yield Seat(seat), moment.game.observe(moment.state, Seat(seat))


def worlds(moment: Moment, seat: Seat, view: Any, count: int = _WORLDS) -> list[Any]:
    """Return completions of a seat's observation."""
    return [moment.game.determinize(view, moment.rng.split(f"world {seat} {n}")) for n in range(count)]


def counted(game: Game[Any, Any], state: Any) -> Counter[str]:
    """Return how many copies of each component are in all zones together."""
    assert game.zones is not None
    return Counter(item for zone in game.zones(state).values() for item in zone)


def _leaks_nothing(moment: Moment) -> Verdict:
    game = moment.game
    for seat, view in views(moment):
        text = to_text(view)
        for world in worlds(moment, seat, view):
            if to_text(game.observe(world, seat)) != text:
                return f"seat {seat} tells two worlds apart that differ only in what is hidden from it"
            if actor_of(world) != moment.actor:
                return f"in another world that seat {seat} can't tell apart another seat must choose"
            if game.outcome(world) != game.outcome(moment.state):
                return f"the outcome is another in a world that seat {seat} can't tell apart"
            if problem := _told_alike(moment, seat, world):
                return f"seat {seat} {problem}"
    return ""


def _told_alike(moment: Moment, seat: Seat, world: Any) -> str:
    game = moment.game
    tried, _ = moment.rng.shuffle(game.notation.actions, "refusals")
    if moment.actor != seat:
        for action in tried[:2]:
            if _refused(game, world, action, seat) != _refused(game, moment.state, action, seat):
                return "is told something else out of turn in a world that it can't tell apart"
        return ""
    if game.legal_actions(world) != moment.legal:
        return "has other legal actions in a world that it can't tell apart"
    for action in tried[:_TRIED]:
        if game.why_not(world, action) != game.why_not(moment.state, action):
            return f"gets another refusal of {game.notation.format(action)!r} in a world that it can't tell apart"
    return ""


def _refused(game: Game[Any, Any], state: Any, action: Any, seat: Seat) -> tuple[str, ...]:
    try:
        apply_action(game, state, action, seat)
    except IllegalActionError as refused:
        return (str(refused), *refused.rules, *refused.legal)
    return ()


def _hides_what_it_says(moment: Moment) -> Verdict:
    game = moment.game
    if game.zones is None or game.hidden is None:
        return None
    true = game.zones(moment.state)
    for seat, view in views(moment):
        shown, secret = game.zones(view), game.hidden(moment.state, seat)
        if set(shown) != set(true):
            return f"the zones that seat {seat} sees are not those of the state"
        for zone, content in true.items():
            allowed = Counter(content) - Counter(secret.get(zone, ()))
            seen = Counter(item for item in shown[zone] if item != HIDDEN)
            if seen - allowed:
                return f"seat {seat} sees {sorted((seen - allowed).elements())} in {zone}, which is hidden from it"
            if allowed - seen:
                return f"seat {seat} does not see {sorted((allowed - seen).elements())} in {zone}, which it knows"
            if len(shown[zone]) != len(content):
                return f"seat {seat} sees {len(shown[zone])} things in {zone}, there are {len(content)}"
    return _shows_secret_choices(moment)


def _shows_secret_choices(moment: Moment) -> str:
    """Compare what the others see after each of several choices that are hidden from them.

    Such a choice only moves what its seat knows from where the others don't see it to where they don't see it. If they
    still see something else after each of them, then what was chosen shows somewhere outside of the zones.
    """
    game, kinds = moment.game, defaultdict(list)
    for action in moment.legal:
        kinds[kind_of(game, action)].append(action)
    for kind, actions in kinds.items():
        if len(actions) < _CHOICES[0]:
            continue
        afters = [game.reduce(moment.state, action) for action in actions[: _CHOICES[-1]]]
        for seat in _those_who_see_no_difference(moment, afters):
            if len({to_text(game.observe(after, seat)) for after in afters}) == len(afters):
                return f"seat {seat} sees which {kind!r} was chosen, though where it went is hidden"
    return ""


def _those_who_see_no_difference(moment: Moment, afters: list[Any]) -> Iterator[Seat]:
    game = moment.game
    assert game.zones is not None
    assert game.hidden is not None
    assert moment.actor is not None
    contents = [{zone: tuple(sorted(items)) for zone, items in game.zones(after).items()} for after in afters]
    differing = [zone for zone in contents[0] if len({content.get(zone) for content in contents}) > 1]
    known = game.zones(game.observe(moment.state, Seat(moment.actor)))
    if len({tuple(c.get(zone) for zone in differing) for c in contents}) < len(afters):
        return
    if any(HIDDEN in known.get(zone, ()) for zone in differing):
        return
    for seat in range(moment.seats):
        secrets = [game.hidden(after, Seat(seat)) for after in afters]
        open_parts = [_open(content, secret) for content, secret in zip(contents, secrets, strict=True)]
        if seat != moment.actor and all(part == open_parts[0] for part in open_parts):
            yield Seat(seat)


def _open(content: Zones, secret: Zones) -> dict[str, tuple[int, Counter[str]]]:
    return {zone: (len(items), Counter(items) - Counter(secret.get(zone, ()))) for zone, items in content.items()}


def _no_secret_in_view(moment: Moment) -> Verdict:
    game = moment.game
    if game.zones is None or game.hidden is None:
        return None
    total, checked = counted(game, moment.state), False
    for seat, view in views(moment):
        secret = Counter(item for zone in game.hidden(moment.state, seat).values() for item in zone)
        unknown = [item for item, count in secret.items() if count == total[item]]
        checked = checked or bool(unknown)
        if found := _never_seen(moment, seat, _mentioned(unknown, _view_text(view))):
            return f"what seat {seat} sees mentions {found}, of which it knows no copy"
        verbs = {text.split()[0] for text in game.notation.texts}
        unsaid = [item for item in unknown if item not in verbs]
        if moment.actor == seat and (found := _never_seen(moment, seat, _mentioned(unsaid, _refusal_texts(moment)))):
            return f"a refusal to seat {seat} mentions {found}, of which it knows no copy"
    return "" if checked else None


def _mentioned(ids: list[str], text: str) -> list[str]:
    words = set(re.findall(r"[\w-]+", text))
    return [item for item in ids if item in words]


def _never_seen(moment: Moment, seat: Seat, ids: list[str]) -> str:
    """Return one of the ids that a seat could not just go on naming since it lay open to it, or "" if there is none.

    A card that was laid away face down before everybody's eyes may still be spoken of, until it is spoken of no more.
    """
    game = moment.game
    known: set[str] = set()
    state = game.start(moment.seats, moment.seed) if ids else moment.state
    for action in (*moment.trail, None) if ids else ():
        known.intersection_update(_mentioned(ids, _view_text(game.observe(state, seat))))
        known |= _lying_open(game, state, seat)
        state = state if action is None else game.reduce(state, action)
    return next((item for item in ids if item not in known), "")


def _lying_open(game: Game[Any, Any], state: Any, seat: Seat) -> set[str]:
    assert game.zones is not None
    assert game.hidden is not None
    secret = game.hidden(state, seat)
    zones = game.zones(state).items()
    return {item for zone, items in zones for item in Counter(items) - Counter(secret.get(zone, ()))}


def _view_text(view: Any) -> str:
    return to_text(view) + " ".join(map(str, view.events))


def _refusal_texts(moment: Moment) -> str:
    game, said = moment.game, []
    tried, _ = moment.rng.shuffle(game.notation.actions, "refusals")
    for action in tried[:_TRIED]:
        own = set(re.findall(r"[\w-]+", game.notation.format(action)))
        for refusal in game.why_not(moment.state, action):
            said += [word for word in re.findall(r"[\w-]+", refusal.reason) if word not in own]
    return " ".join(said)


LAWS = (
    MomentLaw(
        "leaks-nothing", "worlds that a seat can't tell apart look, allow and refuse the same", _leaks_nothing, 8
    ),
    MomentLaw("hides-what-it-says", "each seat sees what the rules let it know, and no more", _hides_what_it_says, 30),
    MomentLaw(
        "no-secret-in-view", "no view or refusal names a card of which the seat knows no copy", _no_secret_in_view, 20
    ),
)
