"""Laws of Rixus alone, which the conformance suite checks after every action."""

from __future__ import annotations

from thesmos.core.game import Invariant
from thesmos.games.rixus.actions import Action
from thesmos.games.rixus.queries import strength_of
from thesmos.games.rixus.state import State


def _strengths(before: State, action: Action, after: State) -> str:
    for seat, player in enumerate(after.players):
        for place, hero in enumerate(player.army):
            expected = strength_of(after.rules, hero.card, hero.journeys, hero.banners)
            if hero.strength != expected:
                return f"hero {place} of seat {seat} has strength {hero.strength}, its cards add up to {expected}"
    return ""


def _fights(before: State, action: Action, after: State) -> str:
    revealed = [event.amount for event in after.events if event.name == "revealed"]
    if not revealed:
        return ""
    left = sum(revealed)
    for event in after.events:
        if event.name == "fell":
            if event.amount > left:
                return f"a hero of strength {event.amount} fell to monsters of {left}"
            left -= event.amount
        if event.name == "struck the final blow" and event.amount <= left:
            return f"a hero of strength {event.amount} beat monsters of {left}"
    ends = [event.name for event in after.events if event.name in ("won the war", "lost the war")]
    return "" if len(ends) == 1 else f"a war ended {len(ends)} times"


def _exposure(before: State, action: Action, after: State) -> str:
    for seat, player in enumerate(after.players):
        for card, viewer in player.exposed:
            known = sum(entry == (card, viewer) for entry in player.exposed)
            if viewer == seat or known > player.hand.count(card):
                return f"seat {viewer} is said to know {known} {card} in the hand of seat {seat}"
    return ""


INVARIANTS = (
    Invariant("strengths add up", _strengths),
    Invariant("fights add up", _fights),
    Invariant("what is known of hands is true", _exposure),
)
