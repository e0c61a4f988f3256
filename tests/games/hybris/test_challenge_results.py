from __future__ import annotations

import pytest

from games.hybris.combats import challenged
from games.hybris.powers import modified, powered
from games.hybris.reading import held
from games.hybris.table import (
    actor,
    goods,
    growth,
    holding,
    legal,
    play,
    quiet,
    refused,
    site,
    table,
    told,
    track,
    who,
)
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State, Tile

STOMPING, STOA = "cc-stomping", "tech-hanging-stoa"
HERACLES, PROPHET, SISYPHUS = "hero-heracles", "prophet-amphiaraus", "hero-sisyphus"
CLAIMS = ["claim points", "claim prayers", "claim virtue"]


def ground(virtue: int = 2, well: int = 9) -> State:
    """Return a quiet table of Zeus and Hades, with the Virtue cube of Zeus' player on a space."""
    state = goods(quiet(table("zeus,hades")), 0, virtue=virtue).replace(well=well)
    return track(state, None, None, 0, 1)


def beaten(state: State | None = None, tile: str = STOA, where: str = "sparta-1") -> State:
    """Let Sisyphus win the fight over a deployment of Heracles: Hades' player is asked for a reward."""
    state = ground() if state is None else state
    state = challenged(state, (1, SISYPHUS), (0, HERACLES), (STOMPING, ""), tile=tile, site=where)
    return play(state, f"place {STOMPING}", "continue")


def fleeing(state: State | None = None, where: str = "sparta-1") -> State:
    """Let Sisyphus challenge a deployment of a Prophet."""
    state = ground() if state is None else state
    return challenged(state, (1, SISYPHUS), (0, PROPHET), (STOMPING, STOMPING), tile=STOA, site=where)


@pytest.mark.rule("HYBRIS-DEPLOY-06")
@pytest.mark.rule("HYBRIS-DEPLOY-12")
@pytest.mark.parametrize(
    ("reward", "points", "prayers"),
    [("points", [1, 1 + 2], [2, 0]), ("prayers", [2 + 1, 1], [0, 2]), ("virtue", [2, 1 + 1], [2, 0])],
)
def test_the_challenger_takes_one_reward_and_the_deployer_two(
    reward: str, points: list[int], prayers: list[int]
) -> None:
    """Hanging Stoa: 2 points, 2 Prayers, and from space 2 of the Virtue track a point and Greatness.

    Hades' player has had 1 point for the defeated Hero before.
    """
    state = beaten()
    assert (1, CLAIMS, [0, 1]) == (actor(state), legal(state), held(state, "vp"))
    state = play(state, f"claim {reward}")
    assert (points, prayers, 9 - 2) == (held(state, "vp"), held(state, "prayer"), state.well)
    assert 1 == held(state, "virtue")[0]


@pytest.mark.rule("HYBRIS-DEPLOY-12")
@pytest.mark.rule("HYBRIS-DEPLOY-06")
def test_the_challenger_comes_first_then_the_deployer_in_order() -> None:
    """Three Prayers in the Well, 4 on the tile: the claim takes them; then points, then Virtue, then the reset."""
    state = beaten(ground(well=3), tile="tech-festival-engine")
    state = play(state, "claim prayers")
    assert ([0, 3], 0) == (held(state, "prayer"), state.well)
    kinds = ("claimed prayers", "gained prayers", "gained victory points", "gained greatness", "reset virtue")
    order = [(event.seat, event.name) for event in state.events if event.name in kinds]
    wanted = [(1, kinds[0]), (1, kinds[1]), (0, kinds[2]), (0, kinds[2]), (0, kinds[3]), (0, kinds[4])]
    assert wanted == order


