"""The combat in progress of Hybris: who fights whom for what, what both sides have played, and what that adds up to."""

from __future__ import annotations

from thesmos.core.ids import HIDDEN, Seat
from thesmos.games.hybris.display import components
from thesmos.games.hybris.display.layout import paragraph
from thesmos.games.hybris.display.people import god
from thesmos.games.hybris.display.wording import ability, counted, name_of, symbols, told_condition, whereabouts
from thesmos.games.hybris.display.wording.pieces import PARTS
from thesmos.games.hybris.entries import DrawEnemy
from thesmos.games.hybris.fights.force import (
    card_force,
    combo_bonus,
    determination,
    elemental_bonus,
    enemy_draw,
    spent,
    total,
)
from thesmos.games.hybris.language.conditions import meets, stat
from thesmos.games.hybris.language.fighting import DEFENDER, is_between_players, is_void, joins, sides
from thesmos.games.hybris.places.deploy import tile_at
from thesmos.games.hybris.state import Combat, Side, State

ROLES = ("Attacker ", "Defender ")
"""What the sides of a combat between players are called."""


def combat_lines(state: State) -> list[str]:
    """Return the combat in progress; nothing if there is none."""
    combat = state.world.combat
    if combat is None:
        return []
    lines = [f"COMBAT {cause(state, combat)}"]
    for number, side in enumerate(sides(combat)):
        lines += _enemy(state, combat) if side.seat is None else _side(state, combat, number, side.seat)
    if combat.won is not None:
        lines += paragraph(f"won by {fighter(state, sides(combat)[combat.won]) or enemy_of(state, combat)}")
    return lines


def cause(state: State, combat: Combat) -> str:
    """Return in words what is fought for, or against whom."""
    rules, what = state.rules, combat.what
    match combat.cause:
        case "city":
            return f"for the space {whereabouts(rules, what)}"
        case "challenge":
            return f"over the deployment of {deployed(state, what)}"
        case "confrontation":
            return f"with {enemy_of(state, combat)}, a Confrontation"
        case "champion":
            return f"with {enemy_of(state, combat)} of the Coliseum"
        case _:
            return f"with the {enemy_of(state, combat)}"


def deployed(state: State, site: str) -> str:
    """Return the tile that was put on a Technology space, and where that is."""
    return f"{name_of(state.rules, tile_at(state, site).id)} on {site}"


def enemy_of(state: State, combat: Combat) -> str:
    """Return the enemy of a combat against the game by name."""
    if combat.cause != "effect":
        return name_of(state.rules, combat.what)
    component = combat.what.partition("/")[0]
    return f"enemy of {name_of(state.rules, component)}" if component in state.rules.edition.cards else "enemy"


def fighter(state: State, side: Side) -> str:
    """Return who fights on a side, a Hero with the Olympian; "" for the game."""
    if side.seat is None:
        return ""
    owner = god(state, side.seat)
    name = name_of(state.rules, side.character)
    return name if name == owner else f"{name} ({owner})"


def _side(state: State, combat: Combat, number: int, seat: Seat) -> list[str]:
    """Return the side of a player: the sum, then the cards from left to right, then what else counts."""
    side = sides(combat)[number]
    zone = range(len(side.zone))
    parts = {
        "cards": sum(card_force(state, side, place) for place in zone),
        "combos": sum(combo_bonus(state, side, place) for place in zone),
        "effects": sum(one.n for one in combat.boosts if one.side == number),
        "abilities": stat(state, seat, "force"),
    }
    role = ROLES[number] if is_between_players(combat) else ""
    used = f"Determination used {spent(state, side)} of {determination(state, seat)}"
    lines = paragraph(f"{role}{fighter(state, side)}: {_sum(total(state, combat, number), parts)}; {used}")
    for place in zone:
        lines += paragraph(f"{place + 1} {_played(state, side, place)}", 4)
    lines += _effects(state, combat, number) + _voided(side)
    for lent in state.players[seat].standing.lasting:
        if lent.until == "combat":
            told = ability(state.rules, state.rules.abilities[lent.ability])
            lines += paragraph(f"until the end of the combat: {told}", 4)
    if combat.cause == "confrontation":
        for condition in state.rules.edition.confrontations[combat.what].must:
            met = "it is so" if meets(state, seat, condition) else "it is not so yet"
            lines += paragraph(f"lost unless {told_condition(state.rules, condition)} at the end: {met}", 4)
    return lines + _secret(state, side)


