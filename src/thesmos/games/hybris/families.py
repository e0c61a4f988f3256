"""The families of components, by the key under which they stand in the files of an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from thesmos.core.errors import EditionError
from thesmos.core.value import Table, Value, value
from thesmos.games.hybris import cards

FAMILIES: Table[str, tuple[str, type[Any]]] = Table(
    {
        "location": ("locations", cards.Location),
        "space": ("spaces", cards.Space),
        "action": ("actions", cards.LocationAction),
        "conversion": ("conversions", cards.Conversion),
        "location_token": ("location_tokens", cards.LocationToken),
        "city": ("cities", cards.City),
        "join": ("joins", cards.Join),
        "olympian": ("olympians", cards.Olympian),
        "virtue": ("virtue", cards.VirtueSpace),
        "power": ("powers", cards.OlympianPower),
        "enhancement": ("enhancements", cards.Enhancement),
        "hero": ("heroes", cards.Hero),
        "prophet": ("prophets", cards.Prophet),
        "pillar": ("pillars", cards.Pillar),
        "card": ("combat_cards", cards.CombatCard),
        "technology": ("technologies", cards.Technology),
        "epic": ("epics", cards.EpicQuest),
        "confrontation": ("confrontations", cards.Confrontation),
        "premonition": ("premonitions", cards.Premonition),
        "primordial": ("primordials", cards.Primordial),
        "champion": ("champions", cards.Champion),
        "scenario": ("scenarios", cards.Scenario),
        "variant": ("variants", cards.Variant),
        "stance": ("stances", cards.Stance),
        "duel_rule": ("duel_rules", cards.DuelRule),
    }
)
"""The table of the edition that holds a family, and its class."""
NUMBERS: Table[str, type[Any]] = Table(
    {
        "meta": cards.Meta,
        "supply": cards.Supply,
        "player_supply": cards.PlayerSupply,
        "start": cards.Start,
        "greatness_track": cards.GreatnessTrack,
        "well": cards.Well,
        "reveal": cards.Reveal,
        "workshop": cards.Workshop,
        "factory": cards.Factory,
    }
)
"""The tables of the first file, with the class of each."""
STANCE_CARDS = "cards"
"""The table that says which Stance cards there are; it stands beside the components."""


@value
class Index(Value):
    """Where in the files everything stands, for errors.

    Attributes:
        source: the first file, with the numbers.
        families: the file in which a family was found first.
        entries: of each component its file and its entry, such as ``card 'cc-combo'``.
    """

    source: str
    families: dict[str, str]
    entries: dict[str, tuple[str, str]]

    def wrong(self, component: str, field: str, problem: str) -> EditionError:
        """Return the error for a field of a component."""
        source, where = self.entries[component]
        return EditionError(source, f"{where} {field}".rstrip(), problem)

    def wrong_family(self, family: str, problem: str) -> EditionError:
        """Return the error for all components of a family together."""
        return EditionError(self.families.get(family, self.source), family, problem)

    def wrong_number(self, table: str, problem: str) -> EditionError:
        """Return the error for a table of numbers, or a field in it, such as ``start virtue``."""
        return EditionError(self.families.get(table.partition(" ")[0], self.source), table, problem)

    def check_distinct(self, components: Mapping[str, object], field: str) -> None:
        """Refuse two components with the same value of a field.

        Raises:
            EditionError: names both.
        """
        seen: dict[object, str] = {}
        for name, component in components.items():
            held = getattr(component, field)
            if held in seen:
                raise self.wrong(name, field, f"must differ from that of {seen[held]!r}, which is {held} too")
            seen[held] = name

    def enter(self, family: str, component: str, source: str, where: str) -> None:
        """Note where a component stands.

        Raises:
            EditionError: there is another one with that id.
        """
        if component in self.entries:
            other = self.entries[component][1]
            taken = f"the field 'id' is used twice, also by {other}; each component needs its own"
            raise EditionError(source, where, taken if other != where else "the field 'id' is used twice")
        self.entries[component] = source, where
        self.families.setdefault(family, source)
