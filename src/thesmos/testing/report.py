"""What a run of the conformance suite found, and what it looked at."""

from __future__ import annotations

from collections import Counter

from thesmos.core.value import Table, Value, field, value
from thesmos.testing.walk import Place

_MOST = 24
"""Names of a list that are shown."""


@value
class LawResult(Value):
    """What became of one law.

    Attributes:
        law: its name.
        claim: what must be true.
        visited: times that it was checked, by number of seats.
        problem: what is wrong, or "".
        where: how to come there, if something is wrong; `where.replay(game)` gives the match.
    """

    law: str
    claim: str
    visited: Table[int, int]
    problem: str = ""
    where: Place | None = None

    @property
    def visits(self) -> int:
        """Times that it was checked, in all."""
        return sum(self.visited.values())

    def __str__(self) -> str:
        """Return one line, and the place of a failure in a second one."""
        word = "BROKEN" if self.problem else "holds" if self.visits else "not visited"
        line = f"{word:11} {self.law:32} {self.visits:8} checks"
        return f"{line}\n    {self.problem}\n    at {self.where}" if self.problem else line


@value
class Report(Value):
    """The result of `check_game`.

    Attributes:
        game: its name.
        results: of each law.
        games: played, by number of seats.
        states: visited.
        decisions: visited, by class.
        kinds: of actions taken, by their first words, with how often.
        untaken: kinds of actions of the notation that were never taken.
        emptied: zones that were seen empty, without their numbers, with how often.
        components: of the edition that were seen to move, with how often they did.
        idle: components of the edition that never moved.
    """

    game: str
    results: tuple[LawResult, ...] = field(repr=False)
    games: Table[int, int]
    states: int
    decisions: Table[str, int] = field(repr=False)
    kinds: Table[str, int] = field(repr=False)
    untaken: tuple[str, ...] = field(repr=False)
    emptied: Table[str, int] = field(repr=False)
    components: Table[str, int] = field(repr=False)
    idle: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether no law was broken."""
        return not self.failures

    @property
    def failures(self) -> tuple[LawResult, ...]:
        """The laws that were broken."""
        return tuple(result for result in self.results if result.problem)

    @property
    def unvisited(self) -> tuple[str, ...]:
        """The laws that nothing was found to check, so that they say nothing."""
        return tuple(result.law for result in self.results if not result.visits)

    @property
    def gaps(self) -> tuple[tuple[str, int], ...]:
        """The laws that were not broken, with each number of seats at which they found nothing to check."""
        sound = [result for result in self.results if not result.problem]
        return tuple((result.law, seats) for result in sound for seats in self.games if not result.visited.get(seats))

    def __getitem__(self, law: str) -> LawResult:
        """Return the result of a law.

        Raises:
            KeyError: there is no such law.
        """
        return next((result for result in self.results if result.law == law), None) or self._missing(law)

    def _missing(self, law: str) -> LawResult:
        raise KeyError(f"no law {law!r}; laws: {', '.join(result.law for result in self.results)}")

    def raise_if_broken(self) -> None:
        """Do nothing if every law holds.

        Raises:
            AssertionError: a law is broken; the message has the report.
        """
        if not self.ok:
            raise AssertionError(str(self))

    def __str__(self) -> str:
        """Return a line for each law, and what was visited."""
        played = ", ".join(f"{count} with {seats}" for seats, count in self.games.items())
        lines = [f"{self.game}: {played} seats; {self.states} states", *map(str, self.results)]
        lines += [
            f"nothing to check with {seats} seats: {law}" for law, seats in self.gaps if law not in self.unvisited
        ]
        lines.append(f"decisions: {_counted(self.decisions)}")
        lines.append(f"actions: {_counted(self.kinds)}; never taken: {_listed(self.untaken)}")
        lines.append(f"zones seen empty: {_counted(self.emptied)}")
        lines.append(f"components moved: {len(self.components)}; never moved: {_listed(self.idle)}")
        return "\n".join(lines)


def _listed(names: tuple[str, ...]) -> str:
    more = f" and {len(names) - _MOST} more" if len(names) > _MOST else ""
    return f"{', '.join(names[:_MOST])}{more}" if names else "none"


def _counted(counts: Table[str, int]) -> str:
    return _listed(tuple(f"{name} {count}" for name, count in Counter(counts).most_common()))
