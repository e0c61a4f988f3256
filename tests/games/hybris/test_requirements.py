"""Requirements that the edition doesn't have but the effect language can say."""

from __future__ import annotations

import pytest

from games.hybris.combats import going, questing
from games.hybris.reading import held, spaces
from games.hybris.table import Quest, actor, boards, goods, holding, legal, play, quiet, table, track, who
from thesmos.core.value import Table
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Effect, Elements
from thesmos.games.hybris.state import State

BIRDS, HERACLES = "quest-stymphalian-birds", "hero-heracles"
FLEECE, THREAD = "quest-the-golden-fleece", "premonition-a-thread-cut"
FIRE = fx.Elements("hand", ("fire",))


def facing(state: State, *asked: Effect, **lists: tuple[Effect, ...]) -> State:
    """Let Heracles attempt the Stymphalian Birds, that ask for something else than a card."""
    code = {f"{BIRDS}/before": asked, **{f"test/{name}": steps for name, steps in lists.items()}}
    state = state.replace(rules=state.rules.replace(code=Table({**state.rules.code, **code})))
    return questing(state, BIRDS, (0, HERACLES), "tc-feint tc-feint", "cc-combo")


@pytest.mark.rule("HYBRIS-MOIRAI-20")
@pytest.mark.parametrize(("what", "there", "left"), [("believer", 2, 0), ("believer", 1, 1), ("virtue", 2, 2)])
def test_a_loss_that_is_required_must_be_there_in_full(what: str, there: int, left: int) -> None:
    """With 2 Believers the fight goes on; with 1, or with the Virtue cube on 2, nothing goes and Heracles falls."""
    state = facing(goods(quiet(table()), 0, **{what: there}), fx.Lose(what, 2))
    assert (left, left == there) == (held(state, what)[0], who(state, 0, HERACLES).place == "fallen")
    assert (["play cc-combo", "go on"] if left < there else 1) == (legal(state) if left < there else actor(state))


@pytest.mark.rule("HYBRIS-CORE-04")
def test_a_loss_inside_a_requirement_may_fall_short() -> None:
    """A list of two losses that a requirement holds: 1 Greatness for both, and the fight goes on."""
    state = track(goods(quiet(table()), 0, believer=0, prayer=0), None, 0, 1, None)
    losses = (fx.Lose("believer", 1), fx.Lose("prayer", 1))
    state = facing(state, fx.If(fx.CountIs(fx.Count("vp"), at_least=0), "test/then"), then=losses)
    assert ([3, 2], ["play cc-combo", "go on"]) == (spaces(state), legal(state))


def asking(state: State, *tests: Elements) -> State:
    """Let the first act of the Golden Fleece, and a Premonition of seat 0 for the Moirai, ask for symbols in hand."""
    edition = state.rules.edition
    fleece, thread = edition.epics[FLEECE], edition.premonitions[THREAD]
    acts = (fleece.acts[0].replace(kind="reveal", needs=tests, before=""), *fleece.acts[1:])
    epics = Table({**edition.epics, FLEECE: fleece.replace(acts=acts)})
    premonitions = Table({**edition.premonitions, THREAD: thread.replace(needs=(fx.At("moirai"), *tests))})
    rules = state.rules.replace(edition=edition.replace(epics=epics, premonitions=premonitions))
    state = holding(state.replace(rules=rules), 0, hand="cc-invocation", premonitions=THREAD)
    return boards(state, quests=(None, None, Quest(FLEECE)))


@pytest.mark.rule("HYBRIS-MOIRAI-15")
@pytest.mark.rule("HYBRIS-PREM-07")
@pytest.mark.parametrize("tests", [(FIRE, FIRE), (FIRE, fx.Elements("hand", ()))])
def test_each_test_of_symbols_is_shown_for_itself(tests: tuple[Elements, ...]) -> None:
    """Invocation shows Fire for one test after the other, as it is judged for each; a test of none asks for none."""
    state = going(asking(quiet(table()), *tests), (0, "zeus"), "moirai", "space-moirai-3")
    shown = ["show cc-invocation"] * sum(bool(test.elements) for test in tests)
    for line in ([f"reveal {THREAD}"], ["go on", "quest", f"attempt {FLEECE}"]):
        asked = play(state, *line)
        for text in shown:
            assert [text] == legal(asked)
            asked = play(asked, text)
        assert not any("show" in text for text in legal(asked))
        assert "cc-invocation" in asked.players[0].holding.hand
