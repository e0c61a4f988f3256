from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import thesmos
from thesmos.core.edition import Edition
from thesmos.core.errors import EditionError
from thesmos.games.rixus.cards import Card, Numbers, load_rixus_edition

OWN = load_rixus_edition()
TEXT = Path(OWN.source).read_text(encoding="utf-8")
LONGEST = 1000
VALUE = re.compile(r"^(?P<name>\w+) = (?P<value>\d+|\"[^\"]*\")", re.MULTILINE)

IMP = 'id = "imp"\nname = "Imp"\nkind = "monster"\nstrength = 3\ncount = 4\n'
SQUIRE = 'id = "squire"\nname = "Squire"\nkind = "hero"\nstrength = 2\ncount = 4\n'
BANNER = 'id = "banner"\nname = "Banner"\nkind = "boon"\nability = "strengthen"\namount = 2\ncount = 3\n'
HUGE = "9" * 4000
HEX = "0x" + "f" * 5000
DEEP = ".".join("a" * 2000)


def swap(old: str, new: str, where: str = TEXT) -> str:
    """Return the text of the edition with one part replaced."""
    assert old in where
    return where.replace(old, new, 1)


def of_card(card: str, old: str, new: str) -> str:
    """Return the text of the edition with one part of one card replaced."""
    return swap(card, swap(old, new, card))


def save(folder: Path, text: str | bytes) -> Path:
    """Write an edition file."""
    path = folder / "bad.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def read(folder: Path, text: str) -> Edition[Numbers, Card]:
    """Read an edition from its text."""
    return load_rixus_edition(save(folder, text))


def refusal(path: Path) -> str:
    """See that a file is refused in one line of a bearable length that names it, and return the rest of the line."""
    with pytest.raises(EditionError) as caught:
        thesmos.load("rixus", edition=path)
    assert type(caught.value) is EditionError
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert said.isprintable()
    assert len(said) < LONGEST + len(str(path))
    assert said.startswith(f"{path}: ")
    return said.removeprefix(f"{path}: ")


