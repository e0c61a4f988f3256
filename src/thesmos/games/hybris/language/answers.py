"""Reducers for the choices that effects ask for."""

from __future__ import annotations

from thesmos.core.event import Event, happened
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import decks, ids
from thesmos.games.hybris.change import (
    answered,
    decided,
    next_of,
    tell,
    with_boards,
    with_character,
    with_holding,
    with_marks,
    with_tokens,
)
from thesmos.games.hybris.effects import ListName
from thesmos.games.hybris.entries import (
    ChooseOption,
    ChooseRival,
    DefeatHero,
    GiveUpCard,
    GiveUpPremonition,
    Happening,
    MoveMark,
    PutBack,
    ReadyToken,
    RecallCharacter,
    RecoverCard,
    RefreshToken,
    Run,
    UseIt,
    UseReaction,
)
from thesmos.games.hybris.hands import given_up, taken_openly
from thesmos.games.hybris.language.fighting import own_side, with_combat, with_side
from thesmos.games.hybris.language.goods import credited, stolen
from thesmos.games.hybris.language.pieces import flipped, saw_hand, taken_back
from thesmos.games.hybris.language.run import started
from thesmos.games.hybris.language.symbols import missing_after
from thesmos.games.hybris.state import (
    FALLEN,
    RESERVE,
    Character,
    Mark,
    State,
    played,
    readied,
    tokened,
    turning,
)
from thesmos.toolkit.cards import in_order, with_at, without


def choose(state: State, action: act.Choose) -> State:
    """Run the option that was picked. Rule: HYBRIS-CORE-21."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseOption), decision
    return _running(state, decision.seat, decision.options[action.option], decision.event)


def _running(state: State, seat: Seat, steps: ListName, event: Happening | None) -> State:
    told = happened("chose", ids.EFFECT, seat, steps.partition("/")[0])
    return decided(state, told, Run.make(seat, steps, event=event))


def use_it(state: State, decision: UseIt) -> State:
    """Run what was offered. Rule: HYBRIS-CORE-02."""
    return _running(state, decision.seat, decision.steps, decision.event)


def use_reaction(state: State, decision: UseReaction) -> State:
    """Run a reaction of an allied Hero. Rule: HYBRIS-COLISEUM-07."""
    ability = state.rules.abilities[decision.ability]
    run = Run(decision.seat, ability.then, outer=True, event=decision.event)
    return started(answered(state), decision.seat, decision.ability, run)


def give_up(state: State, action: act.GiveUp) -> State:
    """Choose the next card that is discarded; all go together when enough are chosen. Rule: HYBRIS-CORE-08."""
    decision = state.agenda[-1]
    if isinstance(decision, GiveUpPremonition):
        return _give_up_premonition(state, decision, action.card)
    assert isinstance(decision, GiveUpCard), decision
    chosen = (*decision.chosen, action.card)
    if decision.left is None:
        missing = missing_after(decision.elements, state.rules.cards[action.card].elements)
        enough = len(missing) <= (len(chosen) if decision.wild else 0)
        following = () if enough else (decision.replace(elements=missing, chosen=chosen),)
    else:
        following = () if decision.left == 1 else (decision.replace(left=decision.left - 1, chosen=chosen),)
    rule, seat = ids.PAY if decision.paying else ids.GIVE_UP, decision.seat
    state = given_up(answered(state, *following), seat, action.card, happened("gave up", rule, seat, action.card))
    if following:
        return state
    cost = sum(state.rules.cards[card].cost for card in chosen)
    return credited(decks.discarded(state, seat, chosen), len(chosen), cost)


def _give_up_premonition(state: State, decision: GiveUpPremonition, card: CardId) -> State:
    chosen, seat = (*decision.chosen, card), decision.seat
    following = next_of(decision, chosen=chosen)
    holding = state.players[seat].holding
    changed = holding.replace(premonitions=without(holding.premonitions, card))
    state = with_holding(answered(state, *following), seat, changed, happened("gave up", ids.GIVE_UP, seat, card))
    if following:
        return state
    return credited(decks.put_away(state, "premonitions", chosen), len(chosen))


def recover(state: State, action: act.Recover) -> State:
    """Take a card of a pile into hand. Rule: HYBRIS-CORE-21."""
    decision = state.agenda[-1]
    assert isinstance(decision, RecoverCard), decision
    seat, card = decision.seat, action.card
    state = answered(state, *next_of(decision))
    if decision.pile == "zone":
        return _kept(state, seat, card)
    holding = state.players[seat].holding
    if decision.pile == "discard":
        holding = holding.replace(discard=without(holding.discard, card))
    else:
        deck = state.world.trained
        state = with_boards(state, trained=deck.replace(discard=without(deck.discard, card)))
    event = happened("recovered", ids.EFFECT, seat, card)
    return credited(taken_openly(with_holding(state, seat, holding), seat, (card,), event), 1)


def _kept(state: State, seat: Seat, card: CardId) -> State:
    """Note that a card of the combat zone goes to hand when the combat is over; it counts until then."""
    fight = own_side(state, seat)
    assert fight is not None
    combat, side = fight.combat, fight.side
    place = next(at for at, one in enumerate(side.zone) if one == card and at not in side.kept)
    kept = side.replace(kept=tuple(sorted((*side.kept, place))))
    state = with_combat(state, with_side(combat, fight.mine, kept))
    return credited(tell(state, happened("will keep", ids.EFFECT, seat, card)), 1)


def name(state: State, action: act.Name) -> State:
    """Steal from the player who was named, or look at that hand. Rules: HYBRIS-INFO-01, HYBRIS-CORE-21."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseRival), decision
    seat = decision.seat
    state = decided(state, happened("named", ids.EFFECT, seat, "", 0, action.seat))
    if decision.what != "hand":
        return stolen(state, seat, action.seat, decision.what, decision.n)
    return saw_hand(state, seat, action.seat)


