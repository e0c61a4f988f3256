from __future__ import annotations

import pytest

from games.hybris.combats import dominating
from games.hybris.powers import powered
from games.hybris.refusing import reasons
from games.hybris.table import (
    Deck,
    Mark,
    boards,
    character,
    goods,
    growth,
    holding,
    legal,
    play,
    posted,
    quiet,
    running,
    site,
    standing,
    table,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.language.opening import NEEDY
from thesmos.games.hybris.refusals.doing import USELESS
from thesmos.games.hybris.state import State

HERO, PROPHET = "hero-heracles", "prophet-amphiaraus"
NO_DECK = Deck((), (), (0, 0))


def dear(*steps: fx.Effect) -> State:
    """Let Zeus choose between a list that is not open and a gain."""
    state = boards(quiet(table()), quests=(None, None, None), champions=())
    return running(state, 0, fx.Choose(("test/a", "test/b")), a=steps, b=(fx.Gain("vp", 1),))


@pytest.mark.rule("HYBRIS-ENH-04")
@pytest.mark.rule("HYBRIS-CORE-03")
@pytest.mark.parametrize(
    ("step", "why"),
    [
        (fx.Lose("virtue", 1), "1 Virtue is needed, 0 are there [CORE-01]"),
        (fx.Lose("determination", 7), "7 Determination are needed, 1 is there [CORE-01]"),
        (fx.Lose("temple", 1), "1 Temple is needed, 0 are there [CORE-01]"),
        (fx.Pay("card", 3), "3 cards are needed, 1 is there [CORE-01]"),
        (
            fx.Pay("card", elements=("fire",) * 9),
            "the cards in hand do not show " + "fire, " * 7 + "fire and fire [MOIRAI-16]",
        ),
        (fx.Recall("hero", "argos"), "no hero of seat 0 is at argos [MOIRAI-14]"),
        (fx.Recall("any"), "no character of seat 0 is at the boards [MOIRAI-14]"),
        (fx.Recover("trained_discard", 1), "there is no card to take from the trained discard [CORE-21]"),
        (fx.Refresh(1, "used"), "no Location token lies in the used space [CORE-21]"),
        (fx.Perform("resurrect"), "no Hero of seat 0 lies in the Underworld [UNDER-02]"),
        (fx.Perform("deploy", "any"), "seat 0 has no stored tile [DEPLOY-02]"),
        (fx.Perform("build"), "no tile in the Workshop carries a token of seat 0 [FORGE-11]"),
    ],
)
def test_what_keeps_a_list_closed(step: fx.Effect, why: str) -> None:
    """A loss or a payment that can't be met in full, or a first step that would do nothing."""
    assert [why] == reasons(dear(step), "option 1")


@pytest.mark.rule("HYBRIS-CORE-22")
@pytest.mark.rule("HYBRIS-MOIRAI-01")
@pytest.mark.rule("HYBRIS-COLISEUM-01")
@pytest.mark.parametrize(
    ("action", "never", "now"),
    [
        ("quest", "no effect lets a player quest without a Hero or Olympian [MOIRAI-01]", "no Quest is face up"),
        ("dominate", "no effect lets a player dominate without a Hero or Olympian [COLISEUM-01]", "no Hero is left"),
    ],
)
def test_what_no_effect_can_grant(action: str, never: str, now: str) -> None:
    """A Quest and a fight with a Hero of the Coliseum take a character there, even where there is one to be had."""
    bare, *others = reasons(dear(fx.Perform(action)), "option 1")
    assert never == bare
    assert others[0].startswith(now)
    state = running(quiet(table()), 0, fx.Choose(("test/a", "test/b")), a=(fx.Perform(action),), b=())
    assert [never] == reasons(state, "option 1")


@pytest.mark.rule("HYBRIS-COMBAT-03")
def test_a_list_that_needs_peace() -> None:
    """An option that begins with a fight is not open in the middle of another one."""
    fight = fx.Fight(1, 0, (), "test/win", "test/lose")
    state = dominating(quiet(table()), "champion-calypso", hand="cc-combo")
    state = running(state, 0, fx.Choose(("test/a", "test/b")), a=(fight,), b=(), win=(), lose=())
    assert ["option 2"] == legal(state)
    assert ["another fight is going on [COMBAT-03]"] == reasons(state, "option 1")


def test_what_needs_something_says_what_is_missing() -> None:
    """Each step that can do nothing for want of something has its refusal, and no other step has one."""
    assert set(NEEDY) == set(USELESS)


@pytest.mark.rule("HYBRIS-CORE-06")
def test_greatness_never_falls_short() -> None:
    """A loss of Greatness keeps no list closed."""
    assert ["option 1", "option 2"] == legal(dear(fx.Lose("greatness", 3)))


@pytest.mark.rule("HYBRIS-DEFEAT-08")
def test_a_list_that_needs_a_hero() -> None:
    """The only Hero lies in the Underworld already."""
    state = character(quiet(table()), 0, HERO, place="fallen")
    state = running(state, 0, fx.Choose(("test/a", "test/b")), a=(fx.Defeat("hero", 1),), b=())
    assert ["seat 0 has no undefeated Hero [DEFEAT-08]"] == reasons(state, "option 1")


@pytest.mark.rule("HYBRIS-MOIRAI-14")
def test_who_can_not_be_taken_back() -> None:
    """One of another kind or place, one who stands on no board, and the one whose activation is in progress."""
    state = character(posted(quiet(table()), 0, "space-forge-1", "argos"), 0, PROPHET, place="reserve")
    state = state.replace(turn=state.turn.replace(character=HERO, place="argos"))
    state = running(character(state, 0, "hero-perseus", place="elis"), 0, fx.Recall("hero", "elis"))
    assert ["recall hero-perseus"] == legal(state)
    assert [
        "hero-heracles is at argos, not at elis [MOIRAI-14]",
        "the activation of hero-heracles is in progress [MOIRAI-14]",
    ] == reasons(state, f"recall {HERO}")
    assert [
        "prophet-amphiaraus is a prophet, not a hero [MOIRAI-14]",
        "prophet-amphiaraus stands on no board [MOIRAI-14]",
    ] == reasons(state, f"recall {PROPHET}")
    assert "zeus is at space-forge-1, not at elis [MOIRAI-14]" in reasons(state, "recall zeus")
    assert ["poseidon is no character of seat 0 [MOIRAI-14]"] == reasons(state, "recall poseidon")


@pytest.mark.rule("HYBRIS-CHAR-05")
def test_who_stands_on_a_board() -> None:
    """Nobody is activated there."""
    assert "zeus stands at argos [TURN-02]" in reasons(character(table(), 0, "zeus", place="argos"), "activate zeus")


@pytest.mark.rule("HYBRIS-COMP-22")
@pytest.mark.rule("HYBRIS-OLYMPUS-01")
def test_nothing_to_design_with() -> None:
    """Neither a tile nor a Player token."""
    state = boards(goods(quiet(table()), 0, marks=0, prayer=2), plans=())
    state = play(state, "activate zeus", "go to olympus", "enter space-olympus-3")
    assert [
        "no Technology tile is left on Olympus [OLYMPUS-01]",
        "all Player tokens of seat 0 are in use [COMP-22]",
    ] == reasons(state, "design")


@pytest.mark.rule("HYBRIS-MOVE-06")
def test_nobody_goes_where_nothing_is_left() -> None:
    """No card to train with, and no Hero that can be fought."""
    state = play(boards(quiet(table()), trained=NO_DECK, champions=()), "activate zeus")
    assert ["zeus would find no space at coliseum where it could act [MOVE-05]"] == reasons(state, "go to coliseum")


@pytest.mark.rule("HYBRIS-PILLAR-18")
def test_a_build_straight_from_the_piles() -> None:
    """The full cost is asked for; it can be declined, a Design can't."""
    state = running(goods(quiet(table()), 0, believer=1, aegis=1), 0, fx.Perform("build", source="olympus"))
    dear = "tech-alembic costs 2 Believers and 2 Aegis less 0, 1 Believer and 1 Aegis are there [FORGE-11]"
    assert ([dear], "no" in legal(state)) == (reasons(state, "plan tech-alembic"), True)
    design = running(quiet(table()), 0, fx.Perform("design"))
    assert ["a Design asks for no payment and can't be declined [OLYMPUS-01]"] == reasons(design, "no")
    built = dear_build(goods(quiet(table()), 0, believer=0, aegis=0))
    assert ["no tile on Olympus can be paid for with 0 Believers and 0 Aegis [PILLAR-18]"] == reasons(built, "option 1")


def dear_build(state: State) -> State:
    """Let Zeus choose between a Build from the piles and a gain."""
    first = fx.Perform("build", source="olympus")
    return running(state, 0, fx.Choose(("test/a", "test/b")), a=(first,), b=(fx.Gain("vp", 1),))


@pytest.mark.rule("HYBRIS-DEPLOY-02")
def test_a_city_without_space() -> None:
    """A deployment that an effect grants goes where there is a space."""
    state = growth(quiet(table()), 0, stored=("tech-war-drums",))
    state = site(site(state, "sparta-1", "tech-alembic", 1), "sparta-2", "tech-sacred-way", 1)
    state = running(state, 0, fx.Perform("deploy", "any"))
    assert ["all 2 Technology spaces of sparta hold a tile [DEPLOY-02]"] == reasons(state, "choose sparta")


@pytest.mark.rule("HYBRIS-CITY-10")
@pytest.mark.rule("HYBRIS-DEPLOY-20")
def test_what_a_temple_does_not_bring() -> None:
    """Virtue or a Believer after Influence; a Victory Point after a deployment, a Prayer if the Well has one."""
    state = growth(quiet(table()), 0, temples=("sparta",), stored=("tech-war-drums",))
    there = play(state, "activate zeus", "go to mortal_world", "enter sparta")
    after = play(there, "influence", "believers")
    assert ["after Influence a Temple brings 1 Virtue or 1 Believer, not vp [CITY-10]"] == reasons(after, "extra vp")
    after = play(there, "deploy", "deploy tech-war-drums", "settle sparta-1", "no")
    assert ["the Well of Prayers is empty [DEPLOY-20]"] == reasons(after, "extra prayer")
    more = "after a deployment a Temple brings 1 Victory Point or 1 Prayer, not virtue [DEPLOY-20]"
    assert [more] == reasons(after, "extra virtue")


@pytest.mark.rule("HYBRIS-UNDER-02")
def test_who_can_not_be_resurrected() -> None:
    """A Hero who stands in the reserve."""
    state = character(quiet(table()), 0, "hero-perseus", place="fallen")
    state = running(state, 0, fx.Perform("resurrect"))
    assert ["hero-heracles is no Hero of seat 0 in the Underworld [UNDER-02]"] == reasons(state, f"resurrect {HERO}")


@pytest.mark.rule("HYBRIS-TECH-09")
def test_a_power_with_a_condition() -> None:
    """It holds another Divine Pillar than it has to."""
    name = "enh-zeus-the-golden-eagle"
    state = powered(table(), 0, name, fx.Gain("vp", 1), timing="once_per_age", when=fx.HasPillar("pillar-truce"))
    assert ["the Divine Pillar of seat 0 is not pillar-truce [TECH-09]"] == reasons(state, f"use {name}")
    assert f"use {name}" in legal(standing(state, 0, pillar="pillar-truce"))
    never = powered(table(), 0, name, fx.Gain("vp", 1), timing="once_per_age", when=fx.Combo())
    assert ["its conditions are not met [TECH-09]"] == reasons(never, f"use {name}")


@pytest.mark.rule("HYBRIS-MOVE-03")
@pytest.mark.rule("HYBRIS-DUEL-14")
def test_the_illustration_is_the_last_resort() -> None:
    """Two spaces of the Oracle are held, the third is forbidden: nothing but the illustration is left."""
    state = posted(boards(quiet(table()), marks=(Mark("space-oracle-3", Seat(1), False),)), 1, "space-oracle-1")
    one = play(state, "activate zeus", "go to oracle")
    assert ["space-oracle-2 is available [MOVE-03]"] == reasons(one, "enter oracle")
    assert ["space-oracle-3 carries a Player token that forbids it [DUEL-14]"] == reasons(one, "enter space-oracle-3")
    none = character(one, 1, "hero-theseus", place="space-oracle-2")
    assert ["enter oracle"] == legal(none)
    assert ["space-oracle-2 is held by hero-theseus of seat 1 [MOVE-02]"] == reasons(none, "enter space-oracle-2")


@pytest.mark.rule("HYBRIS-INFO-01")
def test_cards_that_were_seen() -> None:
    """The top cards of the deck, each of which is put back once."""
    state = running(holding(quiet(table()), 0), 0, fx.Look("trained", 2))
    top = state.world.trained.cards[-1]
    other = next(card for card in state.world.trained.cards if card not in state.world.trained.cards[-2:])
    assert [f"{other} is not among the 2 cards seen [INFO-01]"] == reasons(state, f"put back {other}")
    after = play(state, f"put back {top}")
    assert [f"{top} is not among the cards still to be put back [INFO-01]"] == reasons(after, f"put back {top}")
