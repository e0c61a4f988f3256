"""The generated parts of the pages are what the builder makes of the ledgers, the laws and the tests."""

from __future__ import annotations

import importlib.util
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from docs.pages import TOP
from thesmos.core.registry import load
from thesmos.testing.laws import GAME_LAWS, MOMENT_LAWS, NEVER_RAISES


def _builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_build", TOP / "docs" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILD = _builder()
PAGE = "# A page\n\n<!-- rules: made by docs/build.py -->\nold\n<!-- end of rules -->\nthe rest\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the builder work on a page of its own."""
    page = tmp_path / "rixus.md"
    page.write_text(PAGE, encoding="utf-8")
    makers = {"rules": lambda: "new\n"}
    monkeypatch.setattr(BUILD, "pages", lambda: iter([(page, "rules", makers)]))
    return page


def test_no_page_is_stale(capsys: pytest.CaptureFixture[str]) -> None:
    """The pages are those that the builder would write now; if not, run `python docs/build.py`."""
    assert (0, "") == (BUILD.main(["--check"]), capsys.readouterr().err)


def test_check_writes_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A stale page is named, with what to do, and left as it is."""
    assert 1 == BUILD.main(["--check"])
    assert "rixus.md is stale; run: python docs/build.py" in capsys.readouterr().err
    assert PAGE == folder.read_text(encoding="utf-8")


def test_only_the_part_is_written(folder: Path) -> None:
    """Writing replaces what is between the markers and nothing else; a second time there is nothing to do."""
    assert 0 == BUILD.main([])
    assert PAGE.replace("old", "new") == folder.read_text(encoding="utf-8")
    assert 0 == BUILD.main(["--check"])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# A page\n", "the markers of the part 'rules' are missing"),
        (PAGE.replace("<!-- end of rules -->", ""), "the markers of the part 'rules' are missing"),
        (PAGE + PAGE.replace("rules", "cards"), "unknown part 'cards'; known: rules"),
        (None, "there is no such page"),
    ],
)
def test_a_page_without_its_markers_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], text: str | None, problem: str
) -> None:
    """A missing page, a missing marker and an unknown part are one line each, and exit code 2."""
    if text is None:
        folder.unlink()
    else:
        folder.write_text(text, encoding="utf-8")
    assert 2 == BUILD.main([])
    assert f"error: rixus.md: {problem}" in capsys.readouterr().err


def test_the_laws_are_left_alone_without_the_testing_kit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the extra `testing` is not installed the pages of the games are checked all the same, and it says so."""
    monkeypatch.setattr(BUILD, "find_spec", lambda name: None if name == "hypothesis" else find_spec(name))
    assert "testing.md" not in [path.name for path, _, _ in BUILD.pages()]
    assert "testing.md is left as it is" in capsys.readouterr().err


def test_only_games_of_this_library_have_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registered game of another package needs no page here."""
    monkeypatch.setattr(BUILD, "known_games", lambda: ("nerve", "rixus"))
    assert ["rixus.md", "testing.md"] == [path.name for path, _, _ in BUILD.pages()]


MARKED = """
import pytest
from pytest import mark

@pytest.mark.rule("A-1")
@pytest.mark.rule("A-2", "A-3")
def test_one(): pass

@mark.rule("A-1")
class TestTwo:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-4"))])
    def test_three(self, x): pass

@pytest.mark.rule("A-5")
def helper(): pass

@pytest.mark.other("A-6")
def test_four(): "pytest.mark.rule('A-7')"
"""


def test_marks_are_found(tmp_path: Path) -> None:
    """A rule is shown by each test function and class that is marked with it, and by those with marked cases."""
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_x.py").write_text(MARKED, encoding="utf-8")
    file = "deep/test_x.py"
    assert {
        "A-1": [(file, "test_one"), (file, "TestTwo")],
        "A-2": [(file, "test_one")],
        "A-3": [(file, "test_one")],
        "A-4": [(file, "TestTwo.test_three")],
    } == BUILD.marked_tests(tmp_path)


def test_nothing_in_a_cell_is_markup() -> None:
    """What a rule says can hold any character, and stays in its cell."""
    assert r"a \| b \*c\* \<d\> \[e\] \`f\`" == BUILD._plain("a | b *c*\n<d> [e] `f`")


def test_the_rules_table_has_every_rule() -> None:
    """Each rule has one row, with an anchor to link to, its ruling, and the tests that are marked with it."""
    game = load("rixus")
    table = BUILD.rules_table(game, {"RIXUS-WAR-09": [("a/test_b.py", "test_c"), ("a/test_b.py", "test_d")]})
    rows = table.splitlines()[2:]
    assert len(game.ledger.rules) == len(rows)
    row = next(row for row in rows if "RIXUS-WAR-09" in row)
    assert '<a id="rixus-war-09"></a>' in row
    assert "*Ruling:* Not covered" in row
    assert row.endswith("[`a/test_b.py`](../tests/a/test_b.py): `test_c`, `test_d` |")
    assert "no test" in rows[0]
    assert "only in the answer to a war ([RIXUS-WAR-04](#rixus-war-04))" in table


def test_short_names_are_links() -> None:
    """A rule or decision that a text names without the game's name is a link too; what is none stays as it is."""
    linked = BUILD._linked("WELL-08, (HYBRIS-DEC-17) and WELL-99 of ALL-4", load("hybris"))
    assert "[WELL-08](#hybris-well-08), ([HYBRIS-DEC-17](#hybris-dec-17)) and WELL-99 of ALL-4" == linked


def test_the_decisions_table_has_every_decision() -> None:
    """Each has one row, with an anchor to link to, and says which single questions it is asked as, if they differ."""
    game = load("hybris")
    rows = BUILD.decisions_table(game).splitlines()[2:]
    assert [decision.lower() for decision in game.ledger.questions] == [row.split('"')[1] for row in rows]
    row = next(row for row in rows if "HYBRIS-DEC-35" in row)
    assert "of the City<br>*One by one:* which stored tile; then which empty Technology space |" in row


def test_the_edition_list_says_what_fills_a_gap() -> None:
    """What the rulebook leaves out has the ruling, or the place in the edition that says it, by the file's name."""
    (line,) = (line for line in BUILD.edition_list(load("hybris")).splitlines() if "two of the six" in line)
    assert line.endswith("*In the edition:* pillars.toml: pillar-prescience and pillar-ascent, name.")


def test_the_laws_table_has_every_law() -> None:
    """Each law of the suite has one row with its claim, and says whether it looks at moments or at whole games."""
    table = BUILD.laws_table()
    rows = [(law.name, law.claim, "moments") for law in MOMENT_LAWS]
    rows += [(law.name, law.claim, "whole games") for law in GAME_LAWS]
    for name, claim, where in rows:
        assert f"| `{name}` | {BUILD._plain(claim)} | {where} |\n" in table
    assert f"| `{NEVER_RAISES}` |" in table
    assert len(MOMENT_LAWS) + len(GAME_LAWS) + 4 == len(table.splitlines())
