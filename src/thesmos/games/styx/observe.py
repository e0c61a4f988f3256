"""What a seat may see of a game of Styx, and random completions of that."""

from __future__ import annotations

from thesmos.core.event import seen_from
from thesmos.core.ids import HIDDEN, CardId, Seat
from thesmos.core.observation import fill, unseen
from thesmos.core.rng import NO_RNG, Rng
from thesmos.games.styx.actions import TOKENS, UNKNOWN
from thesmos.games.styx.queries import revealed, zones
from thesmos.games.styx.state import State, Token


def observe(state: State, seat: Seat) -> State:
    """Return the state with what a seat may not know replaced: face-down tokens and the order of the draw pile.

    Rules: STYX-INFO-01, STYX-INFO-07, STYX-INFO-10.
    """
    world = state.world
    open_ones = state.tokens[: revealed(state)]
    others = state.tokens[revealed(state) :]
    tokens = open_ones + tuple(one if knows(one, seat) else one.replace(action=UNKNOWN) for one in others)
    return state.replace(
        world=world.replace(pile=(HIDDEN,) * len(world.pile)),
        tokens=tokens,
        rng=NO_RNG,
        events=seen_from(state.events, seat),
    )


def knows(token: Token, seat: Seat) -> bool:
    """Tell whether a seat may know which action a face-down token stands for. Rules: STYX-TURN-03, STYX-EFFECT-17."""
    return token.seat == seat or seat in token.seen


def determinize(observation: State, rng: Rng) -> State:
    """Give each unknown token an action that its owner can have placed, and the draw pile an order.

    The completed state gets a chance of its own, drawn from `rng`.
    """
    rules, world = observation.rules, observation.world
    seen = [CardId(card) for zone in zones(observation).values() for card in zone]
    everything = rules.deck + rules.bearers + ((rules.totem,) if rules.totem else ())
    tokens = list(observation.tokens)
    for place, token in enumerate(tokens):
        if token.action == UNKNOWN:
            used = {other.action for other in tokens if other.seat == token.seat}
            action, rng = rng.choice([kind for kind in TOKENS if kind not in used], "determinize.tokens")
            tokens[place] = token.replace(action=action)
    pile = world.pile
    if HIDDEN in pile:
        order, rng = rng.shuffle(unseen(everything, seen), "determinize.pile")
        pile = fill(pile, list(order))
    return observation.replace(
        world=world.replace(pile=pile),
        tokens=tuple(tokens),
        rng=rng.split("determinized"),
    )
