"""Legal actions of Hybris, generated. What forbids an action is said plainly in `refusals`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, decks, entries
from thesmos.games.hybris.actions import (
    CONTINUE,
    DECLINE,
    GO_ON,
    NO_TOKEN,
    RECRUIT,
    SERVE,
    STOP,
    TURN_PILLAR,
    USE,
    Action,
    Options,
    each,
)
from thesmos.games.hybris.fights.force import affordable, can_continue
from thesmos.games.hybris.fights.rounds import stand_of
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.language.control import options_of
from thesmos.games.hybris.language.opening import conversions, is_open, quests
from thesmos.games.hybris.language.pieces import markable, marks_of
from thesmos.games.hybris.language.quantities import players_of
from thesmos.games.hybris.legal_turns import destinations, locations, turn_options
from thesmos.games.hybris.moments import fulfillable, pillar_due, uses
from thesmos.games.hybris.pillars import offered
from thesmos.games.hybris.places.challenge import challengers
from thesmos.games.hybris.places.deploy import REWARDS
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import State
from thesmos.games.hybris.turns import BEFORE_MOVE, possible_actions
from thesmos.toolkit.cards import kinds, without

YES_OR_NO: Options = (USE, DECLINE)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every legal action in a fixed order; () exactly when the game is over."""
    agenda = state.agenda
    if not agenda:
        return ()
    decision = agenda[-1]
    try:
        choices = CHOICES[type(decision)]
    except KeyError:
        raise TypeError(f"the agenda was not settled: {decision!r} is on top") from None
    return choices(state, decision)


def pillars(state: State, decision: entries.TakePillar) -> Options:
    """Return the Pillars on offer. Rule: HYBRIS-PILLAR-01."""
    return each(act.Take, offered(state))


def tokens(state: State, decision: entries.PlanToken | entries.ReadyToken) -> Options:
    """Return the Location tokens of the reserve that the character can have, and none. Rules: HYBRIS-PLAN-02 to -08."""
    barred = state.rules.barred[decision.character]
    reserve = kinds(state.players[decision.seat].tokens.reserve)
    return (*each(act.Assign, [token for token in reserve if token not in barred]), NO_TOKEN)


def moments(state: State, decision: entries.UseMoment) -> Options:
    """Return what can be used at a moment, and going on. Rules: HYBRIS-PILLAR-11, HYBRIS-PREM-03, HYBRIS-TECH-09."""
    seat = decision.seat
    found: list[Action] = [TURN_PILLAR] if pillar_due(state, seat) else []
    if decision.moment != BEFORE_MOVE:
        found += each(act.Reveal, fulfillable(state, seat))
        found += uses(state, seat)
    return (*found, GO_ON)


def actions(state: State, decision: entries.ChooseAction) -> Options:
    """Return the actions of the Location. Rule: HYBRIS-TURN-08."""
    return each(act.Do, possible_actions(state, decision.seat))


def options(state: State, decision: entries.ChooseOption) -> Options:
    """Return the open options of an effect."""
    found = options_of(state, decision.seat, decision.options)
    return each(act.Choose, [number for number, option in enumerate(decision.options) if option in found])


def offers(state: State, decision: entries.UseIt) -> Options:
    """Return yes, if the list is open, and no. Rule: HYBRIS-CORE-02."""
    return YES_OR_NO if is_open(state, decision.seat, decision.steps) else (DECLINE,)


def yes_or_no(state: State, decision: object) -> Options:
    """Return yes and no."""
    return YES_OR_NO


def uppers(state: State, decision: entries.UsePillar) -> Options:
    """Return the use of the upper power, if it can be paid, and no. Rules: HYBRIS-PILLAR-12, HYBRIS-PILLAR-15."""
    pillar = state.rules.edition.pillars[state.players[decision.seat].standing.pillar]
    return YES_OR_NO if is_open(state, decision.seat, pillar.upper) else (DECLINE,)


