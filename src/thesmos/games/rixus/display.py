"""Rixus for a person: a state or an observation as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from thesmos.core.ids import HIDDEN, Seat
from thesmos.games.rixus.state import Hero, Player, State


def display(state: State, seat: Seat | None = None) -> str:
    """Return the table as seen by a seat, or as the state shows it."""
    rules, camp = state.rules, state.camp
    known = [
        f"{monster.card} {rules.cards[monster.card].strength}" if monster.card != HIDDEN else "face down"
        for monster in camp.monsters
    ]
    lines = [
        f"deck {len(state.deck)} cards   cemetery {len(state.cemetery)}: {_counted(state.cemetery) or 'empty'}",
        f"monster army {len(known)}: {', '.join(known) or 'empty'}   spoils of the monsters {camp.spoils}",
    ]
    for other, player in enumerate(state.players):
        lines += _player(state, Seat(other), player, seat)
    return "\n".join(lines)


def _player(state: State, seat: Seat, player: Player, viewer: Seat | None) -> list[str]:
    mark = ">" if seat == state.turn and state.agenda else " "
    you = " (you)" if seat == viewer else ""
    heroes = "; ".join(f"[{place}] {_hero(hero)}" for place, hero in enumerate(player.army))
    return [
        f"{mark} seat {seat}{you}: spoils {player.spoils}, hand {len(player.hand)}: {_counted(player.hand) or 'empty'}",
        f"    army: {heroes or 'empty'}",
    ]


def _hero(hero: Hero) -> str:
    added = ", ".join((*hero.journeys, *hero.banners))
    return f"{hero.card} {hero.strength}" + (f" ({added})" if added else "")


def _counted(cards: Iterable[str]) -> str:
    counts = Counter("unknown" if card == HIDDEN else card for card in cards)
    return ", ".join(card if count == 1 else f"{count} {card}" for card, count in counts.items())
