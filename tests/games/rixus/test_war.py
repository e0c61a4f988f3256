from __future__ import annotations

import pytest

from games.rixus.table import (
    actor,
    allowed,
    answer,
    army,
    buried,
    camp,
    face_down,
    fallen,
    fight,
    hand,
    left,
    legal,
    play,
    player,
    refused,
    see,
    spoils,
    table,
)


@pytest.mark.rule("RIXUS-WAR-01")
@pytest.mark.parametrize(("monsters", "possible"), [("", False), ("dragon", False), ("imp imp", True)])
def test_war_needs_two_monsters(monsters: str, possible: bool) -> None:
    """War can't be declared on an empty camp or a single monster, however strong; on two it can."""
    state = table(player(army="paladin"), player(), camp=monsters)
    if possible:
        assert allowed(state, "declare war")
    else:
        assert {"RIXUS-WAR-01"} == refused(state, "declare war")


@pytest.mark.rule("RIXUS-WAR-03")
@pytest.mark.parametrize(
    ("monsters", "champion", "won"),
    [
        ("imp imp", "knight", False),
        ("imp imp", "paladin", True),
        ("imp ghoul", "paladin old-map", False),
        ("imp ghoul", "paladin mountain-pass", True),
        ("imp imp harpy", "paladin pilgrimage mountain-pass", False),
        ("imp imp harpy", "paladin pilgrimage pilgrimage", True),
        ("imp imp imp ghoul", "paladin pilgrimage pilgrimage old-map", False),
        ("imp imp imp ghoul", "paladin pilgrimage pilgrimage mountain-pass", True),
    ],
)
def test_the_monsters_are_as_strong_as_all_together(monsters: str, champion: str, won: bool) -> None:
    """The strength of the monster army is the sum of its cards, which one hero has to exceed."""
    state = fight(table(player(army=champion), player(), camp=monsters))
    assert ((1, 0) if won else (0, 0)) == spoils(state)
    assert (0 if won else 1) == state.camp.spoils


@pytest.mark.rule("RIXUS-WAR-03")
def test_the_monsters_are_turned_face_up_only_when_all_have_answered() -> None:
    """Until the last answer nobody sees the monsters; once war starts everybody does."""
    state = play(table(player(), player(), player(), camp="imp ghoul"), "declare war", "join war", "join war")
    assert [face_down(2)] * 3 == [tuple(one.card for one in see(state, seat).camp.monsters) for seat in range(3)]
    after = play(state, "join war")
    for seat in range(3):
        assert ["imp", "ghoul"] == [one.what for one in see(after, seat).events if one.rule == "RIXUS-WAR-03"]


@pytest.mark.rule("RIXUS-WAR-05")
def test_every_hero_on_the_table_is_drafted() -> None:
    """Heroes of all players fight, not only those of the player who declared the war."""
    state = fight(table(player(army="squire"), player(army="archer"), player(army="pikeman"), camp="dragon dragon"))
    assert "squire archer pikeman" == fallen(state)


@pytest.mark.rule("RIXUS-WAR-06")
@pytest.mark.rule("RIXUS-ZONE-05")
def test_the_overall_strength_sets_the_order() -> None:
    """Heroes fight from weakest to strongest by overall strength, whoever they belong to and when they joined.

    The archer has 3 + 3 = 6 and fights after the ranger; the squire with a banner has 2 + 2 = 4, before the ranger.
    """
    state = table(player(army="paladin, archer pilgrimage, ranger"), player(army="squire banner, stable-hand"))
    state = fight(state.replace(camp=table(camp="dragon dragon wyvern").camp))
    assert "stable-hand squire ranger archer paladin" == fallen(state)


@pytest.mark.rule("RIXUS-WAR-07")
def test_each_slain_hero_wears_the_monsters_down() -> None:
    """14 - 1 - 2 - 3 - 4 leaves 4: four heroes are slain, and the ranger's 5 is enough where it was not at first."""
    state = table(player(army="stable-hand, archer, ranger"), player(army="squire, pikeman"), camp="imp ghoul harpy")
    state = fight(state)
    assert "stable-hand squire archer pikeman" == fallen(state)
    assert ("ranger", "") == (army(state, 0), army(state, 1))
    assert (1, 0) == spoils(state)


@pytest.mark.rule("RIXUS-WAR-07")
def test_journeys_and_banners_count_in_the_fight_and_go_with_the_slain() -> None:
    """The slain squire takes 2 + 1 + 2 = 5 from the 10 monsters, and only therefore the knight's 6 is enough."""
    state = fight(table(player(army="squire old-map banner"), player(army="knight"), camp="ghoul ghoul"))
    assert "banner ghoul ghoul old-map squire" == buried(state)
    assert (0, 1) == spoils(state)


@pytest.mark.rule("RIXUS-WAR-08")
def test_the_first_hero_above_what_remains_ends_the_war() -> None:
    """6 - 3 = 3: the pikeman strikes the final blow, survives and earns one token; stronger heroes don't fight."""
    state = table(
        player(army="archer, paladin"), player(army="ranger"), player(army="pikeman", spoils=1), camp="imp imp"
    )
    state = fight(state)
    assert "archer" == fallen(state)
    assert ["paladin", "ranger", "pikeman"] == [army(state, seat) for seat in range(3)]
    assert (0, 0, 2) == spoils(state)