def _sum(number: int, parts: dict[str, int]) -> str:
    """Return a Total Force with what it is made of; parts that are 0 are left out.

    >>> _sum(3, {"cards": 4, "combos": 0, "abilities": -1})
    'Total Force 3 (cards 4, abilities -1)'
    """
    told = ", ".join(f"{what} {n}" for what, n in parts.items() if n)
    return f"Total Force {number}" + (f" ({told})" if told else "")


def _played(state: State, side: Side, place: int) -> str:
    """Return a card of a player's zone, with whether it joins its neighbour and what of it counts for nothing."""
    name = side.zone[place]
    kind = state.rules.cards[name].type
    facts = [components.card(state.rules, name)]
    if joins(state, side.zone, place) and not is_void(side, "combo", place, kind):
        facts.append(f"joins {name_of(state.rules, side.zone[place - 1])}: +{combo_bonus(state, side, place)}")
    facts += [f"{PARTS[part]} counts for nothing" for part in PARTS if is_void(side, part, place, kind)]
    facts += ["goes to hand at the end"] * (place in side.kept)
    return "; ".join(facts)


def _effects(state: State, combat: Combat, number: int) -> list[str]:
    """Return the Force that cards gave to a side or took from it by their effects."""
    given = []
    for boost in combat.boosts:
        if boost.side == number and boost.card is not None:
            side, place = boost.card
            whose = "" if side == number else "the opponent's "
            given.append(f"{boost.n:+d} of {whose}{name_of(state.rules, sides(combat)[side].zone[place])}")
    return paragraph(f"effects of cards: {', '.join(given)}", 4) if given else []


def _voided(side: Side) -> list[str]:
    """Return what counts for nothing on all cards of a side, those still to come too."""
    kinds = [f"{PARTS[part]} of {of or 'all'} cards" for part, of in side.voided if isinstance(of, str)]
    return paragraph(f"counts for nothing: {', '.join(kinds)}", 4) if kinds else []


def _secret(state: State, side: Side) -> list[str]:
    """Return the card face down and the marker, as far as they are known."""
    lines = []
    for card in side.placed:
        lines += paragraph(f"face down: {components.card(state.rules, card)}", 4)
    marker = "set, unknown" if side.marker == HIDDEN else side.marker
    return lines + (paragraph(f"marker: {marker}", 4) if marker else [])


def _enemy(state: State, combat: Combat) -> list[str]:
    """Return the side of the game: the sum, then the cards that were drawn for it."""
    side, seat = combat.defender, combat.attacker.seat
    assert seat is not None
    parts = {
        "base": combat.base,
        "cards": sum(card_force(state, side, place) for place in range(len(side.zone))),
        "elements": sum(elemental_bonus(state, combat, card) for card in side.zone),
        "effects": sum(one.n for one in combat.boosts if one.side == DEFENDER),
        "abilities": stat(state, seat, "enemy_force"),
    }
    bonus = f"; bonus for {symbols(combat.elements)}" if combat.elements else ""
    coming = any(isinstance(entry, DrawEnemy) for entry in state.agenda)
    left = enemy_draw(state, combat) if coming else 0
    drawn = f"; {counted(left, 'trained')} still to be drawn" if left else ""
    lines = paragraph(f"{enemy_of(state, combat)}: {_sum(total(state, combat, DEFENDER), parts)}{bonus}{drawn}")
    for place, card in enumerate(side.zone):
        facts = state.rules.cards[card]
        counts = [f"Force {card_force(state, side, place)}", symbols(facts.elements)]
        more = elemental_bonus(state, combat, card)
        lines += paragraph(f"{place + 1} {facts.name}: {', '.join(counts)}" + (f" (+{more})" if more else ""), 4)
    return lines + _effects(state, combat, DEFENDER) + _voided(side)
