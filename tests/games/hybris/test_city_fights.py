from __future__ import annotations

import pytest

from games.hybris.powers import in_play
from games.hybris.reading import spaces
from games.hybris.table import actor, character, holding, legal, plan, play, quiet, standing, story, table, told, who
from thesmos.core.ids import CardId
from thesmos.games.hybris.state import State

HERACLES, ODYSSEUS = "hero-heracles", "hero-odysseus"
STOMPING = "cc-stomping"
"""A card of Force 3 without an effect and without a Force bonus."""
FOOTRACE = (CardId("premonition-the-first-footrace"),)
"""The First Footrace asks for an own Hero in Elis."""


def armed(*hands: str) -> State:
    """Return a quiet table of Zeus and Athena with these hands by seat; who has none listed holds no card."""
    state = quiet(table("zeus,athena"))
    for seat, hand in zip((0, 1), (*hands, "", ""), strict=False):
        state = holding(state, seat, hand=hand)
    return state


def facing(state: State, rival: str = ODYSSEUS) -> State:
    """Return the table with a character of Athena's player in Elis, and Heracles bound for the Mortal World."""
    state = plan(state, 0, hero_heracles="mortal_world")
    return character(state, 1, rival, place="elis", spent=True)


def attacking(state: State, city: str = "elis") -> State:
    """Let Heracles move to a City, up to the first question."""
    return play(state, f"activate {HERACLES}", f"enter {city}")


def lost() -> State:
    """Return the table after Heracles has lost a fight for Elis without a card: 0 against 0 is the Defender's."""
    return attacking(facing(armed()))


@pytest.mark.rule("HYBRIS-MOVE-10")
@pytest.mark.parametrize("rival", [ODYSSEUS, "athena"])
def test_moving_to_a_held_city_starts_a_fight(rival: str) -> None:
    """For the space of a Hero or an Olympian: nobody is on it as a winner before the fight is decided."""
    state = attacking(facing(armed(STOMPING), rival))
    combat = state.world.combat
    assert combat is not None
    assert ("city", "elis") == (combat.cause, combat.what)
    assert (HERACLES, rival) == (combat.attacker.character, combat.defender.character)
    assert ((0, 1), "reserve", "elis") == (
        (combat.attacker.seat, combat.defender.seat),
        who(state, 0, HERACLES).place,
        who(state, 1, rival).place,
    )
    assert (0, [f"place {STOMPING}"], 0) == (actor(state), legal(state), state.well)


@pytest.mark.rule("HYBRIS-MOVE-10")
def test_an_empty_city_brings_no_fight() -> None:
    """With Odysseus in Elis, Sparta is simply taken."""
    state = attacking(facing(armed(STOMPING)), "sparta")
    assert (None, "sparta", ["influence"]) == (state.world.combat, who(state, 0, HERACLES).place, legal(state))


@pytest.mark.rule("HYBRIS-MOVE-09")
@pytest.mark.parametrize("one", [HERACLES, "zeus"])
def test_who_can_fight_may_choose_a_held_city(one: str) -> None:
    """Empty Cities and those of another player's Hero, Olympian or Prophet are open to a Hero and an Olympian."""
    state = character(facing(armed()), 1, "athena", place="argos", spent=True)
    state = character(state, 1, "prophet-tiresias", place="sparta", spent=True)
    state = play(state, f"activate {one}", *(["go to mortal_world"] if one == "zeus" else []))
    assert [f"enter {city}" for city in ("argos", "athens", "elis", "lemnos", "sparta")] == legal(state)


@pytest.mark.rule("HYBRIS-CITY-05")
def test_after_a_fight_that_was_won_the_turn_goes_on() -> None:
    """Heracles takes Elis with 3 to 0: its 3 Prayers go to the Well, then he may influence or deploy."""
    state = facing(armed(STOMPING))
    said = story(attacking(state), f"place {STOMPING}", "continue")
    assert said[-3:] == [
        f"seat 1 was defeated {ODYSSEUS} [DEFEAT-07]",
        "seat 0 entered elis [PVP-14]",
        "seat 0 filled the well 3 [WELL-01]",
    ]
    state = play(attacking(state), f"place {STOMPING}", "continue")
    assert ("elis", "fallen", 3) == (who(state, 0, HERACLES).place, who(state, 1, ODYSSEUS).place, state.well)
    assert (0, ["influence"], None) == (actor(state), legal(state), state.world.combat)
    state = play(state, "influence", "believers")
    assert ((3, 2), 1) == ((state.players[0].goods.virtue, state.players[0].goods.believer), actor(state))


@pytest.mark.rule("HYBRIS-CITY-04")
@pytest.mark.rule("HYBRIS-DEFEAT-01")
def test_a_lost_fight_for_a_city_ends_the_turn() -> None:
    """No bonus of the space and no action: the Well stays empty and the next player is asked."""
    state = lost()
    assert (0, 1, (0, 1)) == (state.well, actor(state), (state.players[0].goods.virtue - 1, spaces(state)[0] - 2))
    assert "seat 0 lost the turn [DEFEAT-01]" == told(state)[-1]
    assert ["activate athena", "pass"] == legal(state)


