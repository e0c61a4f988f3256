"""Quests, Premonitions, Primordials, and the Heroes of the Coliseum: what there is to fulfil, to fear and to beat."""

from __future__ import annotations

from thesmos.core.data import between, one_of
from thesmos.core.value import Value, field, value
from thesmos.games.hybris.cards.fields import (
    ABILITIES,
    CONDITIONS,
    CONDITIONS_OR_NONE,
    MOST,
    STEPS,
    STEPS_OR_NONE,
    Origin,
    component_id,
    each_of,
    shown,
)
from thesmos.games.hybris.effects import Ability, Condition, ListName
from thesmos.games.hybris.words import GROUPS, KINDS

MOST_DRAWN = 20
ASKING = ("own", "reveal")
"""Kinds of act that need conditions; the others carry out requirements."""
PLACES = tuple(word for word in KINDS["place"] if word != "city")


@value
class Act(Value):
    """An act of an Epic Quest; `needs` of the kinds own and reveal, `before` of return and discard."""

    act: int = field(validator=between(1, 20))
    kind: str = field(validator=one_of(*ASKING, "return", "discard"))
    needs: tuple[Condition, ...] = field(metadata=CONDITIONS_OR_NONE)
    before: ListName = field(metadata=STEPS_OR_NONE)
    reward: ListName = field(metadata=STEPS)


@value
class EpicQuest(Value):
    """An Epic Quest: acts that are completed in order, and a reward with the last one."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    reward: ListName = field(metadata=STEPS)
    provenance: Origin
    acts: tuple[Act, ...]


@value
class Confrontation(Value):
    """A Confrontation: an enemy with Base Force, Trained cards and Elements, and what it asks.

    Attributes:
        id: one for each Quest.
        name: as printed.
        base: Base Force.
        draw: Trained cards drawn for the enemy.
        elements: symbols that count on them; a symbol may be there twice.
        needs: without them the Quest can't be chosen.
        before: requirements before the draw.
        during: steps at the start of the combat.
        must: conditions at its end.
        reward: for the winner.
        provenance: where the fields come from.
    """

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    base: int = field(validator=between(0, MOST))
    draw: int = field(validator=between(0, MOST_DRAWN))
    elements: tuple[str, ...] = field(validator=each_of(*KINDS["element"], repeats=True))
    needs: tuple[Condition, ...] = field(metadata=CONDITIONS)
    before: ListName = field(metadata=STEPS)
    during: ListName = field(metadata=STEPS)
    must: tuple[Condition, ...] = field(metadata=CONDITIONS)
    reward: ListName = field(metadata=STEPS)
    provenance: Origin


@value
class Premonition(Value):
    """A Premonition: where the character must be, what else is needed, and what revealing it gives."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    place: str = field(validator=one_of(*PLACES))
    needs: tuple[Condition, ...] = field(metadata=CONDITIONS)
    reward: ListName = field(metadata=STEPS)
    provenance: Origin


@value
class Primordial(Value):
    """A Primordial: the group it is drawn from, its Aegis value, and its two wraths."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    group: str = field(validator=one_of("start", *GROUPS))
    aegis: int = field(validator=between(0, MOST))
    wrath_1: ListName = field(metadata=STEPS)
    wrath_2: ListName = field(metadata=STEPS)
    provenance: Origin


@value
class Champion(Value):
    """A Hero of the Coliseum: the enemy to beat for the Hero to join, and abilities while it is activated."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    base: int = field(validator=between(0, MOST))
    draw: int = field(validator=between(0, MOST_DRAWN))
    elements: tuple[str, ...] = field(validator=each_of(*KINDS["element"], repeats=True))
    power: tuple[Ability, ...] = field(metadata=ABILITIES)
    provenance: Origin
