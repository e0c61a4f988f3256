from __future__ import annotations

import pytest

from games.rixus.table import (
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
    strengths,
    table,
)
from thesmos.core.errors import InvalidActionError
from thesmos.games.rixus.game import GAME


@pytest.mark.rule("RIXUS-ZONE-01")
def test_heroes_and_journeys_join_the_own_army() -> None:
    """A hero and a journey that are played lie in the player's own camp, the heroes in the order of joining."""
    state = table(player("knight pilgrimage", army="squire"), player(army="archer"), deck="imp")
    state = play(state, "play knight", "play pilgrimage on hero 1")
    assert "squire, knight pilgrimage" == army(state, 0)
    assert "archer" == army(state, 1)
    assert "" == hand(state, 0)
    assert "" == buried(state)


@pytest.mark.rule("RIXUS-ZONE-02")
def test_the_cemetery_takes_the_slain_the_monsters_and_the_discarded() -> None:
    """One shared cemetery takes the slain of all players, the monsters of a war and cards discarded from a hand."""
    state = table(
        player("archer ranger knight knight scout ambush", army="squire"),
        player(army="stable-hand, paladin"),
        camp="imp imp",
        cemetery="old-map",
    )
    state = play(fight(state), "discard ranger")
    assert "imp imp old-map ranger squire stable-hand" == buried(state)


@pytest.mark.rule("RIXUS-ZONE-03")
def test_the_deck_is_not_renewed_before_a_card_is_needed() -> None:
    """Taking the last card of the deck leaves it empty, and the cemetery as it was."""
    state = play(table(player(), player(), deck="squire", cemetery="archer ranger"), "draw")
    assert () == state.deck
    assert ("archer", "ranger") == state.cemetery


@pytest.mark.rule("RIXUS-ZONE-03")
def test_a_draw_from_an_empty_deck_renews_it_first() -> None:
    """With the deck empty the cemetery becomes the deck, and the card drawn is one of it."""
    state = play(table(player(), player(), cemetery="archer ranger"), "draw")
    assert () == state.cemetery
    assert 1 == len(state.deck)
    assert ["archer", "ranger"] == sorted((*state.players[0].hand, *state.deck))


@pytest.mark.rule("RIXUS-ZONE-03")
def test_the_renewed_deck_is_shuffled() -> None:
    """The cemetery is shuffled before it becomes the deck: over many seeds each of its cards gets drawn."""
    graves = "archer ranger squire knight"
    drawn = {hand(play(table(player(), player(), cemetery=graves, seed=seed), "draw"), 0) for seed in range(40)}
    assert set(graves.split()) == drawn


@pytest.mark.rule("RIXUS-ZONE-03")
def test_without_deck_and_cemetery_nothing_can_be_drawn() -> None:
    """With deck and cemetery empty the draw action is not offered; with a card in either it is."""
    state = table(player("squire"), player())
    assert ["end turn", "play squire"] == sorted(legal(state))
    assert "RIXUS-ZONE-03" in refused(state, "draw")
    assert allowed(table(player(), player(), deck="squire"), "draw")
    assert allowed(table(player(), player(), cemetery="squire"), "draw")


@pytest.mark.rule("RIXUS-ZONE-03")
@pytest.mark.rule("RIXUS-EFFECT-01")
@pytest.mark.parametrize(
    ("deck", "cemetery", "gets", "buries"),
    [
        ("", "", "", "reinforcements"),
        ("squire", "", "squire", "reinforcements"),
        ("", "squire", "squire", "reinforcements"),
        ("squire", "archer", "archer squire", "reinforcements"),
        ("squire archer", "ranger", "archer squire", "ranger reinforcements"),
    ],
)
def test_an_effect_that_draws_gets_what_is_there(deck: str, cemetery: str, gets: str, buries: str) -> None:
    """Reinforcements draw as much as deck and cemetery hold, renewing the deck between two cards if need be.

    The card itself is not in the cemetery yet while it draws, so it can't be drawn by itself.
    """
    for seed in range(6):
        state = table(player("reinforcements"), player(), deck=deck, cemetery=cemetery, seed=seed)
        state = play(state, "play reinforcements")
        assert gets == hand(state, 0)
        assert buries == buried(state)
        assert (0, 1) == left(state)


