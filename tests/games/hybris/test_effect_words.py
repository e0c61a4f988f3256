from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from games.hybris.editions import EDITION
from thesmos.games.hybris import effects
from thesmos.games.hybris.effects import Ability, Condition, Count, CountIs, Effect, EventIs
from thesmos.games.hybris.families import FAMILIES
from thesmos.games.hybris.parse.conditions import FIELDS, FILTERS, LIMITS, TESTS
from thesmos.games.hybris.parse.steps import _READERS, OF_ABILITY
from thesmos.games.hybris.parse.verbs import VERBS
from thesmos.games.hybris.words import CITIES, KINDS, LOCATIONS, VOCABULARY


def inside(thing: object) -> Iterator[Any]:
    """Yield a value, the values in its fields, and so on; names of lists are not followed."""
    if isinstance(thing, tuple | list):
        for part in thing:
            yield from inside(part)
    elif attrs.has(type(thing)):
        yield thing
        for attribute in attrs.fields(type(thing)):  # type: ignore[arg-type]
            yield from inside(getattr(thing, attribute.name))


EVERYTHING = list(inside([*EDITION.cards.values(), *EDITION.abilities.values(), *EDITION.code.values()]))
ABILITIES = [thing for thing in EVERYTHING if isinstance(thing, Ability)]
COUNTS = [thing for thing in EVERYTHING if isinstance(thing, Count)]


def names(cls: type[Any]) -> set[str]:
    """Return the fields of a class."""
    return {attribute.name for attribute in attrs.fields(cls)}


def defaults(cls: type[Any]) -> set[str]:
    """Return the fields of a class that may be left out."""
    return {attribute.name for attribute in attrs.fields(cls) if attribute.default is not attrs.NOTHING}


def values(cls: type[Any], name: str) -> set[str]:
    """Return every value that a field of a class has in the edition."""
    return {getattr(thing, name) for thing in EVERYTHING if isinstance(thing, cls)}


def test_verbs_are_the_classes_of_effects() -> None:
    """The vocabulary has one verb for each class of a step, and no other."""
    assert list(VOCABULARY.verbs) == list(VERBS)
    assert set(Effect.__args__) == {cls for cls, _ in VERBS.values()}
    assert len(VERBS) == len(Effect.__args__)


def test_tests_are_the_classes_of_conditions() -> None:
    """The vocabulary has one test for each class of a condition, and no other."""
    assert list(VOCABULARY.tests) == list(TESTS)
    assert set(Condition.__args__) == {cls for cls, _ in TESTS.values()}
    assert len(TESTS) == len(Condition.__args__)


@pytest.mark.parametrize("verb", VERBS)
def test_the_keys_of_a_verb_are_the_fields_of_its_class(verb: str) -> None:
    """Each key of a verb is a field of its class, some with another name, and what may be left out has a default."""
    cls, renamed = VERBS[verb]
    keys = VOCABULARY.verbs[verb]
    assert set(renamed) <= set(keys)
    assert names(cls) == {renamed.get(key, key) for key in keys}
    assert defaults(cls) == {renamed.get(key, key) for key, kind in keys.items() if kind.endswith("?")}


@pytest.mark.parametrize("test", [test for test in TESTS if test != "count"])
def test_the_keys_of_a_test_are_the_fields_of_its_class(test: str) -> None:
    """Each key of a test is a field of its class, some with another name, and what may be left out has a default."""
    cls, renamed = TESTS[test]
    keys = VOCABULARY.tests[test]
    assert set(renamed) <= set(keys)
    assert names(cls) == {renamed.get(key, key) for key in keys}
    assert defaults(cls) == {renamed.get(key, key) for key, kind in keys.items() if kind.endswith("?")}


def test_the_keys_of_a_count() -> None:
    """A test of a count has the count and its limits; a count has its filters and what scales it."""
    assert names(CountIs) == set(VOCABULARY.tests["count"]) == {"count", *LIMITS}
    filters = {word for words in VOCABULARY.counts.values() for word in words}
    assert filters == set(FILTERS)
    assert names(Count) == {"count", "per", "times", "plus", "most", *filters}


