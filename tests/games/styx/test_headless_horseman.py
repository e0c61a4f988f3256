from __future__ import annotations

import pytest

from games.styx.lines import idle
from games.styx.table import (
    actor,
    allowed,
    army,
    begins,
    condition,
    influence,
    legal,
    mustered,
    pile,
    play,
    player,
    refused,
    shown,
    table,
    winners,
)
from thesmos.games.styx.state import State

PILE = "minotaur war cyclops death kelpie famine ogre"


def headless(cards: str = PILE, own: str = "bearer", seed: int = 0) -> State:
    """Return the state when the Headless Horseman was just Mustered, and the Gorgon was left over."""
    owners = [player(own), player("bearer pestilence"), player()]
    return mustered(table(*owners, left="headless-horseman", right="gorgon", pile=cards, seed=seed))


def next_cards(state: State) -> tuple[str, ...]:
    """Return the cards of the next Audience and of the pile, in the order in which they come."""
    return (*shown(state), *reversed(pile(state).split()))


@pytest.mark.rule("STYX-EFFECT-31")
@pytest.mark.parametrize("card", ["war", "death", "famine"])
def test_any_horseman_of_the_pile_can_be_taken(card: str) -> None:
    """Wherever it lies in the pile, the Horseman that its owner likes comes face up into the army."""
    state = headless()
    assert {"take war", "take death", "take famine", "decline"} == set(legal(state))
    state = play(state, f"take {card}")
    assert (f"bearer {card}", True) == (army(state, 0), begins(state))
    assert card not in next_cards(state)


@pytest.mark.rule("STYX-EFFECT-31")
@pytest.mark.parametrize("text", ["take pestilence", "take pestilence from seat 1", "take cyclops", "take gorgon"])
def test_only_a_horseman_of_the_pile_can_be_taken(text: str) -> None:
    """A Horseman of another army, a card of the pile that is none, and a card of the center are out of reach."""
    state = headless()
    assert {"STYX-EFFECT-31"} == refused(state, text)
    assert allowed(state, "take war")


@pytest.mark.rule("STYX-EFFECT-31")
def test_a_claimed_horseman_can_complete_two() -> None:
    """With Pestilence in the army, claiming War makes two Horsemen and wins."""
    owners = [player("bearer pestilence"), player(), player()]
    state = mustered(table(*owners, left="headless-horseman", pile=PILE))
    assert ((0,), "horsemen") == (winners(play(state, "take war")), condition(play(state, "take war")))
    assert () == winners(play(state, "decline"))


@pytest.mark.rule("STYX-EFFECT-31")
@pytest.mark.parametrize(("card", "place"), [("war", 5), ("death", 6)])
def test_the_claim_moves_influence_by_the_difference(card: str, place: int) -> None:
    """Mustering moves the token from 1 to 4; War is worth 4 and Death 5 where the Headless Horseman was worth 3."""
    state = headless()
    assert 4 == influence(state)[0]
    assert place == influence(play(state, f"take {card}"))[0]


@pytest.mark.rule("STYX-EFFECT-32")
def test_the_headless_horseman_goes_back_into_the_pile() -> None:
    """The army has the Horseman, the pile has the Headless Horseman instead, and nothing else has changed."""
    state = play(headless(), "take death")
    assert "bearer death" == army(state, 0)
    assert sorted(PILE.replace("death", "headless-horseman").split()) == sorted(next_cards(state))


@pytest.mark.rule("STYX-EFFECT-32")
def test_the_pile_is_shuffled_after_the_return() -> None:
    """Different chances give different orders, and the Headless Horseman comes early in some and late in others."""
    orders = [next_cards(play(headless(seed=seed), "take death")) for seed in range(40)]
    places = {order.index("headless-horseman") for order in orders}
    assert len(set(orders)) > 30
    assert {0, 6} <= places


@pytest.mark.rule("STYX-EFFECT-33")
def test_without_a_horseman_in_the_pile_it_stays() -> None:
    """Horsemen in other armies are no targets: nobody is asked and the pile keeps its order."""
    state = headless("minotaur cyclops kelpie ogre")
    assert ("bearer headless-horseman", True) == (army(state, 0), begins(state))
    assert ("ogre", "kelpie", "cyclops", "minotaur") == next_cards(state)


@pytest.mark.rule("STYX-EFFECT-33")
@pytest.mark.parametrize("seed", range(5))
def test_who_wants_no_horseman_keeps_it(seed: int) -> None:
    """Declined, the Headless Horseman stays and nothing is shuffled."""
    state = play(headless(seed=seed), "decline")
    assert ("bearer headless-horseman", True) == (army(state, 0), begins(state))
    assert tuple(reversed(PILE.split())) == next_cards(state)


@pytest.mark.rule("STYX-EFFECT-34")
@pytest.mark.rule("STYX-VICTORY-12")
@pytest.mark.parametrize(
    ("own", "won"),
    [("bearer war headless-horseman", False), ("bearer headless-horseman", False), ("bearer war famine", True)],
)
def test_it_is_no_horseman_of_the_apocalypse_for_victory(own: str, won: bool) -> None:
    """Beside one Horseman it does not make two."""
    state = idle(table(player(own), player(), player()))
    assert (((0,), "horsemen") if won else ((), "")) == (winners(state), condition(state))


@pytest.mark.rule("STYX-EFFECT-34")
def test_it_is_no_horseman_of_the_apocalypse_for_the_succubus() -> None:
    """In the pile it is no target of a summons: alone it is not even asked about."""
    owners = [player(), player(), player()]
    state = mustered(table(*owners, left="succubus", pile="minotaur headless-horseman war ogre"))
    assert ["summon war", "decline"] == legal(state)
    state = mustered(table(*owners, left="succubus", pile="minotaur headless-horseman ogre"))
    assert (True, 1) == (begins(state), actor(state))
