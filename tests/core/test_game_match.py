from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings

from thesmos import Match, apply_action, new_match
from thesmos.core.errors import IllegalActionError, InvalidActionError, OptionError, UnknownNameError
from thesmos.core.game import NoOptions, Outcome, Refusal
from thesmos.core.ids import HIDDEN, CardId, RuleId, Seat
from thesmos.games.rixus.actions import DECLARE_WAR, DRAW, END_TURN, JOIN_WAR, Play
from thesmos.games.rixus.game import GAME
from thesmos.games.rixus.setup import Options
from thesmos.testing import matches

START = new_match(GAME, seats=2, seed=1)
PLAYED = START.apply("play ranger").apply("draw").apply("end turn").apply("end turn")
NUMBERS = [1, 7, 0, -1, True, 2.0, "3", None, [2], 10**30, 10**5000]


def ended() -> Match[Any, Any]:
    """Return a match that is over: nobody does anything."""
    match = START
    while match.outcome is None:
        match = match.apply("end turn") if END_TURN in match.legal_actions else match.apply(match.legal_actions[0])
    return match


ENDED = ended()


@pytest.mark.parametrize("thing", [object(), None, 0, "draw", Seat, [], Play(CardId("dragon"))], ids=repr)
def test_what_is_no_action_is_refused(thing: Any) -> None:
    """A foreign thing, and text where an action is needed, is refused; the state stays as it was."""
    before = pickle.dumps(START.state)
    with pytest.raises(InvalidActionError, match="is not an action of rixus"):
        apply_action(GAME, START.state, thing)
    if not isinstance(thing, str):
        with pytest.raises(InvalidActionError, match="is not an action of rixus"):
            START.apply(thing)
        with pytest.raises(InvalidActionError, match="is not an action of rixus"):
            START.why_not(thing)
    assert before == pickle.dumps(START.state)


@pytest.mark.parametrize("seat", [1, 2, -1, 10**5000, "0", None.__class__], ids=lambda seat: type(seat).__name__)
def test_the_wrong_seat_is_refused(seat: Any) -> None:
    """Only the seat whose decision it is may act; the error says whose, and what is possible."""
    with pytest.raises(IllegalActionError, match="can't act, it is seat 0's decision") as caught:
        apply_action(GAME, START.state, DRAW, seat)
    assert () == caught.value.rules
    assert ("draw", "play ranger", "play archer", "end turn") == caught.value.legal
    assert START.apply(DRAW) == START.apply(DRAW, seat=0)


def test_an_illegal_action_names_its_rules() -> None:
    """The error has every rule that forbids the action, the reasons, and what is possible instead."""
    before = pickle.dumps(START.state)
    with pytest.raises(IllegalActionError) as caught:
        apply_action(GAME, START.state, JOIN_WAR)
    refusals = GAME.why_not(START.state, JOIN_WAR)
    assert refusals
    assert tuple(refusal.rule for refusal in refusals) == caught.value.rules
    assert set(caught.value.rules) <= set(GAME.ledger.rules)
    assert ("draw", "play ranger", "play archer", "end turn") == caught.value.legal
    assert "'join war' is not possible for seat 0: " in str(caught.value)
    assert all(str(refusal) in str(caught.value) for refusal in refusals)
    assert str(caught.value).endswith("; possible: draw, play ranger, play archer, end turn")
    assert before == pickle.dumps(START.state)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_is_possible_after_the_end(seat: int | None) -> None:
    """At the end every action is refused, whoever wants it."""
    assert (None, None, ()) == (ENDED.actor, ENDED.decision, ENDED.legal_actions)
    for action in GAME.notation.actions[::50]:
        with pytest.raises(IllegalActionError, match="is not possible: ") as caught:
            ENDED.apply(action, seat)
        assert () == caught.value.legal
        assert ENDED.why_not(action)


@settings(max_examples=25, deadline=None)
@given(matches(GAME, most_actions=60))
def test_why_not_agrees_with_legal_actions(match: Match[Any, Any]) -> None:
    """Clauses forbid exactly the actions that are not legal, and the match accepts exactly the others."""
    legal = set(match.legal_actions)
    for action in [*legal, *GAME.notation.actions[:: max(1, 836 // 40)]]:
        refusals = match.why_not(action)
        assert (action in legal) == (not refusals)
        if refusals:
            with pytest.raises(IllegalActionError):
                match.apply(action)


@pytest.mark.parametrize("options", [None, {}, {"first": 1}, Options(), Options(1), NoOptions])
def test_options(options: Any) -> None:
    """Options are an instance, a mapping or nothing; a class is none of them."""
    if options is NoOptions:
        with pytest.raises(OptionError, match="expected a mapping"):
            GAME.check_options(options)
        return
    first = options.get("first", 0) if isinstance(options, Mapping) else getattr(options, "first", 0)
    match = new_match("rixus", 2, 1, options)
    assert Options(first) == GAME.check_options(options) == match.options
    assert first == match.actor


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"frist": 1}, "frist"), ({"first": "1"}, "first"), ({"first": 1.5}, "first"), ({"first": True}, "first"),
        ({"first": None}, "first"), ({"first": 2}, "first: expected a seat from 0 to 1"), ({"first": -1}, "first"),
        (Options(2), "first: expected a seat"), (Options(10**30), "first: expected a seat"), ({1: 2}, "1"),
        (NoOptions(), "expected a mapping, not NoOptions"), ("first=1", "options: first"), ([("first", 1)], "first"),
        (0, "expected a mapping, not 0"), (Options("x"), "first"),  # type: ignore[arg-type]
        (Options(True), "first"), (Options(10**5000), "first"), ({"first": 10**5000}, "first"),
    ],
    ids=lambda thing: type(thing).__name__,
)  # fmt: skip
def test_bad_options(options: Any, said: str) -> None:
    """An unknown option, a value of the wrong type or out of range, or another class is refused by name."""
    with pytest.raises(OptionError, match=said) as caught:
        new_match(GAME, 2, 1, options)
    assert "options of rixus" in str(caught.value)
    assert 1 == len(str(caught.value).splitlines())


@pytest.mark.parametrize("seats", NUMBERS, ids=lambda seats: type(seats).__name__)
def test_bad_numbers_of_seats(seats: Any) -> None:
    """A number of seats that the game is not played with is refused, with those that it is played with."""
    for begin in (new_match, lambda game, seats: game.start(seats)):
        with pytest.raises(OptionError, match="rixus is played with 2 to 6 seats, not "):
            begin(GAME, seats)


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


def test_small_values_of_a_game() -> None:
    """A refusal says its reason and rule; an outcome knows its winners."""
    assert "too few cards [TOY-01]" == str(Refusal(RuleId("TOY-01"), "too few cards"))
    outcome = Outcome(((Seat(1), Seat(2)), (Seat(0),)), "spoils", RuleId("TOY-02"))
    assert (1, 2) == outcome.winners
    assert ENDED.outcome is not None
    assert ENDED.outcome.rule in GAME.ledger.rules


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
