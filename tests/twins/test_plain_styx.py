"""The plain Styx against Audiences worked out by hand from the ledger, and at random."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from .plain_styx import UNPAID, Card, Move, PlainStyx, Tables, payable

EDITION = Path(__file__).parents[2] / "src/thesmos/games/styx/data/edition.toml"
BLUE, YELLOW, GREEN, RED, PURPLE, GRAY = range(6)


@pytest.fixture(scope="module")
def tables() -> Tables:
    """Return the look-up tables of the edition."""
    return Tables(tomllib.loads(EDITION.read_text(encoding="utf-8")))


def position(
    tables: Tables, armies: Sequence[str], audience: str, *, pile: str | None = None, compensation: bool = False
) -> PlainStyx:
    """Return a game of these armies (besides the bearers), in which the first seat begins.

    A card with a leading minus lies face down; without a `pile` all other cards form it.
    """
    game = PlainStyx(tables, len(armies), first=0, compensation=compensation, shuffle=lambda _: None, pick=lambda _: 0)
    for army, names in zip(game.armies, armies, strict=True):
        for name in names.split():
            card = Card(name.lstrip("-"), tables.counters[name.lstrip("-")])
            card.up = not name.startswith("-")
            army.append(card)
    game.audience[:] = audience.split()
    used = {*game.audience, *(card.id for army in game.armies for card in army)}
    game.pile[:] = [c for c in tables.supply[len(armies)] if c not in used] if pile is None else pile.split()
    reckon(game)
    return game


def reckon(game: PlainStyx) -> None:
    """Take the armies as they lie for those at the start of the Audience."""
    game._stale.update(range(len(game.armies)))
    game._reckon()


def play(game: PlainStyx, *moves: Move) -> None:
    """Make these moves, each of which must be legal."""
    for move in moves:
        assert move in game.legal()
        game.apply(move)


def place(game: PlainStyx, plan: str) -> None:
    """Place tokens, each named by its first letter and slot: "m0 t1"."""
    names = {"t": "tithe", "m": "muster", "e": "eliminate"}
    play(game, *(("place", names[token[0]], int(token[1])) for token in plan.split()))


def up(game: PlainStyx, seat: int) -> list[str]:
    """Return the face-up cards of an army, the bearer left out."""
    return [card.id for card in game.armies[seat] if card.up and not card.id.startswith("standard")]


def zones(game: PlainStyx) -> Counter[str]:
    """Count every card of the game, wherever it lies."""
    cards = Counter(game.pile + game.center + game.box)
    cards.update(card for card in game.audience if card is not None)
    for army in game.armies:
        cards.update(card.id for card in army)
    cards.update([game.tables.totem] * game.totem_aside)
    return cards


class TestRandom:
    """Games of random moves."""

    @pytest.mark.parametrize("seats", range(2, 7))
    def test_ends(self, tables: Tables, seats: int) -> None:
        """Every game ends, no card is lost and no move is offered twice."""
        cards = Counter(tables.supply[seats] + tables.bearers[:seats] + [tables.totem])
        for seed in range(12):
            rng = Random(seed)
            game = PlainStyx(tables, seats, compensation=seed % 2 == 0, shuffle=rng.shuffle, pick=rng.randrange)
            while moves := game.legal():
                assert len(moves) == len(set(moves))
                assert len(game.bids) == len(game.tokens)
                game.apply(rng.choice(moves))
                assert zones(game) == cards
                assert min(game.coins) >= 0
            assert (game.phase, game.to_move) == ("over", None)
            assert game.winners
            assert game.condition

    def test_alike(self, tables: Tables) -> None:
        """Equal chance and equal choices make equal games."""
        endings = []
        for _ in range(2):
            rng = Random(7)
            game = PlainStyx(tables, 4, shuffle=rng.shuffle, pick=rng.randrange)
            while moves := game.legal():
                game.apply(rng.choice(moves))
            endings.append((game.winners, game.condition, game.influence, game.coins, game.pile))
        assert endings[0] == endings[1]


class TestAudience:
    """Audiences worked out by hand."""

    def test_worked_example(self, tables: Tables) -> None:
        """The example of the rulebook with its six players."""
        armies = ["", "ghoul", "", "drowned-bride", "", "dark-oracle"]
        game = position(tables, armies, "warlock harpy")
        place(game, "m0 t0 m0 t1 e1")
        play(game, ("decline",))  # Gray's Dark Oracle could look
        place(game, "e1")
        assert game.to_move == BLUE
        assert game.legal() == [("bid", 1), ("bid", 2), ("bid", 3), ("bid", 4), ("skip",)]
        play(game, ("bid", 3))
        assert game.legal() == [("bid", 4), ("skip",)]
        play(game, ("bid", 4))
        assert (game.to_move, game.legal()) == (PURPLE, [("bid", 1), ("skip",)])
        play(game, ("bid", 1))
        assert (game.to_move, game.legal()) == (GRAY, [("bid", 2), ("skip",)])
        play(game, ("bid", 2), ("pay", "dark-oracle"), ("pay", "standard-bearer-gray"))
        assert game.coins == [4, 7, 0, 6, 4, 4]
        assert game.influence == [1, 1, 2, 1, 1, 1]
        assert (game.soul, game.bonus) == ([0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1])
        assert [card.up for card in game.armies[GRAY]] == [False, False]
        assert [card.up for card in game.armies[PURPLE]] == [True]
        assert up(game, GREEN) == ["warlock"]
        assert (game.chaos, game.center) == (1, ["harpy"])
        assert (game.audiences, game.first, game.to_move, game.phase) == (1, YELLOW, YELLOW, "place")

    def test_income(self, tables: Tables) -> None:
        """Incomes of 1, 0, 1 and -1 and a target of 1 make 2; below 1 it is 1."""
        game = position(tables, ["-imp kelpie witch zombie", "gorgon reaper cyclops"], "ghoul cerberus")
        place(game, "t0 t1 m1 m1")
        play(game, ("skip",), ("skip",))
        assert game.coins == [6, 5]

    def test_djinn(self, tables: Tables) -> None:
        """The Djinn yields 2 more, also on a target that dies, and is used up by a Tithe only."""
        game = position(tables, ["djinn", "", ""], "imp ogre")
        place(game, "t0 e0 m1")
        play(game, ("bid", 1), ("skip",), ("pay", "standard-bearer-yellow"))
        assert game.coins[0] == 4 + 1 + 2
        assert [card.counters for card in game.armies[0]] == [0, 2]

    def test_duel_snapshot(self, tables: Tables) -> None:
        """A Tithe of two players counts the cards, bonus and Djinn of the start of the Audience."""
        game = position(tables, ["djinn imp", ""], "banshee ogre")
        place(game, "t0 m1 e0 t1")
        play(game, ("bid", 4), ("bid", 4), ("pay", "djinn"), ("pay", "standard-bearer-blue"), ("pay", "imp"))
        assert (game.coins, game.bonus[0]) == ([4 + 1 + 2 + 2, 4 - 4 + 1], 1)
        assert [(card.up, card.counters) for card in game.armies[0]] == [(False, 0)] * 3

    def test_oracle_in_a_duel(self, tables: Tables) -> None:
        """It looks once in an Audience, and is asked again only after it was declined."""
        game = position(tables, ["", "dark-oracle"], "imp ogre")
        place(game, "t0")
        assert (game.phase, game.legal()) == ("look", [("look", 0, 0), ("decline",)])
        play(game, ("decline",))
        place(game, "e0 m0")
        assert (game.phase, game.legal()) == ("look", [("look", 0, 0), ("look", 0, 1), ("decline",)])
        play(game, ("look", 0, 1))
        assert (game.phase, game.peeks) == ("place", {(1, 2)})
        assert game.legal() == [("place", token, slot) for token in ("tithe", "muster") for slot in (0, 1)]

    def test_compensation(self, tables: Tables) -> None:
        """Outbid and cancelled bids earn a coin each, skipped ones and winners nothing."""
        game = position(tables, ["", "ghoul", "", ""], "imp ogre", compensation=True)
        place(game, "m0 e0 e0 m1")
        play(game, ("bid", 4), ("bid", 1), ("skip",), ("bid", 1), ("pay", "ghoul"))
        assert game.coins == [5, 4, 4, 3]
        place(game, "e0 m0 m0 t1")
        play(game, ("skip",), ("bid", 1), ("bid", 2))
        assert game.coins[1:] == [4, 5, 1]

    def test_legendary_bid(self, tables: Tables) -> None:
        """A bid below the Strength of a Legendary card can't be made."""
        game = position(tables, ["gorgon hydra vampire", "skeleton", ""], "war imp")
        place(game, "e0 e0 t1")
        assert game.legal() == [("bid", 4), ("bid", 5), ("bid", 6), ("skip",)]
        play(game, ("bid", 4))
        assert game.legal() == [("skip",)]

    def test_standstill(self, tables: Tables) -> None:
        """Six Audiences of returning Eternal cards end the game."""
        game = position(tables, ["ogre", "", ""], "air-spirit vampire", pile="")
        for audience in range(6):
            assert game.still == audience
            place(game, "t0 t0 t0")
        assert (game.condition, game.winners, game.audiences) == ("standstill", (0,), 6)

    def test_exhaustion(self, tables: Tables) -> None:
        """Two left cards can't be followed by one: the tied armies are parted by their cards."""
        game = position(tables, ["ogre", "ghoul kelpie", ""], "imp witch", pile="alchemist")
        place(game, "t0 t0 t0")
        assert (game.condition, game.winners) == ("exhaustion", (1,))
        assert (game.legal(), game.pile, game.audience) == ([], ["alchemist"], [None, None])


