"""The rounds of a combat between players: cards face down, markers, cards taken back, going on alone."""

from __future__ import annotations

import pytest

from games.hybris.combats import bout, challenged, combat, fight, forces, sides, skirmish, zone
from games.hybris.table import (
    EDITION,
    actor,
    cards,
    goods,
    happenings,
    holding,
    legal,
    play,
    quiet,
    refused,
    table,
    told,
)

FIRST, SECOND = "cc-stomping cc-combo", "cc-riposte cc-shield-wall"


@pytest.mark.rule("HYBRIS-PVP-01")
@pytest.mark.rule("HYBRIS-COMBAT-02")
def test_who_started_the_fight_is_the_attacker() -> None:
    """The mover in a fight for a City; in a challenge the challenger, though it is not that player's turn."""
    state = fight(quiet(table()), (0, "hero-heracles"), (1, "poseidon"), (FIRST, SECOND))
    found = [(combat(state).cause, state.turn.seat, *((one.seat, one.character) for one in sides(state)))]
    state = challenged(quiet(table()), (1, "hero-theseus"), (0, "zeus"), (FIRST, SECOND))
    found += [(combat(state).cause, state.turn.seat, *((one.seat, one.character) for one in sides(state)))]
    assert [
        ("city", 0, (0, "hero-heracles"), (1, "poseidon")),
        ("challenge", 0, (1, "hero-theseus"), (0, "zeus")),
    ] == found
    assert (1, [f"place {card}" for card in FIRST.split()]) == (actor(state), legal(state))


@pytest.mark.rule("HYBRIS-COMP-14")
@pytest.mark.rule("HYBRIS-PVP-19")
def test_each_side_has_a_marker() -> None:
    """Two markers for two sides: each is asked for one side of its own, once a round; a third player has none."""
    assert 2 == EDITION.numbers.supply.combat_markers
    state = skirmish((FIRST, SECOND), quiet(table("zeus,athena,hades")))
    assert ["", ""] == [side.marker for side in sides(state)]
    state = play(state, "place cc-stomping", "place cc-riposte")
    asked = []
    for _ in range(2):
        asked += [(actor(state), legal(state))]
        state = play(state, "continue")
    assert [(0, ["continue", "stop"]), (1, ["continue", "stop"])] == asked
    assert (0, ["place cc-combo"]) == (actor(state), legal(state))
    assert ["", ""] == [side.marker for side in sides(state)]


@pytest.mark.rule("HYBRIS-PVP-02")
def test_placing_a_card_is_compulsory() -> None:
    """Any card of the hand, one that costs too much too, and nothing else; first the Attacker, then the Defender."""
    state = skirmish(("cc-gods-grace cc-combo", SECOND), goods(quiet(table("zeus,athena")), 0, determination=0))
    assert (0, ["place cc-gods-grace", "place cc-combo"]) == (actor(state), legal(state))
    state = play(state, "place cc-gods-grace")
    assert (cards("cc-gods-grace"), cards("cc-combo")) == (sides(state)[0].placed, state.players[0].holding.hand)
    assert (1, ["place cc-riposte", "place cc-shield-wall"]) == (actor(state), legal(state))
    assert ((), ()) == (zone(state, 0), zone(state, 1))


@pytest.mark.rule("HYBRIS-PVP-03")
@pytest.mark.rule("HYBRIS-PVP-05")
@pytest.mark.parametrize(("hands", "alone"), [((FIRST, ""), 0), (("", SECOND), 1)])
def test_an_empty_hand_places_nothing_and_stops(hands: tuple[str, str], alone: int) -> None:
    """The other is asked for a card and a marker, and goes on alone: the empty hand is never asked."""
    state, hand = skirmish(hands), hands[alone].split()
    assert (alone, [f"place {card}" for card in hand]) == (actor(state), legal(state))
    state = play(state, f"place {hand[0]}")
    assert (alone, ["continue", "stop"]) == (actor(state), legal(state))
    state = play(state, "continue")
    assert (alone, [f"play {hand[1]}", "go on"]) == (actor(state), legal(state))
    assert f"seat {1 - alone} stopped [PVP-05]" in told(state)


@pytest.mark.rule("HYBRIS-PVP-04")
@pytest.mark.rule("HYBRIS-PVP-07")
def test_markers_are_revealed_together() -> None:
    """As long as one marker is not set nothing is turned up; then both cards are, in the same moment."""
    state = play(skirmish((FIRST, SECOND)), "place cc-stomping", "place cc-riposte", "continue")
    assert (1, (), ()) == (actor(state), zone(state, 0), zone(state, 1))
    assert ["seat 0 set the marker [PVP-04]"] == told(state)
    state = play(state, "continue")
    assert (cards("cc-stomping"), cards("cc-riposte")) == (zone(state, 0), zone(state, 1))
    assert ["seat 0 continued cc-stomping [PVP-09]", "seat 1 continued cc-riposte [PVP-09]"] == told(state)[1:3]


@pytest.mark.rule("HYBRIS-PVP-06")
@pytest.mark.rule("HYBRIS-COMBAT-12")
@pytest.mark.rule("HYBRIS-BOARD-04")
@pytest.mark.parametrize(("step", "allowed"), [(0, False), (1, True)])
def test_continue_needs_enough_determination(step: int, allowed: bool) -> None:
    """Combo (2) after Stomping (1) costs 3: too much for Determination 2, enough for 3."""
    state = skirmish((FIRST, SECOND), goods(quiet(table("zeus,athena")), 0, determination=step))
    state = play(bout(state, "cc-stomping", "cc-riposte"), "place cc-combo", "place cc-shield-wall")
    assert (["continue", "stop"] if allowed else ["stop"]) == legal(state)
    if not allowed:
        assert {"HYBRIS-PVP-06"} == refused(state, "continue")
        state = play(state, "stop", "stop")
        assert cards("cc-combo cc-stomping") == (*state.players[0].holding.hand, *state.players[0].holding.discard)


