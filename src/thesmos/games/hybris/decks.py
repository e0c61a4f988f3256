"""Decks of Hybris: drawing, discarding, and making a new deck when one has run out."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import CardId, RuleId, Seat
from thesmos.core.value import replacer
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import with_boards, with_holding
from thesmos.games.hybris.state import Cards, Deck, State, World, boarded
from thesmos.toolkit.cards import shuffled

_STACKED = {name: replacer(World, name) for name in ("trained", "premonitions")}
"""What returns boards with another one of the decks that all players share."""


def drawn(state: State, seat: Seat, n: int, rule: RuleId, source: str = "") -> State:
    """Draw Combat cards from the own deck into hand, as many as there are.

    Rules: HYBRIS-CORE-07, HYBRIS-CORE-08, HYBRIS-INFO-01.
    """
    while n > 0 and (holding := state.players[seat].holding).deck:
        cards = holding.deck[::-1][:n]
        deck = holding.deck[: len(holding.deck) - len(cards)]
        changed = holding.replace(deck=deck, hand=holding.hand + cards)
        events = [happened("drew", rule, seat, card, 0, None, (seat,)) for card in cards]
        state = rebuilt(with_holding(state, seat, changed, *events), seat)
        n -= len(cards)
    return state


def rebuilt(state: State, seat: Seat) -> State:
    """Shuffle the own discard pile into a new deck, if the deck has run out. Rules: HYBRIS-CORE-07, HYBRIS-CORE-08."""
    holding = state.players[seat].holding
    if holding.deck or not holding.discard:
        return state
    deck, rng = shuffled(holding.discard, state.rules.rank, state.rng, f"reshuffle.combat.{seat}")
    event = happened("reshuffled", ids.REBUILD, seat, "", len(deck))
    return with_holding(state.replace(rng=rng), seat, holding.replace(deck=deck, discard=()), event)


def discarded(state: State, seat: Seat, cards: Cards) -> State:
    """Put cards on the own discard pile, together. Rule: HYBRIS-CORE-08."""
    holding = state.players[seat].holding
    return rebuilt(with_holding(state, seat, holding.replace(discard=holding.discard + cards)), seat)


def drawn_shared(state: State, name: str, seat: Seat, n: int, rule: RuleId) -> State:
    """Draw cards of a shared deck into the hand of a seat, as many as there are.

    Args:
        state: before.
        name: trained or premonitions.
        seat: who draws.
        n: how many.
        rule: by which.

    Rules: HYBRIS-CORE-07, HYBRIS-CORE-08, HYBRIS-COMBAT-07, HYBRIS-INFO-01, HYBRIS-INFO-02.
    """
    while n > 0 and (deck := shared(state, name)).cards:
        cards = deck.cards[::-1][:n]
        holding = state.players[seat].holding
        if name == "trained":
            holding = holding.replace(hand=holding.hand + cards)
        else:
            holding = holding.replace(premonitions=holding.premonitions + cards)
        events = [happened("drew", rule, seat, card, 0, None, (seat,)) for card in cards]
        state = with_deck(with_holding(state, seat, holding, *events), name, taken(deck, len(cards)))
        n -= len(cards)
    return state


def shared(state: State, name: str) -> Deck:
    """Return a deck that all players share: trained or premonitions."""
    deck: Deck = getattr(state.world, name)
    return deck


def taken(deck: Deck, n: int) -> Deck:
    """Return a deck less its top cards, and what seats have seen of it."""
    known = tuple([max(0, seen - n) for seen in deck.known]) if any(deck.known) else deck.known
    return deck.replace(cards=deck.cards[: len(deck.cards) - n], known=known)


def with_deck(state: State, name: str, deck: Deck) -> State:
    """Return the state with another shared deck; one that has run out is made anew from its discard pile.

    Rules: HYBRIS-CORE-07, HYBRIS-CORE-08.
    """
    if deck.cards or not deck.discard:
        return boarded(state, _STACKED[name](state.world, deck), state.events)
    cards, rng = shuffled(deck.discard, state.rules.rank, state.rng, f"reshuffle.{name}")
    event = happened("reshuffled", ids.REBUILD, None, name, len(cards))
    return with_boards(state.replace(rng=rng), event, **{name: Deck(cards, (), (0,) * len(deck.known))})


def put_away(state: State, name: str, cards: tuple[CardId, ...]) -> State:
    """Put cards face up on the discard pile of a shared deck. Rules: HYBRIS-CORE-08, HYBRIS-PREM-04."""
    deck = shared(state, name)
    return with_deck(state, name, deck.replace(discard=deck.discard + cards))
