from __future__ import annotations

import pytest

from games.hybris.combats import against
from games.hybris.places import at_oracle
from games.hybris.powers import happening, in_play, powered
from games.hybris.reading import held
from games.hybris.table import (
    EDITION,
    actor,
    goods,
    growth,
    happenings,
    legal,
    play,
    quiet,
    running,
    settled,
    standing,
    table,
    track,
)
from thesmos.core.ids import Seat
from thesmos.core.value import Table
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Ability, Count
from thesmos.games.hybris.entries import EndAge, Happening, StartAge
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.state import State

POINT = fx.Gain("vp", 1)


def granting(state: State, name: str, on: str, limit: str = "") -> State:
    """Let an ability be known that an effect can put in force: a Victory Point for a trigger."""
    ability = Ability(name, "test", "reaction", f"{name}/then", on, None, limit)
    rules = state.rules
    return state.replace(
        rules=rules.replace(
            code=Table({**rules.code, ability.then: (POINT,)}),
            abilities=Table({**rules.abilities, name: ability}),
            reactions=Table({**rules.reactions, (name, on): (ability,)}),
            reactors=Table({**rules.reactors, on: rules.reactors[on] | {name}}),
        )
    )


DRAIN = Happening("drain", Seat(1))


@pytest.mark.parametrize("until", ["turn", "age"])
def test_what_lasts_until_the_end_of_a_turn_or_an_age(until: str) -> None:
    """It is in force at once for the player who got it, and ends with the turn, or with the last phase of the Age."""
    state = running(granting(table("hades,poseidon"), "test/granted", "drain"), 0, fx.Lasting(until, ("test/granted",)))
    assert [1, 0] == held(happening(state, DRAIN), "vp")
    assert [2, 0] == held(happening(happening(state, DRAIN), DRAIN), "vp"), "each time"
    later = play(state, "pass")
    assert ([1, 0] if until == "age" else [0, 0]) == held(happening(later, DRAIN), "vp")
    next_age = play(later, "pass")
    assert (2, [0, 0]) == (next_age.course.age, held(happening(next_age, DRAIN), "vp"))


@pytest.mark.rule("HYBRIS-CORE-18")
@pytest.mark.parametrize("until", ["turn", "age", "combat"])
def test_what_is_lent_reacts_in_its_place(until: str) -> None:
    """Effects of one player that trigger together come in the order in which they came into play, lent ones too."""
    state = powered(quiet(table("hades,athena")), 0, "test-before", fx.Gain("believer", 1), on="drain")
    if until == "combat":
        state = against(state, (0, "hero-sisyphus"), base=9, hand="cc-combo")
    state = running(granting(state, "test/granted", "drain"), 0, fx.Lasting(until, ("test/granted",)))
    state = powered(state, 0, "test-after", fx.Gain("aegis", 1), on="drain")
    gained = [(event.seat, event.name) for event in happening(state, DRAIN).events if event.name.startswith("gained")]
    assert [(0, "gained believers"), (0, "gained victory points"), (0, "gained aegis")] == gained


def test_what_would_last_for_a_turn_outside_turns() -> None:
    """What a power of the start of an Age puts in force for a turn is over when the first turn begins."""
    state = granting(table("hades,poseidon"), "test/granted", "drain")
    state = powered(state, 0, "test-start", fx.Lasting("turn", ("test/granted",)), timing="start_of_age")
    state = play(state, "pass", "pass", "take pillar-ambition", "take pillar-truce")
    while legal(state)[-1] == "assign nothing":
        assert [1, 0] == held(happening(state, DRAIN), "vp")
        state = play(state, "assign nothing")
    assert (2, [0, 0]) == (state.course.age, held(happening(state, DRAIN), "vp"))


def test_what_lasts_for_an_age_is_in_force_to_the_very_end_of_it() -> None:
    """It still reacts to what an End of Age power does."""
    state = running(granting(table(), "test/granted", "prayers_added"), 0, fx.Lasting("age", ("test/granted",)))
    state = powered(state, 1, "test-end", fx.FillWell(1), timing="end_of_age")
    assert [1, 0] == held(play(state, "pass", "pass"), "vp")


