from __future__ import annotations

import pytest

from games.styx.lines import idle
from games.styx.table import Owner, condition, player, table, winners

ALL_FOUR = "bearer drowned-bride alchemist ghoul harpy"


def result(*owners: Owner, chaos: int = 0) -> tuple[tuple[int, ...], str]:
    """Return winners and conditions after an Audience in which all Tithed and two Eternal cards moved no token."""
    state = idle(table(*owners, left="earth-spirit", right="water-spirit", chaos=chaos))
    return winners(state), condition(state)


def racing(*armies: str) -> tuple[tuple[int, ...], str]:
    """Return winners and conditions if players with these armies stand at 20 Influence, beside one who does not."""
    return result(*(player(army, influence=20) for army in armies), player("bearer nidhoggr titan imp ogre ghoul"))


@pytest.mark.rule("STYX-VICTORY-14")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_two_conditions_beat_one(seat: int) -> None:
    """Two Horsemen and 20 Influence win against 20 Influence with more Legendary Strength and more cards."""
    owners = [player("bearer nidhoggr titan cerberus imp", influence=20) for _ in range(3)]
    owners[seat] = player("~bearer war famine", influence=20)
    assert ((seat,), "influence+horsemen") == result(*owners)


@pytest.mark.rule("STYX-VICTORY-14")
def test_three_conditions_beat_two() -> None:
    """Influence, war and Horsemen win against Influence with Elements, and against Horsemen alone."""
    three = player("bearer war death", influence=20)
    two = player(ALL_FOUR, influence=20, soul=4)
    one = player("~bearer famine pestilence")
    assert ((1,), "influence+war+horsemen") == result(two, three, one, chaos=21)
    assert ((0,), "influence+elements") == result(two, player("bearer war death"), one)


@pytest.mark.rule("STYX-VICTORY-14")
def test_the_war_is_one_of_the_conditions() -> None:
    """At 20 Influence the strongest army wins against more Legendary Strength that is weaker in all."""
    one, two = player("bearer cerberus", influence=20), player("bearer ogre minotaur lich", influence=20)
    assert ((1,), "influence+war") == result(one, two, player(), chaos=21)
    assert ((0,), "influence") == result(one, two, player(), chaos=20)


@pytest.mark.rule("STYX-VICTORY-15")
@pytest.mark.parametrize(
    ("loser", "winner"),
    [
        ("bearer imp ghoul skeleton ogre", "~bearer cerberus"),
        ("bearer cerberus imp", "bearer death"),
        ("bearer cerberus imp", "bearer titan"),
        ("bearer ~death imp ghoul", "bearer war"),
        ("bearer imp ghoul skeleton", "bearer headless-horseman"),
        ("bearer war imp", "bearer headless-horseman cerberus"),
        ("bearer revenant devils-soul", "~bearer war"),
    ],
)
def test_legendary_strength_is_the_second_step(loser: str, winner: str) -> None:
    """The printed Strengths of face-up Legendary cards are added, the Headless Horseman's too, and no others."""
    assert ((1,), "influence") == racing(loser, winner)
    assert ((0,), "influence") == racing(winner, loser)


@pytest.mark.rule("STYX-VICTORY-16")
@pytest.mark.parametrize(
    ("loser", "winner"),
    [
        ("bearer ogre", "bearer imp ghoul"),
        ("bearer ogre", "bearer imp vampire"),
        ("~bearer ogre", "bearer imp"),
        ("bearer ~imp ~ghoul", "bearer ogre"),
        ("bearer war", "bearer cerberus imp"),
        ("bearer titan", "bearer death zombie"),
        ("bearer revenant", "bearer imp ghoul"),
    ],
)
def test_the_number_of_cards_is_the_third_step(loser: str, winner: str) -> None:
    """At equal Legendary Strength all face-up cards are counted, Standard-Bearer and Eternal cards as well."""
    assert ((1,), "influence") == racing(loser, winner)
    assert ((0,), "influence") == racing(winner, loser)


@pytest.mark.rule("STYX-VICTORY-17")
@pytest.mark.parametrize(
    ("loser", "winner"),
    [
        ("bearer cerberus", "bearer war"),
        ("bearer titan imp", "bearer death ghoul"),
        ("bearer kraken ~famine", "bearer pestilence"),
        ("bearer cerberus headless-horseman", "bearer war headless-horseman"),
    ],
)
def test_the_number_of_horsemen_is_the_fourth_step(loser: str, winner: str) -> None:
    """At equal Legendary Strength and number of cards the face-up Horsemen of the Apocalypse are counted."""
    assert ((1,), "influence") == racing(loser, winner)
    assert ((0,), "influence") == racing(winner, loser)


@pytest.mark.rule("STYX-VICTORY-17")
def test_the_horsemen_decide_between_different_conditions() -> None:
    """Three Horsemen of 4 + 4 + 5 win against 20 Influence with three Legends of 4 + 5 + 4, one a Horseman."""
    three = player("bearer war famine death")
    assert ((0,), "horsemen") == result(three, player("bearer pestilence titan cerberus", influence=20))


@pytest.mark.rule("STYX-VICTORY-18")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_a_tie_that_stands_is_shared(count: int) -> None:
    """All who are equal to the end win together, at any number of players."""
    cards = ["imp", "ghoul", "ogre", "minotaur", "skeleton", "cyclops"][:count]
    owners = [player(f"bearer {card}", influence=20) for card in cards]
    assert (tuple(range(count)), "influence") == result(*owners)


@pytest.mark.rule("STYX-VICTORY-18")
@pytest.mark.parametrize(("one", "two"), [("bearer cerberus", "bearer kraken"), ("bearer war", "bearer famine")])
def test_equal_legends_share(one: str, two: str) -> None:
    """Equal Legendary Strength, equally many cards and Horsemen leave nothing to decide."""
    assert ((0, 1), "influence") == racing(one, two)


@pytest.mark.rule("STYX-VICTORY-18")
def test_players_with_different_conditions_can_share() -> None:
    """One at 20 Influence, one with Elements and Soul, both with five cards and no Legend: they win together."""
    one, two = player("bearer imp ogre skeleton witch", influence=20), player(ALL_FOUR, soul=4)
    assert ((0, 1), "influence+elements") == result(one, two, player("bearer titan"))


@pytest.mark.rule("STYX-VICTORY-18")
def test_only_those_left_at_the_end_share() -> None:
    """A third player at 20 with one card less is out, and so is one with less Legendary Strength."""
    assert ((0, 2), "influence") == racing("bearer cerberus imp", "bearer kraken", "bearer archfiend ghoul")
    assert ((1, 2), "influence") == racing("bearer imp ghoul ogre", "bearer titan", "bearer nidhoggr")
