from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import thesmos
from sim.race import RACE, Add, State
from thesmos.bots.worlds import best_in_worlds, check_counts, completions
from thesmos.core.errors import OptionError
from thesmos.core.ids import Seat
from thesmos.core.rng import NO_RNG, Rng

START = RACE.start(2)
LEGAL = (Add(1), Add(2))


@pytest.mark.parametrize("name", ["rixus", "styx"])
def test_completions_look_like_the_observation(name: str) -> None:
    """Each world is one in which the seat could be, with chance of its own; no two have the same chance."""
    match: thesmos.Match[Any, Any] = thesmos.new_match(name, seats=3, seed=4)
    observation = match.observe(0)
    worlds = list(completions(match.game, observation, 4, Rng.seeded(1)))
    assert len(worlds) == 4
    for world, _ in worlds:
        assert observation == match.game.observe(world, Seat(0))
        assert world.rng not in {NO_RNG, match.state.rng}
    assert len({world.rng for world, _ in worlds} | {chance for _, chance in worlds}) == 8


def test_completions_are_pure() -> None:
    """The same chance gives the same worlds; fewer of them are the first of more."""
    three = list(completions(RACE, START, 3, Rng.seeded(1)))
    assert three == list(completions(RACE, START, 3, Rng.seeded(1)))
    assert three[:2] == list(completions(RACE, START, 2, Rng.seeded(1)))
    assert three != list(completions(RACE, START, 3, Rng.seeded(2)))


@pytest.mark.parametrize(
    ("results", "best"),
    [
        ({1: [0, 0], 2: [0, 0]}, Add(1)),
        ({1: [1, 0], 2: [0, 1]}, Add(1)),
        ({1: [0, 0], 2: [0, 1]}, Add(2)),
        ({1: [3, 0], 2: [1, 1]}, Add(1)),
        ({1: [3, -2], 2: [1, 1]}, Add(2)),
        ({1: [-2, -2], 2: [-3, -2]}, Add(1)),
        ({1: [Fraction(1, 3)] * 2, 2: [Fraction(1, 2), 0]}, Add(1)),
    ],
    ids=str,
)
def test_the_highest_total_is_best(results: dict[int, list[Fraction | int]], best: Add) -> None:
    """The results of an action in all worlds are added up, and of equal totals the first is taken."""
    worlds = iter([(START, Rng.seeded(0)), (START, Rng.seeded(1))])

    def result(state: State, rng: Rng) -> Fraction | int:
        return results[state.pile][0 if rng == Rng.seeded(0) else 1]

    assert best == best_in_worlds(RACE, worlds, LEGAL, result)


def test_all_actions_meet_the_same_worlds() -> None:
    """Every action is tried once in every world, with the chance of that world."""
    met = list[tuple[int, Rng, Rng]]()

    def result(state: State, rng: Rng) -> int:
        met.append((state.pile, state.rng, rng))
        return 0

    worlds = list(completions(RACE, START, 3, Rng.seeded(1)))
    best_in_worlds(RACE, worlds, LEGAL, result)
    assert [(action.amount, world.rng, chance) for world, chance in worlds for action in LEGAL] == met


def test_counts_of_one_or_more_pass() -> None:
    """From 1 on every int makes a search."""
    check_counts("thinker", worlds=1, cap=10**30)


@pytest.mark.parametrize("given", [0, -1, True, 1.0, "8", None])
def test_other_counts_are_refused(given: Any) -> None:
    """What is no int of 1 or more is refused, with the bot, the number's name and the number."""
    with pytest.raises(OptionError) as caught:
        check_counts("thinker", cap=3, worlds=given)
    assert f"bot thinker: worlds must be an int of 1 or more, not {given!r}" == str(caught.value)
