"""What Enhancement tiles and characters are worth."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris.state import FALLEN, State
from thesmos.games.hybris.worth.goods import ages_left
from thesmos.games.hybris.worth.prices import POINT

REMOVED = {"spark": 200, "temple": 160, "prophet": 60, "hero": 60}
"""What it is worth by itself that a component was removed; characters and Temples count by what they do, too."""
TEMPLE = 30
"""What a Temple brings in an Age."""
NEAR = (0, 4000, 2200, 1300, 750, 420, 230, 120, 60)
"""What it is worth that so few components are left on all tiles together: the last one wins."""
CREW = (210, 200, 180, 150, 90, 60, 30)
"""What the first Hero or Prophet brings in an Age, the second, and so on."""
FALLEN_CREW = 40
"""Percent of that for one in the Underworld."""


def enhancements(state: State, seat: Seat) -> int:
    """Return what the components are worth that were removed, and how near the tiles and the win by them are."""
    player, found, left = state.players[seat], 0, 0
    for tile, gone in zip(state.rules.enhancements[player.olympian], player.growth.removed, strict=True):
        number = len(tile.components)
        left += number - gone
        found += sum(REMOVED[one] for one in tile.components[:gone])
        if 0 < gone < number:
            found += POINT * tile.vp * gone * gone * 9 // (number * number * 10)
    if left < len(NEAR):
        found += NEAR[left]
    return found + TEMPLE * len(player.growth.temples) * ages_left(state)


def characters(state: State, seat: Seat) -> int:
    """Return what Heroes and Prophets will bring in the Ages to come."""
    kinds = state.rules.kind
    others = [one for one in state.players[seat].crew if kinds[one.id] != "olympian"]
    fallen = sum(one.place == FALLEN for one in others)
    ready, all_of_them = sum(CREW[: len(others) - fallen]), sum(CREW[: len(others)])
    return (ready + (all_of_them - ready) * FALLEN_CREW // 100) * ages_left(state)
