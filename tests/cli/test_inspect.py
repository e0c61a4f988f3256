from __future__ import annotations

from pathlib import Path

import pytest

import thesmos
from cli.run import complain, succeed
from sim.race import RACE
from thesmos.cli.cardfile import card_sheet
from thesmos.core.value import Table, Value, value
from thesmos.sim.perft import perft

GAME = thesmos.load("rixus")
TINY = str(Path(__file__).parents[1] / "data" / "rixus_tiny.toml")


def words(text: str) -> str:
    """Return a text without line breaks, as it was before it was wrapped."""
    return " ".join(text.split())


def test_rules_are_all_listed() -> None:
    """The table has every rule of the ledger."""
    listed = succeed("rules", "rixus", width=120)
    assert all(rule in listed for rule in GAME.ledger.rules)


@pytest.mark.parametrize("width", [80, 120])
def test_tables_fit_their_width(width: int) -> None:
    """No line is longer than the terminal, and no id of a card is broken."""
    for args in (("rules", "rixus"), ("cards", "rixus"), ("perft", "rixus", "--depth", "2", "--divide")):
        assert max(map(len, succeed(*args, width=width).splitlines())) <= width
    assert GAME.edition is not None
    assert all(f"{card} " in succeed("cards", "rixus", width=width) for card in GAME.edition.cards)


@pytest.mark.parametrize("name", ["RIXUS-WAR-04", "rixus-war-04"])
def test_one_rule_is_shown_with_its_ruling(name: str) -> None:
    """A rule is found in any case, and shown with the reading that is followed."""
    rule = GAME.ledger["RIXUS-WAR-04"]
    shown = words(succeed("rules", "rixus", name))
    assert rule.says in shown
    assert f"Ruling: {rule.ruling}" in shown


@pytest.mark.parametrize("part", ["VICTORY", "styx-victory"])
def test_rules_are_found_by_a_part_of_their_ids(part: str) -> None:
    """The chapter of a ledger alone is listed, in any case."""
    ledger = thesmos.load("styx").ledger
    listed = succeed("rules", "styx", part, width=120)
    fit = [rule for rule in ledger.rules if rule.startswith("STYX-VICTORY")]
    assert fit == [word for word in listed.split() if word in ledger.rules and word in fit]
    assert f"{len(fit)} of {len(ledger.rules)} rules" in listed
    assert "STYX-BID-01 " not in listed


def test_a_part_of_one_id_shows_that_rule() -> None:
    """Where only one rule fits, it is read."""
    assert succeed("rules", "rixus", "RIXUS-WAR-04") == succeed("rules", "rixus", "war-04")


@pytest.mark.parametrize("part", ["VICTORIES", "STYX-WAR-09", "", " "])
def test_a_part_of_no_id_is_refused(part: str) -> None:
    """In one line, with exit code 2."""
    assert complain("rules", "styx", part).startswith("unknown rule '")


def test_a_card_is_told_in_words() -> None:
    """What its ability does as text, of its parameters those that it uses; nothing wider than the terminal."""
    lines = succeed("cards", "styx", "siren").splitlines()
    assert "legendary             no" in lines
    assert "elements              water" in lines
    assert "params                none" in lines
    start = next(number for number, line in enumerate(lines) if line.startswith("text "))
    assert lines[start].startswith("text                  You may exchange one of your face-up cards for a")
    assert lines[start + 1].startswith("                      card of another")
    assert all(len(line) <= 80 for line in lines)
    assert "params                counters 3, tithe bonus 2" in succeed("cards", "styx", "djinn").splitlines()
    assert "targets horseman, choose first player provenance" in words(succeed("cards", "styx", "succubus"))
    assert "elements              none" in succeed("cards", "styx", "ogre").splitlines()


