from __future__ import annotations

import pytest

from games.styx.table import (
    BEARERS,
    CARDS,
    allowed,
    army,
    center,
    chaos,
    coins,
    condition,
    influence,
    mustered,
    play,
    player,
    refused,
    soul,
    table,
    winners,
)
from thesmos.games.styx.state import State

FOUR = ("water", "fire", "earth", "air")
TITHES = ("place tithe left",) * 3
MUSCLE = "bearer minotaur cyclops"
"""An army of Strength 1 + 2 + 3 = 6."""


def wins(cards: str, other: str = "bearer", center: str = "") -> bool:
    """Tell whether a complete Soul and an army win by the Elements at the end of an Audience."""
    state = table(player(army=cards, soul=4), player(army=other), player(), pile="kelpie cerberus", center=center)
    state = play(state, *TITHES)
    assert condition(state) in ("", "elements")
    return winners(state) == (0,)


def eliminated(card: str, bid: int, *payment: str, cards: str = MUSCLE) -> State:
    """Return the state after seat 0 Eliminated the left card while an Eternal card lay on the right."""
    state = table(player(army=cards), player(), player(), left=card, right="mummy", pile="kelpie ghoul")
    return play(state, "place eliminate left", "place tithe right", "place tithe right", f"bid {bid}", *payment)


def left_over(card: str) -> State:
    """Return the state after nobody wanted a card, while an Eternal card lay on the right."""
    return play(table(player(), player(), player(), left=card, right="mummy", pile="kelpie ghoul"), *TITHES)


@pytest.mark.rule("STYX-CARD-01")
def test_there_are_four_elements() -> None:
    """Water, Fire, Earth and Air are on the cards, no other, and each of them is needed."""
    assert set(FOUR) == {element for card in CARDS.values() for element in card.elements}
    singles = ["drowned-bride", "imp", "ghoul", "harpy"]
    assert [("water",), ("fire",), ("earth",), ("air",)] == [CARDS[card].elements for card in singles]
    assert wins(" ".join(["bearer", *singles]))
    for missing in singles:
        assert not wins(" ".join(["bearer", *[card for card in singles if card != missing]]))


@pytest.mark.rule("STYX-CARD-02")
@pytest.mark.parametrize(
    ("cards", "other", "center", "won"),
    [
        ("bearer drowned-bride imp ghoul harpy", "bearer", "", True),
        ("bearer drowned-bride imp ghoul ~harpy", "bearer", "", False),
        ("bearer ~elementals ~naga ghoul harpy", "bearer", "", False),
        ("bearer drowned-bride imp ghoul", "bearer harpy", "", False),
        ("bearer drowned-bride imp ghoul", "bearer", "harpy", False),
    ],
)
def test_only_face_up_cards_of_the_army_give_elements(cards: str, other: str, center: str, won: bool) -> None:
    """Cards that lie face down, in another army or in the center discard area give no Element."""
    assert won == wins(cards, other, center)


@pytest.mark.rule("STYX-CARD-03")
@pytest.mark.parametrize(
    ("cards", "won"),
    [
        ("bearer wraith manticore", True),
        ("bearer gorgon chimera", True),
        ("bearer kraken devils-soul", True),
        ("bearer gorgon hellhound", False),
        ("bearer wraith gorgon", False),
    ],
)
def test_two_elements_side_by_side_count_both(cards: str, won: bool) -> None:
    """Two cards with two Elements each are enough for all four, if no Element comes twice."""
    assert won == wins(cards)


@pytest.mark.rule("STYX-CARD-04")
@pytest.mark.parametrize("others", ["imp ghoul harpy", "drowned-bride ghoul harpy"])
def test_one_of_two_elements_as_wanted(others: str) -> None:
    """A card with Water or Fire stands for the one that is missing."""
    assert wins(f"bearer witch {others}")


@pytest.mark.rule("STYX-CARD-04")
@pytest.mark.parametrize("others", ["drowned-bride imp ghoul", "drowned-bride imp harpy"])
def test_one_of_two_elements_but_no_third(others: str) -> None:
    """A card with Water or Fire gives neither Earth nor Air."""
    assert not wins(f"bearer witch {others}")


@pytest.mark.rule("STYX-CARD-05")
@pytest.mark.parametrize(
    "others",
    ["imp ghoul harpy", "drowned-bride ghoul harpy", "drowned-bride imp harpy", "drowned-bride imp ghoul"],
)
def test_the_wild_icon_is_any_element(others: str) -> None:
    """The Elementals stand for whichever Element is missing; without them it is missing."""
    assert wins(f"bearer elementals {others}")
    assert not wins(f"bearer {others}")


@pytest.mark.rule("STYX-CARD-06")
@pytest.mark.parametrize(
    ("cards", "won"),
    [
        ("bearer witch ghoul harpy", False),
        ("bearer elementals imp ghoul", False),
        ("bearer elementals wraith", False),
        ("bearer djinn gargoyle witch", False),
        ("bearer witch shamanic-totem djinn imp", False),
        ("bearer djinn incubus phoenix drowned-bride", False),
        ("bearer witch djinn imp ghoul", True),
        ("bearer witch djinn shaman basilisk", True),
        ("bearer witch shamanic-totem shaman gargoyle", True),
        ("bearer elementals djinn gargoyle witch", True),
        ("bearer elementals wraith imp", True),
    ],
)
def test_a_card_counts_for_one_element_at_a_time(cards: str, won: bool) -> None:
    """Cards with a choice cover all four Elements only if each Element has a card of its own."""
    assert won == wins(cards)


