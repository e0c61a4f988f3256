from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings

from core.lines import ENDED, START
from core.strategies import MATCHES
from thesmos import Match, apply_action, new_match
from thesmos.core.errors import IllegalActionError, InvalidActionError, OptionError
from thesmos.core.game import NoOptions, Outcome, Refusal
from thesmos.core.ids import CardId, RuleId, Seat
from thesmos.games.rixus.actions import DRAW, JOIN_WAR, Play
from thesmos.games.rixus.game import GAME
from thesmos.games.rixus.setup import Options

NUMBERS = [1, 7, 0, -1, True, 2.0, "3", None, [2], 10**30, 10**5000]


@pytest.mark.parametrize("thing", [object(), None, 0, "draw", Seat, [], Play(CardId("dragon"))])
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


@pytest.mark.parametrize("seat", [1, 2, -1, 10**5000, "0", int, False, 0.0], ids=lambda seat: type(seat).__name__)
def test_the_wrong_seat_is_refused(seat: Any) -> None:
    """Only the seat whose decision it is may act; the error says whose, but not what that seat could do instead."""
    with pytest.raises(IllegalActionError, match="can't act, it is seat 0's decision") as caught:
        apply_action(GAME, START.state, DRAW, seat)
    assert () == caught.value.rules
    assert () == caught.value.legal
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
@given(MATCHES)
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


def test_small_values_of_a_game() -> None:
    """A refusal says its reason and rule; an outcome knows its winners."""
    assert "too few cards [TOY-01]" == str(Refusal(RuleId("TOY-01"), "too few cards"))
    outcome = Outcome(((Seat(1), Seat(2)), (Seat(0),)), "spoils", RuleId("TOY-02"))
    assert (1, 2) == outcome.winners
    assert ENDED.outcome is not None
    assert ENDED.outcome.rule in GAME.ledger.rules
