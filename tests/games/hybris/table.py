"""Tables of Hybris laid out by hand, lines of play as text, and what the rules refuse.

The expected values of the tests are worked out from the rulebook, the ledger and the edition files. A table need not
be one that play can reach: a test lays out only what its rule speaks of.
"""

from __future__ import annotations

from typing import Any

from games.asking import Asking
from thesmos.core.agenda import settle
from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Table
from thesmos.games.hybris.effects import Effect
from thesmos.games.hybris.entries import Entry, Happening, NextTurn, Run, TakeTurn
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.load import load_hybris_edition
from thesmos.games.hybris.pillars import turn_order
from thesmos.games.hybris.reduce import STEPS
from thesmos.games.hybris.state import Character, Deck, Mark, Player, Quest, State, Tile, Turn
from thesmos.toolkit.cards import with_at

EDITION = load_hybris_edition()
THREE, FOUR = "zeus,poseidon,athena", "zeus,poseidon,athena,hades"
ASKING = Asking(GAME)
play, legal, refused, allowed = ASKING.play, ASKING.legal, ASKING.refused, ASKING.allowed
actor, see, view = ASKING.actor, ASKING.see, ASKING.view
PILLARS = ("pillar-ambition", "pillar-truce", "pillar-prescience", "pillar-indoctrination")
"""What the seats hold on a table, unless it says something else: the seats take turns in this order."""


def begin(olympians: str = "zeus,poseidon", seed: int = 0) -> State:
    """Return the first state of a game, with these Olympians by seat: the first pick of a Pillar is asked."""
    return GAME.start(len(olympians.split(",")), seed, {"olympians": olympians})


def table(olympians: str = "zeus,poseidon", turn: int = 0, pillars: tuple[str, ...] = PILLARS, seed: int = 0) -> State:
    """Return a state in the Action Phase of Age 1 in which a seat is asked what it does with its turn.

    Nobody has planned: give tokens with `plan`. Everything else is as after setup, each seat with its Pillar.

    Args:
        olympians: by seat, separated by commas.
        turn: whose turn it is.
        pillars: by seat; the seats take turns in the order of their numbers.
        seed: of what chance has dealt.
    """
    state = begin(olympians, seed)
    for seat in range(len(state.players)):
        state = standing(state, seat, pillar=pillars[seat])
    return at_turn(state, turn)


def at_turn(state: State, seat: int) -> State:
    """Return the state in which a seat is asked what it does with its turn, with nothing else to come but turns."""
    who, order = Seat(seat), turn_order(state)
    place = order.index(who) + 1
    following = NextTurn(order[place:] + order[:place])
    return state.replace(turn=Turn(who), agenda=(following, TakeTurn(who)), events=())


def running(state: State, seat: int, *steps: Effect, event: Happening | None = None, **lists: Any) -> State:
    """Run steps of the effect language for a seat, as an effect of its own, up to the first question.

    Lists inside steps are named ``test/<name>``: give each as a keyword, `name` = a tuple of steps.
    """
    code = dict(state.rules.code)
    code["test"] = tuple(steps)
    code |= {f"test/{name}": tuple(listed) for name, listed in lists.items()}
    state = state.replace(rules=state.rules.replace(code=Table(code)))
    return settled(state, Run(Seat(seat), "test", outer=True, event=event))


def settled(state: State, *entries: Entry) -> State:
    """Return the state after these entries came on top of its agenda, the last one first, up to the first question."""
    return settle(state.replace(agenda=state.agenda + entries, events=()), STEPS)


def with_player(state: State, seat: int, player: Player) -> State:
    """Return the state with another player at a seat."""
    return state.replace(players=with_at(state.players, seat, player))


def goods(state: State, seat: int, **changes: int) -> State:
    """Return the state with other goods of a seat: vp, aegis, believer, prayer, virtue, determination, marks."""
    player = state.players[seat]
    return with_player(state, seat, player.replace(goods=player.goods.replace(**changes)))


def holding(state: State, seat: int, **changes: Any) -> State:
    """Return the state with other cards of a seat; texts such as ``"cc-combo cc-riposte"`` are split into cards."""
    player = state.players[seat]
    listed = {name: cards(one) if isinstance(one, str) else one for name, one in changes.items()}
    return with_player(state, seat, player.replace(holding=player.holding.replace(**listed)))


