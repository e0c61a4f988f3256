"""The `thesmos` command."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_NEEDED = ("rich", "typer")


def main() -> int:
    """Run the command with the arguments of the process, and return its exit code."""
    _mend_streams()
    try:
        from thesmos.cli.app import run  # noqa: PLC0415 - what it needs is an extra
    except KeyboardInterrupt:
        return 130
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] not in _NEEDED:
            raise
        sys.stderr.write('error: the command line needs typer and rich: pip install "thesmos[cli]"\n')
        return 2
    return run()


def _mend_streams() -> None:
    """Let no character be an error, and put a void in the place of streams that are closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - stays open to the end
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