@pytest.mark.rule("HYBRIS-DEPLOY-11")
def test_reward_c_is_read_from_the_track_of_the_deployer() -> None:
    """Cube on 5: the challenger's own Spark, card, links, point and Greatness; the deployer's cube is reset.

    The own tile of Hades' player in Argos has one link; the deployed tile and its owner's links don't count.
    """
    state = goods(ground(virtue=5), 1, virtue=3)
    state = site(site(state, "argos-1", "tech-sacred-way", 1), "argos-2", "tech-hanging-stoa", 0)
    state = holding(state, 1, deck="cc-combo cc-regroup")
    state = beaten(state, tile="tech-folding-aqueduct")
    state = play(state, "claim virtue")
    assert (1, True) == (actor(state), all("enh-hades" in text for text in legal(state)))
    state = play(state, "remove from enh-hades-the-three-headed-hound")
    drawn = [card for card in state.players[1].holding.hand if card == "cc-regroup"]
    assert ([1, 3], [0, 1], 1) == (held(state, "virtue"), [one.growth.sparks for one in state.players], len(drawn))
    defeat, link, point, spark_track = 1, 1, 1, 0
    assert (3, defeat + link + point + spark_track) == (held(state, "vp")[0], held(state, "vp")[1])
    assert (None, None, 1, 0) == state.track


@pytest.mark.rule("HYBRIS-DEPLOY-11")
def test_more_prayers_of_a_tile_are_the_challengers_too() -> None:
    """What lets the deployer's tiles give more holds whoever takes that reward; the challenger's own does not."""
    state = beaten(modified(modified(ground(), 0, "deploy_prayers", 1), 1, "deploy_prayers", 4))
    assert [0, 2 + 1] == held(play(state, "claim prayers"), "prayer")


@pytest.mark.rule("HYBRIS-DEPLOY-25")
@pytest.mark.rule("HYBRIS-DEPLOY-39")
@pytest.mark.parametrize("flees", [False, True])
def test_what_follows_the_rewards_is_the_deployers(flees: bool) -> None:
    """Affinity, the Temple's extra, connections and the Immediate power; the tile stays with its token.

    War Drums in Sparta: 1 for its type, 1 for the Temple, none for connections; 2 cards.
    """
    state = growth(ground(virtue=1), 0, temples=("sparta",))
    name = PROPHET if flees else HERACLES
    state = challenged(state, (1, SISYPHUS), (0, name), (STOMPING, ""), tile="tech-war-drums")
    state = play(state, *([] if flees else [f"place {STOMPING}", "continue"]), "claim points")
    assert (0, ["extra vp", "extra prayer"]) == (actor(state), legal(state))
    state = play(state, "extra vp")
    assert ([1 + 1, 1 + (not flees)], 2) == (held(state, "vp"), len(state.players[0].holding.hand))
    assert (Tile("tech-war-drums", Seat(0)), 14) == (
        state.world.sites[state.rules.site_number["sparta-1"]],
        held(state, "marks")[0],
    )
    assert "tech-war-drums" in state.players[0].growth.in_play


@pytest.mark.rule("HYBRIS-DEPLOY-25")
def test_connections_after_a_lost_fight() -> None:
    """Stoa beside Sacred Way of Hades' player: a point for each side of step 6, to the deployer and to the owner."""
    state = beaten(site(ground(virtue=1), "argos-2", "tech-sacred-way", 1), where="argos-1")
    assert [2 + 1, 1 + 1] == held(play(state, "claim virtue"), "vp")


@pytest.mark.rule("HYBRIS-DEPLOY-34")
@pytest.mark.rule("HYBRIS-DEPLOY-35")
@pytest.mark.rule("HYBRIS-DEPLOY-41")
def test_a_deploying_prophet_flees() -> None:
    """To the reserve, without a fight; Sisyphus stands in Argos without its bonus and picks one reward."""
    state = powered(ground(), 1, "test-begun", fx.Gain("aegis", 4), on="combat_start")
    state = powered(state, 1, "test-won", fx.Gain("aegis", 4), on="combat_won")
    state = fleeing(state, where="argos-1")
    prophet = who(state, 0, PROPHET)
    assert f"seat 0 fled {PROPHET} [DEPLOY-34]" in told(state)
    assert (("reserve", True), "argos", 9 + 1) == (
        (prophet.place, prophet.spent),
        who(state, 1, SISYPHUS).place,
        state.well,
    )
    assert (None, 1, CLAIMS, [0, 0], [2, 3]) == (
        state.world.combat,
        actor(state),
        legal(state),
        held(state, "vp"),
        held(state, "aegis"),
    )
    state = play(state, "claim prayers")
    assert ([2 + 1, 0], [0, 2], 1) == (held(state, "vp"), held(state, "prayer"), actor(state))


