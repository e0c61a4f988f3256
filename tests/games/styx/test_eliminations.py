from __future__ import annotations

import pytest

from games.styx.table import (
    actor,
    army,
    asked,
    center,
    chaos,
    coins,
    fates,
    influence,
    legal,
    pile,
    play,
    player,
    refused,
    shown,
    soul,
    table,
    told,
)

TITHES = ("place tithe right",) * 2
BEARER = "standard-bearer-blue"


@pytest.mark.rule("STYX-ELIM-01")
def test_eliminations_come_before_musters_and_tithes() -> None:
    """Whatever was revealed first, the Elimination of either card precedes the Muster and the Tithe."""
    state = table(player(), player(), player("bearer ghoul"))
    story = told(state, "place tithe left", "place muster left", "place eliminate right", "bid 2", "bid 1", "pay ghoul")
    assert [
        "seat 2 paid ghoul 1",
        "seat 2 eliminated ferryman 2",
        "seat 1 mustered ogre 2",
        "seat 0 tithed ogre 1",
    ] == [one for one in story if one.split()[2] in ("paid", "eliminated", "mustered", "tithed")]


@pytest.mark.rule("STYX-ELIM-01")
@pytest.mark.rule("STYX-TURN-10")
def test_nothing_is_mustered_while_an_elimination_is_to_be_paid() -> None:
    """While the winner chooses the cards that pay, no coin was spent or gained and no card was taken."""
    state = table(player(), player(), player("bearer ghoul"))
    state = play(state, "place tithe left", "place muster left", "place eliminate right", "bid 2", "bid 1")
    assert ("pay", 2, (4, 4, 4), "bearer") == (asked(state), actor(state), coins(state), army(state, 1))
    assert ("", "") == fates(state)


@pytest.mark.rule("STYX-ELIM-02")
@pytest.mark.parametrize("sides", [("left", "right"), ("right", "left")])
def test_the_left_card_is_eliminated_first(sides: tuple[str, str]) -> None:
    """Of two Eliminations the left card's is paid and carried out first, even if it was bid for later."""
    state = table(player("bearer imp"), player("bearer imp"), player())
    state = play(state, *(f"place eliminate {side}" for side in sides), "place tithe left", "bid 1", "bid 1")
    first = sides.index("left")
    assert ("pay", first) == (asked(state), actor(state))
    state = play(state, "pay imp")
    assert ("pay", 1 - first) == (asked(state), actor(state))
    assert ("eliminated", "") == fates(state)
    assert "ogre ferryman" == center(play(state, "pay imp"))


@pytest.mark.rule("STYX-ELIM-03")
def test_only_own_cards_that_are_face_up_and_not_eternal_pay() -> None:
    """The winner pays with own face-up cards; neither Eternal or face-down cards nor those of others will do."""
    state = table(player("bearer vampire ~ghoul harpy"), player("bearer imp"), player())
    state = play(state, "place eliminate left", *TITHES, "bid 1")
    assert [f"pay {BEARER}", "pay harpy"] == legal(state)
    for card in ("vampire", "ghoul", "imp", "ogre"):
        assert {"STYX-ELIM-03"} == refused(state, f"pay {card}")


@pytest.mark.rule("STYX-ELIM-03")
@pytest.mark.parametrize(
    ("bid", "line"), [(1, ["harpy"]), (2, ["harpy", "imp"]), (3, ["harpy", "ogre"]), (5, ["imp", "ogre", "skeleton"])]
)
def test_the_payment_goes_on_until_it_reaches_the_bid(bid: int, line: list[str]) -> None:
    """Cards are chosen until their Strengths 1, 1, 2 and 2 add up to the bid, and no longer."""
    state = table(player("bearer harpy imp ogre skeleton"), player(), player(), left="minotaur")
    state = play(state, "place eliminate left", *TITHES, f"bid {bid}")
    for card in line:
        assert "pay" == asked(state)
        state = play(state, f"pay {card}")
    assert "place" == asked(state)
    assert "minotaur" in center(state)


@pytest.mark.rule("STYX-ELIM-03")
def test_a_payment_cannot_be_refused() -> None:
    """Whoever has won an Elimination must pay for it."""
    state = play(table(player(), player(), player()), "place eliminate left", *TITHES, "bid 1")
    for action in ("skip", "decline", "bid 1"):
        assert {"STYX-ELIM-03"} == refused(state, action)


