"""Why an action of Hybris is refused, as text."""

from __future__ import annotations

from games.hybris.table import refused
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.state import State


def reasons(state: State, text: str) -> list[str]:
    """Return why an action is not possible, such as ``the Factory is empty [FORGE-07]``."""
    refused(state, text)
    found = GAME.why_not(state, GAME.notation.parse(text))
    return [str(one).replace("HYBRIS-", "") for one in found]
