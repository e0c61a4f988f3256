from __future__ import annotations

import pytest

from games.rixus.table import (
    actor,
    allowed,
    answer,
    army,
    buried,
    camp,
    fight,
    hand,
    left,
    legal,
    play,
    player,
    refused,
    table,
)
from thesmos.core.errors import InvalidActionError
from thesmos.games.rixus.game import GAME
from thesmos.games.rixus.state import DiscardDown


@pytest.mark.rule("RIXUS-TURN-01")
def test_two_actions_then_the_player_to_the_left() -> None:
    """After the second action the turn passes to the left by itself, with two actions for the next player."""
    state = table(player("squire archer ranger"), player(), player(), deck="knight knight")
    state = play(state, "play squire")
    assert (0, 1) == left(state)
    state = play(state, "play archer")
    assert (1, 2) == left(state)


@pytest.mark.rule("RIXUS-TURN-01")
def test_the_same_action_may_be_taken_twice() -> None:
    """The two actions may be alike: two draws."""
    state = play(table(player(), player(), deck="knight squire archer"), "draw", "draw")
    assert "archer squire" == hand(state, 0)
    assert (1, 2) == left(state)


@pytest.mark.rule("RIXUS-TURN-01")
@pytest.mark.parametrize("taken", [0, 1])
def test_a_turn_may_end_with_actions_left(taken: int) -> None:
    """A player may stop after one action or without any."""
    state = play(table(player(), player(), player(), turn=2, deck="squire squire"), *["draw"] * taken)
    assert (2, 2 - taken) == left(state)
    assert allowed(state, "end turn")
    assert (0, 2) == left(play(state, "end turn"))


@pytest.mark.rule("RIXUS-TURN-01")
def test_actions_not_taken_are_not_saved() -> None:
    """Actions that were left are lost: the next turn of the same player has two again."""
    assert (0, 2) == left(play(table(player(), player()), "end turn", "end turn"))


@pytest.mark.rule("RIXUS-TURN-02")
def test_draw_takes_the_top_card() -> None:
    """A draw takes the one card on top of the deck into the hand and costs one action."""
    state = play(table(player("knight"), player(), deck="squire archer ranger"), "draw")
    assert "knight ranger" == hand(state, 0)
    assert ("squire", "archer") == state.deck
    assert (0, 1) == left(state)


@pytest.mark.rule("RIXUS-TURN-03")
def test_play_takes_one_action_and_the_card() -> None:
    """Playing a card takes it from the hand, does what it says and costs one action; of two copies one stays."""
    state = play(table(player("squire squire"), player(), deck="knight"), "play squire")
    assert "squire" == hand(state, 0)
    assert "squire" == army(state, 0)
    assert (0, 1) == left(state)


@pytest.mark.rule("RIXUS-TURN-03")
def test_a_card_must_be_in_the_own_hand() -> None:
    """A card that is only in another hand, in the deck or in the cemetery can't be played."""
    state = table(player("knight"), player("squire"), deck="archer", cemetery="ranger")
    assert ["play knight"] == [text for text in legal(state) if text.startswith("play")]
    for card in ("squire", "archer", "ranger"):
        assert {"RIXUS-TURN-03"} == refused(state, f"play {card}")


@pytest.mark.rule("RIXUS-TURN-03")
@pytest.mark.parametrize(
    ("card", "aimed"),
    [
        ("old-map", "on hero 0"),
        ("banner", "on hero 0"),
        ("scout", ""),
        ("resurrection", "on squire"),
        ("ambush", "on seat 1 hero 0"),
        ("pickpocket", "on seat 1"),
        ("lost-road", "on seat 1 hero 0 old-map"),
        ("plunder", "on seat 1"),
    ],
)
def test_a_card_without_a_target_can_not_be_played(card: str, aimed: str) -> None:
    """At an empty table a card that needs a target can't be played at all."""
    state = table(player(card), player(), deck="knight")
    assert not [text for text in legal(state) if text.startswith("play")]
    assert refused(state, f"play {card} {aimed}".strip())


@pytest.mark.rule("RIXUS-TURN-03")
@pytest.mark.rule("RIXUS-EFFECT-09")
def test_surrender_is_not_played_as_an_action() -> None:
    """The surrender boon can't be played in a turn: there is no such play, and surrendering answers only a war."""
    state = table(player("surrender", army="squire"), player(), deck="knight", camp="imp imp")
    assert not [text for text in legal(state) if "surrender" in text]
    assert refused(state, "surrender")
    with pytest.raises(InvalidActionError):
        GAME.notation.parse("play surrender")


@pytest.mark.rule("RIXUS-TURN-04")
def test_declaring_war_takes_the_whole_turn() -> None:
    """A declared war costs both actions: after it the next player's turn begins."""
    state = table(player(army="paladin"), player(), camp="imp imp", deck="knight")
    assert (1, 2) == left(fight(state))


