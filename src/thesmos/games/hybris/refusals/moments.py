"""Why something can't be used at a moment of the turn."""

from __future__ import annotations

from thesmos.core.game import Refusal
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.effects import Ability, Pay
from thesmos.games.hybris.entries import ShowCard, UseIt, UseMoment, UsePillar
from thesmos.games.hybris.language.conditions import allows, is_place, sources
from thesmos.games.hybris.refusals.doing import closed
from thesmos.games.hybris.refusals.saying import Clauses, listed
from thesmos.games.hybris.refusals.showing import unmet
from thesmos.games.hybris.state import State
from thesmos.games.hybris.turns import BEFORE_MOVE

AtMoment = act.TurnPillar | act.Reveal | act.UsePower | act.GoOn


def at_moment(state: State, decision: UseMoment, action: AtMoment) -> Clauses:
    """Yield why something can't be used now. Rules: HYBRIS-PILLAR-11, HYBRIS-PREM-07, HYBRIS-TECH-09."""
    seat, early = decision.seat, decision.moment == BEFORE_MOVE
    match action:
        case act.TurnPillar():
            yield from _no_pillar(state, seat)
        case act.Reveal(premonition=card):
            yield from _unfulfilled(state, seat, card)
            if early:
                yield Refusal(ids.SHOW, "Premonitions are fulfilled before or after the action, not before the move")
        case act.UsePower(source=source):
            yield from no_power(state, seat, source)
            if early:
                yield Refusal(ids.ONCE_PER_AGE, "between the activation and the move no power can be used")


def _no_pillar(state: State, seat: Seat) -> Clauses:
    """Yield why the own Pillar can't be activated. Rules: HYBRIS-PILLAR-10, HYBRIS-PILLAR-14."""
    if state.rules.kind[state.turn.character] != "olympian":
        yield Refusal(ids.PILLAR_POWER, f"{state.turn.character} is active, not the Olympian")
    standing = state.players[seat].standing
    if standing.flipped:
        yield Refusal(ids.PILLAR_SPENT, f"{standing.pillar} was activated in this Age already")


def _unfulfilled(state: State, seat: Seat, card: CardId) -> Clauses:
    """Yield why a Premonition can't be fulfilled. Rules: HYBRIS-PREM-03, HYBRIS-PREM-07."""
    if card not in state.players[seat].holding.premonitions:
        yield Refusal(ids.FULFIL, f"seat {seat} does not hold {card}")
        return
    facts, place = state.rules.edition.premonitions[card], state.turn.place
    if not place:
        yield Refusal(ids.SHOW, "the character of this turn stands nowhere")
    elif not is_place(place, facts.place, state):
        yield Refusal(ids.FULFIL, f"{card} is fulfilled at {facts.place}, not at {place}")
    for condition in facts.needs:
        if reason := unmet(state, seat, condition):
            yield Refusal(ids.FULFIL, f"{card}: {reason}")
    if any(isinstance(step, Pay) for step in state.rules.code[facts.reward][:1]):
        yield from closed(state, seat, facts.reward)


def no_power(state: State, seat: Seat, source: str) -> Clauses:
    """Yield why no power of a component can be used that runs once per Age. Rules: HYBRIS-TECH-04, HYBRIS-TECH-09."""
    listed_powers = [state.rules.reactions.get((held, "once_per_age"), ()) for held in sources(state, seat)]
    in_force = [one for powers in listed_powers for one in powers if one.source == source]
    if not in_force:
        yield Refusal(ids.ONCE_PER_AGE, f"seat {seat} has no power of {source} in force")
        return
    why = [list(_unusable(state, seat, one)) for one in in_force]
    if all(why):
        for refusals in why:
            yield from refusals


def _unusable(state: State, seat: Seat, ability: Ability) -> Clauses:
    if ability.name in state.players[seat].standing.used:
        yield Refusal(ids.ONCE_PER_AGE, f"the power of {ability.source} was used in this Age already")
    if ability.when is not None and (reason := unmet(state, seat, ability.when)):
        yield Refusal(ids.ONCE_PER_AGE, reason)
    yield from closed(state, seat, ability.then)


def in_showing(state: State, decision: ShowCard, action: act.Show) -> Clauses:
    """Yield why a card can't be shown. Rules: HYBRIS-MOIRAI-15, HYBRIS-MOIRAI-16."""
    wild = allows(state, decision.seat, "wild_element")
    yield from unhelpful(state, decision.seat, action.card, decision.elements, wild)


def unhelpful(state: State, seat: Seat, card: CardId, missing: tuple[str, ...], wild: bool = False) -> Clauses:
    """Yield why a card can't be among those that show what is still missing. Rule: HYBRIS-MOIRAI-16."""
    if card not in state.players[seat].holding.hand:
        yield Refusal(ids.ELEMENTS_SHOWN, f"{card} is not in the hand")
    elif not wild and not set(missing) & set(state.rules.cards[card].elements):
        yield Refusal(ids.ELEMENTS_SHOWN, f"{card} does not show {listed(missing)}, which is still missing")


def on_upper(state: State, decision: UsePillar, action: act.Use | act.Decline) -> Clauses:
    """Yield why the upper power of the own Pillar can't be used. Rules: HYBRIS-PILLAR-12, HYBRIS-PILLAR-15."""
    if isinstance(action, act.Use):
        pillar = state.rules.edition.pillars[state.players[decision.seat].standing.pillar]
        yield from closed(state, decision.seat, pillar.upper)


def on_offer(state: State, decision: UseIt, action: act.Use | act.Decline) -> Clauses:
    """Yield why an offer can't be used. Rules: HYBRIS-CORE-01, HYBRIS-CORE-02."""
    if isinstance(action, act.Use):
        yield from closed(state, decision.seat, decision.steps)
