"""Challenging a deployment, and what a successful challenger claims."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import decided, order_of, popped, with_character
from thesmos.games.hybris.entries import ChallengeDeploy, ClaimReward, OfferChallenges
from thesmos.games.hybris.fights.begin import against_player
from thesmos.games.hybris.fights.outcome import challenge_won
from thesmos.games.hybris.fights.places import fled
from thesmos.games.hybris.language.answers import character_of, token_returned
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.places.deploy import rewarded
from thesmos.games.hybris.state import RESERVE, Side, State


def challengers(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the characters that a seat can send to challenge. Rules: HYBRIS-DEPLOY-28 to -31, HYBRIS-TURN-16."""
    kinds = state.rules.kind
    return tuple(
        one.id
        for one in state.players[seat].crew
        if not one.spent
        and one.place == RESERVE
        and ((kinds[one.id] == "olympian" and not one.down) or (kinds[one.id] == "hero" and one.token))
    )


def offer_challenges(state: State, entry: OfferChallenges) -> State:
    """Ask the next player who could challenge. Rules: DEPLOY-04, -26, -27, -37, HYBRIS-CORE-17, HYBRIS-ENH-20."""
    queue = entry.queue
    if queue is None:
        protected = allows(state, entry.seat, "unchallenged")
        queue = () if protected else tuple(seat for seat in reversed(order_of(state)) if seat != entry.seat)
    while queue:
        seat, queue = queue[0], queue[1:]
        if challengers(state, seat):
            return popped(state, entry.replace(queue=queue), ChallengeDeploy(seat, entry.site))
    return popped(state)


def challenge(state: State, action: act.Challenge) -> State:
    """Challenge: a Prophet flees, a Hero or Olympian fights. Rules: HYBRIS-DEPLOY-28 to -36, HYBRIS-COMBAT-04, -05."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChallengeDeploy), decision
    seat, turn = decision.seat, state.turn
    deployer = turn.seat
    assert deployer is not None
    one = character_of(state, seat, action.character)
    state = popped(decided(state, happened("challenged", ids.CHALLENGE, seat, one.id, 0, deployer)))
    if one.token:
        state = token_returned(state, seat, one.token)
    state = with_character(state, seat, one.replace(spent=True, token=""))
    if state.rules.kind[turn.character] == "prophet":
        state = fled(state, deployer, turn.character, ids.FLED_CHALLENGE)
        return challenge_won(state.replace(turn=turn.replace(place="")), seat, one.id, decision.site, ids.PLACE_LEFT)
    attacker, defender = Side(seat, one.id), Side(deployer, turn.character)
    return against_player(state, "challenge", decision.site, attacker, defender)


def no_challenge(state: State, decision: ChallengeDeploy) -> State:
    """Do not challenge; the next player is asked. Rule: HYBRIS-DEPLOY-26."""
    return decided(state, happened("declined", ids.NO_CHALLENGE, decision.seat))


def claim(state: State, action: act.Claim) -> State:
    """Take one of the rewards; the deployer gains the others. Rules: HYBRIS-DEPLOY-06, -11, -12, -41."""
    decision = state.agenda[-1]
    assert isinstance(decision, ClaimReward), decision
    event = happened(f"claimed {action.reward}", ids.CLAIM, decision.seat, "", 0, decision.deployer)
    return rewarded(decided(state, event), decision, action.reward)
