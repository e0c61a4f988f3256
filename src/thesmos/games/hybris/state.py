"""The state of a game of Hybris."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, context, field, replacer, value
from thesmos.games.hybris.entries import Entry, Happening
from thesmos.games.hybris.rules import Rules
from thesmos.toolkit.exposure import Exposed

RESERVE = "reserve"
"""Where a character stands that is beside its player's board."""
FALLEN = "fallen"
"""Where a defeated Hero lies: the upper part of the Underworld."""
BONUS = "bonus"
"""A Bonus Location token among the Location tokens."""
Cards = tuple[CardId, ...]
Words = tuple[str, ...]
Cause = Literal["city", "challenge", "confrontation", "champion", "effect"]


@value
class Character(Value):
    """An Olympian, Hero or Prophet that is not on an Enhancement tile any more.

    Attributes:
        id: who it is.
        place: reserve, fallen, a space, a City, or the illustration of a Location by the Location's id.
        spent: was activated in this Age, or can't be for another reason.
        down: an Olympian that is wounded.
        token: the Location token under it, "" for none.
    """

    id: str
    place: str = RESERVE
    spent: bool = False
    down: bool = False
    token: str = ""


@value
class Goods(Value):
    """What a player holds in numbers.

    Attributes:
        vp: Victory Points.
        aegis: gems.
        believer: Believers.
        prayer: Prayer cubes.
        virtue: space of the Virtue cube, from 1.
        determination: step of the Determination cube, from 0.
        marks: Player tokens in the reserve.
    """

    vp: int
    aegis: int
    believer: int
    prayer: int
    virtue: int
    determination: int
    marks: int


@value
class Holding(Value):
    """A player's cards.

    Attributes:
        hand: Combat cards.
        exposed: cards of the hand that others know of, each with who does.
        deck: face down, top card last.
        discard: face up, in the order in which they came.
        aside: the Enhanced Combat card, while it is set aside.
        premonitions: unfulfilled ones.
        fulfilled: how many were fulfilled.
    """

    hand: Cards
    deck: Cards
    discard: Cards = ()
    aside: Cards = ()
    premonitions: Cards = ()
    fulfilled: int = 0
    exposed: Exposed = ()


@value
class Tokens(Value):
    """A player's Location tokens beside those under characters, each space in the order of the edition."""

    reserve: Words
    used: Words = ()
    unavailable: Words = ()


@value
class Growth(Value):
    """What a player has built up.

    Attributes:
        removed: components taken off each Enhancement tile, in the order of the edition.
        sparks: on the Spark track.
        in_play: components whose abilities are in force, in the order in which they came into play.
        temples: Cities with a Temple of this player, in the order of the edition.
        stored: finished Technology tiles.
        acts: acts of Epic Quests completed.
        slain: Confrontations won.
    """

    removed: tuple[int, ...]
    sparks: int = 0
    in_play: Words = ()
    temples: Words = ()
    stored: Words = ()
    acts: int = 0
    slain: int = 0


@value
class Lent(Value):
    """An ability in force for a time.

    Attributes:
        ability: its name.
        until: what ends it: combat, turn or age.
        since: how many components of its owner were in play before it.
    """

    ability: str
    until: str
    since: int = 0


@value
class Standing(Value):
    """What holds for a player until the end of an Age or of a turn.

    Attributes:
        pillar: the Divine Pillar of this Age, "" before the pick.
        flipped: it lies face down, as it was activated.
        passed: takes no more turns in this Age.
        used: abilities that have run in this Age and can't again.
        used_in_turn: the same for the turn in progress.
        lasting: abilities in force for a time, in the order in which they came into force.
    """

    pillar: str = ""
    flipped: bool = False
    passed: bool = False
    used: Words = ()
    used_in_turn: Words = ()
    lasting: tuple[Lent, ...] = ()


@value
class Player(Value):
    """What one seat has; the Olympian first among the characters, then Heroes, allied Heroes and Prophets."""

    olympian: str
    goods: Goods
    holding: Holding
    crew: tuple[Character, ...]
    tokens: Tokens
    growth: Growth
    standing: Standing = Standing()


@value
class Tile(Value):
    """A Technology tile with the Player token on it."""

    id: str
    seat: Seat


