from __future__ import annotations

from pathlib import Path

import pytest

from thesmos.core.errors import LedgerError, UnknownNameError
from thesmos.core.ledger import Gap, Ledger, Question, Rule

META = '[meta]\ngame = "toy"\n'
RULE = '[[rule]]\nid = "TOY-01"\nsection = "Play"\nkind = "choice"\nsays = "A seat takes a stone."\n'
SECOND = '[[rule]]\nid = "TOY-02"\nsection = "End"\nkind = "end"\nsays = "The last wins."\nruling = "As read."\n'
QUESTION = (
    '[[decision]]\nid = "take"\nwho = "the seat in turn"\nwhen = "always"\noptions = "1 or 2"\n'
    'hidden_from = "nobody"\noptional = false\nrules = ["TOY-01"]\n'
)
GAP = '[[gap]]\nid = "stones"\nwhat = "their number"\nconstraint = "at least 1"\nrules = ["TOY-01", "TOY-02"]\n'
TEXT = META + RULE + SECOND + QUESTION + GAP
DEEP = ".".join("a" * 2000)


def save(folder: Path, text: str) -> Path:
    """Write a ledger file."""
    path = folder / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return path


def swap(old: str, new: str) -> str:
    """Return the text of the ledger with one part replaced."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def refusal(path: Path) -> str:
    """See that a ledger is refused in one line that names its file, and return the rest of the line."""
    with pytest.raises(LedgerError) as caught:
        Ledger.load(path)
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert len(said) < len(str(path)) + 300
    assert said.startswith(f"{path}: ")
    return said.removeprefix(f"{path}: ")


def test_the_three_kinds_of_entries(tmp_path: Path) -> None:
    """Rules, decisions and gaps are read by their ids, in the order of the file."""
    ledger = Ledger.load(save(tmp_path, TEXT))
    assert ("toy", "Toy") == (ledger.game, ledger.title)
    assert ["TOY-01", "TOY-02"] == list(ledger.rules)
    assert Rule("TOY-01", "Play", "choice", "A seat takes a stone.") == ledger["TOY-01"]
    assert Rule("TOY-02", "End", "end", "The last wins.", "As read.") == ledger["TOY-02"]
    question = Question("take", "the seat in turn", "always", "1 or 2", "nobody", False, ("TOY-01",))
    assert {"take": question} == dict(ledger.questions)
    assert {"stones": Gap("stones", "their number", "at least 1", ("TOY-01", "TOY-02"))} == dict(ledger.gaps)


def test_optional_fields(tmp_path: Path) -> None:
    """A title, what a decision asks and the ruling of a gap are read where they stand."""
    asks = swap("optional = false", 'optional = true\nasks = "How many?"')
    path = save(tmp_path, asks.replace(META, META + 'title = "The Toy"\n') + 'ruling = "Ten."\n')
    ledger = Ledger.load(path)
    assert "The Toy" == ledger.title
    assert ("How many?", True) == (ledger.questions["take"].asks, ledger.questions["take"].optional)
    assert "Ten." == ledger.gaps["stones"].ruling


def test_a_gap_says_where_an_edition_fills_it(tmp_path: Path) -> None:
    """What the rulebook leaves open may stand in an edition; the gap then names the place, otherwise nothing."""
    ledger = Ledger.load(save(tmp_path, TEXT + 'filled_by = "edition.toml: stones"\n'))
    assert "edition.toml: stones" == ledger.gaps["stones"].filled_by
    assert "" == Ledger.load(save(tmp_path, TEXT)).gaps["stones"].filled_by


def test_a_ledger_of_rules_alone(tmp_path: Path) -> None:
    """Decisions and gaps may be missing."""
    ledger = Ledger.load(save(tmp_path, META + RULE))
    assert (1, 0, 0) == (len(ledger.rules), len(ledger.questions), len(ledger.gaps))


def test_equal_files_are_equal_ledgers(tmp_path: Path) -> None:
    """A ledger is a value: the same content is the same ledger, other words are another."""
    first = Ledger.load(save(tmp_path, TEXT))
    assert first == Ledger.load(save(tmp_path, TEXT + "# a comment\n"))
    assert first != Ledger.load(save(tmp_path, swap("a stone", "two stones")))


def test_the_id_of_a_known_rule(tmp_path: Path) -> None:
    """Code that cites a rule gets its id."""
    assert "TOY-02" == Ledger.load(save(tmp_path, TEXT)).id("TOY-02")


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("TOY-03", "unknown rule 'TOY-03'; did you mean: TOY-0"),
        ("zebra", "unknown rule 'zebra'; known: TOY-01, TOY-02"),
        ("", "unknown rule ''; known: TOY-01, TOY-02"),
        ("take", "unknown rule 'take'; known: TOY-01, TOY-02"),
        ("toy\n01", "unknown rule 'toy\\n01'"),
    ],
)
def test_an_unknown_rule_is_refused(rule: str, said: str, tmp_path: Path) -> None:
    """A rule that the ledger doesn't have is answered with those that it has, when looked up and when cited."""
    ledger = Ledger.load(save(tmp_path, TEXT))
    for look_up in (ledger.__getitem__, ledger.id):
        with pytest.raises(UnknownNameError) as caught:
            look_up(rule)
        assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (TEXT + RULE, "rule 'TOY-01': the id is used twice"),
        (TEXT + QUESTION, "decision 'take': the id is used twice"),
        (TEXT + GAP, "gap 'stones': the id is used twice"),
        (swap("[[gap]]", "[[gaps]]"), "gaps: unknown; expected decision, example, gap, meta, rule"),
        (swap('rules = ["TOY-01"]', 'rules = ["TOY-09"]'), "decision 'take' rules: cites an unknown rule 'TOY-09'"),
        (swap('"TOY-01", "TOY-02"]', '"TOY-01", "take"]'), "gap 'stones' rules: cites an unknown rule 'take'"),
        (swap('"TOY-01", "TOY-02"]', '"two\\nlines"]'), "gap 'stones' rules: cites an unknown rule 'two\\nlines'"),
        (swap('"TOY-01", "TOY-02"]', f'"{"x" * 100_000}"]'), "gap 'stones' rules: cites an unknown rule 'xxx"),
        (
            swap('rules = ["TOY-01"]', 'rules = ["TOY-09"]').replace('"take"', '"two\\nlines"'),
            "cites an unknown rule 'TOY-09'",
        ),
        (
            swap('rules = ["TOY-01"]', 'rules = ["TOY-09"]').replace('"take"', f'"{"x" * 100_000}"'),
            "cites an unknown rule 'TOY-09'",
        ),
        (swap('id = "TOY-01"\n', ""), "rule number 1 id: the field 'id' is missing"),
        (swap('section = "Play"\n', ""), "rule 'TOY-01' section: the field 'section' is missing"),
        (swap('kind = "choice"\n', ""), "rule 'TOY-01' kind: the field 'kind' is missing"),
        (swap('says = "A seat takes a stone."\n', ""), "rule 'TOY-01' says: the field 'says' is missing"),
        (swap("optional = false\n", ""), "decision 'take' optional: the field 'optional' is missing"),
        (swap('rules = ["TOY-01"]\n', ""), "decision 'take' rules: the field 'rules' is missing"),
        (swap('what = "their number"\n', ""), "gap 'stones' what: the field 'what' is missing"),
        (swap('says = "A seat takes a stone."', "says = 1"), "rule 'TOY-01' says: expected str, not 1"),
        (swap('ruling = "As read."', "ruling = false"), "rule 'TOY-02' ruling: expected str, not False"),
        (swap('id = "TOY-01"', "id = 1"), "id: expected str, not 1"),
        (swap('id = "TOY-01"', f"id.{DEEP} = 1"), "expected str"),
        (swap("optional = false", "optional = 0"), "decision 'take' optional: expected bool, not 0"),
        (swap('rules = ["TOY-01"]', 'rules = "TOY-01"'), "decision 'take' rules: expected a list, not 'TOY-01'"),
        (swap('rules = ["TOY-01"]', "rules = [1]"), "decision 'take' rules: expected str, not 1"),
        (swap('section = "Play"', 'section = "Play"\npage = 3'), "rule 'TOY-01': unknown field 'page'; known: id"),
        (RULE, "meta: expected a table of named fields, not None"),
        ("meta = 1\n" + RULE, "meta: expected a table of named fields, not 1"),
        ("[meta]\n" + RULE, "meta: the field 'game' is missing or not a text"),
        ("[meta]\ngame = 1\n" + RULE, "meta: the field 'game' is missing or not a text"),
        (META + "title = 1\n" + RULE, "meta: the field 'game' is missing or not a text, or 'title' is not one"),
        (META + "[rule]\nid = 'x'\n", "rule: expected a list of tables"),
        ("rule = [1]\n" + META, "rule number 1: expected"),
        ("decision = 'take'\n" + META, "decision: expected a list of tables"),
        ("", "meta: expected a table"),
        ("no ledger", "not TOML: "),
        ("x = " + "[" * 100_000, "nested too deeply"),
    ],
    ids=lambda item: item if len(item) < 100 else "text",
)
def test_a_bad_ledger_is_refused_with_its_place(text: str, named: str, tmp_path: Path) -> None:
    """One thing that is wrong in a ledger gives one line: the file, the entry, and what was expected."""
    assert named in refusal(save(tmp_path, text))


def test_a_missing_ledger_is_refused(tmp_path: Path) -> None:
    """A file that is not there is named, and so is a folder."""
    assert "No such file or directory" == refusal(tmp_path / "nowhere.toml")
    assert "Is a directory" == refusal(tmp_path)
