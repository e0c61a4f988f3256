from __future__ import annotations

import pytest

from games.styx.lines import both_mustered, idle
from games.styx.table import (
    asked,
    begins,
    chaos,
    condition,
    influence,
    legal,
    mustered,
    play,
    player,
    soul,
    table,
    winners,
)
from thesmos.games.styx.game import GAME
from thesmos.games.styx.state import State

ALL_FOUR = "bearer drowned-bride alchemist ghoul harpy"
GONE_ON = ((), "")


def result(state: State) -> tuple[tuple[int, ...], str]:
    """Return the winners and the conditions that decided; `GONE_ON` while the game goes on."""
    return winners(state), condition(state)


def ended(*armies: str, chaos: int = 0, influence: tuple[int, ...] = (), soul: tuple[int, ...] = ()) -> State:
    """Return the state after an Audience in which all Tithed, and in which two Eternal cards moved no token."""
    places, quarters = influence or (1,) * len(armies), soul or (0,) * len(armies)
    owners = [player(own, 4, *tracks) for own, *tracks in zip(armies, places, quarters, strict=True)]
    return idle(table(*owners, left="earth-spirit", right="water-spirit", chaos=chaos))


@pytest.mark.rule("STYX-VICTORY-01")
def test_victory_waits_for_the_muster_effects() -> None:
    """Nidhoggr moves the token from 15 to 20 at its Muster, but the game ends only when its effect was decided."""
    state = mustered(table(player(influence=15), player(), player(), left="nidhoggr"))
    assert (20, "effect", GONE_ON) == (influence(state)[0], asked(state), result(state))
    state = play(state, "claim soul")
    assert (2, ((0,), "influence"), []) == (soul(state)[0], result(state), legal(state))


@pytest.mark.rule("STYX-VICTORY-01")
@pytest.mark.parametrize(("choice", "expected"), [("claim soul", ((0,), "elements")), ("decline", GONE_ON)])
def test_an_effect_can_make_a_condition(choice: str, expected: tuple[tuple[int, ...], str]) -> None:
    """Nidhoggr's 2 quarters complete the Soul of a player who has all Elements."""
    state = mustered(table(player(ALL_FOUR, soul=2), player(), player(), left="nidhoggr"))
    assert expected == result(play(state, choice))


@pytest.mark.rule("STYX-VICTORY-01")
def test_victory_is_not_checked_before_the_end() -> None:
    """Who stands at 20 before the Audience is over has not won yet: tokens are placed and bids are stated first."""
    state = table(player(influence=20), player(), player())
    assert (GONE_ON, "place") == (result(state), asked(state))
    state = play(state, "place muster left", "place tithe left", "place tithe left")
    assert (GONE_ON, "bid") == (result(state), asked(state))
    assert ((0,), "influence") == result(play(state, "skip"))


@pytest.mark.rule("STYX-VICTORY-01")
@pytest.mark.rule("STYX-VICTORY-02")
@pytest.mark.parametrize(
    ("line", "expected"), [(("give imp", "take war from seat 1"), GONE_ON), (("decline",), ((1,), "horsemen"))]
)
def test_what_was_met_in_between_does_not_count(line: tuple[str, ...], expected: tuple[tuple[int, ...], str]) -> None:
    """A second Horseman is Mustered, but the Siren of the same Audience takes the first one away."""
    state = table(player("bearer imp"), player("bearer war"), player(), left="siren", right="famine")
    assert expected == result(play(both_mustered(state), *line))


@pytest.mark.rule("STYX-VICTORY-03")
@pytest.mark.parametrize(("place", "won"), [(17, False), (18, True), (19, True), (30, True)])
def test_twenty_influence_wins(place: int, won: bool) -> None:
    """The Ogre's 2 spaces reach 20 from 18 on, not from 17."""
    state = mustered(table(player(), player(influence=place), player(), first=1))
    assert (((1,), "influence") if won else GONE_ON) == result(state)


@pytest.mark.rule("STYX-VICTORY-03")
def test_the_places_of_influence_are_scores_only_where_they_decided() -> None:
    """Who wins by Influence alone does so by places on the track; a war says nothing of them, nor do two conditions."""
    for chaos_at, places, scores in ((0, (20, 3, 1), (20, 3, 1)), (21, (1, 3, 1), ()), (21, (20, 3, 1), ())):
        outcome = GAME.outcome(ended("bearer ogre", "bearer", "bearer", chaos=chaos_at, influence=places))
        assert outcome is not None
        assert ((0,), scores) == (outcome.winners, outcome.scores)


