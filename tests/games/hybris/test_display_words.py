from __future__ import annotations

from typing import Any, get_args

import attrs
import pytest

from games.hybris.table import EDITION, table
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.cards import Pillar
from thesmos.games.hybris.cards.fields import READS
from thesmos.games.hybris.display.choices import ACTIONS
from thesmos.games.hybris.display.components import quest
from thesmos.games.hybris.display.describe import TOLD
from thesmos.games.hybris.display.wording import (
    ability,
    counted,
    joined,
    listed,
    powers,
    symbols,
    told_all,
    told_condition,
)
from thesmos.games.hybris.display.wording.conditions import CONDITIONS, RIVALS, TRIGGERS, told_trigger
from thesmos.games.hybris.display.wording.counts import OWNED, SHARED, VALUES
from thesmos.games.hybris.display.wording.nouns import KINDS as CHARACTERS
from thesmos.games.hybris.display.wording.nouns import PEOPLE, THINGS
from thesmos.games.hybris.display.wording.pieces import FACES, PARTS, PILES, RULES, STATS
from thesmos.games.hybris.display.wording.pieces import RIVALS as ROBBED
from thesmos.games.hybris.display.wording.steps import TIMINGS, VERBS, told
from thesmos.games.hybris.effects import Ability, Condition, Count, CountIs, Effect, EventIs
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.words import KINDS, VOCABULARY

GAME_RULES = table().rules


def words(step: Effect) -> str:
    """Return a step in words."""
    return told(GAME_RULES, step)


def vp(**changes: object) -> str:
    """Return in words how much is gained for what is counted."""
    return words(fx.Gain("vp", Count(**changes)))  # type: ignore[arg-type]


def test_every_verb_and_condition_has_words() -> None:
    """No class of the effect language is without words, and no others have any."""
    assert {*get_args(Effect)} == {*VERBS}
    assert {*get_args(Condition)} == {*CONDITIONS}


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        ("who", PEOPLE),
        ("rival", ROBBED),
        ("pile", PILES),
        ("character", CHARACTERS),
        ("card_part", PARTS),
        ("token_side", FACES),
        ("timing", TIMINGS),
        ("trigger", TRIGGERS),
        ("stat", STATS),
        ("rule", RULES),
        ("versus", RIVALS),
    ],
)
def test_every_word_of_a_kind_has_words(kinds: str, told: dict[str, object]) -> None:
    """The closed lists of the vocabulary are covered, word by word."""
    assert {*KINDS[kinds]} == {*told}


def test_every_thing_and_count_and_action_has_words() -> None:
    """What is gained, lost, drawn, removed; what is counted, once; the actions that are procedures."""
    lists = ("resource", "lossable", "payable", "stealable", "deck", "discardable", "component")
    assert {word for kind in lists for word in KINDS[kind]} <= {*THINGS}
    assert {*VOCABULARY.counts} == {*OWNED, *SHARED, *VALUES}
    procedures = {one.action for one in EDITION.actions.values() if one.builtin}
    assert procedures == {*ACTIONS, "influence"}


def test_every_list_of_the_edition_is_told() -> None:
    """Each list, ability and condition of the edition has words, and none of them is one of the files."""
    told_lists = [listed(GAME_RULES, name) for name in EDITION.code]
    told_lists += [ability(GAME_RULES, one) for one in EDITION.abilities.values()]
    told_lists += [told_all(GAME_RULES, one.needs) for one in EDITION.premonitions.values() if one.needs]
    told_lists += [line for name in (*EDITION.epics, *EDITION.confrontations) for line in quest(GAME_RULES, name, ())]
    for text in told_lists:
        assert text.strip() == text != ""
        assert not {"_", "{", "="} & {*text}
        assert "  " not in text


