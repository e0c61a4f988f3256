"""Why a card can't be played or placed in a combat, a marker not set, and a character not sent to fight."""

from __future__ import annotations

from thesmos.core.game import Refusal
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import entries, ids
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.refusals.saying import Clauses
from thesmos.games.hybris.state import FALLEN, RESERVE, Character, Side, State


def in_playing(state: State, decision: entries.PlayCard, action: act.Play | act.GoOn) -> Clauses:
    """Yield why a card can't be played; one can always stop. Rules: HYBRIS-PVE-07, HYBRIS-PVP-12, HYBRIS-COMBAT-12."""
    if not isinstance(action, act.Play):
        return
    if action.card not in state.players[decision.seat].holding.hand:
        combat = state.world.combat
        alone = combat is not None and combat.defender.seat is not None
        yield Refusal(ids.STOP_ALONE if alone else ids.STOP_PLAYING, f"{action.card} is not in the hand")
        return
    if above := _above_determination(state, decision.seat, action.card):
        yield Refusal(ids.TOO_COSTLY, above)


def in_placing(state: State, decision: entries.PlaceCard, action: act.Place) -> Clauses:
    """Yield why a card can't be put face down, however dear it is. Rule: HYBRIS-PVP-02."""
    if action.card not in state.players[decision.seat].holding.hand:
        yield Refusal(ids.PLACE, f"{action.card} is not in the hand")


def in_marking(state: State, decision: entries.SetMarker, action: act.SetMarker) -> Clauses:
    """Yield why the marker can't be set to Continue; Stop always can. Rules: HYBRIS-PVP-04 to -06."""
    if action.marker == "stop":
        return
    placed = _side_of(state, decision.seat).placed
    if not placed:
        yield Refusal(ids.NO_CARD_PLACED, f"seat {decision.seat} has put no card face down")
    for card in placed:
        if above := _above_determination(state, decision.seat, card):
            yield Refusal(ids.CONTINUE_LIMIT, above)


def _side_of(state: State, seat: Seat) -> Side:
    combat = state.world.combat
    assert combat is not None
    return combat.attacker if combat.attacker.seat == seat else combat.defender


def _above_determination(state: State, seat: Seat, card: CardId) -> str:
    """Return how far a card would exceed the Determination value, "" if it would not. Rules: BOARD-04, COMBAT-12."""
    player, cards = state.players[seat], state.rules.cards
    track = state.rules.olympians[player.olympian].determination_track
    value = max(0, track[player.goods.determination] + stat(state, seat, "determination"))
    cost, lying = cards[card].cost, sum(cards[one].cost for one in _side_of(state, seat).zone)
    if lying + cost <= value:
        return ""
    return f"{card} costs {cost} Determination, the cards played cost {lying}, the value is {value}"


def in_sending(state: State, decision: entries.ChooseFighter, action: act.Send | act.Decline) -> Clauses:
    """Yield why a character can't be sent to fight; nobody can. Rules: HYBRIS-ENDAGE-22, HYBRIS-COMBAT-03."""
    if not isinstance(action, act.Send):
        return
    one = _own(state, decision.seat, action.character)
    if one is None:
        yield Refusal(ids.NO_FIGHTER, f"{action.character} is no character of seat {decision.seat}")
        return
    if state.rules.kind[one.id] == "prophet":
        yield Refusal(ids.FIGHTERS, f"{one.id} is a Prophet")
    if one.down:
        yield Refusal(ids.NO_FIGHTER, f"{one.id} is wounded")
    if one.place == FALLEN:
        yield Refusal(ids.FALLEN_HERO, f"{one.id} lies in the Underworld")
    elif one.place != RESERVE and state.rules.kind[one.id] == "hero":
        yield Refusal(ids.NO_FIGHTER, f"{one.id} is not in reserve, but stands at {one.place}")


def in_challenging(state: State, decision: entries.ChallengeDeploy, action: act.Challenge | act.Decline) -> Clauses:
    """Yield why a character can't challenge; nobody has to. Rules: HYBRIS-DEPLOY-26, HYBRIS-DEPLOY-28 to -33."""
    if not isinstance(action, act.Challenge):
        return
    one = _own(state, decision.seat, action.character)
    if one is None:
        yield Refusal(ids.CHALLENGE, f"{action.character} is no character of seat {decision.seat}")
        return
    if one.spent:
        yield Refusal(ids.CHALLENGE, f"{one.id} was activated in this Age already, or counts as activated")
    if one.place == FALLEN:
        yield Refusal(ids.FALLEN_HERO, f"{one.id} lies in the Underworld")
    elif one.place != RESERVE:
        yield Refusal(ids.CHALLENGE, f"{one.id} stands at {one.place}")
    if one.down:
        yield Refusal(ids.CHALLENGER_WOUNDED, f"{one.id} is wounded")
    if state.rules.kind[one.id] == "prophet":
        yield Refusal(ids.CHALLENGER_PROPHET, f"{one.id} is a Prophet")
    elif state.rules.kind[one.id] == "hero" and not one.token:
        yield Refusal(ids.CHALLENGER_TOKEN, f"{one.id} has no Location token")


def _own(state: State, seat: Seat, name: str) -> Character | None:
    return next((one for one in state.players[seat].crew if one.id == name), None)
