from __future__ import annotations

import pytest

from games.hybris.places import feared
from games.hybris.reading import held
from games.hybris.table import (
    actor,
    boards,
    cards,
    character,
    goods,
    happenings,
    holding,
    legal,
    play,
    refused,
    table,
    who,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris.state import State


def at_sea(hand: str, olympians: str = "poseidon,zeus") -> State:
    """Return the state when Pontus is placed: all are sheltered, and Wrath II has been borne with a Believer."""
    state = table(olympians)
    for seat in (0, 1):
        state = goods(holding(state, seat, hand=hand if seat == 0 else "", discard=""), seat, believer=1)
    omens = ((cards("cc-combo")[0], Seat(0)), (cards("cc-stomping")[0], Seat(1)))
    return play(feared(boards(state, omens=omens), "primordial-pontus"), "option 2", "option 2")


@pytest.mark.rule("HYBRIS-POWER-06")
@pytest.mark.parametrize(
    ("card", "points"), [("cc-anticipation", 1), ("cc-riposte", 2), ("cc-combo", 3), ("cc-gods-grace", 4)]
)
def test_chaos_turns_a_card_into_points(card: str, points: int) -> None:
    """When a Primordial is placed Poseidon may discard 1 card for its Determination cost plus 1."""
    state = at_sea(f"{card} cc-shield-wall")
    assert (0, ["yes", "no"], 2) == (actor(state), legal(state), len(state.world.omens))
    assert "primordial-pontus" == state.world.captives[-1]
    state = play(state, "yes")
    assert {f"give up {card}", "give up cc-shield-wall"} == set(legal(state))
    state = play(state, f"give up {card}")
    assert ([points, 0], cards("cc-shield-wall")) == (held(state, "vp"), state.players[0].holding.hand)
    assert cards(f"{card} cc-combo") == state.players[0].holding.discard
    assert () == state.world.omens


@pytest.mark.rule("HYBRIS-POWER-06")
def test_chaos_may_be_declined_and_needs_a_card() -> None:
    """Declined, the card stays; with an empty hand nothing is asked; other Olympians are not asked."""
    declined = play(at_sea("cc-combo"), "no")
    assert ([0, 0], cards("cc-combo")) == (held(declined, "vp"), declined.players[0].holding.hand)
    assert [] == legal(at_sea(""))
    assert [] == legal(at_sea("cc-combo", "zeus,hades"))


@pytest.mark.rule("HYBRIS-POWER-06")
def test_chronos_at_setup_is_no_chaos() -> None:
    """The first question of a game is the first pick."""
    state = table("poseidon,zeus")
    assert ("primordial-chronos",) == state.world.captives
    assert [] == happenings(state, "used")
    assert 1 == len(state.players[0].holding.hand)


@pytest.mark.rule("HYBRIS-DEFEAT-04")
def test_a_lying_olympian_cannot_be_activated_and_stands_up_again() -> None:
    """Not in this Age; in the End of Age Phase it is stood up."""
    state = character(table(), 0, "zeus", down=True)
    assert ["pass"] == legal(state)
    assert "HYBRIS-DEFEAT-04" in refused(state, "activate zeus")
    assert not who(play(state, "pass", "pass"), 0, "zeus").down
