from __future__ import annotations

import pytest

from games.hybris.places import at_oracle
from games.hybris.reading import held
from games.hybris.table import (
    boards,
    cards,
    goods,
    happenings,
    holding,
    legal,
    play,
    refused,
    running,
    see,
    settled,
    table,
)
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import Fear
from thesmos.games.hybris.state import State

ALPHA = table("poseidon,zeus").world.hidden[0]


def ready(hand: str, *omens: tuple[str, int], believer: int = 1) -> State:
    """Return a table at which Poseidon has a hand and some cards lie under the Oracle already."""
    state = goods(holding(table("poseidon,zeus"), 0, hand=hand), 0, believer=believer)
    return boards(state, omens=tuple((cards(card)[0], Seat(seat)) for card, seat in omens))


@pytest.mark.rule("HYBRIS-ORACLE-01")
@pytest.mark.rule("HYBRIS-ORACLE-02")
@pytest.mark.rule("HYBRIS-ORACLE-03")
@pytest.mark.rule("HYBRIS-ORACLE-04")
@pytest.mark.rule("HYBRIS-ORACLE-10")
def test_the_first_example_of_an_omen() -> None:
    """Age 1, nothing laid: Sea Currents is legal as any card with an element; 1 Believer is paid, alpha is seen."""
    state = at_oracle(ready("sc-sea-currents cc-anticipation cc-stomping"), "omen")
    assert ["lay sc-sea-currents", "lay cc-stomping"] == legal(state), "Anticipation shows nothing"
    state = play(state, "lay sc-sea-currents")
    assert ((("sc-sea-currents", 0),), [14, 15], [0, 0]) == (
        state.world.omens,
        held(state, "marks"),
        held(state, "believer"),
    )
    assert [ALPHA, "?"] == [see(state, seat).world.hidden[0] for seat in (0, 1)]
    assert ("cc-anticipation", "cc-stomping") == state.players[0].holding.hand
    assert 3 == len(state.world.hidden), "it stays where it is"


@pytest.mark.rule("HYBRIS-ORACLE-02")
@pytest.mark.rule("HYBRIS-ORACLE-04")
@pytest.mark.rule("HYBRIS-ORACLE-06")
@pytest.mark.rule("HYBRIS-ORACLE-10")
def test_the_second_example_of_an_omen() -> None:
    """Age 2, Sea Currents lies there: Combined Attack brings fire; then only earth is left."""
    state = ready("cc-combined-attack cc-riposte sc-sea-currents", ("sc-sea-currents", 1))
    state = at_oracle(state.replace(course=state.course.replace(age=2)), "omen")
    assert ["lay cc-combined-attack"] == legal(state)
    state = play(state, "lay cc-combined-attack")
    assert ALPHA == see(state, 0).world.hidden[0]
    third = running(
        goods(holding(state, 1, hand="cc-stomping cc-riposte cc-invocation"), 1, believer=1), 1, fx.Perform("omen")
    )
    assert ["lay cc-stomping"] == legal(third)


@pytest.mark.rule("HYBRIS-ORACLE-02")
def test_a_card_without_a_new_element_is_refused() -> None:
    """One with an old and a new element will do."""
    state = at_oracle(ready("cc-riposte sc-foaming-manes", ("cc-riposte", 1)), "omen")
    assert ["lay sc-foaming-manes"] == legal(state)
    assert {"HYBRIS-ORACLE-02"} == refused(state, "lay cc-riposte")


@pytest.mark.rule("HYBRIS-ORACLE-03")
@pytest.mark.rule("HYBRIS-COMP-22")
def test_an_omen_needs_a_believer_and_a_player_token() -> None:
    """Without either only Sight is left."""
    assert ["omen", "sight"] == legal(at_oracle(ready("cc-riposte")))
    assert ["sight"] == legal(at_oracle(ready("cc-riposte", believer=0)))
    assert ["sight"] == legal(at_oracle(goods(ready("cc-riposte"), 0, marks=0)))
    assert ["sight"] == legal(at_oracle(ready("cc-anticipation")))
    assert {"HYBRIS-ORACLE-03"} == refused(at_oracle(ready("cc-riposte", believer=0)), "omen")


