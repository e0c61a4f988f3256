"""Every Python block of the README and the docs runs, and the pages are up to date."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from thesmos.testing import check_game

TOP = Path(__file__).parents[2]
PAGES = [TOP / "README.md", *sorted((TOP / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
NOT_APPLICABLE = {"bots-are-blind", "digest-follows-content", "hash-seed", "invariants", "sets-up-every-card"}
COMMAND = re.compile(r"thesmos (simulate|play|replay|rules|cards|perft)\b")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_blocks_of_a_page_run(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python blocks of a page run in order in one namespace."""
    monkeypatch.chdir(TOP)
    monkeypatch.setattr(sys, "path", list(sys.path))
    namespace: dict[str, object] = {"__name__": path.stem}
    for block in BLOCK.findall(path.read_text()):
        exec(compile(block, str(path), "exec"), namespace)


def test_there_are_blocks() -> None:
    """The finder finds blocks in the README and in most pages."""
    assert len(BLOCK.findall((TOP / "README.md").read_text())) >= 4
    assert sum(bool(BLOCK.findall(path.read_text())) for path in PAGES) >= 6


def test_the_first_example_has_ten_lines_at_most() -> None:
    """The first block of the README is short."""
    assert len(BLOCK.findall((TOP / "README.md").read_text())[0].splitlines()) <= 10


def test_links_lead_somewhere() -> None:
    """Each relative link of a page names a file that exists."""
    for path in PAGES:
        for target in re.findall(r"\]\(([^)#]+)\)", path.read_text()):
            assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_the_generated_parts_are_up_to_date() -> None:
    """The tables of rules and laws are those that the builder would write now."""
    done = subprocess.run(
        [sys.executable, str(TOP / "docs" / "build.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert (0, "") == (done.returncode, done.stderr)


def test_the_example_game_is_short_and_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example has under 100 lines and passes the conformance suite, with every law visited that can be."""
    assert len((TOP / "examples" / "nerve.py").read_text().splitlines()) < 100
    monkeypatch.syspath_prepend(TOP / "examples")
    report = check_game(importlib.import_module("nerve").GAME, examples=4)
    report.raise_if_broken()
    assert set(report.unvisited) <= NOT_APPLICABLE


def test_commands_that_pages_name_exist() -> None:
    """Each `thesmos` command of the README is one of the command line."""
    done = subprocess.run([sys.executable, "-m", "thesmos", "--help"], capture_output=True, text=True, check=True)
    for command in set(COMMAND.findall((TOP / "README.md").read_text())):
        assert command in done.stdout
