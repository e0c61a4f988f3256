from __future__ import annotations

import pytest

from games.styx.table import (
    army,
    coins,
    legal,
    play,
    player,
    refused,
    soul,
    table,
    told,
)

BLUE = "standard-bearer-blue"


@pytest.mark.rule("STYX-DUEL-06")
@pytest.mark.parametrize(
    ("owner", "paid", "gained"),
    [
        ("bearer imp", "imp", 3),
        ("bearer imp", BLUE, 3),
        ("bearer ~imp", BLUE, 1),
        ("bearer alchemist cyclops", "alchemist", 2),
        ("bearer alchemist cyclops", "cyclops", 2),
    ],
)
def test_a_tithe_counts_the_cards_face_up_at_the_start(owner: str, paid: str, gained: int) -> None:
    """A card that pays for an Elimination in this Audience counts all the same, be its income good or bad."""
    state = table(player(owner, coins=0), player())
    state = play(state, "place tithe right", "place tithe right", "place eliminate left", "place muster right")
    line = ["bid 1", "skip", f"pay {paid}"]
    story = told(state, *line)
    assert f"seat 0 tithed ferryman {gained + 2}" in story
    assert gained + 2 == coins(play(state, *line))[0]


@pytest.mark.rule("STYX-DUEL-06")
def test_in_the_next_audience_the_card_paid_counts_no_more() -> None:
    """The imp that was turned down counts one last time, for its 2; the next Tithe is worth 1."""
    state = table(player("bearer imp", coins=0), player(), right="ogre", pile="ogre ogre ogre ogre")
    state = play(state, "place tithe left", "place tithe left", "place eliminate right", "place muster left")
    state = play(state, "bid 1", "skip", "pay imp")
    assert 3 == coins(state)[0]
    state = play(state, *["place tithe left"] * 2, *["place muster left"] * 2, "skip", "skip")
    assert 3 + 1 == coins(state)[0]


@pytest.mark.rule("STYX-DUEL-07")
@pytest.mark.parametrize(
    ("quarters", "target", "gained"),
    [(0, "siren", 1), (0, "titan", 1), (1, "siren", 2), (2, "minotaur", 2), (3, "minotaur", 3)],
)
def test_soul_gained_in_this_audience_does_not_pay_yet(quarters: int, target: str, gained: int) -> None:
    """The Bonus Income counts as it was at the start, even if a mark is passed in this Audience."""
    state = table(player("bearer devils-soul ~imp", coins=0, soul=quarters), player(), left=target, right="ogre")
    state = play(state, "place tithe right", "place tithe right", "place eliminate left", "place muster right")
    line = ["bid 5", "skip", "pay devils-soul", f"pay {BLUE}"]
    assert f"seat 0 tithed ogre {1 + gained}" in told(state, *line)


@pytest.mark.rule("STYX-DUEL-07")
@pytest.mark.parametrize(
    ("owner", "paid", "gained", "after"),
    [
        ("bearer djinn:3", "djinn", 3, "bearer ~djinn"),
        ("bearer djinn:1", "djinn", 3, "bearer ~djinn"),
        ("bearer djinn", "djinn", 1, "bearer ~djinn"),
        ("bearer djinn:3", BLUE, 3, "~bearer djinn:2"),
        ("bearer ~djinn", BLUE, 1, "~bearer ~djinn"),
    ],
)
def test_a_djinn_pays_as_at_the_start(owner: str, paid: str, gained: int, after: str) -> None:
    """A Djinn with counters at the start adds 2 coins though it pays for an Elimination, and has no counters then."""
    state = table(player(owner, coins=0), player())
    state = play(state, "place tithe left", "place tithe right", "place eliminate right", "place muster left")
    state = play(state, "bid 1", "skip", f"pay {paid}")
    assert (gained, after) == (coins(state)[0], army(state, 0))


