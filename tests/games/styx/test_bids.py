from __future__ import annotations

import pytest

from games.styx.contests import HOST, attacks, bids, musters, placed
from games.styx.editions import numbered
from games.styx.table import (
    actor,
    allowed,
    army,
    asked,
    center,
    coins,
    legal,
    play,
    player,
    refused,
    rest,
    table,
    tokens,
)
from thesmos.core.errors import InvalidActionError


@pytest.mark.rule("STYX-BID-01")
def test_a_muster_token_is_bid_for_in_coins_or_skipped() -> None:
    """Whoever reveals a Muster token says how many of the own coins it is worth, or skips it."""
    state = musters(3, 5, 1)
    assert ("bid", 0) == (asked(state), actor(state))
    assert bids(1, 3) == set(legal(state))
    for text in ("place muster left", "decline"):
        assert {"STYX-TURN-09"} == refused(state, text)
    assert "seat 0 muster left 3" == tokens(play(state, "bid 3"))[0]
    assert "seat 0 muster left skip" == tokens(play(state, "skip"))[0]


@pytest.mark.rule("STYX-BID-02")
def test_a_muster_costs_at_least_one_coin() -> None:
    """Nobody Musters for nothing, even where no other Muster token lies; one coin is enough."""
    state = placed(table(player(), player(), player()), "muster left", "tithe right", "tithe right")
    assert "bid 1" == min(text for text in legal(state) if text != "skip")
    with pytest.raises(InvalidActionError):
        play(state, "bid 0")
    taken = play(state, "bid 1")
    assert ("bearer ogre", 3) == (army(taken, 0), coins(taken)[0])


@pytest.mark.rule("STYX-BID-02")
@pytest.mark.rule("STYX-BID-06")
@pytest.mark.parametrize(("kind", "rule"), [("muster", "STYX-BID-02"), ("eliminate", "STYX-BID-06")])
def test_a_bid_below_the_minimum_is_refused_by_its_rule(kind: str, rule: str) -> None:
    """In an edition where each bid is at least 2, a bid of 1 is too low for the one or the other rule."""
    edition = numbered(muster_minimum_bid=2, elimination_minimum_bid=2)
    state = placed(table(*[player(army="bearer ghoul imp")] * 3, edition=edition), *[f"{kind} left"] * 3)
    assert {rule} == refused(state, "bid 1")
    assert allowed(state, "bid 2")
    assert bids(2, {"muster": 4, "eliminate": 3}[kind]) == set(legal(state))


@pytest.mark.rule("STYX-BID-03")
@pytest.mark.parametrize("owned", [0, 1, 4, 9])
def test_a_muster_bid_can_be_paid(owned: int) -> None:
    """All coins can be bid, but not one more than the bidder has."""
    state = musters(owned, 4, 4)
    assert bids(1, owned) == set(legal(state))
    assert {"STYX-BID-03"} == refused(state, f"bid {owned + 1}")


@pytest.mark.rule("STYX-BID-03")
def test_counters_are_no_coins_to_bid() -> None:
    """Only the treasury can be bid: what lies on a Djinn is not in it."""
    state = placed(table(player(army="bearer djinn:3", coins=2), player(), player()), *["muster left"] * 3)
    assert allowed(state, "bid 2")
    assert {"STYX-BID-03"} == refused(state, "bid 3")


@pytest.mark.rule("STYX-BID-04")
@pytest.mark.parametrize("highest", [1, 2, 5])
def test_a_later_muster_bid_is_higher(highest: int) -> None:
    """An equal bid is too low, one coin more is enough; without the coins for it only the skip is left."""
    state = play(musters(5, 7, highest), f"bid {highest}")
    assert {"STYX-BID-04"} == refused(state, f"bid {highest}")
    assert bids(highest + 1, 7) == set(legal(state))
    assert ["skip"] == legal(play(state, "skip"))


