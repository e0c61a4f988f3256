from __future__ import annotations

import pytest

from games.hybris.places import DRAIN, planned
from games.hybris.table import (
    actor,
    boards,
    character,
    goods,
    happenings,
    legal,
    play,
    quiet,
    row,
    running,
    settled,
    story,
    table,
    told,
    view,
    who,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import NextTurn
from thesmos.games.hybris.pillars import turn_order
from thesmos.games.hybris.queries import zones

HERO, PROPHET = "hero-heracles", "prophet-amphiaraus"


@pytest.mark.rule("HYBRIS-TURN-01")
def test_single_turns_in_the_order_of_the_pillars() -> None:
    """Numbers 5, 1 and 3: seat 1, seat 2, seat 0, one turn each, round and round until all have passed."""
    state = quiet(table("zeus,poseidon,hades", pillars=("pillar-guidance", "pillar-ambition", "pillar-prescience")))
    for seat, hero in enumerate((HERO, "hero-theseus", "hero-sisyphus")):
        state = character(state, seat, hero, token="underworld")
    state = settled(state.replace(agenda=()), NextTurn(turn_order(state)))
    turns = []
    lines = {
        "activate hero-theseus": DRAIN,
        "activate hero-sisyphus": DRAIN,
        "activate hero-heracles": DRAIN,
        "pass": (),
        "activate hades": ("go to underworld", *DRAIN),
    }
    order = ["activate hero-theseus", "activate hero-sisyphus", "activate hero-heracles", "pass", "activate hades"]
    for choice in (*order, "pass", "pass"):
        turns.append(actor(state))
        state = play(state, choice, *lines[choice])
    assert [1, 2, 0, 1, 2, 0, 2] == turns
    assert 2 == state.course.age


@pytest.mark.rule("HYBRIS-TURN-02")
def test_a_turn_is_an_activation_or_a_pass() -> None:
    """Each ready character may be chosen, or nobody; one that was activated is not on offer in this Age again."""
    state = planned(hero_heracles="underworld", prophet_amphiaraus="oracle")
    assert ["activate zeus", f"activate {HERO}", f"activate {PROPHET}", "pass"] == legal(state)
    state = play(state, f"activate {HERO}", *DRAIN)
    assert (1, True) == (actor(state), who(state, 0, HERO).spent)
    state = play(state, "pass")
    assert (0, ["activate zeus", f"activate {PROPHET}", "pass"]) == (actor(state), legal(state))


@pytest.mark.rule("HYBRIS-TURN-03")
def test_pay_move_bonus_action() -> None:
    """The Aegis is paid, the Hero moves, the space gives its point, and then the action is chosen."""
    state = planned(hero_heracles="underworld")
    assert [
        "seat 0 activated hero-heracles [TURN-02]",
        "seat 0 gave up aegis hero-heracles 1 [TURN-04]",
        "seat 0 revealed underworld [TURN-17]",
        "seat 0 entered space-underworld-1 [MOVE-01]",
        "seat 0 gained victory points space-underworld-1 1 [CORE-21]",
        "seat 0 did drain hero-heracles [TURN-08]",
    ] == story(state, f"activate {HERO}", "enter space-underworld-1", "drain")[:6]


@pytest.mark.rule("HYBRIS-TURN-04")
@pytest.mark.parametrize(("one", "left"), [(HERO, 2), (PROPHET, 2), ("zeus", 3)])
def test_what_an_activation_costs(one: str, left: int) -> None:
    """A Hero and a Prophet cost 1 of the 3 Aegis, the Olympian nothing."""
    state = play(planned(hero_heracles="underworld", prophet_amphiaraus="oracle"), f"activate {one}")
    assert left == state.players[0].goods.aegis
    assert [(0, one, 1)] * (3 - left) == happenings(state, "gave up aegis")


@pytest.mark.rule("HYBRIS-TURN-04")
def test_without_aegis_only_the_olympian_can_be_activated() -> None:
    """With none left the Hero and the Prophet stay; with 1 either of them can go."""
    state = planned(hero_heracles="underworld", prophet_amphiaraus="oracle")
    assert ["activate zeus", "pass"] == legal(goods(state, 0, aegis=0))
    assert 4 == len(legal(goods(state, 0, aegis=1)))


@pytest.mark.rule("HYBRIS-TURN-05")
@pytest.mark.rule("HYBRIS-TURN-17")
def test_the_token_is_revealed_leads_and_is_used() -> None:
    """All see the token, the Hero goes to its Location and nowhere else, and the token lies in Used Locations."""
    state = planned(hero_heracles="oracle")
    assert "oracle" not in str(view(state, 1)[0].players[0].crew)
    state = play(state, f"activate {HERO}")
    assert [(0, "oracle", 0)] == happenings(state, "revealed")
    assert [f"enter space-oracle-{number}" for number in (1, 2, 3)] == legal(state)
    used = state.players[0].tokens
    assert (("oracle",), 7, "") == (used.used, len(used.reserve), who(state, 0, HERO).token)
    state = play(state, "enter space-oracle-3")
    assert "space-oracle-3" == who(state, 0, HERO).place


@pytest.mark.rule("HYBRIS-TURN-05")
@pytest.mark.parametrize("one", [HERO, PROPHET])
def test_nobody_moves_without_a_token(one: str) -> None:
    """A Hero or Prophet without a token can't be activated."""
    state = quiet(table())
    assert f"activate {one}" not in legal(state)
    assert f"activate {one}" in legal(character(state, 0, one, token="underworld"))


@pytest.mark.rule("HYBRIS-TURN-17")
def test_a_used_token_stays_used_when_its_hero_is_defeated() -> None:
    """The Hero goes to the Underworld in the same turn; the token that brought it out lies in Used Locations."""
    state = play(planned(hero_heracles="oracle"), f"activate {HERO}", "enter space-oracle-3")
    state = play(running(state, 0, fx.Defeat("hero", 1)), f"defeat {HERO}")
    assert (("oracle",), "fallen") == (state.players[0].tokens.used, who(state, 0, HERO).place)


@pytest.mark.rule("HYBRIS-TURN-06")
def test_a_bonus_token_leads_anywhere() -> None:
    """The player names a Location when the character is activated: for a Prophet not the Coliseum and the Moirai."""
    state = boards(planned(), factory=row(("tech-war-drums", 1), None, None))
    both = character(character(state, 0, HERO, token="bonus"), 0, PROPHET, token="bonus")
    open_to_all = {"go to olympus", "go to underworld", "go to oracle", "go to forge", "go to mortal_world"}
    assert open_to_all == set(legal(play(both, f"activate {PROPHET}")))
    hero = play(both, f"activate {HERO}")
    assert {*open_to_all, "go to coliseum"} == set(legal(hero)) - {"go to moirai"}
    hero = play(hero, "go to coliseum")
    assert ["seat 0 went to coliseum [TURN-06]"] == told(hero)
    assert [f"enter space-coliseum-{number}" for number in (1, 2, 3)] == legal(hero)


@pytest.mark.rule("HYBRIS-TURN-18")
def test_a_revealed_bonus_token_goes_back_to_the_supply() -> None:
    """It lies neither in Used Locations nor in the reserve: all 20 are in the supply again."""
    state = character(planned(), 0, HERO, token="bonus")
    assert 19 == len(zones(state)["bonus tokens"])
    state = play(state, f"activate {HERO}", "go to oracle")
    assert 20 == len(zones(state)["bonus tokens"])
    mine = state.players[0].tokens
    assert ((), 8, "") == (mine.used, len(mine.reserve), who(state, 0, HERO).token)


@pytest.mark.rule("HYBRIS-TURN-07")
def test_the_olympian_goes_anywhere() -> None:
    """No token is needed, and each Location where something can be done is on offer."""
    state = play(boards(planned(), factory=row(("tech-war-drums", 1), None, None)), "activate zeus")
    places = ("olympus", "coliseum", "underworld", "oracle", "forge", "mortal_world")
    assert {f"go to {place}" for place in places} == set(legal(state)) - {"go to moirai"}
    assert ["seat 0 went to mortal_world [TURN-07]"] == story(state, "go to mortal_world")
    state = play(state, "go to mortal_world", "enter sparta")
    assert ("sparta", 8) == (who(state, 0, "zeus").place, len(state.players[0].tokens.reserve))


@pytest.mark.rule("HYBRIS-TURN-08")
def test_one_action_of_the_location_and_no_more() -> None:
    """At the Forge one of Produce and Build is chosen, nothing else, and then the turn is over."""
    state = boards(planned(), factory=row(("tech-war-drums", 1), None, None), workshop=row(("tech-grain-measure", 0)))
    state = play(goods(state, 0, believer=9, aegis=9), "activate zeus", "go to forge", "enter space-forge-2")
    assert (0, ["produce", "build"]) == (actor(state), legal(state))
    state = play(state, "produce")
    assert row(None, ("tech-war-drums", 1), None) == state.world.factory
    assert (1, 2) == (actor(state), len(legal(state))), "Poseidon or a pass"


@pytest.mark.rule("HYBRIS-TURN-09")
def test_a_token_that_leads_nowhere() -> None:
    """With an empty Factory and no own tile to build a Forge token is of no use; with a tile to produce it is."""
    state = planned(hero_heracles="forge", prophet_amphiaraus="underworld")
    assert ["activate zeus", f"activate {PROPHET}", "pass"] == legal(state)
    assert (3, "forge") == (state.players[0].goods.aegis, who(state, 0, HERO).token)
    assert f"activate {HERO}" in legal(boards(state, factory=row(None, ("tech-war-drums", 1), None)))
    assert "go to forge" not in legal(play(state, "activate zeus"))


@pytest.mark.rule("HYBRIS-TURN-10")
def test_the_bonus_of_a_space_does_not_pay_for_the_visit() -> None:
    """The Forge gives 1 Aegis on one space, but without Aegis nobody gets there; who has 1 gets it back there."""
    state = boards(planned(hero_heracles="forge"), factory=row(("tech-war-drums", 1), None, None))
    assert f"activate {HERO}" not in legal(goods(state, 0, aegis=0))
    state = play(goods(state, 0, aegis=1), f"activate {HERO}")
    assert 0 == state.players[0].goods.aegis
    assert 1 == play(state, "enter space-forge-2").players[0].goods.aegis
