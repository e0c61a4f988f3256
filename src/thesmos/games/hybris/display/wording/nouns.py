"""Things and places of Hybris by the names that people use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from thesmos.core.ids import HIDDEN
from thesmos.games.hybris.rules import Rules
from thesmos.games.hybris.state import BONUS

THINGS: dict[str, tuple[str, str]] = {
    "vp": ("VP", "VP"),
    "aegis": ("Aegis", "Aegis"),
    "believer": ("Believer", "Believers"),
    "prayer": ("Prayer", "Prayers"),
    "greatness": ("Greatness", "Greatness"),
    "virtue": ("Virtue", "Virtue"),
    "determination": ("Determination", "Determination"),
    "bonus_token": ("Bonus Location token", "Bonus Location tokens"),
    "temple": ("Temple", "Temples"),
    "card": ("Combat card", "Combat cards"),
    "premonition": ("Premonition", "Premonitions"),
    "combat": ("Combat card", "Combat cards"),
    "trained": ("Trained card", "Trained cards"),
    "enhanced": ("Enhanced Combat card", "Enhanced Combat cards"),
    "spark": ("Spark", "Sparks"),
    "prophet": ("Prophet", "Prophets"),
    "hero": ("Hero", "Heroes"),
    "olympian": ("Olympian", "Olympians"),
    "character": ("Prophet or Hero", "Prophets or Heroes"),
    "any": ("component of any kind", "components of any kind"),
    "token": ("Location token", "Location tokens"),
    "mark": ("Player token", "Player tokens"),
    "force": ("Force", "Force"),
    "time": ("time", "times"),
}
"""One and several of what effects move."""
KINDS: dict[str, str] = {"olympian": "Olympian", "hero": "Hero", "prophet": "Prophet", "any": "character"}
"""Kinds of character."""
PEOPLE: dict[str, tuple[str, str]] = {
    "me": ("you", "you have"),
    "others": ("each other player", "the other players have"),
    "all": ("each player", "all players have"),
    "opponent": ("the opponent", "the opponent has"),
}
"""Whom the effect language means: as somebody who does something, and as somebody who has something."""


CITIES: dict[str, str] = {"city": "a City", "any": "a City of your choice"}


def counted(n: int, what: str) -> str:
    """Return so many of a thing.

    >>> counted(1, "believer"), counted(2, "believer")
    ('1 Believer', '2 Believers')
    """
    return f"{n} {THINGS[what][n != 1]}"


def joined(parts: Iterable[str], last: str = "and") -> str:
    """Return parts as they stand in a sentence.

    >>> joined(("earth", "air", "fire"))
    'earth, air and fire'
    """
    *others, final = parts
    return f"{', '.join(others)} {last} {final}" if others else final


def symbols(elements: Iterable[str]) -> str:
    """Return element symbols; of one that is asked for twice how many.

    >>> symbols(("fire", "air", "fire"))
    '2 fire and air'
    """
    counts = Counter(elements)
    return joined(f"{n} {one}" if n > 1 else one for one, n in counts.items()) if counts else "no element"


def enemy(base: int, draw: int, elements: tuple[str, ...]) -> str:
    """Return what makes the Force of an enemy that is no player.

    >>> enemy(3, 1, ("air",))
    'Force 3, 1 Trained card, bonus for air'
    """
    parts = [f"Force {base}"]
    parts += [counted(draw, "trained")] if draw else []
    parts += [f"bonus for {symbols(elements)}"] if elements else []
    return ", ".join(parts)


def name_of(rules: Rules, name: str) -> str:
    """Return what people call a component; what nobody may know is unknown."""
    if name in (HIDDEN, BONUS):
        return "unknown" if name == HIDDEN else "Bonus"
    shown = getattr(rules.edition.cards[name], "name", name)
    return str(shown).removeprefix("The ") if name in rules.edition.locations else str(shown)


def place_of(rules: Rules, name: str) -> str:
    """Return a Location or City as it stands in a sentence; ``city`` is one of them, ``any`` one to be chosen."""
    if name in CITIES:
        return CITIES[name]
    shown = str(getattr(rules.edition.cards[name], "name", name))
    return f"the {shown.removeprefix('The ')}" if shown.startswith("The ") else shown


def whereabouts(rules: Rules, name: str) -> str:
    """Return at which Location or in which City something is."""
    return f"{'in' if name in CITIES or name in rules.edition.cities else 'at'} {place_of(rules, name)}"


def as_third(phrase: str) -> str:
    """Return what somebody else does, from what you do.

    >>> as_third("draw 1 card of your deck"), as_third("do Influence")
    ('draws 1 card of their deck', 'does Influence')
    """
    verb, _, rest = phrase.partition(" ")
    ending = "es" if verb.endswith("o") else "s"
    return f"{verb}{ending} {rest}".replace("your ", "their ").strip()
