from __future__ import annotations

from pathlib import Path

import pytest

from cli.run import complain, run, succeed
from thesmos.cli.errors import guarded

HUGE = "9" * 5000


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("nonsense", "No such command"),
        ("--nonsense", "No such option"),
        ("simulate", "Missing argument 'GAME'"),
        ("simulate chess", "unknown game 'chess'; known: "),
        ("simulate rixus extra", "extra"),
        ("simulate rixus --nonsense", "--nonsense"),
        ("simulate rixus --seats", "--seats"),
        ("simulate rixus --seats x", "--seats"),
        ("simulate rixus --seats 1", "rixus is played with 2 to 6 seats, not 1"),
        ("simulate rixus --seats 999999999999999999999", "rixus is played with 2 to 6 seats"),
        (f"simulate rixus --seats {HUGE}", "--seats"),
        ("simulate rixus --games -1", "games must be an int from 0"),
        ("simulate rixus --games 1e3", "--games"),
        ("simulate rixus --games 999999999999999999999", "games must be an int from 0"),
        ("simulate rixus --workers 0", "workers must be an int from 1"),
        ("simulate rixus --workers 99999999999", "workers must be an int from 1"),
        ("simulate rixus --bot clever", "unknown bot 'clever'; known: greedy, monte-carlo, random"),
        ("simulate rixus --bot random --bot random --bot random", "2 bots are needed, one a seat, not 3"),
        ("simulate rixus --option first", "expected KEY=VALUE, not 'first'"),
        ("simulate rixus --option =1", "expected KEY=VALUE"),
        ("simulate rixus --option last=1", "unknown field 'last'"),
        ("simulate rixus --option first=2", "first: expected a seat from 0 to 1, not 2"),
        ("simulate rixus --option first=two", "first: expected int, not 'two'"),
        ("simulate rixus --option first=1 --option first=0", "'first' is given twice"),
        (f"simulate rixus --option first={HUGE}", "first: expected int"),
        ("simulate rixus --edition nowhere.toml", "nowhere.toml: No such file or directory"),
        ("simulate rixus --edition {folder}", "Is a directory"),
        ("simulate rixus --edition {text}", "not TOML"),
        ("simulate rixus --json {folder}", "it is a folder"),
        ("simulate rixus --json {folder}/no/such.json", "there is no folder"),
        ("play chess", "unknown game"),
        ("play rixus --seat 2", "--seat must be from 0 to 1, not 2"),
        ("play rixus --seat -1", "--seat must be from 0 to 1, not -1"),
        ("play rixus --seat one", "--seat"),
        ("play rixus --bot clever", "unknown bot"),
        ("play rixus --bot random --bot random", "1 bots are needed"),
        ("play rixus --record {folder}", "it is a folder"),
        ("replay", "Missing argument 'FILE'"),
        ("replay nowhere.json", "nowhere.json: No such file or directory"),
        ("replay {folder}", "Is a directory"),
        ("replay {text}", "line 1 column 1: not JSON"),
        ("replay {bytes}", "not UTF-8 text"),
        ("replay {deep}", "nested too deeply"),
        ("replay {text} --edition {text}", "line 1 column 1: not JSON"),
        ("replay {other}", "expected 'thesmos-record'"),
        ("replay {other} --edition {text}", "not TOML"),
        ("rules chess", "unknown game"),
        ("rules rixus RIXUS-WAR-99", "unknown rule 'RIXUS-WAR-99'; did you mean: "),
        ("cards rixus imps", "unknown card 'imps'; did you mean: imp"),
        ("cards rixus --edition {folder}", "Is a directory"),
        ("perft rixus", "Missing option '--depth'"),
        ("perft rixus --depth -1", "--depth must be an int from 0 to 100, not -1"),
        ("perft rixus --depth 0 --divide", "--depth must be an int from 1 to 100, not 0"),
        ("perft rixus --depth 999999999999", "--depth must be an int from 0 to 100"),
        ("perft rixus --depth deep", "--depth"),
        ("perft rixus --depth 1 --seats 7", "rixus is played with 2 to 6 seats, not 7"),
    ],
)
def test_bad_input_is_one_line(line: str, named: str, tmp_path: Path) -> None:
    """Whatever is wrong, it is said in one line that names it, with exit code 2."""
    files = {
        "folder": tmp_path,
        "text": tmp_path / "text.txt",
        "bytes": tmp_path / "bytes.bin",
        "deep": tmp_path / "deep.json",
        "other": tmp_path / "other.json",
    }
    files["text"].write_text("no data\n")
    files["bytes"].write_bytes(b"\xff\xfe\x00")
    files["deep"].write_text("[" * 200_000)
    files["other"].write_text('{"format": "other", "game": "rixus"}')
    assert named in complain(*line.format(**files).split(" "))


def test_control_characters_are_written_out() -> None:
    """Nothing from a command line or a file can steer the terminal or add lines."""
    assert complain("rules", "rixus", "a\x1b[31m\nb") == complain("rules", "rixus", "a\x1b[31m\nb").replace("\x1b", "!")


def test_faults_of_the_program_are_not_hidden() -> None:
    """An error that is nobody's input goes through, as it is a fault to be mended."""
    with pytest.raises(ZeroDivisionError):
        guarded(lambda: 1 // 0)


@pytest.mark.parametrize(("problem", "code"), [(KeyboardInterrupt, 130), (FileNotFoundError(2, "gone", "f"), 2)])
def test_exit_codes(problem: BaseException, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C is 130 without a word, a file that is gone is 2 with its name."""

    def fail() -> None:
        raise problem

    assert code == guarded(fail)
    assert capsys.readouterr().err == ("error: f: gone\n" if code == 2 else "")


def test_help_and_version_are_no_errors() -> None:
    """Without a command there is the help; every command has its own."""
    assert "simulate" in succeed()
    assert "--seats" in succeed("simulate", "--help")
    assert succeed("--version").startswith("thesmos ")
    assert run("--help").exit_code == 0
