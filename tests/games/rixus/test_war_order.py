from __future__ import annotations

import pytest

from games.rixus.table import (
    actor,
    answer,
    army,
    buried,
    fallen,
    fight,
    hand,
    left,
    legal,
    play,
    player,
    refused,
    spoils,
    table,
    view,
)


@pytest.mark.rule("RIXUS-WAR-04")
def test_everybody_is_asked_once_clockwise_from_the_player_whose_turn_it_is() -> None:
    """In a war that seat 2 of 4 declares, seats 2, 3, 0 and 1 are asked, with a surrender boon in hand or not."""
    state = table(player("surrender"), player(), player(), player("squire"), turn=2, camp="imp imp")
    state, asked = play(state, "declare war"), []
    while "join war" in legal(state):
        asked.append((actor(state), len(legal(state))))
        state = play(state, "join war")
    assert [(2, 1), (3, 1), (0, 2), (1, 1)] == asked


@pytest.mark.rule("RIXUS-WAR-04")
@pytest.mark.rule("RIXUS-WAR-02")
def test_a_war_that_starts_by_itself_asks_from_the_player_whose_turn_it_is() -> None:
    """In a war that a draw of seat 1 brought about, seats 1, 2 and 0 are asked."""
    state = table(player(), player(), player(), turn=1, deck="imp", camp="imp imp imp imp")
    state, asked = play(state, "draw"), []
    while "join war" in legal(state):
        asked.append(actor(state))
        state = play(state, "join war")
    assert [1, 2, 0] == asked


@pytest.mark.rule("RIXUS-WAR-04")
def test_surrender_needs_the_boon() -> None:
    """Only who holds a surrender boon may surrender; no other action is possible in the answer."""
    state = play(table(player("squire"), player("surrender"), deck="knight", camp="imp imp"), "declare war")
    assert ["join war"] == legal(state)
    assert {"RIXUS-WAR-04"} == refused(state, "surrender")
    for text in ("draw", "end turn", "declare war", "play squire", "discard squire"):
        assert "RIXUS-WAR-04" in refused(state, text)
    state = play(state, "join war")
    assert ["join war", "surrender"] == sorted(legal(state))


@pytest.mark.rule("RIXUS-WAR-04")
def test_war_is_answered_only_when_there_is_one() -> None:
    """Outside a war nobody can join one or surrender."""
    state = table(player("surrender", army="squire"), player(), deck="knight", camp="imp imp")
    assert "RIXUS-WAR-04" in refused(state, "join war")
    assert refused(state, "surrender") & {"RIXUS-WAR-04", "RIXUS-TURN-03"}


@pytest.mark.rule("RIXUS-WAR-04")
@pytest.mark.rule("RIXUS-WAR-05")
@pytest.mark.rule("RIXUS-EFFECT-09")
def test_heroes_of_a_player_who_surrendered_stay_out() -> None:
    """Seat 1 surrenders: its squire, the weakest, survives, and its paladin does not beat the monsters either."""
    state = table(player(army="archer"), player("surrender", army="squire, paladin"), camp="imp imp")
    state = fight(state, out=[1])
    assert "squire, paladin" == army(state, 1)
    assert "archer" == fallen(state)
    assert ((0, 0), 1) == (spoils(state), state.camp.spoils)
    assert "archer imp imp surrender" == buried(state)


@pytest.mark.rule("RIXUS-WAR-04")
def test_the_player_who_declared_may_surrender() -> None:
    """The player who declared the war may stay out of it; the others fight it alone."""
    state = fight(table(player("surrender", army="squire"), player(army="paladin"), camp="imp imp"), out=[0])
    assert ("squire", "paladin") == (army(state, 0), army(state, 1))
    assert (0, 1) == spoils(state)


@pytest.mark.rule("RIXUS-WAR-04")
def test_a_surrender_costs_no_action_and_holds_for_one_war() -> None:
    """In a war amid the own turn a surrender costs no action; a second boon is kept, for the next war."""
    state = table(player("surrender surrender", army="squire"), player("surrender"), deck="imp", camp="imp imp imp imp")
    state = answer(play(state, "draw"), out=[0, 1])
    assert (0, 1) == left(state)
    assert ("surrender", "") == (hand(state, 0), hand(state, 1))
    assert (1, 2) == left(play(state, "end turn"))
    again = fight(state.replace(camp=table(camp="imp imp").camp, agenda=table(turn=0).agenda))
    assert "squire" == fallen(again)


@pytest.mark.rule("RIXUS-WAR-04")
@pytest.mark.rule("RIXUS-INFO-01")
def test_being_asked_tells_nothing() -> None:
    """Seat 0 can't tell from seat 1 being asked, or from its joining, whether it holds a surrender boon."""
    worlds = [play(table(player(), player(held), camp="imp imp"), "declare war") for held in ("surrender", "squire")]
    for line in ((), ("join war",), ("join war", "join war")):
        with_boon, without = (play(world, *line) for world in worlds)
        assert view(with_boon, 0) == view(without, 0)