@pytest.mark.rule("RIXUS-ZONE-03")
@pytest.mark.rule("RIXUS-WAR-02")
def test_a_deck_renewed_after_a_war_amid_reinforcements() -> None:
    """The second card after a war comes from the renewed deck, which holds the monsters just beaten.

    The reinforcements are not done, so they are not shuffled in.
    """
    state = table(player("reinforcements"), player(), deck="imp", camp="imp imp imp imp")
    state = answer(play(state, "play reinforcements"))
    assert "imp" == camp(state)
    assert ("imp",) * 4 == state.deck
    assert ("reinforcements",) == state.cemetery


@pytest.mark.rule("RIXUS-ZONE-04")
@pytest.mark.parametrize(
    ("card", "aimed"),
    [
        ("reinforcements", ""),
        ("scout", ""),
        ("resurrection", "on squire"),
        ("ambush", "on seat 1 hero 0"),
        ("pickpocket", "on seat 1"),
        ("lost-road", "on seat 1 hero 0 old-map"),
        ("plunder", "on seat 1"),
    ],
)
def test_a_spent_boon_or_bane_goes_to_the_cemetery(card: str, aimed: str) -> None:
    """Once it is done, a boon or bane lies in the cemetery and in no hand or army."""
    state = table(
        player(card),
        player("archer", army="stable-hand old-map", spoils=1),
        deck="knight knight",
        cemetery="squire",
        camp="imp",
    )
    state = play(state, f"play {card} {aimed}".strip())
    assert 1 == buried(state).split().count(card)
    assert card not in hand(state, 0)
    assert card not in army(state, 0)


@pytest.mark.rule("RIXUS-ZONE-04")
def test_a_surrender_goes_to_the_cemetery() -> None:
    """A surrender boon that was played in a war lies in the cemetery afterwards."""
    state = fight(table(player("surrender"), player(), camp="imp imp"), out=[0])
    assert "imp imp surrender" == buried(state)
    assert "" == hand(state, 0)


@pytest.mark.rule("RIXUS-ZONE-05")
def test_a_journey_adds_its_strength_to_one_hero() -> None:
    """A journey strengthens the hero it is attached to and no other; several on one hero add up."""
    state = table(player("pilgrimage old-map", army="squire, archer"), player(), deck="imp")
    state = play(state, "play pilgrimage on hero 1", "play old-map on hero 1")
    assert [2, 3 + 3 + 1] == strengths(state, 0)
    assert "squire, archer pilgrimage old-map" == army(state, 0)


@pytest.mark.rule("RIXUS-ZONE-05")
def test_journeys_die_with_their_hero() -> None:
    """When a hero dies its journeys go to the cemetery with it; those of other heroes stay."""
    state = table(player(army="squire old-map mountain-pass, paladin pilgrimage"), player(), camp="imp imp")
    state = fight(state)
    assert "imp imp mountain-pass old-map squire" == buried(state)
    assert "paladin pilgrimage" == army(state, 0)


@pytest.mark.rule("RIXUS-ZONE-05")
def test_a_journey_needs_a_hero_of_the_own_army() -> None:
    """Without a hero in the own camp a journey can't be played, whatever heroes others have."""
    state = table(player("old-map"), player(army="squire"), deck="imp")
    assert "RIXUS-ZONE-05" in refused(state, "play old-map on hero 0")
    one = table(player("old-map", army="archer"), player(army="squire, squire"), deck="imp")
    assert allowed(one, "play old-map on hero 0")
    assert "RIXUS-ZONE-05" in refused(one, "play old-map on hero 1")
    for text in ("play old-map", "play old-map on seat 1 hero 0"):
        with pytest.raises(InvalidActionError):
            GAME.notation.parse(text)


@pytest.mark.rule("RIXUS-ZONE-06")
def test_a_drawn_monster_goes_to_the_camp_and_is_not_replaced() -> None:
    """A monster that is drawn lies face down in the camp; the draw is used up and the hand does not grow."""
    state = play(table(player("squire"), player(), deck="archer ogre", camp="imp@1"), "draw")
    assert "imp ogre" == camp(state)
    assert "squire" == hand(state, 0)
    assert ("archer",) == state.deck
    assert (0, 1) == left(state)


@pytest.mark.rule("RIXUS-ZONE-06")
def test_only_the_drawer_has_seen_the_monster() -> None:
    """The player who drew a monster knows it, the others don't."""
    state = play(table(player(), player(), player(), turn=1, deck="archer ogre", camp="imp@2"), "draw")
    assert [(2,), (1,)] == [monster.seen for monster in state.camp.monsters]
