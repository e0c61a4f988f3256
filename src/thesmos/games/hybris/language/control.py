"""Verbs that hold other lists or reach beyond goods and pieces."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.change import ended, popped, push, tell, with_standing
from thesmos.games.hybris.entries import Begin, ChooseCity, ChooseFighter, ChooseOption, Run, RunAgain, UseIt
from thesmos.games.hybris.language.conditions import holds
from thesmos.games.hybris.language.fighting import is_void, own_side, sides, with_combat, with_side
from thesmos.games.hybris.language.goods import component, worked
from thesmos.games.hybris.language.opening import can_grant, is_open
from thesmos.games.hybris.language.quantities import amount_of
from thesmos.games.hybris.state import Boost, Combat, Lent, State


def choose(state: State, me: Seat, step: fx.Choose, frame: Run) -> State:
    """Let a player pick an option.

    It is also asked where only one option is open to somebody with other cards in hand, so that the question itself
    tells nothing about them.
    """
    if not _has_option(state, me, step.of):
        return state
    return push(state, ChooseOption.make(me, step.of, frame.event))


def options_of(state: State, me: Seat, options: tuple[fx.ListName, ...]) -> tuple[fx.ListName, ...]:
    """Return the open options; where none is, those that ask for no payment."""
    found = tuple([option for option in options if is_open(state, me, option)])
    return found or tuple([option for option in options if _is_free(state, option)])


def _is_free(state: State, option: fx.ListName) -> bool:
    """Tell whether an option asks for no payment."""
    return not any(isinstance(step, fx.Pay) for step in state.rules.code[option])


def _has_option(state: State, me: Seat, options: tuple[fx.ListName, ...]) -> bool:
    """Tell whether there is any of these options."""
    return any(_is_free(state, option) or is_open(state, me, option) for option in options)


def may(state: State, me: Seat, step: fx.May, frame: Run) -> State:
    """Offer a list that is open as far as everybody can see."""
    if not is_open(state, me, step.then, publicly=True):
        return state
    return push(state, UseIt.make(me, step.then, frame.event))


def when(state: State, me: Seat, step: fx.If, frame: Run) -> State:
    """Run one list or the other."""
    chosen = step.then if holds(state, me, step.when, frame.event, frame) else step.otherwise
    return push(state, Run.make(me, chosen, event=frame.event)) if chosen else state


def repeat(state: State, me: Seat, step: fx.Repeat, frame: Run) -> State:
    """Run a list several times; how often is taken once."""
    times = amount_of(state, me, step.times, frame)
    return push(state, RunAgain(me, step.then, times, frame.event)) if times else state


def lasting(state: State, me: Seat, step: fx.Lasting, frame: Run) -> State:
    """Put abilities in force for a time; for a combat only while there is one. Rule: HYBRIS-PILLAR-20."""
    if step.until == "combat" and state.world.combat is None:
        return state
    player = state.players[me]
    lent = tuple(Lent(name, step.until, len(player.growth.in_play)) for name in step.power)
    return with_standing(worked(state), me, lasting=player.standing.lasting + lent)


def perform(state: State, me: Seat, step: fx.Perform, frame: Run) -> State:
    """Do an action without a character, if it can be carried out; a Build may be declined. Rule: HYBRIS-CORE-22."""
    if not can_grant(state, me, step):
        return state
    if step.action != "build":
        state = worked(state)
    if step.city == "any":
        return push(state, ChooseCity(me, step.action))
    place = step.city or next(one.location for one in state.rules.edition.actions.values() if one.action == step.action)
    return push(state, Begin(me, step.action, place, "", step.source))


def fight(state: State, me: Seat, step: fx.Fight, frame: Run) -> State:
    """Let a player choose who fights an enemy; without a fighter it is lost without a combat.

    In the middle of a combat there is no other one. Rules: HYBRIS-ENDAGE-22, HYBRIS-COMBAT-03.
    """
    if state.world.combat is not None:
        return state
    if not costs.fighters(state, me):
        return push(state, Run(me, step.lose, event=frame.event))
    return push(state, ChooseFighter.make(me, frame.steps, frame.at, frame.event))


def add_force(state: State, me: Seat, step: fx.AddForce, frame: Run) -> State:
    """Give Force to a side of the combat in progress, or take it. Rules: HYBRIS-COMBAT-14, HYBRIS-PILLAR-20."""
    fight = own_side(state, me)
    n = amount_of(state, me, step.n, frame)
    if fight is None or not n:
        return state
    combat, mine, zone = fight.combat, fight.mine, fight.side.zone
    gets = mine if step.who != "opponent" else 1 - mine
    by = (mine, len(zone) - 1) if zone and zone[-1] == component(frame) else None
    owner = sides(combat)[gets].seat
    event = happened("gained force" if n > 0 else "lost force", ids.FORCE, owner, component(frame), abs(n), me)
    state = with_combat(worked(state), combat.replace(boosts=(*combat.boosts, Boost(gets, n, by))))
    return tell(state, event)


def cancel(state: State, me: Seat, step: fx.Cancel, frame: Run) -> State:
    """Let a part of cards count for nothing; Force that a cancelled effect gave or took is taken back.

    Rules: HYBRIS-MOIRAI-22, HYBRIS-MOIRAI-26.
    """
    fight = own_side(state, me)
    if fight is None:
        return state
    combat, mine, side, other = fight.combat, fight.mine, fight.side, fight.other
    if step.cards == "mine":
        changed = with_side(combat, mine, side.replace(voided=(*side.voided, (step.part, step.type))))
    elif step.cards == "drawn":
        if other.seat is not None:
            return state
        changed = with_side(combat, 1 - mine, other.replace(voided=(*other.voided, (step.part, ""))))
    else:
        if other.seat is None or not other.zone:
            return state
        last = len(other.zone) - 1
        changed = with_side(combat, 1 - mine, other.replace(voided=(*other.voided, (step.part, last))))
    if step.part == "effect":
        kept = tuple(one for one in combat.boosts if not _is_taken_back(state, changed, one))
        changed = changed.replace(boosts=kept)
    event = happened(f"cancelled {step.part}", ids.EFFECT, me, component(frame))
    return tell(with_combat(worked(state), changed), event)


def _is_taken_back(state: State, combat: Combat, boost: Boost) -> bool:
    """Tell whether Force was given or taken by the effect of a card that counts for nothing now."""
    if boost.card is None:
        return False
    number, place = boost.card
    side = sides(combat)[number]
    return is_void(side, "effect", place, state.rules.cards[side.zone[place]].type)


def nothing(state: State, me: Seat, step: fx.Effect, frame: Run) -> State:
    """Do nothing: stats and rules hold without being run."""
    return state


def win(state: State, me: Seat, step: fx.Win, frame: Run) -> State:
    """End the game at once. Rule: HYBRIS-VICTORY-05."""
    event = happened("won", ids.DECREE, me, frame.steps.partition("/")[0])
    return ended(popped(state), "decree", me, event)
