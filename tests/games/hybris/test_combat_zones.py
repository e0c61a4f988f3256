"""The effect language on cards in combat zones: what they show, how many lie there, which are kept."""

from __future__ import annotations

import pytest

from games.hybris.combats import bout, played, skirmish, strong
from games.hybris.powers import permitted
from games.hybris.reading import true
from games.hybris.table import (
    cards,
    holding,
    legal,
    play,
    running,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.language.conditions import meets

WATCHED = "zeus,athena,hades"
"""Two who fight, and one who looks on."""


@pytest.mark.rule("HYBRIS-MOIRAI-21")
@pytest.mark.parametrize(
    ("elements", "plain", "wild"),
    [
        (("water",), True, True),
        (("water", "fire"), True, True),
        (("fire", "fire"), False, True),
        (("earth",), False, True),
        (("earth", "air"), False, False),
    ],
)
def test_elements_in_the_zone(elements: tuple[str, ...], plain: bool, wild: bool) -> None:
    """God's Grace shows Water and Fire; for a Quest one more of choice where a rule lets it. Hands do not count."""
    state = played("attacker", "cc-gods-grace", state=strong(WATCHED), spare="cc-stomping sc-eagle-talons")
    condition = fx.Elements("zone", elements)
    free = permitted(state, 0, "wild_element")
    assert (plain, plain) == (true(state, 0, condition), true(free, 0, condition))
    assert (plain, wild) == (meets(state, Seat(0), condition), meets(free, Seat(0), condition))
    assert not meets(free, Seat(1), condition)


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (Count("zone"), 3),
        (Count("zone", card_type="weapon"), 2),
        (Count("zone", card_type="divine"), 0),
        (Count("zone", element="water"), 1),
        (Count("zone", "opponent"), 1),
        (Count("zone", "all", element="earth"), 2),
        (Count("zone", "others", card_type="tactic"), 1),
        (Count("zone", per=2, plus=1), 2),
        (Count("zone", times=2, most=5), 5),
    ],
)
def test_cards_counted_in_zones(count: Count, expected: int) -> None:
    """Stomping, Riposte and Anticipation lie there, and Shield Wall of the opponent."""
    state = skirmish(("cc-stomping cc-riposte cc-anticipation cc-combo", "cc-shield-wall cc-combo"), strong(WATCHED))
    state = bout(state, "cc-stomping", "cc-shield-wall")
    state = play(bout(state, "cc-riposte", "cc-combo stop"), "play cc-anticipation")
    assert expected == running(state, 0, fx.Gain("prayer", count)).players[0].goods.prayer
    assert 0 == running(state, 2, fx.Gain("prayer", Count("zone"))).players[2].goods.prayer


@pytest.mark.parametrize(("n", "asked"), [(1, 1), (2, 2), (5, 2)])
def test_several_cards_kept_from_the_zone(n: int, asked: int) -> None:
    """One after the other, as many as lie there; outside a combat there is no zone, and nothing is asked."""
    state = played("game", "cc-stomping", "cc-riposte", state=strong(WATCHED), spare="cc-combo cc-blessing")
    state = running(state, 0, fx.Recover("zone", n))
    for card in ("cc-stomping", "cc-riposte")[:asked]:
        assert f"recover {card}" in legal(state)
        state = play(state, f"recover {card}")
    assert ["play cc-combo", "play cc-blessing", "go on"] == legal(state)
    state = play(state, "go on")
    kept = cards("cc-stomping cc-riposte")[:asked]
    assert {*cards("cc-combo cc-blessing"), *kept} == set(state.players[0].holding.hand)
    assert legal(strong(WATCHED)) == legal(running(strong(WATCHED), 0, fx.Recover("zone", 1)))


def test_cards_that_are_kept_already_are_not_asked_for() -> None:
    """With one of two kept, a step for two asks for the other; with both kept it is skipped."""
    state = played("game", "cc-stomping", "cc-riposte", state=strong(WATCHED))
    state = play(running(state, 0, fx.Recover("zone", 1)), "recover cc-riposte")
    state = running(state, 0, fx.Recover("zone", 2))
    assert ["recover cc-stomping"] == legal(state)
    state = running(play(state, "recover cc-stomping"), 0, fx.Recover("zone", 1))
    assert ["play cc-combo", "go on"] == legal(state)


@pytest.mark.rule("HYBRIS-CORE-08")
def test_two_equal_cards_of_a_zone() -> None:
    """Of two Feints one is kept: the other is discarded."""
    state = played("game", "tc-feint", "tc-feint", state=holding(strong(WATCHED), 0, discard=""))
    state = play(running(state, 0, fx.Recover("zone", 1)), "recover tc-feint", "go on")
    held = state.players[0].holding
    assert (cards("cc-combo tc-feint"), cards("tc-feint")) == (held.hand, held.discard)
