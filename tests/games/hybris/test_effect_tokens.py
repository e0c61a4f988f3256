from __future__ import annotations

import pytest

from games.hybris.reading import held
from games.hybris.table import boards, character, goods, legal, play, running, table
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.state import Mark

LAST = Count("last")
UP, DOWN = Mark("space-forge-1", Seat(0), True), Mark("elis", Seat(1), False)


def test_tokens_are_placed_on_empty_spaces() -> None:
    """On any board, Cities and dashed spaces included, but not where a character or a token is."""
    state = character(boards(table(), marks=(UP, DOWN)), 1, "poseidon", place="argos")
    state = running(state, 0, fx.Mark("place", "me", "down", 2), fx.Gain("vp", LAST))
    offered = set(legal(state))
    assert {"mark space-forge-1", "mark elis", "mark argos", "mark forge"}.isdisjoint(offered)
    assert (18 + 5 - 3, {"mark space-moirai-3", "mark athens"} <= offered) == (len(offered), True)
    state = play(state, "mark athens", "mark space-moirai-3")
    assert (13, 2) == (held(state, "marks")[0], held(state, "vp")[0])
    assert (Mark("athens", Seat(0), False), Mark("space-moirai-3", Seat(0), False)) == state.world.marks[2:]


def test_tokens_are_placed_as_many_as_there_are() -> None:
    """With one token in reserve one is placed, with none nothing is asked."""
    state = running(goods(table(), 0, marks=1), 0, fx.Mark("place", "me", "up", 2))
    assert "pass" in legal(play(state, "mark athens"))
    assert "pass" in legal(running(goods(table(), 0, marks=0), 0, fx.Mark("place", "me", "up", 2)))


@pytest.mark.rule("HYBRIS-DUEL-14")
@pytest.mark.rule("HYBRIS-SETUP-26")
def test_a_space_whose_token_shows_its_down_side_is_forbidden() -> None:
    """To everybody, its owner too; one that shows its up side is not."""
    marked = boards(table(), marks=(UP, DOWN, Mark("space-olympus-1", Seat(0), False)))
    state = play(marked, "activate zeus", "go on", "go to olympus")
    assert ["enter space-olympus-2", "enter space-olympus-3"] == legal(state)
    state = play(marked, "activate zeus", "go on", "go to mortal_world")
    assert ["enter argos", "enter athens", "enter lemnos", "enter sparta"] == legal(state)


def test_tokens_are_flipped() -> None:
    """Tokens of the right owner that show the right side, again until enough; all of them without a choice."""
    marks = (UP, Mark("argos", Seat(0), False), Mark("athens", Seat(0), False), DOWN)
    state = boards(table(), marks=marks)
    asked = running(state, 0, fx.Mark("flip", "me", "down", 2), fx.Gain("vp", LAST))
    assert ["flip argos", "flip athens"] == legal(asked)
    asked = play(asked, "flip athens")
    assert ["flip argos"] == legal(asked)
    asked = play(asked, "flip argos")
    assert ([True, True, True, False], 2) == ([mark.up for mark in asked.world.marks], held(asked, "vp")[0])
    every = running(state, 1, fx.Mark("flip", "opponent", "any", None), fx.Gain("vp", LAST))
    assert ([False, True, True, False], 3) == ([mark.up for mark in every.world.marks], held(every, "vp")[1])
    few = play(running(state, 0, fx.Mark("flip", "me", "up", 2)), "flip space-forge-1")
    assert "pass" in legal(few)


def test_tokens_are_taken_back() -> None:
    """As many as I like up to the number, to the reserve of their owner; all of them without a choice."""
    marks = (UP, Mark("argos", Seat(0), True), Mark("athens", Seat(0), False), DOWN)
    state = boards(goods(table(), 0, marks=12), marks=marks)
    asked = running(state, 1, fx.Mark("take", "opponent", "up", 4), fx.Gain("vp", LAST))
    assert ["clear space-forge-1", "clear argos", "go on"] == legal(asked)
    one = play(asked, "clear argos", "go on")
    assert ([13, 15], 1, 3) == (held(one, "marks"), held(one, "vp")[1], len(one.world.marks))
    two = play(asked, "clear argos", "clear space-forge-1")
    assert ([14, 15], 2) == (held(two, "marks"), held(two, "vp")[1])
    every = running(state, 1, fx.Mark("take", "opponent", "any", None), fx.Gain("vp", LAST))
    assert ([15, 15], 3, (DOWN,)) == (held(every, "marks"), held(every, "vp")[1], every.world.marks)
