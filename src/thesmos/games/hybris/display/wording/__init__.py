"""The effect language of Hybris in plain English: one phrase for each verb, condition and count."""

from thesmos.games.hybris.display.wording.conditions import told_all, told_condition
from thesmos.games.hybris.display.wording.nouns import counted, enemy, joined, name_of, place_of, symbols, whereabouts
from thesmos.games.hybris.display.wording.steps import ability, listed, powers

__all__ = [
    "ability",
    "counted",
    "enemy",
    "joined",
    "listed",
    "name_of",
    "place_of",
    "powers",
    "symbols",
    "told_all",
    "told_condition",
    "whereabouts",
]
