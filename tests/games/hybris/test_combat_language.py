"""The effect language in combats: conditions, Force, what counts for nothing, what lasts until the end."""

from __future__ import annotations

import pytest

from games.hybris.combats import against, bout, dominating, fight, forces, questing, skirmish, strong
from games.hybris.powers import modified
from games.hybris.reading import true
from games.hybris.table import (
    goods,
    growth,
    happenings,
    play,
    quiet,
    running,
    table,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Condition, Count
from thesmos.games.hybris.state import State

WATCHED = "zeus,athena,hades"
"""Two who fight, and one who looks on."""
CONDITIONS: dict[str, Condition] = {
    "attacker": fx.Role("attacker"),
    "defender": fx.Role("defender"),
    "with olympian": fx.Fighter("olympian"),
    "with hero": fx.Fighter("hero"),
    "against olympian": fx.Versus("olympian"),
    "against player": fx.Versus("player"),
    "against monster": fx.Versus("monster"),
    "against game": fx.Versus("game"),
}


def holding_for(state: State, seat: int) -> set[str]:
    """Return which of the conditions hold for a seat."""
    return {name for name, condition in CONDITIONS.items() if true(state, seat, condition)}


@pytest.mark.rule("HYBRIS-PVE-11")
@pytest.mark.rule("HYBRIS-PVP-01")
def test_conditions_of_a_combat() -> None:
    """Each side sees its own role, fighter and opponent; nobody has a role against the game; a third player nothing."""
    hero, olympian = (0, "hero-heracles"), (2, "hades")
    state = fight(strong(WATCHED), hero, olympian, ("cc-combo", "cc-combo"))
    assert {"attacker", "with hero", "against olympian", "against player"} == holding_for(state, 0)
    assert {"defender", "with olympian", "against player"} == holding_for(state, 2)
    assert set() == holding_for(state, 1)
    heroes = skirmish(("cc-combo", "cc-combo"))
    assert {"defender", "with hero", "against player"} == holding_for(heroes, 1)
    monster = questing(strong(WATCHED), "quest-minotaur", (0, "zeus"), "tc-volley", "cc-combo")
    assert {"with olympian", "against monster", "against game"} == holding_for(monster, 0)
    champion = dominating(strong(WATCHED), "champion-medea", (0, "hero-heracles"), "tc-volley tc-volley", "cc-combo")
    enemy = against(strong(WATCHED), (0, "hero-heracles"), base=1, hand="cc-combo")
    assert {"with hero", "against game"} == holding_for(champion, 0) == holding_for(enemy, 0)
    assert set() == holding_for(champion, 1)


@pytest.mark.rule("HYBRIS-COMBAT-14")
@pytest.mark.parametrize(
    ("seat", "step", "expected"),
    [
        (0, fx.AddForce(3), (3, 0)),
        (0, fx.AddForce(-2), (-2, 0)),
        (0, fx.AddForce(-2, "opponent"), (0, -2)),
        (1, fx.AddForce(Count("prophets", plus=1)), (0, 2)),
        (1, fx.AddForce(1, "opponent"), (1, 0)),
        (0, fx.AddForce(1, "all"), (1, 1)),
        (0, fx.AddForce(1, "others"), (0, 1)),
        (2, fx.AddForce(1), (0, 0)),
        (2, fx.AddForce(1, "opponent"), (0, 0)),
        (2, fx.AddForce(1, "others"), (1, 1)),
    ],
)
def test_force_given_and_taken(seat: int, step: fx.AddForce, expected: tuple[int, int]) -> None:
    """For me, for the opponent, for whoever of the players named is a side; a third player has no Force."""
    state = skirmish(("cc-combo", "cc-combo"), strong(WATCHED))
    assert expected == forces(running(state, seat, step))


def test_force_against_the_game() -> None:
    """The opponent is the enemy itself: -2 makes 7 of 9. Outside a combat nothing happens, and nothing is kept."""
    state = against(strong(WATCHED), base=9, hand="cc-combo")
    assert (1, 7) == forces(running(state, 0, fx.AddForce(-2, "opponent"), fx.AddForce(1)))
    outside = running(strong(WATCHED), 0, fx.AddForce(3))
    assert [] == happenings(outside, "gained force")
    assert (0, 9) == forces(against(outside, base=9, hand="cc-combo"))


@pytest.mark.rule("HYBRIS-MOIRAI-26")
@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (fx.Cancel("force", "mine", "weapon"), 0 + 0 + 2 + 2 + 1),
        (fx.Cancel("force", "mine"), 2 + 1),
        (fx.Cancel("combo", "mine"), 3 + 3 + 2 + 1),
        (fx.Cancel("combo", "mine", "tactic"), 3 + 3 + 2 + 2 + 1),
        (fx.Cancel("effect", "mine"), 3 + 3 + 2 + 2),
        (fx.Cancel("effect", "mine", "weapon"), 3 + 3 + 2 + 2 + 1),
        (fx.Cancel("effect", "mine", "tactic"), 3 + 3 + 2 + 2),
        (fx.Cancel("force", "drawn"), 3 + 3 + 2 + 2 + 1),
        (fx.Cancel("force", "opponent_last"), 3 + 3 + 2 + 2 + 1),
    ],
)
@pytest.mark.parametrize("at", [0, 2, 3])
def test_own_cards_that_count_for_nothing(step: fx.Cancel, expected: int, at: int) -> None:
    """Stomping, Combo (a Combo of 2) and Shield Wall of the Defender (2 and 1); cards that come later are covered.

    The effect of Shield Wall is covered as well, and the Force that it has given before the step is taken back.
    """
    line = ("cc-stomping", "cc-combo", "cc-shield-wall")
    state = strong(WATCHED)
    start = skirmish(("", f"{' '.join(line)} cc-regroup"), state)
    if not at:
        start = running(start, 1, step)
        start = play(bout(start, "", line[0]), *(f"play {card}" for card in line[1:]))
    else:
        start = play(bout(start, "", line[0]), *(f"play {card}" for card in line[1:at]))
        start = play(running(start, 1, step), *(f"play {card}" for card in line[at:]))
    assert (0, expected) == forces(start)


