from __future__ import annotations

import pytest

from games.hybris.table import (
    EDITION,
    actor,
    at_turn,
    character,
    goods,
    growth,
    legal,
    plan,
    play,
    quiet,
    refused,
    running,
    settled,
    table,
    tokens,
    who,
)
from thesmos.games.hybris.effects import Recall, Remove
from thesmos.games.hybris.entries import EndAge, PlanToken
from thesmos.games.hybris.state import State

OLYMPIANS = ("zeus", "poseidon", "athena", "hades")
BARRED = {"coliseum", "moirai"}


def crew(state: State, seat: int = 0) -> list[str]:
    """Return the kinds of the characters of a seat that are not on tiles."""
    return [state.rules.kind[one.id] for one in state.players[seat].crew]


@pytest.mark.rule("HYBRIS-CHAR-01")
@pytest.mark.parametrize("olympian", OLYMPIANS)
def test_three_kinds_of_character(olympian: str) -> None:
    """When all tiles are empty a player has 1 Olympian, 3 Heroes and 3 Prophets; an allied Hero comes on top."""
    other = next(one for one in OLYMPIANS if one != olympian)
    state = table(f"{olympian},{other}")
    tiles = [tile for tile in EDITION.enhancements.values() if tile.olympian == olympian]
    first = tuple(
        next((place for place, one in enumerate(tile.components) if one in {"hero", "prophet"}), 0) for tile in tiles
    )
    state = growth(state, 0, removed=first)
    state = running(state, 0, Remove("character", 4))
    while "remove" in legal(state)[0]:
        state = play(state, legal(state)[0])
    assert ["olympian", "hero", "hero", "hero", "prophet", "prophet", "prophet"] == crew(state)
    state = character(state, 0, "champion-medea")
    assert 4 == crew(state).count("hero")


@pytest.mark.rule("HYBRIS-CHAR-02")
def test_an_olympian() -> None:
    """It costs nothing, may go to any Location where it can act, and its turn uses up the Pillar."""
    state = goods(quiet(table()), 0, aegis=0)
    state = play(state, "activate zeus")
    assert set(EDITION.locations) - {"forge"} == {text.removeprefix("go to ") for text in legal(state)}
    assert all("olympian" in place.open_to for place in EDITION.locations.values())
    state = play(goods(table(), 0, aegis=0), "activate zeus", "activate pillar", "no")
    assert (0, True) == (state.players[0].goods.aegis, state.players[0].standing.flipped)


@pytest.mark.rule("HYBRIS-CHAR-03")
@pytest.mark.rule("HYBRIS-CHAR-04")
@pytest.mark.parametrize("name", ["hero-heracles", "prophet-amphiaraus"])
def test_heroes_and_prophets(name: str) -> None:
    """Each costs 1 Aegis and needs a Location token: without one of the two it can't be activated."""
    assert f"activate {name}" not in legal(table())
    state = plan(table(), 0, **{name.replace("-", "_"): "oracle"})
    assert f"activate {name}" in legal(state)
    assert f"activate {name}" not in legal(goods(state, 0, aegis=0))
    after = play(state, f"activate {name}")
    assert (2, ("oracle",)) == (after.players[0].goods.aegis, after.players[0].tokens.used)


@pytest.mark.rule("HYBRIS-CHAR-03")
def test_a_defeated_hero_is_in_the_underworld() -> None:
    """There it can't be activated, whatever else it has, and it is still there in the next Age."""
    state = character(plan(table(), 0, hero_heracles="oracle"), 0, "hero-heracles", place="fallen")
    assert ["activate zeus", "pass"] == legal(state)
    state = settled(state.replace(agenda=()), EndAge())
    assert "fallen" == who(state, 0, "hero-heracles").place


@pytest.mark.rule("HYBRIS-CHAR-04")
def test_two_locations_are_closed_to_prophets() -> None:
    """Of the seven Locations, only the Coliseum and the Moirai are barred."""
    open_to = {name for name, place in EDITION.locations.items() if "prophet" in place.open_to}
    assert set(EDITION.locations) - BARRED == open_to
    state = tokens(table(), 0, reserve=("bonus",))
    state = play(plan(state, 0, prophet_amphiaraus="bonus"), "activate prophet-amphiaraus")
    assert {"go to olympus", "go to underworld", "go to oracle", "go to mortal_world"} == set(legal(state))
    assert {"HYBRIS-MOVE-04"} <= refused(state, "go to coliseum")


@pytest.mark.rule("HYBRIS-CHAR-04")
def test_a_prophet_goes_to_an_empty_city() -> None:
    """As it never fights, it is not sent to a City that another player's character holds."""
    state = character(table(), 1, "hero-theseus", place="elis", spent=True)
    state = play(plan(state, 0, prophet_amphiaraus="mortal_world"), "activate prophet-amphiaraus")
    assert ["enter argos", "enter athens", "enter lemnos", "enter sparta"] == legal(state)


