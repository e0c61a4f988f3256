"""Hybris for a person: a state or an observation as lines of text, section by section, up to what is to be decided."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris.display.boards import board_lines
from thesmos.games.hybris.display.choices import choice_lines
from thesmos.games.hybris.display.cities import city_lines
from thesmos.games.hybris.display.combat import combat_lines
from thesmos.games.hybris.display.decision import acting, question
from thesmos.games.hybris.display.seats import seat_lines
from thesmos.games.hybris.display.table import LEGEND, table_lines
from thesmos.games.hybris.state import State


def display(state: State, seat: Seat | None = None) -> str:
    """Return a table as lines of at most 120 columns: all that a state or an observation holds.

    Args:
        state: a state, which shows everything, or the observation of a seat.
        seat: the one that looks, to be called "you", or None for a spectator; it hides no part of the state.
    """
    asked = question(state, seat)
    lines = [*table_lines(state), *board_lines(state, seat), *city_lines(state)]
    for other in range(len(state.players)):
        lines += seat_lines(state, Seat(other), seat, acting(state))
    lines += combat_lines(state)
    first, *others = lines
    return "\n".join([first, *asked, LEGEND, *others, *asked, *choice_lines(state, seat)])
