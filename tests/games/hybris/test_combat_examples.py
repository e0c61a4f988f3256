"""The rulebook's examples of combats, with all their numbers."""

from __future__ import annotations

import pytest

from games.hybris.combats import against, bout, challenged, dominating, forces, going, questing, sides, zone
from games.hybris.table import (
    actor,
    boards,
    cards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    plan,
    play,
    quiet,
    row,
    standing,
    table,
    track,
    who,
)
from thesmos.games.hybris.state import State

HYDRA, SCYLLA, CALYPSO = "quest-hydra-of-lerna", "quest-scylla", "champion-calypso"
PROPYLAEA, EAGLE = "tech-propylaea-in-stasis", "remove from enh-zeus-the-golden-eagle"


@pytest.mark.rule("HYBRIS-MOIRAI-17")
@pytest.mark.rule("HYBRIS-PVE-04")
@pytest.mark.rule("HYBRIS-PVE-08")
@pytest.mark.rule("HYBRIS-DEFEAT-03")
@pytest.mark.rule("HYBRIS-DEFEAT-11")
def test_the_hydra_of_lerna() -> None:
    """Two cards with 5 Force and Earth, none with Water: 2+5+2 = 9. Zeus can't reach it, lies down, loses Greatness."""
    state = track(quiet(table()), None, 0, None, 1)
    state = questing(state, HYDRA, deck="tc-burning-pitch tc-spear-line", hand="cc-invocation cc-stomping")
    assert ((0, 9), 2) == (forces(state), len(zone(state, 1)))
    state = play(state, "play cc-invocation")
    assert (3, 9) == forces(state)
    state = play(state, "play cc-stomping")
    zeus = who(state, 0, "zeus")
    assert ("reserve", True, (None, None, 0, 1)) == (zeus.place, zeus.down, state.track)
    assert (0, 0, 1) == (state.players[0].goods.vp, state.players[0].growth.sparks, actor(state))
    assert HYDRA == (state.world.quests[2].id if state.world.quests[2] else "")


@pytest.mark.rule("HYBRIS-MOIRAI-20")
@pytest.mark.rule("HYBRIS-MOIRAI-21")
@pytest.mark.parametrize(("fire", "won"), [("cc-invocation", True), ("cc-stomping", False)])
def test_the_hydra_asks_for_fire(fire: str, won: bool) -> None:
    """Sudden Leap and Feint make it 2+1+2 = 5; 3 and 3 are enough for that only with Fire among the cards played."""
    state = goods(quiet(table()), 0, determination=5)
    state = questing(state, HYDRA, deck="tc-sudden-leap tc-feint", hand=f"cc-combo {fire} cc-battle-cry")
    state = play(state, "play cc-combo", f"play {fire}")
    assert 5 == forces(state)[1] <= forces(state)[0]
    state = play(state, "go on")
    assert won is (EAGLE in legal(state))
    assert won is not who(state, 0, "zeus").down


@pytest.mark.rule("HYBRIS-COLISEUM-03")
@pytest.mark.rule("HYBRIS-PVE-02")
@pytest.mark.rule("HYBRIS-PVE-03")
@pytest.mark.rule("HYBRIS-PVE-04")
def test_calypso() -> None:
    """Burning Pitch: Force 3, Earth and Fire, no Air. 3+3+0 = 6."""
    state = dominating(quiet(table()), CALYPSO, deck="tc-burning-pitch", hand="cc-combo")
    assert ((0, 6), cards("tc-burning-pitch")) == (forces(state), zone(state, 1))