@pytest.mark.rule("STYX-CARD-07")
@pytest.mark.parametrize(
    ("card", "bid", "payment", "quarters"),
    [
        ("ogre", 1, ["pay minotaur"], 0),
        ("harpy", 1, ["pay minotaur"], 1),
        ("tormentor", 1, ["pay minotaur"], 2),
        ("death", 5, ["pay minotaur", "pay cyclops"], 3),
        ("titan", 5, ["pay minotaur", "pay cyclops"], 4),
    ],
)
def test_soul_portions(card: str, bid: int, payment: list[str], quarters: int) -> None:
    """A card gives nothing or one to four quarters of a Soul to who Eliminates it, and no card gives more."""
    assert (quarters, 0, 0) == soul(eliminated(card, bid, *payment))
    assert {0, 1, 2, 3, 4} == {card.soul for card in CARDS.values()}


@pytest.mark.rule("STYX-CARD-08")
@pytest.mark.parametrize(("card", "gained"), [("famine", 2), ("war", 3), ("ogre", 4), ("harpy", 5), ("imp", 6)])
def test_incomes(card: str, gained: int) -> None:
    """A Tithe of 4 becomes 2 to 6 with a target of -2 to +2, and no card has more or less."""
    state = table(player(army="bearer ghoul", soul=3), player(), player(), left=card)
    state = play(state, "place tithe left", "place tithe right", "place tithe right")
    assert 4 + gained == coins(state)[0], "Standard-Bearer 1, ghoul 1, Bonus Income 2"
    assert {-2, -1, 0, 1, 2} == {card.income for card in CARDS.values()}


@pytest.mark.rule("STYX-CARD-09")
@pytest.mark.parametrize(("card", "number"), [("imp", 1), ("tormentor", 2), ("cyclops", 3), ("war", 4), ("death", 5)])
def test_influence_and_strength_are_one_number(card: str, number: int) -> None:
    """The number moves the Influence token of who Musters the card, and the Chaos token if nobody does."""
    taken = mustered(table(player(), player(), player(), left=card, right="mummy"))
    assert ((1 + number, 1, 1), 0) == (influence(taken), chaos(taken))
    assert number == chaos(left_over(card))


@pytest.mark.rule("STYX-CARD-09")
def test_numbers_are_from_one_to_five() -> None:
    """Each number from 1 to 5 is on some card, no other is, and it is the same for Influence and Strength."""
    assert {1, 2, 3, 4, 5} == {card.strength for card in CARDS.values()}
    assert [card.strength for card in CARDS.values()] == [card.influence for card in CARDS.values()]


@pytest.mark.rule("STYX-CARD-10")
@pytest.mark.parametrize(
    ("card", "spaces"), [("ghoul", 1), ("gravedigger", 3), ("ogre", 2), ("troll", 4), ("kraken", 6)]
)
def test_the_icon_moves_two_spaces_more(card: str, spaces: int) -> None:
    """Who Musters a card with the +2 icon moves two spaces beyond its Influence; others move just that."""
    assert (1 + spaces, 1, 1) == influence(mustered(table(player(), player(), player(), left=card)))


@pytest.mark.rule("STYX-CARD-10")
def test_the_two_spaces_are_given_once() -> None:
    """A gravedigger that comes by an exchange for an imp brings nothing, and its former owner keeps all spaces."""
    owners = (player(army="bearer imp", influence=2), player(army="bearer gravedigger", influence=4), player())
    state = play(mustered(table(*owners, left="siren")), "give imp", "take gravedigger from seat 1")
    assert ("bearer gravedigger siren", "bearer imp") == tuple(" ".join(sorted(army(state, n).split())) for n in (0, 1))
    assert (2 + 2, 4, 1) == influence(state)


@pytest.mark.rule("STYX-CARD-10")
def test_the_two_spaces_are_no_strength() -> None:
    """A kraken that is left over moves Chaos by its Strength of 4 alone."""
    assert 4 == chaos(left_over("kraken"))


@pytest.mark.rule("STYX-CARD-11")
@pytest.mark.parametrize(
    ("card", "worth"), [("skeleton", 2), ("hellhound", 2), ("kelpie", 2), ("gargoyle", 2), ("imp", 1)]
)
def test_the_icon_doubles_what_is_paid(card: str, worth: int) -> None:
    """A card of Strength 1 with the icon is bid as 2 and pays a bid of 2 alone; one without it does not."""
    state = table(player(army=f"~bearer {card}"), player(), player())
    state = play(state, "place eliminate left", "place tithe right", "place tithe right")
    assert 1 == CARDS[card].strength
    assert allowed(state, f"bid {worth}")
    assert {"STYX-BID-08"} == refused(state, f"bid {worth + 1}")
    assert f"~bearer ~{card}" == army(play(state, f"bid {worth}", f"pay {card}"), 0)


@pytest.mark.rule("STYX-CARD-11")
def test_the_icon_counts_against_legendary_cards() -> None:
    """Two cards with the icon are enough for a Legendary card of Strength 4."""
    state = eliminated("kraken", 4, "pay skeleton", "pay hellhound", cards="~bearer skeleton hellhound")
    assert ("~bearer ~skeleton ~hellhound", "kraken") == (army(state, 0), center(state))


@pytest.mark.rule("STYX-CARD-11")
def test_the_icon_counts_for_nothing_else() -> None:
    """In a war, for Chaos and as a target such a card is of Strength 1."""
    state = table(player(army="bearer skeleton hellhound"), player(army="bearer cyclops"), player(), chaos=21)
    state = play(state, *TITHES)
    assert ((1,), "war") == (winners(state), condition(state)), "4 against 3, not against 5"
    assert 1 == chaos(left_over("skeleton"))
    assert "skeleton" == center(eliminated("skeleton", 1, f"pay {BEARERS[0]}"))
