"""The contract: a game is its rules as one frozen record of pure functions and facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeVar

import attrs

from thesmos.core.agenda import State, actor_of
from thesmos.core.appraisal import Appraisal, Statistics
from thesmos.core.data import build
from thesmos.core.edition import Edition
from thesmos.core.errors import IllegalActionError, InvalidActionError, OptionError, shorten
from thesmos.core.ids import RuleId, Seat
from thesmos.core.ledger import Ledger
from thesmos.core.notation import Notation
from thesmos.core.rng import Rng
from thesmos.core.value import Value, field, value

S = TypeVar("S", bound=State)
A = TypeVar("A")
Zones = Mapping[str, tuple[str, ...]]
"""The ids in every zone, by the zone's name; the name is the same in a state and in its observations."""


_MOST_OPTIONS = 8


@value
class Refusal(Value):
    """One clause that forbids an action, with the values involved."""

    rule: RuleId
    reason: str

    def __str__(self) -> str:
        """Return the reason, the rule last."""
        return f"{self.reason} [{self.rule}]"


@value
class Outcome(Value):
    """How a finished game ended.

    Attributes:
        ranking: seats from first to last, those that share a place together.
        condition: the victory condition that was met, such as ``spoils``.
        rule: the id of the rule that ended the game.
        scores: what decided, by seat; empty where there is no such number.
    """

    ranking: tuple[tuple[Seat, ...], ...]
    condition: str
    rule: RuleId
    scores: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return self.ranking[0]


@value
class NoOptions(Value):
    """The options of a game that has none."""


@value
class Invariant(Value):
    """A law of one game alone, which the conformance suite holds it to after every action.

    Attributes:
        name: of the law, such as ``committed coins can be paid``.
        broken: given the state before, the action and the state after, says what is wrong, or "".
    """

    name: str
    broken: Callable[[Any, Any, Any], str]


@value
class Game(Value, Generic[S, A]):
    """The rules of a game.

    The first fields are the contract. Those with defaults are facts that tools use when a game gives them.

    Attributes:
        name: such as ``styx``.
        seats: the allowed player counts.
        version: of the rules; a change of behaviour changes it.
        ledger: the numbered rules.
        options: an attrs class of rule options, with defaults.
        setup: seats, options, rng -> first state.
        legal_actions: every legal action of a state, in a fixed order; empty exactly when the game is over.
        why_not: every clause that forbids an action, empty exactly for the legal ones.
        reduce: the next state; trusts that the action is legal.
        outcome: how the game ended, None while it goes on.
        observe: the state as a seat may see it.
        determinize: an observation with its hidden parts filled at random.
        notation: text <-> action <-> small int.
        edition: the card data in use.
        open_edition: the same game with the edition of another file.
        zones: what lies where; for conservation, and to find what leaks.
        hidden: the ids that a seat may not know, by zone, written plainly from the ledger.
        invariants: laws of this game alone.
        unused: the cards of the edition that are left in the box with that number of seats.
        bound: a number of actions within which every game that is played at random ends.
        display: an observation as lines of text, for a person.
        describe: a field of a card, by its name, in words; "" if it is empty, None if it says enough as it is.
        appraisal: how well a seat stands, for bots.
        statistics: what a simulation counts.
    """

    name: str
    seats: range
    version: str
    ledger: Ledger = field(repr=False)
    options: type
    setup: Callable[[int, Any, Rng], S] = field(repr=False)
    legal_actions: Callable[[S], tuple[A, ...]] = field(repr=False)
    why_not: Callable[[S, A], tuple[Refusal, ...]] = field(repr=False)
    reduce: Callable[[S, A], S] = field(repr=False)
    outcome: Callable[[S], Outcome | None] = field(repr=False)
    observe: Callable[[S, Seat], S] = field(repr=False)
    determinize: Callable[[S, Rng], S] = field(repr=False)
    notation: Notation[A] = field(repr=False)
    edition: Edition[Any, Any] | None = None
    open_edition: Callable[[str | Path], Game[S, A]] | None = field(default=None, repr=False)
    zones: Callable[[S], Zones] | None = field(default=None, repr=False)
    hidden: Callable[[S, Seat], Zones] | None = field(default=None, repr=False)
    invariants: tuple[Invariant, ...] = field(default=(), repr=False)
    unused: Callable[[int], tuple[str, ...]] | None = field(default=None, repr=False)
    bound: int = field(default=100_000, repr=False)
    display: Callable[[S, Seat | None], str] | None = field(default=None, repr=False)
    describe: Callable[[Any, str], str | None] | None = field(default=None, repr=False)
    appraisal: Appraisal[S] | None = field(default=None, repr=False)
    statistics: Statistics = field(default=Statistics(), repr=False)

    def start(self, seats: int, seed: int | str | bytes = 0, options: object = None) -> S:
        """Return the first state of a match.

        Raises:
            OptionError: the game can't be played with that number of seats or those options, or the seed is none.
        """
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise OptionError(f"{self.name} is played with {low} to {high} seats, not {shorten(seats)}")
        return self.setup(seats, self.check_options(options), Rng.seeded(seed))

    def check_options(self, options: object = None) -> Any:
        """Return options as an instance of the game's class, from such an instance, a mapping or None.

        Raises:
            OptionError: an option is unknown or has a value that it can't have.
        """
        if options is None:
            return _defaults(self.options, self.name)
        if type(options) is self.options:
            given = {a.name: getattr(options, a.name) for a in attrs.fields(self.options)}  # type: ignore[arg-type]
            return build(self.options, given, f"options of {self.name}", "", _option_error)
        if not isinstance(options, Mapping):
            known = ", ".join(a.name for a in attrs.fields(self.options)) or "none"
            raise OptionError(f"options of {self.name}: expected a mapping, not {shorten(options)}; options: {known}")
        return build(self.options, dict(options), f"options of {self.name}", "", _option_error)


