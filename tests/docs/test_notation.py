"""What the pages of the games say that can be typed is an action."""

from __future__ import annotations

import re

import pytest

from docs.pages import TOP, prose
from thesmos.core.registry import load


@pytest.mark.parametrize("name", ["hybris", "rixus", "styx"])
def test_the_actions_of_a_page_exist(name: str) -> None:
    """Each notation in the tables about actions is that of an action, and every kind of action is among them."""
    game = load(name)
    section = prose(TOP / "docs" / f"{name}.md").partition("\n### Actions\n")[2].partition("\n### ")[0]
    rows = [line.partition(" | ")[0] for line in section.splitlines() if line.startswith("| `")]
    told = {type(game.notation.parse(text)) for row in rows for text in re.findall(r"`([^`]+)`", row)}
    assert {type(action) for action in game.notation.actions} == told
