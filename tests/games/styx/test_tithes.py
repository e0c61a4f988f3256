from __future__ import annotations

import pytest

from games.styx.table import army, coins, fates, play, player, table, told

OTHERS = ("place tithe right",) * 2


def tithe(owner: str, target: str, soul: int = 0) -> int:
    """Return what the First Player of three gains with a Tithe of the left card, which is left over."""
    state = table(player(owner, coins=0, soul=soul), player(), player(), left=target)
    return coins(play(state, "place tithe left", *OTHERS))[0]


@pytest.mark.rule("STYX-TITHE-01")
@pytest.mark.parametrize(
    ("owner", "target", "quarters", "gained"),
    [
        ("bearer", "ogre", 0, 1),
        ("bearer", "ghoul", 0, 2),
        ("bearer", "imp", 0, 3),
        ("bearer alchemist", "imp", 0, 5),
        ("bearer alchemist harpy", "imp", 0, 6),
        ("bearer alchemist harpy", "imp", 1, 7),
        ("bearer alchemist harpy", "imp", 3, 8),
    ],
)
def test_a_tithe_adds_up_target_army_and_bonus(owner: str, target: str, quarters: int, gained: int) -> None:
    """Coins come for the target, every face-up card of the army (Standard-Bearer included) and the Bonus Income."""
    assert gained == tithe(owner, target, quarters)


@pytest.mark.rule("STYX-TITHE-01")
def test_only_who_tithes_gains_coins() -> None:
    """A player who does something else gets no income, and nobody pays for the coins of others."""
    state = table(player("bearer imp"), player("bearer imp"), player("bearer ghoul"), left="ghoul")
    after = play(state, "place eliminate left", "place muster left", "place tithe left", "skip", "skip")
    assert (4, 4, 4 + 3) == coins(after)


@pytest.mark.rule("STYX-TITHE-02")
@pytest.mark.parametrize(
    ("owner", "target", "gained"),
    [
        ("bearer imp alchemist", "cyclops", 4),
        ("bearer imp alchemist", "death", 3),
        ("bearer imp alchemist war", "imp", 6),
        ("bearer imp alchemist war famine", "ghoul", 3),
    ],
)
def test_negative_incomes_are_subtracted(owner: str, target: str, gained: int) -> None:
    """A negative income of the target or of an own card takes away from the rest of the sum."""
    assert gained == tithe(owner, target)


@pytest.mark.rule("STYX-TITHE-03")
@pytest.mark.parametrize(
    ("owner", "gained"), [("bearer imp", 3), ("bearer ~imp", 1), ("~bearer imp", 2), ("bearer imp ~war", 3)]
)
def test_face_down_cards_count_for_nothing(owner: str, gained: int) -> None:
    """Neither the income nor the loss of a face-down card counts; the target adds 0."""
    assert gained == tithe(owner, "ogre")


@pytest.mark.rule("STYX-TITHE-04")
@pytest.mark.parametrize(
    ("owner", "target", "gained"),
    [
        ("bearer alchemist", "cyclops", 2),
        ("bearer", "ghoul", 2),
        ("bearer", "ogre", 1),
        ("bearer", "cyclops", 1),
        ("bearer", "death", 1),
        ("~bearer war", "death", 1),
        ("bearer famine death hydra", "nidhoggr", 1),
    ],
)
def test_a_tithe_never_gives_less_than_one_coin(owner: str, target: str, gained: int) -> None:
    """Sums of 2, 2, 1, 0, -1, -3 and -6 give 2, 2, 1, 1, 1, 1 and 1."""
    assert gained == tithe(owner, target)


@pytest.mark.rule("STYX-TITHE-04")
def test_the_minimum_is_for_the_whole_sum_and_not_for_its_parts() -> None:
    """1 - 1 - 2 from the army and 2 of the target make 0 and so 1 coin, not 1 for the army and 2 for the target."""
    assert 1 == tithe("bearer hydra famine", "imp")


