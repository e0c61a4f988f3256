from __future__ import annotations

import pytest

from games.hybris.combats import combat, forces, stacked, zone
from games.hybris.powers import powered
from games.hybris.reading import held, spaces
from games.hybris.table import (
    actor,
    boards,
    cards,
    character,
    goods,
    holding,
    legal,
    play,
    quiet,
    refused,
    settled,
    table,
    track,
    who,
)
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import EndAge, Entry, Fear
from thesmos.games.hybris.state import State, Turn

STOMPING, GRACE = "cc-stomping", "cc-gods-grace"
HERACLES, SISYPHUS = "hero-heracles", "hero-sisyphus"


def feared(
    state: State,
    *entries: Entry,
    primordial: str = "gaia",
    age: int = 4,
    deck: str = "tc-feint tc-feint",
    sheltered: bool = True,
) -> State:
    """Let a Primordial strike, by itself a Gaia against whose first Wrath everybody is sheltered.

    Her second one is a fight: 4 and a card, with Earth.
    """
    omens = tuple((CardId("cc-combo"), Seat(seat)) for seat in range(len(state.players)) if sheltered)
    state = boards(stacked(state, deck), omens=omens, hidden=cards(f"primordial-{primordial}"), seers=((),))
    state = state.replace(course=state.course.replace(age=age), turn=Turn(), agenda=())
    return settled(state, *(entries or (Fear(),)))


def threatened(*hands: str) -> State:
    """Return a quiet table of Zeus on space 2 and Hades on space 3, with 5 points each."""
    state = track(quiet(table("zeus,hades")), None, 0, 1, None)
    for seat, hand in zip((0, 1), (*hands, "", ""), strict=False):
        state = goods(holding(state, seat, hand=hand), seat, vp=5, determination=5)
    return state


@pytest.mark.rule("HYBRIS-ENDAGE-22")
@pytest.mark.rule("HYBRIS-COMBAT-01")
def test_each_player_chooses_a_fighter_or_nobody() -> None:
    """In Greatness order: an upright Olympian, a Hero in the reserve, or nobody; no Prophet."""
    state = feared(threatened(STOMPING))
    assert (0, ["send zeus", f"send {HERACLES}", "no"]) == (actor(state), legal(state))
    state = play(state, "no")
    assert ([4, 5], 1, ["send hades", f"send {SISYPHUS}", "no"]) == (held(state, "vp"), actor(state), legal(state))
    assert (False, "reserve") == (who(state, 0, "zeus").down, who(state, 0, HERACLES).place)


@pytest.mark.rule("HYBRIS-ENDAGE-22")
@pytest.mark.rule("HYBRIS-CORE-20")
def test_a_wrath_that_is_beaten() -> None:
    """Gaia of 4 and Feint's 2: Gods' Grace and Stomping are 7, so that Zeus' player gains 2 points."""
    state = play(feared(threatened(f"{STOMPING} {GRACE}"), deck="tc-feint tc-volley"), f"send {HERACLES}")
    fight = combat(state)
    assert (("effect", HERACLES, None), cards("tc-feint"), (0, 6)) == (
        (fight.cause, fight.attacker.character, fight.defender.seat),
        zone(state, 1),
        forces(state),
    )
    state = play(state, f"play {STOMPING}", f"play {GRACE}")
    assert ([7, 5], "reserve", 1) == (held(state, "vp"), who(state, 0, HERACLES).place, actor(state))
    assert ({STOMPING, GRACE}, cards("tc-feint")) == (
        set(state.players[0].holding.discard),
        state.world.trained.discard,
    )


@pytest.mark.rule("HYBRIS-ENDAGE-22")
@pytest.mark.rule("HYBRIS-DEFEAT-09")
@pytest.mark.rule("HYBRIS-POWER-03")
@pytest.mark.parametrize("name", ["zeus", HERACLES])
def test_a_fighter_who_loses_to_a_primordial_is_defeated(name: str) -> None:
    """As in any combat, then 1 point is lost; the next player is asked, and no turn is ended.

    Zeus lies wounded and his player loses 1 Greatness, Heracles falls; Hades gains 2 points or 1.
    """
    state = play(feared(threatened()), f"send {name}")
    olympian = name == "zeus"
    assert ("reserve" if olympian else "fallen", olympian) == (who(state, 0, name).place, who(state, 0, name).down)
    assert ([4, 5 + 1 + olympian], [2 + olympian, 3 - olympian]) == (held(state, "vp"), spaces(state))
    assert (1, ["send hades", f"send {SISYPHUS}", "no"]) == (actor(state), legal(state))
    assert not [event for event in state.events if event.name == "lost the turn"]


