from __future__ import annotations

import pytest

from games.styx.table import (
    army,
    asked,
    box,
    center,
    chaos,
    coins,
    condition,
    influence,
    legal,
    play,
    player,
    refused,
    shown,
    soul,
    table,
    tokens,
    told,
    winners,
)
from thesmos.games.styx.game import GAME
from thesmos.games.styx.state import State

BLUE, YELLOW, GREEN, RED, PURPLE, GRAY = range(6)
PLACED = (
    "place muster left",
    "place tithe left",
    "place muster left",
    "place tithe right",
    "place eliminate right",
    "place eliminate right",
)
PAID = ("pay banshee", "pay standard-bearer-gray")


def example() -> State:
    """Return the table of the example: witch (Influence 1, income 1) left, harpy (Strength 1, 1 quarter) right.

    Yellow's and Red's armies have an income of 1 + 1, Gray's two cards a Strength of 1 each.
    """
    armies = ("bearer", "bearer ghoul", "bearer", "bearer drowned-bride", "bearer basilisk", "bearer banshee")
    owners = [player(owner, influence=len(owner.split())) for owner in armies]
    return table(*owners, left="witch", right="harpy")


@pytest.mark.rule("STYX-TURN-08")
@pytest.mark.rule("STYX-TURN-09")
@pytest.mark.rule("STYX-BID-15")
@pytest.mark.rule("STYX-MUSTER-01")
@pytest.mark.rule("STYX-ELIM-14")
def test_the_worked_example() -> None:
    """Six players act on two cards as in the rulebook's example, and everybody ends up with what it says."""
    state = play(example(), *PLACED)
    told_bids = []
    for bid in (3, 4, 1, 2):
        told_bids.append([token for token in tokens(state) if not token.startswith("~")][-1])
        state = play(state, f"bid {bid}")
    assert [
        "seat 0 muster left",
        "seat 2 muster left",
        "seat 4 eliminate right",
        "seat 5 eliminate right",
    ] == told_bids
    state = play(state, *PAID)
    assert (4, 4 + 3, 4 - 4, 4 + 2, 4, 4) == coins(state)
    assert (1, 2, 1 + 1, 2, 2, 2) == influence(state)
    assert (0, 0, 0, 0, 0, 1) == soul(state)
    assert (1, "harpy") == (chaos(state), center(state))
    assert [
        "bearer",
        "bearer ghoul",
        "bearer witch",
        "bearer drowned-bride",
        "bearer basilisk",
        "~bearer ~banshee",
    ] == [army(state, seat) for seat in range(6)]


@pytest.mark.rule("STYX-BID-01")
@pytest.mark.rule("STYX-BID-04")
@pytest.mark.rule("STYX-MUSTER-02")
@pytest.mark.rule("STYX-MUSTER-03")
@pytest.mark.rule("STYX-MUSTER-04")
@pytest.mark.rule("STYX-TITHE-01")
@pytest.mark.rule("STYX-TITHE-07")
def test_the_left_card_of_the_example() -> None:
    """Green must raise Blue's 3, pays 4 for the witch and moves 1; Blue keeps all; Yellow gains 2 and the witch's 1."""
    state = play(example(), *PLACED, "bid 3")
    assert {"STYX-BID-04"} == refused(state, "bid 3")
    story = told(state, "bid 4", "bid 1", "bid 2", *PAID)
    assert ["seat 2 mustered witch 4"] == [one for one in story if "mustered" in one]
    assert "seat 1 tithed witch 3" in story
    after = play(state, "bid 4", "bid 1", "bid 2", *PAID)
    assert (4, 7, 0) == coins(after)[: GREEN + 1]
    assert (1, 2, 2) == influence(after)[: GREEN + 1]


