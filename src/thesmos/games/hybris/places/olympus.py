"""Olympus: designing a technology and converting Prayers."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.change import added, answered, decided, popped, push, with_boards, with_marks
from thesmos.games.hybris.entries import ChoosePlan, Convert, OfferConversion, PlaceDesign, Run
from thesmos.games.hybris.language.goods import worked
from thesmos.games.hybris.language.opening import conversions
from thesmos.games.hybris.places.forge import bought, pushed_out, slid_in, typed
from thesmos.games.hybris.state import State, Tile
from thesmos.toolkit.cards import without


def plan(state: State, action: act.Plan) -> State:
    """Take a tile of the piles: for the Workshop, or to build it from there.

    Rules: HYBRIS-OLYMPUS-01, HYBRIS-PILLAR-18.
    """
    decision = state.agenda[-1]
    assert isinstance(decision, ChoosePlan), decision
    seat, tile = decision.seat, action.tile
    if decision.build:
        return bought(worked(state), seat, tile, costs.PILES, ids.GUIDANCE)
    return typed(answered(state, PlaceDesign.make(seat, tile)), tile)


def place_design(state: State, entry: PlaceDesign) -> State:
    """Put a tile on space A with a Player token; what is in the way moves on first, from the far end.

    Rules: HYBRIS-OLYMPUS-02, HYBRIS-OLYMPUS-11, HYBRIS-FORGE-02 to -06.
    """
    seat, world = entry.seat, state.world
    new, workshop, factory = Tile.make(entry.tile, seat), world.workshop, world.factory
    if None not in workshop:
        if None not in factory:
            return pushed_out(state, seat)
        last = workshop[-1]
        assert last is not None
        factory, workshop = slid_in(factory, last), (None, *workshop[:-1])
    return with_boards(
        with_marks(popped(state), seat, -1),
        happened("designed", ids.DESIGN, seat, entry.tile),
        plans=without(world.plans, entry.tile),
        workshop=slid_in(workshop, new),
        factory=factory,
    )


def offer_conversion(state: State, entry: OfferConversion) -> State:
    """Ask for a conversion, if one can be paid and done. Rule: HYBRIS-OLYMPUS-03."""
    if not any(conversions(state, entry.seat)):
        return popped(state)
    return popped(state, Convert(entry.seat, entry.made))


def convert(state: State, action: act.Convert) -> State:
    """Make a conversion; the next one is asked for when it is done. Rules: HYBRIS-OLYMPUS-03 to -09."""
    decision = state.agenda[-1]
    assert isinstance(decision, Convert), decision
    seat, rules = decision.seat, state.rules
    cost = costs.prayers_for(state, seat, action.row)
    reward = Run(seat, rules.conversions[action.row], at=1, outer=True)
    state = answered(state, OfferConversion(seat, decision.made + 1))
    return push(added(state, seat, "prayer", -cost, ids.CONVERT, f"conversion-{action.row}"), reward)


def stop_converting(state: State, decision: Convert) -> State:
    """Stop after at least one conversion. Rule: HYBRIS-OLYMPUS-03."""
    return decided(state, happened("stopped", ids.CONVERT, decision.seat))
