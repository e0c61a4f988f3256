"""Running lists of steps: the steps of the agenda that carry effects on."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import moved_greatness, order_of, popped, push, tell, with_standing
from thesmos.games.hybris.effects import Effect
from thesmos.games.hybris.entries import Announce, Run, RunAbilities, RunAgain, UseReaction, advanced
from thesmos.games.hybris.language.quantities import players_of
from thesmos.games.hybris.language.reactions import applies, triggered
from thesmos.games.hybris.language.verbs import VERBS
from thesmos.games.hybris.state import State

PLAIN = frozenset((fx.Gain, fx.Draw, fx.FillWell, fx.Perform, fx.Remove, fx.Refresh, fx.Recover, fx.Look))
"""Verbs that never fall short, so that a list which ends with one is over before it is carried out."""
GIVING = frozenset((fx.Gain, fx.Draw))
"""Those that bring nothing else that must come before the next player's turn in the step."""


def run(state: State, entry: Run) -> State:
    """Run the steps of a list up to its end, or to one that asks something or brings other steps.

    Rules: HYBRIS-CORE-04, HYBRIS-CORE-19.
    """
    code, below = state.rules.code[entry.steps], len(state.agenda)
    last = len(code) - 1
    while entry.at <= last:
        step = code[entry.at]
        if entry.at == last and type(step) in PLAIN and not entry.queue and _can_go(state, entry):
            if step.who == "me":
                return VERBS[type(step)](popped(state), entry.seat, step, entry)
            if type(step) in GIVING:
                return _given(popped(state), entry, step)
        state = _next_step(state, entry, step)
        if len(state.agenda) != below:
            return state
        top = state.agenda[-1]
        assert isinstance(top, Run), top
        entry = top
    return _finished(state, entry)


def _given(state: State, entry: Run, step: Effect) -> State:
    """Run the last step of a list that was taken off for each of the players that it names. Rule: HYBRIS-CORE-17."""
    for seat in players_of(state, entry.seat, step.who):
        state = VERBS[type(step)](state, seat, step, entry)
    return state


def _can_go(state: State, entry: Run) -> bool:
    """Tell whether a list can be taken off before its last step, as nobody counts what that moves."""
    if entry.short or entry.limited:
        return False
    code, below = state.rules.code, state.agenda[:-1]
    return Run not in map(type, below) or not [
        one for one in below if type(one) is Run and one.at < len(code[one.steps])
    ]


def _next_step(state: State, entry: Run, step: Effect) -> State:
    """Run a step for the next of the players that it names. Rule: HYBRIS-CORE-17."""
    if step.who == "me" or (isinstance(step, fx.AddForce) and step.who == "opponent"):
        after = advanced(entry, entry.at + 1, 0, 0)
        return VERBS[type(step)](popped(state, after), entry.seat, step, entry)
    queue = entry.queue or players_of(state, entry.seat, step.who)
    if not queue:
        return popped(state, advanced(entry, entry.at + 1, 0, 0))
    moved = (entry.last, entry.last_cost)
    kept, before = (moved, entry.before) if entry.queue else ((0, 0), moved)
    over = len(queue) == 1
    after = entry.replace(at=entry.at + over, queue=queue[1:], last=kept[0], last_cost=kept[1], before=before)
    frame = advanced(entry, entry.at, *before)
    return VERBS[type(step)](popped(state, after), queue[0], step, frame)


def _finished(state: State, entry: Run) -> State:
    """Take a list off; after an effect of its own each player who fell short loses Greatness. Rule: HYBRIS-CORE-04."""
    state = popped(state)
    for seat in order_of(state) if entry.short else ():
        if seat in entry.short:
            state = tell(state, happened("fell short", ids.SHORTFALL, seat))
            state = moved_greatness(state, seat, -1, entry.steps.partition("/")[0])
    return _available(state, entry) if entry.limited and entry.idle else state


def _available(state: State, entry: Run) -> State:
    """Let a limited ability run again in its time, as this run has changed nothing."""
    standing = state.players[entry.seat].standing
    used = tuple(name for name in standing.used if name != entry.limited)
    in_turn = tuple(name for name in standing.used_in_turn if name != entry.limited)
    return with_standing(state, entry.seat, used=used, used_in_turn=in_turn)


def run_again(state: State, entry: RunAgain) -> State:
    """Run a list once more, as long as some are left."""
    if not entry.times:
        return popped(state)
    return popped(state, entry.replace(times=entry.times - 1), Run(entry.seat, entry.steps, event=entry.event))


def run_abilities(state: State, entry: RunAbilities) -> State:
    """Run the next ability whose condition holds; one of an allied Hero of the Coliseum is offered.

    Rules: HYBRIS-CORE-18, HYBRIS-COLISEUM-07.
    """
    queue = entry.queue
    while queue:
        (seat, name), queue = queue[0], queue[1:]
        ability = state.rules.abilities[name]
        if not applies(state, seat, ability, entry.event):
            continue
        state = popped(state, *((entry.replace(queue=queue),) if queue else ()))
        if ability.source in state.rules.edition.champions and entry.event is not None:
            return push(state, UseReaction(seat, name, entry.event))
        return started(state, seat, name, Run.make(seat, ability.then, outer=True, event=entry.event))
    return popped(state)


def started(state: State, seat: Seat, name: str, entry: Run) -> State:
    """Run the list of an ability, and note that it was used where it is limited. Rule: HYBRIS-TECH-09."""
    ability = state.rules.abilities[name]
    standing = state.players[seat].standing
    state = tell(state, happened("used", ids.POWER, seat, ability.source))
    if ability.timing == "once_per_age" or ability.limit == "age":
        state = with_standing(state, seat, used=(*standing.used, name))
    elif ability.limit == "turn":
        state = with_standing(state, seat, used_in_turn=(*standing.used_in_turn, name))
    return push(state, entry.replace(limited=name) if ability.limit else entry)


def announce(state: State, entry: Announce) -> State:
    """Tell what happened, which reactions may answer. Rule: HYBRIS-CORE-19."""
    return triggered(popped(state), entry.event)
