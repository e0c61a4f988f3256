from __future__ import annotations

from pathlib import Path

import pytest

from games.hybris.editions import FIRST, Change, field, of, refusal, save, swap
from thesmos.games.hybris.effects import Count, Repeat
from thesmos.games.hybris.load import load_hybris_edition


def runs(steps: str, component: str = "cc-combo", key: str = "effect") -> Change:
    """Return the file of a component with other steps."""
    return field(component, key, f"[{steps}]")


def power(ability: str, component: str = "tech-marble-lathe") -> Change:
    """Return the file of a component with one other ability."""
    return field(component, "power", f"[{{ {ability} }}]")


FIGHT = '{ do = "fight", base = 1, draw = 0, elements = [], win = [], lose = [] }'


def needs(condition: str) -> Change:
    """Return the file of a Confrontation with one other condition."""
    return field("quest-scylla", "needs", f"[{{ {condition} }}]")


def reaction(on: str, when: str) -> Change:
    """Return the file of a tile with one reaction."""
    return power(f'timing = "reaction", on = "{on}", when = {{ {when} }}, then = []')


@pytest.mark.parametrize(
    ("change", "named"),
    [
        # steps
        (runs("3"), "combat_cards.toml: card 'cc-combo' effect/0: expected a table of named fields, not 3"),
        (runs("{}"), "card 'cc-combo' effect/0: the field 'do' is missing"),
        (runs('{ do = "fly" }'), "card 'cc-combo' effect/0/do: expected one of gain, lose, pay, "),
        (runs('{ do = "gain", what = "vp" }'), "card 'cc-combo' effect/0: the field 'n' is missing"),
        (runs('{ do = "gain", what = "gold", n = 1 }'), "effect/0/what: expected one of vp, aegis, believer, prayer, "),
        (
            runs('{ do = "gain", what = "vp", n = 1, row = "vp" }'),
            "effect/0: unknown field 'row'; known: do, what, n, ",
        ),
        (runs('{ do = "gain", what = "vp", n = -1 }'), "effect/0/n: expected a number from 0 to 1000, not -1"),
        (runs('{ do = "gain", what = "vp", n = true }'), "effect/0/n: expected a number from 0 to 1000, not True"),
        (runs('{ do = "force", n = 1001 }'), "effect/0/n: expected a number from -1000 to 1000, not 1001"),
        (
            runs('{ do = "gain", what = "vp", n = 1, who = "you" }'),
            "effect/0/who: expected one of me, others, all, opp",
        ),
        (
            runs('{ do = "gain", what = "vp", n = 1, from = "well" }'),
            "effect/0: the field 'from' may be 'well' for pray",
        ),
        (runs('{ do = "win" }, { do = "lose", what = "omen", n = 1 }'), "card 'cc-combo' effect/1/what: expected one"),
        # steps in steps
        (
            of("zeus", "  [],\n", '  [{ do = "fly" }],\n'),
            "olympian 'zeus' spark_track/0/0/do: expected one of gain, lose",
        ),
        (runs('{ do = "may", then = [{ do = "win" }, { do = "fly" }] }'), "effect/0/then/1/do: expected one of gain"),
        (runs('{ do = "choose", of = [[], [{ do = "fly" }]] }'), "card 'cc-combo' effect/0/of/1/0/do: expected one of"),
        (runs('{ do = "choose", of = [{ do = "win" }] }'), "effect/0/of/0: expected a list, not {'do': 'win'}"),
        (runs('{ do = "choose", of = [] }'), "effect/0: the step 'choose' needs one option or more"),
        (runs('{ do = "if", when = { test = "combo" } }'), "effect/0: the field 'then' is missing"),
        (runs('{ do = "if", when = [], then = [] }'), "effect/0/when: expected a table of named fields, not []"),
        (
            runs('{ do = "if", when = { test = "combo" }, then = [], else = [{}] }'),
            "card 'cc-combo' effect/0/else/0: the field 'do' is missing",
        ),
        (runs('{ do = "repeat", times = "all", then = [] }'), "effect/0/times: expected a number from 0 to 1000"),
        (
            runs('{ do = "fight", base = 1, draw = 1, elements = ["ice"], win = [], lose = [] }'),
            "card 'cc-combo' effect/0/elements/0: expected one of earth, water, air, fire, not 'ice'",
        ),
        (runs('{ do = "lasting", until = "week", power = [] }'), "effect/0/until: expected one of combat, turn, age"),
        (
            runs('{ do = "lasting", until = "age", power = [{ timing = "immediate", then = [] }] }'),
            "effect/0/power/0/timing: expected one of passive, reaction, once_per_age, not 'immediate'",
        ),
        (
            of("quest-the-oar-makers", 'do = "recall", what = "hero"', 'do = "recall", what = "ox"'),
            "quests.toml: epic 'quest-the-oar-makers' act/3/before/0/what: expected one of olympian, hero",
        ),
        (
            swap(FIRST, 'foreign_finish = [{ do = "gain"', 'foreign_finish = [{ do = "win"'),
            "factory foreign_finish/0: unk",
        ),
        # what the fields of a step must be together
        (
            runs('{ do = "pay", what = "card" }'),
            "effect/0: the step 'pay' needs the field 'n' or, for cards, a list of",
        ),
        (runs('{ do = "pay", what = "card", elements = [] }'), "effect/0: the step 'pay' needs the field 'n' or"),
        (
            runs('{ do = "pay", what = "card", n = 1, elements = ["air"] }'),
            "needs the field 'n' or, for cards, a list of 'elements', and not both",
        ),
        (runs('{ do = "pay", what = "vp", elements = ["air"] }'), "effect/0: the field 'elements' is for cards only"),
        (
            runs('{ do = "discard", what = "card" }'),
            "effect/0: the step 'discard' needs one of the fields 'n' and 'dow",
        ),
        (runs('{ do = "discard", what = "card", n = 1, down_to = 1 }'), "needs one of the fields 'n' and 'down_to'"),
        (runs('{ do = "perform", action = "deploy" }'), "effect/0: the action 'deploy' needs 'city'"),
        (runs('{ do = "perform", action = "build", city = "any" }'), "effect/0: the action 'build' has no 'city'"),
        (runs('{ do = "perform", action = "train", from = "olympus" }'), "effect/0: the action 'train' has no 'from'"),
        (
            runs('{ do = "cancel", part = "force", cards = "drawn", type = "divine" }'),
            "the cards 'drawn' have no 'type'",
        ),
        (runs('{ do = "look", at = "trained" }'), "effect/0: a look at 'trained' needs 'n'"),
        (runs('{ do = "look", at = "hand", n = 1 }'), "effect/0: a look at 'hand' has no 'n'"),
        (runs('{ do = "recall", what = "hero", ready = 1 }'), "effect/0/ready: expected true or false, not 1"),
        (
            runs('{ do = "token", op = "place", whose = "me", side = "any", n = 1 }'),
            "the step 'token' places a number of my own tokens, with the side up or down",
        ),
        (runs('{ do = "token", op = "flip", whose = "me", side = "up", n = "two" }'), "effect/0/n: expected a number"),
        # quantities
        (runs('{ do = "gain", what = "vp", n = {} }'), "effect/0/n: the field 'count' is missing"),
        (runs('{ do = "gain", what = "vp", n = { count = "gold" } }'), "effect/0/n/count: expected one of vp, aegis"),
        (
            runs('{ do = "gain", what = "vp", n = { count = "well", who = "all" } }'),
            "card 'cc-combo' effect/0/n: unknown field 'who'; known: count, per, times, plus, max",
        ),
        (
            runs('{ do = "gain", what = "vp", n = { count = "tiles", city = "any" } }'),
            "card 'cc-combo' effect/0/n/city: expected one of argos, athens, elis, lemnos, sparta, not 'any'",
        ),
        (
            runs('{ do = "gain", what = "vp", n = { count = "tokens", side = "any" } }'),
            "side: expected one of up, down",
        ),
        (
            runs('{ do = "gain", what = "vp", n = { count = "vp", per = 0 } }'),
            "n/per: expected a number from 1 to 1000",
        ),
        (
            runs('{ do = "gain", what = "vp", n = { count = "vp", max = -1 } }'),
            "n/max: expected a number from 0 to 1000",
        ),
        # conditions
        (needs(""), "quests.toml: confrontation 'quest-scylla' needs/0: the field 'test' is missing"),
        (needs('test = "luck"'), "confrontation 'quest-scylla' needs/0/test: expected one of count, at, elements"),
        (needs('test = "count", count = "vp"'), "needs/0: the test 'count' needs one of at_least, at_most, exactly"),
        (needs('test = "count", count = "vp", at_least = -1'), "needs/0/at_least: expected a number from 0 to 1000"),
        (
            needs('test = "count", count = "temples", tile_type = "social", at_least = 1'),
            "needs/0: unknown field 'tile_type'; known: count, who, city, test, at_least, at_most, exactly",
        ),
        (needs('test = "at", place = "crete"'), "needs/0/place: expected one of olympus, forge, oracle, moirai"),
        (needs('test = "role", is = "judge"'), "needs/0/is: expected one of attacker, defender, not 'judge'"),
        (needs('test = "role"'), "needs/0: the field 'is' is missing"),
        (needs('test = "combo", is = "weapon"'), "needs/0: unknown field 'is'; known: test"),
        (needs('test = "pillar", is = "pillar-hope"'), "needs/0/is: expected one of pillar-ambition, pillar-truce"),
        (needs('test = "elements", cards = "zone", elements = []'), "needs/0: the test 'elements' needs one or more"),
        (needs('test = "not", of = []'), "needs/0: the test 'not' needs one or more"),
        (needs('test = "any", of = [{ test = "combo" }, {}]'), "needs/0/of/1: the field 'test' is missing"),
        (needs('test = "event", field = "actor", is = "me"'), "needs/0: the test 'event' is only for reactions"),
        # events
        (
            reaction("drain", 'test = "event", field = "tile_type", is = "social"'),
            "power/0/when/field: the trigger 'drain' carries actor, character, place, not 'tile_type'",
        ),
        (
            reaction("primordial_placed", 'test = "event", field = "actor", is = "me"'),
            "power/0/when/field: the trigger 'primordial_placed' carries no fields, not 'actor'",
        ),
        (
            reaction("drain", 'test = "event", field = "actor", is = "others"'),
            "technology 'tech-marble-lathe' power/0/when/is: expected one of me, other, not 'others'",
        ),
        (
            reaction("drain", 'test = "event", field = "weather", is = "me"'),
            "when/field: expected one of actor, charact",
        ),
        (reaction("drain", 'test = "event", field = "actor", is = 3'), "power/0/when/is: expected a text, not 3"),
        # abilities
        (power('timing = "never", then = []'), "power/0/timing: expected one of immediate, start_of_age, end_of_age"),
        (power("then = []"), "technology 'tech-marble-lathe' power/0: the field 'timing' is missing"),
        (power('timing = "immediate"'), "power/0: the field 'then' is missing"),
        (power('timing = "immediate", then = [], cost = 1'), "power/0: unknown field 'cost'; known: timing, on, when"),
        (power('timing = "reaction", then = []'), "power/0: the field 'on' is missing"),
        (power('timing = "reaction", on = "rain", then = []'), "power/0/on: expected one of move, combat_start"),
        (power('timing = "passive", on = "move", then = []'), "power/0: the timing 'passive' has no field 'on'"),
        (power('timing = "once_per_age", limit = "age", then = []'), "the timing 'once_per_age' has no field 'limit'"),
        (
            power('timing = "immediate", when = { test = "combo" }, then = []'),
            "the timing 'immediate' has no field 'wh",
        ),
        (
            power('timing = "reaction", on = "move", limit = "day", then = []'),
            "power/0/limit: expected one of turn, age",
        ),
        (
            power('timing = "passive", then = [{ do = "gain", what = "vp", n = 1 }]'),
            "power/0/then/0/do: a passive ability holds only modify and allow, not 'gain'",
        ),
        (
            power('timing = "immediate", then = [{ do = "allow", rule = "no_wrath" }]'),
            "power/0/then/0/do: 'allow' is only for passive abilities",
        ),
        (
            power('timing = "passive", then = [{ do = "modify", stat = "force", n = 1, row = "vp" }]'),
            "power/0/then/0: the stat 'force' has no 'row'",
        ),
        (
            field(
                "tech-marble-lathe", "power", '[{ timing = "immediate", then = [] }, { timing = "passive", then = [] }]'
            ),
            "technology 'tech-marble-lathe': the field 'power' must have abilities of one timing, not immediate",
        ),
        (
            power('timing = "immediate", then = []', "power-bad-omen-prophet"),
            "olympians.toml: power 'power-bad-omen-prophet' power/0/timing: expected one of start_of_age",
        ),
        (
            of(
                "champion-calypso",
                'timing = "reaction", on = "move", when = { test = "event", field = "actor", is = "me" }',
                'timing = "end_of_age"',
            ),
            "champion 'champion-calypso' power/0/timing: expected one of passive, reaction, once_per_age in a Hero",
        ),
        (
            of("variant-awakening-victory", "end_of_age", "immediate"),
            "variants.toml: variant 'variant-awakening-victory' rules/0/timing: expected one of start_of_age",
        ),
    ],
    ids=lambda item: item if isinstance(item, str) else "",
)
def test_an_effect_is_refused_with_its_place(change: Change, named: str, tmp_path: Path) -> None:
    """A word or field that the effect language has not, or not there, is named with the way to it in the component."""
    assert named in refusal(save(tmp_path, change))