def cards_to_give(state: State, decision: entries.GiveUpCard) -> Options:
    """Return the cards that can be discarded next. Rules: HYBRIS-COMBAT-09, HYBRIS-MOIRAI-16."""
    if decision.left is None:
        found = costs.matching_cards(state, decision, wild=decision.wild)
    else:
        found = kinds(state.players[decision.seat].holding.hand)
    return each(act.GiveUp, found)


def premonitions_to_give(state: State, decision: entries.GiveUpPremonition) -> Options:
    """Return the Premonitions that can be discarded next."""
    left = state.players[decision.seat].holding.premonitions
    return each(act.GiveUp, kinds(left))


def cards_to_show(state: State, decision: entries.ShowCard) -> Options:
    """Return the cards that can be shown next. Rule: HYBRIS-MOIRAI-16."""
    wild = allows(state, decision.seat, "wild_element")
    return each(act.Show, costs.matching_cards(state, decision, wild=wild))


def cards_to_recover(state: State, decision: entries.RecoverCard) -> Options:
    """Return the cards of the pile, or of the own combat zone that are not to be kept yet."""
    if decision.pile == "zone":
        side = stand_of(state, decision.seat).side
        left = [card for place, card in enumerate(side.zone) if place not in side.kept]
        return each(act.Recover, kinds(left))
    own = decision.pile == "discard"
    pile = state.players[decision.seat].holding.discard if own else state.world.trained.discard
    return each(act.Recover, kinds(pile))


def rivals(state: State, decision: entries.ChooseRival) -> Options:
    """Return the other players."""
    return each(act.Name, [seat for seat in map(Seat, range(len(state.players))) if seat != decision.seat])


def cards_to_put_back(state: State, decision: entries.PutBack) -> Options:
    """Return the cards seen that are not back yet. Rule: HYBRIS-INFO-01."""
    deck = decks.shared(state, decision.deck)
    left: tuple[CardId, ...] = deck.cards[len(deck.cards) - decision.n :]
    for card in decision.chosen:
        left = without(left, card)
    return each(act.PutBack, kinds(left))


def tokens_to_refresh(state: State, decision: entries.RefreshToken) -> Options:
    """Return the Location tokens of the space."""
    return each(act.Refresh, kinds(getattr(state.players[decision.seat].tokens, decision.space)))


def heroes_to_defeat(state: State, decision: entries.DefeatHero) -> Options:
    """Return the undefeated Heroes. Rule: HYBRIS-DEFEAT-08."""
    return each(act.Defeat, costs.undefeated_heroes(state, decision.seat))


def characters_to_recall(state: State, decision: entries.RecallCharacter) -> Options:
    """Return the characters at the place. Rule: HYBRIS-MOIRAI-14."""
    found = costs.recallable(state, decision.seat, decision.kind, decision.at)
    return each(act.Recall, found)


def marks(state: State, decision: entries.MoveMark) -> Options:
    """Return the spaces where a Player token can be placed, flipped or taken. Rules: HYBRIS-DUEL-04, HYBRIS-DUEL-22."""
    seat = decision.seat
    if decision.op == "place":
        return each(act.PlaceMark, markable(state))
    owners = (seat,) if decision.whose == "me" else players_of(state, seat, "opponent")
    spaces = marks_of(state, owners, decision.side)
    found: Options = each(act.FlipMark, spaces) if decision.op == "flip" else each(act.TakeMark, spaces)
    return (*found, GO_ON) if decision.can_stop else found


def removals(state: State, decision: entries.RemoveComponent) -> Options:
    """Return the tiles with the right component leftmost. Rules: HYBRIS-ENH-02, HYBRIS-ENH-04."""
    return each(act.Remove, costs.removable(state, decision.seat, decision.what))


def temple_places(state: State, decision: entries.BuildTemple) -> Options:
    """Return the Cities without an own Temple. Rules: HYBRIS-ENH-07, HYBRIS-ENH-08."""
    own = state.players[decision.seat].growth.temples
    return each(act.Raise, [city for city in state.rules.spaces[MORTAL_WORLD] if city not in own])


