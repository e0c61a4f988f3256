"""Fights that an effect brings in the middle of a turn: what a defeat in one means."""

from __future__ import annotations

import pytest

from games.hybris.combats import dominating, going
from games.hybris.reading import held, spaces
from games.hybris.table import actor, holding, legal, plan, play, quiet, running, standing, table, told, track, who
from thesmos.core.value import Table
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Effect
from thesmos.games.hybris.state import State

TOO_STRONG = fx.Fight(9, 0, (), "test/won", "test/lost")


def peaceful() -> State:
    """Return a quiet table of Zeus on space 2 and Hades on space 3; Zeus' player has a Truce to use, nobody a card."""
    state = standing(quiet(table("zeus,hades")), 0, flipped=False, pillar="pillar-truce")
    for seat in (0, 1):
        state = holding(state, seat, hand="")
    return track(state, None, 0, 1, None)


def listed(state: State, **lists: tuple[Effect, ...]) -> State:
    """Return the state with lists of the edition, named with underscores, that are others."""
    code = {name.replace("__", "/").replace("_", "-"): steps for name, steps in lists.items()}
    code |= {"test/won": (), "test/lost": ()}
    return state.replace(rules=state.rules.replace(code=Table({**state.rules.code, **code})))


@pytest.mark.rule("HYBRIS-DEFEAT-05")
@pytest.mark.rule("HYBRIS-DEFEAT-09")
def test_the_pillar_is_activated_by_a_defeat_in_a_fight_of_an_effect() -> None:
    """Zeus falls in his own activation: the Believer of Truce comes at once, but the turn goes on without him."""
    state = play(listed(peaceful()), "activate zeus", "go on", "go to underworld", "enter space-underworld-3")
    state = play(running(state, 0, TOO_STRONG, won=(), lost=()), "send zeus")
    assert (True, True, [0, 1], [3, 2]) == (
        who(state, 0, "zeus").down,
        state.players[0].standing.flipped,
        held(state, "believer"),
        spaces(state),
    )
    assert not [text for text in told(state) if "lost the turn" in text]
    assert 1 == actor(play(state, "go on"))


@pytest.mark.rule("HYBRIS-DEFEAT-05")
@pytest.mark.rule("HYBRIS-DEFEAT-03")
@pytest.mark.rule("HYBRIS-PILLAR-10")
def test_an_olympian_that_fell_before_its_move_goes_nowhere() -> None:
    """The upper power of Truce is a fight: the lower benefit comes once, and Zeus lies beside his board all turn."""
    state = play(listed(peaceful(), pillar_truce__upper=(TOO_STRONG,)), "activate zeus", "activate pillar", "yes")
    state = play(state, "send zeus")
    assert ([0, 1], 1, ("reserve", True)) == (
        held(state, "believer"),
        actor(state),
        (who(state, 0, "zeus").place, who(state, 0, "zeus").down),
    )
    assert 1 == len([text for text in told(state) if "activated pillar-truce" in text])


@pytest.mark.rule("HYBRIS-DEFEAT-03")
def test_a_character_that_fell_on_its_arrival_does_not_act() -> None:
    """The bonus of the space is a fight: Zeus has no action, and neither bonus nor Location any more."""
    state = listed(peaceful(), space_underworld_3__bonus=(TOO_STRONG, fx.Gain("aegis", 1)))
    state = going(standing(state, 0, flipped=True), (0, "zeus"), "underworld", "space-underworld-3")
    state = play(state, "send zeus")
    assert (1, ["activate hades"], 3 + 1) == (actor(state), legal(state)[:1], held(state, "aegis")[0])


@pytest.mark.rule("HYBRIS-DEFEAT-07")
def test_the_token_of_a_hero_that_fell_returns() -> None:
    """Heracles was planned for the Forge, but was never sent there: the token is in the reserve at once."""
    state = plan(peaceful(), 0, hero_heracles="forge")
    assert "forge" not in state.players[0].tokens.reserve
    state = play(running(state, 0, TOO_STRONG, won=(), lost=()), "send hero-heracles")
    assert ("fallen", "") == (who(state, 0, "hero-heracles").place, who(state, 0, "hero-heracles").token)
    assert 1 == state.players[0].tokens.reserve.count("forge")


@pytest.mark.rule("HYBRIS-COMBAT-03")
@pytest.mark.rule("HYBRIS-CORE-21")
@pytest.mark.parametrize("step", [TOO_STRONG, fx.May("test/brought")], ids=["brought", "offered"])
def test_no_fight_begins_in_the_middle_of_another(step: Effect) -> None:
    """An effect while Zeus fights Calypso can bring no second enemy: it is skipped, and the fight goes on."""
    before = dominating(peaceful(), "champion-calypso", hand="cc-combo")
    after = running(before, 0, step, brought=(TOO_STRONG,), won=(), lost=())
    assert (before.agenda, before.world.combat) == (after.agenda, after.world.combat)
