"""Fill the generated parts of the pages: ``python docs/build.py`` writes them, ``--check`` says which ones are stale.

A generated part stands between two lines, ``<!-- rules: made by docs/build.py -->`` and ``<!-- end of rules -->``. The
page ``docs/NAME.md`` of the game NAME has a part ``rules``, and may have ``decisions`` and ``edition``. They are made
from its ledger, from its edition, and from the marks of the tests. The page ``docs/testing.md`` has a part ``laws``.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Any

from thesmos.core.game import Game
from thesmos.core.registry import known_games, load

DOCS = Path(__file__).resolve().parent
TESTS = DOCS.parent / "tests"
PART = re.compile(
    r"^(?P<head><!-- (?P<name>\w+): made by docs/build\.py -->\n)(?P<text>.*?)(?P<foot>^<!-- end of (?P=name) -->)$",
    re.MULTILINE | re.DOTALL,
)
Makers = Mapping[str, Callable[[], str]]
"""For each part of a page the function that makes its text."""


class PageError(Exception):
    """A page that is missing or lacks its markers."""


def marked_tests(tests: Path = TESTS) -> dict[str, list[tuple[str, str]]]:
    """Return for each rule the tests that are marked with it, as pairs of file and name, in the order of the files."""
    found: dict[str, list[tuple[str, str]]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        file = path.relative_to(tests).as_posix()
        for name, rule in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            tests_of_rule = found.setdefault(rule, [])
            if (file, name) not in tests_of_rule:
                tests_of_rule.append((file, name))
    return found


def _marks(node: ast.Module | ast.ClassDef, inside: str = "") -> Iterator[tuple[str, str]]:
    """Yield the name of each test with each rule that it, one of its cases or its class is marked with."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if not part.name.startswith(("test", "Test")):
                continue
            name = f"{inside}{part.name}"
            for decorator in part.decorator_list:
                yield from ((name, rule) for rule in _rules_in(decorator))
            if isinstance(part, ast.ClassDef):
                yield from _marks(part, f"{name}.")


def _rules_in(decorator: ast.expr) -> Iterator[str]:
    for call in ast.walk(decorator):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in {"pytest.mark.rule", "mark.rule"}:
            yield from (str(part.value) for part in call.args if isinstance(part, ast.Constant))


def rules_table(game: Game[Any, Any], tests: Mapping[str, Sequence[tuple[str, str]]]) -> str:
    """Return the table of a game's rules: what each says, its ruling, and the tests that show it."""
    rows = []
    for rule in game.ledger.rules.values():
        says = _linked(rule.says, game) + (f"<br>*Ruling:* {_linked(rule.ruling, game)}" if rule.ruling else "")
        shown = "<br>".join(_file_of_tests(file, names) for file, names in _by_file(tests.get(rule.id, ())))
        rows.append((_anchored(rule.id), says, shown or "no test"))
    return _table(("Rule", "What it says", "Shown by"), rows)


def _by_file(tests: Sequence[tuple[str, str]]) -> Iterator[tuple[str, list[str]]]:
    for file, found in groupby(tests, lambda test: test[0]):
        yield file, [name for _, name in found]


def _file_of_tests(file: str, names: Sequence[str]) -> str:
    return f"[`{file}`](../tests/{file}): " + ", ".join(f"`{name}`" for name in names)


def decisions_table(game: Game[Any, Any]) -> str:
    """Return the table of the decisions that a game asks for."""
    rows = []
    for question in game.ledger.questions.values():
        options = _linked(question.options, game)
        if question.asks:
            options += f"<br>*One by one:* {_linked(question.asks, game)}"
        rules = ", ".join(map(_link, question.rules))
        rows.append((_anchored(question.id), _plain(question.who), _plain(question.when), options, rules))
    return _table(("Decision", "Who is asked", "When", "What can be chosen", "Rules"), rows)


def edition_list(game: Game[Any, Any]) -> str:
    """Return what is printed and what is reconstructed in the edition that comes with a game."""
    edition = game.edition
    if edition is None:
        raise PageError(f"{game.name} has no edition")
    lists = {
        "Numbers that the rulebook states": edition.provenance.rulebook,
        "Numbers that are reconstructed": edition.provenance.reconstructed,
        "Facts about the components that the rulebook states": edition.card_provenance.rulebook,
        "Facts about the components that are reconstructed": edition.card_provenance.reconstructed,
    }
    lines = [f"- {what}: {_plain(', '.join(facts) or 'none')}." for what, facts in lists.items()]
    lines += [
        f"- Not in the rulebook: {_sentence(gap.what, game)} What it says of it: {_sentence(gap.constraint, game)}"
        + (f" *Ruling:* {_sentence(gap.ruling, game)}" if gap.ruling else "")
        + (f" *In the edition:* {_sentence(gap.filled_by.rpartition('/')[2], game)}" if gap.filled_by else "")
        for gap in game.ledger.gaps.values()
    ]
    return "\n".join(lines) + "\n"


