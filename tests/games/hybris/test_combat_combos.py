"""Combat cards, how they join, and what changes what they are worth."""

from __future__ import annotations

import pytest

from games.hybris.combats import against, bout, fight, forces, played, skirmish, strong
from games.hybris.powers import modified
from games.hybris.table import (
    EDITION,
    boards,
    cards,
    goods,
    happenings,
    holding,
    legal,
    play,
    quiet,
    running,
    table,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import Deck


@pytest.mark.rule("HYBRIS-COMBAT-06")
def test_what_a_combat_card_shows() -> None:
    """Name, cost, Force, type, affiliation, Elements, an effect perhaps, a Force bonus and two halves of symbols."""
    combo, grace = EDITION.combat_cards["cc-combo"], EDITION.combat_cards["cc-gods-grace"]
    assert ("Combo", 2, 3, 2, "weapon", "common", ("air",), "weapon", "weapon") == (
        combo.name,
        combo.cost,
        combo.force,
        combo.force_bonus,
        combo.type,
        combo.affiliation,
        combo.elements,
        combo.left,
        combo.right,
    )
    assert ("God's Grace", 3, 4, "divine", ("water", "fire")) == (
        grace.name,
        grace.cost,
        grace.force,
        grace.type,
        grace.elements,
    )
    every = EDITION.combat_cards.values()
    assert {"weapon", "divine", "tactic"} == {card.type for card in every}
    assert {"weapon", "divine", "tactic", "none"} == {card.left for card in every} | {card.right for card in every}
    assert {"common", "trained", "zeus", "poseidon", "athena", "hades"} == {card.affiliation for card in every}


@pytest.mark.rule("HYBRIS-COMBAT-07")
def test_a_trained_card_that_was_taken_is_the_players_for_good() -> None:
    """Played in a fight it goes to the own discard pile, and into the own deck; only the enemy's cards go back."""
    state = holding(quiet(table()), 0, deck="", discard="")
    state = against(state, base=0, draw=1, deck="tc-libation tc-volley", hand="tc-feint cc-combo")
    assert ["play tc-feint", "play cc-combo", "go on"] == legal(state)
    state = play(state, "play tc-feint", "go on")
    assert (cards("tc-feint"), ()) == (state.players[0].holding.deck, state.players[0].holding.discard)
    assert Deck(cards("tc-volley"), cards("tc-libation"), (0, 0)) == state.world.trained


@pytest.mark.rule("HYBRIS-COMBAT-08")
def test_neither_hand_nor_deck_is_limited() -> None:
    """All 40 Trained cards may come to one hand, and to one deck: 58 cards with the own 18."""
    state = holding(quiet(table()), 0, hand="")
    state = running(state, 0, fx.Draw("trained", 40))
    hand = state.players[0].holding.hand
    assert (40, ()) == (len(hand), state.world.trained.cards)
    own = (*state.players[0].holding.deck, *state.players[0].holding.aside)
    state = holding(state, 0, hand="cc-stomping", deck="", discard=(*own, *hand), aside=())
    state = play(running(state, 0, fx.Discard("card", 1)), "give up cc-stomping")
    assert len(own) + 40 + 1 == len(state.players[0].holding.deck)


@pytest.mark.rule("HYBRIS-COMBAT-11")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (("cc-combo",), 3),
        (("cc-stomping", "cc-combo"), 3 + 3 + 2),
        (("cc-combo", "cc-stomping"), 3 + 3),
        (("cc-invocation", "sc-trident-thrust"), 3 + 3 + 2),
        (("tc-sudden-leap", "tc-spear-line"), 1 + 2 + 2),
        (("cc-anticipation", "tc-volley"), 1 + 3 + 1),
        (("cc-invocation", "cc-combo"), 3 + 3),
        (("tc-torch-runner", "tc-volley"), 2 + 3),
        (("cc-stomping", "sc-royal-command", "cc-combo"), 3 + 1 + 3),
        (("cc-stomping", "tc-spear-line", "tc-double-thrust"), 3 + 2 + 2 + 2 + 3),
        (("tc-double-thrust", "tc-burning-pitch", "cc-combo"), 2 + 3 + 1 + 3),
    ],
)
def test_combos(line: tuple[str, ...], expected: int) -> None:
    """Halves that make one picture add the bonus of the right-hand card; a middle card may join on both sides."""
    state = holding(strong(), 0, deck="cc-regroup cc-regroup")
    assert expected == forces(played("game", *line, state=state))[0]


@pytest.mark.rule("HYBRIS-COMBAT-11")
def test_cards_of_two_zones_do_not_join() -> None:
    """Stomping of the one and Combo of the other lie in different zones."""
    state = bout(skirmish(("cc-stomping cc-regroup", "cc-combo cc-regroup")), "cc-stomping", "cc-combo")
    assert (3, 3) == forces(state)


@pytest.mark.rule("HYBRIS-COMBAT-11")
def test_a_card_taken_back_joins_nothing() -> None:
    """Stomping was taken back before Combo was played."""
    state = bout(skirmish(("cc-stomping cc-combo", "cc-riposte cc-regroup")), "cc-stomping stop", "cc-riposte")
    assert (0, 1) == forces(state)


