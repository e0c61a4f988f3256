from __future__ import annotations

import pytest

from games.hybris.places import DRAIN, planned
from games.hybris.table import (
    actor,
    character,
    goods,
    happenings,
    legal,
    plan,
    play,
    posted,
    quiet,
    running,
    standing,
    table,
    who,
)
from thesmos.games.hybris.effects import Recall
from thesmos.games.hybris.entries import TakeTurn

HERO, PROPHET = "hero-heracles", "prophet-amphiaraus"


@pytest.mark.rule("HYBRIS-TURN-11")
def test_passing_is_free() -> None:
    """A player with three ready characters passes, keeps all Aegis and is out of the Age."""
    state = play(planned(hero_heracles="underworld", prophet_amphiaraus="oracle"), "pass")
    player = state.players[0]
    assert (True, 3, 1) == (player.standing.passed, player.goods.aegis, actor(state))
    assert [(0, "", 0)] == happenings(state, "passed")
    assert not any(one.spent for one in player.crew)


@pytest.mark.rule("HYBRIS-TURN-12")
def test_who_can_activate_nobody_must_pass() -> None:
    """All activated; or no Aegis, no token, wounded, defeated, or no destination: only a pass is left."""
    state = planned(hero_heracles="underworld", prophet_amphiaraus="oracle")
    assert ["pass"] == legal(posted(state, 0, "underworld", "oracle", "space-oracle-3"))
    down = character(state, 0, "zeus", down=True)
    assert ["pass"] == legal(goods(down, 0, aegis=0))
    assert ["pass"] == legal(character(character(down, 0, HERO, token=""), 0, PROPHET, token=""))
    down = character(down, 0, HERO, token="", place="fallen")
    assert ["pass"] == legal(character(down, 0, PROPHET, token="forge"))
    assert [f"activate {PROPHET}", "pass"] == legal(down)


@pytest.mark.rule("HYBRIS-TURN-13")
def test_a_pass_returns_unused_tokens_to_the_reserve() -> None:
    """The used token stays used; the one under the Prophet, a Bonus token too, is free for the next Age."""
    state = planned(hero_heracles="underworld")
    state = character(state, 0, PROPHET, token="bonus")
    state = play(state, f"activate {HERO}", *DRAIN, "pass", "pass")
    assert 2 == state.course.age
    state = play(state, "take pillar-truce", "take pillar-ambition")
    assert (0, "", "") == (actor(state), who(state, 0, HERO).token, who(state, 0, PROPHET).token)
    places = ("olympus", "forge", "oracle", "moirai", "coliseum", "mortal_world", "bonus", "nothing")
    assert [f"assign {place}" for place in places] == legal(state)


@pytest.mark.rule("HYBRIS-TURN-13")
def test_a_pass_returns_an_ordinary_token_too() -> None:
    """A token that was never revealed goes to the reserve in its place, not to Used Locations."""
    state = planned(hero_heracles="underworld", prophet_amphiaraus="oracle")
    before = quiet(table()).players[0].tokens
    state = play(state, "pass")
    assert before == state.players[0].tokens
    assert ["", "", ""] == [one.token for one in state.players[0].crew]


@pytest.mark.rule("HYBRIS-TURN-13")
def test_a_token_put_under_a_character_after_the_pass_returns_too() -> None:
    """An effect makes the Hero ready again when its player has passed: at Rest the token is in the reserve again."""
    state = standing(play(planned(hero_heracles="underworld"), f"activate {HERO}", *DRAIN), 0, passed=True)
    state = play(running(state, 0, Recall("hero", "underworld", ready=True)), f"recall {HERO}", "assign olympus")
    assert "olympus" == who(state, 0, HERO).token
    state = play(state, "pass")
    assert (2, "", 1) == (state.course.age, who(state, 0, HERO).token, state.players[0].tokens.reserve.count("olympus"))


@pytest.mark.rule("HYBRIS-TURN-14")
def test_a_pass_without_the_olympian_gives_the_lower_benefit() -> None:
    """Truce: the two others get 1 Believer each, the passing player none, and the card is turned face down."""
    state = table("zeus,poseidon,hades", pillars=("pillar-truce", "pillar-prescience", "pillar-guidance"))
    state = play(state, "pass")
    assert [0, 1, 1] == [player.goods.believer for player in state.players]
    assert [True, False, False] == [player.standing.flipped for player in state.players]
    assert (1, ("pillar-truce",)) == (actor(state), tuple(what for _, what, _ in happenings(state, "activated")))


@pytest.mark.rule("HYBRIS-TURN-14")
def test_a_spent_pillar_gives_nothing_at_the_pass() -> None:
    """When the Olympian was activated in an earlier turn, the others get nothing more."""
    state = table(pillars=("pillar-truce", "pillar-prescience"))
    state = play(standing(state, 0, flipped=True), "pass")
    assert ([0, 0], 1) == ([player.goods.believer for player in state.players], actor(state))


@pytest.mark.rule("HYBRIS-TURN-15")
def test_after_a_pass_the_others_go_on() -> None:
    """Seat 0 has passed: seat 1 takes one turn after the other, and the Age ends with its pass."""
    state = play(plan(quiet(table()), 1, hero_theseus="underworld"), "pass")
    state = play(state, "activate hero-theseus", *DRAIN)
    assert (1, TakeTurn) == (actor(state), type(state.agenda[-1]))
    state = play(state, "activate poseidon", "go to underworld", *DRAIN)
    assert (1, ["pass"]) == (actor(state), legal(state))
    assert 2 == play(state, "pass").course.age
