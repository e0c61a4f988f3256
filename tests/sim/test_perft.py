from __future__ import annotations

import pytest

import thesmos
from sim.race import RACE
from thesmos.core.errors import OptionError
from thesmos.sim.perft import divide, perft


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 2), (2, 3), (3, 1), (4, 0)])
def test_perft_of_the_race(depth: int, count: int) -> None:
    """The lines to 3 are 1-1-1, 1-2 and 2-1; two actions are 1-1, 1-2 and 2-1, four are never played."""
    assert count == perft(RACE, RACE.start(2), depth)


def test_divide_of_the_race() -> None:
    """Of the three lines of two actions, two begin with 1 and one with 2."""
    assert divide(RACE, RACE.start(2), 2) == (("add 1", 2), ("add 2", 1))


def test_divide_adds_up_on_rixus() -> None:
    """The counts by first action are together the whole count."""
    game = thesmos.load("rixus")
    state = game.start(2, 3)
    assert perft(game, state, 3) == sum(count for _, count in divide(game, state, 3))


def test_perft_needs_no_recursion() -> None:
    """A line of thousands of actions without a choice is counted."""
    endless = RACE.replace(reduce=lambda state, _: state, legal_actions=lambda _: ("on",))
    assert perft(endless, RACE.start(2), 5000) == 1


@pytest.mark.parametrize("depth", [-1, 1.0, "2", True])
def test_perft_refuses_other_depths(depth: int) -> None:
    """A depth is an int of 0 or more."""
    with pytest.raises(OptionError, match="depth must be an int of 0 or more"):
        perft(RACE, RACE.start(2), depth)


def test_divide_refuses_depth_0() -> None:
    """Lines of no actions begin with none."""
    with pytest.raises(OptionError, match="depth must be an int of 1 or more"):
        divide(RACE, RACE.start(2), 0)
