from __future__ import annotations

import pytest

from games.hybris.table import (
    EDITION,
    FOUR,
    begin,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    refused,
    running,
    table,
)
from thesmos.core.errors import OptionError
from thesmos.games.hybris.effects import Gain
from thesmos.games.hybris.game import GAME

SUPPLY, OWN = EDITION.numbers.supply, EDITION.numbers.player_supply
OLYMPIANS = ("zeus", "poseidon", "athena", "hades")


@pytest.mark.rule("HYBRIS-COMP-01")
@pytest.mark.rule("HYBRIS-COMP-15")
@pytest.mark.parametrize(("what", "printed"), [("aegis", 30), ("prayer", 30), ("believer", 30), ("bonus_token", 20)])
def test_four_kinds_of_piece_do_not_run_out(what: str, printed: int) -> None:
    """Who is owed more gems, cubes, Believers or Bonus tokens than the box holds gets all of them, and others too."""
    assert printed == getattr(SUPPLY, what)
    state = table()
    for seat in (0, 1):
        state = goods(state, seat, aegis=0)
        state = running(state, seat, Gain(what, printed + 1))
    for seat in (0, 1):
        player = state.players[seat]
        found = player.tokens.reserve.count("bonus") if what == "bonus_token" else getattr(player.goods, what)
        assert printed + 1 == found


@pytest.mark.rule("HYBRIS-COMP-02")
def test_the_mortal_world_is_the_main_board() -> None:
    """Of the seven Locations the Mortal World alone has Cities in place of spaces, and it is there once."""
    with_spaces = {space.location for space in EDITION.spaces.values()}
    assert ["mortal_world"] == [place for place in EDITION.locations if place not in with_spaces]
    state = play(table(), "activate zeus", "go on", "go to mortal_world")
    assert ["enter argos", "enter athens", "enter elis", "enter lemnos", "enter sparta"] == legal(state)


@pytest.mark.rule("HYBRIS-COMP-13")
def test_one_age_marker() -> None:
    """There is one Age marker: the Age is one number for all players."""
    assert (1, 1) == (SUPPLY.age_marker, begin(FOUR).course.age)


@pytest.mark.rule("HYBRIS-COMP-14")
def test_two_combat_markers() -> None:
    """There are 2 Combat markers, one for each side of a fight between players."""
    assert 2 == SUPPLY.combat_markers


@pytest.mark.rule("HYBRIS-COMP-19")
@pytest.mark.rule("HYBRIS-COMP-20")
@pytest.mark.rule("HYBRIS-COMP-21")
def test_pieces_of_each_olympian() -> None:
    """Each has 3 Temples, 8 Spark and 2 Track cubes and 2 markers: 12, 40 and 8 pieces in all."""
    assert (3, 8, 2, 2) == (OWN.temples, OWN.sparks, OWN.track_cubes, OWN.markers)
    found = [component for tile in EDITION.enhancements.values() for component in tile.components]
    assert (12, 32) == (found.count("temple"), found.count("spark"))
    assert (12, 40, 8) == tuple(4 * number for number in (OWN.temples, OWN.sparks + OWN.track_cubes, OWN.markers))


@pytest.mark.rule("HYBRIS-COMP-21")
def test_each_marker_has_a_track() -> None:
    """Of each player one marker stands on the Greatness track, and one on the Victory Point track."""
    state = begin("hades,athena,poseidon,zeus")
    assert [0, 1, 2, 3] == sorted(seat for seat in state.track if seat is not None)
    assert [0, 0, 0, 0] == [player.goods.vp for player in state.players]


@pytest.mark.rule("HYBRIS-COMP-22")
def test_fifteen_player_tokens() -> None:
    """Each has 15 Player tokens; one lies on a tile that was designed, one on a card under the Oracle."""
    state = table()
    assert (15, [15, 15]) == (OWN.tokens, [player.goods.marks for player in state.players])
    designed = play(state, "activate zeus", "go on", "go to olympus", "enter space-olympus-2", "go on", "design")
    assert 14 == play(designed, "plan tech-hanging-stoa").players[0].goods.marks


