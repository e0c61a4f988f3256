from __future__ import annotations

from itertools import combinations

import pytest

from games.styx.lines import both_mustered
from games.styx.table import (
    actor,
    army,
    asked,
    begins,
    condition,
    legal,
    mustered,
    play,
    player,
    table,
    winners,
)
from thesmos.games.styx.state import State

ORDER = ["devils-soul", "headless-horseman", "siren", "necromancer", "lich", "nidhoggr", "reaper", "shaman"]


def rich(left: str, right: str, first: int = 0) -> State:
    """Return a table on which every Muster effect has a target, whoever Musters its card."""
    owners = [player("bearer imp ~ghoul"), player("bearer harpy ~hellhound"), player("bearer kelpie ~banshee")]
    return table(*owners, left=left, right=right, first=first, center="skeleton", pile="minotaur war cyclops ogre")


@pytest.mark.rule("STYX-EFFECT-01")
@pytest.mark.parametrize(("earlier", "later"), list(combinations(ORDER, 2)))
@pytest.mark.parametrize("turned", [False, True])
def test_effects_come_in_the_fixed_order(earlier: str, later: str, turned: bool) -> None:
    """The card that stands earlier in the list acts first, whoever owns it and wherever it lay."""
    left, right = (later, earlier) if turned else (earlier, later)
    state = both_mustered(rich(left, right))
    assert ("effect", 1 if turned else 0) == (asked(state), actor(state))
    state = play(state, "decline")
    assert ("effect", 0 if turned else 1) == (asked(state), actor(state))
    assert begins(play(state, "decline"))


@pytest.mark.rule("STYX-EFFECT-01")
@pytest.mark.parametrize(("left", "right"), [("lich", "siren"), ("siren", "lich")])
def test_the_siren_acts_before_the_lich_with_consequences(left: str, right: str) -> None:
    """The Lich of one player stands up only after the Siren of another has taken what it could reach."""
    state = both_mustered(rich(left, right))
    sirens, liches = (1, 0) if left == "lich" else (0, 1)
    down = {0: "ghoul", 1: "hellhound"}[liches]
    assert f"raise {down}" not in legal(state)
    own = {0: "imp", 1: "harpy"}[sirens]
    state = play(state, f"give {own}", "take kelpie from seat 2")
    assert [f"raise {down}", "decline"] == legal(state)
    assert liches == actor(state)


@pytest.mark.rule("STYX-EFFECT-02")
@pytest.mark.parametrize(("first", "order"), [(0, (0, 1)), (1, (1, 2)), (2, (2, 0))])
@pytest.mark.parametrize("card", ["nidhoggr", "reaper"])
def test_owners_of_two_copies_act_in_turn_order(card: str, first: int, order: tuple[int, int]) -> None:
    """In an edition with two copies of a card both owners use it, beginning with the one nearer the First Player."""
    state = both_mustered(rich(card, card, first))
    assert order[0] == actor(state)
    assert f"{card}" in army(state, order[1])
    state = play(state, "decline")
    assert ("effect", order[1]) == (asked(state), actor(state))


@pytest.mark.rule("STYX-EFFECT-02")
def test_turn_order_decides_and_not_the_place_of_the_card() -> None:
    """The First Player with the right copy acts before the next player with the left one."""
    tokens = ("place muster right", "place muster left", "place tithe left")
    state = play(rich("nidhoggr", "nidhoggr", 1), *tokens, "bid 1", "bid 1")
    assert 1 == actor(state)
    state = play(state, "claim soul")
    assert ("effect", 2) == (asked(state), actor(state))


@pytest.mark.rule("STYX-EFFECT-03")
@pytest.mark.parametrize(("left", "right"), [("cultist", "shaman"), ("shaman", "cultist")])
def test_summons_wait_for_the_muster_effects(left: str, right: str) -> None:
    """The Shaman's Totem, last of the Muster effects, still comes before the Cultist's summons."""
    owners = [player(), player(), player()]
    state = both_mustered(table(*owners, left=left, right=right, pile="minotaur air-spirit ogre"))
    shaman = 0 if left == "shaman" else 1
    assert (shaman, ["take totem", "decline"]) == (actor(state), legal(state))
    state = play(state, "take totem")
    assert (1 - shaman, ["summon air-spirit", "decline"]) == (actor(state), legal(state))


