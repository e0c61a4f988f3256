from __future__ import annotations

import pytest

from games.styx.table import (
    BEARERS,
    actor,
    allowed,
    army,
    asked,
    audiences,
    begins,
    center,
    chaos,
    coins,
    condition,
    fates,
    influence,
    legal,
    mustered,
    pile,
    play,
    player,
    refused,
    rest,
    see,
    soul,
    table,
    tokens,
    told,
    view,
)
from thesmos.games.styx.state import State

PLACES = {f"place {kind} {side}" for kind in ("tithe", "muster", "eliminate") for side in ("left", "right")}
SEATS = (3, 4, 5, 6)


def circle(seats: int, first: int = 0) -> State:
    """Return a table at which all seats are alike."""
    return table(*[player()] * seats, first=first)


def happened(said: list[str], *parts: str) -> list[str]:
    """Return which of some parts the lines hold, in the order in which they come."""
    return [part for line in said for part in parts if part in line]


@pytest.mark.rule("STYX-TURN-01")
def test_an_audience_with_an_elimination_and_a_summons() -> None:
    """Tokens, bids, Elimination, Muster, Tithes, compensation, summons, First Player, cards: in this order."""
    state = table(*[player()] * 5, left="ogre", right="cultist", pile="minotaur fire-spirit imp", compensation=True)
    places = ("tithe left", "muster left", "muster right", "eliminate left", "tithe right")
    line = [f"place {where}" for where in places] + ["bid 2", "bid 1", "bid 1", f"pay {BEARERS[3]}"]
    steps = (
        "seat 4 placed",
        "seat 0 revealed",
        "seat 1 bid",
        "seat 3 bid",
        "seat 4 revealed",
        "seat 3 paid",
        "eliminated ogre",
        "seat 2 mustered cultist",
        "seat 0 tithed",
        "seat 4 tithed",
        "seat 1 was compensated",
        "seat 2 summoned fire-spirit",
        "fire-spirit was laid out",
    )
    said = told(state, *line, "summon fire-spirit", "name seat 3")
    assert list(steps) == happened(said, *steps)
    assert {"fire-spirit was laid out", "seat 3 is First Player"} < set(said[-3:])


@pytest.mark.rule("STYX-TURN-01")
def test_an_audience_with_a_leftover_card_and_an_effect() -> None:
    """Muster, Tithe, leftover card, Muster effect, compensation, victory: in this order, and then all is over."""
    owners = (player(), player(), player(influence=17))
    state = table(*owners, left="reaper", right="ogre", center="imp", chaos=1, compensation=True)
    steps = (
        "seat 2 mustered reaper",
        "seat 1 tithed ogre",
        "ogre was left",
        "seat 2 removed imp",
        "seat 0 was compensated",
        "the throne is won",
        "was laid out",
    )
    line = ("place muster left", "place tithe right", "place muster left", "bid 1", "bid 2", "remove imp")
    assert list(steps[:-1]) == happened(told(state, *line), *steps)
    assert "influence" == condition(play(state, *line))


@pytest.mark.rule("STYX-TURN-01")
@pytest.mark.parametrize(("place", "after"), [(18, "effect"), (19, "")])
def test_victory_comes_before_the_summons(place: int, after: str) -> None:
    """A Cultist that brings its Musterer to 20 ends the game at once; one that brings 19 lets a card be summoned."""
    state = mustered(table(player(influence=place), player(), player(), left="cultist", pile="imp air-spirit"))
    assert (place + 1, after) == (influence(state)[0], asked(state))


@pytest.mark.rule("STYX-TURN-02")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_tokens_are_placed_round_the_table(seats: int, first: int) -> None:
    """The First Player begins, the others follow to the left, and each puts one of three tokens on one of two cards."""
    state, order = circle(seats, first), []
    for _ in range(seats):
        assert PLACES == set(legal(state))
        order.append(actor(state))
        state = play(state, "place muster right")
    assert [(first + turn) % seats for turn in range(seats)] == order
    assert "place" != asked(state)


