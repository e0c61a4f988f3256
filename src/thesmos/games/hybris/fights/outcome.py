"""How combats end: who wins, what the loser suffers, what the winner gains."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import RuleId, Seat
from thesmos.games.hybris import decks, ids
from thesmos.games.hybris.change import popped, push, run_out, tell, topmost
from thesmos.games.hybris.effects import Fight
from thesmos.games.hybris.entries import (
    Agenda,
    Announce,
    CloseCombat,
    Consequences,
    Decide,
    Rewards,
    Run,
    Spoils,
    happening_of,
)
from thesmos.games.hybris.fights.defeat import suffered, turn_over
from thesmos.games.hybris.fights.force import has_force, total
from thesmos.games.hybris.fights.places import moved_in
from thesmos.games.hybris.fights.rounds import combat_of
from thesmos.games.hybris.hands import taken_openly
from thesmos.games.hybris.language.conditions import allows, meets
from thesmos.games.hybris.language.fighting import ATTACKER, DEFENDER, is_between_players, sides, with_combat
from thesmos.games.hybris.places.coliseum import allied
from thesmos.games.hybris.places.quests import confrontation_won
from thesmos.games.hybris.state import Combat, Side, State, following
from thesmos.toolkit.cards import with_at


def decide(state: State, entry: Decide) -> State:
    """Compare the totals; the consequences follow in their order.

    Rules: HYBRIS-PVE-01, HYBRIS-PVE-08, HYBRIS-PVP-13, HYBRIS-PVP-16, HYBRIS-PVP-18, HYBRIS-MOIRAI-20, -21, -23.
    """
    combat = combat_of(state)
    totals = total(state, combat, ATTACKER), total(state, combat, DEFENDER)
    won = ATTACKER if _attacker_wins(state, combat, *totals) else DEFENDER
    return decided_for(popped(state), won, totals[won])


def decided_for(state: State, won: int, force: int = 0) -> State:
    """Let a side win; what is still to come is what follows from that.

    Args:
        state: before.
        won: the side.
        force: its Total Force, which is told if a player has won.

    Rules: HYBRIS-PVE-01, HYBRIS-PVP-13, HYBRIS-PVP-16.
    """
    combat = combat_of(state).replace(won=won)
    winner, loser = sides(combat)[won], sides(combat)[1 - won]
    rule = ids.BEAT_PLAYER if is_between_players(combat) else ids.BEAT_GAME
    if winner.seat is not None:
        state = tell(state, happened("won the combat", rule, winner.seat, "", force, loser.seat))
    state = with_combat(state, combat)
    entries: Agenda = (CloseCombat(),)
    if loser.seat is not None:
        entries += (Announce.make(happening_of("combat_lost", loser.seat, state.rules.kind[loser.character])),)
    if winner.seat is not None:
        entries += (Announce.make(happening_of("combat_won", winner.seat, state.rules.kind[winner.character])),)
    entries += (Spoils(),)
    if loser.seat is not None:
        kind = state.rules.kind[loser.character]
        entries += (Announce.make(happening_of("character_defeated", loser.seat, kind)), Consequences())
    return push(state, *entries)


def _attacker_wins(state: State, combat: Combat, mine: int, theirs: int) -> bool:
    seat = combat.attacker.seat
    assert seat is not None
    if not is_between_players(combat):
        must = state.rules.edition.confrontations[combat.what].must if combat.cause == "confrontation" else ()
        return (mine >= theirs or not has_force(combat)) and all(meets(state, seat, condition) for condition in must)
    if mine != theirs:
        return mine > theirs
    assert combat.defender.seat is not None
    return allows(state, seat, "tie_wins") and not allows(state, combat.defender.seat, "tie_wins")


def consequences(state: State, entry: Consequences) -> State:
    """Let the loser suffer the defeat. Rules: HYBRIS-DEFEAT-01 to -07, -09 to -11."""
    combat = combat_of(state)
    assert combat.won is not None
    loser = sides(combat)[1 - combat.won]
    assert loser.seat is not None
    return suffered(popped(state), loser.seat, loser.character)


def spoils(state: State, entry: Spoils) -> State:
    """Give the winner the place or the reward. Rules: HYBRIS-PVE-09, HYBRIS-PVP-14, -15, HYBRIS-DEPLOY-37, -38."""
    state = popped(state)
    combat = combat_of(state)
    seat, character, won = combat.attacker.seat, combat.attacker.character, combat.won == ATTACKER
    assert seat is not None
    if combat.cause == "effect":
        name, _, at = combat.what.rpartition(":")
        step = state.rules.code[name][int(at)]
        assert isinstance(step, Fight), step
        return push(state, Run(seat, step.win if won else step.lose, event=combat.event))
    if not won:
        return state
    match combat.cause:
        case "city":
            return moved_in(state, seat, character, combat.what, ids.TOOK_CITY)
        case "challenge":
            return challenge_won(state, seat, character, combat.what, ids.TOOK_PLACE)
        case "confrontation":
            return confrontation_won(state, seat, combat.what)
        case _:
            return allied(state, seat, combat.what)


def challenge_won(state: State, seat: Seat, character: str, site: str, rule: RuleId) -> State:
    """Put a successful challenger in the City, and let it choose among the rewards. Rules: DEPLOY-06, -35, -37, -41."""
    city = state.rules.sites[state.rules.site_number[site]][1]
    place, rewards = topmost(state, Rewards)
    state = following(state, with_at(state.agenda, place, rewards.replace(challenger=seat)))
    return moved_in(state, seat, character, city, rule)


def close_combat(state: State, entry: CloseCombat) -> State:
    """Put all cards away, together; a defeat in the own turn ends it. Rules: PVE-10, -12, PVP-17, DEFEAT-01, -02."""
    state = popped(state)
    combat = combat_of(state)
    state = run_out(with_combat(state, None), "combat")
    for side in sides(combat):
        state = _cards_away(state, side)
    assert combat.won is not None
    loser = sides(combat)[1 - combat.won]
    if combat.cause != "effect" and loser.seat is not None and loser.seat == state.turn.seat:
        return turn_over(state, completing=combat.cause == "challenge")
    return state


def _cards_away(state: State, side: Side) -> State:
    if side.seat is None:
        return decks.put_away(state, "trained", side.zone) if side.zone else state
    kept = tuple(card for place, card in enumerate(side.zone) if place in side.kept)
    gone = tuple(card for place, card in enumerate(side.zone) if place not in side.kept)
    state = taken_openly(state, side.seat, kept) if kept else state
    return decks.discarded(state, side.seat, gone)