def test_a_game_can_describe_the_fields_of_its_cards() -> None:
    """Effects that are data stand there in words, in the table those that are short; empty ones are none."""
    lines = succeed("cards", "hybris", "quest-antaeus").splitlines()
    for expected in (
        "needs       none",
        "during      the Force of the cards drawn for the enemy counts for nothing",
        "reward      gain 3 VP and 2 Aegis",
    ):
        assert expected in lines
    shown = words(succeed("cards", "hybris", "quest-the-labyrinth"))
    assert "acts act 1: you show earth on Combat cards in hand: gain 1 VP; act 2: pay with Combat cards" in shown
    listed = words(succeed("cards", "hybris", width=200))
    assert "quest-antaeus Antaeus base 6, draw 3, elements earth, reward gain 3 VP and 2 Aegis" in listed


def test_one_card_is_shown_with_all_its_fields() -> None:
    """Every field, also those that are as by default."""
    lines = succeed("cards", "rixus", "ambush").splitlines()
    for expected in (
        "id        ambush",
        "kind      bane",
        "count     3",
        "strength  0",
        "ability   slay",
        "amount    4",
    ):
        assert expected in lines


@pytest.mark.parametrize("card", [(), ("imp",)])
def test_cards_always_say_what_is_reconstructed(card: tuple[str, ...]) -> None:
    """With the cards stands what the rulebook states and what it does not."""
    edition = GAME.edition
    assert edition is not None
    shown = words(succeed("cards", "rixus", *card))
    for provenance in (edition.provenance, edition.card_provenance):
        assert f": {', '.join(provenance.rulebook)}." in shown
        assert f"Reconstructed, not the printed values: {', '.join(provenance.reconstructed)}." in shown


def test_cards_of_another_edition() -> None:
    """With --edition the cards are those of the file."""
    shown = succeed("cards", "rixus", "--edition", TINY)
    assert "edition tiny" in shown
    assert "troll" in shown
    assert "unknown card 'imp'" in complain("cards", "rixus", "imp", "--edition", TINY)


def test_a_hostile_edition_cannot_steer_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Control characters in the name of a card are written out."""
    edition = GAME.edition
    assert edition is not None
    imp = edition.cards["imp"].replace(name="\x1b[2Jimp\x07")
    monkeypatch.setattr(
        "thesmos.cli.options.load", lambda *_: GAME.replace(edition=edition.replace(cards=Table({"imp": imp})))
    )
    assert r"\x1b[2Jimp\x07" in succeed("cards", "rixus")
    assert r"\x1b[2Jimp\x07" in succeed("cards", "rixus", "imp")


@value
class Wide(Value):
    """A card with more fields than fit beside each other."""

    id: str = "sphinx"
    name: str = "Sphinx"
    strength: int = 4
    losses: int = 0
    elements: tuple[str, ...] = ("fire", "air")
    legendary: bool = True
    eternal: bool = False
    params: tuple[tuple[str, int], ...] = ()
    note: str = "a long story " * 10


def test_cards_with_many_fields_are_told_in_few_words() -> None:
    """Where a column for each field is too wide, one column has what there is to say of the card."""
    assert GAME.edition is not None
    sheet = card_sheet(GAME.edition.replace(cards=Table({"sphinx": Wide(name="The Sphinx", note="x" * 100)})), 80)
    assert sheet.rows == (("sphinx", "The Sphinx", "strength 4, elements fire air, legendary"),)


def test_a_game_without_cards_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are games without cards."""
    monkeypatch.setattr("thesmos.cli.options.load", lambda *_: RACE)
    assert complain("cards", "race") == "race has no cards"


def test_perft_counts_from_the_first_state() -> None:
    """The number is that of the library, for the seats, the seed and the options that are given."""
    expected = perft(GAME, GAME.start(3, 4, {"first": 1}), 2)
    given = ("--depth", "2", "--seats", "3", "--seed", "4", "--option", "first=1")
    assert f"perft(2) = {expected}\n" == succeed("perft", "rixus", *given)
    assert f" {expected}\n" in succeed("perft", "rixus", *given, "--divide") + "\n"


def test_perft_of_the_race_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the three lines of two actions, two begin with 1 and one with 2."""
    monkeypatch.setattr("thesmos.cli.options.load", lambda *_: RACE)
    rows = [line.split() for line in succeed("perft", "race", "--depth", "2", "--divide").splitlines()]
    assert [["add", "1", "2"], ["add", "2", "1"], ["all", "3"]] == rows[-3:]
