"""Steps of Styx: the course of an Audience, from the placing of tokens to the next two cards."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.core.ids import Seat
from thesmos.games.styx import ids
from thesmos.games.styx.actions import ELIMINATE, MUSTER, TITHE
from thesmos.games.styx.change import box_totem, gain_soul, return_to_pile, to_center, with_player
from thesmos.games.styx.entries import (
    Agenda,
    AskToken,
    ClearLeftovers,
    Eliminate,
    GatherTithes,
    LookAtToken,
    MusterCards,
    PayElimination,
    PlaceToken,
    PutAwayEliminated,
    RevealToken,
    StateBid,
)
from thesmos.games.styx.queries import (
    bonus_income,
    can_look,
    joined,
    winner_of,
)
from thesmos.games.styx.state import State
from thesmos.toolkit.cards import with_at


def ask_token(state: State, step: AskToken) -> State:
    """Let a seat place a token, after a look with a Dark Oracle if it may have one. Rule: STYX-EFFECT-17."""
    asked: Agenda = (PlaceToken(step.seat),)
    if can_look(state, step.seat):
        asked += (LookAtToken(step.seat),)
    return state.replace(agenda=state.agenda[:-1] + asked)


def reveal_token(state: State, step: RevealToken) -> State:
    """Turn a token up and ask for its bid; a Tithe needs none. Rules: STYX-TURN-08, STYX-TURN-09, STYX-BID-17."""
    audience = state.audience
    token = audience.tokens[step.place]
    rest = state.agenda[:-1]
    return state.replace(
        audience=audience.replace(tokens=with_at(audience.tokens, step.place, token.replace(revealed=True))),
        agenda=rest if token.action == TITHE else rest + (StateBid(token.seat, step.place),),
        events=state.events + (Event.make("revealed", ids.REVEAL, token.seat, token.action),),
    )


def eliminate(state: State, step: Eliminate) -> State:
    """Let the winner of an Elimination pay for it. Rules: STYX-ELIM-01 to -03, STYX-ELIM-17."""
    rest = state.agenda[:-1]
    token = winner_of(state.audience, ELIMINATE, step.slot)
    if token is None:
        return state.replace(agenda=rest)
    assert token.bid is not None
    paying: Agenda = (
        PutAwayEliminated(step.slot, token.seat),
        PayElimination(token.seat, step.slot, token.bid),
    )
    return state.replace(agenda=rest + paying)


def put_away_eliminated(state: State, step: PutAwayEliminated) -> State:
    """Put an Eliminated card away: to the center with its Chaos and Soul, or back into the pile if it is Eternal.

    Rules: STYX-ELIM-08 to -13, STYX-CARD-16, STYX-EFFECT-56.
    """
    audience, card = state.audience, state.audience.cards[step.slot]
    facts = state.rules.cards[card]
    rule = ids.ETERNAL_RETURNS if facts.eternal else ids.TO_CENTER
    event = Event.make("eliminated", rule, step.seat, card, facts.strength)
    state = state.replace(
        audience=audience.replace(fates=with_at(audience.fates, step.slot, "eliminated")),
        agenda=state.agenda[:-1],
        events=state.events + (event,),
    )
    if facts.eternal:
        return return_to_pile(state, (card,))
    state = to_center(state, card, ids.TO_CENTER)
    if facts.soul:
        player = gain_soul(state.players[step.seat], facts.soul, state.rules.numbers.soul_goal)
        gained = Event.make("gained soul", ids.SOUL_GAIN, step.seat, card, facts.soul)
        state = with_player(state, step.seat, player, gained)
    return box_totem(state, ids.TOTEM_BOXED) if facts.params.brings else state


def muster_cards(state: State, step: MusterCards) -> State:
    """Let the highest bidders pay and take their cards. Rules: STYX-MUSTER-01 to -06, STYX-ELIM-15."""
    state = state.replace(agenda=state.agenda[:-1])
    for slot in (0, 1):
        token = winner_of(state.audience, MUSTER, slot)
        if token is not None and not state.audience.fates[slot]:
            state = _muster(state, token.seat, slot, token.bid or 0)
    return state


def _muster(state: State, seat: Seat, slot: int, bid: int) -> State:
    audience, player = state.audience, state.players[seat]
    card = audience.cards[slot]
    facts = state.rules.cards[card]
    moved = facts.influence + facts.influence_bonus
    player = player.replace(
        army=player.army + (joined(state.rules, card),), coins=player.coins - bid, influence=player.influence + moved
    )
    state = state.replace(audience=audience.replace(fates=with_at(audience.fates, slot, "mustered")))
    return with_player(state, seat, player, Event.make("mustered", ids.MUSTER, seat, card, bid))


def gather_tithes(state: State, step: GatherTithes) -> State:
    """Pay out all Tithes, as the armies were at the start of the Audience.

    With 3 or more players an owner of a Tithe can't have changed the own army before, so the start is right for all.
    Rules: STYX-TITHE-01 to -09, STYX-EFFECT-06 to -08, STYX-DUEL-06, STYX-DUEL-07.
    """
    state = state.replace(agenda=state.agenda[:-1])
    for token in state.audience.tokens:
        if token.action == TITHE:
            state = _tithe(state, token.seat, token.slot)
    return state


def _tithe(state: State, seat: Seat, slot: int) -> State:
    rules, audience, player = state.rules, state.audience, state.players[seat]
    start, cards = audience.start[seat], state.rules.cards
    income = bonus_income(rules, start.soul)
    if audience.fates[slot] != "eliminated":
        income += cards[audience.cards[slot]].income
    army = list(player.army)
    for place, card in enumerate(start.army):
        facts = cards[card.card]
        if card.up:
            income += facts.income
            if card.counters and facts.params.tithe_bonus:
                income += facts.params.tithe_bonus
                if army[place].counters:
                    army[place] = army[place].replace(counters=army[place].counters - 1)
    gained = max(income, rules.numbers.tithe_minimum)
    player = player.replace(army=tuple(army), coins=player.coins + gained)
    return with_player(state, seat, player, Event.make("tithed", ids.TITHE, seat, audience.cards[slot], gained))


def clear_leftovers(state: State, step: ClearLeftovers) -> State:
    """Put away what was neither Eliminated nor Mustered. Rules: STYX-NEXT-01 to -05, STYX-EFFECT-56."""
    state = state.replace(agenda=state.agenda[:-1])
    for slot in (0, 1):
        if not state.audience.fates[slot]:
            audience, card = state.audience, state.audience.cards[slot]
            facts = state.rules.cards[card]
            rule = ids.ETERNAL_LEFT if facts.eternal else ids.LEFT_OVER
            state = state.replace(
                audience=audience.replace(fates=with_at(audience.fates, slot, "left")),
                events=state.events + (Event.make("was left", rule, None, card, facts.strength),),
            )
            state = return_to_pile(state, (card,)) if facts.eternal else to_center(state, card, ids.LEFT_OVER)
            if facts.params.brings:
                state = box_totem(state, ids.TOTEM_BOXED)
    return state