@pytest.mark.rule("STYX-TURN-03")
@pytest.mark.parametrize("seats", SEATS)
def test_the_card_of_a_token_is_public_and_its_action_is_not(seats: int) -> None:
    """Others see whose token lies on which card, and nothing of what it is until it is turned up."""
    one, two = (play(circle(seats), f"place {kind} right") for kind in ("muster", "eliminate"))
    assert ["~seat 0 muster right"] == tokens(see(one, 0))
    assert view(one, 0) != view(two, 0)
    for seat in range(1, seats):
        assert ["~seat 0 ? right"] == tokens(see(one, seat))
        assert view(one, seat) == view(two, seat)
    shown = play(one, *["place tithe left"] * (seats - 1))
    assert ["seat 0 muster right"] * seats == [tokens(see(shown, seat))[0] for seat in range(seats)]


@pytest.mark.rule("STYX-TURN-03")
def test_the_other_card_is_another_view() -> None:
    """A token on the left card and one on the right card are told apart by everybody."""
    left, right = (play(circle(3), f"place muster {side}") for side in ("left", "right"))
    for seat in range(3):
        assert view(left, seat) != view(right, seat)


@pytest.mark.rule("STYX-TURN-04")
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_turned_up_before_all_is_placed(seats: int) -> None:
    """As long as one token is missing, all lie face down; with the last one the first is turned up."""
    state = circle(seats)
    for placed in range(seats):
        assert [f"~seat {seat} muster left" for seat in range(placed)] == tokens(state)
        state = play(state, "place muster left")
    hidden = [f"~seat {seat} muster left" for seat in range(1, seats)]
    assert ["seat 0 muster left", *hidden] == tokens(state)


@pytest.mark.rule("STYX-TURN-05")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("kinds", [("muster",), ("eliminate",), ("tithe", "muster", "eliminate")])
def test_a_card_takes_any_tokens(seats: int, kinds: tuple[str, ...]) -> None:
    """All tokens may lie on one card, alike or not, and the other card may get none."""
    state = circle(seats)
    for turn in range(seats):
        text = f"place {kinds[turn % len(kinds)]} left"
        assert allowed(state, text)
        state = play(state, text)
    assert [f"seat {n} {kinds[n % len(kinds)]} left" for n in range(seats)] == [one.strip("~") for one in tokens(state)]


@pytest.mark.rule("STYX-TURN-06")
@pytest.mark.parametrize("text", ["skip", "decline", "bid 1"])
def test_nobody_may_sit_out(text: str) -> None:
    """Each player has to place a token, poor and weak ones as well; there is no pass."""
    state = table(player(army="~bearer", coins=0), player(army="~bearer", coins=0), player())
    for seat in range(3):
        assert seat == actor(state)
        assert {"STYX-TURN-06"} == refused(state, text)
        assert PLACES == set(legal(state))
        state = play(state, "place tithe left")


@pytest.mark.rule("STYX-TURN-07")
@pytest.mark.parametrize("kind", ["muster", "eliminate"])
@pytest.mark.parametrize("cards", ["~bearer", "~bearer vampire", "~bearer ~ogre"])
def test_a_token_may_be_a_bluff(kind: str, cards: str) -> None:
    """Muster without coins and Eliminate without usable Strength can be placed, but only skipped when revealed."""
    state = table(player(army=cards, coins=0), player(), player())
    assert allowed(state, f"place {kind} left")
    state = play(state, f"place {kind} left", "place tithe right", "place tithe right")
    assert (0, ["skip"]) == (actor(state), legal(state))


