"""The six Location boards of Hybris."""

from __future__ import annotations

from collections.abc import Iterable

from thesmos.core.ids import HIDDEN, Seat
from thesmos.games.hybris.display import components
from thesmos.games.hybris.display.layout import packed, paragraph
from thesmos.games.hybris.display.people import god, gods, pile, standing_at
from thesmos.games.hybris.display.wording import counted, joined, listed, name_of, symbols
from thesmos.games.hybris.language.symbols import ELEMENTS
from thesmos.games.hybris.queries import unseen_of
from thesmos.games.hybris.state import FALLEN, Deck, State


def board_lines(state: State, viewer: Seat | None) -> list[str]:
    """Return the boards around the Mortal World."""
    return [
        *_olympus(state),
        *_forge(state),
        *_oracle(state, viewer),
        *_moirai(state),
        *_coliseum(state, viewer),
        *_underworld(state),
    ]


def _head(state: State, location: str) -> list[str]:
    """Return a Location with its actions and its spaces."""
    rules = state.rules
    facts = rules.edition.locations[location]
    spaces = []
    for number, space in enumerate(rules.spaces[location], 1):
        many = ", any number" if space in rules.dashed else ""
        spaces.append(f"{number} ({listed(rules, rules.bonus[space])}{many}): {standing_at(state, space) or 'free'}")
    full = standing_at(state, location)
    spaces.append(f"if none is free, {listed(rules, facts.penalty)}" + (f": {full}" if full else ""))
    closed = "" if "prophet" in facts.open_to else "; no Prophets"
    actions = " or ".join(action.capitalize() for action in facts.actions)
    return [f"{name_of(rules, location).upper()} ({actions}{closed})", *packed("spaces", spaces, ";")]


def _olympus(state: State) -> list[str]:
    rules, plans = state.rules, state.world.plans
    lines = _head(state, "olympus")
    lines += packed("conversions:", [listed(rules, steps) for steps in rules.conversions.values()], ";")
    types = dict.fromkeys(facts.type for facts in rules.technologies.values())
    for kind in types:
        left = [name_of(rules, one) for one in plans if rules.technologies[one].type == kind]
        lines += packed(f"{kind} {len(left)}:", left)
    return lines


def _forge(state: State) -> list[str]:
    rules, numbers, world = state.rules, state.rules.numbers, state.world
    lines = _head(state, "forge")
    for letter, less, tile in zip(numbers.workshop.spaces, numbers.workshop.discount, world.workshop, strict=True):
        discount = f" (discount {less})" if less else ""
        held = "free" if tile is None else f"{god(state, tile.seat)}: {components.tile(rules, tile.id)}"
        lines += paragraph(f"Workshop {letter.upper()}{discount}: {held}")
    for number, tile in zip(numbers.factory.spaces, world.factory, strict=True):
        held = "free" if tile is None else f"{god(state, tile.seat)}: {components.tile(rules, tile.id)}"
        lines += paragraph(f"Factory {number}: {held}")
    return lines


def _oracle(state: State, viewer: Seat | None) -> list[str]:
    rules, world = state.rules, state.world
    cards = rules.cards
    shown = {symbol for card, _ in world.omens for symbol in cards[card].elements}
    omens = [
        f"{cards[card].name} of {god(state, seat)} ({symbols(cards[card].elements)})" for card, seat in world.omens
    ]
    missing = [one for one in ELEMENTS if one not in shown]
    lines = _head(state, "oracle")
    lines += packed("below the board:", omens or ["nothing"])
    lines += paragraph(f"elements not shown there: {joined(missing) if missing else 'none'}")
    groups = sorted(rules.reveals.items())[len(rules.reveals) - len(world.hidden) :]
    for (age, group), card, seers in zip(groups, world.hidden, world.seers, strict=True):
        known = [one.name for one in rules.edition.primordials.values() if one.group == group]
        what = f"unknown, one of {joined(known, 'or')}" if card == HIDDEN else components.primordial(rules, card)
        seen = f" (seen by {gods(state, seers)})" if seers else ""
        lines += paragraph(f"{group}, end of Age {age}{seen}: {what}")
    return lines + _deck(state, "Premonitions", world.premonitions, viewer)


def _deck(state: State, name: str, deck: Deck, viewer: Seat | None) -> list[str]:
    """Return a deck: how many cards, which of them the viewer has seen, and what is discarded."""
    facts = f"{name}: deck {len(deck.cards)}"
    if viewer is not None:
        seen = deck.cards[len(unseen_of(deck, viewer)) :]
        facts += f", seen from the top: {_names(state, reversed(seen))}" if seen else ""
    return paragraph(f"{facts}, {pile(state.rules, deck.discard)}")


def _names(state: State, cards: Iterable[str]) -> str:
    return ", ".join(name_of(state.rules, card) for card in cards)


def _moirai(state: State) -> list[str]:
    lines = _head(state, "moirai")
    last = len(state.world.quests)
    for number, quest in enumerate(state.world.quests, 1):
        leaves = " (leaves at the end of the Age)" if number == last else ""
        if quest is None:
            lines += paragraph(f"Quest space {number}: empty")
            continue
        acts = tuple(god(state, seat) for seat in quest.acts)
        first, *others = components.quest(state.rules, quest.id, acts)
        lines += paragraph(f"Quest space {number}{leaves}: {first}")
        for line in others:
            lines += paragraph(line, 6)
    return [*lines, f"  Quest deck {len(state.world.quest_deck)}"]


def _coliseum(state: State, viewer: Seat | None) -> list[str]:
    lines = _head(state, "coliseum")
    for name in state.world.champions:
        lines += paragraph(components.champion(state.rules, name))
    return lines + _deck(state, "Trained cards", state.world.trained, viewer)


def _underworld(state: State) -> list[str]:
    rules, captives = state.rules, state.world.captives
    top = rules.edition.primordials[captives[-1]]
    lines = _head(state, "underworld")
    lines += paragraph(f"captive: {top.name}, Drain gives {counted(top.aegis, 'aegis')}")
    fallen = [
        f"{name_of(rules, one.id)} ({god(state, Seat(seat))})"
        for seat, player in enumerate(state.players)
        for one in player.crew
        if one.place == FALLEN
    ]
    return lines + packed("fallen Heroes:", fallen or ["none"])
