"""The example game is short, sound, and quoted as it is."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from textwrap import indent

import pytest
from examples.nerve import GAME, Bet, State

import thesmos
from docs.pages import PAGES, TOP, blocks
from thesmos.bots.random_bot import RandomBot
from thesmos.core.registry import known_games
from thesmos.testing import check_game

EXAMPLE = TOP / "examples" / "nerve.py"
NOT_APPLICABLE = {"digest-follows-content", "invariants", "sets-up-every-card"}
"""Laws that have nothing to look at: the game has no edition and no laws of its own."""


def played(hands: str, actions: str) -> thesmos.Match[State, Bet]:
    """Return a match of as many seats as there are hands, with these cards in them, after these actions."""
    cards = tuple(f"card-{number}" for number in hands.split())
    match = thesmos.new_match(GAME, seats=len(cards), seed=0)
    match = match.replace(start=match.start.replace(hands=cards))
    for action in actions.split(", "):
        match = match.apply(action)
    return match


def test_it_has_under_100_lines() -> None:
    """The whole file, blank lines and all, is shorter than 100 lines."""
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 100


def test_it_conforms() -> None:
    """Every law holds at every number of seats, and all but those that can't apply were visited at each of them."""
    report = check_game(GAME, examples=10, bots=[RandomBot()], processes=False)
    report.raise_if_broken()
    assert NOT_APPLICABLE | {"hash-seed"} == set(report.unvisited) == {law for law, _ in report.gaps}
    assert () == report.untaken


def test_it_plays_the_same_in_other_processes() -> None:
    """The example can be sent to other processes, and nothing in it depends on the order of hashes."""
    report = check_game(GAME, seats=4, examples=1)
    assert report["hash-seed"].visits
    report.raise_if_broken()


@pytest.mark.parametrize(
    ("hands", "actions", "gains"),
    [
        ("7 1", "bet 1, bet 3", (4, -4)),
        ("7 1", "fold, bet 3", (-1, 1)),
        ("7 1", "bet 3, fold", (1, -1)),
        ("2 5 3", "fold, fold, fold", (-1, 2, -1)),
        ("2 5 3", "bet 1, fold, bet 2", (-2, -1, 3)),
        ("6 2 4 1", "bet 1, bet 1, bet 2, fold", (6, -2, -3, -1)),
    ],
)
def test_the_highest_that_did_not_fold_takes_all(hands: str, actions: str, gains: tuple[int, ...]) -> None:
    """Everybody pays one coin and the own bet; the highest card that did not fold, or else of all, takes them."""
    outcome = played(hands, actions).outcome
    assert outcome is not None
    assert gains == outcome.scores


def test_a_bet_is_no_lower_than_any_before() -> None:
    """After a bet of 2 only a fold, 2 and 3 are possible, also when somebody folded in between."""
    match = played("1 2 3 4", "bet 2, fold")
    assert ["fold", "bet 2", "bet 3"] == [GAME.notation.format(action) for action in match.legal_actions]
    assert ["NERVE-2"] == [refusal.rule for refusal in match.why_not("bet 1")]


def test_only_the_end_shows_the_cards() -> None:
    """A seat sees its own card alone, until all have chosen."""
    match = played("1 2 3", "bet 1, fold")
    assert ("?", "card-2", "?") == match.observe(1).hands
    assert ("card-1", "card-2", "card-3") == match.apply("fold").observe(1).hands


def _close(text: str) -> str:
    """Return a text without blank lines."""
    return "".join(line for line in text.splitlines(keepends=True) if line.strip())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_quotes_are_true(page: Path) -> None:
    """What a page quotes stands in the example, line by line, blank ones aside; methods stand there deeper."""
    code = _close(EXAMPLE.read_text(encoding="utf-8"))
    for block in blocks(page, "py"):
        quote = _close(block.text)
        found = f"\n{quote}" in code or f"\n{indent(quote, '    ')}" in code
        assert found, f"{page.name} line {block.line} quotes what is not in {EXAMPLE.name}"


def test_the_page_quotes_all_of_it() -> None:
    """The page about the example quotes everything but imports and the list of cards, so that nothing is left out."""
    quotes = blocks(TOP / "docs" / "add-a-game.md", "py")
    quoted = {line.strip() for block in quotes for line in block.text.splitlines()}
    code = [line.strip() for line in EXAMPLE.read_text(encoding="utf-8").splitlines()]
    allowed = ('"""', "from ", "CARDS", '"NERVE-', "}")
    assert [] == [line for line in code if line and line not in quoted and not line.startswith(allowed)]


def test_it_is_found_as_the_page_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With the entry point of the page, an installed package brings the game to `load`."""
    (block,) = blocks(TOP / "docs" / "add-a-game.md", "toml")
    project = tomllib.loads(block.text)["project"]
    entries = "".join(f"{name} = {where}\n" for name, where in project["entry-points"]["thesmos.games"].items())
    info = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(f"[thesmos.games]\n{entries}", encoding="utf-8")
    (tmp_path / "nerve.py").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "nerve", sys)  # so that what is there now is gone again after the test
    del sys.modules["nerve"]
    assert "nerve" in known_games()
    match = thesmos.new_match("nerve", seats=2, seed=1).apply("fold")
    assert match == thesmos.Match.from_json(match.to_json())
