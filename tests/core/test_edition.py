from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from thesmos.core.edition import Edition, Provenance, load_edition
from thesmos.core.errors import EditionError
from thesmos.core.value import Value, field, value

TEXT = """
[edition]
id = "first"
game = "toy"
stones = 7

[edition.provenance]
rulebook = ["stones"]

[provenance]
reconstructed = ["weight"]

[[monster]]
id = "imp"
weight = 3
copies = 2

[[treasure]]
id = "gem"
weight = 1
"""


@value
class Facts(Value):
    """The numbers of a small edition."""

    stones: int


def _positive(_: object, __: object, weight: int) -> None:
    if weight < 1:
        raise ValueError(f"the field 'weight' must be 1 or more, not {weight}")


@value
class Piece(Value):
    """A card of a small edition."""

    id: str
    weight: int = field(validator=_positive)
    copies: int = 1


def read(folder: Path, text: str) -> Edition[Facts, Piece]:
    """Read an edition of two lists of cards from its text."""
    path = folder / "toy.toml"
    path.write_text(text, encoding="utf-8")
    return load_edition(path, "toy", Facts, Piece, {"monster": "monster", "treasure": "hidden treasure"})


def swap(old: str, new: str) -> str:
    """Return the text of the edition with one part replaced."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_the_lists_of_an_edition_make_one_table(tmp_path: Path) -> None:
    """Cards of all lists come by their id, in the order of the lists; provenance is that of numbers and of cards."""
    edition = read(tmp_path, TEXT)
    assert ("first", "toy", Facts(7)) == (edition.id, edition.game, edition.numbers)
    assert [("imp", Piece("imp", 3, 2)), ("gem", Piece("gem", 1))] == list(edition.cards.items())
    assert Provenance(rulebook=("stones",)) == edition.provenance
    assert Provenance(reconstructed=("weight",)) == edition.card_provenance
    assert str(tmp_path / "toy.toml") == edition.source


def test_every_copy_is_counted(tmp_path: Path) -> None:
    """Each card comes as often as it is counted, in the order of the table."""
    edition = read(tmp_path, TEXT)
    assert ("imp", "imp", "gem") == edition.counted(lambda piece: piece.copies)
    assert () == edition.counted(lambda _: 0)


def test_lists_and_provenance_may_be_missing(tmp_path: Path) -> None:
    """An edition without cards or provenance is well formed, as far as the core can tell."""
    edition = read(tmp_path, '[edition]\nid = "bare"\ngame = "toy"\nstones = 1\n')
    assert {} == edition.cards
    assert Provenance() == edition.provenance == edition.card_provenance


def test_an_edition_is_a_value(tmp_path: Path) -> None:
    """Equal content is an equal edition with an equal hash, wherever it was read; other content is another."""
    (tmp_path / "other").mkdir()
    one, same = read(tmp_path, TEXT), read(tmp_path / "other", TEXT + "# a comment\n")
    assert one == same == pickle.loads(pickle.dumps(one))
    assert hash(one) == hash(same)
    assert one.source != same.source
    assert "Edition(id='first', game='toy'" in repr(one)
    others = {read(tmp_path, swap(old, new)).digest for old, new in (("7", "8"), ('"gem"', '"ruby"'), ("= 2", "= 3"))}
    assert 4 == len(others | {one.digest})


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (swap("weight = 3", "weight = 0"), "monster 'imp': the field 'weight' must be 1 or more, not 0"),
        (swap("weight = 1\n", ""), "hidden treasure 'gem' weight: the field 'weight' is missing"),
        (swap('id = "gem"', ""), "hidden treasure number 1 id: the field 'id' is missing"),
        (swap('"gem"', '"imp"'), "hidden treasure 'imp': the field 'id' is used twice; each card needs its own"),
        (swap("copies = 2", "copies = true"), "monster 'imp' copies: expected int, not True"),
        (swap("copies = 2", "copy = 2"), "monster 'imp': unknown field 'copy'; known: id, weight, copies"),
        (swap("stones = 7", "stones = 7.0"), "edition stones: expected int, not 7.0"),
        (swap("stones = 7", ""), "edition stones: the field 'stones' is missing"),
        (swap('"toy"', '"styx"'), "edition game: expected 'toy', not 'styx'"),
        (TEXT + "[[card]]\n", "card: unknown; expected edition, provenance, monster, treasure"),
        (swap("[[monster]]", "[monster]"), "monster: expected a list of tables, [[monster]]"),
    ],
)
def test_a_bad_edition_is_refused_with_its_place(text: str, named: str, tmp_path: Path) -> None:
    """The error names the file, the entry in the game's own words, the field, and what was expected."""
    with pytest.raises(EditionError) as caught:
        read(tmp_path, text)
    assert f"{tmp_path / 'toy.toml'}: {named}" == str(caught.value)