@pytest.mark.rule("HYBRIS-PILLAR-11")
@pytest.mark.rule("HYBRIS-PILLAR-20")
@pytest.mark.rule("HYBRIS-MOVE-10")
@pytest.mark.rule("HYBRIS-PVP-14")
@pytest.mark.rule("HYBRIS-DEFEAT-07")
@pytest.mark.rule("HYBRIS-CITY-14")
def test_poseidon_fights_for_lemnos() -> None:
    """Ambition before the move: 1 Victory Point and 3 Force. With 1 as the Attacker he has 4 against Stomping's 3.

    The Hero falls, Poseidon stands in Lemnos, 2 Prayers go into the Well, 1 Virtue and the Service Produce are gained.
    """
    state = standing(quiet(table("poseidon,zeus")), 0, pillar="pillar-ambition", flipped=False)
    state = boards(state, factory=row(("tech-sacred-way", 0), None, None)).replace(well=4)
    state = character(state, 1, "hero-heracles", place="lemnos", spent=True)
    state = holding(holding(state, 0, hand=""), 1, hand="", deck="cc-regroup cc-stomping")
    state = play(state, "activate poseidon", "activate pillar")
    assert ["yes", "no"] == legal(state)
    state = play(state, "yes")
    assert (1, cards("cc-stomping")) == (state.players[0].goods.vp, state.players[1].holding.hand)
    state = play(state, "go to mortal_world", "enter lemnos")
    assert (4, 0) == forces(state)
    state = play(bout(state, "", "cc-stomping"), "influence", "service")
    assert ("lemnos", "fallen") == (who(state, 0, "poseidon").place, who(state, 1, "hero-heracles").place)
    mine = state.players[0].goods
    assert (6, 2, 0, 1) == (state.well, mine.virtue, mine.believer, mine.vp)
    assert row(None, ("tech-sacred-way", 0), None) == state.world.factory


@pytest.mark.rule("HYBRIS-DEPLOY-26")
@pytest.mark.rule("HYBRIS-DEPLOY-27")
@pytest.mark.rule("HYBRIS-DEPLOY-36")
def test_the_third_of_four_challenges() -> None:
    """The last on the Greatness track declines, the third sends a Hero: the first is not asked, and they fight."""
    state = track(quiet(table("poseidon,zeus,athena,hades")), 1, 0, 2, 3)
    state = growth(plan(state, 2, hero_odysseus="olympus"), 0, stored=(PROPYLAEA,))
    state = going(holding(holding(state, 0, hand="cc-combo"), 2, hand="cc-stomping"), (0, "poseidon"), "sparta")
    state = play(state, "deploy", f"deploy {PROPYLAEA}", "settle sparta-1")
    assert (3, True) == (actor(state), "challenge with hades" in legal(state))
    state = play(state, "no")
    assert (2, ["challenge with athena", "challenge with hero-odysseus", "no"]) == (actor(state), legal(state))
    state = play(state, "challenge with hero-odysseus")
    assert [(2, "hero-odysseus"), (0, "poseidon")] == [(side.seat, side.character) for side in sides(state)]
    assert (2, ["place cc-stomping"]) == (actor(state), legal(state))


@pytest.mark.rule("HYBRIS-PVE-02")
@pytest.mark.rule("HYBRIS-PVE-03")
@pytest.mark.rule("HYBRIS-PVE-04")
def test_an_enemy_of_nine() -> None:
    """Base Force 3, Sneak Attack and Feint with 2 each, Water twice on the enemy and once on the cards: 3+4+2 = 9."""
    state = against(
        quiet(table()), base=3, draw=2, elements=("water", "water"), deck="tc-sneak-attack tc-feint", hand="cc-combo"
    )
    assert 9 == forces(state)[1]


def nine(*line: str) -> State:
    """Return the fight with Scylla, the same enemy, after some cards; Anticipation draws Riposte."""
    state = holding(quiet(table()), 0, deck="cc-regroup cc-riposte")
    hand = "cc-stomping cc-combo cc-anticipation"
    return play(questing(state, SCYLLA, deck="tc-sneak-attack tc-feint", hand=hand), *line)


@pytest.mark.rule("HYBRIS-PVE-07")
@pytest.mark.rule("HYBRIS-COMBAT-11")
@pytest.mark.rule("HYBRIS-COMBAT-12")
@pytest.mark.rule("HYBRIS-COMBAT-14")
def test_a_player_of_nine() -> None:
    """Stomping (1, 3), Combo (2, 3), Anticipation (0, 1) for Determination 3; the first two join for 2: 3+3+1+2."""
    found = [forces(nine(*line)) for line in ((), ("play cc-stomping",), ("play cc-stomping", "play cc-combo"))]
    assert [(0, 9), (3, 9), (3 + 3 + 2, 9)] == found
    state = nine("play cc-stomping", "play cc-combo", "play cc-anticipation")
    assert ((9, 9), ["go on"]) == (forces(state), legal(state))