@pytest.mark.rule("STYX-TITHE-05")
@pytest.mark.parametrize(
    ("target", "eliminated", "gained"),
    [("imp", False, 5), ("imp", True, 3), ("death", False, 1), ("death", True, 3), ("ogre", True, 3)],
)
def test_an_eliminated_target_adds_nothing(target: str, eliminated: bool, gained: int) -> None:
    """The income of the Eliminated target is left out, be it a gain or a loss; the army's 3 remain."""
    state = table(player("bearer imp", coins=0), player("bearer death", influence=6), player(), left=target)
    state = play(state, "place tithe left", "place eliminate left", "place tithe right")
    state = play(state, "bid 5", "pay death") if eliminated else play(state, "skip")
    assert gained == coins(state)[0]


@pytest.mark.rule("STYX-TITHE-05")
def test_with_an_eliminated_target_the_minimum_still_holds() -> None:
    """An army of -1 in all gains 1 coin for an Eliminated imp."""
    state = table(player("bearer famine", coins=0), player(), player(), left="imp")
    after = play(
        state, "place tithe left", "place eliminate left", "place tithe right", "bid 1", "pay standard-bearer-yellow"
    )
    assert 1 == coins(after)[0]


@pytest.mark.rule("STYX-TITHE-06")
@pytest.mark.parametrize(
    ("owner", "quarters", "gained"),
    [("bearer", 0, 1), ("bearer", 1, 2), ("bearer", 3, 3), ("bearer djinn:3", 0, 3), ("bearer djinn:3", 3, 5)],
)
def test_bonus_and_djinn_count_with_an_eliminated_target(owner: str, quarters: int, gained: int) -> None:
    """Only the target's 2 are lost: the token's +1 or +2 and the Djinn's 2 coins are not."""
    state = table(player(owner, coins=0, soul=quarters), player(), player(), left="imp")
    after = play(
        state, "place tithe left", "place eliminate left", "place tithe right", "bid 1", "pay standard-bearer-yellow"
    )
    assert gained == coins(after)[0]
    assert owner.replace(":3", ":2") == army(after, 0)


@pytest.mark.rule("STYX-TITHE-07")
@pytest.mark.parametrize(("line", "fate"), [("bid 1", "mustered"), ("skip", "left")])
def test_a_mustered_or_leftover_target_pays(line: str, fate: str) -> None:
    """The imp's 2 coins come whether another player Musters it or it is left over."""
    state = table(player(coins=0), player(), player(), left="imp", right="nidhoggr")
    state = play(state, "place tithe left", "place muster left", "place muster right", line)
    state = play(state, "bid 1")
    assert "nidhoggr" in army(state, 2)
    assert (3, fate) == (coins(state)[0], fates(state)[0])


@pytest.mark.rule("STYX-TITHE-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_several_tithes_of_one_card_are_all_paid_in_full(seats: int) -> None:
    """Everybody who Tithes the imp gets its 2 coins and the own Standard-Bearer's 1."""
    state = table(*(player(coins=seat) for seat in range(seats)), left="imp")
    seconds = ["place muster right"] * seats + ["skip"] * seats if seats == 2 else []
    after = play(state, *["place tithe left"] * seats, *seconds)
    assert tuple(seat + 3 for seat in range(seats)) == coins(after)


@pytest.mark.rule("STYX-TITHE-09")
@pytest.mark.parametrize("target", ["left", "right"])
def test_a_card_just_mustered_adds_no_income(target: str) -> None:
    """With 2 players the Musterer of the imp who Tithes as well gains 1 from the army, not 3.

    The left card is the imp with 2, the right one the ogre with 0.
    """
    state = table(player(), player(), left="imp", right="ogre")
    line = ["place muster left", "place muster right", f"place tithe {target}", "place eliminate right"]
    story = told(state, *line, "bid 1", "skip", "skip")
    named, gained = ("imp", 3) if target == "left" else ("ogre", 1)
    assert "seat 0 mustered imp 1" in story
    assert f"seat 0 tithed {named} {gained}" in story
