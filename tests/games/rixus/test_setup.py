from __future__ import annotations

from collections import Counter

import pytest

from games.rixus.table import RULES, actor, left, legal, play
from thesmos.core.errors import OptionError
from thesmos.games.rixus.game import GAME
from thesmos.games.rixus.setup import Options
from thesmos.games.rixus.state import Camp, State

SEATS = (2, 3, 4, 5, 6)
SEEDS = range(12)


def start(seats: int, seed: int = 0, first: int = 0) -> State:
    """Return the first state of a game."""
    return GAME.start(seats, seed, Options(first=first))


def monsters(state: State) -> int:
    """Count the monsters in the deck."""
    return sum(card in RULES.monsters for card in state.deck)


@pytest.mark.rule("RIXUS-SETUP-01")
def test_the_edition_has_24_monsters() -> None:
    """There are 24 monster cards."""
    assert 24 == sum(card.count for card in RULES.cards.values() if card.kind == "monster")


@pytest.mark.rule("RIXUS-SETUP-01")
def test_what_is_dealt_is_shuffled() -> None:
    """The cards without monsters are shuffled before they are dealt, so each seed deals its own hands."""
    hands = {tuple(player.hand for player in start(2, seed).players) for seed in SEEDS}
    assert len(SEEDS) == len(hands)


@pytest.mark.rule("RIXUS-SETUP-01")
@pytest.mark.rule("RIXUS-SETUP-02")
@pytest.mark.parametrize("seats", SEATS)
def test_hands_of_five_without_monsters(seats: int) -> None:
    """Everybody gets 5 cards, none of them a monster."""
    for seed in SEEDS:
        hands = [player.hand for player in start(seats, seed).players]
        assert [5] * seats == [len(hand) for hand in hands]
        assert not any(card in RULES.monsters for hand in hands for card in hand)


@pytest.mark.rule("RIXUS-SETUP-03")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_has_all_monsters_and_what_was_not_dealt(seats: int) -> None:
    """After dealing, the deck is made of all 24 monsters and the rest of the other 76 cards."""
    state = start(seats)
    assert 24 == monsters(state)
    assert 24 + 76 - 5 * seats == len(state.deck)
    whole = Counter(state.deck)
    for player in state.players:
        whole.update(player.hand)
    assert {name: card.count for name, card in RULES.cards.items()} == whole


@pytest.mark.rule("RIXUS-SETUP-03")
def test_monsters_are_shuffled_in() -> None:
    """The monsters lie anywhere in the deck, not together at one end of it."""
    tops = [start(2, seed).deck[-1] in RULES.monsters for seed in range(60)]
    ends = [start(2, seed).deck[0] in RULES.monsters for seed in range(60)]
    halves = [sum(card in RULES.monsters for card in start(2, seed).deck[:45]) for seed in range(60)]
    assert 4 < sum(tops) < 30, "about 16 of 60, since 24 of 90 cards are monsters"
    assert 4 < sum(ends) < 30
    assert 11 < sum(halves) / 60 < 13, "about 12 in each half"


@pytest.mark.rule("RIXUS-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_cemetery_and_camps_are_empty(seats: int) -> None:
    """At the start nothing lies in the cemetery, the monsters' camp or any army's camp, and nobody has tokens."""
    state = start(seats)
    assert () == state.cemetery
    assert Camp(monsters=(), spoils=0) == state.camp
    assert [((), 0)] * seats == [(player.army, player.spoils) for player in state.players]


@pytest.mark.rule("RIXUS-SETUP-05")
def test_seat_0_starts_unless_another_is_given() -> None:
    """The starting player is an option, seat 0 if it is not given."""
    assert (0, 2) == left(GAME.start(3))
    assert (2, 2) == left(start(3, first=2))
    assert (0, 2) == (GAME.start(3).turn, start(3, first=2).turn)


@pytest.mark.rule("RIXUS-SETUP-05")
def test_turns_go_clockwise() -> None:
    """From the starting player the turns go clockwise, which is by rising seat and from the last seat to the first."""
    state, order = start(4, first=2), []
    for _ in range(6):
        order.append(actor(state))
        state = play(state, "end turn")
    assert [2, 3, 0, 1, 2, 3] == order


@pytest.mark.rule("RIXUS-SETUP-05")
@pytest.mark.parametrize("first", [-1, 3])
def test_the_starting_player_sits_at_the_table(first: int) -> None:
    """A seat that is not at the table can't start."""
    with pytest.raises(OptionError, match="0 to 2"):
        start(3, first=first)


@pytest.mark.rule("RIXUS-SETUP-06")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_six_play(seats: int) -> None:
    """2 to 6 players can play."""
    assert seats == len(start(seats).players)
    assert "draw" in legal(start(seats))


@pytest.mark.rule("RIXUS-SETUP-06")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 12])
def test_no_other_number_plays(seats: int) -> None:
    """Fewer than 2 or more than 6 players can't play."""
    with pytest.raises(OptionError, match="2 to 6"):
        start(seats)
