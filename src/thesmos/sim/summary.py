"""What a run comes to."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from thesmos.core.value import Table, Value, field, value
from thesmos.sim.render import Sheet, as_html, as_rich, as_text
from thesmos.sim.statistics import Lengths, Share

if TYPE_CHECKING:
    from rich.console import RenderableType

    from thesmos.sim.results import Results


_TOGETHER = "Several conditions may decide a game together: the shares may add up to more than 100%."


@value
class Wins(Value):
    """The games that a seat won, alone or with others."""

    seat: int
    bot: str
    share: Share


@value
class Ending(Value):
    """The games that ended by a condition and its rule."""

    condition: str
    rule: str
    share: Share


@value
class Met(Value):
    """The games in which a condition decided, alone or with others."""

    condition: str
    share: Share


@value
class Summary(Value):
    """What a run comes to; it shows itself in a terminal and in a notebook.

    Attributes:
        games: how many.
        wins: by seat. A shared win counts for each of the winners.
        shared: games with more than one winner.
        endings: the most frequent first.
        conditions: of all by which the game can end, in how many games each decided, alone or with others; () if the
            game does not say which there are.
        measures: the spread of each measure that the game's statistics take, over the games that have it.
        length: of the games; None if there are none.
        seconds: that the run took; this and what follows from it takes no part in `==`.
        games_per_second: 0 if no time passed.
        actions_per_second: 0 if no time passed.
    """

    games: int
    wins: tuple[Wins, ...]
    shared: int
    endings: tuple[Ending, ...]
    conditions: tuple[Met, ...]
    length: Lengths | None
    measures: Table[str, Lengths]
    seconds: float = field(eq=False)
    games_per_second: float = field(eq=False)
    actions_per_second: float = field(eq=False)

    def sheets(self) -> tuple[Sheet, ...]:
        """Return the tables."""
        if self.length is None:
            return (_wins(self), _speed(self))
        conditions = (_conditions(self),) if self.conditions else ()
        return (_wins(self), _endings(self), *conditions, _lengths(self.length, self.measures), _speed(self))

    def __str__(self) -> str:
        """Return the tables as plain text."""
        return as_text("", self.sheets())

    def __rich__(self) -> RenderableType:
        """Return the tables for rich."""
        return as_rich("", self.sheets())

    def _repr_html_(self) -> str:
        return as_html("", self.sheets())


def summarize(results: Results) -> Summary:
    """Return what a run comes to."""
    rows, total = results.rows, len(results.rows)
    won = Counter[int](seat for row in rows for seat in row.winners)
    ended = Counter((row.condition, row.rule) for row in rows)
    actions, seconds = sum(row.actions for row in rows), results.elapsed
    return Summary(
        games=total,
        wins=tuple(Wins(seat, bot, Share.of(won[seat], total)) for seat, bot in enumerate(results.bots)),
        shared=sum(len(row.winners) > 1 for row in rows),
        endings=tuple(
            Ending(*end, Share.of(count, total)) for end, count in sorted(ended.items(), key=lambda it: (-it[1], it[0]))
        ),
        conditions=tuple(_met(results, condition) for condition in results.conditions),
        length=Lengths.of([row.actions for row in rows]) if rows else None,
        measures=Table({name: Lengths.of(numbers) for name, numbers in _measures(results).items()}),
        seconds=seconds,
        games_per_second=total / seconds if seconds else 0.0,
        actions_per_second=actions / seconds if seconds else 0.0,
    )


def _met(results: Results, condition: str) -> Met:
    games = sum(condition in row.condition.split("+") for row in results.rows)
    return Met(condition, Share.of(games, len(results.rows)))


def _measures(results: Results) -> dict[str, list[int]]:
    """Return the numbers of each measure, in the order in which they first come up."""
    found: dict[str, list[int]] = {}
    for row in results.rows:
        for name, number in row.measures.items():
            found.setdefault(name, []).append(number)
    return found


def _share(share: Share) -> tuple[str, str, str]:
    """Return the cells of a share: count, share, interval."""
    return str(share.count), f"{share.rate:.1%}", f"{share.low:.1%} to {share.high:.1%}"


def _wins(summary: Summary) -> Sheet:
    rows = tuple((str(wins.seat), wins.bot, *_share(wins.share)) for wins in summary.wins)
    note = ""
    if summary.shared:
        games = "1 game was" if summary.shared == 1 else f"{summary.shared} games were"
        note = f"{games} won by more than one seat, a win for each: the shares add up to more than 100%."
    return Sheet("Wins by seat", (">Seat", "Bot", ">Wins", ">Share", ">95% interval"), rows, note)


def _endings(summary: Summary) -> Sheet:
    rows = tuple((end.condition, end.rule, *_share(end.share)) for end in summary.endings)
    return Sheet("How games ended", ("Condition", "Rule", ">Games", ">Share", ">95% interval"), rows)


def _conditions(summary: Summary) -> Sheet:
    rows = tuple((met.condition, *_share(met.share)) for met in summary.conditions)
    note = "" if summary.length is None or not _decide_together(summary) else _TOGETHER
    return Sheet("Conditions that decided", ("Condition", ">Games", ">Share", ">95% interval"), rows, note)


def _decide_together(summary: Summary) -> bool:
    return any("+" in end.condition for end in summary.endings)


def _lengths(actions: Lengths, measures: Table[str, Lengths]) -> Sheet:
    spreads = {"Actions": actions, **measures}
    rows = tuple((name, *_spread(spread)) for name, spread in spreads.items())
    return Sheet("Measures of a game", ("Measure", ">Mean", ">Median", ">Least", ">90% within", ">Most"), rows)


def _spread(length: Lengths) -> tuple[str, ...]:
    return (f"{length.mean:.1f}", f"{length.median:g}", str(length.least), str(length.ninety), str(length.most))


def _speed(summary: Summary) -> Sheet:
    cells = (
        str(summary.games),
        f"{summary.seconds:.2f}",
        f"{summary.games_per_second:,.1f}",
        f"{summary.actions_per_second:,.0f}",
    )
    return Sheet("Speed", (">Games", ">Seconds", ">Games per second", ">Actions per second"), (cells,))
