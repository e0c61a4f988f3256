"""What a seat of Styx has, in lines of text."""

from __future__ import annotations

from functools import reduce

from thesmos.core.ids import Seat
from thesmos.games.styx.cards import ELEMENTS
from thesmos.games.styx.display.words import INDENT, QUARTERS, packed, short, strength
from thesmos.games.styx.queries import incomes_of, usable_strength
from thesmos.games.styx.rules import Rules
from thesmos.games.styx.state import ArmyCard, Player, State
from thesmos.games.styx.victory import army_strength, covered, covers, horsemen


def seat_lines(state: State, seat: Seat, viewer: Seat | None, acting: Seat | None) -> list[str]:
    """Return what a seat has; the seat whose decision it is has a mark."""
    rules, numbers, player = state.rules, state.rules.numbers, state.players[seat]
    soul = QUARTERS[player.soul] if player.soul < len(QUARTERS) else f"{player.soul}/4"
    facts = [
        f"coins {player.coins}",
        f"Influence {player.influence} of {numbers.influence_goal}",
        f"Soul {soul}",
        f"Horsemen {horsemen(rules, player)} of {numbers.horsemen_goal}",
        f"Elements {elements(rules, player.army, numbers.element_goal)}",
        f"Tithe income {_income(state, seat)}",
        f"Strength {army_strength(rules, player)} in the war",
        f"{usable_strength(rules, player.army)} in Eliminations",
    ]
    mark = ">" if seat == acting else " "
    up = [short(rules, card.card, card.counters) for card in player.army if card.up]
    down = [strength(rules, card.card) for card in player.army if not card.up]
    lines = packed(f"{mark} {named(seat, viewer)}:", facts) + packed(f"{INDENT}army:", up or ["none"], ";")
    return lines + packed(f"{INDENT}face down:", down) if down else lines


def named(seat: Seat, viewer: Seat | None) -> str:
    """Return a seat as its viewer calls it."""
    return f"seat {seat} (you)" if seat == viewer else f"seat {seat}"


def elements(rules: Rules, army: tuple[ArmyCard, ...], goal: int) -> str:
    """Return which Elements the face-up cards cover at the same time, with what cards with a choice leave open.

    Rules: STYX-CARD-02 to -06.
    """
    best = covers(rules, army)
    most = covered(rules, army)
    certain, possible = reduce(frozenset.intersection, best), reduce(frozenset.union, best)
    words = [element for element in ELEMENTS if element in certain]
    if possible != certain:
        free = "/".join(element for element in ELEMENTS if element in possible - certain)
        words.append(f"{most - len(certain)} of {free}")
    return f"{most} of {goal}" + (f" ({', '.join(words)})" if words else "")


def _income(state: State, seat: Seat) -> str:
    """Return what a Tithe yields beside the income of its card, as at the start of the Audience until it is handed out.

    Rules: STYX-TITHE-01 to -09, STYX-EFFECT-06 to -08.
    """
    rules = state.rules
    player: Player = state.players[seat] if all(state.audience.fates) else state.audience.start[seat]
    bonus = rules.bonuses[player.soul]
    cards, djinn = incomes_of(rules, player.army)
    parts = [f"Bonus Income {bonus}"] if bonus else []
    parts += [f"{djinn} from counters"] if djinn else []
    total = cards + djinn + bonus
    return f"{total:+d}" + (f" (with {' and '.join(parts)})" if parts else "")
