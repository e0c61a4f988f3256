"""The Muster effects and summons of Styx: what each may choose, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.event import Event, happened
from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Value, value
from thesmos.games.styx import actions as act
from thesmos.games.styx import exchanges, ids
from thesmos.games.styx.actions import Action, Options
from thesmos.games.styx.change import decided, declined, return_to_pile, with_player, without_totem
from thesmos.games.styx.entries import ChooseFirst, UseEffect
from thesmos.games.styx.queries import joined, place_of, turned_down
from thesmos.games.styx.state import State
from thesmos.toolkit.cards import find, kinds, with_at, without
from thesmos.toolkit.tracks import advanced


@value
class Effect(Value):
    """One kind of effect.

    Attributes:
        options: what may be chosen, besides declining; none if it has no target.
        carry_out: what a choice does; the state has the decision on top.
        refuse: what declining does.
    """

    options: Callable[[State, UseEffect], Options]
    carry_out: Callable[[State, UseEffect, Any], State]
    refuse: Callable[[State, UseEffect], State]


def _decline(state: State, use: UseEffect) -> State:
    return declined(state, use.seat, use.card)


def _discards(state: State, use: UseEffect) -> Options:
    cards = state.rules.cards
    fit = [
        one.card
        for one in state.players[use.seat].army
        if one.up and one.card != use.card and not cards[one.card].eternal and cards[one.card].ability != "zombie"
    ]
    return tuple(act.Discard(card) for card in kinds(fit))


def _discard(state: State, use: UseEffect, action: act.Discard) -> State:
    event = happened("discarded", ids.DEVILS_SOUL, use.seat, action.card)
    return _with_card_down(decided(state, event), use.seat, action.card)


def turn_source_down(state: State, use: UseEffect, event: Event) -> State:
    """Turn the card of an effect itself face down. Rules: STYX-EFFECT-26, STYX-EFFECT-27."""
    return _with_card_down(state, use.seat, use.card, event)


def _with_card_down(state: State, seat: Seat, card: CardId, *events: Event) -> State:
    """Return the state with a card of an army turned face down."""
    player = state.players[seat]
    place = place_of(player.army, card)
    army = with_at(player.army, place, turned_down(player.army[place]))
    return with_player(state, seat, player.replace(army=army), *events)


def _refuse_discard(state: State, use: UseEffect) -> State:
    event = happened("joined face down", ids.DEVILS_SOUL_REFUSED, use.seat, use.card)
    return turn_source_down(state.replace(agenda=state.agenda[:-1], events=()), use, event)


def _raises(state: State, use: UseEffect) -> Options:
    cards = state.rules.cards
    down = [one.card for one in state.players[use.seat].army if not one.up]
    best = max((cards[card].strength for card in down), default=0)
    return tuple(act.Raise(card) for card in kinds(down) if cards[card].strength == best)


def _raise(state: State, use: UseEffect, action: act.Raise) -> State:
    player = state.players[use.seat]
    army = with_at(player.army, place_of(player.army, action.card, up=False), joined(state.rules, action.card))
    event = happened("raised", ids.LICH, use.seat, action.card)
    return with_player(decided(state, event), use.seat, player.replace(army=army))


def _soul_options(state: State, use: UseEffect) -> Options:
    complete = state.players[use.seat].soul >= state.rules.numbers.soul_goal
    return () if complete else (act.CLAIM_SOUL,)


def _claim_soul(state: State, use: UseEffect, action: act.ClaimSoul) -> State:
    quarters = state.rules.cards[use.card].params.soul_gain
    player = state.players[use.seat]
    player = player.replace(soul=advanced(player.soul, quarters, state.rules.numbers.soul_goal))
    event = happened("gained soul", ids.NIDHOGGR, use.seat, use.card, quarters)
    return with_player(decided(state, event), use.seat, player)


def _removes(state: State, use: UseEffect) -> Options:
    center = list(state.world.center)
    for card in state.audience.sequel.fresh:
        center.remove(card)
    return tuple(act.Remove(card) for card in kinds(center))


def _remove(state: State, use: UseEffect, action: act.Remove) -> State:
    world = state.world
    back = min(world.chaos, state.rules.cards[action.card].strength)
    world = world.replace(
        center=without(world.center, action.card), box=world.box + (action.card,), chaos=world.chaos - back
    )
    event = happened("removed", ids.REAPER, use.seat, action.card, back)
    return decided(state, event).replace(world=world)


def _totem_options(state: State, use: UseEffect) -> Options:
    return (act.TAKE_TOTEM,) if state.world.aside else ()


def _take_totem(state: State, use: UseEffect, action: act.TakeTotem) -> State:
    totem, player = state.world.aside[0], state.players[use.seat]
    army = player.army + (joined(state.rules, totem),)
    player = player.replace(army=army, influence=advanced(player.influence, state.rules.cards[totem].influence))
    event = happened("took", ids.SHAMAN, use.seat, totem)
    state = with_player(decided(state, event), use.seat, player)
    return state.replace(world=state.world.replace(aside=()))


def _refuse_totem(state: State, use: UseEffect) -> State:
    world, boxed = without_totem(state.world, ids.TOTEM_DECLINED)
    state = _decline(state, use)
    return state.replace(world=world, events=(*state.events, boxed))


def _summons(state: State, use: UseEffect) -> Options:
    rules = state.rules
    fit = rules.horsemen if rules.cards[use.card].params.targets == "horseman" else rules.spirits
    return tuple(act.Summon(card) for card in find(state.world.pile, rules.rank, fit.__contains__))


def _summon(state: State, use: UseEffect, action: act.Summon) -> State:
    world, audience, sequel = state.world, state.audience, state.audience.sequel
    event = happened("summoned", ids.SUMMON, use.seat, action.card)
    state = decided(state, event).replace(
        world=world.replace(pile=without(world.pile, action.card)),
        audience=audience.replace(sequel=sequel.replace(summoned=(*sequel.summoned, action.card))),
    )
    state = return_to_pile(state, ())
    if state.rules.cards[use.card].params.choose_first_player:
        state = state.replace(agenda=state.agenda + (ChooseFirst(use.seat),))
    return state


EFFECTS: dict[str, Effect] = {
    "devils_soul": Effect(_discards, _discard, _refuse_discard),
    "headless_horseman": Effect(exchanges.claims, exchanges.claim, _decline),
    "siren": Effect(exchanges.siren_options, exchanges.siren, _decline),
    "necromancer": Effect(exchanges.necromancer_options, exchanges.necromancer, _decline),
    "lich": Effect(_raises, _raise, _decline),
    "nidhoggr": Effect(_soul_options, _claim_soul, _decline),
    "reaper": Effect(_removes, _remove, _decline),
    "shaman": Effect(_totem_options, _take_totem, _refuse_totem),
    "summon": Effect(_summons, _summon, _decline),
}
"""The effects by ability."""


def options_of(state: State, use: UseEffect) -> Options:
    """Return what may be chosen for an effect; declining is last, but not in the middle of an exchange."""
    options = EFFECTS[state.rules.cards[use.card].ability].options(state, use)
    return options if use.given is not None else (*options, act.DECLINE)


def use_effect(state: State, action: Action) -> State:
    """Carry out what was chosen for an effect."""
    use = state.agenda[-1]
    assert isinstance(use, UseEffect), use
    return EFFECTS[state.rules.cards[use.card].ability].carry_out(state, use, action)


def refuse_effect(state: State, use: UseEffect) -> State:
    """Do without an effect. Rule: STYX-MUSTER-07."""
    return EFFECTS[state.rules.cards[use.card].ability].refuse(state, use)
