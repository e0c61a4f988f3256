from __future__ import annotations

from pathlib import Path

import pytest

import thesmos
from games.styx.editions import BLOCKS, TEXT, of_card, refusal, save, swap

OGRE = BLOCKS["ogre"]
TOTEM = BLOCKS["shamanic-totem"]


def without_params(card: str, params: str) -> str:
    """Return the text of the edition in which the ability of a card has no numbers and words."""
    return of_card(card, f"params = {{ {params} }}", "params = {}")


def few(text: str = TEXT) -> str:
    """Return the text of an edition in which no card may be played with 2 or 3 players, but one."""
    for name, block in BLOCKS.items():
        if name not in {"ogre", "shamanic-totem"} and "standard-bearer" not in name:
            text = swap(block, block.replace("min_players = 2", "min_players = 4"), text)
    return text


@pytest.mark.parametrize("card", ["Imp", "the imp", "", "imp-", "?", "ogre from seat 1", "imp\\nogre"])
def test_the_id_of_a_card_is_words_joined_by_hyphens(card: str, tmp_path: Path) -> None:
    """An id is part of the notation, so anything else is refused with the card's place."""
    said = refusal(save(tmp_path, of_card("imp", 'id = "imp"', f'id = "{card}"')))
    assert said.startswith("card ")
    assert "'id' must be lower-case words joined by hyphens" in said


@pytest.mark.parametrize(
    ("text", "named"),
    [
        # what an ability needs, and what it does not
        (
            without_params("cultist", 'targets = "spirit_or_wild", choose_first_player = true'),
            "'summon' needs 'targets'",
        ),
        (
            without_params("nidhoggr", "soul_gain = 2"),
            "the ability 'nidhoggr' needs 'soul_gain'",
        ),
        (of_card("djinn", "tithe_bonus = 2", "tithe_bonus = 0"), "the ability 'djinn' needs 'tithe_bonus'"),
        (of_card("hydra", "counters = 3", "counters = 0"), "the ability 'hydra' needs 'counters'"),
        (of_card("lich", 'pick = "strongest"', 'pick = ""'), "the ability 'lich' needs 'pick'"),
        (of_card("imp", "params = {}", "params = { counters = 3 }"), "the ability 'none' has no 'counters'"),
        (of_card("headless-horseman", '"horseman"', '"spirit_or_wild"'), "'headless_horseman' targets 'horseman'"),
        # what an ability is
        (swap('id = "zombie"\ntiming = "passive"', 'id = "zombie"\ntiming = "muster"'), "timing: must be 'passive'"),
        (swap('id = "siren"\ntiming = "muster"\norder = 3', 'id = "siren"\ntiming = "muster"\norder = 5'), "order"),
        (swap('[[ability]]\nid = "none"', '[[ability]]\nid = "fly"'), "ability 'fly': unknown; expected "),
        # several copies of what there can be one of
        (
            of_card("siren", "count = 1", "count = 2"),
            "a card with an ability is there once at most",
        ),
        # the Totem
        (of_card("shaman", '"shamanic-totem"', '"standard-bearer-blue"'), "params.brings: must be a card with the"),
        (of_card("shaman", '"shamanic-totem"', '"shaman"'), "params.brings: must be a card with the ability 'totem'"),
        (
            of_card("shamanic-totem", "count = 1", "count = 0"),
            "what waits for the Shaman is one card, not 0",
        ),
        (of_card("shaman", 'brings = "shamanic-totem"', 'brings = ""'), "the ability 'shaman' needs 'brings'"),
        # numbers that don't fit each other
        (swap("bonus_income_second_mark = 3", "bonus_income_second_mark = 0"), "'bonus_income_second_mark' must be"),
        (swap("bonus_income_first_mark = 1", "bonus_income_first_mark = 4"), "bonus_income_first_mark' must not be"),
        (swap("start_soul = 0", "start_soul = 5"), "'start_soul' must not be above 'soul_goal'"),
        (swap("muster_minimum_bid = 1", "muster_minimum_bid = 401"), "must be from 1 to 400, not 401"),
        # a deck that is too small
        (few(), "card: with 2 players the draw pile has 1 cards, an Audience needs 2"),
    ],
)
def test_what_can_not_be_played_is_refused(text: str, named: str, tmp_path: Path) -> None:
    """Cards that the rules could not follow are refused when they are read, and not in the middle of a game."""
    assert named in refusal(save(tmp_path, text))


def test_plain_cards_may_have_copies(tmp_path: Path) -> None:
    """Five Ogres and no Imp nor Ghoul are 64 cards, with which games are played to their end."""
    text = swap(OGRE, OGRE.replace("count = 1", "count = 5"))
    text = swap("emissary_cards = 62\nstandard_bearer_cards", "emissary_cards = 66\nstandard_bearer_cards", text)
    game = thesmos.load("styx", edition=save(tmp_path, text))
    state = game.start(2, 1)
    assert game.zones is not None
    assert 5 == [card for zone in game.zones(state).values() for card in zone].count("ogre")
    while legal := game.legal_actions(state):
        state = game.reduce(state, legal[-1])
    assert game.outcome(state) is not None
