"""What a seat may choose in Hybris."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Value, value

A = TypeVar("A", bound=Value)


@value
class Take(Value):
    """Pick a Divine Pillar. Rule: HYBRIS-PILLAR-01."""

    pillar: str


@value
class Assign(Value):
    """Put a Location token under the character in question, "" for none. Rules: HYBRIS-PLAN-01, HYBRIS-PLAN-04."""

    token: str


@value
class Activate(Value):
    """Activate a character. Rule: HYBRIS-TURN-02."""

    character: str


@value
class Pass(Value):
    """Take no more turns in this Age. Rule: HYBRIS-TURN-02."""


@value
class UsePower(Value):
    """Use a power that runs once per Age, by the component that has it. Rule: HYBRIS-TECH-09."""

    source: str


@value
class TurnPillar(Value):
    """Activate the own Divine Pillar. Rule: HYBRIS-PILLAR-11."""


@value
class Reveal(Value):
    """Fulfil a Premonition. Rule: HYBRIS-PREM-03."""

    premonition: CardId


@value
class GoOn(Value):
    """Leave it at that: at a moment of the turn, after a conversion, or with fewer tokens than could be taken.

    Rules: HYBRIS-PILLAR-11, HYBRIS-PREM-03, HYBRIS-OLYMPUS-03, HYBRIS-TECH-09.
    """


@value
class Use(Value):
    """Use what is offered. Rules: HYBRIS-CORE-02, HYBRIS-PILLAR-12, HYBRIS-COLISEUM-07."""


@value
class Decline(Value):
    """Do without what is offered. Rules: HYBRIS-CORE-02, HYBRIS-PILLAR-12, HYBRIS-COLISEUM-07."""


@value
class Go(Value):
    """Send the character to a Location. Rules: HYBRIS-TURN-06, HYBRIS-TURN-07."""

    location: str


@value
class Enter(Value):
    """Take a space, a City, or the illustration of a Location. Rules: HYBRIS-MOVE-01, -03, -09."""

    space: str


@value
class Do(Value):
    """Carry out an action of the Location. Rule: HYBRIS-TURN-08."""

    action: str


@value
class Choose(Value):
    """Pick an option of an effect, counted from 0. Rule: HYBRIS-CORE-21."""

    option: int


@value
class GiveUp(Value):
    """Discard or pay with a card of the hand, or a Premonition. Rules: HYBRIS-COMBAT-09, HYBRIS-CORE-01."""

    card: CardId


@value
class Show(Value):
    """Show a card of the hand. Rule: HYBRIS-MOIRAI-15."""

    card: CardId


@value
class Recover(Value):
    """Take a card of a pile into hand. Rule: HYBRIS-CORE-21."""

    card: CardId


@value
class PutBack(Value):
    """Put a card that was seen back on its deck. Rule: HYBRIS-INFO-01."""

    card: CardId


@value
class Name(Value):
    """Name another player. Rule: HYBRIS-CORE-21."""

    seat: Seat


@value
class Refresh(Value):
    """Return a Location token to the reserve. Rule: HYBRIS-CORE-21."""

    token: str


@value
class Defeat(Value):
    """Send an own Hero to the Underworld. Rule: HYBRIS-DEFEAT-08."""

    hero: str


@value
class Recall(Value):
    """Take an own character back to the reserve. Rule: HYBRIS-MOIRAI-14."""

    character: str


@value
class PlaceMark(Value):
    """Put a Player token on a space. Rule: HYBRIS-DUEL-04."""

    space: str


@value
class FlipMark(Value):
    """Turn a Player token to its other side. Rule: HYBRIS-DUEL-27."""

    space: str


@value
class TakeMark(Value):
    """Return a Player token to its owner. Rule: HYBRIS-DUEL-22."""

    space: str


@value
class Remove(Value):
    """Take a component off an Enhancement tile. Rule: HYBRIS-ENH-04."""

    tile: str


@value
class Raise(Value):
    """Build a Temple in a City. Rule: HYBRIS-ENH-07."""

    city: str


@value
class Destroy(Value):
    """Destroy an own Temple. Rule: HYBRIS-WELL-06."""

    city: str


@value
class Plan(Value):
    """Take a Technology tile of the piles. Rules: HYBRIS-OLYMPUS-01, HYBRIS-PILLAR-18."""

    tile: str


@value
class Build(Value):
    """Build an own tile of the Workshop. Rule: HYBRIS-FORGE-11."""

    tile: str


@value
class LeaveOut(Value):
    """Leave so many Believers out of a Build cost, and Aegis for the rest. Rule: HYBRIS-FORGE-12."""

    believers: int


@value
class Scrap(Value):
    """Remove a stored tile from the game. Rule: HYBRIS-FORGE-10."""

    tile: str


@value
class Convert(Value):
    """Make a conversion. Rule: HYBRIS-OLYMPUS-03."""

    row: str


@value
class Lay(Value):
    """Lay a card under the Oracle. Rule: HYBRIS-ORACLE-01."""

    card: CardId


@value
class Resurrect(Value):
    """Take a Hero back from the Underworld. Rule: HYBRIS-UNDER-02."""

    hero: str


@value
class Visit(Value):
    """Choose the City of an action that an effect grants. Rule: HYBRIS-CORE-22."""

    city: str


@value
class Recruit(Value):
    """Gain the Believers of a City. Rule: HYBRIS-CITY-09."""


@value
class Serve(Value):
    """Use the Service of a City. Rule: HYBRIS-CITY-09."""


@value
class Extra(Value):
    """Choose what a Temple brings: virtue, believer, vp or prayer. Rules: HYBRIS-CITY-10, HYBRIS-DEPLOY-20."""

    what: str


@value
class Deploy(Value):
    """Choose a stored tile to deploy. Rule: HYBRIS-DEPLOY-01."""

    tile: str


@value
class Settle(Value):
    """Put the tile on a Technology space. Rule: HYBRIS-DEPLOY-01."""

    site: str


@value
class Attempt(Value):
    """Attempt a Quest. Rule: HYBRIS-MOIRAI-02."""

    quest: str


@value
class Fight(Value):
    """Fight a Hero of the Coliseum. Rule: HYBRIS-COLISEUM-03."""

    champion: str


@value
class Play(Value):
    """Play a Combat card face up. Rules: HYBRIS-PVE-07, HYBRIS-PVP-12."""

    card: CardId


@value
class Place(Value):
    """Put a Combat card face down. Rule: HYBRIS-PVP-02."""

    card: CardId


@value
class SetMarker(Value):
    """Set the Combat marker: continue or stop. Rule: HYBRIS-PVP-04."""

    marker: str


@value
class Send(Value):
    """Send a character to fight. Rule: HYBRIS-ENDAGE-22."""

    character: str


@value
class Challenge(Value):
    """Challenge a deployment with a character. Rule: HYBRIS-DEPLOY-28."""

    character: str


@value
class Claim(Value):
    """Claim a reward of a challenged deployment: points, prayers or virtue. Rule: HYBRIS-DEPLOY-06."""

    reward: str


Action = (
    Take
    | Assign
    | Activate
    | Pass
    | UsePower
    | TurnPillar
    | Reveal
    | GoOn
    | Use
    | Decline
    | Go
    | Enter
    | Do
    | Choose
    | GiveUp
    | Show
    | Recover
    | PutBack
    | Name
    | Refresh
    | Defeat
    | Recall
    | PlaceMark
    | FlipMark
    | TakeMark
    | Remove
    | Raise
    | Destroy
    | Plan
    | Build
    | LeaveOut
    | Scrap
    | Convert
    | Lay
    | Resurrect
    | Visit
    | Recruit
    | Serve
    | Extra
    | Deploy
    | Settle
    | Attempt
    | Fight
    | Play
    | Place
    | SetMarker
    | Send
    | Challenge
    | Claim
)
Options = tuple[Action, ...]
PASS, GO_ON, USE, DECLINE, TURN_PILLAR, RECRUIT, SERVE = (
    Pass(),
    GoOn(),
    Use(),
    Decline(),
    TurnPillar(),
    Recruit(),
    Serve(),
)
CONTINUE, STOP = SetMarker("continue"), SetMarker("stop")
NO_TOKEN = Assign("")


class _Made(dict[Any, Any]):
    """What a function has made of each thing; what is not there yet is made when it is asked for."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[Any], Any]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, what: Any) -> Any:
        made = self[what] = self._make(what)
        return made


_MADE = _Made(_Made)
"""Actions of one field that were made before, by their kind and what they choose: there are few for an edition."""


def each(kind: Callable[[Any], A], whats: Iterable[object]) -> tuple[A, ...]:
    """Return an action of one kind for each of the things that can be chosen, the same objects again each time."""
    return tuple(map(_MADE[kind].__getitem__, whats))


MOST_LEFT_OUT = 12
"""Believers that a cost can be lowered by, at most."""
MOST_OPTIONS = 6
"""Options that an effect can have, at most."""
