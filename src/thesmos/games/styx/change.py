"""Small changes of a state of Styx that several rules share."""

from __future__ import annotations

from thesmos.core.event import Event, happened
from thesmos.core.ids import CardId, RuleId, Seat
from thesmos.core.rng import Rng
from thesmos.games.styx import ids
from thesmos.games.styx.state import Player, Sequel, State, World, paid, proceed
from thesmos.toolkit.cards import shuffled, with_at

Events = tuple[Event, ...]
PILE = "pile"
"""The stream of chance of every shuffle of the draw pile after setup."""


def with_player(state: State, seat: Seat, player: Player, *events: Event) -> State:
    """Return the state with another player at a seat, and more events."""
    return paid(state, with_at(state.players, seat, player), state.agenda, state.events + events)


def return_to_pile(state: State, cards: tuple[CardId, ...]) -> State:
    """Put cards back into the draw pile and shuffle it. Rules: STYX-EFFECT-32, STYX-EFFECT-65."""
    pile, rng = shuffled(state.world.pile + cards, state.rules.rank, state.rng, PILE)
    return state.replace(world=state.world.replace(pile=pile), rng=rng)


def put_away(state: State, cards: tuple[CardId, ...], rule: RuleId) -> tuple[World, Sequel, Rng, Events]:
    """Put Audience cards away: to the center, and Chaos moves on; Eternal ones back into the pile.

    Args:
        state: before.
        cards: that were Eliminated or left over.
        rule: by which they come to the center.

    Returns:
        World, sequel and chance after it, and what happened.

    Rules: STYX-ELIM-08, STYX-ELIM-09, STYX-ELIM-11, STYX-NEXT-01 to -04, STYX-EFFECT-56.
    """
    rules, world, sequel, rng = state.rules, state.world, state.audience.sequel, state.rng
    if not cards:
        return world, sequel, rng, ()
    pile, chaos = world.pile, world.chaos
    fresh: tuple[CardId, ...] = ()
    events: Events = ()
    for card in cards:
        facts = rules.cards[card]
        if world.aside and facts.params.brings:
            world, boxed = without_totem(world, ids.TOTEM_BOXED)
            events += (boxed,)
        if facts.eternal:
            pile, rng = shuffled((*pile, card), rules.rank, rng, PILE)
        else:
            fresh += (card,)
            chaos += facts.strength
            events += (happened("chaos moved", rule, None, card, facts.strength),)
    if fresh:
        sequel = Sequel.make(sequel.fresh + fresh, sequel.summoned, sequel.lead)
    return World.make(pile, world.center + fresh, world.box, world.aside, chaos), sequel, rng, events


def without_totem(world: World, rule: RuleId) -> tuple[World, Event]:
    """Put the waiting Totem into the box. Rules: STYX-EFFECT-56 to -58."""
    return world.replace(aside=(), box=world.box + world.aside), happened("was boxed", rule, None, world.aside[0])


def decided(state: State, event: Event) -> State:
    """Return the state with the decision on top taken off, and one event in place of those before."""
    return proceed(state, state.tokens, state.agenda[:-1], (event,))


def declined(state: State, seat: Seat, card: CardId) -> State:
    """Return the state with an effect that was not wanted taken off. Rule: STYX-MUSTER-07."""
    return decided(state, happened("declined", ids.OPTIONAL, seat, card))
