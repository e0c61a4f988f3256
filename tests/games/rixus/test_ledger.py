from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import get_args

import pytest

from thesmos.core.agenda import Step
from thesmos.core.registry import known_games, load
from thesmos.games.rixus import effects, legal, refusals
from thesmos.games.rixus.cards import ABILITIES, load_rixus_edition
from thesmos.games.rixus.game import GAME
from thesmos.games.rixus.rules import rules_of

TESTS = Path(__file__).parents[2]
GAMES = [name for name in known_games() if find_spec(f"thesmos.games.{name}")]
"""The games of this library; those of other packages have tests of their own."""
NOT_PLAYED = {"hybris": ("HYBRIS-DUEL-", "HYBRIS-VARIANT-")}
"""Rules of modes and variants that a game does not have yet."""


def marked_rules(tree: ast.Module) -> Iterator[str]:
    """Yield the rules that the tests of a module are marked with, by decorators of test functions and classes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.startswith(("test", "Test")):
            for decorator in node.decorator_list:
                yield from _rules_in(decorator)


def _rules_in(decorator: ast.expr) -> Iterator[str]:
    for call in ast.walk(decorator):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("pytest.mark.rule", "mark.rule"):
            for argument in call.args:
                assert isinstance(argument, ast.Constant), f"line {call.lineno}: a rule mark takes the id itself"
                yield str(argument.value)


@cache
def rules_with_tests() -> dict[str, list[str]]:
    """Return for each rule that any test of the project is marked with, the files of these tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule in marked_rules(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(rule, []).append(str(path.relative_to(TESTS)))
    return found


def module(game: str, name: str) -> ModuleType:
    """Return one of the modules that every game has."""
    return importlib.import_module(f"thesmos.games.{game}.{name}")


def test_marks_are_found_on_functions_classes_and_parameters() -> None:
    """The search finds every form of the mark, and nothing that is not on a test."""
    text = """
@pytest.mark.rule("A-1")
@pytest.mark.rule("A-2", "A-3")
def test_one(): pass
@mark.rule("B-1")
class TestTwo:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("B-2"))])
    def test_three(self, x): pass
@pytest.mark.rule("C-1")
def helper(): pass
@pytest.mark.other("C-2")
def test_four(): "pytest.mark.rule('C-3')"
"""
    assert ["A-1", "A-2", "A-3", "B-1", "B-2"] == sorted(marked_rules(ast.parse(text)))


def test_a_mark_must_name_its_rule_in_place() -> None:
    """A mark whose rule is computed can't be checked, so it is refused."""
    with pytest.raises(AssertionError, match="line 1"):
        list(marked_rules(ast.parse("@pytest.mark.rule(RULE)\ndef test_one(): pass")))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    """Each rule of the ledger is shown by at least one test, but for those of modes that can't be played yet."""
    rules = load(game).ledger.rules
    missing = set(rules) - set(rules_with_tests())
    assert [] == sorted(rule for rule in missing if not rule.startswith(NOT_PLAYED.get(game, ())))
    assert all(rules[rule].kind == "variant" for rule in missing)


def test_no_test_names_an_unknown_rule() -> None:
    """Each rule that a test is marked with is in the ledger of a game."""
    known = {rule for game in known_games() for rule in load(game).ledger.rules}
    assert {} == {rule: where for rule, where in rules_with_tests().items() if rule not in known}


@pytest.mark.parametrize("game", GAMES)
def test_code_has_names_only_for_rules_of_the_ledger(game: str) -> None:
    """Each rule for which the game's code has a name is in its ledger."""
    names = {name: rule for name, rule in vars(module(game, "ids")).items() if name.isupper()}
    assert names
    assert {} == {name: rule for name, rule in names.items() if rule not in load(game).ledger.rules}


@pytest.mark.parametrize("game", GAMES)
def test_texts_of_the_code_name_only_rules_of_the_ledger(game: str) -> None:
    """Each rule id that is spelled out in the game's modules, docstrings too, is in the ledger."""
    folder = Path(str(module(game, "ids").__file__)).parent
    pattern = re.compile(rf"\b{game.upper()}-[A-Z]+-[0-9]+\b")
    named = {rule for path in folder.rglob("*.py") for rule in pattern.findall(path.read_text(encoding="utf-8"))}
    assert named
    assert set() == named - set(load(game).ledger.rules)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_one_reducer(game: str) -> None:
    """The reducers of actions are exactly those of the game's action classes."""
    assert set(get_args(module(game, "actions").Action)) == set(module(game, "reduce").ACTIONS)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_one_reducer(game: str) -> None:
    """The reducers of steps are exactly those of the steps that can stand on the agenda."""
    entries = get_args(module(game, "state").Entry)
    assert {entry for entry in entries if issubclass(entry, Step)} == set(module(game, "reduce").STEPS)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_cites_a_rule_of_the_ledger(game: str) -> None:
    """Each event of a number of random matches, with every number of seats, follows a rule of the ledger."""
    rules = load(game)
    for seats, seed in product(rules.seats, range(4)):
        random, state = Random(seed), rules.start(seats, seed)
        cited = {event.rule for event in state.events}
        while actions := rules.legal_actions(state):
            state = rules.reduce(state, random.choice(actions))
            assert state.events, "every action is told of"
            cited.update(event.rule for event in state.events)
        assert set() == cited - set(rules.ledger.rules)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_ends_by_a_condition_that_it_names(game: str) -> None:
    """The outcome of each of a number of random matches is by conditions that statistics know of, and by a rule."""
    rules = load(game)
    for seats, seed in product(rules.seats, range(4)):
        random, state = Random(seed), rules.start(seats, seed)
        while actions := rules.legal_actions(state):
            state = rules.reduce(state, random.choice(actions))
        outcome = rules.outcome(state)
        assert outcome is not None
        assert set() == set(outcome.condition.split("+")) - set(rules.statistics.conditions)
        assert outcome.rule in rules.ledger.rules


WORDS = {card.word for card in load_rixus_edition().cards.values() if card.kind != "monster"}


def test_the_edition_uses_every_ability() -> None:
    """What cards can do is exactly: to be a hero or a journey, or one of the abilities."""
    assert {"hero", "journey", *ABILITIES} == WORDS


def test_every_card_that_can_be_played_has_an_effect() -> None:
    """There is an effect for each thing that a card does, but for surrender, which is no action of a turn."""
    assert WORDS - {"surrender"} == set(effects.EFFECTS)


def test_every_card_has_a_clause_for_its_target() -> None:
    """There is a reason of refusal for each thing that a card does, with the rule that names it."""
    assert set(WORDS) == set(refusals.CLAUSES)
    assert {rule for rule, _ in refusals.CLAUSES.values()} <= set(GAME.ledger.rules)


def test_every_ability_that_needs_a_target_has_a_way_to_find_it() -> None:
    """Legal plays are looked for exactly for what does not act on the own heroes, or on nothing."""
    simple = {"hero", "journey", "draw", "strengthen", "surrender"}
    assert WORDS - simple == set(legal.TARGETS)
    moves = rules_of(load_rixus_edition()).moves.values()
    assert WORDS - simple == {move.word for move in moves if move.look or move.seats or move.foes or move.picks}
