"""Laws of Styx alone, which the conformance suite checks after every action."""

from __future__ import annotations

from thesmos.core.game import Invariant
from thesmos.games.styx.actions import MUSTER, Action
from thesmos.games.styx.queries import usable_strength
from thesmos.games.styx.state import State


def _tracks(before: State, action: Action, after: State) -> str:
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if new.influence < old.influence or new.soul < old.soul:
            return f"a token of seat {seat} moved back"
        if new.soul > after.rules.numbers.soul_goal:
            return f"seat {seat} has more than a whole Soul"
    back = after.world.chaos < before.world.chaos
    if back and not any(event.name == "removed" for event in after.events):
        return f"Chaos moved back from {before.world.chaos} to {after.world.chaos} without the Reaper"
    return ""


def _chaos(before: State, action: Action, after: State) -> str:
    told = {"chaos moved": 1, "removed": -1}
    moved = sum(told.get(event.name, 0) * event.amount for event in after.events)
    there = before.world.chaos + moved
    return f"Chaos is at {after.world.chaos}, by what is told at {there}" if there != after.world.chaos else ""


def _bids(before: State, action: Action, after: State) -> str:
    if len(after.tokens) < len(before.tokens) or any(after.audience.fates):
        return ""
    for token in after.tokens:
        player = after.players[token.seat]
        can = player.coins if token.action == MUSTER else usable_strength(after.rules, player.army)
        if token.bid and token.bid > can:
            return f"seat {token.seat} bid {token.bid} and can pay {can}"
    return ""


def _purses(before: State, action: Action, after: State) -> str:
    poor = [seat for seat, player in enumerate(after.players) if player.coins < 0]
    return f"seat {poor[0]} has {after.players[poor[0]].coins} coins" if poor else ""


def _counters(before: State, action: Action, after: State) -> str:
    for seat, player in enumerate(after.players):
        for card in player.army:
            most = after.rules.cards[card.card].params.counters if card.up else 0
            if not 0 <= card.counters <= most:
                return f"{card.card} of seat {seat} has {card.counters} counters, at most {most}"
    return ""


INVARIANTS = (
    Invariant("tokens never move back", _tracks),
    Invariant("every move of Chaos is told", _chaos),
    Invariant("a bid can be paid", _bids),
    Invariant("no purse is overdrawn", _purses),
    Invariant("counters are those of the face-up Djinn and Hydra", _counters),
)
