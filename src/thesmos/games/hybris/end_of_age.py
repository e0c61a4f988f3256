"""The End of Age Phase in its order, and the end of the game."""

from __future__ import annotations

from functools import cache

from thesmos.core.event import happened
from thesmos.core.game import Outcome
from thesmos.core.ids import Seat
from thesmos.games.hybris import decks, ids
from thesmos.games.hybris.change import (
    ended,
    order_of,
    popped,
    push,
    tell,
    with_boards,
    with_holding,
    with_marks,
)
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.entries import (
    Capture,
    ClearOmens,
    CloseAge,
    EndAge,
    Fear,
    NextAge,
    Run,
    RunAbilities,
    Score,
    StartAge,
    Wrath,
    happening_of,
)
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.language.counts import COUNTS
from thesmos.games.hybris.language.reactions import reacting, triggered
from thesmos.games.hybris.places.forge import burnt
from thesmos.games.hybris.state import (
    FALLEN,
    RESERVE,
    Character,
    Player,
    Quest,
    State,
    Tokens,
    boarded,
    chosen,
    played,
    readied,
    seated,
    stood,
)
from thesmos.toolkit.cards import in_order

_at_rest = cache(Character.make)
"""Returns a character that nothing but its place, in reserve or in the Underworld, tells from others."""
FIRST, SECOND = 1, 2
"""The Wraths of a Primordial."""


def end_age(state: State, entry: EndAge) -> State:
    """Carry out Orientation, Rest, Permission, Occupation, Quest Advance and Forge Burns.

    Rules: HYBRIS-ENDAGE-01 to -14.
    """
    rank = state.rules.rank
    players = tuple(_rested(player, rank) for player in state.players)
    event = happened("ended the age", ids.END_OF_AGE, None, "", state.course.age)
    agenda = (*state.agenda[:-1], CloseAge(), Fear())
    state = played(state, players, agenda, (*state.events, event))
    return burnt(_quests_advanced(state))


def _rested(player: Player, rank: dict[str, int]) -> Player:
    """Return a player after Orientation, Rest, Permission and Occupation. Rules: HYBRIS-ENDAGE-02 to -08, TURN-13."""
    kept = [one.token for one in player.crew if one.token]
    crew = tuple([_at_rest(one.id, FALLEN if one.place == FALLEN else RESERVE) for one in player.crew])
    tokens = player.tokens
    reserve = in_order((*tokens.reserve, *tokens.unavailable, *kept), rank)
    standing = player.standing.replace(pillar="", flipped=False, passed=False)
    return readied(player, crew, Tokens.make(reserve, (), tokens.used), standing)


def _quests_advanced(state: State) -> State:
    """Remove the rightmost Quest, slide the others right and fill the gaps. Rules: ENDAGE-09 to -11, SETUP-07."""
    *others, last = state.world.quests
    box, deck, events = state.world.box, state.world.quest_deck, list(state.events)
    if last is not None:
        box = (*box, last.id)
        events.append(happened("left", ids.QUEST_LEAVES, None, last.id))
        for seat in last.acts:
            state = with_marks(state, seat, 1)
    kept: list[Quest | None] = [quest for quest in others if quest is not None]
    while len(kept) <= len(others) and deck:
        kept.insert(0, Quest.make(deck[-1]))
        events.append(happened("turned up", ids.QUEST_ARRIVES, None, deck[-1]))
        deck = deck[:-1]
    gaps: list[Quest | None] = [None] * (len(others) + 1 - len(kept))
    world = state.world.replace(quests=tuple(gaps + kept), quest_deck=deck, box=box)
    return boarded(state, world, tuple(events))


def fear(state: State, entry: Fear) -> State:
    """Reveal a Primordial if one is due: its Wraths, its place, the cards under the Oracle.

    Rules: HYBRIS-ENDAGE-15 to -21, HYBRIS-ENDAGE-27.
    """
    if state.course.age not in state.rules.reveals or not state.world.hidden:
        return popped(state)
    card = state.world.hidden[0]
    state = popped(state, ClearOmens(), Capture())
    state = tell(state, happened("revealed", ids.REVEAL, None, card))
    if any(allows(state, seat, "no_wrath") for seat in order_of(state)):
        return state
    everybody = tuple(Seat(seat) for seat in range(len(state.players)))
    state = with_boards(state, seers=(everybody, *state.world.seers[1:]))
    return push(state, Wrath(SECOND), Wrath(FIRST))


