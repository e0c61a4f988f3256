"""The cards of Styx: data classes of an edition."""

from __future__ import annotations

from thesmos.core.data import between, exactly, one_of, plain_id
from thesmos.core.edition import Edition
from thesmos.core.value import Value, field, value
from thesmos.games.styx.abilities import SUMMON_ORDER

ELEMENTS = ("water", "fire", "earth", "air")
MODES = ("none", "single", "and", "or", "wild")
KINDS = ("emissary", "standard-bearer")
MOST_NUMBER = 1000
MOST_BID = 400
"""Coins that a bid can name: there are 80 of them worth at most 5. Rules: STYX-BID-03, STYX-COMP-08."""


@value
class Params(Value):
    """The numbers and words of an ability; those that it does not use have their defaults."""

    counters: int = field(default=0, validator=between(0, MOST_NUMBER))
    tithe_bonus: int = field(default=0, validator=between(0, MOST_NUMBER))
    soul_gain: int = field(default=0, validator=between(0, MOST_NUMBER))
    discards: int = field(default=0, validator=between(0, 1))
    peeks_per_audience: int = field(default=0, validator=between(0, 1))
    targets: str = field(default="", validator=one_of("", *SUMMON_ORDER))
    choose_first_player: bool = False
    brings: str = ""
    pick: str = field(default="", validator=one_of("", "strongest"))
    destination: str = field(default="", validator=one_of("", "box"))
    colour: str = ""


@value
class Card(Value):
    """One kind of card; the fields are those of the edition file, which explains them at its top.

    All but `text`: what the card's ability does, which the file says where the ability stands.
    """

    id: str = field(validator=plain_id)
    name: str
    kind: str = field(validator=one_of(*KINDS))
    tribe: str
    count: int = field(validator=between(0, 20))
    strength: int = field(validator=between(1, 9))
    influence: int = field(validator=between(1, 9))
    influence_bonus: int = field(validator=between(0, 9))
    elimination_strength: int = field(validator=between(1, 9))
    income: int = field(validator=between(-9, 9))
    soul: int = field(validator=between(0, 4))
    elements_mode: str = field(validator=one_of(*MODES))
    elements: tuple[str, ...]
    legendary: bool
    eternal: bool
    horseman: bool
    spirit: bool
    min_players: int = field(validator=between(2, 5))
    ability: str
    params: Params
    provenance: str
    rulebook_fields: tuple[str, ...]
    public_fields: tuple[str, ...]
    note: str = ""
    text: str = ""

    def __attrs_post_init__(self) -> None:
        """Refuse elements that don't fit their mode, and two numbers where one is printed."""
        strange = [element for element in self.elements if element not in ELEMENTS]
        if strange:
            raise ValueError(f"the field 'elements' must name {', '.join(ELEMENTS)}, not {strange[0]!r}")
        least = {"none": 0, "single": 1, "and": 2, "or": 2, "wild": 4}[self.elements_mode]
        if len(self.elements) != least or len(set(self.elements)) != least:
            raise ValueError(f"the field 'elements' must have {least} with the mode {self.elements_mode!r}")
        if self.strength != self.influence:
            raise ValueError("the fields 'strength' and 'influence' are one printed number and must be equal")


@value
class Ability(Value):
    """What a card can do beyond its numbers, and where each part of it comes from."""

    id: str
    timing: str = field(validator=one_of("none", "muster", "summon", "limited", "passive"))
    order: int = field(validator=between(0, 99))
    optional: bool
    text: str
    given: str
    chosen: str


@value
class Numbers(Value):
    """The constants of the board and the rules that an edition states."""

    start_coins: int = field(validator=between(0, MOST_NUMBER))
    start_influence: int = field(validator=between(0, MOST_NUMBER))
    start_soul: int = field(validator=between(0, MOST_NUMBER))
    start_chaos: int = field(validator=between(0, MOST_NUMBER))
    audience_cards: int = field(validator=exactly(2))
    influence_goal: int = field(validator=between(1, MOST_NUMBER))
    chaos_goal: int = field(validator=between(1, MOST_NUMBER))
    soul_goal: int = field(validator=between(1, MOST_NUMBER))
    bonus_income_first_mark: int = field(validator=between(1, MOST_NUMBER))
    bonus_income_second_mark: int = field(validator=between(1, MOST_NUMBER))
    horsemen_goal: int = field(validator=between(1, MOST_NUMBER))
    element_goal: int = field(validator=between(1, 4))
    tithe_minimum: int = field(validator=between(0, MOST_NUMBER))
    muster_minimum_bid: int = field(validator=between(1, MOST_BID))
    elimination_minimum_bid: int = field(validator=between(1, MOST_NUMBER))
    tokens_per_audience: int = field(validator=exactly(1))
    tokens_per_audience_two_players: int = field(validator=exactly(2))
    compensation_coins: int = field(validator=between(0, MOST_NUMBER))

    def __attrs_post_init__(self) -> None:
        """Refuse marks in the wrong order, and a token that would start beyond the end of its track."""
        if self.bonus_income_first_mark > self.bonus_income_second_mark:
            raise ValueError("the field 'bonus_income_first_mark' must not be above 'bonus_income_second_mark'")
        if self.start_soul > self.soul_goal:
            raise ValueError("the field 'start_soul' must not be above 'soul_goal'")


@value
class Stated(Value):
    """What of the head of an edition file comes from where."""

    rulebook: tuple[str, ...] = ()
    derived: tuple[str, ...] = ()


@value
class Components(Value):
    """What lies in the box; the rules need none of these numbers."""

    emissary_cards: int = field(validator=between(0, MOST_NUMBER))
    standard_bearers: int = field(validator=between(0, MOST_NUMBER))
    influence_tokens: int = field(validator=between(0, MOST_NUMBER))
    soul_tokens: int = field(validator=between(0, MOST_NUMBER))
    action_tokens: int = field(validator=between(0, MOST_NUMBER))
    bonus_income_tokens: int = field(validator=between(0, MOST_NUMBER))
    player_aids: int = field(validator=between(0, MOST_NUMBER))
    chaos_tokens: int = field(validator=between(0, MOST_NUMBER))
    first_player_tokens: int = field(validator=between(0, MOST_NUMBER))
    boards: int = field(validator=between(0, MOST_NUMBER))
    coins: int = field(validator=between(0, MOST_NUMBER))
    coins_of_1: int = field(validator=between(0, MOST_NUMBER))
    coins_of_3: int = field(validator=between(0, MOST_NUMBER))
    coins_of_5: int = field(validator=between(0, MOST_NUMBER))
    colours: tuple[str, ...]


@value
class Meta(Value):
    """The head of an edition file."""

    game: str
    edition: str
    language: str
    min_players: int = field(validator=exactly(2))
    max_players: int = field(validator=exactly(6))
    emissary_cards: int
    standard_bearer_cards: int
    elements: tuple[str, ...] = field(validator=exactly(ELEMENTS))
    player_icons: tuple[int, ...] = field(validator=exactly((2, 3, 4, 5)))
    provenance: Stated = Stated()


StyxEdition = Edition[Numbers, Card]
