"""Why an action of a Location can't be carried out, and what keeps a list of steps from being open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.game import Refusal
from thesmos.core.ids import RuleId, Seat
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Effect, ListName
from thesmos.games.hybris.language.opening import is_secret
from thesmos.games.hybris.language.quantities import amount_of, players_of
from thesmos.games.hybris.refusals import pieces
from thesmos.games.hybris.refusals.oracle import no_omen
from thesmos.games.hybris.refusals.quests import no_domination, no_quest
from thesmos.games.hybris.refusals.saying import Clauses, listed, short_of, so_many
from thesmos.games.hybris.refusals.showing import are_shown
from thesmos.games.hybris.refusals.tiles import no_build, no_mark
from thesmos.games.hybris.state import FALLEN, State


def not_doable(state: State, seat: Seat, action: str, place: str = "", source: str = "") -> Clauses:
    """Yield why a player can't carry out an action. Rule: HYBRIS-MOVE-06.

    Args:
        state: as it is.
        seat: who acts.
        action: which action; what the table below does not name can always be carried out.
        place: the City of a Deploy, ``any`` for every City.
        source: ``olympus`` for a Build straight from a pile.
    """
    match action:
        case "build":
            yield from no_build(state, seat, source)
        case "deploy":
            yield from _no_deploy(state, seat, place)
        case _:
            if action in UNDOABLE:
                yield from UNDOABLE[action](state, seat)


def _no_design(state: State, seat: Seat) -> Clauses:
    if not state.world.plans:
        yield Refusal(ids.DESIGN, "no Technology tile is left on Olympus")
    yield from no_mark(state, seat)


def _no_produce(state: State, seat: Seat) -> Clauses:
    if state.world.factory.count(None) == len(state.world.factory):
        yield Refusal(ids.PRODUCE, "the Factory is empty")


def _no_training(state: State, seat: Seat) -> Clauses:
    if not state.world.trained.cards + state.world.trained.discard:
        yield Refusal(ids.TRAINED, "no Trained Combat card is left to draw")


def _no_resurrection(state: State, seat: Seat) -> Clauses:
    if not any(one.place == FALLEN for one in state.players[seat].crew):
        yield Refusal(ids.RESURRECT, f"no Hero of seat {seat} lies in the Underworld")


def _no_conversion(state: State, seat: Seat) -> Clauses:
    if all(any(unconvertible(state, seat, row)) for row in state.rules.conversions):
        prayers = so_many("prayer", state.players[seat].goods.prayer)
        yield Refusal(ids.CONVERT, f"no conversion can be paid and done with {prayers}")


def unconvertible(state: State, seat: Seat, row: str) -> Clauses:
    """Yield why a conversion can't be made. Rules: HYBRIS-OLYMPUS-03, HYBRIS-ENH-04."""
    cost, prayers = costs.prayers_for(state, seat, row), state.players[seat].goods.prayer
    if prayers < cost:
        yield Refusal(ids.PAY, short_of("prayer", cost, prayers))
    yield from closed(state, seat, state.rules.conversions[row], 1)


UNDOABLE: dict[str, Callable[[State, Seat], Clauses]] = {
    "design": _no_design,
    "convert": _no_conversion,
    "produce": _no_produce,
    "omen": no_omen,
    "train": _no_training,
    "quest": no_quest,
    "dominate": no_domination,
    "resurrect": _no_resurrection,
}
"""What tells why an action can't be carried out that needs no more than a player who does it."""


def _no_deploy(state: State, seat: Seat, place: str) -> Clauses:
    if not state.players[seat].growth.stored:
        yield Refusal(ids.NO_DEPLOY, f"seat {seat} has no stored tile")
    sites = zip(state.rules.sites, state.world.sites, strict=True)
    if not any(tile is None and place in ("any", city) for (_, city), tile in sites):
        where = "any City" if place == "any" else place
        yield Refusal(ids.NO_DEPLOY, f"there is no empty Technology space in {where}")
    yield from no_mark(state, seat)


