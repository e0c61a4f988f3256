"""Technology tiles that tests deploy and build, and components that they take off Enhancement tiles."""

from __future__ import annotations

from games.hybris.table import goods, running
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State

DECREE, CLOCK, STOA, WAY = "tech-city-decree", "tech-water-clock", "tech-hanging-stoa", "tech-sacred-way"
ALEMBIC, DRUMS, COIN = "tech-alembic", "tech-war-drums", "tech-coin-of-trust"
EAGLE = "remove from enh-zeus-the-golden-eagle"
FULL = (3, 3, 3, 3, 3, 3)
"""More components off each tile than there are: nothing can be removed."""
ATHENA = "athena,poseidon"
SPARKS = ["egide", "bellerophon", "diomedes", "the-loom"]
"""Tiles of Athena that begin with a Spark."""


def off(*names: str) -> list[str]:
    """Return the notation of taking a component off tiles of Athena."""
    return [f"remove from enh-athena-{name}" for name in names]


def removing(state: State, what: str, n: int = 1) -> State:
    """Return the state in which seat 0 is to take components off."""
    return running(state, 0, fx.Remove(what, n))


def rich(state: State) -> State:
    """Give seat 0 enough for any Build, but 1 Aegis that the space of the Forge gives."""
    return goods(state, 0, believer=9, aegis=8)
