from __future__ import annotations

import pytest

from games.rixus.table import (
    allowed,
    army,
    buried,
    camp,
    face_down,
    fallen,
    fight,
    hand,
    left,
    legal,
    play,
    player,
    refused,
    see,
    spoils,
    strengths,
    table,
)
from thesmos.core.errors import InvalidActionError
from thesmos.games.rixus.game import GAME
from thesmos.games.rixus.state import State


def plays(state: State) -> list[str]:
    """Return the legal plays of cards, sorted."""
    return sorted(text for text in legal(state) if text.startswith("play"))


@pytest.mark.rule("RIXUS-EFFECT-01")
def test_reinforcements_draw_two_cards() -> None:
    """Reinforcements bring the two top cards of the deck into the hand, for one action."""
    state = play(table(player("reinforcements"), player(), deck="knight squire archer"), "play reinforcements")
    assert "archer squire" == hand(state, 0)
    assert ("knight",) == state.deck
    assert (0, 1) == left(state)


@pytest.mark.rule("RIXUS-EFFECT-01")
@pytest.mark.rule("RIXUS-ZONE-06")
def test_monsters_among_the_reinforcements_join_the_camp() -> None:
    """A monster among the two cards goes to the camp and is not replaced by another card."""
    state = play(table(player("reinforcements"), player(), deck="knight squire imp"), "play reinforcements")
    assert ("squire", "imp", ("knight",)) == (hand(state, 0), camp(state), state.deck)


@pytest.mark.rule("RIXUS-EFFECT-02")
def test_scout_shows_the_camp_to_one_player() -> None:
    """The scout's player knows all monsters in the camp from then on, also in later turns; nobody else does."""
    state = play(table(player("scout"), player(), player(), deck="squire", camp="imp ogre@1"), "play scout")
    for later in (state, play(state, "end turn", "end turn")):
        shown = [tuple(one.card for one in see(later, seat).camp.monsters) for seat in range(3)]
        assert [("imp", "ogre"), ("?", "ogre"), face_down(2)] == shown


@pytest.mark.rule("RIXUS-EFFECT-02")
def test_scout_does_not_see_what_comes_later() -> None:
    """A monster that another player draws after the scouting is not known to the scout's player."""
    state = table(player("scout"), player(), deck="imp", camp="ogre")
    state = play(state, "play scout", "end turn", "draw")
    assert ("ogre", "?") == tuple(one.card for one in see(state, 0).camp.monsters)
    assert ("?", "imp") == tuple(one.card for one in see(state, 1).camp.monsters)


@pytest.mark.rule("RIXUS-EFFECT-02")
@pytest.mark.parametrize(("monsters", "possible"), [("", False), ("imp@0 ogre@01", False), ("imp@0 ogre@1", True)])
def test_scout_needs_a_monster_that_the_player_does_not_know(monsters: str, possible: bool) -> None:
    """Without a monster that is new to the player the scout can't be played."""
    state = table(player("scout"), player(), camp=monsters)
    if possible:
        assert allowed(state, "play scout")
    else:
        assert {"RIXUS-EFFECT-02"} == refused(state, "play scout")


@pytest.mark.rule("RIXUS-EFFECT-03")
def test_resurrection_takes_a_hero_of_choice_without_its_journeys() -> None:
    """Any hero of the cemetery, whoever it belonged to, joins the own army; journeys stay in the cemetery."""
    state = table(player("resurrection", army="archer"), player("squire"), cemetery="squire knight pilgrimage imp")
    assert ["play resurrection on knight", "play resurrection on squire"] == plays(state)
    state = play(state, "play resurrection on knight")
    assert "archer, knight" == army(state, 0)
    assert [3, 6] == strengths(state, 0)
    assert "imp pilgrimage resurrection squire" == buried(state)
    assert (0, 1) == left(state)


@pytest.mark.rule("RIXUS-EFFECT-03")
def test_resurrection_takes_one_of_several_copies() -> None:
    """Of two squires in the cemetery one comes back, and it is offered as one choice."""
    state = table(player("resurrection"), player(), cemetery="squire squire")
    assert ["play resurrection on squire"] == plays(state)
    assert "resurrection squire" == buried(play(state, "play resurrection on squire"))


