"""What a person types in a game, read into what it asks for."""

from __future__ import annotations

from typing import Any

from thesmos.cli.menu import Menu
from thesmos.core.errors import InvalidActionError
from thesmos.core.value import Value, value

HELP = """\
NUMBER or ACTION   choose an action by its number in the list or its text
AMOUNT or LETTER   where the list asks for an amount (#), a number is one:
                   6 means bid 6; what else is in the list has a letter
why ACTION         which rules forbid an action
undo               take back to your previous decision
board              the board and the list of actions again
save FILE          write the record so far
help               this text
quit               leave the game"""


@value
class Choose(Value):
    """Choose an action, legal or not."""

    action: Any


@value
class Why(Value):
    """Say what forbids an action."""

    action: Any


@value
class Save(Value):
    """Write the record to a file."""

    path: str


@value
class Undo(Value):
    """Take back to the own previous decision."""


@value
class Board(Value):
    """Show the board and what is possible again."""


@value
class Help(Value):
    """Say what can be typed."""


@value
class Quit(Value):
    """Leave the game."""


@value
class Wrong(Value):
    """Say what is wrong with the line."""

    message: str


Request = Choose | Why | Save | Undo | Board | Help | Quit | Wrong


def read_line(line: str, menu: Menu) -> Request:
    """Return what a line asks for: first of all an action, so that a game's words come before ours."""
    text = line.strip()
    try:
        return Choose(menu.read(text))
    except InvalidActionError as problem:
        message = str(problem)
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    match word.lower(), rest:
        case ("help" | "?", "") | ("", _):
            return Help()
        case "undo", "":
            return Undo()
        case "board", "":
            return Board()
        case "quit" | "exit" | "q", "":
            return Quit()
        case "save", _:
            return Save(rest) if rest else Wrong("save needs the name of a file")
        case "why", _:
            return _why(rest, menu)
    return Wrong(f"{message}; or type help")


def _why(text: str, menu: Menu) -> Request:
    if not text:
        return Wrong("why needs an action, such as: why " + menu.notation.format(menu.legal[0]))
    try:
        return Why(menu.read(text))
    except InvalidActionError as problem:
        return Wrong(str(problem))
