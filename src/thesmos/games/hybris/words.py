"""The words that an edition of Hybris may use."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from thesmos.core.data import read_toml
from thesmos.core.errors import EditionError
from thesmos.core.value import Table, Value, value

Words = tuple[str, ...]


@value
class Vocabulary(Value):
    """The closed lists of words that an edition may use; its file explains the kinds.

    Attributes:
        kinds: the words of each kind.
        verbs: of each verb its keys, and the kind of each; with "?" a key may be left out.
        tests: of each test of a condition its keys, likewise.
        counts: of each count the filters that it accepts.
        triggers: of each trigger the fields of its event.
    """

    kinds: Table[str, Words]
    verbs: Table[str, Table[str, str]]
    tests: Table[str, Table[str, str]]
    counts: Table[str, Words]
    triggers: Table[str, Words]


def load_vocabulary() -> Vocabulary:
    """Read the words that come with the library."""
    content = read_toml(files(__package__) / "data" / "vocabulary.toml", EditionError)
    verbs = {verb: {**keys, "who": "who?"} for verb, keys in content["verbs"].items()}
    return Vocabulary(
        kinds=_words(content["kinds"]),
        verbs=Table({verb: Table(keys) for verb, keys in verbs.items()}),
        tests=Table({test: Table(keys) for test, keys in content["tests"].items()}),
        counts=_words(content["counts"]),
        triggers=_words(content["triggers"]),
    )


def _words(lists: Mapping[str, list[str]]) -> Table[str, Words]:
    return Table({name: tuple(words) for name, words in lists.items()})


VOCABULARY = load_vocabulary()
KINDS = VOCABULARY.kinds
CITIES = tuple(word for word in KINDS["city_ref"] if word != "any")
MORTAL_WORLD = "mortal_world"
LOCATIONS = (*(word for word in KINDS["place"] if word not in {"city", *CITIES}), MORTAL_WORLD)
CHARACTERS = tuple(word for word in KINDS["character"] if word != "any")
GROUPS = ("alpha", "beta", "gamma")
MODES = ("normal", "duel")
SIDES = ("up", "down")
PARTS = ("upper", "lower")
RANKED = tuple(name for name, filters in VOCABULARY.counts.items() if "who" in filters)
"""What players can be ranked by: every count that is a player's."""
