from __future__ import annotations

import pytest

from games.hybris.reading import held
from games.hybris.table import boards, character, happenings, legal, plan, play, refused, running, table, who
from thesmos.core.ids import CardId
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State

LINE = ("go to underworld", "enter space-underworld-3", "go on")


@pytest.mark.rule("HYBRIS-UNDER-01")
@pytest.mark.parametrize(("top", "aegis"), [("chronos", 5), ("pontus", 6), ("hemera", 4), ("tartarus", 7)])
def test_drain_gives_the_value_of_the_top_primordial(top: str, aegis: int) -> None:
    """The one placed last counts, whatever lies below it."""
    captives = (CardId("primordial-chronos"), CardId(f"primordial-{top}"))[top == "chronos" :]
    state = boards(table("hades,poseidon"), captives=captives)
    state = play(state, "activate hades", "go on", *LINE, "drain")
    assert [3 + aegis, 3] == held(state, "aegis")


def fallen(state: State) -> State:
    """Let two Heroes of seat 0, one of them an ally, and one of seat 1 lie in the Underworld."""
    for seat, name in ((0, "hero-sisyphus"), (0, "champion-medea"), (1, "hero-theseus")):
        state = character(state, seat, name, place="fallen", spent=True)
    return state


@pytest.mark.rule("HYBRIS-UNDER-02")
@pytest.mark.rule("HYBRIS-UNDER-03")
@pytest.mark.rule("HYBRIS-COLISEUM-09")
def test_resurrect_brings_back_an_own_hero_of_choice() -> None:
    """An allied Hero of the Coliseum too, but not another player's."""
    state = play(fallen(table("hades,poseidon")), "activate hades", "go on", *LINE, "resurrect")
    assert ["resurrect hero-sisyphus", "resurrect champion-medea"] == legal(state)
    assert {"HYBRIS-UNDER-02"} == refused(state, "resurrect hero-theseus")
    state = play(state, "resurrect champion-medea")
    assert ("reserve", "fallen", "fallen") == (
        who(state, 0, "champion-medea").place,
        who(state, 0, "hero-sisyphus").place,
        who(state, 1, "hero-theseus").place,
    )
    assert [(0, "champion-medea", 0)] == happenings(state, "resurrected")


@pytest.mark.rule("HYBRIS-UNDER-04")
@pytest.mark.rule("HYBRIS-CHAR-06")
def test_a_resurrected_hero_cannot_act_in_this_age() -> None:
    """It has no token and is given none; in the next Age it can be planned for."""
    state = character(table("hades,poseidon"), 0, "hero-sisyphus", place="fallen")
    state = play(running(state, 0, fx.Perform("resurrect")), "resurrect hero-sisyphus")
    assert "" == who(state, 0, "hero-sisyphus").token
    assert ["activate hades", "pass"] == legal(state)
    state = play(state, "pass", "pass", "take pillar-truce", "take pillar-ascent")
    assert "assign forge" in legal(state)
    assert "HYBRIS-TURN-05" in refused(table(), "activate hero-heracles")


@pytest.mark.rule("HYBRIS-MOVE-06")
def test_resurrect_needs_a_fallen_hero() -> None:
    """Without one only Drain is left; it is always possible."""
    state = play(table("hades,poseidon"), "activate hades", "go on", *LINE)
    assert ["drain"] == legal(state)


@pytest.mark.rule("HYBRIS-POWER-07")
@pytest.mark.rule("HYBRIS-POWER-09")
@pytest.mark.rule("HYBRIS-POWER-10")
@pytest.mark.parametrize(
    ("activated", "prayers", "points"), [("poseidon", 1, 0), ("hero-theseus", 0, 1), ("prophet-phineus", 0, 1)]
)
def test_zeus_gains_by_a_drain_of_another_player(activated: str, prayers: int, points: int) -> None:
    """1 Aegis; with an Olympian 1 Prayer of the supply as well, with a Hero or a Prophet 1 Victory Point."""
    state = table("poseidon,zeus")
    state = plan(state, 0, hero_theseus="underworld", prophet_phineus="underworld").replace(well=0)
    move = (
        ("activate poseidon", "go on", *LINE)
        if activated == "poseidon"
        else (
            f"activate {activated}",
            "enter space-underworld-3",
            "go on",
        )
    )
    state = play(state, *move, "drain")
    assert (4, prayers, points) == tuple(held(state, what)[1] for what in ("aegis", "prayer", "vp"))
    assert 3 - (activated != "poseidon") + 5 == held(state, "aegis")[0]


@pytest.mark.rule("HYBRIS-POWER-07")
def test_zeus_gains_by_his_own_drain_too() -> None:
    """5 for the Drain, 1 for Persuasion, and 1 Prayer as Zeus did it."""
    state = play(table(), "activate zeus", "go on", *LINE, "drain")
    assert ([9, 3], [1, 0], [0, 0]) == (held(state, "aegis"), held(state, "prayer"), held(state, "vp"))


@pytest.mark.rule("HYBRIS-POWER-07")
def test_a_drain_without_a_character_gives_zeus_the_aegis_only() -> None:
    """An effect that grants it has no kind of character."""
    state = running(table("poseidon,zeus"), 0, fx.Perform("drain"))
    assert ([8, 4], [0, 0], [0, 0]) == (held(state, "aegis"), held(state, "prayer"), held(state, "vp"))