def test_every_field_with_effects_is_described() -> None:
    """Lists, conditions, abilities and acts are told in words; what needs no words has none."""
    describe = GAME.describe
    assert describe is not None
    told_fields: dict[type, set[str]] = {}
    for component in EDITION.cards.values():
        kind: Any = type(component)
        for field in attrs.fields(kind):
            text = describe(component, field.name)
            assert (text is not None) == (field.metadata.get(READS) in TOLD or field.name == "acts")
            if text is not None:
                told_fields.setdefault(kind, set()).add(field.name)
                assert f"{component.id}/" not in text
    assert {"upper", "lower"} == told_fields[Pillar]
    assert "" == describe(EDITION.confrontations["quest-scylla"], "during")
    assert "" == describe(EDITION.actions["action-design"], "steps")
    assert "pay 2 Prayers to gain 1 VP" == describe(EDITION.conversions["conversion-vp"], "steps")


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (fx.Gain("prayer", 2, "well"), "gain 2 Prayers from the Well"),
        (fx.Gain("aegis", 1, who="others"), "each other player gains 1 Aegis"),
        (fx.Lose("temple", 1), "lose 1 Temple"),
        (fx.Pay("card", 2), "pay 2 Combat cards"),
        (fx.Pay("card", None, ("fire", "air", "fire")), "pay with Combat cards that show 2 fire and air"),
        (fx.Steal("vp", 2, "one_other"), "steal 2 VP from another player of your choice"),
        (fx.Draw("enhanced", 1), "take your Enhanced Combat card into hand"),
        (fx.Draw("trained", 1, who="all"), "each player draws 1 Trained card"),
        (fx.Discard("premonition", 1), "discard 1 Premonition"),
        (fx.Discard("card", None, 4), "discard Combat cards until 4 are left"),
        (fx.Recover("discard", 1), "take 1 Combat card from your discard pile into hand"),
        (
            fx.Recover("discard", 1, who="opponent"),
            "the opponent takes 1 Combat card from their discard pile into hand",
        ),
        (fx.Remove("any", 2), "remove 2 components of any kind"),
        (fx.Perform("produce"), "do Produce"),
        (fx.Perform("produce", who="others"), "each other player does Produce"),
        (fx.Perform("influence", "any"), "do Influence in a City of your choice"),
        (fx.Perform("deploy", "argos"), "do Deploy in Argos"),
        (fx.Perform("build", "", "olympus"), "Build a tile straight from Olympus, at full cost"),
        (fx.FillWell(Count("others")), "put 1 Prayer into the Well for each other player"),
        (fx.AddForce(3), "gain 3 Force"),
        (fx.AddForce(-1, who="opponent"), "the opponent loses 1 Force"),
        (fx.Modify("build_cost", -2), "-2 Believer or Aegis to the cost of a Build"),
        (fx.Modify("convert_cost", -1, "temple"), "-1 Prayer to the cost of a conversion to a Temple"),
        (fx.Modify("force", Count("sparks")), "+1 Force in combat for each Spark you have on the track"),
        (fx.Allow("immune_wrath"), "Wrath I does not touch you"),
        (fx.Allow("immune_wrath", who="all"), "for each player: Wrath I does not touch you"),
        (fx.Defeat("hero", 1), "send 1 Hero of yours to the Underworld"),
        (fx.Recall("any", "oracle"), "take one of your characters at the Oracle back"),
        (fx.Recall("hero", "", True), "take one of your Heroes on the boards back, ready to be activated again"),
        (fx.Cancel("force", "mine", "weapon"), "the Force of your weapon cards counts for nothing"),
        (fx.Cancel("combo", "opponent_last"), "the combo bonus of the opponent's last card counts for nothing"),
        (fx.Cancel("effect", "drawn"), "the effect of the cards drawn for the enemy counts for nothing"),
        (fx.Look("primordial"), "look at the next Primordial"),
        (fx.Look("hand"), "look at the hand of another player"),
        (fx.Look("trained", 3), "look at the top 3 Trained cards and put them back in any order"),
        (fx.Refresh(1, "used"), "take back 1 Location token from the used ones"),
        (fx.Mark("place", "me", "down", 1), "place 1 Player token face down"),
        (fx.Mark("flip", "me", "down", 2), "flip 2 Player tokens of yours face down"),
        (fx.Mark("flip", "opponent", "any", None), "flip all Player tokens of the opponent"),
        (fx.Mark("take", "opponent", "up", 4), "take back up to 4 Player tokens of the opponent face up"),
        (fx.Mark("take", "me", "any", None), "take back all Player tokens of yours"),
        (fx.Win(), "win the game"),
    ],
)
def test_steps_in_words(step: Effect, expected: str) -> None:
    """Each verb says what is done, in the words of the game."""
    assert expected == words(step)


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        ({"count": "temples", "most": 3}, "gain 1 VP for each Temple you have (at most 3)"),
        ({"count": "prayer", "per": 2, "plus": -1}, "gain 1 VP for every 2 Prayers you have, less 1"),
        ({"count": "fallen", "who": "all"}, "gain 1 VP for each Hero all players have in the Underworld"),
        (
            {"count": "tiles", "tile_type": "social", "city": "argos"},
            "gain 1 VP for each social Technology you have deployed in Argos",
        ),
        (
            {"count": "zone", "element": "fire", "card_type": "weapon"},
            "gain 1 VP for each fire weapon Combat card you have in the combat zone",
        ),
        ({"count": "tokens", "side": "up"}, "gain 1 VP for each Player token you have on the boards face up"),
        ({"count": "well", "times": 2}, "gain 2 VP for each Prayer in the Well"),
        (
            {"count": "last_cost", "plus": 1},
            "gain as many VP as the Determination cost of what was just discarded, plus 1",
        ),
        ({"count": "virtue", "per": 2}, "gain 1 VP for every 2 of your Virtue"),
        (
            {"count": "determination", "times": 2, "who": "opponent"},
            "gain 2 VP for each of the opponent's Determination",
        ),
    ],
)
def test_counts_in_words(count: dict[str, object], expected: str) -> None:
    """What a quantity depends on, with its filters, its owner and its limits."""
    assert expected == vp(**count)


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (CountIs(Count("temples"), 1), "you have at least 1 Temple"),
        (CountIs(Count("temples", who="others"), None, None, 0), "the other players have exactly 0 Temples"),
        (CountIs(Count("well"), 2, 6), "there are at least 2 and at most 6 Prayers in the Well"),
        (CountIs(Count("greatness"), None, 2), "your space on the Greatness track is at most 2"),
        (fx.At("city", "olympian"), "your acting Olympian is in a City"),
        (fx.At("forge"), "your acting character is at the Forge"),
        (fx.Elements("hand", ("fire",)), "you show fire on Combat cards in hand"),
        (fx.Elements("zone", ("fire",)), "the cards in your combat zone show fire"),
        (fx.Role("attacker"), "you are the attacker"),
        (fx.Fighter("olympian"), "you fight with your Olympian"),
        (fx.Versus("game"), "you fight against an enemy that is no player"),
        (fx.Combo(), "it completes a combo"),
        (EventIs("actor", "me"), "you did it"),
        (EventIs("actor", "other"), "another player did it"),
        (EventIs("character", "olympian"), "the character is an Olympian"),
        (EventIs("place", "argos"), "it is in Argos"),
        (EventIs("tile_type", "social"), "it is a social Technology"),
        (fx.HasPillar("pillar-truce"), "you hold the Pillar Truce"),
        (fx.AllOf((fx.Combo(), fx.Role("defender"))), "it completes a combo and you are the defender"),
        (fx.AnyOf((fx.Combo(), fx.Role("defender"))), "it completes a combo or you are the defender"),
        (
            fx.AnyOf((EventIs("character", "hero"), EventIs("character", "prophet"))),
            "the character is a Hero or a Prophet",
        ),
        (
            fx.NoneOf((fx.Combo(), fx.Role("defender"))),
            "it is not so that it completes a combo and you are not the defender",
        ),
    ],
)
def test_conditions_in_words(condition: Condition, expected: str) -> None:
    """Each condition is a clause that can follow an if."""
    assert expected == told_condition(GAME_RULES, condition)


