from __future__ import annotations

import pytest

from games.hybris.places import feared
from games.hybris.powers import in_play, permitted
from games.hybris.reading import held, true
from games.hybris.table import (
    FOUR,
    boards,
    cards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    plan,
    play,
    refused,
    running,
    table,
    track,
    who,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.language.conditions import meets


@pytest.mark.rule("HYBRIS-ENH-16")
@pytest.mark.rule("HYBRIS-ENH-18")
def test_share_space() -> None:
    """The Olympian takes an occupied space, gains its bonus, acts, and comes home wounded; Heroes can't do that."""
    state = character(permitted(table("zeus,poseidon"), 0, "share_space"), 1, "poseidon", place="space-olympus-2")
    state = plan(state, 0, hero_heracles="olympus")
    there = play(state, "activate zeus", "go on", "go to olympus", "enter space-olympus-2")
    assert 1 == held(there, "vp")[0]
    home = play(there, "go on", "design", "plan tech-alembic", "no", "go on")
    assert ("reserve", True) == (who(home, 0, "zeus").place, who(home, 0, "zeus").down)
    assert ("space-olympus-2", (None, None, 0, 1)) == (who(home, 1, "poseidon").place, home.track)
    free = play(state, "activate zeus", "go on", "go to olympus", "enter space-olympus-3")
    assert "space-olympus-3" == who(play(free, "go on", "design", "plan tech-alembic", "no"), 0, "zeus").place
    assert "enter space-olympus-2" not in legal(play(state, "activate hero-heracles"))


@pytest.mark.parametrize(("seat", "lost"), [(0, 0), (1, 1)])
def test_ignore_penalty(seat: int, lost: int) -> None:
    """Only who has it suffers no penalty on the illustration: at the Oracle 1 Believer."""
    state = goods(goods(permitted(table(turn=seat), 0, "ignore_penalty"), 0, believer=2), 1, believer=2)
    for number in (1, 2, 3):
        state = character(
            state, 1 - seat, f"hero-{('theseus', 'orion', 'pelops')[number - 1]}", place=f"space-oracle-{number}"
        )
    god = ("zeus", "poseidon")[seat]
    state = play(state, f"activate {god}", "go on", "go to oracle", "enter oracle")
    assert 2 - lost == held(state, "believer")[seat]


def test_immune_wrath() -> None:
    """Wrath I of Pontus takes 2 Aegis of the others; Wrath II strikes everybody."""
    state = permitted(goods(goods(table("hades,zeus"), 0, believer=1), 1, believer=1), 1, "immune_wrath")
    state = feared(holding(holding(state, 0, hand=""), 1, hand=""), "primordial-pontus")
    assert [1, 3] == held(state, "aegis")
    state = play(state, "option 2", "option 2")
    assert [0, 0] == held(state, "believer")


def test_no_shelter() -> None:
    """A card below the Oracle board spares its player Wrath I, but not one for whom the rule is on."""
    omens = ((cards("cc-combo")[0], Seat(0)), (cards("cc-stomping")[0], Seat(1)))
    state = boards(permitted(table("hades,zeus"), 1, "no_shelter"), omens=omens)
    assert [3, 1] == held(feared(state, "primordial-pontus"), "aegis")


def test_no_wrath() -> None:
    """The Primordial is revealed and placed, and nothing else comes of it but what reacts to that."""
    state = permitted(permitted(table("hades,poseidon"), 0, "no_wrath"), 1, "no_wrath")
    state = feared(holding(state, 1, hand="cc-combo"), "primordial-pontus")
    assert ([3, 3], "primordial-pontus", 2) == (held(state, "aegis"), state.world.captives[-1], len(state.world.hidden))
    assert ["yes", "no"] == legal(state), "Chaos of Poseidon"
    assert [] == happenings(state, "suffered")


@pytest.mark.parametrize(("well", "believers"), [(8, 2), (0, 2)])
def test_no_overflow_spares_a_believer(well: int, believers: int) -> None:
    """With 9 to 13 Prayers in the Well the active player loses nothing; nor does anybody else."""
    state = goods(goods(permitted(table(), 0, "no_overflow"), 0, believer=2), 1, believer=2).replace(well=well)
    assert [believers, 2] == held(running(state, 0, fx.FillWell(1)), "believer")


def test_no_overflow_takes_the_temple_of_the_next_player_who_has_one() -> None:
    """At 14 the foremost player is passed over who can't lose one; the Well is emptied all the same."""
    state = permitted(track(table(FOUR), 2, 0, 3, 1), 2, "no_overflow").replace(well=13)
    for seat, city in ((2, "argos"), (3, "elis"), (1, "sparta")):
        state = growth(state, seat, temples=(city,))
    state = running(state, 0, fx.FillWell(1))
    assert ["destroy temple in elis"] == legal(state)
    state = play(state, "destroy temple in elis")
    assert (("argos",), (), 0) == (state.players[2].growth.temples, state.players[3].growth.temples, state.well)
    alone = permitted(growth(table(), 0, temples=("argos",)), 0, "no_overflow").replace(well=13)
    alone = running(alone, 0, fx.FillWell(1))
    assert (("argos",), 0) == (alone.players[0].growth.temples, alone.well)


def test_flexible_token() -> None:
    """A Hero with an Olympus token goes anywhere, as with a Bonus token; the token is used all the same."""
    state = plan(permitted(table(), 0, "flexible_token"), 0, hero_heracles="olympus", prophet_amphiaraus="olympus")
    state = play(state, "activate hero-heracles")
    places = ("olympus", "coliseum", "underworld", "moirai", "oracle", "mortal_world")
    assert [f"go to {place}" for place in places] == legal(state)
    assert ("olympus",) == state.players[0].tokens.used
    state = play(state, "go to oracle", "enter space-oracle-3")
    assert "space-oracle-3" == who(state, 0, "hero-heracles").place


@pytest.mark.rule("HYBRIS-MOVE-04")
def test_flexible_token_does_not_open_the_coliseum_to_a_prophet() -> None:
    """The kind of character still decides."""
    state = plan(permitted(table(), 0, "flexible_token"), 0, prophet_amphiaraus="olympus")
    state = play(state, "activate prophet-amphiaraus")
    assert ["go to olympus", "go to underworld", "go to oracle", "go to mortal_world"] == legal(state)
    assert "HYBRIS-MOVE-04" in refused(state, "go to coliseum")


def test_no_awakening() -> None:
    """The sixth tile scores and is turned over, but wins nothing."""
    last = growth(table(), 0, removed=(3, 1, 3, 2, 2, 3))
    won = play(running(last, 0, fx.Remove("prophet", 1)), "remove from enh-zeus-the-golden-eagle")
    ended = GAME.outcome(won)
    assert ended is not None
    assert ("awakening", (0,)) == (ended.condition, ended.ranking[0])
    state = play(
        running(permitted(last, 0, "no_awakening"), 0, fx.Remove("prophet", 1)), "remove from enh-zeus-the-golden-eagle"
    )
    assert (None, 2) == (GAME.outcome(state), held(state, "vp")[0])
    assert "enh-zeus-the-golden-eagle" in state.players[0].growth.in_play


def test_wild_element_for_an_omen() -> None:
    """Any card may be laid while an element is missing; below the board it shows its printed symbols only."""
    omens = ((cards("cc-gods-grace")[0], Seat(1)), (cards("cc-stomping")[0], Seat(1)))  # water, fire, earth
    state = boards(holding(goods(table(), 0, believer=3), 0, hand="cc-riposte cc-regroup cc-combo"), omens=omens)
    line = ("activate zeus", "go on", "go to oracle", "enter space-oracle-3", "go on", "omen")
    assert ["lay cc-combo"] == legal(play(state, *line)), "Combo shows air, which is missing"
    wild = permitted(state, 0, "wild_element")
    assert ["lay cc-riposte", "lay cc-regroup", "lay cc-combo"] == legal(play(wild, *line))
    laid = play(wild, *line, "lay cc-regroup")
    assert ["lay cc-riposte", "lay cc-combo"] == legal(running(laid, 0, fx.Perform("omen")))
    full = boards(wild, omens=(*omens, (cards("cc-combo")[0], Seat(1))))
    assert "omen" not in legal(play(full, *line[:-1]))


def test_wild_element_for_a_premonition() -> None:
    """The Exiled Archer wants air and fire in hand: two cards with neither will do; they stay in hand."""
    premonition = ("premonition-the-exiled-archer",)
    line = ("activate zeus", "go on", "go to mortal_world", "enter lemnos")
    state = holding(table(), 0, hand="cc-regroup cc-riposte", premonitions=premonition)
    assert f"reveal {premonition[0]}" not in legal(play(state, *line))
    state = play(permitted(state, 0, "wild_element"), *line, f"reveal {premonition[0]}")
    state = play(state, "show cc-regroup", "show cc-riposte")
    assert (2, {"cc-regroup", "cc-riposte"} <= set(state.players[0].holding.hand)) == (held(state, "vp")[0], True)


def test_wild_element_is_no_help_against_a_wrath() -> None:
    """Pontus wants a card that shows water: without one the Believer goes."""
    state = permitted(holding(goods(table("hades,zeus"), 0, believer=1), 0, hand="cc-stomping"), 0, "wild_element")
    state = holding(goods(state, 1, believer=1), 1, hand="cc-stomping")
    state = play(feared(state, "primordial-pontus"), "option 2")
    assert ["option 2"] == legal(state)


@pytest.mark.rule("HYBRIS-MOIRAI-21")
@pytest.mark.parametrize("wild", [False, True])
def test_wild_element_in_conditions(wild: bool) -> None:
    """Stomping shows Earth: it may stand for Air as well in what a Quest asks for, but need not; never in an effect."""
    air, earth = fx.Elements("hand", ("air",)), fx.Elements("hand", ("earth",))
    state = holding(table(), 0, hand="cc-stomping")
    state = permitted(state, 0, "wild_element") if wild else state
    found = [meets(state, Seat(0), one) for one in (air, fx.AllOf((air, earth)), fx.AnyOf((air,)), fx.NoneOf((air,)))]
    assert ([wild, wild, wild, True], False) == (found, true(state, 0, air))


@pytest.mark.parametrize("tile", ["tech-tempered-walls", "tech-bronze-tribunal", "tech-runners-relay"])
def test_a_rule_holds_from_when_its_tile_is_in_play(tile: str) -> None:
    """Stored or deployed by another player it switches on nothing for me."""
    state = goods(growth(table("hades,zeus"), 0, stored=(tile,)), 0, believer=1).replace(well=9)
    mine, theirs = in_play(state, 0, tile), in_play(state, 1, tile)
    for one, on in ((state, False), (theirs, False), (mine, True)):
        if tile == "tech-tempered-walls":
            assert on == (held(feared(one, "primordial-pontus"), "aegis")[0] == 3)
        elif tile == "tech-bronze-tribunal":
            assert on == (held(running(one, 0, fx.FillWell(1)), "believer")[0] == 1)
        else:
            activated = play(plan(one, 0, hero_sisyphus="underworld"), "activate hero-sisyphus")
            assert on == ("go to oracle" in legal(activated))