@pytest.mark.rule("HYBRIS-CITY-04")
def test_no_moment_is_left_of_a_turn_that_was_lost() -> None:
    """A Premonition in hand is not asked for any more, nor a once-per-Age power."""
    state = in_play(holding(facing(armed()), 0, premonitions=FOOTRACE), 0, "tech-coin-of-trust")
    assert "use tech-coin-of-trust" in legal(state)
    state = attacking(state)
    assert (1, ["activate athena", "pass"]) == (actor(state), legal(state))


@pytest.mark.rule("HYBRIS-CITY-19")
def test_a_lost_fight_refunds_nothing() -> None:
    """The Aegis of the activation is gone, and the Location token lies with the used ones."""
    state = lost()
    tokens = state.players[0].tokens
    assert (2, ("mortal_world",), 1) == (
        state.players[0].goods.aegis,
        tokens.used,
        tokens.reserve.count("mortal_world"),
    )
    assert ("", True) == (who(state, 0, HERACLES).token, who(state, 0, HERACLES).spent)


@pytest.mark.rule("HYBRIS-CITY-19")
def test_a_bonus_token_is_gone_too() -> None:
    """Revealed for a fight that is lost, it left the game."""
    state = plan(facing(armed()), 0, hero_heracles="bonus")
    state = play(state, f"activate {HERACLES}", "go to mortal_world", "enter elis")
    tokens = state.players[0].tokens
    assert ((), False, 1) == (tokens.used, "bonus" in tokens.reserve, actor(state))


@pytest.mark.rule("HYBRIS-CHAR-02")
@pytest.mark.rule("HYBRIS-CHAR-03")
def test_olympians_and_heroes_fight() -> None:
    """Zeus who loses lies beside his board, Heracles who loses is in the Underworld."""
    state = facing(armed("", STOMPING))
    state = play(state, "activate zeus", "go to mortal_world", "enter elis", f"place {STOMPING}", "continue")
    assert ("reserve", True) == (who(state, 0, "zeus").place, who(state, 0, "zeus").down)
    assert ("fallen", False) == (who(lost(), 0, HERACLES).place, who(lost(), 0, HERACLES).down)


@pytest.mark.rule("HYBRIS-CHAR-04")
@pytest.mark.rule("HYBRIS-CHAR-05")
def test_a_prophet_flees_and_stays_activated() -> None:
    """Tiresias leaves Elis for the reserve without a fight; Heracles takes the space, and she can't act again."""
    state = facing(armed(STOMPING, STOMPING), "prophet-tiresias")
    state = attacking(state)
    assert ("reserve", True) == (who(state, 1, "prophet-tiresias").place, who(state, 1, "prophet-tiresias").spent)
    assert ("elis", 3, ["influence"]) == (who(state, 0, HERACLES).place, state.well, legal(state))
    after = play(state, "influence", "believers")
    assert ["activate athena", "pass"] == legal(after)


@pytest.mark.rule("HYBRIS-CHAR-05")
def test_a_hero_brought_back_after_a_defeat_stays_activated() -> None:
    """Odysseus had his turn; beaten and resurrected in the same Age, he rests in the reserve."""
    state = play(attacking(facing(armed(STOMPING))), f"place {STOMPING}", "continue")
    state = play(state, "influence", "believers", "activate athena", "go to underworld", "enter space-underworld-3")
    state = play(state, "resurrect", f"resurrect {ODYSSEUS}")
    assert ("reserve", True) == (who(state, 1, ODYSSEUS).place, who(state, 1, ODYSSEUS).spent)


@pytest.mark.rule("HYBRIS-PREM-07")
@pytest.mark.parametrize(("hand", "offered"), [(STOMPING, True), ("", False)])
def test_a_premonition_of_a_city_that_was_fought_for(hand: str, offered: bool) -> None:
    """A City counts once its space is taken: after a victory Elis' card can be revealed, after a defeat it can't."""
    state = holding(facing(armed(hand)), 0, premonitions=FOOTRACE)
    state = play(attacking(state), *([f"place {STOMPING}", "continue"] if hand else []))
    assert offered == ("reveal premonition-the-first-footrace" in legal(state))


@pytest.mark.rule("HYBRIS-PILLAR-11")
@pytest.mark.rule("HYBRIS-PILLAR-16")
@pytest.mark.rule("HYBRIS-DEFEAT-05")
@pytest.mark.parametrize("before", [False, True])
def test_the_pillar_of_an_olympian_that_loses(before: bool) -> None:
    """Activated before the move it is spent; else it the defeat activates it, without its power: no point for Zeus."""
    state = standing(facing(armed("", STOMPING)), 0, flipped=False)
    state = play(state, "activate zeus", *(["activate pillar", "yes"] if before else ["go on"]))
    assert (int(before), 1 + before) == (state.players[0].goods.vp, len(state.players[1].holding.hand))
    state = play(state, "go to mortal_world", "enter elis", f"place {STOMPING}", "continue")
    assert (int(before), True) == (state.players[0].goods.vp, state.players[0].standing.flipped)
    assert ("reserve", 1) == (who(state, 0, "zeus").place, actor(state))