@pytest.mark.rule("RIXUS-EFFECT-03")
def test_resurrection_needs_that_hero_in_the_cemetery() -> None:
    """A hero that is in the deck or in an army can't be resurrected, and cards that are no heroes never."""
    state = table(player("resurrection", army="knight"), player(), deck="squire", cemetery="archer old-map imp")
    for card in ("squire", "knight"):
        assert {"RIXUS-EFFECT-03"} == refused(state, f"play resurrection on {card}")
    with pytest.raises(InvalidActionError):
        GAME.notation.parse("play resurrection on old-map")


@pytest.mark.rule("RIXUS-EFFECT-04")
def test_a_banner_strengthens_one_own_hero() -> None:
    """A banner gives one own hero 2 strength and lies with it; two of them give 4."""
    state = table(player("banner banner", army="squire, archer"), player(army="knight"), deck="imp")
    assert ["play banner on hero 0", "play banner on hero 1"] == plays(state)
    state = play(state, "play banner on hero 1", "play banner on hero 1")
    assert [2, 3 + 2 + 2] == strengths(state, 0)
    assert "squire, archer banner banner" == army(state, 0)
    assert "" == buried(state)


@pytest.mark.rule("RIXUS-EFFECT-04")
def test_a_banner_decides_a_war_and_is_gone_after_it() -> None:
    """A ranger of 5 + 2 beats 6; after the war it has 5 again and the banner lies in the cemetery."""
    state = table(player("banner", army="ranger"), player(), deck="squire", camp="imp imp")
    state = fight(play(state, "play banner on hero 0", "end turn", "end turn"))
    assert (1, 0) == spoils(state)
    assert ("ranger", [5]) == (army(state, 0), strengths(state, 0))
    assert "banner imp imp" == buried(state)


@pytest.mark.rule("RIXUS-EFFECT-04")
@pytest.mark.rule("RIXUS-ZONE-04")
def test_the_next_war_ends_all_banners() -> None:
    """Banners of heroes that stayed out or did not come to fight end with the next war too; journeys stay."""
    state = table(
        player(army="knight banner"),
        player("surrender", army="squire old-map banner banner"),
        player(army="paladin pilgrimage banner"),
        camp="imp imp",
    )
    state = fight(state, out=[1])
    assert ["knight", "squire old-map", "paladin pilgrimage"] == [army(state, seat) for seat in range(3)]
    assert [[6], [3], [10]] == [strengths(state, seat) for seat in range(3)]
    assert "banner banner banner banner imp imp surrender" == buried(state)


@pytest.mark.rule("RIXUS-EFFECT-04")
@pytest.mark.rule("RIXUS-EFFECT-05")
def test_a_banner_ends_with_its_hero() -> None:
    """A hero that is ambushed takes its banners to the cemetery with it, and its journeys."""
    state = table(player("ambush"), player(army="stable-hand old-map banner, knight banner"), deck="imp")
    state = play(state, "play ambush on seat 1 hero 0")
    assert "ambush banner old-map stable-hand" == buried(state)
    assert "knight banner" == army(state, 1)


@pytest.mark.rule("RIXUS-EFFECT-04")
def test_a_banner_needs_an_own_hero() -> None:
    """Without a hero in the own army a banner can't be played, nor on a hero that is not there."""
    state = table(player("banner"), player(army="squire"), deck="imp")
    assert [] == plays(state)
    assert {"RIXUS-EFFECT-04"} == refused(state, "play banner on hero 0")


@pytest.mark.rule("RIXUS-EFFECT-05")
def test_ambush_slays_a_weak_hero_of_another_player() -> None:
    """Heroes of others with an overall strength of 4 or less can be slain: not a 5 by a journey or by a banner."""
    state = table(
        player("ambush", army="squire"),
        player(army="pikeman, pikeman old-map, archer banner, ranger"),
        player(army="archer old-map"),
        deck="imp",
    )
    assert ["play ambush on seat 1 hero 0", "play ambush on seat 2 hero 0"] == plays(state)
    for hero in (1, 2, 3, 4):
        assert {"RIXUS-EFFECT-05"} == refused(state, f"play ambush on seat 1 hero {hero}")
    assert {"RIXUS-EFFECT-05"} == refused(state, "play ambush on seat 0 hero 0"), "it is the own hero"
    assert {"RIXUS-EFFECT-05"} == refused(state, "play ambush on seat 3 hero 0"), "nobody sits there"
    state = play(state, "play ambush on seat 2 hero 0")
    assert ("", "ambush archer old-map") == (army(state, 2), buried(state))


