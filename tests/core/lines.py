from __future__ import annotations

from typing import Any

from thesmos import Match, new_match
from thesmos.games.rixus.actions import END_TURN
from thesmos.games.rixus.game import GAME

START = new_match(GAME, seats=2, seed=1)

PLAYED = START.apply("play ranger").apply("draw").apply("end turn").apply("end turn")


def ended() -> Match[Any, Any]:
    """Return a match that is over: nobody does anything."""
    match = START
    while match.outcome is None:
        match = match.apply("end turn") if END_TURN in match.legal_actions else match.apply(match.legal_actions[0])
    return match


ENDED = ended()
