from __future__ import annotations

import pytest

from games.hybris.combats import combat, forces, questing, zone
from games.hybris.powers import powered
from games.hybris.reading import held, spaces
from games.hybris.table import (
    Quest,
    actor,
    boards,
    cards,
    character,
    goods,
    growth,
    holding,
    legal,
    play,
    quiet,
    refused,
    standing,
    table,
    told,
    who,
)
from thesmos.core.ids import CardId
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State

HERACLES, STOMPING, EAGLE = "hero-heracles", "cc-stomping", "remove from enh-zeus-the-golden-eagle"
HYDRA, SCYLLA, ANTAEUS, HIND, LION, BIRDS, CHIMERA, TALOS, LADON, BOAR, SPHINX = (
    f"quest-{name}"
    for name in (
        "hydra-of-lerna",
        "scylla",
        "antaeus",
        "ceryneian-hind",
        "nemean-lion",
        "stymphalian-birds",
        "chimera",
        "talos",
        "ladon",
        "erymanthian-boar",
        "sphinx",
    )
)


def heroic(state: State | None = None) -> State:
    """Return a quiet table of Zeus and Hades, with Determination 7 for Zeus: most cards can be paid for."""
    return goods(quiet(table("zeus,hades") if state is None else state), 0, determination=5)


def facing(quest: str, hand: str, deck: str, name: str = HERACLES, state: State | None = None) -> State:
    """Let Heracles attempt a Confrontation; the Trained cards are drawn from left to right."""
    return questing(heroic() if state is None else state, quest, (0, name), deck, hand)


def beaten(state: State, name: str = HERACLES) -> bool:
    """Tell whether the Hero of seat 0 lies in the Underworld, and the turn is over."""
    return (who(state, 0, name).place, actor(state)) == ("fallen", 1)


@pytest.mark.rule("HYBRIS-MOIRAI-17")
def test_a_confrontation_is_a_fight_with_the_numbers_of_its_card() -> None:
    """Scylla: Base Force 3, two cards, Water twice; Cast Net of Force 1 shows Water, Sudden Leap of 1 does not."""
    state = facing(SCYLLA, STOMPING, "tc-cast-net tc-sudden-leap tc-feint")
    fight = combat(state)
    assert ("confrontation", SCYLLA, 3, 2, ("water", "water")) == (
        fight.cause,
        fight.what,
        fight.base,
        fight.draw,
        fight.elements,
    )
    assert (cards("tc-cast-net tc-sudden-leap"), (0, 3 + 1 + 1 + 2)) == (zone(state, 1), forces(state))
    assert ([f"play {STOMPING}", "go on"], 0) == (legal(state), actor(state))


@pytest.mark.rule("HYBRIS-MOIRAI-18")
@pytest.mark.rule("HYBRIS-MOIRAI-12")
def test_a_confrontation_that_is_won_gives_its_reward_and_leaves() -> None:
    """The Boar: 2 points and 2 Believers; the Quest has left the game, Heracles stays where he is."""
    state = powered(heroic(), 0, "test-done", fx.Gain("aegis", fx.Count("zone", plus=1)), on="quest_done")
    state = facing(BOAR, "cc-stomping cc-gods-grace", "tc-sudden-leap", state=state)
    state = play(state, "play cc-gods-grace")
    assert 0 == actor(state)
    state = play(state, "go on")
    assert ([2, 0], [2, 0], 1) == (held(state, "vp"), held(state, "believer"), state.players[0].growth.slain)
    assert ((None, None, None), True) == (state.world.quests, BOAR in state.world.box)
    assert (1, "space-moirai-3", 3) == (actor(state), who(state, 0, HERACLES).place, held(state, "aegis")[0])
    names = [event.name for event in state.events]
    assert names.index("was completed") < names.index("used"), "told of after the fight, with no card in a zone"


@pytest.mark.rule("HYBRIS-MOIRAI-12")
@pytest.mark.rule("HYBRIS-MOIRAI-18")
def test_a_confrontation_that_is_lost_stays() -> None:
    """No reward, no token on it, and Hades' player has the point for the Hero."""
    state = play(facing(BOAR, STOMPING, "tc-sudden-leap"), "go on")
    assert (beaten(state), [0, 1], 0) == (True, held(state, "vp"), state.players[0].growth.slain)
    assert (None, None, Quest(BOAR)) == state.world.quests