@pytest.mark.rule("STYX-VICTORY-04")
@pytest.mark.rule("STYX-VICTORY-07")
@pytest.mark.parametrize(("before", "after", "war"), [(15, 19, False), (16, 20, False), (17, 21, True), (19, 23, True)])
def test_war_breaks_out_at_twenty_one(before: int, after: int, war: bool) -> None:
    """Two cards of Strength 2 are left over; on 20 nothing happens, on 21 the strongest army wins."""
    state = idle(table(player("bearer imp"), player("bearer minotaur"), player(), chaos=before))
    assert (after, ((1,), "war") if war else GONE_ON) == (chaos(state), result(state))


@pytest.mark.rule("STYX-VICTORY-05")
@pytest.mark.rule("STYX-CARD-15")
@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        ("bearer", "bearer imp"),
        ("bearer vampire", "bearer imp"),
        ("bearer headless-horseman elementals", "~bearer minotaur"),
        ("bearer skeleton", "bearer minotaur"),
        ("~bearer ogre", "bearer minotaur"),
        ("bearer ~titan", "bearer imp"),
        ("bearer cerberus", "bearer death"),
        ("bearer golem", "bearer cyclops"),
    ],
)
def test_the_strength_of_an_army(weaker: str, stronger: str) -> None:
    """Printed Strengths of face-up cards are added, the bearer's too; Eternal cards and icons count nothing."""
    assert ((1,), "war") == result(ended(weaker, stronger, "~bearer", chaos=21))
    assert ((0,), "war") == result(ended(stronger, weaker, "~bearer", chaos=21))


@pytest.mark.rule("STYX-VICTORY-06")
@pytest.mark.parametrize(
    ("one", "two", "won"),
    [
        ("bearer ogre", "bearer imp ghoul", (1,)),
        ("bearer cerberus", "bearer ogre minotaur", (0,)),
        ("bearer ogre", "bearer minotaur", (0, 1)),
        ("bearer imp ghoul", "bearer cyclops", (1,)),
    ],
)
def test_equally_strong_armies_enter_the_chain_of_ties(one: str, two: str, won: tuple[int, ...]) -> None:
    """Of equal armies Legendary Strength, then the number of cards decides; a third, weaker army is out of it."""
    assert (won, "war") == result(ended(one, two, "bearer vampire mummy wraith", chaos=21))


@pytest.mark.rule("STYX-VICTORY-08")
@pytest.mark.parametrize(("place", "expected"), [(19, GONE_ON), (20, ((0,), "influence"))])
def test_chaos_on_twenty_bars_nobody(place: int, expected: tuple[tuple[int, ...], str]) -> None:
    """With Chaos on 20 a player at 20 wins by Influence, and there is no war for the stronger army."""
    state = ended("bearer", "bearer titan", "bearer", chaos=20, influence=(place, 1, 1))
    assert expected == result(state)


@pytest.mark.rule("STYX-VICTORY-09")
@pytest.mark.parametrize(
    ("own", "strongest", "expected"),
    [
        ("bearer", "bearer ogre", ((1,), "war")),
        ("bearer cerberus", "bearer minotaur ogre lich", ((0,), "influence")),
        ("bearer vampire imp", "bearer cyclops", ((0,), "influence")),
        ("bearer ogre", "bearer imp", ((0,), "influence+war")),
    ],
)
def test_influence_and_war_in_one_audience(own: str, strongest: str, expected: tuple[tuple[int, ...], str]) -> None:
    """A player at 20 and Chaos at 21 are two conditions met; if two players meet one each, the chain decides."""
    assert expected == result(ended(own, strongest, "~bearer", chaos=21, influence=(20, 1, 1)))


@pytest.mark.rule("STYX-VICTORY-10")
@pytest.mark.parametrize(
    ("own", "covers"),
    [
        (ALL_FOUR, True),
        ("bearer drowned-bride alchemist ghoul", False),
        ("bearer drowned-bride alchemist ghoul ~harpy", False),
        ("bearer drowned-bride alchemist ghoul skeleton", False),
        ("bearer gorgon chimera", True),
        ("bearer gorgon alchemist", False),
        ("bearer elementals alchemist ghoul harpy", True),
        ("bearer elementals ghoul harpy", False),
        ("bearer witch alchemist ghoul harpy", True),
        ("bearer witch ghoul harpy", False),
        ("bearer witch djinn shaman basilisk", True),
        ("bearer djinn witch alchemist ghoul", True),
        ("bearer djinn alchemist ghoul harpy", False),
    ],
)
def test_four_elements_and_a_soul(own: str, covers: bool) -> None:
    """Face-up cards must cover all Elements at once, an OR card or the Elementals giving a single one."""
    assert (((1,), "elements") if covers else GONE_ON) == result(ended("bearer", own, "bearer", soul=(0, 4, 0)))


