"""Play with nothing installed but attrs, cattrs and pyrsistent: run as a script, not by pytest."""

from __future__ import annotations

import importlib.util

import thesmos

EXTRAS = ("hypothesis", "pytest", "rich", "typer")


def main() -> None:
    """Play, record, replay and simulate."""
    present = [name for name in EXTRAS if importlib.util.find_spec(name)]
    assert not present, f"these should not be installed here: {present}"
    match = thesmos.new_match("rixus", seats=3, seed=7)
    while match.legal_actions:
        match = match.apply(match.legal_actions[0 if len(match.history) % 3 else -1])
        if len(match.history) > 300:
            break
    assert thesmos.Match.from_json(match.to_json()) == match
    results = thesmos.simulate("rixus", seats=3, games=20, seed=1)
    assert len(results.rows) == 20
    print(results)
    said = ""
    try:
        thesmos.simulate("rixus", games=1, progress=True)
    except thesmos.MissingExtraError as problem:
        said = str(problem)
    assert "thesmos[cli]" in said


if __name__ == "__main__":
    main()
