"""The plain Rixus against wars worked out by hand from the ledger, and at random."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .plain_rixus import Hero, Monster, PlainRixus, Tables

EDITION = Path(__file__).parents[2] / "src/thesmos/games/rixus/data/edition.toml"


@pytest.fixture(scope="module")
def edition() -> dict[str, Any]:
    """Return the parsed edition."""
    return tomllib.loads(EDITION.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def tables(edition: dict[str, Any]) -> Tables:
    """Return the look-up tables of the edition."""
    return Tables(edition)


def zones(game: PlainRixus) -> Counter[str]:
    """Count every card of the game, wherever it lies."""
    cards = Counter(game.deck + game.cemetery + game.in_play)
    cards.update(monster.card for monster in game.camp)
    for hand in game.hands:
        cards.update(hand)
    for army in game.armies:
        for hero in army:
            cards.update([hero.card, *hero.journeys, *hero.banners])
    return cards


def position(tables: Tables, armies: list[list[Hero]], camp: str, turn: int = 0) -> PlainRixus:
    """Return a game with empty hands, these armies and these monsters, which nobody has seen."""
    game = PlainRixus(tables, len(armies), first=turn, shuffle=lambda _: None, pick=lambda _: 0)
    game.hands[:] = [[] for _ in armies]
    game.armies[:] = armies
    game.camp[:] = [Monster(card, 0) for card in camp.split()]
    return game


def fight(game: PlainRixus, *surrendering: int) -> None:
    """Declare war and answer for every seat."""
    game.apply(("war",))
    for _ in game.armies:
        game.apply(("surrender",) if game.to_move in surrendering else ("join",))


def names(game: PlainRixus) -> list[list[str]]:
    """Return the heroes of each army."""
    return [[hero.card for hero in army] for army in game.armies]


class TestWar:
    """Wars worked out by hand from RIXUS-WAR-01 to RIXUS-WAR-13."""

    def test_weakest_first(self, tables: Tables) -> None:
        """8 monsters' strength: 3 leaves 5, 4 leaves 1, and 6 strikes the final blow."""
        knight, archer, pikeman = Hero("knight", 6), Hero("archer", 3), Hero("pikeman", 4)
        game = position(tables, [[knight, archer], [pikeman], []], "ghoul imp")
        fight(game)
        assert names(game) == [["knight"], [], []]
        assert (game.spoils, game.monster_spoils) == ([1, 0, 0], 0)
        assert sorted(game.cemetery) == ["archer", "ghoul", "imp", "pikeman"]
        assert (game.camp, game.turn, game.to_move, game.phase) == ([], 1, 1, "turn")

    def test_journeys_count(self, tables: Tables) -> None:
        """A squire on a pilgrimage has 5 and fights after an archer; its journey dies with it."""
        squire = Hero("squire", 5)
        squire.journeys.append("pilgrimage")
        game = position(tables, [[squire], [Hero("archer", 3)], [Hero("knight", 6)]], "ogre imp")
        fight(game)
        assert names(game) == [[], [], ["knight"]]
        assert game.spoils == [0, 0, 1]
        assert sorted(game.cemetery) == ["archer", "imp", "ogre", "pilgrimage", "squire"]

    def test_equal_is_slain(self, tables: Tables) -> None:
        """6 against 6 falls and leaves 0, which the next hero overcomes."""
        game = position(tables, [[Hero("knight", 6)], [Hero("paladin", 7)]], "imp imp")
        fight(game)
        assert names(game) == [[], ["paladin"]]
        assert (game.spoils, game.monster_spoils) == ([0, 1], 0)

    def test_equal_and_last(self, tables: Tables) -> None:
        """6 against 6 with nobody behind it loses the war."""
        game = position(tables, [[Hero("knight", 6)], []], "imp imp")
        fight(game)
        assert names(game) == [[], []]
        assert (game.spoils, game.monster_spoils) == ([0, 0], 1)

    def test_tie_smaller_army_first(self, tables: Tables) -> None:
        """Rangers of armies of 11 and 5: the second falls and leaves 3, the first wins."""
        game = position(
            tables,
            [[Hero("ranger", 5), Hero("knight", 6)], [Hero("ranger", 5)]],
            "ghoul imp",
        )
        fight(game)
        assert names(game) == [["ranger", "knight"], []]
        assert game.spoils == [1, 0]

    def test_tie_counts_the_living(self, tables: Tables) -> None:
        """Armies of 9 and 7: when the archers tie 3 and 7 are left, so the first falls first."""
        squires = [Hero("squire", 2) for _ in range(3)]
        game = position(
            tables,
            [[*squires, Hero("archer", 3)], [Hero("archer", 3), Hero("pikeman", 4)]],
            "ghoul ghoul",
        )
        fight(game)
        assert names(game) == [[], ["archer", "pikeman"]]
        assert game.spoils == [0, 1]

    def test_tie_within_an_army(self, tables: Tables) -> None:
        """Armies of 11 and 10: 8 falls to 5, to 2, and the archer who joined later wins."""
        older, younger = Hero("archer", 3), Hero("archer", 3)
        game = position(
            tables,
            [[older, Hero("ranger", 5), younger], [Hero("archer", 3), Hero("paladin", 7)]],
            "ghoul imp",
        )
        fight(game)
        assert names(game) == [["ranger", "archer"], ["paladin"]]
        assert game.armies[0][1] is younger
        assert game.spoils == [1, 0]

    @pytest.mark.parametrize(("turn", "winner"), [(0, 1), (1, 0), (2, 1)])
    def test_tie_of_totals(self, tables: Tables, turn: int, winner: int) -> None:
        """Equal armies: the nearest clockwise from the player whose turn it is falls first."""
        game = position(tables, [[Hero("ranger", 5)], [Hero("ranger", 5)], []], "ghoul imp", turn)
        fight(game)
        assert game.spoils == [int(seat == winner) for seat in range(3)]
        assert [len(army) for army in game.armies] == game.spoils

    def test_surrender(self, tables: Tables) -> None:
        """6 with the stable hand staying at home: 2 leaves 4 and 5 wins."""
        game = position(tables, [[Hero("squire", 2)], [Hero("stable-hand", 1)], [Hero("ranger", 5)]], "imp imp")
        game.hands[1].append("surrender")
        game.apply(("war",))
        assert game.legal() == [("join",)]
        game.apply(("join",))
        assert sorted(game.legal()) == [("join",), ("surrender",)]
        game.apply(("surrender",))
        assert (game.surrendered, game.hands[1]) == ({1}, [])
        game.apply(("join",))
        assert names(game) == [[], ["stable-hand"], ["ranger"]]
        assert game.spoils == [0, 0, 1]
        assert sorted(game.cemetery) == ["imp", "imp", "squire", "surrender"]

    def test_lost_war_lowers_banners(self, tables: Tables) -> None:
        """24 is too much for 7; the banner of a hero who stayed at home falls all the same."""
        game = position(tables, [[Hero("pikeman", 4)], [Hero("paladin", 7)]], "dragon dragon")
        game.hands[0] += ["banner", "surrender"]
        game.apply(("play", "banner", 0))
        assert (game.armies[0][0].strength, game.armies[0][0].banners) == (6, ["banner"])
        game.apply(("end",))
        fight(game, 0)
        assert names(game) == [["pikeman"], []]
        assert (game.armies[0][0].strength, game.armies[0][0].banners) == (4, [])
        assert (game.spoils, game.monster_spoils) == ([0, 0], 1)
        assert sorted(game.cemetery) == ["banner", "dragon", "dragon", "paladin", "surrender"]

    def test_fifth_monster_interrupts(self, tables: Tables) -> None:
        """The war comes between the two draws of reinforcements and costs no action."""
        game = position(tables, [[Hero("knight", 6)], []], "imp imp imp imp")
        game.deck[:] = ["archer", "squire", "imp"]
        game.hands[0].append("reinforcements")
        game.apply(("play", "reinforcements"))
        assert (game.phase, game.to_move, game.in_play) == ("war", 0, ["reinforcements"])
        assert [monster.seen for monster in game.camp] == [0, 0, 0, 0, 1]
        game.apply(("join",))
        game.apply(("join",))
        assert (game.hands[0], game.deck, game.in_play) == (["squire"], ["archer"], [])
        assert (game.phase, game.to_move, game.actions_left) == ("turn", 0, 1)
        assert (game.spoils, game.monster_spoils) == ([0, 0], 1)


