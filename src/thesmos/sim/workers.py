"""Playing the games of a run in several processes, or wherever an executor plays them."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager

from thesmos.core.errors import OptionError, RunError
from thesmos.sim.plan import Plan
from thesmos.sim.runner import Chunk, play_games

_CHUNKS = 16
_LARGEST = 64


def submit(executor: Executor, plan: Plan, games: int, workers: int) -> list[Future[Chunk]]:
    """Hand all games out, in chunks; what becomes of a game does not depend on their size."""
    size = max(1, min(_LARGEST, -(-games // (workers * _CHUNKS))))
    return [executor.submit(play_games, plan, first, min(first + size, games)) for first in range(0, games, size)]


@contextmanager
def borrowed(executor: Executor, plan: Plan, games: int, workers: int) -> Iterator[Iterator[Chunk]]:
    """Give the chunks that somebody's executor plays; what it has not begun is cancelled if something goes wrong."""
    futures = submit(executor, plan, games, workers)
    try:
        yield collect(futures)
    finally:
        for future in futures:
            future.cancel()


def collect(futures: list[Future[Chunk]]) -> Iterator[Chunk]:
    """Yield the chunks in their order.

    Raises:
        RunError: a worker was lost.
    """
    try:
        for future in futures:
            yield future.result()
    except BrokenExecutor as problem:
        raise RunError(f"a worker was lost before its games were played: {problem}") from problem


@contextmanager
def pool(plan: Plan, workers: int) -> Iterator[Executor]:
    """Give an executor with processes of our own, which end with it, at once if something goes wrong.

    Raises:
        OptionError: the rules or the bots can't be sent to other processes, or there can't be so many.
    """
    try:
        pickle.dumps(plan)
    except Exception as problem:  # noqa: BLE001 - pickling calls code of any class
        raise OptionError(f"the game or a bot can't be sent to other processes: {problem}") from None
    try:
        # On Ctrl-C a worker dies without a word; the process that asked for it says what is to be said.
        executor = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL))
    except ValueError as problem:
        raise OptionError(f"workers: {problem}") from None
    try:
        yield executor
    except BaseException:
        _stop(executor)
        raise
    executor.shutdown()


def _stop(executor: ProcessPoolExecutor) -> None:
    """End the processes in the middle of their games; the futures that are left then fail by themselves.

    They must not be cancelled before: in Python 3.11 the executor stumbles over cancelled ones when it loses a process.
    """
    for process in list((executor._processes or {}).values()):  # noqa: SLF001 - a method for it comes with Python 3.14
        process.terminate()
    executor.shutdown()
