from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.strategies import CARDS
from thesmos.core.ids import HIDDEN
from thesmos.core.observation import fill, unseen

EVERYTHING = ("imp", "imp", "ogre", "wyrm", "imp")


@pytest.mark.parametrize(
    ("seen", "rest"),
    [
        ((), EVERYTHING),
        (("imp",), ("imp", "ogre", "wyrm", "imp")),
        (("imp", "imp", "wyrm"), ("ogre", "imp")),
        ((HIDDEN, HIDDEN, "ogre"), ("imp", "imp", "wyrm", "imp")),
        (EVERYTHING, ()),
    ],
)
def test_unseen(seen: tuple[str, ...], rest: tuple[str, ...]) -> None:
    """What was seen is taken off, placeholders count for nothing, and the rest keeps its order."""
    assert list(rest) == unseen(EVERYTHING, seen)


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        (("dragon",), "dragon"),
        (("imp",) * 4, "imp"),
        (("wyrm", "wyrm", "ogre", "ogre", "imp"), "ogre, wyrm"),
    ],
)
def test_what_is_seen_too_often(seen: tuple[str, ...], said: str) -> None:
    """More copies than there are can't have been seen; the error names the cards in order."""
    with pytest.raises(ValueError, match=f"^seen more often than there are copies: {said}$"):
        unseen(EVERYTHING, seen)


@given(CARDS, st.integers(0, 15))
def test_seen_and_unseen_are_everything(cards: tuple[str, ...], count: int) -> None:
    """Together with what was seen, in any order, the unseen cards are all cards, each as often as there are copies."""
    seen = cards[::-1][:count]
    assert Counter(cards) == Counter(seen) + Counter(unseen(iter(cards), iter(seen)))


def test_fill() -> None:
    """Each placeholder takes the next card off the end of the supply, and what is known stays where it is."""
    supply = ["wyrm", "ogre", "imp"]
    assert ("imp", "elf", "ogre") == fill((HIDDEN, "elf", HIDDEN), supply)
    assert ["wyrm"] == supply
    assert () == fill((), supply)
    assert ("elf",) == fill(("elf",), [])
    with pytest.raises(IndexError):
        fill((HIDDEN,), [])


@given(CARDS, CARDS, st.data())
def test_what_was_hidden_is_filled(hand: tuple[str, ...], deck: tuple[str, ...], data: st.DataObject) -> None:
    """Filled with the unseen cards, hidden zones hold all cards, and what was known is where it was."""
    everything = sorted(hand + deck)
    zones = [tuple(HIDDEN if data.draw(st.booleans()) else card for card in zone) for zone in (hand, deck)]
    supply = unseen(everything, zones[0] + zones[1])
    filled = [fill(zone, supply) for zone in zones]
    assert [] == supply
    assert everything == sorted(filled[0] + filled[1])
    for shown, zone in zip(zones, filled, strict=True):
        assert all(card in (HIDDEN, other) for card, other in zip(shown, zone, strict=True))