@pytest.mark.rule("RIXUS-TURN-04")
@pytest.mark.parametrize("first", ["draw", "play squire"])
def test_no_war_after_another_action(first: str) -> None:
    """After any other action it is too late to declare war in this turn."""
    state = table(player("squire", army="paladin"), player(), camp="imp imp", deck="knight")
    assert allowed(state, "declare war")
    assert {"RIXUS-TURN-04"} == refused(play(state, first), "declare war")


@pytest.mark.rule("RIXUS-TURN-05")
def test_the_player_chooses_what_to_discard_one_by_one() -> None:
    """At the end of the turn a hand of 7 loses two cards of the player's choice, then the turn passes."""
    state = table(player("squire squire archer ranger knight"), player(), deck="scout ambush")
    state = play(state, "draw", "draw")
    assert 0 == actor(state)
    kinds = ("ambush", "archer", "knight", "ranger", "scout", "squire")
    assert [f"discard {card}" for card in kinds] == sorted(legal(state))
    state = play(state, "discard squire")
    assert 0 == actor(state)
    state = play(state, "discard scout")
    assert "ambush archer knight ranger squire" == hand(state, 0)
    assert ("squire", "scout") == state.cemetery
    assert (1, 2) == left(state)


@pytest.mark.rule("RIXUS-TURN-05")
def test_a_hand_of_five_is_within_the_limit() -> None:
    """Exactly 5 cards may be kept."""
    state = play(table(player("squire squire archer ranger"), player(), deck="scout"), "draw", "end turn")
    assert (1, 2) == left(state)


@pytest.mark.rule("RIXUS-TURN-05")
def test_during_the_turn_the_hand_may_be_larger() -> None:
    """A hand of 6 between two actions is no matter; playing one card brings it down in time."""
    state = play(table(player("squire squire archer ranger knight"), player(), deck="scout"), "draw")
    assert (0, 1) == left(state)
    assert (1, 2) == left(play(state, "play knight"))


@pytest.mark.rule("RIXUS-TURN-05")
def test_the_limit_holds_for_a_turn_cut_short_and_after_a_war() -> None:
    """Ending the turn at once, or declaring war, is no way around the limit."""
    state = table(player("squire squire archer ranger knight scout"), player(), camp="imp imp")
    assert isinstance(play(state, "end turn").agenda[-1], DiscardDown)
    after = fight(state)
    assert isinstance(after.agenda[-1], DiscardDown)
    assert (1, 2) == left(play(after, "discard knight"))


@pytest.mark.rule("RIXUS-TURN-05")
def test_a_thief_is_held_to_the_limit_at_the_end_of_the_own_turn() -> None:
    """A thief who comes to 6 cards by stealing discards at the end of that turn, not at once; the victim never does."""
    state = table(
        player("pickpocket squire squire archer ranger knight"), player("old-map old-map old-map"), deck="ambush"
    )
    state = play(state, "play pickpocket on seat 1")
    assert (0, 1) == left(state)
    assert 6 == len(state.players[0].hand)
    state = play(state, "end turn")
    assert (0, DiscardDown) == (actor(state), type(state.agenda[-1]))
    assert (1, 2) == left(play(state, "discard old-map"))


@pytest.mark.rule("RIXUS-TURN-05")
def test_a_hand_that_is_too_large_outside_the_own_turn_waits() -> None:
    """Seat 1 with 7 cards need not discard when seat 0 ends a turn, only at the end of the own turn."""
    full = "squire squire archer ranger knight paladin old-map"
    state = play(table(player(), player(full), player(), deck="scout"), "end turn")
    assert (1, 2) == left(state)
    assert 7 == len(state.players[1].hand)
    assert (2, 2) == left(play(state, "play squire", "play squire")), "5 cards left: nothing to discard"
    state = play(state, "play knight", "end turn")
    assert 1 == actor(state)
    assert (2, 2) == left(play(state, "discard paladin"))


@pytest.mark.rule("RIXUS-TURN-05")
def test_discarding_is_neither_an_action_of_a_turn_nor_avoidable() -> None:
    """Cards can be discarded only to come down to the limit, and then nothing else can be done."""
    state = table(player("squire squire archer ranger knight scout"), player("ambush"), deck="imp", camp="imp imp@0")
    assert {"RIXUS-TURN-05"} == refused(state, "discard squire")
    over = play(state, "end turn")
    for text in ("draw", "end turn", "declare war", "play squire", "play scout"):
        assert "RIXUS-TURN-05" in refused(over, text)
    assert "RIXUS-TURN-05" in refused(over, "discard ambush"), "it is in another hand"


@pytest.mark.rule("RIXUS-TURN-01")
@pytest.mark.rule("RIXUS-TURN-05")
def test_a_war_in_the_second_action_does_not_spare_the_discard() -> None:
    """A war that starts with the last action is fought first; then the hand limit; then the turn passes."""
    state = table(
        player("squire squire archer ranger knight scout"), player(), camp="imp imp imp imp", deck="imp", left=1
    )
    state = answer(play(state, "draw"))
    assert "" == camp(state)
    assert "imp imp imp imp imp" == buried(state)
    assert (1, 2) == left(play(state, "discard scout"))
