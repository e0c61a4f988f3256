"""Playing the games of a run: each from its own seed, so that it matters to none when or where another is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any, TypeVar

from thesmos.bots.base import Bot
from thesmos.bots.playout import random_words
from thesmos.bots.random_bot import RandomBot
from thesmos.core.agenda import State, actor_of
from thesmos.core.errors import IllegalActionError, InvalidActionError, RunError, shorten
from thesmos.core.game import Game
from thesmos.core.rng import Rng, Seed
from thesmos.core.value import Table, Value, value
from thesmos.sim.plan import Plan, match_seed
from thesmos.sim.results import Row

S = TypeVar("S", bound=State)
A = TypeVar("A")
Key = tuple[str, str]


@value
class Chunk(Value):
    """Some games of a run.

    Attributes:
        rows: by number.
        times: how often each event happened, by its name and what it happened to; without a tally only those that the
            game counts for each card.
        games: in how many of the games.
    """

    rows: tuple[Row, ...]
    times: Table[Key, int]
    games: Table[Key, int]


def play_games(plan: Plan, first: int, end: int) -> Chunk:
    """Play the games from number `first` to `end` - 1."""
    rows, times, games = [], Counter[Key](), Counter[Key]()
    for number in range(first, end):
        row, seen = _play(plan, number)
        rows.append(row)
        times.update(seen)
        games.update(seen.keys())
    return Chunk(tuple(rows), Table(times), Table(games))


def bots_chance(seed: Seed) -> Rng:
    """Return the chance of the bots of a game, which is apart from that of the game's state."""
    return Rng.seeded(seed).split("bots")


def ask(game: Game[S, A], bot: Bot[S, A], state: S, legal: tuple[A, ...], rng: Rng) -> A:
    """Return what a bot chooses, from what the seat that must choose may see.

    Raises:
        IllegalActionError: the bot chose what is not possible; names both.
    """
    seat = actor_of(state)
    assert seat is not None, "nobody is to choose"
    action = bot.choose(game.observe(state, seat), legal, rng)
    if action in legal:
        return action
    try:
        text = repr(game.notation.format(action))
    except InvalidActionError:
        text = shorten(action)
    possible = [game.notation.format(other) for other in legal]
    raise IllegalActionError(f"the bot {bot.name!r} of seat {seat} chose {text}, which is not possible", legal=possible)


def _play(plan: Plan, number: int) -> tuple[Row, Counter[Key]]:
    seed, state, actions, seen = match_seed(plan.seed, number), None, -1, Counter[Key]()
    statistics = plan.game.statistics
    counted = frozenset(chain.from_iterable(statistics.of_cards.values()))
    everything = plan.tally
    for actions, state in enumerate(_line(plan, seed)):  # noqa: B007 - the last ones count
        for event in state.events:
            if everything or event.name in counted:
                seen[event.name, event.what] += 1
    outcome = plan.game.outcome(state)
    if outcome is None:
        raise RunError(f"the game of seed {seed!r} has no legal action after {actions} actions, but no outcome")
    measures = {name: measure(state) for name, measure in statistics.measures.items()}
    return Row(
        number=number,
        seed=seed,
        seats=plan.seats,
        winners=outcome.winners,
        ranking=outcome.ranking,
        condition=outcome.condition,
        rule=outcome.rule,
        scores=outcome.scores,
        actions=actions,
        measures=Table({name: number for name, number in measures.items() if number is not None}),
    ), seen


def _line(plan: Plan, seed: Seed) -> Iterator[Any]:
    """Yield every state of a game.

    Random players take the next word of one stream that they share, and see nothing. Any other bot is asked with a
    chance of its own for each decision: the bots' chance, split by the number of actions so far.
    """
    game, chance = plan.game, bots_chance(seed)
    words = random_words(chance)
    bots = [None if type(bot) is RandomBot else bot for bot in plan.bots]
    all_random = not any(bots)
    state = game.start(plan.seats, seed, plan.options)
    yield state
    count = 0
    while legal := game.legal_actions(state):
        if count == game.bound:
            raise RunError(f"the game of seed {seed!r} is not over after {count} actions, the bound of {game.name}")
        bot = None if all_random else bots[actor_of(state) or 0]
        if bot is None:
            action = legal[next(words) % len(legal)]
        else:
            action = ask(game, bot, state, legal, chance.split(f"decision {count}"))
        state = game.reduce(state, action)
        count += 1
        yield state
