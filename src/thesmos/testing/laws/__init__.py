"""The laws of the conformance suite, by kind of fault."""

from thesmos.testing.laws import chance, copies, flow, hidden, legality, records, run
from thesmos.testing.laws.law import GameLaw, MomentLaw

MOMENT_LAWS: tuple[MomentLaw, ...] = hidden.LAWS + chance.LAWS + copies.LAWS + legality.LAWS + flow.LAWS + records.LAWS
GAME_LAWS: tuple[GameLaw, ...] = hidden.GAME_LAWS + chance.GAME_LAWS + legality.GAME_LAWS + run.GAME_LAWS

__all__ = ["GAME_LAWS", "MOMENT_LAWS", "GameLaw", "MomentLaw"]
