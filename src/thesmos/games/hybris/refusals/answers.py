"""Why a choice can't be made that an effect asks for."""

from __future__ import annotations

from collections.abc import Iterable

from thesmos.core.game import Refusal
from thesmos.core.ids import CardId, RuleId
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import decks, entries, ids
from thesmos.games.hybris.effects import Pay
from thesmos.games.hybris.language.quantities import players_of
from thesmos.games.hybris.refusals.doing import closed
from thesmos.games.hybris.refusals.moments import unhelpful
from thesmos.games.hybris.refusals.pieces import not_recallable, recoverable
from thesmos.games.hybris.refusals.saying import Clauses
from thesmos.games.hybris.state import FALLEN, State
from thesmos.toolkit.cards import without


def _missing(card: str, there: Iterable[str], rule: RuleId, where: str) -> Clauses:
    if card not in there:
        yield Refusal(rule, f"{card} is not {where}")


def in_options(state: State, decision: entries.ChooseOption, action: act.Choose) -> Clauses:
    """Yield why an option can't be picked: it is not open, or another one is that asks for no payment."""
    options, number = decision.options, action.option
    if number >= len(options):
        yield Refusal(ids.EFFECT, f"there are {len(options)} options, no option {number + 1}")
        return
    why = [list(closed(state, decision.seat, option)) for option in options]
    if not all(why) or any(isinstance(step, Pay) for step in state.rules.code[options[number]]):
        yield from why[number]


def giving_card(state: State, decision: entries.GiveUpCard, action: act.GiveUp) -> Clauses:
    """Yield why a card of the hand can't be given up. Rules: HYBRIS-COMBAT-09, HYBRIS-MOIRAI-16."""
    if decision.left is None:
        yield from unhelpful(state, decision.seat, action.card, decision.elements, decision.wild)
    else:
        yield from _missing(action.card, state.players[decision.seat].holding.hand, ids.GIVE_UP, "in the hand")


def giving_premonition(state: State, decision: entries.GiveUpPremonition, action: act.GiveUp) -> Clauses:
    """Yield why a Premonition can't be discarded."""
    held = state.players[decision.seat].holding.premonitions
    yield from _missing(action.card, held, ids.GIVE_UP, f"a Premonition that seat {decision.seat} holds")


def in_recovering(state: State, decision: entries.RecoverCard, action: act.Recover) -> Clauses:
    """Yield why a card can't be taken from a pile, or kept of those played in a combat."""
    where = "to be kept in the combat zone" if decision.pile == "zone" else f"in the {decision.pile.replace('_', ' ')}"
    yield from _missing(action.card, recoverable(state, decision.seat, decision.pile), ids.EFFECT, where)


def in_naming(state: State, decision: entries.ChooseRival, action: act.Name) -> Clauses:
    """Yield why a seat can't be named."""
    if action.seat >= len(state.players):
        yield Refusal(ids.EFFECT, f"there is no seat {action.seat}")
    if action.seat == decision.seat:
        yield Refusal(ids.EFFECT, "another player must be named")


def in_putting_back(state: State, decision: entries.PutBack, action: act.PutBack) -> Clauses:
    """Yield why a card can't be put back: it was not seen, or lies on the deck again. Rule: HYBRIS-INFO-01."""
    deck = decks.shared(state, decision.deck)
    seen: tuple[CardId, ...] = deck.cards[::-1][: decision.n]
    if action.card not in seen:
        yield Refusal(ids.LOOK, f"{action.card} is not among the {decision.n} cards seen")
        return
    for card in decision.chosen:
        seen = without(seen, card)
    yield from _missing(action.card, seen, ids.LOOK, "among the cards still to be put back")


def in_refreshing(state: State, decision: entries.RefreshToken, action: act.Refresh) -> Clauses:
    """Yield why a Location token can't be returned to the reserve."""
    tokens = state.players[decision.seat].tokens
    there = {"used": tokens.used, "unavailable": tokens.unavailable}[decision.space]
    yield from _missing(action.token, there, ids.EFFECT, f"a token in the {decision.space} space")


def in_defeat(state: State, decision: entries.DefeatHero, action: act.Defeat) -> Clauses:
    """Yield why a Hero can't be sent to the Underworld. Rule: HYBRIS-DEFEAT-08."""
    crew = {one.id: one for one in state.players[decision.seat].crew}
    if action.hero not in crew:
        yield Refusal(ids.SENT_DOWN, f"{action.hero} is no Hero of seat {decision.seat}")
    elif crew[action.hero].place == FALLEN:
        yield Refusal(ids.SENT_DOWN, f"{action.hero} lies in the Underworld already")


def in_recall(state: State, decision: entries.RecallCharacter, action: act.Recall) -> Clauses:
    """Yield why a character can't be taken back to the reserve. Rule: HYBRIS-MOIRAI-14."""
    yield from not_recallable(state, decision.seat, action.character, decision.kind, decision.at)


def on_marks(
    state: State, decision: entries.MoveMark, action: act.PlaceMark | act.FlipMark | act.TakeMark | act.GoOn
) -> Clauses:
    """Yield why a Player token can't be placed, flipped or taken. Rules: HYBRIS-DUEL-04, -22, -27, HYBRIS-SETUP-26."""
    verbs: dict[str, type] = {"place": act.PlaceMark, "flip": act.FlipMark, "take": act.TakeMark}
    if isinstance(action, act.GoOn):
        if not decision.can_stop:
            yield Refusal(ids.MARK, f"Player tokens still to be chosen: {decision.left}")
    elif not isinstance(action, verbs[decision.op]):
        yield Refusal(ids.MARK, f"a Player token must be chosen to {decision.op}")
    elif isinstance(action, act.PlaceMark):
        yield from _not_empty(state, action.space)
    else:
        yield from _no_mark(state, decision, action.space)


def _not_empty(state: State, space: str) -> Clauses:
    for seat, player in enumerate(state.players):
        for one in player.crew:
            if one.place == space:
                yield Refusal(ids.PLACE_MARK, f"{one.id} of seat {seat} stands on {space}")
    if any(mark.space == space for mark in state.world.marks):
        yield Refusal(ids.PLACE_MARK, f"{space} carries a Player token already")


def _no_mark(state: State, decision: entries.MoveMark, space: str) -> Clauses:
    rule = ids.FLIP_MARKS if decision.op == "flip" else ids.TAKE_MARKS
    mark = next((one for one in state.world.marks if one.space == space), None)
    if mark is None:
        yield Refusal(rule, f"there is no Player token on {space}")
        return
    if mark.seat not in players_of(state, decision.seat, decision.whose):
        yield Refusal(rule, f"the Player token on {space} is of seat {mark.seat}")
    if decision.side not in ("any", "up" if mark.up else "down"):
        yield Refusal(rule, f"the Player token on {space} does not show its {decision.side} side")
