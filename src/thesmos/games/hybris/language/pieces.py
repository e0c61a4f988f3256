"""Verbs about cards and pieces: draw, discard, recover, remove, defeat, recall, look, refresh, token."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import costs, decks, ids
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.change import push, tell, with_boards, with_holding, with_marks
from thesmos.games.hybris.entries import (
    ChooseRival,
    DefeatHero,
    GiveUpCard,
    GiveUpPremonition,
    MoveMark,
    PutBack,
    RecallCharacter,
    RecoverCard,
    RefreshToken,
    RemoveComponents,
    Run,
)
from thesmos.games.hybris.hands import seen_by, taken_openly
from thesmos.games.hybris.language.fighting import own_side
from thesmos.games.hybris.language.goods import component, credited, worked
from thesmos.games.hybris.language.quantities import amount_of, players_of
from thesmos.games.hybris.state import State
from thesmos.toolkit.cards import with_at


def draw(state: State, me: Seat, step: fx.Draw, frame: Run) -> State:
    """Take cards of a deck into hand. Rules: HYBRIS-CORE-07, HYBRIS-CORE-08, HYBRIS-MOVE-23, HYBRIS-ENH-12."""
    n, source = amount_of(state, me, step.n, frame), component(frame)
    before = _cards_of(state, me)
    match step.deck:
        case "combat":
            state = decks.drawn(state, me, n, ids.DRAW, source)
        case "enhanced":
            holding = state.players[me].holding
            events = tuple(happened("drew", ids.ENHANCED, me, card) for card in holding.aside)
            state = taken_openly(with_holding(state, me, holding.replace(aside=())), me, holding.aside, *events)
        case "trained":
            state = decks.drawn_shared(state, "trained", me, n, ids.TRAINED)
        case _:
            state = decks.drawn_shared(state, "premonitions", me, n, ids.PREMONITION)
    return credited(state, _cards_of(state, me) - before)


def _cards_of(state: State, me: Seat) -> int:
    holding = state.players[me].holding
    return len(holding.hand) + len(holding.premonitions)


def discard(state: State, me: Seat, step: fx.Discard, frame: Run) -> State:
    """Discard cards of choice. Rules: HYBRIS-COMBAT-09, HYBRIS-PREM-04."""
    holding = state.players[me].holding
    there = len(holding.hand if step.what == "card" else holding.premonitions)
    asked = there - step.down_to if step.down_to is not None else amount_of(state, me, step.n, frame)
    n = min(asked, there)
    if n <= 0:
        return state
    return push(state, GiveUpCard(me, n) if step.what == "card" else GiveUpPremonition(me, n))


def recover(state: State, me: Seat, step: fx.Recover, frame: Run) -> State:
    """Take cards of choice from a pile into hand, or from the own combat zone when the combat is over."""
    n = amount_of(state, me, step.n, frame)
    if step.pile == "zone":
        fight = own_side(state, me)
        n = 0 if fight is None else min(n, len(fight.side.zone) - len(fight.side.kept))
        return push(state, RecoverCard(me, step.pile, n)) if n else state
    pile = state.world.trained.discard if step.pile == "trained_discard" else state.players[me].holding.discard
    n = min(n, len(pile))
    return push(state, RecoverCard(me, step.pile, n)) if n else state


def remove(state: State, me: Seat, step: fx.Remove, frame: Run) -> State:
    """Take components off Enhancement tiles. Rules: HYBRIS-ENH-02 to -04."""
    return push(state, RemoveComponents(me, step.what, amount_of(state, me, step.n, frame)))


def defeat(state: State, me: Seat, step: fx.Defeat, frame: Run) -> State:
    """Send own Heroes to the Underworld. Rule: HYBRIS-DEFEAT-08."""
    n = min(step.n, len(costs.undefeated_heroes(state, me)))
    return push(state, DefeatHero(me, n)) if n else state


def recall(state: State, me: Seat, step: fx.Recall, frame: Run) -> State:
    """Take a character back to the reserve. Rules: HYBRIS-MOIRAI-14, HYBRIS-CHAR-05, HYBRIS-CHAR-06."""
    if not costs.recallable(state, me, step.what, step.at):
        return state
    return push(state, RecallCharacter(me, step.what, step.at, step.ready))


def refresh(state: State, me: Seat, step: fx.Refresh, frame: Run) -> State:
    """Return Location tokens to the reserve."""
    there = len(getattr(state.players[me].tokens, step.space))
    n = min(amount_of(state, me, step.n, frame), there)
    return push(state, RefreshToken(me, step.space, n)) if n else state


def look(state: State, me: Seat, step: fx.Look, frame: Run) -> State:
    """See something hidden, alone. Rules: HYBRIS-INFO-01, HYBRIS-INFO-04."""
    match step.at:
        case "primordial":
            return looked_at_primordial(worked(state) if state.world.hidden else state, me)
        case "hand":
            fight = own_side(state, me)
            if fight is None:
                return push(state, ChooseRival(me, "hand"))
            return state if fight.other.seat is None else saw_hand(state, me, fight.other.seat)
        case _:
            name = "trained" if step.at == "trained" else "premonitions"
            deck = decks.shared(state, name)
            n = min(step.n or 0, len(deck.cards))
            if not n:
                return state
            known = with_at((0,) * len(state.players), me, max(n, deck.known[me]))
            state = with_boards(state, happened("looked", ids.LOOK, me, name, n), **{name: deck.replace(known=known)})
            return push(worked(state), PutBack(me, name, n))


def saw_hand(state: State, me: Seat, rival: Seat) -> State:
    """Let a player see the hand of another. Rule: HYBRIS-INFO-01."""
    hand = state.players[rival].holding.hand
    events = [happened("saw", ids.LOOK, me, card, 0, rival, (me, rival)) for card in hand]
    return tell(seen_by(worked(state) if hand else state, rival, me), *events)


def looked_at_primordial(state: State, me: Seat) -> State:
    """Let a player see the next Primordial. Rules: HYBRIS-ORACLE-04, HYBRIS-ORACLE-10, HYBRIS-INFO-04."""
    world = state.world
    if not world.hidden:
        return state
    seers = tuple(sorted({*world.seers[0], me}))
    event = happened("looked", ids.OMEN_LOOK, me, world.hidden[0], 0, None, (me,))
    return with_boards(state, event, seers=(seers, *world.seers[1:]))


def mark(state: State, me: Seat, step: fx.Mark, frame: Run) -> State:
    """Place, flip or take Player tokens on spaces. Rules: HYBRIS-SETUP-26, HYBRIS-DUEL-27, HYBRIS-DUEL-33."""
    owners = (me,) if step.whose == "me" else players_of(state, me, "opponent")
    if step.op == "place":
        there = min(state.players[me].goods.marks, len(markable(state)))
    else:
        there = len(marks_of(state, owners, step.side))
    n = there if step.n is None else min(there, amount_of(state, me, step.n, frame))
    if not n:
        return state
    if step.n is None:
        return _all_marks(state, step, owners)
    return push(state, MoveMark(me, step.op, step.whose, step.side, n, step.op == "take"))


def markable(state: State) -> tuple[str, ...]:
    """Return the spaces without a character and without a token. Rule: HYBRIS-DUEL-04."""
    held = {one.place for player in state.players for one in player.crew} | {mark.space for mark in state.world.marks}
    return tuple(space for spaces in state.rules.spaces.values() for space in spaces if space not in held)


def marks_of(state: State, owners: tuple[Seat, ...], side: str) -> tuple[str, ...]:
    """Return the spaces with a token of some players that shows a side."""
    return tuple(
        mark.space for mark in state.world.marks if mark.seat in owners and side in ("any", "up" if mark.up else "down")
    )


def _all_marks(state: State, step: fx.Mark, owners: tuple[Seat, ...]) -> State:
    for space in marks_of(state, owners, step.side):
        state = flipped(state, space) if step.op == "flip" else taken_back(state, space)
    return state


def flipped(state: State, space: str) -> State:
    """Turn the token on a space to its other side."""
    marks = tuple(one.replace(up=not one.up) if one.space == space else one for one in state.world.marks)
    seat = next(one.seat for one in marks if one.space == space)
    return credited(with_boards(state, happened("flipped a token", ids.MARK, seat, space), marks=marks), 1)


def taken_back(state: State, space: str) -> State:
    """Return the token on a space to its owner."""
    seat = next(one.seat for one in state.world.marks if one.space == space)
    marks = tuple(one for one in state.world.marks if one.space != space)
    state = with_boards(state, happened("took back a token", ids.MARK, seat, space), marks=marks)
    return credited(with_marks(state, seat, 1), 1)
