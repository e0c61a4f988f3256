"""Locations with their spaces and actions, Cities, and what joins Technology spaces."""

from __future__ import annotations

from thesmos.core.data import between, one_of
from thesmos.core.value import Value, field, value
from thesmos.games.hybris.cards.fields import MOST, STEPS, Origin, component_id, each_of, shown
from thesmos.games.hybris.effects import ListName
from thesmos.games.hybris.words import CHARACTERS, KINDS, LOCATIONS

STEPPED = ("sight", "train", "drain")
"""Actions that are lists of steps; the others are procedures of the rules."""


@value
class Location(Value):
    """A board: its actions, who may go there, the boards it touches, and the penalty of its illustration."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    actions: tuple[str, ...] = field(validator=each_of(*KINDS["action"], least=1))
    open_to: tuple[str, ...] = field(validator=each_of(*CHARACTERS, least=1))
    adjacent: tuple[str, ...] = field(validator=each_of(*LOCATIONS))
    penalty: ListName = field(metadata=STEPS)
    provenance: Origin


@value
class Space(Value):
    """A space of a board, with its bonus; a dashed one takes any number of characters."""

    id: str = field(validator=component_id)
    location: str = field(validator=one_of(*LOCATIONS))
    bonus: ListName = field(metadata=STEPS)
    dashed: bool
    provenance: Origin


@value
class LocationAction(Value):
    """An action of a Location: a procedure of the rules, or a list of steps, which is "" for a procedure."""

    id: str = field(validator=component_id)
    action: str = field(validator=one_of(*KINDS["action"]))
    location: str = field(validator=one_of(*LOCATIONS))
    builtin: bool
    provenance: Origin
    steps: ListName = field(default="", metadata=STEPS)

    def __attrs_post_init__(self) -> None:
        """Refuse steps of a procedure, and the rules' work where there is no procedure."""
        if self.builtin is (self.action in STEPPED):
            problem = f"must be {str(not self.builtin).lower()} for the action {self.action!r}"
            raise ValueError(f"the field 'builtin' {problem}")
        if self.builtin is bool(self.steps):
            problem = "must not be given" if self.builtin else "is missing"
            raise ValueError(f"the field 'steps' {problem} where 'builtin' is {str(self.builtin).lower()}")


@value
class Conversion(Value):
    """A row of the conversion chart: what is paid and what for."""

    id: str = field(validator=component_id)
    row: str = field(validator=one_of(*KINDS["row"]))
    steps: ListName = field(metadata=STEPS)
    provenance: Origin


@value
class LocationToken(Value):
    """Location tokens that each player has for one Location."""

    id: str = field(validator=component_id)
    place: str = field(validator=one_of(*LOCATIONS))
    copies: int = field(validator=between(1, 9))
    provenance: Origin


@value
class City(Value):
    """A City: the bonus of its space, its Banner, the type of Technology it favours, its Technology spaces."""

    id: str = field(validator=component_id)
    name: str = field(validator=shown)
    affinity: str = field(validator=one_of(*KINDS["tile_type"]))
    bonus: ListName = field(metadata=STEPS)
    virtue: int = field(validator=between(0, MOST))
    believers: int = field(validator=between(0, MOST))
    service: ListName = field(metadata=STEPS)
    spaces: tuple[str, ...]
    provenance: Origin


@value
class Join(Value):
    """Two Technology spaces whose named edges meet, side by side (``touch``) or over a path."""

    id: str = field(validator=component_id)
    kind: str = field(validator=one_of("touch", "path"))
    a: str
    a_edge: str = field(validator=one_of(*KINDS["edge"]))
    b: str
    b_edge: str = field(validator=one_of(*KINDS["edge"]))
    provenance: Origin

    def __attrs_post_init__(self) -> None:
        """Refuse a space that meets itself, and edges of touching spaces that don't face each other."""
        if self.a == self.b:
            raise ValueError(f"the fields 'a' and 'b' must be two spaces, not {self.a!r} twice")
        facing = {"north": "south", "south": "north", "east": "west", "west": "east"}[self.a_edge]
        if self.kind == "touch" and self.b_edge != facing:
            raise ValueError(f"the field 'b_edge' must be {facing!r} to touch 'a_edge', not {self.b_edge!r}")
