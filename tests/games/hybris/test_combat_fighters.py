"""Who fights: one character against one enemy, Olympians and Heroes; Prophets flee."""

from __future__ import annotations

import pytest

from games.hybris.combats import bout, challenged, going, skirmish
from games.hybris.powers import powered
from games.hybris.table import (
    actor,
    character,
    happenings,
    holding,
    legal,
    play,
    quiet,
    refused,
    table,
    who,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import EventIs


@pytest.mark.rule("HYBRIS-COMBAT-03")
def test_one_character_against_one_enemy() -> None:
    """Others of the two players in the Mortal World stay out of it, and a third player is not asked."""
    state = character(quiet(table("zeus,athena,hades")), 1, "athena", place="elis", spent=True)
    state = character(character(state, 0, "zeus", place="argos", spent=True), 2, "hades", place="athens", spent=True)
    state = bout(skirmish(("cc-stomping", "cc-blessing"), state), "cc-stomping", "cc-blessing")
    assert ["argos", "elis", "athens"] == [
        who(state, 0, "zeus").place,
        who(state, 1, "athena").place,
        who(state, 2, "hades").place,
    ]
    assert [(1, "hero-odysseus", 0)] == happenings(state, "was defeated")


@pytest.mark.rule("HYBRIS-COMBAT-03")
def test_prophets_do_not_fight() -> None:
    """A Prophet can neither move to a held City nor challenge; its player is not even asked."""
    state = character(quiet(table("zeus,athena")), 1, "hero-odysseus", place="sparta", spent=True)
    state = character(state, 0, "prophet-amphiaraus", token="mortal_world")
    state = play(state, "activate prophet-amphiaraus")
    assert "enter sparta" not in legal(state)
    assert "HYBRIS-MOVE-11" in refused(state, "enter sparta")


@pytest.mark.rule("HYBRIS-COMBAT-04")
@pytest.mark.rule("HYBRIS-COMBAT-05")
@pytest.mark.parametrize("mover", ["zeus", "hero-heracles"])
def test_a_prophet_flees_from_a_mover(mover: str) -> None:
    """Home, and not again in this Age; the mover takes the space with its bonus and acts. Nobody won or lost."""
    state = holding(quiet(table("zeus,athena,hades")), 1, hand="cc-combo")
    prophet = next(one.id for one in state.players[1].crew if one.id.startswith("prophet"))
    for trigger in ("combat_start", "combat_won", "combat_lost", "character_defeated"):
        for seat in (0, 1):
            state = powered(state, seat, f"{trigger}-{seat}", fx.Gain("vp", 1), on=trigger)
    state = character(state, 1, prophet, place="lemnos", spent=True)
    state = going(state, (0, mover), "lemnos")
    fled = who(state, 1, prophet)
    assert ("reserve", True, "lemnos", 2) == (fled.place, fled.spent, who(state, 0, mover).place, state.well)
    assert (0, ["influence"], None) == (actor(state), legal(state), state.world.combat)
    assert [0, 0, 0] == [player.goods.vp for player in state.players]
    assert (None, 0, 1, 2) == state.track
    assert [(1, prophet, 0)] == happenings(state, "fled")


@pytest.mark.rule("HYBRIS-COMBAT-05")
def test_a_deploying_prophet_flees_without_a_loss() -> None:
    """Neither Force nor Greatness; no power reacts, and the challenger stands in the City."""
    state = holding(quiet(table("zeus,hades")), 1, hand="cc-combo")
    state = powered(state, 1, "won", fx.Gain("vp", 1), on="combat_won", when=EventIs("actor", "me"))
    state = challenged(state, (1, "hero-sisyphus"), (0, "prophet-amphiaraus"), ("cc-combo", "cc-stomping"))
    assert ("reserve", "sparta") == (who(state, 0, "prophet-amphiaraus").place, who(state, 1, "hero-sisyphus").place)
    assert ([0, 0], None, (None, None, 0, 1)) == (
        [player.goods.vp for player in state.players],
        state.world.combat,
        state.track,
    )
    assert (1, ["claim points", "claim prayers", "claim virtue"]) == (actor(state), legal(state))
