"""Small changes of a state of Styx that several rules share."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.core.ids import CardId, RuleId, Seat
from thesmos.games.styx import ids
from thesmos.games.styx.state import Player, State
from thesmos.toolkit.cards import in_order, with_at


def with_player(state: State, seat: Seat, player: Player, *events: Event) -> State:
    """Return the state with another player at a seat, and more events."""
    return state.replace(players=with_at(state.players, seat, player), events=state.events + events)


def return_to_pile(state: State, cards: tuple[CardId, ...]) -> State:
    """Put cards back into the draw pile and shuffle it. Rules: STYX-ELIM-11, STYX-NEXT-03, STYX-EFFECT-65."""
    pile, rng = state.rng.shuffle(in_order(state.world.pile + cards, state.rules.rank), "pile")
    return state.replace(world=state.world.replace(pile=pile), rng=rng)


def to_center(state: State, card: CardId, rule: RuleId) -> State:
    """Put a card into the center discard area; Chaos moves on by its Strength. Rules: STYX-ELIM-09, STYX-NEXT-02."""
    strength = state.rules.cards[card].strength
    world, audience = state.world, state.audience
    return state.replace(
        world=world.replace(center=world.center + (card,), chaos=world.chaos + strength),
        audience=audience.replace(fresh=audience.fresh + (card,), stirred=True),
        events=state.events + (Event.make("chaos moved", rule, None, card, strength),),
    )


def box_totem(state: State, rule: RuleId) -> State:
    """Put the waiting Totem into the box, if there is one. Rules: STYX-EFFECT-56 to -58."""
    world = state.world
    if not world.aside:
        return state
    event = Event.make("was boxed", rule, None, world.aside[0])
    return state.replace(world=world.replace(aside=(), box=world.box + world.aside), events=state.events + (event,))


def gain_soul(player: Player, quarters: int, goal: int) -> Player:
    """Move a Soul token on, not beyond the complete Soul. Rules: STYX-TRACK-02, STYX-TRACK-06."""
    return player.replace(soul=min(goal, player.soul + quarters))


def net_gain(received: int, given: int) -> int:
    """Return how far a token moves by an exchange: forward by the gain, never back. Rules: STYX-TRACK-11, -15."""
    return max(0, received - given)


def decided(state: State, event: Event) -> State:
    """Return the state with the decision on top taken off, and one event in place of those before."""
    return state.replace(agenda=state.agenda[:-1], events=(event,))


def declined(state: State, seat: Seat, card: CardId) -> State:
    """Return the state with an effect that was not wanted taken off. Rule: STYX-MUSTER-07."""
    return decided(state, Event.make("declined", ids.OPTIONAL, seat, card))
