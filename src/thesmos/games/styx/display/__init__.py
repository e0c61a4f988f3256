"""Styx for a person: a state or an observation as lines of text, up to what is to be decided."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.styx.actions import SIDES, UNKNOWN
from thesmos.games.styx.display.decision import acting, decision_lines
from thesmos.games.styx.display.seats import seat_lines
from thesmos.games.styx.display.words import INDENT, LEGEND, described, packed, short, strength, told, wrapped
from thesmos.games.styx.entries import CloseAudience, UseEffect
from thesmos.games.styx.queries import revealed
from thesmos.games.styx.state import State, Token


def display(state: State, seat: Seat | None = None) -> str:
    """Return a table as lines: all that a state or an observation holds.

    Args:
        state: a state, which shows everything, or the observation of a seat.
        seat: the one that looks, to be called "you"; it hides nothing.
    """
    lines = _world(state)
    for slot in (0, 1):
        lines += _audience_card(state, slot)
    lines += _sequel(state)
    lines.append(LEGEND)
    for other in range(len(state.players)):
        lines += seat_lines(state, Seat(other), seat, acting(state))
    return "\n".join(lines + decision_lines(state, seat))


def number_of(state: State) -> int:
    """Return the number of the Audience, from 1: the one that is going on, or the last one of a game that is over."""
    goes_on = any(isinstance(entry, CloseAudience) for entry in state.agenda)
    return state.course.audiences + goes_on


def _world(state: State) -> list[str]:
    """Return what belongs to nobody; the center with all values for a Necromancer, who takes from it."""
    rules, world = state.rules, state.world
    top = state.agenda[-1] if state.agenda else None
    takes = isinstance(top, UseEffect) and rules.cards[top.card].ability == "necromancer"
    center = [(short if takes else strength)(rules, card) for card in world.center]
    compensation = "on" if rules.compensation else "off"
    course = [
        f"Audience {number_of(state)}",
        f"First Player seat {state.audience.first}",
        f"draw pile {len(world.pile)}",
        f"compensation {compensation}",
    ]
    lines = [
        "   ".join(course),
        *packed(f"Chaos {world.chaos} of {rules.numbers.chaos_goal}   center discard area:", center or ["empty"]),
    ]
    if world.aside:
        lines += packed("waiting for the Shaman:", [short(rules, card) for card in world.aside])
    return lines


def _audience_card(state: State, slot: int) -> list[str]:
    card = state.rules.cards[state.audience.cards[slot]]
    fate = f" ({state.audience.fates[slot]})" if state.audience.fates[slot] else ""
    lines = wrapped(f"{SIDES[slot]:5} {described(card)}{fate}")
    if card.text:
        lines += wrapped(INDENT + told(card))
    for place, token in enumerate(state.tokens):
        if token.slot == slot:
            lines.append(f"      {_token(state, place, token)}")
    return lines


def _token(state: State, place: int, token: Token) -> str:
    """Return a token; with two players it has a number, since each has two."""
    number = sum(other.seat == token.seat for other in state.tokens[: place + 1])
    named = f"token {number}" if state.rules.placings > 1 else "token"
    if token.action == UNKNOWN:
        action = "face down"
    else:
        action = token.action if place < revealed(state) else f"{token.action} (face down)"
    bid = "" if token.bid is None else f" bids {token.bid}" if token.bid else " skipped"
    return f"{named} of seat {token.seat}: {action}{bid}"


def _sequel(state: State) -> list[str]:
    """Return what is known of the next Audience."""
    sequel = state.audience.sequel
    known = [f"{short(state.rules, card)} (summoned)" for card in sequel.summoned]
    if sequel.lead is not None:
        known.append(f"First Player seat {sequel.lead} (named)")
    return packed("next Audience:", known) if known else []
