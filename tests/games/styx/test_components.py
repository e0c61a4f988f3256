from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import thesmos
from games.styx.places import start
from games.styx.table import (
    CARDS,
    EDITION,
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
    refused,
    rest,
    see,
    shown,
    soul,
    story,
    table,
    tokens,
)
from thesmos.core.errors import OptionError
from thesmos.core.match import Match

TEXT = Path(EDITION.source).read_text(encoding="utf-8")
COMPONENTS: dict[str, Any] = tomllib.loads(TEXT)["components"]
COLOURS = {"blue", "yellow", "green", "red", "purple", "gray"}
SEATS = (2, 3, 4, 5, 6)


def tithed(*owners: int) -> tuple[int, ...]:
    """Return the coins after all have Tithed a card without income, with so many quarters of a Soul each.

    Everybody has 4 coins and an army with an income of 1 before.
    """
    state = table(*[player(soul=quarters) for quarters in owners], left="ogre")
    return coins(play(state, *["place tithe left"] * len(owners)))


def pictured(match: Match[Any, Any]) -> tuple[str, list[str]]:
    """Return a match as a person sees it, with the actions that are possible."""
    assert match.game.display is not None
    return match.game.display(match.state, None), legal(match.state)


@pytest.mark.rule("STYX-COMP-01")
def test_there_are_62_emissaries() -> None:
    """There are 62 Emissary cards, of which one is the Shamanic Totem."""
    emissaries = [card for card in CARDS.values() if card.kind == "emissary"]
    assert 62 == sum(card.count for card in emissaries) == COMPONENTS["emissary_cards"]
    assert 1 == sum(card.count for card in emissaries if card.id == "shamanic-totem")
    state = start(6)
    assert 61 == len(pile(state).split()) + len(shown(state))
    assert "shamanic-totem" == aside(state)


@pytest.mark.rule("STYX-COMP-02")
def test_there_are_six_standard_bearers() -> None:
    """There is one Standard-Bearer for each of six colours, and they differ in nothing else."""
    bearers = [card for card in CARDS.values() if card.kind == "standard-bearer"]
    assert COLOURS == {card.params.colour for card in bearers} == set(COMPONENTS["colours"])
    assert COLOURS == {card.id.removeprefix("standard-bearer-") for card in bearers}
    assert 6 == sum(card.count for card in bearers) == COMPONENTS["standard_bearers"]
    blank = {card.replace(id="", name="", params=card.params.replace(colour="")) for card in bearers}
    assert 1 == len(blank)


@pytest.mark.rule("STYX-COMP-03")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_an_influence_and_a_soul_token(seats: int) -> None:
    """There is one Influence token and one Soul token for each player: twelve with six players."""
    assert (seats, seats) == (len(influence(start(seats, first=0))), len(soul(start(seats, first=0))))
    assert (6, 6) == (COMPONENTS["influence_tokens"], COMPONENTS["soul_tokens"])


@pytest.mark.rule("STYX-COMP-03")
def test_each_influence_token_moves_alone() -> None:
    """Who Musters an ogre, of Influence two, moves the own token; who Eliminates a harpy moves the own Soul token."""
    state = table(player(), player(), player(), left="ogre", right="harpy")
    state = play(state, "place muster left", "place eliminate right", "place tithe left", "bid 1", "bid 1")
    state = rest(state)
    assert ((3, 1, 1), (0, 1, 0)) == (influence(state), soul(state))