@pytest.mark.rule("STYX-BID-05")
@pytest.mark.rule("STYX-BID-07")
@pytest.mark.rule("STYX-ELIM-01")
@pytest.mark.rule("STYX-ELIM-03")
@pytest.mark.rule("STYX-ELIM-05")
@pytest.mark.rule("STYX-ELIM-06")
@pytest.mark.rule("STYX-ELIM-08")
@pytest.mark.rule("STYX-ELIM-09")
@pytest.mark.rule("STYX-ELIM-10")
@pytest.mark.rule("STYX-TITHE-05")
def test_the_right_card_of_the_example() -> None:
    """Gray must raise Purple's 1, pays two cards for the harpy and gains its quarter; Red gains the army's 2 alone.

    Were the Eliminations skipped, Red would gain the harpy's 1 as well, and it would be left over.
    """
    state = play(example(), *PLACED, "bid 3", "bid 4", "bid 1")
    assert {"STYX-BID-07"} == refused(state, "bid 1")
    state = play(state, "bid 2")
    assert sorted(PAID) == sorted(legal(state))
    assert (4, 4, 4, 4, 4, 4) == coins(state)
    story = told(state, *PAID)
    assert "seat 3 tithed harpy 2" in story
    assert story.index("seat 5 eliminated harpy 1") < story.index("seat 2 mustered witch 4")
    after = play(state, *PAID)
    assert ("~bearer ~banshee", "bearer basilisk") == (army(after, GRAY), army(after, PURPLE))
    assert (1, "harpy", (0, 0, 0, 0, 0, 1)) == (chaos(after), center(after), soul(after))
    spared = play(example(), *PLACED, "bid 3", "bid 4", "skip", "skip")
    assert (4 + 3, 0, "harpy") == (coins(spared)[RED], soul(spared)[GRAY], center(spared))


@pytest.mark.rule("STYX-SETUP-02")
@pytest.mark.rule("STYX-SETUP-03")
@pytest.mark.rule("STYX-SETUP-05")
@pytest.mark.rule("STYX-SETUP-06")
@pytest.mark.rule("STYX-SETUP-16")
@pytest.mark.rule("STYX-SETUP-17")
@pytest.mark.parametrize("seed", range(4))
def test_the_setup_of_four_players(seed: int) -> None:
    """Soul tokens at the start, Influence on 1, Chaos on 0, two cards; a Standard-Bearer, 3 tokens and 4 coins each."""
    state = GAME.start(4, seed)
    assert ((0,) * 4, (1,) * 4, 0, "") == (soul(state), influence(state), chaos(state), center(state))
    assert (["bearer"] * 4, (4,) * 4) == ([army(state, seat) for seat in range(4)], coins(state))
    assert 2 == len(set(shown(state)) - set(box(state).split()))
    for _ in range(4):
        actions = ("tithe", "muster", "eliminate")
        assert [f"place {action} {side}" for action in actions for side in ("left", "right")] == legal(state)
        state = play(state, "place tithe left")


@pytest.mark.rule("STYX-TITHE-01")
@pytest.mark.rule("STYX-TITHE-02")
@pytest.mark.rule("STYX-TITHE-03")
@pytest.mark.parametrize("more", ["", " ~imp", " ~death"])
def test_the_tithe_of_the_token_chapter(more: str) -> None:
    """1 for the target and 1 + 0 + 1 - 1 for the army make 2; a card that lies face down changes nothing."""
    owner = player(f"bearer skeleton ghoul cyclops{more}", coins=0, influence=7)
    state = table(owner, player(), player(), left="witch")
    assert 2 == coins(play(state, "place tithe left", *["place tithe right"] * 2))[0]


@pytest.mark.rule("STYX-TRACK-02")
@pytest.mark.rule("STYX-ELIM-10")
def test_half_a_soul_is_two_steps_at_once() -> None:
    """A card worth half a Soul moves the token 2 steps in a single move."""
    state = play(
        table(player(), player(), player(), left="siren"), "place eliminate left", *["place tithe right"] * 2, "bid 1"
    )
    assert ["seat 0 gained soul siren 2"] == [one for one in told(state, "pay standard-bearer-blue") if "soul" in one]
    assert (2, 0, 0) == soul(play(state, "pay standard-bearer-blue"))


@pytest.mark.rule("STYX-VICTORY-14")
@pytest.mark.parametrize(
    ("space", "who", "why"),
    [(20, (0,), "influence+horsemen"), (19, (2,), "horsemen"), (24, (0,), "influence+horsemen")],
)
def test_two_conditions_beat_one(space: int, who: tuple[int, ...], why: str) -> None:
    """Two Horsemen and 20 Influence win against one of the two; without the 20 the best Legendary cards do."""
    owners = (
        player("bearer war famine", influence=space),
        player(influence=25),
        player("bearer death pestilence", influence=10),
    )
    state = play(table(*owners), *["place tithe left"] * 3)
    assert ("", who, why) == (asked(state), winners(state), condition(state))
