from __future__ import annotations

import pytest

from games.hybris.table import (
    EDITION,
    actor,
    boards,
    goods,
    growth,
    happenings,
    holding,
    legal,
    play,
    refused,
    row,
    running,
    settled,
    table,
    told,
    track,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris.effects import Choose, FillWell, Gain, Pay, Perform, Remove, Win
from thesmos.games.hybris.entries import Complete, StartAge
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.state import Turn

TILE = "tech-hanging-stoa"


@pytest.mark.rule("HYBRIS-CORE-18")
def test_effects_of_the_same_moment_come_in_greatness_order() -> None:
    """At the start of an Age all powers of the foremost player run first, each player's as they came into play."""
    state = track(table("zeus,poseidon,athena"), 2, 0, None, 1)
    state = growth(state, 0, in_play=("tech-water-clock", "tech-folding-aqueduct"))
    state = growth(state, 1, in_play=("tech-murex-dye-works",))
    state = growth(state, 2, in_play=("tech-folding-aqueduct", "tech-water-clock"))
    state = settled(state.replace(turn=Turn()), StartAge())
    assert [
        (2, "tech-folding-aqueduct", 0),
        (2, "tech-water-clock", 0),
        (0, "tech-water-clock", 0),
        (0, "tech-folding-aqueduct", 0),
        (1, "tech-murex-dye-works", 0),
    ] == happenings(state, "used")


@pytest.mark.rule("HYBRIS-CORE-18")
def test_powers_of_the_olympian_come_before_other_ones() -> None:
    """When another player has deployed a Social tile, Athena's own power runs before her tile's, both unasked."""
    state = growth(track(table("zeus,athena"), None, 0, 1, None), 1, in_play=("tech-echoing-theatre",))
    state = settled(state, Complete(Seat(0), "deploy", "sparta", "olympian", "social"))
    assert [(1, "power-peace-goddess", 0), (1, "tech-echoing-theatre", 0)] == happenings(state, "used")
    assert (3, 0) == (state.players[1].goods.vp, actor(state))


@pytest.mark.rule("HYBRIS-CORE-19")
def test_what_is_triggered_comes_before_the_rest() -> None:
    """A Drain in the middle of an effect brings Zeus his Aegis before the effect goes on."""
    state = running(table("poseidon,zeus"), 0, Perform("drain"), Gain("vp", 1))
    assert [
        "seat 0 gained aegis action-drain 5 [CORE-21]",
        "seat 1 used power-persuasion [TECH-04]",
        "seat 1 gained aegis power-persuasion 1 [CORE-21]",
        "seat 0 gained victory points test 1 [CORE-21]",
    ] == told(state)


@pytest.mark.rule("HYBRIS-CORE-19")
def test_an_overflow_comes_before_the_rest() -> None:
    """The Temple that an overflow costs is destroyed, and the Well emptied, before the effect goes on."""
    state = growth(table().replace(well=13), 1, temples=("elis", "sparta"))
    state = running(state, 0, FillWell(1), Gain("vp", 1))
    assert (1, 14, 0) == (actor(state), state.well, state.players[0].goods.vp)
    state = play(state, "destroy temple in sparta")
    assert (("elis",), 0, 1, 0) == (
        state.players[1].growth.temples,
        state.well,
        state.players[0].goods.vp,
        actor(state),
    )


@pytest.mark.rule("HYBRIS-CORE-19")
def test_an_uncovered_bonus_comes_before_the_rest() -> None:
    """The Aegis of Hades' first Spark, whose tile is asked for, comes before the effect goes on."""
    state = running(table("hades,zeus"), 0, Remove("spark", 1), Gain("vp", 1))
    assert (0, 3) == (state.players[0].goods.vp, state.players[0].goods.aegis)
    state = play(state, "remove from enh-hades-orpheus")
    assert ["aegis", "victory"] == [one.split()[3] for one in told(state) if "gained" in one]
    assert (1, 4, 1) == (state.players[0].goods.vp, state.players[0].goods.aegis, state.players[0].growth.sparks)


@pytest.mark.rule("HYBRIS-CORE-19")
def test_a_win_stops_everything() -> None:
    """Nothing that was still to come comes: not the rest of the effect, not the turn in progress."""
    state = running(table(), 1, Gain("vp", 1), Win(), Gain("vp", 5))
    assert ([], None, [0, 1]) == (legal(state), actor(state), [player.goods.vp for player in state.players])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((1,), (0,)) == outcome.ranking


@pytest.mark.rule("HYBRIS-CORE-20")
@pytest.mark.parametrize(("turn", "believers"), [(0, [0, 1]), (1, [1, 0]), (None, [1, 0])])
def test_the_active_player_is_the_one_whose_turn_it_is(turn: int | None, believers: list[int]) -> None:
    """Seat 1 fills the Well to 9: in a turn its player loses a Believer, outside turns seat 1 does."""
    state = goods(goods(table().replace(well=8), 0, believer=1), 1, believer=1)
    state = state.replace(turn=Turn(None if turn is None else Seat(turn)))
    state = running(state, 1, FillWell(1))
    assert believers == [player.goods.believer for player in state.players]


@pytest.mark.rule("HYBRIS-CORE-21")
def test_gains_are_received_as_far_as_possible() -> None:
    """Virtue stops at its last space, Prayers of the Well at what it holds; nothing makes up for what is missing."""
    state = goods(table().replace(well=2), 0, virtue=4)
    state = running(state, 0, Gain("virtue", 3), Gain("prayer", 5, "well"), Remove("temple", 1), Gain("vp", 1))
    assert ["remove from enh-zeus-the-oak-of-dodona"] == legal(state)
    state = running(goods(table().replace(well=2), 0, virtue=4), 0, Gain("virtue", 3), Gain("prayer", 5, "well"))
    after = state.players[0].goods
    assert (5, 2, 0, 0, 3) == (after.virtue, after.prayer, state.well, after.vp, after.aegis)


@pytest.mark.rule("HYBRIS-CORE-21")
def test_what_cannot_be_done_is_skipped() -> None:
    """Without a component to remove and without a Hero to resurrect the rest of the effect comes all the same."""
    gone = tuple(2 if place == 4 else 0 for place in range(6))
    state = growth(table(), 0, removed=gone)
    state = running(state, 0, Remove("temple", 1), Perform("resurrect"), Gain("vp", 1))
    assert (1, ["activate zeus", "pass"]) == (state.players[0].goods.vp, legal(state))


@pytest.mark.rule("HYBRIS-CORE-21")
def test_a_choice_has_to_be_made() -> None:
    """Of two gains one is picked; there is no way to have neither."""
    state = running(table(), 0, Choose(("test/one", "test/two")), one=(Gain("vp", 1),), two=(Gain("believer", 1),))
    assert ["option 1", "option 2"] == legal(state)
    assert {"HYBRIS-CORE-21"} == refused(state, "no") == refused(state, "option 3")
    assert (0, 1) == (play(state, "option 2").players[0].goods.vp, play(state, "option 2").players[0].goods.believer)


@pytest.mark.rule("HYBRIS-CORE-22")
def test_a_granted_produce_makes_its_player_the_one_who_moves() -> None:
    """It needs no character at the Forge, and brings the Victory Point for another player's tile to who was granted."""
    state = boards(table(turn=1), factory=row(None, None, (TILE, 1)))
    state = running(state, 0, Perform("produce"))
    assert [1, 0] == [player.goods.vp for player in state.players]
    assert ((TILE,), (None, None, None)) == (state.players[1].growth.stored, state.world.factory)


@pytest.mark.rule("HYBRIS-CORE-22")
def test_a_granted_action_has_its_costs() -> None:
    """An Omen without a Believer is skipped; with one it is compulsory and costs it."""
    steps = (Perform("omen"), Gain("vp", 1))
    state = holding(table(), 0, hand="cc-combo")
    assert ["activate zeus", "pass"] == legal(running(state, 0, *steps))
    state = running(goods(state, 0, believer=2), 0, *steps)
    assert ["lay cc-combo"] == legal(state)
    assert (1, 1) == (
        play(state, "lay cc-combo").players[0].goods.believer,
        play(state, "lay cc-combo").players[0].goods.vp,
    )


@pytest.mark.rule("HYBRIS-CORE-22")
def test_a_granted_build_may_be_declined() -> None:
    """A Build asks for payment, so that it can be refused; a Design has to be carried out."""
    state = goods(boards(table(), workshop=row((TILE, 0), None, None)), 0, believer=2, aegis=1)
    built = running(state, 0, Perform("build"))
    assert [f"build {TILE}", "no"] == legal(built)
    left = play(built, "no")
    assert (2, 1, state.world.workshop) == (
        left.players[0].goods.believer,
        left.players[0].goods.aegis,
        left.world.workshop,
    )
    assert ["seat 0 declined [CORE-22]"] == told(left)
    paid = play(built, f"build {TILE}")
    assert (0, 0) == (paid.players[0].goods.believer, paid.players[0].goods.aegis)
    assert row((TILE, 0), None, None) == paid.world.factory
    assert {f"plan {name}" for name in EDITION.technologies} == set(legal(running(table(), 0, Perform("design"))))


@pytest.mark.rule("HYBRIS-CORE-22")
def test_powers_find_no_character_in_a_granted_action() -> None:
    """A Drain that is granted brings Zeus his Aegis, but neither the Prayer nor the point for a kind of character."""
    state = running(table("poseidon,zeus"), 0, Pay("aegis", 1), Perform("drain"))
    other = state.players[1].goods
    assert ((4, 0, 0), 7) == ((other.aegis, other.prayer, other.vp), state.players[0].goods.aegis)
