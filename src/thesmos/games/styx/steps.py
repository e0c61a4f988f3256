"""Handing out what the tokens of an Audience of Styx won."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from thesmos.core.event import Event, happened
from thesmos.core.ids import CardId, Seat
from thesmos.core.value import replacer
from thesmos.games.styx import ids
from thesmos.games.styx.actions import TITHE
from thesmos.games.styx.change import Events, put_away
from thesmos.games.styx.closing import CLOSING, close_audience, conclude
from thesmos.games.styx.entries import (
    Agenda,
    CloseAudience,
    OfferEffects,
    PayElimination,
    UseEffect,
)
from thesmos.games.styx.offers import offer_effects
from thesmos.games.styx.queries import (
    ELIMINATED,
    LEFT,
    MUSTERED,
    Winners,
    incomes_of,
    joined,
    lying,
    winners,
)
from thesmos.games.styx.rules import Rules
from thesmos.games.styx.state import ArmyCard, Player, State, Token, fated, proceed, resolved
from thesmos.toolkit.cards import with_at
from thesmos.toolkit.tracks import advanced

SLOTS = (0, 1)
OFFER_EFFECTS, CLOSE_AUDIENCE = OfferEffects(), CloseAudience()


def resolve(state: State, tokens: tuple[Token, ...], events: Events, slot: int = 0) -> State:
    """Let the winner of the next Elimination pay for it; when there is none, hand out everything else.

    Args:
        state: before.
        tokens: all of the Audience, turned up.
        events: what happened so far.
        slot: of the first card whose Elimination may not be paid yet.

    Rules: STYX-TURN-01, STYX-ELIM-01 to -03, STYX-ELIM-17.
    """
    musters, eliminations = winners(tokens)
    for token in eliminations[slot:]:
        if token is not None:
            return proceed(state, tokens, _paying(token.seat, token.slot, token.bid or 0), events)
    return _hand_out(state, tokens, musters, events)


@cache
def _paying(seat: Seat, slot: int, bid: int) -> Agenda:
    """Return the agenda with the decision how to pay on top."""
    return (*CLOSING, PayElimination(seat, slot, bid))


def put_away_eliminated(state: State, players: tuple[Player, ...], paid: PayElimination, before: Events) -> State:
    """Put the card away whose Elimination was paid, its Soul goes to the winner; go on with the next one.

    Args:
        state: before.
        players: after it was paid.
        paid: which Elimination it was.
        before: what happened so far.

    Rules: STYX-ELIM-08 to -13, STYX-CARD-16, STYX-EFFECT-56.
    """
    rules, audience, tokens, seat, slot = state.rules, state.audience, state.tokens, paid.seat, paid.slot
    card = audience.cards[slot]
    facts = rules.cards[card]
    rule = ids.ETERNAL_RETURNS if facts.eternal else ids.TO_CENTER
    world, sequel, rng, more = put_away(state, (card,), ids.TO_CENTER)
    events = (*before, happened("eliminated", rule, seat, card, facts.strength), *more)
    if facts.soul and not facts.eternal:
        there = advanced(players[seat].soul, facts.soul, rules.numbers.soul_goal)
        players = with_at(players, seat, _with_soul(players[seat], there))
        events += (happened("gained soul", ids.SOUL_GAIN, seat, card, facts.soul),)
    audience = fated(audience, with_at(audience.fates, slot, ELIMINATED), sequel)
    after = resolved(state, players, world, audience, tokens, CLOSING, rng, events)
    return resolve(after, tokens, events, slot + 1)


_with_soul: Callable[[Player, int], Player] = replacer(Player, "soul")


def _hand_out(state: State, tokens: tuple[Token, ...], musters: Winners, before: Events) -> State:
    """Carry out Musters, then Tithes, then put the leftovers away. Rules: STYX-TURN-01, STYX-NEXT-05."""
    rules, audience, asked = state.rules, state.audience, False
    cards, players, fates, events = audience.cards, list(state.players), list(audience.fates), list(before)
    for token in musters:
        if token is not None and not fates[slot := token.slot]:
            seat, card, bid = token.seat, cards[slot], token.bid or 0
            fates[slot] = MUSTERED
            players[seat] = _recruited(rules, players[seat], card, bid)
            events.append(happened("mustered", ids.MUSTER, seat, card, bid))
            asked = asked or rules.timings[card] == "muster"
    for token in tokens:
        if token.action == TITHE:
            seat, slot = token.seat, token.slot
            target = 0 if fates[slot] == ELIMINATED else rules.incomes[cards[slot]]
            players[seat], gained = _tithed(rules, audience.start[seat], players[seat], target)
            events.append(happened("tithed", ids.TITHE, seat, cards[slot], gained))
    left: tuple[CardId, ...] = ()
    for slot in SLOTS:
        if not fates[slot]:
            card, fates[slot] = cards[slot], LEFT
            left += (card,)
            facts = rules.cards[card]
            events.append(_was_left(card, facts.eternal, facts.strength))
    world, sequel, rng, more = put_away(state, left, ids.LEFT_OVER)
    events += more
    if not asked and not rules.compensation:
        return conclude(state, tuple(players), world, tuple(fates), sequel, tokens, rng, tuple(events))
    audience = fated(audience, tuple(fates), sequel)
    agenda = (*CLOSING, OFFER_EFFECTS) if asked else CLOSING
    after = resolved(state, tuple(players), world, audience, tokens, agenda, rng, tuple(events))
    if asked:
        after = offer_effects(after, OFFER_EFFECTS)
        if isinstance(after.agenda[-1], UseEffect):
            return after
    return close_audience(after, CLOSE_AUDIENCE)


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
    cards, counters = incomes_of(rules, start.army)
    income = target + cards + counters + rules.bonuses[start.soul]
    if counters:
        army = _with_counters_used(rules, start.army, army)
    gained = max(income, rules.numbers.tithe_minimum)
    return Player.make(army, player.coins + gained, player.influence, player.soul), gained


def _with_counters_used(rules: Rules, start: tuple[ArmyCard, ...], army: tuple[ArmyCard, ...]) -> tuple[ArmyCard, ...]:
    """Take a counter off each card that paid at a Tithe; one that was paid away meanwhile has none left to lose."""
    for place, one in enumerate(start):
        if one.counters and army[place].counters and rules.cards[one.card].params.tithe_bonus:
            army = with_at(army, place, lying(one.card, army[place].up, army[place].counters - 1))
    return army


@cache
def _was_left(card: CardId, eternal: bool, strength: int) -> Event:
    return Event("was left", ids.ETERNAL_LEFT if eternal else ids.LEFT_OVER, None, card, strength)
