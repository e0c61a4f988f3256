"""Walk through many games: seeded playouts under several policies, which visit full tables as well as empty piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from thesmos.core.agenda import actor_of
from thesmos.core.game import Game
from thesmos.core.match import Match, new_match
from thesmos.core.rng import Rng
from thesmos.core.value import Value, field, value

LONGEST = 3000
"""Actions after which a walk that is not uniform stops; a uniform one goes on to the bound of the game."""
LONGEST_LOOKING = 600
"""The same for a walk that looks at what comes of each action before it chooses."""
BRANCHING = 3
"""Every so many moments the other actions are looked at too, as far as there are not too many."""
STREAM = "walk.choice"
"""Of the chance by which a walk chooses."""
_CHANGE = 12
_SHARE = 10
_TRIED = 8


@value
class Place(Value):
    """Where in which game something was found: enough to come there again.

    Attributes:
        seats: the number of players.
        seed: of the match.
        actions: in notation; those that lead there.
    """

    seats: int
    seed: str
    actions: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return it in one line."""
        return f"seats={self.seats} seed={self.seed!r} actions: {', '.join(self.actions) or 'none'}"

    def replay(self, game: Game[Any, Any]) -> Match[Any, Any]:
        """Return the match of the place; its last action is the one that showed what was found."""
        match = new_match(game, self.seats, self.seed)
        for action in self.actions:
            match = match.apply(action)
        return match


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

    def branches(self) -> tuple[Moment, ...]:
        """Return this moment with other actions than the one that was chosen, now and then; else nothing."""
        if self.action is None or len(self.trail) % BRANCHING:
            return ()
        others = tuple(action for action in self.legal if action != self.action)
        start = len(self.trail) % max(1, len(others))
        chosen = (others[start:] + others[:start])[:_TRIED]
        return tuple(self.replace(action=action, after=_reduce(self.game, self.state, action)) for action in chosen)

    def place(self) -> Place:
        """Return how to come here, the chosen action included."""
        actions = self.trail if self.action is None else (*self.trail, self.action)
        return Place(self.seats, self.seed, tuple(text_of(self.game, action) for action in actions))


def text_of(game: Game[Any, Any], action: Any) -> str:
    """Return the text of an action, or its repr if it has none."""
    return game.notation.format(action) if action in game.notation else repr(action)


def kind_of(game: Game[Any, Any], action: Any) -> str:
    """Return the first words of an action's text, without its numbers: what kind of choice it is."""
    words = [word for word in text_of(game, action).split() if not word.isdigit()]
    return " ".join(words[:2])


@value
class _Choice(Value):
    """What a policy chooses from, with three words of chance and what it keeps in mind."""

    game: Game[Any, Any]
    state: Any
    legal: tuple[Any, ...]
    chance: tuple[int, ...]
    mind: str | None


Policy = Callable[[_Choice], tuple[tuple[Any, ...], str | None]]
"""Gives the actions that a policy likes here, and what it keeps in mind for its next choice."""


def _uniform(choice: _Choice) -> tuple[tuple[Any, ...], str | None]:
    return choice.legal, None


def _stubborn(choice: _Choice) -> tuple[tuple[Any, ...], str | None]:
    _, change, share = choice.chance
    game, legal = choice.game, choice.legal
    favourite = choice.mind or kind_of(game, legal[change % len(legal)])
    liked = tuple(action for action in legal if kind_of(game, action) == favourite)
    return (liked if liked and share % _SHARE else legal), favourite


def _restless(choice: _Choice) -> tuple[tuple[Any, ...], str | None]:
    return _stubborn(choice if choice.chance[1] % _CHANGE else choice.replace(mind=None))


def _lingering(choice: _Choice) -> tuple[tuple[Any, ...], str | None]:
    game, state, seat = choice.game, choice.state, actor_of(choice.state)
    return tuple(a for a in _some(choice) if actor_of(_reduce(game, state, a)) == seat) or choice.legal, None


def _draining(choice: _Choice) -> tuple[tuple[Any, ...], str | None]:
    game, zones = choice.game, choice.game.zones
    if zones is None:
        return _restless(choice)
    _, change, _ = choice.chance
    target = choice.mind if change % _CHANGE else None
    if target is None:
        filled = [name for name, content in zones(choice.state).items() if content] or [""]
        target = filled[change // _CHANGE % len(filled)]
    left = {action: len(zones(_reduce(game, choice.state, action)).get(target, ())) for action in _some(choice)}
    return tuple(action for action, count in left.items() if count == min(left.values())), target


def _reduce(game: Game[Any, Any], state: Any, action: Any) -> Any:
    try:
        return game.reduce(state, action)
    except Exception as problem:
        problem.add_note(f"by {text_of(game, action)!r}")
        raise


def _some(choice: _Choice) -> tuple[Any, ...]:
    start = choice.chance[2] % len(choice.legal)
    return (choice.legal[start:] + choice.legal[:start])[:_TRIED]


POLICIES: dict[str, Policy] = {
    "uniform": _uniform,
    "stubborn": _stubborn,
    "draining": _draining,
    "lingering": _lingering,
    "restless": _restless,
}


def walk(game: Game[Any, Any], seats: int, seed: str, policy: str) -> Iterator[Moment]:
    """Play one game and yield every moment of it, the end included.

    Args:
        game: the rules.
        seats: the number of players.
        seed: of the match; the policy's choices come from it too.
        policy: ``uniform``: every action as likely; ``stubborn``: one kind of action whenever it can; ``restless``:
            like that, with another kind every dozen actions; ``lingering``: whatever leaves the choice to the same
            seat, so that an endless loop of free actions is found; ``draining``: whatever leaves least in some zone,
            so that zones are seen empty.

    Raises:
        whatever the game's functions raise.
    """
    state, chance = game.start(seats, seed), Rng.seeded(seed).split("walk")
    trail: tuple[Any, ...] = ()
    mind: str | None = None
    limit = min(
        game.bound, {"uniform": game.bound, "stubborn": LONGEST, "restless": LONGEST}.get(policy, LONGEST_LOOKING)
    )
    while len(trail) < limit:
        legal = game.legal_actions(state)
        if not legal:
            break
        words, chance = chance.words(3, STREAM)
        try:
            liked, mind = POLICIES[policy](_Choice.make(game, state, legal, words, mind))
            action = liked[words[0] % len(liked)]
            after = _reduce(game, state, action)
        except Exception:
            yield Moment(game, seats, seed, trail, state, legal)
            raise
        yield Moment(game, seats, seed, trail, state, legal, action, after)
        state, trail = after, (*trail, action)
    yield Moment(game, seats, seed, trail, state, game.legal_actions(state))
