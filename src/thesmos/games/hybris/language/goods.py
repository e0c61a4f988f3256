"""Verbs about goods: gain, lose, pay, steal, and Prayers for the Well."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import RuleId, Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import (
    HOLDERS,
    NAMES,
    added,
    moved_greatness,
    order_of,
    popped,
    push,
    tell,
    topmost,
    with_goods,
    with_tokens,
)
from thesmos.games.hybris.entries import ChooseRival, GiveUpCard, LoseTemple, Run, advanced
from thesmos.games.hybris.language.fighting import own_side
from thesmos.games.hybris.language.opening import LIMITED
from thesmos.games.hybris.language.quantities import amount_of
from thesmos.games.hybris.language.symbols import can_show
from thesmos.games.hybris.state import BONUS, State, following
from thesmos.games.hybris.well import filled
from thesmos.toolkit.cards import with_at


def component(frame: Run) -> str:
    """Return the id of the component whose list runs."""
    return frame.steps.partition("/")[0]


def credited(state: State, n: int, cost: int = 0) -> State:
    """Count what a step has moved for the list in which it stands: the topmost one on the agenda."""
    if (not n and not cost) or Run not in map(type, state.agenda):
        return state
    place, entry = topmost(state, Run)
    if entry.at < len(state.rules.code[entry.steps]):
        counted = advanced(entry, entry.at, entry.last + n, entry.last_cost + cost)
        state = following(state, with_at(state.agenda, place, counted))
    return state if entry.outer and not entry.limited else worked(state)


def worked(state: State) -> State:
    """Note for the effect that is running that it has changed something: a limited ability is used up by that."""
    for place, entry in _running(state):
        if entry.outer:
            if entry.limited and entry.idle:
                return following(state, with_at(state.agenda, place, entry.replace(idle=False)))
            return state
    return state


def fell_short(state: State, seat: Seat) -> State:
    """Note for the effect that is running that a player had less than was to be lost. Rule: HYBRIS-CORE-04."""
    place, entry = next((place, entry) for place, entry in _running(state) if entry.outer)
    if seat in entry.short:
        return state
    return following(state, with_at(state.agenda, place, entry.replace(short=(*entry.short, seat))))


def _running(state: State) -> list[tuple[int, Run]]:
    """Return the lists on the agenda that are running with their places, the topmost first."""
    return [(place, entry) for place, entry in enumerate(state.agenda) if type(entry) is Run][::-1]


def gain(state: State, me: Seat, step: fx.Gain, frame: Run) -> State:
    """Receive goods, Prayers of the Well only as many as it holds. Rules: HYBRIS-CORE-21, HYBRIS-MOVE-15 to -22."""
    n, source = amount_of(state, me, step.n, frame), component(frame)
    if step.what in LIMITED and step.source != "well":
        return credited(added(state, me, step.what, n, ids.GAIN, source), n)
    match step.what:
        case "greatness":
            return credited(moved_greatness(state, me, n, source), n)
        case "virtue" | "determination":
            return _moved(state, me, step.what, n, source)
        case "bonus_token":
            tokens = state.players[me].tokens
            event = happened("gained bonus tokens", ids.BONUS_TOKEN, me, source, n)
            return credited(with_tokens(state, me, tokens.replace(reserve=tokens.reserve + (BONUS,) * n), event), n)
        case _:
            after = from_well(state, me, n, source)
            return credited(after, state.well - after.well)


def from_well(state: State, seat: Seat, n: int, source: str = "", rule: RuleId = ids.FROM_WELL) -> State:
    """Give a player Prayers of the Well, as many as it holds. Rules: HYBRIS-MOVE-22, HYBRIS-DEPLOY-08."""
    n = min(n, state.well)
    state = state.replace(well=state.well - n) if n else state
    return added(state, seat, "prayer", n, rule, source)


def _moved(state: State, me: Seat, what: str, n: int, source: str) -> State:
    """Move a cube of the Virtue or Determination track by a step, as far as it goes."""
    after = shifted(state, me, what, n, source)
    return credited(after, abs(getattr(after.players[me].goods, what) - getattr(state.players[me].goods, what)))


def shifted(state: State, seat: Seat, what: str, n: int, source: str = "") -> State:
    """Move a cube on the Virtue or Determination track, at most to its ends. Rules: HYBRIS-BOARD-04, -05."""
    player, rules = state.players[seat], state.rules
    goods = player.goods
    here: int = getattr(goods, what)
    if what == "virtue":
        low, high, rule = 1, len(rules.virtue), ids.VIRTUE
    else:
        low, high, rule = 0, len(rules.olympians[player.olympian].determination_track) - 1, ids.DETERMINATION
    there = max(low, min(high, here + n))
    if there == here:
        return state
    event = happened(f"{'gained' if n > 0 else 'lost'} {NAMES[what]}", rule, seat, source, abs(there - here))
    return with_goods(state, seat, HOLDERS[what](goods, there), event)


def lose(state: State, me: Seat, step: fx.Lose, frame: Run) -> State:
    """Give up goods, or what is there of them; a shortfall costs Greatness later. Rules: HYBRIS-CORE-03 to -06."""
    n, source, what = amount_of(state, me, step.n, frame), component(frame), step.what
    if what == "greatness":
        after = moved_greatness(state, me, -n, source)
        return credited(after, len(after.events) - len(state.events))  # each point that moved something is told of
    if what == "temple":
        there = len(state.players[me].growth.temples)
        state = fell_short(state, me) if there < n else state
        return push(state, LoseTemple(me, min(n, there))) if there and n else state
    if what in LIMITED:
        there = min(n, getattr(state.players[me].goods, what))
        state = fell_short(state, me) if there < n else state
        return credited(added(state, me, what, -there, ids.LOSE, source), there)
    before: int = getattr(state.players[me].goods, what)
    state = _moved(state, me, what, -n, source)
    return fell_short(state, me) if before - getattr(state.players[me].goods, what) < n else state


def pay(state: State, me: Seat, step: fx.Pay, frame: Run) -> State:
    """Give up goods or cards in full, or drop the rest of the list. Rules: HYBRIS-CORE-01, HYBRIS-CORE-02."""
    n, hand = amount_of(state, me, step.n, frame), state.players[me].holding.hand
    if step.elements:
        if not can_show(step.elements, [state.rules.cards[card].elements for card in hand]):
            return _stopped(state)
        return push(state, GiveUpCard(me, None, step.elements, paying=True))
    if step.what == "card":
        if len(hand) < n:
            return _stopped(state)
        return push(state, GiveUpCard(me, n, paying=True)) if n else state
    if getattr(state.players[me].goods, step.what) < n:
        return _stopped(state)
    return credited(added(state, me, step.what, -n, ids.PAY, component(frame)), n)


def _stopped(state: State) -> State:
    """Drop what is left of the list that runs; what fell short in it before still counts. Rule: HYBRIS-CORE-04."""
    entry = state.agenda[-1]
    assert isinstance(entry, Run), entry
    return popped(state, entry.replace(at=len(state.rules.code[entry.steps]), queue=()))


def steal(state: State, me: Seat, step: fx.Steal, frame: Run) -> State:
    """Take goods from rivals, as much as there is; of one other, that player is named first."""
    n = amount_of(state, me, step.n, frame)
    if step.rival == "one_other":
        return push(state, ChooseRival(me, step.what, n))
    if step.rival == "opponent":
        fight = own_side(state, me)
        rival = None if fight is None else fight.other.seat
        return state if rival is None else stolen(state, me, rival, step.what, n)
    for seat in order_of(state):
        if seat != me:
            state = stolen(state, me, seat, step.what, n)
    return state


def stolen(state: State, me: Seat, rival: Seat, what: str, n: int) -> State:
    """Move goods from a rival to a player, as much as there is."""
    n = min(n, getattr(state.players[rival].goods, what))
    if not n:
        return state
    goods, mine = state.players[rival].goods, state.players[me].goods
    state = with_goods(state, rival, HOLDERS[what](goods, getattr(goods, what) - n))
    state = with_goods(state, me, HOLDERS[what](mine, getattr(mine, what) + n))
    return credited(tell(state, happened(f"stole {NAMES[what]}", ids.EFFECT, me, "", n, rival)), n)


def fill_well(state: State, me: Seat, step: fx.FillWell, frame: Run) -> State:
    """Put Prayers into the Well. Rules: HYBRIS-WELL-01, HYBRIS-WELL-08."""
    n = amount_of(state, me, step.n, frame)
    return filled(credited(state, n), me, n)
