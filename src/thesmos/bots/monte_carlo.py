"""A bot that tries every action in random completions of what it can see."""

from __future__ import annotations

from fractions import Fraction
from typing import Generic, TypeVar

from thesmos.bots.playout import playout, random_words
from thesmos.core.agenda import State, actor_of
from thesmos.core.errors import OptionError, shorten
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
        for name, given in (("worlds", self.worlds), ("cap", self.cap)):
            if type(given) is not int or given < 1:
                raise OptionError(f"bot {self.name}: {name} must be an int of 1 or more, not {shorten(given)}")

    def choose(self, observation: S, legal_actions: tuple[A, ...], rng: Rng) -> A:
        """Return the action with the best mean result."""
        seat = actor_of(observation)
        if len(legal_actions) == 1 or seat is None:
            return legal_actions[0]
        totals = [Fraction(0)] * len(legal_actions)
        for number in range(self.worlds):
            chance = rng.split(f"world {number}")
            world = self.game.determinize(observation, chance)
            for index, action in enumerate(legal_actions):
                totals[index] += self._result(world, action, seat, chance.split("playout"))
        return legal_actions[totals.index(max(totals))]

    def _result(self, world: S, action: A, seat: Seat, rng: Rng) -> Fraction:
        state = playout(self.game, self.game.reduce(world, action), random_words(rng), self.cap)
        outcome = self.game.outcome(state)
        if outcome is None or seat not in outcome.winners:
            return Fraction(0)
        return Fraction(1, len(outcome.winners))
