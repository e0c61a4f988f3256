"""The games of a run, one row each."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from thesmos.core.ids import Seat
from thesmos.core.rng import Seed
from thesmos.core.text import to_plain
from thesmos.core.value import Table, Value, field, value
from thesmos.sim.render import Sheet, as_html, as_rich, as_text
from thesmos.sim.summary import Summary, summarize

if TYPE_CHECKING:
    from rich.console import RenderableType

_MANY = 100
"""Cards of a game that are too many to list those to which nothing happened."""


@value
class Row(Value):
    """One game.

    Attributes:
        number: in the run, from 0.
        seed: `thesmos.new_match` with this seed is the same game.
        seats: the number of players.
        winners: the seats in first place.
        ranking: seats from first to last, those that share a place together.
        condition: that ended the game.
        rule: its id in the ledger.
        scores: by seat; empty where there is no such number.
        actions: how many it took.
        measures: by name, the numbers that the game's statistics take of its last state; those that there are.
    """

    number: int
    seed: str | bytes
    seats: int
    winners: tuple[Seat, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    condition: str
    rule: str
    scores: tuple[int, ...]
    actions: int
    measures: Table[str, int] = Table()


@value
class CardCount(Value):
    """What happened to a card in a run.

    Attributes:
        card: its id.
        times: by the heading of the event, how often in all games together.
    """

    card: str
    times: Table[str, int]


@value
class Tally(Value):
    """How often an event happened in a run.

    Attributes:
        name: of the event.
        what: the card or piece that it happened to, or "".
        times: in all games together.
        games: in how many games.
    """

    name: str
    what: str
    times: int
    games: int


@value
class Results(Value):
    """The games of a run; it shows its summary in a terminal and in a notebook.

    Attributes:
        game: its name.
        version: of its rules.
        seats: the number of players.
        seed: of the run.
        bots: their names, by seat.
        rows: by number.
        tally: of the events, the most frequent first; empty unless it was asked for.
        cards: what happened to each card in play, of the events that the game counts for cards.
        conditions: all by which a game can end, if the game says so.
        elapsed: seconds that the run took; takes no part in `==`.
    """

    game: str
    version: str
    seats: int
    seed: Seed
    bots: tuple[str, ...]
    rows: tuple[Row, ...] = field(repr=False)
    tally: tuple[Tally, ...] = field(default=(), repr=False)
    cards: tuple[CardCount, ...] = field(default=(), repr=False)
    conditions: tuple[str, ...] = field(default=(), repr=False)
    elapsed: float = field(default=0.0, eq=False, repr=False)

    def summary(self) -> Summary:
        """Return what the run comes to: wins by seat, how games ended, their lengths, the speed."""
        return summarize(self)

    def to_dicts(self) -> list[dict[str, Any]]:
        """Return a dict for each game, for `pandas.DataFrame` and the like.

        Besides the fields of `Row` there are `won_0`, `won_1` ..., where there are scores `score_0`, `score_1` ..., and
        the game's measures by their names.
        """
        return [_as_dict(row) for row in self.rows]

    def to_json(self) -> str:
        """Return all of it as a JSON text; a bytes seed becomes its hex digits."""
        summary = self.summary()
        content = {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "seed": self.seed,
            "bots": self.bots,
            "summary": to_plain(summary) | {"measures": to_plain(dict(summary.measures))},
            "tally": [to_plain(count) for count in self.tally],
            "cards": [{"card": count.card, **count.times} for count in self.cards],
            "rows": self.to_dicts(),
        }
        return json.dumps(content, default=bytes.hex, indent=1) + "\n"

    def sheets(self) -> tuple[Sheet, ...]:
        """Return the tables."""
        cards = (_cards(self.cards),) if self.cards else ()
        tally = (_tally(self.tally, len(self.rows)),) if self.tally else ()
        return (*self.summary().sheets(), *cards, *tally)

    @property
    def heading(self) -> str:
        """What was run, in one line."""
        games = "1 game" if len(self.rows) == 1 else f"{len(self.rows)} games"
        return f"{self.game}, rules {self.version}: {games}, {self.seats} seats, seed {self.seed!r}"

    def __str__(self) -> str:
        """Return the tables as plain text."""
        return as_text(self.heading, self.sheets())

    def __rich__(self) -> RenderableType:
        """Return the tables for rich."""
        return as_rich(self.heading, self.sheets())

    def _repr_html_(self) -> str:
        return as_html(self.heading, self.sheets())


def _as_dict(row: Row) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "number": row.number,
        "seed": row.seed,
        "seats": row.seats,
        "actions": row.actions,
        "condition": row.condition,
        "rule": row.rule,
        "winners": list(row.winners),
        "ranking": [list(place) for place in row.ranking],
        "scores": list(row.scores),
    }
    plain |= {f"won_{seat}": seat in row.winners for seat in range(row.seats)}
    return plain | {f"score_{seat}": score for seat, score in enumerate(row.scores)} | row.measures


def _cards(cards: tuple[CardCount, ...]) -> Sheet:
    """Return the counts by card; of very many cards only those to which something happened."""
    events = tuple(cards[0].times)
    told = [count for count in cards if any(count.times.values())] if len(cards) > _MANY else cards
    rows = tuple((count.card, *(str(count.times[event]) for event in events)) for count in told)
    left_out = len(cards) - len(rows)
    note = f"; {left_out} others: none" if left_out else ""
    return Sheet(f"Cards, times in all games{note}", ("Card", *(f">{event}" for event in events)), rows)


def _tally(tally: tuple[Tally, ...], games: int) -> Sheet:
    rows = tuple(
        (count.name, count.what, str(count.times), f"{count.times / games:.2f}", str(count.games)) for count in tally
    )
    return Sheet("Events", ("Event", "What", ">Times", ">Per game", ">In games"), rows)
