"""The components of an edition of Hybris in words, field by field."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import attrs

from thesmos.core.value import Value, value
from thesmos.games.hybris.cards import EpicQuest
from thesmos.games.hybris.cards.fields import (
    ABILITIES,
    CONDITIONS,
    CONDITIONS_OR_NONE,
    READS,
    STEP_LISTS,
    STEPS,
    STEPS_OR_NONE,
)
from thesmos.games.hybris.display.components import quest
from thesmos.games.hybris.display.wording import listed, powers, told_all
from thesmos.games.hybris.load import HybrisEdition
from thesmos.games.hybris.rules import Rules, rules_of

_rules = cache(rules_of)


@value
class Describe(Value):
    """The words of an edition's components: as a value, so that games with equal components are equal."""

    edition: HybrisEdition

    def __call__(self, component: Any, name: str) -> str | None:
        """Return a field of a component in words, "" if nothing stands in it, None if it needs no words."""
        rules, held = _rules(self.edition, 2), getattr(component, name)
        if isinstance(component, EpicQuest) and name == "acts":
            return "; ".join(quest(rules, component.id, ())[1:])
        reads = attrs.fields_dict(type(component))[name].metadata.get(READS)
        return TOLD[reads](rules, held) if reads in TOLD else None


def _steps(rules: Rules, name: str) -> str:
    return listed(rules, name) if name and rules.code[name] else ""


TOLD: dict[str, Callable[[Rules, Any], str]] = {
    STEPS[READS]: _steps,
    STEPS_OR_NONE[READS]: _steps,
    STEP_LISTS[READS]: lambda rules, held: ", ".join(listed(rules, name) for name in held),
    CONDITIONS[READS]: told_all,
    CONDITIONS_OR_NONE[READS]: told_all,
    ABILITIES[READS]: powers,
}
"""The words of each kind of field that holds effects."""
