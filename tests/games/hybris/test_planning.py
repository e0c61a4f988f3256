from __future__ import annotations

import pytest

from games.hybris.table import (
    actor,
    begin,
    character,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    refused,
    running,
    see,
    settled,
    story,
    table,
    tokens,
    view,
    who,
)
from thesmos.core.ids import HIDDEN, Seat
from thesmos.core.rng import Rng
from thesmos.games.hybris.effects import Remove
from thesmos.games.hybris.entries import BeginPlanning, PlanToken
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.state import State, Turn

PLACES = ("olympus", "forge", "oracle", "moirai", "coliseum", "underworld", "mortal_world")
LATER = ("olympus", "forge", "oracle", "underworld", "mortal_world")
"""Where a Prophet may go."""


def options(*tokens_: str) -> list[str]:
    """Return what is legal when these tokens can be assigned, or none."""
    return [f"assign {token}" for token in (*tokens_, "nothing")]


def planning(state: State) -> State:
    """Begin the Planning Phase."""
    return settled(state.replace(agenda=(), turn=Turn()), BeginPlanning())


@pytest.mark.rule("HYBRIS-PLAN-01")
@pytest.mark.rule("HYBRIS-PLAN-05")
def test_one_hero_and_one_prophet_in_the_first_age() -> None:
    """Each player plans for the Hero and the Prophet that are free; those on tiles and the Olympian get nothing."""
    state = play(begin(), "take pillar-ambition", "take pillar-truce")
    asked = []
    while legal(state)[-1] == "assign nothing":
        entry = state.agenda[-1]
        assert isinstance(entry, PlanToken)
        asked.append((actor(state), entry.character))
        state = play(state, legal(state)[0])
    assert [
        (0, "hero-heracles"),
        (0, "prophet-amphiaraus"),
        (1, "hero-theseus"),
        (1, "prophet-phineus"),
    ] == asked
    assert "pass" in legal(state)


@pytest.mark.rule("HYBRIS-PLAN-01")
@pytest.mark.rule("HYBRIS-PLAN-10")
def test_the_token_tells_where_the_character_goes() -> None:
    """A Hero with a Forge token goes to the Forge alone; one with a Mortal World token to a City chosen then."""
    state = play(begin(), "take pillar-ambition", "take pillar-truce", "assign mortal_world", "assign oracle")
    state = play(state, "assign nothing", "assign nothing")
    assert ("mortal_world", "oracle") == (
        who(state, 0, "hero-heracles").token,
        who(state, 0, "prophet-amphiaraus").token,
    )
    cities = ["enter argos", "enter athens", "enter elis", "enter lemnos", "enter sparta"]
    assert cities == legal(play(state, "activate hero-heracles"))
    spaces = ["enter space-oracle-1", "enter space-oracle-2", "enter space-oracle-3"]
    assert spaces == legal(play(state, "activate prophet-amphiaraus"))


@pytest.mark.rule("HYBRIS-PLAN-01")
@pytest.mark.rule("HYBRIS-PLAN-11")
def test_plans_are_secret() -> None:
    """Two plans can't be told apart by others until a character is activated, by its owner they can."""
    start = play(begin("zeus,poseidon,athena"), "take pillar-ambition", "take pillar-truce", "take pillar-ascent")
    lines = (("assign oracle", "assign forge"), ("assign coliseum", "assign underworld"))
    one, two = (play(start, *line) for line in lines)
    for seat in (1, 2):
        assert view(one, seat) == view(two, seat)
    assert view(one, 0) != view(two, 0)
    first, second = (play(state, *["assign nothing"] * 4, "activate hero-heracles") for state in (one, two))
    assert view(first, 1) != view(second, 1)
    assert (HIDDEN, HIDDEN) == (
        who(see(first, 1), 0, "prophet-amphiaraus").token,
        see(first, 1).players[0].tokens.reserve[0],
    )


@pytest.mark.rule("HYBRIS-PLAN-01")
@pytest.mark.rule("HYBRIS-PLAN-11")
@pytest.mark.rule("HYBRIS-INFO-03")
def test_all_players_plan_together() -> None:
    """Who is asked later does not see who was given a token, and knows all tokens still; then everybody sees it."""
    start = play(begin("zeus,poseidon,athena"), "take pillar-ambition", "take pillar-truce", "take pillar-ascent")
    lines = (("assign oracle", "assign forge"), ("assign nothing", "assign forge"), ("assign nothing",) * 2)
    states = [play(start, *line) for line in lines]
    for seat in (1, 2):
        assert 1 == len({str(view(state, seat)) for state in states})
        assert [(HIDDEN, HIDDEN)] == list({unknown(see(state, seat)) for state in states})
        assert 8 == len(reserve(start, 0))
        assert {reserve(start, 0)} == {reserve(see(state, seat), 0) for state in states}
        half = see(play(start, "assign oracle"), seat)
        assert ((HIDDEN, ""), reserve(start, 0)) == (unknown(half), reserve(half, 0))
    assert 3 == len({str(view(state, 0)) for state in states})
    states = [play(state, *["assign nothing"] * 4) for state in states]
    for seat in (1, 2):
        assert [6, 7, 8] == [len(see(state, seat).players[0].tokens.reserve) for state in states]
        assert ["planned", "planned"] == [event.name for event in see(states[0], seat).events[1:3]]
        assert ["planned nothing", "planned"] == [event.name for event in see(states[1], seat).events[1:3]]


