"""The laws of the conformance suite, by kind of fault."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from thesmos.core.errors import UnknownNameError
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


def chosen_laws(
    game: Game[Any, Any], laws: str | Iterable[str] | None
) -> tuple[tuple[MomentLaw, ...], tuple[GameLaw, ...]]:
    """Return the laws about moments and those about whole games that have given names; all for None.

    Raises:
        UnknownNameError: there is no such law.
    """
    about_moments = moment_laws(game)
    if laws is None:
        return about_moments, GAME_LAWS
    known = {NEVER_RAISES} | {law.name for law in about_moments} | {law.name for law in GAME_LAWS}
    wanted = {laws} if isinstance(laws, str) else set(laws)
    for unknown in sorted(wanted - known, key=str):
        raise UnknownNameError("law", unknown, known)
    return (
        tuple(law for law in about_moments if law.name in wanted),
        tuple(law for law in GAME_LAWS if law.name in wanted),
    )


__all__ = ["GAME_LAWS", "MOMENT_LAWS", "NEVER_RAISES", "GameLaw", "MomentLaw", "chosen_laws", "moment_laws"]
