from __future__ import annotations

from collections import Counter

import pytest

from games.hybris.table import EDITION, FOUR, Mark, begin, boards, growth, legal, play, see, table, who
from thesmos.core.ids import HIDDEN, Seat
from thesmos.games.hybris.queries import zones

NAMES = ("zeus", "poseidon", "athena", "hades")
FREE = {
    "zeus": ("zeus", "hero-heracles", "prophet-amphiaraus"),
    "poseidon": ("poseidon", "hero-theseus", "prophet-phineus"),
    "athena": ("athena", "hero-odysseus", "prophet-tiresias"),
    "hades": ("hades", "hero-sisyphus", "prophet-melampus"),
}
"""Who is beside the Player board at the start."""


@pytest.mark.rule("HYBRIS-SETUP-19")
def test_player_boards() -> None:
    """Each seat has the Player board of its own Olympian, with that one's Spark and Determination tracks."""
    state = begin(FOUR)
    assert list(NAMES) == [player.olympian for player in state.players]
    assert list(NAMES) == [player.crew[0].id for player in state.players]


@pytest.mark.rule("HYBRIS-SETUP-20")
@pytest.mark.rule("HYBRIS-SETUP-21")
@pytest.mark.parametrize("seat", range(4))
def test_locked_tiles(seat: int) -> None:
    """All 6 tiles of the own Olympian are locked, with all of their 15 components on them, and none is in force."""
    state = begin(FOUR)
    growth_ = state.players[seat].growth
    tiles = [tile for tile in EDITION.enhancements.values() if tile.olympian == NAMES[seat]]
    assert ((0,) * 6, 0, (), ()) == (growth_.removed, growth_.sparks, growth_.temples, growth_.in_play)
    assert tuple(tile.id for tile in tiles) == zones(state)[f"locked {seat}"]
    assert 15 == sum(len(tile.components) for tile in tiles)


@pytest.mark.rule("HYBRIS-SETUP-22")
@pytest.mark.rule("HYBRIS-SETUP-25")
@pytest.mark.parametrize("seat", range(4))
def test_characters(seat: int) -> None:
    """The Olympian, 1 Hero and 1 Prophet are ready in the reserve; the others are on tiles, each Hero on its own."""
    state = begin(FOUR)
    olympian = NAMES[seat]
    assert FREE[olympian] == tuple(one.id for one in state.players[seat].crew)
    for one in state.players[seat].crew:
        assert ("reserve", False, False, "") == (one.place, one.spent, one.down, one.token)
    waiting = zones(state)[f"on tiles {seat}"]
    heroes = [name for name in waiting if name in EDITION.heroes]
    assert (2, 2) == (len(heroes), len(waiting) - len(heroes))
    for hero in heroes:
        tile = EDITION.enhancements[EDITION.heroes[hero].enhancement]
        assert (hero, olympian, "hero" in tile.components) == (tile.hero, tile.olympian, True)


@pytest.mark.rule("HYBRIS-SETUP-23")
@pytest.mark.parametrize("seat", range(4))
def test_determination(seat: int) -> None:
    """The cube is on the step with the arrow, of value 3, the second one of 2, 3, 4, 5, 6, 7."""
    olympian = EDITION.olympians[NAMES[seat]]
    step = begin(FOUR).players[seat].goods.determination
    assert (1, 3, 3) == (step, olympian.determination_track[step], olympian.determination_start)


@pytest.mark.rule("HYBRIS-SETUP-24")
def test_virtue() -> None:
    """The cube is on space 1, whose Greatness Point the first deployment brings."""
    state = growth(table(), 0, stored=("tech-folding-aqueduct",))
    assert [1, 1] == [player.goods.virtue for player in state.players]
    assert (None, None, 0, 1) == state.track
    state = play(state, "activate zeus", "go on", "go to mortal_world", "enter sparta", "go on", "deploy")
    state = play(state, "deploy tech-folding-aqueduct", "settle sparta-1", "no")
    assert ((None, 0, None, 1), 1, 3) == (state.track, state.players[0].goods.virtue, state.players[0].goods.vp)