@pytest.mark.rule("HYBRIS-PLAN-01")
@pytest.mark.rule("HYBRIS-PLAN-06")
def test_what_others_may_have_planned() -> None:
    """A completion gives both, one or none of those who were planned for a token, and nothing to who was not yet."""
    state = play(begin(), "take pillar-ambition", "take pillar-truce", "assign oracle", "assign forge")
    worlds = [GAME.determinize(see(state, 1), Rng.seeded(seed)) for seed in range(40)]
    assert {(False, False), (False, True), (True, False), (True, True)} == {
        tuple(bool(who(world, 0, name).token) for name in ("hero-heracles", "prophet-amphiaraus")) for world in worlds
    }
    assert not {"moirai", "coliseum"} & {who(world, 0, "prophet-amphiaraus").token for world in worlds}
    for world in worlds:
        assert sorted(reserve(state, 0) + assigned(state)) == sorted(reserve(world, 0) + assigned(world))
    half = play(begin(), "take pillar-ambition", "take pillar-truce", "assign oracle")
    assert {""} == {
        who(GAME.determinize(see(half, 1), Rng.seeded(seed)), 0, "prophet-amphiaraus").token for seed in range(9)
    }


@pytest.mark.rule("HYBRIS-PLAN-02")
def test_only_tokens_of_the_reserve_can_be_assigned() -> None:
    """Tokens that are used, not available or under another character are not among the choices."""
    state = tokens(table(), 0, reserve=("forge", "oracle"), used=("olympus",), unavailable=("underworld",))
    state = planning(state)
    assert options("forge", "oracle") == legal(state)
    assert {"HYBRIS-PLAN-02"} == refused(state, "assign olympus")
    state = play(state, "assign forge")
    assert options("oracle") == legal(state)
    assert {"HYBRIS-PLAN-02"} == refused(state, "assign forge")


@pytest.mark.rule("HYBRIS-PLAN-02")
def test_two_tokens_of_a_kind_are_two_choices() -> None:
    """There are two Mortal World tokens, so that a Hero and a Prophet can both go there."""
    state = play(planning(table()), "assign mortal_world", "assign mortal_world")
    assert ["mortal_world", "mortal_world"] == [one.token for one in state.players[0].crew[1:]]
    assert "mortal_world" not in state.players[0].tokens.reserve


@pytest.mark.rule("HYBRIS-PLAN-03")
def test_the_olympian_gets_no_token() -> None:
    """It is never asked for, and goes anywhere without one."""
    state = planning(table())
    while legal(state)[-1] == "assign nothing":
        entry = state.agenda[-1]
        assert isinstance(entry, PlanToken)
        assert entry.character not in {"zeus", "poseidon"}
        state = play(state, legal(state)[0])
    assert ["", ""] == [player.crew[0].token for player in state.players]
    assert "activate zeus" in legal(state)


@pytest.mark.rule("HYBRIS-PLAN-04")
def test_a_token_is_optional() -> None:
    """A character may be left without one; it then can't be activated in this Age."""
    state = play(planning(table()), *["assign nothing"] * 4)
    assert ("", 8) == (who(state, 0, "hero-heracles").token, len(state.players[0].tokens.reserve))
    assert ["activate zeus", "pass"] == legal(state)


@pytest.mark.rule("HYBRIS-PLAN-06")
def test_a_prophet_gets_no_moirai_and_no_coliseum_token() -> None:
    """A Hero can have each of the seven kinds of token, a Prophet five of them."""
    state = planning(table())
    assert options(*PLACES) == legal(state)
    state = play(state, "assign nothing")
    assert options(*LATER) == legal(state)
    for place in ("moirai", "coliseum"):
        assert {"HYBRIS-PLAN-06"} == refused(state, f"assign {place}")


@pytest.mark.rule("HYBRIS-PLAN-07")
@pytest.mark.rule("HYBRIS-PLAN-08")
def test_a_bonus_token_stands_for_any_location() -> None:
    """It can lie under a Hero or a Prophet, and the Location is chosen on activation; two are closed to a Prophet."""
    state = tokens(table(), 0, reserve=("bonus", "bonus"))
    state = planning(holding(state, 0, premonitions=""))
    assert options("bonus") == legal(state)
    state = play(state, "assign bonus", "assign bonus", "assign nothing", "assign nothing")
    hero = legal(play(state, "activate hero-heracles"))
    assert {"go to coliseum", "go to oracle", "go to mortal_world"} <= set(hero)
    state = play(state, "activate prophet-amphiaraus")
    found = legal(state)
    assert {"go to olympus", "go to oracle", "go to underworld", "go to mortal_world"} == set(found)
    state = play(state, "go to underworld", "enter space-underworld-3", "drain")
    assert (((), ("bonus",)), 1) == ((state.players[0].tokens.used, assigned(state)), actor(state))


