from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.strategies import CARD, CARDS, LABELS, RANDOM, SEEDS
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng, Seed
from thesmos.toolkit.cards import deal, find, in_order, kinds, shuffled, with_at, without, without_at

HAND = ("imp", "ogre", "imp")
RANKS = {"wyrm": 0, "imp": 1, "ogre": 2, "old-map": 3}


@pytest.mark.parametrize(
    ("card", "rest"), [("imp", ("ogre", "imp")), ("ogre", ("imp", "imp"))]
)  # fmt: skip
def test_without(card: str, rest: tuple[str, ...]) -> None:
    """The first copy is taken out, the others stay in their order."""
    assert rest == without(HAND, card)


@pytest.mark.parametrize("cards", [(), HAND])
def test_without_what_is_not_there(cards: tuple[str, ...]) -> None:
    """A card that is not there can't be taken out."""
    with pytest.raises(ValueError, match="not in tuple"):
        without(cards, "wyrm")


@given(CARDS, CARDS, CARD)
def test_without_takes_one_copy(before: tuple[str, ...], after: tuple[str, ...], card: str) -> None:
    """One copy less of that card, and nothing else changes."""
    cards = (*before, card, *after)
    rest = without(cards, card)
    assert Counter(cards) - Counter([card]) == Counter(rest)
    place = cards.index(card)
    assert (cards[:place], cards[place + 1 :]) == (rest[:place], rest[place:])


@pytest.mark.parametrize(
    ("place", "rest"), [(0, ("ogre", "imp")), (1, ("imp", "imp")), (2, ("imp", "ogre"))]
)  # fmt: skip
def test_without_at(place: int, rest: tuple[str, ...]) -> None:
    """The card at the place is taken out."""
    assert rest == without_at(HAND, place)


@pytest.mark.parametrize(
    ("place", "cards"),
    [(0, ("wyrm", "ogre", "imp")), (1, ("imp", "wyrm", "imp")), (2, ("imp", "ogre", "wyrm"))],
)
def test_with_at(place: int, cards: tuple[str, ...]) -> None:
    """The card at the place is exchanged."""
    assert cards == with_at(HAND, place, "wyrm")


@pytest.mark.parametrize("place", [-1, 3, -3, 10**30])
def test_places_that_are_not_there(place: int) -> None:
    """Places count from 0, never from the end, and stop at the last card."""
    with pytest.raises(IndexError, match=f"no place {place} among 3"):
        without_at(HAND, place)
    with pytest.raises(IndexError, match=f"no place {place} among 3"):
        with_at(HAND, place, "wyrm")
    with pytest.raises(IndexError, match="no place 0 among 0"):
        without_at((), 0)


@given(CARDS.filter(bool), st.data())
def test_places(cards: tuple[str, ...], data: st.DataObject) -> None:
    """Taking out and exchanging touch no place but their own."""
    place = data.draw(st.integers(0, len(cards) - 1))
    as_list = list(cards)
    as_list[place] = "new"
    assert tuple(as_list) == with_at(cards, place, "new")
    del as_list[place]
    assert tuple(as_list) == without_at(cards, place)
    assert cards == with_at(cards, place, cards[place])


def test_in_order() -> None:
    """Cards lie by their rank, copies together."""
    assert ("wyrm", "imp", "imp", "ogre") == in_order(("imp", "ogre", "wyrm", "imp"), RANKS)
    assert () == in_order((), RANKS)
    with pytest.raises(KeyError, match="dragon"):
        in_order(("dragon",), RANKS)


@given(CARDS, RANDOM)
def test_in_order_forgets_the_order(cards: tuple[str, ...], random: object) -> None:
    """However the cards lay, the order is the same, and no card is lost."""
    mixed = list(cards)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    ordered = in_order(iter(mixed), RANKS)
    assert in_order(cards, RANKS) == ordered == in_order(ordered, RANKS)
    assert Counter(cards) == Counter(ordered)
    assert sorted(RANKS[card] for card in cards) == [RANKS[card] for card in ordered]


