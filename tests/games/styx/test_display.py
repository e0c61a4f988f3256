from __future__ import annotations

import pytest

import thesmos
from games.styx.table import CARDS, legal, mustered, play, player, table
from thesmos.core.ids import Seat
from thesmos.games.styx.display import display, number_of
from thesmos.games.styx.display.seats import elements
from thesmos.games.styx.display.words import KINDS, packed
from thesmos.games.styx.game import GAME
from thesmos.games.styx.state import ArmyCard, State

TITHES = ("place tithe right", "place tithe right")


def screen(state: State, seat: int = 0) -> str:
    """Return what a seat is shown, which depends on its observation alone."""
    return display(GAME.observe(state, Seat(seat)), Seat(seat))


def flat(state: State, seat: int = 0) -> str:
    """Return what a seat is shown without line breaks."""
    return " ".join(screen(state, seat).split())


def asked(state: State, seat: int = 0) -> str:
    """Return what a seat is told that is to be decided."""
    return flat(state, seat).rpartition("> ")[2]


def test_army_cards_have_their_values() -> None:
    """Strength, income and Elements of every card, counters where there are some, the Standard-Bearer too."""
    army = "bearer ghoul harpy hydra:2 banshee elementals gorgon war"
    shown = screen(table(player(army), player(), player()))
    for card in (
        "standard-bearer-blue 1 +1;",
        "ghoul 1 +1 earth;",
        "hydra 2 -1 water (2 counters);",
        "elementals 1 +0 any Eternal;",
        "gorgon 3 -1 water+earth;",
        "war 4 -1 Legendary Horseman",
    ):
        assert card in " ".join(shown.split())


def test_what_lies_elsewhere_has_its_strength() -> None:
    """Face-down cards and those of the center with their Strength; the Totem with all values."""
    shown = screen(table(player("bearer ~war ~imp"), player(), player(), center="imp ogre"))
    assert f"      face down: war 4, imp {CARDS['imp'].strength}" in shown.splitlines()
    assert f"center discard area: imp 1, ogre {CARDS['ogre'].strength}" in shown
    assert "waiting for the Shaman: shamanic-totem 1 +1 water/fire" in shown


def test_a_necromancer_sees_all_values_of_the_center() -> None:
    """When a card of the center can be taken, its income and Elements matter."""
    state = mustered(table(player("bearer imp"), player(), player(), left="necromancer", center="ghoul"))
    assert "center discard area: ghoul 1 +1 earth" in screen(state)
    assert "is to decide on the effect of Necromancer: You may exchange" in flat(state)
    assert "for the card that is given: imp 1 +2 fire" in asked(play(state, "give imp"))


def test_audience_cards_say_what_they_do() -> None:
    """The text of the ability stands under the card, with the kind that a summons names."""
    shown = flat(table(player(), player(), player(), left="lich", right="cultist"))
    assert CARDS["lich"].text in shown
    assert f"{CARDS['cultist'].text} The kind: {KINDS['spirit_or_wild']}." in shown


@pytest.mark.parametrize(
    ("army", "expected"),
    [
        ("ogre", "0 of 4"),
        ("imp ghoul", "2 of 4 (fire, earth)"),
        ("imp imp", "1 of 4 (fire)"),
        ("elementals", "1 of 4 (1 of water/fire/earth/air)"),
        ("imp elementals", "2 of 4 (fire, 1 of water/earth/air)"),
        ("imp shamanic-totem", "2 of 4 (water, fire)"),
        ("gorgon imp banshee", "4 of 4 (water, fire, earth, air)"),
    ],
)
def test_which_elements_are_covered(army: str, expected: str) -> None:
    """Those that are certain by name, those that a choice leaves open as a choice."""
    cards = tuple(ArmyCard(CARDS[card].id) for card in army.split())  # type: ignore[arg-type]
    assert expected == elements(GAME.setup(3, GAME.options(), thesmos.Rng.seeded(1)).rules, cards, 4)


def test_face_down_cards_cover_nothing() -> None:
    """What lies face down does not count."""
    assert "Elements 0 of 4," in flat(table(player("~imp"), player(), player()))


def test_income_and_strengths_of_an_army() -> None:
    """A Tithe gives the income of the army, the Bonus Income and the coins of a Djinn; two Strengths are told apart."""
    owner = player("bearer imp djinn:2 elementals", soul=3)
    income = sum(CARDS[card].income for card in ("standard-bearer-blue", "imp", "djinn", "elementals")) + 2 + 2
    shown = flat(table(owner, player(), player()))
    assert f"Tithe income {income:+d} (with Bonus Income 2 and 2 from counters)" in shown
    state = play(table(owner, player(), player(), right="headless-horseman"), "place tithe left", *TITHES)
    assert f"seat 0 tithed ogre {income + CARDS['ogre'].income}" in "\n".join(map(str, state.events))
    usable = sum(CARDS[card].elimination_strength for card in ("standard-bearer-blue", "imp", "djinn"))
    assert f"Strength {usable} in the war, {usable} in Eliminations" in shown
    worth = next(card for card in CARDS.values() if card.elimination_strength != card.strength and not card.eternal)
    shown = flat(table(player(worth.id), player(), player()))
    assert f"Strength {worth.strength} in the war, {worth.elimination_strength} in Eliminations" in shown
    assert f"(worth {worth.elimination_strength} in an Elimination)" in shown


