"""What goes wrong, said in one line, with its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from thesmos.cli.output import clean
from thesmos.core.errors import ThesmosError

OK, CLOSED, BAD, INTERRUPTED = 0, 1, 2, 130
_LONGEST = 1000


class OneLineGroup(TyperGroup):
    """The commands; bad input gets one line on standard error and exit code 2, never a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; in standalone mode, exit with its code."""
        run = super().main
        code = guarded(lambda: run(args, prog_name, complete_var, False, windows_expand_args, **extra))
        if standalone_mode:
            sys.exit(code)
        return code


def guarded(run: Callable[[], Any]) -> int:
    """Run something and return its exit code, also if it goes wrong."""
    try:
        code = run()
        sys.stdout.flush()
    except ThesmosError as problem:
        return fail(str(problem))
    except BrokenPipeError:
        return hang_up()
    except OSError as problem:
        return fail(f"{problem.filename or 'input or output'}: {problem.strerror or problem}")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as problem:
        usage = getattr(problem, "format_message", None)  # of typer's own errors, whose base class has no public name
        if usage is None:
            raise
        return fail(usage())
    return code if isinstance(code, int) else OK


def fail(message: str) -> int:
    """Say what is wrong in one line, and return the exit code."""
    line = clean(" ".join(message.split()))
    sys.stderr.write(f"error: {line if len(line) <= _LONGEST else line[: _LONGEST - 3] + '...'}\n")
    return BAD


def hang_up() -> int:
    """Leave quietly, when nobody reads any more what is written; return the exit code."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return CLOSED
