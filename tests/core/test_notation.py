from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.samples import Odd
from core.strategies import ACTION_TEXTS, BLANKS
from thesmos.core.errors import InvalidActionError
from thesmos.core.ids import CardId, Seat
from thesmos.core.notation import Notation
from thesmos.games.rixus.actions import DRAW, END_TURN, Discard, Draw, Play
from thesmos.games.rixus.game import GAME

NOTATION = GAME.notation

BIDS = Notation.of([1, 2, 3], lambda bid: f"bid {bid}")


def test_every_action_both_ways() -> None:
    """Each action of Rixus comes back from its text and from its number, and no two share either."""
    for number, (action, text) in enumerate(zip(NOTATION.actions, NOTATION.texts, strict=True)):
        assert text == NOTATION.format(action)
        assert action is NOTATION.parse(text)
        assert number == NOTATION.encode(action)
        assert action is NOTATION.decode(number)
        assert action in NOTATION
    assert len(NOTATION.actions) == len(set(NOTATION.texts)) == len(set(NOTATION.actions))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", DRAW),
        ("end turn", END_TURN),
        ("play archer", Play(CardId("archer"))),
        ("play old-map on hero 2", Play(CardId("old-map"), hero=2)),
        ("discard pikeman", Discard(CardId("pikeman"))),
    ],
)
def test_texts_of_a_few_actions(text: str, action: object) -> None:
    """Actions are written as a player would say them."""
    assert action == NOTATION.parse(text)


@given(ACTION_TEXTS, st.lists(BLANKS, min_size=9, max_size=9), st.data())
def test_case_and_spaces_make_no_difference(text: str, spaces: list[str], data: st.DataObject) -> None:
    """Any case and any blanks between and around the words give the same action."""
    loud = "".join(letter.upper() if data.draw(st.booleans()) else letter for letter in text)
    said = "".join(space + word for space, word in zip(spaces, loud.split(), strict=False)) + spaces[-1]
    assert NOTATION.parse(text) is NOTATION.parse(said)


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """Whatever is typed, parsing gives the action of that text or one line that says what would be one."""
    try:
        action = NOTATION.parse(text)
    except InvalidActionError as problem:
        said = str(problem)
        assert "is not an action; for example: " in said
        assert 1 == len(said.splitlines())
        assert any(known in said for known in NOTATION.texts)
    else:
        assert " ".join(text.lower().split()) == NOTATION.format(action)


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [("drew", "draw"), ("play archr", "play archer"), ("endturn", "end turn"), ("", "draw, ..."), ("zzz", "draw, ...")],
)
def test_made_up_text_suggests(text: str, suggestion: str) -> None:
    """A near miss names the nearest action, and one that is near nothing names the first."""
    with pytest.raises(InvalidActionError, match=suggestion) as caught:
        NOTATION.parse(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("text", ["draw " * 10**6, "x" * 10**7, "\ud800", "draw" + " " * 500 + "a card"])
def test_overlong_text_is_refused(text: str) -> None:
    """Text of any length that is not an action, up to its last word, gets a short refusal."""
    with pytest.raises(InvalidActionError, match="is not an action") as caught:
        NOTATION.parse(text)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("text", [" " * 500 + "draw", "draw" + " " * 10**6, "end" + " " * 500 + "turn"])
def test_any_number_of_blanks(text: str) -> None:
    """However many blanks there are, they make no difference."""
    assert NOTATION.parse(" ".join(text.split())) is NOTATION.parse(text)


@pytest.mark.parametrize("text", [None, 3, b"draw", ["draw"], DRAW, Odd()], ids=lambda text: type(text).__name__)
def test_what_is_no_text(text: Any) -> None:
    """Only a str can be parsed."""
    with pytest.raises(InvalidActionError, match="must be a str"):
        NOTATION.parse(text)


FOREIGN: list[Any] = [
    None,
    0,
    "draw",
    [],
    {"a": 1},
    Odd(),
    Draw,
    Play(CardId("dragon")),
    Play(CardId("archer"), Seat(99)),
]


@pytest.mark.parametrize("thing", FOREIGN, ids=lambda thing: type(thing).__name__)
def test_what_is_no_action(thing: Any) -> None:
    """Things from elsewhere are refused by both ways out, and are not contained."""
    assert thing not in NOTATION
    for write in (NOTATION.encode, NOTATION.format):
        with pytest.raises(InvalidActionError, match="is not an action of this game"):
            write(thing)


@pytest.mark.parametrize(
    "number", [-1, len(NOTATION.actions), 10**5000, True, False, 0.0, "0", None], ids=lambda n: type(n).__name__
)
def test_what_is_no_number(number: Any) -> None:
    """Only an int from 0 to the number of actions less one can be decoded."""
    with pytest.raises(InvalidActionError, match=f"from 0 to {len(NOTATION.actions) - 1}"):
        NOTATION.decode(number)


@pytest.mark.parametrize(
    ("actions", "texts"), [([1, 1], ["a", "a"]), ([1, 1.0], ["a", "b"]), ([1, 2], ["a", "a"]), ([1, True], ["a", "b"])]
)
def test_duplicates_are_refused(actions: list[Any], texts: list[str]) -> None:
    """Neither actions nor texts may come twice, since one of the two could never be named."""
    left = iter(texts)
    with pytest.raises(ValueError, match="equal or have the same text"):
        Notation.of(actions, lambda _: next(left))


@pytest.mark.parametrize("text", ["Draw", " draw", "draw  card", "draw\n", "draw\tcard"])
def test_texts_that_folding_changes_are_refused(text: str) -> None:
    """A text that could never be typed is refused."""
    with pytest.raises(ValueError, match="not lower case"):
        Notation.of([1], lambda _: text)


def test_a_notation_is_a_value() -> None:
    """Notations of the same actions and texts are equal, and one comes back from a pickle in working order."""
    again = pickle.loads(pickle.dumps(BIDS))
    assert BIDS == again
    assert hash(BIDS) == hash(again)
    assert (3, 1) == (again.parse("BID 3"), again.encode(2))
    assert Notation.of([1, 2, 3], str) != BIDS


def test_no_actions_at_all() -> None:
    """A notation may be empty; it refuses everything."""
    empty: Notation[int] = Notation.of([], str)
    for ask in (lambda: empty.parse("a"), lambda: str(empty.decode(0)), lambda: empty.format(1)):
        with pytest.raises(InvalidActionError):
            ask()