@value
class Deck(Value):
    """A deck that all players share.

    Attributes:
        cards: face down, top card last.
        discard: face up.
        known: how many of the top cards each seat has seen, by seat.
    """

    cards: Cards
    discard: Cards = ()
    known: tuple[int, ...] = ()


@value
class Mark(Value):
    """A Player token on a space of the boards; `up` shows the Olympian, else the Forbidden side."""

    space: str
    seat: Seat
    up: bool


@value
class Quest(Value):
    """A face-up Quest; `acts` are the seats that completed its acts, in their order."""

    id: str
    acts: tuple[Seat, ...] = ()


@value
class Side(Value):
    """One side of a combat.

    Attributes:
        seat: whose it is, None for the game.
        character: who fights, "" for the game.
        zone: face-up cards from left to right; those drawn for the game.
        placed: the card face down in this round, if any.
        marker: continue or stop in this round, "" before it is set.
        kept: places of cards in the zone that go to hand at the end.
        voided: what counts for nothing: the part of a card, and the card's place in the zone, or the type of the cards
            that it is true of, "" for all.
    """

    seat: Seat | None
    character: str
    zone: Cards = ()
    placed: Cards = ()
    marker: str = ""
    kept: tuple[int, ...] = ()
    voided: tuple[tuple[str, int | str], ...] = ()


@value
class Boost(Value):
    """Force that an effect gave or took.

    Attributes:
        side: whose Force it changes, 0 for the Attacker, 1 for the Defender or the game.
        n: by how much.
        card: the side and the place in its zone of the card whose effect did it, None for other effects.
    """

    side: int
    n: int
    card: tuple[int, int] | None = None


@value
class Combat(Value):
    """The combat in progress.

    Attributes:
        cause: why it is fought.
        what: the City, Technology space, Quest or Hero of the Coliseum; the list of the step for an effect.
        attacker: the one who started it; against the game the player.
        defender: the other one, or the game.
        base: Base Force of the game's side.
        draw: Trained cards to be drawn for it, as its card says.
        elements: symbols that count on them.
        boosts: Force that effects gave.
        won: the side that has won, None while it goes on.
        event: what triggered the effect that brings it, if a reaction does.
    """

    cause: Cause
    what: str
    attacker: Side
    defender: Side
    base: int = 0
    draw: int = 0
    elements: Words = ()
    boosts: tuple[Boost, ...] = ()
    won: int | None = None
    event: Happening | None = None


@value
class World(Value):
    """The boards, less what changes all the time.

    Attributes:
        plans: Technology tiles on Olympus, in the order of the edition.
        workshop: spaces A, B and C.
        factory: spaces 1, 2 and 3.
        sites: Technology tiles in the Cities, by space in the order of the edition.
        omens: Combat cards under the Oracle with the seats that laid them.
        quests: the Quest spaces from left to right; None is empty.
        quest_deck: face down, top card last.
        trained: the deck of the Coliseum.
        premonitions: the deck of the Oracle.
        champions: Heroes still at the Coliseum.
        captives: Primordials at the Underworld, the top one last.
        hidden: Primordials that lie face down at the Oracle, the next one first.
        seers: for each of these, the seats that have looked at it.
        offerings: Divine Pillars with a Prayer cube on them.
        marks: Player tokens on spaces for characters.
        combat: the one in progress, if any.
        box: Technology tiles and Quests that left the game.
    """

    plans: Words
    workshop: tuple[Tile | None, ...]
    factory: tuple[Tile | None, ...]
    sites: tuple[Tile | None, ...]
    omens: tuple[tuple[CardId, Seat], ...]
    quests: tuple[Quest | None, ...]
    quest_deck: Cards
    trained: Deck
    premonitions: Deck
    champions: Words
    captives: Cards
    hidden: Cards
    seers: tuple[tuple[Seat, ...], ...]
    offerings: Words = ()
    marks: tuple[Mark, ...] = ()
    box: Words = ()
    combat: Combat | None = None


@value
class Turn(Value):
    """The turn in progress.

    Attributes:
        seat: whose it is, None outside turns.
        character: who was activated, "" before that.
        place: the Location or City where it was placed, "" before that and when it was defeated or went away.
        shares: it stands on a space that was occupied (The Kuneen).
        since: how much was in force for the player before it was activated: components in play and abilities lent.
    """

    seat: Seat | None = None
    character: str = ""
    place: str = ""
    shares: bool = False
    since: int = 0


