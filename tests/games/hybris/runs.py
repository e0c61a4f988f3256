"""How each list and each ability of the edition comes to run, and on which tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.hybris.idle import Situation, Start
from games.hybris.situations import ME, RIVAL, acting, combats, own, quested, rich, staged
from games.hybris.table import (
    EDITION,
    boards,
    cards,
    character,
    goods,
    growth,
    holding,
    play,
    running,
    settled,
    standing,
)
from thesmos.core.agenda import settle
from thesmos.core.ids import CardId
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Ability
from thesmos.games.hybris.entries import (
    Arrive,
    Begin,
    ChooseQuest,
    ChooseSpace,
    Decide,
    Entry,
    FinishDeploy,
    FinishPremonition,
    Happening,
    LowerPillar,
    OfferChallenges,
    PlayedEffect,
    RemoveComponents,
    Rewards,
    Run,
    RunAbilities,
    StartTile,
    TryAct,
    UsePillar,
    Wrath,
)
from thesmos.games.hybris.language.fighting import sides
from thesmos.games.hybris.language.reactions import reacting, triggered
from thesmos.games.hybris.reduce import STEPS
from thesmos.games.hybris.state import Combat, Lent, Side, State, Tile, Turn
from thesmos.toolkit.cards import with_at

OLYMPIAN, HERO = "olympian", "hero"
SEEN = ("force", "combo_bonus", "enemy_force", "determination")
"""Stats that are seen in a combat in progress."""


def _begin(*entries: Entry) -> Start:
    return lambda state: settled(state, *entries)


def _action(action: str, place: str = "", kind: str = OLYMPIAN) -> Start:
    there = place or next(one.location for one in EDITION.actions.values() if one.action == action)
    return _begin(Begin(ME, action, there, kind))


def list_runs(root: str) -> Iterator[Situation]:
    """Yield the situations in which a list runs that is no ability's, by the work of the rules where they run it."""
    component, _, field = root.partition("/")
    state = staged(rich(_whose(component)), EDITION.code[root])
    match field.split("/"):
        case ["bonus" | "penalty"] if component not in EDITION.virtue:
            yield acting(state, state.turn.character, component), _begin(Arrive(ME))
        case ["bonus"]:
            yield goods(state, ME, virtue=EDITION.virtue[component].space), _begin(Rewards(ME, "argos-1"))
        case ["service"]:
            yield state, _action("influence", component)
        case ["spark_track", number]:
            yield growth(state, ME, sparks=int(number)), _begin(RemoveComponents(ME, "spark", 1))
        case ["upper"]:
            yield standing(state, ME, pillar=component, flipped=False), _begin(LowerPillar(ME), UsePillar(ME))
        case ["lower"]:
            yield standing(state, ME, pillar=component, flipped=False), _begin(LowerPillar(ME))
        case ["effect"]:
            yield from ((one, _begin(PlayedEffect(_side(one)))) for one in combats(state, component))
        case ["steps"] if component in EDITION.actions:
            yield state, _action(EDITION.actions[component].action)
        case ["steps"]:
            yield from ((goods(state, ME, prayer=n), _action("convert")) for n in (9, 3))
        case ["foreign_finish"]:
            yield state, _action("produce")
        case ["wrath_1" | "wrath_2"]:
            state = boards(state, hidden=cards(component), seers=((),))
            yield state, _begin(Wrath(int(field[-1])))
        case _:
            yield from _quest_runs(state, component, field)


def _whose(component: str) -> str:
    return own(component).players[ME].olympian


def _side(state: State) -> int:
    combat = state.world.combat
    assert combat is not None
    return next(number for number, side in enumerate(sides(combat)) if side.seat == ME)


def _quest_runs(state: State, component: str, field: str) -> Iterator[Situation]:
    match field.split("/"):
        case ["reward"] if component in EDITION.premonitions:
            yield state, _begin(FinishPremonition(ME, CardId(component)), Run(ME, f"{component}/reward", outer=True))
        case ["reward"] if component in EDITION.epics:
            last = len(EDITION.epics[component].acts) - 1
            yield quested(state, component, last), _begin(TryAct(ME, component, met=True))
        case ["act", number, "before"]:
            yield quested(state, component, int(number) - 1), _begin(TryAct(ME, component))
        case ["act", number, "reward"]:
            yield quested(state, component, int(number) - 1), _begin(TryAct(ME, component, met=True))
        case ["before"]:
            yield quested(state, component), _begin(ChooseQuest(ME))
        case ["during"]:
            during = EDITION.confrontations[component].during
            for one in combats(state):
                if one.world.combat is not None and one.world.combat.cause == "confrontation":
                    yield one, _begin(Run(ME, during, outer=True))
        case ["reward"]:
            yield from _won(quested(state, component), component)
        case _:
            raise AssertionError(f"nobody knows how {component}/{field} comes to run")


