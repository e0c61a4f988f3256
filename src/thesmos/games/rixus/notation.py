"""The text form of Rixus actions."""

from __future__ import annotations

from thesmos.games.rixus import actions as act
from thesmos.games.rixus.actions import Action, Play

PLAIN: dict[type, str] = {
    act.Draw: "draw",
    act.DeclareWar: "declare war",
    act.EndTurn: "end turn",
    act.JoinWar: "join war",
    act.Surrender: "surrender",
}


def write(action: Action) -> str:
    """Return the text of an action.

    >>> write(act.Play(card="lost-road", seat=2, hero=0, pick="old-map"))
    'play lost-road on seat 2 hero 0 old-map'
    """
    if isinstance(action, act.Discard):
        return f"discard {action.card}"
    if isinstance(action, Play):
        target = [
            "" if action.seat is None else f"seat {action.seat}",
            "" if action.hero is None else f"hero {action.hero}",
            action.pick or "",
        ]
        aimed = " ".join(part for part in target if part)
        return f"play {action.card} on {aimed}" if aimed else f"play {action.card}"
    return PLAIN[type(action)]
