from __future__ import annotations

import pytest

import thesmos
from games.styx.places import lying, public
from games.styx.table import (
    BEARERS,
    army,
    center,
    coins,
    mustered,
    pile,
    play,
    player,
    see,
    table,
    tokens,
    view,
)
from thesmos.core.rng import NO_RNG, Rng
from thesmos.games.styx.game import GAME

LONG = "minotaur cyclops kelpie drowned-bride fire-spirit imp harpy ghoul witch banshee"


@pytest.mark.rule("STYX-INFO-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_only_the_actions_of_tokens_are_secret(seats: int) -> None:
    """A seat sees the whole table and the own token; the other tokens it sees lying face down."""
    owners = [player(army="bearer ~imp hydra:2", coins=seat, influence=3, soul=1) for seat in range(seats)]
    state = table(*owners, center="harpy", box="ghoul", chaos=1, first=1)
    state = play(state, *["place muster left"] * (seats - 1))
    order = [(1 + turn) % seats for turn in range(seats - 1)]
    for seat in range(seats):
        seen = see(state, seat)
        assert public(state) == public(seen)
        assert [f"~seat {n} {'muster' if n == seat else '?'} left" for n in order] == tokens(seen)


@pytest.mark.rule("STYX-INFO-01")
@pytest.mark.parametrize(("one", "two"), [("tithe", "muster"), ("muster", "eliminate"), ("eliminate", "tithe")])
def test_worlds_with_other_tokens_look_the_same(one: str, two: str) -> None:
    """Two tables that differ only in what was placed can't be told apart by others until the token is revealed."""
    start = play(table(player(), player(), player()), "place tithe right")
    state, other = (play(start, f"place {kind} left") for kind in (one, two))
    assert view(state, 1) != view(other, 1)
    for seat in (0, 2):
        assert view(state, seat) == view(other, seat)
    state, other = (play(now, "place tithe right") for now in (state, other))
    assert view(state, 0) != view(other, 0)
    assert view(state, 2) != view(other, 2)


@pytest.mark.rule("STYX-INFO-01")
def test_both_tokens_of_two_players_are_secret() -> None:
    """With two players the first token of the other stays secret while both go on placing."""
    start = play(table(player(), player()), "place tithe right")
    states = [play(start, f"place {kind} left", "place muster right") for kind in ("tithe", "muster", "eliminate")]
    assert [view(states[0], 0)] * 3 == [view(state, 0) for state in states]
    assert 3 == len({tuple(tokens(see(state, 1))) for state in states})


@pytest.mark.rule("STYX-INFO-02")
def test_treasuries_are_open() -> None:
    """Everybody sees the coins of all players, and sees a difference of one coin."""
    one, two = (table(player(coins=9), player(coins=amount), player(coins=0)) for amount in (3, 4))
    for seat in range(3):
        assert (9, 3, 0) == coins(see(one, seat))
        assert view(one, seat) != view(two, seat)


@pytest.mark.rule("STYX-INFO-03")
@pytest.mark.parametrize("other", ["bearer imp hydra:3", "bearer ~imp hydra:2", "bearer witch hydra:2", "bearer imp"])
def test_armies_are_open(other: str) -> None:
    """Everybody sees the cards of all armies with their counters, and each difference between two armies."""
    one, two = (table(player(), player(army=cards), player()) for cards in ("bearer imp hydra:2", other))
    for seat in range(3):
        assert "bearer imp hydra:2" == army(see(one, seat), 1)
        assert other == army(see(two, seat), 1)
        assert view(one, seat) != view(two, seat)


@pytest.mark.rule("STYX-INFO-04")
def test_the_center_is_open() -> None:
    """Everybody sees every card of the center discard area at any time, also those that just came there."""
    one, two = (table(player(), player(), player(), center=f"imp {card} ghoul", chaos=3) for card in ("harpy", "witch"))
    after = play(one, *["place tithe left"] * 3)
    for seat in range(3):
        assert "imp harpy ghoul" == center(see(one, seat))
        assert view(one, seat) != view(two, seat)
        assert "imp harpy ghoul ogre ferryman" == center(see(after, seat))


@pytest.mark.rule("STYX-INFO-05")
@pytest.mark.parametrize(("cards", "place"), [("bearer", "army"), ("~bearer", "discards")])
def test_colours_stay_recognisable(cards: str, place: str) -> None:
    """Everybody sees which Standard-Bearer is whose, also when it lies face down."""
    state = table(*[player(army=cards)] * 6)
    for seat in range(6):
        seen = lying(see(state, seat))
        assert [(bearer,) for bearer in BEARERS] == [seen[f"{place} {other}"] for other in range(6)]


@pytest.mark.rule("STYX-INFO-06")
def test_what_lies_face_down_in_front_of_a_player_is_open() -> None:
    """Everybody knows which cards were turned face down, in the table laid out and after a payment."""
    one, two = (table(player(army=f"bearer ~{card}"), player(), player()) for card in ("imp", "witch"))
    state = table(player(army="bearer ghoul"), player(), player())
    paid = play(state, "place eliminate left", "place tithe right", "place tithe right", "bid 1", "pay ghoul")
    for seat in range(3):
        assert "bearer ~imp" == army(see(one, seat), 0)
        assert view(one, seat) != view(two, seat)
        assert "bearer ~ghoul" == army(see(paid, seat), 0)


@pytest.mark.rule("STYX-INFO-07")
def test_nobody_sees_the_order_of_the_draw_pile() -> None:
    """Two tables that differ only in the order of the draw pile, or in the chance to come, are the same to all."""
    backwards = " ".join(reversed(LONG.split()))
    one, two = (
        table(player(), player(), player(), pile=cards, seed=seed) for cards, seed in ((LONG, 1), (backwards, 2))
    )
    for seat in range(3):
        assert "? ? ? ? ? ? ? ? ? ?" == pile(see(one, seat))
        assert NO_RNG == see(one, seat).rng
        assert view(one, seat) == view(two, seat)


@pytest.mark.rule("STYX-INFO-07")
def test_the_number_of_cards_in_the_draw_pile_is_public() -> None:
    """Everybody sees how many cards are left."""
    one, two = (table(player(), player(), player(), pile=cards) for cards in (LONG, f"{LONG} ogre"))
    for seat in range(3):
        assert (10, 11) == tuple(len(pile(see(state, seat)).split()) for state in (one, two))


@pytest.mark.rule("STYX-INFO-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_content_of_the_draw_pile_can_be_worked_out(seats: int) -> None:
    """From what lies open follows which cards are in the draw pile, but not in which order they lie."""
    state = thesmos.new_match("styx", seats=seats, seed=7).state
    guesses = [pile(GAME.determinize(see(state, 0), Rng.seeded(seed))).split() for seed in range(4)]
    assert [sorted(pile(state).split())] * 4 == [sorted(guess) for guess in guesses]
    assert 4 == len({tuple(guess) for guess in guesses})


@pytest.mark.rule("STYX-INFO-08")
@pytest.mark.parametrize("action", ["summon fire-spirit", "decline"])
def test_who_searched_the_draw_pile_does_not_know_its_order(action: str) -> None:
    """A player who has searched sees nothing of the pile, before the search and after it."""
    state = mustered(table(player(), player(), player(), left="cultist", right="imp", pile=LONG))
    assert {"?"} == set(pile(see(state, 0)).split())
    after = play(state, action)
    assert {"?"} == set(pile(see(after, 0)).split())


@pytest.mark.rule("STYX-INFO-08")
def test_the_pile_is_shuffled_after_a_search() -> None:
    """Different chance gives different orders after a search, which the searcher can't tell apart."""
    states = [
        play(mustered(table(player(), player(), player(), left="cultist", pile=LONG, seed=seed)), "summon fire-spirit")
        for seed in range(6)
    ]
    assert 6 == len({pile(state) for state in states})
    assert [sorted(set(LONG.split()) - {"fire-spirit"})] * 6 == [sorted(pile(state).split()) for state in states]
    assert [view(states[0], 0)] * 6 == [view(state, 0) for state in states]