@pytest.mark.rule("RIXUS-WAR-10")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_of_tied_heroes_that_of_the_smaller_army_fights_first(turn: int) -> None:
    """Three heroes of 4 in armies of 11, 9 and 4: seat 2's fights first, then seat 1's, then seat 0's."""
    state = table(
        player(army="pikeman, paladin"),
        player(army="squire mountain-pass, ranger"),
        player(army="archer old-map"),
        camp="dragon wyvern",
        turn=turn,
    )
    assert ["archer", "squire", "pikeman"] == fallen(fight(state)).split()[:3]


@pytest.mark.rule("RIXUS-WAR-10")
@pytest.mark.rule("RIXUS-ZONE-05")
def test_journeys_and_banners_count_in_the_army() -> None:
    """Armies of 4 + 8 and 4 + 7: seat 1's pikeman fights first, though its cards without journeys are stronger."""
    state = table(player(army="pikeman, ranger old-map banner"), player(army="pikeman, paladin"), camp="imp imp")
    state = fight(state)
    assert ("pikeman, ranger old-map", "paladin") == (army(state, 0), army(state, 1))
    assert (1, 0) == spoils(state)


@pytest.mark.rule("RIXUS-WAR-10")
def test_all_tied_heroes_of_an_army_count_in_it() -> None:
    """Armies of 4 + 4 + 4 and 4 + 7: seat 1's squire of 4 is first, though seat 0 has nobody stronger than 4."""
    state = table(player(army="pikeman, pikeman, pikeman"), player(army="squire mountain-pass, paladin"))
    state = fight(state.replace(camp=table(camp="imp imp").camp))
    assert ("pikeman, pikeman, pikeman", "paladin") == (army(state, 0), army(state, 1))
    assert (1, 0) == spoils(state)


@pytest.mark.rule("RIXUS-WAR-10")
def test_only_heroes_still_alive_count_in_the_army() -> None:
    """Armies of 3 + 3 + 4 and 4 + 4: when the pikemen tie, only 4 of the first are left against 8.

    By the strength at the start of the war, 10 against 8, seat 1's would fight first.
    """
    state = fight(table(player(army="archer, archer, pikeman"), player(army="pikeman, pikeman"), camp="harpy harpy"))
    assert "archer archer pikeman" == fallen(state)
    assert ("", "pikeman, pikeman") == (army(state, 0), army(state, 1))
    assert (0, 1) == spoils(state)


@pytest.mark.rule("RIXUS-WAR-10")
def test_armies_are_compared_anew_for_each_fight() -> None:
    """4 + 4 + 2 against 4 + 5: after the squire 8 against 9, after the first pikeman 4 against 9, so both go first.

    Of the 20 monsters 2 + 4 + 4 are taken, then seat 1's archer with old map; the ranger of 5 falls to the last 6.
    """
    state = table(player(army="ranger, archer old-map"), player(army="pikeman, squire mountain-pass, stable-hand"))
    state = fight(state.replace(camp=table(camp="dragon ogre imp").camp))
    assert "stable-hand pikeman squire archer ranger" == fallen(state)


@pytest.mark.rule("RIXUS-WAR-10")
def test_a_tie_of_armies_goes_clockwise_from_the_player_whose_turn_it_is() -> None:
    """With four armies of 4 in a war of seat 2, the heroes of seats 2, 3, 0 and 1 fight in this order."""
    state = table(
        player(army="pikeman"),
        player(army="squire mountain-pass"),
        player(army="stable-hand pilgrimage"),
        player(army="archer old-map"),
        camp="dragon ogre",
        turn=2,
    )
    assert "stable-hand archer pikeman squire" == fallen(fight(state))


@pytest.mark.rule("RIXUS-WAR-10")
def test_a_tie_that_comes_about_in_the_war_goes_clockwise_too() -> None:
    """Armies of 2 + 4 and 4, tied once the squire is slain: seat 1, whose turn it is, fights first, then seat 0."""
    state = table(player(army="pikeman"), player(army="archer old-map, squire"), camp="dragon dragon", turn=1)
    assert "squire archer pikeman" == fallen(fight(state))


@pytest.mark.rule("RIXUS-WAR-10")
@pytest.mark.parametrize(
    ("heroes", "slain", "survives"),
    [
        ("squire mountain-pass, pikeman", "squire", "pikeman"),
        ("pikeman, squire mountain-pass", "pikeman", "squire mountain-pass"),
    ],
)
def test_tied_heroes_of_one_player_fight_in_the_order_of_joining(heroes: str, slain: str, survives: str) -> None:
    """Of two heroes of 4 in one army the one that joined first is slain, the other beats what remains."""
    state = fight(table(player(army=heroes), player(), camp="imp imp"))
    assert (slain, survives) == (fallen(state), army(state, 0))


@pytest.mark.rule("RIXUS-WAR-10")
def test_the_army_of_a_player_who_surrendered_takes_no_part_in_a_tie() -> None:
    """Seat 1 of three with a pikeman surrenders; the tie is between the other two, the smaller army first."""
    state = table(
        player(army="pikeman, paladin"),
        player("surrender", army="pikeman"),
        player(army="archer old-map, ranger"),
        camp="imp imp",
    )
    state = fight(state, out=[1])
    assert ["pikeman, paladin", "pikeman", "ranger"] == [army(state, seat) for seat in range(3)]
    assert "archer" == fallen(state)
