from __future__ import annotations

from collections import Counter

import pytest

import thesmos
from sim.race import RACE, RULE, Add, State
from thesmos.bots.base import Bot
from thesmos.bots.monte_carlo import FlatMonteCarlo
from thesmos.bots.playout import BATCH, playout, random_words
from thesmos.bots.random_bot import RandomBot
from thesmos.bots.registry import BOTS, make_bot
from thesmos.core.errors import OptionError, UnknownNameError
from thesmos.core.ids import Seat
from thesmos.core.rng import NO_RNG, Rng

RIXUS = thesmos.load("rixus")
BOT = FlatMonteCarlo(RIXUS, worlds=1, cap=40)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_named_bots_are_bots(name: str) -> None:
    """Every bot of the registry has the methods of a bot and goes by its name."""
    bot = make_bot(name, RIXUS)
    assert isinstance(bot, Bot)
    assert name == bot.name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    """A name that no bot has is answered with those that there are."""
    with pytest.raises(UnknownNameError, match="unknown bot 'clever'; known: greedy, monte-carlo, random"):
        make_bot("clever", RIXUS)


def test_random_bot_is_pure() -> None:
    """The same chance gives the same choice."""
    assert RandomBot().choose(None, (1, 2, 3), Rng.seeded(3)) == RandomBot().choose(None, (1, 2, 3), Rng.seeded(3))


def test_random_bot_chooses_all_actions_alike() -> None:
    """In 3000 decisions among three actions each is chosen about 1000 times, within six standard deviations."""
    counts = Counter(RandomBot().choose(None, ("a", "b", "c"), Rng.seeded(seed)) for seed in range(3000))
    assert {"a", "b", "c"} == set(counts)
    assert all(abs(count - 1000) < 6 * 26 for count in counts.values())


def test_random_words_are_those_of_the_generator() -> None:
    """Words come in the order of the stream, one batch after another."""
    first, rng = Rng.seeded(1).words(BATCH, "bot.words")
    second, _ = rng.words(BATCH, "bot.words")
    words = random_words(Rng.seeded(1))
    assert [*first, *second] == [next(words) for _ in range(2 * BATCH)]


def test_a_playout_follows_its_words() -> None:
    """Each word picks an action by its remainder: 1 of two is the second, then only one is left."""
    start = RACE.start(2)
    assert playout(RACE, start, iter([1, 1]), 10).pile == 3
    assert playout(RACE, start, iter([0, 0]), 10).pile == 2


def test_a_playout_stops_at_its_cap() -> None:
    """No more actions are played than the cap allows."""
    assert playout(RACE, RACE.start(2), iter([0, 0, 0]), 1).pile == 1


@pytest.mark.parametrize("seed", range(5))
def test_monte_carlo_takes_a_win(seed: int) -> None:
    """With 2 missing, adding 2 wins for sure, and adding 1 lets the other win: it adds 2."""
    state = RACE.reduce(RACE.start(2), Add(1))
    assert Add(2) == FlatMonteCarlo(RACE).choose(
        RACE.observe(state, Seat(1)), RACE.legal_actions(state), Rng.seeded(seed)
    )


def test_monte_carlo_takes_the_first_of_equals() -> None:
    """If no playout comes to its end all actions count 0, and the first is chosen."""
    state = RIXUS.start(2, 1)
    bot = FlatMonteCarlo(RIXUS, worlds=1, cap=1)
    legal = RIXUS.legal_actions(state)
    assert legal[0] == bot.choose(RIXUS.observe(state, Seat(0)), legal, Rng.seeded(1))


def test_monte_carlo_shares_a_win_among_the_winners() -> None:
    """Where all win always, every action counts a half, and the first is chosen."""
    everybody = RACE.replace(outcome=lambda _: thesmos.Outcome(((Seat(0), Seat(1)),), "peace", RULE))
    bot: FlatMonteCarlo[State, Add] = FlatMonteCarlo(everybody, worlds=1)
    start = RACE.start(2)
    assert bot._result(start, Seat(0), Rng.seeded(1)) == 0.5
    assert Add(1) == bot.choose(start, RACE.legal_actions(start), Rng.seeded(1))


def test_monte_carlo_is_pure_and_sees_only_its_observation() -> None:
    """In two worlds that it can't tell apart it chooses the same, and the same again."""
    match = thesmos.new_match("rixus", seats=3, seed=4)
    observation = match.observe(0)
    twin = RIXUS.determinize(observation, Rng.seeded("other world"))
    assert twin.players[1].hand != match.state.players[1].hand
    chosen = {
        BOT.choose(RIXUS.observe(state, Seat(0)), match.legal_actions, Rng.seeded(9))
        for state in (match.state, twin, twin)
    }
    assert len(chosen) == 1
    assert chosen <= set(match.legal_actions)


def test_monte_carlo_needs_no_search_for_a_single_action() -> None:
    """A single action is chosen without a look at the world."""
    assert FlatMonteCarlo(RACE).choose(RACE.start(2).replace(rng=NO_RNG), (Add(2),), NO_RNG) == Add(2)


@pytest.mark.parametrize(("worlds", "cap"), [(0, 1), (1, 0), (True, 1), ("8", 1)])
def test_monte_carlo_refuses_impossible_numbers(worlds: int, cap: int) -> None:
    """Numbers of worlds and of actions are ints of 1 or more."""
    with pytest.raises(OptionError, match="must be an int of 1 or more"):
        FlatMonteCarlo(RACE, worlds, cap)
