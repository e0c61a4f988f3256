"""The notebooks of the examples: their cells run in order, and print what is stored below them.

``python tests/docs/notebooks.py`` runs them and stores what they print.
"""

from __future__ import annotations

import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))


def read(path: Path) -> dict[str, Any]:
    """Return a notebook."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the cells with code, in their order."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def stored(cell: dict[str, Any]) -> str:
    """Return what is stored that a cell has printed."""
    return "".join(line for output in cell["outputs"] for line in output.get("text", ()))


def printed(notebook: dict[str, Any], name: str) -> list[str]:
    """Run the cells of a notebook in one namespace, and return what each of them prints."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    found = []
    for number, cell in enumerate(code_cells(notebook), 1):
        with redirect_stdout(io.StringIO()) as out:
            exec(compile("".join(cell["source"]), f"{name}, code cell {number}", "exec"), namespace)
        found.append(out.getvalue())
    return found


def renew(path: Path) -> None:
    """Run a notebook, and store what its cells print."""
    notebook = read(path)
    for number, (cell, text) in enumerate(zip(code_cells(notebook), printed(notebook, path.name), strict=True), 1):
        stream = {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}
        cell |= {"execution_count": number, "outputs": [stream] if text else []}
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in NOTEBOOKS:
        renew(each)