@pytest.mark.rule("HYBRIS-COMP-22")
@pytest.mark.parametrize(("marks", "found"), [(0, []), (1, ["design"])])
def test_a_design_needs_a_player_token(marks: int, found: list[str]) -> None:
    """With all tokens in use no tile can be designed; with 2 Prayers a conversion is still possible."""
    state = goods(table(), 0, marks=marks, prayer=2)
    state = play(state, "activate zeus", "go on", "go to olympus", "enter space-olympus-2", "go on")
    assert [*found, "convert"] == legal(state)
    assert marks or {"HYBRIS-COMP-22"} == refused(state, "design")


@pytest.mark.rule("HYBRIS-COMP-22")
@pytest.mark.parametrize(("marks", "found"), [(0, ["sight"]), (1, ["omen", "sight"])])
def test_an_omen_needs_a_player_token(marks: int, found: list[str]) -> None:
    """Without a token no card can be laid under the Oracle, whatever is in hand."""
    state = holding(goods(table(), 0, marks=marks, believer=3), 0, hand="cc-combo")
    state = play(state, "activate zeus", "go on", "go to oracle", "enter space-oracle-3", "go on")
    assert found == legal(state)
    assert marks or {"HYBRIS-COMP-22"} == refused(state, "omen")


@pytest.mark.rule("HYBRIS-COMP-22")
@pytest.mark.parametrize(("marks", "found"), [(0, ["influence"]), (1, ["influence", "deploy"])])
def test_a_deployment_needs_a_player_token(marks: int, found: list[str]) -> None:
    """Without a token no stored tile can be deployed."""
    state = growth(goods(table(), 0, marks=marks), 0, stored=("tech-hanging-stoa",))
    state = play(state, "activate zeus", "go on", "go to mortal_world", "enter sparta", "go on")
    assert found == legal(state)
    assert marks or {"HYBRIS-COMP-22"} == refused(state, "deploy")


@pytest.mark.rule("HYBRIS-COMP-22")
def test_guidance_needs_a_player_token() -> None:
    """A tile built from the piles gets a token too, so that without one the power can't be used."""
    for marks, asked in ((0, False), (1, True)):
        pillars = ("pillar-guidance", "pillar-truce")
        state = goods(table(pillars=pillars), 0, marks=marks, believer=9, aegis=9)
        state = play(state, "activate zeus", "activate pillar")
        assert asked == (legal(state) == ["yes", "no"])


@pytest.mark.rule("HYBRIS-COMP-25")
@pytest.mark.rule("HYBRIS-SETUP-31")
def test_aids_are_no_components_of_play() -> None:
    """Aid cards and booklets are reference only: nothing of the edition is one."""
    assert not [name for name in EDITION.cards if {"aid", "booklet"} & set(name.split("-"))]


@pytest.mark.rule("HYBRIS-COMP-26")
def test_two_to_four_players() -> None:
    """The game starts with 2, 3 and 4 seats and with no other number."""
    assert [2, 3, 4] == [len(GAME.start(seats).players) for seats in (2, 3, 4)]
    for seats in (0, 1, 5):
        with pytest.raises(OptionError):
            GAME.start(seats)


@pytest.mark.rule("HYBRIS-COMP-27")
def test_things_with_two_names_are_one() -> None:
    """Tokens on tiles and on cards of the Oracle are of one stock; what a player is given lies with what is kept."""
    state = plan(holding(goods(table(), 0, believer=1), 0, hand="cc-combo"), 0, hero_heracles="oracle")
    state = play(state, "activate hero-heracles", "enter space-oracle-3", "go on", "omen", "lay cc-combo")
    assert (14, (("cc-combo", 0),)) == (state.players[0].goods.marks, state.world.omens)
    kept = state.players[0].tokens.reserve
    assert (*kept, "bonus") == running(state, 0, Gain("bonus_token", 1)).players[0].tokens.reserve
