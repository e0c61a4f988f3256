"""What stands over the boards of Hybris: how far the game has come, the Greatness track, the Well, the Pillars."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris.change import order_of
from thesmos.games.hybris.display.layout import paragraph, row
from thesmos.games.hybris.display.people import god, gods
from thesmos.games.hybris.display.wording import counted, listed, name_of, whereabouts
from thesmos.games.hybris.entries import (
    BeginDraft,
    BeginPlanning,
    CloseAge,
    NextAge,
    NextTurn,
    PlanToken,
    Score,
    StartAge,
)
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.pillars import turn_order
from thesmos.games.hybris.state import State

LEGEND = "In effects, you are the player whose card or tile it is; a remove takes a component off an Enhancement tile."
PHASES: tuple[tuple[type, str], ...] = (
    (StartAge, "Divine Pillar Phase"),
    (BeginDraft, "Divine Pillar Phase"),
    (BeginPlanning, "Divine Pillar Phase"),
    (PlanToken, "Planning Phase"),
    (NextTurn, "Action Phase"),
    (CloseAge, "End of Age Phase"),
    (NextAge, "End of Age Phase"),
    (Score, "end of the game"),
)
"""What is still to come in each phase and not in those after it."""


def phase_of(state: State) -> str:
    """Return the phase of the Age; "" when the game is over."""
    coming = {type(entry) for entry in state.agenda}
    return next((phase for entry, phase in PHASES if entry in coming), "")


def table_lines(state: State) -> list[str]:
    """Return how far the game has come, the Greatness track, the Well and the Divine Pillars."""
    return [*_course(state), *_track(state), *_well(state), *_pillars(state)]


def _course(state: State) -> list[str]:
    rules, turn = state.rules, state.turn
    fear = ", ".join(str(age) for age in sorted(rules.reveals) if age >= state.course.age)
    acting = ""
    if turn.seat is not None:
        acting = f"turn of {god(state, turn.seat)}"
        acting += f" with {name_of(rules, turn.character)}" if turn.character else ""
        acting += f" {whereabouts(rules, turn.place)}" if turn.place else ""
    facts = (
        f"AGE {state.course.age} of {rules.numbers.start.ages}",
        phase_of(state),
        acting,
        f"Primordials at the end of Ages {fear}" if fear else "",
    )
    return [row(*facts)]


def _track(state: State) -> list[str]:
    spaces = [f"{n} {'empty' if seat is None else god(state, seat)}" for n, seat in enumerate(state.track, 1)]
    order = ""
    if all(player.standing.pillar for player in state.players):
        order = f"turn order: {gods(state, turn_order(state))}"
    return [row(f"Greatness track: {', '.join(spaces)}", order)]


def _well(state: State) -> list[str]:
    numbers = state.rules.numbers.well
    spared = [seat for seat in order_of(state) if allows(state, seat, "no_overflow")]
    losers = [seat for seat in order_of(state) if state.players[seat].growth.temples and seat not in spared]
    first = god(state, losers[0]) if losers else "nobody now"
    warning = f"from {numbers.warning} on the active player loses a Believer"
    return paragraph(
        f"Well of Prayers: {state.well} ({warning}, from {numbers.overflow} on the foremost player with a Temple, "
        f"{first}, loses one and the Well empties)",
        0,
    )


def _pillars(state: State) -> list[str]:
    """Return the Divine Pillars: who has each, what it does for that player and for the others."""
    rules = state.rules
    owners = {player.standing.pillar: Seat(seat) for seat, player in enumerate(state.players)}
    lines = ["DIVINE PILLARS (for the player who has it / for the others)"]
    for pillar in sorted(rules.edition.pillars.values(), key=lambda one: one.number):
        status = "free"
        if pillar.id in owners:
            seat = owners[pillar.id]
            status = god(state, seat) + (", face down" if state.players[seat].standing.flipped else "")
        if pillar.id in state.world.offerings:
            status += f", {counted(1, 'prayer')} on it"
        parts = f"{listed(rules, pillar.upper)} / {listed(rules, pillar.lower)}"
        lines += paragraph(f"{pillar.number} {pillar.name} ({status}): {parts}")
    return lines