@pytest.mark.rule("HYBRIS-MOIRAI-22")
@pytest.mark.parametrize("late", [False, True])
def test_drawn_cards_that_count_for_nothing(late: bool) -> None:
    """Antaeus: 6, three cards without their Force, and 1 for each that shows Earth; before the draw or after it."""
    deck = "tc-spear-line tc-burning-pitch tc-volley"
    if late:
        state = against(strong(WATCHED), base=6, draw=3, elements=("earth",), deck=deck, hand="cc-combo")
        assert (0, 6 + 2 + 3 + 3 + 2) == forces(state)
        state = running(state, 0, fx.Cancel("force", "drawn"))
    else:
        state = questing(strong(WATCHED), "quest-antaeus", (0, "zeus"), deck, "cc-combo")
    assert (0, 6 + 2) == forces(state)


def test_only_the_last_card_of_the_opponent_is_cancelled() -> None:
    """Force of Combo; Stomping before it and Regroup after it keep theirs. A third player cancels nothing."""
    state = skirmish(("cc-regroup", "cc-stomping cc-combo cc-shield-wall cc-riposte"), strong(WATCHED))
    state = play(bout(state, "cc-regroup stop", "cc-stomping"), "play cc-combo")
    assert (0, 8) == forces(running(state, 2, fx.Cancel("force", "opponent_last")))
    state = running(state, 0, fx.Cancel("force", "opponent_last"))
    assert (0, 3 + 2) == forces(state)
    assert (0, 3 + 2 + 2 + 1) == forces(play(state, "play cc-shield-wall"))


def test_what_lasts_until_the_end_of_the_combat() -> None:
    """2 more Force in this fight and not in the next; outside a fight the step is skipped."""
    name = "test-force2"
    state = growth(modified(strong(WATCHED), 0, "force", 2), 0, in_play=())
    step = fx.Lasting("combat", (name,))
    assert (0, 9) == forces(against(running(state, 0, step), base=9, hand="cc-combo"))
    state = running(against(state, base=1, hand="cc-combo"), 0, step)
    assert (2, 1) == forces(state)
    assert (0, 9) == forces(against(play(state, "go on"), base=9, hand="cc-combo"))


def test_the_opponent_of_a_combat() -> None:
    """Steps for the opponent are for the other side; the enemy of the game is no player, and who looks on has none."""
    state = fight(strong(WATCHED), (0, "hero-heracles"), (1, "hero-odysseus"), ("cc-combo", "cc-combo"))
    step = fx.Gain("prayer", 1, "supply", "opponent")
    found = [[player.goods.prayer for player in running(state, seat, step).players] for seat in (0, 1, 2)]
    assert [[0, 1, 0], [1, 0, 0], [0, 0, 0]] == found
    for seat in (0, 1):
        game = running(against(quiet(table("zeus,athena")), base=9, hand="cc-combo"), seat, step)
        assert [0, 0] == [player.goods.prayer for player in game.players], "a bystander has none either"
    rich = goods(state, 1, believer=3)
    robbed = running(rich, 0, fx.Steal("believer", 2, "opponent"))
    assert [2, 1] == [player.goods.believer for player in robbed.players[:2]]
