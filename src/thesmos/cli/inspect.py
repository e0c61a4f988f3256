"""`thesmos rules`, `thesmos cards` and `thesmos perft`: look into a game."""

from __future__ import annotations

from typing import Annotated

import typer

from thesmos.cli.cardfile import card_lines, card_sheet, provenance_lines
from thesmos.cli.options import (
    EditionFile,
    GameName,
    Options,
    RunSeed,
    Seats,
    open_game,
    read_options,
    read_seed,
    seats_of,
)
from thesmos.cli.output import console, explain, say, show_sheet
from thesmos.core.errors import OptionError, UnknownNameError
from thesmos.core.ledger import Ledger, Rule
from thesmos.sim.perft import divide as count_each
from thesmos.sim.perft import perft as count_lines
from thesmos.sim.plan import check_count
from thesmos.sim.render import Sheet

DEEPEST = 100


def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="Of one rule, to read all of it; or a part of some ids.")
    ] = None,
) -> None:
    """List the rules of a game, or those with a part of an id such as VICTORY; or read one of them with its ruling."""
    ledger = open_game(game).ledger
    found = _found(ledger, rule)
    if len(found) == 1:
        _explain_rule(ledger, found[0])
    else:
        show_sheet(_rule_sheet(ledger, found))


def _found(ledger: Ledger, part: str | None) -> tuple[Rule, ...]:
    """Return the rule with an id, or those with a part of it; all if nothing is named."""
    if part is None:
        return tuple(ledger.rules.values())
    name = part.upper()
    if name in ledger.rules or not name:
        return (ledger[name],)
    found = tuple(rule for rule in ledger.rules.values() if name in rule.id)
    return found or (ledger[part],)


def _explain_rule(ledger: Ledger, entry: Rule) -> None:
    say(f"{entry.id}  ({entry.kind}, section {entry.section!r})")
    explain(entry.says)
    if entry.ruling:
        explain(f"Ruling: {entry.ruling}")
    for question in ledger.questions.values():
        if entry.id in question.rules:
            explain(f"Decision {question.id}: {question.when}")
    for gap in ledger.gaps.values():
        if entry.id in gap.rules:
            explain(f"Not in the rulebook, {gap.id}: {gap.what}")


def cards(
    game: GameName,
    card: Annotated[str | None, typer.Argument(metavar="[ID]", help="Of one card, to see all of it.")] = None,
    edition: EditionFile = None,
) -> None:
    """List the cards of a game's edition, or show one of them; with what the rulebook states and what it does not."""
    opened = open_game(game, edition)
    data = opened.edition
    if data is None:
        raise OptionError(f"{game} has no cards")
    if card is None:
        show_sheet(card_sheet(data, console().width, opened.describe))
    elif card in data.cards:
        say(*card_lines(data.cards[card], console().width, opened.describe))
    else:
        raise UnknownNameError("card", card, data.cards)
    say("")
    for line in provenance_lines(data):
        explain(line)


def perft(  # noqa: PLR0917 - typer makes the options of them
    game: GameName,
    depth: Annotated[int, typer.Option(metavar="N", help="Length of the lines.")],
    seats: Seats = None,
    seed: RunSeed = "0",
    edition: EditionFile = None,
    option: Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first action.")] = False,
) -> None:
    """Count the action sequences of a length from the first state."""
    check_count("--depth", depth, int(divide), DEEPEST)
    chosen = open_game(game, edition)
    state = chosen.start(seats_of(chosen, seats), read_seed(seed), read_options(option))
    if not divide:
        say(f"perft({depth}) = {count_lines(chosen, state, depth)}")
        return
    counts = count_each(chosen, state, depth)
    total = sum(count for _, count in counts)
    rows = tuple((text, str(count)) for text, count in (*counts, ("all", total)))
    show_sheet(Sheet(f"perft({depth})", ("Action", ">Sequences"), rows))


def _rule_sheet(ledger: Ledger, found: tuple[Rule, ...]) -> Sheet:
    rows = tuple((rule.id, rule.kind, "yes" if rule.ruling else "", rule.says) for rule in found)
    note = f"Ruled: the rulebook leaves it open; thesmos rules {ledger.game} ID shows the ruling."
    of_all = f" of {len(ledger.rules)}" if len(found) < len(ledger.rules) else ""
    return Sheet(f"{ledger.title}: {len(rows)}{of_all} rules", ("ID", "Kind", "Ruled", "Says"), rows, note)