@pytest.mark.rule("STYX-BID-04")
def test_the_highest_of_all_bids_counts() -> None:
    """The third bidder has to beat the second, not only the first."""
    state = play(musters(9, 9, 9), "bid 2", "bid 5")
    assert {"STYX-BID-04"} == refused(state, "bid 3")
    assert {"STYX-BID-04"} == refused(state, "bid 5")
    assert allowed(state, "bid 6")


@pytest.mark.rule("STYX-BID-05")
def test_an_eliminate_token_is_bid_for_in_strength_or_skipped() -> None:
    """Whoever reveals an Eliminate token says how much Strength it is worth, or skips; coins don't matter."""
    state = placed(table(player(army=HOST, coins=0), player(), player()), *["eliminate left"] * 3)
    assert ("bid", 0) == (asked(state), actor(state))
    assert bids(1, 7) == set(legal(state))
    assert "seat 0 eliminate left 7" == tokens(play(state, "bid 7"))[0]
    assert "seat 0 eliminate left skip" == tokens(play(state, "skip"))[0]


@pytest.mark.rule("STYX-BID-06")
def test_an_elimination_takes_at_least_one_strength() -> None:
    """No card is Eliminated for nothing; a Strength of one is enough."""
    state = placed(table(player(), player(), player()), "eliminate left", "tithe right", "tithe right")
    assert {"skip", "bid 1"} == set(legal(state))
    with pytest.raises(InvalidActionError):
        play(state, "bid 0")
    assert "ogre" in center(rest(play(state, "bid 1"))).split()


@pytest.mark.rule("STYX-BID-07")
@pytest.mark.parametrize("highest", [1, 3, 6])
def test_a_later_elimination_bid_is_higher(highest: int) -> None:
    """An equal Strength is too low, one more is enough; without the Strength for it only the skip is left."""
    state = play(attacks(HOST, HOST, "bearer"), f"bid {highest}")
    assert {"STYX-BID-07"} == refused(state, f"bid {highest}")
    assert bids(highest + 1, 7) == set(legal(state))
    assert ["skip"] == legal(play(state, "skip"))


@pytest.mark.rule("STYX-BID-08")
@pytest.mark.parametrize(
    ("cards", "usable"),
    [
        ("bearer", 1),
        ("bearer imp ogre", 4),
        ("bearer skeleton", 3),
        ("bearer skeleton kelpie hellhound", 7),
        ("bearer ~ogre imp", 2),
        ("~bearer imp", 1),
        ("bearer vampire air-spirit", 1),
        ("bearer headless-horseman war", 5),
        ("bearer zombie hydra:3", 4),
        ("~bearer vampire", 0),
    ],
)
def test_only_usable_strength_can_be_bid(cards: str, usable: int) -> None:
    """Face-up cards that are not Eternal are summed up, the Standard-Bearer and doubled icons included."""
    state = attacks(cards, "bearer", "bearer")
    assert bids(1, usable) == set(legal(state))
    assert {"STYX-BID-08"} == refused(state, f"bid {usable + 1}")


@pytest.mark.rule("STYX-BID-09")
@pytest.mark.parametrize(("card", "strength"), [("headless-horseman", 3), ("kraken", 4), ("death", 5), ("titan", 5)])
def test_a_legendary_card_is_not_attacked_with_less(card: str, strength: int) -> None:
    """No bid below the Strength of a Legendary card can be stated; one that reaches it can."""
    state = attacks(HOST, HOST, HOST, left=card)
    assert {"STYX-BID-09"} == refused(state, f"bid {strength - 1}")
    assert bids(strength, 7) == set(legal(state))
    later = play(state, f"bid {strength}")
    assert {"STYX-BID-07"} == refused(later, f"bid {strength}")
    assert bids(strength + 1, 7) == set(legal(later))


@pytest.mark.rule("STYX-BID-09")
def test_a_weak_army_can_only_skip_a_legendary_card() -> None:
    """With a usable Strength of three, a Legendary card of Strength four can't be attacked at all."""
    assert ["skip"] == legal(attacks("bearer ogre", "bearer", "bearer", left="kraken"))
    assert {"skip", "bid 4"} == set(legal(attacks("bearer cyclops", "bearer", "bearer", left="kraken")))
