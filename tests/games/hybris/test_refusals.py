from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from games.hybris.combats import against, challenged, dominating, going, questing, skirmish
from games.hybris.powers import in_play, permitted
from games.hybris.table import (
    EDITION,
    Mark,
    Quest,
    begin,
    boards,
    character,
    goods,
    growth,
    holding,
    quiet,
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


FIGHTS = {
    entries.PlayCard,
    entries.PlaceCard,
    entries.SetMarker,
    entries.ChooseFighter,
    entries.ChooseQuest,
    entries.ChooseChampion,
    entries.ChallengeDeploy,
    entries.ClaimReward,
}
HANDS = ("cc-combo cc-stomping cc-regroup cc-battle-cry cc-gods-grace", "cc-riposte cc-regroup cc-shield-wall")


def rich(state: State) -> State:
    """Give everybody much to do: goods, cards, Premonitions, tiles to deploy, build and produce, powers, an ally.

    Determination is high, so that many cards are played in a combat.
    """
    left, premonitions = list(state.world.plans), list(state.world.premonitions.cards)
    for seat, player in enumerate(state.players):
        own = player.holding
        held = (*own.premonitions, *(premonitions.pop() for _ in range(6)))
        state = holding(state, seat, hand=own.hand + own.deck[-6:], deck=own.deck[:-6], premonitions=held)
        state = goods(state, seat, aegis=9, believer=7, prayer=14, virtue=4, determination=5)
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
    assert not plenty or set(asked) >= FIGHTS


def fights() -> Iterator[State]:
    """Yield beginnings of fights of all kinds, and of an Epic Quest with and without a symbol of choice."""
    yield skirmish(HANDS)
    yield challenged(quiet(table("zeus,poseidon,hades")), hands=HANDS)
    yield challenged(quiet(table()), deployer=(0, "prophet-amphiaraus"), hands=HANDS)
    yield questing(quiet(table()), "quest-hydra-of-lerna", deck="tc-feint tc-feint", hand=HANDS[0])
    yield dominating(quiet(table()), "champion-medea", deck="tc-feint tc-feint", hand=HANDS[1])
    yield against(table(), base=9, hand=HANDS[0])
    quest = Quest("quest-the-golden-fleece", (Seat(1), Seat(1)))
    for state in (quiet(table()), permitted(quiet(table()), 0, "wild_element")):
        ready = boards(holding(state, 0, hand=HANDS[0]), quests=(quest, None, None))
        yield going(ready, (0, "zeus"), "moirai", "space-moirai-3")


def test_fights() -> None:
    """The same agreement at each step of fights of all kinds."""
    asked = set()
    for number, start in enumerate(fights()):
        for state in islice(line(start, number), 12):
            asked.add(type(state.agenda[-1]))
            assert [] == disagreements(state), state.agenda[-1]
    assert asked >= {entries.ContinueQuest, entries.ShowCard, entries.GiveUpCard, entries.RecoverCard}


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


@pytest.mark.parametrize("plenty", [False, True], ids=["plain", "rich"])
@pytest.mark.rule("HYBRIS-INFO-01")
@pytest.mark.rule("HYBRIS-INFO-03")
@pytest.mark.rule("HYBRIS-INFO-05")
def test_refusals_tell_nothing_hidden(plenty: bool) -> None:
    """In every world that the acting seat can't tell apart the same clauses forbid the same actions."""
    start, asked = begin(GAMES[1]), Counter[type]()
    for number, state in enumerate(line(rich(start) if plenty else start, 3)):
        decision = decision_of(state)
        assert decision is not None
        asked[type(decision)] += 1
        if asked[type(decision)] <= 3:
            world = GAME.determinize(see(state, decision.seat), Rng.seeded(number))
            for action in EVERYTHING:
                assert why_not(state, action) == why_not(world, action)