@pytest.mark.rule("HYBRIS-COMBAT-03")
@pytest.mark.parametrize(
    ("change", "place"),
    [
        (runs(FIGHT), "card 'cc-combo' effect/0/do"),
        (runs(f'{{ do = "may", then = [{FIGHT}] }}'), "card 'cc-combo' effect/0/then/0/do"),
        (runs(FIGHT, "quest-scylla", "during"), "confrontation 'quest-scylla' during/0/do"),
        (runs(FIGHT, "quest-scylla", "reward"), "confrontation 'quest-scylla' reward/0/do"),
        (
            runs(FIGHT.replace("win = []", f"win = [{FIGHT}]"), "pillar-truce", "upper"),
            "pillar 'pillar-truce' upper/0/win/0/do",
        ),
        (
            power(f'timing = "reaction", on = "combat_lost", then = [{FIGHT}]'),
            "technology 'tech-marble-lathe' power/0/then/0/do",
        ),
    ],
)
def test_a_fight_in_the_middle_of_another_is_refused(change: Change, place: str, tmp_path: Path) -> None:
    """Where an effect runs in a combat alone it can't bring another enemy, which would never come."""
    assert f"{place}: a fight can't begin in the middle of another" in refusal(save(tmp_path, change))


@pytest.mark.rule("HYBRIS-COMBAT-03")
def test_a_fight_for_who_sends_nobody_is_read(tmp_path: Path) -> None:
    """The list for a lost fight also runs where nobody was sent, and there was none: a fight can begin in it."""
    again = FIGHT.replace("lose = []", f"lose = [{FIGHT}]")
    load_hybris_edition(save(tmp_path, runs(again, "pillar-truce", "upper")))


