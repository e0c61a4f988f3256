from __future__ import annotations

import pytest

from games.hybris.places import taking
from games.hybris.table import (
    Mark,
    actor,
    boards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    play,
    posted,
    quiet,
    standing,
    story,
    table,
    told,
    track,
    who,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris.state import State

HERO, PROPHET = "hero-sisyphus", "prophet-melampus"
DESIGN = ("design", "plan tech-sacred-way")


def unseen(state: State | None = None) -> State:
    """Return a quiet table of Hades, who has unlocked The Kuneen, and Zeus."""
    state = quiet(table("hades,zeus")) if state is None else state
    return growth(state, 0, removed=(3, 0, 0, 0, 0, 0), in_play=("enh-hades-the-kuneen",))


def crowded(state: State) -> State:
    """Put Zeus on space 1 of Olympus and the own Hero of Hades on space 2."""
    return character(posted(state, 1, "space-olympus-1"), 0, HERO, place="space-olympus-2", spent=True)


def going(state: State, location: str) -> State:
    """Return the state in which Hades chooses a space of a Location."""
    return play(state, "activate hades", f"go to {location}")


@pytest.mark.rule("HYBRIS-ENH-16")
@pytest.mark.parametrize(("number", "track_after", "vp"), [(1, (None, 0, None, 1), 0), (2, (None, None, 0, 1), 1)])
def test_hades_shares_a_space(number: int, track_after: tuple[int | None, ...], vp: int) -> None:
    """He takes the space of Zeus, or of his own Hero, gains its bonus and acts; they stay where they are."""
    state = track(crowded(unseen()), None, None, 0, 1)
    state = play(going(state, "olympus"), f"enter space-olympus-{number}")
    assert f"seat 0 entered space-olympus-{number} [ENH-16]" in told(state)
    assert (track_after, vp, ["design"]) == (state.track, state.players[0].goods.vp, legal(state))
    assert f"space-olympus-{number}" == who(state, 0, "hades").place
    state = play(state, *DESIGN)
    assert ("space-olympus-1", "space-olympus-2") == (who(state, 1, "zeus").place, who(state, 0, HERO).place)
    assert 1 == actor(state)


@pytest.mark.rule("HYBRIS-ENH-16")
def test_without_the_tile_or_with_another_character_it_is_closed() -> None:
    """Locked, it lets Hades take space 3 alone; unlocked, it does nothing for his Prophet."""
    assert taking("olympus", 3) == legal(going(crowded(quiet(table("hades,zeus"))), "olympus"))
    state = character(crowded(unseen()), 0, PROPHET, token="olympus")
    assert taking("olympus", 3) == legal(play(state, f"activate {PROPHET}"))
    assert taking("olympus", 1, 2, 3) == legal(going(state, "olympus"))


@pytest.mark.rule("HYBRIS-ENH-17")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_no_fight_for_a_city(place: int) -> None:
    """Olympian, Hero or Prophet: whoever holds Lemnos stays, and Hades brings its Prayers and influences it."""
    one = unseen().players[1].crew[place].id
    state = character(unseen(), 1, one, place="lemnos", spent=True)
    assert "enter lemnos" in legal(going(state, "mortal_world"))
    state = play(going(state, "mortal_world"), "enter lemnos")
    assert "seat 0 entered lemnos [ENH-17]" in told(state)
    assert (0, ["influence"], 2) == (actor(state), legal(state), state.well)
    state = play(state, "influence", "believers")
    assert ("lemnos", False) == (who(state, 1, one).place, who(state, 1, one).down)
    assert (2, 1, 1) == (state.players[0].goods.virtue, state.players[0].goods.believer, actor(state))


@pytest.mark.rule("HYBRIS-ENH-18")
def test_hades_comes_home_lying_down() -> None:
    """At the end of the turn, and for this Age only; it is no defeat, so neither Greatness nor points are touched."""
    state = track(crowded(unseen()), None, 0, None, 1)
    before = play(going(state, "olympus"), "enter space-olympus-2", "design")
    assert "space-olympus-2" == who(before, 0, "hades").place
    state = play(before, "plan tech-sacred-way")
    assert ["seat 0 came home hades [ENH-18]"] == told(state)[-1:]
    hades = who(state, 0, "hades")
    assert ("reserve", True, True) == (hades.place, hades.down, hades.spent)
    assert ((None, 0, None, 1), 1) == (state.track, state.players[0].goods.vp)
    state = play(state, "pass")
    assert (0, ["pass"]) == (actor(state), legal(state))
    assert not who(play(state, "pass"), 0, "hades").down


@pytest.mark.rule("HYBRIS-ENH-18")
def test_the_pillar_is_activated_by_the_normal_rules() -> None:
    """After the action its power is offered and the other gets the lower benefit; only then Hades comes home."""
    state = standing(crowded(unseen()), 0, pillar="pillar-ambition", flipped=False)
    state = holding(state, 1, hand="", deck="cc-combo cc-regroup")
    state = play(state, "activate hades", "go on", "go to olympus", "enter space-olympus-2", "go on", *DESIGN)
    assert (["yes", "no"], "space-olympus-2") == (legal(state), who(state, 0, "hades").place)
    said = story(state, "yes")
    lines = ["seat 1 drew cc-regroup [MOVE-23]", "seat 0 came home hades [ENH-18]"]
    assert lines == [line for line in said if "drew" in line or "home" in line]
    assert 2 == play(state, "yes").players[0].goods.vp


@pytest.mark.rule("HYBRIS-ENH-19")
def test_a_free_or_a_dashed_space_leaves_him_unhurt() -> None:
    """Space 3 of Olympus is empty; the dashed space of the Underworld is open to all: he stays there, standing."""
    state = play(going(crowded(unseen()), "olympus"), "enter space-olympus-3", *DESIGN)
    assert ("space-olympus-3", False) == (who(state, 0, "hades").place, who(state, 0, "hades").down)
    state = posted(unseen(), 1, "space-underworld-3", "space-underworld-3")
    state = play(going(state, "underworld"), "enter space-underworld-3", "drain")
    assert ("space-underworld-3", False) == (who(state, 0, "hades").place, who(state, 0, "hades").down)
    assert [] == happenings(state, "came home")


@pytest.mark.rule("HYBRIS-ENH-19")
def test_own_characters_do_not_shut_a_city_to_him() -> None:
    """His own Hero holds Argos: it is open to Hades and to nobody else of his."""
    state = character(unseen(), 0, HERO, place="argos", spent=True)
    state = character(state, 0, PROPHET, token="mortal_world")
    assert "enter argos" not in legal(play(state, f"activate {PROPHET}"))
    state = play(going(state, "mortal_world"), "enter argos", "influence", "service")
    assert (2, True) == (state.players[0].goods.vp, who(state, 0, "hades").down)


@pytest.mark.rule("HYBRIS-ENH-19")
def test_a_forbidden_space_stays_closed() -> None:
    """A token with its Forbidden side up shuts a space to Hades too, whether somebody stands there or not."""
    state = boards(crowded(unseen()), marks=(Mark("space-olympus-2", Seat(1), False), Mark("argos", Seat(0), False)))
    assert taking("olympus", 1, 3) == legal(going(state, "olympus"))
    state = posted(state, 1, "argos")
    assert [f"enter {city}" for city in ("athens", "elis", "lemnos", "sparta")] == legal(going(state, "mortal_world"))


@pytest.mark.rule("HYBRIS-ENH-19")
def test_without_a_free_space_the_illustration_is_open_too() -> None:
    """All three spaces of the Oracle are held: he shares one, or pays the penalty on the illustration and stands."""
    state = goods(posted(unseen(), 1, *[f"space-oracle-{number}" for number in (1, 2, 3)]), 0, believer=2)
    assert [*taking("oracle", 1, 2, 3), "enter oracle"] == legal(going(state, "oracle"))
    apart = play(going(state, "oracle"), "enter oracle", "sight", "go on")
    assert (1, False, "oracle") == (
        apart.players[0].goods.believer,
        who(apart, 0, "hades").down,
        who(apart, 0, "hades").place,
    )
    shared = play(going(state, "oracle"), "enter space-oracle-1", "sight", "go on")
    assert (2, True, 2) == (
        shared.players[0].goods.believer,
        who(shared, 0, "hades").down,
        shared.players[0].goods.virtue,
    )
