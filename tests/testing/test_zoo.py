"""Each faulty game of the zoo is caught by the law that claims its fault, and their sound twin passes every law."""

from __future__ import annotations

import pytest

from testing.zoo import (
    faulty_auctions,
    faulty_chance,
    faulty_copies,
    faulty_flow,
    faulty_hidden,
    faulty_legality,
)
from testing.zoo.exhibit import Exhibit
from testing.zoo.sound import SOUND
from thesmos.bots.registry import make_bot
from thesmos.testing import check_game

ROOMS = (faulty_hidden, faulty_chance, faulty_copies, faulty_legality, faulty_auctions, faulty_flow)
EXHIBITS: tuple[Exhibit, ...] = tuple(exhibit for room in ROOMS for exhibit in room.EXHIBITS)


def test_the_sound_game_passes_every_law() -> None:
    """The sound twin breaks no law at any number of seats, and every law found something to check."""
    report = check_game(SOUND, examples=12, bots=[make_bot("random", SOUND)])
    report.raise_if_broken()
    assert report.unvisited == ()


@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda exhibit: exhibit.name.replace(" ", "-"))
def test_a_faulty_game_is_caught(exhibit: Exhibit) -> None:
    """The law that claims a fault finds it, and says what it is."""
    report = check_game(
        exhibit.game,
        seats=exhibit.seats,
        examples=exhibit.examples,
        bots=exhibit.bots,
        processes=exhibit.processes,
    )
    if exhibit.listed == "failures":
        assert exhibit.law in [result.law for result in report.failures]
        assert exhibit.says in report[exhibit.law].problem
        assert "seats=" in str(report[exhibit.law])
    else:
        assert exhibit.law in getattr(report, exhibit.listed)
