from __future__ import annotations

from pathlib import Path

import pytest

from games.styx.editions import BLOCKS, TEXT, of_card, refusal, save, swap
from games.styx.table import CARDS, EDITION
from thesmos.games.styx.cards import Card
from thesmos.games.styx.load import load_styx_edition


def test_the_edition_that_is_changed_here_is_sound(tmp_path: Path) -> None:
    """Every refusal here is of the change, since the text itself is read, and has all 68 cards."""
    assert EDITION == load_styx_edition(save(tmp_path, TEXT))
    assert set(CARDS) == set(BLOCKS)
    assert 62 + 6 == len(BLOCKS)


def test_a_card_has_the_text_of_its_ability() -> None:
    """What an ability does is said once in the file, and every card that has it says so too."""
    assert CARDS["siren"].text.startswith("You may exchange one of your face-up cards")
    assert CARDS["cultist"].text == CARDS["succubus"].text
    assert CARDS["siren"].text in TEXT
    assert "" == CARDS["ogre"].text


@pytest.mark.parametrize(
    ("text", "named"),
    [
        # a field is missing
        (of_card("imp", 'id = "imp"\n', ""), "card number 34 id: the field 'id' is missing"),
        (of_card("imp", "income = 2\n", ""), "card 'imp' income: the field 'income' is missing"),
        (of_card("imp", "params = {}\n", ""), "card 'imp' params: the field 'params' is missing"),
        (swap("chaos_goal = 21\n", ""), "constants chaos_goal: the field 'chaos_goal' is missing"),
        (swap('game = "styx"\n', ""), "meta game: the field 'game' is missing"),
        # a field or a table is unknown
        (of_card("imp", "income = 2", "income = 2\ncolour = 1"), "card 'imp': unknown field 'colour'; known: id, name"),
        (
            of_card("imp", "income = 2", 'income = 2\ntext = "x"'),
            "card 'imp': unknown field 'text'; it stands with the ability",
        ),
        (of_card("djinn", "counters = 3", "counter = 3"), "card 'djinn' params: unknown field 'counter'"),
        (swap("chaos_goal = 21", "chaos_goal = 21\nchaos = 1"), "constants: unknown field 'chaos'"),
        (TEXT + "\n[[cards]]\nid = 'x'\n", "cards: unknown; expected ability, card, components, constants"),
        # a value is of the wrong type
        (of_card("imp", "income = 2", 'income = "2"'), "card 'imp' income: expected int, not '2'"),
        (of_card("imp", "count = 1", "count = true"), "card 'imp' count: expected int, not True"),
        (of_card("imp", "legendary = false", "legendary = 0"), "card 'imp' legendary: expected bool, not 0"),
        (of_card("imp", '["fire"]', '"fire"'), "card 'imp' elements: expected a list, not 'fire'"),
        (swap("influence_goal = 20", "influence_goal = 20.0"), "constants influence_goal: expected int, not 20.0"),
        (swap("[constants]", "[[constants]]"), "constants: expected a table of named fields"),
        # a number is out of range
        (of_card("imp", "count = 1", "count = 21"), "card 'imp': the field 'count' must be from 0 to 20, not 21"),
        (of_card("imp", "soul = 1", "soul = 5"), "card 'imp': the field 'soul' must be from 0 to 4, not 5"),
        (of_card("imp", "income = 2", "income = -10"), "card 'imp': the field 'income' must be from -9 to 9, not -10"),
        (of_card("imp", "min_players = 2", "min_players = 6"), "the field 'min_players' must be from 2 to 5, not 6"),
        (
            swap("element_goal = 4", "element_goal = 5"),
            "the field 'element_goal' must be from 1 to 4, not 5",
        ),
        # a word is not one of the game's
        (
            of_card("imp", '"emissary"', '"hero"'),
            "the field 'kind' must be one of emissary, standard-bearer",
        ),
        (of_card("imp", '"none"', '"fly"'), "card 'imp' ability: unknown ability 'fly'"),
        (of_card("imp", '"single"', '"both"'), "card 'imp': the field 'elements_mode' must be one of none, single"),
        (
            of_card("shaman", '"shamanic-totem"', '"totem-pole"'),
            "card 'shaman' params.brings: unknown card",
        ),
        # elements don't fit their mode
        (of_card("imp", '["fire"]', "[]"), "card 'imp': the field 'elements' must have 1 with the mode 'single'"),
        (of_card("imp", '["fire"]', '["fire", "air"]'), "the field 'elements' must have 1 with the mode 'single'"),
        (
            of_card("witch", '["water", "fire"]', '["fire", "fire"]'),
            "'elements' must have 2 with the mode 'or'",
        ),
        (
            of_card("ogre", "elements = []", 'elements = ["air"]'),
            "'elements' must have 0 with the mode 'none'",
        ),
        (of_card("imp", '["fire"]', '["ice"]'), "card 'imp': the field 'elements' must name water, fire, earth, air"),
        # the printed number
        (of_card("imp", "strength = 1", "strength = 2"), "card 'imp': the fields 'strength' and 'influence' are one"),
        # what all cards together can't be
        (of_card("imp", 'id = "imp"', 'id = "ogre"'), "card 'ogre': the field 'id' is used twice"),
        (of_card("imp", "count = 1", "count = 2"), "card: expected 62 cards of kind 'emissary', not 63"),
        (swap(BLOCKS["imp"], ""), "card: expected 62 cards of kind 'emissary', not 61"),
        (swap(BLOCKS["standard-bearer-red"], ""), "card: expected 6 cards of kind 'standard-bearer', not 5"),
        (
            swap('colour = "red"', 'colour = "blue"'),
            "card 'standard-bearer-red' params.colour: each Standard-Bearer is one card of a colour of its own",
        ),
        (
            swap("standard_bearer_cards = 6", "standard_bearer_cards = 5", swap(BLOCKS["standard-bearer-gray"], "")),
            "meta max_players: 6 players, but 5 Standard-Bearers",
        ),
        # the frame of the file
        (swap("max_players = 6", "max_players = 3"), "meta: the field 'max_players' must be 6, not 3"),
        (swap('rulebook = ["min_players"', 'rulebook = [{a = 2}, "min_players"'), "meta provenance"),
        (swap("derived = [", "guessed = ["), "meta provenance: unknown field 'guessed'"),
        (swap("action_tokens = 18", 'action_tokens = "x"'), "components action_tokens: expected int, not 'x'"),
        (swap("boards = 1", "boards = 1\nbags = 2"), "components: unknown field 'bags'"),
        (swap("player_icons = [2, 3, 4, 5]", "player_icons = []"), "meta: the field 'player_icons' must be"),
        (of_card("imp", "rulebook_fields = [", 'rulebook_fields = ["wings", '), "a card has no field 'wings'"),
        (swap('game = "styx"', 'game = "rixus"'), "meta game: expected 'styx', not 'rixus'"),
        ("", "meta: expected a table"),
        ("not TOML at all", "not TOML: "),
        (swap("chaos_goal = 21", "chaos_goal = 21\nchaos_goal = 21"), "not TOML: "),
    ],
    ids=lambda item: item if len(item) < 100 else "text",
)
def test_a_bad_edition_is_refused_with_its_place(text: str, named: str, tmp_path: Path) -> None:
    """One thing that is wrong in a file gives one line: the file, the entry, the field, and what was expected."""
    assert named in refusal(save(tmp_path, text))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """A file that is not there is named."""
    assert "No such file or directory" == refusal(tmp_path / "nowhere.toml")


