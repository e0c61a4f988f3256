"""The laws of the conformance suite, by kind of fault."""

from __future__ import annotations

from typing import Any

from thesmos.core.game import Game
from thesmos.testing.laws import (
    apart,
    chance,
    copies,
    flow,
    hidden,
    legality,
    notation,
    records,
    run,
    views,
    worlds,
)
from thesmos.testing.laws.law import GameLaw, MomentLaw

NEVER_RAISES = "never-raises"
"""The law that a walk checks by itself."""

MOMENT_LAWS: tuple[MomentLaw, ...] = (
    *hidden.LAWS,
    *views.LAWS,
    *worlds.LAWS,
    *chance.LAWS,
    *copies.LAWS,
    *legality.LAWS,
    *flow.LAWS,
    *records.LAWS,
)
GAME_LAWS: tuple[GameLaw, ...] = (
    *worlds.GAME_LAWS,
    *chance.GAME_LAWS,
    *apart.GAME_LAWS,
    *legality.GAME_LAWS,
    *notation.GAME_LAWS,
    *records.GAME_LAWS,
    *run.GAME_LAWS,
)


def moment_laws(game: Game[Any, Any]) -> tuple[MomentLaw, ...]:
    """Return the laws about moments, those of a game alone included."""
    return MOMENT_LAWS + flow.invariant_laws(game)


__all__ = ["GAME_LAWS", "MOMENT_LAWS", "NEVER_RAISES", "GameLaw", "MomentLaw", "moment_laws"]
