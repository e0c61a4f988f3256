from __future__ import annotations

import pytest

from games.hybris.reading import held
from games.hybris.table import (
    FOUR,
    actor,
    boards,
    cards,
    goods,
    happenings,
    holding,
    legal,
    play,
    running,
    see,
    table,
    view,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.state import Deck

LAST = Count("last")
UNSEEN = (0, 0)


def test_a_draw_takes_the_top_cards() -> None:
    """Cards come off the top of the own deck into hand, and nobody else sees them."""
    state = holding(table(), 0, hand="cc-combo", deck="cc-stomping cc-riposte cc-regroup")
    state = running(state, 0, fx.Draw("combat", 2), fx.Gain("vp", LAST))
    drawn = state.players[0].holding
    assert (cards("cc-combo cc-regroup cc-riposte"), cards("cc-stomping")) == (drawn.hand, drawn.deck)
    assert 2 == held(state, "vp")[0]
    assert {"cc-regroup", "cc-riposte"}.isdisjoint(event.what for event in see(state, 1).events)
    assert {"cc-regroup", "cc-riposte"} <= {event.what for event in see(state, 0).events}


@pytest.mark.rule("HYBRIS-CORE-07")
def test_a_deck_is_rebuilt_in_the_middle_of_a_draw() -> None:
    """The discard pile becomes the deck at the moment the last card is drawn, and the draw goes on from it."""
    state = holding(table(), 0, hand="", deck="cc-stomping", discard="cc-riposte cc-regroup")
    one = running(state, 0, fx.Draw("combat", 1)).players[0].holding
    assert (cards("cc-stomping"), {"cc-riposte", "cc-regroup"}, ()) == (one.hand, set(one.deck), one.discard)
    two = running(state, 0, fx.Draw("combat", 2)).players[0].holding
    assert (2, 1, ()) == (len(two.hand), len(two.deck), two.discard)


@pytest.mark.rule("HYBRIS-CORE-08")
def test_a_draw_takes_what_there_is() -> None:
    """With deck and discard pile empty the rest is skipped without loss."""
    state = holding(table(), 0, hand="", deck="cc-stomping", discard="")
    state = running(state, 0, fx.Draw("combat", 3), fx.Gain("vp", LAST))
    assert (cards("cc-stomping"), 1, [3, 4]) == (
        state.players[0].holding.hand,
        held(state, "vp")[0],
        [state.track.index(seat) + 1 for seat in (0, 1)],
    )


def test_a_draw_of_trained_cards() -> None:
    """They come off the Coliseum's deck into the same hand; that deck is rebuilt likewise."""
    state = boards(holding(table(), 0, hand=""), trained=Deck(cards("tc-feint"), cards("tc-spear-line"), UNSEEN))
    state = running(state, 0, fx.Draw("trained", 1))
    assert cards("tc-feint") == state.players[0].holding.hand
    assert Deck(cards("tc-spear-line"), (), UNSEEN) == state.world.trained


def test_a_draw_of_premonitions() -> None:
    """They come off the Oracle's deck and are kept apart from the Combat cards."""
    top = table().world.premonitions.cards[-2:][::-1]
    state = running(holding(table(), 1, hand="", premonitions=()), 1, fx.Draw("premonition", 2), fx.Gain("vp", LAST))
    assert ((), top, 2) == (state.players[1].holding.hand, state.players[1].holding.premonitions, held(state, "vp")[1])


def test_a_draw_of_the_enhanced_card() -> None:
    """It comes to hand if it is still set aside, and only once."""
    state = running(
        holding(table(), 0, hand=""), 0, fx.Draw("enhanced", 1), fx.Draw("enhanced", 1), fx.Gain("vp", LAST)
    )
    kept = state.players[0].holding
    assert (cards("ec-the-bolt-unleashed"), (), 0) == (kept.hand, kept.aside, held(state, "vp")[0])


def test_a_discard_of_so_many_cards() -> None:
    """Cards of choice go to the own discard pile together; too few are no shortfall."""
    state = holding(table(), 0, hand="cc-combo cc-riposte cc-regroup", discard="cc-stomping")
    state = running(state, 0, fx.Discard("card", 2), fx.Gain("vp", LAST))
    state = play(state, "give up cc-riposte", "give up cc-combo")
    kept = state.players[0].holding
    assert (cards("cc-regroup"), cards("cc-stomping cc-riposte cc-combo")) == (kept.hand, kept.discard)
    assert 2 == held(state, "vp")[0]
    few = play(running(holding(table(), 0, hand="cc-combo"), 0, fx.Discard("card", 3)), "give up cc-combo")
    assert ((), (None, None, 0, 1)) == (few.players[0].holding.hand, few.track)


@pytest.mark.rule("HYBRIS-COMBAT-09")
@pytest.mark.parametrize(("hand", "asked"), [(5, 3), (3, 1), (2, 0), (1, 0)])
def test_a_discard_down_to_a_size(hand: int, asked: int) -> None:
    """The player picks cards until so many remain; who has no more is not asked, and later draws are free."""
    names = ("cc-combo", "cc-riposte", "cc-regroup", "cc-stomping", "cc-blessing")
    state = running(
        holding(table(), 0, hand=" ".join(names[:hand])), 0, fx.Discard("card", None, 2), fx.Draw("combat", 1)
    )
    for name in names[:asked]:
        state = play(state, f"give up {name}")
    assert min(hand, 2) + 1 == len(state.players[0].holding.hand)
    assert "pass" in legal(state)


def test_a_discard_of_premonitions() -> None:
    """Unfulfilled Premonitions of choice go face up to the pile at the Oracle."""
    held_by_0 = ("premonition-temple-of-hera", "premonition-black-sails")
    state = running(holding(table(), 0, premonitions=held_by_0), 0, fx.Discard("premonition", 1), fx.Gain("vp", LAST))
    state = play(state, "give up premonition-black-sails")
    assert held_by_0[:1] == state.players[0].holding.premonitions
    assert (("premonition-black-sails",), 1) == (state.world.premonitions.discard, held(state, "vp")[0])


def test_a_recovery_from_the_own_pile() -> None:
    """Cards of choice come to hand, or as many as there are."""
    state = holding(table(), 0, hand="", discard="cc-combo cc-riposte")
    state = running(state, 0, fx.Recover("discard", 3), fx.Gain("vp", LAST))
    state = play(state, "recover cc-riposte")
    assert ["recover cc-combo"] == legal(state)
    state = play(state, "recover cc-combo")
    assert (cards("cc-riposte cc-combo"), (), 2) == (
        state.players[0].holding.hand,
        state.players[0].holding.discard,
        held(state, "vp")[0],
    )
    assert "pass" in legal(running(holding(table(), 0, discard=""), 0, fx.Recover("discard", 1)))


def test_a_recovery_from_the_trained_pile() -> None:
    """The pile of the Coliseum is open to it too; there is no combat zone outside a combat."""
    state = boards(
        holding(table(), 0, hand=""), trained=Deck(cards("tc-feint"), cards("tc-spear-line tc-cast-net"), UNSEEN)
    )
    assert "pass" in legal(running(state, 0, fx.Recover("zone", 1)))
    state = play(running(state, 0, fx.Recover("trained_discard", 1)), "recover tc-spear-line")
    assert (cards("tc-spear-line"), cards("tc-cast-net")) == (
        state.players[0].holding.hand,
        state.world.trained.discard,
    )


def test_a_look_at_the_next_primordial() -> None:
    """I alone see it, and keep seeing it; the others learn that I looked."""
    state = running(table(FOUR), 2, fx.Look("primordial"), fx.Gain("vp", 1))
    card = table(FOUR).world.hidden[0]
    assert [("?",), ("?",), (card,), ("?",)] == [see(state, seat).world.hidden[:1] for seat in range(4)]
    assert ["?", "?"] == list(see(state, 2).world.hidden[1:]), "and no other"
    assert "looked" in [event.name for event in see(state, 0).events]
    assert [0, 0, 1, 0] == held(state, "vp")


def test_a_look_at_a_hand() -> None:
    """I name another player and am shown that hand; nobody else is."""
    state = holding(table(FOUR), 3, hand="cc-combo cc-riposte")
    state = running(state, 1, fx.Look("hand"), fx.Gain("vp", 1))
    assert (1, ["name seat 0", "name seat 2", "name seat 3"]) == (actor(state), legal(state))
    state = play(state, "name seat 3")
    seen = [{event.what for event in see(state, seat).events if event.name == "saw"} for seat in range(4)]
    assert {"cc-combo", "cc-riposte"} == seen[1] == seen[3]
    assert seen[0].isdisjoint(seen[1])
    assert seen[2].isdisjoint(seen[1])
    assert (cards("cc-combo cc-riposte"), 1) == (state.players[3].holding.hand, held(state, "vp")[1])


def test_a_look_at_the_top_of_a_deck() -> None:
    """The top 3 go back one by one, the deepest first; the looker alone knows them and their order."""
    deck = Deck(cards("tc-cast-net tc-feint tc-spear-line tc-sudden-leap"), (), UNSEEN)
    state = running(boards(table(), trained=deck), 0, fx.Look("trained", 3), fx.Draw("trained", 1))
    assert {"put back tc-feint", "put back tc-spear-line", "put back tc-sudden-leap"} == set(legal(state))
    assert cards("tc-feint tc-spear-line tc-sudden-leap") == see(state, 0).world.trained.cards[1:]
    assert {"?"} == set(see(state, 1).world.trained.cards)
    line = ("put back tc-sudden-leap", "put back tc-feint", "put back tc-spear-line")
    ended = play(state, *line)
    assert cards("tc-cast-net tc-sudden-leap tc-feint") == ended.world.trained.cards
    assert "tc-spear-line" == ended.players[0].holding.hand[-1]
    assert ("?", *cards("tc-sudden-leap tc-feint")) == see(ended, 0).world.trained.cards
    other = play(running(boards(table(), trained=deck), 0, fx.Look("trained", 3)), *line)
    same = play(running(boards(table(), trained=deck), 0, fx.Look("trained", 3)), *line[1:], line[0])
    assert view(other, 1) == view(same, 1)


def test_a_look_at_more_premonitions_than_there_are() -> None:
    """As many are seen as the deck holds; an empty one is passed over."""
    two = cards("premonition-black-sails premonition-temple-of-hera")
    state = running(boards(table(), premonitions=Deck(two, (), UNSEEN)), 0, fx.Look("premonition", 4))
    assert 2 == len(legal(state))
    state = running(boards(table(), premonitions=Deck((), (), UNSEEN)), 0, fx.Look("premonition", 4))
    assert "pass" in legal(state)


def test_cards_paid_reach_a_new_deck_together() -> None:
    """With the deck empty both cards of one payment are shuffled into the new deck, not one after the other."""
    state = holding(goods(table(), 0, vp=0), 0, hand="cc-combo cc-riposte", deck="", discard="")
    state = play(running(state, 0, fx.Pay("card", 2)), "give up cc-combo", "give up cc-riposte")
    assert {"cc-combo", "cc-riposte"} == set(state.players[0].holding.deck)
    assert [(0, "", 2)] == happenings(state, "reshuffled")
