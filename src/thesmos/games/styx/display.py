"""Styx for a person: a state or an observation as lines of text."""

from __future__ import annotations

from thesmos.core.ids import CardId, Seat
from thesmos.games.styx.queries import bonus_income, revealed
from thesmos.games.styx.rules import Rules
from thesmos.games.styx.state import ArmyCard, Player, State
from thesmos.games.styx.victory import army_strength, covered, horsemen

QUARTERS = ("0", "1/4", "1/2", "3/4", "1")


def display(state: State, seat: Seat | None = None) -> str:
    """Return the table as seen by a seat, or as the state shows it."""
    world, audience, numbers = state.world, state.audience, state.rules.numbers
    center = ", ".join(world.center) or "empty"
    lines = [
        f"Audience {state.course.audiences + 1}   First Player seat {audience.first}   draw pile {len(world.pile)}",
        f"Chaos {world.chaos} of {numbers.chaos_goal}   center discard area: {center}",
    ]
    if world.aside:
        lines.append(f"waiting for the Shaman: {', '.join(world.aside)}")
    for slot, side in enumerate(("left", "right")):
        fate = f" ({audience.fates[slot]})" if audience.fates[slot] else ""
        lines.append(f"{side:5} {describe(state.rules, audience.cards[slot])}{fate}")
        for place, token in enumerate(state.tokens):
            if token.slot == slot:
                bid = "" if token.bid is None else " skipped" if not token.bid else f" bids {token.bid}"
                lines.append(f"      token of seat {token.seat}: {_token(token.action, place < revealed(state))}{bid}")
    for other, player in enumerate(state.players):
        lines += _player(state, Seat(other), player, seat)
    return "\n".join(lines)


def describe(rules: Rules, card: CardId) -> str:
    """Return a card with all its values in one line."""
    facts = rules.cards[card]
    joint = {"or": " or ", "wild": " or "}.get(facts.elements_mode, " and ")
    parts = [f"{facts.name}: Strength {facts.strength}"]
    if facts.elimination_strength != facts.strength:
        parts.append(f"worth {facts.elimination_strength} in an Elimination")
    if facts.influence_bonus:
        parts.append(f"Influence +{facts.influence_bonus}")
    parts.append(f"income {facts.income:+d}")
    if facts.soul:
        parts.append(f"Soul {QUARTERS[facts.soul]}")
    if facts.elements:
        parts.append(joint.join(facts.elements))
    words = {"Legendary": facts.legendary, "Eternal": facts.eternal, "Horseman": facts.horseman, "Spirit": facts.spirit}
    parts += [word for word, holds in words.items() if holds]
    if facts.ability not in ("none", "standard_bearer"):
        parts.append(f"[{facts.ability.replace('_', ' ')}]")
    return ", ".join(parts)


def _token(action: str, revealed: bool) -> str:
    if action == "?":
        return "face down"
    return action if revealed else f"{action} (face down)"


def _player(state: State, seat: Seat, player: Player, viewer: Seat | None) -> list[str]:
    rules, numbers = state.rules, state.rules.numbers
    you = " (you)" if seat == viewer else ""
    soul = QUARTERS[player.soul] if player.soul < len(QUARTERS) else str(player.soul)
    facts = [
        f"coins {player.coins}",
        f"Influence {player.influence} of {numbers.influence_goal}",
        f"Soul {soul}",
        f"bonus income {bonus_income(rules, player.soul)}",
        f"army Strength {army_strength(rules, player)}",
        f"Elements {covered(rules, player.army)}",
        f"Horsemen {horsemen(rules, player)}",
    ]
    up = "; ".join(_army_card(card) for card in player.army if card.up) or "none"
    down = ", ".join(card.card for card in player.army if not card.up)
    lines = [f"seat {seat}{you}: {', '.join(facts)}", f"      army: {up}"]
    return [*lines, f"      face down: {down}"] if down else lines


def _army_card(card: ArmyCard) -> str:
    return f"{card.card} ({card.counters} counters)" if card.counters else card.card