def put_back(state: State, action: act.PutBack) -> State:
    """Put the next of the cards seen back, the deepest first. Rule: HYBRIS-INFO-01."""
    decision = state.agenda[-1]
    assert isinstance(decision, PutBack), decision
    chosen, seat = (*decision.chosen, action.card), decision.seat
    event = happened("put back", ids.LOOK, seat, action.card, 0, None, (seat,))
    if len(chosen) < decision.n:
        return decided(state, event, decision.replace(chosen=chosen))
    deck = decks.shared(state, decision.deck)
    cards = deck.cards[: len(deck.cards) - decision.n] + chosen
    return with_boards(decided(state, event), **{decision.deck: deck.replace(cards=cards)})


def refresh(state: State, action: act.Refresh) -> State:
    """Return a Location token to the reserve."""
    decision = state.agenda[-1]
    assert isinstance(decision, RefreshToken), decision
    seat, rank = decision.seat, state.rules.rank
    state = answered(state, *next_of(decision))
    tokens = state.players[seat].tokens
    kept = without(getattr(tokens, decision.space), action.token)
    tokens = tokens.replace(reserve=in_order((*tokens.reserve, action.token), rank), **{decision.space: kept})
    return credited(with_tokens(state, seat, tokens, happened("refreshed", ids.EFFECT, seat, action.token)), 1)


def defeat(state: State, action: act.Defeat) -> State:
    """Send a Hero to the Underworld; a token under it returns to the reserve. Rule: HYBRIS-DEFEAT-08."""
    decision = state.agenda[-1]
    assert isinstance(decision, DefeatHero), decision
    seat = decision.seat
    state = answered(state, *next_of(decision))
    one, turn = character_of(state, seat, action.hero), state.turn
    if turn.seat == seat and turn.character == one.id:
        state = turning(state, turn.replace(place=""))
    if one.token:
        state = token_returned(state, seat, one.token)
    event = happened("sent down", ids.SENT_DOWN, seat, one.id)
    return credited(with_character(state, seat, one.replace(place=FALLEN, token=""), event), 1)


def character_of(state: State, seat: Seat, character: str) -> Character:
    """Return a character of a seat by its id."""
    (found,) = [one for one in state.players[seat].crew if one.id == character]
    return found


def token_returned(state: State, seat: Seat, token: str) -> State:
    """Return a Location token to the reserve of its owner."""
    tokens = state.players[seat].tokens
    return with_tokens(state, seat, tokens.replace(reserve=in_order((*tokens.reserve, token), state.rules.rank)))


def recall(state: State, action: act.Recall) -> State:
    """Take a character back to the reserve; made ready, it can be activated again. Rules: HYBRIS-CHAR-05, -06."""
    decision = state.agenda[-1]
    assert isinstance(decision, RecallCharacter), decision
    seat = decision.seat
    one = character_of(state, seat, action.character)
    needs_token = decision.ready and state.rules.kind[one.id] != "olympian"
    state = answered(state, *((ReadyToken(seat, one.id),) if needs_token else ()))
    moved = one.replace(place=RESERVE, spent=one.spent and not decision.ready)
    return credited(with_character(state, seat, moved, happened("recalled", ids.RETURN, seat, one.id)), 1)


def ready_token(state: State, decision: ReadyToken, token: str) -> State:
    """Put a token under a character that was made ready, in secret. Rules: HYBRIS-CHAR-06, HYBRIS-PLAN-11."""
    seat, name = decision.seat, decision.character
    return planned(state, seat, name, token, plan_told(seat, name, token))


def plan_told(seat: Seat, character: str, token: str) -> Event:
    """Return what all are told of a character: whether it has a token. Rule: HYBRIS-PLAN-11."""
    return happened("planned" if token else "planned nothing", ids.PLAN_SECRET, seat, character)


def planned(state: State, seat: Seat, character: str, token: str, event: Event) -> State:
    """Return the state in which a token of the reserve was chosen for a character, "" for none. Rule: PLAN-01."""
    players = state.players
    if token:
        player = players[seat]
        crew = tuple([tokened(one, token) if one.id == character else one for one in player.crew])
        tokens = player.tokens.replace(reserve=without(player.tokens.reserve, token))
        players = with_at(players, seat, readied(player, crew, tokens, player.standing))
    return played(state, players, state.agenda[:-1], (event,))


def place_mark(state: State, action: act.PlaceMark) -> State:
    """Put a Player token of the reserve on a space. Rule: HYBRIS-DUEL-04."""
    decision = state.agenda[-1]
    assert isinstance(decision, MoveMark), decision
    state, seat = answered(state, *next_of(decision)), decision.seat
    marks = (*state.world.marks, Mark(action.space, seat, decision.side == "up"))
    state = with_boards(state, happened("placed a token", ids.MARK, seat, action.space), marks=marks)
    return credited(with_marks(state, seat, -1), 1)


def flip_mark(state: State, action: act.FlipMark) -> State:
    """Turn a Player token. Rule: HYBRIS-DUEL-27."""
    decision = state.agenda[-1]
    assert isinstance(decision, MoveMark), decision
    return flipped(answered(state, *next_of(decision)), action.space)


def take_mark(state: State, action: act.TakeMark) -> State:
    """Return a Player token to its owner. Rule: HYBRIS-DUEL-22."""
    decision = state.agenda[-1]
    assert isinstance(decision, MoveMark), decision
    return taken_back(answered(state, *next_of(decision)), action.space)