@pytest.mark.rule("RIXUS-EFFECT-06")
def test_pickpocket_takes_one_card_at_random() -> None:
    """One card goes from the victim's hand to the thief's; over many seeds it is each of them, also of a kind."""
    taken = []
    for seed in range(60):
        state = table(player("pickpocket old-map"), player("squire archer archer"), player("knight"), seed=seed)
        state = play(state, "play pickpocket on seat 1")
        taken.append("archer" if "archer" in hand(state, 0) else "squire")
        assert " ".join(sorted(["old-map", taken[-1]])) == hand(state, 0)
        assert {"archer": "archer squire", "squire": "archer archer"}[taken[-1]] == hand(state, 1)
        assert "pickpocket" == buried(state)
    assert 28 < taken.count("archer") < 52, "about 40 of 60, since each card is as likely"


@pytest.mark.rule("RIXUS-EFFECT-06")
def test_pickpocket_needs_another_player_with_cards() -> None:
    """An empty hand, the own hand and an empty chair can't be robbed."""
    state = table(player("pickpocket squire"), player(), player("knight"), deck="imp")
    assert ["play pickpocket on seat 2", "play squire"] == plays(state)
    for seat in (0, 1, 3):
        assert {"RIXUS-EFFECT-06"} == refused(state, f"play pickpocket on seat {seat}")


@pytest.mark.rule("RIXUS-EFFECT-07")
def test_lost_road_takes_one_journey_of_choice() -> None:
    """One chosen journey of another player's hero goes to the cemetery; the hero lives on without its strength."""
    state = table(
        player("lost-road", army="squire old-map"),
        player(army="archer, knight old-map pilgrimage old-map"),
        deck="imp",
    )
    assert [f"play lost-road on seat 1 hero 1 {card}" for card in ("old-map", "pilgrimage")] == plays(state)
    after = play(state, "play lost-road on seat 1 hero 1 pilgrimage")
    assert ("archer, knight old-map old-map", [3, 8]) == (army(after, 1), strengths(after, 1))
    assert "lost-road pilgrimage" == buried(after)
    after = play(state, "play lost-road on seat 1 hero 1 old-map")
    assert [3, 10] == strengths(after, 1), "one of two old maps is left"
    assert "lost-road old-map" == buried(after)


@pytest.mark.rule("RIXUS-EFFECT-07")
def test_lost_road_needs_that_journey() -> None:
    """A journey that the hero does not have, and a journey of the own hero, can't be taken."""
    state = table(player("lost-road", army="squire old-map"), player(army="archer, knight old-map"), deck="imp")
    for target in ("seat 1 hero 0 old-map", "seat 1 hero 1 pilgrimage", "seat 0 hero 0 old-map"):
        assert {"RIXUS-EFFECT-07"} == refused(state, f"play lost-road on {target}")


@pytest.mark.rule("RIXUS-EFFECT-08")
def test_plunder_sends_one_token_back() -> None:
    """Another player loses one token to the supply: nobody gains it, neither the plunderer nor the monsters."""
    state = play(table(player("plunder", spoils=1), player(spoils=2), deck="imp"), "play plunder on seat 1")
    assert (1, 1) == spoils(state)
    assert 0 == state.camp.spoils


@pytest.mark.rule("RIXUS-EFFECT-08")
def test_plunder_needs_another_player_with_a_token() -> None:
    """A player without tokens and oneself can't be plundered, and the monsters' tokens are out of reach."""
    state = table(player("plunder", spoils=2), player(), player(spoils=1), deck="imp", tokens=2)
    assert ["play plunder on seat 2"] == plays(state)
    for seat in (0, 1, 3):
        assert {"RIXUS-EFFECT-08"} == refused(state, f"play plunder on seat {seat}")


@pytest.mark.rule("RIXUS-EFFECT-09")
@pytest.mark.rule("RIXUS-WAR-04")
def test_surrender_keeps_the_army_out_of_one_war() -> None:
    """Who surrenders keeps the heroes, and gets no token by them, in this war."""
    state = table(player(army="squire"), player("surrender", army="stable-hand, paladin"), camp="imp imp")
    state = fight(state, out=[1])
    assert "squire" == fallen(state)
    assert ("stable-hand, paladin", [1, 7]) == (army(state, 1), strengths(state, 1))
    assert (0, 0) == spoils(state)
