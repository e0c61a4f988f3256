"""Derived facts of a state of Styx."""

from __future__ import annotations

from thesmos.core.game import Zones
from thesmos.core.ids import CardId, Seat
from thesmos.games.styx.actions import MUSTER, TokenKind
from thesmos.games.styx.cards import MOST_BID
from thesmos.games.styx.entries import LookAtToken, PlaceToken, StateBid
from thesmos.games.styx.rules import Rules
from thesmos.games.styx.state import ArmyCard, State, Token
from thesmos.toolkit.bids import possible
from thesmos.toolkit.seating import clockwise
from thesmos.toolkit.tracks import marks_reached

MUSTERED, ELIMINATED, LEFT = "mustered", "eliminated", "left"
"""The fates of a card of an Audience; "" while it lies there."""


def joined(rules: Rules, card: CardId) -> ArmyCard:
    """Return a card as it joins an army, with new counters. Rules: STYX-EFFECT-05, STYX-EFFECT-11."""
    return ArmyCard.make(card, True, rules.cards[card].params.counters)


def turned_down(card: ArmyCard) -> ArmyCard:
    """Return a card face down, without counters. Rule: STYX-EFFECT-10."""
    return ArmyCard.make(card.card, False, 0)


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


def army_income(rules: Rules, army: tuple[ArmyCard, ...]) -> int:
    """Return what the face-up cards of an army add to a Tithe. Rules: STYX-TITHE-01 to -03."""
    cards, income = rules.cards, 0
    for one in army:
        if one.up:
            income += cards[one.card].income
    return income


def counters_income(rules: Rules, army: tuple[ArmyCard, ...]) -> int:
    """Return what counters of an army add to a Tithe. Rules: STYX-EFFECT-06, STYX-EFFECT-07."""
    income = 0
    for one in army:
        if one.counters:
            income += rules.cards[one.card].params.tithe_bonus
    return income


def bonus_income(rules: Rules, soul: int) -> int:
    """Return what the Bonus Income token gives at a place of the Soul track. Rules: STYX-TRACK-04, STYX-TRACK-05."""
    return marks_reached(soul, rules.bonus_marks)


def winners_of(tokens: tuple[Token, ...], action: TokenKind) -> list[Token | None]:
    """Return who wins the contest for the left card, and that for the right one: the last to bid, as each bids more.

    Rules: STYX-BID-12 to -15.
    """
    best: list[Token | None] = [None, None]
    for token in tokens:
        if token.bid and token.action == action:
            best[token.slot] = token
    return best


def possible_bids(state: State, token: Token) -> range:
    """Return what a revealed token may bid. Rules: STYX-BID-02 to -04, STYX-BID-06 to -09."""
    rules, player = state.rules, state.players[token.seat]
    best = winners_of(state.tokens, token.action)[token.slot]
    stands = 0 if best is None or best.bid is None else best.bid
    if token.action == MUSTER:
        return possible(stands, rules.numbers.muster_minimum_bid, min(player.coins, MOST_BID))
    return possible(stands, rules.least[state.audience.cards[token.slot]], usable_strength(rules, player.army))


def has_failed(state: State, token: Token) -> bool:
    """Tell whether a bid failed: outbid, or called off because its card was Eliminated. Rule: STYX-VARIANT-04."""
    if not token.bid:
        return False
    if token.action == MUSTER and state.audience.fates[token.slot] == ELIMINATED:
        return True
    return winners_of(state.tokens, token.action)[token.slot] != token


def in_turn_order(state: State) -> tuple[Seat, ...]:
    """Return the seats, the First Player's first."""
    return clockwise(state.audience.first, len(state.players))


def can_look(rules: Rules, army: tuple[ArmyCard, ...], tokens: tuple[Token, ...], seat: Seat) -> bool:
    """Tell whether a seat may look at a token before placing one. Rules: STYX-EFFECT-16 to -18."""
    for one in army:
        if one.card in rules.lookers and one.up:
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
    winners = enumerate(winners_of(state.tokens, MUSTER))
    return [(audience.cards[slot], token.seat) for slot, token in winners if token and audience.fates[slot] == MUSTERED]


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
