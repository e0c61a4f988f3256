"""The conformance suite: is a game what the library takes it for?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from attrs import Factory, define

from thesmos.core.agenda import decision_of
from thesmos.core.errors import OptionError, shorten
from thesmos.core.game import Game
from thesmos.core.registry import load
from thesmos.core.value import Table
from thesmos.testing.laws import GAME_LAWS, MOMENT_LAWS
from thesmos.testing.laws.law import GameLaw, MomentLaw, Trial
from thesmos.testing.report import LawResult, Report
from thesmos.testing.walk import POLICIES, Moment, kind_of, walk

NEVER_RAISES = "never-raises"
CLAIMS = {
    NEVER_RAISES: "no rule function raises an exception in any state that play can reach",
    **{law.name: law.claim for law in MOMENT_LAWS},
    **{law.name: law.claim for law in GAME_LAWS},
}


@define
class _Suite:
    """The counts of a run while it goes on."""

    game: Game[Any, Any]
    visited: dict[str, Counter[int]] = Factory(lambda: {name: Counter() for name in CLAIMS})
    broken: dict[str, tuple[str, str]] = Factory(dict)
    games: Counter[int] = Factory(Counter)
    decisions: Counter[str] = Factory(Counter)
    kinds: Counter[str] = Factory(Counter)
    moved: Counter[str] = Factory(Counter)
    states: int = 0

    def note(self, law: str, seats: int, verdict: str | None, where: str) -> None:
        """Count one check of a law, and keep what it found wrong first."""
        if verdict is not None:
            self.visited[law][seats] += 1
        if verdict and law not in self.broken:
            self.broken[law] = (verdict, where)

    def play(self, seats: int, seed: str, policy: str) -> tuple[Moment, ...]:
        """Walk through one game and check all laws about moments."""
        moments: list[Moment] = []
        try:
            for moment in walk(self.game, seats, seed, policy):
                moments.append(moment)
                self.note(NEVER_RAISES, seats, "", "")
        except Exception as problem:  # noqa: BLE001 - whatever a game raises is what the law looks for
            where = moments[-1].where() if moments else f"seats={seats} seed={seed!r}"
            self.note(NEVER_RAISES, seats, f"after this, {type(problem).__name__}: {problem}", where)
        self.games[seats] += 1
        self.states += len(moments)
        for law in MOMENT_LAWS:
            self.check_moments(law, moments)
        self.count(moments)
        return tuple(moments)

    def check_moments(self, law: MomentLaw, moments: list[Moment]) -> None:
        """Check one law at as many moments as it wants."""
        stride = max(1, len(moments) / law.most)
        places = sorted({int(n * stride) for n in range(min(law.most, len(moments)))} | {max(len(moments) - 1, 0)})
        for place in places[: len(moments)]:
            if law.name in self.broken:
                return
            moment = moments[place]
            try:
                verdict = law.check(moment)
            except Exception as problem:  # noqa: BLE001 - whatever a game raises breaks the law
                verdict = f"{type(problem).__name__}: {problem}"
            self.note(law.name, moment.seats, verdict, moment.where() if verdict else "")

    def check_whole(self, law: GameLaw, trial: Trial) -> None:
        """Check one law about whole games."""
        where = f"seats={trial.seats} seed={trial.seed!r}"
        try:
            for verdict in law.check(trial):
                self.note(law.name, trial.seats, verdict, where)
                if verdict:
                    return
        except Exception as problem:  # noqa: BLE001 - whatever a game raises breaks the law
            self.note(law.name, trial.seats, f"{type(problem).__name__}: {problem}", where)

    def count(self, moments: list[Moment]) -> None:
        """Count what a walk visited."""
        zones = self.game.zones
        for moment in moments:
            if moment.action is None:
                continue
            self.decisions[type(decision_of(moment.state)).__name__] += 1
            self.kinds[kind_of(self.game, moment.action)] += 1
            if zones is not None:
                before, after = zones(moment.state), zones(moment.after)
                for name, content in before.items():
                    if after.get(name) != content:
                        self.moved.update((Counter(content) - Counter(after.get(name, ()))).keys())

    def report(self) -> Report:
        """Return what was found."""
        results = tuple(
            LawResult(name, claim, Table(sorted(self.visited[name].items())), *self.broken.get(name, ("", "")))
            for name, claim in CLAIMS.items()
        )
        cards = self.game.edition.cards if self.game.edition is not None else {}
        idle = tuple(card for card in cards if card not in self.moved)
        return Report(
            game=self.game.name,
            results=results,
            games=Table(sorted(self.games.items())),
            states=self.states,
            decisions=Table(self.decisions),
            kinds=Table(self.kinds),
            components=Table(self.moved),
            idle=idle,
        )


def check_game(
    game: str | Game[Any, Any],
    seats: int | Iterable[int] | None = None,
    examples: int = 20,
    *,
    seed: int | str = 0,
    bots: Iterable[Any] = (),
    processes: bool = True,
) -> Report:
    """Hold a game to every law of the suite.

    Args:
        game: the rules, or the name of a registered game.
        seats: one player count or several; all that the game allows if not given.
        examples: games to walk through for each player count.
        seed: of the run; the same seed looks at the same games.
        bots: that play this game; they must choose the same in worlds that they can't tell apart.
        processes: whether other processes may be started, which one law needs.

    Returns:
        A report with what each law visited, and for a broken one what is wrong and how to come there.

    Raises:
        OptionError: the game can't be played with so many seats, or `examples` is not 1 or more.
    """
    rules = load(game) if isinstance(game, str) else game
    counts = tuple(rules.seats) if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
    if type(examples) is not int or examples < 1:
        raise OptionError(f"examples must be an int of 1 or more, not {shorten(examples)}")
    for count in counts:
        if type(count) is not int or count not in rules.seats:
            raise OptionError(f"{rules.name} is not played with {shorten(count)} seats")
    suite = _Suite(rules)
    for count in counts:
        matches = tuple(
            suite.play(count, f"{seed}/{count}/{number}", POLICIES[number % len(POLICIES)])
            for number in range(examples)
        )
        walked = tuple(match for match in matches if match)
        trial = Trial(rules, count, f"{seed}/{count}", walked, processes, tuple(bots))
        for law in GAME_LAWS:
            if law.name not in suite.broken:
                suite.check_whole(law, trial)
    return suite.report()