class TestPayment:
    """Payments without a needless card."""

    @pytest.mark.parametrize(
        ("army", "bid", "choices"),
        [
            ("kelpie", 1, {"kelpie", "bearer"}),
            ("kelpie", 2, {"kelpie"}),
            ("kelpie", 3, {"kelpie", "bearer"}),
            ("kelpie skeleton", 3, {"kelpie", "skeleton", "bearer"}),
            ("kelpie gorgon", 4, {"gorgon", "bearer", "kelpie"}),
            ("gorgon cyclops", 5, {"gorgon", "cyclops"}),
            ("vampire -kelpie", 1, {"bearer"}),
        ],
    )
    def test_first_card(self, tables: Tables, army: str, bid: int, choices: set[str]) -> None:
        """The cards with which some payment can begin."""
        game = position(tables, [army, "", ""], "imp ogre")
        place(game, "e0 t1 t1")
        play(game, ("bid", bid))
        assert {str(move[1]).replace("standard-bearer-blue", "bearer") for move in game.legal()} == choices

    def test_in_turn(self, tables: Tables) -> None:
        """After a card of 2 only another one pays 4; after a card of 1, 3 is paid by 2 alone."""
        game = position(tables, ["kelpie skeleton gargoyle", "", "", ""], "imp ogre")
        place(game, "e0 t1 t1 t1")
        play(game, ("bid", 4), ("pay", "skeleton"))
        assert game.legal() == [("pay", "kelpie"), ("pay", "gargoyle")]
        play(game, ("pay", "gargoyle"))
        assert up(game, 0) == ["kelpie"]

    def test_survivors(self, tables: Tables) -> None:
        """Hydra and Zombie pay once in each Elimination and stay; without counters a Hydra falls."""
        game = position(tables, ["zombie hydra", "", ""], "imp ogre")
        game.armies[0][2].counters = 1
        place(game, "e0 t1 t1")
        play(game, ("bid", 4), ("pay", "zombie"), ("pay", "hydra"))
        assert game.legal() == [("pay", "standard-bearer-blue")]
        play(game, ("pay", "standard-bearer-blue"))
        assert [(card.up, card.counters) for card in game.armies[0]] == [(False, 0), (True, 0), (True, 0)]
        game.audience[:] = ["ghoul", "witch"]
        place(game, "t1 t1 e0")
        play(game, ("bid", 3), ("pay", "hydra"), ("pay", "zombie"))
        assert up(game, 0) == ["zombie"]

    def test_every_payment(self) -> None:
        """The quick test of a payment finds what the search through all sets finds."""
        rng = Random(3)
        for _ in range(300):
            values = rng.choices(range(1, 6), weights=(5, 5, 2, 1, 1), k=rng.randint(1, 7))
            bid = rng.randint(1, sum(values))
            sets = [
                chosen
                for size in range(1, len(values) + 1)
                for chosen in combinations(values, size)
                if 0 <= sum(chosen) - bid < min(chosen)
            ]
            assert payable(values, bid, UNPAID) == {value for chosen in sets for value in chosen}
            first = rng.choice(rng.choice(sets))
            if first < bid:
                rest = values[:]
                rest.remove(first)
                follow: set[int] = set()
                for chosen in sets:
                    if first in chosen:
                        others = list(chosen)
                        others.remove(first)
                        follow.update(others)
                assert payable(rest, bid - first, first) == follow