def test_what_lasts_for_a_combat_needs_one() -> None:
    """Outside a combat nothing is put in force."""
    state = running(
        granting(table("hades,poseidon"), "test/granted", "drain"), 0, fx.Lasting("combat", ("test/granted",))
    )
    assert [0, 0] == held(happening(state, DRAIN), "vp")


def test_a_stat_for_an_age_by_a_premonition_of_the_edition() -> None:
    """Cup of Nectar lowers the activation cost by 1 until the end of the Age."""
    name = "premonition-cup-of-nectar"
    state = settled(table())
    for step in EDITION.code[f"{name}/reward"]:
        state = running(state, 0, step)
    ready = goods(state, 0, aegis=0)
    hero = ready.players[0].crew[1].replace(token="underworld")
    ready = ready.replace(players=(ready.players[0].replace(crew=(*ready.players[0].crew[:1], hero)), ready.players[1]))
    assert ["activate zeus", "activate hero-heracles", "pass"] == legal(ready)
    assert 0 == held(play(ready, "activate hero-heracles"), "aegis")[0]


@pytest.mark.rule("HYBRIS-TECH-06")
@pytest.mark.rule("HYBRIS-PILLAR-09")
def test_start_of_age_powers_come_before_the_first_pick() -> None:
    """In Greatness order; the picks follow the order that they leave behind."""
    state = powered(track(table(), None, None, 0, 1), 1, "test-start", fx.Gain("greatness", 1), timing="start_of_age")
    state = powered(state, 0, "test-other", POINT, timing="start_of_age")
    state = standing(standing(state.replace(agenda=()), 0, pillar=""), 1, pillar="")
    state = settled(state, StartAge())
    assert ["test-other", "test-start"] == [what for _, what, _ in happenings(state, "used")]
    assert (1, 6) == (actor(state), len(legal(state)))
    assert 0 == actor(play(state, "take pillar-truce"))
    assert [1, 0] == [seat for seat in state.track if seat is not None]


@pytest.mark.rule("HYBRIS-TECH-07")
@pytest.mark.rule("HYBRIS-ENDAGE-25")
def test_end_of_age_powers_come_last_in_every_age() -> None:
    """After Forge Burns and before the marker moves, in the last Age too, before points are compared."""
    when = fx.CountIs(Count("stored"), exactly=1)
    state = powered(table(), 0, "test-end", fx.Gain("vp", 2), timing="end_of_age", when=when)
    state = growth(state, 0, stored=("tech-water-clock",))
    assert [2, 0] == held(play(state, "pass", "pass"), "vp")
    last = state.replace(course=state.course.replace(age=6), world=state.world.replace(hidden=(), seers=()))
    ended = GAME.outcome(play(last, "pass", "pass"))
    assert ended is not None
    assert (2, 0) == ended.scores


@pytest.mark.rule("HYBRIS-TECH-11")
@pytest.mark.rule("HYBRIS-VICTORY-06")
def test_end_of_game_powers_run_once_before_points_are_compared() -> None:
    """After the last End of Age Phase and its powers, not at the end of another Age; Truce gives a Believer as well."""
    state = powered(table(), 0, "test-last", fx.Gain("vp", Count("believer")), timing="end_of_game")
    state = powered(goods(state, 0, believer=2), 0, "test-end", fx.Gain("believer", 1), timing="end_of_age")
    assert [0, 0] == held(play(state, "pass", "pass"), "vp")
    last = state.replace(course=state.course.replace(age=6), world=state.world.replace(hidden=(), seers=()))
    ended = GAME.outcome(play(last, "pass", "pass"))
    assert ended is not None
    assert (4, 0) == ended.scores


def test_end_of_game_powers_do_not_run_when_somebody_has_won() -> None:
    """An immediate win ends everything."""
    state = powered(table(), 0, "test-last", fx.Gain("vp", 7), timing="end_of_game")
    assert [0, 0] == held(running(state, 1, fx.Win()), "vp")