@pytest.mark.rule("STYX-COMP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_one_token_of_each_action(seats: int) -> None:
    """A Tithe, a Muster and an Eliminate token are there for each player: eighteen with six players."""
    state, whole = start(seats, first=0), 0
    for _ in range(seats):
        kinds = [text.split()[1] for text in legal(state) if text.endswith("left")]
        assert ["eliminate", "muster", "tithe"] == sorted(kinds)
        whole += len(kinds)
        state = play(state, "place tithe left")
    assert (3 * seats, 18) == (whole, COMPONENTS["action_tokens"])


@pytest.mark.rule("STYX-COMP-04")
def test_no_player_has_two_tokens_of_one_action() -> None:
    """The only Muster token of a player who places two tokens can't be placed twice."""
    state = play(start(2, first=0), "place muster left", "place tithe left")
    assert {"STYX-DUEL-02"} == refused(state, "place muster right")
    assert {"tithe", "eliminate"} == {text.split()[1] for text in legal(state)}


@pytest.mark.rule("STYX-COMP-04")
@pytest.mark.parametrize("kind", ["tithe", "muster", "eliminate"])
def test_the_back_of_a_token_shows_its_owner_only(kind: str) -> None:
    """Of a token that lies face down others see whose it is, but not what it is."""
    assert ["~seat 0 ? left"] == tokens(see(play(start(3, first=0), f"place {kind} left"), 1))


@pytest.mark.rule("STYX-COMP-05")
def test_a_bonus_income_token_gives_one_or_two() -> None:
    """A player has no such token, one that gives a coin, or one that gives two: never the two of them together."""
    assert (5, 6, 6, 7, 7) == tithed(0, 1, 2, 3, 4)


@pytest.mark.rule("STYX-COMP-05")
def test_there_are_six_bonus_income_tokens() -> None:
    """All six players can have one at the same time."""
    assert (6,) * 6 == tithed(*[1] * 6)
    assert 6 == COMPONENTS["bonus_income_tokens"]


@pytest.mark.rule("STYX-COMP-06")
@pytest.mark.parametrize("seats", [3, 6])
def test_there_is_one_chaos_token_one_first_player_and_one_board(seats: int) -> None:
    """One token moves for both cards that go to the one center discard area, and one player is First Player."""
    state = table(*[player()] * seats, left="ogre", right="harpy", chaos=2)
    line = ["place tithe left"] * seats
    after = play(state, *line)
    assert (2 + 2 + 1, "ogre harpy") == (chaos(after), center(after))
    leads = [event.seat for event in story(state, *line) if event.name == "is First Player"]
    assert ([1], 1) == (leads, first(after))
    ones = ("chaos_tokens", "first_player_tokens", "boards")
    assert [1, 1, 1] == [COMPONENTS[one] for one in ones]


@pytest.mark.rule("STYX-COMP-07")
def test_player_aids_change_nothing(tmp_path: Path) -> None:
    """A game without the six player aids has the same cards and numbers, and starts and goes on alike."""
    assert 6 == COMPONENTS["player_aids"]
    path = tmp_path / "no-aids.toml"
    path.write_text(re.sub(r"player_aids = 6", "player_aids = 0", TEXT), encoding="utf-8")
    bare = thesmos.load("styx", edition=path)
    assert bare.edition is not None
    own, other = (thesmos.new_match(game, seats=3, seed=5) for game in ("styx", bare))
    assert (EDITION.cards, EDITION.numbers) == (bare.edition.cards, bare.edition.numbers)
    for text in ("place muster left", "place tithe right", "place tithe left", "bid 2"):
        assert pictured(own) == pictured(other)
        own, other = own.apply(text), other.apply(text)
    assert pictured(own) == pictured(other)


@pytest.mark.rule("STYX-COMP-08")
@pytest.mark.parametrize("price", [1, 2, 4, 6, 7])
def test_any_amount_can_be_paid_exactly(price: int) -> None:
    """Coins are changed freely: of a treasury of 7 each amount up to 7 can be bid, and just that is paid."""
    state = table(player(coins=7), player(), player())
    placed = play(state, "place muster left", "place tithe right", "place tithe right")
    assert {"skip"} | {f"bid {amount}" for amount in range(1, 8)} == set(legal(placed))
    assert 7 - price == coins(mustered(state, bid=price))[0]


@pytest.mark.rule("STYX-COMP-08")
def test_there_are_80_coins() -> None:
    """There are 80 coins, worth 1, 3 or 5 each."""
    kinds = {name: count for name, count in COMPONENTS.items() if name.startswith("coins_of_")}
    assert {"coins_of_1", "coins_of_3", "coins_of_5"} == set(kinds)
    assert 80 == sum(kinds.values()) == COMPONENTS["coins"]


@pytest.mark.rule("STYX-COMP-09")
def test_the_reserve_never_runs_out() -> None:
    """Whoever Tithes is paid in full although the players own more than 80 coins of the highest value."""
    state = table(*[player(coins=100)] * 6, left="ferryman", right="ogre")
    assert (103,) * 6 == coins(play(state, *["place tithe left"] * 6)), "2 of the target and 1 of the army"


@pytest.mark.rule("STYX-COMP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_six_play(seats: int) -> None:
    """2 to 6 players can play."""
    assert seats == len(coins(start(seats, first=0)))


@pytest.mark.rule("STYX-COMP-10")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 12])
def test_no_other_number_plays(seats: int) -> None:
    """Fewer than 2 or more than 6 players can't play."""
    with pytest.raises(OptionError, match="2 to 6"):
        start(seats, first=0)