class TestEffects:
    """Muster effects and summons."""

    def muster(self, game: PlainStyx, slot: int = 0, price: int = 1) -> None:
        """Let the first seat Muster a card while the others Tithe on the same one."""
        place(game, f"m{slot}" + f" t{slot}" * (len(game.armies) - 1))
        play(game, ("bid", price))

    def test_devils_soul(self, tables: Tables) -> None:
        """It asks for a mortal card, and lies face down without one."""
        game = position(tables, ["zombie vampire djinn", "", ""], "devils-soul imp")
        self.muster(game)
        assert game.legal() == [("discard", "standard-bearer-blue"), ("discard", "djinn"), ("decline",)]
        play(game, ("discard", "djinn"))
        assert (up(game, 0), game.armies[0][3].counters) == (["zombie", "vampire", "devils-soul"], 0)
        game = position(tables, ["zombie", "", ""], "devils-soul imp")
        game.armies[0][0].up = False
        self.muster(game)
        assert (up(game, 0), game.influence[0]) == (["zombie"], 5)

    def test_headless_horseman(self, tables: Tables) -> None:
        """A Horseman comes, the Headless Horseman goes, and only the gain of Influence counts."""
        game = position(tables, ["death", "", ""], "imp headless-horseman", pile="ogre war headless-horseman imp")
        game.pile.remove("headless-horseman")
        self.muster(game, slot=1)
        assert game.legal() == [("take", "war"), ("decline",)]
        play(game, ("take", "war"))
        assert (up(game, 0), game.influence[0]) == (["death", "war"], 5)
        assert (game.winners, game.condition) == ((0,), "horsemen")
        assert game.pile == ["headless-horseman", "imp", "ogre"]

    def test_siren(self, tables: Tables) -> None:
        """Cards change sides to the end of the armies; the other card of the Audience stays out."""
        game = position(tables, ["ghoul -ogre", "djinn imp", ""], "siren witch")
        game.armies[1][1].counters = 1
        place(game, "m0 m1 t0")
        play(game, ("bid", 1), ("bid", 1))
        assert game.legal() == [("give", "ghoul"), ("decline",)]
        play(game, ("give", "ghoul"))
        assert game.legal() == [("take", 1, "djinn"), ("take", 1, "imp")]
        play(game, ("take", 1, "djinn"))
        assert (up(game, 0), up(game, 1)) == (["siren", "djinn"], ["imp", "witch", "ghoul"])
        assert game.armies[0][-1].counters == 3
        assert game.influence == [1 + 2 + 1, 1 + 1, 1]

    def test_necromancer_and_reaper(self, tables: Tables) -> None:
        """The Necromancer may take a fresh card; the Reaper may touch neither it nor the given one."""
        game = position(tables, ["gorgon vampire", "", ""], "necromancer reaper")
        game.center[:] = ["ogre", "minotaur"]
        game.chaos = 4
        game._fresh = 2
        place(game, "m0 m1 t0")
        play(game, ("bid", 1), ("bid", 1))
        assert game.legal() == [("give", "gorgon"), ("decline",)]
        play(game, ("give", "gorgon"))
        assert game.legal() == [("take", "ogre"), ("take", "minotaur")]
        play(game, ("take", "ogre"))
        assert (game.center, game.chaos) == (["minotaur", "gorgon"], 5)
        assert (game.to_move, game.legal()) == (1, [("remove", "minotaur"), ("decline",)])
        play(game, ("remove", "minotaur"))
        assert (game.center, game.chaos, game.box) == (["gorgon"], 3, ["minotaur"])

    def test_lich(self, tables: Tables) -> None:
        """The strongest face-down cards can be raised, the Hydra with new counters."""
        game = position(tables, ["-hydra -ogre -imp", "", ""], "lich witch")
        self.muster(game)
        assert game.legal() == [("raise", "hydra"), ("raise", "ogre"), ("decline",)]
        play(game, ("raise", "hydra"))
        assert (up(game, 0), game.armies[0][1].counters) == (["hydra", "lich"], 3)

    def test_shaman(self, tables: Tables) -> None:
        """The Totem comes with the Shaman or goes to the box."""
        for answer, box, influence in (("totem", [], 4), ("decline", ["shamanic-totem"], 3)):
            game = position(tables, ["", "", ""], "shaman witch")
            self.muster(game)
            play(game, (answer,))
            assert (game.box, game.influence[0], game.totem_aside) == (box, influence, False)
        game = position(tables, ["", "", ""], "shaman witch")
        place(game, "t0 t0 t0")
        assert (game.box, game.chaos, game.totem_aside) == (["shamanic-totem"], 3, False)

    def test_nidhoggr(self, tables: Tables) -> None:
        """Half a Soul, never more than a whole one, and nothing to ask once it is complete."""
        game = position(tables, ["", "", ""], "nidhoggr witch")
        game.soul[0] = 3
        self.muster(game)
        play(game, ("soul",))
        assert (game.soul[0], game.bonus[0]) == (4, 2)

    def test_summons(self, tables: Tables) -> None:
        """The Cultist acts first, both cards come next, and the last naming holds."""
        game = position(tables, ["", "", "", ""], "succubus cultist")
        place(game, "m0 m1 t0 t0")
        play(game, ("bid", 1), ("bid", 1))
        assert game.to_move == 1
        assert ("summon", "elementals") in game.legal()
        play(game, ("summon", "air-spirit"), ("name", 3))
        assert (game.to_move, game.audience) == (0, ["air-spirit", None])
        play(game, ("summon", "death"), ("decline",))
        assert (game.audience, game.first, game.to_move) == (["air-spirit", "death"], 3, 3)
        place(game, "t0 t0 t0 t0")
        assert game.first == 0


