"""Steps of Rixus: what the rules do by themselves between decisions."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.games.rixus import ids
from thesmos.games.rixus.state import Agenda, AnswerWar, Camp, DrawCards, FinishCard, Monster, State
from thesmos.toolkit.cards import shuffled, with_at


def reshuffle(state: State) -> State:
    """Make the cemetery the new deck. Rule: RIXUS-ZONE-03."""
    deck, rng = shuffled(state.cemetery, state.rules.rank, state.rng, "reshuffle")
    event = Event.make("reshuffled", ids.RESHUFFLE, amount=len(deck))
    return state.replace(deck=deck, cemetery=(), rng=rng, events=(*state.events, event))


def meet_monster(state: State, seat: Seat, card: CardId, agenda: Agenda, events: tuple[Event, ...]) -> State:
    """Put the monster on top of the deck into the camp, which may start a war.

    Args:
        state: with that monster on top.
        seat: who drew it.
        card: the monster.
        agenda: what comes after it.
        events: those before it.

    Rules: RIXUS-ZONE-06, RIXUS-WAR-02.
    """
    camp = state.camp
    monsters = camp.monsters + (Monster.make(card, (seat,)),)
    events += state.rules.drew[card][seat]
    if len(monsters) >= state.rules.numbers.war_trigger:
        agenda += (AnswerWar.make(state.turn, state.turn),)
        events += (Event.make("war began", ids.WAR_TRIGGER, amount=len(monsters)),)
    camp = Camp.make(monsters, camp.spoils)
    return state.replace(camp=camp, deck=state.deck[:-1], agenda=agenda, events=events)


def draw_cards(state: State, step: DrawCards) -> State:
    """Draw the next of several cards; a war that it starts comes before the rest.

    Rules: RIXUS-EFFECT-01, RIXUS-ZONE-03.
    """
    seat, agenda = step.seat, state.agenda[:-1]
    if step.count > 1:
        agenda = (*agenda, DrawCards.make(seat, step.count - 1))
    if not state.deck:
        if not state.cemetery:
            return state.replace(agenda=agenda)
        state = reshuffle(state)
    card = state.deck[-1]
    if card in state.rules.monsters:
        return meet_monster(state, seat, card, agenda, state.events)
    player = state.players[seat]
    return state.replace(
        players=with_at(state.players, seat, player.replace(hand=(*player.hand, card))),
        deck=state.deck[:-1],
        agenda=agenda,
        events=(*state.events, Event.make("drew", ids.REINFORCEMENTS, seat, card, 0, None, (seat,))),
    )


def finish_card(state: State, step: FinishCard) -> State:
    """Put a card whose effect is done into the cemetery. Rule: RIXUS-ZONE-04."""
    return state.replace(cemetery=(*state.cemetery, step.card), agenda=state.agenda[:-1])
