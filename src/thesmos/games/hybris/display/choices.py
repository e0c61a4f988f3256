"""What the actions of Hybris mean that are possible now, where their text does not say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.ids import HIDDEN, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, entries, moments
from thesmos.games.hybris.actions import Action
from thesmos.games.hybris.change import with_boards
from thesmos.games.hybris.display import components, fight_choices
from thesmos.games.hybris.display.cities import banner, connections
from thesmos.games.hybris.display.decision import acting
from thesmos.games.hybris.display.layout import paragraph
from thesmos.games.hybris.display.people import standing_at, where
from thesmos.games.hybris.display.wording import counted, listed, name_of, place_of, powers, whereabouts
from thesmos.games.hybris.language.answers import character_of
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.legal import legal_actions
from thesmos.games.hybris.notation import write
from thesmos.games.hybris.places.forge import place_in_workshop
from thesmos.games.hybris.queries import own_cards
from thesmos.games.hybris.state import BONUS, State, Tile
from thesmos.toolkit.cards import with_at

ACTIONS: dict[str, str] = {
    "design": "take a Technology tile of Olympus to space A of the Workshop",
    "convert": "spend Prayers on one or more conversions",
    "produce": "move all tiles of the Factory on by one space",
    "build": "pay for an own tile in the Workshop and move it to space 1 of the Factory",
    "omen": "lay a card with a new element below the Oracle and see the next Primordial",
    "quest": "attempt a Quest",
    "dominate": "fight a Hero of the Coliseum",
    "resurrect": "take a Hero back from the Underworld",
    "deploy": "put a stored tile on a Technology space",
}
"""What the actions are that stand for a procedure and not for a list of steps."""


def choice_lines(state: State, viewer: Seat | None) -> list[str]:
    """Return the possible actions that need an explanation, for whoever may know them."""
    seat = acting(state)
    if seat is None or viewer not in {None, seat} or _is_veiled(state, seat):
        return []
    decision, lines = state.agenda[-1], []
    for action in legal_actions(state):
        meaning = meaning_of(state, decision, action)
        if meaning:
            lines += paragraph(f"{write(action)}: {meaning}")
    return lines


def _is_veiled(state: State, seat: Seat) -> bool:
    """Tell whether a seat's own cards and tokens are unknown here, so that what it can do is not known either."""
    holding, tokens = state.players[seat].holding, state.players[seat].tokens
    _, down = own_cards(state.world.combat, seat)
    return HIDDEN in (*holding.hand, *holding.premonitions, *tokens.reserve, *down)


def meaning_of(state: State, decision: Any, action: Action) -> str:
    """Return what an action means where its text does not say it; "" where it does."""
    explain = MEANINGS.get(type(action))
    return explain(state, decision, action) if explain else ""


def _activate(state: State, decision: entries.TakeTurn, action: act.Activate) -> str:
    seat, rules = decision.seat, state.rules
    one = character_of(state, seat, action.character)
    if rules.kind[one.id] == "olympian":
        return "goes anywhere, free of charge; the Divine Pillar is activated too"
    goes = "goes anywhere" if one.token == BONUS else f"goes to {place_of(rules, one.token)}"
    return f"{goes}, for {costs.activation_cost(state, seat, one.id)} Aegis"


def _pass(state: State, decision: entries.TakeTurn, action: act.Pass) -> str:
    standing = state.players[decision.seat].standing
    rest = "no more turns in this Age; Location tokens under characters come back"
    if standing.flipped:
        return rest
    lower = listed(state.rules, state.rules.edition.pillars[standing.pillar].lower)
    return f"{rest}; the Divine Pillar is turned face down: {lower}"


def _use_power(state: State, decision: Any, action: act.UsePower) -> str:
    seat: Seat = decision.seat
    return powers(state.rules, (moments.power_of(state, seat, action.source),))


def _use(state: State, decision: Any, action: act.Use) -> str:
    rules = state.rules
    match decision:
        case entries.UsePillar(seat=seat):
            return listed(rules, rules.edition.pillars[state.players[seat].standing.pillar].upper)
        case entries.UseReaction(ability=name):
            return listed(rules, rules.abilities[name].then)
        case _:
            return listed(rules, decision.steps)


def _turn_pillar(state: State, decision: entries.UseMoment, action: act.TurnPillar) -> str:
    pillar = state.rules.edition.pillars[state.players[decision.seat].standing.pillar]
    return f"{pillar.name}: {listed(state.rules, pillar.upper)} / {listed(state.rules, pillar.lower)}"


def _enter(state: State, decision: entries.ChooseSpace, action: act.Enter) -> str:
    rules, space = state.rules, action.space
    if space == decision.location:
        return f"the illustration: {listed(rules, rules.penalty[space])}"
    held = standing_at(state, space)
    return listed(rules, rules.bonus[space]) + (f" (with {held})" if held else "")


