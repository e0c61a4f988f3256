"""Why an Omen can't be read, and why a card can't be laid under the Oracle."""

from __future__ import annotations

from thesmos.core.game import Refusal
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import costs, ids
from thesmos.games.hybris.language.conditions import allows
from thesmos.games.hybris.refusals.saying import Clauses, short_of
from thesmos.games.hybris.refusals.tiles import no_mark
from thesmos.games.hybris.state import State

ELEMENTS = 4
"""Earth, Water, Air and Fire."""


def no_omen(state: State, seat: Seat) -> Clauses:
    """Yield why the Omen action can't be carried out. Rules: HYBRIS-ORACLE-01 to -03, -06, -10, HYBRIS-COMP-22."""
    player = state.players[seat]
    if not state.world.hidden:
        yield Refusal(ids.NO_REVEAL, "no Primordial is still to be revealed")
    cost, believers = costs.omen_cost(state, seat), player.goods.believer
    if believers < cost:
        yield Refusal(ids.OMEN_COST, short_of("believer", cost, believers))
    yield from no_mark(state, seat)
    if len(_laid(state)) == ELEMENTS:
        yield Refusal(ids.ALL_ELEMENTS, "the cards under the Oracle show all four Elements")
    elif all(any(not_layable(state, seat, card)) for card in player.holding.hand):
        yield Refusal(ids.NEW_ELEMENT, "no card in hand shows an Element that no card under the Oracle shows")


def not_layable(state: State, seat: Seat, card: CardId) -> Clauses:
    """Yield why a card can't be laid under the Oracle. Rules: HYBRIS-ORACLE-01, HYBRIS-ORACLE-02, HYBRIS-ORACLE-08."""
    if card not in state.players[seat].holding.hand:
        yield Refusal(ids.OMEN, f"{card} is not in the hand")
        return
    laid = _laid(state)
    if laid.issuperset(state.rules.cards[card].elements) and not allows(state, seat, "wild_element"):
        yield Refusal(ids.NEW_ELEMENT, f"{card} shows no Element that is not under the Oracle already")


def _laid(state: State) -> set[str]:
    return {symbol for card, _ in state.world.omens for symbol in state.rules.cards[card].elements}