@pytest.mark.rule("STYX-VICTORY-10")
@pytest.mark.parametrize(("quarters", "won"), [(0, False), (3, False), (4, True)])
def test_the_soul_must_be_complete(quarters: int, won: bool) -> None:
    """All four Elements need 4 quarters beside them, and the Soul of another player is of no use."""
    state = ended(ALL_FOUR, "bearer", "bearer", soul=(quarters, 4, 0))
    assert (((0,), "elements") if won else GONE_ON) == result(state)


@pytest.mark.rule("STYX-VICTORY-11")
@pytest.mark.parametrize(
    ("own", "won"),
    [
        ("bearer war", False),
        ("bearer war ~famine", False),
        ("bearer ~war ~famine", False),
        ("bearer war famine", True),
        ("bearer pestilence death", True),
        ("~bearer war ~famine death", True),
        ("bearer war famine pestilence death", True),
        ("bearer war cerberus", False),
    ],
)
def test_two_horsemen_win(own: str, won: bool) -> None:
    """Any two of the four, face up; one that lies face down does not count."""
    assert (((2,), "horsemen") if won else GONE_ON) == result(ended("bearer", "bearer", own))


@pytest.mark.rule("STYX-VICTORY-11")
def test_two_horsemen_of_two_players_win_nothing() -> None:
    """The two must be in one army."""
    assert GONE_ON == result(ended("bearer war", "bearer famine", "bearer pestilence", "bearer death"))


@pytest.mark.rule("STYX-VICTORY-12")
@pytest.mark.parametrize(("other", "won"), [("headless-horseman", False), ("death", True)])
def test_the_headless_horseman_is_none_of_the_four(other: str, won: bool) -> None:
    """Mustered beside War, the Headless Horseman completes nothing where Death would."""
    state = mustered(table(player("bearer war"), player(), player(), left=other))
    assert (won, not won) == (((0,), "horsemen") == result(state), begins(state))


@pytest.mark.rule("STYX-VICTORY-13")
@pytest.mark.parametrize(("count", "winner"), [(2, 1), (3, 0), (4, 3), (5, 2), (6, 5)])
def test_the_only_one_who_meets_a_condition_wins(count: int, winner: int) -> None:
    """At any number of players the game is over at once, however many cards the others have."""
    armies = ["bearer titan imp ghoul"] * count
    armies[winner] = "~bearer"
    places = tuple(20 if seat == winner else 19 for seat in range(count))
    state = ended(*armies, influence=places)
    assert (((winner,), "influence"), [], "") == (result(state), legal(state), asked(state))


@pytest.mark.rule("STYX-VICTORY-13")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_without_a_condition_met_the_game_goes_on(count: int) -> None:
    """At 19 Influence, 20 Chaos, one Horseman and three quarters nobody wins."""
    armies = [*["bearer war"] * (count - 1), ALL_FOUR]
    state = ended(*armies, chaos=20, influence=(19,) * count, soul=(3,) * count)
    assert (GONE_ON, True) == (result(state), begins(state))


@pytest.mark.rule("STYX-VICTORY-19")
@pytest.mark.parametrize(
    ("choice", "after", "expected"),
    [
        ("remove ghoul", 20, GONE_ON),
        ("remove ogre", 19, GONE_ON),
        ("decline", 21, ((1,), "war")),
    ],
)
def test_a_reaper_can_prevent_the_war(choice: str, after: int, expected: tuple[tuple[int, ...], str]) -> None:
    """The Cyclops left over brings Chaos from 18 to 21, but the Reaper moves it back before the check."""
    owners = [player(), player("bearer titan"), player()]
    state = mustered(table(*owners, left="reaper", right="cyclops", center="ghoul ogre", chaos=18))
    assert (21, GONE_ON) == (chaos(state), result(state))
    state = play(state, choice)
    assert (after, expected) == (chaos(state), result(state))
