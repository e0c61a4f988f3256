"""Laws about the notation of actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from thesmos.core.errors import InvalidActionError
from thesmos.testing.laws.law import GameLaw, Trial, Verdict

_NEAR_MISSES = 60
_LARGE = 100
"""Actions with which a notation is large: the search for what was meant, for the error, then takes a while."""


class _Foreign:
    """An action of no game."""


def _notation(trial: Trial) -> Iterator[Verdict]:
    notation = trial.game.notation
    for number, action in enumerate(notation.actions):
        yield _both_ways(notation, number, action)
    yield "" if len(set(notation.texts)) == len(notation.actions) else "two actions have the same text"


def _both_ways(notation: Any, number: int, action: Any) -> str:
    text = notation.format(action)
    if notation.encode(action) != number or notation.decode(number) != action:
        return f"{text!r} does not come back from its number {number}"
    if notation.parse(text) != action or notation.format(notation.parse(text)) != text:
        return f"{text!r} does not come back from its text"
    return ""


def _refuses_near_misses(trial: Trial) -> Iterator[Verdict]:
    """What is nearly an action is none; nobody may guess which one was meant."""
    notation, texts = trial.game.notation, trial.game.notation.texts
    tried = texts[:: max(1, len(texts) // _NEAR_MISSES)] if len(texts) < _LARGE else (texts[0], texts[-1])
    for text in tried:
        for near in (f"{text} 9999", f"{text}s", text[:-1], f"x {text}"):
            if near.strip() not in texts and _accepts(notation.parse, near):
                yield f"the text {near!r} is no action, and was taken for {notation.parse(near)!r}"
                return
        yield ""
    for number in (-1, len(texts), "0", True, None):
        yield f"the number {number!r} is no action's, and was accepted" if _accepts(notation.decode, number) else ""
    yield "an action of no game has a number" if _accepts(notation.encode, _Foreign()) else ""


def _accepts(function: Any, given: object) -> bool:
    try:
        function(given)
    except InvalidActionError:
        return False
    return True


GAME_LAWS = (
    GameLaw("notation-goes-both-ways", "every action comes back from its text and from its number", _notation),
    GameLaw("notation-guesses-nothing", "what is no action's text or number is refused", _refuses_near_misses),
)
