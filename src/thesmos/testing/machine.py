"""A rule-based state machine that plays a game and checks its laws at every step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from thesmos.core.game import Game
from thesmos.core.registry import as_game
from thesmos.testing.laws import NEVER_RAISES, chosen_laws
from thesmos.testing.laws.law import MomentLaw
from thesmos.testing.strategies import player_counts
from thesmos.testing.walk import Moment, Place


def match_machine(
    game: str | Game[Any, Any], seats: int | None = None, laws: str | Iterable[str] | None = None
) -> type[RuleBasedStateMachine]:
    """Return a state machine for `hypothesis.stateful`, whose steps are legal actions and whose laws are the suite's.

    A failure shrinks to the shortest list of actions; the error names them in notation. Use it in a test module as
    ``TestMyGame = match_machine(my_game).TestCase``.

    Args:
        game: the rules, or the name of a registered game.
        seats: the number of players; any that the game allows if not given.
        laws: the name or names of those to check, of the laws about single moments; all of them if not given. That no
            function raises is always checked.

    Raises:
        UnknownNameError: no game is registered by that name, or there is no such law.
        OptionError: the game is not played with so many seats.
    """
    rules = as_game(game)
    counts, held = player_counts(rules, seats), chosen_laws(rules, laws)[0]

    class MatchMachine(RuleBasedStateMachine):
        """One match; a step applies one legal action."""

        def __init__(self) -> None:
            super().__init__()
            self.moment: Moment | None = None

        @initialize(seats=st.sampled_from(counts), seed=st.integers(0, 2**32 - 1))
        def start(self, seats: int, seed: int) -> None:
            """Set the game up."""
            self.moment = _begin(rules, seats, str(seed))
            _hold(held, self.moment)

        @precondition(lambda self: self.moment is not None and bool(self.moment.legal))
        @rule(data=st.data())
        def act(self, data: st.DataObject) -> None:
            """Apply a legal action."""
            before = self.moment
            assert before is not None
            text = data.draw(st.sampled_from([rules.notation.format(action) for action in before.legal]), "action")
            chosen, self.moment = _act(before, text)
            _hold(held, chosen)
            if not self.moment.legal:
                _hold(held, self.moment)

        @precondition(lambda self: self.moment is not None and not self.moment.legal)
        @rule()
        def rest(self) -> None:
            """Do nothing when the game is over; Hypothesis needs something to go on with."""

    MatchMachine.__name__ = MatchMachine.__qualname__ = f"{rules.name.title()}Machine"
    return MatchMachine


def _begin(game: Game[Any, Any], seats: int, seed: str) -> Moment:
    try:
        state = game.start(seats, seed)
        return Moment(game, seats, seed, (), state, game.legal_actions(state))
    except Exception as problem:
        raise _failure(NEVER_RAISES, _words(problem), Place(seats, seed)) from problem


def _act(before: Moment, text: str) -> tuple[Moment, Moment]:
    """Return the moment with the action chosen, and the next one."""
    game, action = before.game, before.game.notation.parse(text)
    try:
        after = game.reduce(before.state, action)
        legal = game.legal_actions(after)
    except Exception as problem:
        raise _failure(NEVER_RAISES, _words(problem), before.replace(action=action).place()) from problem
    chosen = before.replace(action=action, after=after)
    return chosen, Moment(game, before.seats, before.seed, (*before.trail, action), after, legal)


def _hold(laws: tuple[MomentLaw, ...], moment: Moment) -> None:
    for law in laws:
        try:
            problem = law.check(moment)
        except Exception as raised:
            raise _failure(law.name, _words(raised), moment.place()) from raised
        if problem:
            raise _failure(law.name, problem, moment.place())


def _failure(law: str, problem: str, place: Place) -> AssertionError:
    return AssertionError(f"{law}: {problem}\nat {place}")


def _words(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}"
