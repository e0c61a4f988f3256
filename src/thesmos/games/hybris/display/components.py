"""Cards and tiles of Hybris, each in a sentence or two."""

from __future__ import annotations

from thesmos.core.ids import Seat
from thesmos.games.hybris.cards import EpicQuest
from thesmos.games.hybris.costs import discount
from thesmos.games.hybris.display.wording import (
    counted,
    enemy,
    joined,
    listed,
    name_of,
    powers,
    symbols,
    told_all,
    told_condition,
    whereabouts,
)
from thesmos.games.hybris.effects import At
from thesmos.games.hybris.entries import LeaveOut
from thesmos.games.hybris.language.reactions import spent
from thesmos.games.hybris.rules import Rules
from thesmos.games.hybris.state import State


def cost_of(believers: int, aegis: int) -> str:
    """Return what is paid in Believers and Aegis.

    >>> cost_of(2, 0)
    '2 Believers'
    """
    parts = [counted(n, what) for n, what in ((believers, "believer"), (aegis, "aegis")) if n]
    return joined(parts) if parts else "nothing"


def left_out(state: State, asked: LeaveOut) -> int:
    """Return how many resources are left out of the cost of a Build."""
    cost = state.rules.technologies[asked.tile].cost
    return min(discount(state, asked.seat, asked.space), cost.believer + cost.aegis)


def tile(rules: Rules, name: str) -> str:
    """Return a Technology tile with all its values."""
    facts = rules.technologies[name]
    cost, links = cost_of(facts.cost.believer, facts.cost.aegis), ", ".join(facts.links)
    gives = f"{facts.vp} VP, {counted(facts.prayers, 'prayer')}"
    values = f"{facts.type}, costs {cost}, gives {gives}, links {links or 'none'}"
    return f"{facts.name}: {values}; {powers(rules, facts.power)}"


def card(rules: Rules, name: str) -> str:
    """Return a Combat card or a Premonition with all its values; what nobody may know is unknown."""
    if name in rules.edition.premonitions:
        return premonition(rules, name)
    if name not in rules.cards:
        return name_of(rules, name)
    facts = rules.cards[name]
    parts = [f"cost {facts.cost}", f"Force {facts.force}", facts.type, symbols(facts.elements)]
    sides = (facts.left, facts.right)
    if sides != ("none", "none"):
        parts.append(f"combo sides {' | '.join(sides)}" + (f" (+{facts.force_bonus})" if facts.force_bonus else ""))
    effect = f"; {listed(rules, facts.effect)}" if rules.code[facts.effect] else ""
    return f"{facts.name}: {', '.join(parts)}{effect}"


def facts_of(rules: Rules, name: str) -> str:
    """Return all that is told of a tile, a Combat card or a Premonition but its name; "" if that is unknown."""
    told = tile(rules, name) if name in rules.technologies else card(rules, name)
    return told.removeprefix(name_of(rules, name)).removeprefix(": ")


def premonition(rules: Rules, name: str) -> str:
    """Return a Premonition: where, on which conditions, what for."""
    facts = rules.edition.premonitions[name]
    needs = [one for one in facts.needs if one != At(facts.place)]
    asked = f", if {told_all(rules, needs)}" if needs else ""
    return f"{facts.name}: {whereabouts(rules, facts.place)}{asked}: {listed(rules, facts.reward)}"


def primordial(rules: Rules, name: str) -> str:
    """Return a Primordial with its Wraths."""
    facts = rules.edition.primordials[name]
    wraths = f"Wrath I: {listed(rules, facts.wrath_1)}. Wrath II: {listed(rules, facts.wrath_2)}"
    return f"{facts.name} (Aegis {facts.aegis}). {wraths}"


def champion(rules: Rules, name: str) -> str:
    """Return a Hero of the Coliseum: the enemy, and the abilities of the ally."""
    facts = rules.edition.champions[name]
    asked = enemy(facts.base, facts.draw, facts.elements)
    return f"{facts.name}: {asked}; as an ally, while activated: {powers(rules, facts.power)}"


def quest(rules: Rules, name: str, acts: tuple[str, ...]) -> list[str]:
    """Return a Quest: a line for it, and one for each act.

    Args:
        rules: that are played.
        name: of the Quest.
        acts: who completed its acts, in their order.
    """
    epic = rules.edition.epics.get(name)
    if epic is not None:
        return _epic(rules, epic, acts)
    facts = rules.edition.confrontations[name]
    parts = [enemy(facts.base, facts.draw, facts.elements)]
    parts += [f"only if {told_all(rules, facts.needs)}"] if facts.needs else []
    parts += [f"first {listed(rules, facts.before)}"] if rules.code[facts.before] else []
    parts += [listed(rules, facts.during)] if rules.code[facts.during] else []
    parts += [f"at its end {told_condition(rules, one)}, or it is lost" for one in facts.must]
    return [f"{facts.name} (Confrontation): {'; '.join(parts)}; won: {listed(rules, facts.reward)}"]


def _epic(rules: Rules, epic: EpicQuest, acts: tuple[str, ...]) -> list[str]:
    lines = [f"{epic.name} (Epic): with the last act {listed(rules, epic.reward)}"]
    for number, act in enumerate(epic.acts):
        asked = told_all(rules, act.needs) or listed(rules, act.before)
        done = f" (done by {acts[number]})" if number < len(acts) else ""
        lines.append(f"act {act.act}{done}: {asked}: {listed(rules, act.reward)}")
    return lines


def enhancement(state: State, seat: Seat, number: int) -> str:
    """Return an Enhancement tile of a seat: what is still on it, and what it is worth."""
    rules, player = state.rules, state.players[seat]
    facts, gone = rules.enhancements[player.olympian][number], player.growth.removed[number]
    left = [name_of(rules, facts.hero) if one == "hero" else one.capitalize() for one in facts.components[gone:]]
    on_it = f"[{', '.join(left)}] for {facts.vp} VP" if left else "[unlocked]"
    return f"{facts.name} {on_it}; {powers(rules, facts.power)}{used(state, seat, facts.id)}"


def used(state: State, seat: Seat, source: str) -> str:
    """Return whether the abilities of a component have run as often as they may."""
    rules = state.rules
    own = [one for one in rules.abilities.values() if one.source == source]
    return " (used)" if any(spent(state, seat, one) for one in own) else ""
