"""Conditions of the effect language, and what is in force for a player: stats and rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Ability, Condition
from thesmos.games.hybris.entries import Happening, Run
from thesmos.games.hybris.language.fighting import ATTACKER, is_between_players, joins, own_side
from thesmos.games.hybris.language.quantities import amount_of
from thesmos.games.hybris.language.symbols import can_show
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import State, Words


def sources(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what holds the abilities in force for a seat, in the order in which they run.

    Rules: HYBRIS-CORE-18, HYBRIS-COLISEUM-07.
    """
    player, rules = state.players[seat], state.rules
    others = player.growth.in_play
    if player.standing.lasting or state.turn.character in rules.edition.champions:
        others = _joined(state, seat)
    return rules.olympians[player.olympian].powers + others


def _joined(state: State, seat: Seat) -> Words:
    """Return what is in play with the abilities lent and the allied Hero that acts, each where it came into force."""
    player, turn = state.players[seat], state.turn
    found = list(player.growth.in_play)
    for lent in reversed(player.standing.lasting):
        found.insert(lent.since, lent.ability)
    if turn.seat == seat and turn.character in state.rules.edition.champions:
        found.insert(turn.since, turn.character)
    return tuple(found)


def stat(state: State, seat: Seat, name: str, row: str = "") -> int:
    """Return what is added to a stat of a seat; `row` is the conversion in question."""
    total, modifiers = 0, state.rules.modifiers[name]
    held = sources(state, seat)
    if modifiers.keys().isdisjoint(held):
        return total
    for source in held:
        for ability, step in modifiers.get(source, ()):
            if step.row in ("", row) and _in_force(state, seat, ability):
                total += amount_of(state, seat, step.n)
    return total


def allows(state: State, seat: Seat, rule: str) -> bool:
    """Tell whether a rule of the effect language is switched on for a seat."""
    allowances = state.rules.allowances[rule]
    held = sources(state, seat)
    if allowances.keys().isdisjoint(held):
        return False
    return any(_in_force(state, seat, ability) for source in held for ability in allowances.get(source, ()))


def _in_force(state: State, seat: Seat, ability: Ability) -> bool:
    return ability.when is None or holds(state, seat, ability.when)


def holds(
    state: State, me: Seat, condition: Condition, event: Happening | None = None, frame: Run | None = None
) -> bool:
    """Tell whether a condition holds for a player.

    Args:
        state: as it is.
        me: the player.
        condition: in question.
        event: what triggered the reaction, if one runs.
        frame: the list in which the condition stands, if it does in one.
    """
    return TESTS[type(condition)](state, me, condition, event, frame)


