"""How combats between players end: totals and ties, who stands where, the cards."""

from __future__ import annotations

import pytest

from games.hybris.combats import bout, challenged, fight, forces, skirmish, zone
from games.hybris.powers import in_play, permitted, powered
from games.hybris.table import (
    actor,
    cards,
    goods,
    happenings,
    holding,
    legal,
    quiet,
    story,
    table,
    told,
    track,
    who,
)
from thesmos.games.hybris import effects as fx


@pytest.mark.rule("HYBRIS-PVP-13")
@pytest.mark.parametrize(
    ("attacker", "defender", "winner"),
    [
        ("cc-stomping", "cc-invocation", 1),
        ("cc-stomping", "cc-blessing", 0),
        ("cc-blessing", "cc-stomping", 1),
        ("cc-gods-grace", "cc-stomping", 0),
    ],
)
def test_the_higher_total_wins_and_a_tie_the_defender(attacker: str, defender: str, winner: int) -> None:
    """Stomping and Invocation have 3 each, Blessing 2, God's Grace 4."""
    state = bout(skirmish((attacker, defender)), attacker, defender)
    assert [winner] == [seat for seat, _, _ in happenings(state, "won the combat")]
    heroes = (who(state, 0, "hero-heracles"), who(state, 1, "hero-odysseus"))
    assert ["fallen" if seat != winner else "sparta" for seat in (0, 1)] == [hero.place for hero in heroes]


@pytest.mark.rule("HYBRIS-PVP-18")
@pytest.mark.parametrize("hands", [("", ""), ("cc-stomping", "cc-gods-grace")])
def test_nothing_against_nothing_is_a_tie(hands: tuple[str, str]) -> None:
    """Without a card in hand, or with two cards taken back, it is 0 to 0: the Defender wins."""
    state = skirmish(hands)
    if hands[0]:
        state = bout(state, f"{hands[0]} stop", f"{hands[1]} stop")
    assert [(1, "", 0)] == happenings(state, "won the combat")
    assert [(0, "hero-heracles", 0)] == happenings(state, "was defeated")


@pytest.mark.rule("HYBRIS-PVP-13")
@pytest.mark.parametrize(("who_has", "winner"), [((), 1), ((0,), 0), ((1,), 1), ((0, 1), 1), ((2,), 1)])
def test_a_power_that_wins_ties(who_has: tuple[int, ...], winner: int) -> None:
    """It wins for the Attacker, unless both sides have it; a third player's changes nothing."""
    state = quiet(table("zeus,athena,hades"))
    for seat in who_has:
        state = permitted(state, seat, "tie_wins")
    state = skirmish(("", ""), state)
    assert [(winner, "", 0)] == happenings(state, "won the combat")


@pytest.mark.rule("HYBRIS-PVP-14")
@pytest.mark.rule("HYBRIS-CITY-05")
def test_a_mover_who_wins_takes_the_place() -> None:
    """The beaten Hero goes to the Underworld, 2 Prayers of Lemnos go into the Well, and the action follows."""
    state = fight(
        quiet(table("zeus,athena")), (0, "hero-heracles"), (1, "hero-odysseus"), ("cc-stomping", ""), city="lemnos"
    )
    state = bout(state, "cc-stomping")
    assert ("lemnos", "fallen", 2) == (
        who(state, 0, "hero-heracles").place,
        who(state, 1, "hero-odysseus").place,
        state.well,
    )
    assert (0, "lemnos", ["influence"]) == (actor(state), state.turn.place, legal(state))
    assert "seat 0 entered lemnos [PVP-14]" in told(state)


@pytest.mark.rule("HYBRIS-PVP-15")
@pytest.mark.rule("HYBRIS-DEFEAT-01")
def test_an_occupant_who_wins_stays() -> None:
    """The mover falls, the turn is over without bonus or action, and the next player is asked."""
    state = fight(
        quiet(table("zeus,athena")), (0, "hero-heracles"), (1, "hero-odysseus"), ("", "cc-stomping"), city="lemnos"
    )
    state = bout(state, "", "cc-stomping")
    assert ("fallen", "lemnos", 0) == (
        who(state, 0, "hero-heracles").place,
        who(state, 1, "hero-odysseus").place,
        state.well,
    )
    assert (1, (2, ("mortal_world",))) == (actor(state), (state.players[0].goods.aegis, state.players[0].tokens.used))
    assert [] == happenings(state, "entered")


