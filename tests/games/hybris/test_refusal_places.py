from __future__ import annotations

import pytest

from games.hybris.refusing import reasons
from games.hybris.table import (
    Mark,
    boards,
    goods,
    growth,
    holding,
    legal,
    play,
    posted,
    quiet,
    row,
    running,
    site,
    table,
)
from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Table
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State


def olympus(state: State, *line: str) -> State:
    """Send Zeus to Olympus, where he acts."""
    return play(state, "activate zeus", "go to olympus", "enter space-olympus-3", *line)


def forge(**changes: int) -> State:
    """Send Zeus to build at the Forge: War Drums lie on space A, a tile of Poseidon on B and the Alembic on C."""
    workshop = row(("tech-war-drums", 0), ("tech-marble-lathe", 1), ("tech-alembic", 0))
    state = boards(goods(quiet(table()), 0, **changes), workshop=workshop)
    return play(state, "activate zeus", "go to forge", "enter space-forge-3", "build")


def oracle(hand: str, *laid: str, believer: int = 1) -> State:
    """Send Zeus to the Oracle with a hand, with cards of Poseidon under the board."""
    omens = tuple((CardId(card), Seat(1)) for card in laid)
    state = boards(holding(goods(quiet(table()), 0, believer=believer), 0, hand=hand), omens=omens)
    return play(state, "activate zeus", "go to oracle", "enter space-oracle-3")


def sparta() -> State:
    """Send Zeus to deploy War Drums in Sparta, where one of the two Technology spaces is taken."""
    state = growth(site(quiet(table()), "sparta-1", "tech-alembic", 1), 0, stored=("tech-war-drums",))
    return play(state, "activate zeus", "go to mortal_world", "enter sparta", "deploy", "deploy tech-war-drums")


def options(state: State, *of: tuple[fx.Effect, ...]) -> State:
    """Let Zeus choose between lists of steps."""
    return running(state, 0, fx.Choose(("test/a", "test/b")), a=of[0], b=of[1])


@pytest.mark.rule("HYBRIS-OLYMPUS-03")
@pytest.mark.rule("HYBRIS-CORE-01")
def test_conversions() -> None:
    """What it costs, whether it does anything, and that one must be made."""
    state = olympus(goods(quiet(table()), 0, prayer=3), "convert")
    both = [
        "4 Prayers are needed, 3 are there [CORE-01]",
        "on no Enhancement tile is a character the leftmost component [ENH-03]",
    ]
    assert both == reasons(state, "convert to character")
    assert ["at least one conversion must be made [OLYMPUS-03]"] == reasons(state, "go on")
    costly = {"conversion-vp/steps": (fx.Pay("prayer", 2), fx.Pay("aegis", 9), fx.Gain("vp", 7))}
    state = state.replace(rules=state.rules.replace(code=Table(state.rules.code | costly)))
    assert ["9 Aegis are needed, 3 are there [CORE-01]"] == reasons(state, "convert to vp")
    poor = olympus(goods(quiet(table()), 0, prayer=1))
    assert ["no conversion can be paid and done with 1 Prayer [OLYMPUS-03]"] == reasons(poor, "convert")


@pytest.mark.rule("HYBRIS-FORGE-11")
@pytest.mark.rule("HYBRIS-FORGE-12")
def test_builds() -> None:
    """Whose the tile is, what it costs, and what can be left out; the Build itself can't."""
    state = forge(aegis=1, believer=0)
    assert ["tech-marble-lathe carries a token of seat 1 [FORGE-11]"] == reasons(state, "build tech-marble-lathe")
    dear = "tech-marble-lathe costs 1 Believer and 2 Aegis less 1, 1 Believer and 0 Aegis are there [FORGE-11]"
    assert dear in reasons(goods(state, 0, aegis=0), "build tech-marble-lathe")
    assert ["tech-sacred-way does not lie in the Workshop [FORGE-11]"] == reasons(state, "build tech-sacred-way")
    assert ["the Build was chosen as the action and must be carried out [TURN-08]"] == reasons(state, "no")
    state = play(state, "build tech-alembic")
    assert ["leave out 1 believers"] == legal(state)
    three = [
        "2 resources are left out, not 3 [FORGE-12]",
        "tech-alembic costs 2 Believers, 3 can't be left out [FORGE-12]",
        "2 Aegis are needed, 1 is there [FORGE-11]",
    ]
    assert three == reasons(state, "leave out 3 believers")
    assert ["2 Believers are needed, 1 is there [FORGE-11]"] == reasons(state, "leave out 0 believers")
    assert ["2 Aegis are needed, 1 is there [FORGE-11]"] == reasons(state, "leave out 2 believers")


