"""The end of combats against the game: victory and defeat, what they bring, the discards."""

from __future__ import annotations

import pytest

from games.hybris.combats import against, forces, gaia, questing
from games.hybris.table import (
    Deck,
    cards,
    goods,
    happenings,
    holding,
    play,
    quiet,
    table,
    told,
    track,
    who,
)
from thesmos.games.hybris import effects as fx

BOAR, LION, BIRDS = "quest-erymanthian-boar", "quest-nemean-lion", "quest-stymphalian-birds"


@pytest.mark.rule("HYBRIS-PVE-07")
@pytest.mark.rule("HYBRIS-PVE-01")
@pytest.mark.parametrize(("base", "vp"), [(0, 5), (1, 0)])
def test_playing_no_card_is_allowed(base: int, vp: int) -> None:
    """With 0 Force an enemy without any is beaten, one with 1 is not; without a card in hand nothing is asked."""
    state = against(quiet(table()), base=base, draw=1, deck="tc-libation", hand="cc-combo")
    assert vp == play(state, "go on").players[0].goods.vp
    empty = against(quiet(table()), base=base, draw=1, deck="tc-libation")
    assert (None, vp) == (empty.world.combat, empty.players[0].goods.vp)


@pytest.mark.rule("HYBRIS-PVE-01")
@pytest.mark.rule("HYBRIS-PVE-08")
@pytest.mark.parametrize(("base", "won"), [(2, True), (3, True), (4, False)])
def test_as_much_force_as_the_enemy_is_enough(base: int, won: bool) -> None:
    """Stomping has Force 3."""
    state = against(quiet(table()), base=base, hand="cc-stomping", lose=(fx.Gain("believer", 7),))
    state = play(state, "play cc-stomping")
    assert (5 if won else 0, 0 if won else 7) == (state.players[0].goods.vp, state.players[0].goods.believer)
    assert (["seat 0 won the combat 3 [PVE-01]"] if won else []) == [text for text in told(state) if "won the" in text]
    assert ([] if won else [(0, "zeus", 0)]) == happenings(state, "was defeated")


@pytest.mark.rule("HYBRIS-PVE-09")
@pytest.mark.parametrize(
    ("line", "down", "track_after"),
    [
        (("send zeus", "go on"), True, (None, None, 0, 1)),
        (("send zeus", "play cc-gods-grace", "go on"), True, (None, None, 0, 1)),
        (("no",), False, (None, 0, None, 1)),
    ],
)
def test_what_a_primordial_brings_when_it_wins(
    line: tuple[str, ...], down: bool, track_after: tuple[int | None, ...]
) -> None:
    """Gaia has 7, God's Grace 4: a Victory Point by the card, and Greatness by the defeat if anybody went."""
    state = play(track(gaia(), None, 0, None, 1), *line)
    assert (2, down, track_after) == (state.players[0].goods.vp, who(state, 0, "zeus").down, state.track)


@pytest.mark.rule("HYBRIS-PVE-09")
def test_what_a_primordial_brings_when_it_is_beaten() -> None:
    """Stomping and God's Grace have 7 for Determination 4: Gaia gives 2 Victory Points; no turn was in play."""
    state = play(goods(gaia(), 0, determination=2), "send zeus", "play cc-stomping", "play cc-gods-grace")
    assert (3 + 2, False) == (state.players[0].goods.vp, who(state, 0, "zeus").down)


@pytest.mark.rule("HYBRIS-PVE-10")
@pytest.mark.rule("HYBRIS-CORE-08")
def test_cards_played_are_discarded_after_the_reward() -> None:
    """The Birds (1, two cards, Air) have 1+1+0+1; their reward draws two cards, and Stomping is not among them.

    Invocation was discarded before the fight, so that it is drawn when the deck has run out; Stomping alone is the new
    deck after the fight.
    """
    state, hand = holding(quiet(table()), 0, deck="cc-regroup", discard=""), "cc-stomping cc-combo cc-invocation"
    state = questing(state, BIRDS, deck="tc-sudden-leap tc-libation tc-volley", hand=hand)
    state = play(state, "give up cc-invocation")
    assert 3 == forces(state)[1]
    state = play(state, "play cc-stomping", "go on")
    held = state.players[0].holding
    assert (cards("cc-combo cc-regroup cc-invocation"), cards("cc-stomping"), ()) == (
        held.hand,
        held.deck,
        held.discard,
    )
    names = [one.name for one in state.events if one.name in ("won the combat", "drew", "reshuffled")]
    assert ["won the combat", "drew", "reshuffled", "drew", "reshuffled"] == names


@pytest.mark.rule("HYBRIS-PVE-10")
def test_cards_played_go_to_the_own_discard_pile_face_up() -> None:
    """A Trained card too, whether the fight is won or lost; cards that were not played stay in hand."""
    for base in (0, 9):
        state = against(quiet(table()), base=base, draw=1, deck="tc-libation tc-volley", hand="cc-stomping tc-feint")
        state = play(state, "play tc-feint", "go on")
        held = state.players[0].holding
        assert (cards("cc-stomping"), cards("tc-feint")) == (held.hand, held.discard)


@pytest.mark.rule("HYBRIS-PVE-12")
@pytest.mark.rule("HYBRIS-CORE-08")
def test_cards_drawn_for_the_enemy_are_discarded_at_the_very_end() -> None:
    """The Lion (4, a card, Earth) has 4+2+1; its reward draws a Trained card, and there is none: the last lies open.

    After the fight that card alone is the new deck. With another one in the deck, that is drawn.
    """
    state = goods(quiet(table()), 0, determination=5)
    line = ("play cc-gods-grace", "play cc-invocation")
    alone = questing(state, LION, deck="tc-spear-line", hand="cc-gods-grace cc-invocation")
    assert (7, ()) == (forces(alone)[1], alone.world.trained.cards)
    alone = play(alone, *line)
    assert (3, ()) == (alone.players[0].goods.vp, alone.players[0].holding.hand)
    assert Deck(cards("tc-spear-line"), (), (0, 0)) == alone.world.trained
    more = play(
        questing(state, LION, deck="tc-spear-line tc-feint tc-volley", hand="cc-gods-grace cc-invocation"), *line
    )
    assert cards("tc-feint") == more.players[0].holding.hand
    assert Deck(cards("tc-volley"), cards("tc-spear-line"), (0, 0)) == more.world.trained
