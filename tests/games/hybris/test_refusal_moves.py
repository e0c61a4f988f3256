from __future__ import annotations

import pytest

from games.hybris.powers import in_play
from games.hybris.refusing import reasons
from games.hybris.table import (
    begin,
    boards,
    character,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    posted,
    quiet,
    row,
    site,
    standing,
    table,
)
from thesmos.core.value import Table
from thesmos.games.hybris.state import State

HERO = "hero-heracles"
DRUMS = row(("tech-war-drums", 0), None, None)


def argos(premonition: str, **changes: int) -> State:
    """Send Zeus to Argos with a Premonition in hand."""
    state = holding(goods(quiet(table()), 0, **changes), 0, premonitions=premonition)
    return play(state, "activate zeus", "go to mortal_world", "enter argos")


@pytest.mark.rule("HYBRIS-PILLAR-01")
def test_a_pillar_that_was_picked() -> None:
    """The text says by whom."""
    state = play(begin("zeus,poseidon"), "take pillar-ambition")
    assert ["pillar-ambition was picked by seat 0 [PILLAR-01]"] == reasons(state, "take pillar-ambition")
    assert ["seat 1 must pick a Divine Pillar [PILLAR-01]"] == reasons(state, "pass")


@pytest.mark.rule("HYBRIS-PLAN-06")
def test_who_is_barred_is_called_what_it_is() -> None:
    """An edition may close the Forge to Heroes; then none of them is called a Prophet."""
    start = play(begin("zeus,poseidon"), "take pillar-ambition", "take pillar-truce")
    rules = start.rules
    start = start.replace(rules=rules.replace(barred=Table({**rules.barred, HERO: frozenset({"forge"})})))
    assert ["hero-heracles is a Hero and can't have the forge token [PLAN-06]"] == reasons(start, "assign forge")


@pytest.mark.rule("HYBRIS-PLAN-02")
@pytest.mark.rule("HYBRIS-PLAN-06")
def test_all_clauses_are_listed() -> None:
    """A Moirai token that lies under the Hero, for a Prophet: two clauses. So with a Hero without token and Aegis."""
    state = play(begin("zeus,poseidon"), "take pillar-ambition", "take pillar-truce", "assign moirai")
    two = [
        "no moirai token is in the reserve of seat 0 [PLAN-02]",
        "prophet-amphiaraus is a Prophet and can't have the moirai token [PLAN-06]",
    ]
    assert two == reasons(state, "assign moirai")
    state = character(goods(quiet(table()), 0, aegis=0), 0, HERO, place="fallen")
    three = [
        "hero-heracles lies in the Underworld [DEFEAT-07]",
        "hero-heracles has no Location token [TURN-05]",
        "1 Aegis is needed, 0 are there [TURN-04]",
    ]
    assert three == reasons(state, f"activate {HERO}")


@pytest.mark.rule("HYBRIS-TURN-09")
@pytest.mark.rule("HYBRIS-MOVE-07")
def test_the_penalty_counts_before_the_action() -> None:
    """On the illustration of the Forge the last Aegis is lost, so War Drums can't be paid for."""
    state = boards(posted(quiet(table("zeus,poseidon,hades")), 1, "space-forge-1", "space-forge-2"), workshop=DRUMS)
    state = goods(posted(state, 2, "space-forge-3"), 0, aegis=1, believer=1)
    state = play(state, "activate zeus")
    assert "go to forge" not in legal(state)
    assert "go to forge" in legal(goods(state, 0, aegis=2))
    one = plan(goods(table(), 0, aegis=1), 0, hero_heracles="forge")
    assert ["hero-heracles would find no space at forge where it could act [TURN-09]"] == reasons(
        one, f"activate {HERO}"
    )