@pytest.mark.rule("HYBRIS-ORACLE-02")
@pytest.mark.rule("HYBRIS-ORACLE-03")
@pytest.mark.rule("HYBRIS-ORACLE-06")
def test_omens() -> None:
    """No Believer, no card with a new Element, or no Element left."""
    assert ["1 Believer is needed, 0 are there [ORACLE-03]"] == reasons(oracle("cc-combo", believer=0), "omen")
    same = "no card in hand shows an Element that no card under the Oracle shows [ORACLE-02]"
    assert [same] == reasons(oracle("cc-combo cc-regroup", "cc-headlong-charge"), "omen")
    four = "the cards under the Oracle show all four Elements [ORACLE-06]"
    assert [four] == reasons(oracle("cc-combo", "cc-gods-grace", "cc-combo", "cc-stomping"), "omen")
    state = play(oracle("cc-combo cc-stomping", "cc-headlong-charge"), "omen")
    old = "cc-combo shows no Element that is not under the Oracle already [ORACLE-02]"
    assert [old] == reasons(state, "lay cc-combo")
    assert ["cc-riposte is not in the hand [ORACLE-01]"] == reasons(state, "lay cc-riposte")


@pytest.mark.rule("HYBRIS-DEPLOY-01")
@pytest.mark.rule("HYBRIS-DEPLOY-02")
def test_deployments() -> None:
    """A space that is taken, one of another City, and no tile to deploy."""
    assert ["tech-alembic lies on sparta-1 [DEPLOY-01]"] == reasons(sparta(), "settle sparta-1")
    assert ["elis-1 is in elis, the tile is deployed in sparta [DEPLOY-01]"] == reasons(sparta(), "settle elis-1")
    state = play(quiet(table()), "activate zeus", "go to mortal_world", "enter sparta")
    assert ["seat 0 has no stored tile [DEPLOY-02]"] == reasons(state, "deploy")


@pytest.mark.rule("HYBRIS-CORE-21")
@pytest.mark.rule("HYBRIS-CORE-01")
def test_options() -> None:
    """One that can't be paid, none by that number; with none open the one without payment is left."""
    dear, free = (fx.Pay("aegis", 4), fx.Gain("vp", 1)), (fx.Gain("believer", 1),)
    state = options(table(), dear, free)
    assert ["4 Aegis are needed, 3 are there [CORE-01]"] == reasons(state, "option 1")
    assert ["there are 2 options, no option 3 [CORE-21]"] == reasons(state, "option 3")
    state = options(table(), dear, (fx.Lose("believer", 2),))
    assert (["option 2"], ["4 Aegis are needed, 3 are there [CORE-01]"]) == (legal(state), reasons(state, "option 1"))


@pytest.mark.rule("HYBRIS-MOIRAI-16")
def test_cards_that_show_elements() -> None:
    """A card in hand that shows what is still missing, and no other."""
    state = holding(table(), 0, hand="cc-stomping cc-combo cc-regroup")
    state = running(state, 0, fx.Pay("card", elements=("earth", "air")))
    assert ["cc-regroup does not show earth and air, which is still missing [MOIRAI-16]"] == reasons(
        state, "give up cc-regroup"
    )
    assert ["cc-riposte is not in the hand [MOIRAI-16]"] == reasons(state, "give up cc-riposte")
    state = play(state, "give up cc-combo")
    assert ["cc-combo is not in the hand [MOIRAI-16]"] == reasons(state, "give up cc-combo")


@pytest.mark.rule("HYBRIS-DUEL-04")
@pytest.mark.rule("HYBRIS-SETUP-26")
def test_player_tokens() -> None:
    """Where somebody stands or a token lies none is placed; the owner and the side decide what is flipped or taken."""
    marks = (Mark("argos", Seat(0), True), Mark("elis", Seat(1), False))
    state = posted(boards(table(), marks=marks), 1, "athens")
    placing = running(state, 0, fx.Mark("place", "me", "down", 1))
    assert ["poseidon of seat 1 stands on athens [DUEL-04]"] == reasons(placing, "mark athens")
    assert ["elis carries a Player token already [DUEL-04]"] == reasons(placing, "mark elis")
    assert ["Player tokens still to be chosen: 1 [SETUP-26]"] == reasons(placing, "go on")
    taking = running(state, 0, fx.Mark("take", "opponent", "any", 1))
    assert ["the Player token on argos is of seat 0 [DUEL-22]"] == reasons(taking, "clear argos")
    assert ["there is no Player token on athens [DUEL-22]"] == reasons(taking, "clear athens")
    assert ["a Player token must be chosen to take [SETUP-26]"] == reasons(taking, "flip elis")
    flipping = running(state, 0, fx.Mark("flip", "me", "up", 1))
    assert [
        "the Player token on elis is of seat 1 [DUEL-27]",
        "the Player token on elis does not show its up side [DUEL-27]",
    ] == reasons(flipping, "flip elis")
