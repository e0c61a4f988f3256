"""The moments of a turn: what a player can do there beside the main thing."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, decks, ids
from thesmos.games.hybris.cards import Premonition
from thesmos.games.hybris.change import answered, decided, popped, push, with_holding
from thesmos.games.hybris.effects import Ability, ListName, Pay
from thesmos.games.hybris.entries import (
    FinishPremonition,
    OfferMoment,
    Run,
    ShowCard,
    TakeTurn,
    UseMoment,
    happening_of,
)
from thesmos.games.hybris.hands import given_up, taken_openly
from thesmos.games.hybris.language.conditions import allows, holds, is_place, meets, sources
from thesmos.games.hybris.language.opening import is_open
from thesmos.games.hybris.language.reactions import spent, triggered
from thesmos.games.hybris.language.run import started
from thesmos.games.hybris.language.symbols import missing_after
from thesmos.games.hybris.pillars import activated
from thesmos.games.hybris.state import Cards, State, chosen
from thesmos.games.hybris.turns import AFTER_ACTION, BEFORE_MOVE
from thesmos.toolkit.cards import kinds, without


def offer_moment(state: State, entry: OfferMoment) -> State:
    """Ask what a player wants to do at a moment, if anybody can see that something might be done.

    At the last moment a Pillar that was not activated yet comes first, by itself.

    Rules: HYBRIS-PILLAR-11, HYBRIS-PREM-07, HYBRIS-TECH-09.
    """
    seat, moment = entry.seat, entry.moment
    due = pillar_due(state, seat)
    if due and moment == AFTER_ACTION:
        return activated(state, seat)
    can_reveal = state.turn.place and state.players[seat].holding.premonitions
    asked = due or (moment != BEFORE_MOVE and (can_reveal or powers(state, seat)))
    return push(state, UseMoment.make(seat, moment)) if asked else popped(state)


def pillar_due(state: State, seat: Seat) -> bool:
    """Tell whether the Olympian was activated this turn and the Pillar not yet. Rule: HYBRIS-PILLAR-10."""
    character = state.turn.character
    return bool(character) and state.rules.kind[character] == "olympian" and not state.players[seat].standing.flipped


def powers(state: State, seat: Seat) -> tuple[Ability, ...]:
    """Return the powers that can be used once in an Age and still can. Rule: HYBRIS-TECH-09."""
    found: tuple[Ability, ...] = ()
    held = sources(state, seat)
    if state.rules.reactors["once_per_age"].isdisjoint(held):
        return found
    for source in held:
        for ability in state.rules.reactions.get((source, "once_per_age"), ()):
            in_force = ability.when is None or holds(state, seat, ability.when)
            if in_force and not spent(state, seat, ability) and is_open(state, seat, ability.then):
                found += (ability,)
    return found


def power_of(state: State, seat: Seat, source: str) -> Ability:
    """Return the power of a component that is used next, the first of those that still can be."""
    return next(one for one in powers(state, seat) if one.source == source)


def uses(state: State, seat: Seat) -> tuple[act.UsePower, ...]:
    """Return the uses of these powers, one for each component that has some."""
    found = powers(state, seat)
    return act.each(act.UsePower, kinds([one.source for one in found])) if found else ()


def fulfillable(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the Premonitions that can be fulfilled now. Rules: HYBRIS-PREM-03, HYBRIS-PREM-07."""
    place, facts = state.turn.place, state.rules.edition.premonitions
    unfulfilled = state.players[seat].holding.premonitions
    if not place or not unfulfilled:
        return ()
    here = [card for card in unfulfilled if is_place(place, facts[card].place, state)]
    return tuple([card for card in here if _can_fulfil(state, seat, facts[card])]) if here else ()


def _can_fulfil(state: State, seat: Seat, facts: Premonition) -> bool:
    """Tell whether a Premonition about this place can be fulfilled."""
    return all(meets(state, seat, one) for one in facts.needs) and not _is_too_dear(state, seat, facts.reward)


def _is_too_dear(state: State, seat: Seat, reward: ListName) -> bool:
    """Tell whether a reward begins with a payment and its list is not open. Rules: HYBRIS-CORE-01, HYBRIS-ENH-04."""
    code = state.rules.code[reward]
    return bool(code) and isinstance(code[0], Pay) and not is_open(state, seat, reward)


def use_power(state: State, action: act.UsePower) -> State:
    """Use a power that runs once per Age. Rule: HYBRIS-TECH-09."""
    decision = state.agenda[-1]
    assert isinstance(decision, (TakeTurn, UseMoment)), decision
    seat = decision.seat
    ability = power_of(state, seat, action.source)
    state = state.replace(events=()) if isinstance(decision, TakeTurn) else answered(state)
    return started(state, seat, ability.name, Run(seat, ability.then, outer=True))


def turn_pillar(state: State, action: act.TurnPillar) -> State:
    """Activate the own Pillar at this moment. Rule: HYBRIS-PILLAR-11."""
    decision = state.agenda[-1]
    assert isinstance(decision, UseMoment), decision
    pillar = state.players[decision.seat].standing.pillar
    event = happened("turned to the pillar", ids.GO_ON, decision.seat, pillar)
    return activated(decided(state, event), decision.seat)


def go_on(state: State, decision: UseMoment) -> State:
    """Go on with the turn. Rules: HYBRIS-PILLAR-11, HYBRIS-PREM-03."""
    return chosen(state, state.agenda[:-2], (happened("went on", ids.GO_ON, decision.seat),))


def reveal(state: State, action: act.Reveal) -> State:
    """Reveal a Premonition, show the cards that it asks for, and gain its reward. Rules: HYBRIS-PREM-03, -04, -07."""
    decision = state.agenda[-1]
    assert isinstance(decision, UseMoment), decision
    seat, card = decision.seat, action.premonition
    holding = state.players[seat].holding
    changed = holding.replace(premonitions=without(holding.premonitions, card))
    state = with_holding(answered(state), seat, changed, happened("fulfilled", ids.FULFIL, seat, card))
    facts = state.rules.edition.premonitions[card]
    state = push(state, FinishPremonition(seat, card), Run(seat, facts.reward, outer=True))
    return push(state, *costs.showings(seat, card, facts.needs))


def finish_premonition(state: State, entry: FinishPremonition) -> State:
    """Put a fulfilled Premonition away, and tell of it. Rule: HYBRIS-PREM-04."""
    state = decks.put_away(popped(state), "premonitions", (entry.premonition,))
    holding = state.players[entry.seat].holding
    state = with_holding(state, entry.seat, holding.replace(fulfilled=holding.fulfilled + 1))
    return triggered(state, happening_of("fulfilled", entry.seat, "", state.turn.place))


def show(state: State, action: act.Show) -> State:
    """Lay a card of the hand open; when all is shown, the cards go back to the hand. Rules: PREM-07, MOIRAI-15."""
    decision = state.agenda[-1]
    assert isinstance(decision, ShowCard), decision
    seat = decision.seat
    missing = missing_after(decision.elements, state.rules.cards[action.card].elements)
    chosen: Cards = (*decision.chosen, action.card)
    enough = len(missing) <= (len(chosen) if allows(state, seat, "wild_element") else 0)
    following = () if enough else (decision.replace(elements=missing, chosen=chosen),)
    event = happened("showed", ids.SHOW, seat, action.card)
    state = given_up(answered(state, *following), seat, action.card, event)
    return taken_openly(state, seat, chosen) if enough else state
