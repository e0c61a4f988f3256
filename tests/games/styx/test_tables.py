from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest

from games.styx.table import CARDS, EDITION
from thesmos.core.agenda import Decision
from thesmos.games.styx.abilities import MAY_HAVE, MUSTER_ORDER, NEEDS, SUMMON_ORDER, TIMINGS
from thesmos.games.styx.effect_refusals import CLAUSES
from thesmos.games.styx.effects import EFFECTS
from thesmos.games.styx.entries import Entry
from thesmos.games.styx.game import GAME
from thesmos.games.styx.legal import CHOICES
from thesmos.games.styx.notation import WRITERS
from thesmos.games.styx.reduce import ACTIONS
from thesmos.games.styx.victory import CONDITIONS, RULE_OF

ABILITIES: list[dict[str, Any]] = tomllib.loads(Path(EDITION.source).read_text(encoding="utf-8"))["ability"]


def timed(timing: str) -> list[str]:
    """Return the abilities of the edition with a timing, in the order in which they are used."""
    found = sorted((ability for ability in ABILITIES if ability["timing"] == timing), key=lambda one: one["order"])
    return [ability["id"] for ability in found]


def test_every_ability_that_asks_somebody_has_an_effect() -> None:
    """The effects are exactly those of the abilities that are used when a card was Mustered, and of summons."""
    assert {*timed("muster"), *timed("summon")} == set(EFFECTS)


def test_every_effect_says_why_not() -> None:
    """Each effect has clauses that forbid, which name a rule of the ledger."""
    assert set(EFFECTS) == set(CLAUSES)
    assert set() == {rule for rule, *_ in CLAUSES.values()} - set(GAME.ledger.rules)


@pytest.mark.rule("STYX-EFFECT-01")
def test_the_fixed_order_is_that_of_the_edition() -> None:
    """The Muster effects come in the order that the edition gives them, and each has its place."""
    assert tuple(timed("muster")) == MUSTER_ORDER


def test_every_summons_has_its_place() -> None:
    """Each kind of cards that some card summons has a place in the order of summons."""
    assert {card.params.targets for card in CARDS.values() if card.ability == "summon"} == set(SUMMON_ORDER)


def test_every_decision_has_its_choices() -> None:
    """There is a way to find what is legal for exactly the decisions that can stand on the agenda."""
    assert {entry for entry in get_args(Entry) if issubclass(entry, Decision)} == set(CHOICES)


def test_every_action_can_be_written() -> None:
    """The text forms are those of exactly the actions that have a reducer."""
    assert set(ACTIONS) == set(WRITERS)


def test_every_condition_has_its_rule() -> None:
    """What can end a game is told to statistics, and each has a rule of the ledger."""
    assert set(GAME.statistics.conditions) == set(RULE_OF)
    assert set(CONDITIONS) < set(RULE_OF)
    assert set() == set(RULE_OF.values()) - set(GAME.ledger.rules)


def test_every_ability_of_the_edition_is_known() -> None:
    """The abilities of the file and of the rules are the same, and what they need or may have names them."""
    assert {ability["id"]: ability["timing"] for ability in ABILITIES} == dict(TIMINGS)
    assert {*NEEDS, *MAY_HAVE} < set(TIMINGS)