def test_the_edition_that_is_changed_here_is_sound(tmp_path: Path) -> None:
    """Every refusal here is of the change, since the text itself is read."""
    assert OWN == read(tmp_path, TEXT)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        # a field is missing
        (of_card(IMP, 'id = "imp"\n', ""), "card number 1 id: the field 'id' is missing"),
        (of_card(IMP, 'name = "Imp"\n', ""), "card 'imp' name: the field 'name' is missing"),
        (of_card(IMP, 'kind = "monster"\n', ""), "card 'imp' kind: the field 'kind' is missing"),
        (of_card(IMP, "count = 4\n", ""), "card 'imp' count: the field 'count' is missing"),
        (of_card(IMP, "strength = 3\n", ""), "card 'imp': the field 'strength' is missing"),
        (of_card(SQUIRE, "strength = 2\n", ""), "card 'squire': the field 'strength' is missing"),
        (of_card(BANNER, "amount = 2\n", ""), "card 'banner': the field 'amount' is missing"),
        (of_card(BANNER, 'ability = "strengthen"\n', ""), "card 'banner': a boon has an 'ability'"),
        (swap('id = "reconstructed"\n', ""), "edition: the field 'id' is missing"),
        (swap('game = "rixus"\n', ""), "edition: the field 'game' is missing"),
        (swap("players = [2, 6]\n", ""), "edition players: the field 'players' is missing"),
        (swap("hand_limit = 5\n", ""), "edition hand_limit: the field 'hand_limit' is missing"),
        (swap("opening_hand = 5\n", ""), "edition opening_hand: the field 'opening_hand' is missing"),
        (swap("actions_per_turn = 2\n", ""), "edition actions_per_turn: the field 'actions_per_turn' is missing"),
        (swap("war_minimum = 2", "#"), "edition war_minimum: the field 'war_minimum' is missing"),
        (swap("war_trigger = 5", "#"), "edition war_trigger: the field 'war_trigger' is missing"),
        (swap("spoils_to_win = 3\n", ""), "edition spoils_to_win: the field 'spoils_to_win' is missing"),
        # a value is of the wrong type
        (of_card(IMP, "count = 4", 'count = "4"'), "card 'imp' count: expected int, not '4'"),
        (of_card(IMP, "count = 4", "count = true"), "card 'imp' count: expected int, not True"),
        (of_card(IMP, "count = 4", "count = 4.0"), "card 'imp' count: expected int, not 4.0"),
        (of_card(IMP, "count = 4", "count = nan"), "card 'imp' count: expected int, not nan"),
        (of_card(IMP, "count = 4", "count = [4]"), "card 'imp' count: expected int, not [4]"),
        (of_card(IMP, "count = 4", "count = {}"), "card 'imp' count: expected int, not {}"),
        (of_card(IMP, "count = 4", "count = 2024-01-01"), "card 'imp' count: expected int, not datetime.date"),
        (of_card(IMP, "strength = 3", 'strength = "3"'), "card 'imp' strength: expected int, not '3'"),
        (of_card(IMP, "strength = 3", "strength = 3.5"), "card 'imp' strength: expected int, not 3.5"),
        (of_card(IMP, 'name = "Imp"', "name = 7"), "card 'imp' name: expected str, not 7"),
        (of_card(IMP, 'id = "imp"', "id = 7"), "id: expected str, not 7"),
        (of_card(IMP, 'id = "imp"', "id = []"), "card number 1 id: expected str, not []"),
        (of_card(IMP, 'kind = "monster"', 'kind = ["monster"]'), "card 'imp' kind: expected str, not ['monster']"),
        (of_card(BANNER, 'ability = "strengthen"', "ability = 1"), "card 'banner' ability: expected str, not 1"),
        (of_card(BANNER, "amount = 2", 'amount = "2"'), "card 'banner' amount: expected int, not '2'"),
        (swap("hand_limit = 5", 'hand_limit = "5"'), "edition hand_limit: expected int, not '5'"),
        (swap("hand_limit = 5", "hand_limit = true"), "edition hand_limit: expected int, not True"),
        (swap("hand_limit = 5", "hand_limit = 5e0"), "edition hand_limit: expected int, not 5.0"),
        (swap('id = "reconstructed"', "id = 1"), "edition: the field 'id' is missing or not a text"),
        (swap('game = "rixus"', "game = true"), "edition: the field 'game' is missing or not a text"),
        (swap('reconstructed = ["players"]', "reconstructed = 1"), "edition.provenance reconstructed: expected a list"),
        (swap('reconstructed = ["players"]', "reconstructed = [1]"), "edition.provenance reconstructed: expected str"),
        (swap("[provenance]\nrulebook = [", "[provenance]\nrulebook = [1, "), "provenance rulebook: expected str"),
        # a field or a table is unknown
        (of_card(IMP, "count = 4", "count = 4\ncolour = 1"), "card 'imp': unknown field 'colour'; known: id, name"),
        (of_card(IMP, "count = 4", 'count = 4\n"a\\nb" = 1'), "card 'imp': unknown field"),
        (swap("hand_limit = 5", "hand_limit = 5\nhandlimit = 5"), "edition: unknown field 'handlimit'; known: players"),
        (swap("[edition.provenance]", "[edition.provenance]\nx = 1"), "edition.provenance: unknown field 'x'"),
        (swap("[provenance]", "[provenance]\nx = 1"), "provenance: unknown field 'x'"),
        (TEXT + "\n[surprise]\nx = 1\n", "surprise: unknown; expected edition, provenance, card"),
        (TEXT + "\n[[cards]]\nid = 'x'\n", "cards: unknown; expected edition, provenance, card"),
        (TEXT + '\n["two\\nlines"]\nx = 1\n', "unknown; expected edition, provenance, card"),
        (TEXT + f"\n[{'x' * 100_000}]\n", "unknown; expected edition, provenance, card"),
        ("surprise = 1\n" + TEXT, "surprise: unknown"),
        # a number is out of range
        (of_card(IMP, "count = 4", "count = -1"), "card 'imp': the field 'count' must be from 0 to 200, not -1"),
        (of_card(IMP, "count = 4", "count = 201"), "the field 'count' must be from 0 to 200, not 201"),
        (of_card(IMP, "count = 4", "count = 1000000000"), "the field 'count' must be from 0 to 200, not 1000000000"),
        (of_card(IMP, "count = 4", f"count = {HUGE}"), "the field 'count' must be from 0 to 200"),
        (of_card(IMP, "count = 4", f"count = {HEX}"), "the field 'count' must be from 0 to 200"),
        (of_card(IMP, "count = 4", f"count = {HUGE}{HUGE}"), "not TOML"),
        (of_card(IMP, "strength = 3", "strength = -3"), "the field 'strength' must be from 0 to 1000, not -3"),
        (of_card(IMP, "strength = 3", "strength = 1001"), "the field 'strength' must be from 0 to 1000, not 1001"),
        (of_card(BANNER, "amount = 2", "amount = -2"), "the field 'amount' must be from 0 to 1000, not -2"),
        (of_card(BANNER, "amount = 2", "amount = 0"), "card 'banner': the field 'amount' is missing"),
        (swap("hand_limit = 5", "hand_limit = 0"), "the field 'hand_limit' must be from 1 to 1000, not 0"),
        (swap("opening_hand = 5", "opening_hand = -1"), "the field 'opening_hand' must be from 0 to 1000, not -1"),
        (swap("actions_per_turn = 2", "actions_per_turn = 0"), "the field 'actions_per_turn' must be from 1 to 20"),
        (swap("actions_per_turn = 2", "actions_per_turn = 21"), "the field 'actions_per_turn' must be from 1 to 20"),
        (swap("war_minimum = 2", "war_minimum = 0"), "the field 'war_minimum' must be from 1 to 1000, not 0"),
        (swap("war_trigger = 5", "war_trigger = 1"), "the field 'war_trigger' must be from 2 to 1000, not 1"),
        (swap("spoils_to_win = 3", "spoils_to_win = 0"), "the field 'spoils_to_win' must be from 1 to 1000, not 0"),
        # players are no range
        (swap("players = [2, 6]", "players = 4"), "edition players: expected a list, not 4"),
        (swap("players = [2, 6]", 'players = "2-6"'), "edition players: expected a list, not '2-6'"),
        (swap("players = [2, 6]", "players = []"), "edition players: expected a list of 2, not []"),
        (swap("players = [2, 6]", "players = [2]"), "edition players: expected a list of 2, not [2]"),
        (swap("players = [2, 6]", "players = [2, 3, 4]"), "edition players: expected a list of 2, not [2, 3, 4]"),
        (swap("players = [2, 6]", "players = [2, 6.0]"), "edition players: expected int, not 6.0"),
        (swap("players = [2, 6]", "players = [true, 6]"), "edition players: expected int, not True"),
        (swap("players = [2, 6]", "players = [6, 2]"), "edition: the field 'players' must be two numbers from 1 to 12"),
        (swap("players = [2, 6]", "players = [0, 6]"), "edition: the field 'players' must be two numbers from 1 to 12"),
        (swap("players = [2, 6]", "players = [2, 13]"), "the field 'players' must be two numbers from 1 to 12"),
        (swap("players = [2, 6]", f"players = [2, {HUGE}]"), "the field 'players' must be two numbers from 1 to 12"),
        (swap("players = [2, 6]", f"players = [2, {HEX}]"), "the field 'players' must be two numbers from 1 to 12"),
        # a word is not one of the game's
        (of_card(IMP, '"monster"', '"beast"'), "the field 'kind' must be one of monster, hero, journey, boon, bane"),
        (of_card(IMP, '"monster"', '""'), "card 'imp': the field 'kind' must be one of monster"),
        (of_card(IMP, '"monster"', f'"{"x" * 100_000}"'), "card 'imp': the field 'kind' must be one of monster"),
        (of_card(BANNER, '"strengthen"', '"fly"'), "card 'banner': the field 'ability' must be one of"),
        (
            of_card(IMP, '"imp"', '"Imp"'),
            "card 'Imp': the field 'id' must be lower-case words joined by hyphens, not 'Imp'",
        ),
        (of_card(IMP, '"imp"', '"imp 2"'), "the field 'id' must be lower-case words"),
        (of_card(IMP, '"imp"', '"imp-"'), "the field 'id' must be lower-case words"),
        (of_card(IMP, '"imp"', '"imp\\n"'), "the field 'id' must be lower-case words"),
        (of_card(IMP, '"imp"', '"ïmp"'), "the field 'id' must be lower-case words"),
        (of_card(IMP, '"imp"', '""'), "card number 1: the field 'id' must be lower-case words"),
        (of_card(IMP, '"imp"', f'"{"X" * 100_000}"'), "the field 'id' must be lower-case words"),
        # what one card can't be
        (of_card(SQUIRE, "count", 'ability = "draw"\namount = 1\ncount'), "card 'squire': a hero has a 'strength'"),
        (of_card(SQUIRE, "count", "amount = 1\ncount"), "card 'squire': a hero has a 'strength' but no 'ability'"),
        (of_card(IMP, "count", 'ability = "scout"\ncount'), "card 'imp': a monster has a 'strength' but no 'ability'"),
        (of_card(BANNER, "count", "strength = 1\ncount"), "card 'banner': a boon has an 'ability' and no 'strength'"),
        # what all cards together can't be
        (swap('id = "ghoul"', 'id = "imp"'), "card 'imp': the field 'id' is used twice"),
        (TEXT.replace('"monster"', '"hero"'), "card: there must be at least one monster"),
        (re.sub(r"(kind = \"monster\"\nstrength = \d+\ncount = )4", r"\g<1>0", TEXT), "card: there must be at least"),
        (swap("opening_hand = 5", "opening_hand = 13"), "card: 78 cards that are no monsters must be dealt to 6"),
        (TEXT[: TEXT.index("# --- heroes")], "card: 30 cards that are no monsters must be dealt to 6, not 0"),
        (TEXT[: TEXT.index("# --- monsters")], "card: there must be at least one monster"),
        # the frame of the file
        (swap('game = "rixus"', 'game = "styx"'), "edition game: expected 'rixus', not 'styx'"),
        (swap('game = "rixus"', 'game = ""'), "edition: the field 'game' is missing or not a text"),
        (swap('game = "rixus"', f'game = "{"x" * 100_000}"'), "edition game: expected 'rixus'"),
        (TEXT[TEXT.index("# --- monsters") :], "edition: expected a table"),
        ("edition = 1\n", "edition: expected a table of named fields, not 1"),
        ("[[edition]]\nid = 'x'\n", "edition: expected a table of named fields"),
        ("", "edition: expected a table"),
        ("# nothing\n", "edition: expected a table"),
        (TEXT[: TEXT.index("[[card]]")] + "[card]\nid = 'x'\n", "card: expected a list of tables, [[card]]"),
        ("card = 1\n" + TEXT[: TEXT.index("# --- monsters")], "card: expected a list of tables, [[card]]"),
        ("card = [1]\n" + TEXT[: TEXT.index("# --- monsters")], "card number 1: expected"),
        ('card = ["imp"]\n' + TEXT[: TEXT.index("# --- monsters")], "card number 1: expected"),
        ("card = [[]]\n" + TEXT[: TEXT.index("# --- monsters")], "card number 1: expected"),
        ("provenance = 1\n" + TEXT[: TEXT.index("# --- provenance of the cards")], "provenance: expected"),
        # no TOML
        ("not TOML at all", "not TOML: "),
        ('{"edition": {}}', "not TOML: "),
        (TEXT[: TEXT.index('"Ghoul"') + 3], "not TOML: "),
        (TEXT + "\x00", "not TOML: "),
        (swap("hand_limit = 5", "hand_limit = 5\nhand_limit = 5"), "not TOML: "),
        (TEXT + "\n[edition]\n", "not TOML: "),
        # nested deeply
        (of_card(IMP, "count = 4", f"count = {'[' * 100_000}"), "nested too deeply"),
        (of_card(IMP, "count = 4", f"count = {'[' * 200}{']' * 200}"), "card 'imp' count: expected int"),
        (of_card(IMP, "count = 4", f"count = {'{a=' * 100_000}"), "nested too deeply"),
        (of_card(IMP, "count = 4", f"count.{DEEP} = 1"), "card 'imp' count: expected int"),
        (of_card(IMP, 'id = "imp"', f"id.{DEEP} = 1"), "expected str"),
        (swap("hand_limit = 5", f"hand_limit.{DEEP} = 5"), "edition hand_limit: expected int"),
        (swap('id = "reconstructed"', f"id.{DEEP} = 1"), "edition: the field 'id' is missing or not a text"),
        (swap("[provenance]", f"[provenance]\nx.{DEEP} = 1"), "provenance: unknown field 'x'"),
        (TEXT + f"\n[{DEEP}]\n", "a: unknown; expected edition, provenance, card"),
        (f"edition.{DEEP} = 1\n", "edition: the field 'id' is missing"),
    ],
    ids=lambda item: item if len(item) < 100 else "text",
)
def test_a_bad_edition_is_refused_with_its_place(text: str, named: str, tmp_path: Path) -> None:
    """One thing that is wrong in a file gives one line: the file, the entry, the field, and what was expected."""
    assert named in refusal(save(tmp_path, text))


