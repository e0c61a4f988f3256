"""A bot that tries every action in random completions of what it can see."""

from __future__ import annotations

from fractions import Fraction
from typing import Generic, TypeVar

from thesmos.bots.playout import playout, random_words
from thesmos.bots.worlds import best_in_worlds, check_counts, completions
from thesmos.core.agenda import State, actor_of
from thesmos.core.game import Game
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, field, value

S = TypeVar("S", bound=State)
A = TypeVar("A")


@value
class FlatMonteCarlo(Value, Generic[S, A]):
    """Plays each action out at random in the same few completed worlds, and chooses the best mean result.

    A win counts 1, shared among the winners, anything else 0. All actions meet the same worlds and the same chance, so
    that they differ by what they do and not by their luck. Of actions that do equally well the first is chosen.

    Attributes:
        game: the rules.
        worlds: random completions of the observation; 1 or more.
        cap: actions after which a playout is given up and counts 0; 1 or more.
        name: for tables; give it another to compare two of them.
    """

    game: Game[S, A] = field(repr=False)
    worlds: int = 8
    cap: int = 1000
    name: str = "monte-carlo"

    def __attrs_post_init__(self) -> None:
        """Refuse numbers that make no search."""
        check_counts(self.name, worlds=self.worlds, cap=self.cap)

    def choose(self, observation: S, legal_actions: tuple[A, ...], rng: Rng) -> A:
        """Return the action with the best mean result."""
        seat = actor_of(observation)
        if len(legal_actions) == 1 or seat is None:
            return legal_actions[0]

        def result(state: S, chance: Rng) -> Fraction:
            return self._result(state, seat, chance)

        worlds = completions(self.game, observation, self.worlds, rng)
        return best_in_worlds(self.game, worlds, legal_actions, result)

    def _result(self, state: S, seat: Seat, rng: Rng) -> Fraction:
        state = playout(self.game, state, random_words(rng), self.cap)
        outcome = self.game.outcome(state)
        if outcome is None or seat not in outcome.winners:
            return Fraction(0)
        return Fraction(1, len(outcome.winners))