def _do(state: State, decision: entries.ChooseAction, action: act.Do) -> str:
    rules = state.rules
    if action.action == "influence":
        return banner(state, state.turn.place)
    if action.action in rules.steps_of:
        return listed(rules, rules.steps_of[action.action])
    cost = f", for {counted(costs.omen_cost(state, decision.seat), 'believer')}" if action.action == "omen" else ""
    return ACTIONS[action.action] + cost


def _remove(state: State, decision: entries.RemoveComponent, action: act.Remove) -> str:
    player = state.players[decision.seat]
    tiles = state.rules.enhancements[player.olympian]
    number = next(place for place, tile in enumerate(tiles) if tile.id == action.tile)
    return components.enhancement(state, decision.seat, number)


def _build(state: State, decision: entries.ChooseBuild, action: act.Build) -> str:
    less = costs.discount(state, decision.seat, place_in_workshop(state, action.tile))
    return _tile(state, decision, action) + (f" (discount {less})" if less else "")


def _leave_out(state: State, decision: entries.LeaveOut, action: act.LeaveOut) -> str:
    cost = state.rules.technologies[decision.tile].cost
    aegis = components.left_out(state, decision) - action.believers
    paid = components.cost_of(cost.believer - action.believers, cost.aegis - aegis)
    return f"pay {paid}"


def _convert(state: State, decision: entries.Convert, action: act.Convert) -> str:
    prayers = counted(costs.prayers_for(state, decision.seat, action.row), "prayer")
    return f"pay {prayers} to {listed(state.rules, state.rules.conversions[action.row], 1)}"


def _recruit(state: State, decision: entries.ChooseBanner, action: act.Recruit) -> str:
    printed = state.rules.edition.cities[decision.city].believers
    n = max(0, printed + stat(state, decision.seat, "influence_believers"))
    return f"gain {counted(n, 'believer')}"


def _settle(state: State, decision: entries.ChooseSite, action: act.Settle) -> str:
    number = state.rules.site_number[action.site]
    placed = with_at(state.world.sites, number, Tile(decision.tile, decision.seat))
    return connections(with_boards(state, sites=placed), number).removeprefix(", ") or "connected to nothing"


def _place(state: State, decision: Any, action: act.Recall | act.Defeat) -> str:
    name = action.hero if isinstance(action, act.Defeat) else action.character
    return where(state.rules, character_of(state, decision.seat, name))


def _card(state: State, decision: Any, action: Any) -> str:
    return components.facts_of(state.rules, action.card)


def _tile(state: State, decision: Any, action: Any) -> str:
    return components.facts_of(state.rules, action.tile)


MEANINGS: dict[type, Callable[[State, Any, Any], str]] = {
    act.Activate: _activate,
    act.Pass: _pass,
    act.UsePower: _use_power,
    act.TurnPillar: _turn_pillar,
    act.Reveal: lambda state, _, action: components.facts_of(state.rules, action.premonition),
    act.GoOn: fight_choices.go_on,
    act.Use: _use,
    act.Decline: fight_choices.decline,
    act.Go: lambda state, _, action: " or ".join(one.capitalize() for one in state.rules.actions[action.location]),
    act.Enter: _enter,
    act.Do: _do,
    act.Choose: lambda state, decision, action: listed(state.rules, decision.options[action.option]),
    act.GiveUp: _card,
    act.Show: _card,
    act.Recover: _card,
    act.PutBack: _card,
    act.Name: lambda state, _, action: (
        f"{name_of(state.rules, state.players[action.seat].olympian)}, "
        f"{len(state.players[action.seat].holding.hand)} Combat cards in hand"
    ),
    act.Defeat: _place,
    act.Recall: _place,
    act.Remove: _remove,
    act.Plan: _tile,
    act.Build: _build,
    act.LeaveOut: _leave_out,
    act.Scrap: _tile,
    act.Convert: _convert,
    act.Lay: _card,
    act.Visit: lambda state, decision, action: (
        banner(state, action.city) if decision.action == "influence" else whereabouts(state.rules, action.city)
    ),
    act.Recruit: _recruit,
    act.Serve: lambda state, decision, _: listed(state.rules, state.rules.edition.cities[decision.city].service),
    act.Deploy: _tile,
    act.Settle: _settle,
    act.Attempt: fight_choices.attempt,
    act.Fight: fight_choices.fight,
    act.Play: fight_choices.play,
    act.Place: fight_choices.place,
    act.SetMarker: fight_choices.set_marker,
    act.Send: fight_choices.send,
    act.Challenge: fight_choices.challenge,
    act.Claim: fight_choices.claim,
}
"""What explains each action that needs it."""
PLAIN = (
    act.Take,
    act.Assign,
    act.Refresh,
    act.PlaceMark,
    act.FlipMark,
    act.TakeMark,
    act.Raise,
    act.Destroy,
    act.Resurrect,
    act.Extra,
)
"""Actions whose text says enough beside what the boards show."""
