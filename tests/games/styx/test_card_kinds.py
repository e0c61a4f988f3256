from __future__ import annotations

import pytest

from games.styx.editions import changed
from games.styx.lines import eliminating
from games.styx.places import lying
from games.styx.table import (
    BEARERS,
    CARDS,
    allowed,
    army,
    asked,
    center,
    chaos,
    coins,
    condition,
    influence,
    legal,
    mustered,
    pile,
    play,
    player,
    refused,
    shown,
    soul,
    table,
    told,
    winners,
)
from thesmos.games.styx.state import State

TITHES = ("place tithe left",) * 3
MUSCLE = "bearer minotaur cyclops"
ETERNAL = (
    ["headless-horseman", "air-spirit", "fire-spirit", "earth-spirit", "water-spirit", "elementals", "phoenix"]
    + ["vampire", "mummy", "wraith", "revenant", "lamia"]
)  # fmt: skip


def attack(card: str, cards: str = MUSCLE) -> State:
    """Return the state when seat 0 is asked what it bids for the Elimination of the left card."""
    state = table(player(army=cards), player(), player(), left=card, right="earth-spirit", pile="kelpie ghoul")
    return play(state, "place eliminate left", "place tithe right", "place tithe right")


def war(*armies: str) -> tuple[int, ...]:
    """Return who wins a war."""
    state = play(table(*[player(army=cards) for cards in armies], chaos=21), *["place tithe left"] * len(armies))
    assert "war" == condition(state)
    return winners(state)


def race(one: str, other: str) -> tuple[int, ...]:
    """Return who wins if two armies reach 20 Influence together."""
    owners = (player(army=one, influence=20), player(army=other, influence=20), player())
    return winners(play(table(*owners), *TITHES))


@pytest.mark.rule("STYX-CARD-12")
@pytest.mark.parametrize("card", ["imp", "ogre", "cyclops", "devils-soul"])
def test_one_strength_is_enough_for_most_cards(card: str) -> None:
    """A card that is not Legendary falls to a bid of 1, however strong it is."""
    state = play(attack(card), "bid 1", f"pay {BEARERS[0]}")
    assert (card, "~bearer minotaur cyclops") == (center(state), army(state, 0))


@pytest.mark.rule("STYX-CARD-12")
@pytest.mark.parametrize("card", ["vampire", "revenant"])
def test_one_strength_is_enough_for_an_eternal_card(card: str) -> None:
    """An Eternal card that is not Legendary falls to a bid of 1 as well, and goes back to the draw pile."""
    state = play(attack(card), "bid 1", f"pay {BEARERS[0]}")
    assert ("", 0) == (center(state), chaos(state))
    assert {card, "earth-spirit", "kelpie", "ghoul"} == {*pile(state).split(), *shown(state)}


@pytest.mark.rule("STYX-CARD-13")
@pytest.mark.parametrize(
    ("card", "strength", "payment"),
    [
        ("headless-horseman", 3, ["pay cyclops"]),
        ("war", 4, [f"pay {BEARERS[0]}", "pay cyclops"]),
        ("cerberus", 4, [f"pay {BEARERS[0]}", "pay cyclops"]),
        ("nidhoggr", 5, ["pay minotaur", "pay cyclops"]),
    ],
)
def test_a_legendary_card_takes_its_strength(card: str, strength: int, payment: list[str]) -> None:
    """A bid below the Strength of a Legendary card is refused, one that reaches it succeeds."""
    state = attack(card)
    assert {"STYX-BID-09"} == refused(state, f"bid {strength - 1}")
    assert {"STYX-BID-09"} == refused(state, "bid 1")
    assert f"seat 0 eliminated {card} {strength}" in told(state, f"bid {strength}", *payment)


