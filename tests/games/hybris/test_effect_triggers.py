from __future__ import annotations

import pytest

from games.hybris.powers import in_play, powered
from games.hybris.reading import held
from games.hybris.table import (
    boards,
    character,
    goods,
    growth,
    plan,
    play,
    row,
    running,
    table,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Condition, Count
from thesmos.games.hybris.state import State

POINT = fx.Gain("vp", 1)
MINE: Condition = fx.EventIs("actor", "me")


def fired(state: State, on: str, when: Condition | None, *line: str) -> int:
    """Return how often an observer at seat 0 has reacted to a trigger in a line of play, by its Bonus tokens."""
    state = play(powered(state, 0, "test-observer", fx.Gain("bonus_token", 1), on=on, when=when), *line)
    return state.players[0].tokens.reserve.count("bonus")


def everything(*conditions: Condition) -> Condition:
    """Return that all of some conditions hold."""
    return fx.AllOf(conditions)


def test_the_trigger_move() -> None:
    """It fires when the bonus of the space is settled, with who moved and where to; not for one that goes home."""
    when = everything(MINE, fx.EventIs("character", "olympian"), fx.EventIs("place", "olympus"))
    to = ("activate zeus", "go on", "go to olympus", "enter space-olympus-2")
    assert 1 == fired(table(), "move", when, *to)
    bonus_first = everything(when, fx.CountIs(Count("vp"), exactly=1))
    assert 1 == fired(table(), "move", bonus_first, *to)
    city = fx.EventIs("place", "city")
    assert 1 == fired(table(), "move", city, "activate zeus", "go on", "go to mortal_world", "enter elis")


def test_the_triggers_of_actions_by_a_character() -> None:
    """Each action fires its own trigger when it is over, with who did it, the kind of character and the place."""
    goto = ("activate zeus", "go on")
    by_god = everything(MINE, fx.EventIs("character", "olympian"))

    def once(on: str, place: str, state: State, *line: str) -> None:
        assert 1 == fired(state, on, everything(by_god, fx.EventIs("place", place)), *goto, *line)
        assert 0 == fired(state, on, fx.EventIs("actor", "other"), *goto, *line)

    olympus, forge = (
        ("go to olympus", "enter space-olympus-2", "go on"),
        ("go to forge", "enter space-forge-2", "go on"),
    )
    once("design", "olympus", table(), *olympus, "design", "plan tech-city-decree")
    once("convert", "olympus", goods(table(), 0, prayer=5), *olympus, "convert", "convert to vp", "convert to vp")
    produced = boards(table(), factory=row(("tech-city-decree", 0), None, None))
    once("produce", "forge", produced, *forge, "produce")
    built = boards(goods(table(), 0, believer=3), workshop=row(("tech-city-decree", 0), None, None))
    once("build", "forge", built, *forge, "build", "build tech-city-decree")
    once("sight", "oracle", table(), "go to oracle", "enter space-oracle-3", "go on", "sight")
    once("train", "coliseum", table(), "go to coliseum", "enter space-coliseum-3", "go on", "train")
    once("drain", "underworld", table(), "go to underworld", "enter space-underworld-3", "go on", "drain")
    fallen = character(table(), 0, "hero-heracles", place="fallen")
    line = ("go to underworld", "enter space-underworld-3", "go on", "resurrect", "resurrect hero-heracles")
    once("resurrect", "underworld", fallen, *line)
    once("influence", "elis", table(), "go to mortal_world", "enter elis", "go on", "influence", "believers")


@pytest.mark.parametrize("on", ["design", "build", "deploy"])
def test_the_type_of_a_tile(on: str) -> None:
    """Design, Build and Deploy carry the type of the tile: Water Clock is Science."""
    state = boards(goods(table(), 0, believer=1), workshop=row(("tech-water-clock", 0), None, None))
    state = growth(state, 0, stored=("tech-water-clock",))
    line = {
        "design": ("go to olympus", "enter space-olympus-2", "go on", "design", "plan tech-alembic"),
        "build": ("go to forge", "enter space-forge-2", "go on", "build", "build tech-water-clock"),
        "deploy": (
            "go to mortal_world",
            "enter elis",
            "go on",
            "deploy",
            "deploy tech-water-clock",
            "settle elis-1",
            "no",
        ),
    }[on]
    for word, times in (("science", 1), ("social", 0)):
        when = everything(fx.EventIs("tile_type", word), fx.EventIs("character", "olympian"))
        assert times == fired(state, on, when, "activate zeus", "go on", *line)


def test_an_action_that_an_effect_grants_has_no_character_and_its_own_place() -> None:
    """A Produce for the bonus of a Forge space, and an Influence by Truce in Elis."""
    line = ("activate zeus", "go on", "go to forge", "enter space-forge-1")
    state = boards(table(), factory=row(("tech-city-decree", 0), None, None))
    assert 1 == fired(state, "produce", everything(MINE, fx.EventIs("place", "forge")), *line)
    kinds = fx.AnyOf(tuple(fx.EventIs("character", kind) for kind in ("olympian", "hero", "prophet")))
    assert 0 == fired(state, "produce", kinds, *line)
    truce = table(pillars=("pillar-truce", "pillar-ambition"))
    asked = ("activate zeus", "activate pillar", "yes", "choose elis", "believers")
    assert 1 == fired(truce, "influence", fx.EventIs("place", "elis"), *asked)
    assert 0 == fired(truce, "influence", kinds, *asked)


def test_a_declined_build_is_no_build() -> None:
    """What was not done is not reacted to."""
    state = boards(goods(table(), 0, believer=1), workshop=row(("tech-water-clock", 0), None, None))
    state = powered(state, 0, "test-observer", POINT, on="build")
    state = running(state, 0, fx.Perform("build"))
    assert (0, 1) == (held(play(state, "no"), "vp")[0], held(play(state, "build tech-water-clock"), "vp")[0])


def test_the_trigger_prayers_added() -> None:
    """It fires when the overflow is settled, with who ran the step; adding nothing fires nothing."""
    state = powered(table().replace(well=9), 1, "test-observer", POINT, on="prayers_added", when=MINE)
    assert 0 == held(running(state, 0, fx.FillWell(1)), "vp")[1]
    assert 1 == held(running(state, 1, fx.FillWell(1)), "vp")[1]
    assert 0 == held(running(state, 1, fx.FillWell(0)), "vp")[1]
    emptied = powered(
        table().replace(well=13), 0, "late", POINT, on="prayers_added", when=fx.CountIs(Count("well"), exactly=0)
    )
    assert 1 == held(running(emptied, 0, fx.FillWell(1)), "vp")[0]


@pytest.mark.rule("HYBRIS-ENH-14")
def test_the_trigger_unlocked() -> None:
    """It fires at the turning over, counted already, before the tile's own powers start."""
    state = growth(table(), 0, removed=(2, 0, 0, 0, 0, 0))
    when = everything(MINE, fx.CountIs(Count("unlocked"), exactly=1), fx.CountIs(Count("determination"), exactly=3))
    state = powered(state, 0, "test-observer", fx.Gain("believer", 1), on="unlocked", when=when)
    state = play(running(state, 0, fx.Remove("spark", 1)), "remove from enh-zeus-the-thunderbolt")
    assert (1, 4, 2) == (held(state, "believer")[0], held(state, "vp")[0], held(state, "determination")[0])


def test_the_trigger_fulfilled() -> None:
    """It fires when the reward is gained, with the place."""
    card = "premonition-temple-of-hera"
    state = growth(table(), 0, temples=("elis",))
    player = state.players[0]
    state = state.replace(
        players=(player.replace(holding=player.holding.replace(premonitions=(card,))), state.players[1])
    )
    when = everything(
        MINE, fx.EventIs("place", "elis"), fx.CountIs(Count("fulfilled"), exactly=1), fx.CountIs(Count("vp"), exactly=3)
    )
    line = ("activate zeus", "go on", "go to mortal_world", "enter elis", f"reveal {card}")
    assert 1 == fired(state, "fulfilled", when, *line)


def test_a_reaction_to_the_bonus_of_a_city() -> None:
    """The Salt Spring of the edition: once an Age, for Prayers that its owner added."""
    state = in_play(plan(table("poseidon,zeus"), 0, hero_theseus="mortal_world"), 0, "enh-poseidon-the-salt-spring")
    state = play(state, "activate hero-theseus", "enter elis")
    assert (1, 2) == (held(state, "prayer")[0], state.well)
    assert (1, 4) == (held(running(state, 0, fx.FillWell(2)), "prayer")[0], running(state, 0, fx.FillWell(2)).well)
