"""What the rules know of the abilities of cards: when each is used, and which numbers and words it needs."""

from __future__ import annotations

from thesmos.core.value import Table

MUSTER_ORDER = (
    "devils_soul",
    "headless_horseman",
    "siren",
    "necromancer",
    "lich",
    "nidhoggr",
    "reaper",
    "shaman",
)
"""The abilities with a Muster effect, in their fixed order. Rule: STYX-EFFECT-01."""
SUMMON_ORDER = ("spirit_or_wild", "horseman")
"""The kinds of cards that are summoned, the Cultist's before those of the Succubus. Rule: STYX-EFFECT-03."""
PLAIN = "none"
TIMINGS: Table[str, str] = Table(
    {
        PLAIN: "none",
        **dict.fromkeys(MUSTER_ORDER, "muster"),
        "summon": "summon",
        "djinn": "limited",
        "hydra": "limited",
        "zombie": "passive",
        "dark_oracle": "passive",
        "totem": "passive",
        "standard_bearer": "passive",
    }
)
"""All abilities, with when they are used."""
NEEDS: Table[str, tuple[str, ...]] = Table(
    {
        "devils_soul": ("discards",),
        "headless_horseman": ("targets",),
        "lich": ("pick",),
        "nidhoggr": ("soul_gain",),
        "reaper": ("destination",),
        "shaman": ("brings",),
        "summon": ("targets",),
        "djinn": ("counters", "tithe_bonus"),
        "hydra": ("counters",),
        "dark_oracle": ("peeks_per_audience",),
        "standard_bearer": ("colour",),
    }
)
"""The numbers and words that a card with the ability must have; those that are not here need none."""
MAY_HAVE: Table[str, tuple[str, ...]] = Table({"summon": ("choose_first_player",)})
"""Those that it may have besides."""
