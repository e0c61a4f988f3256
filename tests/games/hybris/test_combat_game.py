"""Combats against the game: the enemy's Total Force, and playing cards one by one."""

from __future__ import annotations

import pytest

from games.hybris.combats import against, combat, dominating, forces, gaia, questing, sides, zone
from games.hybris.powers import modified, powered
from games.hybris.table import (
    Deck,
    actor,
    boards,
    cards,
    growth,
    happenings,
    holding,
    legal,
    play,
    quiet,
    refused,
    running,
    see,
    table,
    told,
    who,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import Happening

BOAR, LION, BIRDS = "quest-erymanthian-boar", "quest-nemean-lion", "quest-stymphalian-birds"


@pytest.mark.rule("HYBRIS-COMBAT-01")
@pytest.mark.rule("HYBRIS-PVE-02")
def test_the_three_kinds_of_enemy() -> None:
    """A Confrontation, a Hero of the Coliseum, a Primordial whose card says so; Volley adds 3 to each."""
    quest = questing(quiet(table()), BOAR, deck="tc-volley", hand="cc-combo")
    champion = dominating(quiet(table()), "champion-atalanta", deck="tc-volley", hand="cc-combo")
    assert ["send zeus", "send hero-heracles", "no"] == legal(gaia())
    primordial = play(gaia(), "send hero-heracles")
    found = [(combat(one).cause, forces(one)) for one in (quest, champion, primordial)]
    assert [("confrontation", (0, 3 + 3)), ("champion", (0, 4 + 3)), ("effect", (0, 4 + 3))] == found
    assert f"seat 0 fought {BOAR} [PVE-02]" in told(quest)


@pytest.mark.rule("HYBRIS-PVE-02")
@pytest.mark.rule("HYBRIS-PVE-03")
@pytest.mark.rule("HYBRIS-PVE-04")
@pytest.mark.parametrize(
    ("base", "elements", "deck", "expected"),
    [
        (4, ("fire",), "", 4),
        (2, (), "tc-libation tc-sudden-leap tc-chariot-charge", 2 + 0 + 1 + 4),
        (0, ("air", "fire"), "tc-volley tc-volley", 3 + 3 + 2 + 2),
        (3, ("water",), "tc-sneak-attack tc-feint", 3 + 2 + 2 + 1),
        (1, ("earth", "earth"), "tc-burning-pitch tc-spear-line", 1 + 3 + 2 + 2 + 2),
        (1, ("earth",), "tc-hired-blades", 1 + 2),
    ],
)
def test_the_total_force_of_an_enemy(base: int, elements: tuple[str, ...], deck: str, expected: int) -> None:
    """Base Force, the Force of the cards drawn, and 1 for every symbol of the enemy on every card that shows it."""
    state = against(quiet(table()), base=base, draw=len(deck.split()), elements=elements, deck=deck, hand="cc-combo")
    assert expected == forces(state)[1]
    assert cards(deck) == zone(state, 1)
    assert [(None, card, 0) for card in deck.split()] == happenings(state, "was drawn")
    assert () == state.world.trained.cards


@pytest.mark.rule("HYBRIS-PVE-05")
def test_the_rest_of_the_cards_drawn_is_ignored() -> None:
    """Spear Line and Double Thrust would join for 3, War Paean gives Virtue, Cast Net takes 1 Force: nothing counts."""
    deck = "tc-spear-line tc-double-thrust tc-war-paean tc-cast-net"
    state = against(quiet(table()), draw=4, deck=deck, hand="cc-combo")
    assert (0, 2 + 2 + 1 + 1) == forces(state)
    assert [1, 1] == [player.goods.virtue for player in state.players]


@pytest.mark.rule("HYBRIS-PVE-06")
def test_the_enemys_total_is_open_before_the_first_card() -> None:
    """When the player is first asked for a card, both see what was drawn."""
    state = against(quiet(table()), base=3, draw=2, deck="tc-sneak-attack tc-feint", hand="cc-combo")
    assert (0, ["play cc-combo", "go on"]) == (actor(state), legal(state))
    assert [(0, 7), (0, 7)] == [forces(see(state, seat)) for seat in (0, 1)]


@pytest.mark.rule("HYBRIS-PVE-07")
@pytest.mark.rule("HYBRIS-COMBAT-13")
def test_cards_are_played_one_by_one() -> None:
    """Each face up to the right of the others, its effect at once; stopping is possible before any and after each."""
    state = against(holding(quiet(table()), 0, deck="cc-combo cc-blessing"), base=9, hand="cc-anticipation cc-stomping")
    assert "go on" in legal(state)
    state = play(state, "play cc-anticipation")
    assert (cards("cc-anticipation"), cards("cc-stomping cc-blessing")) == (zone(state), state.players[0].holding.hand)
    assert ["play cc-stomping", "play cc-blessing", "go on"] == legal(state)
    assert "seat 0 played cc-anticipation [COMBAT-13]" == told(state)[0]
    state = play(state, "play cc-blessing")
    assert (cards("cc-anticipation cc-blessing"), (1 + 2, 9)) == (zone(state), forces(state))
    state = play(state, "go on")
    assert (None, cards("cc-stomping")) == (state.world.combat, state.players[0].holding.hand)


@pytest.mark.rule("HYBRIS-CORE-08")
def test_an_enemy_draws_what_there_is() -> None:
    """Of three cards one lies in the deck and one on the discard pile, which is shuffled when the deck has run out."""
    state = holding(quiet(table()), 0, hand="cc-combo")
    state = boards(state, trained=Deck(cards("tc-volley"), cards("tc-feint"), (0, 0)))
    state = play(running(state, 0, fx.Fight(1, 3, (), "test/w", "test/w"), w=()), "send zeus")
    assert (cards("tc-volley tc-feint"), 1 + 3 + 2) == (zone(state, 1), forces(state)[1])
    assert Deck((), (), (0, 0)) == state.world.trained


@pytest.mark.rule("HYBRIS-PVE-11")
def test_nobody_is_attacker_or_defender_against_the_game() -> None:
    """Poseidon gains and loses no Force; Headlong Charge and Shield Wall are worth 2 each, and join for nothing."""
    hand = "cc-headlong-charge cc-shield-wall cc-combo"
    state = questing(quiet(table("poseidon,zeus")), BOAR, (0, "poseidon"), "tc-volley", hand)
    assert ((0, 6), "poseidon", None) == (forces(state), sides(state)[0].character, sides(state)[1].seat)
    state = play(state, "play cc-headlong-charge", "play cc-shield-wall")
    assert (2 + 2, 6) == forces(state)


@pytest.mark.rule("HYBRIS-PVE-11")
def test_the_acting_character_fights() -> None:
    """A Hero who is sent to the Moirai fights, and falls when it is defeated; his Olympian stays as it is."""
    state = questing(quiet(table()), BOAR, (0, "hero-heracles"), "tc-volley", "cc-combo")
    state = play(state, "go on")
    assert ("fallen", "reserve", False) == (
        who(state, 0, "hero-heracles").place,
        who(state, 0, "zeus").place,
        who(state, 0, "zeus").down,
    )
    assert (1, (None, None, 0, 1)) == (actor(state), state.track)


@pytest.mark.parametrize(("stat", "n", "force", "drawn"), [("enemy_force", -1, 6, 1), ("enemy_draw", 1, 9, 2)])
def test_stats_of_an_enemy(stat: str, n: int, force: int, drawn: int) -> None:
    """Base Force 4 and Volley, with 1 Force less or with Feint as a second card; only for who has the power."""
    for seat, expected in ((0, (force, drawn)), (1, (7, 1))):
        state = modified(quiet(table()), seat, stat, n)
        state = against(state, base=4, draw=1, deck="tc-volley tc-feint", hand="cc-combo")
        assert expected == (forces(state)[1], len(zone(state, 1)))


@pytest.mark.rule("HYBRIS-PVE-03")
@pytest.mark.parametrize(("draw", "n", "force"), [(0, 1, 4 + 3), (1, -1, 4), (1, -2, 4), (2, -1, 4 + 3)])
def test_the_cards_of_an_enemy_are_counted_when_they_are_drawn(draw: int, n: int, force: int) -> None:
    """What the start of the combat changes counts too, also for an enemy without cards; never fewer than none."""
    state = growth(modified(quiet(table()), 0, "enemy_draw", n), 0, in_play=())
    state = powered(state, 0, "test-begun", fx.Lasting("combat", (f"test-enemy_draw{n}",)), on="combat_start")
    state = against(state, base=4, draw=draw, deck="tc-volley tc-feint", hand="cc-combo")
    assert (force, ["play cc-combo", "go on"]) == (forces(state)[1], legal(state))


@pytest.mark.rule("HYBRIS-MOIRAI-23")
@pytest.mark.parametrize(("stat", "n"), [("enemy_draw", 1), ("enemy_force", 2), ("force", -1)])
def test_a_creature_of_no_force_is_known_by_its_card(stat: str, n: int) -> None:
    """Base 0 without cards is beaten at once, whatever changes numbers; with a card it is fought without that too."""
    state = modified(quiet(table()), 0, stat, n)
    assert 5 == against(state, deck="tc-volley tc-feint", hand="cc-combo").players[0].goods.vp
    state = against(modified(quiet(table()), 0, "enemy_draw", -1), draw=1, deck="tc-volley", hand="cc-combo")
    assert ((), ["play cc-combo", "go on"]) == (zone(state, 1), legal(state))


def test_an_enemy_force_may_fall_below_zero() -> None:
    """Battle Cry takes 1 Force of an enemy without any: -1, which is beaten also with 0."""
    state = against(quiet(table()), base=0, draw=1, deck="tc-libation", hand="cc-battle-cry cc-combo")
    state = play(state, "play cc-battle-cry")
    assert (1, -1) == forces(state)


@pytest.mark.rule("HYBRIS-COMBAT-12")
def test_what_costs_too_much_is_refused() -> None:
    """Determination 3 pays for Combo (2) and Stomping (1), and then for nothing but Regroup (0)."""
    state = against(quiet(table()), base=9, hand="cc-combo cc-stomping cc-riposte cc-regroup")
    state = play(state, "play cc-combo", "play cc-stomping")
    assert ["play cc-regroup", "go on"] == legal(state)
    assert {"HYBRIS-COMBAT-12"} == refused(state, "play cc-riposte")


@pytest.mark.rule("HYBRIS-ENDAGE-22")
@pytest.mark.parametrize(("base", "line", "points"), [(0, "send zeus", 2), (9, "send zeus", 3), (0, "no", 3)])
def test_what_follows_a_fight_knows_what_triggered_it(base: int, line: str, points: int) -> None:
    """A reaction brings a fight: won, lost, or lost without a fighter, its lists can still ask about the event."""
    mine = fx.EventIs("actor", "me")
    lists: dict[str, tuple[fx.Effect, ...]] = {
        "win": (fx.If(mine, "test/won"),),
        "lose": (fx.If(mine, "test/lost"),),
        "won": (fx.Gain("vp", 2),),
        "lost": (fx.Gain("vp", 3),),
    }
    for doer, gained in ((Seat(0), points), (Seat(1), 0)):
        event, step = Happening("drain", doer), fx.Fight(base, 0, (), "test/win", "test/lose")
        state = running(holding(quiet(table()), 0, hand=""), 0, step, event=event, **lists)
        assert gained == play(state, line).players[0].goods.vp
