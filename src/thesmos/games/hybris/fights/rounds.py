"""Playing Combat cards: one by one against the game, in rounds against another player."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import answered, decided, popped, push, tell, with_holding
from thesmos.games.hybris.entries import (
    Agenda,
    BeginRound,
    OfferPlay,
    PlaceCard,
    PlayCard,
    PlayedEffect,
    RevealRound,
    Run,
    SetMarker,
)
from thesmos.games.hybris.hands import given_up, hidden_away
from thesmos.games.hybris.language.fighting import (
    ATTACKER,
    DEFENDER,
    Stand,
    is_between_players,
    is_void,
    own_side,
    sides,
    with_combat,
    with_side,
)
from thesmos.games.hybris.state import Combat, Side, State

CONTINUE, STOP = "continue", "stop"


def combat_of(state: State) -> Combat:
    """Return the combat in progress."""
    combat = state.world.combat
    assert combat is not None
    return combat


def stand_of(state: State, seat: Seat) -> Stand:
    """Return the combat in progress as a seat that fights in it sees it."""
    stand = own_side(state, seat)
    assert stand is not None, seat
    return stand


def _changed(state: State, stand: Stand, side: Side) -> State:
    return with_combat(state, with_side(stand.combat, stand.mine, side))


def offer_play(state: State, entry: OfferPlay) -> State:
    """Ask for another card, as long as there are any in hand. Rules: HYBRIS-PVE-07, HYBRIS-PVP-12."""
    if not state.players[entry.seat].holding.hand:
        return popped(state)
    return push(state, PlayCard.make(entry.seat))


def play(state: State, action: act.Play) -> State:
    """Play a card face up to the right of the others; its effect follows. Rules: COMBAT-10, COMBAT-13, PVE-07."""
    decision = state.agenda[-1]
    assert isinstance(decision, PlayCard), decision
    seat = decision.seat
    stand = stand_of(state, seat)
    state = given_up(answered(state), seat, action.card)
    state = _changed(state, stand, stand.side.replace(zone=(*stand.side.zone, action.card)))
    state = tell(state, happened("played", ids.PLAY, seat, action.card))
    return push(state, PlayedEffect.make(stand.mine))


def stop_playing(state: State, decision: PlayCard) -> State:
    """Play no more cards. Rules: HYBRIS-PVE-07, HYBRIS-PVP-12."""
    rule = ids.STOP_ALONE if is_between_players(combat_of(state)) else ids.STOP_PLAYING
    return popped(decided(state, happened("stopped", rule, decision.seat)))


def played_effect(state: State, entry: PlayedEffect) -> State:
    """Run the effect of a side's newest card, unless it counts for nothing. Rules: HYBRIS-COMBAT-10, HYBRIS-PVP-09."""
    side = sides(combat_of(state))[entry.side]
    place = len(side.zone) - 1
    facts = state.rules.cards[side.zone[place]]
    assert side.seat is not None
    if is_void(side, "effect", place, facts.type) or not state.rules.code[facts.effect]:
        return popped(state)
    return popped(state, Run.make(side.seat, facts.effect, outer=True))


def begin_round(state: State, entry: BeginRound) -> State:
    """Let each side put a card face down, then set its marker. Rules: HYBRIS-PVP-02 to -05, DEC-39, DEC-40."""
    combat = combat_of(state)
    seats = [side.seat for side in sides(combat) if side.seat is not None and state.players[side.seat].holding.hand]
    asked: Agenda = (*(SetMarker(seat) for seat in reversed(seats)), *(PlaceCard(seat) for seat in reversed(seats)))
    return popped(state, RevealRound(), *asked)


def place(state: State, action: act.Place) -> State:
    """Put a card face down. Rules: HYBRIS-PVP-02, HYBRIS-INFO-05."""
    decision = state.agenda[-1]
    assert isinstance(decision, PlaceCard), decision
    seat = decision.seat
    stand = stand_of(state, seat)
    state = hidden_away(answered(state), seat, action.card)
    event = happened("placed", ids.PLACE, seat, action.card, 0, None, (seat,))
    return tell(_changed(state, stand, stand.side.replace(placed=(action.card,))), event)


def set_marker(state: State, action: act.SetMarker) -> State:
    """Set the Combat marker in secret. Rules: HYBRIS-PVP-04, HYBRIS-INFO-05."""
    decision = state.agenda[-1]
    assert isinstance(decision, SetMarker), decision
    stand = stand_of(state, decision.seat)
    event = happened("set the marker", ids.MARKER, decision.seat)
    return _changed(decided(state, event), stand, stand.side.replace(marker=action.marker))


def reveal_round(state: State, entry: RevealRound) -> State:
    """Reveal both markers: take cards back or turn them up, then run the effects, the Attacker's first.

    Rules: HYBRIS-PVP-05, HYBRIS-PVP-07 to -12.
    """
    state = popped(state)
    combat = combat_of(state)
    going = [number for number, side in enumerate(sides(combat)) if side.marker == CONTINUE]
    for number in (ATTACKER, DEFENDER):
        state = _revealed(state, number)
    if len(going) == len(sides(combat)):
        state = push(state, BeginRound())
    elif going:
        seat = sides(combat)[going[0]].seat
        assert seat is not None
        state = push(state, OfferPlay(seat))
    return push(state, *(PlayedEffect(number) for number in reversed(going)))


def _revealed(state: State, number: int) -> State:
    combat = combat_of(state)
    side = sides(combat)[number]
    seat = side.seat
    assert seat is not None
    if side.marker == CONTINUE:
        up = side.replace(zone=side.zone + side.placed, placed=(), marker="")
        state = with_combat(state, with_side(combat, number, up))
        return tell(state, happened("continued", ids.CONTINUE, seat, side.placed[0]))
    state = with_combat(state, with_side(combat, number, side.replace(placed=(), marker="")))
    if side.placed:
        holding = state.players[seat].holding
        state = with_holding(state, seat, holding.replace(hand=holding.hand + side.placed))
    return tell(state, happened("stopped", ids.STOP if side.placed else ids.NO_CARD_PLACED, seat))
