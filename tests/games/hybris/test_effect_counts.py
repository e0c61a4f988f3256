from __future__ import annotations

from typing import Any

import pytest

from games.hybris.reading import held
from games.hybris.situations import world
from games.hybris.table import (
    THREE,
    goods,
    holding,
    running,
    site,
    table,
    with_player,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.state import State


def counted(state: State, seat: int, name: str, **filters: Any) -> int:
    """Return a count for a seat, as the Prayers that a gain of it brings."""
    state = goods(state, seat, prayer=0) if name != "prayer" else state
    before = held(state, "prayer")[seat]
    return held(running(state, seat, fx.Gain("prayer", Count(name, **filters))), "prayer")[seat] - before


@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("vp", 4, 10),
        ("aegis", 5, 1),
        ("believer", 6, 2),
        ("prayer", 7, 3),
        ("greatness", 3, 4),
        ("virtue", 3, 1),
        ("determination", 6, 2),
        ("hand", 2, 1),
        ("zone", 0, 0),
        ("omen_elements", 5, 5),
        ("omen_cards", 1, 2),
        ("premonitions", 1, 1),
        ("fulfilled", 2, 0),
        ("tiles", 3, 2),
        ("cities", 2, 2),
        ("stored", 1, 0),
        ("links", 3, 1),
        ("temples", 2, 1),
        ("sparks", 3, 1),
        ("unlocked", 3, 1),
        ("removed", 9, 2),
        ("heroes", 2, 0),
        ("prophets", 2, 1),
        ("fallen", 2, 1),
        ("allies", 2, 0),
        ("acts", 2, 0),
        ("slain", 1, 0),
        ("tokens", 2, 1),
        ("well", 8, 8),
        ("aegis_value", 5, 5),
        ("others", 2, 2),
    ],
)
def test_each_count(name: str, mine: int, theirs: int) -> None:
    """Each is taken for the player for whom the step is run."""
    state = world()
    assert (mine, theirs) == (counted(state, 0, name), counted(state, 1, name))


@pytest.mark.parametrize(
    ("name", "filters", "expected"),
    [
        ("tiles", {"tile_type": "architecture"}, 2),
        ("tiles", {"city": "argos"}, 2),
        ("tiles", {"city": "elis", "tile_type": "architecture"}, 0),
        ("tiles", {"city": "elis", "tile_type": "science"}, 1),
        ("temples", {"city": "elis"}, 1),
        ("temples", {"city": "sparta"}, 0),
        ("tokens", {"side": "up"}, 1),
        ("tokens", {"side": "down"}, 1),
        ("tokens", {"side": "any"}, 2),
    ],
)
def test_filters_of_counts(name: str, filters: dict[str, str], expected: int) -> None:
    """A filter leaves out what does not show it."""
    assert expected == counted(world(), 0, name, **filters)


@pytest.mark.parametrize(("who", "expected"), [("me", 2), ("others", 1), ("all", 3), ("opponent", 0)])
def test_counts_for_several_players_are_added_up(who: str, expected: int) -> None:
    """Temples of one, of the others, of all; outside a combat of three there is no opponent."""
    assert expected == counted(world(), 0, "temples", who=who)


@pytest.mark.rule("HYBRIS-DEPLOY-15")
def test_links_count_at_both_of_two_own_tiles() -> None:
    """Two own connected tiles count 2; a link to another player's counts 1, at its own tile."""
    state = site(site(table(), "argos-1", "tech-sacred-way", 0), "argos-3", "tech-folding-aqueduct", 0)
    assert (2, 0) == (counted(state, 0, "links"), counted(state, 1, "links"))
    state = site(site(table(), "argos-1", "tech-sacred-way", 0), "argos-3", "tech-folding-aqueduct", 1)
    assert (1, 1) == (counted(state, 0, "links"), counted(state, 1, "links"))


def test_the_premonition_about_to_be_revealed_counts() -> None:
    """Whether its conditions hold is judged while it is still in hand."""
    state = holding(table(), 0, premonitions=("premonition-black-sails", "premonition-temple-of-hera"))
    assert 2 == counted(state, 0, "premonitions")


def test_a_seat_without_anything_counts_nothing() -> None:
    """The third player of the table has a hand, a Premonition, a Hero and a Prophet, and nothing else."""
    state = with_player(world(), 2, table(THREE).players[2])
    empty = ("vp", "believer", "tiles", "cities", "links", "temples", "sparks", "unlocked", "fallen", "tokens")
    assert [0] * len(empty) == [counted(state, 2, name) for name in empty]
    assert [1, 1, 1, 1] == [counted(state, 2, name) for name in ("heroes", "prophets", "hand", "greatness")]
