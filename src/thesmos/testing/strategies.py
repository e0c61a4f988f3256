"""Hypothesis strategies for the matches, states and actions of any game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from thesmos.core.errors import OptionError, shorten
from thesmos.core.game import Game
from thesmos.core.ids import Seat
from thesmos.core.match import Match, new_match
from thesmos.core.registry import as_game
from thesmos.core.rng import Rng

MOST_ACTIONS = 120
_PICKS = st.integers(0, 2**16 - 1)
_SEEDS = st.integers(0, 2**32 - 1)


def matches(
    game: str | Game[Any, Any], seats: int | None = None, most_actions: int = MOST_ACTIONS
) -> st.SearchStrategy[Match[Any, Any]]:
    """Give matches that were played at random for a while; they shrink to few actions, each the first legal one.

    Args:
        game: the rules, or the name of a registered game.
        seats: the number of players; any that the game allows if not given.
        most_actions: the longest line.

    Raises:
        OptionError: the game is not played with so many seats.
    """
    rules = as_game(game)
    counts = st.sampled_from(player_counts(rules, seats))
    picks = st.lists(_PICKS, max_size=most_actions)
    return st.builds(lambda count, seed, chosen: _played(rules, count, seed, chosen), counts, _SEEDS, picks)


def states(
    game: str | Game[Any, Any], seats: int | None = None, most_actions: int = MOST_ACTIONS
) -> st.SearchStrategy[Any]:
    """Give states that play can reach, the first and the last ones included.

    Args:
        game: the rules, or the name of a registered game.
        seats: the number of players; any that the game allows if not given.
        most_actions: the longest line.

    Raises:
        OptionError: the game is not played with so many seats.
    """
    return matches(game, seats, most_actions).map(lambda match: match.state)


def actions(game: Game[Any, Any], state: Any) -> st.SearchStrategy[Any]:
    """Give the legal actions of a state.

    Raises:
        OptionError: the game is over, so there are none.
    """
    legal = game.legal_actions(state)
    if not legal:
        raise OptionError("the game is over: there is no action to draw")
    return st.sampled_from(legal)


def paired_worlds(
    game: str | Game[Any, Any], seat: int, seats: int | None = None, most_actions: int = MOST_ACTIONS
) -> st.SearchStrategy[tuple[Any, Any]]:
    """Give pairs of states that differ only in what is hidden from a seat.

    Args:
        game: the rules, or the name of a registered game.
        seat: that can't tell the two apart.
        seats: the number of players; any that the game allows and that has the seat if not given.
        most_actions: the longest line.

    Raises:
        OptionError: the game is not played with so many seats, or has no such seat.
    """
    rules = as_game(game)
    counts = [count for count in player_counts(rules, seats) if type(seat) is int and count > seat >= 0]
    if not counts:
        raise OptionError(f"{rules.name} has no seat {shorten(seat)}" + (f" with {seats} seats" if seats else ""))

    def pair(match: Match[Any, Any], seed: int) -> tuple[Any, Any]:
        view = rules.observe(match.state, Seat(seat))
        return match.state, rules.determinize(view, Rng.seeded(seed))

    played = st.sampled_from(counts).flatmap(lambda count: matches(rules, count, most_actions))
    return st.builds(pair, played, _SEEDS)


def player_counts(game: Game[Any, Any], seats: int | None) -> list[int]:
    """Return the number of players as a list, or all that a game allows.

    Raises:
        OptionError: the game is not played with so many seats.
    """
    if seats is None:
        return list(game.seats)
    if type(seats) is not int or seats not in game.seats:
        raise OptionError(f"{game.name} is not played with {shorten(seats)} seats")
    return [seats]


def _played(game: Game[Any, Any], seats: int, seed: int, picks: list[int]) -> Match[Any, Any]:
    match = new_match(game, seats, seed)
    for pick in picks:
        legal = match.legal_actions
        if not legal:
            break
        match = match.apply(legal[pick % len(legal)])
    return match