def test_thefts_are_remembered(tables: Tables) -> None:
    """A victim knows the stolen card, and follows it on while the thief holds nothing else."""
    game = position(tables, [[], [], []], "")
    game.hands[:] = [["pickpocket"], ["archer", "squire"], ["pickpocket"]]
    game.apply(("play", "pickpocket", 1))
    assert game.hands == [["archer"], ["squire"], ["pickpocket"]]
    assert (game.known[1][0], game.known[2][0]) == ({"archer": 1}, {})
    game.apply(("end",))
    game.apply(("end",))
    game.apply(("play", "pickpocket", 0))
    assert game.known == [[{}, {}, {"archer": 1}], [{}, {}, {"archer": 1}], [{}, {}, {}]]
    game.apply(("play", "archer"))
    assert game.known == [[{}, {}, {}] for _ in range(3)]


def test_spoils_win_at_the_beginning_of_a_turn(tables: Tables) -> None:
    """A third token wins only once the turn comes round to its holder."""
    game = position(tables, [[Hero("paladin", 7)], []], "imp imp")
    game.spoils[0] = 2
    fight(game)
    assert (game.spoils[0], game.to_move, game.winners) == (3, 1, ())
    game.apply(("end",))
    assert (game.to_move, game.phase, game.legal()) == (None, "over", [])
    assert (game.winners, game.condition) == ((0,), "spoils")


def test_idle_table_ends(tables: Tables) -> None:
    """Three rounds without an action end the game for those with the most tokens."""
    game = position(tables, [[], [], []], "")
    game.spoils[:] = [1, 0, 1]
    for turn in range(9):
        assert (game.idle, game.to_move) == (turn, turn % 3)
        game.apply(("end",))
    assert (game.to_move, game.winners, game.condition) == (None, (0, 2), "idle")


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games(edition: dict[str, Any], seats: int) -> None:
    """Random games end, lose no card, offer no move twice and never know a card wrongly."""
    supply = Counter({card["id"]: card["count"] for card in edition["card"]})
    for seed in range(4):
        chance = Random(seed)
        game = PlainRixus(edition, seats, shuffle=chance.shuffle, pick=chance.randrange)
        while moves := game.legal():
            assert len(set(moves)) == len(moves)
            game.apply(chance.choice(moves))
            assert zones(game) == supply
            for about in game.known:
                for hand, held in zip(game.hands, about, strict=True):
                    assert Counter(held) <= Counter(hand)
        assert (game.phase, game.to_move) == ("over", None)
        assert game.winners
