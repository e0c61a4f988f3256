"""The numbers that hold for the whole game: supplies, starting values, tracks and the Well."""

from __future__ import annotations

from thesmos.core.data import between, exactly, one_of
from thesmos.core.value import Table, Value, field, value
from thesmos.games.hybris.cards.fields import BY_SEATS, MOST, STEPS, Origin, each_between, each_of, shown
from thesmos.games.hybris.effects import ListName
from thesmos.games.hybris.words import GROUPS, MODES, RANKED

MOST_AGES = 50
SEATS = (2, 4)
SOFT = ("aegis", "prayer", "believer", "bonus_token")
"""Pieces that never run out. Rule: HYBRIS-COMP-01."""


@value
class Meta(Value):
    """What an edition file says of itself."""

    game: str = field(validator=exactly("hybris"))
    name: str = field(validator=shown)
    edition: str = field(validator=shown)
    players: tuple[int, ...] = field(validator=exactly(SEATS))
    modes: tuple[str, ...] = field(validator=exactly(MODES))
    files: tuple[str, ...]
    provenance: Origin


@value
class Supply(Value):
    """Pieces in the box; the soft ones are replaced by others when they run out."""

    aegis: int = field(validator=between(0, MOST))
    prayer: int = field(validator=between(0, MOST))
    believer: int = field(validator=between(0, MOST))
    bonus_token: int = field(validator=between(0, MOST))
    soft: tuple[str, ...] = field(validator=exactly(SOFT))
    combat_markers: int = field(validator=exactly(2))
    age_marker: int = field(validator=exactly(1))
    provenance: Origin


@value
class PlayerSupply(Value):
    """Pieces of each player; the components of the edition must agree with them."""

    enhancements: int = field(validator=between(1, 20))
    heroes: int = field(validator=between(1, 20))
    prophets: int = field(validator=between(1, 20))
    temples: int = field(validator=between(0, 20))
    sparks: int = field(validator=between(0, 50))
    track_cubes: int = field(validator=exactly(2))
    markers: int = field(validator=exactly(2))
    tokens: int = field(validator=between(0, 99))
    location_tokens: int = field(validator=between(0, 50))
    combat_cards: int = field(validator=between(1, 99))
    storage: int = field(validator=between(0, 20))
    provenance: Origin


@value
class Start(Value):
    """What the game and each player start with; `ranking` are the counts that are compared in order at the end."""

    ages: int = field(validator=between(1, MOST_AGES))
    aegis: int = field(validator=between(0, MOST))
    hand: int = field(validator=between(0, 99))
    premonitions: int = field(validator=between(0, 9))
    vp: int = field(validator=between(0, MOST))
    believer: int = field(validator=between(0, MOST))
    prayer: int = field(validator=between(0, MOST))
    stored: int = field(validator=exactly(0))
    virtue: int = field(validator=between(1, 50))
    well: int = field(validator=between(0, MOST))
    quests_shown: int = field(validator=between(1, 33))
    ranking: tuple[str, ...] = field(validator=each_of(*RANKED, least=1))
    provenance: Origin


@value
class GreatnessTrack(Value):
    """The Greatness track: its spaces, and how many at the front stay empty at the start, by the number of seats."""

    spaces: int = field(validator=between(SEATS[1], 50))
    empty_front_spaces: Table[int, int] = field(metadata=BY_SEATS)
    provenance: Origin

    def __attrs_post_init__(self) -> None:
        """Refuse a track that has no space for some marker."""
        name, players = "empty_front_spaces", range(SEATS[0], SEATS[1] + 1)
        for seats in players:
            empty, most = self.empty_front_spaces.get(seats), self.spaces - seats
            if empty is None or empty > most:
                raise ValueError(f"the field {name!r} must have 0 to {most} for {seats} players, not {empty}")
        if len(self.empty_front_spaces) > len(players):
            raise ValueError(f"the field {name!r} must be for {SEATS[0]} to {SEATS[1]} players only")


@value
class Well(Value):
    """The Well of Prayers: from so many Prayers on it warns, from so many on it overflows."""

    warning: int = field(validator=between(1, MOST))
    overflow: int = field(validator=between(1, MOST))
    provenance: Origin

    def __attrs_post_init__(self) -> None:
        """Refuse a Well that overflows before it warns."""
        if self.warning >= self.overflow:
            raise ValueError(f"the field 'warning' must be below 'overflow', not {self.warning}")


@value
class Reveal(Value):
    """At the end of which Age a Primordial of which group appears."""

    age: int = field(validator=between(1, MOST_AGES))
    group: str = field(validator=one_of(*GROUPS))
    provenance: Origin = Origin()


@value
class Workshop(Value):
    """Spaces of the Workshop, and the resources left out of the cost of a Build from each."""

    spaces: tuple[str, ...]
    discount: tuple[int, ...] = field(validator=each_between(0, MOST))
    provenance: Origin

    def __attrs_post_init__(self) -> None:
        """Refuse a discount without its space, and the other way round."""
        if len(self.discount) != len(self.spaces) or len(set(self.spaces)) != len(self.spaces) or not self.spaces:
            raise ValueError("the field 'discount' must have a number for each of the different 'spaces'")


@value
class Factory(Value):
    """Spaces of the Factory, and the steps for whoever pushes another player's tile out of it."""

    spaces: tuple[int, ...]
    foreign_finish: ListName = field(metadata=STEPS)
    provenance: Origin

    def __attrs_post_init__(self) -> None:
        """Refuse spaces that are not numbered from 1."""
        if not self.spaces or list(self.spaces) != list(range(1, len(self.spaces) + 1)):
            raise ValueError(f"the field 'spaces' must be numbered from 1, not {list(self.spaces)}")


@value
class StanceCards(Value):
    """The Stance cards of Duel mode, all alike, each with two sides."""

    copies: int = field(validator=exactly(2))
    sides: tuple[str, ...]
    provenance: Origin


@value
class Numbers(Value):
    """The tables of numbers of an edition."""

    meta: Meta
    supply: Supply
    player_supply: PlayerSupply
    start: Start
    greatness_track: GreatnessTrack
    well: Well
    reveal: tuple[Reveal, ...]
    workshop: Workshop
    factory: Factory
    stance_cards: StanceCards
