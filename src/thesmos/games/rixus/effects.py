"""Playing a card in Rixus: one small function for each thing that a card does."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.event import Event
from thesmos.core.ids import RuleId, Seat
from thesmos.games.rixus import ids
from thesmos.games.rixus.actions import Play
from thesmos.games.rixus.exposure import after_theft, sure_witnesses
from thesmos.games.rixus.queries import cards_of
from thesmos.games.rixus.reducers import lose_openly
from thesmos.games.rixus.state import DrawCards, FinishCard, Hero, Monster, Player, State
from thesmos.games.rixus.turn import after_action, on_course, pending
from thesmos.toolkit.cards import with_at, without, without_at
from thesmos.toolkit.exposure import after_open_loss

Players = tuple[Player, ...]


def play(state: State, action: Play) -> State:
    """Play a card from the hand and do what it says. Rule: RIXUS-TURN-03."""
    return EFFECTS[state.rules.moves[action.card].word](state, action)


def join_army(state: State, action: Play) -> State:
    """Put a hero into the own army. Rule: RIXUS-ZONE-01."""
    hero = Hero.make(action.card, state.rules.cards[action.card].strength, (), ())
    player = state.players[state.turn]
    return _conclude(state, action, player, player.army + (hero,), ids.JOIN_ARMY)


def attach_journey(state: State, action: Play) -> State:
    """Attach a journey to an own hero. Rule: RIXUS-ZONE-05."""
    player, place = state.players[state.turn], _place(action)
    hero = player.army[place]
    strength = hero.strength + state.rules.cards[action.card].strength
    hero = Hero.make(hero.card, strength, hero.journeys + (action.card,), hero.banners)
    return _conclude(state, action, player, with_at(player.army, place, hero), ids.ATTACH)


def raise_banner(state: State, action: Play) -> State:
    """Strengthen an own hero until the next war is over. Rule: RIXUS-EFFECT-04."""
    player, place = state.players[state.turn], _place(action)
    hero = player.army[place]
    strength = hero.strength + state.rules.cards[action.card].amount
    hero = Hero.make(hero.card, strength, hero.journeys, hero.banners + (action.card,))
    return _conclude(state, action, player, with_at(player.army, place, hero), ids.BANNER)


def call_reinforcements(state: State, action: Play) -> State:
    """Draw cards, one by one; the card itself goes when they are drawn. Rule: RIXUS-EFFECT-01."""
    seat, amount = state.turn, state.rules.cards[action.card].amount
    return state.replace(
        players=_less_played(state, action),
        agenda=(*pending(state), FinishCard.make(action.card), DrawCards.make(seat, amount)),
        events=(_played(seat, action, ids.REINFORCEMENTS),),
    )


def scout(state: State, action: Play) -> State:
    """Look at all monsters in the camp. Rule: RIXUS-EFFECT-02."""
    seat, camp = state.turn, state.camp
    seen = tuple(
        monster if seat in monster.seen else Monster.make(monster.card, tuple(sorted((*monster.seen, seat))))
        for monster in camp.monsters
    )
    looks = tuple(
        Event.make("saw", ids.SCOUT, seat, monster.card, seen_by=(seat,))
        for monster in camp.monsters
        if seat not in monster.seen
    )
    return _spend(state.replace(camp=camp.replace(monsters=seen)), action, _less_played(state, action), looks)


def resurrect(state: State, action: Play) -> State:
    """Take a hero from the cemetery into the own army. Rule: RIXUS-EFFECT-03."""
    seat, card = state.turn, action.pick
    assert card is not None
    player = lose_openly(state.players[seat], action.card)
    hero = Hero.make(card, state.rules.cards[card].strength)
    raised = Event.make("rose", ids.RESURRECTION, seat, card)
    after = state.replace(cemetery=without(state.cemetery, card))
    return _spend(after, action, with_at(state.players, seat, player.replace(army=(*player.army, hero))), (raised,))


def ambush(state: State, action: Play) -> State:
    """Slay a weak hero of another player. Rule: RIXUS-EFFECT-05."""
    victim, place = _target(action)
    foe = state.players[victim]
    hero = foe.army[place]
    players = with_at(_less_played(state, action), victim, foe.replace(army=without_at(foe.army, place)))
    slain = Event.make("was slain", ids.AMBUSH, victim, hero.card, hero.strength)
    after = state.replace(cemetery=state.cemetery + cards_of(hero))
    return _spend(after, action, players, (slain,))


def pick_pocket(state: State, action: Play) -> State:
    """Take a random card from another player's hand. Rule: RIXUS-EFFECT-06."""
    thief, victim = state.turn, action.seat
    assert victim is not None
    foe = state.players[victim]
    place, rng = state.rng.below(len(foe.hand), "steal")
    card = foe.hand[place]
    own = lose_openly(state.players[thief], action.card)
    knowing = {victim, *sure_witnesses(foe.hand, foe.exposed, card)} - {thief}
    exposed = tuple(sorted((*own.exposed, *((card, seat) for seat in knowing))))
    own = own.replace(hand=(*own.hand, card), exposed=exposed)
    foe = foe.replace(hand=without_at(foe.hand, place), exposed=after_theft(foe.exposed, thief, card))
    players = with_at(with_at(state.players, thief, own), victim, foe)
    seen_by = tuple(sorted({thief, *knowing}))
    taken = Event.make("stole", ids.PICKPOCKET, thief, card, other=victim, seen_by=seen_by)
    return _spend(state.replace(rng=rng), action, players, (taken,))


