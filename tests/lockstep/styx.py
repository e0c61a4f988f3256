"""Drive the engine and the plain mutable Styx with the same actions on the same cards, and compare every fact."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from thesmos.core.agenda import actor_of
from thesmos.core.rng import Rng
from thesmos.games.styx import actions as act
from thesmos.games.styx.actions import Action
from thesmos.games.styx.entries import LookAtToken, PayElimination, PlaceToken, StateBid
from thesmos.games.styx.game import GAME
from thesmos.games.styx.queries import revealed
from thesmos.games.styx.state import State
from twins.plain_styx import Move, PlainStyx, Tables

TABLES = Tables(tomllib.loads((files("thesmos.games.styx") / "data" / "edition.toml").read_text()))

UNLIKE = {
    "pay": {"armies"},
    "effect": {"tokens", "bids", "peeks", "audience"},
    "over": {"tokens", "bids", "peeks", "audience", "first"},
}
"""By phase what the two hold in different ways: the twin turns a paid card down at once and clears the table sooner."""


class SameChance:
    """Shuffles and picks for the twin that fall as those of an engine with the same seed."""

    def __init__(self, seed: int) -> None:
        """Start with the engine's generator."""
        self.rng = Rng.seeded(seed)
        self.stream = "setup.deck"

    def shuffle(self, cards: list[str]) -> None:
        """Shuffle in place; the stream is that of what made it necessary."""
        order, self.rng = self.rng.shuffle(cards, self.stream)
        self.stream = "pile"
        cards[:] = order

    def pick(self, count: int) -> int:
        """Pick the First Player."""
        seat, self.rng = self.rng.below(count, "setup.first")
        return seat


def twin_of(seats: int, seed: int, *, compensation: bool = False) -> PlainStyx:
    """Return a plain game that was set up with the same cards."""
    chance = SameChance(seed)
    return PlainStyx(TABLES, seats, compensation=compensation, shuffle=chance.shuffle, pick=chance.pick)


def move_of(action: Action) -> Move:
    """Return the twin's form of an action."""
    match action:
        case act.Place(token=token, slot=slot):
            return ("place", token, slot)
        case act.Look(seat=seat, number=number):
            return ("look", seat, number)
        case act.Bid(amount=amount):
            return ("bid", amount)
        case act.Take(card=card, seat=None):
            return ("take", card)
        case act.Take(card=card, seat=seat) if seat is not None:
            return ("take", seat, card)
        case act.NameFirst(seat=seat):
            return ("name", seat)
        case act.ClaimSoul():
            return ("soul",)
        case act.TakeTotem():
            return ("totem",)
        case act.Skip():
            return ("skip",)
        case act.Decline():
            return ("decline",)
        case act.Pay() | act.Discard() | act.Give() | act.Raise() | act.Remove() | act.Summon():
            return (type(action).__name__.lower(), action.card)
        case _:
            raise TypeError(f"no move for {action!r}")


def facts_of_engine(state: State) -> dict[str, Any]:
    """Return every public and hidden fact of a state, in neutral form."""
    world, audience, outcome = state.world, state.audience, GAME.outcome(state)
    decision = state.agenda[-1] if state.agenda else None
    phases = {PlaceToken: "place", LookAtToken: "look", StateBid: "bid", PayElimination: "pay"}
    tokens = state.tokens
    return {
        "to move": actor_of(state),
        "phase": phases.get(type(decision), "effect") if decision else "over",
        "armies": [[(card.card, card.up, card.counters) for card in player.army] for player in state.players],
        "coins": [player.coins for player in state.players],
        "influence": [player.influence for player in state.players],
        "soul": [player.soul for player in state.players],
        "bonus": [state.rules.bonuses[player.soul] for player in state.players],
        "chaos": world.chaos,
        "pile": list(world.pile),
        "center": sorted(world.center),
        "box": sorted(world.box),
        "totem aside": bool(world.aside),
        "tokens": [(one.seat, one.action, one.slot, place < revealed(state)) for place, one in enumerate(tokens)],
        "bids": [token.bid for token in tokens],
        "peeks": {(seat, place) for place, token in enumerate(tokens) for seat in token.seen},
        "audience": [c if not f else None for c, f in zip(audience.cards, audience.fates, strict=True)],
        "first": audience.first,
        "still": state.course.still,
        "audiences": state.course.audiences,
        "winners": outcome.winners if outcome else (),
        "condition": outcome.condition if outcome else "",
        "legal": {move_of(action) for action in GAME.legal_actions(state)},
    }


def facts_of_twin(plain: PlainStyx) -> dict[str, Any]:
    """Return the same facts of a plain game."""
    return {
        "to move": plain.to_move,
        "phase": plain.phase,
        "armies": [[(card.id, card.up, card.counters) for card in army] for army in plain.armies],
        "coins": list(plain.coins),
        "influence": list(plain.influence),
        "soul": list(plain.soul),
        "bonus": list(plain.bonus),
        "chaos": plain.chaos,
        "pile": list(plain.pile),
        "center": sorted(plain.center),
        "box": sorted(plain.box),
        "totem aside": plain.totem_aside,
        "tokens": [tuple(token) for token in plain.tokens],
        "bids": list(plain.bids),
        "peeks": set(plain.peeks),
        "audience": list(plain.audience),
        "first": plain.first,
        "still": plain.still,
        "audiences": plain.audiences,
        "winners": tuple(plain.winners),
        "condition": plain.condition,
        "legal": set(plain.legal()),
    }


def difference(state: State, plain: PlainStyx) -> str:
    """Return the first fact in which the two differ, or ""."""
    engine, twin = facts_of_engine(state), facts_of_twin(plain)
    unlike = UNLIKE.get(plain.phase, set())
    for name, fact in engine.items():
        if name not in unlike and fact != twin[name]:
            return f"{name}: the engine has {fact}, the twin {twin[name]}"
    if len(plain.legal()) != len(GAME.legal_actions(state)):
        return "a legal action is listed twice"
    return ""


def play_in_lockstep(seats: int, seed: int, *, compensation: bool = False, greedy: bool = False) -> tuple[int, str]:
    """Play one random game with both.

    Args:
        seats: the number of players.
        seed: of the game.
        compensation: whether the option is on.
        greedy: prefer Musters, bids and effects, so that armies grow and effects happen.

    Returns:
        The number of actions, and the first difference with the way to it, or "".
    """
    state = GAME.start(seats, seed, {"compensation": compensation})
    plain = twin_of(seats, seed, compensation=compensation)
    chance, plies = Rng.seeded(f"lockstep {seats} {seed}"), 0
    while not (problem := difference(state, plain)):
        legal = GAME.legal_actions(state)
        if not legal:
            return plies, ""
        (pick, share), chance = chance.words(2, "action")
        liked = [action for action in legal if _is_liked(action)] if greedy and share % 4 else []
        action = (liked or legal)[pick % len(liked or legal)]
        state = GAME.reduce(state, action)
        plain.apply(move_of(action))
        plies += 1
    return plies, f"seats {seats} seed {seed} after {plies} actions: {problem}"


def _is_liked(action: Action) -> bool:
    if isinstance(action, act.Place):
        return action.token == "muster"
    return not isinstance(action, (act.Skip, act.Decline))
