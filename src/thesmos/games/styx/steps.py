"""Steps of Styx: what the tokens of an Audience won is handed out."""

from __future__ import annotations

from thesmos.core.event import Event, happened
from thesmos.core.ids import CardId
from thesmos.games.styx import ids
from thesmos.games.styx.abilities import MUSTER_ORDER
from thesmos.games.styx.actions import ELIMINATE, MUSTER, TITHE
from thesmos.games.styx.change import put_away
from thesmos.games.styx.entries import Agenda, OfferEffects, PayElimination, PutAwayEliminated, ResolveCards
from thesmos.games.styx.queries import (
    ELIMINATED,
    LEFT,
    MUSTERED,
    army_income,
    bonus_income,
    counters_income,
    joined,
    winners_of,
)
from thesmos.games.styx.rules import Rules
from thesmos.games.styx.state import ArmyCard, Player, State, fated, proceed, resolved
from thesmos.toolkit.cards import with_at
from thesmos.toolkit.tracks import advanced

NOTHING: Agenda = ()
SLOTS = (0, 1)
OFFER_EFFECTS: Agenda = (OfferEffects(),)


def resolve_cards(state: State, step: ResolveCards) -> State:
    """Let the winner of the next Elimination pay for it; when there is none, hand out everything else.

    Rules: STYX-TURN-01, STYX-ELIM-01 to -03, STYX-ELIM-17.
    """
    winners = winners_of(state.tokens, ELIMINATE)
    for slot in SLOTS[step.slot :]:
        token = winners[slot]
        if token is not None:
            paying: Agenda = (
                ResolveCards(slot + 1),
                PutAwayEliminated(slot, token.seat),
                PayElimination(token.seat, slot, token.bid or 0),
            )
            return proceed(state, state.tokens, state.agenda[:-1] + paying, state.events)
    return _hand_out(state)


def put_away_eliminated(state: State, step: PutAwayEliminated) -> State:
    """Put an Eliminated card away; its Soul goes to the winner.

    Rules: STYX-ELIM-08 to -13, STYX-CARD-16, STYX-EFFECT-56.
    """
    rules, audience, players, seat = state.rules, state.audience, state.players, step.seat
    card = audience.cards[step.slot]
    facts = rules.cards[card]
    rule = ids.ETERNAL_RETURNS if facts.eternal else ids.TO_CENTER
    events = (*state.events, happened("eliminated", rule, seat, card, facts.strength))
    world, sequel, rng, more = put_away(state, (card,), ids.TO_CENTER)
    if facts.soul and not facts.eternal:
        there = advanced(players[seat].soul, facts.soul, rules.numbers.soul_goal)
        players = with_at(players, seat, players[seat].replace(soul=there))
        more += (happened("gained soul", ids.SOUL_GAIN, seat, card, facts.soul),)
    audience = fated(audience, with_at(audience.fates, step.slot, ELIMINATED), sequel)
    return resolved(state, players, world, audience, state.agenda[:-1], rng, events + more)


def _hand_out(state: State) -> State:
    """Carry out Musters, then Tithes, then put the leftovers away. Rules: STYX-TURN-01, STYX-NEXT-05."""
    rules, audience, asked = state.rules, state.audience, NOTHING
    tokens, cards = state.tokens, audience.cards
    players, fates, events = list(state.players), list(audience.fates), list(state.events)
    for token in winners_of(tokens, MUSTER):
        if token is not None and not fates[slot := token.slot]:
            card, bid = cards[slot], token.bid or 0
            fates[slot] = MUSTERED
            players[token.seat] = _recruited(rules, players[token.seat], card, bid)
            events.append(happened("mustered", ids.MUSTER, token.seat, card, bid))
            if rules.cards[card].ability in MUSTER_ORDER:
                asked = OFFER_EFFECTS
    for token in tokens:
        if token.action == TITHE:
            seat, slot = token.seat, token.slot
            target = 0 if fates[slot] == ELIMINATED else rules.cards[cards[slot]].income
            players[seat], gained = _tithed(rules, audience.start[seat], players[seat], target)
            events.append(happened("tithed", ids.TITHE, seat, cards[slot], gained))
    left: tuple[CardId, ...] = ()
    for slot in SLOTS:
        if not fates[slot]:
            fates[slot] = LEFT
            left += (cards[slot],)
            events.append(_was_left(rules, cards[slot]))
    world, sequel, rng, more = put_away(state, left, ids.LEFT_OVER)
    events += more
    audience = fated(audience, tuple(fates), sequel)
    return resolved(state, tuple(players), world, audience, state.agenda[:-1] + asked, rng, tuple(events))


def _recruited(rules: Rules, player: Player, card: CardId, bid: int) -> Player:
    """Let the highest bidder pay and take a card. Rules: STYX-MUSTER-01, STYX-MUSTER-02, STYX-MUSTER-04, -05."""
    facts = rules.cards[card]
    there = advanced(player.influence, facts.influence + facts.influence_bonus)
    return Player.make((*player.army, joined(rules, card)), player.coins - bid, there, player.soul)


def _tithed(rules: Rules, start: Player, player: Player, target: int) -> tuple[Player, int]:
    """Pay out a Tithe, as the army was at the start of the Audience.

    With 3 or more players an owner of a Tithe can't have changed the own army before, so the start is right for all.

    Args:
        rules: the card tables.
        start: the player at the start of the Audience.
        player: the player now.
        target: income of the target card, 0 if it was Eliminated.

    Returns:
        The player after it, and how many coins it was.

    Rules: STYX-TITHE-01 to -09, STYX-EFFECT-06 to -08, STYX-DUEL-06, STYX-DUEL-07.
    """
    army = player.army
    counters = counters_income(rules, start.army)
    income = target + army_income(rules, start.army) + bonus_income(rules, start.soul) + counters
    if counters:
        army = _with_counters_used(rules, start.army, army)
    gained = max(income, rules.numbers.tithe_minimum)
    return Player.make(army, player.coins + gained, player.influence, player.soul), gained


def _with_counters_used(rules: Rules, start: tuple[ArmyCard, ...], army: tuple[ArmyCard, ...]) -> tuple[ArmyCard, ...]:
    """Take a counter off each card that paid at a Tithe; one that was paid away meanwhile has none left to lose."""
    for place, one in enumerate(start):
        if one.counters and army[place].counters and rules.cards[one.card].params.tithe_bonus:
            army = with_at(army, place, army[place].replace(counters=army[place].counters - 1))
    return army


def _was_left(rules: Rules, card: CardId) -> Event:
    facts = rules.cards[card]
    return happened("was left", ids.ETERNAL_LEFT if facts.eternal else ids.LEFT_OVER, None, card, facts.strength)