@pytest.mark.rule("STYX-ELIM-05")
def test_cards_paid_turn_face_down_and_stay_with_their_owner() -> None:
    """Cards that pay are turned down where they lie; they do not go to the center, and those kept stay face up."""
    state = table(player("bearer harpy imp ghoul"), player(), player())
    state = play(state, "place eliminate left", *TITHES, "bid 2", "pay imp", f"pay {BEARER}")
    assert "~bearer harpy ~imp ghoul" == army(state, 0)
    assert "ogre ferryman" == center(state)


@pytest.mark.rule("STYX-ELIM-06")
@pytest.mark.parametrize(("bid", "line"), [(1, ["pay imp"]), (4, ["pay devils-soul"])])
def test_cards_paid_do_not_move_chaos(bid: int, line: list[str]) -> None:
    """Chaos moves by the ogre's 2 and the leftover ferryman's 2, whether 1 or 4 Strength was paid."""
    state = table(player("bearer imp devils-soul", influence=6), player(), player(), chaos=3)
    assert 7 == chaos(play(state, "place eliminate left", *TITHES, f"bid {bid}", *line))


@pytest.mark.rule("STYX-ELIM-07")
@pytest.mark.parametrize(("target", "gained"), [("ogre", 0), ("minotaur", 1)])
def test_cards_paid_give_no_soul(target: str, gained: int) -> None:
    """The half Soul on the tormentor that pays is not gained, only what the target shows."""
    state = table(player("bearer tormentor", influence=3), player(), player(), left=target)
    assert (gained, 0, 0) == soul(play(state, "place eliminate left", *TITHES, "bid 2", "pay tormentor"))


@pytest.mark.rule("STYX-ELIM-08")
def test_an_eliminated_card_goes_to_the_center() -> None:
    """It lies on top of what came there before, and comes there before the leftover card."""
    state = table(player(), player(), player(), left="ogre", right="ferryman", center="witch")
    after = play(state, "place eliminate right", *TITHES, "bid 1", f"pay {BEARER}")
    assert "witch ferryman ogre" == center(after)
    assert ("drowned-bride", "kelpie") == shown(after)


@pytest.mark.rule("STYX-ELIM-09")
@pytest.mark.parametrize(
    ("target", "steps"), [("imp", 1), ("ogre", 2), ("cyclops", 3), ("skeleton", 1), ("gravedigger", 1), ("golem", 2)]
)
def test_chaos_moves_by_the_strength_of_the_eliminated_card(target: str, steps: int) -> None:
    """Its printed Strength counts: neither an icon for payments (skeleton) nor one for Musters (golem) adds to it."""
    state = table(player(), player(), player(), left=target, right="air-spirit", chaos=5)
    assert 5 + steps == chaos(play(state, "place eliminate left", *TITHES, "bid 1", f"pay {BEARER}"))


@pytest.mark.rule("STYX-ELIM-10")
@pytest.mark.parametrize(("target", "quarters"), [("ogre", 0), ("minotaur", 1), ("siren", 2), ("death", 3)])
def test_the_winner_gains_the_soul_of_the_card(target: str, quarters: int) -> None:
    """The winner alone moves by as many quarters as the card shows."""
    state = table(player("bearer devils-soul", influence=5, soul=1), player(soul=1), player(), left=target)
    bid = 5 if target == "death" else 4
    line = ("pay devils-soul", f"pay {BEARER}")[: bid - 3]
    assert (1 + quarters, 1, 0) == soul(play(state, "place eliminate left", *TITHES, f"bid {bid}", *line))


@pytest.mark.rule("STYX-ELIM-11")
def test_an_eliminated_eternal_card_goes_back_into_the_pile() -> None:
    """It is in the pile again and not in the center; before the next cards are drawn the pile is shuffled."""
    orders = set()
    for seed in range(12):
        state = table(player(), player(), player(), left="air-spirit", pile="minotaur cyclops kelpie", seed=seed)
        after = play(state, "place eliminate left", *TITHES, "bid 1", f"pay {BEARER}")
        orders.add((*shown(after), *pile(after).split()))
        assert "ferryman" == center(after)
    assert {("air-spirit", "cyclops", "kelpie", "minotaur")} == {tuple(sorted(order)) for order in orders}
    assert 4 == len({order.index("air-spirit") for order in orders})
    assert 1 < len({tuple(card for card in order if card != "air-spirit") for order in orders})


