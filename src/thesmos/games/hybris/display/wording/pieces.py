"""Steps that move goods, cards and pieces, or change a number or a rule, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.display.wording.counts import amount, phrase_of
from thesmos.games.hybris.display.wording.nouns import THINGS, counted, place_of, symbols, whereabouts
from thesmos.games.hybris.rules import Rules

RIVALS = {"others": "each other player", "opponent": "the opponent", "one_other": "another player of your choice"}
"""Whom something is stolen from."""
PILES = {
    "discard": "from your discard pile into hand",
    "trained_discard": "from the discard pile of the Coliseum into hand",
    "zone": "from your combat zone into hand after the combat",
}
"""Where cards are taken back from."""
PARTS = {"force": "the Force", "effect": "the effect", "combo": "the combo bonus"}
FACES = {"up": " face up", "down": " face down", "any": ""}
"""On which side Player tokens lie."""
STATS: dict[str, str] = {
    "force": "Force in combat",
    "enemy_force": "Force for an enemy that is no player",
    "enemy_draw": "to the cards drawn for an enemy that is no player",
    "determination": "Determination in combat",
    "combo_bonus": "to each combo bonus",
    "build_cost": "Believer or Aegis to the cost of a Build",
    "activation_cost": "Aegis to the cost of activating a Hero or Prophet",
    "omen_cost": "Believer to the cost of an Omen",
    "convert_cost": "Prayer to the cost of a conversion",
    "influence_believers": "Believer from Influence",
    "influence_virtue": "Virtue from Influence",
    "drain_aegis": "Aegis from Drain",
    "deploy_prayers": "Prayer from a tile that you deploy",
    "link_vp": "VP for each tile connected to one that you deploy",
    "storage": "tile that you can store",
    "virtue_reset": "to the space that your Virtue returns to after a Deploy",
    "defeat_greatness": "to the Greatness lost when your Olympian is defeated",
    "well_limit": "to the Prayers at which the Well empties",
}
"""What follows the number that is added to a stat."""
RULES: dict[str, str] = {
    "share_space": "your Olympian may go to occupied spaces without a combat, and then comes home wounded",
    "ignore_penalty": "you suffer no penalty of a Location",
    "immune_wrath": "Wrath I does not touch you",
    "unchallenged": "your Deploys can't be challenged",
    "tie_wins": "you win tied combats as the attacker too",
    "wild_element": "each of your Combat cards shows one more element for Omens, Quests and Premonitions",
    "no_overflow": "you lose neither Believer nor Temple to the Well",
    "flexible_token": "your Location tokens stand for any Location",
    "no_awakening": "unlocking all Enhancement tiles does not win the game",
    "no_shelter": "a card below the Oracle does not protect from Wrath I",
    "no_wrath": "Primordials come without their Wraths",
}
"""What each rule of the effect language says."""


def _gain(rules: Rules, step: fx.Gain) -> str:
    head, tail = amount(rules, step.n, step.what)
    return f"gain {head}{' from the Well' if step.source == 'well' else ''}{tail}"


def _pay(rules: Rules, step: fx.Pay) -> str:
    if step.elements:
        return f"pay with Combat cards that show {symbols(step.elements)}"
    return f"pay {phrase_of(rules, step.n or 0, step.what)}"


def _draw(rules: Rules, step: fx.Draw) -> str:
    if step.deck == "enhanced":
        return "take your Enhanced Combat card into hand"
    return f"draw {phrase_of(rules, step.n, step.deck)}"


def _discard(rules: Rules, step: fx.Discard) -> str:
    if step.down_to is not None:
        return f"discard {THINGS[step.what][1]} until {step.down_to} are left"
    return f"discard {phrase_of(rules, step.n or 0, step.what)}"


def _recover(rules: Rules, step: fx.Recover) -> str:
    head, tail = amount(rules, step.n, "card")
    return f"take {head} {PILES[step.pile]}{tail}"


def _perform(rules: Rules, step: fx.Perform) -> str:
    if step.source:
        return f"Build a tile straight from {place_of(rules, step.source)}, at full cost"
    where = f" {whereabouts(rules, step.city)}" if step.city else ""
    return f"do {step.action.capitalize()}{where}"


def _fill_well(rules: Rules, step: fx.FillWell) -> str:
    head, tail = amount(rules, step.n, "prayer")
    return f"put {head} into the Well{tail}"


def _add_force(rules: Rules, step: fx.AddForce) -> str:
    if isinstance(step.n, int) and step.n < 0:
        return f"lose {-step.n} Force"
    return f"gain {phrase_of(rules, step.n, 'force')}"


def _modify(rules: Rules, step: fx.Modify) -> str:
    row = f" to a {THINGS[step.row][0]}" if step.row else ""
    if isinstance(step.n, int):
        return f"{step.n:+d} {STATS[step.stat]}{row}"
    head, tail = amount(rules, step.n, "force")
    return f"+{head.removesuffix(' Force')} {STATS[step.stat]}{row}{tail}"


def _recall(rules: Rules, step: fx.Recall) -> str:
    where = f" {whereabouts(rules, step.at)}" if step.at else " on the boards"
    ready = ", ready to be activated again" if step.ready else ""
    return f"take one of your {'characters' if step.what == 'any' else THINGS[step.what][1]}{where} back{ready}"


def _cancel(rules: Rules, step: fx.Cancel) -> str:
    kind = f"{step.type} " if step.type else ""
    cards = {
        "opponent_last": f"the opponent's last {kind}card",
        "mine": f"your {kind}cards",
        "drawn": f"the {kind}cards drawn for the enemy",
    }
    return f"{PARTS[step.part]} of {cards[step.cards]} counts for nothing"


def _look(rules: Rules, step: fx.Look) -> str:
    match step.at:
        case "primordial":
            return "look at the next Primordial"
        case "hand":
            return "look at the hand of another player"
        case deck:
            return f"look at the top {phrase_of(rules, step.n or 0, deck)} and put them back in any order"


def _mark(rules: Rules, step: fx.Mark) -> str:
    if step.op == "place":
        head, tail = amount(rules, step.n or 0, "mark")
        return f"place {head}{FACES[step.side]}{tail}"
    owner = "you" if step.whose == "me" else "the opponent"
    head, tail = ("all Player tokens", "") if step.n is None else amount(rules, step.n, "mark")
    most = "up to " if step.op == "take" and step.n is not None else ""
    back = " back" if step.op == "take" else ""
    return f"{step.op}{back} {most}{head} of {owner}{FACES[step.side]}{tail}".replace("of you", "of yours")


VERBS: dict[type, Callable[[Rules, Any], str]] = {
    fx.Gain: _gain,
    fx.Lose: lambda rules, step: f"lose {phrase_of(rules, step.n, step.what)}",
    fx.Pay: _pay,
    fx.Steal: lambda rules, step: f"steal {phrase_of(rules, step.n, step.what)} from {RIVALS[step.rival]}",
    fx.Draw: _draw,
    fx.Discard: _discard,
    fx.Recover: _recover,
    fx.Remove: lambda rules, step: f"remove {phrase_of(rules, step.n, step.what)}",
    fx.Perform: _perform,
    fx.FillWell: _fill_well,
    fx.AddForce: _add_force,
    fx.Modify: _modify,
    fx.Allow: lambda _, step: RULES[step.rule],
    fx.Defeat: lambda _, step: f"send {counted(step.n, step.what)} of yours to the Underworld",
    fx.Recall: _recall,
    fx.Cancel: _cancel,
    fx.Look: _look,
    fx.Refresh: lambda rules, step: f"take back {phrase_of(rules, step.n, 'token')} from the {step.space} ones",
    fx.Mark: _mark,
    fx.Win: lambda _, __: "win the game",
}
"""The words of each verb that holds no other list."""
