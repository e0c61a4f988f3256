"""The state machine finds a fault and shrinks it to the shortest list of actions."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from testing.zoo import table, turn
from testing.zoo.sound import EDITION, SOUND, lots
from testing.zoo.table import State
from thesmos.core.errors import OptionError, UnknownNameError
from thesmos.core.game import Game, Outcome
from thesmos.testing import match_machine
from thesmos.toolkit.seating import ranked

SETTINGS = settings(
    max_examples=60,
    stateful_step_count=12,
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=False,
    suppress_health_check=list(HealthCheck),
)


def sell_for_nothing(state: State, action: table.Sell) -> State:
    """Put a card on the pile and lose the coins that it brings."""
    after, seat = turn.sell(state, action), turn.acting(state)
    return after.replace(players=table.player_changed(after, seat, coins=state.players[seat].coins))


def buy_no_third(state: State, action: table.Buy) -> State:
    """Fail when a second card is bought in a turn."""
    top = state.agenda[-1]
    assert isinstance(top, table.TakeTurn), top
    if top.left < turn.ACTIONS_OF_A_TURN and len(state.players[top.seat].hand) > state.edition.numbers.hand:
        raise RuntimeError("the hand is full")
    return turn.buy(state, action)


def won_at_once(state: State) -> Outcome:
    """Say that the game is over, whatever the state."""
    return Outcome(ranked([player.coins for player in state.players]), "coins", table.END)


def fail(game: Game[Any, Any], *laws: str) -> tuple[str, list[str]]:
    """Run the machine of a faulty game with two seats; return what it says and the actions that it names."""
    with pytest.raises(AssertionError) as caught:
        run_state_machine_as_test(match_machine(game, 2, laws), settings=SETTINGS)
    told = re.search(r"^(.*)\nat seats=\d seed='\d+' actions: (.+)$", str(caught.value), re.DOTALL)
    assert told is not None, str(caught.value)
    return told[1], told[2].split(", ")


def test_a_fault_shrinks_to_one_action() -> None:
    """Coins that vanish with a sale are found, and one sale is enough to show it."""
    said, actions = fail(lots(actions={table.Sell: sell_for_nothing}), "conserves")
    assert said.startswith("conserves: ['coin'")
    assert (1, "sell") == (len(actions), actions[0].split()[0])


def test_a_fault_of_two_actions_shrinks_to_two() -> None:
    """A crash that needs two purchases in one turn is found, and told by two purchases."""
    said, actions = fail(lots(actions={table.Buy: buy_no_third}))
    assert said == "never-raises: RuntimeError: the hand is full"
    assert actions == ["buy", "buy"]


def test_the_first_state_is_checked_too() -> None:
    """A fault of the setup needs no action at all."""
    said, actions = fail(SOUND.replace(outcome=won_at_once), "ends-exactly")
    assert said == "ends-exactly: there is an outcome before the end"
    assert len(actions) == 1


def test_a_sound_game_passes() -> None:
    """The machine finds nothing where there is nothing to find."""
    few = settings(SETTINGS, max_examples=4)
    run_state_machine_as_test(match_machine(SOUND), settings=few)


def test_a_game_may_be_over_before_the_steps_are() -> None:
    """A game that is shorter than what Hypothesis wants to play is no fault."""
    short = lots(EDITION.replace(numbers=EDITION.numbers.replace(rounds=1)))
    few = settings(SETTINGS, max_examples=10, stateful_step_count=40)
    run_state_machine_as_test(match_machine(short, 2, "ends-exactly"), settings=few)


def test_an_unknown_law_is_refused() -> None:
    """The nearest names are suggested."""
    with pytest.raises(UnknownNameError, match="unknown law 'conserve'; did you mean: conserves"):
        match_machine(SOUND, laws="conserve")


def test_the_machine_is_named_after_its_game() -> None:
    """Reports of test runners name the game."""
    assert match_machine(SOUND).__name__ == "LotsMachine"


@pytest.mark.parametrize("seats", [1, 5, True, "2"])
def test_bad_seats_are_refused(seats: Any) -> None:
    """The game must be played with so many seats."""
    with pytest.raises(OptionError, match="lots is not played with"):
        match_machine(SOUND, seats)
