"""Fill the generated parts of the pages: ``python docs/build.py`` writes them, ``--check`` tells if they are stale.

Rule tables come from the ledgers and from the marks of the tests, the list of laws from the conformance suite.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from thesmos.core.registry import known_games, load

DOCS = Path(__file__).parent
TESTS = DOCS.parent / "tests"


def marks() -> dict[str, list[str]]:
    """Return for each rule id the tests that are marked with it."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for name, rule in _marked(ast.parse(path.read_text())):
            place = f"`{path.relative_to(TESTS)}`: {name}"
            if place not in found.setdefault(rule, []):
                found[rule].append(place)
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield node.name, argument.value


def rules_table(game: str) -> str:
    """Return the table of a game's rules, with rulings and tests."""
    tests = marks()
    lines = ["| rule | what it says | shown by |", "|---|---|---|"]
    for rule in load(game).ledger.rules.values():
        says = f"{rule.says} *Ruling:* {rule.ruling}" if rule.ruling else rule.says
        lines.append(f"| {rule.id} | {_cell(says)} | {_cell('<br>'.join(tests.get(rule.id, ['none'])))} |")
    return "\n".join(lines)


def laws_table() -> str:
    """Return the table of the laws of the conformance suite."""
    from thesmos.testing import laws  # noqa: PLC0415 - needs an extra that the rules tables don't

    lines = ["| law | what must be true |", "|---|---|"]
    lines += [f"| {law.name} | {law.claim} |" for law in laws.MOMENT_LAWS]
    lines += [f"| {law.name} | {law.claim} |" for law in laws.GAME_LAWS]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def filled(text: str, name: str, content: str) -> str:
    """Return a page with the part between its markers exchanged."""
    pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    return pattern.sub(lambda match: f"{match[1]}{content}\n{match[2]}", text)


def main() -> int:
    """Write or check all pages; return the exit code."""
    pages = {DOCS / f"{game}.md": ("rules", rules_table(game)) for game in known_games()}
    pages[DOCS / "testing.md"] = ("laws", laws_table())
    stale = [
        path for path, (name, content) in pages.items() if filled(path.read_text(), name, content) != path.read_text()
    ]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.name} is stale: run python docs/build.py", file=sys.stderr)
        return 1 if stale else 0
    for path, (name, content) in pages.items():
        path.write_text(filled(path.read_text(), name, content))
    return 0


if __name__ == "__main__":
    sys.exit(main())
