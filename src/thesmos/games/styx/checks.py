"""What the entries of an edition of Styx must be together, so that the rules can follow them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs

from thesmos.core.errors import EditionError
from thesmos.games.styx.abilities import MAY_HAVE, MUSTER_ORDER, NEEDS, PLAIN, TIMINGS
from thesmos.games.styx.cards import Ability, Card, Meta, Params

AUDIENCE = 2
"""Cards that a draw pile must have at the start. Rule: STYX-SETUP-15."""


def check_abilities(abilities: Mapping[str, Ability], source: str) -> None:
    """Refuse abilities that the rules don't know, or know with another timing or in another order.

    Raises:
        EditionError: names the ability and what was expected.
    """
    for name, ability in abilities.items():
        if name not in TIMINGS:
            raise EditionError(source, f"ability {name!r}", f"unknown; expected {', '.join(TIMINGS)}")
        if ability.timing != TIMINGS[name]:
            raise EditionError(source, f"ability {name!r} timing", f"must be {TIMINGS[name]!r}, not {ability.timing!r}")
    used = sorted((one for one in abilities.values() if one.timing == "muster"), key=lambda one: one.order)
    expected = [name for name in MUSTER_ORDER if name in abilities]
    for ability, name in zip(used, expected, strict=True):
        if ability.id != name:
            raise EditionError(source, f"ability {ability.id!r} order", f"the order is {', '.join(expected)}")


def check_cards(cards: Mapping[str, Card], abilities: Mapping[str, Ability], source: str) -> None:
    """Refuse cards that can't be played with.

    Raises:
        EditionError: names the card, the field and what was expected.
    """
    for card in cards.values():
        _check_ability(card, abilities, source)
        _check_provenance(card, source)
        brings, where = card.params.brings, f"card {card.id!r} params.brings"
        if brings and brings not in cards:
            raise EditionError(source, where, f"unknown card {brings!r}")
        if brings:
            _check_totem(cards[brings], where, source)


def _check_ability(card: Card, abilities: Mapping[str, Ability], source: str) -> None:
    where, ability = f"card {card.id!r}", card.ability
    if ability not in abilities:
        raise EditionError(source, f"{where} ability", f"unknown ability {ability!r}")
    if ability != PLAIN and card.count > 1:
        raise EditionError(source, f"{where} count", f"a card with an ability is there once at most, not {card.count}")
    needs = NEEDS.get(ability, ())
    for attribute in attrs.fields(Params):  # type: ignore[arg-type]
        name, given = attribute.name, getattr(card.params, attribute.name)
        if name in needs and not given:
            raise EditionError(source, f"{where} params", f"the ability {ability!r} needs {name!r}")
        if given and name not in needs and name not in MAY_HAVE.get(ability, ()):
            raise EditionError(source, f"{where} params", f"the ability {ability!r} has no {name!r}")
    if ability == "headless_horseman" and card.params.targets != "horseman":
        raise EditionError(source, f"{where} params", f"the ability {ability!r} targets 'horseman'")


def _check_provenance(card: Card, source: str) -> None:
    fields = {attribute.name for attribute in attrs.fields(Card)} - {"text"}  # type: ignore[arg-type]
    for name in card.rulebook_fields + card.public_fields:
        if name.partition(".")[0] not in fields:
            raise EditionError(source, f"card {card.id!r} rulebook_fields", f"a card has no field {name!r}")


def _check_totem(totem: Card, where: str, source: str) -> None:
    """Refuse what can't wait for the Shaman. Rules: STYX-SETUP-08, STYX-SETUP-09."""
    if totem.ability != "totem":
        raise EditionError(source, where, "must be a card with the ability 'totem'")
    if totem.count != 1:
        problem = f"what waits for the Shaman is one card, not {totem.count}"
        raise EditionError(source, f"card {totem.id!r} count", problem)


def check_counts(cards: Iterable[Card], meta: Meta, source: str) -> None:
    """Refuse other numbers of cards than the head of the file says, and a draw pile that is too small.

    Raises:
        EditionError: says how many there are and how many were expected.
    """
    emissaries = [card for card in cards if card.kind == "emissary"]
    bearers = [card for card in cards if card.kind == "standard-bearer"]
    for kind, found, expected in (
        ("emissary", emissaries, meta.emissary_cards),
        ("standard-bearer", bearers, meta.standard_bearer_cards),
    ):
        count = sum(card.count for card in found)
        if count != expected:
            raise EditionError(source, "card", f"expected {expected} cards of kind {kind!r}, not {count}")
    pile = sum(card.count for card in emissaries if card.min_players <= meta.min_players and card.ability != "totem")
    if pile < AUDIENCE:
        problem = f"with {meta.min_players} players the draw pile has {pile} cards, an Audience needs {AUDIENCE}"
        raise EditionError(source, "card", problem)
    _check_bearers(bearers, meta, source)


def _check_bearers(bearers: Iterable[Card], meta: Meta, source: str) -> None:
    """Refuse Standard-Bearers that are not one for each player, each of another colour. Rule: STYX-COMP-02."""
    seen: set[str] = set()
    for card in bearers:
        if card.count != 1 or card.params.colour in seen:
            problem = f"each Standard-Bearer is one card of a colour of its own, not {card.params.colour!r}"
            raise EditionError(source, f"card {card.id!r} params.colour", problem)
        seen.add(card.params.colour)
    if len(seen) < meta.max_players:
        raise EditionError(source, "meta max_players", f"{meta.max_players} players, but {len(seen)} Standard-Bearers")
