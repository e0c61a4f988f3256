"""Drive the engine and the plain mutable Rixus with the same actions on the same cards, and compare every fact."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

from thesmos.core.agenda import actor_of
from thesmos.core.game import Game
from thesmos.core.registry import load
from thesmos.core.rng import Rng
from thesmos.games.rixus import actions as act
from thesmos.games.rixus.actions import Action
from thesmos.games.rixus.state import AnswerWar, DiscardDown, FinishCard, State, TakeTurn
from twins.plain_rixus import Move, PlainRixus, Tables

TINY = Path(__file__).parents[1] / "data" / "rixus_tiny.toml"
"""An edition in which piles run empty all the time."""

Table = tuple[Game[State, Action], Tables]


def table_of(path: Path | None = None) -> Table:
    """Return the engine and the twin's tables for an edition; the library's own if no path is given."""
    game: Game[State, Action] = load("rixus", edition=path)
    place = path or files("thesmos.games.rixus") / "data" / "edition.toml"
    return game, Tables(tomllib.loads(place.read_text()))


PLAIN_MOVES: dict[type, Move] = {
    act.Draw: ("draw",),
    act.DeclareWar: ("war",),
    act.EndTurn: ("end",),
    act.JoinWar: ("join",),
    act.Surrender: ("surrender",),
}


class SameChance:
    """Shuffles and picks for the twin that fall as those of an engine with the same seed."""

    def __init__(self, seed: int) -> None:
        """Start with the engine's generator."""
        self.rng = Rng.seeded(seed)
        self.streams = iter(("setup.deal", "setup.deck"))

    def shuffle(self, cards: list[str]) -> None:
        """Shuffle in place: first for the deal, then for the deck, then for each reshuffle."""
        order, self.rng = self.rng.shuffle(cards, next(self.streams, "reshuffle"))
        cards[:] = order

    def pick(self, count: int) -> int:
        """Pick the place of a stolen card."""
        place, self.rng = self.rng.below(count, "steal")
        return place


def twin_of(tables: Tables, seats: int, seed: int, first: int = 0) -> PlainRixus:
    """Return a plain game that was set up with the same cards."""
    chance = SameChance(seed)
    return PlainRixus(tables, seats, first=first, shuffle=chance.shuffle, pick=chance.pick)


def move_of(action: Action) -> Move:
    """Return the twin's form of an action."""
    if isinstance(action, act.Discard):
        return ("discard", action.card)
    if isinstance(action, act.Play):
        target = (action.seat, action.hero, action.pick)
        return ("play", action.card, *(part for part in target if part is not None))
    return PLAIN_MOVES[type(action)]


def facts_of_engine(game: Game[State, Action], state: State) -> dict[str, Any]:
    """Return every public and hidden fact of a state, in neutral form."""
    players, decision = state.players, state.agenda[-1] if state.agenda else None
    outcome = game.outcome(state)
    known = [
        [Counter(card for card, viewer in player.exposed if viewer == seat) for player in players]
        for seat in range(len(players))
    ]
    turn = next((entry for entry in state.agenda if isinstance(entry, TakeTurn)), None)
    return {
        "to move": actor_of(state),
        "phase": {TakeTurn: "turn", AnswerWar: "war", DiscardDown: "discard"}[type(decision)] if decision else "over",
        "turn": state.turn,
        "idle": state.idle,
        "actions left": turn.left if turn else None,
        "surrendered": set(decision.out) if isinstance(decision, AnswerWar) else set(),
        "hands": [list(player.hand) for player in players],
        "armies": [
            [(hero.card, hero.strength, list(hero.journeys), list(hero.banners)) for hero in player.army]
            for player in players
        ],
        "spoils": [player.spoils for player in players],
        "monster spoils": state.camp.spoils,
        "deck": list(state.deck),
        "cemetery": Counter(state.cemetery),
        "camp": [(monster.card, list(monster.seen)) for monster in state.camp.monsters],
        "in play": [entry.card for entry in state.agenda if isinstance(entry, FinishCard)],
        "known": known,
        "winners": outcome.winners if outcome else (),
        "condition": outcome.condition if outcome else "",
        "legal": {move_of(action) for action in game.legal_actions(state)},
    }


def facts_of_twin(plain: PlainRixus, *, turn_is_open: bool) -> dict[str, Any]:
    """Return the same facts of a plain game; the actions left are told only where the engine still holds them."""
    seats = range(len(plain.hands))
    return {
        "to move": plain.to_move,
        "phase": plain.phase,
        "turn": plain.turn,
        "idle": plain.idle,
        "actions left": plain.actions_left if turn_is_open else None,
        "surrendered": set(plain.surrendered),
        "hands": [list(hand) for hand in plain.hands],
        "armies": [
            [(hero.card, hero.strength, list(hero.journeys), list(hero.banners)) for hero in army]
            for army in plain.armies
        ],
        "spoils": list(plain.spoils),
        "monster spoils": plain.monster_spoils,
        "deck": list(plain.deck),
        "cemetery": Counter(plain.cemetery),
        "camp": [(monster.card, [seat for seat in seats if monster.seen >> seat & 1]) for monster in plain.camp],
        "in play": list(plain.in_play),
        "known": [[Counter(held) for held in about] for about in plain.known],
        "winners": plain.winners,
        "condition": plain.condition,
        "legal": set(plain.legal()),
    }


def difference(game: Game[State, Action], state: State, plain: PlainRixus) -> str:
    """Return the first fact in which the two differ, or ""."""
    engine = facts_of_engine(game, state)
    twin = facts_of_twin(plain, turn_is_open=engine["actions left"] is not None)
    for name, fact in engine.items():
        if fact != twin[name]:
            return f"{name}: the engine has {fact}, the twin {twin[name]}"
    if len(plain.legal()) != len(game.legal_actions(state)):
        return "a legal action is listed twice"
    return ""


def play_in_lockstep(table: Table, seats: int, seed: int, first: int = 0, most: int = 10_000) -> tuple[int, str]:
    """Play one random game with both.

    Returns:
        The number of actions, and the first difference with the way to it, or "".
    """
    game, tables = table
    state, plain = game.start(seats, seed, {"first": first}), twin_of(tables, seats, seed, first)
    chance = Rng.seeded(f"lockstep {seats} {seed}")
    for ply in range(most):
        problem = difference(game, state, plain)
        if problem:
            return ply, f"seats {seats} seed {seed} first {first} after {ply} actions: {problem}"
        legal = game.legal_actions(state)
        if not legal:
            return ply, ""
        pick, chance = chance.below(len(legal), "action")
        state = game.reduce(state, legal[pick])
        plain.apply(move_of(legal[pick]))
    return most, ""
