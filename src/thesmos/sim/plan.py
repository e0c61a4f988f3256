"""What a run is to do, checked before anything runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from thesmos.bots.base import Bot
from thesmos.bots.random_bot import RandomBot
from thesmos.bots.registry import make_bot
from thesmos.core.errors import OptionError, shorten
from thesmos.core.game import Game
from thesmos.core.registry import as_game
from thesmos.core.rng import Rng, Seed
from thesmos.core.value import Value, field, value
from thesmos.sim.results import Row

AnyBot = Bot[Any, Any]
BotChoice = str | AnyBot | Sequence[str | AnyBot] | None
MOST_GAMES = 10_000_000
MOST_WORKERS = 256
_LONGEST_SEED = 1 << 4096


@value
class Plan(Value):
    """A checked run; it can be sent to another process.

    Attributes:
        game: the rules.
        seats: the number of players.
        seed: of the run.
        options: of the game.
        bots: by seat.
        tally: whether to count events.
    """

    game: Game[Any, Any] = field(repr=False)
    seats: int
    seed: Seed
    options: Any
    bots: tuple[AnyBot, ...]
    tally: bool = False


def match_seed(seed: Seed, number: int) -> str | bytes:
    """Return the seed of game `number` of a run, so that `thesmos.new_match` can play the same game.

    >>> match_seed(7, 12), match_seed(b"run", 0)
    ('7/12', b'run/0')
    """
    return seed + b"/%d" % number if isinstance(seed, bytes) else f"{seed}/{number}"


def make_plan(
    game: str | Game[Any, Any], seats: int, seed: Seed, bots: BotChoice, *, options: Any, tally: bool
) -> Plan:
    """Return a plan that can be carried out.

    Raises:
        UnknownNameError: nobody knows the game or a bot.
        OptionError: the game can't be played so.
    """
    rules = as_game(game)
    Rng.seeded(seed)
    if isinstance(seed, int) and abs(seed) >= _LONGEST_SEED:
        raise OptionError(f"an int seed of a run has at most 4096 bits, not {seed.bit_length()}")
    chosen = rules.check_options(options)
    rules.start(seats, match_seed(seed, 0), chosen)
    _check_names(rules)
    return Plan(rules, seats, seed, chosen, choose_bots(rules, seats, bots), bool(tally))


def _check_names(game: Game[Any, Any]) -> None:
    """Refuse statistics whose names would stand in place of others.

    Raises:
        OptionError: a measure has the name of a field of every row, or a heading that of the card itself.
    """
    fields = {attribute.name for attribute in attrs.fields(Row)}  # type: ignore[arg-type]
    for name in game.statistics.measures:
        if name in fields or name.startswith(("won_", "score_")):
            raise OptionError(f"statistics of {game.name}: the measure {name!r} has the name of a field of every row")
    if "card" in game.statistics.of_cards:
        raise OptionError(f"statistics of {game.name}: the heading 'card' is that of the cards themselves")


def choose_bots(game: Game[Any, Any], seats: int, bots: BotChoice) -> tuple[AnyBot, ...]:
    """Return the bot of each seat.

    Args:
        game: that they play.
        seats: the number of bots wanted.
        bots: None for random ones, one bot or its name for all seats, or one for each seat.

    Raises:
        UnknownNameError: nobody knows a bot by its name.
        OptionError: there are too few or too many, or something is no bot.
    """
    if bots is None:
        return (RandomBot(),) * seats
    if isinstance(bots, str) or _is_bot(bots):
        return (_bot(game, bots),) * seats
    if not isinstance(bots, Sequence):
        raise OptionError(f"expected bots or their names, not {shorten(bots)}")
    if len(bots) != seats:
        raise OptionError(f"{seats} bots are needed, one a seat, not {len(bots)}")
    return tuple(_bot(game, bot) for bot in bots)


def check_count(what: str, given: int, low: int, high: int) -> None:
    """Refuse a number that is out of its range.

    Raises:
        OptionError: it is no int from `low` to `high`.
    """
    if type(given) is not int or not low <= given <= high:
        raise OptionError(f"{what} must be an int from {low} to {high}, not {shorten(given)}")


def _bot(game: Game[Any, Any], bot: object) -> AnyBot:
    if isinstance(bot, str):
        return make_bot(bot, game)
    if not _is_bot(bot):
        raise OptionError(f"expected a bot or the name of one, not {shorten(bot)}")
    assert isinstance(bot, Bot)
    return bot


def _is_bot(thing: object) -> bool:
    return isinstance(thing, Bot) and isinstance(thing.name, str)
