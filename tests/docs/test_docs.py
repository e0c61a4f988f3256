"""Every block of Python on the README and the pages runs and gives what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from docs.pages import PAGES, TOP, Block, blocks, prose

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LANGUAGES = {"python", "py", "console", "text", "toml"}


def run_block(block: Block, namespace: dict[str, Any]) -> None:
    """Run a block: one with prompts as a doctest, any other as it stands."""
    if ">>>" not in block.text:
        exec(compile("\n" * (block.line - 1) + block.text, str(block.page), "exec"), namespace)
        return
    test = doctest.DocTestParser().get_doctest(block.text, namespace, block.page.name, str(block.page), block.line - 1)
    report: list[str] = []
    failed, _ = doctest.DocTestRunner(verbose=False, optionflags=FLAGS).run(test, out=report.append, clear_globs=False)
    assert not failed, "".join(report)
    namespace.update(test.globs)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_blocks_of_a_page_run(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The Python blocks of a page run in their order, in one namespace, in the top folder of the project."""
    monkeypatch.syspath_prepend(TOP)
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page, "python"):
        run_block(block, namespace)


def test_a_wrong_block_is_found() -> None:
    """A block that gives something else than it says fails, and so does one that raises."""
    wrong = Block(TOP / "README.md", 1, "python", ">>> 1 + 1\n3\n")
    with pytest.raises(AssertionError, match="Expected"):
        run_block(wrong, {})
    with pytest.raises(AssertionError):
        run_block(wrong.replace(text="assert 1 == 2\n"), {})


def test_blocks_share_a_namespace() -> None:
    """What one block defines is there for the next ones, whichever way they are written."""
    block, namespace = Block(TOP / "README.md", 1, "python", ""), dict[str, Any]()
    for text in ("one = 1\n", ">>> two = one + 1\n", "assert two == 2\n", ">>> two\n2\n"):
        run_block(block.replace(text=text), namespace)


def test_there_are_blocks() -> None:
    """The finder finds blocks on the README and on every page that shows how to use something."""
    without = {page.name for page in PAGES if not blocks(page, "python")}
    assert {"glossary.md", "index.md"} == without
    assert len(blocks(TOP / "README.md", "python")) > 5


def test_the_first_example_has_ten_lines() -> None:
    """The first Python block of the README has ten lines."""
    assert 10 == len(blocks(TOP / "README.md", "python")[0].text.splitlines())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_fence_has_a_known_language(page: Path) -> None:
    """No block escapes the tests by a misspelled language, and every fence is closed."""
    text = page.read_text(encoding="utf-8")
    fences = re.findall(r"^\s*```(.*)$", text, re.MULTILINE)
    assert set(fences[::2]) <= LANGUAGES
    assert set(fences[1::2]) <= {""}
    assert len(fences) == 2 * sum(len(blocks(page, language)) for language in LANGUAGES)


def anchors(page: Path) -> set[str]:
    """Return what a link into a page can name: its headings, and the anchors in its tables."""
    text = prose(page)
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}
    return slugs | set(re.findall(r'<a id="([^"]+)"></a>', text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Each link that stays in the project names a file that exists and, where it says so, a place in it."""
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if target.startswith(("https://", "http://")):
            continue
        file, _, place = target.partition("#")
        aim = (page.parent / file).resolve() if file else page
        assert aim.exists(), target
        assert not place or place in anchors(aim), target


def test_the_index_leads_to_every_page() -> None:
    """Each page is linked from the index and from the README."""
    pages = {page.name for page in PAGES[1:]} - {"index.md"}
    assert pages == set(re.findall(r"\]\(([\w-]+\.md)\)", prose(TOP / "docs" / "index.md")))
    assert pages == set(re.findall(r"\]\(docs/([\w-]+\.md)\)", prose(TOP / "README.md")))