def growth(state: State, seat: int, **changes: Any) -> State:
    """Return the state with what a seat has built up changed: removed, sparks, in_play, temples, stored, ..."""
    player = state.players[seat]
    return with_player(state, seat, player.replace(growth=player.growth.replace(**changes)))


def tokens(state: State, seat: int, **changes: tuple[str, ...]) -> State:
    """Return the state with other Location tokens of a seat: reserve, used, unavailable."""
    player = state.players[seat]
    return with_player(state, seat, player.replace(tokens=player.tokens.replace(**changes)))


def standing(state: State, seat: int, **changes: Any) -> State:
    """Return the state with what holds for a seat for a time changed: pillar, flipped, passed, used, lasting, ..."""
    player = state.players[seat]
    return with_player(state, seat, player.replace(standing=player.standing.replace(**changes)))


def boards(state: State, **changes: Any) -> State:
    """Return the state with the boards changed: workshop, factory, sites, omens, quests, captives, ..."""
    return state.replace(world=state.world.replace(**changes))


def character(state: State, seat: int, name: str, **changes: Any) -> State:
    """Return the state with a character of a seat changed, or added if it was not there: place, spent, down, token."""
    player = state.players[seat]
    there = {one.id: one for one in player.crew}
    there[name] = there.get(name, Character(name)).replace(**changes)
    return with_player(state, seat, player.replace(crew=tuple(there.values())))


def plan(state: State, seat: int, **under: str) -> State:
    """Put Location tokens of the reserve under characters; names with underscores, such as ``hero_theseus``."""
    for name, token in under.items():
        kept = list(state.players[seat].tokens.reserve)
        if token in kept:
            kept.remove(token)
        state = tokens(state, seat, reserve=tuple(kept))
        state = character(state, seat, name.replace("_", "-"), token=token)
    return state


def who(state: State, seat: int, name: str) -> Character:
    """Return a character of a seat."""
    return next(one for one in state.players[seat].crew if one.id == name)


def cards(text: str) -> tuple[CardId, ...]:
    """Return the cards of a text such as ``"cc-combo cc-riposte"``."""
    named = tuple(CardId(word) for word in text.split())
    unknown = [card for card in named if card not in EDITION.cards]
    assert not unknown, f"the edition has no {unknown}"
    return named


def track(state: State, *seats: int | None) -> State:
    """Return the state with the Greatness track laid out, the front first; None is an empty space."""
    return state.replace(track=tuple(None if seat is None else Seat(seat) for seat in seats))


def row(*tiles: tuple[str, int] | None) -> tuple[Tile | None, ...]:
    """Return a row of tiles with whose they are, for the Workshop or the Factory."""
    return tuple(None if one is None else Tile(one[0], Seat(one[1])) for one in tiles)


def site(state: State, space: str, tile: str, seat: int) -> State:
    """Put a deployed tile of a seat on a Technology space."""
    number = state.rules.site_number[space]
    return boards(state, sites=with_at(state.world.sites, number, Tile(tile, Seat(seat))))


def quiet(state: State) -> State:
    """Return the state with no Premonitions in hands and all Pillars spent: turns ask for their four steps alone."""
    for seat in range(len(state.players)):
        state = standing(holding(state, seat, premonitions=""), seat, flipped=True)
    return state


def posted(state: State, seat: int, *places: str) -> State:
    """Return the state with characters of a seat at places: the Olympian first, then Heroes and Prophets."""
    for one, place in zip(state.players[seat].crew, places, strict=False):
        state = character(state, seat, one.id, place=place, spent=True, token="")
    return state


def story(state: State, *line: str) -> list[str]:
    """Return the events of a line of play as text, such as ``seat 0 passed [TURN-11]``."""
    said: list[str] = []
    for text in line:
        state = play(state, text)
        said += [str(one).replace("HYBRIS-", "") for one in state.events]
    return said


def happenings(state: State, name: str) -> list[tuple[int | None, str, int]]:
    """Return seat, subject and amount of each event of the last action with that name."""
    return [(one.seat, one.what, one.amount) for one in state.events if one.name == name]


def told(state: State) -> list[str]:
    """Return the events of the last action as text, such as ``seat 0 passed [TURN-11]``."""
    return [str(one).replace("HYBRIS-", "") for one in state.events]


__all__ = ["Deck", "Mark", "Quest"]
