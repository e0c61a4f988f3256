"""The Action Phase: whose turn it is, activating a character, moving it, passing."""

from __future__ import annotations

from functools import cache

from thesmos.core.event import Event, happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.change import HOLDERS, decided, popped, run_out, tell, with_character, with_standing
from thesmos.games.hybris.entries import (
    Act,
    Agenda,
    Arrive,
    Arrived,
    ChooseAction,
    ChooseLocation,
    ChooseSpace,
    EndAge,
    NextTurn,
    OfferMoment,
    Run,
    TakeTurn,
    happening_of,
)
from thesmos.games.hybris.fights.begin import against_player
from thesmos.games.hybris.fights.places import fled, moved_in
from thesmos.games.hybris.language.answers import character_of
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.language.opening import can_perform
from thesmos.games.hybris.language.reactions import triggered
from thesmos.games.hybris.pillars import activated
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import (
    BONUS,
    RESERVE,
    Character,
    Side,
    State,
    Tokens,
    Turn,
    acted,
    crewed,
    passing,
    placed,
    played,
    readied,
    stocked,
    tokened,
    turned,
)
from thesmos.toolkit.cards import in_order, with_at

BEFORE_MOVE, BEFORE_ACTION, AFTER_ACTION = "before the move", "before the action", "after the action"
"""The moments of a turn at which more than the main thing can be done. Rules: HYBRIS-PILLAR-11, HYBRIS-TECH-09."""

NO_TURN = Turn()
"""What stands between two turns."""


def next_turn(state: State, entry: NextTurn) -> State:
    """End the turn in progress and give the next one to a player who has not passed, or end the Age.

    With a turn ends what lasted for it, and Hades comes home from a shared space. Before the first turn of an Age what
    was used once in a turn, or lasted for one, is over too.

    Rules: HYBRIS-TURN-01, HYBRIS-TURN-15, HYBRIS-ENDAGE-01, HYBRIS-ENH-18, HYBRIS-DEFEAT-01, HYBRIS-DEFEAT-02.
    """
    turn, order, agenda = state.turn, entry.order, state.agenda[:-1]
    if entry.lost is not None:
        state = tell(state, happened("lost the turn", entry.lost, turn.seat))
    if turn.shares and turn.place:
        state = _came_home(state)
    state = _expired(state)
    for place, seat in enumerate(order):
        if not state.players[seat].standing.passed:
            turn, entries = _turn_of(order[place:] + order[:place])
            return turned(state, turn, agenda + entries)
    return turned(state, NO_TURN, (*agenda, EndAge()))


@cache
def _turn_of(order: tuple[Seat, ...]) -> tuple[Turn, Agenda]:
    """Return the turn of the first of the seats at its beginning, and what comes in it."""
    seat = order[0]
    return Turn(seat), (NextTurn((*order[1:], seat)), TakeTurn(seat))


def _came_home(state: State) -> State:
    """Return the state in which Hades is wounded and back in the reserve. Rule: HYBRIS-ENH-18."""
    seat, turn = state.turn.seat, state.turn
    assert seat is not None
    one = character_of(state, seat, turn.character)
    event = happened("came home", ids.KUNEEN_HOME, seat, one.id)
    return with_character(state, seat, one.replace(place=RESERVE, down=True), event)


def _expired(state: State) -> State:
    """Let what was used in a turn, or lasts for one, be over."""
    if not [player for player in state.players if player.standing.used_in_turn or player.standing.lasting]:
        return state
    for number, player in enumerate(state.players):
        if player.standing.used_in_turn:
            state = with_standing(state, Seat(number), used_in_turn=())
    return run_out(state, "turn")


