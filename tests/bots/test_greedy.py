from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import thesmos
from sim.race import RACE, RULE, Add, Choose, State
from thesmos.bots.greedy import Greedy
from thesmos.bots.random_bot import RandomBot
from thesmos.bots.registry import make_bot
from thesmos.core.appraisal import Appraisal
from thesmos.core.errors import OptionError
from thesmos.core.game import Game, Outcome
from thesmos.core.ids import Seat
from thesmos.core.rng import NO_RNG, Rng
from thesmos.sim.simulate import simulate

Round = Callable[[State], int]
Worth = Callable[[State, Seat], int]
START = RACE.start(2)
ONE_MISSES_TWO = RACE.reduce(START, Add(1))
LEGAL = (Add(1), Add(2))
FIRST, SECOND = Seat(0), Seat(1)
SHARED = Outcome(((FIRST, SECOND),), "peace", RULE)
ALONE = Outcome(((FIRST,), (SECOND,)), "reached", RULE)
LOST = Outcome(((SECOND,), (FIRST,)), "reached", RULE)


def one_round(_: State) -> int:
    """Let the whole game be one round."""
    return 0


def each_action(state: State) -> int:
    """Let every action end its round."""
    return state.pile


def odd_or_even(state: State) -> int:
    """Let adding 1 end the round, and adding 2 not."""
    return state.pile % 2


def pile(state: State, _: Seat) -> int:
    """Think well of large piles."""
    return state.pile


def race(worth: Worth = pile, round_of: Round = each_action) -> Game[State, Add]:
    """Return the race with an appraisal."""
    return RACE.replace(appraisal=Appraisal(worth, round_of))


@pytest.mark.parametrize("round_of", [one_round, each_action, odd_or_even])
@pytest.mark.parametrize("seed", range(3))
def test_takes_a_win_that_is_there(round_of: Round, seed: int) -> None:
    """With 2 missing, adding 2 wins for sure: no appraisal of what else can be done is worth more."""
    game = race(lambda state, _: 999_999 if state.pile < 3 else -999_999, round_of)
    assert Add(2) == Greedy(game).choose(ONE_MISSES_TWO, LEGAL, Rng.seeded(seed))


@pytest.mark.parametrize("seed", range(3))
def test_avoids_a_win_of_the_other(seed: int) -> None:
    """Adding 2 makes the larger pile, but the other then wins before the round is over, which is worse than any."""
    assert Add(1) == Greedy(race(round_of=odd_or_even)).choose(START, LEGAL[::-1], Rng.seeded(seed))


def test_takes_what_is_worth_most() -> None:
    """Where the round ends undecided, what the game thinks of it decides."""
    assert Add(2) == Greedy(race()).choose(START, LEGAL, Rng.seeded(1))
    small = race(lambda state, _: -state.pile)
    assert Add(1) == Greedy(small).choose(START, LEGAL[::-1], Rng.seeded(1))


def test_appraises_for_its_own_seat() -> None:
    """Of what is good for one seat and bad for the other, each takes its own."""
    bot = Greedy(race(lambda state, seat: state.pile if seat == SECOND else -state.pile))
    assert Add(1) == bot.choose(START, LEGAL[::-1], Rng.seeded(1))
    assert Add(2) == bot.choose(START.replace(agenda=(Choose(SECOND),)), LEGAL, Rng.seeded(1))


@pytest.mark.parametrize("legal", [LEGAL, LEGAL[::-1]])
def test_takes_the_first_of_equals(legal: tuple[Add, ...]) -> None:
    """Where all is worth the same, the first action is chosen, whichever that is."""
    assert legal[0] == Greedy(race(lambda _, __: 7)).choose(START, legal, Rng.seeded(1))


@pytest.mark.parametrize(
    ("ends", "worth", "best"),
    [
        ({1: SHARED, 2: ALONE}, 0, Add(2)),
        ({1: SHARED}, 499_999, Add(1)),
        ({1: SHARED}, 500_001, Add(2)),
        ({1: ALONE}, 999_999, Add(1)),
        ({1: LOST}, -999_999, Add(2)),
        ({1: LOST, 2: SHARED}, 0, Add(2)),
    ],
)
def test_what_a_decided_game_is_worth(ends: dict[int, Outcome], worth: int, best: Add) -> None:
    """A win is worth a million, a shared one its part, and a loss as much less than nothing."""
    game = race(lambda _, __: worth).replace(outcome=lambda state: ends.get(state.pile))
    assert best == Greedy(game).choose(START, LEGAL, Rng.seeded(1))


@pytest.mark.parametrize(
    ("round_of", "cap", "played"),
    [(each_action, 60, 2), (each_action, 1, 2), (odd_or_even, 60, 3), (one_round, 1, 4)],
)
def test_plays_on_to_the_end_of_the_round_or_the_cap(round_of: Round, cap: int, played: int) -> None:
    """In each world both actions are played, and then what is left of the round, as far as the cap allows."""
    states = list[State]()

    def reduce(state: State, action: Add) -> State:
        states.append(state)
        return RACE.reduce(state, action)

    game = race(round_of=round_of).replace(reduce=reduce)
    Greedy(game, worlds=5, cap=cap).choose(START, LEGAL, Rng.seeded(1))
    assert 5 * played == len(states)


