from __future__ import annotations

import pytest

from games.hybris.table import (
    EDITION,
    actor,
    boards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    play,
    row,
    story,
    table,
    told,
)
from thesmos.games.hybris.state import State

TILE = "tech-hanging-stoa"
"""It costs 2 Believers and 1 Aegis."""


def with_pillar(name: str, olympians: str = "zeus,poseidon,athena") -> State:
    """Return a table at which seat 0 has activated its Olympian and holds a Pillar; no Premonitions are in hands."""
    others = [f"pillar-{one}" for one in ("ascent", "prescience", "ambition") if one != name]
    state = table(olympians, pillars=(f"pillar-{name}", *others))
    for seat in range(len(state.players)):
        state = holding(state, seat, hand="cc-combo", premonitions="")
    return state


@pytest.mark.rule("HYBRIS-PILLAR-18")
def test_guidance_builds_from_the_piles() -> None:
    """Any tile of Olympus goes straight to space 1 of the Factory for its full cost, with a Player token on it."""
    state = goods(with_pillar("guidance"), 0, believer=3, aegis=2)
    state = boards(state, workshop=row(None, None, ("tech-tempered-walls", 1)))
    state = play(state, "activate zeus", "activate pillar", "yes")
    costs = {tile.id: (tile.cost.believer, tile.cost.aegis) for tile in EDITION.technologies.values()}
    payable = [f"plan {name}" for name, (believer, aegis) in costs.items() if believer <= 3 and aegis <= 2]
    assert [*payable, "no"] == legal(state)
    assert f"plan {TILE}" in payable
    state = play(state, f"plan {TILE}")
    own = state.players[0].goods
    assert (1, 1, 14) == (own.believer, own.aegis, own.marks)
    assert (row((TILE, 0), None, None), False) == (state.world.factory, TILE in state.world.plans)
    assert row(None, None, ("tech-tempered-walls", 1)) == state.world.workshop
    assert "seat 0 built tech-hanging-stoa [FORGE-13]" in told(state)


@pytest.mark.rule("HYBRIS-PILLAR-18")
def test_guidance_pushes_like_a_build() -> None:
    """A full Factory makes room: the last tile is finished, and as it is another player's it brings 1 point."""
    state = goods(with_pillar("guidance"), 0, believer=2, aegis=1)
    full = (("tech-tempered-walls", 1), ("tech-water-clock", 1), ("tech-steam-sphere", 2))
    state = play(boards(state, factory=row(*full)), "activate zeus", "activate pillar", "yes", f"plan {TILE}")
    assert row((TILE, 0), ("tech-tempered-walls", 1), ("tech-water-clock", 1)) == state.world.factory
    assert (1, ("tech-steam-sphere",)) == (state.players[0].goods.vp, state.players[2].growth.stored)


@pytest.mark.rule("HYBRIS-PILLAR-18")
@pytest.mark.parametrize(("power", "aegis"), [((), 0), (("tech-steam-sphere",), 1)])
def test_powers_that_react_to_a_build_apply(power: tuple[str, ...], aegis: int) -> None:
    """The Aegis for a Build of one's own comes for one from the piles as well."""
    state = growth(goods(with_pillar("guidance"), 0, believer=2, aegis=1), 0, in_play=power)
    state = play(state, "activate zeus", "activate pillar", "yes", f"plan {TILE}")
    assert aegis == state.players[0].goods.aegis


@pytest.mark.rule("HYBRIS-PILLAR-18")
def test_powers_that_lower_a_build_cost_apply() -> None:
    """The Loom leaves 1 resource out of the cost: with 2 Believers and no Aegis the tile can be built."""
    state = goods(with_pillar("guidance", "athena,poseidon,zeus"), 0, believer=2, aegis=0)
    assert not happenings(play(state, "activate athena", "activate pillar"), "used")
    state = growth(state, 0, in_play=("enh-athena-the-loom",))
    state = play(state, "activate athena", "activate pillar", "yes")
    assert f"plan {TILE}" in legal(state)
    state = play(state, f"plan {TILE}")
    assert ["leave out 0 believers"] == legal(state)
    own = play(state, "leave out 0 believers").players[0].goods
    assert (0, 0) == (own.believer, own.aegis)


@pytest.mark.rule("HYBRIS-PILLAR-18")
def test_guidance_can_still_be_declined() -> None:
    """Who sees no tile worth its cost may build none; the others draw all the same."""
    state = goods(with_pillar("guidance"), 0, believer=2, aegis=1)
    state = play(state, "activate zeus", "activate pillar", "yes", "no")
    assert (2, 1, (None, None, None)) == (
        state.players[0].goods.believer,
        state.players[0].goods.aegis,
        state.world.factory,
    )
    assert [1, 2, 2] == [len(one.holding.hand) for one in state.players]