def test_a_fight_that_an_effect_brings_later_is_read(tmp_path: Path) -> None:
    """What a Combat card puts in force can bring an enemy, as that is no part of the combat."""
    later = f'{{ timing = "reaction", on = "move", then = [{FIGHT}] }}'
    change = runs(f'{{ do = "lasting", until = "age", power = [{later}] }}')
    assert "cc-combo/effect/0/power/0/then" in load_hybris_edition(save(tmp_path, change)).code


def test_effects_that_are_nested_too_deeply_are_refused(tmp_path: Path) -> None:
    """A list in a list in a list and so on is refused like any other bad effect."""
    deep = '{ do = "may", then = [' * 400 + "] }" * 400
    assert "combat_cards.toml: nested too deeply" == refusal(save(tmp_path, runs(deep)))


@pytest.mark.parametrize("depth", [60, 180, 400])
@pytest.mark.parametrize(
    ("change", "place", "named"),
    [
        (of("pillar-ascent", "\nlower = [", "\n# ["), "pillar.lower", "pillars.toml: pillar 'pillar-ascent'"),
        (swap(FIRST, "\nforeign_finish = ", "\n# "), "factory.foreign_finish", "edition.toml: factory"),
    ],
    ids=["a pillar", "the factory"],
)
def test_no_table_is_nested_too_deeply(change: Change, place: str, named: str, depth: int, tmp_path: Path) -> None:
    """The other way of writing it: refused as soon as it could not be told in words, in the first file too."""
    name, text = change
    lists = "".join(f'[[{place}{".then" * level}]]\ndo = "may"\n' for level in range(depth))
    assert f"{named}: nested too deeply" == refusal(save(tmp_path, (name, f"{text}\n{lists}")))


def test_new_cards_with_old_words_are_read(tmp_path: Path) -> None:
    """A designer can give a card any effect that the language can say."""
    steps = '{ do = "repeat", times = { count = "hand", who = "others", per = 2, plus = -1 }, then = [{ do = "win" }] }'
    edition = load_hybris_edition(save(tmp_path, runs(steps), power('timing = "once_per_age", then = []')))
    often = Count("hand", who="others", per=2, plus=-1)
    assert (Repeat(often, "cc-combo/effect/0/then"),) == edition.code["cc-combo/effect"]
    assert "once_per_age" == edition.technologies["tech-marble-lathe"].power[0].timing
