"""Derived facts of a state of Rixus."""

from __future__ import annotations

from thesmos.core.game import Outcome, Zones
from thesmos.core.ids import CardId, Seat
from thesmos.games.rixus import ids
from thesmos.games.rixus.rules import Rules
from thesmos.games.rixus.state import FinishCard, Hero, State
from thesmos.toolkit.seating import ranked

IDLE_ROUNDS = 3
"""Whole rounds without any action after which the game is a draw. Rule: RIXUS-VICTORY-03."""


def strength_of(rules: Rules, card: CardId, journeys: tuple[CardId, ...], banners: tuple[CardId, ...]) -> int:
    """Return the overall strength of a hero. Rules: RIXUS-ZONE-05, RIXUS-EFFECT-04."""
    cards = rules.cards
    return cards[card].strength + sum(cards[j].strength for j in journeys) + sum(cards[b].amount for b in banners)


def is_idle_draw(state: State) -> bool:
    """Tell whether the table has passed for so long that the game is over. Rule: RIXUS-VICTORY-03."""
    return state.idle >= IDLE_ROUNDS * len(state.players)


def can_draw(state: State) -> bool:
    """Tell whether any card is left to draw. Rule: RIXUS-ZONE-03."""
    return bool(state.deck or state.cemetery)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on. Rules: RIXUS-VICTORY-01 to -03."""
    if state.agenda:
        return None
    scores = tuple(player.spoils for player in state.players)
    if is_idle_draw(state):
        return Outcome(ranked(scores), "idle", ids.IDLE, scores)
    others = (tuple(seat for seat in place if seat != state.turn) for place in ranked(scores))
    return Outcome(((state.turn,), *filter(None, others)), "spoils", ids.VICTORY, scores)


def cards_of(hero: Hero) -> tuple[CardId, ...]:
    """Return all cards that leave play with a hero. Rules: RIXUS-ZONE-05, RIXUS-EFFECT-04."""
    return (hero.card, *hero.journeys, *hero.banners)


def zones(state: State) -> Zones:
    """Return what lies where; every card of the edition is in exactly one zone."""
    found: dict[str, tuple[str, ...]] = {
        "deck": state.deck,
        "cemetery": state.cemetery,
        "camp": tuple(monster.card for monster in state.camp.monsters),
        "in play": tuple(entry.card for entry in state.agenda if isinstance(entry, FinishCard)),
    }
    for seat, player in enumerate(state.players):
        found[f"hand {seat}"] = player.hand
        found[f"army {seat}"] = tuple(card for hero in player.army for card in cards_of(hero))
    return found


def hidden(state: State, seat: Seat) -> Zones:
    """Return the cards that a seat may not know, by zone. Rules: RIXUS-INFO-01 to -03."""
    found: dict[str, tuple[str, ...]] = {
        "deck": state.deck,
        "camp": tuple(monster.card for monster in state.camp.monsters if seat not in monster.seen),
    }
    for other, player in enumerate(state.players):
        if other != seat:
            secret = list(player.hand)
            for card, viewer in player.exposed:
                if viewer == seat:
                    secret.remove(card)
            found[f"hand {other}"] = tuple(secret)
    return found