def temples_to_lose(state: State, decision: entries.LoseTemple) -> Options:
    """Return the own Temples. Rule: HYBRIS-WELL-06."""
    return each(act.Destroy, state.players[decision.seat].growth.temples)


def plans(state: State, decision: entries.ChoosePlan) -> Options:
    """Return the tiles of the piles. Rules: HYBRIS-OLYMPUS-01, HYBRIS-PILLAR-18."""
    if decision.build:
        return (*each(act.Plan, costs.plan_builds(state, decision.seat)), DECLINE)
    return each(act.Plan, state.world.plans)


def builds(state: State, decision: entries.ChooseBuild) -> Options:
    """Return the own tiles that can be paid for. Rule: HYBRIS-FORGE-11."""
    found = each(act.Build, costs.builds(state, decision.seat))
    return (*found, DECLINE) if decision.can_decline else found


def discounts(state: State, decision: entries.LeaveOut) -> Options:
    """Return how many Believers can be left out. Rule: HYBRIS-FORGE-12."""
    found = costs.left_out(state, decision.seat, decision.tile, decision.space)
    return each(act.LeaveOut, found)


def scraps(state: State, decision: entries.ScrapTile) -> Options:
    """Return the stored tiles. Rule: HYBRIS-FORGE-10."""
    return each(act.Scrap, state.players[decision.seat].growth.stored)


def rows(state: State, decision: entries.Convert) -> Options:
    """Return the conversions that can be paid and done, and stopping after the first. Rule: HYBRIS-OLYMPUS-03."""
    found = each(act.Convert, conversions(state, decision.seat))
    return (*found, GO_ON) if decision.made else found


def omens(state: State, decision: entries.LayOmen) -> Options:
    """Return the cards that show a new element. Rule: HYBRIS-ORACLE-02."""
    return each(act.Lay, costs.omen_cards(state, decision.seat))


def resurrections(state: State, decision: entries.Resurrect) -> Options:
    """Return the defeated Heroes. Rule: HYBRIS-UNDER-02."""
    return each(act.Resurrect, costs.fallen_heroes(state, decision.seat))


def cities(state: State, decision: entries.ChooseCity) -> Options:
    """Return the Cities where an effect's action can be carried out. Rule: HYBRIS-CORE-22."""
    found = state.rules.spaces[MORTAL_WORLD]
    if decision.action == "deploy":
        found = tuple(city for city in found if costs.free_sites(state, city))
    return each(act.Visit, found)


def banner(state: State, decision: entries.ChooseBanner) -> Options:
    """Return the Believers and the Service. Rule: HYBRIS-CITY-09."""
    return (RECRUIT, SERVE)


def extras(state: State, decision: entries.ChooseExtra) -> Options:
    """Return what a Temple can bring. Rules: HYBRIS-CITY-10, HYBRIS-DEPLOY-20."""
    return each(act.Extra, decision.of)


def tiles_to_deploy(state: State, decision: entries.DeployTile) -> Options:
    """Return the stored tiles. Rule: HYBRIS-DEPLOY-01."""
    return each(act.Deploy, state.players[decision.seat].growth.stored)


def sites(state: State, decision: entries.ChooseSite) -> Options:
    """Return the empty Technology spaces of the City. Rule: HYBRIS-DEPLOY-01."""
    return each(act.Settle, costs.free_sites(state, decision.city))


def cards_to_play(state: State, decision: entries.PlayCard) -> Options:
    """Return the cards that can be paid for with Determination, and stopping. Rules: COMBAT-12, PVE-07, PVP-12."""
    return (*each(act.Play, affordable(state, stand_of(state, decision.seat).side)), GO_ON)


def cards_to_place(state: State, decision: entries.PlaceCard) -> Options:
    """Return the cards of the hand. Rule: HYBRIS-PVP-02."""
    return each(act.Place, kinds(state.players[decision.seat].holding.hand))


