from __future__ import annotations

import pytest

from games.styx.table import center, chaos, legal, mustered, play, player, story, table

TITHES = ("place tithe right",) * 2
STRENGTHS = {"imp": 1, "skeleton": 1, "golem": 2, "ferryman": 2, "cyclops": 3, "ogre": 2, "gravedigger": 1, "war": 4}


def total(text: str) -> int:
    """Return the sum of the printed Strengths of cards."""
    return sum(STRENGTHS[card] for card in text.split())


@pytest.mark.rule("STYX-TRACK-13")
def test_chaos_is_the_sum_of_the_center() -> None:
    """Eliminated and leftover cards of several Audiences add up, a 2-Strength card as 1 and a +2 card without the 2."""
    state = table(player(), player(), player(), left="skeleton", right="golem", pile="war cyclops gravedigger imp")
    assert 0 == chaos(state)
    state = play(state, "place eliminate left", *TITHES, "bid 1", "pay standard-bearer-blue")
    assert ("skeleton golem", 3) == (center(state), chaos(state))
    state = play(state, *["place tithe left"] * 3)
    assert ("skeleton golem imp gravedigger", 5) == (center(state), chaos(state))
    state = play(state, "place muster right", *TITHES, "bid 1")
    assert ("skeleton golem imp gravedigger cyclops", 8) == (center(state), chaos(state))
    assert total(center(state)) == chaos(state)


@pytest.mark.rule("STYX-TRACK-14")
@pytest.mark.parametrize(("line", "after"), [("remove war", 6 + 2 - 4), ("remove imp", 6 + 2 - 1), ("decline", 6 + 2)])
def test_the_reaper_moves_chaos_back(line: str, after: int) -> None:
    """Chaos goes back by the Strength of the card reaped, after the leftover ferryman's 2."""
    state = table(player(), player(), player(), left="reaper", center="war imp gravedigger", chaos=6)
    assert after == chaos(play(mustered(state), line))


@pytest.mark.rule("STYX-TRACK-14")
@pytest.mark.rule("STYX-TRACK-15")
@pytest.mark.parametrize(
    ("given", "taken", "after"),
    [
        ("imp", "war", 4 + 2),
        ("cyclops", "war", 4 + 2),
        ("war", "cyclops", 3 + 2 + 1),
        ("war", "imp", 1 + 2 + 3),
        ("ogre", "golem", 2 + 2),
        ("skeleton", "imp", 1 + 2),
    ],
)
def test_the_necromancer_moves_chaos_by_what_the_center_gains(given: str, taken: str, after: int) -> None:
    """Beside the leftover ferryman's 2 Chaos moves by the printed Strengths' net gain of the center, never back."""
    owners = (player(f"bearer {given}", influence=6), player(), player())
    state = table(*owners, left="necromancer", center=taken, chaos=STRENGTHS[taken])
    before = play(mustered(state), f"give {given}")
    state = play(before, f"take {taken}")
    assert {given, "ferryman"} == set(center(state).split())
    assert after == chaos(state)
    moves = [event for event in story(before, f"take {taken}") if event.name == "chaos moved"]
    gain = after - 2 - STRENGTHS[taken]
    assert [("STYX-TRACK-15", given, gain)][: 1 if gain else 0] == [(one.rule, one.what, one.amount) for one in moves]


@pytest.mark.rule("STYX-TRACK-15")
def test_later_cards_add_from_where_chaos_stands() -> None:
    """With an imp given for War Chaos stays on 6 while the center holds 3; the next two cards of 2 and 3 make it 11."""
    owners = (player("bearer imp", influence=2), player(), player())
    state = table(*owners, left="necromancer", center="war", chaos=4, pile="witch imp cyclops ogre")
    state = play(mustered(state), "give imp", "take war")
    assert (3, 6) == (total(center(state)), chaos(state))
    state = play(state, *["place tithe left"] * 3)
    assert (8, 11) == (total(center(state)), chaos(state))


@pytest.mark.rule("STYX-TRACK-14")
@pytest.mark.parametrize("seed", range(8))
def test_without_a_reaper_chaos_never_goes_back(seed: int) -> None:
    """In a whole game of a deck without the Reaper Chaos only stays or moves forward."""
    deck = "war imp siren necromancer air-spirit ogre lich cyclops vampire djinn zombie hydra shaman elementals"
    state = table(*(player() for _ in range(3)), pile=deck, seed=seed)
    places = [chaos(state)]
    for number in range(seed, seed + 400):
        options = legal(state)
        if not options:
            break
        state = play(state, options[number * 7 % len(options)])
        places.append(chaos(state))
    assert sorted(places) == places
    assert 3 <= len(set(places))
