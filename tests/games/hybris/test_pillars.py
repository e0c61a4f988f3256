from __future__ import annotations

import pytest

from games.hybris.table import (
    EDITION,
    FOUR,
    actor,
    begin,
    boards,
    growth,
    legal,
    play,
    refused,
    see,
    settled,
    standing,
    table,
    told,
    track,
)
from thesmos.games.hybris.entries import BeginPlanning, EndAge, StartAge
from thesmos.games.hybris.state import State, Turn

NAMES = ("ambition", "truce", "prescience", "indoctrination", "guidance", "ascent")


def offers(*names: str) -> list[str]:
    """Return what is legal when these Pillars are on offer."""
    return [f"take pillar-{name}" for name in names]


def idle(state: State) -> State:
    """Let everybody plan nothing, then pass, up to the next question that is none of these."""
    while legal(state)[-1] in {"assign nothing", "pass"}:
        state = play(state, legal(state)[-1])
    return state


@pytest.mark.rule("HYBRIS-AGE-01")
@pytest.mark.parametrize("olympians", ["zeus,poseidon", FOUR])
def test_six_ages(olympians: str) -> None:
    """A game without an early end has the Ages 1 to 6, and is over after the last one."""
    state, ages = begin(olympians), []
    while legal(state):
        ages.append(state.course.age)
        state = play(state, legal(state)[-1])
    assert [1, 2, 3, 4, 5, 6] == sorted(set(ages)) == list(dict.fromkeys(ages))
    assert "points" == state.course.ending


@pytest.mark.rule("HYBRIS-AGE-02")
def test_four_phases() -> None:
    """Each Age lets all pick, then all plan, then all take turns; then it ends, and the next one begins with picks."""
    state, kinds = begin(), []
    while state.course.age == 1:
        text = legal(state)[-1]
        kinds.append(text.split()[0])
        state = play(state, text)
    assert ["take", "take", *["assign"] * 4, "pass", "pass"] == kinds
    assert ["seat 0 passed [TURN-11]", "ended the age 1 [ENDAGE-01]", "began 2 [ENDAGE-26]"] == [
        one for one in told(state) if "passed" in one or "age" in one or "began" in one
    ]
    assert "take" == legal(state)[0].split()[0]


@pytest.mark.rule("HYBRIS-PILLAR-01")
@pytest.mark.rule("HYBRIS-CORE-16")
def test_picks_go_by_greatness() -> None:
    """The second example: in Age 1 the order is Zeus, Poseidon, Athena, Hades; later it is what the track shows."""
    state = begin("hades,athena,poseidon,zeus")
    order = []
    while legal(state)[0].startswith("take"):
        order.append(state.players[actor(state) or 0].olympian)
        state = play(state, legal(state)[0])
    assert ["zeus", "poseidon", "athena", "hades"] == order
    state = track(state, 1, 3, 0, 2)
    while state.course.age == 1:
        state = play(state, legal(state)[-1])
    assert 1 == actor(state)
    state = play(state, "take pillar-guidance")
    assert 3 == actor(state)


@pytest.mark.rule("HYBRIS-PILLAR-01")
def test_a_pick_is_compulsory() -> None:
    """Each player takes one of those still on offer; there is no other choice."""
    state = begin()
    assert offers(*NAMES) == legal(state)
    state = play(state, "take pillar-prescience")
    assert offers("ambition", "truce", "indoctrination", "guidance", "ascent") == legal(state)
    for text in ("take pillar-prescience", "assign nothing", "pass"):
        assert {"HYBRIS-PILLAR-01"} == refused(state, text)
    assert ["seat 0 picked pillar-prescience [PILLAR-01]"] == told(state)


@pytest.mark.rule("HYBRIS-PILLAR-02")
def test_a_picked_pillar_is_open() -> None:
    """It lies face up, and every seat sees whose it is."""
    state = play(begin(), "take pillar-ascent")
    for seat in (0, 1):
        first, second = see(state, seat).players
        assert ("pillar-ascent", False, "") == (first.standing.pillar, first.standing.flipped, second.standing.pillar)


@pytest.mark.rule("HYBRIS-PILLAR-03")
def test_each_pillar_left_over_gets_a_prayer() -> None:
    """After the last pick one Prayer of the supply lies on each that is left, and never more than one."""
    state = play(begin().replace(well=3), "take pillar-truce")
    assert () == state.world.offerings
    state = play(state, "take pillar-ascent")
    left = tuple(f"pillar-{name}" for name in ("ambition", "prescience", "indoctrination", "guidance"))
    assert (left, 3) == (state.world.offerings, state.well)
    assert [f"laid a prayer on {name} [PILLAR-03]" for name in left] == told(state)[1:]
    state = play(idle(state), "take pillar-guidance", "take pillar-ambition")
    assert {"pillar-prescience", "pillar-indoctrination", "pillar-truce", "pillar-ascent"} == set(state.world.offerings)
    assert 2 == len([one for one in told(state) if "PILLAR-03" in one])
    assert [1, 1] == [player.goods.prayer for player in state.players]