@pytest.mark.rule("STYX-CARD-14")
@pytest.mark.parametrize("card", ETERNAL)
def test_eternal_cards_never_pay(card: str) -> None:
    """An Eternal card adds nothing to what can be bid and can't be among the cards that pay; others can."""
    state = attack("ogre", f"bearer imp {card}")
    assert {"skip", "bid 1", "bid 2"} == set(legal(state))
    assert {"STYX-BID-08"} == refused(state, "bid 3")
    state = play(state, "bid 2")
    assert {f"pay {BEARERS[0]}", "pay imp"} == set(legal(state))
    assert "STYX-ELIM-03" in refused(state, f"pay {card}")


@pytest.mark.rule("STYX-CARD-15")
def test_eternal_cards_are_left_out_of_a_war() -> None:
    """A revenant of Strength 5 counts for nothing in a war; a cyclops of Strength 3 does."""
    assert (1,) == war("bearer revenant", "bearer imp", "bearer")
    assert (1,) == war("bearer headless-horseman", "bearer imp", "bearer")
    assert (0,) == war("bearer cyclops", "bearer imp", "bearer")


@pytest.mark.rule("STYX-CARD-16")
def test_no_soul_comes_from_eternal_cards() -> None:
    """An Eternal card that shows 2 quarters gives none; the same card gives them if it is not Eternal."""
    assert [0] * len(ETERNAL) == [CARDS[card].soul for card in ETERNAL]
    owners = (player("bearer ghoul imp"), player(), player())
    for eternal, quarters in ((True, 0), (False, 2)):
        edition = changed("vampire", soul=2, eternal=eternal)
        state = eliminating(table(*owners, left="vampire", edition=edition), 1)
        assert (quarters, 0, 0) == soul(play(state, "pay imp"))


@pytest.mark.rule("STYX-CARD-17")
def test_eternal_cards_give_influence_and_income() -> None:
    """A vampire moves its Musterer by 3, and adds its 1 to later Tithes."""
    state = mustered(table(player(), player(), player(), left="vampire"))
    assert ((4, 1, 1), "bearer vampire") == (influence(state), army(state, 0))
    owners = (player(army="bearer vampire"), player(), player())
    assert (4 + 2, 4 + 1, 4 + 1) == coins(play(table(*owners, left="ogre"), *TITHES))


@pytest.mark.rule("STYX-CARD-17")
@pytest.mark.parametrize(("spirit", "won"), [("air-spirit", ("elements", (0,))), ("water-spirit", ("", ()))])
def test_eternal_cards_give_elements(spirit: str, won: tuple[str, tuple[int, ...]]) -> None:
    """An Air Spirit is the Air that a complete Soul with the other three Elements needs; a second Water is not."""
    state = table(
        player(army=f"bearer drowned-bride imp ghoul {spirit}", soul=4), player(), player(), pile="kelpie witch"
    )
    state = play(state, *TITHES)
    assert won == (condition(state), winners(state))


@pytest.mark.rule("STYX-CARD-17")
def test_eternal_cards_break_ties() -> None:
    """The Headless Horseman counts as Legendary Strength, and any Eternal card as one more face-up card."""
    assert (0,) == race("bearer headless-horseman", "bearer imp ghoul")
    assert (1,) == race("bearer headless-horseman", "bearer war")
    assert (0,) == race("bearer vampire", "bearer")
    assert (0, 1) == race("bearer vampire", "bearer imp")


@pytest.mark.rule("STYX-CARD-18")
def test_the_headless_horseman_is_of_both_kinds() -> None:
    """It takes a bid of 3, as a Legendary card, and goes back to the draw pile, as an Eternal one."""
    card = CARDS["headless-horseman"]
    assert (True, True) == (card.legendary, card.eternal)
    state = attack("headless-horseman")
    assert {"STYX-BID-09"} == refused(state, "bid 2")
    state = play(state, "bid 3", "pay cyclops")
    assert ("", 0) == (center(state), chaos(state))
    assert "headless-horseman" in {*pile(state).split(), *shown(state)}


