from __future__ import annotations

import pytest

from games.hybris.table import (
    actor,
    character,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    refused,
    standing,
    story,
    table,
    told,
)
from thesmos.games.hybris.state import State

OWN = ("pillar-indoctrination", "pillar-ascent", "pillar-truce")
"""Seat 0: 2 Believers and 2 Prayers of the Well for itself, 1 Virtue for the others; seats 1 and 2 come later."""


def ready() -> State:
    """Return a table of three at which seat 0 can activate Zeus, with Indoctrination; nobody holds a Premonition."""
    state = table("zeus,poseidon,athena", pillars=OWN).replace(well=4)
    for seat in range(3):
        state = holding(state, seat, hand="cc-combo", premonitions="")
    return state


@pytest.mark.rule("HYBRIS-PILLAR-10")
@pytest.mark.rule("HYBRIS-PILLAR-11")
def test_it_is_activated_before_the_olympian_moves() -> None:
    """The first moment comes before the choice of a Location; after it the Pillar is not asked for any more."""
    state = play(ready(), "activate zeus")
    assert ["activate pillar", "go on"] == legal(state)
    state = play(state, "activate pillar", "yes")
    assert (True, 2, 2) == (
        state.players[0].standing.flipped,
        state.players[0].goods.believer,
        state.players[1].goods.virtue,
    )
    assert "go to olympus" in legal(state)
    state = play(state, "go to oracle", "enter space-oracle-3")
    assert ["omen", "sight"] == legal(state)
    state = play(state, "omen", "lay cc-combo")
    assert 1 == actor(state)
    assert [2, 2] == [player.goods.virtue for player in state.players[1:]]


@pytest.mark.rule("HYBRIS-PILLAR-11")
def test_it_is_activated_before_the_action() -> None:
    """The second moment lies between the bonus of the space and the action."""
    state = play(ready(), "activate zeus", "go on", "go to olympus", "enter space-olympus-2")
    assert (1, ["activate pillar", "go on"]) == (state.players[0].goods.vp, legal(state))
    state = play(state, "activate pillar", "no")
    assert ["design"] == legal(state)
    assert (True, [1, 2, 2]) == (state.players[0].standing.flipped, [one.goods.virtue for one in state.players])


@pytest.mark.rule("HYBRIS-PILLAR-10")
@pytest.mark.rule("HYBRIS-PILLAR-11")
def test_after_the_action_it_is_compulsory() -> None:
    """Who has let both moments pass is asked after the action only whether the upper power is used."""
    state = play(ready(), "activate zeus", "go on", "go to oracle", "enter space-oracle-3", "go on", "sight")
    assert (0, ["yes", "no"], 1) == (actor(state), legal(state), state.players[0].goods.vp)
    assert not state.players[0].standing.flipped
    done = play(state, "no")
    assert (True, [1, 2, 2], 0) == (
        done.players[0].standing.flipped,
        [one.goods.virtue for one in done.players],
        done.players[0].goods.believer,
    )


@pytest.mark.rule("HYBRIS-PILLAR-11")
def test_after_the_action_it_comes_before_premonitions() -> None:
    """A Premonition in hand can be asked about only when the Pillar has been activated."""
    state = holding(ready(), 0, premonitions="premonition-temple-of-apollo")
    state = play(state, "activate zeus", "go on", "go to oracle", "enter space-oracle-3", "go on", "sight")
    assert ["yes", "no"] == legal(state)
    state = play(state, "no")
    assert (True, ["go on"]) == (state.players[0].standing.flipped, legal(state))


@pytest.mark.rule("HYBRIS-PILLAR-10")
@pytest.mark.parametrize("name", ["hero_heracles", "prophet_amphiaraus"])
def test_other_characters_leave_the_pillar_alone(name: str) -> None:
    """The turn of a Hero or a Prophet has nothing to do with the Pillar."""
    state = plan(ready(), 0, **{name: "underworld"})
    state = play(state, f"activate {name.replace('_', '-')}", "enter space-underworld-3", "drain")
    assert (False, 1, 1) == (state.players[0].standing.flipped, state.players[1].goods.virtue, actor(state))


@pytest.mark.rule("HYBRIS-PILLAR-10")
def test_once_is_enough() -> None:
    """An Olympian that is ready again after the Pillar was spent finds it spent: no moment of it is offered."""
    state = standing(ready(), 0, flipped=True)
    state = play(state, "activate zeus")
    assert refused(state, "activate pillar")
    state = play(state, "go to underworld", "enter space-underworld-3", "drain")
    assert ([1, 1, 1], 1) == ([one.goods.virtue for one in state.players], actor(state))


