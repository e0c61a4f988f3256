"""Walk through many games: seeded playouts under several policies, which visit full tables as well as empty piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from thesmos.core.agenda import actor_of
from thesmos.core.game import Game
from thesmos.core.rng import Rng
from thesmos.core.value import Value, field, value

POLICIES = ("uniform", "stubborn", "restless")
LONGEST = 3000
"""Actions after which a walk that is not uniform stops; a uniform one goes on to the bound of the game."""
_STUBBORN = 12
_SHARE = 10


@value
class Moment(Value):
    """A state on a walk, with what is chosen there and what comes of it.

    Attributes:
        game: the rules.
        seats: the number of players.
        seed: of the match.
        trail: the actions so far.
        state: at this moment.
        legal: actions there; none at the end.
        action: that is chosen; None at the end.
        after: the state that comes of it; None at the end.
    """

    game: Game[Any, Any] = field(repr=False)
    seats: int
    seed: str
    trail: tuple[Any, ...] = field(repr=False)
    state: Any = field(repr=False)
    legal: tuple[Any, ...] = field(repr=False)
    action: Any = None
    after: Any = field(default=None, repr=False)

    @property
    def actor(self) -> int | None:
        """The seat that must choose."""
        return actor_of(self.state)

    @property
    def rng(self) -> Rng:
        """Chance for a law's own choices at this moment, the same in every run."""
        return Rng.seeded(self.seed).split(f"law {len(self.trail)}")

    def where(self) -> str:
        """Say how to come here: seats, seed and actions in notation."""
        actions = self.trail if self.action is None else (*self.trail, self.action)
        listed = ", ".join(_text(self.game, action) for action in actions) or "none"
        return f"seats={self.seats} seed={self.seed!r} actions: {listed}"


def _text(game: Game[Any, Any], action: Any) -> str:
    return game.notation.format(action) if action in game.notation else repr(action)


def kind_of(game: Game[Any, Any], action: Any) -> str:
    """Return the first words of an action's text, without its numbers: what kind of choice it is."""
    words = [word for word in _text(game, action).split() if not word.isdigit()]
    return " ".join(words[:2])


def walk(game: Game[Any, Any], seats: int, seed: str, policy: str) -> Iterator[Moment]:
    """Play one game and yield every moment of it, the end included.

    Args:
        game: the rules.
        seats: the number of players.
        seed: of the match; the policy's choices come from it too.
        policy: ``uniform``: every action as likely; ``stubborn``: one kind of action whenever it can, so that piles run
            empty; ``restless``: like that, with another kind every dozen actions.

    Raises:
        whatever the game's functions raise.
    """
    state, chance = game.start(seats, seed), Rng.seeded(seed).split("walk")
    trail: tuple[Any, ...] = ()
    favourite: str | None = None
    limit = game.bound if policy == "uniform" else min(LONGEST, game.bound)
    while len(trail) < limit:
        legal = game.legal_actions(state)
        if not legal:
            break
        (pick, change, share), chance = _draws(chance)
        options = legal
        if policy != "uniform":
            if favourite is None or (policy == "restless" and change % _STUBBORN == 0):
                favourite = kind_of(game, legal[change % len(legal)])
            liked = [action for action in legal if kind_of(game, action) == favourite]
            options = tuple(liked) if liked and share % _SHARE else legal
        action = options[pick % len(options)]
        after = game.reduce(state, action)
        yield Moment(game, seats, seed, trail, state, legal, action, after)
        state, trail = after, (*trail, action)
    yield Moment(game, seats, seed, trail, state, game.legal_actions(state))


def _draws(chance: Rng) -> tuple[tuple[int, ...], Rng]:
    return chance.words(3, "choice")