def test_what_is_read_is_what_stands_there(tmp_path: Path) -> None:
    """A changed value is the value of the card that is read, in another edition with another digest."""
    edition = load_styx_edition(save(tmp_path, of_card("imp", "income = 2", "income = -9")))
    assert (-9, 2) == (edition.cards["imp"].income, CARDS["imp"].income)
    assert EDITION.digest != edition.digest
    assert {name: card for name, card in CARDS.items() if name != "imp"} == {
        name: card for name, card in edition.cards.items() if name != "imp"
    }


def stated(card: str) -> set[str]:
    """Return the fields of a card that the rulebook states."""
    return set(CARDS[card].rulebook_fields)


def test_the_edition_says_what_is_from_the_rulebook() -> None:
    """Player counts, numbers of cards and Elements are the rulebook's; the player icon 3 follows from it."""
    facts = {"min_players", "max_players", "emissary_cards", "standard_bearer_cards", "elements"}
    assert facts <= set(EDITION.provenance.rulebook)
    assert ["icon 3"] == [fact.partition(":")[0] for fact in EDITION.provenance.reconstructed]
    assert {"zombie (name, eternal, ability)", "siren (name, ability)"} <= set(EDITION.card_provenance.rulebook)
    assert ("every other value of a card",) == EDITION.card_provenance.reconstructed


def test_every_card_says_what_is_reconstructed() -> None:
    """Values are reconstructed, but for those fields that a card names; nothing comes from other material."""
    assert {"reconstructed"} == {card.provenance for card in CARDS.values()}
    assert {()} == {card.public_fields for card in CARDS.values()}
    known = {"params", *Card.__annotations__}
    assert {name.partition(".")[0] for card in CARDS for name in stated(card)} <= known


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("war", {"horseman"}),
        ("air-spirit", {"name", "spirit"}),
        ("headless-horseman", {"name", "soul", "legendary", "eternal", "horseman", "ability", "params"}),
        ("djinn", {"name", "eternal", "ability", "params.counters"}),
        ("standard-bearer-red", {"name", "strength", "influence", "eternal", "ability", "params"}),
        ("ogre", set()),
    ],
)
def test_fields_that_the_rulebook_states(card: str, fields: set[str]) -> None:
    """Only what the rulebook says of a card is marked as the rulebook's; of a card it doesn't name, nothing is."""
    assert fields == stated(card)