def test_every_kind_of_key_can_be_read() -> None:
    """A kind is a list of words, or one of a few shapes that the reader knows."""
    kinds = {kind.removesuffix("?") for keys in VOCABULARY.verbs.values() for kind in keys.values()}
    assert set(_READERS) - {"conds"} == kinds - set(KINDS)
    tested = {kind.removesuffix("?") for keys in VOCABULARY.tests.values() for kind in keys.values()}
    assert {"count", "int", "elements", "word", "conds"} == tested - set(KINDS)


def test_an_ability_has_the_keys_of_its_class() -> None:
    """An ability stands in the file without its name and its component, which are where it stands."""
    assert names(Ability) == {*OF_ABILITY, "name", "source"}


def test_triggers_and_events() -> None:
    """Every trigger says which fields its event carries; the reader knows the words of each field."""
    assert set(KINDS["trigger"]) == set(VOCABULARY.triggers)
    assert {field for fields in VOCABULARY.triggers.values() for field in fields} == set(KINDS["event_field"])
    assert set(FIELDS) == set(KINDS["event_field"])


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_used(verb: str) -> None:
    """Some component of the edition has a step with each verb."""
    assert any(isinstance(thing, VERBS[verb][0]) for thing in EVERYTHING)


@pytest.mark.parametrize("test", TESTS)
def test_every_test_is_used(test: str) -> None:
    """Some component of the edition has a condition with each test."""
    assert any(isinstance(thing, TESTS[test][0]) for thing in EVERYTHING)


def test_every_count_is_used() -> None:
    """Some component or ranking counts each thing that can be counted, and some component uses each filter."""
    ranked = {word for thing in EVERYTHING for word in getattr(thing, "ranking", ())}
    assert {count.count for count in COUNTS} | ranked == set(VOCABULARY.counts)
    for name in ("element", "card_type", "tile_type", "city", "side"):
        assert values(Count, name) - {""}, name


def test_every_trigger_is_used() -> None:
    """Some reaction of the edition has each trigger."""
    assert {ability.on for ability in ABILITIES} - {""} == set(VOCABULARY.triggers)


def test_every_timing_and_limit_is_used() -> None:
    """Some ability of the edition has each timing, and each limit."""
    assert {ability.timing for ability in ABILITIES} == set(KINDS["timing"])
    assert {ability.limit for ability in ABILITIES} - {""} == set(KINDS["limit"])


def test_every_stat_and_rule_is_used() -> None:
    """Some passive ability changes each stat, and switches on each rule."""
    assert values(effects.Modify, "stat") == set(KINDS["stat"])
    assert values(effects.Allow, "rule") == set(KINDS["rule"])


def test_every_field_of_events_is_tested() -> None:
    """Some reaction looks at each field of an event."""
    assert values(EventIs, "field") == set(KINDS["event_field"])


def test_words_that_name_components() -> None:
    """Places, Cities and Pillars of the language are those of the edition."""
    assert set(CITIES) == set(EDITION.cities)
    assert set(LOCATIONS) == set(EDITION.locations)
    assert set(KINDS["place"]) == {"city", *EDITION.cities, *EDITION.locations} - {"mortal_world"}
    assert set(KINDS["pillar"]) == set(EDITION.pillars)
    assert set(KINDS["row"]) == {conversion.row for conversion in EDITION.conversions.values()}
    assert set(KINDS["action"]) == {action.action for action in EDITION.actions.values()}


def test_every_family_has_a_table() -> None:
    """Each family of components has a table of the edition, and together they are all its components."""
    tables = [getattr(EDITION, name) for name, _ in FAMILIES.values()]
    assert len(EDITION.cards) == sum(map(len, tables))
    for table, (_, cls) in zip(tables, FAMILIES.values(), strict=True):
        assert table
        assert {cls} == {type(card) for card in table.values()}
        assert all(EDITION.cards[name] is card for name, card in table.items())