@pytest.mark.rule("HYBRIS-MOIRAI-20")
@pytest.mark.rule("HYBRIS-MOIRAI-21")
@pytest.mark.parametrize(("line", "won"), [(("cc-combo",), False), (("cc-invocation", STOMPING), True)])
def test_elements_must_be_played(line: tuple[str, ...], won: bool) -> None:
    """The Hydra of Force 4 asks for Fire in the zone: Combo and Stomping of 6 lose with Invocation in hand."""
    state = facing(HYDRA, "cc-combo cc-stomping cc-invocation", "tc-sudden-leap tc-sudden-leap")
    assert 2 + 1 + 1 == forces(state)[1]
    played = (*line, *(() if won else (STOMPING,)))
    state = play(state, *(f"play {card}" for card in played), "go on")
    assert won == (who(state, 0, HERACLES).place == "space-moirai-3")
    assert won != beaten(state)


@pytest.mark.rule("HYBRIS-MOIRAI-21")
@pytest.mark.parametrize(
    ("hand", "won"), [("cc-shield-wall cc-riposte", True), ("cc-shield-wall cc-shield-wall", False)]
)
def test_every_element_asked_for_must_appear(hand: str, won: bool) -> None:
    """Typhon asks for Earth and Water: an effect gives the Force, two Earths alone are not enough."""
    state = growth(heroic(), 0, removed=(3, 2, 0, 0, 0, 0))
    state = powered(state, 0, "test-force", fx.AddForce(20), on="combat_start")
    state = facing("quest-typhon", hand, "tc-sudden-leap tc-sudden-leap tc-sudden-leap", state=state)
    state = play(state, *(f"play {card}" for card in hand.split()))
    assert won != beaten(state)


@pytest.mark.rule("HYBRIS-MOIRAI-22")
def test_the_cards_drawn_can_count_zero() -> None:
    """Antaeus of Force 6: Chariot Charge of 4 and Spear Line of 2 are worth 0, but each shows Earth and adds 1."""
    state = facing(ANTAEUS, STOMPING, "tc-chariot-charge tc-spear-line tc-cast-net")
    assert (6 + 2, cards("tc-chariot-charge tc-spear-line tc-cast-net")) == (forces(state)[1], zone(state, 1))


@pytest.mark.rule("HYBRIS-MOIRAI-23")
@pytest.mark.parametrize("sent", [HERACLES, "hero-perseus"])
def test_a_creature_of_no_force(sent: str) -> None:
    """The Hind: a Hero of choice falls, nothing is drawn or played, it is a combat won, the turn goes on."""
    state = character(heroic(), 0, "hero-perseus")
    state = powered(state, 0, "test-won", fx.Gain("aegis", 4), on="combat_won")
    state = powered(state, 0, "test-lost", fx.Gain("aegis", 9), on="character_defeated")
    state = facing(HIND, STOMPING, "tc-feint", state=state)
    assert [f"defeat {HERACLES}", "defeat hero-perseus"] == legal(state)
    state = play(state, f"defeat {sent}")
    assert ("fallen", cards(STOMPING), cards("tc-feint")) == (
        who(state, 0, sent).place,
        state.players[0].holding.hand,
        state.world.trained.cards,
    )
    assert (["remove from enh" in text for text in legal(state)], [0, 0]) == ([True] * 6, held(state, "vp"))
    state = play(state, EAGLE)
    assert ([2, 4], 2 + 4, 1) == (spaces(state), held(state, "aegis")[0], state.players[0].growth.slain)
    assert not [text for text in told(state) if "lost the turn" in text]


@pytest.mark.rule("HYBRIS-MOIRAI-23")
@pytest.mark.rule("HYBRIS-MOIRAI-20")
@pytest.mark.rule("HYBRIS-POWER-03")
def test_a_creature_of_no_force_without_a_hero() -> None:
    """Zeus may choose the Hind with his Hero in the Underworld; he is defeated then, which is a defeat in Combat."""
    state = character(heroic(), 0, HERACLES, place="fallen")
    state = facing(HIND, STOMPING, "tc-feint", "zeus", state)
    assert (True, [0, 2], 1) == (who(state, 0, "zeus").down, held(state, "vp"), actor(state))
    assert (None, None, Quest(HIND)) == state.world.quests


@pytest.mark.rule("HYBRIS-PREM-07")
def test_a_premonition_after_the_acting_hero_went_down() -> None:
    """With Heracles himself in the Underworld no card of the Moirai can be fulfilled; another Hero is no bar."""
    state = character(heroic(), 0, "hero-perseus")
    state = holding(state, 0, premonitions=(CardId("premonition-a-thread-cut"),))
    state = facing(HIND, "", "tc-feint", state=state)
    gone = play(state, f"defeat {HERACLES}", EAGLE)
    assert 1 == actor(gone)
    there = play(state, "defeat hero-perseus", EAGLE)
    assert ["reveal premonition-a-thread-cut", "go on"] == legal(there)