def unknown(state: State) -> tuple[str, ...]:
    """Return what is seen under the Hero and the Prophet of seat 0."""
    return tuple(one.token for one in state.players[0].crew[1:])


def reserve(state: State, seat: int) -> tuple[str, ...]:
    """Return the tokens in the reserve of a seat."""
    return state.players[seat].tokens.reserve


def assigned(state: State) -> tuple[str, ...]:
    """Return the tokens under characters of seat 0."""
    return tuple(one.token for one in state.players[0].crew if one.token)


@pytest.mark.rule("HYBRIS-PLAN-09")
def test_who_is_available() -> None:
    """Heroes, allied Heroes and Prophets in the reserve are asked for, Heroes first; defeated ones are not."""
    state = character(table(), 0, "hero-perseus")
    state = character(state, 0, "hero-sarpedon", place="fallen")
    state = character(state, 0, "champion-calypso")
    crew = {one.id: one for one in state.players[0].crew}
    order = ("zeus", "hero-heracles", "hero-perseus", "hero-sarpedon", "champion-calypso", "prophet-amphiaraus")
    player = state.players[0].replace(crew=tuple(crew[name] for name in order))
    state = planning(state.replace(players=(player, state.players[1])))
    asked = []
    while actor(state) == 0 and legal(state)[-1] == "assign nothing":
        entry = state.agenda[-1]
        assert isinstance(entry, PlanToken)
        asked.append(entry.character)
        state = play(state, legal(state)[0])
    assert ["hero-heracles", "hero-perseus", "champion-calypso", "prophet-amphiaraus"] == asked
    assert ("olympus", "forge", "oracle", "underworld") == assigned(state)


@pytest.mark.rule("HYBRIS-PLAN-09")
@pytest.mark.rule("HYBRIS-CHAR-06")
def test_who_is_freed_later_has_no_token() -> None:
    """A Hero that comes off its tile after the Planning Phase has none, and is asked for in the next Age."""
    state = growth(plan(table(), 0, hero_heracles="forge"), 0, removed=(0, 0, 2, 0, 0, 0))
    state = play(running(state, 0, Remove("hero", 1)), "remove from enh-zeus-perseus")
    assert ("reserve", "") == (who(state, 0, "hero-perseus").place, who(state, 0, "hero-perseus").token)
    assert "activate hero-perseus" not in legal(state)
    state = planning(state)
    found = [entry.character for entry in state.agenda if isinstance(entry, PlanToken) and entry.seat == Seat(0)]
    assert ["prophet-amphiaraus", "hero-perseus", "hero-heracles"] == found


@pytest.mark.rule("HYBRIS-PLAN-11")
def test_a_plan_stays_as_it_is() -> None:
    """Others see which characters have a token; the owner sees which, and can't change it in the Action Phase."""
    state = plan(goods(table(), 0, aegis=0), 0, hero_heracles="oracle")
    assert ["activate zeus", "pass"] == legal(state)
    assert ("oracle", HIDDEN) == (
        who(see(state, 0), 0, "hero-heracles").token,
        who(see(state, 1), 0, "hero-heracles").token,
    )
    assert "" == who(see(state, 1), 0, "prophet-amphiaraus").token
    assert 7 == see(state, 1).players[0].tokens.reserve.count(HIDDEN)


@pytest.mark.rule("HYBRIS-PLAN-11")
def test_a_bonus_token_looks_like_any_other() -> None:
    """Nobody else can tell a plan with it from one without, and it is shown when the character goes."""
    one, two = (tokens(table(), 0, reserve=("forge", "oracle", "bonus")) for _ in range(2))
    one, two = plan(one, 0, hero_heracles="bonus"), plan(two, 0, hero_heracles="oracle")
    assert view(one, 1) == view(two, 1)
    assert view(one, 0) != view(two, 0)
    assert "seat 0 revealed bonus [TURN-18]" in story(one, "activate hero-heracles")


@pytest.mark.rule("HYBRIS-PLAN-11")
def test_a_token_that_returns_is_not_shown() -> None:
    """On passing it goes back to the reserve, and others are told nothing of which it was."""
    one, two = (plan(table(), 0, hero_heracles=token) for token in ("oracle", "coliseum"))
    one, two = (play(state, "pass") for state in (one, two))
    assert view(one, 1) == view(two, 1)
    assert "oracle" in one.players[0].tokens.reserve
