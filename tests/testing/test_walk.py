"""Walks visit what random play does not: empty piles, and what never ends."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest

from testing.zoo.index import EXHIBITS
from testing.zoo.sound import SOUND
from testing.zoo.views import zones
from thesmos.testing.walk import POLICIES, Moment, kind_of, walk

LOOP = next(exhibit.game for exhibit in EXHIBITS if exhibit.kind == "endless loop")


@pytest.mark.parametrize("policy", POLICIES)
def test_a_walk_is_a_line_of_play(policy: str) -> None:
    """Each moment follows from the one before by a legal action, from the setup to the end."""
    moments = list(walk(SOUND, 3, "line", policy))
    assert moments[0].state == SOUND.start(3, "line")
    for moment, following in pairwise(moments):
        assert moment.action in moment.legal
        assert SOUND.reduce(moment.state, moment.action) == moment.after == following.state
        assert following.trail == (*moment.trail, moment.action)
    assert (None, ()) == (moments[-1].action, moments[-1].legal)


@pytest.mark.parametrize("policy", POLICIES)
def test_a_walk_can_be_repeated(policy: str) -> None:
    """The same seed gives the same walk, another one another."""
    assert trail(walk(SOUND, 2, "a", policy)) == trail(walk(SOUND, 2, "a", policy))
    assert trail(walk(SOUND, 2, "a", policy)) != trail(walk(SOUND, 2, "b", policy))


def trail(moments: Iterable[Moment]) -> tuple[object, ...]:
    """Return the actions of a walk."""
    return tuple(moment.action for moment in moments)


def test_a_stubborn_walk_keeps_to_one_kind_of_action() -> None:
    """One kind of action is taken much more often than it is among random ones."""
    for number in range(6):
        moments = list(walk(SOUND, 2, f"kind {number}", "stubborn"))
        favourite = kind_of(SOUND, moments[0].action)
        could = [m for m in moments[:-1] if favourite in {kind_of(SOUND, action) for action in m.legal}]
        did = [moment for moment in could if kind_of(SOUND, moment.action) == favourite]
        assert len(did) >= 0.6 * len(could)


def test_a_draining_walk_empties_zones_on_purpose() -> None:
    """It sees more empty zones than random play does."""
    seen = {
        policy: sum(
            not items
            for number in range(10)
            for moment in walk(SOUND, 3, f"drain {number}", policy)
            for items in zones(moment.state).values()
        )
        / sum(1 for number in range(10) for _ in walk(SOUND, 3, f"drain {number}", policy))
        for policy in ("uniform", "draining")
    }
    assert seen["draining"] > seen["uniform"]


def test_a_lingering_walk_finds_what_never_ends() -> None:
    """Free actions are taken again and again, until the bound; in the sound game a walk ends long before."""
    assert len(list(walk(LOOP, 2, "loop", "lingering"))) == LOOP.bound + 1
    assert len(list(walk(SOUND, 2, "loop", "lingering"))) < SOUND.bound / 2


def test_a_game_without_zones_is_walked_through() -> None:
    """A draining walk does without zones."""
    assert list(walk(SOUND.replace(zones=None), 2, "blind", "draining"))[-1].legal == ()


def test_branches_are_the_actions_that_were_not_chosen() -> None:
    """Now and then a moment gives what would have come of other actions."""
    moments = list(walk(SOUND, 2, "branch", "uniform"))
    found = [moment.branches() for moment in moments]
    assert any(found)
    for moment, branches in zip(moments, found, strict=True):
        for branch in branches:
            assert branch.action in moment.legal
            assert branch.action != moment.action
            assert branch.after == SOUND.reduce(moment.state, branch.action)
