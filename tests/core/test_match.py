from __future__ import annotations

import pickle
from typing import Any

import pytest

from core.lines import ENDED, PLAYED, START
from thesmos import Match, new_match
from thesmos.core.errors import OptionError, UnknownNameError
from thesmos.core.ids import HIDDEN, CardId
from thesmos.games.rixus.actions import DECLARE_WAR, DRAW, END_TURN, Play
from thesmos.games.rixus.game import GAME


def test_unknown_games() -> None:
    """An unknown name lists the known games; a thing that is neither a game nor a name is refused."""
    for name in ("chess", "", "rixus.game", "\ud800", "x" * 10**6):
        with pytest.raises(UnknownNameError, match="rixus") as caught:
            new_match(name)
        assert len(str(caught.value)) < 300
    for thing in (None, 3, GAME.ledger, [GAME], object()):
        with pytest.raises(OptionError, match="a game or the name of one is needed"):
            new_match(thing)  # type: ignore[arg-type]


@pytest.mark.parametrize("n", [5, -1, True, 1.0, "1", None, 10**5000], ids=lambda n: type(n).__name__)
def test_bad_undo(n: Any) -> None:
    """No more can be undone than was done."""
    with pytest.raises(OptionError, match=r"can't undo .* actions of 4"):
        PLAYED.undo(n)


def test_undo_and_branching() -> None:
    """Undoing gives the match as it was, and lines that branch leave each other alone."""
    assert START == PLAYED.undo(4)
    assert PLAYED == PLAYED.undo(0)
    assert START.apply("play ranger") == PLAYED.undo(3) == PLAYED.undo().undo(2)
    one, two = START.apply("play ranger"), START.apply("play archer")
    assert one != two
    assert START == one.undo() == two.undo()
    assert ((), 0) == (START.history, len(START.plies))


@pytest.mark.parametrize("seat", [2, -1, True, 0.0, "0", None, 10**5000], ids=lambda seat: type(seat).__name__)
def test_bad_seats_of_observers(seat: Any) -> None:
    """Only a seat of the match can observe it."""
    with pytest.raises(OptionError, match="seats are 0 to 1, not "):
        PLAYED.observe(seat)


def test_observing() -> None:
    """A seat sees its own hand, and not that of the other."""
    view = PLAYED.observe(1)
    assert PLAYED.state.players[1].hand == view.players[1].hand
    assert {HIDDEN} == set(view.players[0].hand)


def test_history_notation_and_events() -> None:
    """A match tells its actions, their texts, who chose them, and all events from setup on."""
    assert (Play(CardId("ranger")), DRAW, END_TURN, END_TURN) == PLAYED.history
    assert ("play ranger", "draw", "end turn", "end turn") == PLAYED.notation
    assert [0, 0, 1, 0] == [ply.seat for ply in PLAYED.plies]
    states = [PLAYED.undo(n).state for n in range(4, -1, -1)]
    assert tuple(event for state in states for event in state.events) == PLAYED.events
    assert ["dealt", "built the deck"] == [event.name for event in PLAYED.events[:2]]
    assert {event.rule for event in PLAYED.events} <= set(GAME.ledger.rules)
    assert START.why_not("declare war") == START.why_not(DECLARE_WAR) != ()
    assert () == START.why_not("draw")


@pytest.mark.parametrize("match", [START, PLAYED, ENDED], ids=["start", "played", "ended"])
def test_a_match_is_a_value(match: Match[Any, Any]) -> None:
    """Matches of the same line are equal, in a pickle as well; another seed, line or option makes another match."""
    again = new_match("rixus", 2, 1)
    for text in match.notation:
        again = again.apply(text)
    back = pickle.loads(pickle.dumps(match))
    assert match == again == back
    assert hash(match) == hash(again) == hash(back)
    assert match.state.events == back.state.events
    assert match.legal_actions == back.legal_actions
    assert new_match("rixus", 2, 2) != match
    assert new_match("rixus", 2, 1, {"first": 1}) != match
    assert match.to_json() == back.to_json()
