"""The rulebook's examples of a turn of a Hero and of one of an Olympian with its Pillar."""

from __future__ import annotations

import pytest

from games.hybris.table import (
    character,
    goods,
    holding,
    legal,
    plan,
    play,
    quiet,
    row,
    story,
    table,
    told,
    track,
    who,
)
from thesmos.games.hybris.state import State


def with_prayers() -> State:
    """Return a table at which Heracles has an Olympus token; his player owns 1 Aegis, and Prayers to convert."""
    state = goods(quiet(table("zeus,poseidon,athena")), 0, aegis=1, prayer=2)
    return track(plan(state, 0, hero_heracles="olympus"), 1, 0, None, 2)


@pytest.mark.rule("HYBRIS-TURN-04")
@pytest.mark.rule("HYBRIS-TURN-05")
@pytest.mark.rule("HYBRIS-MOVE-01")
@pytest.mark.rule("HYBRIS-MOVE-18")
@pytest.mark.rule("HYBRIS-TURN-08")
def test_a_hero_goes_to_olympus() -> None:
    """The fourth example: 1 Aegis paid, the token revealed, 1 Greatness gained, then Design or Convert."""
    state = with_prayers()
    assert [
        "seat 0 activated hero-heracles [TURN-02]",
        "seat 0 gave up aegis hero-heracles 1 [TURN-04]",
        "seat 0 revealed olympus [TURN-17]",
        "seat 0 entered space-olympus-1 [MOVE-01]",
        "seat 0 gained greatness space-olympus-1 1 (seat 1) [CORE-09]",
    ] == story(state, "activate hero-heracles", "enter space-olympus-1")
    state = play(state, "activate hero-heracles", "enter space-olympus-1")
    assert (0, ("olympus",), (0, 1, None, 2)) == (
        state.players[0].goods.aegis,
        state.players[0].tokens.used,
        state.track,
    )
    assert (["design", "convert"], "space-olympus-1") == (legal(state), who(state, 0, "hero-heracles").place)
    designed = play(state, "design", "plan tech-hanging-stoa")
    assert row(("tech-hanging-stoa", 0), None, None) == designed.world.workshop
    converted = play(state, "convert", "convert to vp")
    assert (1, 0) == (converted.players[0].goods.vp, converted.players[0].goods.prayer)


@pytest.mark.rule("HYBRIS-TURN-07")
@pytest.mark.rule("HYBRIS-MOVE-16")
@pytest.mark.rule("HYBRIS-UNDER-02")
@pytest.mark.rule("HYBRIS-PILLAR-10")
@pytest.mark.rule("HYBRIS-PILLAR-11")
@pytest.mark.rule("HYBRIS-PILLAR-18")
@pytest.mark.rule("HYBRIS-PILLAR-19")
def test_poseidon_uses_guidance() -> None:
    """The fifth example: a point, Theseus comes back, a tile goes from Olympus to the Factory, the others draw 1."""
    pillars = ("pillar-guidance", "pillar-ascent", "pillar-truce")
    state = goods(table("poseidon,zeus,hades", pillars=pillars), 0, believer=2, aegis=1)
    state = character(state, 0, "hero-theseus", place="fallen")
    for seat in range(3):
        state = holding(state, seat, hand="", premonitions="")
    state = play(state, "activate poseidon", "go on", "go to underworld", "enter space-underworld-1")
    assert 1 == state.players[0].goods.vp
    state = play(state, "go on", "resurrect", "resurrect hero-theseus")
    assert ("reserve", ["yes", "no"]) == (who(state, 0, "hero-theseus").place, legal(state))
    assert (None, None, None) == state.world.factory
    state = play(state, "yes", "plan tech-hanging-stoa")
    assert row(("tech-hanging-stoa", 0), None, None) == state.world.factory
    assert (0, 0, 1) == (
        state.players[0].goods.believer,
        state.players[0].goods.aegis,
        state.players[0].goods.vp,
    )
    assert [0, 1, 1] == [len(one.holding.hand) for one in state.players]
    drawn = {one for player in state.players[1:] for one in player.holding.hand}
    assert {"trained"} == {state.rules.cards[one].deck for one in drawn}
    order = ["seat 0 built", "seat 0 activated", "seat 1 drew", "seat 2 drew"]
    assert order == [two for one in told(state) if (two := " ".join(one.split()[:3])) in order]
    assert state.players[0].standing.flipped


@pytest.mark.rule("HYBRIS-PILLAR-11")
def test_the_hero_came_back_before_guidance() -> None:
    """With the Pillar used before the move instead, the tile comes first and the Hero later: the same in the end."""
    pillars = ("pillar-guidance", "pillar-ascent", "pillar-truce")
    state = goods(table("poseidon,zeus,hades", pillars=pillars), 0, believer=2, aegis=1)
    state = character(state, 0, "hero-theseus", place="fallen")
    state = holding(state, 0, premonitions="")
    state = play(state, "activate poseidon", "activate pillar", "yes", "plan tech-hanging-stoa")
    assert ("fallen", 0) == (who(state, 0, "hero-theseus").place, state.players[0].goods.aegis)
    state = play(state, "go to underworld", "enter space-underworld-1", "resurrect", "resurrect hero-theseus")
    assert ("reserve", 1) == (who(state, 0, "hero-theseus").place, state.players[0].goods.vp)
