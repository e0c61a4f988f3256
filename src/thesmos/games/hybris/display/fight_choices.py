"""What the choices of Hybris mean that have to do with fights: Quests, combats, challenges."""

from __future__ import annotations

from typing import Any

from thesmos.games.hybris import actions as act
from thesmos.games.hybris import entries
from thesmos.games.hybris.display import components
from thesmos.games.hybris.display.combat import fighter
from thesmos.games.hybris.display.people import where
from thesmos.games.hybris.display.wording import counted, enemy, listed, name_of, powers
from thesmos.games.hybris.fights.fighter import fight_of
from thesmos.games.hybris.fights.force import can_continue, combo_bonus
from thesmos.games.hybris.fights.rounds import stand_of
from thesmos.games.hybris.language.answers import character_of
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.language.fighting import joins
from thesmos.games.hybris.places.deploy import tile_at
from thesmos.games.hybris.places.quests import quest_of
from thesmos.games.hybris.state import Side, State


def attempt(state: State, decision: entries.ChooseQuest, action: act.Attempt) -> str:
    """Return the act that would be attempted, or the enemy to be fought."""
    _, quest = quest_of(state, action.quest)
    lines = components.quest(state.rules, quest.id, ())
    if quest.id in state.rules.edition.epics:
        return f"{lines[1 + len(quest.acts)]} (or {name_of(state.rules, state.turn.character)} is defeated)"
    return lines[0].removeprefix(f"{name_of(state.rules, quest.id)} (Confrontation): ")


def fight(state: State, decision: entries.ChooseChampion, action: act.Fight) -> str:
    """Return the enemy, and what the ally could do."""
    facts = state.rules.edition.champions[action.champion]
    force = enemy(facts.base, facts.draw, facts.elements)
    return f"{force}; won: your ally ({powers(state.rules, facts.power)})"


def play(state: State, decision: entries.PlayCard, action: act.Play) -> str:
    """Return the card, and what it adds by joining the one to its left."""
    side = stand_of(state, decision.seat).side
    after = side.replace(zone=(*side.zone, action.card))
    last = len(side.zone)
    told = components.facts_of(state.rules, action.card)
    if not joins(state, after.zone, last):
        return told
    return f"{told}; would join {name_of(state.rules, side.zone[-1])}: +{combo_bonus(state, after, last)}"


def place(state: State, decision: entries.PlaceCard, action: act.Place) -> str:
    """Return the card, and whether the combat could be continued with it."""
    side = stand_of(state, decision.seat).side.replace(placed=(action.card,))
    dear = "" if can_continue(state, side) else "; costs too much Determination to continue with"
    return components.facts_of(state.rules, action.card) + dear


def set_marker(state: State, decision: entries.SetMarker, action: act.SetMarker) -> str:
    """Return what becomes of the card face down."""
    name = name_of(state.rules, stand_of(state, decision.seat).side.placed[0])
    return f"turn {name} face up" if action == act.CONTINUE else f"take {name} back into hand, unseen"


def send(state: State, decision: entries.ChooseFighter, action: act.Send) -> str:
    """Return where the character is and what it would fight."""
    step = fight_of(state, decision)
    here = where(state.rules, character_of(state, decision.seat, action.character))
    return f"{here}; {enemy(step.base, step.draw, step.elements)}; won: {listed(state.rules, step.win)}"


def challenge(state: State, decision: entries.ChallengeDeploy, action: act.Challenge) -> str:
    """Return whom the character would fight, and the token that it would give back."""
    rules, turn = state.rules, state.turn
    token = character_of(state, decision.seat, action.character).token
    back = f"; the token {name_of(rules, token)} comes back" if token else ""
    against = fighter(state, Side(turn.seat, turn.character))
    return (f"{against} flees" if rules.kind[turn.character] == "prophet" else f"fights {against}") + back


def claim(state: State, decision: entries.ClaimReward, action: act.Claim) -> str:
    """Return what a reward would give."""
    rules, deployer = state.rules, decision.deployer
    facts = rules.technologies[tile_at(state, decision.site).id]
    match action.reward:
        case "points":
            return f"gain {counted(facts.vp, 'vp')}"
        case "prayers":
            n = max(0, facts.prayers + stat(state, deployer, "deploy_prayers"))
            return f"gain {counted(min(n, state.well), 'prayer')} from the Well"
        case _:
            virtue = rules.virtue[: state.players[deployer].goods.virtue]
            return "; ".join(listed(rules, name) for name in reversed(virtue))


def go_on(state: State, decision: Any, action: act.GoOn) -> str:
    """Return what stopping means in a combat or on a Quest."""
    match decision:
        case entries.PlayCard():
            return "play no more cards: the combat is decided"
        case entries.ContinueQuest():
            return "leave it at the acts that are completed"
        case _:
            return ""


def decline(state: State, decision: Any, action: act.Decline) -> str:
    """Return what sending nobody costs."""
    if not isinstance(decision, entries.ChooseFighter):
        return ""
    return f"nobody fights: {listed(state.rules, fight_of(state, decision).lose)}"
