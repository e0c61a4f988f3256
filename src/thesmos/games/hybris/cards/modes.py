"""Scenarios, Variants and what Duel mode adds."""

from __future__ import annotations

from thesmos.core.data import between, one_of
from thesmos.core.value import Value, field, value
from thesmos.games.hybris.cards.fields import ABILITIES, STEPS, Origin, component_id, each_of, shown
from thesmos.games.hybris.cards.numbers import MOST_AGES, Reveal
from thesmos.games.hybris.effects import Ability, ListName
from thesmos.games.hybris.words import MODES, PARTS, RANKED, SIDES


@value
class Scenario(Value):
    """A Scenario.

    Attributes:
        id: one for each card.
        name: as printed.
        modes: where it may be used.
        ages: length of the game.
        reveals: at the end of which Age a Primordial of which group appears.
        unlock_to_win: unlocked Enhancement tiles that win at once; 0 if only the rules below say.
        setup: steps for each player after the normal set-up.
        world_setup: steps that run once, before those.
        rules: abilities in force for every player.
        ranking: counts that are compared in order at the end.
        provenance: where the fields come from.
    """

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    modes: tuple[str, ...] = field(validator=each_of(*MODES, least=1))
    ages: int = field(validator=between(1, MOST_AGES))
    reveals: tuple[Reveal, ...]
    unlock_to_win: int = field(validator=between(0, 99))
    setup: ListName = field(metadata=STEPS)
    world_setup: ListName = field(metadata=STEPS)
    rules: tuple[Ability, ...] = field(metadata=ABILITIES)
    ranking: tuple[str, ...] = field(validator=each_of(*RANKED, least=1))
    provenance: Origin


@value
class Variant(Value):
    """A Variant: where it may be used, what it changes, its rules, and its ranking, () for that of the game."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    modes: tuple[str, ...] = field(validator=each_of(*MODES, least=1))
    with_scenarios: bool
    changes: str = field(validator=one_of("victory", "difficulty"))
    rules: tuple[Ability, ...] = field(metadata=ABILITIES)
    ranking: tuple[str, ...] = field(validator=each_of(*RANKED))
    provenance: Origin


@value
class Visible(Value):
    """Parts of two Divine Pillars that are left to resolve."""

    upper: int = field(validator=between(0, 2))
    lower: int = field(validator=between(0, 2))


@value
class Stance(Value):
    """A side of a Stance card.

    Attributes:
        id: one for each side.
        name: as printed.
        covered: the part of the overlapped Divine Pillar that is hidden.
        visible: parts of both Pillars that are left.
        placed_side: the side that the token shows after a Hero or Prophet was placed.
        activation: steps before the Olympian moves.
        provenance: where the fields come from.
    """

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    covered: str = field(validator=one_of(*PARTS))
    visible: Visible
    placed_side: str = field(validator=one_of(*SIDES))
    activation: ListName = field(metadata=STEPS)
    provenance: Origin

    def __attrs_post_init__(self) -> None:
        """Refuse other parts than are left when one is covered. Rules: HYBRIS-DUEL-09, HYBRIS-DUEL-10."""
        for part in PARTS:
            left, given = 2 - (part == self.covered), getattr(self.visible, part)
            if given != left:
                raise ValueError(
                    f"the field 'visible' must have {part} = {left} with {self.covered!r} covered, not {given}"
                )


@value
class DuelRule(Value):
    """Steps of the token rules of Duel mode."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    steps: ListName = field(metadata=STEPS)
    provenance: Origin
