from __future__ import annotations

import pytest

from games.rixus.table import (
    answer,
    army,
    buried,
    cards,
    face_down,
    hand,
    play,
    player,
    see,
    spoils,
    table,
    view,
)
from thesmos.core.rng import NO_RNG
from thesmos.games.rixus.state import State


def shown(state: State, seat: int, other: int) -> str:
    """Return what a seat sees of another's hand, the cards it knows first."""
    return " ".join(sorted(see(state, seat).players[other].hand, reverse=True))


def monsters(state: State, seat: int) -> tuple[str, ...]:
    """Return what a seat sees of the camp."""
    return tuple(monster.card for monster in see(state, seat).camp.monsters)


@pytest.mark.rule("RIXUS-INFO-01")
def test_hands_are_hidden_but_their_sizes_are_public() -> None:
    """Each player sees the own hand and how many cards the others hold."""
    state = table(player("squire archer"), player("knight"), player("old-map banner scout"))
    hands = [player.hand for player in see(state, 1).players]
    assert [face_down(2), cards("knight"), face_down(3)] == hands


@pytest.mark.rule("RIXUS-INFO-01")
def test_worlds_with_other_hands_look_the_same() -> None:
    """Two tables that differ only in the hands of others can't be told apart by a player, nor after a secret draw."""
    one = table(player("squire archer"), player("knight"), player("banner"), deck="imp knight")
    two = table(player("scout archer"), player("knight"), player("ambush"), deck="ogre banner")
    for state, other in ((one, two), (play(one, "draw"), play(two, "draw"))):
        assert view(state, 1) == view(other, 1)
        assert view(state, 0) != view(other, 0)


@pytest.mark.rule("RIXUS-INFO-01")
def test_a_drawn_card_is_told_to_the_drawer_alone() -> None:
    """Of a draw the others learn only that it was made and that the hand grew."""
    state = play(table(player(), player(), deck="knight"), "draw")
    assert ["knight"] == [event.what for event in see(state, 0).events if event.what]
    assert ["?"] == [event.what for event in see(state, 1).events if event.what]
    assert face_down(1) == see(state, 1).players[0].hand


@pytest.mark.rule("RIXUS-INFO-02")
@pytest.mark.rule("RIXUS-ZONE-06")
def test_a_monster_is_known_to_who_drew_it() -> None:
    """Each player sees the monsters that this player drew; the others see only how many there are."""
    state = play(table(player(), player(), player(), deck="squire dragon ogre imp"), "draw", "end turn", "draw", "draw")
    assert [("imp", "?", "?"), ("?", "ogre", "dragon"), face_down(3)] == [monsters(state, seat) for seat in range(3)]
    assert ["dragon"] == [event.what for event in see(state, 1).events if event.what]
    assert [["?"]] * 2 == [[event.what for event in see(state, seat).events if event.what] for seat in (0, 2)]


@pytest.mark.rule("RIXUS-INFO-02")
def test_worlds_with_other_monsters_look_the_same() -> None:
    """A player can't tell which monsters others drew, until the war; not even from a scout of another's."""
    line = ("play scout", "end turn")
    one, two = (
        play(table(player("scout"), player(), deck="squire", camp=f"imp@1 {beast}@0 {beast}"), *line)
        for beast in ("ogre", "dragon")
    )
    assert view(one, 1) == view(two, 1)
    called, other = play(one, "declare war"), play(two, "declare war")
    assert view(called, 1) == view(other, 1)
    assert view(answer(called), 1) != view(answer(other), 1)


@pytest.mark.rule("RIXUS-INFO-02")
@pytest.mark.rule("RIXUS-EFFECT-02")
def test_what_a_scout_saw_is_told_to_its_player_alone() -> None:
    """Neither the camp nor the events tell others what the scout saw."""
    state = play(table(player("scout"), player(), camp="imp ogre", deck="squire"), "play scout")
    assert ("imp", "ogre") == monsters(state, 0)
    assert face_down(2) == monsters(state, 1)
    assert not {"imp", "ogre"} & {event.what for event in see(state, 1).events}


@pytest.mark.rule("RIXUS-INFO-03")
def test_armies_cemetery_and_tokens_are_public() -> None:
    """Everybody sees all armies, the cemetery and all tokens, also those of the monsters."""
    state = table(
        player(army="squire old-map banner", spoils=1), player(army="knight"), player(spoils=2), cemetery="imp squire"
    ).replace(camp=table(tokens=2).camp)
    for seat in range(3):
        seen = see(state, seat)
        assert ["squire old-map banner", "knight", ""] == [army(seen, other) for other in range(3)]
        assert "imp squire" == buried(seen)
        assert ((1, 0, 2), 2) == (spoils(seen), seen.camp.spoils)


@pytest.mark.rule("RIXUS-INFO-03")
def test_nobody_sees_the_order_of_the_deck() -> None:
    """The deck shows nothing but its size, whatever is in it and in whichever order."""
    one = table(player(), player(), deck="squire imp knight")
    two = table(player(), player(), deck="knight squire imp")
    for seat in range(2):
        assert face_down(3) == see(one, seat).deck
        assert view(one, seat) == view(two, seat)


@pytest.mark.rule("RIXUS-INFO-03")
def test_a_renewed_deck_is_hidden_again() -> None:
    """Cards of the cemetery that were shuffled into a new deck can't be seen in it any more."""
    state = play(table(player(), player(), cemetery="squire knight archer"), "draw")
    assert [face_down(2)] * 2 == [see(state, seat).deck for seat in range(2)]
    assert face_down(1) == see(state, 1).players[0].hand


