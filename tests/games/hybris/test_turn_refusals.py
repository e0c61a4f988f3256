from __future__ import annotations

import pytest

from games.hybris.table import (
    Mark,
    boards,
    character,
    goods,
    growth,
    holding,
    plan,
    play,
    posted,
    quiet,
    refused,
    row,
    running,
    table,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State

HERO, PROPHET = "hero-heracles", "prophet-amphiaraus"


def rules(state: State, text: str) -> set[str]:
    """Return the rules that forbid an action, without the name of the game."""
    return {rule.removeprefix("HYBRIS-") for rule in refused(state, text)}


def ready(token: str = "underworld") -> State:
    """Return a quiet table at which Hero and Prophet of Zeus have a token each."""
    return character(plan(quiet(table()), 0, hero_heracles=token), 0, PROPHET, token="bonus")


@pytest.mark.rule("HYBRIS-TURN-02")
@pytest.mark.parametrize("text", ["go on", "go to olympus", "drain", "activate hero-perseus", "activate poseidon"])
def test_what_is_no_turn(text: str) -> None:
    """Something else than an activation or a pass, a Hero still on his tile, and another player's Olympian."""
    assert {"TURN-02"} == rules(ready(), text)


@pytest.mark.rule("HYBRIS-TURN-04")
@pytest.mark.rule("HYBRIS-TURN-10")
@pytest.mark.parametrize("one", [HERO, PROPHET])
def test_nobody_owes_an_activation(one: str) -> None:
    """Without Aegis a Hero or a Prophet stays, wherever the token would lead."""
    assert {"TURN-04"} == rules(goods(ready("coliseum"), 0, aegis=0), f"activate {one}")


@pytest.mark.rule("HYBRIS-TURN-05")
@pytest.mark.rule("HYBRIS-TURN-12")
def test_who_is_not_ready() -> None:
    """Without a token, wounded, defeated, or activated before."""
    assert {"TURN-05"} == rules(quiet(table()), f"activate {HERO}")
    assert {"DEFEAT-04"} == rules(character(ready(), 0, "zeus", down=True), "activate zeus")
    assert {"DEFEAT-07"} == rules(character(ready(), 0, HERO, place="fallen"), f"activate {HERO}")
    assert {"CHAR-05"} == rules(character(ready(), 0, "zeus", spent=True, place="argos"), "activate zeus")


@pytest.mark.rule("HYBRIS-TURN-09")
def test_a_useless_token() -> None:
    """The Forge has nothing to produce and nothing to build."""
    assert {"TURN-09"} == rules(ready("forge"), f"activate {HERO}")


@pytest.mark.rule("HYBRIS-TURN-08")
def test_an_action_of_another_location() -> None:
    """At the Underworld nobody trains, passes or goes on; Resurrect needs a defeated Hero."""
    state = play(ready(), f"activate {HERO}", "enter space-underworld-3")
    assert {"TURN-08"} == rules(state, "train") == rules(state, "pass") == rules(state, "go on")
    assert "TURN-08" not in rules(state, "resurrect")


@pytest.mark.rule("HYBRIS-MOVE-01")
@pytest.mark.rule("HYBRIS-MOVE-02")
@pytest.mark.rule("HYBRIS-MOVE-03")
def test_spaces_that_are_not_available() -> None:
    """One that is held, one of another Location, and the illustration as long as a space is free."""
    state = play(posted(ready("oracle"), 1, "space-oracle-1", "space-oracle-2"), f"activate {HERO}")
    assert {"MOVE-02"} == rules(state, "enter space-oracle-2")
    assert {"MOVE-01"} == rules(state, "enter space-forge-2")
    assert {"MOVE-03"} == rules(state, "enter oracle")
    state = boards(state, marks=(Mark("space-oracle-3", Seat(1), False),))
    assert {"DUEL-14"} == rules(state, "enter space-oracle-3")


@pytest.mark.rule("HYBRIS-MOVE-04")
def test_a_prophet_at_the_coliseum() -> None:
    """There is a card to train, but not for a Prophet."""
    assert {"MOVE-04"} == rules(play(ready(), f"activate {PROPHET}"), "go to coliseum")


@pytest.mark.rule("HYBRIS-MOVE-05")
def test_a_location_without_an_action() -> None:
    """Neither is the Forge open to the Olympian."""
    assert {"MOVE-05"} == rules(play(ready(), "activate zeus"), "go to forge")


@pytest.mark.rule("HYBRIS-MOVE-09")
@pytest.mark.rule("HYBRIS-MOVE-11")
@pytest.mark.rule("HYBRIS-MOVE-12")
def test_cities_that_are_closed() -> None:
    """A Prophet can't go where another player stands, nobody where an own character stands, and none on the map."""
    state = posted(character(ready(), 0, "zeus", place="elis", spent=True), 1, "argos", "lemnos", "sparta")
    state = play(state, f"activate {PROPHET}", "go to mortal_world")
    assert {"MOVE-11"} == rules(state, "enter argos") == rules(state, "enter lemnos") == rules(state, "enter sparta")
    assert {"MOVE-12"} == rules(state, "enter elis") == rules(state, "enter mortal_world")
    assert {"MOVE-09"} == rules(state, "enter space-olympus-1")


@pytest.mark.rule("HYBRIS-ENH-03")
def test_a_component_that_is_not_leftmost() -> None:
    """The Oak of Dodona begins with a Temple, so no Spark comes off it."""
    state = running(quiet(table()), 0, fx.Remove("spark", 1))
    assert {"ENH-03"} == rules(state, "remove from enh-zeus-the-oak-of-dodona")


@pytest.mark.rule("HYBRIS-ENH-08")
def test_a_second_temple_in_a_city() -> None:
    """Argos has one already."""
    state = growth(quiet(table()), 0, temples=("argos",))
    state = play(running(state, 0, fx.Remove("temple", 1)), "remove from enh-zeus-the-oak-of-dodona")
    assert {"ENH-08"} == rules(state, "temple in argos")


@pytest.mark.rule("HYBRIS-PREM-03")
def test_a_premonition_whose_condition_is_not_met() -> None:
    """No Temple stands in Argos; and Double Vision is no card of this hand."""
    state = holding(ready("mortal_world"), 0, premonitions="premonition-temple-of-apollo")
    state = play(state, f"activate {HERO}", "enter argos")
    assert {"PREM-03"} == rules(state, "reveal premonition-temple-of-apollo")
    assert {"PREM-03"} == rules(state, "reveal premonition-double-vision")


@pytest.mark.rule("HYBRIS-WELL-03")
def test_a_temple_that_is_not_there() -> None:
    """Only an own Temple in a City can be destroyed, and one has to be."""
    state = growth(growth(quiet(table()).replace(well=13), 0, temples=("argos",)), 1, temples=("elis",))
    state = running(state, 0, fx.FillWell(1))
    assert {"WELL-03"} == rules(state, "destroy temple in elis") == rules(state, "go on")


@pytest.mark.rule("HYBRIS-ENDAGE-14")
def test_a_tile_that_is_not_stored() -> None:
    """One of the three has to go, and no other."""
    state = boards(quiet(table()), factory=row(None, None, ("tech-war-drums", 0)))
    state = running(growth(state, 0, stored=("tech-sacred-way", "tech-alembic")), 0, fx.Perform("produce"))
    assert {"FORGE-10"} == rules(state, "scrap tech-lightning-jars") == rules(state, "go on")


@pytest.mark.rule("HYBRIS-VICTORY-01")
@pytest.mark.rule("HYBRIS-VICTORY-05")
def test_nothing_is_possible_after_a_win() -> None:
    """The game is over by the sixth tile."""
    state = growth(quiet(table()), 0, removed=(3, 2, 3, 2, 1, 3))
    state = play(running(state, 0, fx.Remove("prophet", 1)), "remove from enh-zeus-the-oak-of-dodona")
    assert {"VICTORY-01"} == rules(state, "pass")
