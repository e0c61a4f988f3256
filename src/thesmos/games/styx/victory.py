"""How Styx ends: four conditions, and the chain of ties."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.game import Outcome
from thesmos.core.ids import RuleId, Seat
from thesmos.games.styx import ids
from thesmos.games.styx.rules import Rules
from thesmos.games.styx.state import ArmyCard, Player, State
from thesmos.toolkit.matching import best_covers, most_covered
from thesmos.toolkit.ties import best_by

CONDITIONS = ("influence", "war", "elements", "horsemen")
RULE_OF: dict[str, RuleId] = {
    "influence": ids.INFLUENCE,
    "war": ids.WAR,
    "elements": ids.ELEMENTS,
    "horsemen": ids.HORSEMEN,
    "exhaustion": ids.EXHAUSTED,
    "standstill": ids.STANDSTILL,
}
CHOICES = ("or", "wild")
"""How the Elements of a card are shown that counts for one of them. Rules: STYX-CARD-04, STYX-CARD-05."""
LONGEST_STANDSTILL = 6
"""Audiences in a row without any token moved after which war breaks out. Rule: STYX-NEXT-11."""


def army_strength(rules: Rules, player: Player) -> int:
    """Return the Strength that counts in the war. Rules: STYX-VICTORY-05, STYX-CARD-15."""
    cards = rules.cards
    return sum(cards[card.card].strength for card in player.army if card.up and not cards[card.card].eternal)


def horsemen(rules: Rules, player: Player) -> int:
    """Return the face-up Horsemen of the Apocalypse. Rules: STYX-VICTORY-11, STYX-VICTORY-12."""
    wanted, found = rules.horsemen, 0
    for one in player.army:
        if one.card in wanted and one.up:
            found += 1
    return found


def covers(rules: Rules, army: tuple[ArmyCard, ...]) -> frozenset[frozenset[str]]:
    """Return the Elements that the face-up cards cover at the same time, in each way that covers the most.

    A card with a choice counts for one Element only. Rules: STYX-CARD-02 to -06.
    """
    return best_covers(*_elements(rules, army))


def covered(rules: Rules, army: tuple[ArmyCard, ...]) -> int:
    """Return how many Elements the face-up cards cover at the same time."""
    return most_covered(*_elements(rules, army))


def _elements(rules: Rules, army: tuple[ArmyCard, ...]) -> tuple[list[str], list[tuple[str, ...]]]:
    """Return the Elements that the face-up cards give for certain, and those of each card with a choice."""
    facts = [rules.cards[card.card] for card in army if card.up]
    fixed = [element for one in facts if one.elements_mode not in CHOICES for element in one.elements]
    return fixed, [one.elements for one in facts if one.elements_mode in CHOICES]


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
    if state.course.ending in ("exhaustion", "standstill"):
        return strongest(state)
    return tuple(seat for seat in map(Seat, range(len(state.players))) if conditions_of(state, seat))


def meets_any(rules: Rules, chaos: int, start: tuple[Player, ...], players: tuple[Player, ...], *, begun: bool) -> bool:
    """Tell whether anybody meets a condition; with Chaos at its goal somebody has the strongest army.

    Nobody met one when an Audience began, except perhaps the first, so only who has changed since is looked at.

    Args:
        rules: the card tables.
        chaos: place of the Chaos token.
        start: the players when the Audience began.
        players: the players now.
        begun: whether an Audience is over before this one.
    """
    numbers = rules.numbers
    if chaos >= numbers.chaos_goal:
        return True
    for seat, player in enumerate(players):
        then = start[seat]
        if player.influence >= numbers.influence_goal:
            return True
        if player.army is then.army and player.soul == then.soul and begun:
            continue
        if player.soul >= numbers.soul_goal and covered(rules, player.army) >= numbers.element_goal:
            return True
        if horsemen(rules, player) >= numbers.horsemen_goal:
            return True
    return False


def _legendary(state: State, seat: Seat) -> int:
    cards = state.rules.cards
    army = state.players[seat].army
    return sum(cards[card.card].strength for card in army if card.up and cards[card.card].legendary)


def tie_chain(state: State) -> tuple[Callable[[Seat], int], ...]:
    """Return what decides between those who meet a condition, in order. Rules: STYX-VICTORY-14 to -17."""
    by_victory = state.course.ending == "victory"
    return (
        lambda seat: len(conditions_of(state, seat)) if by_victory else 0,
        lambda seat: _legendary(state, seat),
        lambda seat: sum(card.up for card in state.players[seat].army),
        lambda seat: horsemen(state.rules, state.players[seat]),
    )


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on; a tie that stands is shared. Rule: STYX-VICTORY-18."""
    ending = state.course.ending
    if not ending:
        return None
    left = best_by(contenders(state), tie_chain(state))
    met = [name for name in CONDITIONS if any(name in conditions_of(state, seat) for seat in left)]
    named = met if ending == "victory" else [ending]
    condition = "+".join(named)
    return Outcome((left, *_others(state, left)), condition, RULE_OF[named[0]], _scores(state, condition))


def _others(state: State, winners: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    rest = [seat for seat in map(Seat, range(len(state.players))) if seat not in winners]
    return (tuple(rest),) if rest else ()


def _scores(state: State, condition: str) -> tuple[int, ...]:
    """Return the places on the Influence track if these alone decided."""
    return tuple(player.influence for player in state.players) if condition == "influence" else ()