def _sentence(text: str, game: Game[Any, Any]) -> str:
    return f"{_linked(text, game).rstrip('.')}."


def laws_table() -> str:
    """Return the table of the laws of the conformance suite, in the order of its report."""
    from thesmos.testing import check_game  # noqa: PLC0415 - needs an extra that the other parts don't
    from thesmos.testing.laws import GAME_LAWS  # noqa: PLC0415 - as above

    whole = {law.name for law in GAME_LAWS}
    game = load(known_games()[0])
    results = check_game(game, seats=game.seats[0], examples=1, processes=False).results
    listed = {result.law: result.claim for result in results if not result.law.startswith("invariants")}
    rows = [(f"`{law}`", _plain(claim), "whole games" if law in whole else "moments") for law, claim in listed.items()]
    rows.append(("`invariants`", "the laws that the game gives in its field `invariants`, each by its name", "moments"))
    return _table(("Law", "What must be true", "Looks at"), rows)


def _linked(text: str, game: Game[Any, Any]) -> str:
    """Return a text for a cell, in which each rule and decision that it names, in full or not, is a link."""
    known = {*game.ledger.rules, *game.ledger.questions}

    def linked(found: re.Match[str]) -> str:
        ids = (found[0], f"{game.ledger.game.upper()}-{found[0]}")
        return next((_link(name, found[0]) for name in ids if name in known), found[0])

    return re.sub(r"(?<![\w-])[A-Z][A-Z-]*-\d+\b", linked, _plain(text))


def _link(entry: str, shown: str = "") -> str:
    return f"[{shown or entry}](#{entry.lower()})"


def _anchored(entry: str) -> str:
    return f'<a id="{entry.lower()}"></a>{entry}'


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _plain(text: str) -> str:
    """Return a text for a table's cell, so that nothing in it is taken for markup."""
    return re.sub(r"([\\`*_\[\]<>|])", r"\\\1", " ".join(text.split()))


def filled(page: str, makers: Makers, needed: str, source: str) -> str:
    """Return a page with all of its generated parts made anew.

    Raises:
        PageError: it lacks the needed part, or has one that nobody makes.
    """
    names = [part["name"] for part in PART.finditer(page)]
    if needed not in names:
        raise PageError(f"{source}: the markers of the part {needed!r} are missing")
    for name in names:
        if name not in makers:
            raise PageError(f"{source}: unknown part {name!r}; known: {', '.join(makers)}")
    return PART.sub(lambda part: f"{part['head']}{makers[part['name']]()}{part['foot']}", page)


def pages() -> Iterator[tuple[Path, str, Makers]]:
    """Yield each page that has generated parts, with the part that it must have, and the makers."""
    tests = marked_tests()
    for name in known_games():
        if find_spec(f"thesmos.games.{name}") is None:
            continue  # a game of another package, which has pages of its own
        game = load(name)
        makers: Makers = {
            "rules": partial(rules_table, game, tests),
            "decisions": partial(decisions_table, game),
            "edition": partial(edition_list, game),
        }
        yield DOCS / f"{name}.md", "rules", makers
    if find_spec("hypothesis"):
        yield DOCS / "testing.md", "laws", {"laws": laws_table}
    else:
        sys.stderr.write("testing.md is left as it is: its laws can be listed only with the extra testing\n")


def refilled(path: Path, needed: str, makers: Makers) -> tuple[str, str]:
    """Return the text of a page as it is, and with all of its generated parts made anew.

    Raises:
        PageError: there is no such page, or it lacks its markers.
    """
    if not path.is_file():
        raise PageError(f"{path.name}: there is no such page; it needs the markers of the part {needed!r}")
    old = path.read_text(encoding="utf-8")
    return old, filled(old, makers, needed, path.name)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check all pages; return the exit code: 1 if a page is stale, 2 if one can't be filled."""
    parser = argparse.ArgumentParser(description="Fill the generated parts of the pages.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a page is stale")
    check: bool = parser.parse_args(arguments).check
    try:
        found = {path: refilled(path, needed, makers) for path, needed, makers in pages()}
    except PageError as problem:
        sys.stderr.write(f"error: {problem}\n")
        return 2
    stale = {path: new for path, (old, new) in found.items() if old != new}
    for path, new in stale.items():
        if check:
            sys.stderr.write(f"{path.name} is stale; run: python docs/build.py\n")
        else:
            path.write_text(new, encoding="utf-8", newline="\n")
            sys.stderr.write(f"{path.name} is written\n")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