def activate(state: State, action: act.Activate) -> State:
    """Pay for a character and reveal its token. Rules: HYBRIS-TURN-03 to -05, -17, -18."""
    decision = state.agenda[-1]
    assert isinstance(decision, TakeTurn), decision
    seat = decision.seat
    one = character_of(state, seat, action.character)
    cost = costs.activation_cost(state, seat, one.id)
    events: tuple[Event, ...] = (happened("activated", ids.TURN, seat, one.id),)
    player = state.players[seat]
    if cost:
        goods = player.goods
        player = stocked(player, HOLDERS["aegis"](goods, goods.aegis - cost))
        events += (happened("gave up aegis", ids.ACTIVATION, seat, one.id, cost),)
    tokens = player.tokens
    if one.token:
        tokens = _revealed(state, tokens, one.token)
        events += (happened("revealed", ids.BONUS_SPENT if one.token == BONUS else ids.TOKEN_USED, seat, one.token),)
    active = Character.make(one.id, one.place, True, one.down)
    crew = tuple([active if other is one else other for other in player.crew])
    player = readied(player, crew, tokens, player.standing)
    agenda = state.agenda[:-1] + _activation(state, seat, one)
    return acted(state, with_at(state.players, seat, player), turn_of(state, seat, one.id), agenda, events)


def turn_of(state: State, seat: Seat, character: str) -> Turn:
    """Return the turn in which a character is activated now. Rule: HYBRIS-CORE-18."""
    player = state.players[seat]
    return Turn.make(seat, character, "", False, len(player.growth.in_play) + len(player.standing.lasting))


def _activation(state: State, seat: Seat, one: Character) -> Agenda:
    """Return what an activation brings, the last first to come. Rules: HYBRIS-TURN-03, HYBRIS-TURN-06, -07."""
    rest = _arrival_and_action(seat)
    if state.rules.kind[one.id] == "olympian":
        return (*rest, ChooseLocation.make(seat), OfferMoment.make(seat, BEFORE_MOVE))
    if one.token == BONUS or allows(state, seat, "flexible_token"):
        return (*rest, ChooseLocation.make(seat))
    return (*rest, ChooseSpace.make(seat, one.token))


@cache
def _arrival_and_action(seat: Seat) -> Agenda:
    """Return what comes of every activation once it is chosen where."""
    action = (OfferMoment(seat, AFTER_ACTION), Act(seat), OfferMoment(seat, BEFORE_ACTION))
    return (*action, Arrived(seat), Arrive(seat))


def _revealed(state: State, tokens: Tokens, token: str) -> Tokens:
    """Put a Location token in Used Locations; a Bonus token leaves the game. Rules: HYBRIS-TURN-17, HYBRIS-TURN-18."""
    if token == BONUS:
        return tokens
    return Tokens.make(tokens.reserve, in_order((*tokens.used, token), state.rules.rank), tokens.unavailable)


