"""Quantities of the effect language in words."""

from __future__ import annotations

from thesmos.games.hybris.display.wording.nouns import PEOPLE, THINGS, counted, place_of
from thesmos.games.hybris.effects import Count, CountIs, Quantity
from thesmos.games.hybris.rules import Rules

Phrase = tuple[str, str]

OWNED: dict[str, tuple[str, str, str]] = {
    "vp": ("VP", "VP", ""),
    "aegis": ("Aegis", "Aegis", ""),
    "believer": ("Believer", "Believers", ""),
    "prayer": ("Prayer", "Prayers", ""),
    "hand": ("Combat card", "Combat cards", " in hand"),
    "zone": ("Combat card", "Combat cards", " in the combat zone"),
    "omen_cards": ("Combat card", "Combat cards", " below the Oracle"),
    "premonitions": ("unfulfilled Premonition", "unfulfilled Premonitions", ""),
    "fulfilled": ("Premonition", "Premonitions", " fulfilled"),
    "tiles": ("Technology", "Technologies", " deployed"),
    "cities": ("City", "Cities", " with a Technology"),
    "stored": ("stored tile", "stored tiles", ""),
    "links": ("Connection Link", "Connection Links", " to other tiles"),
    "temples": ("Temple", "Temples", ""),
    "sparks": ("Spark", "Sparks", " on the track"),
    "unlocked": ("Enhancement tile", "Enhancement tiles", " unlocked"),
    "removed": ("component", "components", " removed"),
    "heroes": ("undefeated Hero", "undefeated Heroes", ""),
    "prophets": ("Prophet", "Prophets", ""),
    "fallen": ("Hero", "Heroes", " in the Underworld"),
    "allies": ("allied Hero of the Coliseum", "allied Heroes of the Coliseum", ""),
    "acts": ("act of an Epic Quest", "acts of Epic Quests", " completed"),
    "slain": ("Confrontation", "Confrontations", " won"),
    "tokens": ("Player token", "Player tokens", " on the boards"),
}
"""What players have, one and several, and what is said of it after that."""
SHARED: dict[str, Phrase] = {
    "omen_elements": ("element symbol below the Oracle", "element symbols below the Oracle"),
    "well": ("Prayer in the Well", "Prayers in the Well"),
    "others": ("other player", "other players"),
}
"""What is there for everybody."""
VALUES: dict[str, str] = {
    "greatness": "space on the Greatness track",
    "virtue": "Virtue",
    "determination": "Determination",
    "aegis_value": "the Aegis value of the captive Primordial",
    "last": "the number just moved",
    "last_cost": "the Determination cost of what was just discarded",
}
"""What is a number by itself."""
OF_PLAYERS = ("greatness", "virtue", "determination")
SIDES = {"up": " face up", "down": " face down"}


def amount(rules: Rules, quantity: Quantity, what: str) -> Phrase:
    """Return how much of a thing: the thing with a number, and what the number depends on."""
    if isinstance(quantity, int):
        return counted(quantity, what), ""
    limit = "" if quantity.most is None else f" (at most {quantity.most})"
    more = f", plus {quantity.plus}" if quantity.plus > 0 else f", less {-quantity.plus}" if quantity.plus else ""
    if quantity.count in VALUES and quantity.per == quantity.times == 1:
        return f"as many {THINGS[what][1]}", f" as {_value(quantity)}{more}{limit}"
    each = _each(rules, quantity)
    return counted(quantity.times, what), f" for {each}{more}{limit}"


def phrase_of(rules: Rules, quantity: Quantity, what: str) -> str:
    """Return how much of a thing, in a piece.

    >>> from thesmos.games.hybris.game import GAME
    >>> phrase_of(GAME.start(2, 0).rules, Count("sparks", per=2, most=4), "vp")
    '1 VP for every 2 Sparks you have on the track (at most 4)'
    """
    return "".join(amount(rules, quantity, what))


def _each(rules: Rules, count: Count) -> str:
    if count.count in VALUES:
        return f"every {count.per} of {_value(count)}" if count.per > 1 else f"each of {_value(count)}"
    one, many, after = _noun(rules, count)
    owner = f" {PEOPLE[count.who][1]}" if count.count in OWNED else ""
    return f"every {count.per} {many}{owner}{after}" if count.per > 1 else f"each {one}{owner}{after}"


def _noun(rules: Rules, count: Count) -> tuple[str, str, str]:
    """Return what is counted, one and several, with all its filters."""
    before = "".join(f"{word} " for word in (count.element, count.card_type, count.tile_type) if word)
    place = f" in {place_of(rules, count.city)}" if count.city else SIDES.get(count.side, "")
    one, many, after = OWNED.get(count.count) or (*SHARED[count.count], "")
    return before + one, before + many, after + place


def _value(count: Count) -> str:
    if count.count not in OF_PLAYERS:
        return VALUES[count.count]
    owner = {"me": "your", "opponent": "the opponent's"}.get(count.who, f"{PEOPLE[count.who][0]}'s")
    return f"{owner} {VALUES[count.count]}"


def told_count(rules: Rules, test: CountIs) -> str:
    """Return in words that a count lies within limits."""
    count = test.count
    if count.count in VALUES:
        return f"{_value(count)} is {_limits(test)}"
    one, many, after = _noun(rules, count)
    number = next(n for n in (test.exactly, test.at_least, test.at_most) if n is not None)
    owner = PEOPLE[count.who][1] if count.count in OWNED else "there are"
    return f"{owner} {_limits(test)} {one if number == 1 else many}{after}"


def _limits(test: CountIs) -> str:
    parts = []
    if test.exactly is not None:
        parts.append(f"exactly {test.exactly}")
    if test.at_least is not None:
        parts.append(f"at least {test.at_least}")
    if test.at_most is not None:
        parts.append(f"at most {test.at_most}")
    return " and ".join(parts)