@pytest.mark.rule("HYBRIS-ORACLE-04")
def test_that_somebody_looked_is_open_and_what_was_seen_is_not() -> None:
    """The other player learns of the look; the second Primordial stays unknown to both."""
    state = at_oracle(ready("cc-riposte"), "omen", "lay cc-riposte")
    assert [(0,), (), ()] == list(see(state, 1).world.seers)
    assert [ALPHA, "?", "?"] == list(see(state, 0).world.hidden)
    assert ["?"] == [event.what for event in see(state, 1).events if event.name == "looked"]


@pytest.mark.rule("HYBRIS-ORACLE-05")
@pytest.mark.rule("HYBRIS-ORACLE-07")
def test_an_omen_protects_from_the_first_wrath_only() -> None:
    """Pontus: the player with a card keeps 2 Aegis, and pays for Wrath II like the other."""
    state = ready("", ("cc-riposte", 0), believer=1)
    state = goods(holding(state, 1, hand=""), 1, believer=1)
    hidden = (CardId("primordial-pontus"), *state.world.hidden[1:])
    state = boards(state.replace(course=state.course.replace(age=2), agenda=()), hidden=hidden)
    state = settled(state.replace(turn=state.turn.replace(seat=None)), Fear())
    assert [3, 1] == held(state, "aegis")
    state = play(state, "option 2", "option 2")
    assert [0, 0] == held(state, "believer")


@pytest.mark.rule("HYBRIS-ORACLE-06")
def test_no_omen_when_all_four_elements_are_shown() -> None:
    """On whatever cards, of whatever players."""
    laid = (("sc-sea-currents", 0), ("cc-stomping", 1))
    assert "omen" in legal(at_oracle(ready("cc-invocation", *laid)))
    full = at_oracle(ready("cc-invocation", *laid, ("cc-combined-attack", 1)))
    assert ["sight"] == legal(full)
    assert "HYBRIS-ORACLE-06" in refused(full, "omen")


@pytest.mark.rule("HYBRIS-ORACLE-08")
def test_one_player_may_read_two_omens() -> None:
    """If the second card shows a new element beside the own first one."""
    state = ready("cc-riposte cc-stomping", ("sc-undertow", 0))  # water lies there
    state = at_oracle(state, "omen")
    assert ["lay cc-stomping"] == legal(state)
    assert 2 == len(play(state, "lay cc-stomping").world.omens)


@pytest.mark.rule("HYBRIS-ORACLE-10")
@pytest.mark.parametrize(("revealed", "group"), [(0, "alpha"), (1, "beta"), (2, "gamma")])
def test_the_primordial_of_the_next_reveal_is_seen(revealed: int, group: str) -> None:
    """Alpha in Ages 1 and 2, beta in 3 and 4, gamma in 5 and 6."""
    state = ready("cc-riposte")
    world = state.world
    state = boards(state, hidden=world.hidden[revealed:], seers=world.seers[revealed:])
    state = at_oracle(state, "omen", "lay cc-riposte")
    seen = see(state, 0).world.hidden[0]
    assert group == state.rules.edition.primordials[seen].group


@pytest.mark.rule("HYBRIS-ORACLE-10")
def test_after_the_last_reveal_there_is_nothing_to_look_at() -> None:
    """With no Primordial left at the Oracle only Sight can be carried out."""
    state = boards(ready("cc-riposte"), hidden=(), seers=())
    assert ["sight"] == legal(at_oracle(state))


@pytest.mark.rule("HYBRIS-ORACLE-09")
def test_sight() -> None:
    """1 Premonition from the top of the deck, secretly, and 1 Victory Point."""
    state = at_oracle(ready("cc-riposte"))
    top = state.world.premonitions.cards[-1]
    state = play(state, "sight")
    assert (top, [1, 0]) == (state.players[0].holding.premonitions[-1], held(state, "vp"))
    assert top not in {event.what for event in see(state, 1).events}
    assert [(0, "action-sight", 1)] == happenings(state, "gained victory points")