@pytest.mark.rule("STYX-TURN-08")
@pytest.mark.parametrize("first", [0, 1, 3])
def test_tokens_are_revealed_in_turn_order(first: int) -> None:
    """The First Player's token is turned up first and the others follow to the left, on whichever cards they lie."""
    places = ("tithe right", "muster left", "eliminate right", "tithe left")
    said = told(circle(4, first), *[f"place {where}" for where in places], "skip", "skip")
    order = [(first + turn) % 4 for turn in range(4)]
    assert [f"seat {seat} revealed" for seat in order] == [text.rpartition(" ")[0] for text in said if "reveal" in text]


@pytest.mark.rule("STYX-TURN-09")
def test_a_bid_is_stated_before_the_next_token_is_turned() -> None:
    """With each bid that is asked for the later tokens still lie face down."""
    places = ("muster left", "tithe right", "eliminate right", "muster left")
    state = play(circle(4), *[f"place {where}" for where in places])
    assert ("bid", 0) == (asked(state), actor(state))
    later = ["~seat 1 tithe right", "~seat 2 eliminate right", "~seat 3 muster left"]
    assert ["seat 0 muster left", *later] == tokens(state)
    assert {"STYX-TURN-09"} == refused(state, "place tithe left")
    state = play(state, "bid 2")
    assert ("bid", 2) == (asked(state), actor(state))
    stated = ["seat 0 muster left 2", "seat 1 tithe right"]
    assert [*stated, "seat 2 eliminate right", "~seat 3 muster left"] == tokens(state)
    state = play(state, "skip")
    assert ("bid", 3) == (asked(state), actor(state))
    assert [*stated, "seat 2 eliminate right skip", "seat 3 muster left"] == tokens(state)


def standing(state: State) -> list[object]:
    """Return all that an Audience can change."""
    armies = [army(state, seat) for seat in range(len(coins(state)))]
    return [armies, coins(state), influence(state), soul(state), chaos(state), center(state), pile(state), fates(state)]


@pytest.mark.rule("STYX-TURN-10")
def test_nothing_is_resolved_before_the_last_bid() -> None:
    """While one statement is missing nobody has paid, gained or moved anything; after it things happen."""
    state = table(*[player(army="bearer imp")] * 4, left="harpy")
    before = standing(state)
    places = ("eliminate left", "tithe right", "muster right", "muster right")
    state = play(state, *[f"place {where}" for where in places], "bid 1", "bid 2")
    assert ("bid", 3) == (asked(state), actor(state))
    assert before == standing(state)
    after = play(state, "skip", "pay imp")
    assert ("bearer ~imp", "bearer imp ferryman") == (army(after, 0), army(after, 2))
    assert ((4, 9, 2, 4), (1, 0, 0, 0)) == (coins(after), soul(after)), "a Tithe of 2 + 1 + 2; a bid of 2"
    assert ((1, 1, 3, 1), 1, "harpy") == (influence(after), chaos(after), center(after))


@pytest.mark.rule("STYX-TURN-11")
@pytest.mark.rule("STYX-TURN-12")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("kind", ["tithe", "muster", "eliminate"])
def test_tokens_come_back(seats: int, kind: str) -> None:
    """In the next Audience no token lies on the cards, and all players may use each token, the last one as well."""
    state = play(circle(seats), *[f"place {kind} left"] * seats)
    state = state if begins(state) else rest(state)
    assert ([], 1, True) == (tokens(state), audiences(state), begins(state))
    for _ in range(seats):
        assert PLACES == set(legal(state))
        state = play(state, f"place {kind} left")


@pytest.mark.rule("STYX-TURN-11")
@pytest.mark.rule("STYX-TURN-12")
def test_two_tokens_come_back_to_each_of_two_players() -> None:
    """Two players who placed two tokens each have all three again in the next Audience."""
    state = play(circle(2), "place tithe left", "place muster left", "place muster right", "place tithe right")
    state = rest(state)
    assert ([], 1) == (tokens(state), audiences(state))
    for _ in range(2):
        assert PLACES == set(legal(state))
        state = play(state, "place muster right")
