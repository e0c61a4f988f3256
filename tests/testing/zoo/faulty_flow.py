"""Games that wait for nobody, never end, lose a prompt, or add up wrongly."""

from __future__ import annotations

from testing.zoo import auction, fight, legal, table, turn
from testing.zoo.exhibit import Exhibit
from testing.zoo.faulty_hidden import Tally, tally
from testing.zoo.sound import lots
from testing.zoo.table import Action, Defence, State
from thesmos.core.event import Event
from thesmos.core.ids import Seat


def defend_or_wait(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let nobody yield who could not defend."""
    listed = legal.in_defence(state, seat)
    return listed if len(listed) > 1 else ()


def buy_freely(state: State, action: table.Buy) -> State:
    """Buy without using an action of the turn."""
    return turn.buy(state, action).replace(agenda=state.agenda)


def sell_freely(state: State, action: table.Sell) -> State:
    """Sell without using an action of the turn."""
    return turn.sell(state, action).replace(agenda=state.agenda)


def call_the_second(state: State, step: table.Deliver) -> State:
    """Keep one prompt: when two seats are called, the second is asked in place of the first."""
    after = auction.deliver(state, step)
    prompts = [entry for entry in after.agenda if isinstance(entry, Defence)]
    return after.replace(agenda=tuple(entry for entry in after.agenda if entry not in prompts[1:]))


def defend_for_both(state: State, action: table.Defend) -> State:
    """Begin the fight when one seat has set a guard."""
    after = fight.defend(state, action)
    return after.replace(agenda=tuple(entry for entry in after.agenda if not isinstance(entry, Defence)))


def yield_silently(state: State, action: table.Yield) -> State:
    """Set no guard, without a word."""
    return fight.yield_(state, action).replace(events=())


def strike_at_once(state: State, step: table.Fight) -> State:
    """Let every guard strike with all its strength, also when the bandit has fallen."""
    left, events = state.edition.cards[step.bandit].strength, []
    events.append(Event("faced", table.FIGHT, what=step.bandit, amount=left))
    for seat in step.called:
        guard = state.players[seat].guard
        if guard is not None:
            strength = state.edition.cards[guard].strength
            left -= strength
            events.append(Event("struck", table.FIGHT, seat, guard, strength))
            market = state.market.replace(pile=(*state.market.pile, guard))
            state = state.replace(players=table.player_changed(state, seat, guard=None), market=market)
    events.append(Event("was left with", table.FIGHT, what=step.bandit, amount=max(0, left)))
    return state.replace(agenda=state.agenda[:-1], events=(*state.events, *events))


def first_come(state: State, step: Tally) -> State:
    """Sell to the seat that was the first to set the highest dial, which is not the rule."""
    after = auction.reveal(state, table.Reveal())
    top = after.agenda[-1]
    assert isinstance(top, table.Deliver), top
    if not step.best or top.buyer == step.leader:
        return after
    state = state.replace(players=auction.staked(state, step.leader, step.best))  # type: ignore[arg-type]
    players = tuple(player.replace(dial=None) for player in state.players)
    return after.replace(players=players, agenda=(*after.agenda[:-1], table.Deliver(step.leader)))


def first_buyer_only(state: State, action: table.Defend) -> State:
    """Let a guard that is set first strike harder: the second of two is thrown away."""
    after = fight.defend(state, action)
    late = any(player.guard is not None for player in state.players)
    if not late:
        return after
    seat = turn.acting(state)
    pile = (*after.market.pile, action.card)
    return after.replace(players=table.player_changed(after, seat, guard=None), market=after.market.replace(pile=pile))


EXHIBITS = (
    Exhibit(
        "a seat without guards is asked for one",
        "nothing to choose",
        lots(legal={Defence: defend_or_wait}),
        "asks-a-seat-that-can-choose",
        "which has nothing to choose",
    ),
    Exhibit(
        "buying and selling go on for ever",
        "endless loop",
        lots(actions={table.Buy: buy_freely, table.Sell: sell_freely}),
        "ends-within-its-bound",
        "a game goes on after 250 actions",
    ),
    Exhibit(
        "the second prompt displaces the first",
        "two triggers",
        lots(steps={table.Deliver: call_the_second}),
        "invariants: each seat that was called is asked",
        "was called, and has no Defence on the agenda",
    ),
    Exhibit(
        "the answer to one prompt takes the other away",
        "two triggers",
        lots(actions={table.Defend: defend_for_both}),
        "keeps-what-is-to-come",
        "'Defence'",
        examples=10,
    ),
    Exhibit(
        "an answer to a prompt leaves no event",
        "two triggers",
        lots(actions={table.Yield: yield_silently}),
        "cites-its-rules",
        "'yield' brought about no event",
        examples=2,
    ),
    Exhibit(
        "all guards strike at once",
        "all at once",
        lots(steps={table.Fight: strike_at_once}),
        "invariants: faced, struck and was left with add up",
        "was left",
        examples=10,
    ),
    Exhibit(
        "of equal sealed bids the first to arrive wins",
        "order of arrival",
        lots(actions={table.SetDial: tally}, steps={Tally: first_come}),
        "invariants: the order of SealedBid makes no difference",
        "have another result in the other order",
        seats=(3,),
    ),
    Exhibit(
        "the second guard to arrive is thrown away",
        "order of arrival",
        lots(actions={table.Defend: first_buyer_only}),
        "invariants: the order of Defence makes no difference",
        "have another result in the other order",
        examples=10,
    ),
)
"""Every game of this page, with the law that must find its fault."""
