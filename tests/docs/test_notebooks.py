"""The notebooks of the examples run, and print what is stored in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.notebooks import NOTEBOOKS, code_cells, printed, read, renew, stored


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_prints_what_is_stored(path: Path) -> None:
    """Each cell gives what stands below it; if not, run `python tests/docs/notebooks.py`."""
    notebook = read(path)
    cells = code_cells(notebook)
    assert [stored(cell) for cell in cells] == printed(notebook, path.name)
    assert {"stream"} == {output["output_type"] for cell in cells for output in cell["outputs"]}


def test_there_are_notebooks() -> None:
    """The finder finds them."""
    assert "hybris_one_age" in {path.stem for path in NOTEBOOKS}


def test_what_a_notebook_prints_is_stored(tmp_path: Path) -> None:
    """Cells share their names; what they print is stored in a form that is stable, and nothing else is changed."""
    path = tmp_path / "small.ipynb"
    cells = ("1 = one", "one = 1\\nprint(one)", "one += 1", "print(one)")
    code = ", ".join(f'{{"cell_type": "code", "source": ["{text}"], "outputs": []}}' for text in cells[1:])
    path.write_text(
        f'{{"cells": [{{"cell_type": "markdown", "source": ["{cells[0]}"]}}, {code}], "nbformat": 4}}', encoding="utf-8"
    )
    renew(path)
    first = path.read_text(encoding="utf-8")
    notebook = read(path)
    assert ["1\n", "", "2\n"] == [stored(cell) for cell in code_cells(notebook)]
    assert {"cell_type": "markdown", "source": ["1 = one"]} == notebook["cells"][0]
    renew(path)
    assert first == path.read_text(encoding="utf-8")
