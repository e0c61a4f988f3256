"""Steps that offer the effects of cards that were Mustered in this Audience."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.event import happened
from thesmos.core.ids import CardId, Seat
from thesmos.games.styx import ids
from thesmos.games.styx.abilities import MUSTER_ORDER, SUMMON_ORDER
from thesmos.games.styx.effects import EFFECTS, turn_source_down
from thesmos.games.styx.entries import OfferEffects, OfferSummons, UseEffect
from thesmos.games.styx.queries import gone_to, in_turn_order
from thesmos.games.styx.state import State, proceed

Queue = list[tuple[Seat, CardId]]


def muster_queue(state: State) -> Queue:
    """Return whose Muster effects of which cards come, in order. Rules: STYX-EFFECT-01, STYX-EFFECT-02."""
    cards, timings = state.rules.cards, state.rules.timings
    found = [(seat, card) for card, seat in gone_to(state) if timings[card] == "muster"]
    return _in_order(state, found, lambda card: MUSTER_ORDER.index(cards[card].ability))


def summon_queue(state: State) -> Queue:
    """Return whose summons by which cards come, in order. Rules: STYX-EFFECT-03, STYX-EFFECT-68."""
    cards = state.rules.cards
    found = [(seat, card) for card, seat in gone_to(state) if cards[card].ability == "summon"]
    return _in_order(state, found, lambda card: SUMMON_ORDER.index(cards[card].params.targets))


def _in_order(state: State, found: Queue, place: Callable[[CardId], int]) -> Queue:
    """Return a queue by the places of its cards in their fixed order, those with equal places in turn order."""
    if len(found) < 2:  # noqa: PLR2004 - one alone has its place
        return found
    order = in_turn_order(state)
    return sorted(found, key=lambda one: (place(one[1]), order.index(one[0])))


def offer_effects(state: State, step: OfferEffects) -> State:
    """Offer the next Muster effect that has a target. Rules: STYX-EFFECT-01, STYX-EFFECT-04, STYX-EFFECT-26."""
    queue, rest = muster_queue(state), state.agenda[:-1]
    for place in range(step.place, len(queue)):
        seat, card = queue[place]
        ability, use = state.rules.cards[card].ability, UseEffect.make(seat, card)
        if EFFECTS[ability].options(state, use):
            return proceed(state, state.tokens, rest + (OfferEffects.make(place + 1), use), state.events)
        if ability == "devils_soul":
            event = happened("joined face down", ids.DEVILS_SOUL_ALONE, seat, card)
            state = turn_source_down(state, use, event)
    return proceed(state, state.tokens, rest, state.events)


def offer_summons(state: State, step: OfferSummons) -> State:
    """Offer the next summons that has a target. Rules: STYX-EFFECT-03, STYX-EFFECT-67."""
    queue, rest = summon_queue(state), state.agenda[:-1]
    for place in range(step.place, len(queue)):
        seat, card = queue[place]
        use = UseEffect.make(seat, card)
        if EFFECTS["summon"].options(state, use):
            return proceed(state, state.tokens, rest + (OfferSummons.make(place + 1), use), state.events)
    return proceed(state, state.tokens, rest, state.events)
