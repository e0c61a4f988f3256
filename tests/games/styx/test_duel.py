from __future__ import annotations

import pytest

from games.styx.table import (
    actor,
    allowed,
    army,
    asked,
    begins,
    coins,
    first,
    legal,
    play,
    player,
    refused,
    soul,
    table,
    tokens,
)

ACTIONS = ("tithe", "muster", "eliminate")


@pytest.mark.rule("STYX-DUEL-01")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_two_tokens_each_with_two_players(seats: int, each: int) -> None:
    """Two players place two tokens each, more players one each; then the bids begin."""
    state = table(*[player()] * seats)
    for action in ("muster", "eliminate")[:each]:
        for _ in range(seats):
            assert "place" == asked(state)
            state = play(state, f"place {action} left")
    assert ("bid", seats * each) == (asked(state), len(tokens(state)))


@pytest.mark.rule("STYX-DUEL-01")
def test_the_second_token_must_be_placed() -> None:
    """A player may not stop after the first token."""
    state = play(table(player(), player()), "place tithe left", "place tithe left")
    for action in ("skip", "decline"):
        assert {"STYX-TURN-06"} == refused(state, action)


@pytest.mark.rule("STYX-DUEL-02")
@pytest.mark.parametrize("used", ACTIONS)
def test_the_two_tokens_are_of_different_actions(used: str) -> None:
    """The action of the first token is not to be had again, on neither card; the other two are."""
    state = play(table(player(), player()), f"place {used} left", "place tithe right")
    for side in ("left", "right"):
        assert {"STYX-DUEL-02"} == refused(state, f"place {used} {side}")
        for action in ACTIONS:
            assert (action != used) == allowed(state, f"place {action} {side}")


@pytest.mark.rule("STYX-DUEL-02")
@pytest.mark.parametrize("used", ACTIONS)
def test_both_players_may_choose_the_same_actions(used: str) -> None:
    """What one player has placed does not limit the other."""
    state = play(table(player(), player()), f"place {used} left")
    assert [f"place {action} {side}" for action in ACTIONS for side in ("left", "right")] == legal(state)


@pytest.mark.rule("STYX-DUEL-03")
@pytest.mark.parametrize("begin", [0, 1])
def test_first_tokens_before_second_tokens(begin: int) -> None:
    """Both place one token in turn order, and only then both a second one, again in turn order."""
    state, order = table(player(), player(), first=begin), []
    for action in ("muster", "muster", "eliminate", "eliminate"):
        order.append(actor(state))
        state = play(state, f"place {action} right")
    assert [begin, 1 - begin, begin, 1 - begin] == order


@pytest.mark.rule("STYX-DUEL-04")
@pytest.mark.parametrize("second", ["left", "right"])
def test_the_second_token_on_either_card(second: str) -> None:
    """The second token may join the first on its card, or lie on the other one."""
    state = play(table(player(), player()), "place tithe left", "place tithe right", f"place muster {second}")
    assert f"~seat 0 muster {second}" == tokens(state)[2]


@pytest.mark.rule("STYX-DUEL-05")
@pytest.mark.parametrize("begin", [0, 1])
def test_tokens_are_revealed_as_they_were_placed(begin: int) -> None:
    """The bids are asked in turn order twice, and a second token stays face down until the first ones are bid for."""
    other = 1 - begin
    state = table(player(), player(), first=begin)
    state = play(state, "place muster left", "place eliminate right", "place eliminate left", "place muster right")
    assert [f"seat {begin} muster left", f"~seat {other} eliminate right"] == tokens(state)[:2]
    order = []
    while asked(state) == "bid":
        order.append((actor(state), [token.startswith("~") for token in tokens(state)]))
        state = play(state, "bid 1")
    down = [[False, True, True, True], [False, False, True, True], [False, False, False, True], [False] * 4]
    assert list(zip([begin, other, begin, other], down, strict=True)) == order


@pytest.mark.rule("STYX-DUEL-05")
def test_a_later_token_must_bid_more() -> None:
    """The first player's second token is revealed after the second player's first one, and must beat its bid."""
    state = play(
        table(player(), player()), *["place tithe left", "place muster left"], "place muster left", "place tithe left"
    )
    state = play(state, "bid 2")
    assert (0, {"STYX-BID-04"}) == (actor(state), refused(state, "bid 2"))
    assert "bearer ogre" == army(play(state, "bid 3"), 0)


@pytest.mark.rule("STYX-DUEL-11")
def test_the_token_passes_and_all_action_tokens_come_back() -> None:
    """The First Player token goes to the other seat after each Audience, and all three actions can be chosen again."""
    state = table(player(), player(), pile="ogre ogre ogre ogre ogre ogre")
    for number in range(3):
        assert (number % 2, number % 2) == (first(state), actor(state))
        assert [f"place {action} {side}" for action in ACTIONS for side in ("left", "right")] == legal(state)
        state = play(state, *["place muster left"] * 2, *["place eliminate left"] * 2, *["skip"] * 4)
        assert begins(state)


@pytest.mark.rule("STYX-DUEL-11")
def test_everything_else_is_as_with_more_players() -> None:
    """Bids, payments, Soul and the Tithe of an Eliminated card are those of the usual game."""
    state = table(player(), player("bearer imp"), left="siren", right="ghoul")
    state = play(
        state, "place tithe left", "place eliminate left", "place muster right", "place tithe right", "bid 2", "bid 2"
    )
    state = play(state, "pay imp", "pay standard-bearer-yellow")
    assert ((4 - 2 + 1, 4 + 1 + 3), (0, 2)) == (coins(state), soul(state))
    assert ("bearer ghoul", "~bearer ~imp") == (army(state, 0), army(state, 1))