@pytest.mark.parametrize(
    ("on", "when", "limit", "expected"),
    [
        ("drain", None, "", "when anybody does Drain"),
        ("deploy", EventIs("tile_type", "social"), "", "when anybody deploys a social Technology"),
        ("build", EventIs("actor", "other"), "age", "when another player builds a Technology (once per Age)"),
        ("move", EventIs("actor", "me"), "turn", "when your character arrives (once per turn)"),
        (
            "move",
            fx.AllOf((EventIs("actor", "other"), EventIs("character", "hero"), EventIs("place", "forge"))),
            "",
            "when another player's Hero arrives at the Forge",
        ),
        ("primordial_placed", None, "", "when a Primordial is put on the Underworld"),
        ("combat_start", fx.Role("defender"), "", "when a combat of yours starts in which you are the defender"),
        (
            "combat_won",
            fx.AllOf((EventIs("actor", "me"), fx.Fighter("hero"))),
            "",
            "when you win a combat in which you fight with a Hero",
        ),
        (
            "unlocked",
            fx.AllOf((EventIs("actor", "me"), CountIs(Count("sparks"), 3))),
            "",
            "when you unlock an Enhancement tile and you have at least 3 Sparks on the track",
        ),
    ],
)
def test_triggers_in_words(on: str, when: Condition | None, limit: str, expected: str) -> None:
    """Who does what where triggers a reaction, what else is asked for, and how often it may run."""
    assert expected == told_trigger(GAME_RULES, Ability("a/power/0", "a", "reaction", "", on, when, limit))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("space-oracle-3/bonus", "nothing"),
        ("conversion-spark/steps", "pay 3 Prayers to remove 1 Spark"),
        ("primordial-gaia/wrath_1/0/of/1", "pay with Combat cards that show earth; lose 2 Believers"),
        ("athena/spark_track/7", "gain 1 Greatness and 4 VP"),
        ("pillar-ascent/upper", "choose [1] pay 2 Prayers to remove 1 Spark or [2] gain 1 Virtue and 1 Greatness"),
        ("tech-screw-of-waters/power/0/then", "twice: do Produce"),
        ("tc-hecatomb/effect", "you may pay 1 Believer to gain 2 Force"),
        ("power-psychopump/power/0/then", "if the character is an Olympian, gain 2 VP, otherwise gain 1 VP"),
        ("sc-ashen-toll/effect", "until the end of the combat (when you win a combat: gain 1 VP)"),
        (
            "primordial-nyx/wrath_1",
            (
                "fight an enemy (Force 5, 2 Trained cards, bonus for air): if you win, "
                "gain 1 Greatness, if you lose or send nobody, lose 3 VP"
            ),
        ),
        (
            "scenario-broken-chains/rules/0/then",
            (
                "fight an enemy (Force 4, 1 Trained card, bonus for earth and fire): "
                "if you win, (gain 3 VP; remove 1 Spark), if you lose or send nobody, lose 1 VP"
            ),
        ),
    ],
)
def test_lists_in_words(name: str, expected: str) -> None:
    """Steps in a row, what is paid for what, and lists that stand in other lists."""
    assert expected == listed(GAME_RULES, name)