@pytest.mark.rule("HYBRIS-PVE-01")
@pytest.mark.rule("HYBRIS-PVE-09")
@pytest.mark.rule("HYBRIS-MOIRAI-18")
def test_nine_against_nine_is_a_victory() -> None:
    """Scylla's reward: a Spark is removed and 3 Victory Points are gained; with 8 she wins."""
    state = nine("play cc-stomping", "play cc-combo", "play cc-anticipation", "go on")
    assert EAGLE in legal(state)
    state = play(state, EAGLE)
    assert (3, 1, 1) == (state.players[0].goods.vp, state.players[0].growth.sparks, state.players[0].growth.slain)
    assert (False, (None, None, None)) == (who(state, 0, "zeus").down, state.world.quests)
    lost = nine("play cc-stomping", "play cc-combo", "go on")
    assert (0, True) == (lost.players[0].goods.vp, who(lost, 0, "zeus").down)


def lemnos() -> State:
    """Return the challenge of Odysseus to Poseidon, who deploys in Lemnos; his visit brings the Well to 6."""
    state = goods(quiet(table("poseidon,athena")), 0, virtue=2).replace(well=4)
    hands = ("cc-stomping tc-feint", "cc-gods-grace cc-combo")
    return challenged(
        state, (1, "hero-odysseus"), (0, "poseidon"), hands, site="lemnos-1", tile="tech-propylaea-in-stasis"
    )


@pytest.mark.rule("HYBRIS-PVP-09")
@pytest.mark.rule("HYBRIS-PVP-12")
@pytest.mark.rule("HYBRIS-PVP-13")
@pytest.mark.rule("HYBRIS-POWER-05")
@pytest.mark.rule("HYBRIS-DEFEAT-11")
def test_a_challenge_in_lemnos() -> None:
    """God's Grace against Stomping: 4-1 = 3 to 3. Then Poseidon, without Determination, stops, and Feint makes it 5.

    The card taken back is not shown; Poseidon lies down, for a single Greatness Point; the Hero stands in Lemnos.
    """
    state = lemnos()
    assert (0, -1) == forces(state)
    state = bout(state, "cc-stomping", "cc-gods-grace")
    assert ((3, 3), (None, None, 0, 1)) == (forces(state), state.track)
    state = play(state, "place tc-feint", "place cc-combo", "continue")
    assert ["stop"] == legal(state)
    state = play(state, "stop")
    assert [(1, "", 5)] == happenings(state, "won the combat")
    assert cards("cc-combo") == state.players[0].holding.hand
    assert "cc-combo" not in [one.what for one in state.events]
    poseidon = who(state, 0, "poseidon")
    assert ("reserve", True, (None, None, 1, 0)) == (poseidon.place, poseidon.down, state.track)
    assert ("lemnos", 1) == (who(state, 1, "hero-odysseus").place, actor(state))


@pytest.mark.rule("HYBRIS-DEPLOY-06")
@pytest.mark.rule("HYBRIS-DEPLOY-11")
@pytest.mark.rule("HYBRIS-DEPLOY-37")
@pytest.mark.parametrize(
    ("reward", "deployer", "challenger", "track_after"),
    [
        ("points", (1, 1 + 3), (5, 0), (None, None, 0, 1)),
        ("prayers", (5 + 1, 1), (0, 3), (None, None, 0, 1)),
        ("virtue", (5, 1 + 3), (1, 0), (None, 1, None, 0)),
    ],
)
def test_the_rewards_of_that_challenge(
    reward: str, deployer: tuple[int, int], challenger: tuple[int, int], track_after: tuple[int | None, ...]
) -> None:
    """5 Victory Points, 3 Prayers, or 1 Victory Point and 1 Greatness: one for the challenger, two for the deployer.

    The deployer has 1 Prayer by God's Grace. Greatness brings him back from space 4 to 3, or the other from 3 to 2.
    """
    state = bout(bout(lemnos(), "cc-stomping", "cc-gods-grace"), "tc-feint", "cc-combo stop")
    assert ["claim points", "claim prayers", "claim virtue"] == legal(state)
    state = play(state, f"claim {reward}")
    found = [(player.goods.vp, player.goods.prayer) for player in state.players]
    assert [deployer, challenger] == found
    assert (1, 1) == (state.players[0].goods.virtue, state.players[1].goods.virtue)
    assert (track_after, "lemnos") == (state.track, who(state, 1, "hero-odysseus").place)