@pytest.mark.rule("STYX-EFFECT-03")
@pytest.mark.parametrize(("left", "right", "owner"), [("cultist", "succubus", 0), ("succubus", "cultist", 1)])
def test_the_cultist_summons_before_the_succubus(left: str, right: str, owner: int) -> None:
    """The Cultist's owner summons first, also when the Succubus belongs to the First Player."""
    owners = [player(), player(), player()]
    state = both_mustered(table(*owners, left=left, right=right, pile="minotaur war air-spirit ogre"))
    assert (owner, ["summon air-spirit", "decline"]) == (actor(state), legal(state))
    state = play(state, "decline")
    assert (1 - owner, ["summon war", "decline"]) == (actor(state), legal(state))


@pytest.mark.rule("STYX-EFFECT-03")
@pytest.mark.parametrize(("place", "over"), [(18, False), (19, True)])
def test_nothing_is_summoned_once_the_game_is_won(place: int, over: bool) -> None:
    """The Cultist's Influence of 1 makes 20 out of 19: the game ends before the summons; at 19 it goes on with them."""
    owners = [player(influence=place), player(), player()]
    state = mustered(table(*owners, left="cultist", pile="minotaur air-spirit ogre"))
    expected = ((0,), "influence", []) if over else ((), "", ["summon air-spirit", "decline"])
    assert expected == (winners(state), condition(state), legal(state))


@pytest.mark.rule("STYX-EFFECT-04")
@pytest.mark.parametrize(
    ("card", "own", "other", "center"),
    [
        ("headless-horseman", "bearer imp", "bearer war", "famine"),
        ("siren", "bearer imp", "bearer ~harpy", "skeleton"),
        ("siren", "bearer ~imp", "bearer harpy", "skeleton"),
        ("necromancer", "bearer imp", "bearer harpy", ""),
        ("necromancer", "bearer vampire", "bearer harpy", "skeleton"),
        ("lich", "bearer imp", "bearer ~harpy", "skeleton"),
        ("reaper", "bearer ~imp", "bearer harpy", ""),
    ],
)
def test_an_effect_without_a_target_does_nothing(card: str, own: str, other: str, center: str) -> None:
    """Nobody is asked, no card moves, and the card stays face up as it was Mustered."""
    owners = [player(own), player(other), player()]
    state = mustered(table(*owners, left=card, right="air-spirit", center=center, pile="minotaur cyclops ogre"))
    assert begins(state)
    assert (f"{own} {card}", other, "bearer") == (army(state, 0), army(state, 1), army(state, 2))


@pytest.mark.rule("STYX-EFFECT-04")
def test_a_complete_soul_leaves_nidhoggr_without_effect() -> None:
    """With four quarters there is nothing to claim; with three there is."""
    owners = [player("bearer", soul=4), player(), player()]
    state = mustered(table(*owners, left="nidhoggr"))
    assert (True, "bearer nidhoggr") == (begins(state), army(state, 0))
    state = mustered(table(player(soul=3), player(), player(), left="nidhoggr"))
    assert ["claim soul", "decline"] == legal(state)


@pytest.mark.rule("STYX-EFFECT-04")
@pytest.mark.parametrize(("totem", "options"), [(False, []), (True, ["take totem", "decline"])])
def test_the_shaman_needs_the_totem_aside(totem: bool, options: list[str]) -> None:
    """If the Totem no longer waits, the Shaman joins without being asked for it."""
    state = mustered(table(player(), player(), player(), left="shaman", totem=totem))
    assert "bearer shaman" == army(state, 0)
    assert options == ([] if begins(state) else legal(state))
