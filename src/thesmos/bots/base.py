"""What a bot is."""

from __future__ import annotations

from typing import Protocol, TypeVar, runtime_checkable

from thesmos.core.rng import Rng

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


@runtime_checkable
class Bot(Protocol[S_contra, A]):
    """A player. By its type it can't see the state; all its chance comes from the `rng` that it is given.

    Attributes:
        name: for tables and logs.
    """

    @property
    def name(self) -> str:
        """What to call it."""

    def choose(self, observation: S_contra, legal_actions: tuple[A, ...], rng: Rng) -> A:
        """Return one of the legal actions.

        Args:
            observation: the state as the seat that must choose may see it.
            legal_actions: at least one.
            rng: chance for this one decision.
        """