class TestVictory:
    """Conditions and ties."""

    def decide(self, game: PlainStyx) -> tuple[tuple[int, ...], str]:
        """Take the position for the end of an Audience."""
        reckon(game)
        game._victory()
        return game.winners, game.condition

    def test_conditions_count_first(self, tables: Tables) -> None:
        """Two conditions beat one, whatever the Legendary cards."""
        game = position(tables, ["war famine", "death pestilence kraken", ""], "imp witch")
        game.influence[:] = [20, 19, 25]
        assert self.decide(game) == ((0,), "influence+horsemen")

    @pytest.mark.parametrize(
        ("armies", "winners"),
        [
            (["cerberus", "war kraken", "ogre witch"], (1,)),  # Legendary Strength
            (["headless-horseman", "-war ogre imp", ""], (0,)),  # an Eternal one counts, one face down doesn't
            (["ogre", "ogre imp", "ogre"], (1,)),  # face-up cards
            (["cerberus", "kraken", "war"], (2,)),  # Horsemen
            (["cerberus", "kraken", "ogre"], (0, 1)),  # shared
        ],
    )
    def test_tie_chain(self, tables: Tables, armies: list[str], winners: tuple[int, ...]) -> None:
        """All stand on 20; one step after the other parts them."""
        game = position(tables, armies, "warlock ghoul")
        game.influence[:] = [20, 20, 20]
        assert self.decide(game) == (winners, "influence")

    def test_war(self, tables: Tables) -> None:
        """Equal armies of mortal, face-up cards meet the condition together."""
        game = position(tables, ["ogre vampire -war", "kelpie imp", "revenant"], "warlock ghoul")
        game.chaos = 20
        assert self.decide(game) == ((), "")
        game.chaos = 21
        assert self.decide(game) == ((0, 1), "war")

    @pytest.mark.parametrize(
        ("army", "wins"),
        [
            ("gorgon chimera", True),
            ("gorgon djinn witch", True),
            ("gorgon djinn", False),
            ("gorgon djinn elementals", True),
            ("gorgon imp -harpy", False),
            ("djinn witch shaman basilisk", True),
            ("djinn incubus gorgon", True),
            ("djinn incubus witch imp", False),
        ],
    )
    def test_elements(self, tables: Tables, army: str, wins: bool) -> None:
        """A card with a choice covers one Element only, and a whole Soul is needed."""
        game = position(tables, [army, "", ""], "warlock ghoul")
        game.soul[0] = 3
        assert self.decide(game) == ((), "")
        game.soul[0] = 4
        assert self.decide(game) == (((0,), "elements") if wins else ((), ""))
