"""The conformance suite: is a game what the library takes it for?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from attrs import Factory, define

from thesmos.core.agenda import decision_of
from thesmos.core.errors import OptionError, shorten
from thesmos.core.game import Game
from thesmos.core.registry import as_game
from thesmos.core.value import Table
from thesmos.testing.laws import NEVER_RAISES, chosen_laws
from thesmos.testing.laws.law import GameLaw, MomentLaw, Trial
from thesmos.testing.report import LawResult, Report
from thesmos.testing.walk import POLICIES, Moment, Place, kind_of, walk


@define
class _Suite:
    """The counts of a run while it goes on."""

    game: Game[Any, Any]
    laws: tuple[MomentLaw, ...]
    whole: tuple[GameLaw, ...]
    visited: Counter[tuple[str, int]] = Factory(Counter)
    broken: dict[str, tuple[str, Place]] = Factory(dict)
    games: Counter[int] = Factory(Counter)
    decisions: Counter[str] = Factory(Counter)
    kinds: Counter[str] = Factory(Counter)
    emptied: Counter[str] = Factory(Counter)
    moved: Counter[str] = Factory(Counter)
    states: int = 0

    def note(self, law: str, verdict: str | None, where: Place) -> None:
        """Count one check of a law, and keep what it found wrong first."""
        if verdict is not None:
            self.visited[law, where.seats] += 1
        if verdict and law not in self.broken:
            self.broken[law] = (verdict, where)

    def play(self, seats: int, seed: str, policy: str) -> tuple[Moment, ...]:
        """Walk through one game and check all laws about moments."""
        moments: list[Moment] = []
        start = Place(seats, seed)
        try:
            for moment in walk(self.game, seats, seed, policy):
                moments.append(moment)
                self.note(NEVER_RAISES, "", start)
        except Exception as problem:  # noqa: BLE001 - whatever a game raises is what the law looks for
            place = moments[-1].place() if moments else start
            self.note(NEVER_RAISES, _words(problem), place)
        self.games[seats] += 1
        self.states += len(moments)
        branches = self.branch(moments)
        for law in self.laws:
            self.check_moments(law, _spread(moments, law.most))
            if law.branches:
                self.check_moments(law, branches)
        self.count(moments)
        return tuple(moments)

    def branch(self, moments: list[Moment]) -> list[Moment]:
        """Return what would have come of other actions, now and then."""
        found: list[Moment] = []
        for moment in moments:
            try:
                found += moment.branches()
            except Exception as problem:  # noqa: BLE001 - as in a walk
                self.note(NEVER_RAISES, _words(problem), moment.replace(action=None).place())
        return found

    def check_moments(self, law: MomentLaw, moments: list[Moment]) -> None:
        """Check one law at moments, until it is found broken."""
        for moment in moments:
            if law.name in self.broken:
                return
            try:
                verdict = law.check(moment)
            except Exception as problem:  # noqa: BLE001 - whatever a game raises breaks the law
                verdict = f"{type(problem).__name__}: {problem}"
            self.note(law.name, verdict, moment.place() if verdict else Place(moment.seats, moment.seed))

    def check_whole(self, law: GameLaw, trial: Trial) -> None:
        """Check one law about whole games."""
        where = Place(trial.seats, trial.seed)
        try:
            for verdict in law.check(trial):
                self.note(law.name, verdict, where)
                if verdict:
                    return
        except Exception as problem:  # noqa: BLE001 - whatever a game raises breaks the law
            self.note(law.name, f"{type(problem).__name__}: {problem}", where)

    def count(self, moments: list[Moment]) -> None:
        """Count what a walk visited."""
        zones = self.game.zones
        for moment in moments:
            content = zones(moment.state) if zones is not None else {}
            self.emptied.update({name.rstrip("0123456789 ") for name, items in content.items() if not items})
            if moment.action is None:
                continue
            self.decisions[type(decision_of(moment.state)).__name__] += 1
            self.kinds[kind_of(self.game, moment.action)] += 1
            after = zones(moment.after) if zones is not None else {}
            for name, before in content.items():
                if after.get(name) != before:
                    self.moved.update((Counter(before) - Counter(after.get(name, ()))).keys())

    def report(self) -> Report:
        """Return what was found."""
        game = self.game
        claims = {NEVER_RAISES: "no rule function raises an exception in any state that play can reach"}
        claims |= {law.name: law.claim for law in self.laws} | {law.name: law.claim for law in self.whole}
        results = [
            LawResult(law, claim, Table({seats: self.visited[law, seats] for seats in sorted(self.games)}))
            for law, claim in claims.items()
        ]
        found = {law: self.broken.get(law, ("", None)) for law in claims}
        kinds = dict.fromkeys(kind_of(game, action) for action in game.notation.actions)
        return Report(
            game=game.name,
            results=tuple(r.replace(problem=found[r.law][0], where=found[r.law][1]) for r in results),
            games=Table(sorted(self.games.items())),
            states=self.states,
            decisions=Table(self.decisions),
            kinds=Table(self.kinds),
            untaken=tuple(kind for kind in kinds if kind not in self.kinds),
            emptied=Table(self.emptied),
            components=Table(self.moved),
            idle=self._idle(game),
        )

    def _idle(self, game: Game[Any, Any]) -> tuple[str, ...]:
        """Return the components that never moved, less those that no number of seats tried has in play."""
        if game.edition is None:
            return ()
        unused = [set(game.unused(seats)) if game.unused else set() for seats in self.games]
        left_out = set.intersection(*unused) if unused else set()
        return tuple(card for card in game.edition.cards if card not in self.moved and card not in left_out)


def _spread(moments: list[Moment], most: int) -> list[Moment]:
    """Return so many moments, spread over all of them, the first and the last included."""
    stride = max(1, len(moments) / most)
    places = {int(number * stride) for number in range(min(most, len(moments)))} | {len(moments) - 1}
    return [moments[place] for place in sorted(places) if place >= 0]


def _words(problem: Exception) -> str:
    by = "".join(f" {note}" for note in getattr(problem, "__notes__", ()))
    return f"after this{by}, {type(problem).__name__}: {problem}"


def check_game(
    game: str | Game[Any, Any],
    seats: int | Iterable[int] | None = None,
    examples: int = 20,
    *,
    seed: int | str = 0,
    bots: Iterable[Any] = (),
    processes: bool = True,
    laws: str | Iterable[str] | None = None,
) -> Report:
    """Hold a game to every law of the suite.

    Args:
        game: the rules, or the name of a registered game.
        seats: one player count or several; all that the game allows if not given.
        examples: games to walk through for each player count; with 5 or more each way of walking is used.
        seed: of the run; the same seed looks at the same games.
        bots: that play this game; they must choose the same in worlds that they can't tell apart.
        processes: whether other processes may be started, which one law needs.
        laws: the name or names of those to check; all of them if not given. That no function raises is always checked.

    Returns:
        A report with what each law visited, and for a broken one what is wrong and how to come there.

    Raises:
        UnknownNameError: no game is registered by that name, or there is no such law.
        OptionError: the game can't be played with so many seats, or `examples` is not 1 or more.
    """
    rules = as_game(game)
    counts = _player_counts(rules, seats)
    if type(examples) is not int or examples < 1:
        raise OptionError(f"examples must be an int of 1 or more, not {shorten(examples)}")
    suite, ways = _Suite(rules, *chosen_laws(rules, laws)), tuple(POLICIES)
    for count in counts:
        matches = tuple(
            suite.play(count, f"{seed}/{count}/{number}", ways[number % len(ways)]) for number in range(examples)
        )
        walked = tuple(match for match in matches if match)
        trial = Trial(rules, count, f"{seed}/{count}", walked, processes, tuple(bots))
        for law in suite.whole if walked else ():
            if law.name not in suite.broken:
                suite.check_whole(law, trial)
    return suite.report()


def _player_counts(game: object, seats: object) -> tuple[int, ...]:
    if not isinstance(game, Game):
        raise OptionError(f"a game or the name of one is needed, not {shorten(game)}")
    if seats is None:
        return tuple(game.seats)
    counts = tuple(seats) if isinstance(seats, Iterable) else (seats,)
    for count in counts:
        if type(count) is not int or count not in game.seats:
            raise OptionError(f"{game.name} is not played with {shorten(count)} seats")
    if not counts:
        raise OptionError("seats names no player count")
    return counts
