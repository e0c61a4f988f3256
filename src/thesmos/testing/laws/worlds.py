"""Laws about completions of what a seat sees, and about bots, who choose by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from thesmos.core.game import Zones
from thesmos.core.ids import HIDDEN, Seat
from thesmos.core.purity import parts
from thesmos.core.rng import Rng
from thesmos.core.text import to_text
from thesmos.core.value import Value, value
from thesmos.testing.laws.hidden import counted, views, worlds
from thesmos.testing.laws.law import GameLaw, MomentLaw, Trial, Verdict
from thesmos.testing.walk import Moment

_ENOUGH = 24


def _completes(moment: Moment) -> Verdict:
    game = moment.game
    for seat, view in views(moment):
        for world in worlds(moment, seat, view, 1):
            if to_text(game.observe(world, seat)) != to_text(view):
                return f"a completion of what seat {seat} sees changes what it sees"
            if game.zones is None:
                continue
            before, after = counted(game, moment.state), counted(game, world)
            if before != after:
                gone, added = sorted((before - after).elements()), sorted((after - before).elements())
                return f"a completion of what seat {seat} sees loses {gone} and adds {added}"
            if any(HIDDEN in zone for zone in game.zones(world).values()):
                return f"a completion of what seat {seat} sees leaves something hidden"
    return ""


def _no_foresight(moment: Moment) -> Verdict:
    key = moment.state.rng.key
    for seat, view in views(moment):
        if any(chance.key for chance in _generators(view)):
            return f"seat {seat} sees the chance of the state"
        first, second = worlds(moment, seat, view)
        if key in (first.rng.key, second.rng.key) or first.rng.key == second.rng.key:
            return f"completions of what seat {seat} sees share their chance, so a search can foresee it"
    return ""


def _generators(thing: object) -> Iterator[Rng]:
    if isinstance(thing, Rng):
        yield thing
    else:
        for _, part in parts(thing):
            yield from _generators(part)


@value
class _Compared(Value):
    """A zone of which a seat does not see all, in two completions and in truth."""

    seat: Seat
    zone: str
    true: bool
    alike: bool


def _completions_vary(trial: Trial) -> Iterator[Verdict]:
    """Over a whole run, compare each zone that has hidden parts with its completions, and these with each other."""
    tried: Counter[tuple[Seat, str]] = Counter()
    true: Counter[tuple[Seat, str]] = Counter()
    alike: Counter[tuple[Seat, str]] = Counter()
    for match in trial.matches:
        for moment in match[:: max(1, len(match) // 10)]:
            for found in _compared(moment):
                tried[found.seat, found.zone] += 1
                true[found.seat, found.zone] += found.true
                alike[found.seat, found.zone] += found.alike
    for (seat, zone), count in tried.items():
        if count < _ENOUGH // 2:
            continue
        if true[seat, zone] == count:
            yield f"{count} completions of what seat {seat} sees all have the true {zone}"
        elif alike[seat, zone] == count:
            yield f"{count} pairs of completions of what seat {seat} sees all have the same {zone}"
        else:
            yield ""


def _compared(moment: Moment) -> Iterator[_Compared]:
    game = moment.game
    if game.zones is None:
        return
    true = game.zones(moment.state)
    for seat, view in views(moment):
        shown = game.zones(view)
        if len(_unseen(true, shown)) < 2:  # noqa: PLR2004 - what is hidden is all the same, so there is one world
            continue
        first, second = (game.zones(world) for world in worlds(moment, seat, view))
        for zone, items in shown.items():
            if HIDDEN in items:
                both_true = first[zone] == true[zone] == second[zone]
                yield _Compared(seat, zone, both_true, first[zone] == second[zone])


def _unseen(true: Zones, shown: Zones) -> set[str]:
    return {item for zone, items in true.items() for item in Counter(items) - Counter(shown.get(zone, ()))}


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
    MomentLaw("completes-consistently", "a completion keeps every component and the seat's own view", _completes, 15),
    MomentLaw("no-foresight", "no view and no completion shares the chance of the state", _no_foresight, 8),
)
GAME_LAWS = (
    GameLaw("completions-vary", "completions are not always the truth, nor always the same", _completions_vary),
    GameLaw("bots-are-blind", "a bot chooses the same in worlds that it can't tell apart", _bots_are_blind),
)