def test_an_enemy_without_cards_and_symbols() -> None:
    """What an enemy does not have is not named."""
    name, empty = "pillar-truce/lower", "space-oracle-3/bonus"
    text = (
        "fight an enemy (Force 2): if you win, each other player gains 1 Believer, if you lose or send nobody, nothing"
    )
    assert text == words(fx.Fight(2, 0, (), name, empty))


def test_abilities_of_a_component_are_told_together() -> None:
    """Abilities that do the same stand once, each with its time; a passive one with its condition has no other."""
    owls = EDITION.technologies["tech-clockwork-owls"].power
    assert "when you do Sight or when you do Omen: draw 1 Combat card" == powers(GAME_RULES, owls)
    tile = EDITION.enhancements["enh-hades-the-kuneen"].power
    assert powers(GAME_RULES, tile).endswith(
        "; while your acting Olympian is in a City: your Deploys can't be challenged"
    )
    late = Ability("a", "a", "end_of_age", "space-oracle-3/bonus", when=fx.Combo())
    assert "at the end of an Age, while it completes a combo: nothing" == ability(GAME_RULES, late)


def test_small_words() -> None:
    """Numbers, rows of words and symbols."""
    assert ["1 Hero", "2 Heroes", "0 Heroes"] == [counted(n, "hero") for n in (1, 2, 0)]
    assert ["a", "a and b", "a, b or c"] == [joined("a"), joined("ab"), joined("abc", "or")]
    assert ["no element", "fire", "2 fire and air"] == [
        symbols(one) for one in ((), ("fire",), ("fire", "air", "fire"))
    ]