@value
class Course(Value):
    """How far the game has come.

    Attributes:
        age: from 1.
        ending: "" while it goes on, then awakening, decree or points.
        winner: of an immediate win.
    """

    age: int = 1
    ending: str = ""
    winner: Seat | None = None


@value
class State(Value):
    """All there is to know at one moment.

    Attributes:
        rules: the component tables.
        players: by seat.
        track: the Greatness track, front first; None is an empty space.
        well: Prayers in the Well.
        world: the boards.
        turn: the turn in progress.
        course: how far the game has come.
        agenda: what is still to come, top last; empty when the game is over.
        rng: chance.
        events: of the last action.
    """

    rules: Rules = context()
    players: tuple[Player, ...]
    track: tuple[Seat | None, ...]
    well: int
    world: World
    turn: Turn
    course: Course
    agenda: tuple[Entry, ...]
    rng: Rng
    events: tuple[Event, ...] = field(default=(), eq=False)


following: Callable[[State, tuple[Entry, ...]], State] = replacer(State, "agenda")
"""Returns a state with another agenda."""
chosen: Callable[[State, tuple[Entry, ...], tuple[Event, ...]], State] = replacer(State, "agenda", "events")
"""Returns a state with another agenda and other events."""
seated: Callable[[State, tuple[Player, ...], tuple[Event, ...]], State] = replacer(State, "players", "events")
"""Returns a state with other players and other events."""
boarded: Callable[[State, World, tuple[Event, ...]], State] = replacer(State, "world", "events")
"""Returns a state with other boards and other events."""
told: Callable[[State, tuple[Event, ...]], State] = replacer(State, "events")
"""Returns a state with other events."""
played: Callable[[State, tuple[Player, ...], tuple[Entry, ...], tuple[Event, ...]], State]
played = replacer(State, "players", "agenda", "events")
"""Returns a state with other players, another agenda and other events."""
acted: Callable[[State, tuple[Player, ...], Turn, tuple[Entry, ...], tuple[Event, ...]], State]
acted = replacer(State, "players", "turn", "agenda", "events")
"""Returns a state with other players, another turn, another agenda and other events."""
turned: Callable[[State, Turn, tuple[Entry, ...]], State] = replacer(State, "turn", "agenda")
"""Returns a state with another turn and another agenda."""
turning: Callable[[State, Turn], State] = replacer(State, "turn")
"""Returns a state with another turn."""
tracked: Callable[[State, tuple[Seat | None, ...], tuple[Event, ...]], State] = replacer(State, "track", "events")
"""Returns a state with another Greatness track and other events."""
stocked: Callable[[Player, Goods], Player] = replacer(Player, "goods")
"""Returns a player with other goods."""
held: Callable[[Player, Holding], Player] = replacer(Player, "holding")
"""Returns a player with other cards."""
grown: Callable[[Player, Growth], Player] = replacer(Player, "growth")
"""Returns a player who has built up something else."""
stood: Callable[[Player, Standing], Player] = replacer(Player, "standing")
"""Returns a player for whom something else holds for a time."""
crewed: Callable[[Player, tuple[Character, ...]], Player] = replacer(Player, "crew")
"""Returns a player with other characters."""
readied: Callable[[Player, tuple[Character, ...], Tokens, Standing], Player]
readied = replacer(Player, "crew", "tokens", "standing")
"""Returns a player with other characters, other Location tokens and another standing."""
flipped: Callable[[Standing, bool], Standing] = replacer(Standing, "flipped")
"""Returns a standing with the Pillar face down or up."""
parted: Callable[[Holding, Cards, Exposed], Holding] = replacer(Holding, "hand", "exposed")
"""Returns cards with another hand, of which other cards are known."""
picked: Callable[[Standing, str, bool], Standing] = replacer(Standing, "pillar", "flipped")
"""Returns a standing with another Pillar, face down or up."""
passing: Callable[[Standing, bool], Standing] = replacer(Standing, "passed")
"""Returns a standing of a player who takes no more turns, or does."""
placed: Callable[[Character, str], Character] = replacer(Character, "place")
"""Returns a character at another place."""
tokened: Callable[[Character, str], Character] = replacer(Character, "token")
"""Returns a character with another Location token under it."""