@pytest.mark.rule("RIXUS-WAR-09")
def test_an_equal_hero_is_slain() -> None:
    """A knight of 6 against 6 is slain, and the monsters win if no other hero is left."""
    state = fight(table(player(army="knight"), player(), camp="imp imp"))
    assert "knight" == fallen(state)
    assert ((0, 0), 1) == (spoils(state), state.camp.spoils)


@pytest.mark.rule("RIXUS-WAR-09")
def test_after_an_equal_hero_the_next_meets_nothing() -> None:
    """Two knights against 6: the first is slain and leaves 0, the second strikes the final blow against 0."""
    state = fight(table(player(army="knight"), player(army="knight"), camp="imp imp"))
    assert ("", "knight") == (army(state, 0), army(state, 1))
    assert (0, 1) == spoils(state)


@pytest.mark.rule("RIXUS-WAR-11")
@pytest.mark.rule("RIXUS-ZONE-02")
def test_monsters_that_nobody_overcomes_take_a_token() -> None:
    """If all heroes fall the monsters take one token, and their army goes to the cemetery all the same."""
    state = fight(table(player(army="squire", spoils=1), player(army="archer"), camp="ogre ogre", tokens=1))
    assert ((1, 0), 2) == (spoils(state), state.camp.spoils)
    assert "" == camp(state)
    assert "archer ogre ogre squire" == buried(state)


@pytest.mark.rule("RIXUS-WAR-12")
@pytest.mark.rule("RIXUS-ZONE-02")
def test_beaten_monsters_leave_the_camp() -> None:
    """After a war that heroes win the monsters lie in the cemetery, the camp is empty, and they get no token."""
    state = fight(table(player(army="paladin"), player(), camp="imp imp", cemetery="old-map"))
    assert "" == camp(state)
    assert "imp imp old-map" == buried(state)
    assert 0 == state.camp.spoils


@pytest.mark.rule("RIXUS-WAR-13")
@pytest.mark.parametrize("out", [(), (0, 1)])
def test_a_war_without_heroes_is_lost(out: tuple[int, ...]) -> None:
    """War may be declared without any hero, or all may surrender; then the monsters win it."""
    seats = (player("surrender", army="paladin"), player("surrender", army="paladin")) if out else (player(), player())
    state = fight(table(*seats, camp="imp imp"), out)
    assert ((0, 0), 1) == (spoils(state), state.camp.spoils)
    assert "" == camp(state)
    assert "" == fallen(state)


@pytest.mark.rule("RIXUS-WAR-02")
def test_the_fifth_monster_starts_a_war_at_once() -> None:
    """The draw that brings the fifth monster is followed by a war, which costs nothing: one action is left."""
    state = table(player(army="paladin pilgrimage pilgrimage pilgrimage"), player(), deck="imp", camp="imp imp imp imp")
    state = play(state, "draw")
    assert ["join war"] == legal(state)
    state = answer(state)
    assert (0, 1) == left(state)
    assert (1, 0) == spoils(state), "16 is above 5 times 3"
    assert ("", "imp imp imp imp imp") == (camp(state), buried(state))


@pytest.mark.rule("RIXUS-WAR-02")
def test_the_fourth_monster_starts_no_war() -> None:
    """4 monsters are not enough to start a war by themselves."""
    state = play(table(player(), player(), deck="imp", camp="imp imp imp"), "draw")
    assert (0, 1) == left(state)
    assert "imp imp imp imp" == camp(state)


@pytest.mark.rule("RIXUS-WAR-02")
def test_a_war_in_the_second_action_ends_the_turn() -> None:
    """After a war that the second action brought about no action is left, so the turn passes."""
    state = play(table(player(), player(), deck="imp", camp="imp imp imp imp", left=1), "draw")
    assert (1, 2) == left(answer(state))


@pytest.mark.rule("RIXUS-WAR-02")
@pytest.mark.rule("RIXUS-EFFECT-01")
def test_reinforcements_wait_for_the_war() -> None:
    """The fifth monster as the first of two cards: the second is drawn after the war, and an action is left."""
    state = table(player("reinforcements"), player(), deck="knight squire imp", camp="imp imp imp imp")
    state = play(state, "play reinforcements")
    assert (0, "") == (actor(state), hand(state, 0))
    assert ("knight", "squire") == state.deck
    assert "reinforcements" not in state.cemetery
    state = answer(state)
    assert ("squire", ("knight",)) == (hand(state, 0), state.deck)
    assert (0, 1) == left(state)


@pytest.mark.rule("RIXUS-WAR-02")
def test_a_monster_drawn_after_the_war_starts_a_new_army() -> None:
    """The second card of the reinforcements, a monster too, comes to the camp that the war has emptied."""
    state = table(player("reinforcements"), player(), deck="dragon ogre", camp="imp imp imp imp")
    state = answer(play(state, "play reinforcements"))
    assert "dragon" == camp(state)
    assert "imp imp imp imp ogre reinforcements" == buried(state)