@pytest.mark.parametrize("content", [b"\xff\xfe" + TEXT.encode("utf-16-le"), b"\x80", TEXT.encode() + b"\xc3"])
def test_what_is_not_utf8_is_refused(content: bytes, tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are refused, and the first of them is named."""
    wrong = len(TEXT.encode()) if content.startswith(TEXT.encode()) else 0
    assert f"byte {wrong}: not UTF-8 text" == refusal(save(tmp_path, content))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """A file that is not there is named."""
    assert "No such file or directory" == refusal(tmp_path / "nowhere.toml")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    """A folder is no edition."""
    assert "Is a directory" == refusal(tmp_path)


@pytest.mark.parametrize("path", ["no\x00where.toml", "x" * 5000], ids=["null", "long"])
def test_an_impossible_path_is_refused(path: str) -> None:
    """A path that no file can have gives the error of a bad edition."""
    with pytest.raises(EditionError):
        thesmos.load("rixus", edition=path)


def test_a_text_of_a_path_does_as_well(tmp_path: Path) -> None:
    """The path of an edition can be given as a text."""
    path = save(tmp_path, TEXT)
    assert OWN == load_rixus_edition(str(path))


def tables(text: str) -> str:
    """Return an edition in another layout: no comments, other spaces, the fields of each table backwards."""
    lines = [line.split(" #")[0].strip() for line in text.splitlines()]
    blocks: list[list[str]] = [[]]
    for line in lines:
        if line.startswith("["):
            blocks.append([line])
        elif line and not line.startswith("#"):
            blocks[-1].append(line.replace(" = ", "="))
    ordered = [block for block in blocks if block and block[0] != "[provenance]"]
    first = [block for block in blocks if block and block[0] == "[provenance]"]
    return "\r\n\r\n".join("\n".join([block[0], *reversed(block[1:])]) for block in first + ordered) + "\n# the end\n"


def test_layout_comments_and_order_of_fields_leave_the_digest(tmp_path: Path) -> None:
    """Two files of the same content are equal editions, whatever their layout."""
    other = tables(TEXT)
    assert "hand_limit=5" in other
    assert other.index("count=4") < other.index('id="imp"')
    edition = read(tmp_path, other)
    assert OWN.digest == edition.digest
    assert OWN == edition
    assert OWN.source != edition.source


def other_value(match: re.Match[str]) -> str:
    """Return the line of one value with another value that is allowed as well."""
    name, old = match["name"], match["value"]
    new = str(int(old) + 1) if old.isdigit() else f'{old[:-1]}x"'
    return f"{name} = {new}"


def test_each_changed_value_changes_the_digest(tmp_path: Path) -> None:
    """One other id, name, strength, amount, count or number of the game gives a digest of its own."""
    found = [match for match in VALUE.finditer(TEXT) if match["name"] not in ("game", "kind", "ability")]
    texts = [TEXT[: match.start()] + other_value(match) + TEXT[match.end() :] for match in found]
    digests = {read(tmp_path, text).digest for text in [TEXT, *texts]}
    assert len(texts) > 90
    assert len(texts) + 1 == len(digests)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players = [2, 6]", "players = [2, 5]"),
        ('reconstructed = ["players"]', 'reconstructed = ["player"]'),
        ('"24 monsters in all"', '"24 monsters"'),
        ('kind = "bane"\nability = "slay"', 'kind = "boon"\nability = "slay"'),
        ('ability = "scout"', 'ability = "resurrect"'),
    ],
)
def test_changed_lists_and_words_change_the_digest(old: str, new: str, tmp_path: Path) -> None:
    """Players, provenance, kinds and abilities are part of the digest as well."""
    assert OWN.digest != read(tmp_path, swap(old, new)).digest


def test_what_is_read_is_what_stands_there(tmp_path: Path) -> None:
    """The values of a file are those of the edition, in the order of the file."""
    edition = read(tmp_path, of_card(IMP, "strength = 3", "strength = 1000"))
    assert ("reconstructed", "rixus", (2, 6)) == (edition.id, edition.game, edition.numbers.players)
    assert Card("imp", "Imp", "monster", 4, strength=1000) == edition.cards["imp"]
    assert ["imp", "ghoul", "harpy"] == list(edition.cards)[:3]
    assert 100 == len(edition.counted(lambda card: card.count))
    assert ("players",) == edition.provenance.reconstructed


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (of_card(IMP, "count = 4", "count = -1").encode(), "card 'imp': the field 'count' must be from 0 to 200"),
        (of_card(IMP, "count = 4", "count = true").encode(), "card 'imp' count: expected int, not True"),
        (b"", "edition: expected a table"),
        (b"\xff", "byte 0: not UTF-8 text"),
        (b"[" * 100_000, "not TOML"),
    ],
    ids=["negative", "wrong type", "empty", "bytes", "brackets"],
)
def test_the_command_says_it_in_one_line(content: bytes, named: str, tmp_path: Path) -> None:
    """`thesmos simulate` with a bad edition ends with code 2, one line on standard error and nothing else."""
    testing: Any = pytest.importorskip("typer.testing")
    app: Any = pytest.importorskip("thesmos.cli.app").app
    path = save(tmp_path, content)
    result = testing.CliRunner().invoke(app, ["simulate", "rixus", "--games", "1", "--edition", str(path)])
    assert (2, "") == (result.exit_code, result.stdout)
    assert 1 == len(result.stderr.splitlines())
    assert f"error: {path}: " in result.stderr
    assert named in result.stderr
