from __future__ import annotations

import pytest

from games.hybris.places import CITIES, visiting
from games.hybris.reading import held
from games.hybris.table import (
    EDITION,
    boards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    plan,
    play,
    row,
    running,
    table,
    who,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State


def influenced(state: State, city: str, *line: str) -> State:
    """Let Zeus influence a City."""
    return play(visiting(state, city), "influence", *line)


@pytest.mark.rule("HYBRIS-CITY-01")
@pytest.mark.rule("HYBRIS-CITY-02")
def test_five_cities_with_their_spaces() -> None:
    """Each has one space for a character and 2 to 4 for technologies; Temples of any number of players fit."""
    assert CITIES == table().rules.spaces["mortal_world"]
    assert {"argos": 4, "athens": 4, "elis": 3, "lemnos": 3, "sparta": 2} == {
        name: len(city.spaces) for name, city in EDITION.cities.items()
    }
    state = character(table(), 0, "hero-heracles", place="elis")
    assert "enter elis" not in legal(play(state, "activate zeus", "go on", "go to mortal_world"))


@pytest.mark.rule("HYBRIS-CITY-03")
def test_paths_join_technology_spaces_of_different_cities() -> None:
    """Every path joins two Cities, every touching edge lies in one; each place of an edge has one neighbour or two."""
    city = {space: name for name, one in EDITION.cities.items() for space in one.spaces}
    paths = [join for join in EDITION.joins.values() if join.kind == "path"]
    assert 8 == len(paths)
    assert all(city[join.a] != city[join.b] for join in paths)
    assert all(city[join.a] == city[join.b] for join in EDITION.joins.values() if join.kind == "touch")


@pytest.mark.rule("HYBRIS-CITY-06")
@pytest.mark.rule("HYBRIS-CITY-05")
@pytest.mark.parametrize(("city", "prayers"), [("argos", 1), ("athens", 4), ("elis", 3), ("lemnos", 2)])
def test_the_arrival_in_a_city_fills_the_well(city: str, prayers: int) -> None:
    """The Prayers of its space come from the supply, the Well is checked, and then Zeus may influence."""
    state = visiting(goods(table(), 0, believer=1), city)
    assert (prayers, [1, 0], ["influence"]) == (state.well, held(state, "believer"), legal(state))
    assert [(0, "", prayers)] == happenings(play(table(), *to(city)), "filled the well")
    warned = visiting(goods(table().replace(well=9 - prayers), 0, believer=1), city)
    assert (9, [0, 0]) == (warned.well, held(warned, "believer"))


def to(city: str) -> tuple[str, ...]:
    """Return the line that brings Zeus to a City."""
    return "activate zeus", "go on", "go to mortal_world", f"enter {city}"


@pytest.mark.rule("HYBRIS-CITY-07")
def test_sparta_adds_nothing_to_the_well() -> None:
    """Not even a check: with 9 Prayers there no Believer is lost."""
    state = visiting(goods(table().replace(well=9), 0, believer=1), "sparta")
    assert (9, [1, 0]) == (state.well, held(state, "believer"))


@pytest.mark.rule("HYBRIS-CITY-08")
@pytest.mark.rule("HYBRIS-CITY-09")
@pytest.mark.rule("HYBRIS-CITY-16")
@pytest.mark.rule("HYBRIS-CITY-17")
@pytest.mark.parametrize(
    ("city", "virtue", "believers"),
    [("argos", 1, 2), ("athens", 2, 3), ("elis", 2, 2), ("lemnos", 1, 2), ("sparta", 1, 1)],
)
def test_influence_gives_virtue_then_believers_or_the_service(city: str, virtue: int, believers: int) -> None:
    """The Virtue comes first; with the Service no Believer is gained."""
    state = influenced(table(), city)
    assert (1 + virtue, ["believers", "service"]) == (held(state, "virtue")[0], legal(state))
    assert believers == held(play(state, "believers"), "believer")[0]
    assert 0 == held(play(state, "service"), "believer")[0]


@pytest.mark.rule("HYBRIS-CITY-09")
def test_a_service_that_would_do_nothing_may_be_chosen() -> None:
    """Lemnos with an empty Factory: the Virtue stays gained, nothing else happens."""
    state = influenced(table(), "lemnos", "service")
    assert (2, 0, []) == (held(state, "virtue")[0], held(state, "believer")[0], happenings(state, "produced"))


@pytest.mark.rule("HYBRIS-CITY-10")
@pytest.mark.rule("HYBRIS-ENH-09")
@pytest.mark.parametrize("first", ["believers", "service"])
@pytest.mark.parametrize(("extra", "virtue", "believer"), [("virtue", 1, 0), ("believer", 0, 1)])
def test_a_temple_in_the_city_adds_virtue_or_a_believer(first: str, extra: str, virtue: int, believer: int) -> None:
    """Freely chosen whatever was taken before; a Temple elsewhere, or another player's, adds nothing."""
    state = influenced(growth(table(), 0, temples=("argos",)), "argos", first)
    assert ["extra virtue", "extra believer"] == legal(state)
    before = held(state, "virtue")[0], held(state, "believer")[0]
    state = play(state, f"extra {extra}")
    assert (before[0] + virtue, before[1] + believer) == (held(state, "virtue")[0], held(state, "believer")[0])
    elsewhere = growth(growth(table(), 0, temples=("elis",)), 1, temples=("argos",))
    assert "extra virtue" not in legal(influenced(elsewhere, "argos", first))


@pytest.mark.rule("HYBRIS-CITY-11")
def test_the_service_of_sparta_draws_a_card() -> None:
    """1 card comes off the own Combat deck."""
    before = table().players[0].holding
    after = influenced(table(), "sparta", "service").players[0].holding
    assert ((*before.hand, before.deck[-1]), before.deck[:-1]) == (after.hand, after.deck)


@pytest.mark.rule("HYBRIS-CITY-12")
def test_the_service_of_argos_gives_two_points() -> None:
    """2 Victory Points."""
    assert [2, 0] == held(influenced(table(), "argos", "service"), "vp")


@pytest.mark.rule("HYBRIS-CITY-13")
def test_the_service_of_elis_gives_greatness() -> None:
    """The marker moves 1 space to the front."""
    assert (None, 0, None, 1) == influenced(table(), "elis", "service").track


@pytest.mark.rule("HYBRIS-CITY-14")
def test_the_service_of_lemnos_is_a_produce() -> None:
    """Every tile in the Factory moves on, and another player's that leaves it gives 1 Victory Point."""
    state = boards(table(), factory=row(("tech-alembic", 0), None, ("tech-war-drums", 1)))
    state = influenced(state, "lemnos", "service")
    assert (("tech-war-drums",), [1, 0]) == (state.players[1].growth.stored, held(state, "vp"))
    assert [None, "tech-alembic", None] == [tile and tile.id for tile in state.world.factory]


@pytest.mark.rule("HYBRIS-CITY-15")
def test_the_service_of_athens_is_a_design() -> None:
    """A tile of the piles goes to space A of the Workshop."""
    state = influenced(table(), "athens", "service", "plan tech-city-decree")
    assert ["tech-city-decree", None, None] == [tile and tile.id for tile in state.world.workshop]


@pytest.mark.rule("HYBRIS-CITY-18")
def test_argos_is_social_and_gives_a_prayer() -> None:
    """1 Prayer goes to the Well on arrival, and its affinity is Social."""
    assert (1, "social") == (visiting(table(), "argos").well, EDITION.cities["argos"].affinity)


@pytest.mark.rule("HYBRIS-POWER-04")
@pytest.mark.parametrize(
    ("city", "line", "gained"),
    [
        ("argos", ("believers",), 1),
        ("athens", ("believers",), 2),
        ("sparta", ("believers",), 0),
        ("argos", ("service",), 0),
    ],
)
def test_hades_gains_a_believer_less(city: str, line: tuple[str, ...], gained: int) -> None:
    """Of the banner, never below 0; the Service is not touched, nor is another player."""
    state = running(table("hades,zeus"), 0, fx.Perform("influence", city))
    assert gained == held(play(state, *line), "believer")[0]
    assert (
        2 == held(play(running(table("hades,zeus"), 1, fx.Perform("influence", "argos")), "believers"), "believer")[1]
    )


@pytest.mark.rule("HYBRIS-POWER-04")
def test_hades_gains_the_extra_of_a_temple_in_full() -> None:
    """1 Believer of Sparta less 1, and 1 for the Temple."""
    state = running(growth(table("hades,zeus"), 0, temples=("sparta",)), 0, fx.Perform("influence", "sparta"))
    assert 1 == held(play(state, "believers", "extra believer"), "believer")[0]


@pytest.mark.rule("HYBRIS-CITY-05")
@pytest.mark.rule("HYBRIS-CITY-06")
@pytest.mark.rule("HYBRIS-CITY-08")
@pytest.mark.rule("HYBRIS-CITY-09")
@pytest.mark.rule("HYBRIS-CITY-10")
@pytest.mark.rule("HYBRIS-CITY-16")
@pytest.mark.rule("HYBRIS-WELL-01")
@pytest.mark.rule("HYBRIS-WELL-02")
@pytest.mark.parametrize("well", [0, 6])
def test_the_example_of_lemnos(well: int) -> None:
    """A Hero brings 2 Prayers, no Believer is lost below 9; 1 Virtue, 2 Believers and 1 for the Temple are gained."""
    state = growth(holding(table(), 0, premonitions=()), 0, temples=("lemnos",)).replace(well=well)
    state = play(plan(state, 0, hero_heracles="mortal_world"), "activate hero-heracles", "enter lemnos")
    assert (well + 2, [0, 0], (None, None, 0, 1)) == (state.well, held(state, "believer"), state.track)
    state = play(state, "influence", "believers", "extra believer")
    assert ([2, 1], [3, 0], "lemnos") == (
        held(state, "virtue"),
        held(state, "believer"),
        who(state, 0, "hero-heracles").place,
    )
    assert (2, well + 2) == (held(state, "aegis")[0], state.well)


@pytest.mark.rule("HYBRIS-CITY-10")
def test_virtue_beyond_the_top_is_still_told() -> None:
    """Virtue as the extra of a Temple can be taken with the cube at the top: nothing moves, but the choice is told."""
    state = goods(growth(table(), 0, temples=("argos",)), 0, virtue=5)
    state = influenced(state, "argos", "believers", "extra virtue")
    assert 5 == state.players[0].goods.virtue
    assert [("took virtue", "HYBRIS-CITY-10")] == [(event.name, event.rule) for event in state.events]