@cache
def _defaults(options: type, game: str) -> Any:
    return build(options, {}, f"options of {game}", "", _option_error)


def _option_error(source: str, where: str, problem: str) -> OptionError:
    return OptionError(": ".join(part for part in (source, where, problem) if part))


def apply_action(game: Game[S, A], state: S, action: A, seat: int | None = None) -> S:
    """Return the next state, after checking that the action is legal.

    Args:
        game: the rules.
        state: any settled state of the game.
        action: what the seat that must choose wants to do.
        seat: who wants it; if given, it must be the seat whose decision it is.

    Raises:
        InvalidActionError: it is no action of this game.
        IllegalActionError: the rules forbid it here; says which, and what is possible instead.
    """
    if action not in game.notation:
        kind = type(action).__name__
        raise InvalidActionError(f"{shorten(action)} ({kind}) is not an action of {game.name}")
    legal = game.legal_actions(state)
    actor = actor_of(state)
    if action in legal and (seat is None or (type(seat) is int and seat == actor)):
        return game.reduce(state, action)
    text = game.notation.format(action)
    options = [game.notation.format(other) for other in legal]
    if actor is not None and seat is not None and (type(seat) is not int or seat != actor):
        raise IllegalActionError(f"{text!r}: seat {shorten(seat)} can't act, it is seat {actor}'s decision")
    refusals = game.why_not(state, action)
    reasons = "; ".join(map(str, refusals)) or "not among the legal actions"
    more = f" and {len(options) - _MOST_OPTIONS} more" if len(options) > _MOST_OPTIONS else ""
    shown = ", ".join(options[:_MOST_OPTIONS]) + more
    who, instead = ("", "") if actor is None else (f" for seat {actor}", f"; possible: {shown}")
    raise IllegalActionError(
        f"{text!r} is not possible{who}: {reasons}{instead}",
        rules=[refusal.rule for refusal in refusals],
        legal=options,
    )
