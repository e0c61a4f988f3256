from __future__ import annotations

from collections import Counter

import pytest

import thesmos
from games.styx.places import lying, start, unused
from games.styx.table import (
    BEARERS,
    CARDS,
    actor,
    allowed,
    army,
    aside,
    center,
    chaos,
    coins,
    first,
    influence,
    legal,
    mustered,
    pile,
    play,
    player,
    shown,
    soul,
    table,
)
from thesmos.core.errors import OptionError
from thesmos.games.styx.state import State

SEATS = (2, 3, 4, 5, 6)
SEEDS = range(12)
THREE = {"headless-horseman", "succubus", "warlock", "gravedigger", "vampire", "basilisk", "kraken"}
FOUR = {"mummy", "incubus", "gargoyle", "fury", "chimera", "golem", "titan"}
FIVE = {"phoenix", "wraith", "revenant", "archfiend", "manticore", "troll", "lamia", "naga"}
REMOVED: dict[int, set[str]] = {2: THREE | FOUR | FIVE, 3: FOUR | FIVE, 4: FIVE, 5: set(), 6: set()}


def deck(state: State) -> list[str]:
    """Return the cards of the draw pile and those that were laid out from it."""
    return [*pile(state).split(), *shown(state)]


def bearers(state: State) -> list[tuple[str, ...]]:
    """Return the cards of every army by their ids."""
    zones = lying(state)
    return [zones[f"army {seat}"] for seat in range(len(coins(state)))]


@pytest.mark.rule("STYX-SETUP-01")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_a_standard_bearer(seats: int) -> None:
    """Every army is one Standard-Bearer, face up, in a colour that nobody else has."""
    state = start(seats)
    assert ["bearer"] * seats == [army(state, seat) for seat in range(seats)]
    colours = {CARDS[card].params.colour for (card,) in bearers(state)}
    assert seats == len(colours)


@pytest.mark.rule("STYX-SETUP-02")
@pytest.mark.rule("STYX-SETUP-03")
@pytest.mark.rule("STYX-SETUP-06")
@pytest.mark.parametrize("seats", SEATS)
def test_tracks_and_treasuries_at_the_start(seats: int) -> None:
    """Influence starts on 1, Soul before the first quarter, and everybody has 4 coins."""
    state = start(seats)
    assert (1,) * seats == influence(state)
    assert (0,) * seats == soul(state)
    assert (4,) * seats == coins(state)


@pytest.mark.rule("STYX-SETUP-04")
@pytest.mark.parametrize(("quarters", "gained"), [(0, 1), (1, 2)])
def test_nobody_starts_with_a_bonus_income_token(quarters: int, gained: int) -> None:
    """A Tithe of a Standard-Bearer alone yields 1, as at the start; 2 only once there is a Bonus Income token."""
    assert (0, 0, 0) == soul(start(3))
    state = table(player(soul=quarters), player(), player(), left="ogre")
    assert (4 + gained, 5, 5) == coins(play(state, *["place tithe left"] * 3))