@pytest.mark.rule("HYBRIS-DEPLOY-34")
@pytest.mark.rule("HYBRIS-PREM-07")
@pytest.mark.rule("HYBRIS-DEPLOY-41")
def test_the_turn_of_a_prophet_who_fled_goes_on() -> None:
    """It was not defeated: a once-per-Age power is still offered, a Premonition of the City is not."""
    state = holding(ground(), 0, premonitions=(CardId("premonition-a-queen-departs"),))
    state = growth(goods(state, 0, virtue=5), 0, in_play=("tech-coin-of-trust",))
    state = play(fleeing(goods(state, 0, virtue=3)), "claim points")
    assert (0, ["use tech-coin-of-trust", "go on"]) == (actor(state), legal(state))
    assert not [text for text in told(state) if "lost the turn" in text]


@pytest.mark.rule("HYBRIS-DEPLOY-36")
@pytest.mark.rule("HYBRIS-DEPLOY-37")
def test_a_challenger_who_wins_takes_the_space() -> None:
    """In place of the defeated Hero, and without the bonus of the space: 1 Prayer came with Heracles alone."""
    state = beaten(where="argos-1")
    assert ("argos", "fallen", 9 + 1) == (who(state, 1, SISYPHUS).place, who(state, 0, HERACLES).place, state.well)
    event = next(text for text in told(state) if "entered argos" in text)
    assert event.startswith("seat 1 entered argos")


@pytest.mark.rule("HYBRIS-DEPLOY-36")
@pytest.mark.rule("HYBRIS-DEPLOY-38")
@pytest.mark.rule("HYBRIS-DEPLOY-05")
def test_a_deployer_who_wins_a_tie_goes_on_undisturbed() -> None:
    """Nobody plays a card: the deployer is the Defender, gains all three rewards, and the turn goes on."""
    state = growth(ground(), 0, in_play=("tech-coin-of-trust",))
    state = challenged(state, (1, SISYPHUS), (0, HERACLES), ("", ""), tile=STOA)
    assert ("fallen", "sparta") == (who(state, 1, SISYPHUS).place, who(state, 0, HERACLES).place)
    assert ([2 + 1, 0], [2, 0], 1) == (held(state, "vp"), held(state, "prayer"), held(state, "virtue")[0])
    assert (0, ["use tech-coin-of-trust", "go on"]) == (actor(state), legal(state))


@pytest.mark.rule("HYBRIS-DEPLOY-06")
def test_only_one_of_three_rewards_can_be_claimed() -> None:
    """A reward that gives nothing may be claimed; the deployer can't claim."""
    state = beaten(ground(well=0))
    assert CLAIMS == legal(state)
    assert refused(state, "challenge with hades")
    state = play(state, "claim prayers")
    assert ([2 + 1, 1], [0, 0]) == (held(state, "vp"), held(state, "prayer"))


@pytest.mark.rule("HYBRIS-POWER-01")
@pytest.mark.rule("HYBRIS-DEFEAT-02")
def test_athena_reacts_when_the_deployment_is_complete() -> None:
    """Athena's Hero loses the fight over a Social tile; at the end of the action she has her 2 points all the same."""
    state = quiet(table("athena,hades"))
    state = challenged(state, (1, SISYPHUS), (0, "hero-odysseus"), (STOMPING, ""), tile="tech-grain-measure")
    state = play(state, f"place {STOMPING}", "continue", "claim points")
    assert ([2, 1 + 1], [2, 0], 1) == (held(state, "vp"), held(state, "believer"), actor(state))
    other = quiet(table("zeus,athena"))
    other = challenged(other, (1, "athena"), (0, HERACLES), (STOMPING, ""), tile="tech-grain-measure")
    other = play(other, f"place {STOMPING}", "continue", "claim virtue")
    assert [1, 2] == held(other, "vp")
    assert "sparta" == who(other, 1, "athena").place
