"""The fight with a bandit in Lots."""

from __future__ import annotations

from collections.abc import Sequence

from testing.zoo import table
from testing.zoo.table import Defend, Fight, State, Yield, player_changed
from testing.zoo.turn import acting
from thesmos.core.event import Event
from thesmos.core.ids import Seat
from thesmos.toolkit.cards import without


def defend(state: State, action: Defend) -> State:
    """Set a guard face down."""
    seat = acting(state)
    return state.replace(
        players=player_changed(state, seat, hand=without(state.players[seat].hand, action.card), guard=action.card),
        agenda=state.agenda[:-1],
        events=(Event("set a guard", table.FIGHT, seat, action.card, seen_by=(seat,)),),
    )


def yield_(state: State, action: Yield) -> State:
    """Set no guard."""
    return state.replace(agenda=state.agenda[:-1], events=(Event("yielded", table.FIGHT, acting(state)),))


def fight(state: State, step: Fight) -> State:
    """Let the guards strike one by one."""
    left, struck = state.edition.cards[step.bandit].strength, []
    events = [Event("faced", table.FIGHT, what=step.bandit, amount=left)]
    for seat in step.called:
        player = state.players[seat]
        if player.guard is None:
            continue
        if not left:
            state = state.replace(players=player_changed(state, seat, hand=(*player.hand, player.guard), guard=None))
            continue
        dealt = min(left, state.edition.cards[player.guard].strength)
        left -= dealt
        struck.append(seat)
        events.append(Event("struck", table.FIGHT, seat, player.guard, dealt))
        pile = (*state.market.pile, player.guard)
        state = state.replace(players=player_changed(state, seat, guard=None), market=state.market.replace(pile=pile))
    events.append(Event("was left with", table.FIGHT, what=step.bandit, amount=left))
    state = state.replace(agenda=state.agenda[:-1], events=(*state.events, *events))
    return plundered(state, step.called) if left else rewarded(state, struck)


def rewarded(state: State, struck: Sequence[Seat]) -> State:
    """Give a coin to each seat that struck, while the bank has one."""
    for seat in struck[: state.market.bank]:
        market = state.market.replace(bank=state.market.bank - 1)
        players = player_changed(state, seat, coins=state.players[seat].coins + 1)
        events = (*state.events, Event("was rewarded", table.SPOILS, seat, amount=1))
        state = state.replace(players=players, market=market, events=events)
    return state


def plundered(state: State, called: Sequence[Seat]) -> State:
    """Take a coin from each seat that was called and has one."""
    for seat in called:
        if state.players[seat].coins:
            market = state.market.replace(bank=state.market.bank + 1)
            players = player_changed(state, seat, coins=state.players[seat].coins - 1)
            events = (*state.events, Event("was plundered", table.SPOILS, seat, amount=1))
            state = state.replace(players=players, market=market, events=events)
    return state
