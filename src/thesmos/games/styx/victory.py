"""How Styx ends: four conditions, and the chain of ties."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from thesmos.core.game import Outcome
from thesmos.core.ids import RuleId, Seat
from thesmos.games.styx import ids
from thesmos.games.styx.cards import ELEMENTS
from thesmos.games.styx.rules import Rules
from thesmos.games.styx.state import ArmyCard, Player, State

CONDITIONS = ("influence", "war", "elements", "horsemen")
RULE_OF: dict[str, RuleId] = {
    "influence": ids.INFLUENCE,
    "war": ids.WAR,
    "elements": ids.ELEMENTS,
    "horsemen": ids.HORSEMEN,
    "exhaustion": ids.EXHAUSTED,
    "standstill": ids.STANDSTILL,
}
LONGEST_STANDSTILL = 6
"""Audiences in a row without any token moved after which war breaks out. Rule: STYX-NEXT-11."""


def army_strength(rules: Rules, player: Player) -> int:
    """Return the Strength that counts in the war. Rules: STYX-VICTORY-05, STYX-CARD-15."""
    cards = rules.cards
    return sum(cards[card.card].strength for card in player.army if card.up and not cards[card.card].eternal)


def horsemen(rules: Rules, player: Player) -> int:
    """Return the face-up Horsemen of the Apocalypse. Rules: STYX-VICTORY-11, STYX-VICTORY-12."""
    return sum(rules.cards[card.card].horseman for card in player.army if card.up)


def covered(rules: Rules, army: tuple[ArmyCard, ...]) -> int:
    """Return how many Elements the face-up cards cover at the same time.

    A card with a choice counts for one Element only, the one that serves best. Rules: STYX-CARD-02 to -06.
    """
    fixed: set[str] = set()
    choices: list[tuple[str, ...]] = []
    for card in army:
        facts = rules.cards[card.card]
        if card.up and facts.elements:
            if facts.elements_mode in ("or", "wild"):
                choices.append(facts.elements)
            else:
                fixed.update(facts.elements)
    return len(fixed) + _assigned(frozenset(ELEMENTS) - fixed, tuple(sorted(choices)))


@cache
def _assigned(missing: frozenset[str], choices: tuple[tuple[str, ...], ...]) -> int:
    """Return how many of the missing Elements can be given a card each."""
    if not missing or not choices:
        return 0
    best = _assigned(missing, choices[1:])
    for element in choices[0]:
        if element in missing:
            best = max(best, 1 + _assigned(missing - {element}, choices[1:]))
    return best


def conditions_of(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the conditions that a seat meets now. Rules: STYX-VICTORY-03 to -12."""
    rules, player = state.rules, state.players[seat]
    numbers = rules.numbers
    met = []
    if player.influence >= numbers.influence_goal:
        met.append("influence")
    if state.world.chaos >= numbers.chaos_goal and seat in strongest(state):
        met.append("war")
    if player.soul >= numbers.soul_goal and covered(rules, player.army) >= numbers.element_goal:
        met.append("elements")
    if horsemen(rules, player) >= numbers.horsemen_goal:
        met.append("horsemen")
    return tuple(met)


def strongest(state: State) -> tuple[Seat, ...]:
    """Return the seats with the strongest army. Rule: STYX-VICTORY-06."""
    strengths = [army_strength(state.rules, player) for player in state.players]
    return tuple(Seat(seat) for seat, strength in enumerate(strengths) if strength == max(strengths))


def contenders(state: State) -> tuple[Seat, ...]:
    """Return the seats that meet a condition, or have the strongest army where the game ends by itself.

    Rules: STYX-VICTORY-13, STYX-NEXT-08, STYX-NEXT-11.
    """
    if state.ending in ("exhaustion", "standstill"):
        return strongest(state)
    return tuple(seat for seat in map(Seat, range(len(state.players))) if conditions_of(state, seat))


def _most_conditions(state: State, seat: Seat) -> int:
    return len(conditions_of(state, seat)) if state.ending == "victory" else 0


def _legendary(state: State, seat: Seat) -> int:
    cards = state.rules.cards
    army = state.players[seat].army
    return sum(cards[card.card].strength for card in army if card.up and cards[card.card].legendary)


def _face_up(state: State, seat: Seat) -> int:
    return sum(card.up for card in state.players[seat].army)


def _horsemen(state: State, seat: Seat) -> int:
    return horsemen(state.rules, state.players[seat])


TIE_CHAIN: tuple[Callable[[State, Seat], int], ...] = (_most_conditions, _legendary, _face_up, _horsemen)
"""What decides between those who meet a condition, in order. Rules: STYX-VICTORY-14 to -17."""


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on; a tie that stands is shared. Rule: STYX-VICTORY-18."""
    if not state.ending:
        return None
    left = contenders(state)
    for measure in TIE_CHAIN:
        best = max(measure(state, seat) for seat in left)
        left = tuple(seat for seat in left if measure(state, seat) == best)
    met = [name for name in CONDITIONS if any(name in conditions_of(state, seat) for seat in left)]
    named = met if state.ending == "victory" else [state.ending]
    return Outcome((left, *_others(state, left)), "+".join(named), RULE_OF[named[0]], _scores(state))


def _others(state: State, winners: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    rest = [seat for seat in map(Seat, range(len(state.players))) if seat not in winners]
    return (tuple(rest),) if rest else ()


def _scores(state: State) -> tuple[int, ...]:
    return tuple(player.influence for player in state.players)
