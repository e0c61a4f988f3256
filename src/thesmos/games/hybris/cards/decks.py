"""Divine Pillars, Combat cards and Technology tiles."""

from __future__ import annotations

from thesmos.core.data import between, one_of
from thesmos.core.value import Value, field, value
from thesmos.games.hybris.cards.fields import ABILITIES, MOST, STEPS, Origin, component_id, each_of, shown
from thesmos.games.hybris.effects import Ability, ListName
from thesmos.games.hybris.words import KINDS

DECKS = ("common", "specific", "enhanced", "trained")


@value
class Pillar(Value):
    """A Divine Pillar: its place in the turn order, the part for its player and the part for the others."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    number: int = field(validator=between(1, 99))
    upper: ListName = field(metadata=STEPS)
    lower: ListName = field(metadata=STEPS)
    provenance: Origin


@value
class CombatCard(Value):
    """A Combat card.

    Attributes:
        id: one for each kind of card.
        name: as printed.
        deck: common (in every player's deck), specific, enhanced or trained.
        copies: how many there are, in each deck that has it.
        affiliation: an Olympian, common or trained.
        cost: Determination.
        force: its Force value.
        force_bonus: added where it completes a combo.
        type: weapon, divine or tactic.
        elements: its symbols.
        left: the half symbol that meets the card before it.
        right: the half symbol that meets the card after it.
        effect: what runs when it is turned face up.
        provenance: where the fields come from.
    """

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    deck: str = field(validator=one_of(*DECKS))
    copies: int = field(validator=between(1, 99))
    affiliation: str
    cost: int = field(validator=between(0, MOST))
    force: int = field(validator=between(0, MOST))
    force_bonus: int = field(validator=between(0, MOST))
    type: str = field(validator=one_of(*KINDS["card_type"]))
    elements: tuple[str, ...] = field(validator=each_of(*KINDS["element"]))
    left: str = field(validator=one_of(*KINDS["combo"]))
    right: str = field(validator=one_of(*KINDS["combo"]))
    effect: ListName = field(metadata=STEPS)
    provenance: Origin


@value
class Cost(Value):
    """What a Build costs before discounts."""

    believer: int = field(validator=between(0, MOST))
    aegis: int = field(validator=between(0, MOST))


@value
class Technology(Value):
    """A Technology tile: what building it costs, what deploying it gives, and the owner's abilities, of one timing."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    type: str = field(validator=one_of(*KINDS["tile_type"]))
    cost: Cost
    vp: int = field(validator=between(0, MOST))
    prayers: int = field(validator=between(0, MOST))
    links: tuple[str, ...] = field(validator=each_of(*KINDS["edge"]))
    power: tuple[Ability, ...] = field(metadata=ABILITIES)
    provenance: Origin

    def __attrs_post_init__(self) -> None:
        """Refuse abilities of several timings."""
        timings = sorted({ability.timing for ability in self.power})
        if len(timings) > 1:
            raise ValueError(f"the field 'power' must have abilities of one timing, not {' and '.join(timings)}")
