"""Why an action of Hybris is not possible: every clause that forbids it, written plainly from the ledger."""

from __future__ import annotations

from thesmos.core.game import Refusal
from thesmos.games.hybris.actions import Action
from thesmos.games.hybris.end_of_age import outcome
from thesmos.games.hybris.state import State


def why_not(state: State, action: Action) -> tuple[Refusal, ...]:
    """Return every clause that forbids an action, with the values involved; () exactly for the legal ones."""
    ended = outcome(state)
    if ended is not None:
        return (Refusal(ended.rule, "the game is over"),)
    raise NotImplementedError