def test_the_audience_has_its_number_to_its_end() -> None:
    """Placing, summons, naming a First Player and the end of the game belong to the same Audience."""
    state = table(player(influence=17), player(), player(), left="cultist", pile="imp air-spirit ghoul")
    numbers = [number_of(state)]
    for line in (["place muster left", *TITHES], ["bid 1"], ["summon air-spirit"], ["name seat 2"]):
        state = play(state, *line)
        numbers.append(number_of(state))
    assert [1, 1, 1, 1, 2] == numbers
    over = mustered(table(player(influence=19), player(), player(), left="imp"))
    assert screen(over).startswith("Audience 1 ")
    assert screen(over).endswith("\nthe game is over: victory")


def test_what_is_known_of_the_next_audience() -> None:
    """A summoned card, and after the naming the First Player."""
    state = mustered(table(player(), player(), player(), left="cultist", right="succubus", pile="imp air-spirit war"))
    assert "next Audience:" not in screen(state)
    state = play(state, "summon air-spirit")
    assert "next Audience: air-spirit 2 +0 air Eternal (summoned)" in screen(state)
    assert "name the First Player of the next Audience, or not" == asked(state).removeprefix("seat 0 (you) is to ")
    duel = table(player(), player(), left="cultist", right="succubus", pile="imp air-spirit war")
    line = ("place muster left", "place tithe left", "place tithe left", "place muster right", "bid 1", "bid 1")
    duel = play(duel, *line, "summon air-spirit", "name seat 1")
    assert "next Audience: air-spirit 2 +0 air Eternal (summoned), First Player seat 1 (named)" in flat(duel)


def test_two_tokens_of_a_seat_are_numbered() -> None:
    """With two players each has two tokens, and `look at seat 0 token 2` needs their numbers."""
    line = ("place muster left", "place tithe left", "place tithe right")
    duel = play(table(player(), player()), *line)
    assert "      token 1 of seat 0: muster (face down)" in screen(duel)
    assert "      token 2 of seat 0: tithe (face down)" in screen(duel)
    assert "      token 1 of seat 1: face down" in screen(duel)
    assert "seat 1 is to place token 2 of 2 face down on one of the two cards" == asked(duel)
    trio = play(table(player(), player(), player()), "place muster left")
    assert "      token of seat 0: muster (face down)" in screen(trio)
    assert "seat 1 (you) is to place a token face down" in asked(trio, 1)


def test_the_bid_is_stated() -> None:
    """Which token bids what for which card, and what must be beaten."""
    state = play(table(player(), player(), player()), "place muster left", "place muster left", "place eliminate right")
    assert "seat 0 (you) is to bid coins to muster Ogre, with the token on the left card: no bid so far" == asked(state)
    state = play(state, "bid 2")
    assert asked(state, 1).endswith("with the token on the left card: highest bid so far 2, of seat 0")
    assert "is to bid Strength to eliminate Ferryman, with the token on the right card" in asked(play(state, "skip"))


def test_the_payment_is_stated() -> None:
    """The card, the bid, what was paid and with what, and what is missing."""
    state = play(table(player("imp ghoul harpy"), player(), player(), left="lich"), "place eliminate left", *TITHES)
    state = play(state, "bid 3")
    assert "seat 0 (you) is to pay for Lich: bid 3, 0 paid so far, 3 missing" == asked(state)
    assert "pay for Lich: bid 3, 1 paid so far (imp), 2 missing" in asked(play(state, "pay imp"))


def test_looking_and_effects_are_stated() -> None:
    """A look is offered as one; an effect with what the card does, an exchange with the card that was given."""
    look = play(table(player(), player("bearer dark-oracle"), player()), "place muster left")
    assert "seat 1 is to look at a token of another seat before placing one, or not" == asked(look)
    siren = mustered(table(player("bearer imp"), player("bearer ghoul"), player(), left="siren"))
    assert f"seat 0 (you) is to decide on the effect of Siren: {CARDS['siren'].text}" == asked(siren)
    given = "choose what to take in exchange, with Siren, for the card that is given: imp 1 +2 fire"
    assert given in asked(play(siren, "give imp"))


def test_whose_decision_it_is_is_marked() -> None:
    """With `>`, as for every game; nobody is marked when the game is over."""
    state = play(table(player(), player(), player()), "place muster left")
    marked = [line for line in screen(state).splitlines() if line.startswith(">")]
    assert ["> seat 1:", "> seat 1 "] == [line[:9] for line in marked]
    over = mustered(table(player(influence=19), player(), player(), left="imp"))
    assert not [line for line in screen(over).splitlines() if line.startswith(">")]


@pytest.mark.parametrize(("compensation", "word"), [(True, "on"), (False, "off")])
def test_whether_failed_bids_are_compensated(compensation: bool, word: str) -> None:
    """The option stands at the top."""
    assert f"compensation {word}" in screen(table(player(), player(), player(), compensation=compensation))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_line_is_wide(seats: int) -> None:
    """Lines have at most 80 characters through a whole game, and a state that nobody looks at is shown too."""
    match = thesmos.new_match("styx", seats=seats, seed=seats)
    rng = thesmos.Rng.seeded(seats)
    for _ in range(400):
        if not match.legal_actions:
            break
        action, rng = rng.choice(match.legal_actions, "action")
        match = match.apply(action)
        for shown in (screen(match.state, 1), display(match.state)):
            assert max(map(len, shown.splitlines())) <= 80
    assert legal(match.state) == [] or len(match.plies) == 400


def test_a_list_in_lines() -> None:
    """Items are never broken; a line that is full goes on with an indentation."""
    assert ["cards: " + "a" * 40 + ",", "      " + "b" * 60] == packed("cards:", ["a" * 40, "b" * 60])
