from __future__ import annotations

import pytest

from games.hybris.table import Deck, boards, cards, goods, holding, legal, play, running, table, told
from thesmos.core.ids import Seat
from thesmos.games.hybris.effects import Discard, Draw, Pay
from thesmos.games.hybris.state import State

PREMONITIONS = ("premonition-temple-of-apollo", "premonition-temple-of-hera")


def piles(state: State, seat: int = 0) -> tuple[int, int, int]:
    """Return how many cards are in hand, deck and discard pile of a seat."""
    holding_ = state.players[seat].holding
    return len(holding_.hand), len(holding_.deck), len(holding_.discard)


@pytest.mark.rule("HYBRIS-CORE-07")
def test_the_own_deck_is_rebuilt_when_it_runs_out() -> None:
    """With the last card drawn the discard pile is the deck at once, not with the next draw."""
    state = holding(table(), 0, hand="", deck="cc-combo", discard="cc-riposte cc-regroup cc-blessing")
    state = running(state, 0, Draw("combat", 1))
    assert (cards("cc-combo"), (1, 3, 0)) == (state.players[0].holding.hand, piles(state))
    assert set(cards("cc-riposte cc-regroup cc-blessing")) == set(state.players[0].holding.deck)
    assert "seat 0 reshuffled 3 [CORE-07]" == told(state)[-1]


@pytest.mark.rule("HYBRIS-CORE-07")
def test_a_deck_with_cards_left_is_not_rebuilt() -> None:
    """Of two cards the top one is drawn; the other is still the deck, and the discard pile stays where it is."""
    state = holding(table(), 0, hand="", deck="cc-combo cc-blessing", discard="cc-riposte cc-regroup")
    own = running(state, 0, Draw("combat", 1)).players[0].holding
    assert (cards("cc-blessing"), cards("cc-combo"), cards("cc-riposte cc-regroup")) == (
        own.hand,
        own.deck,
        own.discard,
    )


@pytest.mark.rule("HYBRIS-CORE-07")
def test_a_draw_goes_on_from_the_new_deck() -> None:
    """Of three cards the first is the last of the old deck, the others come from the new one."""
    state = holding(table(), 0, hand="", deck="cc-combo", discard="cc-riposte cc-regroup cc-blessing")
    state = running(state, 0, Draw("combat", 3))
    assert ("cc-combo", (3, 1, 0)) == (state.players[0].holding.hand[0], piles(state))


@pytest.mark.rule("HYBRIS-CORE-07")
def test_a_new_deck_is_shuffled() -> None:
    """Its order is one of chance."""
    orders = set()
    for seed in range(12):
        state = holding(table(seed=seed), 0, deck="cc-combo", discard="cc-riposte cc-regroup cc-blessing")
        orders.add(running(state, 0, Draw("combat", 1)).players[0].holding.deck)
    assert len(orders) > 1


@pytest.mark.rule("HYBRIS-CORE-07")
@pytest.mark.parametrize("name", ["trained", "premonitions"])
def test_shared_decks_are_rebuilt_too(name: str) -> None:
    """The Trained Combat deck and the Premonition deck take in their own discard piles when they run out."""
    there = table().world.trained.cards if name == "trained" else table().world.premonitions.cards
    state = boards(table(), **{name: Deck(there[:1], there[1:4], (0, 0))})
    state = running(state, 0, Draw("trained" if name == "trained" else "premonition", 1))
    deck: Deck = getattr(state.world, name)
    assert (set(there[1:4]), ()) == (set(deck.cards), deck.discard)
    held = state.players[0].holding
    assert there[0] == (held.hand if name == "trained" else held.premonitions)[-1]
    assert f"reshuffled 3 ({name}) [CORE-07]" == told(state)[-1]


@pytest.mark.rule("HYBRIS-CORE-08")
@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("cc-combo", 1), ("cc-combo cc-riposte", 2)])
def test_without_cards_nothing_is_drawn(deck: str, drawn: int) -> None:
    """With deck and discard pile empty a draw of three brings what there is; the rest is skipped."""
    state = running(holding(table(), 0, hand="", deck=deck, discard=""), 0, Draw("combat", 3))
    assert (drawn, 0, 0) == piles(state)
    assert (None, None, 0, 1) == state.track


@pytest.mark.rule("HYBRIS-CORE-08")
@pytest.mark.parametrize("step", [Discard("card", 2), Pay("card", 2)])
def test_discards_become_a_deck_that_was_missing(step: Discard | Pay) -> None:
    """Two cards that are given up together reach the pile together, and are shuffled into a deck at once."""
    state = running(holding(table(), 0, hand="cc-combo cc-riposte cc-regroup", deck="", discard=""), 0, step)
    state = play(state, "give up cc-combo")
    assert (2, 0, 0) == piles(state)
    state = play(state, "give up cc-regroup")
    assert ((1, 2, 0), cards("cc-riposte")) == (piles(state), state.players[0].holding.hand)
    assert "seat 0 reshuffled 2 [CORE-07]" == told(state)[-1]


@pytest.mark.rule("HYBRIS-CORE-08")
def test_other_places_are_no_discard_pile() -> None:
    """What lies under the Oracle, in hand or set aside does not become a deck."""
    state = holding(goods(table(), 0, believer=1), 0, hand="cc-combo", deck="", discard="")
    state = boards(state, omens=tuple((card, Seat(0)) for card in cards("cc-riposte")))
    assert ((1, 0, 0), 1) == (piles(running(state, 0, Draw("combat", 1))), len(state.world.omens))


@pytest.mark.rule("HYBRIS-CORE-08")
def test_nobody_trains_with_an_empty_deck() -> None:
    """A Trained deck without cards and discards gives none, so that a Hero can't be sent there to Train."""
    state = boards(table(), trained=Deck((), (), (0, 0)), champions=())
    assert "go to coliseum" not in legal(play(state, "activate zeus", "go on"))
    before = piles(state)
    assert before == piles(running(state, 0, Draw("trained", 1)))


@pytest.mark.rule("HYBRIS-CORE-08")
def test_premonitions_that_are_discarded_become_the_deck() -> None:
    """With no Premonition left on the Oracle, the first that is discarded is the new deck."""
    held = tuple(table().world.premonitions.cards[:2])
    state = boards(holding(table(), 0, premonitions=held), premonitions=Deck((), (), (0, 0)))
    state = play(running(state, 0, Discard("premonition", 1)), f"give up {held[1]}")
    assert ((held[1],), ()) == (state.world.premonitions.cards, state.world.premonitions.discard)
    assert (held[0],) == state.players[0].holding.premonitions