@pytest.mark.rule("STYX-CARD-19")
def test_no_other_card_is_of_both_kinds() -> None:
    """There are Legendary and Eternal cards, but only one that is both."""
    assert ["headless-horseman"] == [name for name, card in CARDS.items() if card.legendary and card.eternal]
    assert set(ETERNAL) == {name for name, card in CARDS.items() if card.eternal}
    legendary = {"war", "famine", "pestilence", "death", "headless-horseman", "archfiend", "nidhoggr"}
    assert legendary | {"cerberus", "titan", "kraken"} == {name for name, card in CARDS.items() if card.legendary}


@pytest.mark.rule("STYX-CARD-20")
def test_a_standard_bearer_is_of_strength_and_influence_one() -> None:
    """Alone it can bid 1 and no more, is as strong in a war as a harpy, and stands for the space 1 of the start."""
    assert {"skip", "bid 1"} == set(legal(attack("ogre", "bearer")))
    assert {"STYX-BID-08"} == refused(attack("ogre", "bearer"), "bid 2")
    assert (0, 1) == war("bearer", "~bearer harpy", "~bearer")
    assert [(1, 1)] * 6 == [(CARDS[card].strength, CARDS[card].influence) for card in BEARERS]


@pytest.mark.rule("STYX-CARD-21")
@pytest.mark.rule("STYX-CARD-24")
def test_a_standard_bearer_can_pay_and_stays_face_down() -> None:
    """It pays for an Elimination like other cards, and then lies face down in front of its player."""
    state = play(attack("ogre", "bearer imp"), "bid 1")
    assert {f"pay {BEARERS[0]}", "pay imp"} == set(legal(state))
    after = play(state, f"pay {BEARERS[0]}")
    assert "~bearer imp" == army(after, 0)
    assert (BEARERS[0],) == lying(after)["discards 0"]
    assert "bearer ~imp" == army(play(state, "pay imp"), 0)


@pytest.mark.rule("STYX-CARD-22")
def test_a_standard_bearer_has_an_income_of_one() -> None:
    """A Tithe of a card of 2 yields 3 with the Standard-Bearer and 2 once it lies face down."""
    state = table(player(), player(army="~bearer"), player(), left="ferryman")
    assert (4 + 3, 4 + 2, 4 + 3) == coins(play(state, *TITHES))
    assert [1] * 6 == [CARDS[card].income for card in BEARERS]


@pytest.mark.rule("STYX-CARD-22")
def test_a_standard_bearer_has_no_element_and_no_category() -> None:
    """It can't stand for the Element that is missing, counts in a war, and is no Legendary Strength in a tie."""
    state = table(player(army="bearer drowned-bride imp ghoul", soul=4), player(), player())
    assert "" == condition(play(state, *TITHES))
    assert [((), False, False)] * 6 == [(CARDS[c].elements, CARDS[c].legendary, CARDS[c].eternal) for c in BEARERS]
    assert (0,) == race("~bearer imp ghoul", "bearer")


@pytest.mark.rule("STYX-CARD-23")
def test_a_standard_bearer_is_never_exchanged_for_a_card_of_another() -> None:
    """With the Siren neither the own Standard-Bearer can be given nor another's taken; other cards can."""
    state = mustered(table(player(army="bearer imp"), player(army="bearer harpy"), player(), left="siren"))
    assert "STYX-EFFECT-36" in refused(state, f"give {BEARERS[0]}")
    state = play(state, "give imp")
    assert ("effect", True) == (asked(state), allowed(state, "take harpy from seat 1"))
    for seat in (1, 2):
        assert "STYX-EFFECT-36" in refused(state, f"take {BEARERS[seat]} from seat {seat}")


@pytest.mark.rule("STYX-CARD-23")
def test_a_standard_bearer_is_never_given_for_a_card_of_the_center() -> None:
    """With the Necromancer an imp can be given, but no Standard-Bearer."""
    state = mustered(table(player(army="bearer imp"), player(), player(), left="necromancer", center="harpy", chaos=1))
    assert allowed(state, "give imp")
    assert "STYX-EFFECT-42" in refused(state, f"give {BEARERS[0]}")
