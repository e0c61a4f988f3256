from __future__ import annotations

from typing import Any

import pytest

import thesmos
from sim.race import RACE, Add, Cheat, Quitter
from thesmos.bots.random_bot import RandomBot
from thesmos.core.errors import IllegalActionError, OptionError, RunError, UnknownNameError
from thesmos.sim.simulate import simulate


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": -1}, "games must be an int from 0"),
        ({"games": 2.0}, "games must be an int from 0"),
        ({"games": True}, "games must be an int from 0"),
        ({"games": 10**30}, "games must be an int from 0"),
        ({"workers": 0}, "workers must be an int from 1"),
        ({"workers": 10**9}, "workers must be an int from 1"),
        ({"executor": 7}, "executor: expected one of concurrent.futures, not 7"),
        ({"seats": 1}, "race is played with 2 to 3 seats, not 1"),
        ({"seats": "2"}, "race is played with 2 to 3 seats"),
        ({"seed": 1.5}, "a seed is an int, a str or bytes"),
        ({"seed": 1 << 5000}, "has at most 4096 bits"),
        ({"seed": "\ud800"}, "must be valid Unicode"),
        ({"bots": ["random"]}, "2 bots are needed, one a seat, not 1"),
        ({"bots": ["random", 3]}, "expected a bot or the name of one, not 3"),
        ({"bots": 3}, "expected bots or their names, not 3"),
        ({"bots": RandomBot}, "expected bots or their names"),
        ({"options": {"depth": 3}}, "unknown field 'depth'"),
        ({"game": 3}, "a game or the name of one is needed, not 3"),
    ],
)
def test_bad_parameters_are_refused_before_anything_runs(wrong: dict[str, Any], message: str) -> None:
    """One clear error, and no game is played."""

    def reduce(_: Any, __: Any) -> Any:
        raise AssertionError("a game was played")

    with pytest.raises(OptionError, match=message):
        simulate(**({"game": RACE.replace(reduce=reduce)} | wrong))


@pytest.mark.parametrize("wrong", [{"game": "chess"}, {"bots": "clever"}, {"bots": ["random", "clever"]}])
def test_unknown_names_are_refused(wrong: dict[str, Any]) -> None:
    """Games and bots that nobody knows."""
    with pytest.raises(UnknownNameError, match="known: "):
        simulate(**({"game": RACE} | wrong))


@pytest.mark.parametrize(("choice", "named"), [(Add(3), "'add 3'"), ("draw", "'draw'"), (None, "None")])
def test_an_illegal_choice_names_bot_and_action(choice: Any, named: str) -> None:
    """A bot that chooses what is not possible stops the run."""
    with pytest.raises(IllegalActionError, match=f"the bot 'cheat' of seat 0 chose {named}") as caught:
        simulate(RACE, 2, 1, bots=Cheat(choice))
    assert caught.value.legal == ("add 1", "add 2")


def test_a_game_past_its_bound_names_seed_and_bound() -> None:
    """A game that is not over after as many actions as its rules promise stops the run."""
    with pytest.raises(RunError, match="the game of seed '9/0' is not over after 1 actions, the bound of race"):
        simulate(RACE.replace(bound=1), 2, 1, 9)


def test_a_game_of_exactly_its_bound_is_played() -> None:
    """The bound itself is allowed."""
    assert simulate(RACE.replace(bound=3), 3, 1, bots=Cheat(Add(1))).rows[0].actions == 3


def test_a_game_without_outcome_is_refused() -> None:
    """A game that stops without an outcome is not counted."""
    with pytest.raises(RunError, match="no outcome"):
        simulate(RACE.replace(outcome=lambda _: None), 2, 1)


def test_an_error_in_a_worker_comes_through() -> None:
    """What goes wrong in another process is told here, and the processes end."""
    game = thesmos.load("rixus").replace(bound=5)
    with pytest.raises(RunError, match="the game of seed '0/0' is not over after 5 actions"):
        simulate(game, 2, 40, workers=2)


def test_a_lost_worker_is_told() -> None:
    """A process that ends in the middle of its games stops the run with an error of ours."""
    with pytest.raises(RunError, match="a worker was lost"):
        simulate(RACE, 2, 4, bots=Quitter(), workers=2)


def test_a_game_that_cannot_be_sent_is_refused() -> None:
    """Rules that are made on the spot can't be sent to other processes."""
    with pytest.raises(OptionError, match="can't be sent to other processes"):
        simulate(RACE.replace(outcome=lambda _: None), 2, 1, workers=2)
