"""Derived facts of a state of Styx."""

from __future__ import annotations

from collections.abc import Iterable

from thesmos.core.game import Zones
from thesmos.core.ids import CardId, Seat
from thesmos.games.styx.actions import MUSTER, TokenKind
from thesmos.games.styx.rules import Rules
from thesmos.games.styx.state import ArmyCard, Audience, Player, State, Token
from thesmos.toolkit.seating import clockwise


def joined(rules: Rules, card: CardId) -> ArmyCard:
    """Return a card as it joins an army, with new counters. Rules: STYX-EFFECT-05, STYX-EFFECT-11."""
    return ArmyCard.make(card, True, rules.cards[card].params.counters)


def turned_down(card: ArmyCard) -> ArmyCard:
    """Return a card face down, without counters. Rule: STYX-EFFECT-10."""
    return ArmyCard.make(card.card, False, 0)


def place_of(army: tuple[ArmyCard, ...], card: CardId, *, up: bool = True) -> int:
    """Return the place of the first copy of a card that lies face up or face down as wanted."""
    return next(place for place, one in enumerate(army) if one.card == card and one.up == up)


def once(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Return each card once, in the order in which they first come."""
    return tuple(dict.fromkeys(cards))


def payers(rules: Rules, army: tuple[ArmyCard, ...]) -> list[int]:
    """Return the places of the cards that can pay for an Elimination. Rules: STYX-BID-08, STYX-CARD-14."""
    return [place for place, card in enumerate(army) if card.up and not rules.cards[card.card].eternal]


def usable_strength(rules: Rules, army: tuple[ArmyCard, ...]) -> int:
    """Return the Strength that an army can bid. Rules: STYX-BID-08, STYX-CARD-11."""
    return sum(rules.cards[army[place].card].elimination_strength for place in payers(rules, army))


def bonus_income(rules: Rules, soul: int) -> int:
    """Return what the Bonus Income token gives at a place of the Soul track. Rules: STYX-TRACK-04, STYX-TRACK-05."""
    numbers = rules.numbers
    return (soul >= numbers.bonus_income_first_mark) + (soul >= numbers.bonus_income_second_mark)


def highest_bid(audience: Audience, action: TokenKind, slot: int) -> int:
    """Return the highest bid of a contest so far, 0 if there is none. Rules: STYX-BID-12 to -14."""
    bids = [token.bid or 0 for token in audience.tokens if token.action == action and token.slot == slot]
    return max(bids, default=0)


def winner_of(audience: Audience, action: TokenKind, slot: int) -> Token | None:
    """Return the token with the highest bid of a contest, if anybody bid. Rule: STYX-BID-15."""
    best: Token | None = None
    for token in audience.tokens:
        if (
            token.action == action
            and token.slot == slot
            and token.bid
            and (best is None or token.bid > (best.bid or 0))
        ):
            best = token
    return best


def least_bid(rules: Rules, audience: Audience, token: Token) -> int:
    """Return the lowest bid that a revealed token may state.

    Rules: STYX-BID-02, STYX-BID-04, STYX-BID-06, STYX-BID-07, STYX-BID-09.
    """
    more = highest_bid(audience, token.action, token.slot) + 1
    if token.action == MUSTER:
        return max(more, rules.numbers.muster_minimum_bid)
    target = rules.cards[audience.cards[token.slot]]
    return max(more, rules.numbers.elimination_minimum_bid, target.strength if target.legendary else 0)


def most_bid(rules: Rules, player: Player, token: Token) -> int:
    """Return the highest bid that a revealed token may state. Rules: STYX-BID-03, STYX-BID-08."""
    return player.coins if token.action == MUSTER else usable_strength(rules, player.army)


def has_failed(audience: Audience, token: Token) -> bool:
    """Tell whether a bid failed: outbid, or called off because its card was Eliminated. Rule: STYX-VARIANT-04."""
    if not token.bid:
        return False
    if token.action == MUSTER and audience.fates[token.slot] == "eliminated":
        return True
    return winner_of(audience, token.action, token.slot) != token


def in_turn_order(state: State) -> tuple[Seat, ...]:
    """Return the seats, the First Player's first."""
    return clockwise(state.audience.first, len(state.players))


def can_look(state: State, seat: Seat) -> bool:
    """Tell whether a seat may look at a token before placing one. Rules: STYX-EFFECT-16 to -18."""
    tokens = state.audience.tokens
    if any(seat in token.seen for token in tokens) or all(token.seat == seat for token in tokens):
        return False
    cards = state.rules.cards
    return any(card.up and cards[card.card].params.peeks_per_audience for card in state.players[seat].army)


def placed_by(audience: Audience, seat: Seat) -> list[Token]:
    """Return a seat's tokens of this Audience, in the order of placing."""
    return [token for token in audience.tokens if token.seat == seat]


def gone_to(state: State) -> dict[CardId, Seat]:
    """Return who Mustered which card of this Audience."""
    audience = state.audience
    found = {}
    for slot in (0, 1):
        if audience.fates[slot] == "mustered":
            token = winner_of(audience, MUSTER, slot)
            assert token is not None
            found[audience.cards[slot]] = token.seat
    return found


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
        "summoned": audience.summoned,
    }
    for seat, player in enumerate(state.players):
        found[f"army {seat}"] = tuple(card.card for card in player.army)
    return found


def hidden(state: State, seat: Seat) -> Zones:
    """Return the cards that a seat may not know: those of the draw pile. Rules: STYX-INFO-01, STYX-INFO-07."""
    return {"pile": state.world.pile}
