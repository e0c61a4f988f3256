"""A rule-based state machine that plays a game and checks its laws at every step."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from thesmos.core.game import Game
from thesmos.core.registry import load
from thesmos.testing.laws import MOMENT_LAWS
from thesmos.testing.walk import Moment


def match_machine(game: str | Game[Any, Any], seats: int | None = None) -> type[RuleBasedStateMachine]:
    """Return a state machine for `hypothesis.stateful`, whose steps are legal actions and whose laws are the suite's.

    A failure shrinks to the shortest list of actions; the error names them in notation. Use it in a test module as
    ``TestMyGame = match_machine(my_game).TestCase``.

    Args:
        game: the rules, or the name of a registered game.
        seats: the number of players; any that the game allows if not given.
    """
    rules = load(game) if isinstance(game, str) else game
    counts = list(rules.seats) if seats is None else [seats]

    class MatchMachine(RuleBasedStateMachine):
        """One match; a step applies one legal action."""

        def __init__(self) -> None:
            super().__init__()
            self.moment: Moment | None = None

        @initialize(seats=st.sampled_from(counts), seed=st.integers(0, 2**32 - 1))
        def start(self, seats: int, seed: int) -> None:
            """Set the game up."""
            state = rules.start(seats, str(seed))
            self.moment = Moment(rules, seats, str(seed), (), state, rules.legal_actions(state))
            _hold(self.moment)

        @precondition(lambda self: self.moment is not None and bool(self.moment.legal))
        @rule(data=st.data())
        def act(self, data: st.DataObject) -> None:
            """Apply a legal action."""
            before = self.moment
            assert before is not None
            text = data.draw(st.sampled_from([rules.notation.format(action) for action in before.legal]), "action")
            action = rules.notation.parse(text)
            chosen = before.replace(action=action, after=rules.reduce(before.state, action))
            _hold(chosen)
            trail = (*before.trail, action)
            legal = rules.legal_actions(chosen.after)
            self.moment = Moment(rules, before.seats, before.seed, trail, chosen.after, legal)
            if not legal:
                _hold(self.moment)

    MatchMachine.__name__ = MatchMachine.__qualname__ = f"{rules.name.title()}Machine"
    return MatchMachine


def _hold(moment: Moment) -> None:
    for law in MOMENT_LAWS:
        problem = law.check(moment)
        if problem:
            raise AssertionError(f"{law.name}: {problem}\nat {moment.where()}")
