from __future__ import annotations

import pytest

from games.styx.places import public
from games.styx.table import (
    BEARERS,
    asked,
    coins,
    mustered,
    play,
    player,
    see,
    table,
    tokens,
    view,
)
from thesmos.games.styx.state import State

ORACLE = (player(), player(army="bearer dark-oracle"), player())


def seen_by_all(state: State) -> bool:
    """Tell whether every seat is told all events of the last action, as they are."""
    told = [see(state, seat).events for seat in range(len(coins(state)))]
    return [state.events] * len(told) == told and bool(state.events)


@pytest.mark.rule("STYX-INFO-09")
def test_bids_skips_and_payments_are_public() -> None:
    """Everybody is told each bid, each skip and each card that pays, and sees them on the table."""
    state = table(player(army="bearer imp"), player(), player(), player(), right="harpy")
    places = ("eliminate left", "muster right", "muster right", "tithe left")
    state = play(state, *[f"place {where}" for where in places])
    stated = []
    for text in ("bid 2", "bid 3", "skip"):
        state = play(state, text)
        assert seen_by_all(state)
        stated.append([tokens(see(state, seat)) for seat in range(4)])
    assert ["seat 0 eliminate left 2", "seat 1 muster right 3", "seat 2 muster right skip", "seat 3 tithe left"] == (
        stated[-1][3]
    )
    assert [stated[-1][0]] * 4 == stated[-1]
    for text in ("pay imp", f"pay {BEARERS[0]}"):
        state = play(state, text)
        assert seen_by_all(state)
        assert text.split()[1] in [event.what for event in state.events if event.name == "paid"]


@pytest.mark.rule("STYX-INFO-09")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("siren", ["give imp", "take harpy from seat 1"]),
        ("necromancer", ["give imp", "take ghoul"]),
        ("reaper", ["remove ghoul"]),
        ("lich", ["raise witch"]),
        ("devils-soul", ["discard imp"]),
        ("shaman", ["take totem"]),
        ("nidhoggr", ["claim soul"]),
        ("headless-horseman", ["take war"]),
        ("cultist", ["summon fire-spirit", "name seat 2"]),
        ("siren", ["decline"]),
    ],
)
def test_choices_of_effects_are_public(card: str, line: list[str]) -> None:
    """Everybody is told what is chosen for the effect of a card, as it happens."""
    owners = (player(army="bearer imp ~witch"), player(army="bearer harpy"), player())
    state = mustered(table(*owners, left=card, center="ghoul", chaos=1, pile="minotaur cyclops war fire-spirit"))
    for text in line:
        state = play(state, text)
        assert seen_by_all(state)
        assert [public(state)] * 3 == [public(see(state, seat)) for seat in range(3)]


def looked(kind: str, action: str = "look at seat 0 token 1") -> State:
    """Return the state after seat 0 placed a token and seat 1 chose about its Dark Oracle."""
    state = play(table(*ORACLE), f"place {kind} left")
    assert "look" == asked(state)
    return play(state, action)


@pytest.mark.rule("STYX-INFO-10")
def test_what_an_oracle_shows_is_known_to_two() -> None:
    """The owner of the token and the one who looked know its action, a third player does not."""
    state = looked("muster")
    assert [["~seat 0 muster left"]] * 2 == [tokens(see(state, seat)) for seat in (0, 1)]
    assert ["~seat 0 ? left"] == tokens(see(state, 2))
    assert ["~seat 0 ? left"] == tokens(see(looked("muster", "decline"), 1))


@pytest.mark.rule("STYX-INFO-10")
@pytest.mark.parametrize("kind", ["tithe", "eliminate"])
def test_a_third_player_can_not_tell_what_was_seen(kind: str) -> None:
    """Two looks at different actions are the same to a third player until the token is revealed."""
    one, two = looked("muster"), looked(kind)
    assert view(one, 2) == view(two, 2)
    for seat in (0, 1):
        assert view(one, seat) != view(two, seat)
    one, two = (play(state, "place tithe right", "place tithe right") for state in (one, two))
    assert view(one, 2) != view(two, 2)


@pytest.mark.rule("STYX-INFO-10")
def test_which_token_is_looked_at_is_public() -> None:
    """A third player sees whether there was a look, and at whose token."""
    owners = (player(), player(), player(army="bearer dark-oracle"), player())
    state = play(table(*owners), "place muster left", "place muster left")
    actions = ("look at seat 0 token 1", "look at seat 1 token 1", "decline")
    one, two, none = (play(state, action) for action in actions)
    assert [0, 1] == [see(now, 3).events[0].other for now in (one, two)]
    assert view(one, 3) != view(two, 3)
    assert view(one, 3) != view(none, 3)