@pytest.mark.rule("STYX-SETUP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_all_tokens_can_be_placed_at_the_start(seats: int) -> None:
    """Every player can choose among all three tokens."""
    state = start(seats)
    for _ in range(seats):
        assert {"tithe", "muster", "eliminate"} == {text.split()[1] for text in legal(state)}
        state = play(state, "place eliminate right")


@pytest.mark.rule("STYX-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_other_standard_bearers_are_out_of_the_game(seats: int) -> None:
    """A Standard-Bearer that nobody uses lies nowhere in the game."""
    found = Counter(card for zone in lying(start(seats)).values() for card in zone if card in BEARERS)
    assert seats == sum(found.values()) == len(found)
    assert set(BEARERS) - set(found) == set(BEARERS) & set(unused(seats))


@pytest.mark.rule("STYX-SETUP-08")
@pytest.mark.parametrize("seats", SEATS)
def test_the_totem_lies_aside(seats: int) -> None:
    """The Shamanic Totem waits aside with every number of players, and the Shaman is among the cards of the game."""
    assert "shamanic-totem" == aside(start(seats))
    assert "shaman" in deck(start(seats))


@pytest.mark.rule("STYX-SETUP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_the_totem_is_never_shuffled_in(seats: int) -> None:
    """Whatever the shuffle, the Totem is neither in the draw pile nor laid out."""
    for seed in SEEDS:
        assert "shamanic-totem" not in deck(start(seats, seed))


@pytest.mark.rule("STYX-SETUP-09")
def test_a_shuffle_in_the_game_leaves_the_totem_aside() -> None:
    """When an Eternal card is shuffled back into the draw pile the Totem stays where it is."""
    state = table(player(), player(), player(), left="vampire", right="mummy", pile="imp harpy ghoul")
    state = play(state, *["place tithe left"] * 3)
    assert {"vampire", "mummy", "imp", "harpy", "ghoul"} == set(deck(state))
    assert "shamanic-totem" == aside(state)


@pytest.mark.rule("STYX-SETUP-10")
@pytest.mark.rule("STYX-SETUP-11")
@pytest.mark.rule("STYX-SETUP-12")
@pytest.mark.rule("STYX-SETUP-13")
@pytest.mark.parametrize(("seats", "count"), [(2, 39), (3, 46), (4, 53), (5, 61), (6, 61)])
def test_the_deck_fits_the_number_of_players(seats: int, count: int) -> None:
    """Two play with the 2+ cards, three with 3+ as well, four with 4+ as well, five and six with all of the 61."""
    cards = deck(start(seats))
    emissaries = {name for name, card in CARDS.items() if card.kind == "emissary"} - {"shamanic-totem"}
    assert emissaries - REMOVED[seats] == set(cards)
    assert count == len(cards)


@pytest.mark.rule("STYX-SETUP-14")
@pytest.mark.parametrize("seats", SEATS)
def test_removed_cards_lie_nowhere(seats: int) -> None:
    """Cards that were removed are in no pile, army or area of the game."""
    state = start(seats)
    everything = {card for zone in lying(state).values() for card in zone}
    assert set() == REMOVED[seats] & everything
    assert REMOVED[seats] == {card for card in unused(seats) if card not in BEARERS}


@pytest.mark.rule("STYX-SETUP-14")
@pytest.mark.parametrize(
    ("card", "reached", "lost"),
    [
        ("succubus", "summon death", "summon war"),
        ("headless-horseman", "take death", "take war"),
        ("cultist", "summon air-spirit", "summon fire-spirit"),
        ("necromancer", "take imp", "take harpy"),
        ("reaper", "remove imp", "remove harpy"),
    ],
)
def test_no_effect_reaches_the_box(card: str, reached: str, lost: str) -> None:
    """Summons, searches and exchanges reach the draw pile or the center, never a card that is out of the game."""
    state = table(
        *[player(army="bearer ghoul")] * 3,
        left=card,
        pile="minotaur death air-spirit",
        center="imp",
        box="war fire-spirit harpy",
    )
    state = mustered(state)
    state = play(state, "give ghoul") if card == "necromancer" else state
    assert allowed(state, reached)
    assert not allowed(state, lost)


@pytest.mark.rule("STYX-SETUP-15")
@pytest.mark.parametrize("seats", SEATS)
def test_the_draw_pile_is_shuffled(seats: int) -> None:
    """Each seed shuffles in its own way, and the same seed always in the same."""
    piles = {(*pile(start(seats, seed)).split(), *shown(start(seats, seed))) for seed in SEEDS}
    assert len(SEEDS) == len(piles)
    assert deck(start(seats, 3)) == deck(start(seats, 3))


@pytest.mark.rule("STYX-SETUP-15")
def test_every_card_can_be_laid_out_first() -> None:
    """Over many games each of the 39 cards for two players is one of the first two."""
    seen = {card for seed in range(400) for card in shown(start(2, seed))}
    assert 39 == len(seen)


@pytest.mark.rule("STYX-SETUP-15")
@pytest.mark.parametrize("seats", SEATS)
def test_two_cards_are_laid_out(seats: int) -> None:
    """Two cards of the draw pile lie open in front of all, and they are in it no longer."""
    match = thesmos.new_match("styx", seats=seats, seed=4)
    cards = shown(match.state)
    assert [1, 1] == [deck(match.state).count(card) for card in cards]
    assert list(cards) == [event.what for event in match.events if event.name == "was laid out"]
    assert [cards] * seats == [shown(match.observe(seat)) for seat in range(seats)]


@pytest.mark.rule("STYX-SETUP-16")
@pytest.mark.rule("STYX-SETUP-17")
@pytest.mark.parametrize("seats", SEATS)
def test_chaos_and_center_are_empty(seats: int) -> None:
    """The Chaos token starts on 0, and nothing lies in the center discard area."""
    assert (0, "") == (chaos(start(seats)), center(start(seats)))


@pytest.mark.rule("STYX-SETUP-18")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_can_be_named(seats: int) -> None:
    """Whoever sets up the game says who is First Player, and that seat places first, whatever the seed."""
    for seat in range(seats):
        state = start(seats, seed=seat, first=seat)
        assert (seat, seat) == (first(state), actor(state))


@pytest.mark.rule("STYX-SETUP-18")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_otherwise(seats: int) -> None:
    """If nobody is named the seed decides: each seat can be drawn, and the same seed draws the same."""
    drawn = [first(start(seats, seed)) for seed in range(60)]
    assert set(range(seats)) == set(drawn)
    assert drawn == [actor(start(seats, seed)) for seed in range(60)]


@pytest.mark.rule("STYX-SETUP-18")
@pytest.mark.parametrize("seat", [-2, 3])
def test_the_first_player_sits_at_the_table(seat: int) -> None:
    """A seat that is not at the table can't be First Player."""
    with pytest.raises(OptionError, match="0 to 2"):
        start(3, first=seat)
