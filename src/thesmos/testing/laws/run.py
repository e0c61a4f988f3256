"""Laws about whole games, records and runs of many games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from pyrsistent import pvector

from thesmos.core.errors import RecordError
from thesmos.core.ids import Seat
from thesmos.core.match import Match, Ply
from thesmos.sim.simulate import simulate
from thesmos.testing.laws.law import GameLaw, Trial, Verdict
from thesmos.testing.walk import Moment

_GAMES = 4


def _ends(trial: Trial) -> Iterator[Verdict]:
    for match in trial.matches[:: max(1, len(trial.matches) // 8)]:
        last = match[-1]
        bound = trial.game.bound
        if len(last.trail) >= bound and last.legal:
            yield f"a game played at random goes on after {bound} actions"
        elif not last.legal:
            yield ""


def match_of(moments: tuple[Moment, ...], plies: int) -> Match[Any, Any]:
    """Return the match of a walk, up to a number of actions."""
    first = moments[0]
    played = [
        Ply(Seat(m.actor), m.action, m.after) for m in moments[:plies] if m.actor is not None and m.after is not None
    ]
    options = first.game.check_options()
    return Match(first.game, first.seats, first.seed, options, first.state, pvector(played))


def _replays(trial: Trial) -> Iterator[Verdict]:
    for moments in trial.matches[:2]:
        match = match_of(moments, 60)
        text = match.to_json()
        try:
            again = Match.from_json(text, trial.game)
        except RecordError as problem:
            yield f"a record does not replay: {problem}"
            continue
        yield "" if again == match else "a record replays into another match"
        yield from _finds_changes(json.loads(text), trial)


def _finds_changes(content: dict[str, Any], trial: Trial) -> Iterator[Verdict]:
    """A record whose digests or card data are not those of the game must be refused, naming the place."""
    changes: list[tuple[str, dict[str, Any]]] = []
    if content["actions"]:
        middle = len(content["actions"]) // 2
        altered = json.loads(json.dumps(content))
        altered["actions"][middle]["digest"] = "0" * 16
        changes.append((f"action {middle + 1} ", altered))
    if content["edition"] is not None:
        altered = json.loads(json.dumps(content))
        altered["edition"]["digest"] = "0" * 64
        changes.append(("edition digest", altered))
    for named, changed in changes:
        try:
            Match.from_json(json.dumps(changed), trial.game)
        except RecordError as problem:
            yield "" if named in str(problem) else f"the error does not name {named!r}: {problem}"
        else:
            yield f"a record with a changed {named.strip()} was accepted"


def _same_rows(trial: Trial) -> Iterator[Verdict]:
    plain = simulate(trial.game, trial.seats, _GAMES, trial.seed)
    with ThreadPoolExecutor(2) as pool:
        spread = simulate(trial.game, trial.seats, _GAMES, trial.seed, executor=pool)
    longer = simulate(trial.game, trial.seats, _GAMES + 2, trial.seed)
    same = plain.rows == spread.rows == longer.rows[:_GAMES]
    yield "" if same else "the rows of a run depend on how it was divided"
    seeds = {row.seed for row in longer.rows}
    yield "" if len(seeds) == len(longer.rows) else "two games of a run have the same seed"


def _set_up(trial: Trial) -> Iterator[Verdict]:
    """Every kind of card of the edition with copies for this number of seats must be somewhere at the start."""
    game = trial.game
    if game.edition is None or game.zones is None:
        return
    there = {item for zone in game.zones(trial.matches[0][0].state).values() for item in zone}
    unused = set(game.unused(trial.seats)) if game.unused is not None else set()
    for card in game.edition.cards:
        if card not in unused:
            yield "" if card in there else f"the card {card!r} is in the edition, but in no zone at the start"


GAME_LAWS = (
    GameLaw("ends-within-its-bound", "every game that is played at random ends", _ends),
    GameLaw("records-replay", "a record replays; a changed one is refused, naming the place", _replays),
    GameLaw(
        "rows-do-not-depend-on-the-run",
        "workers, chunks and order make no difference, and no seed is used twice",
        _same_rows,
    ),
    GameLaw("sets-up-every-card", "every card of the edition is in the game", _set_up),
)