def wrath(state: State, entry: Wrath) -> State:
    """Let a Wrath strike the next player; in which order is read when it begins.

    Rules: HYBRIS-ENDAGE-16 to -18, HYBRIS-CORE-17.
    """
    queue = entry.queue
    if queue is None:
        queue = order_of(state)
        if entry.number == FIRST:
            queue = tuple(seat for seat in queue if not is_sheltered(state, seat))
    if not queue:
        return popped(state)
    facts = state.rules.edition.primordials[state.world.hidden[0]]
    steps = facts.wrath_1 if entry.number == FIRST else facts.wrath_2
    rule = ids.WRATH_1 if entry.number == FIRST else ids.WRATH_2
    agenda = (*state.agenda[:-1], Wrath.make(entry.number, queue[1:]), Run.make(queue[0], steps, outer=True))
    event = happened("suffered", rule, queue[0], facts.id, entry.number)
    return chosen(state, agenda, (*state.events, event))


def is_sheltered(state: State, seat: Seat) -> bool:
    """Tell whether a player is immune to the first Wrath. Rules: HYBRIS-ENDAGE-17, HYBRIS-ORACLE-05."""
    if allows(state, seat, "immune_wrath"):
        return True
    return any(owner == seat for _, owner in state.world.omens) and not allows(state, seat, "no_shelter")


def capture(state: State, entry: Capture) -> State:
    """Put the revealed Primordial on the Underworld. Rule: HYBRIS-ENDAGE-19."""
    world = state.world
    card = world.hidden[0]
    state = with_boards(
        popped(state),
        happened("was captured", ids.CAPTURE, None, card),
        captives=(*world.captives, card),
        hidden=world.hidden[1:],
        seers=world.seers[1:],
    )
    return triggered(state, happening_of("primordial_placed"))


def clear_omens(state: State, entry: ClearOmens) -> State:
    """Discard the cards under the Oracle and return the tokens on them. Rules: HYBRIS-ENDAGE-20, HYBRIS-ENDAGE-28."""
    omens = state.world.omens
    state = with_boards(popped(state), omens=())
    for card, seat in omens:
        holding = state.players[seat].holding
        event = happened("discarded", ids.OMENS_RETURN, seat, card)
        state = with_holding(state, seat, holding.replace(discard=(*holding.discard, card)), event)
        state = with_marks(state, seat, 1)
    for seat in sorted({seat for _, seat in omens}):
        state = decks.rebuilt(state, seat)
    return state


def close_age(state: State, entry: CloseAge) -> State:
    """Run the powers of the end of the Age. Rules: HYBRIS-ENDAGE-25, HYBRIS-TECH-07."""
    queue = reacting(state, "end_of_age")
    return popped(state, NextAge(), *((RunAbilities(queue),) if queue else ()))


def next_age(state: State, entry: NextAge) -> State:
    """Begin the next Age, or run the powers of the end of the game. Rules: HYBRIS-ENDAGE-26, HYBRIS-VICTORY-06."""
    players = tuple([_refreshed(player) for player in state.players])
    state, course = seated(state, players, state.events), state.course
    if course.age < state.rules.numbers.start.ages:
        event = happened("began", ids.NEXT_AGE, None, "", course.age + 1)
        return tell(popped(state.replace(course=course.replace(age=course.age + 1)), StartAge()), event)
    queue = reacting(state, "end_of_game")
    return popped(state, Score(), *((RunAbilities(queue),) if queue else ()))


def _refreshed(player: Player) -> Player:
    """Return a player who can use every power again, and for whom nothing lasts any more."""
    standing = player.standing
    return stood(player, standing.replace(used=(), lasting=())) if standing.used or standing.lasting else player


def score(state: State, entry: Score) -> State:
    """End the game by points. Rules: HYBRIS-VICTORY-03, HYBRIS-ENDAGE-26."""
    best = ranking(state)[0][0]
    return ended(popped(state), "points", None, happened("won", ids.POINTS, best, "", state.players[best].goods.vp))


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats from first to last, by the counts that the edition compares in order.

    Rules: HYBRIS-VICTORY-03, HYBRIS-VICTORY-04.
    """

    def standing(seat: Seat) -> tuple[int, ...]:
        compared = state.rules.numbers.start.ranking
        return tuple(COUNTS[name](state, seat, Count(name)) * (1 if name == "greatness" else -1) for name in compared)

    seats = sorted((Seat(seat) for seat in range(len(state.players))), key=standing)
    return tuple((seat,) for seat in seats)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, None while it goes on. Rules: HYBRIS-VICTORY-01 to -06."""
    course = state.course
    if not course.ending:
        return None
    order = ranking(state)
    if course.winner is not None:
        rest = tuple(place for place in order if place != (course.winner,))
        rule = ids.AWAKENING if course.ending == "awakening" else ids.DECREE
        return Outcome(((course.winner,), *rest), course.ending, rule)
    return Outcome(order, course.ending, ids.POINTS, tuple(player.goods.vp for player in state.players))
