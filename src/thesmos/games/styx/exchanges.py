"""The effects of Styx that exchange cards: Headless Horseman, Siren and Necromancer."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import CardId, RuleId, Seat
from thesmos.games.styx import actions as act
from thesmos.games.styx import ids
from thesmos.games.styx.actions import Options
from thesmos.games.styx.change import decided, return_to_pile, with_player
from thesmos.games.styx.entries import UseEffect
from thesmos.games.styx.queries import gone_to, joined, place_of
from thesmos.games.styx.state import Player, State
from thesmos.toolkit.cards import find, kinds, without, without_at
from thesmos.toolkit.tracks import advanced


def claims(state: State, use: UseEffect) -> Options:
    """Return the Horsemen that the draw pile holds. Rules: STYX-EFFECT-31, STYX-EFFECT-33."""
    rules = state.rules
    return tuple(act.Take(card) for card in find(state.world.pile, rules.rank, rules.horsemen.__contains__))


def claim(state: State, use: UseEffect, action: act.Take) -> State:
    """Take a Horseman; the Headless Horseman goes back into the pile. Rules: STYX-EFFECT-31, STYX-EFFECT-32."""
    rules, player, world = state.rules, state.players[use.seat], state.world
    army = without_at(player.army, place_of(player.army, use.card)) + (joined(rules, action.card),)
    gain = rules.cards[action.card].influence - rules.cards[use.card].influence
    event = happened("claimed", ids.HEADLESS, use.seat, action.card)
    player = player.replace(army=army, influence=advanced(player.influence, gain))
    state = with_player(decided(state, event), use.seat, player)
    state = state.replace(world=world.replace(pile=without(world.pile, action.card)))
    return return_to_pile(state, (use.card,))


def _free(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the kinds of cards of a seat that the Siren may move. Rules: STYX-EFFECT-36, STYX-EFFECT-37."""
    cards = state.rules.cards
    free = [one.card for one in state.players[seat].army if one.up and cards[one.card].kind != "standard-bearer"]
    for card, owner in gone_to(state):
        if owner == seat and card in free:
            free.remove(card)
    return kinds(free)


def _siren_takes(state: State, use: UseEffect) -> Options:
    return tuple(
        act.Take(card, seat)
        for seat in map(Seat, range(len(state.players)))
        if seat != use.seat
        for card in _free(state, seat)
    )


def siren_options(state: State, use: UseEffect) -> Options:
    """Return the own cards to give, or the cards of others to take. Rules: STYX-EFFECT-35 to -39."""
    takes = _siren_takes(state, use)
    if use.given is not None or not takes:
        return takes
    return tuple(act.Give(card) for card in _free(state, use.seat))


def _offer(state: State, use: UseEffect, action: act.Give, rule: RuleId) -> State:
    event = happened("offered", rule, use.seat, action.card)
    return decided(state, event).replace(agenda=state.agenda[:-1] + (use.replace(given=action.card),))


def _swap(state: State, player: Player, given: CardId, received: CardId) -> Player:
    """Return a player after an exchange; the received card joins at the end. Rules: STYX-TRACK-11, STYX-EFFECT-15."""
    cards = state.rules.cards
    army = without_at(player.army, place_of(player.army, given)) + (joined(state.rules, received),)
    gain = cards[received].influence - cards[given].influence
    return player.replace(army=army, influence=advanced(player.influence, gain))


def siren(state: State, use: UseEffect, action: act.Give | act.Take) -> State:
    """Offer an own card, or exchange it for the card of another seat. Rule: STYX-EFFECT-35."""
    if isinstance(action, act.Give):
        return _offer(state, use, action, ids.SIREN)
    assert use.given is not None
    assert action.seat is not None
    event = happened("took", ids.SIREN, use.seat, action.card, 0, action.seat)
    own = _swap(state, state.players[use.seat], use.given, action.card)
    other = _swap(state, state.players[action.seat], action.card, use.given)
    return with_player(with_player(decided(state, event), use.seat, own), action.seat, other)


def necromancer_options(state: State, use: UseEffect) -> Options:
    """Return the own cards to give, or the cards of the center to take. Rules: STYX-EFFECT-41 to -43."""
    center = kinds(state.world.center)
    if use.given is not None or not center:
        return tuple(act.Take(card) for card in center)
    cards = state.rules.cards
    own = [
        one.card
        for one in state.players[use.seat].army
        if one.up and one.card != use.card and not cards[one.card].eternal and cards[one.card].kind != "standard-bearer"
    ]
    return tuple(act.Give(card) for card in kinds(own))


def necromancer(state: State, use: UseEffect, action: act.Give | act.Take) -> State:
    """Offer an own card, or exchange it for a card of the center. Rules: STYX-EFFECT-41, STYX-TRACK-15."""
    if isinstance(action, act.Give):
        return _offer(state, use, action, ids.NECROMANCER)
    given, taken, cards = use.given, action.card, state.rules.cards
    assert given is not None
    world, audience = state.world, state.audience
    rise = cards[given].strength - cards[taken].strength
    sequel = audience.sequel
    fresh = without(sequel.fresh, taken) if taken in sequel.fresh else sequel.fresh
    event = happened("took", ids.NECROMANCER, use.seat, taken)
    moved = (happened("chaos moved", ids.CHAOS_BY_EXCHANGE, None, given, rise),) if rise > 0 else ()
    player = _swap(state, state.players[use.seat], given, taken)
    state = with_player(decided(state, event), use.seat, player, *moved)
    return state.replace(
        world=world.replace(center=without(world.center, taken) + (given,), chaos=advanced(world.chaos, rise)),
        audience=audience.replace(sequel=sequel.replace(fresh=(*fresh, given))),
    )