def strip_journey(state: State, action: Play) -> State:
    """Put a journey of another player's hero into the cemetery. Rule: RIXUS-EFFECT-07."""
    victim, place = _target(action)
    journey = action.pick
    assert journey is not None
    foe = state.players[victim]
    hero = foe.army[place]
    strength = hero.strength - state.rules.cards[journey].strength
    hero = hero.replace(journeys=without(hero.journeys, journey), strength=strength)
    players = with_at(_less_played(state, action), victim, foe.replace(army=with_at(foe.army, place, hero)))
    lost = Event.make("lost", ids.LOST_ROAD, victim, journey)
    return _spend(state.replace(cemetery=(*state.cemetery, journey)), action, players, (lost,))


def plunder(state: State, action: Play) -> State:
    """Make another player give spoils back to the supply. Rule: RIXUS-EFFECT-08."""
    victim = action.seat
    assert victim is not None
    foe = state.players[victim]
    amount = min(foe.spoils, state.rules.cards[action.card].amount)
    players = with_at(_less_played(state, action), victim, foe.replace(spoils=foe.spoils - amount))
    return _spend(state, action, players, (Event.make("gave back spoils", ids.PLUNDER, victim, "", amount),))


EFFECTS: dict[str, Callable[[State, Play], State]] = {
    "hero": join_army,
    "journey": attach_journey,
    "draw": call_reinforcements,
    "scout": scout,
    "resurrect": resurrect,
    "strengthen": raise_banner,
    "slay": ambush,
    "steal-card": pick_pocket,
    "strip-journey": strip_journey,
    "lose-spoils": plunder,
}
"""For each kind and ability that can be played as an action, what it does."""

_RULE_OF = {
    "scout": ids.SCOUT,
    "resurrect": ids.RESURRECTION,
    "slay": ids.AMBUSH,
    "steal-card": ids.PICKPOCKET,
    "strip-journey": ids.LOST_ROAD,
    "lose-spoils": ids.PLUNDER,
}


def _spend(state: State, action: Play, players: Players, events: tuple[Event, ...]) -> State:
    """Finish an effect that is done at once: the card goes to the cemetery. Rule: RIXUS-ZONE-04."""
    seat, rule = state.turn, _RULE_OF[state.rules.moves[action.card].word]
    turn, idle, agenda = after_action(state, len(players[seat].hand))
    return state.replace(
        players=players,
        cemetery=(*state.cemetery, action.card),
        turn=turn,
        idle=idle,
        agenda=agenda,
        events=(_played(seat, action, rule), *events),
    )


def _conclude(state: State, action: Play, player: Player, army: tuple[Hero, ...], rule: RuleId) -> State:
    """Finish the play of a card that stays on the table, in the army of the player."""
    seat, card = state.turn, action.card
    exposed = after_open_loss(player.exposed, card) if player.exposed else ()
    hand = without(player.hand, card)
    player = Player.make(hand, army, player.spoils, exposed)
    players = state.players[:seat] + (player,) + state.players[seat + 1 :]
    return on_course(state, after_action(state, len(hand)), players, state.deck, (_played(seat, action, rule),))


def _played(seat: Seat, action: Play, rule: RuleId) -> Event:
    return Event.make("played", rule, seat, action.card, 0, action.seat, None)


def _less_played(state: State, action: Play) -> Players:
    return with_at(state.players, state.turn, lose_openly(state.players[state.turn], action.card))


def _place(action: Play) -> int:
    assert action.hero is not None
    return action.hero


def _target(action: Play) -> tuple[Seat, int]:
    assert action.seat is not None
    assert action.hero is not None
    return action.seat, action.hero
