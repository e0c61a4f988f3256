"""What can be done: whether an action can be carried out, and whether a list of steps is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from thesmos.core.ids import Seat
from thesmos.games.hybris import costs
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Effect, ListName
from thesmos.games.hybris.language.conditions import meets
from thesmos.games.hybris.language.fighting import own_side
from thesmos.games.hybris.language.quantities import amount_of, players_of
from thesmos.games.hybris.language.symbols import can_show
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import State

LIMITED = ("vp", "aegis", "believer", "prayer")
"""Goods of which there can be too few to pay."""


def can_perform(state: State, seat: Seat, action: str, place: str = "", source: str = "") -> bool:
    """Tell whether a player can carry out an action.

    Args:
        state: as it is.
        seat: who acts.
        action: which action.
        place: the City of a Deploy.
        source: ``olympus`` for a Build straight from a pile.

    Rule: HYBRIS-MOVE-06.
    """
    judge = DOABLE.get(action)
    return judge is None or judge(state, seat, place, source)


def conversions(state: State, seat: Seat) -> Iterator[str]:
    """Yield the rows of the conversion chart that can be paid and done. Rule: HYBRIS-OLYMPUS-03."""
    prayers = state.players[seat].goods.prayer
    for row, steps in state.rules.conversions.items() if prayers else ():
        if prayers >= costs.prayers_for(state, seat, row) and is_open(state, seat, steps, 1):
            yield row


def is_open(state: State, me: Seat, steps: ListName, start: int = 0, publicly: bool = False) -> bool:
    """Tell whether what a list begins with can be paid in full, and what comes after it would do something.

    Args:
        state: as it is.
        me: for whom it would run.
        steps: the list.
        start: the place of its first step that counts.
        publicly: as far as everybody can see: a hand with enough cards has the right ones.

    Rules: HYBRIS-ENH-04, HYBRIS-CORE-01.
    """
    needed: dict[tuple[Seat, str], int] = {}
    for step in state.rules.code[steps][start:]:
        if not isinstance(step, (fx.Pay, fx.Lose)):
            if not would_do(state, me, step):
                return False
            break
        for seat in (me,) if step.who == "me" else players_of(state, me, step.who):
            if not isinstance(step, fx.Pay) or not step.elements:
                needed[seat, step.what] = needed.get((seat, step.what), 0) + amount_of(state, seat, step.n)
            elif not _can_pay_symbols(state, seat, step.elements, publicly or seat != me):
                return False
    return not needed or all(can_give(state, seat, what, n) for (seat, what), n in needed.items())


def can_give(state: State, seat: Seat, what: str, n: int) -> bool:
    """Tell whether a player can give up so much; Greatness never falls short. Rule: HYBRIS-CORE-06."""
    if what in COUNTED:
        return COUNTED[what](state, seat) >= n
    return what not in LIMITED or bool(getattr(state.players[seat].goods, what) >= n)


OF_CHARACTERS = ("quest", "dominate")
"""Actions that only a character can carry out."""
COUNTED: dict[str, Callable[[State, Seat], int]] = {
    "card": lambda state, me: len(state.players[me].holding.hand),
    "temple": lambda state, me: len(state.players[me].growth.temples),
    "virtue": lambda state, me: state.players[me].goods.virtue - 1,
    "determination": lambda state, me: state.players[me].goods.determination,
}
"""What else can fall short."""


def _can_pay_symbols(state: State, me: Seat, elements: tuple[str, ...], publicly: bool) -> bool:
    hand = state.players[me].holding.hand
    if publicly:
        return bool(hand)
    return can_show(elements, [state.rules.cards[card].elements for card in hand])


def can_grant(state: State, me: Seat, step: fx.Perform) -> bool:
    """Tell whether an action can be carried out without a character; a Hero or Olympian alone can fight or quest.

    Rules: HYBRIS-CORE-22, HYBRIS-MOIRAI-01, HYBRIS-COLISEUM-01.
    """
    return step.action not in OF_CHARACTERS and can_perform(state, me, step.action, step.city, step.source)


def would_do(state: State, me: Seat, step: Effect) -> bool:
    """Tell whether a step would do something for anybody whom it names; only steps that need a piece can fail to.

    Rule: HYBRIS-CORE-21.
    """
    judge = NEEDY.get(type(step))
    if judge is None or step.who == "me":
        return judge is None or judge(state, me, step)
    return any(is_secret(me, seat, step) or judge(state, seat, step) for seat in players_of(state, me, step.who))


def is_secret(me: Seat, seat: Seat, step: Effect) -> bool:
    """Tell whether only another player knows if a step would do something: by its hand. Rule: HYBRIS-INFO-01."""
    return seat != me and isinstance(step, fx.Perform) and step.action == "omen"


def _recoverable(state: State, me: Seat, step: fx.Recover) -> bool:
    if step.pile == "zone":
        fight = own_side(state, me)
        return fight is not None and len(fight.side.zone) > len(fight.side.kept)
    return bool(state.world.trained.discard if step.pile == "trained_discard" else state.players[me].holding.discard)


NEEDY: dict[type, Callable[[State, Seat, Any], bool]] = {
    fx.Perform: can_grant,
    fx.Remove: lambda state, me, step: any(costs.removable(state, me, step.what)),
    fx.Recall: lambda state, me, step: bool(costs.recallable(state, me, step.what, step.at)),
    fx.Defeat: lambda state, me, _: bool(costs.undefeated_heroes(state, me)),
    fx.Recover: _recoverable,
    fx.Fight: lambda state, *_: state.world.combat is None,
    fx.Refresh: lambda state, me, step: bool(getattr(state.players[me].tokens, step.space)),
}
"""What tells of each step that needs a piece whether there is one, and of a fight whether there is none yet."""


def quests(state: State, seat: Seat) -> Iterator[str]:
    """Yield the face-up Quests that a player can choose; an act needs a token. Rules: MOIRAI-02, -25, COMP-22."""
    edition, marks = state.rules.edition, state.players[seat].goods.marks
    for quest in state.world.quests:
        if quest is None:
            continue
        if quest.id in edition.epics:
            open_to = marks > 0
        else:
            open_to = all(meets(state, seat, condition) for condition in edition.confrontations[quest.id].needs)
        if open_to:
            yield quest.id


def _can_omen(state: State, seat: Seat, place: str, source: str) -> bool:
    goods = state.players[seat].goods
    if not state.world.hidden or not goods.marks or goods.believer < costs.omen_cost(state, seat):
        return False
    return bool(costs.omen_cards(state, seat))


def _can_deploy(state: State, seat: Seat, place: str, source: str) -> bool:
    player = state.players[seat]
    if not player.goods.marks or not player.growth.stored:
        return False
    cities = state.rules.spaces[MORTAL_WORLD] if place == "any" else (place,)
    return any(costs.free_sites(state, city) for city in cities)


def _can_build(state: State, seat: Seat, place: str, source: str) -> bool:
    return any(costs.plan_builds(state, seat) if source else costs.builds(state, seat))


DOABLE: dict[str, Callable[[State, Seat, str, str], bool]] = {
    "design": lambda state, seat, *_: bool(state.world.plans and state.players[seat].goods.marks),
    "convert": lambda state, seat, *_: any(conversions(state, seat)),
    "produce": lambda state, *_: any(state.world.factory),
    "build": _can_build,
    "omen": _can_omen,
    "train": lambda state, *_: bool(state.world.trained.cards),
    "resurrect": lambda state, seat, *_: bool(costs.fallen_heroes(state, seat)),
    "deploy": _can_deploy,
    "quest": lambda state, seat, *_: any(quests(state, seat)),
    "dominate": lambda state, *_: bool(state.world.champions),
}
"""What tells of each action that needs something whether it is there; the others can always be carried out."""
