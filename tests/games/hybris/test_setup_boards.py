from __future__ import annotations

import pytest

from games.hybris.table import EDITION, begin, legal, running, see, table
from thesmos.core.errors import OptionError
from thesmos.core.ids import HIDDEN
from thesmos.games.hybris.effects import Gain
from thesmos.games.hybris.game import GAME, make_game
from thesmos.games.hybris.queries import zones
from thesmos.games.hybris.state import State

TABLES = ("zeus,poseidon", "hades,zeus,poseidon", "hades,athena,poseidon,zeus")
RING = ("olympus", "coliseum", "underworld", "moirai", "oracle", "forge")


@pytest.mark.rule("HYBRIS-SETUP-01")
def test_the_boards_lie_in_a_ring() -> None:
    """Each board touches its two neighbours in the ring and the Mortal World in the middle."""
    for place, board in enumerate(RING):
        beside = {RING[place - 1], RING[(place + 1) % 6], "mortal_world"}
        assert beside == set(EDITION.locations[board].adjacent)
    assert set(RING) == set(EDITION.locations["mortal_world"].adjacent)


@pytest.mark.rule("HYBRIS-SETUP-02")
def test_the_first_age() -> None:
    """The game begins in Age 1."""
    assert 1 == begin().course.age


@pytest.mark.rule("HYBRIS-SETUP-03")
def test_all_tiles_are_open() -> None:
    """All 60 tiles lie on Olympus, none anywhere else, and every seat sees them."""
    state = begin()
    assert (60, set(EDITION.technologies)) == (len(state.world.plans), set(state.world.plans))
    assert [state.world.plans] * 2 == [see(state, seat).world.plans for seat in (0, 1)]
    assert [None] * 3 == [*state.world.workshop] == [*state.world.factory]
    assert {None} == set(state.world.sites)


@pytest.mark.rule("HYBRIS-SETUP-04")
def test_the_heroes_of_the_coliseum() -> None:
    """All five wait at the Coliseum, open to everybody."""
    state = begin()
    assert 5 == len(state.world.champions)
    assert set(EDITION.champions) == set(state.world.champions) == set(see(state, 0).world.champions)


@pytest.mark.rule("HYBRIS-SETUP-05")
def test_the_trained_deck() -> None:
    """It holds all 40 cards face down in an order of chance, without a discard pile."""
    one, two = (begin(seed=seed).world.trained for seed in (0, 1))
    assert (40, ()) == (len(one.cards), one.discard)
    assert sorted(one.cards) == sorted(two.cards)
    assert one.cards != two.cards
    assert (HIDDEN,) * 40 == see(begin(), 0).world.trained.cards


@pytest.mark.rule("HYBRIS-SETUP-06")
@pytest.mark.rule("HYBRIS-SETUP-07")
def test_quests() -> None:
    """Three of the 33 Quests lie open, the first drawn on the right; the other 30 are hidden; both kinds are mixed."""
    for seed in range(5):
        world = begin(seed=seed).world
        shown = [quest.id for quest in world.quests if quest is not None]
        assert (3, 30) == (len(shown), len(world.quest_deck))
        assert {*EDITION.epics, *EDITION.confrontations} == {*shown, *world.quest_deck}
        assert shown == [quest.id for quest in see(begin(seed=seed), 1).world.quests if quest is not None]
        assert (HIDDEN,) * 30 == see(begin(seed=seed), 1).world.quest_deck
    decks = [begin(seed=seed).world.quest_deck for seed in range(5)]
    assert 5 == len(set(decks))
    assert {True, False} == {card in EDITION.epics for card in decks[0][-5:]}


@pytest.mark.rule("HYBRIS-SETUP-07")
def test_the_first_quest_drawn_lies_on_the_right() -> None:
    """With two Quests turned up the third drawn tops the deck; with three it lies to the left of those two."""
    fewer = EDITION.numbers.start.replace(quests_shown=2)
    game = make_game(EDITION.replace(numbers=EDITION.numbers.replace(start=fewer)))
    two, three = game.start(2, 0, {"olympians": "zeus,poseidon"}).world, begin().world
    assert [two.quest_deck[-1], *(quest.id for quest in two.quests if quest)] == [
        quest.id for quest in three.quests if quest
    ]


@pytest.mark.rule("HYBRIS-SETUP-08")
@pytest.mark.parametrize("olympians", TABLES)
def test_the_premonition_deck(olympians: str) -> None:
    """The 39 cards less one for each player lie face down, and nothing is discarded."""
    state = begin(olympians)
    left = 39 - len(state.players)
    assert (left, ()) == (len(state.world.premonitions.cards), state.world.premonitions.discard)
    assert (HIDDEN,) * left == see(state, 0).world.premonitions.cards
    assert begin(olympians, seed=1).world.premonitions.cards != state.world.premonitions.cards


