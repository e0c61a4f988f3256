"""Olympians and what belongs to each: powers, Enhancement tiles, Heroes and Prophets."""

from __future__ import annotations

from thesmos.core.data import between
from thesmos.core.value import Value, field, value
from thesmos.games.hybris.cards.fields import (
    ABILITIES,
    MOST,
    STEP_LISTS,
    STEPS,
    Origin,
    component_id,
    each_between,
    each_of,
    shown,
)
from thesmos.games.hybris.effects import Ability, ListName

ON_TILES = ("spark", "temple", "prophet", "hero")
MOST_SPACES = 50


@value
class Olympian(Value):
    """An Olympian and the Player board; `determination_start` is a value of the track, not a step of it."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    aura: int = field(validator=between(0, MOST))
    powers: tuple[str, ...]
    determination_track: tuple[int, ...] = field(validator=each_between(0, MOST))
    determination_start: int
    spark_track: tuple[ListName, ...] = field(metadata=STEP_LISTS)
    enhanced_card: str
    provenance: Origin

    def __attrs_post_init__(self) -> None:
        """Refuse a track that does not rise, and a start that is no value of it."""
        track = self.determination_track
        if list(track) != sorted(set(track)) or not track:
            raise ValueError(f"the field 'determination_track' must rise from step to step, not {list(track)}")
        if self.determination_start not in track:
            words = ", ".join(map(str, track))
            raise ValueError(f"the field 'determination_start' must be one of {words}, not {self.determination_start}")


@value
class VirtueSpace(Value):
    """A space of the Virtue track, counted from 1 at its start, with its bonus."""

    id: str = field(validator=component_id)
    space: int = field(validator=between(1, MOST_SPACES))
    bonus: ListName = field(metadata=STEPS)
    provenance: Origin


@value
class OlympianPower(Value):
    """A special power of an Olympian."""

    id: str = field(validator=component_id)
    olympian: str
    name: str = field(validator=shown)
    power: tuple[Ability, ...] = field(metadata=ABILITIES)
    provenance: Origin


@value
class Enhancement(Value):
    """An Enhancement tile: components in the order of removal, and what unlocking it is worth.

    Attributes:
        id: one for each tile.
        olympian: whose it is.
        name: as printed.
        components: spark, temple, prophet or hero, leftmost first.
        vp: victory points on unlocking.
        power: abilities from then on.
        hero: the id of the Hero who stands on it, "" for nobody.
        provenance: where the fields come from.
    """

    id: str = field(validator=component_id)
    olympian: str
    name: str = field(validator=shown)
    components: tuple[str, ...] = field(validator=each_of(*ON_TILES, least=1, repeats=True))
    vp: int = field(validator=between(0, MOST))
    power: tuple[Ability, ...] = field(metadata=ABILITIES)
    provenance: Origin
    hero: str = ""

    def __attrs_post_init__(self) -> None:
        """Refuse a tile with a Hero that it does not name, or with two. Rule: HYBRIS-SETUP-22."""
        heroes = self.components.count("hero")
        if heroes != int(bool(self.hero)):
            raise ValueError(f"the field 'hero' must name the Hero of the tile; its 'components' have {heroes}")


@value
class Hero(Value):
    """A Hero of an Olympian, in the reserve from the start or on the tile `enhancement`, "" for none."""

    id: str = field(validator=component_id)
    olympian: str
    name: str = field(validator=shown)
    start: bool
    provenance: Origin
    enhancement: str = ""

    def __attrs_post_init__(self) -> None:
        """Refuse a Hero who is both in the reserve and on a tile, or neither."""
        if self.start is bool(self.enhancement):
            problem = "must not be given" if self.start else "is missing"
            raise ValueError(f"the field 'enhancement' {problem} where 'start' is {str(self.start).lower()}")


@value
class Prophet(Value):
    """A Prophet of an Olympian, in the reserve from the start or on a tile."""

    id: str = field(validator=component_id)
    olympian: str
    name: str = field(validator=shown)
    start: bool
    provenance: Origin
