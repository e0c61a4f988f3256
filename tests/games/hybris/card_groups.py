"""The Combat cards that have an effect, by what it does."""

from __future__ import annotations

ROLES = ("attacker", "defender", "game")
BY_ROLE = {
    "cc-shield-wall": (2, 3, 2),
    "cc-headlong-charge": (3, 2, 2),
    "sc-sea-currents": (3, 2, 2),
    "sc-foaming-manes": (3, 2, 3),
    "tc-sneak-attack": (3, 2, 2),
    "tc-shield-bash": (2, 3, 2),
    "tc-chariot-charge": (5, 4, 4),
    "tc-locked-phalanx": (3, 4, 3),
}
"""Force of a card as the Attacker, as the Defender, against the game."""
WEAKENING = {"cc-battle-cry": 1, "sc-undertow": 1, "tc-cast-net": 1, "sc-gorgon-shield": 2}
"""Force of cards that take 1 from the other side."""
GAINS = {"cc-gods-grace": "prayer", "tc-libation": "prayer", "cc-invocation": "virtue", "tc-war-paean": "virtue"}
DRAWS = {
    "cc-anticipation": (1, 1, 1),
    "sc-gathering-storm": (1, 1, 1),
    "sc-bronze-discipline": (0, 1, 0),
}
"""Cards drawn as the Attacker, as the Defender, against the game."""
COUNTING = {"cc-combined-attack", "sc-royal-command", "sc-chain-of-sparks", "sc-grasp-of-shades"}
COUNTING |= {"ec-the-bolt-unleashed", "ec-the-swallowing-sea", "ec-gates-of-the-dead", "tc-last-stand"}
COMBOS, VERSUS, LOOKS = ("cc-blessing", "tc-sea-breeze"), ("sc-thunder-javelin",), ("sc-spear-of-reason",)
RECOVERS, FROM_DISCARDS = (
    ("cc-regroup", "tc-ebbing-guard", "tc-quick-step"),
    ("sc-night-flight", "ec-wrath-of-the-egide"),
)
NO_COMBO, NO_FORCE = ("cc-riposte", "tc-blinding-sun"), ("sc-ground-breaker", "tc-whirlpool")
NO_EFFECT = ("sc-gorgon-shield", "sc-unseen-blow", "tc-feint", "ec-wrath-of-the-egide")
OATHS = ("sc-oath-by-the-river", "sc-ashen-toll", "tc-oath-of-blood")
PAID = {"tc-hecatomb": ("believer", 3), "tc-hired-blades": ("aegis", 2)}


def side(role: str) -> int:
    """Return the number of the side that plays, which is its seat as well."""
    return 1 if role == "defender" else 0