@pytest.mark.parametrize(("line", "expected"), [(("cc-stomping",), 0), (("cc-stomping", "cc-combo"), 1)])
def test_the_condition_of_a_combo(line: tuple[str, ...], expected: int) -> None:
    """It holds while the newest card is the right-hand one of a Combo; for the opponent it does not."""
    state = played("attacker", *line, state=strong())
    found = running(state, 0, fx.If(fx.Combo(), "test/a"), a=(fx.Gain("vp", 1),))
    other = running(state, 1, fx.If(fx.Combo(), "test/a"), a=(fx.Gain("vp", 1),))
    assert (expected, 0) == (found.players[0].goods.vp, other.players[1].goods.vp)


def test_halves_that_are_not_there_do_not_join() -> None:
    """Blessing ends in no symbol and Last Stand begins with none: that makes no picture."""
    state = played("attacker", "cc-blessing", "tc-last-stand", state=strong(), spare="cc-combo cc-stomping")
    assert 2 + 2 == forces(state)[0]
    assert 0 == running(state, 0, fx.If(fx.Combo(), "test/a"), a=(fx.Gain("vp", 1),)).players[0].goods.vp


@pytest.mark.parametrize(("n", "expected"), [(1, 3 + 2 + 3 + 2 + 4), (-2, 3 + 2 + 0 + 2 + 1), (-9, 3 + 2 + 2)])
def test_a_bonus_for_every_combo(n: int, expected: int) -> None:
    """Spear Line (2) and Double Thrust (3) join: each bonus is changed, none falls below 0."""
    state = modified(strong(), 0, "combo_bonus", n)
    for role in ("attacker", "game"):
        assert expected == forces(played(role, "cc-stomping", "tc-spear-line", "tc-double-thrust", state=state))[0]
    assert 3 == forces(played("defender", "cc-stomping", state=state))[1]


@pytest.mark.parametrize("n", [2, -4])
def test_force_by_a_power(n: int) -> None:
    """It counts in every combat of its owner, once, and may lead below 0."""
    state = modified(strong(), 0, "force", n)
    assert [(n, 0), (3 + n, 0)] == [
        forces(skirmish(("cc-stomping cc-combo", ""), state)),
        forces(bout(skirmish(("cc-stomping cc-combo", ""), state), "cc-stomping")),
    ]
    assert (3 + n, 9) == forces(played("game", "cc-stomping", state=state))
    watched = modified(quiet(table("zeus,athena,hades")), 2, "force", n)
    assert (0, 0) == forces(skirmish(("cc-combo", ""), watched))


@pytest.mark.rule("HYBRIS-COMBAT-12")
@pytest.mark.rule("HYBRIS-BOARD-04")
@pytest.mark.parametrize(
    ("step", "n", "playable"),
    [
        (0, 0, "cc-combo cc-regroup"),
        (1, 0, "cc-gods-grace cc-combo cc-regroup"),
        (0, 1, "cc-gods-grace cc-combo cc-regroup"),
        (1, -1, "cc-combo cc-regroup"),
        (0, -9, "cc-regroup"),
    ],
)
def test_determination_is_the_ceiling(step: int, n: int, playable: str) -> None:
    """The value at the cube, 2 or 3, and what powers add; it never falls below 0, and the cube does not move."""
    hand = "cc-gods-grace cc-combo cc-regroup"
    state = modified(goods(quiet(table("zeus,athena")), 0, determination=step), 0, "determination", n)
    game = against(state, base=9, hand=hand)
    assert [*(f"play {card}" for card in playable.split()), "go on"] == legal(game)
    markers = [legal(play(skirmish((hand, ""), state), f"place {card}")) for card in hand.split()]
    assert [(["continue"] if card in playable.split() else []) + ["stop"] for card in hand.split()] == markers
    assert step == game.players[0].goods.determination


@pytest.mark.rule("HYBRIS-BOARD-04")
def test_determination_gained_in_a_combat_counts_at_once() -> None:
    """With 2 and Combo in the zone nothing more can be paid for; a step up lets Stomping follow."""
    state = goods(strong(), 0, determination=0)
    state = against(state, base=9, hand="cc-combo cc-stomping")
    state = play(state, "play cc-combo")
    assert ["go on"] == legal(state)
    assert ["play cc-stomping", "go on"] == legal(running(state, 0, fx.Gain("determination", 1)))


def test_the_bonus_of_an_allied_hero_for_combos() -> None:
    """Medea fights: each Combo is worth 1 more, in her activation alone."""
    state = holding(boards(strong(), champions=()), 0, hand="", deck="cc-regroup cc-regroup cc-regroup")
    state = fight(state, (0, "champion-medea"), (1, "hero-odysseus"), ("cc-stomping cc-combo cc-regroup", ""))
    state = play(bout(state, "cc-stomping"), "play cc-combo")
    assert 3 + 3 + 2 + 1 == forces(state)[0]
    attacked = fight(strong(), (0, "hero-heracles"), (1, "champion-medea"), ("", "cc-stomping cc-combo cc-regroup"))
    attacked = play(bout(attacked, "", "cc-stomping"), "play cc-combo")
    assert 3 + 3 + 2 == forces(attacked)[1]
    assert [] == happenings(attacked, "was defeated")
