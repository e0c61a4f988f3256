from __future__ import annotations

from collections.abc import Callable

import pytest

from games.styx.table import play, player, table
from thesmos.games.styx.actions import Bid, Place
from thesmos.games.styx.invariants import INVARIANTS
from thesmos.games.styx.state import State

PLACED = Place("muster", 0)


def laid() -> State:
    """Return a table on which every law holds."""
    return table(player("bearer djinn:3 imp", soul=1), player("bearer hydra:2"), player(), center="ogre", chaos=2)


def with_first(state: State, **changes: object) -> State:
    """Return a state in which the first seat has something else."""
    return state.replace(players=(state.players[0].replace(**changes), *state.players[1:]))


def with_counters(state: State, counters: int) -> State:
    """Return a state in which the second card of the first seat has so many counters."""
    first, second, *others = state.players[0].army
    return with_first(state, army=(first, second.replace(counters=counters), *others))


def bid_of(state: State, amount: int) -> State:
    """Return a state in which the first seat has bid an amount for a Muster."""
    return state.replace(tokens=(state.tokens[0].replace(bid=amount), *state.tokens[1:]))


def broken(before: State, after: State) -> list[str]:
    """Return the names of the laws that are broken, each with a reason."""
    told = {law.name: law.broken(before, PLACED, after) for law in INVARIANTS}
    return [name for name, reason in told.items() if reason]


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (lambda state: with_first(state, influence=0), "tokens never move back"),
        (lambda state: with_first(state, soul=0), "tokens never move back"),
        (lambda state: with_first(state, soul=5), "tokens never move back"),
        (lambda state: with_first(state, coins=-1), "no purse is overdrawn"),
        (lambda state: with_counters(state, 4), "counters are those of the face-up Djinn and Hydra"),
        (lambda state: with_counters(state, -1), "counters are those of the face-up Djinn and Hydra"),
        (lambda state: state.replace(world=state.world.replace(chaos=3)), "every move of Chaos is told"),
    ],
)
def test_each_law_finds_what_it_is_for(change: Callable[[State], State], law: str) -> None:
    """A state in which one thing is wrong breaks the law that speaks of it, and that alone."""
    assert [] == broken(laid(), laid())
    assert [law] == broken(laid(), change(laid()))


def test_chaos_that_goes_back_by_itself_breaks_two_laws() -> None:
    """Nobody told of it, and no Reaper did it."""
    state = laid()
    after = state.replace(world=state.world.replace(chaos=1))
    assert ["tokens never move back", "every move of Chaos is told"] == broken(state, after)


@pytest.mark.parametrize(("amount", "laws"), [(4, []), (5, ["a bid can be paid"])])
def test_a_bid_above_the_treasury_is_found(amount: int, laws: list[str]) -> None:
    """With 4 coins a bid of 4 is fine, and one of 5 is not."""
    state = play(laid(), "place muster left", "place muster left", "place tithe left", "bid 1")
    assert [] == [law.name for law in INVARIANTS if law.broken(laid(), Bid(1), state)]
    assert laws == broken(state, bid_of(state, amount))
