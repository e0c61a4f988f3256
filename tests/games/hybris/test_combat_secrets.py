"""What nobody else may know in a combat between players: cards face down, markers, cards taken back."""

from __future__ import annotations

import pytest

from games.hybris.combats import bout, sides, skirmish, zone
from games.hybris.table import cards, goods, holding, legal, play, quiet, running, see, table, view
from thesmos.core.ids import HIDDEN
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State

HANDS = ("cc-stomping cc-gods-grace cc-combo", "cc-riposte cc-shield-wall")


def fighting() -> State:
    """Return a combat of seats 0 and 1 that seat 2 watches."""
    return skirmish(HANDS, quiet(table("zeus,athena,hades")))


@pytest.mark.rule("HYBRIS-INFO-05")
def test_a_card_face_down_is_secret() -> None:
    """Whether Stomping or God's Grace was placed looks the same to the opponent and to others, who see one card."""
    lines = [play(fighting(), f"place {card}") for card in ("cc-stomping", "cc-gods-grace")]
    for seat in (1, 2):
        assert view(lines[0], seat) == view(lines[1], seat)
        assert (HIDDEN,) == sides(see(lines[0], seat))[0].placed
    assert legal(lines[0]) == legal(lines[1])
    assert cards("cc-gods-grace") == sides(see(lines[1], 0))[0].placed
    defender = [play(lines[0], f"place {card}") for card in ("cc-riposte", "cc-shield-wall")]
    assert view(defender[0], 0) == view(defender[1], 0)
    assert legal(defender[0]) == legal(defender[1])


@pytest.mark.rule("HYBRIS-INFO-05")
@pytest.mark.rule("HYBRIS-PVP-04")
def test_a_marker_is_secret_until_both_are_set() -> None:
    """The Defender chooses without knowing what the Attacker has set, or whether that one could have continued."""
    placed = play(fighting(), "place cc-stomping", "place cc-riposte")
    lines = [play(placed, marker) for marker in ("continue", "stop")]
    poor = play(goods(fighting(), 0, determination=0), "place cc-gods-grace", "place cc-riposte", "stop")
    for seat in (1, 2):
        assert view(lines[0], seat) == view(lines[1], seat)
        assert sides(see(lines[0], seat)) == sides(see(poor, seat))
    assert [["continue", "stop"]] * 3 == [legal(line) for line in (*lines, poor)]
    assert "stop" == sides(see(lines[1], 0))[0].marker


@pytest.mark.rule("HYBRIS-INFO-05")
@pytest.mark.rule("HYBRIS-PVP-08")
def test_a_card_taken_back_is_never_shown() -> None:
    """After a Stop only the number of cards is known; its owner has it in hand again."""
    lines = [bout(fighting(), f"{card} stop", "cc-riposte") for card in ("cc-stomping", "cc-gods-grace")]
    for seat in (1, 2):
        assert view(lines[0], seat) == view(lines[1], seat)
        assert (HIDDEN,) * 3 == see(lines[0], seat).players[0].holding.hand
    assert set(cards(HANDS[0])) == set(lines[0].players[0].holding.hand)
    assert () == zone(lines[0])


@pytest.mark.rule("HYBRIS-INFO-05")
def test_what_is_turned_up_is_open() -> None:
    """All see the cards of those who continued, and who stopped."""
    state = bout(fighting(), "cc-stomping", "cc-riposte stop")
    for seat in (0, 1, 2):
        assert (cards("cc-stomping"), ()) == (zone(see(state, seat)), zone(see(state, seat), 1))
        names = {one.name for one in see(state, seat).events}
        assert {"continued", "stopped"} <= names


@pytest.mark.rule("HYBRIS-INFO-05")
def test_going_on_alone_tells_nothing_of_the_hand() -> None:
    """Who could play a card and who could not are both asked, and answer in the same way."""
    lines = [
        bout(holding(fighting(), 0, hand=f"cc-combo {card}"), "cc-combo", "cc-riposte stop")
        for card in ("cc-stomping", "cc-gods-grace")
    ]
    assert [["play cc-stomping", "go on"], ["go on"]] == [legal(line) for line in lines]
    over = [play(line, "go on") for line in lines]
    for seat in (1, 2):
        assert view(lines[0], seat) == view(lines[1], seat)
        assert view(over[0], seat) == view(over[1], seat)


def test_looking_at_the_hand_of_the_opponent() -> None:
    """In a combat it is the opponent's, without a question; the one who looks sees it, and the third player doesn't."""
    state = running(fighting(), 0, fx.Look("hand"))
    seen = [[one.what for one in see(state, seat).events if one.name == "saw"] for seat in (0, 1, 2)]
    assert HANDS[1].split() == seen[0] == seen[1]
    assert all(word not in HANDS[1] for word in seen[2])
