"""Running the command in this process."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from thesmos.cli.app import app


def run(*args: str, typed: str = "", width: int = 80, terminal: bool = False) -> Result:
    """Run the command with its arguments and what is typed at it; its output may be taken for a terminal."""
    env = {"COLUMNS": str(width), "NO_COLOR": "1", "FORCE_COLOR": "1" if terminal else None}
    return CliRunner().invoke(app, list(args), input=typed, env=env)


def succeed(*args: str, typed: str = "", width: int = 80, terminal: bool = False) -> str:
    """Run the command, see that it is content, and return what it wrote: readable text, and no complaint."""
    result = run(*args, typed=typed, width=width, terminal=terminal)
    assert (result.exit_code, result.stderr) == (0, ""), result.stderr
    assert all(part.isprintable() or part == "\n" for part in result.stdout)
    return result.stdout


def complain(*args: str, typed: str = "") -> str:
    """Run the command, see that it refuses its input in one line and writes nothing else, and return that line."""
    result = run(*args, typed=typed)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.startswith("error: ")
    assert result.stderr.endswith("\n")
    assert len(result.stderr.splitlines()) == 1
    assert len(result.stderr) < 1100
    return result.stderr.removeprefix("error: ").rstrip("\n")
