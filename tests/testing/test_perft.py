"""Lines of play are counted right: compared with formulas and with a count that does not use legal actions."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from testing.zoo.cards import Numbers
from testing.zoo.sound import EDITION, SOUND, lots
from thesmos.core.errors import OptionError
from thesmos.testing import divide, perft

RICH = lots(EDITION.replace(numbers=EDITION.numbers.replace(purse=12)))
TINY = lots(EDITION.replace(numbers=Numbers((2, 3), hand=1, purse=2, bank=1, price=1, fee=1, dial=1, rounds=1)))
DIAL = EDITION.numbers.dial


def after_offer(seats: int, word: str) -> Any:
    """Return the state in which an auction begins, with purses that pay for every bid."""
    return RICH.reduce(RICH.start(seats, 1), RICH.notation.parse(f"offer {word}"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_open_auction_has_as_many_lines_as_rising_bids(seats: int) -> None:
    """Some of the seats bid, each more than the one before: choose the seats, and choose the amounts."""
    expected = sum(comb(seats, bids) * comb(DIAL, bids) for bids in range(seats + 1))
    assert expected == perft(RICH, after_offer(seats, "open"), seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sealed_auction_has_as_many_lines_as_settings_of_the_dials(seats: int) -> None:
    """Each seat sets its dial without regard to the others."""
    assert (DIAL + 1) ** seats == perft(RICH, after_offer(seats, "sealed"), seats)


def count_by_refusals(state: Any, depth: int) -> int:
    """Count lines by trying every action of the notation, and taking those that nothing forbids."""
    if not depth:
        return 1
    possible = [action for action in TINY.notation.actions if not TINY.why_not(state, action)]
    return sum(count_by_refusals(TINY.reduce(state, action), depth - 1) for action in possible)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("depth", [0, 1, 2, 3, 4, 5])
def test_a_tiny_variant_is_counted_by_brute_force(seats: int, depth: int) -> None:
    """The count is that of all sequences of actions that no clause refuses."""
    state = TINY.start(seats, 5)
    assert count_by_refusals(state, depth) == perft(TINY, state, depth)


def test_division_adds_up() -> None:
    """The counts by first action are those of all lines together."""
    state = SOUND.start(2, 3)
    parts = divide(SOUND, state, 3)
    assert [SOUND.notation.format(action) for action in SOUND.legal_actions(state)] == [text for text, _ in parts]
    assert perft(SOUND, state, 3) == sum(count for _, count in parts)


@pytest.mark.parametrize("depth", [-1, True, "1", 1.0])
def test_a_bad_depth_is_refused(depth: Any) -> None:
    """A depth is an int of 0 or more, of 1 or more for a division."""
    state = SOUND.start(2, 3)
    for count in (perft, divide):
        with pytest.raises(OptionError, match="depth must be an int"):
            count(SOUND, state, depth)
    with pytest.raises(OptionError, match="1 or more"):
        divide(SOUND, state, 0)
