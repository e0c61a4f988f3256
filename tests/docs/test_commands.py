"""Every `thesmos` command that the pages name can be given as they say."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from docs.pages import PAGES, TOP, blocks, prose
from thesmos.cli.app import app
from thesmos.core.registry import load

TYPED = re.compile(r"`(thesmos(?: [^`]+)?)`")
GAMES_OF_THE_PAGES = {"nerve"}


def commands(page: Path) -> Iterator[str]:
    """Yield each `thesmos` command in the blocks and in the text of a page."""
    for block in blocks(page, "console"):
        for line in block.text.splitlines():
            yield from (part.strip() for part in line.split("&&") if part.strip().startswith("thesmos"))
    yield from (" ".join(command.split()) for command in TYPED.findall(prose(page)))


def parse(command: str) -> dict[str, Any]:
    """Return the arguments and options of a command, read by the command line itself; none if it stands there alone.

    Raises:
        AssertionError: there is no such command, or it is not used like that.
    """
    words = shlex.split(command)[1:]
    if not words:
        return {}
    group: Any = typer.main.get_command(app)
    assert words[0] in group.commands, f"{command}: no such command"
    if len(words) == 1:
        return {}
    try:
        context = group.commands[words[0]].make_context(words[0], words[1:])
    except Exception as problem:
        raise AssertionError(f"{command}: {problem}") from problem
    found: dict[str, Any] = context.params
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_a_page_exist(page: Path) -> None:
    """Each has a name and options that the command line has, and a game that exists."""
    for command in commands(page):
        game = parse(command).get("game")
        if game is not None and game not in GAMES_OF_THE_PAGES:
            load(game)


def test_commands_are_found() -> None:
    """The finder finds the commands of blocks and of the text; the README names all that there are."""
    found = {command.split()[1] for command in commands(TOP / "README.md") if " " in command}
    group: Any = typer.main.get_command(app)
    assert set(group.commands) == found
    assert "thesmos simulate rixus --seats 3 --games 200" in set(commands(TOP / "README.md"))


@pytest.mark.parametrize(
    "wrong",
    [
        "thesmos fight rixus",
        "thesmos simulate rixus --speed 9",
        "thesmos perft rixus --depth deep",
        "thesmos replay --show",
    ],
)
def test_a_wrong_command_is_found(wrong: str) -> None:
    """A command, an option, a value or a missing argument that the command line would refuse is found."""
    with pytest.raises(AssertionError):
        parse(wrong)
