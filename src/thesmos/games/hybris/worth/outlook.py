"""What the characters that were not activated yet can still do in this Age."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.ids import Seat
from thesmos.games.hybris import costs
from thesmos.games.hybris.language.conditions import meets
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import BONUS, RESERVE, State
from thesmos.games.hybris.worth.cards import strength, within_reach
from thesmos.games.hybris.worth.goods import AEGIS, BELIEVER, ages_left, summed
from thesmos.games.hybris.worth.growth import CREW
from thesmos.games.hybris.worth.prices import POINT, price

TOKEN = 60
"""What a Bonus Location token is worth."""
AGAIN = 50
"""Percent of its worth that a Location has for a second character, of that for a third, and so on."""
FREE = 50
"""What an activation brings at least, wherever."""
TO_DESIGN = 2
"""With so many Ages to come it is worth while to begin a technology."""


def outlook(state: State, seat: Seat) -> int:
    """Return what a seat can still hope for in this Age, with the tokens under its characters."""
    player = state.players[seat]
    if player.standing.passed:
        return 0
    kinds, places = state.rules.kind, worth_of_places(state, seat)
    waiting = [one for one in player.crew if not one.spent and not one.down and one.place == RESERVE]
    hopes, seen = [], dict[str, int]()
    for one in waiting:
        if kinds[one.id] == "olympian" or not one.token:
            continue
        times = seen[one.token] = seen.get(one.token, 0) + 1
        if one.token == BONUS:
            hopes.append(max(places.values()) - TOKEN * min(1, ages_left(state)))
        else:
            hopes.append(places[one.token] * AGAIN ** (times - 1) // 100 ** (times - 1))
    hopes.sort(reverse=True)
    found = sum(hopes[: player.goods.aegis]) + sum(hopes[player.goods.aegis :]) // 3
    if any(kinds[one.id] == "olympian" for one in waiting):
        rest = [worth for place, worth in places.items() if place not in seen] or [FREE]
        found += max(rest) + _pillar(state, seat)
    return found


def _pillar(state: State, seat: Seat) -> int:
    standing = state.players[seat].standing
    if not standing.pillar or standing.flipped:
        return 0
    return max(0, price(state, seat, state.rules.edition.pillars[standing.pillar].upper))


def worth_of_places(state: State, seat: Seat) -> dict[str, int]:
    """Return about what a character brings about at each Location."""
    places = {place: FREE + judge(state, seat) for place, judge in JUDGES.items()}
    for place, reward in within_reach(state, seat):
        there = place if place in places else MORTAL_WORLD
        places[there] += reward // 2
    return places


def _underworld(state: State, seat: Seat) -> int:
    if not ages_left(state):
        return 0
    fallen = CREW[1] * ages_left(state) // 2 if costs.fallen_heroes(state, seat) else 0
    has = state.players[seat].goods.aegis
    value = state.rules.edition.primordials[state.world.captives[-1]].aegis
    return max(fallen, summed(AEGIS, has + value) - summed(AEGIS, has) - FREE)


def _mortal_world(state: State, seat: Seat) -> int:
    player = state.players[seat]
    if player.growth.stored:
        return 200
    if not ages_left(state):
        return POINT
    has = player.goods.believer
    return 40 + summed(BELIEVER, has + 2) - summed(BELIEVER, has) - FREE // 2


def _forge(state: State, seat: Seat) -> int:
    if not ages_left(state) and not state.players[seat].growth.stored:
        return 0
    found = 80 if any(costs.builds(state, seat)) else 0
    return found + 35 * sum(tile is not None and tile.seat == seat for tile in state.world.factory)


def _olympus(state: State, seat: Seat) -> int:
    convert = 70 * (state.players[seat].goods.prayer // 3)
    if ages_left(state) < TO_DESIGN:
        return convert
    rows = (*state.world.workshop, *state.world.factory)
    own = sum(tile is not None and tile.seat == seat for tile in rows)
    return max(convert, 120 - 30 * own)


def _oracle(state: State, seat: Seat) -> int:
    return POINT + 20 * min(2, ages_left(state)) - FREE


def _moirai(state: State, seat: Seat) -> int:
    edition, force, best = state.rules.edition, strength(state, seat), 0
    for quest in state.world.quests:
        if quest is None:
            continue
        if quest.id in edition.epics:
            facts = edition.epics[quest.id]
            act = facts.acts[len(quest.acts)]
            if act.kind in ("own", "reveal") and all(meets(state, seat, test) for test in act.needs):
                last = price(state, seat, facts.reward) if len(quest.acts) + 1 == len(facts.acts) else 0
                best = max(best, price(state, seat, act.reward) + last)
        else:
            enemy = edition.confrontations[quest.id]
            if all(meets(state, seat, test) for test in enemy.needs):
                chance = _chance(force, enemy.base, enemy.draw, enemy.elements)
                best = max(best, chance * price(state, seat, enemy.reward) // 100)
    return best - FREE


def _coliseum(state: State, seat: Seat) -> int:
    if not ages_left(state):
        return 0
    force, best = strength(state, seat), 50
    for name in state.world.champions:
        facts = state.rules.edition.champions[name]
        chance = _chance(force, facts.base, facts.draw, facts.elements)
        best = max(best, chance * (TOKEN + CREW[2] * ages_left(state)) // 100)
    return best - 20


def _chance(force: int, base: int, draw: int, elements: tuple[str, ...]) -> int:
    """Return the chance to beat an enemy in percent; a Trained card brings about two and a half."""
    enemy = 2 * base + 5 * draw + len(elements) * draw // 2
    return max(0, min(90, 50 + 8 * (2 * force - enemy))) if enemy else 90


JUDGES: dict[str, Callable[[State, Seat], int]] = {
    "olympus": _olympus,
    "forge": _forge,
    "oracle": _oracle,
    "moirai": _moirai,
    "coliseum": _coliseum,
    "underworld": _underworld,
    MORTAL_WORLD: _mortal_world,
}