@pytest.mark.rule("HYBRIS-PVP-17")
@pytest.mark.rule("HYBRIS-CORE-08")
def test_both_discard_what_they_played() -> None:
    """Each to the own pile, at the end; until then no deck is made of cards in a zone.

    The Attacker's deck is empty: Anticipation finds nothing to draw, and both cards are a new deck after the fight.
    """
    state = holding(holding(quiet(table("zeus,athena")), 0, deck="", discard=""), 1, deck="cc-regroup", discard="")
    state = skirmish(("cc-anticipation cc-stomping", "cc-riposte cc-shield-wall"), state)
    state = bout(state, "cc-anticipation", "cc-riposte")
    assert ((), cards("cc-stomping")) == (state.players[0].holding.deck, state.players[0].holding.hand)
    state = bout(state, "cc-stomping", "cc-shield-wall stop")
    mine, other = state.players[0].holding, state.players[1].holding
    assert (set(cards("cc-anticipation cc-stomping")), (), ()) == (set(mine.deck), mine.discard, mine.hand)
    assert (cards("cc-regroup"), cards("cc-riposte"), cards("cc-shield-wall")) == (
        other.deck,
        other.discard,
        other.hand,
    )
    assert [(0, "", 2)] == happenings(state, "reshuffled")


@pytest.mark.rule("HYBRIS-PVP-16")
def test_the_order_of_what_follows_a_fight() -> None:
    """Defeat and its Pillar, reactions to it, the place, reactions to victory and to loss, discards, end of the turn.

    Zeus attacks with a Pillar not yet activated (Ambition: the others draw a card) and loses. Hades sees a defeat.
    """
    state = track(quiet(table("zeus,athena,hades")), None, 0, 1, 2)
    state = state.replace(
        players=tuple(one.replace(standing=one.standing.replace(flipped=False)) for one in state.players)
    )
    for seat in (0, 1):
        state = powered(state, seat, f"won-{seat}", fx.Gain("believer", 1), on="combat_won")
        state = powered(state, seat, f"lost-{seat}", fx.Gain("prayer", 1), on="combat_lost")
    state = holding(holding(state, 1, deck="cc-regroup cc-combo"), 2, hand="", deck="cc-regroup cc-combo")
    state = fight(state, (0, "zeus"), (1, "hero-odysseus"), ("", "cc-gods-grace"))
    expected = [
        "seat 1 won the combat 4 (seat 0) [PVP-13]",
        "seat 0 was defeated zeus [DEFEAT-03]",
        "seat 0 lost greatness zeus 1 (seat 1) [CORE-09]",
        "seat 1 drew cc-combo [MOVE-23]",
        "seat 2 gained victory points power-psychopump 2 [CORE-21]",
        "seat 1 used won-1 [TECH-04]",
        "seat 0 used won-0 [TECH-04]",
        "seat 1 used lost-1 [TECH-04]",
        "seat 0 used lost-0 [TECH-04]",
        "seat 0 lost the turn [DEFEAT-01]",
    ]
    assert expected == [line for line in story(state, "place cc-gods-grace", "continue") if line in expected]


@pytest.mark.rule("HYBRIS-COMBAT-14")
def test_total_force() -> None:
    """Cards, Combos and effects: Zeus against Poseidon 3+3+2 and 2 by his power, 3 for a Pillar; the other 2-1.

    It may be below 0: Battle Cry takes 1 of Poseidon's -1.
    """
    state = in_play(quiet(table()), 0, "tech-bronze-legion")
    state = fight(state, hands=("cc-stomping cc-combo cc-battle-cry", "cc-blessing cc-riposte"))
    assert (2 + 1, -1) == forces(state)
    state = bout(state, "cc-stomping", "cc-blessing")
    assert (3 + 3, 2 - 1) == forces(state)
    state = bout(state, "cc-combo", "cc-riposte stop")
    assert (3 + 3 + 3 + 2, 1) == forces(state)
    state = fight(quiet(table()), hands=("cc-battle-cry cc-combo", "cc-riposte"))
    state = bout(state, "cc-battle-cry", "cc-riposte stop")
    assert ((3, -2), cards("cc-battle-cry")) == (forces(state), zone(state))


@pytest.mark.rule("HYBRIS-COMBAT-12")
def test_a_later_drop_of_determination_takes_no_card_back() -> None:
    """Two cards for 3 lie there when Determination falls to 2: they count with their Combo, but no more can follow."""
    state = skirmish(("cc-stomping cc-combo cc-riposte cc-regroup", "cc-riposte"))
    state = bout(bout(state, "cc-stomping", "cc-riposte"), "cc-combo")
    state = goods(state, 0, determination=0)
    assert ((3 + 3 + 2, 1), ["go on"]) == (forces(state), legal(state))


@pytest.mark.rule("HYBRIS-PVP-17")
def test_the_attackers_new_deck_comes_first() -> None:
    """Where both shuffle after the fight: the challenger, though it is seat 1, before the deployer."""
    state = quiet(table("zeus,athena"))
    for seat in (0, 1):
        state = holding(state, seat, deck="", discard="")
    state = challenged(state, (1, "hero-odysseus"), (0, "hero-heracles"), ("cc-stomping", "cc-blessing"))
    state = bout(state, "cc-stomping", "cc-blessing")
    assert [(1, "", 1), (0, "", 1)] == happenings(state, "reshuffled")
