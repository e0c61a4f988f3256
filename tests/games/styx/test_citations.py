from __future__ import annotations

import pytest

from games.styx.table import mustered, play, player, story, table
from thesmos.games.styx.state import State

LINES = [
    ("devils-soul", (), "discard imp", "STYX-EFFECT-23"),
    ("devils-soul", (), "decline", "STYX-EFFECT-27"),
    ("headless-horseman", (), "take war", "STYX-EFFECT-31"),
    ("siren", (), "give imp", "STYX-EFFECT-35"),
    ("siren", ("give imp",), "take harpy from seat 1", "STYX-EFFECT-35"),
    ("necromancer", (), "give imp", "STYX-EFFECT-41"),
    ("necromancer", ("give imp",), "take kelpie", "STYX-EFFECT-41"),
    ("lich", (), "raise ghoul", "STYX-EFFECT-45"),
    ("nidhoggr", (), "claim soul", "STYX-EFFECT-48"),
    ("reaper", (), "remove kelpie", "STYX-EFFECT-50"),
    ("shaman", (), "take totem", "STYX-EFFECT-54"),
    ("shaman", (), "decline", "STYX-MUSTER-07"),
    ("cultist", (), "summon air-spirit", "STYX-EFFECT-64"),
    ("cultist", ("summon air-spirit",), "name seat 2", "STYX-EFFECT-66"),
    ("cultist", ("summon air-spirit",), "decline", "STYX-EFFECT-66"),
]


def begun(card: str) -> State:
    """Return the state when the effect of a card waits to be used, with something for it to act on everywhere."""
    owners = (player("bearer imp ~ghoul"), player("bearer harpy"), player())
    return mustered(table(*owners, left=card, center="kelpie", pile="war air-spirit ogre", chaos=1))


@pytest.mark.parametrize(("card", "before", "action", "rule"), LINES)
def test_each_choice_for_an_effect_cites_the_rule_of_that_effect(
    card: str, before: tuple[str, ...], action: str, rule: str
) -> None:
    """The first thing that is told of a choice names the rule of the card, and not that of a card that works alike."""
    state = play(begun(card), *before)
    assert rule == story(state, action)[0].rule
