from __future__ import annotations

import pytest

from games.styx.table import Owner, army, asked, coins, mustered, play, player, refused, table, told
from thesmos.games.styx.game import GAME

BLUE = "standard-bearer-blue"


@pytest.mark.rule("STYX-VARIANT-01")
def test_without_the_option_failed_bids_earn_nothing() -> None:
    """A game has no compensation unless it was chosen: neither an outbid Muster nor a cancelled one gets a coin."""
    assert not GAME.options().compensation
    state = play(table(player(), player(), player()), *["place muster left"] * 3, "bid 1", "bid 2", "bid 3")
    assert (4, 4, 1) == coins(state)
    state = play(GAME.start(3, 5), *["place muster left"] * 3, "bid 1", "bid 2", "bid 3")
    assert [1, 4, 4] == sorted(coins(state))
    state = table(player(), player(), player())
    state = play(state, "place eliminate left", *["place muster left"] * 2, "bid 1", "bid 1", "bid 2", f"pay {BLUE}")
    assert (4, 4, 4) == coins(state)


@pytest.mark.rule("STYX-VARIANT-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("chosen", [False, True])
def test_compensation_at_any_player_count(seats: int, chosen: bool) -> None:
    """With 2 to 6 players the outbid Musterers get 1 coin each if the rule was chosen; the winner pays the bid."""
    state = table(*[player(coins=6)] * seats, compensation=chosen)
    seconds = ["place eliminate right"] * seats if seats == 2 else []
    state = play(state, *["place muster left"] * seats, *seconds, *(f"bid {bid}" for bid in range(1, seats + 1)))
    state = play(state, *["skip"] * len(seconds))
    assert (*[6 + chosen] * (seats - 1), 6 - seats) == coins(state)


@pytest.mark.rule("STYX-VARIANT-03")
def test_a_failed_bid_earns_one_coin_whatever_it_was() -> None:
    """A bid of 3 coins that is outbid earns as much as one of 1; the winner gets nothing."""
    state = table(player(), player(), player(), compensation=True)
    state = play(state, *["place muster left"] * 3, "bid 1", "bid 3", "bid 4")
    assert (5, 5, 0) == coins(state)


@pytest.mark.rule("STYX-VARIANT-03")
@pytest.mark.rule("STYX-VARIANT-04")
def test_an_outbid_elimination_earns_one_coin() -> None:
    """Whoever is outbid in an Elimination gets 1 coin, the winner of it none."""
    owners = (player("bearer imp"), player("bearer imp"), player("bearer imp"))
    state = table(*owners, left="ogre", compensation=True)
    state = play(
        state, "place eliminate left", "place eliminate left", "place eliminate right", "bid 1", "bid 2", "bid 1"
    )
    after = play(state, "pay imp", "pay standard-bearer-yellow", "pay imp")
    assert (5, 4, 4) == coins(after)
    assert "bearer imp" == army(after, 0)


@pytest.mark.rule("STYX-VARIANT-03")
def test_the_coin_comes_at_the_end_of_the_audience() -> None:
    """It can't be bid in the same Audience, and comes after the Tithes and after the Muster effects."""
    state = table(*[player()] * 4, left="nidhoggr", compensation=True)
    line = ["place muster left", "place muster left", "place tithe left", "place tithe right", "bid 1", "bid 2"]
    state = play(state, *line)
    assert ("effect", (4, 2, 4 + 1, 4 + 3)) == (asked(state), coins(state))
    story = told(state, "claim soul")
    assert story.index("seat 0 was compensated muster 1") == 1 + story.index("seat 1 gained soul nidhoggr 2")
    assert (5, 2, 5, 7) == coins(play(state, "claim soul"))


@pytest.mark.rule("STYX-VARIANT-03")
def test_a_later_bid_cannot_use_the_coin() -> None:
    """With 2 players the first bid has failed already when the second one is stated, but its coin has not come."""
    state = table(player(), player("bearer imp"), compensation=True)
    state = play(state, "place eliminate left", "place eliminate left", "place muster right", "place tithe right")
    state = play(state, "bid 1", "bid 2")
    assert {"STYX-BID-03"} == refused(state, "bid 5")
    assert 4 - 4 + 1 == coins(play(state, "bid 4", "pay imp", "pay standard-bearer-yellow"))[0]


@pytest.mark.rule("STYX-VARIANT-04")
@pytest.mark.parametrize(
    ("bids", "after"),
    [
        (("bid 1", "bid 1", "bid 2"), (4, 5, 5)),
        (("bid 1", "bid 1", "skip"), (4, 5, 4)),
        (("skip", "bid 1", "bid 2"), (4, 5, 2)),
    ],
)
def test_muster_bids_on_an_eliminated_card_fail(bids: tuple[str, ...], after: tuple[int, ...]) -> None:
    """The highest bidder's fails too, and an outbid one on an Eliminated card fails only once."""
    state = table(player(), player(), player(), compensation=True)
    state = play(state, "place eliminate left", "place muster left", "place muster left", *bids)
    state = play(state, f"pay {BLUE}") if asked(state) == "pay" else state
    assert after == coins(state)


@pytest.mark.rule("STYX-VARIANT-04")
def test_successful_bids_and_tithes_earn_no_coin() -> None:
    """A Muster and an Elimination that succeed are no failures, and a Tithe of an Eliminated card was no bid."""
    state = table(player(), player(), player(), compensation=True)
    state = play(
        state, "place eliminate left", "place muster right", "place tithe left", "bid 1", "bid 1", f"pay {BLUE}"
    )
    assert (4, 3, 5) == coins(state)


@pytest.mark.rule("STYX-VARIANT-05")
@pytest.mark.parametrize("action", ["muster", "eliminate"])
def test_a_skipped_token_earns_nothing(action: str) -> None:
    """Who skips gets no coin, whether another bid stands or not; who bids and is outbid does."""
    owner = player("bearer imp")
    state = table(owner, owner, owner, compensation=True)
    state = play(state, *[f"place {action} left"] * 3)
    assert (4, 4, 4) == coins(play(state, "skip", "skip", "skip"))
    after = play(state, "bid 1", "skip", "bid 2")
    after = play(after, "pay imp", "pay standard-bearer-green") if action == "eliminate" else after
    assert (5, 4, 4 if action == "eliminate" else 2) == coins(after)


DUEL: tuple[Owner, Owner] = (player("bearer"), player("bearer imp"))


@pytest.mark.rule("STYX-VARIANT-06")
@pytest.mark.parametrize(
    ("bids", "after"),
    [
        (("bid 1", "bid 2", "bid 1", "bid 2"), (6, 2)),
        (("bid 1", "bid 2", "bid 1", "skip"), (5, 2)),
        (("skip", "bid 2", "bid 1", "bid 2"), (5, 2)),
        (("skip", "bid 2", "skip", "bid 2"), (4, 2)),
    ],
)
def test_each_failed_bid_counts_with_two_players(bids: tuple[str, ...], after: tuple[int, int]) -> None:
    """An outbid Muster and an outbid Elimination earn 1 coin each, so 2 if both fail; a skip earns none."""
    state = table(*DUEL, compensation=True)
    state = play(state, *["place muster left"] * 2, *["place eliminate right"] * 2, *bids)
    lines = {1: ["pay standard-bearer-blue"], 2: ["pay imp", "pay standard-bearer-yellow"]}
    if asked(state) == "pay":
        state = play(state, *(lines[1] if bids[3] == "skip" else lines[2]))
    assert after == coins(state)


@pytest.mark.rule("STYX-VARIANT-04")
@pytest.mark.rule("STYX-VARIANT-06")
def test_an_own_muster_called_off_by_the_own_elimination_earns_a_coin() -> None:
    """With 2 players the Muster bid on a card that its bidder Eliminates as well has failed like any other."""
    state = table(*DUEL, left="siren", compensation=True)
    state = play(state, "place muster left", "place tithe right", "place eliminate left", "place muster right")
    after = play(state, "bid 3", "bid 1", "skip", f"pay {BLUE}")
    assert 4 + 1 == coins(after)[0]


@pytest.mark.rule("STYX-VARIANT-04")
def test_a_successful_muster_is_not_compensated_while_its_effect_waits() -> None:
    """The Musterer of the Siren pays 1 coin and gets none back, with the effect used or not."""
    state = mustered(table(player("bearer ghoul"), player("bearer imp"), player(), left="siren", compensation=True))
    assert 3 == coins(play(state, "decline"))[0]
    assert 3 == coins(play(state, "give ghoul", "take imp from seat 1"))[0]
