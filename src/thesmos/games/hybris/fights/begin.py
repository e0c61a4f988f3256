"""How combats begin: who fights whom, and what comes before the first card."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.games.hybris import decks, ids
from thesmos.games.hybris.change import popped, push, tell
from thesmos.games.hybris.entries import (
    Agenda,
    BeginRound,
    Decide,
    DrawEnemy,
    OfferPlay,
    Require,
    Run,
    happening_of,
)
from thesmos.games.hybris.fights.force import enemy_draw, has_force
from thesmos.games.hybris.language.fighting import with_combat
from thesmos.games.hybris.language.reactions import triggered
from thesmos.games.hybris.state import Cause, Combat, Side, State


def against_player(state: State, cause: Cause, what: str, attacker: Side, defender: Side) -> State:
    """Begin a combat between players. Rules: HYBRIS-COMBAT-02, HYBRIS-PVP-01, HYBRIS-PVP-19."""
    assert attacker.seat is not None
    event = happened("attacked", ids.ATTACK, attacker.seat, what, 0, defender.seat)
    state = tell(with_combat(state, Combat(cause, what, attacker, defender)), event)
    state = push(state, Decide(), BeginRound())
    return triggered(state, happening_of("combat_start", attacker.seat))


def against_game(state: State, combat: Combat, before: str = "", during: str = "") -> State:
    """Begin a combat against the game.

    Args:
        state: before.
        combat: who fights which enemy.
        before: the list of requirements, "" for none.
        during: the list that runs before the enemy's cards are drawn, "" for none.

    Rules: HYBRIS-COMBAT-01, HYBRIS-PVE-02, HYBRIS-PVE-11, HYBRIS-MOIRAI-23, HYBRIS-MOIRAI-24.
    """
    seat = combat.attacker.seat
    assert seat is not None
    state = tell(with_combat(state, combat), happened("fought", ids.FIGHT, seat, combat.what.partition("/")[0]))
    entries: Agenda = (Decide(),)
    if has_force(combat):
        entries += (OfferPlay(seat), DrawEnemy())
    if during:
        entries += (Run(seat, during, outer=True),)
    if before:
        entries += (Require(seat, before),)
    return triggered(push(state, *entries), happening_of("combat_start", seat))


def draw_enemy(state: State, entry: DrawEnemy) -> State:
    """Draw the Trained cards of the game's side, openly. Rules: HYBRIS-PVE-03, HYBRIS-PVE-06, HYBRIS-CORE-08."""
    state = popped(state)
    combat = state.world.combat
    assert combat is not None
    n = enemy_draw(state, combat)
    while n > 0 and (deck := state.world.trained).cards:
        cards = deck.cards[::-1][:n]
        combat = combat.replace(defender=combat.defender.replace(zone=combat.defender.zone + cards))
        events = [happened("was drawn", ids.ENEMY_DRAW, None, card) for card in cards]
        state = decks.with_deck(tell(with_combat(state, combat), *events), "trained", decks.taken(deck, len(cards)))
        n -= len(cards)
    return state