def go(state: State, action: act.Go) -> State:
    """Choose the Location; its space comes next. Rules: HYBRIS-TURN-06, HYBRIS-TURN-07."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseLocation), decision
    seat = decision.seat
    rule = ids.DESTINATION if state.rules.kind[state.turn.character] == "olympian" else ids.BONUS_DESTINATION
    event = happened("went to", rule, seat, action.location)
    return decided(state, event, ChooseSpace.make(seat, action.location))


def enter(state: State, action: act.Enter) -> State:
    """Put the character on a space, a City or an illustration, and run the bonus of the space next.

    Rules: HYBRIS-MOVE-01 to -03, -09, -13, HYBRIS-ENH-16, HYBRIS-ENH-17.
    """
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseSpace), decision
    seat, space = decision.seat, action.space
    turn, sharing = state.turn, allows_sharing(state, seat)
    if decision.location == MORTAL_WORLD and not sharing:
        rival = occupant(state, space)
        if rival is not None:
            return _attacked(state, seat, space, rival)
    place = space if decision.location == MORTAL_WORLD else decision.location
    shares = sharing and space not in state.rules.dashed and space != decision.location and space in occupied(state)
    if decision.location == MORTAL_WORLD:
        rule = ids.KUNEEN_CITY if shares else ids.CITY_MOVE
    elif space == decision.location:
        rule = ids.ILLUSTRATION
    else:
        rule = ids.KUNEEN if shares else ids.SPACE
    event = happened("entered", rule, seat, space)
    agenda = state.agenda[:-1]
    if space in state.rules.bonus:
        assert isinstance(agenda[-1], Arrive), agenda
        agenda = agenda[:-1] + arrival(state, seat, space)
    player = state.players[seat]
    player = crewed(player, tuple([placed(one, space) if one.id == turn.character else one for one in player.crew]))
    there = Turn.make(seat, turn.character, place, shares, turn.since)
    return acted(state, with_at(state.players, seat, player), there, agenda, (event,))


def _attacked(state: State, seat: Seat, city: str, rival: tuple[Seat, str]) -> State:
    """Move to a City that another player holds: a Prophet flees, others fight. Rules: MOVE-10, COMBAT-04, -05."""
    event = happened("went to", ids.CITY_ATTACK, seat, city)
    if state.rules.kind[rival[1]] == "prophet":
        state = fled(decided(state, event), *rival, ids.FLED)
        return moved_in(state, seat, state.turn.character, city, ids.FLED)
    attacker, defender = Side(seat, state.turn.character), Side(*rival)
    return against_player(decided(state, event), "city", city, attacker, defender)


def occupant(state: State, city: str) -> tuple[Seat, str] | None:
    """Return whose character stands on the space of a City, None if it is empty. Rule: HYBRIS-CITY-02."""
    for number, player in enumerate(state.players):
        for one in player.crew:
            if one.place == city:
                return Seat(number), one.id
    return None


def allows_sharing(state: State, seat: Seat) -> bool:
    """Tell whether the character of the turn may take an occupied space (The Kuneen). Rule: HYBRIS-ENH-16."""
    return state.rules.kind[state.turn.character] == "olympian" and allows(state, seat, "share_space")


def occupied(state: State) -> set[str]:
    """Return where characters stand, be it on a space or elsewhere."""
    return {one.place for player in state.players for one in player.crew}


def arrive(state: State, entry: Arrive) -> State:
    """Gain the bonus of the space or suffer the penalty of the illustration. Rules: HYBRIS-MOVE-13, HYBRIS-MOVE-14."""
    seat = entry.seat
    return popped(state, *arrival(state, seat, character_of(state, seat, state.turn.character).place))


def arrival(state: State, seat: Seat, space: str) -> Agenda:
    """Return what runs when a character takes a space. Rules: HYBRIS-MOVE-13, HYBRIS-MOVE-14, HYBRIS-MOVE-28."""
    rules = state.rules
    if space in rules.penalty:
        return () if allows(state, seat, "ignore_penalty") else (Run.make(seat, rules.penalty[space], outer=True),)
    return (Run.make(seat, rules.bonus[space], outer=True),)


def arrived(state: State, entry: Arrived) -> State:
    """Tell that the character was placed, which reactions may answer."""
    turn, state = state.turn, popped(state)
    if not turn.place:
        return state
    return triggered(state, happening_of("move", entry.seat, state.rules.kind[turn.character], turn.place))


def act_there(state: State, entry: Act) -> State:
    """Let the player act at the Location, if anything can still be done. Rules: HYBRIS-TURN-08, HYBRIS-MOVE-07."""
    seat = entry.seat
    return popped(state, ChooseAction.make(seat)) if can_act(state, seat) else popped(state)


def can_act(state: State, seat: Seat) -> bool:
    """Tell whether an action of the Location can be carried out. Rule: HYBRIS-MOVE-06."""
    place = state.turn.place
    if not place:
        return False
    rules = state.rules
    location = rules.location[place]
    return location in rules.always or any(can_perform(state, seat, one, place) for one in rules.actions[location])


def possible_actions(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the actions of the Location that can be carried out. Rules: HYBRIS-TURN-08, HYBRIS-MOVE-06."""
    place = state.turn.place
    if not place:
        return ()
    actions = state.rules.actions[state.rules.location[place]]
    return tuple([action for action in actions if can_perform(state, seat, action, place)])


def pass_turn(state: State, action: act.Pass) -> State:
    """Take no more turns in this Age. Rules: HYBRIS-TURN-11 to -14, HYBRIS-PILLAR-16."""
    decision = state.agenda[-1]
    assert isinstance(decision, TakeTurn), decision
    seat = decision.seat
    player = state.players[seat]
    tokens, crew, standing = player.tokens, player.crew, passing(player.standing, True)
    kept = [one.token for one in crew if one.token]
    if kept:
        tokens = tokens.replace(reserve=in_order((*tokens.reserve, *kept), state.rules.rank))
        crew = tuple([tokened(one, "") if one.token else one for one in crew])
    players = with_at(state.players, seat, readied(player, crew, tokens, standing))
    state = played(state, players, state.agenda[:-1], (happened("passed", ids.PASS, seat),))
    if not state.players[seat].standing.flipped:
        return activated(state, seat, use_upper=False)
    return state