@pytest.mark.rule("HYBRIS-PILLAR-19")
def test_guidance_lets_the_others_train() -> None:
    """Each other player draws the top card of the Trained deck, in Greatness order."""
    state = goods(with_pillar("guidance"), 0, believer=2, aegis=1)
    *_, second, first = state.world.trained.cards
    state = play(state, "activate zeus", "activate pillar", "no")
    assert [("cc-combo",), ("cc-combo", first), ("cc-combo", second)] == [one.holding.hand for one in state.players]
    assert 38 == len(state.world.trained.cards)


@pytest.mark.rule("HYBRIS-PILLAR-20")
def test_ambition() -> None:
    """The upper power is 1 point and a Force for a fight of this turn, which is lost when the turn ends without one."""
    state = play(with_pillar("ambition"), "activate zeus", "activate pillar", "yes")
    assert (1, 1) == (state.players[0].goods.vp, len(state.players[0].standing.lasting))
    assert ["turn"] == [lent.until for lent in state.players[0].standing.lasting]
    state = play(state, "go to underworld", "enter space-underworld-3", "drain")
    assert (1, ()) == (state.players[0].goods.vp, state.players[0].standing.lasting)
    declined = play(with_pillar("ambition"), "activate zeus", "activate pillar", "no")
    assert (0, ()) == (declined.players[0].goods.vp, declined.players[0].standing.lasting)


@pytest.mark.rule("HYBRIS-PILLAR-21")
def test_truce_influences_without_a_visit() -> None:
    """Any City, occupied or not: Virtue of its banner, then Believers or Service, but no bonus of its space."""
    state = character(with_pillar("truce"), 1, "hero-theseus", place="elis", spent=True)
    state = play(state, "activate zeus", "activate pillar", "yes")
    assert ["choose argos", "choose athens", "choose elis", "choose lemnos", "choose sparta"] == legal(state)
    state = play(state, "choose elis")
    assert (["believers", "service"], 3, 0) == (legal(state), state.players[0].goods.virtue, state.well)
    served = play(state, "service")
    assert ((0, None, 1, 2), True, 0) == (served.track, served.players[0].standing.flipped, served.well)
    state = play(state, "believers")
    assert ([2, 1, 1], 0) == ([one.goods.believer for one in state.players], state.well)
    assert ("reserve", "elis") == (state.players[0].crew[0].place, state.players[1].crew[1].place)
    assert "go to mortal_world" in legal(state)


@pytest.mark.rule("HYBRIS-PILLAR-21")
def test_truce_with_a_temple_and_a_power() -> None:
    """The Temple in that City adds its 1 Virtue or Believer, and Hades gets 1 Believer fewer."""
    state = growth(with_pillar("truce", "hades,poseidon,athena"), 0, temples=("argos",))
    state = play(state, "activate hades", "activate pillar", "yes", "choose argos", "believers")
    assert (["extra virtue", "extra believer"], 1) == (legal(state), state.players[0].goods.believer)
    state = play(state, "extra believer")
    assert (2, 2) == (state.players[0].goods.believer, state.players[0].goods.virtue)


@pytest.mark.rule("HYBRIS-PILLAR-22")
@pytest.mark.rule("HYBRIS-PILLAR-23")
@pytest.mark.parametrize(("well", "believers", "after"), [(6, [1, 1, 1], 8), (7, [0, 1, 1], 9), (11, [0, 1, 1], 13)])
def test_the_active_player_fills_the_well(well: int, believers: list[int], after: int) -> None:
    """Both Prayers enter together: from 9 on the owner loses 1 Believer, once, and nobody else loses any."""
    state = with_pillar("indoctrination").replace(well=well)
    for seat in range(3):
        state = goods(state, seat, believer=1)
    state = play(state, "activate zeus", "activate pillar", "no")
    assert (believers, after) == ([one.goods.believer for one in state.players], state.well)
    assert ([1, 2, 2], [(0, "", 2)]) == (
        [one.goods.virtue for one in state.players],
        happenings(state, "filled the well"),
    )


@pytest.mark.rule("HYBRIS-PILLAR-22")
def test_the_virtue_comes_before_the_prayers() -> None:
    """All receivers have their Virtue when the Prayers go into the Well."""
    said = story(play(with_pillar("indoctrination"), "activate zeus", "activate pillar"), "no")
    assert ["gained virtue", "gained virtue", "filled the"] == [" ".join(one.split()[2:4]) for one in said[2:]]


@pytest.mark.rule("HYBRIS-PILLAR-23")
def test_passing_fills_the_well_too() -> None:
    """On passing it is the passing player who bears the overflow: without a Believer it costs Greatness."""
    state = goods(with_pillar("indoctrination").replace(well=8), 1, believer=1)
    state = play(state, "pass")
    assert ((None, 1, 0, 2), 10, [0, 1, 0]) == (state.track, state.well, [one.goods.believer for one in state.players])
    assert (1, True) == (actor(state), state.players[0].standing.flipped)