@pytest.mark.rule("HYBRIS-TECH-09")
def test_a_power_once_per_age_is_offered_at_three_moments() -> None:
    """Before activating or passing, between bonus and action, after the action; used once, it is gone for the Age."""
    state = in_play(table(), 0, "tech-alembic")
    assert ["activate zeus", "use tech-alembic", "pass"] == legal(state)
    first = play(state, "use tech-alembic")
    assert ([2, 3], [2, 0]) == (held(first, "aegis"), held(first, "prayer"))
    assert ["activate zeus", "pass"] == legal(first), "it is still the same turn"
    moving = play(state, "activate zeus")
    assert ["activate pillar", "go on"] == legal(moving), "not before the move"
    moving = play(moving, "go on", "go to underworld", "enter space-underworld-3")
    assert ["activate pillar", "use tech-alembic", "go on"] == legal(moving)
    second = play(moving, "use tech-alembic")
    assert ["activate pillar", "go on"] == legal(second)
    third = play(moving, "activate pillar", "yes", "go on", "drain")
    assert ["use tech-alembic", "go on"] == legal(third)
    assert 1 == play(third, "go on").turn.seat
    assert "use tech-alembic" not in legal(play(first, "pass"))


@pytest.mark.rule("HYBRIS-TECH-09")
def test_a_power_once_per_age_comes_back_with_the_next_age() -> None:
    """It does not accumulate: used or not, there is one use in the next Age."""
    state = in_play(goods(table(), 0, aegis=9), 0, "tech-alembic")
    for line in (("use tech-alembic", "pass"), ("pass",)):
        later = play(state, *line, "pass")
        later = play(later, "take pillar-ambition", "take pillar-truce", *["assign nothing"] * 4)
        assert (2, 0) == (later.course.age, later.turn.seat)
        assert "use tech-alembic" in legal(later)
        assert "use tech-alembic" not in legal(play(later, "use tech-alembic"))


@pytest.mark.rule("HYBRIS-TECH-09")
def test_a_power_once_per_age_only_while_its_list_is_open_and_on_my_turn() -> None:
    """Alembic needs an Aegis; Geared Heavens a tile in the Factory; nobody uses a power in another's turn."""
    assert "use tech-alembic" not in legal(in_play(goods(table(), 0, aegis=0), 0, "tech-alembic"))
    assert "use tech-geared-heavens" not in legal(in_play(table(), 0, "tech-geared-heavens"))
    assert "use tech-alembic" not in legal(in_play(table(turn=1), 0, "tech-alembic"))


@pytest.mark.rule("HYBRIS-TECH-05")
def test_an_immediate_power_runs_once() -> None:
    """War Drums gives 2 cards when it is deployed, and nothing when another tile is."""
    state = growth(table(), 0, stored=("tech-war-drums", "tech-water-clock"))
    line = ("activate zeus", "go on", "go to mortal_world", "enter argos", "go on", "deploy")
    state = play(state, *line, "deploy tech-war-drums", "settle argos-4", "no")
    assert 3 == len(state.players[0].holding.hand)
    state = running(state, 0, fx.Perform("deploy", "any"))
    state = play(state, "choose elis", "deploy tech-water-clock", "settle elis-1")
    assert 3 == len(state.players[0].holding.hand)


@pytest.mark.rule("HYBRIS-TECH-08")
@pytest.mark.rule("HYBRIS-ENH-15")
def test_a_passive_power_holds_from_the_moment_its_tile_is_turned_over() -> None:
    """The Oak of Dodona makes omens free for the rest of the turn in which it is unlocked."""
    state = growth(table(), 0, removed=(0, 0, 0, 0, 1, 0))
    assert "omen" not in legal(at_oracle(state))
    state = play(running(state, 0, fx.Remove("prophet", 1)), "remove from enh-zeus-the-oak-of-dodona")
    assert "omen" in legal(at_oracle(state))


def test_an_age_without_powers_ends() -> None:
    """With nothing in force the phase runs through to the next pick."""
    state = settled(table(), EndAge())
    assert 2 == state.course.age