def closed(state: State, me: Seat, steps: ListName, start: int = 0) -> Clauses:
    """Yield why a list of steps is not open: what it takes first is not there, or what follows would do nothing.

    Args:
        state: as it is.
        me: for whom it would run.
        steps: the list.
        start: the place of its first step that counts.

    Rules: HYBRIS-CORE-01, HYBRIS-ENH-04.
    """
    code = state.rules.code[steps][start:]
    first = next((at for at, step in enumerate(code) if not isinstance(step, (fx.Pay, fx.Lose))), len(code))
    yield from _unpaid(state, me, code[:first])
    for step in code[first : first + 1]:
        useless = USELESS.get(type(step))
        if useless is not None:
            named = players_of(state, me, step.who)
            if not named:
                yield Refusal(ids.EFFECT, f"there is no {step.who} of seat {me}")
            why = [() if is_secret(me, seat, step) else tuple(useless(state, seat, step)) for seat in named]
            if all(why):
                for refusals in why:
                    yield from refusals


def _unpaid(state: State, me: Seat, taken: tuple[Effect, ...]) -> Clauses:
    needed: dict[tuple[Seat, str], int] = {}
    for step in taken:
        assert isinstance(step, (fx.Pay, fx.Lose)), step
        for seat in players_of(state, me, step.who):
            if isinstance(step, fx.Pay) and step.elements:
                yield from _not_shown(state, me, seat, step.elements)
            else:
                needed[seat, step.what] = needed.get((seat, step.what), 0) + amount_of(state, seat, step.n)
    for (seat, what), n in needed.items():
        there = _owned(state, seat, what)
        if there is not None and there < n:
            yield Refusal(ids.PAY, short_of(what, n, there))


def _not_shown(state: State, me: Seat, seat: Seat, elements: tuple[str, ...]) -> Clauses:
    """Yield that the symbols can't be paid; of another player's hand only its size is known. Rule: HYBRIS-INFO-01."""
    hand = state.players[seat].holding.hand
    if seat != me and not hand:
        yield Refusal(ids.ELEMENTS_SHOWN, f"the hand of seat {seat} is empty")
    elif seat == me and not are_shown(state, elements, hand):
        yield Refusal(ids.ELEMENTS_SHOWN, f"the cards in hand do not show {listed(elements)}")


def _owned(state: State, me: Seat, what: str) -> int | None:
    """Return how much a player can give up of something; None for Greatness, which never falls short."""
    player = state.players[me]
    match what:
        case "greatness":
            return None
        case "card":
            return len(player.holding.hand)
        case "temple":
            return len(player.growth.temples)
        case "virtue":
            return player.goods.virtue - 1
        case _:
            there: int = getattr(player.goods, what)
            return there


OF_CHARACTERS: dict[str, RuleId] = {"quest": ids.QUESTER, "dominate": ids.DOMINATOR}
"""Actions that only a character can carry out, and the rule."""


def _no_action(state: State, me: Seat, step: fx.Perform) -> Clauses:
    if step.action in OF_CHARACTERS:
        reason = f"no effect lets a player {step.action} without a Hero or Olympian"
        yield Refusal(OF_CHARACTERS[step.action], reason)
    yield from not_doable(state, me, step.action, step.city, step.source)


def _no_peace(state: State, me: Seat, step: fx.Fight) -> Clauses:
    if state.world.combat is not None:
        yield Refusal(ids.ONE_FIGHT, "another fight is going on")


USELESS: dict[type, Callable[[State, Seat, Any], Clauses]] = {
    fx.Perform: _no_action,
    fx.Remove: pieces.no_component,
    fx.Recall: pieces.nobody_to_recall,
    fx.Defeat: pieces.nobody_to_defeat,
    fx.Recover: pieces.nothing_to_recover,
    fx.Fight: _no_peace,
    fx.Refresh: pieces.nothing_to_refresh,
}
"""What tells of each step that needs a piece, or that no fight goes on, why it would do nothing."""
