"""Play many games and count what comes of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from thesmos.core.errors import OptionError, shorten
from thesmos.core.game import Game
from thesmos.core.rng import Seed
from thesmos.core.value import Table
from thesmos.sim.extras import need_rich
from thesmos.sim.plan import MOST_GAMES, MOST_WORKERS, BotChoice, Plan, check_count, make_plan
from thesmos.sim.progress import counting
from thesmos.sim.results import CardCount, Results, Row, Tally
from thesmos.sim.runner import Chunk, Key, play_games
from thesmos.sim.workers import borrowed, collect, pool, submit


def simulate(  # noqa: PLR0917 - the order is part of the public name
    game: str | Game[Any, Any],
    seats: int = 2,
    games: int = 100,
    seed: Seed = 0,
    bots: BotChoice = None,
    progress: bool = False,
    *,
    options: Any = None,
    workers: int = 1,
    executor: Executor | None = None,
    tally: bool = False,
) -> Results:
    """Play games of bots against each other.

    Game number ``i`` of a run with seed ``s`` is the match with seed ``f"{s}/{i}"``. The chance of its bots is
    ``Rng.seeded(that seed).split("bots")``, apart from the game's own. The random players of a game share the words of
    the stream ``bot.words``, drawn 64 at a time: each of their decisions takes the next one, and they choose
    ``legal[word % len(legal)]``, which favours none by more than 2**-50. Any other bot is given, at the decision after
    ``n`` actions, the bots' chance ``.split(f"decision {n}")``. So the rows depend on nothing but the arguments,
    whoever plays the games and in whatever order.

    Args:
        game: the rules, or the name of a registered game.
        seats: the number of players.
        games: how many; 0 or more.
        seed: of the run; an int, str or bytes.
        bots: None for random players, one bot or its name for all seats, or one for each seat.
        progress: show a bar; needs rich.
        options: of the game, as for `thesmos.new_match`.
        workers: processes to play in; with 1, in this one.
        executor: any executor of `concurrent.futures` to play in, in place of processes of our own.
        tally: count the events.

    Raises:
        UnknownNameError: nobody knows the game or a bot.
        OptionError: a parameter can't be used; nothing was played.
        IllegalActionError: a bot chose what is not possible.
        RunError: a game did not end within the bound that its rules give.

    >>> results = simulate("rixus", seats=3, games=5, seed=7)
    >>> results.rows[2].seed, results == simulate("rixus", seats=3, games=5, seed=7)
    ('7/2', True)
    """
    check_count("games", games, 0, MOST_GAMES)
    check_count("workers", workers, 1, MOST_WORKERS)
    if executor is not None and not isinstance(executor, Executor):
        raise OptionError(f"executor: expected one of concurrent.futures, not {shorten(executor)}")
    if progress:
        need_rich()
    plan = make_plan(game, seats, seed, bots, options=options, tally=tally)
    start = perf_counter()
    with _chunks(plan, games, workers, executor) as chunks, counting(games, progress) as advance:
        return _gather(plan, chunks, advance, start)


@contextmanager
def _chunks(plan: Plan, games: int, workers: int, executor: Executor | None) -> Iterator[Iterable[Chunk]]:
    if executor is not None:
        with borrowed(executor, plan, games, workers) as chunks:
            yield chunks
    elif workers == 1 or not games:
        yield (play_games(plan, number, number + 1) for number in range(games))
    else:
        with pool(plan, workers) as own:
            yield collect(submit(own, plan, games, workers))


def _gather(plan: Plan, chunks: Iterable[Chunk], advance: Callable[[int], None], start: float) -> Results:
    rows: list[Row] = []
    times, games = Counter[Key](), Counter[Key]()
    for chunk in chunks:
        rows += chunk.rows
        times.update(chunk.times)
        games.update(chunk.games)
        advance(len(chunk.rows))
    often = sorted(times.items(), key=lambda item: (-item[1], item[0])) if plan.tally else ()
    return Results(
        game=plan.game.name,
        version=plan.game.version,
        seats=plan.seats,
        seed=plan.seed,
        bots=tuple(bot.name for bot in plan.bots),
        rows=tuple(rows),
        tally=tuple(Tally(*key, count, games[key]) for key, count in often),
        cards=_of_cards(plan, times),
        conditions=plan.game.statistics.conditions,
        elapsed=perf_counter() - start,
    )


def _of_cards(plan: Plan, times: Counter[Key]) -> tuple[CardCount, ...]:
    """Return what the game counts for each card that is in play with so many seats, in the order of the edition."""
    game = plan.game
    events = game.statistics.of_cards
    if not events or game.edition is None:
        return ()
    left_out = game.unused(plan.seats) if game.unused else ()
    cards = [card for card in game.edition.cards if card not in left_out]

    def count(card: str) -> CardCount:
        together = {heading: sum(times[name, card] for name in names) for heading, names in events.items()}
        return CardCount(card, Table(together))

    return tuple(map(count, cards))
