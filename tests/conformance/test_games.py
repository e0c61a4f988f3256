"""Every registered game is held to every law, at every number of seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from thesmos.bots.registry import make_bot
from thesmos.core.registry import known_games, load
from thesmos.testing import check_game

TINY = Path(__file__).parents[1] / "data" / "rixus_tiny.toml"
EXAMPLES = 8
SELDOM = {"hybris": ("enh-", "hero-", "prophet-", "ec-", "tech-", "premonition-", "champion-", "primordial-")}
"""What some games have so much of, or so deep in a game, that a few random games don't move all of it."""
DEEP = 60


@pytest.mark.parametrize("name", known_games())
def test_a_registered_game_conforms(name: str) -> None:
    """Each law holds at each number of seats, none of them looked at nothing, and every card was seen to move."""
    game = load(name)
    report = check_game(game, examples=EXAMPLES, bots=[make_bot("random", game)])
    report.raise_if_broken()
    assert report.unvisited == ()
    assert [card for card in report.idle if not card.startswith(SELDOM.get(name, ()))] == []


def test_rixus_conforms_with_other_cards() -> None:
    """An edition with other numbers, in which piles run empty all the time, obeys the same laws."""
    game = load("rixus", edition=TINY)
    report = check_game(game, examples=EXAMPLES, bots=[make_bot("random", game)])
    report.raise_if_broken()
    assert report.unvisited == ()
    assert report.idle == ()


@pytest.mark.deep
@pytest.mark.parametrize("name", known_games())
def test_a_registered_game_conforms_deeply(name: str) -> None:
    """The same over many more games."""
    game = load(name)
    report = check_game(game, examples=DEEP, seed="deep", bots=[make_bot("random", game)])
    report.raise_if_broken()
    assert report.unvisited == ()