def markers(state: State, decision: entries.SetMarker) -> Options:
    """Return both markers, or stop alone if the card can't be paid for. Rules: HYBRIS-PVP-04, HYBRIS-PVP-06."""
    return (CONTINUE, STOP) if can_continue(state, stand_of(state, decision.seat).side) else (STOP,)


def fighters(state: State, decision: entries.ChooseFighter) -> Options:
    """Return who can be sent to fight, and nobody. Rule: HYBRIS-ENDAGE-22."""
    return (*each(act.Send, costs.fighters(state, decision.seat)), DECLINE)


def quests_to_attempt(state: State, decision: entries.ChooseQuest) -> Options:
    """Return the face-up Quests that can be chosen. Rules: HYBRIS-MOIRAI-02, HYBRIS-MOIRAI-25."""
    return each(act.Attempt, quests(state, decision.seat))


def continuations(state: State, decision: entries.ContinueQuest) -> Options:
    """Return the cards to discard for another act, and stopping. Rule: HYBRIS-MOIRAI-09."""
    return (*each(act.GiveUp, kinds(state.players[decision.seat].holding.hand)), GO_ON)


def champions(state: State, decision: entries.ChooseChampion) -> Options:
    """Return the Heroes still at the Coliseum. Rule: HYBRIS-COLISEUM-03."""
    return each(act.Fight, state.world.champions)


def challenges(state: State, decision: entries.ChallengeDeploy) -> Options:
    """Return the characters that can challenge, and declining. Rules: HYBRIS-DEPLOY-26, HYBRIS-DEPLOY-28 to -31."""
    return (*each(act.Challenge, challengers(state, decision.seat)), DECLINE)


def claims(state: State, decision: entries.ClaimReward) -> Options:
    """Return the rewards of a deployment. Rule: HYBRIS-DEPLOY-06."""
    return each(act.Claim, REWARDS)


CHOICES: dict[type, Callable[[State, Any], Options]] = {
    entries.TakePillar: pillars,
    entries.PlanToken: tokens,
    entries.ReadyToken: tokens,
    entries.TakeTurn: turn_options,
    entries.ChooseLocation: locations,
    entries.ChooseSpace: destinations,
    entries.UseMoment: moments,
    entries.ChooseAction: actions,
    entries.ChooseOption: options,
    entries.UseIt: offers,
    entries.UseReaction: yes_or_no,
    entries.UsePillar: uppers,
    entries.GiveUpCard: cards_to_give,
    entries.GiveUpPremonition: premonitions_to_give,
    entries.ShowCard: cards_to_show,
    entries.RecoverCard: cards_to_recover,
    entries.ChooseRival: rivals,
    entries.PutBack: cards_to_put_back,
    entries.RefreshToken: tokens_to_refresh,
    entries.DefeatHero: heroes_to_defeat,
    entries.RecallCharacter: characters_to_recall,
    entries.MoveMark: marks,
    entries.RemoveComponent: removals,
    entries.BuildTemple: temple_places,
    entries.LoseTemple: temples_to_lose,
    entries.ChoosePlan: plans,
    entries.ChooseBuild: builds,
    entries.LeaveOut: discounts,
    entries.ScrapTile: scraps,
    entries.Convert: rows,
    entries.LayOmen: omens,
    entries.Resurrect: resurrections,
    entries.ChooseCity: cities,
    entries.ChooseBanner: banner,
    entries.ChooseExtra: extras,
    entries.DeployTile: tiles_to_deploy,
    entries.ChooseSite: sites,
    entries.PlayCard: cards_to_play,
    entries.PlaceCard: cards_to_place,
    entries.SetMarker: markers,
    entries.ChooseFighter: fighters,
    entries.ChooseQuest: quests_to_attempt,
    entries.ContinueQuest: continuations,
    entries.ChooseChampion: champions,
    entries.ChallengeDeploy: challenges,
    entries.ClaimReward: claims,
}
"""What finds the legal actions of each kind of decision."""
