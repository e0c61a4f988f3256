"""Laws about hidden information."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from thesmos.core.agenda import actor_of
from thesmos.core.game import Game
from thesmos.core.ids import HIDDEN, Seat
from thesmos.core.purity import parts
from thesmos.core.text import to_text
from thesmos.testing.laws.law import GameLaw, MomentLaw, Trial, Verdict
from thesmos.testing.walk import Moment

_WORLDS = 2
_ENOUGH = 24
_TRIED = 40


def views(moment: Moment) -> Iterator[tuple[Seat, Any]]:
    """Yield every seat with its observation."""
    for seat in range(moment.seats):
        yield Seat(seat), moment.game.observe(moment.state, Seat(seat))


def worlds(moment: Moment, seat: Seat, view: Any, count: int = _WORLDS) -> list[Any]:
    """Return completions of a seat's observation."""
    return [moment.game.determinize(view, moment.rng.split(f"world {seat} {n}")) for n in range(count)]


def _leaks_nothing(moment: Moment) -> Verdict:
    game = moment.game
    for seat, view in views(moment):
        text = to_text(view)
        for world in worlds(moment, seat, view):
            if to_text(game.observe(world, seat)) != text:
                return f"seat {seat} tells two worlds apart that differ only in what is hidden from it"
            if actor_of(world) != moment.actor:
                return f"in another world that seat {seat} can't tell apart another seat must choose"
            if moment.actor == seat and (problem := _chooses_alike(game, moment, world)):
                return f"seat {seat} {problem}"
    return ""


def _chooses_alike(game: Game[Any, Any], moment: Moment, world: Any) -> str:
    if game.legal_actions(world) != moment.legal:
        return "has other legal actions in a world that it can't tell apart"
    tried, _ = moment.rng.shuffle(game.notation.actions, "refusals")
    for action in tried[:_TRIED]:
        if game.why_not(world, action) != game.why_not(moment.state, action):
            return f"gets another refusal of {game.notation.format(action)!r} in a world that it can't tell apart"
    return ""


def _completes(moment: Moment) -> Verdict:
    game = moment.game
    for seat, view in views(moment):
        for world in worlds(moment, seat, view, 1):
            if to_text(game.observe(world, seat)) != to_text(view):
                return f"a completion of what seat {seat} sees changes what it sees"
            if game.zones is not None:
                before, after = counted(game, moment.state), counted(game, world)
                if before != after:
                    gone, added = sorted((before - after).elements()), sorted((after - before).elements())
                    return f"a completion of what seat {seat} sees loses {gone} and adds {added}"
    return ""


def counted(game: Game[Any, Any], state: Any) -> Counter[str]:
    """Return how many copies of each component are in all zones together."""
    assert game.zones is not None
    return Counter(item for zone in game.zones(state).values() for item in zone)


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
    return ""


def _no_secret_in_view(moment: Moment) -> Verdict:
    game = moment.game
    if game.zones is None or game.hidden is None:
        return None
    total, checked = counted(game, moment.state), False
    for seat, view in views(moment):
        secret = Counter(item for zone in game.hidden(moment.state, seat).values() for item in zone)
        unknown = [item for item, count in secret.items() if count == total[item]]
        checked = checked or bool(unknown)
        if found := _mentioned(unknown, to_text(view) + " ".join(map(str, view.events))):
            return f"what seat {seat} sees mentions {found}, of which it knows no copy"
        verbs = {text.split()[0] for text in game.notation.texts}
        unsaid = [item for item in unknown if item not in verbs]
        if moment.actor == seat and (found := _mentioned(unsaid, _refusal_texts(moment))):
            return f"a refusal to seat {seat} mentions {found}, of which it knows no copy"
    return "" if checked else None


def _mentioned(ids: list[str], text: str) -> str:
    words = set(re.findall(r"[\w-]+", text))
    return next((item for item in ids if item in words), "")


def _refusal_texts(moment: Moment) -> str:
    game, said = moment.game, []
    tried, _ = moment.rng.shuffle(game.notation.actions, "refusals")
    for action in tried[:_TRIED]:
        own = set(re.findall(r"[\w-]+", game.notation.format(action)))
        for refusal in game.why_not(moment.state, action):
            said += [word for word in re.findall(r"[\w-]+", refusal.reason) if word not in own]
    return " ".join(said)


def _no_stored_view(moment: Moment) -> Verdict:
    stack = [("state", moment.state)]
    while stack:
        path, thing = stack.pop()
        for name, part in parts(thing):
            if isinstance(part, type(moment.state)):
                return f"{path}.{name} holds a state or a view"
            stack.append((f"{path}.{name}", part))
    return ""


def _views_are_fresh(moment: Moment) -> Verdict:
    for seat, view in views(moment):
        if to_text(moment.game.observe(moment.state, seat)) != to_text(view):
            return f"seat {seat} sees different things when it looks twice"
        if to_text(moment.game.observe(view, seat)) != to_text(view):
            return f"what seat {seat} sees changes when it is looked at again"
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


def _completions_vary(trial: Trial) -> Iterator[Verdict]:
    """Over a whole run, compare each zone that has hidden parts with its completions."""
    game = trial.game
    if game.zones is None:
        return
    same: Counter[tuple[Seat, str]] = Counter()
    tried: Counter[tuple[Seat, str]] = Counter()
    for match in trial.matches:
        for moment in match[:: max(1, len(match) // 10)]:
            true = game.zones(moment.state)
            for seat, view in views(moment):
                for world in worlds(moment, seat, view):
                    made = game.zones(world)
                    for zone, shown in game.zones(view).items():
                        if HIDDEN in shown:
                            tried[seat, zone] += 1
                            same[seat, zone] += made[zone] == true[zone]
    for (seat, zone), count in tried.items():
        if count >= _ENOUGH:
            always = same[seat, zone] == count
            yield f"{count} completions of what seat {seat} sees all have the true {zone}" if always else ""


def _bots_are_blind(trial: Trial) -> Iterator[Verdict]:
    for bot in trial.bots:
        for match in trial.matches:
            for moment in match[:-1][:: max(1, len(match) // 5)]:
                assert moment.actor is not None
                seat = Seat(moment.actor)
                view = trial.game.observe(moment.state, seat)
                chosen = bot.choose(view, moment.legal, moment.rng)
                for world in worlds(moment, seat, view):
                    other = bot.choose(trial.game.observe(world, seat), moment.legal, moment.rng)
                    alike = other == chosen
                    yield "" if alike else f"{bot.name} chooses otherwise in a world that it can't tell apart"


LAWS = (
    MomentLaw(
        "leaks-nothing", "worlds that a seat can't tell apart look, allow and refuse the same", _leaks_nothing, 8
    ),
    MomentLaw("hides-what-it-says", "each seat sees what the rules let it know, and no more", _hides_what_it_says, 30),
    MomentLaw(
        "no-secret-in-view", "no view or refusal names a card of which the seat knows no copy", _no_secret_in_view, 12
    ),
    MomentLaw("completes-consistently", "a completion keeps every component and the seat's own view", _completes, 8),
    MomentLaw("no-stored-view", "views are functions of state and seat, never stored", _no_stored_view, 6),
    MomentLaw("views-are-fresh", "a view depends on nothing but state and seat", _views_are_fresh, 8),
    MomentLaw(
        "forgets-nothing", "a seat keeps knowing what it was shown while it can't have moved", _forgets_nothing, 60
    ),
)
GAME_LAWS = (
    GameLaw("completions-vary", "completions are not always the truth", _completions_vary),
    GameLaw("bots-are-blind", "a bot chooses the same in worlds that it can't tell apart", _bots_are_blind),
)
