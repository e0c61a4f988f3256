"""War in Rixus: the fight of all drafted heroes against the monster army."""

from __future__ import annotations

from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Value, value
from thesmos.games.rixus import ids
from thesmos.games.rixus.queries import cards_of, strength_of
from thesmos.games.rixus.rules import Rules
from thesmos.games.rixus.state import Camp, FightWar, Hero, Player, State
from thesmos.toolkit.seating import distance

Fighter = tuple[int, Seat, int]
"""A drafted hero: its strength at the start of the war, its seat, and its place in the army."""


@value
class Fight(Value):
    """How a war went.

    Attributes:
        slain: in the order in which they fell.
        victor: the seat that struck the final blow, if any did.
        events: blow by blow.
    """

    slain: tuple[Fighter, ...]
    victor: Seat | None
    events: tuple[Event, ...]


def fight_war(state: State, step: FightWar) -> State:
    """Turn the monsters over, fight, hand out the token, clear the camp and take the banners away.

    Rules: RIXUS-WAR-03, RIXUS-WAR-05 to -13, RIXUS-EFFECT-04.
    """
    cards, monsters = state.rules.cards, tuple([monster.card for monster in state.camp.monsters])
    revealed = tuple([Event.make("revealed", ids.REVEAL, None, card, cards[card].strength) for card in monsters])
    queue = fighting_order(state.players, step.out, step.caller)
    fight = resolve(state.players, queue, sum([event.amount for event in revealed]))
    players, spent = _after_fight(state, fight)
    lost = fight.victor is None
    return state.replace(
        players=players,
        cemetery=state.cemetery + spent + monsters,
        camp=Camp.make((), state.camp.spoils + lost),
        agenda=state.agenda[:-1],
        events=state.events + revealed + fight.events + (_end_event(fight, bool(queue)),),
    )


def fighting_order(players: tuple[Player, ...], out: tuple[Seat, ...], caller: Seat) -> list[Fighter]:
    """Return the drafted heroes in the order in which they fight, weakest first.

    Of equal heroes of several seats, those of the seat go first whose heroes are weakest in total, counting the ones
    that are still alive when it comes to them; then those of the seat that is nearest clockwise from the caller. As
    the weaker ones have all fallen by then, these are a seat's heroes of at least that strength; and as a seat that
    loses one of the equal heroes only gets weaker, it goes on until it has lost them all. So the order is known before
    the first blow. Rules: RIXUS-WAR-05, RIXUS-WAR-06, RIXUS-WAR-10.
    """
    queue: list[tuple[int, int, int, int, Seat]] = []
    for number, player in enumerate(players):
        seat = Seat(number)
        if player.army and seat not in out:
            strengths = [hero.strength for hero in player.army]
            far = distance(seat, caller, len(players))
            for place, strength in enumerate(strengths):
                standing = sum([other for other in strengths if other >= strength])
                queue.append((strength, standing, far, place, seat))
    queue.sort()
    return [(strength, seat, place) for strength, _, _, place, seat in queue]


def resolve(players: tuple[Player, ...], queue: list[Fighter], total: int) -> Fight:
    """Let the heroes fight one by one until one is stronger than what is left of the monsters.

    Rules: RIXUS-WAR-07 to -09.
    """
    left, events = total, []
    for count, (strength, seat, place) in enumerate(queue):
        card = players[seat].army[place].card
        if strength > left:
            events.append(Event.make("struck the final blow", ids.FINAL_BLOW, seat, card, strength))
            return Fight.make(tuple(queue[:count]), seat, tuple(events))
        events.append(Event.make("fell", ids.EQUAL if strength == left else ids.SLAIN, seat, card, strength))
        left -= strength
    return Fight.make(tuple(queue), None, tuple(events))


def _end_event(fight: Fight, any_drafted: bool) -> Event:
    if fight.victor is not None:
        return Event.make("won the war", ids.WAR_WON, fight.victor)
    return Event.make("lost the war", ids.WAR_LOST if any_drafted else ids.NOBODY)


def _after_fight(state: State, fight: Fight) -> tuple[tuple[Player, ...], tuple[CardId, ...]]:
    """Return the players without the fallen and the banners, and all cards that this puts into the cemetery."""
    fallen: dict[Seat, set[int]] = {}
    for _, seat, place in fight.slain:
        fallen.setdefault(seat, set()).add(place)
    players: list[Player] = []
    spent: tuple[CardId, ...] = ()
    for number, player in enumerate(state.players):
        seat, army = Seat(number), player.army
        if seat in fallen or any(hero.banners for hero in army):
            army, gone = _survivors(state.rules, army, fallen.get(seat, set()))
            spent += gone
        players.append(Player.make(player.hand, army, player.spoils + (seat == fight.victor), player.exposed))
    return tuple(players), spent


def _survivors(rules: Rules, army: tuple[Hero, ...], fallen: set[int]) -> tuple[tuple[Hero, ...], tuple[CardId, ...]]:
    left: list[Hero] = []
    gone: list[CardId] = []
    for place, hero in enumerate(army):
        if place in fallen:
            gone += cards_of(hero)
        elif hero.banners:
            gone += hero.banners
            left.append(Hero.make(hero.card, strength_of(rules, hero.card, hero.journeys, ()), hero.journeys))
        else:
            left.append(hero)
    return tuple(left), tuple(gone)