@pytest.mark.rule("HYBRIS-MOVE-05")
@pytest.mark.rule("HYBRIS-MOVE-06")
def test_a_space_from_where_nothing_can_be_done() -> None:
    """Space 1 produces, space 2 brings the Aegis that is missing, space 3 brings no Aegis."""
    state = goods(boards(quiet(table()), workshop=DRUMS), 0, aegis=0, believer=1)
    state = play(state, "activate zeus", "go to forge")
    assert ["enter space-forge-2"] == legal(state)
    why = "the Factory is empty; no own tile in the Workshop can be paid for with 2 Believers and 0 Aegis"
    assert [f"no action could be carried out from space-forge-3: {why} [MOVE-05]"] == reasons(
        state, "enter space-forge-3"
    )


@pytest.mark.rule("HYBRIS-PILLAR-10")
@pytest.mark.rule("HYBRIS-PILLAR-14")
def test_a_pillar_that_is_not_due() -> None:
    """A Hero is active; and the Pillar was activated in this Age."""
    state = plan(holding(standing(table(), 0, flipped=True), 0, premonitions="premonition-double-vision"), 0)
    state = play(character(state, 0, HERO, token="oracle"), f"activate {HERO}", "enter space-oracle-3")
    assert [
        "hero-heracles is active, not the Olympian [PILLAR-10]",
        "pillar-ambition was activated in this Age already [PILLAR-14]",
    ] == reasons(state, "activate pillar")


@pytest.mark.rule("HYBRIS-PREM-03")
@pytest.mark.parametrize(
    ("premonition", "changes", "why"),
    [
        (
            "temple-of-apollo",
            {},
            ["premonition-temple-of-apollo: temples (argos): at least 1 needed, 0 there [PREM-03]"],
        ),
        (
            "fifty-weddings",
            {"believer": 1},
            [
                "premonition-fifty-weddings: believer: at least 4 needed, 1 there [PREM-03]",
                "2 Believers are needed, 1 is there [CORE-01]",
                "on no Enhancement tile is a character the leftmost component [ENH-03]",
            ],
        ),
        (
            "double-vision",
            {},
            [
                "premonition-double-vision is fulfilled at oracle, not at argos [PREM-03]",
                "premonition-double-vision: no character was sent to oracle [PREM-03]",
            ],
        ),
    ],
)
def test_a_premonition(premonition: str, changes: dict[str, int], why: list[str]) -> None:
    """What is missing of its place, its conditions and its payment, each by itself."""
    assert why == reasons(argos(f"premonition-{premonition}", **changes), f"reveal premonition-{premonition}")


@pytest.mark.rule("HYBRIS-PREM-03")
@pytest.mark.rule("HYBRIS-ENH-03")
def test_a_reward_without_payment_need_not_do_anything() -> None:
    """No Spark is leftmost on any tile: the card is revealed all the same, for its Victory Point."""
    state = site(growth(quiet(table()), 0, removed=(1, 1, 2, 1, 0, 2)), "elis-1", "tech-war-drums", 0)
    state = holding(state, 0, premonitions="premonition-the-iron-oath")
    state = play(state, "activate zeus", "go to mortal_world", "enter sparta", "reveal premonition-the-iron-oath")
    assert (1, 1) == (state.players[0].goods.vp, state.players[0].holding.fulfilled)


@pytest.mark.rule("HYBRIS-TECH-09")
def test_a_power_that_runs_once_per_age() -> None:
    """Not in force, used before, or nothing to run for; never between activation and move."""
    eagle, power = "enh-zeus-the-golden-eagle", "enh-zeus-the-golden-eagle/power/0"
    assert [f"seat 0 has no power of {eagle} in force [TECH-09]"] == reasons(table(), f"use {eagle}")
    state = standing(in_play(table(), 0, eagle), 0, used=(power,))
    both = [
        f"the power of {eagle} was used in this Age already [TECH-09]",
        "no Location token lies in the unavailable space [CORE-21]",
    ]
    assert both == reasons(state, f"use {eagle}")
    late = "between the activation and the move no power can be used [TECH-09]"
    assert [*both, late] == reasons(play(state, "activate zeus"), f"use {eagle}")
