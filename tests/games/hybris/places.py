"""Lines of play that bring characters to places, and what is done there."""

from __future__ import annotations

from games.hybris.table import boards, character, goods, growth, holding, plan, play, quiet, settled, table
from thesmos.core.ids import CardId
from thesmos.games.hybris.entries import Fear
from thesmos.games.hybris.state import State

CITIES = ("argos", "athens", "elis", "lemnos", "sparta")
AT_OLYMPUS = ("activate zeus", "go on", "go to olympus", "enter space-olympus-3", "go on")
AT_FORGE = ("activate zeus", "go on", "go to forge", "enter space-forge-2", "go on")
CONVERTING = ("go to olympus", "enter space-olympus-3", "convert")
"""What an Olympian does at Olympus, at a quiet table."""
DRAIN = ("enter space-underworld-3", "drain")


def taking(location: str, *numbers: int) -> list[str]:
    """Return the notation of taking spaces of a Location."""
    return [f"enter space-{location}-{number}" for number in numbers]


def planned(**under: str) -> State:
    """Return a quiet table of Zeus and Poseidon with tokens under characters of Zeus."""
    return plan(quiet(table()), 0, **under)


def at_oracle(state: State, *line: str) -> State:
    """Send the Olympian of seat 0 to a space of the Oracle without a bonus, up to the choice of its action."""
    god = state.players[0].olympian
    return play(state, f"activate {god}", "go on", "go to oracle", "enter space-oracle-3", "go on", *line)


def visiting(state: State, city: str) -> State:
    """Send Zeus to a City, up to the choice of his action; he holds no Premonition."""
    state = holding(state, 0, premonitions=())
    return play(state, "activate zeus", "go on", "go to mortal_world", f"enter {city}", "go on")


def unchallenged(state: State) -> State:
    """Return the state in which the Olympian of seat 1 has been activated."""
    return character(state, 1, state.players[1].olympian, spent=True)


def deploying(tile: str, city: str = "sparta", state: State | None = None, **changes: int) -> State:
    """Let Zeus come to a City (Sparta adds nothing to the Well) with a stored tile and choose Deploy.

    The other Olympian was activated before, so that nobody can challenge.
    """
    state = unchallenged(growth(goods(table() if state is None else state, 0, **changes), 0, stored=(tile,)))
    return play(visiting(state, city), "deploy", f"deploy {tile}")


def feared(state: State, primordial: str) -> State:
    """Return the state after Fear at the end of Age 2, in which a Primordial is revealed."""
    hidden = (CardId(primordial), *state.world.hidden[1:])
    state = boards(state, hidden=hidden).replace(course=state.course.replace(age=2), agenda=())
    return settled(state.replace(turn=state.turn.replace(seat=None)), Fear())
