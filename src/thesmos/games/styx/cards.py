"""The cards of Styx: data classes of an edition."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import attrs

from thesmos.core.data import between, build, content_digest, exactly, one_of, read_toml, require_mapping
from thesmos.core.edition import Edition, Provenance, listed
from thesmos.core.errors import EditionError
from thesmos.core.value import Table, Value, field, value

ELEMENTS = ("water", "fire", "earth", "air")
MODES = ("none", "single", "and", "or", "wild")
KINDS = ("emissary", "standard-bearer")
TARGETS = ("", "spirit_or_wild", "horseman")
MOST_NUMBER = 1000


@value
class Params(Value):
    """The numbers and words of an ability; those that it does not use have their defaults."""

    counters: int = field(default=0, validator=between(0, MOST_NUMBER))
    tithe_bonus: int = field(default=0, validator=between(0, MOST_NUMBER))
    soul_gain: int = field(default=0, validator=between(0, MOST_NUMBER))
    discards: int = field(default=0, validator=between(0, 1))
    peeks_per_audience: int = field(default=0, validator=between(0, 1))
    targets: str = field(default="", validator=one_of(*TARGETS))
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

    id: str
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
    muster_minimum_bid: int = field(validator=between(1, MOST_NUMBER))
    elimination_minimum_bid: int = field(validator=between(1, MOST_NUMBER))
    tokens_per_audience: int = field(validator=exactly(1))
    tokens_per_audience_two_players: int = field(validator=exactly(2))
    compensation_coins: int = field(validator=between(0, MOST_NUMBER))


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


def load_styx_edition(path: str | Path | Traversable | None = None) -> StyxEdition:
    """Read an edition; the one that comes with the library if no path is given.

    Raises:
        EditionError: names the file, the entry and the field, and what was expected.
    """
    place = path if path is not None else files(__package__) / "data" / "edition.toml"
    source, content = str(place), read_toml(place, EditionError)
    meta = _head(content, source)
    abilities = _unique(content, "ability", Ability, source)
    cards = _cards(content, abilities, source)
    build(Components, dict(_table(content, "components", source)), source, "components", EditionError)
    for kind, expected in (("emissary", meta.emissary_cards), ("standard-bearer", meta.standard_bearer_cards)):
        count = sum(card.count for card in cards.values() if card.kind == kind)
        if count != expected:
            raise EditionError(source, "card", f"expected {expected} cards of kind {kind!r}, not {count}")
    _check_bearers(cards.values(), meta, source)
    numbers = build(Numbers, dict(_table(content, "constants", source)), source, "constants", EditionError)
    of_cards = Provenance(reconstructed=("every value of a card that its 'rulebook_fields' do not name",))
    digest = content_digest(content)
    stated = Provenance(meta.provenance.rulebook, meta.provenance.derived)
    return Edition(meta.edition, "styx", digest, numbers, Table(cards), stated, of_cards, source)


def _head(content: dict[str, Any], source: str) -> Meta:
    known = {"meta", "constants", "components", "ability", "card", "public_note"}
    unknown = sorted(set(content) - known)
    if unknown:
        raise EditionError(source, unknown[0], f"unknown; expected {', '.join(sorted(known))}")
    meta = build(Meta, dict(_table(content, "meta", source)), source, "meta", EditionError)
    if meta.game != "styx":
        raise EditionError(source, "meta game", f"expected 'styx', not {meta.game!r}")
    return meta


def _cards(content: dict[str, Any], abilities: dict[str, Ability], source: str) -> dict[str, Card]:
    """Return the cards by id, each with the text of its ability."""
    cards: dict[str, Card] = _unique(content, "card", Card, source)
    fields = {attribute.name for attribute in attrs.fields(Card)} - {"text"}  # type: ignore[arg-type]
    for card in cards.values():
        where = f"card {card.id!r}"
        strange = [name for name in card.rulebook_fields + card.public_fields if name.partition(".")[0] not in fields]
        if card.text:
            raise EditionError(source, where, "unknown field 'text'; it stands with the ability")
        if strange:
            raise EditionError(source, f"{where} rulebook_fields", f"a card has no field {strange[0]!r}")
        if card.ability not in abilities:
            raise EditionError(source, f"{where} ability", f"unknown ability {card.ability!r}")
        if card.params.brings and card.params.brings not in cards:
            raise EditionError(source, f"{where} params.brings", f"unknown card {card.params.brings!r}")
    return {name: card.replace(text=abilities[card.ability].text) for name, card in cards.items()}


def _check_bearers(cards: Iterable[Card], meta: Meta, source: str) -> None:
    """Refuse Standard-Bearers that are not one for each player, each of another colour. Rule: STYX-COMP-02."""
    seen: set[str] = set()
    for card in cards:
        if card.kind == "standard-bearer":
            if card.count != 1 or not card.params.colour or card.params.colour in seen:
                problem = f"each Standard-Bearer is one card of a colour of its own, not {card.params.colour!r}"
                raise EditionError(source, f"card {card.id!r} params.colour", problem)
            seen.add(card.params.colour)
    if len(seen) < meta.max_players:
        raise EditionError(source, "meta max_players", f"{meta.max_players} players, but {len(seen)} Standard-Bearers")


def _table(content: dict[str, Any], name: str, source: str) -> Any:
    return require_mapping(content.get(name), source, name, EditionError)


def _unique(content: dict[str, Any], key: str, cls: type[Any], source: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entry, where in listed(content, key, key, source):
        made = build(cls, entry, source, where, EditionError)
        if made.id in found:
            raise EditionError(source, where, "the field 'id' is used twice; each entry needs its own")
        found[made.id] = made
    return found