def test_shuffled() -> None:
    """The cards are laid by rank and then shuffled with chance of the stream that is named."""
    ranked = ("imp", "imp", "ogre", "old-map")
    pile, rng = shuffled(("ogre", "imp", "old-map", "imp"), RANKS, Rng.seeded(7), "deck")
    assert Rng.seeded(7).shuffle(ranked, "deck") == (pile, rng)
    assert (("deck", 1),) == rng.counters
    assert () == shuffled((), RANKS, Rng.seeded(7), "deck")[0]


@given(CARDS, RANDOM, SEEDS, LABELS)
def test_shuffled_forgets_the_order(cards: tuple[str, ...], random: object, seed: Seed, stream: str) -> None:
    """The pile depends on nothing but which cards there are and chance, and no card is lost."""
    mixed = list(cards)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    rng = Rng.seeded(seed)
    pile, after = shuffled(cards, RANKS, rng, stream)
    assert (pile, after) == shuffled(iter(mixed), RANKS, rng, stream)
    assert Counter(cards) == Counter(pile)


def test_kinds() -> None:
    """Each kind is there once, where its first copy lay."""
    assert ("imp", "ogre") == kinds(HAND)
    assert ("ogre", "imp") == kinds(iter(HAND[1:]))
    assert () == kinds(())


@given(CARDS)
def test_kinds_come_as_they_first_lie(cards: tuple[str, ...]) -> None:
    """Going through the cards and passing over what was seen before gives the kinds."""
    assert tuple(card for place, card in enumerate(cards) if card not in cards[:place]) == kinds(cards)


def test_find() -> None:
    """A search finds each kind that fits once, by rank."""
    pile = ("ogre", "imp", "wyrm", "imp")
    assert ("imp", "ogre") == find(pile, RANKS, lambda card: card != "wyrm")
    assert ("wyrm", "imp", "ogre") == find(pile, RANKS, lambda _: True)
    assert () == find(pile, RANKS, lambda card: card == "old-map")
    assert () == find((), RANKS, lambda _: True)


@given(CARDS, RANDOM, st.frozensets(CARD))
def test_find_forgets_the_order(cards: tuple[str, ...], random: object, wanted: frozenset[str]) -> None:
    """What is found tells nothing of how the pile lies or how many copies it has."""
    mixed = [*cards, *cards[:2]]
    random.shuffle(mixed)  # type: ignore[attr-defined]
    found = find(cards, RANKS, wanted.__contains__)
    assert found == find(tuple(mixed), RANKS, wanted.__contains__)
    assert [card for card in RANKS if card in wanted and card in cards] == list(found)


def test_deal() -> None:
    """Cards come off the top, one at a time to every seat in dealing order."""
    deck = ("a", "b", "c", "d", "e")
    assert ({Seat(1): ("e", "c"), Seat(0): ("d", "b")}, ("a",)) == deal(deck, (Seat(1), Seat(0)), 2)
    assert ({Seat(0): ()}, deck) == deal(deck, iter((Seat(0),)), 0)
    assert ({}, deck) == deal(deck, (), 3)
    with pytest.raises(ValueError, match="6 cards are needed, the deck has 5"):
        deal(deck, (Seat(0), Seat(1)), 3)


@given(st.integers(1, 6), st.integers(0, 5), st.integers(0, 10), st.integers(0, 5))
def test_deal_as_at_a_table(seats: int, each: int, spare: int, first: int) -> None:
    """Dealing gives what handing out card by card gives."""
    deck = tuple(range(seats * each + spare))
    order = tuple(Seat((first + step) % seats) for step in range(seats))
    pile, hands = list(deck), {seat: list[int]() for seat in order}
    for _ in range(each):
        for seat in order:
            hands[seat].append(pile.pop())
    dealt, rest = deal(deck, order, each)
    assert {seat: tuple(hand) for seat, hand in hands.items()} == dealt
    assert list(order) == list(dealt)
    assert tuple(pile) == rest
    with pytest.raises(ValueError, match="cards are needed"):
        deal(deck, order, each + spare + 1)
