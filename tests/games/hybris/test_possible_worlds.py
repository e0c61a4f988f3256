from __future__ import annotations

from collections import Counter

import pytest

from games.hybris.table import THREE, begin, legal, plan, play, running, see, table, view
from thesmos.core.ids import HIDDEN
from thesmos.core.rng import NO_RNG, Rng
from thesmos.games.hybris.effects import Draw, Look
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.queries import zones
from thesmos.games.hybris.state import State


def filled(state: State, seat: int, seed: int) -> State:
    """Return a world that a seat holds for possible."""
    return GAME.determinize(see(state, seat), Rng.seeded(seed))


def everything(state: State) -> dict[str, Counter[str]]:
    """Return how often each thing lies in each zone, less the order."""
    return {name: Counter(zone) for name, zone in zones(state).items()}


@pytest.mark.rule("HYBRIS-INFO-01")
@pytest.mark.rule("HYBRIS-INFO-02")
@pytest.mark.rule("HYBRIS-INFO-03")
@pytest.mark.rule("HYBRIS-INFO-04")
@pytest.mark.parametrize("seat", range(3))
def test_worlds_that_a_seat_holds_for_possible(seat: int) -> None:
    """They look to it like the real one, hold the same pieces, and differ in all that is hidden."""
    state = plan(table(THREE), 0, hero_heracles="oracle", prophet_amphiaraus="forge")
    state = running(plan(state, 1, hero_theseus="moirai"), 2, Draw("trained", 2), Look("primordial"))
    worlds = [filled(state, seat, seed) for seed in range(25)]
    for world in worlds:
        assert view(world.replace(rng=NO_RNG, events=()), seat) == view(state.replace(events=()), seat)
        assert sum(everything(state).values(), Counter()) == sum(everything(world).values(), Counter())
        prophet = world.players[0].crew[2].token
        assert prophet not in {"moirai", "coliseum", HIDDEN, ""}
    others = [other for other in range(3) if other != seat]
    for other in others:
        assert len({world.players[other].holding.hand for world in worlds}) > 1
        assert len({world.players[other].holding.premonitions for world in worlds}) > 1
    assert (1 if seat == 2 else 3) == len({world.world.hidden[0] for world in worlds})
    if seat:
        assert len({world.players[0].crew[1].token for world in worlds}) > 1


@pytest.mark.rule("HYBRIS-INFO-01")
def test_play_goes_on_in_a_possible_world() -> None:
    """From a first state each seat's worlds can be played to their end."""
    for seat in (0, 1):
        world = filled(begin(), seat, 7)
        while legal(world):
            world = play(world, legal(world)[0])
        assert "" != world.course.ending
