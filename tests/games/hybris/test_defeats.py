from __future__ import annotations

from collections.abc import Callable

import pytest

from games.hybris.combats import challenged, dominating, fight, questing
from games.hybris.powers import in_play
from games.hybris.reading import held, spaces
from games.hybris.table import (
    actor,
    at_turn,
    character,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    quiet,
    refused,
    running,
    settled,
    standing,
    table,
    told,
    track,
    who,
)
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import EndAge
from thesmos.games.hybris.state import State

HERACLES, SISYPHUS, STOMPING = "hero-heracles", "hero-sisyphus", "cc-stomping"


def between(state: State | None = None) -> State:
    """Return a quiet table of Zeus on space 2 and Hades on space 3 of the Greatness track; nobody holds a card."""
    state = quiet(table("zeus,hades")) if state is None else state
    for seat in (0, 1):
        state = holding(state, seat, hand="")
    return track(state, None, 0, 1, None)


LOST: dict[str, Callable[[State, str], State]] = {
    "a player": lambda state, name: fight(state, (0, name), (1, SISYPHUS)),
    "a Hero of the Coliseum": lambda state, name: dominating(
        state, "champion-achilles", (0, name), "tc-feint tc-feint"
    ),
    "a Confrontation": lambda state, name: questing(state, "quest-minotaur", (0, name), "tc-feint"),
    "an Epic act": lambda state, name: questing(state, "quest-the-golden-fleece", (0, name)),
}
"""Ways in which a character of seat 0 without a card is defeated in its own activation."""


@pytest.mark.rule("HYBRIS-DEFEAT-09")
@pytest.mark.rule("HYBRIS-DEFEAT-03")
@pytest.mark.rule("HYBRIS-DEFEAT-11")
@pytest.mark.rule("HYBRIS-DEFEAT-01")
@pytest.mark.parametrize("way", LOST)
def test_an_olympian_is_defeated(way: str) -> None:
    """Wounded beside its board, 1 Greatness is lost, and the turn is over, whoever beat it."""
    state = LOST[way](between(), "zeus")
    assert ("reserve", True) == (who(state, 0, "zeus").place, who(state, 0, "zeus").down)
    assert ([3, 2], 1) == (spaces(state), actor(state))
    assert "seat 0 was defeated zeus [DEFEAT-03]" in told(state)


@pytest.mark.rule("HYBRIS-DEFEAT-09")
@pytest.mark.rule("HYBRIS-DEFEAT-07")
@pytest.mark.rule("HYBRIS-DEFEAT-01")
@pytest.mark.parametrize("way", LOST)
def test_a_hero_is_defeated(way: str) -> None:
    """It lies in the Underworld, no Greatness is lost, and the turn is over."""
    state = LOST[way](between(), HERACLES)
    assert ("fallen", [2, 3], 1) == (who(state, 0, HERACLES).place, spaces(state), actor(state))
    assert f"seat 0 was defeated {HERACLES} [DEFEAT-07]" in told(state)


@pytest.mark.rule("HYBRIS-DEFEAT-07")
def test_a_defeated_hero_waits_for_resurrect() -> None:
    """It lies there through the next Age too, until somebody of its player resurrects it."""
    state = LOST["a player"](between(), HERACLES)
    assert {"HYBRIS-DEFEAT-07"} <= refused(at_turn(state, 0), f"activate {HERACLES}")
    state = settled(state.replace(agenda=()), EndAge())
    assert "fallen" == who(state, 0, HERACLES).place
    state = play(running(state, 0, fx.Perform("resurrect")), f"resurrect {HERACLES}")
    assert "reserve" == who(state, 0, HERACLES).place


@pytest.mark.rule("HYBRIS-DEFEAT-11")
def test_the_greatness_of_a_defeat_is_lost_once() -> None:
    """On the last space a Victory Point is lost in its place."""
    state = goods(between(), 0, vp=5)
    state = LOST["a Confrontation"](track(state, None, None, 1, 0), "zeus")
    assert ([4, 3], 4) == (spaces(state), held(state, "vp")[0])