def _won(state: State, quest: str) -> Iterator[Situation]:
    """Yield the table on which the cards of the fighter win a Confrontation: they show each Element, and have Force."""
    me = Side(ME, state.turn.character, cards("cc-stomping cc-combo cc-invocation cc-riposte sc-sea-currents"))
    yield boards(state, combat=Combat("confrontation", quest, me, Side(None, ""))), _begin(Decide())


def ability_runs(ability: Ability) -> Iterator[Situation]:
    """Yield the situations in which an ability does something: when its time comes, or when something happens."""
    component = ability.source
    lasting = "" if ability.name.startswith(f"{component}/power/") else ability.name
    state = own(component, lasting)
    match ability.timing:
        case "passive":
            for step in EDITION.code[ability.then]:
                name = step.stat if isinstance(step, fx.Modify) else step.rule if isinstance(step, fx.Allow) else ""
                tables = combats(state) if name in (*SEEN, "tie_wins") else (state,)
                yield from ((one, PROBES[name]) for one in tables)
        case "reaction":
            for one in (state, *_fought(state, lasting)):
                yield from ((one, _happens(event)) for event in _events(ability.on))
        case "immediate" if component in EDITION.enhancements:
            yield rich(state.players[ME].olympian), _begin(StartTile(ME, component))
        case "immediate":
            placed = with_at(state.world.sites, state.rules.site_number["argos-1"], Tile(component, ME))
            yield boards(state, sites=placed), _begin(FinishDeploy(ME, "argos-1", 6))
        case "once_per_age":
            yield state, lambda there: play(there, f"use {component}")
        case timing:
            yield state, lambda there: settled(there, RunAbilities(reacting(there, timing)))


def _fought(state: State, lasting: str) -> Iterator[State]:
    """Yield combats in which what lasts for a combat is in force."""
    for one in combats(state):
        yield standing(one, ME, lasting=(Lent(lasting, "combat"),)) if lasting else one


def _events(trigger: str) -> Iterator[Happening]:
    for seat in (ME, RIVAL):
        for kind in (OLYMPIAN, HERO, "prophet"):
            yield Happening(trigger, seat, kind, "argos", "social")


def _happens(event: Happening) -> Start:
    return lambda state: settle(triggered(state.replace(events=()), event), STEPS)


def _activated(state: State) -> State:
    """Activate the Hero of the turn, or the one in the reserve, to go to Olympus."""
    champion = state.turn.character in EDITION.champions
    name = state.turn.character if champion else next(one.id for one in state.players[ME].crew[1:] if not one.spent)
    crew = tuple(
        one.replace(place="reserve", spent=False, token="olympus") if one.id == name else one
        for one in state.players[ME].crew
    )
    player = state.players[ME].replace(crew=crew)
    return play(state.replace(players=with_at(state.players, ME, player), turn=Turn(ME)), f"activate {name}")


def _tied(state: State) -> State:
    combat = state.world.combat
    assert combat is not None
    even = [side.replace(zone=cards("cc-stomping")) for side in sides(combat)]
    return settled(boards(state, combat=combat.replace(attacker=even[0], defender=even[1], boosts=())), Decide())


def _leaving(state: State) -> State:
    """Let the Olympian choose a City, while own Heroes hold two of them."""
    for one, city in zip(state.players[ME].crew[1:3], ("argos", "sparta"), strict=True):
        state = character(state, ME, one.id, place=city)
    return settled(acting(state, state.turn.character, "space-olympus-1"), Arrive(ME), ChooseSpace(ME, "mortal_world"))


PROBES: dict[str, Callable[[State], State]] = {
    **dict.fromkeys(SEEN, lambda state: state),
    "tie_wins": _tied,
    "enemy_draw": lambda state: _begin(ChooseQuest(ME))(quested(state, "quest-scylla")),
    "build_cost": _action("build"),
    "activation_cost": _activated,
    "omen_cost": _action("omen"),
    "convert_cost": lambda state: _action("convert")(goods(state, ME, prayer=3)),
    "influence_believers": _action("influence", "argos"),
    "influence_virtue": _action("influence", "argos"),
    "drain_aegis": _action("drain"),
    "link_vp": _action("deploy", "argos"),
    "virtue_reset": _action("deploy", "argos"),
    "share_space": _leaving,
    "ignore_penalty": lambda state: _begin(Arrive(ME))(acting(state, state.turn.character, "oracle")),
    "immune_wrath": lambda state: _begin(Wrath(1))(boards(state, hidden=cards("primordial-ouranos"), seers=((),))),
    "unchallenged": _begin(Rewards(ME, "argos-1"), OfferChallenges(ME, "argos-1")),
    "wild_element": lambda state: _action("omen")(holding(state, ME, hand="cc-anticipation cc-stomping")),
    "no_overflow": lambda state: running(state, ME, fx.FillWell(9)),
    "flexible_token": _activated,
}
"""What shows that a stat is changed or a rule is switched on."""
