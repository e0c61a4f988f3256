"""Why a choice for an effect of Styx is not possible, written plainly from the ledger."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from thesmos.core.game import Refusal
from thesmos.core.ids import CardId, RuleId, Seat
from thesmos.games.styx import actions as act
from thesmos.games.styx import ids
from thesmos.games.styx.actions import Action
from thesmos.games.styx.entries import UseEffect
from thesmos.games.styx.queries import gone_to
from thesmos.games.styx.state import State

Clauses = Iterator[Refusal]


def of_effect(state: State, use: UseEffect, action: Action) -> Clauses:
    """Yield every clause that forbids a choice for an effect."""
    rule, verbs, clauses = CLAUSES[state.rules.cards[use.card].ability]
    expected = verbs[0] if use.given is None else verbs[-1]
    if isinstance(action, act.Decline):
        if use.given is not None:
            yield Refusal(rule, "the exchange was begun and must be finished")
    elif not isinstance(action, expected):
        yield Refusal(rule, f"the effect of {use.card} must be used or declined first")
    else:
        yield from clauses(state, use, action)


def _own_up(state: State, seat: Seat, card: CardId, rule: RuleId) -> Clauses:
    if not any(one.card == card and one.up for one in state.players[seat].army):
        yield Refusal(rule, f"{card} does not lie face up in the army of seat {seat}")


def _discard(state: State, use: UseEffect, action: act.Discard) -> Clauses:
    facts = state.rules.cards[action.card]
    yield from _own_up(state, use.seat, action.card, ids.DEVILS_SOUL)
    if action.card == use.card:
        yield Refusal(ids.DEVILS_SOUL, "another card must be turned down")
    if facts.eternal or facts.ability == "zombie":
        yield Refusal(ids.DEVILS_SOUL_EXCLUDES, f"{action.card} is Eternal or the Zombie")


def _claim(state: State, use: UseEffect, action: act.Take) -> Clauses:
    if action.seat is not None:
        yield Refusal(ids.HEADLESS, "the card comes from the draw pile, not from a seat")
    if not state.rules.cards[action.card].horseman:
        yield Refusal(ids.HEADLESS, f"{action.card} is not a Horseman of the Apocalypse")
    if action.card not in state.world.pile:
        yield Refusal(ids.HEADLESS, f"{action.card} is not in the draw pile")


def _is_of_this_audience(state: State, seat: Seat, card: CardId) -> bool:
    """Tell whether all copies of a card that a seat has face up came in this Audience."""
    copies = sum(one.card == card and one.up for one in state.players[seat].army)
    came = sum(other == card and owner == seat for other, owner in gone_to(state))
    return copies <= came if copies else card in state.audience.cards


def _siren(state: State, use: UseEffect, action: act.Give | act.Take) -> Clauses:
    seat = use.seat
    if isinstance(action, act.Take):
        if action.seat is None or action.seat == use.seat or action.seat >= len(state.players):
            yield Refusal(ids.SIREN, "the card must come from another player")
            return
        seat = action.seat
    yield from _own_up(state, seat, action.card, ids.SIREN_EXCLUDES)
    if action.card == use.card:
        yield Refusal(ids.SIREN_EXCLUDES, "the Siren itself can't be exchanged")
    elif _is_of_this_audience(state, seat, action.card):
        yield Refusal(ids.SIREN_OTHER, f"{action.card} is a card of this Audience")
    if state.rules.cards[action.card].kind == "standard-bearer":
        yield Refusal(ids.SIREN_EXCLUDES, "a Standard-Bearer can't be exchanged")


def _necromancer(state: State, use: UseEffect, action: act.Give | act.Take) -> Clauses:
    if isinstance(action, act.Take):
        if action.seat is not None or action.card not in state.world.center:
            yield Refusal(ids.NECROMANCER, f"{action.card} is not in the center discard area")
        return
    facts = state.rules.cards[action.card]
    yield from _own_up(state, use.seat, action.card, ids.NECROMANCER_EXCLUDES)
    if action.card == use.card or facts.eternal or facts.kind == "standard-bearer":
        reason = f"{action.card} is the Necromancer, Eternal or a Standard-Bearer"
        yield Refusal(ids.NECROMANCER_EXCLUDES, reason)


def _raise(state: State, use: UseEffect, action: act.Raise) -> Clauses:
    cards = state.rules.cards
    down = [one.card for one in state.players[use.seat].army if not one.up]
    if action.card not in down:
        yield Refusal(ids.LICH, f"{action.card} does not lie face down before seat {use.seat}")
    elif cards[action.card].strength < max(cards[card].strength for card in down):
        yield Refusal(ids.LICH, f"{action.card} is not the strongest of the face-down cards")


def _claim_soul(state: State, use: UseEffect, action: act.ClaimSoul) -> Clauses:
    if state.players[use.seat].soul >= state.rules.numbers.soul_goal:
        yield Refusal(ids.NIDHOGGR, "the Soul is complete")


def _remove(state: State, use: UseEffect, action: act.Remove) -> Clauses:
    there = state.world.center.count(action.card)
    if not there:
        yield Refusal(ids.REAPER, f"{action.card} is not in the center discard area")
    elif there == state.audience.sequel.fresh.count(action.card):
        yield Refusal(ids.REAPER_EXCLUDES, f"{action.card} came to the center in this Audience")


def _take_totem(state: State, use: UseEffect, action: act.TakeTotem) -> Clauses:
    if not state.world.aside:
        yield Refusal(ids.SHAMAN, "no Totem lies aside")


def _summon(state: State, use: UseEffect, action: act.Summon) -> Clauses:
    facts, targets = state.rules.cards[action.card], state.rules.cards[use.card].params.targets
    rule = ids.SUCCUBUS if targets == "horseman" else ids.CULTIST
    if targets == "horseman" and not facts.horseman:
        yield Refusal(rule, f"{action.card} is not a Horseman of the Apocalypse")
    if targets != "horseman" and not facts.spirit and facts.elements_mode != "wild":
        yield Refusal(rule, f"{action.card} is neither a Spirit nor the Elementals")
    if action.card not in state.world.pile:
        yield Refusal(rule, f"{action.card} is not in the draw pile")


CLAUSES: dict[str, tuple[RuleId, tuple[type, ...], Callable[..., Clauses]]] = {
    "devils_soul": (ids.DEVILS_SOUL, (act.Discard,), _discard),
    "headless_horseman": (ids.HEADLESS, (act.Take,), _claim),
    "siren": (ids.SIREN, (act.Give, act.Take), _siren),
    "necromancer": (ids.NECROMANCER, (act.Give, act.Take), _necromancer),
    "lich": (ids.LICH, (act.Raise,), _raise),
    "nidhoggr": (ids.NIDHOGGR, (act.ClaimSoul,), _claim_soul),
    "reaper": (ids.REAPER, (act.Remove,), _remove),
    "shaman": (ids.SHAMAN, (act.TakeTotem,), _take_totem),
    "summon": (ids.SUMMON, (act.Summon,), _summon),
}
"""For each effect its rule, the verbs of its choices in order, and the clauses that forbid one."""
