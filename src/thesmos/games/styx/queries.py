"""Derived facts of a state of Styx."""

from __future__ import annotations

from functools import cache

from thesmos.core.game import Zones
from thesmos.core.ids import CardId, Seat
from thesmos.games.styx.actions import ELIMINATE, MUSTER, TokenKind
from thesmos.games.styx.entries import LookAtToken, PlaceToken, StateBid
from thesmos.games.styx.rules import Rules
from thesmos.games.styx.state import ArmyCard, State, Token
from thesmos.toolkit.seating import clockwise

MUSTERED, ELIMINATED, LEFT = "mustered", "eliminated", "left"
"""The fates of a card of an Audience; "" while it lies there."""


def joined(rules: Rules, card: CardId) -> ArmyCard:
    """Return a card as it joins an army, with new counters. Rules: STYX-EFFECT-05, STYX-EFFECT-11."""
    return lying(card, True, rules.cards[card].params.counters)


def turned_down(card: ArmyCard) -> ArmyCard:
    """Return a card face down, without counters. Rule: STYX-EFFECT-10."""
    return lying(card.card, False)


@cache
def lying(card: CardId, up: bool, counters: int = 0) -> ArmyCard:
    """Return a card of an army; there are few different ones, so what is equal is the same object."""
    return ArmyCard(card, up, counters)


def place_of(army: tuple[ArmyCard, ...], card: CardId, *, up: bool = True) -> int:
    """Return the place of the first copy of a card that lies face up or face down as wanted."""
    return next(place for place, one in enumerate(army) if one.card == card and one.up == up)


def usable_strength(rules: Rules, army: tuple[ArmyCard, ...]) -> int:
    """Return the Strength that an army can bid. Rules: STYX-BID-08, STYX-CARD-11, STYX-CARD-14."""
    worth, total = rules.worth, 0
    for one in army:
        if one.up:
            total += worth[one.card]
    return total


def incomes_of(rules: Rules, army: tuple[ArmyCard, ...]) -> tuple[int, int]:
    """Return what the face-up cards of an army add to a Tithe, and what its counters add.

    Rules: STYX-TITHE-01 to -03, STYX-EFFECT-06, STYX-EFFECT-07.
    """
    incomes, income, bonus = rules.incomes, 0, 0
    for one in army:
        if one.up:
            income += incomes[one.card]
        if one.counters:
            bonus += rules.cards[one.card].params.tithe_bonus
    return income, bonus


Winners = list[Token | None]
"""Of the contests for the left and the right card."""


def winners(tokens: tuple[Token, ...]) -> tuple[Winners, Winners]:
    """Return who wins the contests to Muster, and those to Eliminate: the last to bid, as each bids more.

    Rules: STYX-BID-12 to -15.
    """
    musters: Winners = [None, None]
    eliminations: Winners = [None, None]
    for token in tokens:
        if token.bid:
            contests = musters if token.action == MUSTER else eliminations
            contests[token.slot] = token
    return musters, eliminations


def winner_of(tokens: tuple[Token, ...], action: TokenKind, slot: int) -> Token | None:
    """Return who wins one contest so far."""
    return winners(tokens)[action == ELIMINATE][slot]


def highest_bid(tokens: tuple[Token, ...], action: TokenKind, slot: int) -> int:
    """Return the bid that wins a contest so far; 0 if there is none. Rules: STYX-BID-04, STYX-BID-07."""
    highest = 0
    for token in tokens:
        if token.bid and token.slot == slot and token.action == action:
            highest = token.bid
    return highest


def bid_limits(state: State, token: Token) -> tuple[int, int]:
    """Return the lowest bid of a revealed token, whatever the others have bid, and what its seat can pay.

    Rules: STYX-BID-02, STYX-BID-03, STYX-BID-06, STYX-BID-08, STYX-BID-09.
    """
    rules, player = state.rules, state.players[token.seat]
    if token.action == MUSTER:
        return rules.muster_minimum, player.coins
    return rules.least[state.audience.cards[token.slot]], usable_strength(rules, player.army)


def has_failed(state: State, token: Token) -> bool:
    """Tell whether a bid failed: outbid, or called off because its card was Eliminated. Rule: STYX-VARIANT-04."""
    if not token.bid:
        return False
    if token.action == MUSTER and state.audience.fates[token.slot] == ELIMINATED:
        return True
    return winner_of(state.tokens, token.action, token.slot) != token


def in_turn_order(state: State) -> tuple[Seat, ...]:
    """Return the seats, the First Player's first."""
    return clockwise(state.audience.first, len(state.players))


def can_look(rules: Rules, army: tuple[ArmyCard, ...], tokens: tuple[Token, ...], seat: Seat) -> bool:
    """Tell whether a seat may look at a token before placing one. Rules: STYX-EFFECT-16 to -18."""
    lookers = rules.lookers
    for one in army:
        if one.card in lookers and one.up:
            return any(token.seat != seat for token in tokens) and not any(seat in token.seen for token in tokens)
    return False


def revealed(state: State) -> int:
    """Return how many tokens are turned up: none while they are placed, then all up to the one that bids, then all.

    Rules: STYX-TURN-04, STYX-TURN-08.
    """
    match state.agenda[-1] if state.agenda else None:
        case PlaceToken() | LookAtToken():
            return 0
        case StateBid(place=place):
            return place + 1
        case _:
            return len(state.tokens)


def placed_by(state: State, seat: Seat) -> list[Token]:
    """Return a seat's tokens of this Audience, in the order of placing."""
    return [token for token in state.tokens if token.seat == seat]


def gone_to(state: State) -> list[tuple[CardId, Seat]]:
    """Return who Mustered which card of this Audience."""
    audience = state.audience
    musters, _ = winners(state.tokens)
    return [(audience.cards[one.slot], one.seat) for one in musters if one and audience.fates[one.slot] == MUSTERED]


def zones(state: State) -> Zones:
    """Return what lies where; every card in play is in exactly one zone."""
    world, audience = state.world, state.audience
    lying = tuple(card for card, fate in zip(audience.cards, audience.fates, strict=True) if not fate)
    found: dict[str, tuple[str, ...]] = {
        "pile": world.pile,
        "center": world.center,
        "box": world.box,
        "aside": world.aside,
        "audience": lying,
        "summoned": audience.sequel.summoned,
    }
    for seat, player in enumerate(state.players):
        found[f"army {seat}"] = tuple(one.card for one in player.army if one.up)
        found[f"discards {seat}"] = tuple(one.card for one in player.army if not one.up)
    return found


def hidden(state: State, seat: Seat) -> Zones:
    """Return the cards that a seat may not know: those of the draw pile. Rules: STYX-INFO-01, STYX-INFO-07."""
    return {"pile": state.world.pile}
