from __future__ import annotations

import pytest

from games.hybris.places import CONVERTING
from games.hybris.table import (
    actor,
    goods,
    growth,
    happenings,
    holding,
    legal,
    play,
    quiet,
    running,
    table,
    told,
    who,
)
from games.hybris.tiles import ATHENA, SPARKS, off, removing
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import PlanToken
from thesmos.games.hybris.queries import zones


@pytest.mark.rule("HYBRIS-ENH-01")
def test_a_tile_is_unlocked_when_it_is_bare() -> None:
    """The Little Owl bears a Temple and a Spark: after the Temple it is locked, after the Spark it is not."""
    state = play(removing(quiet(table(ATHENA)), "temple"), *off("the-little-owl"), "temple in argos")
    assert "enh-athena-the-little-owl" in zones(state)["locked 0"]
    assert (0, ()) == (state.players[0].goods.vp, state.players[0].growth.in_play)
    state = play(removing(state, "spark"), *off("the-little-owl"))
    assert ("enh-athena-the-little-owl",) == zones(state)["unlocked 0"] == state.players[0].growth.in_play
    assert [(0, "enh-athena-the-little-owl", 0)] == happenings(state, "unlocked")


@pytest.mark.rule("HYBRIS-ENH-02")
@pytest.mark.rule("HYBRIS-ENH-03")
def test_the_little_owl_has_no_spark_to_give() -> None:
    """The printed example: its leftmost component is a Temple, so it can't be chosen for a Spark."""
    state = removing(quiet(table(ATHENA)), "spark")
    assert off(*SPARKS) == legal(state)


@pytest.mark.rule("HYBRIS-ENH-02")
@pytest.mark.parametrize(
    ("what", "removed", "open_to"),
    [
        ("temple", (0, 0, 0, 0, 0, 0), ["the-little-owl"]),
        ("prophet", (0, 0, 0, 0, 0, 0), ["the-olive-tree"]),
        ("hero", (0, 0, 1, 1, 0, 0), ["bellerophon", "diomedes"]),
        ("character", (0, 0, 1, 0, 0, 2), ["bellerophon", "the-olive-tree", "the-loom"]),
        ("temple", (2, 0, 0, 0, 2, 0), ["egide", "the-little-owl", "the-olive-tree"]),
        ("spark", (1, 1, 2, 2, 1, 2), ["egide", "the-little-owl", "the-olive-tree"]),
        ("any", (3, 0, 2, 0, 3, 3), ["the-little-owl", "diomedes"]),
    ],
)
def test_only_the_leftmost_component_comes_off(what: str, removed: tuple[int, ...], open_to: list[str]) -> None:
    """The tiles on offer are those whose first component still there is of the kind; bare ones never are."""
    state = removing(growth(quiet(table(ATHENA)), 0, removed=removed), what)
    assert off(*open_to) == legal(state)


@pytest.mark.rule("HYBRIS-ENH-03")
def test_a_kind_that_is_nowhere_leftmost_stays() -> None:
    """No tile of Athena begins with a Hero: nothing is asked, nothing changes, and the effect goes on."""
    before = quiet(table(ATHENA))
    state = running(before, 0, fx.Remove("hero", 1), fx.Gain("vp", 1))
    assert before.players[0].growth == state.players[0].growth
    assert ["seat 0 gained victory points test 1 [CORE-21]"] == told(state)


@pytest.mark.rule("HYBRIS-ENH-04")
def test_the_removal_is_compulsory_and_the_tile_free() -> None:
    """With four tiles to choose from one has to be chosen; the others keep their Spark."""
    state = removing(quiet(table(ATHENA)), "spark")
    assert (0, off(*SPARKS)) == (actor(state), legal(state))
    state = play(state, *off("diomedes"))
    assert (0, 0, 0, 1, 0, 0) == state.players[0].growth.removed


@pytest.mark.rule("HYBRIS-ENH-04")
def test_one_removal_is_finished_before_the_next() -> None:
    """Two of any kind: the Temple is built before the second tile is chosen, and may uncover what comes off next."""
    state = play(removing(quiet(table(ATHENA)), "any", 2), *off("the-little-owl"))
    assert "temple in argos" in legal(state)
    state = play(state, "temple in argos")
    assert off("egide", "the-little-owl", "bellerophon", "diomedes", "the-olive-tree", "the-loom") == legal(state)
    state = play(state, *off("the-little-owl"))
    assert ((0, 2, 0, 0, 0, 0), 4) == (state.players[0].growth.removed, state.players[0].goods.vp)


@pytest.mark.rule("HYBRIS-ENH-04")
def test_a_removal_without_a_tile_cannot_be_bought() -> None:
    """9 Prayers: no tile has a Temple leftmost, so the Temple is not among the conversions; the Prophet is."""
    state = growth(goods(quiet(table(ATHENA)), 0, prayer=9), 0, removed=(0, 1, 0, 0, 0, 0))
    state = play(state, "activate athena", *CONVERTING)
    rows = ("vp", "greatness", "spark", "character")
    assert [f"convert to {row}" for row in rows] == legal(state)


