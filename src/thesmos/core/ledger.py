"""The ledger: the numbered rules of a game, with their rulings."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from thesmos.core.data import build, read_toml, require_mapping
from thesmos.core.errors import LedgerError, UnknownNameError, plain, shorten
from thesmos.core.ids import RuleId
from thesmos.core.value import Table, Value, field, value

_TABLES = {"meta", "rule", "decision", "gap", "example"}
"""What a ledger file may hold; examples are for those who write tests."""


@value
class Rule(Value):
    """One rule, in our words.

    Attributes:
        id: such as ``RIXUS-WAR-04``.
        section: of the rulebook.
        kind: setup, choice, resolution, ...
        says: what it says.
        ruling: which reading is implemented and why, where the rulebook leaves it open; else "".
    """

    id: str
    section: str
    kind: str
    says: str
    ruling: str = ""


@value
class Question(Value):
    """A decision that the rules ask of a seat: the rule text behind a decision class."""

    id: str
    who: str
    when: str
    options: str
    hidden_from: str
    optional: bool
    rules: tuple[str, ...]
    asks: str = ""


@value
class Gap(Value):
    """Something that the rulebook does not print, with what it does constrain.

    Attributes:
        id: such as ``HYBRIS-GAP-03``.
        what: what is not printed.
        constraint: what is known of it.
        rules: the rules that need it.
        ruling: what is done instead; "" if an edition says it.
        filled_by: the place in the edition that says it; "" for none.
    """

    id: str
    what: str
    constraint: str
    rules: tuple[str, ...]
    ruling: str = ""
    filled_by: str = ""


E = TypeVar("E", Rule, Question, Gap)


@value
class Ledger(Value):
    """The rules of a game by id, in their order."""

    game: str
    title: str
    rules: Table[str, Rule] = field(repr=False)
    questions: Table[str, Question] = field(factory=Table, repr=False)
    gaps: Table[str, Gap] = field(factory=Table, repr=False)

    def __getitem__(self, rule: str) -> Rule:
        """Return a rule.

        Raises:
            UnknownNameError: the ledger has no such rule.
        """
        try:
            return self.rules[rule]
        except KeyError:
            raise UnknownNameError("rule", rule, self.rules) from None

    def id(self, rule: str) -> RuleId:
        """Return the id of a rule that the ledger has, for code that cites it.

        Raises:
            UnknownNameError: the ledger has no such rule.
        """
        return RuleId(self[rule].id)

    @staticmethod
    def load(path: str | Path | Traversable) -> Ledger:
        """Read a ledger from its TOML file.

        Raises:
            LedgerError: it can't be read, or an entry is not well formed.
        """
        source, content = str(path), read_toml(path, LedgerError)
        unknown = sorted(set(content) - _TABLES)
        if unknown:
            raise LedgerError(source, plain(unknown[0]), f"unknown; expected {', '.join(sorted(_TABLES))}")
        meta = require_mapping(content.get("meta"), source, "meta", LedgerError)
        game = meta.get("game")
        title = meta.get("title", str(game).title())
        if not isinstance(game, str) or not isinstance(title, str):
            raise LedgerError(source, "meta", "the field 'game' is missing or not a text, or 'title' is not one")
        rules = _entries(content, "rule", Rule, source)
        questions: Table[str, Question] = _entries(content, "decision", Question, source)
        gaps: Table[str, Gap] = _entries(content, "gap", Gap, source)
        cited: list[tuple[str, Question | Gap]] = [("decision", entry) for entry in questions.values()]
        cited += [("gap", entry) for entry in gaps.values()]
        for key, entry in cited:
            for rule in entry.rules:
                if rule not in rules:
                    where = f"{key} {shorten(entry.id)} rules"
                    raise LedgerError(source, where, f"cites an unknown rule {shorten(rule)}")
        return Ledger(game, title, rules, questions, gaps)


def _entries(content: dict[str, Any], key: str, cls: type[E], source: str) -> Table[str, E]:
    found: dict[str, E] = {}
    listed = content.get(key, [])
    if not isinstance(listed, list):
        raise LedgerError(source, key, "expected a list of tables")
    for number, raw in enumerate(listed, 1):
        name = raw.get("id") if isinstance(raw, dict) else None
        where = f"{key} {shorten(name)}" if name else f"{key} number {number}"
        entry = build(cls, raw, source, where, LedgerError)
        if entry.id in found:
            raise LedgerError(source, where, "the id is used twice")
        found[entry.id] = entry
    return Table(found)