@pytest.mark.rule("STYX-DUEL-07")
def test_a_djinn_mustered_in_this_audience_waits() -> None:
    """It adds nothing to the Tithe of the same Audience and keeps its 3 counters; in the next it serves."""
    state = table(player(), player(), left="djinn", pile="ogre ogre ogre ogre")
    state = play(state, "place muster left", "place tithe left", "place tithe right", "place muster right")
    state = play(state, "bid 1", "skip")
    assert ("bearer djinn:3", 4 - 1 + 1 + 2) == (army(state, 0), coins(state)[0])
    state = play(state, *["place tithe left"] * 2, *["place muster left"] * 2, "skip", "skip")
    assert ("bearer djinn:2", 6 + 1 + 2) == (army(state, 0), coins(state)[0])


@pytest.mark.rule("STYX-DUEL-08")
@pytest.mark.parametrize("tithe_first", [True, False])
def test_the_tithe_of_this_audience_cannot_be_bid(tithe_first: bool) -> None:
    """With 4 coins a bid of 5 is refused although the Tithe will bring 5, whether it was revealed before or not."""
    state = table(player("bearer imp"), player())
    own = ["place tithe right", "place muster left"] if tithe_first else ["place muster left", "place tithe right"]
    state = play(state, own[0], "place tithe left", own[1], "place eliminate right")
    assert {"STYX-BID-03"} == refused(state, "bid 5")
    after = play(state, "bid 4", "skip")
    assert ("bearer imp ogre", 0 + 3 + 2) == (army(after, 0), coins(after)[0])


@pytest.mark.rule("STYX-DUEL-09")
@pytest.mark.parametrize("muster_first", [True, False])
def test_a_recruit_cannot_pay_in_the_audience_of_its_muster(muster_first: bool) -> None:
    """Only the Strength of the start can be bid and only cards of the start pay, not the ogre being Mustered."""
    own = ["place muster left", "place eliminate right"]
    own = own if muster_first else own[::-1]
    state = play(table(player(), player()), own[0], "place tithe left", own[1], "place muster right")
    state = play(state, "bid 4") if muster_first else state
    assert {"STYX-BID-08"} == refused(state, "bid 2")
    state = play(state, "bid 1", "skip") if muster_first else play(state, "bid 1", "bid 4", "skip")
    assert [f"pay {BLUE}"] == legal(state)
    assert {"STYX-ELIM-03"} == refused(state, "pay ogre")
    assert "~bearer ogre" == army(play(state, f"pay {BLUE}"), 0)


@pytest.mark.rule("STYX-DUEL-09")
def test_a_recruit_can_pay_from_the_next_audience_on() -> None:
    """One Audience later the ogre's 2 can be bid and paid."""
    state = play(table(player(), player()), "place muster left", *["place tithe left"] * 2, "place muster right")
    state = play(state, "bid 1", "skip")
    state = play(state, "place tithe left", "place eliminate left", "place muster left", "place muster left")
    state = play(state, "bid 3", "skip", "skip")
    assert f"pay {BLUE}" in legal(state)
    assert "~bearer ~ogre" == army(play(state, "pay ogre", f"pay {BLUE}"), 0)


@pytest.mark.rule("STYX-DUEL-10")
@pytest.mark.parametrize(
    ("line", "after", "left", "quarters"),
    [(("bid 1", f"pay {BLUE}"), "~bearer", 4, 2), (("skip",), "bearer siren", 4 - 3, 0)],
)
def test_an_own_elimination_calls_the_own_muster_off(
    line: tuple[str, ...], after: str, left: int, quarters: int
) -> None:
    """Both tokens may lie on one card; if it is Eliminated its Muster lapses and the coins are kept."""
    state = table(player(), player(), left="siren")
    state = play(state, "place muster left", "place tithe right", "place eliminate left", "place muster right", "bid 3")
    state = play(state, line[0], "skip", *line[1:])
    assert (after, left, quarters) == (army(state, 0), coins(state)[0], soul(state)[0])
