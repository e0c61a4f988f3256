"""The page about Hybris tells all words of its effect language."""

from __future__ import annotations

import re

import pytest

from docs.pages import TOP, prose
from thesmos.games.hybris.words import VOCABULARY

PAGE = prose(TOP / "docs" / "hybris.md")
SECTION = PAGE.partition("### The effect language")[2].partition("\n## ")[0]
NAMED = re.findall(r"`(\w+)`", SECTION)
LISTS = {
    "verbs": tuple(VOCABULARY.verbs),
    "tests": tuple(VOCABULARY.tests),
    "counts": tuple(VOCABULARY.counts),
    "triggers": tuple(VOCABULARY.triggers),
    **{kind: VOCABULARY.kinds[kind] for kind in ("who", "resource", "timing", "limit", "stat", "rule")},
}


@pytest.mark.parametrize("name", LISTS)
def test_the_page_has_every_word(name: str) -> None:
    """Each word of the lists that somebody who writes a component chooses from stands in the section."""
    assert [] == [word for word in LISTS[name] if word not in NAMED]


def test_the_page_has_no_other_words() -> None:
    """What stands in the tables of verbs and of lists is a word of the language, or a key of a step."""
    rows = [line for line in SECTION.splitlines() if line.startswith("| ") and "{" not in line]
    words = {word for table in VOCABULARY.kinds.values() for word in table}
    words |= {*VOCABULARY.verbs, *VOCABULARY.tests, *VOCABULARY.counts, *VOCABULARY.triggers}
    words |= {key for verb in VOCABULARY.verbs.values() for key in verb}
    assert set() == {word for row in rows for word in re.findall(r"`(\w+)`", row)} - words
