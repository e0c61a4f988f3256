"""What the tests of rules ask a game, by the notation of its actions: what is legal, and why not."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import attrs
import pytest

from thesmos.core.agenda import State, actor_of
from thesmos.core.errors import IllegalActionError
from thesmos.core.event import Event
from thesmos.core.game import Game, apply_action
from thesmos.core.ids import Seat

S = TypeVar("S", bound=State)


@attrs.frozen
class Asking(Generic[S]):
    """A game that is asked."""

    game: Game[S, Any]

    def play(self, state: S, *line: str) -> S:
        """Return the state after a line of actions in notation, each checked."""
        for text in line:
            state = apply_action(self.game, state, self.game.notation.parse(text))
        return state

    def legal(self, state: S) -> list[str]:
        """Return the legal actions in notation."""
        return [self.game.notation.format(action) for action in self.game.legal_actions(state)]

    def refused(self, state: S, text: str) -> set[str]:
        """Return the rules that forbid an action; every way of asking must agree that it is illegal."""
        action = self.game.notation.parse(text)
        assert action not in self.game.legal_actions(state)
        rules = tuple(refusal.rule for refusal in self.game.why_not(state, action))
        with pytest.raises(IllegalActionError) as caught:
            apply_action(self.game, state, action)
        assert rules == caught.value.rules
        return set(rules)

    def allowed(self, state: S, text: str) -> bool:
        """Tell whether an action is legal; every way of asking must agree."""
        action = self.game.notation.parse(text)
        found = action in self.game.legal_actions(state)
        assert found == (self.game.why_not(state, action) == ())
        return found

    def actor(self, state: S) -> int | None:
        """Return the seat that must choose, None when the game is over."""
        return actor_of(state)

    def see(self, state: S, seat: int) -> S:
        """Return what a seat may know."""
        return self.game.observe(state, Seat(seat))

    def view(self, state: S, seat: int) -> tuple[S, tuple[Event, ...]]:
        """Return all that a seat is told, for comparison: the events, which states leave out of it, stand beside."""
        seen = self.see(state, seat)
        return seen, seen.events
