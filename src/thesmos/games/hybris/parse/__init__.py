"""Reading the effect language of an edition into the values of `effects`."""

from thesmos.games.hybris.parse.conditions import read_conditions
from thesmos.games.hybris.parse.page import Page
from thesmos.games.hybris.parse.steps import read_abilities, read_steps

__all__ = ["Page", "read_abilities", "read_conditions", "read_steps"]
