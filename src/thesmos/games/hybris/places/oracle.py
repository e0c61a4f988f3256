"""The Oracle: reading an omen."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.change import added, answered, with_boards, with_marks
from thesmos.games.hybris.entries import LayOmen
from thesmos.games.hybris.hands import given_up
from thesmos.games.hybris.language.pieces import looked_at_primordial
from thesmos.games.hybris.state import State


def lay(state: State, action: act.Lay) -> State:
    """Lay a card under the Oracle, pay a Believer and see the next Primordial. Rules: HYBRIS-ORACLE-01 to -04, -10."""
    decision = state.agenda[-1]
    assert isinstance(decision, LayOmen), decision
    seat, card = decision.seat, action.card
    cost = costs.omen_cost(state, seat)
    state = given_up(answered(state), seat, card)
    state = with_boards(state, happened("laid", ids.OMEN, seat, card), omens=(*state.world.omens, (card, seat)))
    state = added(with_marks(state, seat, -1), seat, "believer", -cost, ids.OMEN_COST, card)
    return looked_at_primordial(state, seat)
