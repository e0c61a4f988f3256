from __future__ import annotations

from pathlib import Path

import pytest

from games.hybris.editions import FIRST, field, of, refusal, save, swap, without


@pytest.mark.parametrize(
    ("change", "named"),
    [
        # a field or a table is missing
        (of("cc-combo", 'id = "cc-combo"\n', ""), "combat_cards.toml: card number 2: the field 'id' is missing"),
        (of("cc-combo", "force = 3\n", ""), "combat_cards.toml: card 'cc-combo': the field 'force' is missing"),
        (of("cc-combo", "effect = []\n", ""), "combat_cards.toml: card 'cc-combo': the field 'effect' is missing"),
        (of("elis", "believers = 2\n", ""), "cities.toml: city 'elis': the field 'believers' is missing"),
        (swap(FIRST, "hand = 1\n", ""), "edition.toml: start: the field 'hand' is missing"),
        (swap(FIRST, "[well]", "[wells]"), "edition.toml: wells: unknown; expected meta, supply"),
        (swap(FIRST, "[well]\nwarning = 9\noverflow = 14\n", "[workshop.x]\n"), "edition.toml: well: the table is"),
        (swap("stances.toml", "[cards]", "[[stance]]"), "stances.toml: stance number 1"),
        # a field or a table is unknown
        (field("cc-combo", "force", "3\ncolour = 1"), "card 'cc-combo': unknown field 'colour'; known: id, name, deck"),
        (field("tech-hanging-stoa", "cost", "{ believer = 2, aegis = 1, vp = 1 }"), "cost: unknown field 'vp'; known"),
        (swap(FIRST, "ages = 6", "ages = 6\nyears = 1"), "edition.toml: start: unknown field 'years'; known: ages"),
        (swap("cities.toml", "[[join]]", "[[joint]]"), "cities.toml: joint: unknown; expected location, space"),
        (of("zeus", "public =", "guessed ="), "olympian 'zeus' provenance: unknown field 'guessed'; known: rulebook"),
        # a value is of the wrong type
        (field("cc-combo", "force", '"3"'), "combat_cards.toml: card 'cc-combo' force: expected int, not '3'"),
        (field("cc-combo", "force", "true"), "card 'cc-combo' force: expected int, not True"),
        (field("cc-combo", "name", "3"), "card 'cc-combo' name: expected str, not 3"),
        (field("cc-combo", "id", "3"), "card 3 id: expected str, not 3"),
        (field("cc-combo", "elements", '"air"'), "card 'cc-combo' elements: expected a list, not 'air'"),
        (field("cc-combo", "elements", "[3]"), "card 'cc-combo' elements: expected str, not 3"),
        (field("cc-combo", "effect", "{}"), "card 'cc-combo' effect: expected a list, not {}"),
        (field("space-moirai-3", "dashed", "1"), "locations.toml: space 'space-moirai-3' dashed: expected bool, not 1"),
        (field("zeus", "determination_track", "[2, 3.0]"), "olympian 'zeus' determination_track: expected int"),
        (field("tech-hanging-stoa", "cost", "3"), "technology 'tech-hanging-stoa' cost: expected a table of named"),
        (field("quest-scylla", "needs", "{}"), "confrontation 'quest-scylla' needs: expected a list, not {}"),
        (field("champion-calypso", "provenance", "1"), "provenance: expected a table of named fields, not 1"),
        (field("champion-medea", "provenance", '"own"'), "provenance: expected 'reconstructed' or a table of fields"),
        (of("zeus", '"aura",', '"wings",'), "olympians.toml: olympian 'zeus' provenance: there is no field 'wings'"),
        (swap(FIRST, '"overflow"', '"spill"'), "edition.toml: well provenance: there is no field 'spill'; known: warn"),
        (swap(FIRST, "hand = 1", "hand = 1.0"), "edition.toml: start hand: expected int, not 1.0"),
        (swap(FIRST, "{ 2 = 2, 3", "{ two = 2, 3"), "greatness_track empty_front_spaces: expected numbers of seats"),
        # a number is out of range
        (field("cc-combo", "force", "-1"), "card 'cc-combo': the field 'force' must be from 0 to 1000, not -1"),
        (field("cc-combo", "copies", "0"), "card 'cc-combo': the field 'copies' must be from 1 to 99, not 0"),
        (field("tech-hanging-stoa", "cost", "{ believer = 2, aegis = -1 }"), "cost: the field 'aegis' must be from 0"),
        (swap(FIRST, "{ 2 = 2, 3", "{ 2 = 3, 3"), "'empty_front_spaces' must have 0 to 2 for 2 players, not 3"),
        (swap(FIRST, "{ 2 = 2, ", "{ "), "'empty_front_spaces' must have 0 to 2 for 2 players, not None"),
        (swap(FIRST, "{ 2 = 2, ", "{ 2 = 2, 5 = 0, "), "'empty_front_spaces' must be for 2 to 4 players only"),
        (
            swap(FIRST, "warning = 9", "warning = 14"),
            "edition.toml: well: the field 'warning' must be below 'overflow'",
        ),
        (swap(FIRST, "discount = [0, 1, 2]", "discount = [0, 1]"), "workshop: the field 'discount' must have a number"),
        (swap(FIRST, "discount = [0, 1, 2]", "discount = [0, 1, -2]"), "the field 'discount' must hold 0 to 1000"),
        (swap(FIRST, "spaces = [1, 2, 3]", "spaces = [1, 3]"), "factory: the field 'spaces' must be numbered from 1"),
        (swap(FIRST, "markers = 2", "markers = 3"), "supply: the field 'combat_markers' must be 2, not 3"),
        # a word is not one of the game's
        (
            field("cc-combo", "type", '"fist"'),
            "card 'cc-combo': the field 'type' must be one of weapon, divine, tactic",
        ),
        (field("cc-combo", "elements", '["ice"]'), "the field 'elements' must name earth, water, air, fire, not 'ice'"),
        (field("cc-combo", "elements", '["air", "air"]'), "the field 'elements' must name nothing twice"),
        (field("elis", "affinity", '"art"'), "city 'elis': the field 'affinity' must be one of architecture, culture"),
        (field("variant-oracles-grasp", "modes", "[]"), "the field 'modes' must name 1 or more, not 0"),
        (field("variant-oracles-grasp", "ranking", '["well"]'), "the field 'ranking' must name vp, aegis"),
        (swap(FIRST, 'name = "Hybris: Disordered Cosmos"', 'name = " "'), "meta: the field 'name' must be a printable"),
        (swap(FIRST, 'edition = "', 'edition = "\\u001b'), "meta: the field 'edition' must be a printable text"),
        (field("scenario-renaissance", "name", '""'), "the field 'name' must be a printable text, not ''"),
        (swap(FIRST, '"prayer", "believer", "bonus_token"]', '"prayer"]'), "supply: the field 'soft' must be ['aegis'"),
        (swap(FIRST, "[2, 4]", "[1, 4]"), "edition.toml: meta: the field 'players' must be [2, 4], not (1, 4)"),
        (swap(FIRST, 'game = "hybris"', 'game = "styx"'), "edition.toml: meta: the field 'game' must be 'hybris'"),
        # ids
        (field("cc-combo", "id", '"Combo"'), "card 'Combo': the field 'id' must be lower-case words joined by hyphens"),
        (field("cc-combo", "id", '"cc/combo"'), "card 'cc/combo': the field 'id' must be lower-case words joined"),
        (field("cc-combo", "id", '""'), "card number 2: the field 'id' must be lower-case words joined by hyphens"),
        (field("cc-combo", "id", '"cc-stomping"'), "card 'cc-stomping': the field 'id' is used twice"),
        (
            field("cc-combo", "id", '"pillar-truce"'),
            "combat_cards.toml: card 'pillar-truce': the field 'id' is used twice, also by pillar 'pillar-truce'",
        ),
        # the files
        (swap(FIRST, '"pillars.toml"', '"../pillars.toml"'), "meta files: expected names of different TOML files"),
        (swap(FIRST, '"pillars.toml"', '"cities.toml"'), "meta files: expected names of different TOML files"),
        (swap(FIRST, '"pillars.toml"', '"towers.toml"'), "towers.toml: No such file or directory"),
        (swap(FIRST, '"stances.toml",\n', ""), "edition.toml: cards: the table is missing in the files"),
        (("pillars.toml", "not TOML at all"), "pillars.toml: not TOML: "),
        ((FIRST, ""), "edition.toml: meta: the table is missing"),
        (("pillars.toml", "pillar = 3"), "pillars.toml: pillar: expected a list of tables, [[pillar]]"),
        (("pillars.toml", "pillar = [3]"), "pillars.toml: pillar number 1: expected a table of named fields, not 3"),
        (without("pillar-truce"), "pillars.toml: pillar: expected one entry each for pillar-ambition, pillar-truce"),
    ],
    ids=lambda item: item if isinstance(item, str) else "",
)
def test_a_bad_edition_is_refused_with_its_place(change: tuple[str, str], named: str, tmp_path: Path) -> None:
    """One thing that is wrong gives one line: the file, the entry, the field, and what was expected."""
    assert named in refusal(save(tmp_path, change))


def test_the_folder_of_an_edition_is_not_its_first_file(tmp_path: Path) -> None:
    """Who gives the folder is told what to give."""
    assert f"{tmp_path.name}: it is a folder; expected the path of its first file, such as edition.toml" == refusal(
        tmp_path
    )


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """A file that is not there is named, also one that can't be."""
    assert "File name too long" in refusal(tmp_path / ("long" * 1000))
    assert "nowhere.toml: No such file or directory" == refusal(tmp_path / "nowhere.toml")
