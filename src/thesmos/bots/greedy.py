"""A bot that looks to the end of the round, and takes what the game thinks best."""

from __future__ import annotations

from typing import Generic, TypeVar

from thesmos.bots.playout import playout, random_words
from thesmos.bots.worlds import best_in_worlds, check_counts, completions
from thesmos.core.agenda import State, actor_of
from thesmos.core.appraisal import Appraisal
from thesmos.core.errors import OptionError
from thesmos.core.game import Game
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, field, value

S = TypeVar("S", bound=State)
A = TypeVar("A")
DECIDED = 1_000_000
"""What a decided game is worth beyond every appraisal: for a win, for a shared one a part, and the loss of it else."""


@value
class Greedy(Value, Generic[S, A]):
    """Plays each action on at random to the end of the round, in the same few completed worlds, and appraises that.

    Where it does so several times in a world, the best end counts: it can choose later what to do then. Of actions that
    do equally well the first is chosen. Without an appraisal of the game there is no such bot.

    Attributes:
        game: the rules.
        worlds: random completions of the observation, 1 or more; None for as many as the appraisal asks for.
        cap: actions after which a round is not played on; 1 or more.
        name: for tables; give it another to compare two of them.
        lines: how often an action is played on in each world, 1 or more; None likewise.
    """

    game: Game[S, A] = field(repr=False)
    worlds: int | None = None
    cap: int = 60
    name: str = "greedy"
    lines: int | None = None

    def __attrs_post_init__(self) -> None:
        """Refuse numbers that make no search, and games that can't appraise their states."""
        given = {"worlds": self.worlds, "lines": self.lines, "cap": self.cap}
        check_counts(self.name, **{what: number for what, number in given.items() if number is not None})
        if self.game.appraisal is None:
            raise OptionError(f"bot {self.name}: the game {self.game.name} has no appraisal of its states")

    def choose(self, observation: S, legal_actions: tuple[A, ...], rng: Rng) -> A:
        """Return the action after which the seat stands best at the end of the round, on the average."""
        seat, appraisal = actor_of(observation), self.game.appraisal
        if len(legal_actions) == 1 or seat is None or appraisal is None:
            return legal_actions[0]
        now = appraisal.round(observation)
        lines = self.lines or appraisal.lines

        def is_over(state: S) -> bool:
            return appraisal.round(state) != now

        def result(state: S, chance: Rng) -> int:
            words, tries = random_words(chance), 1 if is_over(state) else lines
            ends = (playout(self.game, state, words, self.cap, is_over) for _ in range(tries))
            return max(self._appraised(end, appraisal, seat) for end in ends)

        worlds = completions(self.game, observation, self.worlds or appraisal.worlds, rng)
        return best_in_worlds(self.game, worlds, legal_actions, result)

    def _appraised(self, state: S, appraisal: Appraisal[S], seat: Seat) -> int:
        outcome = self.game.outcome(state)
        if outcome is None:
            return appraisal.worth(state, seat)
        return DECIDED // len(outcome.winners) if seat in outcome.winners else -DECIDED