@pytest.mark.rule("HYBRIS-DEFEAT-04")
@pytest.mark.rule("HYBRIS-CHAR-02")
def test_a_wounded_olympian_lies_until_the_end_of_the_age() -> None:
    """It can't be activated, and is upright again in the next Age."""
    state = character(LOST["a player"](between(), "zeus"), 0, "zeus", spent=False)
    assert {"HYBRIS-DEFEAT-04"} == refused(at_turn(state, 0), "activate zeus")
    state = settled(state.replace(agenda=()), EndAge())
    assert (False, "reserve") == (who(state, 0, "zeus").down, who(state, 0, "zeus").place)


@pytest.mark.rule("HYBRIS-DEFEAT-05")
@pytest.mark.parametrize("way", LOST)
def test_the_pillar_is_activated_by_the_defeat(way: str) -> None:
    """Truce without its power: Hades' player gains 1 Believer, nobody chooses a City, the card lies face down."""
    state = standing(between(), 0, flipped=False, pillar="pillar-truce")
    state = LOST[way](state, "zeus")
    assert (1, True, 1) == (held(state, "believer")[1], state.players[0].standing.flipped, actor(state))
    assert 1 == len([text for text in told(state) if text.startswith("seat 0 activated pillar-truce")])


@pytest.mark.rule("HYBRIS-PILLAR-17")
def test_the_benefit_of_a_defeat_reaches_who_is_out() -> None:
    """Hades' player has passed and lies wounded: the Believer of Truce comes all the same."""
    state = standing(between(), 0, flipped=False, pillar="pillar-truce")
    state = character(standing(state, 1, passed=True), 1, "hades", down=True)
    assert 1 == held(LOST["a Confrontation"](state, "zeus"), "believer")[1]


@pytest.mark.rule("HYBRIS-PILLAR-16")
def test_a_wounded_olympian_that_was_not_activated() -> None:
    """Zeus was wounded outside his activation, so that he can't be activated: on passing only the benefit is left."""
    state = standing(between(), 0, flipped=False, pillar="pillar-ambition")
    state = play(at_turn(character(state, 0, "zeus", down=True), 0), "pass")
    assert ([0, 0], 1, True) == (
        held(state, "vp"),
        len(state.players[1].holding.hand),
        state.players[0].standing.flipped,
    )


@pytest.mark.rule("HYBRIS-DEFEAT-05")
def test_a_defeated_hero_activates_no_pillar() -> None:
    """The Olympian still has its activation to come."""
    state = LOST["a player"](standing(between(), 0, flipped=False, pillar="pillar-truce"), HERACLES)
    assert ([0, 0], False) == (held(state, "believer"), state.players[0].standing.flipped)


@pytest.mark.rule("HYBRIS-DEFEAT-05")
@pytest.mark.rule("HYBRIS-DEFEAT-02")
@pytest.mark.rule("HYBRIS-PILLAR-11")
def test_the_pillar_comes_before_a_deployment_goes_on() -> None:
    """Zeus loses the fight over his deployment: Hades' player has the Believer of Truce before choosing a reward."""
    state = standing(between(), 0, flipped=False, pillar="pillar-truce")
    state = challenged(state, (1, SISYPHUS), (0, "zeus"), (STOMPING, ""))
    state = play(state, f"place {STOMPING}", "continue")
    assert (1, ["claim points", "claim prayers", "claim virtue"]) == (actor(state), legal(state))
    assert ([0, 1], True) == (held(state, "believer"), state.players[0].standing.flipped)


@pytest.mark.rule("HYBRIS-DEFEAT-06")
@pytest.mark.rule("HYBRIS-DEFEAT-10")
def test_the_pillar_of_an_olympian_beaten_outside_its_activation_stays() -> None:
    """Hades came to Sparta as a challenger: beaten there, his Pillar gives its benefit when his player passes."""
    state = standing(between(), 1, flipped=False, pillar="pillar-truce")
    state = play(fight(state, (0, HERACLES), (1, "hades"), (STOMPING, "")), f"place {STOMPING}", "continue")
    assert (True, False, [0, 0]) == (
        who(state, 1, "hades").down,
        state.players[1].standing.flipped,
        held(state, "believer"),
    )
    state = play(state, "influence", "service", "pass")
    assert (True, [1, 0]) == (state.players[1].standing.flipped, held(state, "believer"))