@pytest.mark.rule("RIXUS-INFO-03")
def test_nobody_sees_the_chance_to_come() -> None:
    """What chance will bring is in no observation."""
    one, two = (table(player(), player(), deck="squire", seed=seed) for seed in (1, 2))
    for seat in range(2):
        assert NO_RNG == see(one, seat).rng
        assert view(one, seat) == view(two, seat)


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-EFFECT-06")
def test_thief_and_victim_know_the_stolen_card() -> None:
    """The victim still knows the one card in the thief's hand, the thief all of it, a third player none."""
    state = play(table(player("pickpocket squire"), player("knight"), player("banner")), "play pickpocket on seat 1")
    assert ["squire knight", "knight ?", "? ?"] == [shown(state, seat, 0) for seat in range(3)]
    assert [True, True, False] == ["knight" in [event.what for event in see(state, seat).events] for seat in range(3)]


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-EFFECT-06")
def test_a_third_player_can_not_tell_what_was_stolen() -> None:
    """Two thefts of different cards are the same to a third player, in the state and in what is told of it."""
    one, two = (
        play(table(player("pickpocket"), player(held), player()), "play pickpocket on seat 1", "end turn")
        for held in ("knight", "squire")
    )
    assert view(one, 2) == view(two, 2)
    assert view(one, 0) != view(two, 0)
    assert view(one, 1) != view(two, 1)


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.parametrize(
    ("line", "known"),
    [
        ((), "knight ?"),
        (("draw",), "knight ? ?"),
        (("play squire",), "knight"),
        (("play knight",), "?"),
        (("end turn", "draw", "end turn", "end turn", "draw"), "knight ? ?"),
    ],
)
def test_the_victim_remembers_until_the_card_leaves(line: tuple[str, ...], known: str) -> None:
    """Seat 1 knows the knight in the thief's hand until it is played; other cards that come and go don't matter."""
    state = table(player("knight squire", known="knight@1"), player(), player(), deck="ranger archer archer")
    assert known == shown(play(state, *line), 1, 0)


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-TURN-05")
def test_a_discard_of_the_known_card_is_seen() -> None:
    """The victim sees the known card go when the thief discards it, and knows it further if another card goes."""
    state = table(player("knight squire squire archer ranger old-map", known="knight@1"), player(), deck="imp")
    state = play(state, "end turn")
    assert "? ? ? ? ?" == shown(play(state, "discard knight"), 1, 0)
    assert "knight ? ? ? ?" == shown(play(state, "discard squire"), 1, 0)


@pytest.mark.rule("RIXUS-INFO-01")
def test_equal_cards_can_not_be_told_apart() -> None:
    """When one knight of a hand is played it may be the one that was known, whether or not there is another.

    With two that are known, one is still known after the other is played.
    """
    twice, once = (
        play(table(player(held, known="knight@1"), player(), deck="imp"), "play knight")
        for held in ("knight knight", "knight squire")
    )
    assert view(twice, 1) == view(once, 1)
    both = table(player("knight knight squire", known="knight@1 knight@1"), player(), deck="imp")
    assert "knight ?" == shown(play(both, "play knight"), 1, 0)


def robbed(thief: int, loot: str) -> State:
    """Return the state after seat `thief` took `loot` from seat 0, whose knight seat 1 knew."""
    for seed in range(50):
        seats = [player("knight squire", known="knight@1"), player("banner"), player("banner")]
        seats[thief] = player("pickpocket banner")
        state = play(table(*seats, deck="imp", turn=thief, seed=seed), "play pickpocket on seat 0")
        if loot in hand(state, thief):
            return state
    raise AssertionError(f"no seed takes the {loot}")


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-EFFECT-06")
def test_after_another_theft_the_card_can_have_moved() -> None:
    """Seat 2 robs seat 0: seat 1 no longer knows where the knight is, whichever card was taken."""
    for loot in ("knight", "squire"):
        assert "?" == shown(robbed(2, loot), 1, 0)
        assert "? ?" == shown(robbed(2, loot), 1, 2)
    assert view(robbed(2, "knight"), 1) == view(robbed(2, "squire"), 1)


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-EFFECT-06")
def test_who_steals_back_knows_what_stayed() -> None:
    """Seat 1 robs seat 0: if it takes the squire it still knows the knight, and seat 0 knows what seat 1 took."""
    assert "knight" == shown(robbed(1, "squire"), 1, 0)
    assert "squire ?" == shown(robbed(1, "squire"), 0, 1)
    assert "?" == shown(robbed(1, "knight"), 1, 0)
    assert "knight ?" == shown(robbed(1, "knight"), 0, 1)


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-EFFECT-06")
def test_a_thief_can_not_tell_what_others_knew_of_the_loot() -> None:
    """Seat 1 robs seat 0, plays the squire, and is robbed of its last card, the knight, by seat 2.

    Whether the squire or the knight came from seat 0 is known to seats 0 and 1 only: seats 2 and 3 saw the same in
    both lines of play, so they must see the same now.
    """
    lines = [("squire", "knight"), ("knight", "squire")]
    one, two = (
        play(
            table(player(lost), player(f"pickpocket {kept}"), player("pickpocket"), player(), turn=1),
            "play pickpocket on seat 0",
            "play squire",
            "play pickpocket on seat 1",
        )
        for lost, kept in lines
    )
    assert "knight" == hand(one, 2) == hand(two, 2)
    for seat in (2, 3):
        assert view(one, seat) == view(two, seat)