@pytest.mark.rule("HYBRIS-SETUP-26")
def test_tokens() -> None:
    """All 15 Player tokens and all 8 Location tokens are in the reserve."""
    own = (*(place for place in EDITION.locations if place != "mortal_world"), "mortal_world", "mortal_world")
    for player in begin(FOUR).players:
        assert 15 == player.goods.marks
        assert Counter(own) == Counter(player.tokens.reserve)
        assert ((), ()) == (player.tokens.used, player.tokens.unavailable)


@pytest.mark.rule("HYBRIS-SETUP-26")
@pytest.mark.parametrize(("up", "open_"), [(True, True), (False, False)])
def test_the_forbidden_side_closes_a_space(up: bool, open_: bool) -> None:
    """A space with that side up is closed to everybody, the token's owner as well; the other side means nothing."""
    for turn, olympian in enumerate(("zeus", "poseidon")):
        state = boards(table(turn=turn), marks=(Mark("space-olympus-1", Seat(0), up),))
        state = play(state, f"activate {olympian}", "go on", "go to olympus")
        assert open_ == ("enter space-olympus-1" in legal(state))
        assert "enter space-olympus-2" in legal(state)


@pytest.mark.rule("HYBRIS-SETUP-27")
@pytest.mark.parametrize("seat", range(4))
def test_the_enhanced_card(seat: int) -> None:
    """It is set aside, neither in the deck nor in the hand."""
    holding = begin(FOUR).players[seat].holding
    card = EDITION.olympians[NAMES[seat]].enhanced_card
    assert ((card,), "enhanced") == (holding.aside, EDITION.combat_cards[card].deck)
    assert card not in holding.hand + holding.deck + holding.discard


@pytest.mark.rule("HYBRIS-SETUP-28")
@pytest.mark.rule("HYBRIS-SETUP-34")
@pytest.mark.parametrize("seat", range(4))
def test_the_own_deck(seat: int) -> None:
    """The other 17 cards are shuffled: 1 comes to hand, 16 are the deck, none is discarded."""
    holding = begin(FOUR).players[seat].holding
    own = [card for card in EDITION.combat_cards.values() if card.affiliation in {"common", NAMES[seat]}]
    expected = Counter({card.id: card.copies for card in own if card.deck != "enhanced"})
    assert (1, 16, ()) == (len(holding.hand), len(holding.deck), holding.discard)
    assert expected == Counter(holding.hand + holding.deck)
    other = begin(FOUR, seed=1).players[seat].holding
    assert other.deck != holding.deck
    hands = {begin(FOUR, seed=seed).players[seat].holding.hand for seed in range(12)}
    assert len(hands) > 1


@pytest.mark.rule("HYBRIS-SETUP-29")
@pytest.mark.parametrize("seat", range(4))
def test_a_premonition(seat: int) -> None:
    """Each has one, which is not in the deck any more and which its owner alone can see."""
    state = begin(FOUR)
    (card,) = state.players[seat].holding.premonitions
    assert card in EDITION.premonitions
    assert card not in state.world.premonitions.cards
    for other in range(4):
        seen = see(state, other).players[seat].holding.premonitions
        assert ((card,) if other == seat else (HIDDEN,)) == seen


@pytest.mark.rule("HYBRIS-SETUP-30")
@pytest.mark.parametrize("olympians", ["zeus,poseidon", "zeus,poseidon,hades", FOUR])
def test_three_aegis(olympians: str) -> None:
    """Each has 3 Aegis; nobody has a Believer, a Prayer or a stored tile."""
    for player in begin(olympians).players:
        assert (3, 0, 0, ()) == (player.goods.aegis, player.goods.believer, player.goods.prayer, player.growth.stored)


@pytest.mark.rule("HYBRIS-SETUP-25")
def test_all_three_can_act_in_the_first_age() -> None:
    """With tokens planned, the Hero and the Prophet act in Age 1, and the Olympian as well."""
    state = play(begin(), "take pillar-ambition", "take pillar-truce", "assign olympus", "assign oracle")
    state = play(state, "assign nothing", "assign underworld")
    assert ["activate zeus", "activate hero-heracles", "activate prophet-amphiaraus", "pass"] == legal(state)
    assert "oracle" == who(state, 0, "prophet-amphiaraus").token
