"""Players and characters of Hybris by name, and who stands where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from thesmos.core.ids import HIDDEN, Seat
from thesmos.games.hybris.display.wording import name_of, place_of
from thesmos.games.hybris.rules import Rules
from thesmos.games.hybris.state import FALLEN, RESERVE, Character, State


def god(state: State, seat: Seat) -> str:
    """Return the Olympian of a seat."""
    return name_of(state.rules, state.players[seat].olympian)


def named(state: State, seat: Seat, viewer: Seat | None) -> str:
    """Return a player as the viewer calls it."""
    return f"{god(state, seat)} (seat {seat}{', you' if seat == viewer else ''})"


def gods(state: State, seats: Iterable[Seat]) -> str:
    """Return the Olympians of seats."""
    return ", ".join(god(state, seat) for seat in seats)


def standing_at(state: State, place: str) -> str:
    """Return who stands on a space, a City or an illustration, and which Player token lies there; "" for nobody."""
    there = [
        name_of(state.rules, one.id) + ("" if one.id == player.olympian else f" ({god(state, Seat(seat))})")
        for seat, player in enumerate(state.players)
        for one in player.crew
        if one.place == place
    ]
    for mark in state.world.marks:
        if mark.space == place:
            there.append(f"token of {god(state, mark.seat)}{'' if mark.up else ': forbidden'}")
    return ", ".join(there)


def space_name(rules: Rules, space: str) -> str:
    """Return a space, City or illustration as people call it.

    >>> from thesmos.games.hybris.game import GAME
    >>> space_name(GAME.start(2, 0).rules, "space-olympus-1")
    'space 1 of Olympus'
    """
    location = rules.location[space]
    if space in rules.edition.cities:
        return place_of(rules, space)
    if space == location:
        return f"the illustration of {place_of(rules, space)}"
    return f"space {rules.spaces[location].index(space) + 1} of {place_of(rules, location)}"


def where(rules: Rules, one: Character) -> str:
    """Return where a character is, and whether it can be activated."""
    if one.place == FALLEN:
        return "in the Underworld, defeated"
    preposition = "in" if one.place in rules.edition.cities else "on"
    place = "in reserve" if one.place == RESERVE else f"{preposition} {space_name(rules, one.place)}"
    facts = ["wounded"] * one.down + ["activated"] * one.spent
    facts += [f"token {name_of(rules, one.token)}"] if one.token else []
    return ", ".join([place, *facts])


def tally(rules: Rules, names: Iterable[str]) -> str:
    """Return components by name, equal ones together; those that are unknown last.

    >>> from thesmos.games.hybris.game import GAME
    >>> tally(GAME.start(2, 0).rules, ("cc-combo", "cc-combo", "cc-riposte"))
    '2 Combo, Riposte'
    """
    counts = Counter(names)
    unknown = counts.pop(HIDDEN, 0)
    known = [name_of(rules, one) if n == 1 else f"{n} {name_of(rules, one)}" for one, n in counts.items()]
    return ", ".join(known + ([f"{unknown} unknown"] if unknown else [])) or "none"


def pile(rules: Rules, cards: tuple[str, ...]) -> str:
    """Return a discard pile."""
    return f"discard pile {len(cards)}: {tally(rules, cards)}" if cards else "discard pile empty"
