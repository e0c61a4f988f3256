from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from games.rixus.table import RULES, face_down, play, player, see, table, view
from thesmos.core.game import apply_action
from thesmos.core.ids import HIDDEN
from thesmos.core.rng import Rng
from thesmos.games.rixus.game import GAME
from thesmos.games.rixus.state import FinishCard, State

PRINTED = Counter({name: card.count for name, card in RULES.cards.items()})


def whole(state: State) -> Counter[str]:
    """Count every card of a state, wherever it lies; that of an effect that is not done waits on the agenda."""
    found = Counter[str](state.deck + state.cemetery)
    found.update(monster.card for monster in state.camp.monsters)
    found.update(entry.card for entry in state.agenda if isinstance(entry, FinishCard))
    for one in state.players:
        found.update(one.hand)
        for hero in one.army:
            found.update((hero.card, *hero.journeys, *hero.banners))
    return found


@cache
def line(seats: int, seed: int) -> tuple[State, ...]:
    """Return some states of a random match."""
    random, state, states = Random(seed), GAME.start(seats, seed), []
    for number in range(121):
        if number % 12 == 0:
            states.append(state)
        legal = GAME.legal_actions(state)
        if not legal:
            break
        state = apply_action(GAME, state, random.choice(legal))
    return tuple(states)


def completed(state: State, seat: int, seed: int) -> State:
    """Return a random world that a seat may believe to be in."""
    return GAME.determinize(see(state, seat), Rng.seeded(seed))


MATCHES = [(2, 1), (3, 2), (4, 3), (6, 4)]


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-INFO-02")
@pytest.mark.rule("RIXUS-INFO-03")
@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_a_completed_world_looks_the_same_to_the_seat(seats: int, seed: int) -> None:
    """What a seat may know is the same in a world that was filled in for it."""
    states = line(seats, seed)
    assert 5 <= len(states)
    for state in states:
        for seat in range(seats):
            assert view(state, seat) == view(completed(state, seat, seed), seat)


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-INFO-02")
@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_what_a_seat_believes_is_true(seats: int, seed: int) -> None:
    """Every card that a seat is shown in another hand or in the camp is there, and the sizes are right."""
    for state in line(seats, seed):
        for seat in range(seats):
            seen = see(state, seat)
            for shown, true in zip(seen.players, state.players, strict=True):
                assert len(true.hand) == len(shown.hand)
                assert Counter(card for card in shown.hand if card != HIDDEN) <= Counter(true.hand)
            for lying, monster in zip(seen.camp.monsters, state.camp.monsters, strict=True):
                assert lying.card == (monster.card if seat in monster.seen else HIDDEN)


@pytest.mark.rule("RIXUS-INFO-03")
@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_a_completed_world_has_every_card_as_often_as_printed(seats: int, seed: int) -> None:
    """A world that was filled in has exactly the cards of the edition, and nothing hidden."""
    for state in line(seats, seed):
        for seat in range(seats):
            assert PRINTED == whole(completed(state, seat, seed))


@pytest.mark.rule("RIXUS-INFO-02")
@pytest.mark.rule("RIXUS-ZONE-06")
@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_a_completed_world_has_monsters_where_monsters_are(seats: int, seed: int) -> None:
    """Only monsters are filled into the camp, and none into hands."""
    for state in line(seats, seed):
        for seat in range(seats):
            world = completed(state, seat, seed)
            assert all(monster.card in RULES.monsters for monster in world.camp.monsters)
            assert not any(card in RULES.monsters for one in world.players for card in one.hand)


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-INFO-03")
def test_completed_worlds_differ_in_what_is_hidden() -> None:
    """Over many worlds the other hand, the deck and the chance to come vary, and the truth is not told."""
    state = GAME.start(2, 1)
    worlds = [completed(state, 0, seed) for seed in range(30)]
    assert 30 == len({world.players[1].hand for world in worlds})
    assert 30 == len({world.deck for world in worlds})
    assert 30 == len({world.rng for world in worlds})
    assert state.rng.key not in {world.rng.key for world in worlds}
    assert state.players[1].hand not in {world.players[1].hand for world in worlds}


@pytest.mark.rule("RIXUS-INFO-02")
def test_completed_worlds_differ_in_unknown_monsters_only() -> None:
    """A monster that the seat knows stays; one that it does not know may be any monster that is left."""
    state = table(player(), player(), deck="squire", camp="imp@0 ogre@1")
    worlds = [completed(state, 0, seed) for seed in range(60)]
    assert {"imp"} == {world.camp.monsters[0].card for world in worlds}
    assert RULES.monsters == {world.camp.monsters[1].card for world in worlds}


@pytest.mark.rule("RIXUS-INFO-01")
@pytest.mark.rule("RIXUS-EFFECT-06")
def test_a_stolen_card_stays_in_every_world_of_the_victim() -> None:
    """The victim's worlds all have the stolen card in the thief's hand, those of a third player don't."""
    state = play(table(player("pickpocket squire"), player("knight"), player()), "play pickpocket on seat 1")
    of_victim = [completed(state, 1, seed).players[0].hand for seed in range(30)]
    of_third = [completed(state, 2, seed).players[0].hand for seed in range(30)]
    assert all("knight" in hand for hand in of_victim)
    assert not all("knight" in hand for hand in of_third)
    assert not any(HIDDEN in hand for hand in of_victim + of_third)
    assert face_down(2) == see(state, 2).players[0].hand