@pytest.mark.rule("HYBRIS-ENH-05")
@pytest.mark.parametrize(
    ("sparks", "said"),
    [
        (0, []),
        (1, ["seat 0 drew cc-regroup [MOVE-23]"]),
        (2, ["seat 0 gained determination zeus 1 [BOARD-04]"]),
        (3, []),
        (4, ["seat 0 gained believers zeus 1 [CORE-21]"]),
        (5, ["seat 0 gained determination zeus 1 [BOARD-04]"]),
        (6, ["seat 0 gained victory points zeus 1 [CORE-21]"]),
        (7, ["seat 0 gained victory points zeus 5 [CORE-21]"]),
    ],
)
def test_a_spark_covers_the_next_space(sparks: int, said: list[str]) -> None:
    """So many Sparks of Zeus lie on the track: the next one brings what the leftmost empty space shows."""
    state = holding(growth(quiet(table()), 0, sparks=sparks), 0, deck="cc-combo cc-regroup")
    state = play(removing(state, "spark"), "remove from enh-zeus-the-thunderbolt")
    assert ["seat 0 removed a spark enh-zeus-the-thunderbolt [ENH-02]", *said] == told(state)
    assert sparks + 1 == state.players[0].growth.sparks


@pytest.mark.rule("HYBRIS-ENH-06")
def test_a_freed_hero_acts_from_the_next_age_on() -> None:
    """The tile names him; he stands in the reserve without a token, and is planned for in the next Age."""
    state = growth(quiet(table(ATHENA)), 0, removed=(0, 0, 0, 1, 0, 0))
    state = play(removing(state, "hero"), *off("diomedes"))
    freed = who(state, 0, "hero-diomedes")
    assert ("reserve", "", False) == (freed.place, freed.token, freed.spent)
    assert ["activate athena", "pass"] == legal(state)
    state = play(state, "pass", "pass", "take pillar-ambition", "take pillar-truce")
    asked = []
    while actor(state) == 0:
        decision = state.agenda[-1]
        assert isinstance(decision, PlanToken)
        asked.append(decision.character)
        state = play(state, "assign nothing")
    assert ["hero-odysseus", "hero-diomedes", "prophet-tiresias"] == asked


@pytest.mark.rule("HYBRIS-ENH-06")
def test_freed_prophets_join_one_by_one() -> None:
    """Two tiles of Athena bear a Prophet: each brings another one, beside the one who was there."""
    state = play(removing(quiet(table(ATHENA)), "prophet"), *off("the-olive-tree"))
    assert ["prophet-tiresias", "prophet-manto"] == [one.id for one in state.players[0].crew[2:]]
    state = play(removing(growth(state, 0, removed=(0, 0, 0, 0, 1, 2)), "prophet"), *off("the-loom"))
    assert ["prophet-tiresias", "prophet-manto", "prophet-mopsus"] == [one.id for one in state.players[0].crew[2:]]
    assert ["activate athena", "pass"] == legal(state)


@pytest.mark.rule("HYBRIS-ENH-07")
@pytest.mark.rule("HYBRIS-ENH-08")
def test_a_temple_goes_to_a_city_without_an_own_one() -> None:
    """Argos has a Temple of Athena and is closed to her; Elis has one of Poseidon and is not."""
    state = growth(growth(quiet(table(ATHENA)), 0, temples=("argos",)), 1, temples=("elis",))
    state = play(removing(state, "temple"), *off("the-little-owl"))
    assert [f"temple in {city}" for city in ("athens", "elis", "lemnos", "sparta")] == legal(state)
    state = play(state, "temple in elis")
    assert [("argos", "elis"), ("elis",)] == [player.growth.temples for player in state.players]
    assert ["seat 0 built a temple elis [ENH-07]"] == told(state)


@pytest.mark.rule("HYBRIS-ENH-09")
def test_a_temple_adds_to_actions_in_its_city() -> None:
    """Influence in Sparta brings a Virtue or a Believer more with an own Temple there, nothing with one in Argos."""
    line = ("activate athena", "go to mortal_world", "enter sparta", "influence", "believers")
    state = play(growth(quiet(table(ATHENA)), 0, temples=("sparta",)), *line)
    assert (0, ["extra virtue", "extra believer"]) == (actor(state), legal(state))
    assert 2 == play(state, "extra believer").players[0].goods.believer
    assert 3 == play(state, "extra virtue").players[0].goods.virtue
    elsewhere = play(growth(growth(quiet(table(ATHENA)), 0, temples=("argos",)), 1, temples=("sparta",)), *line)
    assert (1, 1) == (actor(elsewhere), elsewhere.players[0].goods.believer)