@pytest.mark.rule("HYBRIS-DEFEAT-10")
@pytest.mark.parametrize(("rival", "track_after"), [(SISYPHUS, [2, 3]), ("hades", [2, 4])])
def test_a_defeat_in_the_turn_of_another_ends_no_turn(rival: str, track_after: list[int]) -> None:
    """The occupant is beaten: the mover's turn goes on, and the next turn is the occupant's as always."""
    state = play(fight(between(), (0, HERACLES), (1, rival), (STOMPING, "")), f"place {STOMPING}", "continue")
    assert (0, ["influence"], track_after) == (actor(state), legal(state), spaces(state))
    assert not [text for text in told(state) if "lost the turn" in text]
    assert 1 == actor(play(state, "influence", "service"))


@pytest.mark.rule("HYBRIS-DEFEAT-10")
def test_a_beaten_challenger_ends_no_turn() -> None:
    """Zeus goes on with his deployment, and gains all of it."""
    state = challenged(between(), (1, "hades"), (0, HERACLES), ("", STOMPING))
    state = play(state, f"place {STOMPING}", "continue")
    assert (True, 4) == (who(state, 1, "hades").down, spaces(state)[1])
    assert ("sparta", 1) == (who(state, 0, HERACLES).place, actor(state))
    assert not [text for text in told(state) if "lost the turn" in text]


@pytest.mark.rule("HYBRIS-DEFEAT-02")
@pytest.mark.rule("HYBRIS-DEPLOY-25")
def test_a_deployer_who_loses_completes_the_action() -> None:
    """Two rewards, affinity, a Temple's extra and the Immediate power still come; then the turn is over."""
    state = growth(between(), 0, temples=("sparta",)).replace(well=5)
    state = in_play(holding(state, 0, premonitions=(CardId("premonition-the-twin-riders"),)), 0, "tech-coin-of-trust")
    state = challenged(state, (1, SISYPHUS), (0, HERACLES), (STOMPING, ""), tile="tech-war-drums")
    state = play(state, f"place {STOMPING}", "continue")
    assert not [text for text in told(state) if "lost the turn" in text]
    state = play(state, "claim prayers")
    assert ([0, 1], "fallen") == (held(state, "prayer"), who(state, 0, HERACLES).place)
    assert (0, ["extra vp", "extra prayer"]) == (actor(state), legal(state))
    state = play(state, "extra vp")
    assert (1 + 1 + 1, 2) == (held(state, "vp")[0], len(state.players[0].holding.hand))
    assert "seat 0 lost the turn [DEFEAT-02]" == told(state)[-1]
    assert (1, Seat(1)) == (actor(state), state.turn.seat)
    assert "tech-war-drums" in state.players[0].growth.in_play


@pytest.mark.rule("HYBRIS-DEFEAT-01")
def test_the_turn_ends_right_after_the_consequences() -> None:
    """Beaten at the Coliseum with a once-per-Age power and a Premonition of that place: nothing more is asked."""
    state = holding(between(), 0, premonitions=(CardId("premonition-the-old-champion"),))
    state = in_play(goods(state, 0, determination=5, vp=3), 0, "tech-coin-of-trust")
    failed = [text for text in told(LOST["an Epic act"](state, "zeus")) if "was defeated" in text or "the turn" in text]
    assert ["seat 0 was defeated zeus [DEFEAT-03]", "seat 0 lost the turn [DEFEAT-01]"] == failed
    state = LOST["a Hero of the Coliseum"](state, HERACLES)
    assert (1, 3) == (actor(state), held(state, "vp")[0])
    assert "seat 0 lost the turn [DEFEAT-01]" == told(state)[-1]


@pytest.mark.rule("HYBRIS-DEFEAT-08")
def test_a_defeat_effect_is_no_fight() -> None:
    """Hades' Psychopump does not see it, no Greatness is lost, and the turn of its player goes on."""
    state = plan(between(), 0, hero_heracles="oracle")
    state = play(running(state, 0, fx.Defeat("hero", 1)), f"defeat {HERACLES}")
    assert ("fallen", [0, 0], [2, 3]) == (who(state, 0, HERACLES).place, held(state, "vp"), spaces(state))
    assert (True, 0) == ("oracle" in state.players[0].tokens.reserve, actor(state))