@pytest.mark.rule("HYBRIS-SETUP-09")
def test_chronos_is_captive() -> None:
    """Chronos alone lies at the Underworld, face up: a Drain would give his 5 Aegis."""
    assert ("primordial-chronos",) == begin().world.captives == see(begin(), 0).world.captives
    assert 5 == EDITION.primordials["primordial-chronos"].aegis


@pytest.mark.rule("HYBRIS-SETUP-10")
@pytest.mark.rule("HYBRIS-SETUP-11")
def test_three_primordials_are_hidden() -> None:
    """One of each symbol lies face down in the order alpha, beta, gamma; nobody sees them or which six are left."""
    dealt = set()
    for seed in range(30):
        state = begin(seed=seed)
        hidden = state.world.hidden
        assert ["alpha", "beta", "gamma"] == [EDITION.primordials[card].group for card in hidden]
        dealt |= set(hidden)
        for seat in (0, 1):
            seen = see(state, seat)
            assert (HIDDEN,) * 3 == seen.world.hidden
            assert (HIDDEN,) * 6 == _box(seen)
        assert 6 == len(set(_box(state)) - set(hidden))
    assert 9 == len(dealt)


def _box(state: State) -> tuple[str, ...]:
    return zones(state)["put aside"]


@pytest.mark.rule("HYBRIS-SETUP-12")
def test_the_pillars_on_offer() -> None:
    """All six are offered in ascending order without Prayers on them."""
    state = begin()
    named = ("ambition", "truce", "prescience", "indoctrination", "guidance", "ascent")
    assert [f"take pillar-{name}" for name in named] == legal(state)
    assert [1, 2, 3, 4, 5, 6] == [EDITION.pillars[f"pillar-{name}"].number for name in named]
    assert () == state.world.offerings


@pytest.mark.rule("HYBRIS-SETUP-13")
def test_the_well_is_empty() -> None:
    """The Well holds nothing, while the general supply has what is gained."""
    state = table()
    assert (0, 0) == (begin().well, state.well)
    assert 0 == running(state, 0, Gain("prayer", 2, "well")).players[0].goods.prayer
    assert 2 == running(state, 0, Gain("prayer", 2)).players[0].goods.prayer


@pytest.mark.rule("HYBRIS-SETUP-14")
def test_different_olympians() -> None:
    """Any assignment of different Olympians will do, and no other."""
    assert ["hades", "athena", "poseidon", "zeus"] == [one.olympian for one in begin(TABLES[2]).players]
    for wrong in ("zeus,zeus", "zeus", "zeus,apollo"):
        with pytest.raises(OptionError):
            GAME.start(2, 0, {"olympians": wrong})
    for seed in range(10):
        assert 4 == len({player.olympian for player in GAME.start(4, seed).players})


@pytest.mark.rule("HYBRIS-SETUP-32")
@pytest.mark.rule("HYBRIS-SETUP-33")
@pytest.mark.rule("HYBRIS-SETUP-15")
@pytest.mark.rule("HYBRIS-SETUP-16")
@pytest.mark.rule("HYBRIS-SETUP-17")
@pytest.mark.parametrize(
    ("olympians", "expected"),
    [
        ("hades,athena,poseidon,zeus", (3, 2, 1, 0)),
        ("zeus,hades,athena,poseidon", (0, 3, 2, 1)),
        ("zeus,poseidon,hades", (None, 0, 1, 2)),
        ("hades,athena,zeus", (None, 2, 1, 0)),
        ("poseidon,zeus", (None, None, 1, 0)),
        ("athena,hades", (None, None, 0, 1)),
    ],
)
def test_the_greatness_track(olympians: str, expected: tuple[int | None, ...]) -> None:
    """Of 4 spaces the last ones are filled by Aura, the lowest in front; the first example is one with 3 players."""
    assert expected == begin(olympians).track
    auras = {name: one.aura for name, one in EDITION.olympians.items()}
    assert {"zeus": 1, "poseidon": 3, "athena": 5, "hades": 7} == auras


@pytest.mark.rule("HYBRIS-SETUP-18")
@pytest.mark.parametrize("olympians", TABLES)
def test_no_points_yet(olympians: str) -> None:
    """Everybody begins with 0 Victory Points."""
    assert {0} == {player.goods.vp for player in begin(olympians).players}