@pytest.mark.rule("HYBRIS-ENDAGE-22")
@pytest.mark.rule("HYBRIS-DEFEAT-06")
def test_no_pillar_is_activated_by_such_a_defeat() -> None:
    """Pillars are back in their row; nothing of one is given to the others."""
    state = play(feared(threatened(), EndAge()), "send zeus")
    assert (True, [0, 0], [""] * 2) == (
        who(state, 0, "zeus").down,
        held(state, "believer"),
        [player.standing.pillar for player in state.players],
    )


@pytest.mark.rule("HYBRIS-ENDAGE-22")
@pytest.mark.rule("HYBRIS-ENDAGE-04")
@pytest.mark.rule("HYBRIS-DEFEAT-04")
def test_an_olympian_wounded_by_a_primordial_misses_an_age() -> None:
    """The Rest of this Age is over: in the next one Zeus can't be activated, and its Rest stands him up."""
    state = play(feared(threatened(), EndAge()), "send zeus", "no")
    state = play(state, "take pillar-truce", "take pillar-prescience")
    while legal(state)[-1] == "assign nothing":
        state = play(state, "assign nothing")
    assert (5, 1, True) == (state.course.age, actor(state), who(state, 0, "zeus").down)
    state = play(state, "pass")
    assert (0, ["pass"]) == (actor(state), legal(state))
    assert {"HYBRIS-DEFEAT-04"} == refused(state, "activate zeus")
    state = play(state, "pass")
    assert (6, False) == (state.course.age, who(state, 0, "zeus").down)


@pytest.mark.rule("HYBRIS-ENDAGE-22")
def test_the_wounded_and_the_fallen_are_not_sent() -> None:
    """Zeus lies from an earlier fight and Heracles is in the Underworld: the loss applies alone, nobody is asked."""
    state = character(character(threatened(), 0, "zeus", down=True), 0, HERACLES, place="fallen")
    state = powered(state, 0, "test-begun", fx.Gain("aegis", 9), on="combat_start")
    state = feared(state)
    assert ([4, 5], 1, 3) == (held(state, "vp"), actor(state), held(state, "aegis")[0])


@pytest.mark.rule("HYBRIS-ENDAGE-22")
def test_an_allied_hero_can_be_sent() -> None:
    """A Hero of the Coliseum fights as the others do; its effect is not available outside its activation."""
    state = feared(character(threatened(STOMPING), 0, "champion-medea"))
    assert ["send zeus", f"send {HERACLES}", "send champion-medea", "no"] == legal(state)
    assert (0, 6) == forces(play(state, "send champion-medea"))


@pytest.mark.rule("HYBRIS-ENDAGE-22")
@pytest.mark.parametrize(
    ("primordial", "age", "sheltered", "won", "lost"),
    [("nyx", 4, False, ([5, 5], [1, 3]), ([2, 5], [2, 3])), ("erebus", 6, True, ([9, 5], [2, 3]), ([3, 5], [2, 3]))],
)
def test_the_other_primordials_that_fight(
    primordial: str, age: int, sheltered: bool, won: tuple[list[int], ...], lost: tuple[list[int], ...]
) -> None:
    """Nyx by her first Wrath: 1 Greatness or 3 points; Erebus by his second one: 4 points gained or 2 lost."""
    strong = powered(threatened(), 0, "test-force", fx.AddForce(40), on="combat_start")
    for begun, answer, after in ((strong, f"send {HERACLES}", won), (threatened(), "no", lost)):
        state = play(feared(begun, primordial=primordial, age=age, sheltered=sheltered), answer)
        assert after == (held(state, "vp"), spaces(state))
