from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from games.hybris.powers import in_play
from games.hybris.table import (
    EDITION,
    Mark,
    begin,
    boards,
    character,
    goods,
    growth,
    holding,
    row,
    running,
    see,
    table,
)
from thesmos.core.agenda import Decision, decision_of
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris import entries
from thesmos.games.hybris.actions import Action, GoOn, Pass
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.notation import all_actions
from thesmos.games.hybris.refusals import CLAUSES, why_not
from thesmos.games.hybris.state import State

EVERYTHING = tuple(all_actions(EDITION, 4))
GAMES = ("zeus,poseidon", "hades,athena,zeus", "poseidon,hades,zeus,athena")
DECISIONS = {
    one for one in vars(entries).values() if isinstance(one, type) and issubclass(one, Decision) and one is not Decision
}


def rich(state: State) -> State:
    """Give everybody much to do: goods, cards, Premonitions, tiles to deploy, build and produce, powers, an ally."""
    left, premonitions = list(state.world.plans), list(state.world.premonitions.cards)
    for seat, player in enumerate(state.players):
        own = player.holding
        held = (*own.premonitions, *(premonitions.pop() for _ in range(6)))
        state = holding(state, seat, hand=own.hand + own.deck[-6:], deck=own.deck[:-6], premonitions=held)
        state = goods(state, seat, aegis=9, believer=7, prayer=14, virtue=4)
        state = growth(state, seat, stored=(left.pop(), left.pop()), temples=("argos", "elis"))
    state = in_play(state, 0, "tech-masks-of-many-faces", "enh-poseidon-the-white-horses")
    state = in_play(state, 1, "enh-hades-the-kuneen", "enh-zeus-the-golden-eagle", "enh-hades-orpheus")
    state = character(state, 0, "champion-calypso")
    workshop, factory = row((left.pop(), 0), (left.pop(), 1), (left.pop(), 0)), row((left.pop(), 1), None, None)
    deck = state.world.premonitions.replace(cards=tuple(premonitions))
    return boards(state, plans=tuple(left), workshop=workshop, factory=factory, premonitions=deck).replace(well=8)


def line(state: State, seed: int) -> Iterator[State]:
    """Yield the states of a random line of play in which players seldom pass or go on where there is more to do."""
    chance = random.Random(seed)
    while legal := GAME.legal_actions(state):
        yield state
        more = [action for action in legal if not isinstance(action, (Pass, GoOn))]
        state = GAME.reduce(state, chance.choice(more if more and chance.random() < 0.7 else legal))


def disagreements(state: State) -> list[Action]:
    """Return the actions that are legal and refused, or neither."""
    legal = set(GAME.legal_actions(state))
    return [action for action in EVERYTHING if (why_not(state, action) == ()) != (action in legal)]


@pytest.mark.parametrize("olympians", GAMES)
@pytest.mark.parametrize("plenty", [False, True], ids=["plain", "rich"])
def test_exactly_the_legal_actions_are_not_refused(olympians: str, plenty: bool) -> None:
    """The clauses and the generator agree over every action of the game, in states of many kinds of decision."""
    asked: Counter[type] = Counter()
    for seed in range(4):
        start = begin(olympians, seed)
        for state in line(rich(start) if plenty else start, seed):
            decision = type(state.agenda[-1])
            asked[decision] += 1
            if asked[decision] <= 8:
                assert [] == disagreements(state), state.agenda[-1]


@pytest.mark.parametrize(
    "step", [fx.Mark("place", "me", "down", 2), fx.Mark("flip", "me", "up", 1), fx.Mark("take", "opponent", "any", 2)]
)
def test_player_tokens_on_spaces(step: fx.Mark) -> None:
    """The same agreement when tokens are placed, flipped or taken."""
    marks = (Mark("argos", Seat(0), True), Mark("elis", Seat(1), False), Mark("space-forge-1", Seat(0), False))
    state = character(boards(table(), marks=marks), 1, "poseidon", place="athens")
    assert [] == disagreements(running(state, 0, step))


def test_every_decision_has_its_clauses() -> None:
    """None is missing, and there are no others."""
    assert set(CLAUSES) == DECISIONS


@pytest.mark.rule("HYBRIS-INFO-01")
@pytest.mark.rule("HYBRIS-INFO-03")
def test_refusals_tell_nothing_hidden() -> None:
    """In every world that the acting seat can't tell apart the same clauses forbid the same actions."""
    for number, state in enumerate(line(begin(GAMES[1]), 3)):
        if number % 15 == 0:
            decision = decision_of(state)
            assert decision is not None
            world = GAME.determinize(see(state, decision.seat), Rng.seeded(number))
            for action in EVERYTHING:
                assert why_not(state, action) == why_not(world, action)
