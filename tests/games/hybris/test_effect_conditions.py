from __future__ import annotations

import pytest

from games.hybris.reading import true
from games.hybris.situations import world
from games.hybris.table import (
    character,
    holding,
    plan,
    standing,
    table,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Condition, Count


@pytest.mark.parametrize(
    ("limits", "expected"),
    [
        ({"at_least": 6}, True),
        ({"at_least": 7}, False),
        ({"at_most": 6}, True),
        ({"at_most": 5}, False),
        ({"exactly": 6}, True),
        ({"exactly": 5}, False),
        ({"at_least": 2, "at_most": 5}, False),
    ],
)
def test_a_count_within_limits(limits: dict[str, int], expected: bool) -> None:
    """Six Believers are at least, at most and exactly 6."""
    assert expected == true(world(), 0, fx.CountIs(Count("believer"), **limits))


def test_a_count_of_others_within_limits() -> None:
    """The filters and whose it is go with the count."""
    assert true(world(), 2, fx.CountIs(Count("tiles", "all", city="argos"), exactly=3))
    assert not true(world(), 2, fx.CountIs(Count("tiles", city="argos"), at_least=1))


def test_at_a_place() -> None:
    """The character activated this turn stands there, on a space, in a City, or on the illustration; on my turn."""
    state = plan(table(), 0, hero_heracles="forge")
    assert not true(state, 0, fx.At("forge"))
    there = character(state, 0, "hero-heracles", place="space-forge-2")
    there = there.replace(turn=there.turn.replace(character="hero-heracles", place="forge"))
    asked = [fx.At("forge"), fx.At("forge", "hero"), fx.At("forge", "any"), fx.At("forge", "olympian"), fx.At("oracle")]
    assert [True, True, True, False, False] == [true(there, 0, one) for one in asked]
    assert not true(there, 1, fx.At("forge")), "it is not that player's turn"
    city = there.replace(turn=there.turn.replace(place="elis"))
    assert [True, True, False] == [true(city, 0, fx.At(place)) for place in ("elis", "city", "argos")]
    gone = there.replace(turn=there.turn.replace(place=""))
    assert not true(gone, 0, fx.At("forge"))


@pytest.mark.rule("HYBRIS-MOIRAI-15")
@pytest.mark.parametrize(
    ("elements", "expected"),
    [
        (("fire",), True),
        (("fire", "air"), True),
        (("fire", "fire"), True),
        (("fire", "fire", "air"), True),
        (("air", "air"), False),
        (("fire", "fire", "fire"), False),
        (("earth",), False),
    ],
)
def test_elements_of_the_hand(elements: tuple[str, ...], expected: bool) -> None:
    """A card with two symbols serves for both, a repeated symbol needs two showings; the cards stay in hand."""
    state = holding(table(), 0, hand="sc-thunder-javelin cc-invocation")  # fire and air; fire
    assert expected == true(state, 0, fx.Elements("hand", elements))
    assert not true(state, 0, fx.Elements("zone", elements)), "there is no combat zone outside a combat"


@pytest.mark.parametrize(
    "condition", [fx.Role("attacker"), fx.Role("defender"), fx.Fighter("olympian"), fx.Versus("game"), fx.Combo()]
)
def test_conditions_of_a_combat_do_not_hold_outside_one(condition: Condition) -> None:
    """Nobody attacks, fights or plays a card."""
    assert not true(table(), 0, condition)
    assert true(table(), 0, fx.NoneOf((condition,)))


@pytest.mark.rule("HYBRIS-MOIRAI-13")
def test_a_pillar_that_is_held() -> None:
    """From its pick on, activated or not, and not another player's."""
    state = standing(table(), 0, flipped=True)
    assert true(state, 0, fx.HasPillar("pillar-ambition"))
    assert not true(state, 1, fx.HasPillar("pillar-ambition"))
    assert not true(state, 0, fx.HasPillar("pillar-truce"))


def test_conditions_together() -> None:
    """Every one, at least one, none; of no conditions all hold, none is met, and none is broken."""
    yes, no = fx.HasPillar("pillar-ambition"), fx.HasPillar("pillar-truce")
    expected: dict[Condition, bool] = {
        fx.AllOf((yes, yes)): True,
        fx.AllOf((yes, no)): False,
        fx.AllOf(()): True,
        fx.AnyOf((no, yes)): True,
        fx.AnyOf((no, no)): False,
        fx.AnyOf(()): False,
        fx.NoneOf((no, no)): True,
        fx.NoneOf((no, yes)): False,
        fx.NoneOf(()): True,
    }
    for condition, holds in expected.items():
        assert holds == true(table(), 0, condition), condition


def test_an_event_outside_a_reaction_is_absent() -> None:
    """A condition on it is false."""
    assert not true(table(), 0, fx.EventIs("actor", "me"))
    assert not true(table(), 0, fx.EventIs("actor", "other"))