@pytest.mark.rule("HYBRIS-PILLAR-12")
@pytest.mark.rule("HYBRIS-PILLAR-13")
@pytest.mark.parametrize(("answer", "believers", "prayers"), [("yes", 2, 2), ("no", 0, 0)])
def test_the_upper_power_is_optional(answer: str, believers: int, prayers: int) -> None:
    """Used or not, the others receive the lower benefit and the Pillar is spent."""
    state = play(ready(), "activate zeus", "activate pillar", answer)
    own = state.players[0]
    assert (believers, prayers, True) == (own.goods.believer, own.goods.prayer, own.standing.flipped)
    assert [1, 2, 2] == [one.goods.virtue for one in state.players]
    assert 4 - prayers + 2 == state.well


@pytest.mark.rule("HYBRIS-PILLAR-06")
@pytest.mark.rule("HYBRIS-PILLAR-07")
def test_upper_for_the_owner_and_lower_for_the_others() -> None:
    """Each of the others gains the Virtue and nothing of the power; the owner gains the power and no Virtue."""
    state = play(ready(), "activate zeus", "activate pillar", "yes")
    found = [(one.goods.believer, one.goods.prayer, one.goods.virtue) for one in state.players]
    assert [(2, 2, 1), (0, 0, 2), (0, 0, 2)] == found


@pytest.mark.rule("HYBRIS-PILLAR-14")
@pytest.mark.rule("HYBRIS-PILLAR-15")
def test_upper_then_lower_then_face_down() -> None:
    """The owner's gains come first, the others' follow in Greatness order, and only then the card is turned."""
    assert [
        "seat 0 used pillar-indoctrination [PILLAR-12]",
        "seat 0 gained believers pillar-indoctrination 2 [CORE-21]",
        "seat 0 gained prayers pillar-indoctrination 2 [MOVE-22]",
        "seat 0 activated pillar-indoctrination [PILLAR-13]",
        "seat 1 gained virtue pillar-indoctrination 1 [BOARD-05]",
        "seat 2 gained virtue pillar-indoctrination 1 [BOARD-05]",
        "seat 0 filled the well 2 [WELL-01]",
    ] == story(play(ready(), "activate zeus", "activate pillar"), "yes")


@pytest.mark.rule("HYBRIS-PILLAR-15")
@pytest.mark.parametrize(("temples", "turned"), [((), True), (("elis",), False)])
def test_it_is_turned_when_the_lower_benefit_is_over(temples: tuple[str, ...], turned: bool) -> None:
    """While the Temple of an overflow is still to be chosen the card lies face up."""
    state = growth(ready().replace(well=12), 1, temples=temples)
    state = play(state, "activate zeus", "activate pillar", "no")
    assert (turned, 0 if turned else 1) == (state.players[0].standing.flipped, actor(state))
    assert play(state, *(() if turned else ("destroy temple in elis",))).players[0].standing.flipped


@pytest.mark.rule("HYBRIS-PILLAR-15")
def test_an_upper_power_that_cannot_be_used_is_not_asked_for() -> None:
    """Guidance without any tile that can be paid counts as not used: the others draw all the same."""
    state = table(pillars=("pillar-guidance", "pillar-truce"))
    state = goods(state, 0, aegis=0)
    hands = [len(one.holding.hand) for one in state.players]
    state = play(state, "activate zeus", "activate pillar")
    assert (True, [0, 1]) == (
        state.players[0].standing.flipped,
        [len(one.holding.hand) - before for one, before in zip(state.players, hands, strict=True)],
    )
    assert not [one for one in told(state) if "used" in one]


@pytest.mark.rule("HYBRIS-PILLAR-16")
@pytest.mark.rule("HYBRIS-PILLAR-07")
def test_who_passes_does_not_use_the_power() -> None:
    """On passing without the Olympian nothing is asked: the others get the benefit and the card is turned."""
    state = play(ready(), "pass")
    found = [(one.goods.believer, one.goods.prayer, one.goods.virtue) for one in state.players]
    assert ([(0, 0, 1), (0, 0, 2), (0, 0, 2)], True, 1) == (found, state.players[0].standing.flipped, actor(state))
    assert "seat 0 activated pillar-indoctrination [PILLAR-13]" in told(state)


@pytest.mark.rule("HYBRIS-PILLAR-16")
def test_who_passes_after_the_olympian_gives_nothing_more() -> None:
    """The Pillar was spent in the Olympian's turn, so that passing brings the others nothing."""
    state = play(standing(ready(), 0, flipped=True), "pass")
    assert [1, 1, 1] == [one.goods.virtue for one in state.players]


@pytest.mark.rule("HYBRIS-PILLAR-17")
def test_the_benefit_reaches_players_who_are_out() -> None:
    """Having passed, lying wounded or having a Hero in the Underworld changes nothing of it."""
    state = standing(ready(), 1, passed=True)
    state = character(character(state, 2, "athena", down=True), 2, "hero-odysseus", place="fallen")
    state = play(state, "activate zeus", "activate pillar", "no")
    assert [1, 2, 2] == [one.goods.virtue for one in state.players]