@pytest.mark.rule("HYBRIS-MOIRAI-24")
def test_a_card_discarded_before_the_draw() -> None:
    """The Birds: 1 card of choice leaves the hand first; only then the enemy's cards are drawn."""
    state = facing(BIRDS, "cc-combo cc-stomping", "tc-sudden-leap tc-sudden-leap")
    assert (["give up cc-combo", "give up cc-stomping"], ()) == (legal(state), zone(state, 1))
    state = play(state, "give up cc-combo")
    assert (cards("cc-combo"), 2) == (state.players[0].holding.discard, len(zone(state, 1)))
    assert [f"play {STOMPING}", "go on"] == legal(state)


@pytest.mark.rule("HYBRIS-MOIRAI-24")
@pytest.mark.rule("HYBRIS-POWER-03")
def test_without_a_card_to_discard_the_fight_is_lost_at_once() -> None:
    """It has begun, so that Heracles is defeated in Combat; nothing was drawn."""
    state = powered(heroic(), 0, "test-begun", fx.Gain("aegis", 4), on="combat_start")
    state = facing(BIRDS, "", "tc-sudden-leap tc-feint", state=state)
    assert (True, [0, 1], cards("tc-feint tc-sudden-leap")) == (
        beaten(state),
        held(state, "vp"),
        state.world.trained.cards,
    )
    assert 2 + 4 == held(state, "aegis")[0]


@pytest.mark.rule("HYBRIS-MOIRAI-25")
@pytest.mark.rule("HYBRIS-MOVE-06")
@pytest.mark.parametrize(("removed", "found"), [((3, 1, 0, 0, 0, 0), False), ((3, 2, 0, 0, 0, 0), True)])
def test_some_enemies_need_two_unlocked_tiles(removed: tuple[int, ...], found: bool) -> None:
    """With the Thunderbolt alone Ladon can't be chosen, and nobody can go to the Moirai for it."""
    state = boards(growth(heroic(), 0, removed=removed), quests=(None, None, Quest(LADON)))
    assert found == ("go to moirai" in legal(play(state, "activate zeus")))
    state = boards(state, quests=(None, Quest(BOAR), Quest(LADON)))
    state = play(state, "activate zeus", "go to moirai", "enter space-moirai-3", "quest")
    assert [f"attempt {BOAR}", *([f"attempt {LADON}"] if found else [])] == legal(state)
    assert found or {"HYBRIS-MOIRAI-25"} == refused(state, f"attempt {LADON}")


@pytest.mark.rule("HYBRIS-MOIRAI-26")
@pytest.mark.parametrize(
    ("quest", "hand", "force"),
    [
        (LION, "cc-stomping cc-combo", 2),
        (LION, "cc-invocation", 3),
        (CHIMERA, "cc-battle-cry", 0),
        (CHIMERA, "cc-stomping cc-combo", 3 + 3 + 2),
        (TALOS, "cc-invocation cc-gods-grace", 2),
    ],
)
def test_cards_of_a_type_have_no_force(quest: str, hand: str, force: int) -> None:
    """Weapons against the Lion, Tactics against the Chimera, Divine cards against Talos; Combos count all the same."""
    state = facing(quest, f"{hand} tc-oath-of-blood", "tc-sudden-leap tc-sudden-leap")
    state = play(state, *(f"play {card}" for card in hand.split()))
    assert force == forces(state)[0]


@pytest.mark.rule("HYBRIS-MOIRAI-26")
def test_the_effect_of_such_a_card_still_counts() -> None:
    """Battle Cry takes 1 Force of the Chimera, which has 4 and two cards of Force 1 that show Air."""
    state = facing(CHIMERA, "cc-battle-cry cc-combo", "tc-sudden-leap tc-sudden-leap")
    assert 4 + 2 + 2 == forces(state)[1]
    assert (0, 7) == forces(play(state, "play cc-battle-cry"))


@pytest.mark.rule("HYBRIS-MOIRAI-20")
@pytest.mark.rule("HYBRIS-DEFEAT-05")
def test_an_unmet_requirement_has_all_consequences() -> None:
    """The Sphinx asks for Air: Zeus with 20 Force is wounded, loses Greatness, and his Pillar is activated."""
    state = standing(heroic(), 0, flipped=False, pillar="pillar-truce")
    state = powered(state, 0, "test-force", fx.AddForce(20), on="combat_start")
    state = facing(SPHINX, "cc-stomping cc-riposte", "tc-sudden-leap", "zeus", state)
    state = play(state, "give up cc-riposte", f"play {STOMPING}")
    assert (True, [4, 3], [0, 1]) == (who(state, 0, "zeus").down, spaces(state), held(state, "believer"))
    assert (1, [0, 2]) == (actor(state), held(state, "vp"))
