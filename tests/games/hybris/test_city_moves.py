from __future__ import annotations

import pytest

from games.hybris.places import CITIES
from games.hybris.table import character, legal, plan, play, posted, quiet, story, table, who
from thesmos.games.hybris.state import State

HERO, PROPHET = "hero-heracles", "prophet-amphiaraus"


def bound(state: State) -> State:
    """Return the state in which the Hero and the Prophet of Zeus have a Mortal World token each."""
    return plan(state, 0, hero_heracles="mortal_world", prophet_amphiaraus="mortal_world")


@pytest.mark.rule("HYBRIS-MOVE-09")
@pytest.mark.parametrize("one", [HERO, PROPHET, "zeus"])
def test_a_character_is_sent_to_one_city(one: str) -> None:
    """Each of the five empty Cities can be taken; the character then stands on its space."""
    state = play(bound(quiet(table())), f"activate {one}", *(["go to mortal_world"] if one == "zeus" else []))
    assert [f"enter {city}" for city in CITIES] == legal(state)
    assert "seat 0 entered sparta [MOVE-09]" in story(state, "enter sparta")
    assert "sparta" == who(play(state, "enter sparta"), 0, one).place


@pytest.mark.rule("HYBRIS-MOVE-11")
def test_a_prophet_goes_to_empty_cities_only() -> None:
    """Not where another player's Olympian, Hero or Prophet stands."""
    state = posted(bound(quiet(table())), 1, "argos", "elis", "sparta")
    assert ["enter athens", "enter lemnos"] == legal(play(state, f"activate {PROPHET}"))


@pytest.mark.rule("HYBRIS-MOVE-12")
def test_own_characters_hold_their_cities() -> None:
    """Zeus in Argos and the own Prophet in Elis shut these Cities to the own Hero."""
    state = character(bound(quiet(table())), 0, "zeus", place="argos", spent=True)
    state = character(state, 0, PROPHET, place="elis", spent=True, token="")
    assert ["enter athens", "enter lemnos", "enter sparta"] == legal(play(state, f"activate {HERO}"))


@pytest.mark.rule("HYBRIS-MOVE-12")
def test_without_a_city_there_is_no_way_in() -> None:
    """All five held: the Prophet can't be activated, and no illustration takes it in."""
    state = posted(bound(quiet(table("zeus,poseidon,hades"))), 1, "argos", "athens", "elis")
    free = posted(state, 2, "lemnos")
    assert ["enter sparta"] == legal(play(free, f"activate {PROPHET}"))
    assert f"activate {PROPHET}" not in legal(posted(state, 2, "lemnos", "sparta"))
    assert () == state.rules.code[state.rules.penalty["mortal_world"]]