@pytest.mark.rule("HYBRIS-CHAR-05")
def test_once_in_an_age() -> None:
    """Whoever has been activated can't be again in the same Age, and can in the next one."""
    state = plan(quiet(table()), 0, hero_heracles="underworld")
    state = play(state, "activate hero-heracles", "enter space-underworld-3", "drain")
    assert 1 == actor(state)
    assert ["activate zeus", "pass"] == legal(at_turn(state, 0))
    state = play(at_turn(state, 0), "activate zeus", "go to underworld", "enter space-underworld-3", "drain")
    assert ["pass"] == legal(at_turn(state, 0))
    assert {"HYBRIS-CHAR-05"} <= refused(at_turn(state, 0), "activate zeus")
    state = settled(state.replace(agenda=()), EndAge())
    assert [False] * 3 == [one.spent for one in state.players[0].crew]


@pytest.mark.rule("HYBRIS-CHAR-05")
@pytest.mark.parametrize(("ready", "found"), [(False, False), (True, True)])
def test_who_comes_back_stays_activated(ready: bool, found: bool) -> None:
    """A Hero taken back to the reserve can act a second time only if it is made ready again, at its usual cost."""
    state = character(table(), 0, "hero-heracles", place="space-oracle-3", spent=True)
    state = play(running(state, 0, Recall("hero", "oracle", ready)), "recall hero-heracles")
    state = play(state, "assign olympus") if ready else state
    assert ("reserve", not ready) == (who(state, 0, "hero-heracles").place, who(state, 0, "hero-heracles").spent)
    assert found == ("activate hero-heracles" in legal(state))
    state = goods(state, 0, aegis=0)
    assert "activate hero-heracles" not in legal(state)


@pytest.mark.rule("HYBRIS-CHAR-05")
@pytest.mark.parametrize("ready", [False, True])
def test_an_olympian_who_comes_back_stays_activated(ready: bool) -> None:
    """It stands upright in the reserve and needs neither Aegis nor token: only what makes it ready lets it act."""
    state = character(table(), 0, "zeus", place="space-oracle-3", spent=True)
    state = play(running(state, 0, Recall("olympian", "oracle", ready)), "recall zeus")
    assert ("reserve", not ready) == (who(state, 0, "zeus").place, who(state, 0, "zeus").spent)
    assert ready == ("activate zeus" in legal(state))


@pytest.mark.rule("HYBRIS-CHAR-05")
def test_a_resurrected_hero_that_was_activated_stays_so() -> None:
    """It lay in the Underworld after its turn: back in the reserve it is still spent."""
    state = character(quiet(table()), 0, "hero-heracles", place="fallen", spent=True)
    state = play(state, "activate zeus", "go to underworld", "enter space-underworld-3", "resurrect")
    state = play(state, "resurrect hero-heracles")
    assert ("reserve", True) == (who(state, 0, "hero-heracles").place, who(state, 0, "hero-heracles").spent)
    assert ["pass"] == legal(at_turn(state, 0))


@pytest.mark.rule("HYBRIS-CHAR-06")
@pytest.mark.parametrize(
    ("what", "tile", "name"),
    [
        ("hero", "enh-zeus-perseus", "hero-perseus"),
        ("prophet", "enh-zeus-the-golden-eagle", "prophet-calchas"),
    ],
)
def test_who_becomes_available_waits_for_the_next_age(what: str, tile: str, name: str) -> None:
    """A Hero or Prophet off a tile has no token, so that it can't act; it gets one in the next Planning Phase."""
    state = growth(table(), 0, removed=(0, 1, 2, 0, 0, 0))
    state = play(running(state, 0, Remove(what, 1)), f"remove from {tile}")
    assert ("reserve", False, "") == (who(state, 0, name).place, who(state, 0, name).spent, who(state, 0, name).token)
    assert ["activate zeus", "pass"] == legal(state)
    state = play(settled(state.replace(agenda=()), EndAge()), "take pillar-ambition", "take pillar-truce")
    while legal(state)[-1] == "assign nothing":
        entry = state.agenda[-1]
        assert isinstance(entry, PlanToken)
        state = play(state, "assign oracle" if entry.character == name else "assign nothing")
    assert ["activate zeus", f"activate {name}"] == [one for one in legal(state) if one.startswith("activate")]


@pytest.mark.rule("HYBRIS-CHAR-06")
def test_a_hero_made_ready_gets_a_token_at_once() -> None:
    """The exception: what makes a Hero ready again lets its owner put a token of the reserve under it, in secret."""
    state = character(quiet(table()), 0, "hero-heracles", place="space-oracle-3", spent=True)
    state = play(running(state, 0, Recall("hero", "oracle", ready=True)), "recall hero-heracles")
    assert (0, "assign nothing") == (actor(state), legal(state)[-1])
    state = play(state, "assign underworld")
    assert "activate hero-heracles" in legal(state)
    state = play(state, "activate hero-heracles", "enter space-underworld-3", "drain")
    assert (1, True) == (actor(state), who(state, 0, "hero-heracles").spent)