@pytest.mark.rule("HYBRIS-PVP-08")
def test_a_stopped_card_returns_to_hand() -> None:
    """Its effect and its Force count for nothing: Anticipation draws no card."""
    state = skirmish(("cc-anticipation cc-combo", SECOND))
    state = bout(state, "cc-anticipation stop", "cc-riposte")
    assert ((), cards("cc-combo cc-anticipation")) == (zone(state), state.players[0].holding.hand)
    assert ((), (0, 1)) == (sides(state)[0].placed, forces(state))
    assert "seat 0 stopped [PVP-08]" in told(state)


@pytest.mark.rule("HYBRIS-PVP-09")
@pytest.mark.rule("HYBRIS-COMBAT-10")
def test_both_cards_lie_open_before_the_attackers_effect() -> None:
    """Feint of the Attacker finds Anticipation, turned up with it, and no card is drawn for that one."""
    state = bout(skirmish(("tc-feint cc-combo", "cc-anticipation cc-riposte")), "tc-feint", "cc-anticipation")
    assert (cards("cc-riposte"), (2, 1)) == (state.players[1].holding.hand, forces(state))
    assert [] == happenings(state, "drew")


@pytest.mark.rule("HYBRIS-PVP-09")
def test_the_attackers_effect_comes_first() -> None:
    """Anticipation of the Attacker draws before Feint of the Defender can stop it, and the card stays drawn."""
    state = holding(quiet(table("zeus,athena")), 0, deck="cc-stomping cc-blessing")
    state = bout(skirmish(("cc-anticipation cc-combo", "tc-feint cc-riposte"), state), "cc-anticipation", "tc-feint")
    assert cards("cc-combo cc-blessing") == state.players[0].holding.hand
    names = [one.name for one in state.events][-3:]
    assert ["continued", "drew", "cancelled effect"] == names


@pytest.mark.rule("HYBRIS-PVP-10")
@pytest.mark.rule("HYBRIS-COMBAT-13")
def test_another_round_after_both_continued() -> None:
    """Cards are placed again, and turned up to the right of those that lie there."""
    state = bout(skirmish((FIRST, SECOND)), "cc-stomping", "cc-shield-wall")
    assert (0, ["place cc-combo"]) == (actor(state), legal(state))
    state = play(state, "place cc-combo", "place cc-riposte", "continue")
    assert (cards("cc-stomping"), cards("cc-shield-wall")) == (zone(state, 0), zone(state, 1))
    before = state
    state = play(holding(before, 0, hand="cc-regroup"), "continue")
    assert (cards("cc-stomping cc-combo"), cards("cc-shield-wall cc-riposte")) == (zone(state, 0), zone(state, 1))
    over = play(before, "continue")
    assert None is over.world.combat, "nobody has a card left, so that both stop"


@pytest.mark.rule("HYBRIS-PVP-11")
def test_both_stop() -> None:
    """The fight is decided at once, though both have cards."""
    state = bout(skirmish((FIRST, SECOND)), "cc-stomping stop", "cc-riposte stop")
    assert (None, 1) == (state.world.combat, actor(state))
    assert [(1, "", 0)] == happenings(state, "won the combat")


@pytest.mark.rule("HYBRIS-PVP-12")
@pytest.mark.parametrize(("stops", "goes"), [(1, 0), (0, 1)])
def test_the_one_who_continued_goes_on_alone(stops: int, goes: int) -> None:
    """Single cards face up, without markers, under the same limit, until that is enough; the other plays none."""
    hands = ["cc-anticipation cc-stomping cc-combo cc-riposte", SECOND]
    state = holding(quiet(table("zeus,athena")), goes, deck="cc-regroup cc-blessing")
    state = skirmish((hands[goes], hands[stops]), state)
    rounds = ["cc-anticipation", "cc-riposte stop"]
    state = bout(state, rounds[goes], rounds[stops])
    assert goes == actor(state)
    assert ["play cc-stomping", "play cc-combo", "play cc-riposte", "play cc-blessing", "go on"] == legal(state)
    state = play(state, "play cc-stomping", "play cc-combo")
    assert (goes, ["go on"]) == (actor(state), legal(state))
    assert {"HYBRIS-COMBAT-12"} == refused(state, "play cc-riposte")
    expected = [0, 0]
    expected[goes] = 1 + 3 + 3 + 2
    assert tuple(expected) == forces(state)
    state = play(state, "go on")
    assert [(goes, "", 9)] == happenings(state, "won the combat")
    assert set(cards(SECOND)) == set(state.players[stops].holding.hand)


@pytest.mark.rule("HYBRIS-PVP-12")
def test_going_on_alone_may_end_at_once() -> None:
    """With a card that could be paid for in hand."""
    state = bout(skirmish(("cc-stomping cc-combo", "cc-riposte")), "cc-stomping", "cc-riposte stop")
    assert ["play cc-combo", "go on"] == legal(state)
    state = play(state, "go on")
    assert (None, cards("cc-combo")) == (state.world.combat, state.players[0].holding.hand)
    assert [(0, "", 3)] == happenings(state, "won the combat")
