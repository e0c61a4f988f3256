"""All checks: ``nox`` runs what CI runs."""

from __future__ import annotations

import nox

nox.options.default_venv_backend = "venv"
nox.options.error_on_missing_interpreters = False
nox.options.sessions = ["lint", "types", "bare", "tests"]

CODE = ("src", "tests", "docs", "examples", "noxfile.py")


@nox.session
def lint(session: nox.Session) -> None:
    """Check style, layers and generated pages."""
    session.install("ruff", "import-linter", ".")
    session.run("ruff", "check", *CODE)
    session.run("ruff", "format", "--check", *CODE)
    session.run("lint-imports")
    session.run("python", "docs/build.py", "--check")


@nox.session
def types(session: nox.Session) -> None:
    """Check types, strictly."""
    session.install("mypy", "nox", ".[cli,testing]")
    session.run("mypy", "src")
    session.run("mypy", "tests", "docs", "examples", "noxfile.py", env={"MYPYPATH": "tests:."})


@nox.session
def bare(session: nox.Session) -> None:
    """Play a game with nothing but the runtime dependencies."""
    session.install(".")
    session.run("python", "tests/bare.py")


@nox.session
def tests(session: nox.Session) -> None:
    """Run all tests on the built wheel, with branch coverage."""
    session.install("pytest-cov", ".[cli,testing]")
    session.run("pytest", "-m", "not deep", "--cov", "--cov-report=term", *session.posargs)


@nox.session
def deep(session: nox.Session) -> None:
    """Run the property tests with many more examples."""
    session.install(".[cli,testing]")
    session.run("pytest", "-m", "deep", *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """Print speed and memory, as ratios to the plain twins of the tests, for Hybris to Rixus."""
    session.install(".")
    for game in ("rixus", "styx", "hybris"):
        session.run("python", f"tests/bench/{game}.py")