@pytest.mark.parametrize(
    ("worlds", "lines", "played"), [(None, None, 4 * 5), (2, None, 2 * 5), (None, 1, 4 * 3), (1, 7, 2 + 7)]
)
def test_tries_as_many_worlds_and_lines_as_the_appraisal_asks_for(
    worlds: int | None, lines: int | None, played: int
) -> None:
    """Numbers that the bot has go before; an action after which the round is over needs no more than one line."""
    states = list[State]()

    def reduce(state: State, action: Add) -> State:
        states.append(state)
        return RACE.reduce(state, action)

    game = RACE.replace(appraisal=Appraisal(pile, odd_or_even, worlds=4, lines=3), reduce=reduce)
    Greedy(game, worlds, lines=lines).choose(START, LEGAL, Rng.seeded(1))
    assert played == len(states)


def test_the_best_of_several_lines_counts() -> None:
    """After adding 1, adding 2 makes the pile as large as after 2 and 1: with enough lines both are as good."""
    game = race(round_of=one_round).replace(outcome=lambda _: None)
    assert Add(2) == Greedy(game, worlds=8, cap=1, lines=1).choose(START, LEGAL, Rng.seeded(1))
    assert Add(1) == Greedy(game, worlds=8, cap=1, lines=30).choose(START, LEGAL, Rng.seeded(1))


def test_appraises_the_end_of_the_round_alone() -> None:
    """What is appraised are the states that end the round, once each in every world, and no decided ones."""
    piles = list[int]()

    def worth(state: State, _: Seat) -> int:
        piles.append(state.pile)
        return 0

    Greedy(race(worth), worlds=3).choose(START, LEGAL, Rng.seeded(1))
    assert [1, 2] * 3 == piles
    piles.clear()
    Greedy(race(worth, one_round), worlds=3).choose(START, LEGAL, Rng.seeded(1))
    assert [] == piles


@pytest.mark.parametrize(("name", "actions"), [("rixus", 0), ("rixus", 30), ("styx", 0), ("styx", 30)])
def test_is_pure_and_sees_only_its_observation(name: str, actions: int) -> None:
    """In worlds that it can't tell apart it chooses the same, and the same again."""
    match: thesmos.Match[Any, Any] = thesmos.new_match(name, seats=3, seed=4)
    while len(match.history) < actions or len(match.legal_actions) < 2:
        match = match.apply(match.legal_actions[len(match.history) % len(match.legal_actions)])
    seat = match.actor
    assert seat is not None
    observation = match.observe(seat)
    twins = [match.game.determinize(observation, Rng.seeded(f"other world {number}")) for number in range(2)]
    assert len({match.state, *twins}) == 3
    bot = Greedy(match.game, worlds=2)
    chosen = {
        bot.choose(match.game.observe(state, seat), match.legal_actions, Rng.seeded(9))
        for state in (match.state, match.state, *twins)
    }
    assert len(chosen) == 1
    assert chosen <= set(match.legal_actions)


def test_needs_no_search_for_a_single_action() -> None:
    """A single action is chosen without a look at the world."""
    assert Add(2) == Greedy(race()).choose(START.replace(rng=NO_RNG), (Add(2),), NO_RNG)


def test_refuses_a_game_without_appraisal() -> None:
    """A game that can't appraise its states has no such bot, and the error names both, before anything is played."""
    said = "^bot greedy: the game race has no appraisal of its states$"
    for attempt in (
        lambda: Greedy(RACE),
        lambda: make_bot("greedy", RACE),
        lambda: simulate(RACE, 2, 1, bots="greedy"),
    ):
        with pytest.raises(OptionError, match=said):
            attempt()
    with pytest.raises(OptionError, match=r"^bot miser: the game race has"):
        Greedy(RACE, name="miser")


@pytest.mark.parametrize(
    ("worlds", "cap", "wrong"),
    [(0, 1, "worlds"), (1, 0, "cap"), (-1, 1, "worlds"), (True, 1, "worlds"), (1, "8", "cap")],
)
def test_refuses_impossible_numbers(worlds: int, cap: int, wrong: str) -> None:
    """Numbers of worlds and of actions are ints of 1 or more."""
    with pytest.raises(OptionError, match=f"^bot greedy: {wrong} must be an int of 1 or more"):
        Greedy(race(), worlds, cap)
    with pytest.raises(OptionError, match=r"^bot greedy: lines must be an int of 1 or more, not 0$"):
        Greedy(race(), lines=0)


def test_wins_far_more_of_styx_than_its_share() -> None:
    """Of 12 games against two random players, 4 from each seat, it wins 9 or more, as chance does once in 250 times."""
    styx = thesmos.load("styx")
    won = 0
    for seat in range(3):
        bots = [Greedy(styx, worlds=2) if other == seat else RandomBot() for other in range(3)]
        won += simulate(styx, 3, 4, f"seat {seat}", bots=bots).summary().wins[seat].share.count
    assert won >= 9
