"""The command as a process of its own: streams, signals, exit codes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import thesmos

COMMAND = (sys.executable, "-m", "thesmos")
NO_EXTRAS = "import sys; sys.modules['{}'] = None; from thesmos.cli import main; sys.exit(main())"


def test_bad_input_as_a_process() -> None:
    """Exit code 2 and one line on standard error."""
    done = subprocess.run([*COMMAND, "simulate", "rixus", "--seats", "x"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: ")
    assert done.stderr.count("\n") == 1


def test_simulate_as_a_process() -> None:
    """Standard output has the tables, in any encoding, and standard error nothing, as it is no terminal."""
    done = subprocess.run(
        [*COMMAND, "simulate", "rixus", "--games", "2", "--workers", "2"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Wins by seat" in done.stdout
    assert done.stdout.isascii()
    assert b"\x1b" not in done.stdout


@pytest.mark.parametrize("module", ["typer", "rich"])
def test_without_the_extra_it_says_what_to_install(module: str) -> None:
    """Where typer or rich is missing there is one line that says what to install."""
    done = subprocess.run([sys.executable, "-c", NO_EXTRAS.format(module)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == 'error: the command line needs typer and rich: pip install "thesmos[cli]"\n'


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes and signals")
def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    """When the reader goes away there is not a word about it."""
    match = thesmos.new_match("rixus", seats=2, seed=1)
    for _ in range(1500):
        match = match.apply(match.legal_actions[0])
    file = tmp_path / "long.json"
    file.write_text(match.to_json())
    with subprocess.Popen(
        [*COMMAND, "replay", str(file), "--show"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"setup\n"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 1


def _heed_interrupts() -> None:
    """Undo what a job in the background inherits, which ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes and signals")
def test_an_interrupt_ends_quietly() -> None:
    """Ctrl-C at the prompt is exit code 130, without a word."""
    with subprocess.Popen(
        [*COMMAND, "play", "rixus"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        preexec_fn=_heed_interrupts,  # noqa: PLW1509 - no thread runs here
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        shown = b""
        while not shown.endswith(b"> "):
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
        assert process.wait(30) == 130
