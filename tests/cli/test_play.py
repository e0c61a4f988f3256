from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import thesmos
from cli.run import run, succeed
from thesmos.cli.menu import Menu
from thesmos.cli.prompt import HELP, Board, Choose, Help, Quit, Save, Undo, Why, Wrong, read_line
from thesmos.cli.table import news, previous
from thesmos.core.ids import HIDDEN, Seat
from thesmos.core.match import Match
from thesmos.core.notation import Notation
from thesmos.core.rng import NO_RNG, Rng

GAME = thesmos.load("rixus")
START = ("play", "rixus", "--seed", "5", "--seats", "3", "--seat", "1")


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    """Choosing the first action all the time ends at last, with the rule that ended it, and the record replays."""
    file = tmp_path / "game.json"
    game = ("play", "rixus", "--seed", "10", "--seats", "3", "--seat", "1")
    shown = succeed(*game, "--record", str(file), typed="1\n" * 1000)
    match = Match.from_json(file.read_text())
    assert match.outcome is not None
    scores = ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(match.outcome.scores))
    assert f"scores   {scores}\n" in shown
    assert f"{match.outcome.rule}: {match.game.ledger[match.outcome.rule].says[:30]}" in shown
    assert all(ply.action == actions[0] for ply, actions in choices(match, 1))


def choices(match: Match[Any, Any], seat: int) -> list[tuple[Any, tuple[Any, ...]]]:
    """Return the plies of a seat, each with what was possible."""
    states = [match.start, *(ply.state for ply in match.plies)]
    return [
        (ply, GAME.legal_actions(state)) for state, ply in zip(states, match.plies, strict=False) if ply.seat == seat
    ]


def test_the_end_of_input_ends_the_game(tmp_path: Path) -> None:
    """Nothing more is typed: the game is left, and recorded as far as it went."""
    file = tmp_path / "game.json"
    succeed(*START, "--record", str(file), typed="1\n2\n")
    match = Match.from_json(file.read_text())
    assert len([ply for ply in match.plies if ply.seat == 1]) == 2
    assert match.actor == 1


def test_quitting_records_too(tmp_path: Path) -> None:
    """The record is written when the game is left early."""
    file = tmp_path / "game.json"
    succeed(*START, "--record", str(file), typed="quit\n1\n1\n")
    assert Match.from_json(file.read_text()).actor == 1


def test_an_interrupt_records_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C leaves the game with exit code 130, and the record is written."""

    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "game.json"
    result = run(*START, "--record", str(file))
    assert (result.exit_code, result.stderr) == (130, "")
    assert Match.from_json(file.read_text()).actor == 1


def test_actions_are_chosen_by_number_or_text(tmp_path: Path) -> None:
    """The number in the list, or the notation in any case."""
    files = [tmp_path / "number.json", tmp_path / "text.json"]
    succeed(*START, "--record", str(files[0]), typed="1\n")
    succeed(*START, "--record", str(files[1]), typed="  DRAW \n")
    assert files[0].read_text() == files[1].read_text()


def test_undo_goes_back_to_the_own_previous_decision(tmp_path: Path) -> None:
    """Two actions and two steps back are the beginning, and there is nothing before it."""
    files = [tmp_path / "undone.json", tmp_path / "begun.json"]
    shown = succeed(*START, "--record", str(files[0]), typed="draw\ndraw\nundo\nundo\nundo\n")
    succeed(*START, "--record", str(files[1]))
    assert files[0].read_text() == files[1].read_text()
    assert "there is nothing to take back" in shown


def test_why_says_the_refusals() -> None:
    """What forbids an action is said with its rule, and that nothing does, too."""
    shown = succeed(*START, typed="why declare war\nwhy draw\nwhy 1\nwhy\nwhy not\n")
    assert "declare war: it is not possible\n  the camp holds 1 monsters, 2 are needed [RIXUS-WAR-01]" in shown
    assert shown.count("draw: it is possible") == 2
    assert "why needs an action, such as: why draw" in shown
    assert "'not' is not an action" in shown


def test_a_forbidden_choice_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    """An action that is not possible is refused like `why` does it."""
    file = tmp_path / "game.json"
    shown = succeed(*START, "--record", str(file), typed="declare war\n")
    assert "[RIXUS-WAR-01]" in shown
    assert not [ply for ply in Match.from_json(file.read_text()).plies if ply.seat == 1]


def test_the_board_is_shown_again() -> None:
    """After questions and messages have pushed it out of sight; nothing is played by it."""
    once, again = (succeed(*START, typed=f"why end turn\n{more}quit\n") for more in ("", "board\n"))
    board = once[once.index("deck 84 cards") : once.index("4. end turn")]
    assert "seat 2: spoils 0" in board
    assert "1. draw" in board
    assert (1, 2) == (once.count(board), again.count(board))
    assert 1 == again.count("built the deck")


def test_help_save_and_nonsense(tmp_path: Path) -> None:
    """The record can be saved at any time; a file that can't be written does not end the game."""
    file = tmp_path / "saved file.json"
    shown = succeed(*START, typed=f"help\nnonsense\n99\nsave {file}\nsave {tmp_path}\nsave\n\x1b[A\n")
    assert Match.from_json(file.read_text()).actor == 1
    for expected in (
        "choose an action by its number",
        "'nonsense' is not an action",
        "the numbers are 1 to 4",
        f"saved in {file}",
        "it is a folder",
        "save needs the name of a file",
        r"'\x1b[A' is not an action",
    ):
        assert expected in shown