@pytest.mark.rule("HYBRIS-PILLAR-04")
@pytest.mark.rule("HYBRIS-PILLAR-02")
def test_a_prayer_on_a_pillar_goes_to_who_picks_it() -> None:
    """The third example: Athena picks number 1 with a Prayer on it, which is hers at once."""
    state = boards(begin("athena,hades"), offerings=("pillar-ambition", "pillar-truce"))
    state = play(state, "take pillar-ambition")
    athena = state.players[0]
    assert ("pillar-ambition", 1, 1) == (
        athena.standing.pillar,
        EDITION.pillars["pillar-ambition"].number,
        athena.goods.prayer,
    )
    assert ("pillar-truce",) == state.world.offerings
    assert "seat 0 gained prayers pillar-ambition 1 [PILLAR-04]" == told(state)[-1]
    assert (1, 0) == (actor(state), play(state, "take pillar-ascent").players[1].goods.prayer)


@pytest.mark.rule("HYBRIS-PILLAR-05")
def test_what_a_pillar_shows() -> None:
    """Each has a name, an upper power, a lower benefit and a number of its own."""
    pillars = EDITION.pillars.values()
    assert 6 == len({one.name for one in pillars}) == len({one.number for one in pillars})
    assert all(EDITION.code[one.upper] and EDITION.code[one.lower] for one in pillars)


@pytest.mark.rule("HYBRIS-PILLAR-08")
@pytest.mark.parametrize(
    ("pillars", "order"),
    [
        (("guidance", "ambition", "ascent", "truce"), [1, 3, 0, 2]),
        (("truce", "prescience", "indoctrination", "ambition"), [3, 0, 1, 2]),
    ],
)
def test_turns_go_by_pillar_number(pillars: tuple[str, ...], order: list[int]) -> None:
    """Whoever has the lowest number begins, wherever the markers stand on the Greatness track."""
    state = track(begin(FOUR), 0, 1, 2, 3)
    state = idle_plans(play(state, *[f"take pillar-{name}" for name in pillars]))
    found = []
    for _ in range(4):
        found.append(actor(state))
        state = play(state, f"activate {state.players[found[-1] or 0].olympian}", "go on", "go to oracle")
        state = play(state, legal(state)[0], "go on", "sight")
        state = finished(state)
    assert order == found
    assert order[0] == actor(state)


def idle_plans(state: State) -> State:
    """Let everybody plan nothing."""
    while legal(state)[-1] == "assign nothing":
        state = play(state, "assign nothing")
    return state


def finished(state: State) -> State:
    """End a turn by saying no and going on, up to the next turn."""
    while "pass" not in legal(state):
        state = play(state, legal(state)[-1])
    return state


@pytest.mark.rule("HYBRIS-PILLAR-09")
def test_powers_of_the_start_of_an_age_come_before_the_picks() -> None:
    """A Greatness Point of such a power of a tile is gained first, and the picks follow the order that it leaves."""
    state = growth(table(), 1, in_play=("enh-zeus-the-sceptre-of-kings",))
    state = track(state.replace(agenda=(), turn=Turn()), None, 0, 1, None)
    state = growth(state, 0, in_play=("tech-water-clock",))
    for seat in (0, 1):
        state = standing(state, seat, pillar="")
    state = settled(state, StartAge())
    assert ((None, 1, 0, None), 4, 1) == (state.track, state.players[0].goods.aegis, actor(state))
    assert offers(*NAMES) == legal(state)


@pytest.mark.rule("HYBRIS-PILLAR-14")
def test_a_spent_pillar_is_face_up_again_in_the_next_age() -> None:
    """Face down it is spent for this Age only."""
    state = standing(table(), 0, flipped=True)
    state = settled(state.replace(agenda=()), EndAge())
    assert offers(*NAMES) == legal(state)
    assert [("", False)] * 2 == [(one.standing.pillar, one.standing.flipped) for one in state.players]


@pytest.mark.rule("HYBRIS-PILLAR-08")
def test_the_order_does_not_follow_greatness() -> None:
    """With the markers laid the other way round the turns still go by the numbers."""
    state = track(table("zeus,poseidon,athena"), 2, 1, 0, None).replace(agenda=(), turn=Turn())
    state = settled(state, BeginPlanning())
    while legal(state)[-1] == "assign nothing":
        state = play(state, "assign nothing")
    turns = []
    for _ in range(3):
        turns.append(actor(state))
        state = play(state, "pass")
    assert [0, 1, 2] == turns
