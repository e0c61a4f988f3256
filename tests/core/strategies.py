"""What Hypothesis draws for the tests of the core and the toolkit."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from pyrsistent import pmap, pvector

from core.samples import Box, Suit
from thesmos.core.event import Event
from thesmos.core.ids import RuleId, Seat
from thesmos.core.rng import Seed
from thesmos.core.value import Table
from thesmos.games.rixus.game import GAME
from thesmos.testing import matches, states

SHORT_TEXTS = st.text(max_size=3)
RANDOM = st.randoms(use_true_random=False)

# chance
SEEDS: st.SearchStrategy[Seed] = st.one_of(st.integers(), st.text(max_size=20), st.binary(max_size=20))
LABELS = st.text(min_size=1, max_size=60).filter(lambda label: len(label.encode()) < 256)
BOUNDS = st.one_of(st.integers(1, 60), st.integers(1, 2**64))

# seats and events
SEATS = st.integers(0, 5).map(Seat)
TABLES = st.integers(1, 12).flatmap(lambda seats: st.tuples(st.just(seats), st.integers(0, seats - 1).map(Seat)))
EVENTS = st.builds(
    Event,
    st.just("drew"),
    st.just(RuleId("TOY-01")),
    SEATS,
    st.sampled_from(["", "imp", "ogre"]),
    st.integers(0, 9),
    st.none() | SEATS,
    st.none() | st.lists(SEATS, unique=True, max_size=6).map(tuple),
)

# cards
CARD = st.sampled_from(["imp", "ogre", "wyrm", "old-map"])
CARDS = st.lists(CARD, max_size=15).map(tuple)

# values
FIELD_NAMES = st.sampled_from(["coins", "tables", "gems", "owner", "note"])
CHANGES: st.SearchStrategy[list[tuple[str, Any]]] = st.lists(st.tuples(FIELD_NAMES, st.integers(0, 9)), max_size=12)
RANKS = st.dictionaries(SHORT_TEXTS, st.integers(), max_size=6)
BOXES = st.builds(
    Box,
    plain=st.integers() | SHORT_TEXTS | st.none(),
    names=st.frozensets(SHORT_TEXTS, max_size=4),
    ranks=RANKS.map(Table),
    slots=st.dictionaries(SHORT_TEXTS, st.lists(st.integers(), max_size=2).map(tuple), max_size=4).map(pmap),
    row=st.lists(st.integers(), max_size=4).map(pvector),
    maybe=st.none() | st.integers(),
    suit=st.sampled_from(Suit),
)

# rixus
MATCHES = matches(GAME, most_actions=60)
STATES = states(GAME, most_actions=60)
ACTION_TEXTS = st.sampled_from(GAME.notation.texts)
BLANKS = st.sampled_from([" ", "  ", "\t", "\n ", "\u00a0"])

# texts of records
CHARACTERS = st.sampled_from('{}[]",:\\ \n0123456789-+.eEtfnul') | st.characters()
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
THINGS = st.one_of(st.text(), st.binary(), st.integers(), st.lists(st.integers()))
