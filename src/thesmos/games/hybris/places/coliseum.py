"""The Coliseum: fighting its Heroes, who join the winner."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import answered, with_boards, with_character, with_tokens
from thesmos.games.hybris.enhance import joined
from thesmos.games.hybris.entries import ChooseChampion
from thesmos.games.hybris.fights.begin import against_game
from thesmos.games.hybris.language.answers import character_of
from thesmos.games.hybris.state import BONUS, Combat, Side, State
from thesmos.toolkit.cards import without


def fight_champion(state: State, action: act.Fight) -> State:
    """Fight a Hero of the Coliseum. Rule: HYBRIS-COLISEUM-03."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseChampion), decision
    seat, facts = decision.seat, state.rules.edition.champions[action.champion]
    me, enemy = Side(seat, state.turn.character), Side(None, "")
    combat = Combat("champion", facts.id, me, enemy, facts.base, facts.draw, facts.elements)
    return against_game(answered(state), combat)


def allied(state: State, seat: Seat, champion: str) -> State:
    """Let a beaten Hero join the winner, usable from the next Age on. Rules: HYBRIS-COLISEUM-04 to -06."""
    state = with_boards(state, champions=without(state.world.champions, champion))
    state = joined(state, seat, champion, ids.ALLY)
    state = with_character(state, seat, character_of(state, seat, champion).replace(spent=True))
    tokens = state.players[seat].tokens
    event = happened("gained bonus tokens", ids.ALLY_TOKEN, seat, champion, 1)
    return with_tokens(state, seat, tokens.replace(reserve=(*tokens.reserve, BONUS)), event)