@pytest.mark.parametrize("width", [40, 80])
def test_a_narrow_terminal_wraps_lines_under_their_beginning(width: int) -> None:
    """What began a line stands where it stood, the rest of a line too long hangs in, no words are lost or broken."""
    game = ("play", "hybris", "--seed", "5")
    wrapped = succeed(*game, typed="help\n", width=width, terminal=True).splitlines()
    whole = succeed(*game, typed="help\n", width=width).splitlines()
    assert max(map(len, wrapped)) <= width
    assert " ".join(wrapped).split() == " ".join(whole).split()
    heads = [[line.split()[0] for line in lines if line[:1].strip()] for lines in (wrapped, whole)]
    assert heads[0] == heads[1]


def test_the_help_fits_a_terminal_of_80_columns() -> None:
    """Its second column stays one."""
    assert max(map(len, HELP.splitlines())) <= 80


def test_without_a_seed_there_is_a_new_one_and_it_is_told() -> None:
    """The seed is shown, so that the game can be played again."""
    assert ", seed " in succeed("play", "rixus").splitlines()[0]


def test_bots_are_named_by_seat() -> None:
    """One bot for each of the others, in the order of their seats."""
    shown = succeed(*START, "--bot", "random", "--bot", "monte-carlo").splitlines()[0]
    assert "seat 0 random, seat 2 monte-carlo" in shown


def test_the_person_is_shown_observations_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is drawn is the person's own observation: no chance, no deck, no card of another hand but known ones."""
    drawn: list[Any] = []

    def spy(state: Any, seat: Seat | None) -> str:
        drawn.append(state)
        return "the board"

    monkeypatch.setattr("thesmos.cli.options.load", lambda *_: GAME.replace(display=spy))
    succeed(*START, typed="1\n" * 100)
    assert len(drawn) > 50
    for state in drawn:
        assert state.rng == NO_RNG
        assert set(state.deck) <= {HIDDEN}
        for other in (0, 2):
            known = [card for card, viewer in state.players[other].exposed if viewer == 1]
            assert known == [card for card in state.players[other].hand if card != HIDDEN]
        assert state == GAME.observe(state, Seat(1))


def test_worlds_that_differ_in_what_is_hidden_look_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """In another world with the same observation everything that is printed is the same, refusals too."""
    match = thesmos.new_match("rixus", seats=3, seed=5)
    twin = GAME.determinize(match.observe(0), Rng.seeded("another"))
    assert twin.players[1].hand != match.start.players[1].hand
    typed = "".join(f"why {text}\n" for text in GAME.notation.texts[::40])
    outputs = []
    for start in (match.start, twin):
        monkeypatch.setattr("thesmos.cli.play.new_match", lambda *_, start=start: match.replace(start=start))
        outputs.append(succeed("play", "rixus", "--seed", "5", "--seats", "3", typed=typed))
    assert outputs[0] == outputs[1]
    assert outputs[0].count("it is not possible") > 5


def test_news_is_what_the_seat_may_know() -> None:
    """Since the seat's last decision, every event in order, less the cards that it may not know."""
    match, seen = thesmos.new_match("rixus", seats=2, seed=2), 0
    while match.legal_actions and len(match.plies) < 200:
        match = match.apply(match.legal_actions[0])
        told = news(match, Seat(0))
        own = [number for number, ply in enumerate(match.plies) if ply.seat == 0][-1]
        all_of_it = [event for ply in match.plies[own:] for event in ply.state.events]
        assert [(event.name, event.rule, event.seat) for event in told] == [
            (event.name, event.rule, event.seat) for event in all_of_it
        ]
        drawn = [event.what for event in told if event.name == "drew" and event.seat == 1]
        assert set(drawn) <= {HIDDEN}
        seen += len(drawn)
    assert seen > 10


def test_previous_is_the_last_own_decision() -> None:
    """It is the match before the seat's last action, or none if it has not chosen yet."""
    match = thesmos.new_match("rixus", seats=2, seed=2).apply("end turn")
    after = match.apply("end turn").apply("end turn").apply("draw")
    assert previous(after, Seat(0)) == match.apply("end turn")
    assert previous(match, Seat(1)) is None


NOTATION = Notation.of(["draw", "help", "a b"], str)


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        ("1", Choose("draw")),
        ("3", Wrong("the numbers are 1 to 2; or type help")),
        ("0", Wrong("the numbers are 1 to 2; or type help")),
        ("9" * 5000, Wrong("the numbers are 1 to 2; or type help")),
        ("A  b", Choose("a b")),
        ("help", Choose("help")),
        ("?", Help()),
        ("", Help()),
        ("why 2", Why("help")),
        ("WHY a b", Why("a b")),
        ("why 7", Wrong("the numbers are 1 to 2")),
        ("undo", Undo()),
        ("board", Board()),
        ("q", Quit()),
        ("save  a b.json ", Save("a b.json")),
    ],
)
def test_lines_are_read(line: str, request_: object) -> None:
    """A number first, then an action of the game, then a word of ours."""
    assert request_ == read_line(line, Menu.of(NOTATION, ("draw", "help")))


def test_a_word_with_too_much_after_it_is_no_word_of_ours() -> None:
    """`quit` with something behind it does not quit."""
    assert isinstance(read_line("quit now", Menu.of(NOTATION, ("draw",))), Wrong)
