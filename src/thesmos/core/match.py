"""Matches: a played line with every state on the way, as one immutable value."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from pyrsistent import PVector, pvector

from thesmos.core.agenda import Decision, State, actor_of, decision_of
from thesmos.core.errors import InvalidActionError, OptionError, shorten
from thesmos.core.event import Event
from thesmos.core.game import Game, Outcome, Refusal, apply_action
from thesmos.core.ids import Seat
from thesmos.core.registry import as_game
from thesmos.core.rng import Seed
from thesmos.core.value import Value, field, value

S = TypeVar("S", bound=State)
A = TypeVar("A")


@value
class Ply(Value, Generic[S, A]):
    """One action of a line: who chose what, and the state that came of it."""

    seat: Seat
    action: A
    state: S = field(repr=False)


@value
class Match(Value, Generic[S, A]):
    """A played line; every method returns a value, so undo and branching are free.

    Attributes:
        game: the rules.
        seats: the number of players.
        seed: of the chance of the match.
        options: of the game.
        start: the state after setup.
        plies: the actions so far with their states.

    >>> import thesmos
    >>> match = thesmos.new_match("rixus", seats=2, seed=1)
    >>> match.apply("draw").undo() == match
    True
    """

    game: Game[S, A]
    seats: int
    seed: Seed
    options: Any
    start: S = field(repr=False)
    plies: PVector[Ply[S, A]] = field(repr=False)

    @property
    def state(self) -> S:
        """The state now."""
        return self.plies[-1].state if self.plies else self.start

    @property
    def actor(self) -> Seat | None:
        """The seat that must choose, or None when the game is over."""
        return actor_of(self.state)

    @property
    def decision(self) -> Decision | None:
        """What it must choose about, or None when the game is over."""
        return decision_of(self.state)

    @property
    def legal_actions(self) -> tuple[A, ...]:
        """Every action that is possible now; empty exactly when the game is over."""
        return self.game.legal_actions(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened since setup, in order; `state.events` has what the last action brought about."""
        states = (self.start, *(ply.state for ply in self.plies))
        return tuple(event for state in states for event in state.events)

    @property
    def history(self) -> tuple[A, ...]:
        """The actions so far."""
        return tuple(ply.action for ply in self.plies)

    @property
    def notation(self) -> tuple[str, ...]:
        """The actions so far, as text."""
        return tuple(self.game.notation.format(ply.action) for ply in self.plies)

    def apply(self, action: A | str, seat: int | None = None) -> Match[S, A]:
        """Return the match after one more action.

        Args:
            action: an action, or its text.
            seat: who wants it; if given, it must be the seat whose decision it is.

        Raises:
            InvalidActionError: it is no action of this game.
            IllegalActionError: the rules forbid it now.
        """
        chosen: Any = self.game.notation.parse(action) if isinstance(action, str) else action
        actor = self.actor
        state = apply_action(self.game, self.state, chosen, seat)
        assert actor is not None, "an action was applied after the end"
        return self.replace(plies=self.plies.append(Ply(actor, chosen, state)))

    def why_not(self, action: A | str) -> tuple[Refusal, ...]:
        """Return every clause that forbids an action now; empty exactly for the legal ones.

        Raises:
            InvalidActionError: it is no action of this game.
        """
        chosen: Any = self.game.notation.parse(action) if isinstance(action, str) else action
        if chosen not in self.game.notation:
            raise InvalidActionError(f"{shorten(chosen)} is not an action of {self.game.name}")
        return self.game.why_not(self.state, chosen)

    def undo(self, n: int = 1) -> Match[S, A]:
        """Return the match as it was `n` actions ago.

        Raises:
            OptionError: there were not that many actions.
        """
        if type(n) is not int or not 0 <= n <= len(self.plies):
            raise OptionError(f"can't undo {shorten(n)} actions of {len(self.plies)}")
        return self.replace(plies=self.plies[: len(self.plies) - n])

    def observe(self, seat: int) -> S:
        """Return the state as a seat may see it.

        Raises:
            OptionError: there is no such seat.
        """
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise OptionError(f"seats are 0 to {self.seats - 1}, not {shorten(seat)}")
        return self.game.observe(self.state, Seat(seat))

    def to_json(self) -> str:
        """Return the record of the match: a text that replays."""
        from thesmos.core.record import write_record  # noqa: PLC0415 - records are made of matches

        return write_record(self)

    @staticmethod
    def from_json(text: str, game: str | Game[Any, Any] | None = None) -> Match[Any, Any]:
        """Return the match of a record, after replaying and checking every action.

        Args:
            text: made by `to_json`.
            game: the rules to use, or their name; the registered game of the record's name if not given.

        Raises:
            RecordError: the text is no record, is of another version, game or edition, or does not replay;
                names the first action and the first field that differ.
        """
        from thesmos.core.record import read_record  # noqa: PLC0415 - records are made of matches

        return read_record(text, game)


def new_match(game: str | Game[Any, Any], seats: int = 2, seed: Seed = 0, options: Any = None) -> Match[Any, Any]:
    """Start a match.

    Args:
        game: the rules, or the name of a registered game.
        seats: the number of players.
        seed: of the chance of the match; an int, str or bytes.
        options: an instance of the game's options class or a mapping; the defaults if not given.

    Raises:
        UnknownNameError: no game is registered by that name.
        OptionError: the game can't be played so.
    """
    rules = as_game(game)
    chosen = rules.check_options(options)
    return Match(rules, seats, seed, chosen, rules.start(seats, seed, chosen), pvector())
