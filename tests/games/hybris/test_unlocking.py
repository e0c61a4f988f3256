from __future__ import annotations

import pytest

from games.hybris.places import CONVERTING
from games.hybris.table import (
    actor,
    boards,
    cards,
    goods,
    growth,
    holding,
    legal,
    play,
    quiet,
    running,
    story,
    table,
    told,
)
from games.hybris.tiles import ATHENA, off, removing
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.queries import zones


@pytest.mark.rule("HYBRIS-OLYMPUS-08")
@pytest.mark.rule("HYBRIS-ENH-07")
@pytest.mark.rule("HYBRIS-ENH-10")
@pytest.mark.rule("HYBRIS-ENH-11")
@pytest.mark.rule("HYBRIS-ENH-12")
@pytest.mark.rule("HYBRIS-ENH-14")
def test_the_egide_is_unlocked() -> None:
    """The printed example: 4 Prayers take its last component, a Temple, and all else follows in order."""
    state = growth(goods(quiet(table(ATHENA)), 0, prayer=4), 0, removed=(2, 0, 0, 0, 0, 0))
    state = holding(play(state, "activate athena", *CONVERTING), 0, hand="cc-combo")
    line = ("convert to temple", *off("egide"), "temple in athens")
    assert [
        "seat 0 gave up prayers conversion-temple 4 [OLYMPUS-03]",
        "seat 0 removed a temple enh-athena-egide [ENH-02]",
        "seat 0 built a temple athens [ENH-07]",
        "seat 0 gained victory points enh-athena-egide 4 [ENH-10]",
        "seat 0 unlocked enh-athena-egide [ENH-11]",
        "seat 0 used enh-athena-egide [TECH-04]",
        "seat 0 gained determination enh-athena-egide 1 [BOARD-04]",
        "seat 0 drew ec-wrath-of-the-egide [ENH-12]",
    ] == story(state, *line)
    state = play(state, *line)
    mine = state.players[0]
    assert (4, 0, 2, ("athens",)) == (mine.goods.vp, mine.goods.prayer, mine.goods.determination, mine.growth.temples)
    assert (cards("cc-combo ec-wrath-of-the-egide"), ()) == (mine.holding.hand, mine.holding.aside)
    assert (("enh-athena-egide",), 1) == (zones(state)["unlocked 0"], actor(state))


@pytest.mark.rule("HYBRIS-ENH-12")
def test_the_enhanced_card_is_a_card_like_others() -> None:
    """Once in hand it is discarded to the own pile, and is in the deck that is shuffled out of it."""
    state = holding(quiet(table(ATHENA)), 0, hand="ec-wrath-of-the-egide", aside="", deck="cc-combo", discard="")
    state = play(running(state, 0, fx.Discard("card", 1)), "give up ec-wrath-of-the-egide")
    assert cards("ec-wrath-of-the-egide") == state.players[0].holding.discard
    state = running(state, 0, fx.Draw("combat", 1))
    assert (cards("cc-combo"), cards("ec-wrath-of-the-egide")) == (
        state.players[0].holding.hand,
        state.players[0].holding.deck,
    )


@pytest.mark.rule("HYBRIS-ENH-10")
@pytest.mark.rule("HYBRIS-ENH-11")
def test_points_and_single_bonus() -> None:
    """Sarpedon is worth 3 points and Perseus 3 and two cards; each counts once, on the last component."""
    state = holding(growth(quiet(table()), 0, removed=(0, 0, 2, 1, 0, 0)), 0, hand="", deck="cc-combo cc-regroup")
    state = play(removing(state, "hero", 2), "remove from enh-zeus-perseus")
    assert (3, cards("cc-regroup cc-combo")) == (state.players[0].goods.vp, state.players[0].holding.hand)
    state = play(state, "remove from enh-zeus-sarpedon")
    assert (6, 2) == (state.players[0].goods.vp, len(zones(state)["unlocked 0"]))


@pytest.mark.rule("HYBRIS-ENH-14")
def test_the_spark_bonus_comes_before_the_points() -> None:
    """The last Spark of The Trident covers 2 points; then come its own 3, then it is turned over, then its bonus."""
    state = growth(quiet(table("poseidon,zeus")), 0, removed=(1, 0, 0, 0, 0, 0), sparks=6)
    state = play(removing(state, "spark"), "remove from enh-poseidon-the-trident")
    trident = "enh-poseidon-the-trident"
    assert [
        f"seat 0 removed a spark {trident} [ENH-02]",
        "seat 0 gained victory points poseidon 2 [CORE-21]",
        f"seat 0 gained victory points {trident} 3 [ENH-10]",
        f"seat 0 unlocked {trident} [ENH-11]",
        f"seat 0 used {trident} [TECH-04]",
        f"seat 0 gained determination {trident} 1 [BOARD-04]",
        "seat 0 drew ec-the-swallowing-sea [ENH-12]",
    ] == told(state)


@pytest.mark.rule("HYBRIS-ENH-15")
def test_a_permanent_effect_works_at_once_and_for_good() -> None:
    """The Little Owl, unlocked at the start of a turn, gives a Virtue for the Sight of that turn and of later ones."""
    state = growth(table(ATHENA, pillars=("pillar-ascent", "pillar-truce")), 0, removed=(0, 1, 0, 0, 0, 0))
    state = holding(goods(state, 0, prayer=2), 0, premonitions="")
    state = play(state, "activate athena", "activate pillar", "yes", "option 1", *off("the-little-owl"))
    assert 2 == state.players[0].goods.virtue, "the Spark of Athena's first space"
    state = play(state, "go to oracle", "enter space-oracle-3", "sight", "go on")
    assert 3 == state.players[0].goods.virtue
    later = running(boards(state), 0, fx.Perform("sight"))
    assert 4 == later.players[0].goods.virtue


@pytest.mark.rule("HYBRIS-OLYMPUS-03")
@pytest.mark.rule("HYBRIS-OLYMPUS-06")
@pytest.mark.rule("HYBRIS-OLYMPUS-08")
def test_seven_prayers_converted() -> None:
    """The printed example: 4 Prayers for a Temple, then 2 for Greatness, and 1 is left; nothing more can be paid."""
    state = play(goods(quiet(table(ATHENA)), 0, prayer=7), "activate athena", *CONVERTING)
    assert (None, None, 1, 0) == state.track
    state = play(state, "convert to temple", *off("the-little-owl"), "temple in lemnos")
    assert (["convert to vp", "convert to greatness", "convert to spark", "go on"], 3) == (
        legal(state),
        state.players[0].goods.prayer,
    )
    state = play(state, "convert to greatness")
    assert ((None, None, 0, 1), 1, ("lemnos",)) == (
        state.track,
        state.players[0].goods.prayer,
        state.players[0].growth.temples,
    )
    assert 1 == actor(state)