def count_is(state: State, me: Seat, test: fx.CountIs, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether a count lies within limits."""
    found = amount_of(state, me, test.count, frame)
    return (
        (test.at_least is None or found >= test.at_least)
        and (test.at_most is None or found <= test.at_most)
        and (test.exactly is None or found == test.exactly)
    )


def at(state: State, me: Seat, test: fx.At, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether the character that I activated this turn stands at a place. Rule: HYBRIS-PREM-07."""
    turn = state.turn
    if turn.seat != me or not turn.place or not is_place(turn.place, test.place, state):
        return False
    return test.kind in ("", "any", state.rules.kind[turn.character])


def is_place(here: str, asked: str, state: State) -> bool:
    """Tell whether a Location or City is the place that is asked for; every City is a ``city``."""
    return here == asked or (asked == "city" and here in state.rules.spaces[MORTAL_WORLD])


def elements(state: State, me: Seat, test: fx.Elements, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether cards of the hand or of the own combat zone show the symbols. Rule: HYBRIS-MOIRAI-21."""
    return _show(state, me, test)


def _show(state: State, me: Seat, test: fx.Elements, *, wild: bool = False) -> bool:
    cards = state.players[me].holding.hand
    if test.cards == "zone":
        fight = own_side(state, me)
        cards = () if fight is None else fight.side.zone
    shown = [state.rules.cards[card].elements for card in cards]
    return can_show(test.elements, shown, len(shown) if wild else 0)


def role(state: State, me: Seat, test: fx.Role, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether I am the Attacker or the Defender of this combat between players. Rules: PVP-01, PVE-11."""
    fight = own_side(state, me)
    if fight is None or not is_between_players(fight.combat):
        return False
    return (fight.mine == ATTACKER) == (test.role == "attacker")


def fighter(state: State, me: Seat, test: fx.Fighter, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether my character in this combat is of a kind."""
    fight = own_side(state, me)
    return fight is not None and state.rules.kind[fight.side.character] == test.kind


def versus(state: State, me: Seat, test: fx.Versus, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether the other side of this combat is of a kind."""
    fight = own_side(state, me)
    if fight is None:
        return False
    combat, other = fight.combat, fight.other
    if other.seat is None:
        return test.kind == "game" or (test.kind == "monster" and combat.cause == "confrontation")
    return test.kind == "player" or (test.kind == "olympian" and state.rules.kind[other.character] == "olympian")


def combo(state: State, me: Seat, test: fx.Combo, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether my newest card completes a Combo with the card to its left. Rule: HYBRIS-COMBAT-11."""
    fight = own_side(state, me)
    return fight is not None and joins(state, fight.side.zone, len(fight.side.zone) - 1)


def event_is(state: State, me: Seat, test: fx.EventIs, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether a field of the event has a value; a field that is not there has none."""
    if event is None:
        return False
    match test.field:
        case "actor":
            return event.seat is not None and (event.seat == me) == (test.word == "me")
        case "character":
            return event.character == test.word
        case "place":
            return bool(event.place) and is_place(event.place, test.word, state)
        case _:
            return event.tile_type == test.word


def has_pillar(state: State, me: Seat, test: fx.HasPillar, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether I hold a Divine Pillar. Rule: HYBRIS-MOIRAI-13."""
    return state.players[me].standing.pillar == test.pillar


def all_of(state: State, me: Seat, test: fx.AllOf, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether every condition holds."""
    return all(holds(state, me, one, event, frame) for one in test.of)


def any_of(state: State, me: Seat, test: fx.AnyOf, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether at least one condition holds."""
    return any(holds(state, me, one, event, frame) for one in test.of)


def none_of(state: State, me: Seat, test: fx.NoneOf, event: Happening | None, frame: Run | None) -> bool:
    """Tell whether no condition holds."""
    return not any_of(state, me, fx.AnyOf(test.of), event, frame)


TESTS: dict[type, Callable[[State, Seat, Any, Happening | None, Run | None], bool]] = {
    fx.CountIs: count_is,
    fx.At: at,
    fx.Elements: elements,
    fx.Role: role,
    fx.Fighter: fighter,
    fx.Versus: versus,
    fx.Combo: combo,
    fx.EventIs: event_is,
    fx.HasPillar: has_pillar,
    fx.AllOf: all_of,
    fx.AnyOf: any_of,
    fx.NoneOf: none_of,
}
"""What judges each condition; those about a combat hold for nobody who doesn't fight in one."""


def meets(state: State, me: Seat, condition: Condition) -> bool:
    """Tell whether a condition of a Quest or Premonition holds: there a rule may let each card show one more symbol."""
    judge = NEEDS.get(type(condition))
    return holds(state, me, condition) if judge is None else judge(state, me, condition)


NEEDS: dict[type, Callable[[State, Seat, Any], bool]] = {
    fx.Elements: lambda state, me, test: _show(state, me, test, wild=allows(state, me, "wild_element")),
    fx.AllOf: lambda state, me, test: all(meets(state, me, one) for one in test.of),
    fx.AnyOf: lambda state, me, test: any(meets(state, me, one) for one in test.of),
}
"""What judges conditions of Quests and Premonitions in which symbols may be asked for."""