@pytest.mark.rule("STYX-ELIM-12")
@pytest.mark.parametrize(("target", "moved"), [("air-spirit", 2), ("ogre", 4)])
def test_an_eliminated_eternal_card_does_not_move_chaos(target: str, moved: int) -> None:
    """Chaos moves by the leftover ferryman's 2 only, where an ogre of the same Strength would add another 2."""
    state = table(player(), player(), player(), left=target)
    assert moved == chaos(play(state, "place eliminate left", *TITHES, "bid 1", f"pay {BEARER}"))


@pytest.mark.rule("STYX-ELIM-13")
def test_an_eliminated_eternal_card_costs_as_much_and_gives_no_soul() -> None:
    """The payment reaches the bid and lies face down, and the Soul token stays where it is."""
    state = table(player("bearer ghoul harpy", soul=2), player(), player(), left="vampire")
    state = play(state, "place eliminate left", *TITHES, "bid 2", "pay harpy")
    assert "pay" == asked(state)
    after = play(state, "pay ghoul")
    assert "bearer ~ghoul ~harpy" == army(after, 0)
    assert (2, 0, 0) == soul(after)


@pytest.mark.rule("STYX-ELIM-14")
def test_losing_bidders_pay_nothing() -> None:
    """Only the last of three bidders turns cards down and gains Soul."""
    state = table(*(player("bearer imp ghoul", influence=3) for _ in range(3)), left="siren")
    state = play(state, *["place eliminate left"] * 3, "bid 1", "bid 2", "bid 3")
    after = play(state, "pay imp", "pay ghoul", "pay standard-bearer-green")
    assert ["bearer imp ghoul", "bearer imp ghoul", "~bearer ~imp ~ghoul"] == [army(after, seat) for seat in range(3)]
    assert (0, 0, 2) == soul(after)


@pytest.mark.rule("STYX-ELIM-15")
@pytest.mark.rule("STYX-ELIM-16")
def test_an_eliminated_card_is_mustered_by_nobody() -> None:
    """All Muster bids on it lapse: no card, no Influence, and also the highest bidder keeps the coins."""
    state = table(player(coins=5), player(coins=5), player(coins=5))
    line = ["place muster left", "place muster left", "place eliminate left", "bid 3", "bid 5"]
    after = play(state, *line, "bid 1", "pay standard-bearer-green")
    assert ["bearer", "bearer", "~bearer"] == [army(after, seat) for seat in range(3)]
    assert ((5, 5, 5), (1, 1, 1)) == (coins(after), influence(after))
    spared = play(state, *line, "skip")
    assert ("bearer ogre", (5, 0, 5), (1, 3, 1)) == (army(spared, 1), coins(spared), influence(spared))


@pytest.mark.rule("STYX-ELIM-15")
def test_an_eliminated_card_has_no_muster_effect() -> None:
    """The Muster effect of an Eliminated Nidhöggr is offered to nobody."""
    state = table(player(), player("bearer war ghoul"), player(), left="nidhoggr")
    state = play(state, "place muster left", "place eliminate left", "place tithe right", "bid 1", "bid 5")
    after = play(state, "pay war", "pay ghoul")
    assert ("place", (0, 4, 0)) == (asked(after), soul(after))


@pytest.mark.rule("STYX-ELIM-17")
@pytest.mark.parametrize("skipped", [True, False])
def test_a_card_whose_eliminations_were_all_skipped_stays(skipped: bool) -> None:
    """With both Eliminate tokens skipped the Muster goes through; a single bid of 1 is enough to call it off."""
    state = table(player(), player(), player())
    state = play(state, "place eliminate left", "place eliminate left", "place muster left", "skip")
    state = play(state, "skip", "bid 2") if skipped else play(state, "bid 1", "bid 2", "pay standard-bearer-yellow")
    assert ("bearer ogre" if skipped else "bearer") == army(state, 2)
    assert ((4, 4, 2) if skipped else (4, 4, 4)) == coins(state)
    assert ("ferryman" if skipped else "ogre ferryman") == center(state)
