from __future__ import annotations

from pathlib import Path

import pytest

from games.hybris.editions import BLOCKS, FIRST, Change, field, of, refusal, save, swap, without

CHARIOT = "quest-the-falling-chariot"
ACTS = BLOCKS[CHARIOT][1][BLOCKS[CHARIOT][1].index("  [[epic.act]]") :]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        # counts that the rules fix
        (without("premonition-olive-and-salt"), "premonitions.toml: premonition: expected 39 entries, not 38"),
        (without("quest-the-flood"), "quests.toml: epic: expected 17 entries, not 16 (HYBRIS-COMP-10)"),
        (without("quest-scylla"), "quests.toml: confrontation: expected 16 entries, not 15 (HYBRIS-COMP-10)"),
        (without("champion-medea"), "coliseum_heroes.toml: champion: expected 5 entries, not 4 (HYBRIS-COMP-05)"),
        (without("scenario-great-games"), "scenarios.toml: scenario: expected 5 entries, not 4 (HYBRIS-COMP-12)"),
        (without("variant-oracles-grasp"), "variants.toml: variant: expected 3 entries, not 2 (HYBRIS-COMP-12)"),
        (without("stance-proud"), "stances.toml: stance: expected 2 entries, not 1 (HYBRIS-COMP-11)"),
        (without("hades"), "olympians.toml: olympian: expected 4 entries, not 3 (HYBRIS-COMP-16)"),
        (field("tc-feint", "copies", "9"), "combat_cards.toml: card: expected 40 cards of the deck 'trained', copies"),
        (field("primordial-nyx", "group", '"alpha"'), "primordial: expected 3 of the group 'alpha', not 4"),
        (field("primordial-chronos", "group", '"beta"'), "primordial: expected 1 of the group 'start', not 0"),
        (field("tech-hanging-stoa", "type", '"social"'), "technology: expected 12 of the type 'architecture', not 11"),
        (without("duel-last-token"), "stances.toml: duel_rule: expected one entry each for duel-own-token"),
        (field("duel-last-token", "id", '"duel-first-token"'), "not 0 for 'duel-last-token'"),
        (without("action-omen"), "locations.toml: action: expected one entry each for design, convert"),
        (field("action-omen", "action", '"quest"'), "locations.toml: action: expected one entry each for design"),
        (field("conversion-vp", "row", '"spark"'), "conversion: expected one entry each for vp, greatness, spark"),
        (field("location-token-forge", "place", '"oracle"'), "location_token: expected one entry each for olympus"),
        (field("argos", "id", '"thebes"'), "cities.toml: city: expected one entry each for argos, athens, elis"),
        (without("moirai"), "locations.toml: location: expected one entry each for olympus, forge, oracle, moirai"),
        # boards
        (
            field("coliseum", "adjacent", '["mortal_world", "underworld"]'),
            "location 'olympus' adjacent: 'coliseum' must be another location, and have 'olympus' in its own",
        ),
        (field("coliseum", "adjacent", '["coliseum"]'), "location 'olympus' adjacent: 'coliseum' must be another"),
        (
            field("olympus", "adjacent", '["olympus"]'),
            "location 'olympus' adjacent: 'olympus' must be another location",
        ),
        (field("coliseum", "adjacent", '["crete"]'), "location 'coliseum': the field 'adjacent' must name olympus"),
        (
            field("oracle", "actions", '["omen"]'),
            "location 'oracle' actions: the entries of [[action]] with this locat",
        ),
        (field("action-omen", "location", '"forge"'), "location 'oracle' actions: the entries of [[action]] with this"),
        (field("oracle", "open_to", '["gods"]'), "the field 'open_to' must name olympian, hero, prophet, not 'gods'"),
        (field("space-forge-1", "location", '"crete"'), "space 'space-forge-1': the field 'location' must be one of"),
        (
            field("space-forge-1", "location", '"mortal_world"'),
            "location: 'mortal_world' has no spaces but those of it",
        ),
        (field("location-token-forge", "copies", "2"), "location_token: expected 8 copies as in player_supply, not 9"),
        (
            field("action-sight", "builtin", "true"),
            "action 'action-sight': the field 'builtin' must be false for the ac",
        ),
        (field("action-omen", "builtin", "true\nsteps = []"), "the field 'steps' must not be given where 'builtin' is"),
        (
            of("action-drain", "steps = ", "# "),
            "action 'action-drain': the field 'steps' is missing where 'builtin' is",
        ),
        (
            field("conversion-vp", "steps", "[]"),
            "conversion 'conversion-vp' steps: must begin by paying a number of pr",
        ),
        # cities
        (field("sparta", "spaces", '["sparta-1"]'), "city 'sparta' spaces: a city has 2 to 4 spaces, not 1"),
        (
            field("sparta", "spaces", '["sparta-1", "Sparta 2"]'),
            "city 'sparta' spaces: expected lower-case words joined",
        ),
        (field("sparta", "spaces", '["sparta-1", "sparta-1"]'), "city 'sparta' spaces: 'sparta-1' is the name of some"),
        (
            field("sparta", "spaces", '["sparta-1", "elis-1"]'),
            "city 'sparta' spaces: 'elis-1' is the name of something",
        ),
        (
            field("sparta", "spaces", '["sparta-1", "zeus"]'),
            "city 'sparta' spaces: 'zeus' is the name of something else",
        ),
        (field("join-14", "a", '"elis-9"'), "cities.toml: join 'join-14' a: expected a space of a city, not 'elis-9'"),
        (field("join-14", "b", '"zeus"'), "cities.toml: join 'join-14' b: expected a space of a city, not 'zeus'"),
        (
            field("join-14", "b_edge", '"up"'),
            "join 'join-14': the field 'b_edge' must be one of north, east, south, wes",
        ),
        (
            field("join-14", "b_edge", '"south"'),
            "join 'join-14' b_edge: the south edge of 'argos-1' is joined by 'join-",
        ),
        (field("join-14", "b", '"elis-2"'), "join 'join-14': the fields 'a' and 'b' must be two spaces"),
        (field("join-13", "b_edge", '"east"'), "join 'join-13': the field 'b_edge' must be 'north' to touch 'a_edge'"),
        (field("join-13", "kind", '"bridge"'), "join 'join-13': the field 'kind' must be one of touch, path"),
        # olympians
        (field("zeus", "aura", "3"), "olympian 'poseidon' aura: must differ from that of 'zeus', which is 3 too"),
        (
            field("zeus", "powers", '["power-chaos"]'),
            "olympian 'zeus' powers: expected its entries of [[power]], power",
        ),
        (field("zeus", "powers", '["power-persuasion"]'), "olympian 'zeus' powers: expected its entries of [[power]]"),
        (field("power-chaos", "olympian", '"hera"'), "power 'power-chaos' olympian: expected one of zeus, poseidon"),
        (field("zeus", "enhanced_card", '"cc-combo"'), "olympian 'zeus' enhanced_card: expected its card of the deck"),
        (
            field("zeus", "enhanced_card", '"ec-gates-of-the-dead"'),
            "enhanced_card: expected its card of the deck 'enha",
        ),
        (
            field("zeus", "enhanced_card", '"bolt"'),
            "enhanced_card: expected its card of the deck 'enhanced', not 'bolt'",
        ),
        (field("zeus", "determination_track", "[2, 3, 3]"), "the field 'determination_track' must rise from step to"),
        (field("zeus", "determination_start", "1"), "the field 'determination_start' must be one of 2, 3, 4, 5, 6, 7"),
        (swap(FIRST, "sparks = 8", "sparks = 9"), "olympian 'zeus' spark_track: expected 9 spaces, as many as sparks"),
        (field("virtue-2", "space", "3"), "virtue 'virtue-2' space: the spaces are numbered from 1, expected 2, not 3"),
        (swap(FIRST, "virtue = 1", "virtue = 6"), "edition.toml: start virtue: the track has 5 spaces, not 6"),
        # tiles
        (without("enh-zeus-the-golden-eagle"), "enhancement: expected 6 of 'zeus' as in player_supply, not 5"),
        (
            field("enh-zeus-the-golden-eagle", "components", '["spark", "temple"]'),
            "olympians.toml: enhancement: expected 3 of 'temple' on the tiles of 'zeus', not 4",
        ),
        (swap(FIRST, "prophets = 3", "prophets = 4"), "expected 3 of 'prophet' on the tiles of 'zeus', not 2"),
        (field("enh-zeus-perseus", "components", '["spark", "ox"]'), "the field 'components' must name spark, temple"),
        (field("enh-zeus-perseus", "components", '["spark"]'), "the field 'hero' must name the Hero of the tile; its"),
        (of("enh-zeus-perseus", 'hero = "hero-perseus"\n', ""), "the field 'hero' must name the Hero of the tile; its"),
        (field("enh-zeus-perseus", "hero", '"hero-jason"'), "enhancement 'enh-zeus-perseus' hero: expected a hero of"),
        (field("enh-zeus-perseus", "hero", '"hero-heracles"'), "hero: expected a hero of 'zeus' whose 'enhancement'"),
        (field("hero-perseus", "enhancement", '"enh-zeus-sarpedon"'), "hero: expected a hero of 'zeus' whose 'enhance"),
        # characters
        (
            of("hero-perseus", "start = false", "start = true"),
            "the field 'enhancement' must not be given where 'start'",
        ),
        (
            of("hero-heracles", "start = true", "start = false"),
            "the field 'enhancement' is missing where 'start' is fal",
        ),
        (without("hero-heracles"), "olympians.toml: hero: expected 3 of 'zeus', 1 of them with 'start', not 2 and 0"),
        (
            of("hero-heracles", "start = true", 'start = false\nenhancement = "enh-zeus-perseus"'),
            "olympians.toml: hero: expected 3 of 'zeus', 1 of them with 'start', not 3 and 0",
        ),
        (
            of("prophet-calchas", "start = false", "start = true"),
            "olympians.toml: prophet: expected 3 of 'zeus', 1 of them with 'start', not 3 and 2",
        ),
        (field("prophet-calchas", "olympian", '"hera"'), "prophet 'prophet-calchas' olympian: expected one of zeus"),
        # decks
        (
            field("cc-combo", "affiliation", '"zeus"'),
            "card 'cc-combo' affiliation: expected 'common' in the deck 'comm",
        ),
        (field("tc-feint", "affiliation", '"zeus"'), "card 'tc-feint' affiliation: expected 'trained' in the deck"),
        (
            field("sc-undertow", "affiliation", '"hera"'),
            "affiliation: expected 'zeus' or 'poseidon' or 'athena' or 'ha",
        ),
        (
            field("sc-undertow", "affiliation", '"zeus"'),
            "card: expected 18 cards of 'zeus' as in player_supply, the com",
        ),
        (
            field("cc-combo", "copies", "2"),
            "card: expected 18 cards of 'zeus' as in player_supply, the common ones incl",
        ),
        (field("ec-gates-of-the-dead", "copies", "2"), "copies: an Enhanced Combat card is there once, not 2 times"),
        (
            field("sc-undertow", "deck", '"enhanced"'),
            "card: expected 1 card of the deck 'enhanced' of 'poseidon', not 2",
        ),
        (
            field("pillar-truce", "number", "1"),
            "pillar 'pillar-truce' number: must differ from that of 'pillar-ambitio",
        ),
        (field("pillar-truce", "id", '"pillar-peace"'), "pillars.toml: pillar: expected one entry each for pillar-amb"),
        # quests and premonitions
        (
            of(CHARIOT, ACTS, "act = []\n"),
            "quests.toml: epic 'quest-the-falling-chariot' act: expected one act or more",
        ),
        (swap("quests.toml", "act = 2", "act = 3"), "epic 'quest-the-golden-fleece' act/2/act: the acts are numbered"),
        (swap("quests.toml", '"own"', '"return"'), "act/1/needs: an act of kind 'return' has none"),
        (
            swap("quests.toml", 'kind = "own"\n  needs', 'kind = "own"\n  before = [{ do = "win" }]\n  needs'),
            "epic 'quest-the-golden-fleece' act/1/before: an act of kind 'own' has none",
        ),
        (
            swap("quests.toml", 'before = [{ do = "recall", what = "hero", at = "lemnos" }]', "before = []"),
            "epic 'quest-the-golden-fleece' act/2/before: an act of kind 'return' needs steps that are required",
        ),
        (
            swap("quests.toml", 'needs = [{ test = "count", count = "believer", at_least = 3 }]', ""),
            "epic 'quest-the-golden-fleece' act/1/needs: an act of kind 'own' needs conditions",
        ),
        (
            swap("quests.toml", '"own"', '"find"'),
            "epic 'quest-the-golden-fleece' act/1: the field 'kind' must be one o",
        ),
        (field("premonition-black-sails", "place", '"sparta"'), "needs: expected the test 'at' for the place 'sparta'"),
        (field("premonition-black-sails", "place", '"city"'), "the field 'place' must be one of olympus, forge"),
        # scenarios, reveals and stances
        (
            swap(FIRST, "age = 2\ngroup", "age = 5\ngroup"),
            "edition.toml: reveal: the ages must rise, and none be after",
        ),
        (
            swap(FIRST, "ages = 6", "ages = 5"),
            "edition.toml: reveal: the ages must rise, and none be after the last age",
        ),
        (swap(FIRST, '"beta"', '"alpha"'), "edition.toml: reveal: one Primordial of each group is in play, not ["),
        (swap(FIRST, '"beta"', '"delta"'), "edition.toml: reveal number 2: the field 'group' must be one of alpha"),
        (
            field("scenario-renaissance", "ages", "1"),
            "scenario 'scenario-renaissance' reveals: the ages must rise, and",
        ),
        (of("scenario-renaissance", '"alpha"', '"start"'), "reveals/0: the field 'group' must be one of alpha, beta"),
        (
            field("scenario-renaissance", "unlock_to_win", "7"),
            "unlock_to_win: must be from 0 to 6, the tiles of a play",
        ),
        (
            swap("stances.toml", '["stance-humble", ', '["stance-shy", '),
            "stances.toml: cards sides: expected stance-hum",
        ),
        (swap("stances.toml", "copies = 2", "copies = 3"), "stances.toml: cards: the field 'copies' must be 2, not 3"),
        (field("stance-humble", "visible", "{ upper = 2, lower = 1 }"), "the field 'visible' must have upper = 1 with"),
        (
            of(
                "stance-humble",
                '"upper"\nvisible = { upper = 1, lower = 2 }',
                '"lower"\nvisible = { upper = 2, lower = 1 }',
            ),
            "stances.toml: stance: expected one that covers each of upper, lower, not ['lower', 'lower']",
        ),
    ],
    ids=lambda item: item if isinstance(item, str) else "",
)
def test_what_does_not_fit_together_is_refused(change: Change, named: str, tmp_path: Path) -> None:
    """Components that the rules could not follow are refused when they are read, and not in the middle of a game."""
    assert named in refusal(save(tmp_path, change))
